"""Hints: what a seat could do, how likely each action is to win, and why, from no more than the seat knows."""

from __future__ import annotations

from .hinting import Candidate, Hint, Reason, give_hint
from .wording import say_hint, spread

__all__ = ["Candidate", "Hint", "Reason", "give_hint", "say_hint", "spread"]
