"""Bots for Crooked Cash."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .characters import BuilderCrooked, MiserCrooked, TraderCrooked
from .easy import EasyCrooked
from .sharp import SharpCrooked
from .steady import SteadyCrooked

__all__ = [
    "BOTS",
    "CHARACTERS",
    "BuilderCrooked",
    "EasyCrooked",
    "MiserCrooked",
    "SharpCrooked",
    "SteadyCrooked",
    "TraderCrooked",
]

BOTS: Final[dict[str, type[Bot]]] = {"easy": EasyCrooked, "steady": SteadyCrooked, "sharp": SharpCrooked}

CHARACTERS: Final[dict[str, type[Bot]]] = {
    "builder": BuilderCrooked,
    "trader": TraderCrooked,
    "miser": MiserCrooked,
}
