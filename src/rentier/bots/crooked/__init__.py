"""Bots for Crooked Cash."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .sharp import SharpCrooked
from .steady import SteadyCrooked

__all__ = ["BOTS", "SharpCrooked", "SteadyCrooked"]

BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyCrooked, "sharp": SharpCrooked}
