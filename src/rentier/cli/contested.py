"""The result of an arena, printed as tables: the ratings, and who beats whom."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from rentier.sim.arena import Arena
from rentier.sim.intervals import wilson

from .figures import Figures


def print_arena(arena: Arena, figures: Figures, console: Console) -> None:
    """Print the ratings of an edition's bots and each one's share of the wins against each other one."""
    say = figures.book.say
    plan = arena.fights[0].plan
    heading = {
        "edition": arena.edition,
        "seats": arena.seats,
        "games": figures.whole(arena.done),
        "asked": figures.whole(arena.asked),
        "seed": plan.seed.hex().lstrip("0") or "0",
    }
    console.print(say("arena-heading", heading))
    if not arena.done:
        console.print(say("sim-stopped-early"))
        return
    console.print(_ratings(arena, figures))
    console.print(_shares(arena, figures))


def _ratings(arena: Arena, figures: Figures) -> Table:
    say = figures.book.say
    table = Table(title=say("arena-ratings"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column(say("sim-bot"), no_wrap=True)
    for key in ("arena-elo", "sim-bounds", "arena-thinking"):
        table.add_column(say(key), justify="right")
    thoughts = {it.name: it for it in arena.thoughts()}
    for rating in arena.ratings():
        bounds = say("arena-between", {"low": round(rating.low), "high": round(rating.high)})
        time = say("arena-ms", {"ms": figures.about(thoughts[rating.name].milliseconds)})
        table.add_row(rating.name, str(round(rating.elo)), bounds, time)
    return table


def _shares(arena: Arena, figures: Figures) -> Table:
    say = figures.book.say
    title = say("arena-shares", {"others": arena.seats - 1, "even": figures.percent(1 / arena.seats, 0)})
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for other in arena.bots:
        table.add_column(say("arena-against", {"bot": other}), justify="right")
    for name in arena.bots:
        table.add_row(name, *[_share(arena, name, other, figures) for other in arena.bots])
    return table


def _share(arena: Arena, name: str, other: str, figures: Figures) -> str:
    won, games = arena.share_against(name, other)
    if name == other or not games:
        return "–"
    share = wilson(float(won), games)
    return f"{figures.percent(share.value, 0)} ({figures.bounds(share, 0)})"
