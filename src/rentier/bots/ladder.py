"""The ladder: which bots can play an edition, from the simplest level to the strongest, and which characters."""

from __future__ import annotations

from typing import Final

from rentier.core.dice import Dice, read_seed
from rentier.core.errors import BadInput
from rentier.core.home import load_part, warn_of_part
from rentier.core.registry import find_edition

from .base import Bot
from .chance import RandomBot
from .search import Sharp

ANY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}
"""Bots that play every edition."""
USUAL: Final = "steady"
"""The level that people usually play against, and from which the characters differ."""
SURPRISE: Final = "surprise"
"""The name that draws one of an edition's characters."""
SHOWN_NAMES: Final[dict[str, str]] = {"careless": "random", "sensible": "steady"}
"""The names of levels that people see at a table, where they are others."""
OLDER_NAMES: Final[dict[str, str]] = {"steady-easy": "easy", "steady-strong": "sharp"}
"""The names of levels in older versions, which tables may have stored."""
MOST_PLAYOUTS: Final = 1_000_000

_by_module: Final[dict[str, dict[str, type[Bot]]]] = {}
"""The bots of the editions asked for so far, by the module that holds them."""
_characters_by_module: Final[dict[str, dict[str, type[Bot]]]] = {}


def level_names(edition: str) -> list[str]:
    """List the levels of an edition, from the simplest bot to the strongest."""
    return list({**ANY_GAME, **_bots_of(edition)})


def character_names(edition: str) -> list[str]:
    """List the characters of an edition: bots of the usual level, each with a passion of its own."""
    return list(_characters_of(edition))


def bot_names(edition: str) -> list[str]:
    """List the names of all bots that can play an edition: its levels, then its characters."""
    return [*level_names(edition), *character_names(edition)]


def usual_bot(edition: str) -> str:
    """Return the level that people usually play against, and that stands in for them."""
    levels = level_names(edition)
    return USUAL if USUAL in levels else levels[0]


def simpler_bots(name: str, edition: str) -> list[str]:
    """List the levels below a bot, the next simpler one first; below a character is the usual level."""
    levels = level_names(edition)
    below = levels[: levels.index(name) if name in levels else levels.index(usual_bot(edition)) + 1]
    below.reverse()
    return below


def read_bot(name: str, edition: str) -> str:
    """Return the name by which an edition knows a bot, also from an older one; refuse a bot that there is not."""
    known = bot_names(edition)
    if name in known:
        return name
    other = SHOWN_NAMES.get(name, OLDER_NAMES.get(name, ""))
    if other in known:
        return other
    if name == SURPRISE and character_names(edition):
        return name
    raise BadInput("unknown-bot", {"given": name[:80], "edition": edition, "known": known})


def draw_character(edition: str, seed: object) -> str:
    """Draw one of an edition's characters; one without any has its usual bot."""
    characters = character_names(edition)
    return characters[Dice(read_seed(seed)).below(len(characters))] if characters else usual_bot(edition)


def make_bot(name: str, edition: str, seed: object) -> Bot:
    """Return a bot that plays an edition; its own chance comes from the seed: a number, 64 hex digits or 32 bytes.

    A bot that searches may be named with a budget: `sharp:400` imagines at most 400 games for each choice.
    """
    own_seed = read_seed(seed)
    plain, separator, budget = name.partition(":")
    found = read_bot(plain, edition)
    if found == SURPRISE:
        found = draw_character(edition, own_seed)
    kind = _bots_of(edition).get(found) or _characters_of(edition).get(found) or ANY_GAME[found]
    bot = kind(own_seed)
    if separator:
        if not isinstance(bot, Sharp):
            raise BadInput("bot-no-budget", {"given": plain[:80]})
        bot.playouts = _read_budget(budget)
    return bot


def _read_budget(text: str) -> int:
    playouts = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_PLAYOUTS)) else 0
    if not 1 <= playouts <= MOST_PLAYOUTS:
        raise BadInput("bot-budget", {"given": text[:40], "most": MOST_PLAYOUTS})
    return playouts


def _bots_of(edition: str) -> dict[str, type[Bot]]:
    """Return the edition's own levels; each replaces a bot of the same name that plays every edition."""
    return _found(edition, "BOTS", _by_module, False)


def _characters_of(edition: str) -> dict[str, type[Bot]]:
    return _found(edition, "CHARACTERS", _characters_by_module, True)


def _found(
    edition: str, attribute: str, kept: dict[str, dict[str, type[Bot]]], is_optional: bool
) -> dict[str, type[Bot]]:
    try:
        module = find_edition(edition).home.bots
    except BadInput:
        return {}
    bots = kept.get(module)
    if bots is None:
        bots = kept[module] = _read_bots(edition, module, attribute, is_optional)
    return bots


def _read_bots(edition: str, module: str, attribute: str, is_optional: bool) -> dict[str, type[Bot]]:
    """Read the bots of an edition's module, which may be somebody else's: anything that is not a bot is left out."""
    bots: dict[str, type[Bot]] = {}
    brought = load_part(edition, "bots", module, attribute, is_optional)
    if brought is None:
        return bots
    if not isinstance(brought, dict):
        warn_of_part(edition, "bots", f"{module}: {attribute} is no dict")
        return bots
    for name, kind in brought.items():
        if isinstance(name, str) and isinstance(kind, type) and issubclass(kind, Bot):
            bots[name] = kind
        else:
            warn_of_part(edition, "bots", f"{module}: {name!r} is no name, or names no Bot")
    return bots
