"""Millionaire: 32 spaces, tokens that rise, Fortune cards face down; the first player with a million in cash wins."""

from .edition import EDITION

__all__ = ["EDITION"]
