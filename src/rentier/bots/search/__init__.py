"""One search for the bots of all editions: actions are tried in imagined worlds and compared with a steady choice."""

from __future__ import annotations

from .budget import Budget, Clock
from .chances import Chances, load_chances, steepened
from .judgement import Judgement, judgement_for
from .race import Race, Rival
from .searching import Sense, search, won_part
from .sharp import Sharp

__all__ = [
    "Budget",
    "Chances",
    "Clock",
    "Judgement",
    "Race",
    "Rival",
    "Sense",
    "Sharp",
    "judgement_for",
    "load_chances",
    "search",
    "steepened",
    "won_part",
]
