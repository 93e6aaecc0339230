"""Pig for Rentier: roll as often as you dare, and hold before a one loses it all."""

from .edition import EDITION

__all__ = ["EDITION"]
