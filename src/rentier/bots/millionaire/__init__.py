"""Bots that know Millionaire."""

from .steady import SteadyMillionaire

__all__ = ["SteadyMillionaire"]
