"""Bots for Knockout."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .characters import BuilderKnockout, MiserKnockout, RaiderKnockout
from .sharp import SharpKnockout
from .steady import EasyKnockout, SteadyKnockout
from .wild import RandomKnockout

__all__ = [
    "BOTS",
    "CHARACTERS",
    "BuilderKnockout",
    "EasyKnockout",
    "MiserKnockout",
    "RaiderKnockout",
    "RandomKnockout",
    "SharpKnockout",
    "SteadyKnockout",
]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomKnockout,
    "easy": EasyKnockout,
    "steady": SteadyKnockout,
    "sharp": SharpKnockout,
}

CHARACTERS: Final[dict[str, type[Bot]]] = {
    "builder": BuilderKnockout,
    "raider": RaiderKnockout,
    "miser": MiserKnockout,
}
