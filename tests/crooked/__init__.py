"""The rules of Crooked Cash, each shown from a position that is set up for it."""
