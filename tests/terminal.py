"""A person at the terminal: running commands, and typing lines at a table. Skips the tests if typer is missing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

pytest.importorskip("typer")

import typer
from typer.testing import CliRunner, Result

from rentier.bots import make_bot
from rentier.cli.app import app
from rentier.cli.clock import Clock
from rentier.cli.desks import find_desk
from rentier.cli.session import Session
from rentier.cli.voice import voice_for
from rentier.core.game import Game
from rentier.text import Teller

ENGLISH = {"LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "80", "NO_COLOR": None, "FORCE_COLOR": None}
NAMES = ("You", "Anna", "Ben", "Chloé", "David")
FIXED = "\u00a0"

Sit = Callable[..., str]
"""The fixture `sit` of cli/conftest.py: `sit_down` without its first two arguments."""


def run(*arguments: str, typed: str = "", charset: str = "utf-8", **env: str) -> Result:
    """Run a command in a terminal of 80 columns."""
    return CliRunner(charset=charset).invoke(app, list(arguments), input=typed, env={**ENGLISH, **env})


def flat(shown: str) -> str:
    """Return what was shown in one line, so that it does not matter where the terminal broke it."""
    return " ".join(shown.split())


def played(game: Game) -> list[str]:
    """List what the person did."""
    return [str(move.action) for move in game.moves() if move.seat == 0]


def sit_down(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: Game,
    *lines: str,
    lang: str = "en",
    record: Path | None = None,
    clock: Clock | None = None,
    columns: int = 80,
    names: Sequence[str] = NAMES,
) -> str:
    """Let a person type lines at seat 0 of a game and leave; return what was on the screen."""

    def type_lines() -> Iterator[str]:
        yield from lines
        raise EOFError

    typing = type_lines()
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typing))
    monkeypatch.setenv("COLUMNS", str(columns))
    edition, voice = game.edition.name, voice_for(lang)
    teller = Teller(voice.book, edition, names[: game.seats], 0, game.options.values)
    bots = {seat: make_bot("random", edition, bytes([seat] * 32)) for seat in range(1, game.seats)}
    capsys.readouterr()
    with contextlib.suppress(typer.Exit):
        Session(voice, teller, find_desk(game.edition)(voice, teller), game, 0, bots, "7", record, clock).run()
    return capsys.readouterr().out.replace(FIXED, " ")
