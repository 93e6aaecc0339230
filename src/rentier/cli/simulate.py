"""`rentier simulate`: many games between bots, with a bar to watch, and what they have in common."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rentier.sim import Report, make_plan
from rentier.sim import simulate as run_simulation
from rentier.sim.cluster import open_cluster

from . import heatmap
from .dialogue import STOPPED
from .figures import Figures
from .files import check_writable, write_whole
from .options import read_options
from .simulated import print_report
from .voice import Lang, Voice, voice_for


def simulate(
    edition: Annotated[str, typer.Argument(metavar="EDITION", help="cli-help-edition", show_default=False)] = "deal",
    games: Annotated[int, typer.Option("--games", help="sim-help-games", show_default=False)] = 1000,
    seats: Annotated[int, typer.Option("--seats", help="sim-help-seats", show_default=False)] = 2,
    bots: Annotated[str, typer.Option("--bots", help="sim-help-bots", show_default=False)] = "random",
    seed: Annotated[str | None, typer.Option("--seed", help="sim-help-seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option("--jobs", help="sim-help-jobs", show_default=False)] = 1,
    dask: Annotated[str | None, typer.Option("--dask", help="sim-help-dask", show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="cli-help-option", show_default=False)] = None,
    json: Annotated[Path | None, typer.Option("--json", help="sim-help-json", show_default=False)] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="sim-help-plot", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and report on them."""
    voice = voice_for(lang)
    options = read_options(option or [])
    if plot is not None:
        heatmap.check_plot(edition, plot)
    for file in (json, plot):
        if file is not None:
            check_writable(file)
    drawn = str(secrets.randbelow(1 << 32)) if seed is None else seed.strip()
    start = monotonic()
    report = _run(voice, edition, games, seats, bots, drawn, options, jobs, dask)
    seconds = monotonic() - start
    print_report(report, drawn, seconds, Figures(voice.book), voice.console)
    if json is not None:
        write_whole(json, report.to_json())
        voice.put(voice.say("sim-written", file=str(json)))
    if plot is not None and report.games:
        heatmap.draw(report, plot, voice.book)
        voice.put(voice.say("sim-plotted", file=str(plot)))
    if not report.is_complete:
        raise typer.Exit(STOPPED)


def _run(
    voice: Voice,
    edition: str,
    games: int,
    seats: int,
    bots: str,
    seed: str,
    options: dict[str, object],
    jobs: int,
    dask: str | None,
) -> Report:
    """Simulate with a progress bar, which only a terminal shows."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.say("sim-progress"), total=None)

        def show(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        if dask is None:
            return run_simulation(edition, games, seats, bots, seed, options, jobs, show)
        make_plan(edition, games, seats, bots, seed, options)
        with open_cluster(dask) as cluster:
            return run_simulation(edition, games, seats, bots, seed, options, 1, show, cluster)
