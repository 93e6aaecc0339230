"""The command line: its commands, and each game at the terminal."""
