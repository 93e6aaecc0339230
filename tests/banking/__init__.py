"""The rules of Banking, each shown from a position that is set up for it."""
