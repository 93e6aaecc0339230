"""Bots: players that choose for themselves, found by name and edition."""

from __future__ import annotations

from typing import Final

from rentier.core.dice import read_seed
from rentier.core.errors import BadInput
from rentier.core.home import load_part, warn_of_part
from rentier.core.registry import find_edition

from .base import Bot
from .chance import RandomBot
from .crooked import SharpCrooked, SteadyCrooked
from .deal import SharpDeal, SteadyDeal
from .knockout import RandomKnockout, SharpKnockout, SteadyEasyKnockout, SteadyKnockout, SteadyStrongKnockout
from .millionaire import SharpMillionaire, SteadyMillionaire
from .runner import count_uses, play_out
from .search import Sharp
from .track import SharpTrack, SteadyTrack

__all__ = [
    "Bot",
    "RandomBot",
    "RandomKnockout",
    "Sharp",
    "SharpCrooked",
    "SharpDeal",
    "SharpKnockout",
    "SharpMillionaire",
    "SharpTrack",
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

_by_module: Final[dict[str, dict[str, type[Bot]]]] = {}
"""The bots of the editions asked for so far, by the module that holds them."""


def bot_names(edition: str) -> list[str]:
    """List the names of the bots that can play an edition."""
    return list({**ANY_GAME, **_bots_of(edition)})


def make_bot(name: str, edition: str, seed: object) -> Bot:
    """Return a bot that plays an edition; its own chance comes from the seed: a number, 64 hex digits or 32 bytes."""
    kind = _bots_of(edition).get(name) or ANY_GAME.get(name)
    if kind is None:
        raise BadInput("unknown-bot", {"given": name[:80], "edition": edition, "known": bot_names(edition)})
    return kind(read_seed(seed))


def _bots_of(edition: str) -> dict[str, type[Bot]]:
    """Return the edition's own bots; each replaces a bot of the same name that plays every edition."""
    try:
        module = find_edition(edition).home.bots
    except BadInput:
        return {}
    bots = _by_module.get(module)
    if bots is None:
        bots = _by_module[module] = _read_bots(edition, module)
    return bots


def _read_bots(edition: str, module: str) -> dict[str, type[Bot]]:
    """Read the `BOTS` of an edition's module, which may be somebody else's: anything that is not a bot is left out."""
    bots: dict[str, type[Bot]] = {}
    brought = load_part(edition, "bots", module, "BOTS")
    if brought is None:
        return bots
    if not isinstance(brought, dict):
        warn_of_part(edition, "bots", f"{module}: BOTS is no dict")
        return bots
    for name, kind in brought.items():
        if isinstance(name, str) and isinstance(kind, type) and issubclass(kind, Bot):
            bots[name] = kind
        else:
            warn_of_part(edition, "bots", f"{module}: {name!r} is no name, or names no Bot")
    return bots
