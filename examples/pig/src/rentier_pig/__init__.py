"""Pig for Rentier: roll as often as you dare, hold before a one takes it all."""

from .edition import EDITION

__all__ = ["EDITION"]
