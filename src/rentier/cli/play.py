"""`rentier play`: a person at one seat, bots at the others."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

import rentier
from rentier.bots import Bot, bot_names, make_bot
from rentier.core.dice import derive_seed, read_seed
from rentier.core.registry import Edition, find_edition
from rentier.sim.plan import seat_bots
from rentier.text import Teller

from .clock import Clock
from .desks import find_desk
from .options import read_options
from .session import Session, check_new
from .voice import Lang, clean, voice_for

NAMES: Final = ("Anna", "Ben", "Chloé", "David", "Emma", "Farid", "Grace", "Hugo", "Iris", "Jonas")
PERSON: Final = 0
USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 12


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
    players = _seat_bots(found, bots, count, key)
    if record is not None:
        check_new(record)
    game = rentier.new(found.name, count, key, read_options(option or []))
    person = clean(name or "").strip()[:LONGEST_NAME] or voice.say("cli-you")
    names = [person, *[other for other in NAMES if other.casefold() != person.casefold()][: count - 1]]
    teller = Teller(voice.book, found.name, names, PERSON, game.options.values)
    desk = find_desk(found)(voice, teller)
    minutes = game.time_limit()
    clock = None if minutes is None else Clock(minutes)
    Session(voice, teller, desk, game, PERSON, players, shown_seed, record, clock).run()


def _seat_bots(edition: Edition, asked: str | None, seats: int, seed: bytes) -> dict[int, Bot]:
    """Give every other seat its bot, with a seed of its own."""
    usual = "steady" if "steady" in bot_names(edition.name) else "random"
    others = [seat for seat in range(seats) if seat != PERSON]
    chosen = seat_bots(asked or usual, len(others))
    return {
        seat: make_bot(bot, edition.name, derive_seed(seed, "bot", seat))
        for seat, bot in zip(others, chosen, strict=True)
    }
