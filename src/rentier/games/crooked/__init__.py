"""Crooked Cash: notes and Chance cards, some of them fake, and a decoder that tells which."""

from .edition import EDITION

__all__ = ["EDITION"]
