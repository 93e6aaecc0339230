"""Bots for Knockout."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .sharp import SharpKnockout
from .steady import SteadyEasyKnockout, SteadyKnockout, SteadyStrongKnockout
from .wild import RandomKnockout

__all__ = ["BOTS", "RandomKnockout", "SharpKnockout", "SteadyEasyKnockout", "SteadyKnockout", "SteadyStrongKnockout"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomKnockout,
    "steady-easy": SteadyEasyKnockout,
    "steady": SteadyKnockout,
    "steady-strong": SteadyStrongKnockout,
    "sharp": SharpKnockout,
}
