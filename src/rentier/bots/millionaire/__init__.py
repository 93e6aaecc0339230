"""Bots that know Millionaire."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .sharp import SharpMillionaire
from .steady import SteadyMillionaire

__all__ = ["BOTS", "SharpMillionaire", "SteadyMillionaire"]

BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyMillionaire, "sharp": SharpMillionaire}
