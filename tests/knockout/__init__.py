"""The rules of Knockout, each shown from a position that is set up for it."""
