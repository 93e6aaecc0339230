"""What the terminal shows of each game, and how a person says there what to do."""
