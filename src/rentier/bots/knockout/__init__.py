"""Bots for Knockout."""

from .steady import SteadyEasyKnockout, SteadyKnockout, SteadyStrongKnockout
from .wild import RandomKnockout

__all__ = ["RandomKnockout", "SteadyEasyKnockout", "SteadyKnockout", "SteadyStrongKnockout"]
