"""Bots that know Millionaire."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .steady import SteadyMillionaire

__all__ = ["BOTS", "SteadyMillionaire"]

BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyMillionaire}
