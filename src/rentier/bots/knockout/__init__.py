"""Bots for Knockout."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .steady import SteadyEasyKnockout, SteadyKnockout, SteadyStrongKnockout
from .wild import RandomKnockout

__all__ = ["BOTS", "RandomKnockout", "SteadyEasyKnockout", "SteadyKnockout", "SteadyStrongKnockout"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomKnockout,
    "steady-easy": SteadyEasyKnockout,
    "steady": SteadyKnockout,
    "steady-strong": SteadyStrongKnockout,
}
