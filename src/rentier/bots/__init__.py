"""Bots: players that choose by themselves, by name and edition."""

from __future__ import annotations

from typing import Final

from rentier.core.dice import read_seed
from rentier.core.errors import BadInput

from .base import Bot
from .chance import RandomBot
from .crooked import SteadyCrooked
from .deal import SteadyDeal
from .knockout import RandomKnockout, SteadyEasyKnockout, SteadyKnockout, SteadyStrongKnockout
from .millionaire import SteadyMillionaire
from .runner import count_uses, play_out
from .track import SteadyTrack

__all__ = [
    "Bot",
    "RandomBot",
    "RandomKnockout",
    "SteadyCrooked",
    "SteadyDeal",
    "SteadyEasyKnockout",
    "SteadyKnockout",
    "SteadyMillionaire",
    "SteadyStrongKnockout",
    "SteadyTrack",
    "bot_names",
    "count_uses",
    "make_bot",
    "play_out",
]

ANY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}
"""Bots that play every edition."""

BY_EDITION: Final[dict[str, dict[str, type[Bot]]]] = {
    "deal": {"steady": SteadyDeal},
    "banking": {"steady": SteadyTrack},
    "crooked": {"steady": SteadyCrooked},
    "millionaire": {"steady": SteadyMillionaire},
    "knockout": {
        "random": RandomKnockout,
        "steady-easy": SteadyEasyKnockout,
        "steady": SteadyKnockout,
        "steady-strong": SteadyStrongKnockout,
    },
}
"""Bots that know one edition; they take the place of one of the same name that plays every edition."""


def bot_names(edition: str) -> list[str]:
    """List the names of the bots that can play an edition."""
    return list({**ANY_GAME, **BY_EDITION.get(edition, {})})


def make_bot(name: str, edition: str, seed: object) -> Bot:
    """Return a bot that plays an edition, with chance of its own from the seed: a number, 64 hex digits or 32 bytes."""
    kind = BY_EDITION.get(edition, {}).get(name) or ANY_GAME.get(name)
    if kind is None:
        raise BadInput("unknown-bot", {"given": name[:80], "edition": edition, "known": bot_names(edition)})
    return kind(read_seed(seed))
