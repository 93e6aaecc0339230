"""Bots that know the games on a track; those listed here play Banking."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .careless import CarelessTrack
from .characters import BuilderTrack, MiserTrack, TraderTrack
from .easy import EasyTrack
from .sharp import SharpTrack
from .steady import SteadyTrack

__all__ = [
    "BOTS",
    "CHARACTERS",
    "BuilderTrack",
    "CarelessTrack",
    "EasyTrack",
    "MiserTrack",
    "SharpTrack",
    "SteadyTrack",
    "TraderTrack",
]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": CarelessTrack,
    "easy": EasyTrack,
    "steady": SteadyTrack,
    "sharp": SharpTrack,
}

CHARACTERS: Final[dict[str, type[Bot]]] = {
    "builder": BuilderTrack,
    "trader": TraderTrack,
    "miser": MiserTrack,
}
