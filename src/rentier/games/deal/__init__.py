"""Deal: cards; three full sets of different colours win."""

from .edition import EDITION

__all__ = ["EDITION"]
