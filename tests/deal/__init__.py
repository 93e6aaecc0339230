"""The rules of Deal, each shown from a position that is set up for it."""
