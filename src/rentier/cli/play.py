"""`rentier play`: a person at one seat, bots at the others."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer

import rentier
from rentier.bots import SURPRISE, Bot, Sharp, draw_character, make_bot, usual_bot
from rentier.bots.ladder import OLDER_NAMES, SHOWN_NAMES
from rentier.core.dice import derive_seed, read_seed
from rentier.core.registry import Edition, find_edition
from rentier.sim.plan import seat_bots
from rentier.text import Teller

from .clock import Clock
from .desks import find_desk
from .options import read_options
from .session import Session, check_new
from .voice import Lang, Voice, clean, voice_for

NAMES: Final = ("Anna", "Ben", "Chloé", "David", "Emma", "Farid", "Grace", "Hugo", "Iris", "Jonas")
PERSON: Final = 0
USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 12
LONGEST_SEARCH: Final = 1.2
"""How many seconds a bot that searches may take."""


def play(
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="cli-help-edition", show_default=False)] = "deal",
    seats: Annotated[int | None, typer.Option("--seats", help="cli-help-seats", show_default=False)] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-help-seed", show_default=False)] = None,
    bots: Annotated[str | None, typer.Option("--bots", help="cli-help-bots", show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="cli-help-option", show_default=False)] = None,
    record: Annotated[Path | None, typer.Option("--record", help="cli-help-record", show_default=False)] = None,
    name: Annotated[str | None, typer.Option("--name", help="cli-help-name", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Seat everybody and play to the end."""
    voice = voice_for(lang)
    found = find_edition(edition)
    count = found.check_seats(min(max(USUAL_SEATS, found.fewest), found.most) if seats is None else seats)
    shown_seed = str(secrets.randbelow(10**9)) if seed is None else seed.strip()
    key = read_seed(shown_seed)
    levels = _levels_of(found, bots, count, key)
    players = {seat: _seat_bot(level, found, derive_seed(key, "bot", seat)) for seat, level in levels.items()}
    if record is not None:
        check_new(record)
    game = rentier.new(found.name, count, key, read_options(option or []))
    person = clean(name or "").strip()[:LONGEST_NAME] or voice.say("cli-you")
    names = [person, *[other for other in NAMES if other.casefold() != person.casefold()][: count - 1]]
    if bots is not None:
        _introduce(voice, names, levels)
    teller = Teller(voice.book, found.name, names, PERSON, game.options.values)
    desk = find_desk(found)(voice, teller)
    minutes = game.time_limit()
    clock = None if minutes is None else Clock(minutes)
    Session(voice, teller, desk, game, PERSON, players, shown_seed, record, clock).run()


def _levels_of(edition: Edition, asked: str | None, seats: int, seed: bytes) -> dict[int, str]:
    """Return the bot for every other seat; for a surprise, the character that is drawn from its seed."""
    others = [seat for seat in range(seats) if seat != PERSON]
    chosen = seat_bots(asked or usual_bot(edition.name), len(others))
    return {
        seat: draw_character(edition.name, derive_seed(seed, "bot", seat)) if bot == SURPRISE else bot
        for seat, bot in zip(others, chosen, strict=True)
    }


def _seat_bot(level: str, edition: Edition, seed: bytes) -> Bot:
    """Make a bot that keeps nobody waiting for long."""
    bot = make_bot(level, edition.name, seed)
    if isinstance(bot, Sharp):
        bot.clock, bot.seconds = monotonic, LONGEST_SEARCH
    return bot


def _introduce(voice: Voice, names: list[str], levels: dict[int, str]) -> None:
    """Say who plays and how, where there are words for it."""
    for seat, bot in levels.items():
        level = SHOWN_NAMES.get(bot, bot).partition(":")[0]
        key = f"web-level-{OLDER_NAMES.get(level, level)}"
        if key in voice.book:
            does = voice.say(f"{key}-does")
            voice.put(voice.say("cli-bot", name=names[seat], level=voice.say(key), does=does))
