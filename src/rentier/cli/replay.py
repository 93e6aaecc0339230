"""`rentier replay`: a recorded game told in sentences, with everything open."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import rentier
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.text import Teller, see_all

from .desks.desk import HEADINGS
from .files import read_record
from .voice import QUIET, Lang, Voice, voice_for


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file", show_default=False)],
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    lang: Lang = None,
) -> None:
    """Check the whole record, then tell it from the beginning."""
    voice = voice_for(lang)
    record = read_record(file)
    end = rentier.replay(record)
    names = [voice.say("player-number", number=seat + 1) for seat in range(end.seats)]
    teller = Teller(voice.book, end.edition.name, names, options=end.options.values)
    count = len(end.moves())
    voice.put(voice.say("cli-replay-heading", edition=end.edition.name, seats=end.seats, actions=count), "bold")

    def watch(game: Game, number: int) -> None:
        _tell(voice, teller, (game.events or []) if number else game.opening, game.seats)
        if step and number < count:
            _wait(voice, number, count)

    rentier.replay(record, watch)
    if not end.over:
        voice.put(voice.say("cli-replay-unfinished"))


def _tell(voice: Voice, teller: Teller, events: Sequence[Event], seats: int) -> None:
    for event in events:
        heading = event.kind in HEADINGS
        voice.put(teller.event(see_all(event, range(seats))), "bold" if heading else "", 0 if heading else 2)


def _wait(voice: Voice, number: int, count: int) -> None:
    """Wait for Enter; at the end of the input the rest is not told."""
    voice.console.print(voice.say("cli-replay-step", number=number, count=count), style=QUIET, end=" ")
    try:
        input()
    except EOFError:
        voice.put()
        raise typer.Exit from None
    if not sys.stdin.isatty():
        voice.put()
