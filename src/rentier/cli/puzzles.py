"""`rentier puzzles make` and `check`: find positions in games of bots with one clearly best action, and test them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from rentier.core.dice import read_seed
from rentier.core.errors import BadInput
from rentier.puzzles import Puzzle, check_again, find_puzzles
from rentier.puzzles.finding import MOST_GAMES
from rentier.puzzles.puzzle import puzzles_from, write_puzzles

from .files import check_writable, read_record, write_whole
from .voice import Lang, voice_for


def puzzles() -> None:
    """Hold the commands about puzzles."""


def make(
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="cli-help-edition", show_default=False)],
    out: Annotated[Path, typer.Option("--out", help="puzzles-help-out", show_default=False)],
    count: Annotated[int, typer.Option("--count", help="puzzles-help-count", show_default=False)] = 40,
    seed: Annotated[str, typer.Option("--seed", help="puzzles-help-seed", show_default=False)] = "0",
    games: Annotated[int, typer.Option("--games", help="puzzles-help-games", show_default=False)] = MOST_GAMES,
    jobs: Annotated[int, typer.Option("--jobs", help="sim-help-jobs", show_default=False)] = 1,
    add: Annotated[bool, typer.Option("--add", help="puzzles-help-add", show_default=False)] = False,
    lang: Lang = None,
) -> None:
    """Find puzzles, and write each at once, so that a search that is stopped has not been in vain."""
    voice = voice_for(lang)
    known = read_known(out) if add else ()
    check_writable(out)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=count)
        written = len(known)

        def show(found: list[Puzzle], games: int) -> None:
            nonlocal written
            if len(found) > written:
                written = len(found)
                write_whole(out, write_puzzles(found))
            bar.update(task, completed=written, description=voice.say("puzzles-progress", games=games))

        find_puzzles(edition, count, seed=seed.strip(), games=games, jobs=jobs, known=known, progress=show)
    if not written:
        voice.put(voice.say("puzzles-nothing", games=games))
        return
    voice.put(voice.say("puzzles-written", count=written, file=str(out)))


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="puzzles-help-file", show_default=False)],
    seed: Annotated[str, typer.Option("--seed", help="puzzles-help-check-seed", show_default=False)] = "0",
    lang: Lang = None,
) -> None:
    """Check the puzzles of a file again, and keep those that stand the proof, with their reasons told anew."""
    voice = voice_for(lang)
    known = read_file(file)
    check_writable(file)
    own = read_seed(seed.strip())
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    kept: list[Puzzle] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        for puzzle in bar.track(known):
            again = check_again(puzzle, own)
            if again is not None:
                kept.append(again)
    write_whole(file, write_puzzles(kept))
    voice.put(voice.say("puzzles-checked", kept=len(kept), count=len(known), file=str(file)))


def read_known(file: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles that a file has already; one that is not there yet has none."""
    return read_file(file) if file.exists() else ()


def read_file(file: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file."""
    try:
        return puzzles_from(read_record(file))
    except ValueError as failure:
        raise BadInput("puzzles-bad-file", {"file": str(file), "why": str(failure)}) from None
