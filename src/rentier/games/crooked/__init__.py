"""Crooked Cash: notes and Chance cards of which some are fake, and a decoder that tells."""

from .edition import EDITION

__all__ = ["EDITION"]
