"""`rentier bench`: the speed of the engine on this machine."""

from __future__ import annotations

from time import process_time
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from rentier.core import compiled
from rentier.sim.measure import measure

from .figures import Figures
from .voice import Lang, voice_for


def bench(
    seconds: Annotated[float, typer.Option("--seconds", help="bench-help-seconds", show_default=False)] = 2.0,
    lang: Lang = None,
) -> None:
    """Measure how fast the engine plays here."""
    voice = voice_for(lang)
    say, figures = voice.say, Figures(voice.book)
    console = Console(stderr=True)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("bench-what"))
    table.add_column(say("bench-figure"), justify="right")
    table.add_column(say("bench-each"), justify="right")
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task(say("bench-progress"), total=None)
        for figure in measure("deal", seconds, process_time):
            rate = figure.value if figure.is_rate else 1e6 / figure.value
            cells = (figures.about(rate), figures.about(1e6 / rate))
            table.add_row(say(f"bench-{figure.name}"), *cells)
    voice.put(say("bench-compiled" if compiled() else "bench-interpreted"))
    voice.put(table)
