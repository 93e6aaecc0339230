"""Bots that know Deal."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .careless import CarelessDeal
from .characters import BuilderDeal, MiserDeal, RaiderDeal
from .easy import EasyDeal
from .sharp import SharpDeal
from .steady import SteadyDeal

__all__ = [
    "BOTS",
    "CHARACTERS",
    "BuilderDeal",
    "CarelessDeal",
    "EasyDeal",
    "MiserDeal",
    "RaiderDeal",
    "SharpDeal",
    "SteadyDeal",
]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": CarelessDeal,
    "easy": EasyDeal,
    "steady": SteadyDeal,
    "sharp": SharpDeal,
}

CHARACTERS: Final[dict[str, type[Bot]]] = {
    "builder": BuilderDeal,
    "raider": RaiderDeal,
    "miser": MiserDeal,
}
