"""Bots that know Millionaire."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .characters import BuilderMillionaire, MiserMillionaire, TraderMillionaire
from .easy import EasyMillionaire
from .sharp import SharpMillionaire
from .steady import SteadyMillionaire

__all__ = [
    "BOTS",
    "CHARACTERS",
    "BuilderMillionaire",
    "EasyMillionaire",
    "MiserMillionaire",
    "SharpMillionaire",
    "SteadyMillionaire",
    "TraderMillionaire",
]

BOTS: Final[dict[str, type[Bot]]] = {"easy": EasyMillionaire, "steady": SteadyMillionaire, "sharp": SharpMillionaire}

CHARACTERS: Final[dict[str, type[Bot]]] = {
    "builder": BuilderMillionaire,
    "trader": TraderMillionaire,
    "miser": MiserMillionaire,
}
