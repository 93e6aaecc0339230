"""Bots: players that choose by themselves, by name and edition."""

from __future__ import annotations

from typing import Final

from rentier.core.errors import BadInput

from .base import Bot
from .chance import RandomBot
from .deal import SteadyDeal
from .runner import count_uses, play_out
from .track import SteadyTrack

__all__ = ["Bot", "RandomBot", "SteadyDeal", "SteadyTrack", "bot_names", "count_uses", "make_bot", "play_out"]

ANY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}
"""Bots that play every edition."""

BY_EDITION: Final[dict[str, dict[str, type[Bot]]]] = {
    "deal": {"steady": SteadyDeal},
    "banking": {"steady": SteadyTrack},
}
"""Bots that know one edition."""


def bot_names(edition: str) -> list[str]:
    """Lists the bots that can play an edition."""
    return [*ANY_GAME, *BY_EDITION.get(edition, {})]


def make_bot(name: str, edition: str, seed: bytes) -> Bot:
    """Makes a bot for an edition, with its own chance from the seed."""
    kind = ANY_GAME.get(name) or BY_EDITION.get(edition, {}).get(name)
    if kind is None:
        raise BadInput("unknown-bot", {"given": name[:80], "edition": edition, "known": bot_names(edition)})
    return kind(seed)
