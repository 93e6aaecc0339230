"""`rentier arena`: every bot against every other, with ratings, and a file from which it goes on."""

from __future__ import annotations

import json as json_text
import secrets
from contextlib import nullcontext
from pathlib import Path
from time import monotonic, process_time
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rentier.bots import level_names
from rentier.core.errors import BadInput
from rentier.core.registry import editions as all_editions
from rentier.core.registry import find_edition
from rentier.sim.arena import Arena, play_arena
from rentier.sim.cluster import open_cluster

from .contested import print_arena
from .dialogue import STOPPED
from .figures import Figures
from .files import check_writable, read_record, write_whole
from .options import read_options
from .ranks import check_picture, draw_ratings
from .voice import Lang, Voice, voice_for

KEEP_SECONDS: Final = 2.0
"""How often what has been played is written at most."""


def arena(
    edition: Annotated[
        list[str] | None, typer.Argument(metavar="[EDITION]...", help="arena-help-edition", show_default=False)
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", help="arena-help-bots", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", help="arena-help-games", show_default=False)] = 40,
    seats: Annotated[int, typer.Option("--seats", help="sim-help-seats", show_default=False)] = 2,
    seed: Annotated[str | None, typer.Option("--seed", help="sim-help-seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option("--jobs", help="sim-help-jobs", show_default=False)] = 1,
    dask: Annotated[str | None, typer.Option("--dask", help="sim-help-dask", show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="cli-help-option", show_default=False)] = None,
    json: Annotated[Path | None, typer.Option("--json", help="arena-help-json", show_default=False)] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="arena-help-plot", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Let bots meet, and rate them."""
    voice = voice_for(lang)
    if plot is not None:
        check_picture(plot)
        check_writable(plot)
    stored = _read_state(json)
    drawn = _seed_of(stored, seed)
    names = [find_edition(name).name for name in edition or [it.name for it in all_editions()]]
    options = read_options(option or [])
    arenas = [
        Arena(name, bots.split(",") if bots is not None else level_names(name), games, seats, drawn, options)
        for name in dict.fromkeys(names)
    ]
    for one in arenas:
        if one.edition in stored:
            one.resume(stored[one.edition])
    keeper = Keeper(json, arenas, stored)
    is_complete = _play(voice, arenas, jobs, dask, keeper)
    figures = Figures(voice.book)
    for one in arenas:
        print_arena(one, figures, voice.console)
    if json is not None:
        keeper.write()
        voice.put(voice.say("arena-written", file=str(json)))
    if plot is not None and all(one.done for one in arenas):
        draw_ratings(arenas, plot, voice.book)
        voice.put(voice.say("sim-plotted", file=str(plot)))
    if not is_complete:
        voice.put(voice.say("arena-stopped" if json is None else "arena-stopped-kept"))
        raise typer.Exit(STOPPED)


class Keeper:
    """Writes what has been played, whole and not too often, so that it can go on from there after any end."""

    def __init__(self, path: Path | None, arenas: list[Arena], stored: dict[str, object]) -> None:
        self._path: Final = path
        self._arenas: Final = arenas
        self._stored: Final = stored
        self._written = monotonic()

    def keep(self) -> None:
        """Write it, unless that was done a moment ago."""
        if self._path is not None and monotonic() - self._written >= KEEP_SECONDS:
            self.write()
            self._written = monotonic()

    def write(self) -> None:
        """Write it; editions that were played before and not now stay as they were."""
        assert self._path is not None
        whole = {**self._stored, **{one.edition: one.to_dict() for one in self._arenas}}
        write_whole(self._path, json_text.dumps(whole, indent=1) + "\n")


def _read_state(path: Path | None) -> dict[str, object]:
    """Read what was played before, if there is such a file."""
    if path is None:
        return {}
    check_writable(path)
    if not path.exists() or not path.stat().st_size:
        return {}
    stored = read_record(path)
    if not isinstance(stored, dict):
        raise BadInput("arena-state-unknown")
    return stored


def _seed_of(stored: dict[str, object], given: str | None) -> str:
    """Return the seed: the given one, that of what was played before, or a new one."""
    if given is not None:
        return given.strip()
    for one in stored.values():
        if isinstance(one, dict) and isinstance(one.get("seed"), str):
            return str(one["seed"])
    return str(secrets.randbelow(1 << 32))


def _play(voice: Voice, arenas: list[Arena], jobs: int, dask: str | None, keeper: Keeper) -> bool:
    """Play what is missing with a progress bar, which only a terminal shows; return whether everything was played."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        nullcontext() if dask is None else open_cluster(dask) as cluster,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(voice.say("sim-progress"), total=sum(one.asked for one in arenas))

        def keep() -> None:
            bar.update(task, completed=sum(one.done for one in arenas))
            keeper.keep()

        return all(play_arena(one, process_time, jobs, keep, cluster) for one in arenas)
