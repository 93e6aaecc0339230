"""Knockout: tokens slid over a board; four a round each, as many rounds as players, the most cash wins."""

from .edition import EDITION

__all__ = ["EDITION"]
