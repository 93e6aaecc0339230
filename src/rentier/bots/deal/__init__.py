"""Bots that know Deal."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .sharp import SharpDeal
from .steady import SteadyDeal

__all__ = ["BOTS", "SharpDeal", "SteadyDeal"]

BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyDeal, "sharp": SharpDeal}
