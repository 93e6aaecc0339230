"""`rentier puzzles make`: find positions in games of bots in which one action is clearly the best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from rentier.puzzles import Puzzle, find_puzzles
from rentier.puzzles.finding import MOST_GAMES
from rentier.puzzles.puzzle import write_puzzles

from .files import check_writable, write_whole
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
    lang: Lang = None,
) -> None:
    """Find puzzles, and write each at once, so that a search that is stopped has not been in vain."""
    voice = voice_for(lang)
    check_writable(out)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=count)
        written = 0

        def show(found: list[Puzzle], games: int) -> None:
            nonlocal written
            if len(found) > written:
                written = len(found)
                write_whole(out, write_puzzles(found))
            bar.update(task, completed=written, description=voice.say("puzzles-progress", games=games))

        find_puzzles(edition, count, seed=seed.strip(), games=games, jobs=jobs, progress=show)
    if not written:
        voice.put(voice.say("puzzles-nothing", games=games))
        return
    voice.put(voice.say("puzzles-written", count=written, file=str(out)))
