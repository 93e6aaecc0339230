"""`rentier analyse`: everybody's chances in a recorded game, what was luck, and the costliest mistakes."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rentier.analysis import Analysis, draw_page
from rentier.analysis import analyse as run_analysis
from rentier.analysis.analysis import WORLDS
from rentier.analysis.page import HEADS, chance_of, percent_of, points_of, say_mistake, say_title
from rentier.text import Teller

from .files import check_writable, read_record, write_whole
from .voice import QUIET, Lang, Voice, voice_for


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file", show_default=False)],
    html: Annotated[Path | None, typer.Option("--html", help="analysis-help-html", show_default=False)] = None,
    json: Annotated[Path | None, typer.Option("--json", help="sim-help-json", show_default=False)] = None,
    worlds: Annotated[int, typer.Option("--worlds", help="analysis-help-worlds", show_default=False)] = WORLDS,
    seed: Annotated[str, typer.Option("--seed", help="sim-help-seed", show_default=False)] = "0",
    jobs: Annotated[int, typer.Option("--jobs", help="sim-help-jobs", show_default=False)] = 1,
    lang: Lang = None,
) -> None:
    """Analyse a recorded game, and print or write what was found."""
    voice = voice_for(lang)
    for target in (html, json):
        if target is not None:
            check_writable(target)
    analysis = _run(voice, read_record(file), worlds, seed.strip(), jobs)
    names = [voice.say("player-number", number=seat + 1) for seat in range(analysis.seats)]
    teller = Teller(voice.book, analysis.edition, names)
    _show(voice, analysis, teller)
    if html is not None:
        write_whole(html, draw_page(analysis, teller))
        voice.put(voice.say("sim-written", file=str(html)))
    if json is not None:
        write_whole(json, json_format.dumps(analysis.to_dict(), ensure_ascii=False) + "\n")
        voice.put(voice.say("sim-written", file=str(json)))


def _run(voice: Voice, record: object, worlds: int, seed: str, jobs: int) -> Analysis:
    """Analyse with a progress bar, which only a terminal shows."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.say("analysis-progress"), total=None)

        def show(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return run_analysis(record, worlds=worlds, seed=seed, jobs=jobs, progress=show)


def _show(voice: Voice, analysis: Analysis, teller: Teller) -> None:
    voice.put(say_title(analysis, teller), "bold")
    table = Table(box=None)
    for name in HEADS:
        table.add_column(voice.say(f"analysis-{name}"), justify="left" if name == "player" else "right")
    for seat in range(analysis.seats):
        account = analysis.account(seat)
        start, end = chance_of(account.start, teller), percent_of(account.end, teller)
        table.add_row(teller.person(seat), start, points_of(account.luck), points_of(account.decisions), end)
    voice.put(table)
    mistakes = analysis.mistakes()
    voice.put(voice.say("analysis-mistakes" if mistakes else "analysis-no-mistakes"), "bold" if mistakes else "")
    for step in mistakes:
        voice.put(say_mistake(analysis, step, teller), indent=2)
    voice.put(voice.say("analysis-about"), QUIET)
