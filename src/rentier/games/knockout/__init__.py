"""Knockout: tokens slid over a board; four each per round, as many rounds as players, the most cash wins."""

from .edition import EDITION

__all__ = ["EDITION"]
