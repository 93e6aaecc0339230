"""`rentier score`: scoring the rounds of Knockout on a real board, step by step."""

from .command import score

__all__ = ["score"]
