"""Bots for Crooked Cash."""

from .steady import SteadyCrooked

__all__ = ["SteadyCrooked"]
