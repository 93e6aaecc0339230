"""Bots that know Deal."""

from .steady import SteadyDeal

__all__ = ["SteadyDeal"]
