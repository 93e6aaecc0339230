"""The bots: honest, legal and steady."""
