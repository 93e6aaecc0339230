"""Bots for Knockout."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .characters import BuilderKnockout, MiserKnockout, RaiderKnockout
from .steady import EasyKnockout, SteadyKnockout, SteadyStrongKnockout
from .wild import RandomKnockout

__all__ = [
    "BOTS",
    "CHARACTERS",
    "BuilderKnockout",
    "EasyKnockout",
    "MiserKnockout",
    "RaiderKnockout",
    "RandomKnockout",
    "SteadyKnockout",
    "SteadyStrongKnockout",
]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomKnockout,
    "easy": EasyKnockout,
    "steady": SteadyKnockout,
    "sharp": SteadyStrongKnockout,
}

CHARACTERS: Final[dict[str, type[Bot]]] = {
    "builder": BuilderKnockout,
    "raider": RaiderKnockout,
    "miser": MiserKnockout,
}
