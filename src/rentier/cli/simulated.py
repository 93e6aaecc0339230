"""The report of a simulation, printed as tables."""

from __future__ import annotations

import re
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from rentier.core.registry import find_edition
from rentier.sim import Report
from rentier.sim.outcome import UNFINISHED
from rentier.sim.report import CardUse, Wins
from rentier.sim.series import MOST_DECISIONS

from .figures import Figures

MOST_CARDS: Final = 10
MOST_CLOSING: Final = 3
COLUMN: Final = re.compile("[=:/]")
"""The separators in a column of an edition's table: `share=won/found` is a share, `worth:won/found` a number."""


def print_report(report: Report, seed: str, seconds: float, figures: Figures, console: Console) -> None:
    """Print everything a reader wants to see at once; the rest is in the JSON."""
    book, plan = figures.book, report.plan
    heading: dict[str, object] = {
        "edition": plan.edition,
        "seats": plan.seats,
        "games": figures.whole(report.games),
        "seed": seed,
    }
    console.print(book.say("sim-heading", heading))
    if not report.games:
        console.print(book.say("sim-stopped-early"))
        return
    if not report.is_complete:
        stopped = {"games": figures.whole(report.games), "asked": figures.whole(plan.games)}
        console.print(book.say("sim-stopped", stopped))
    rate = report.games / seconds if seconds > 0 else 0.0
    console.print(book.say("sim-speed", {"seconds": figures.decimal(seconds, 1), "rate": figures.about(rate)}))
    console.print(book.say("sim-bots", {"bots": ", ".join(plan.bots)}))
    _print_wins(report, figures, console)
    console.print(_length_table(report, figures))
    if any(report.endings):
        console.print(_ending_table(report, figures))
    if report.uses:
        _print_cards(report, figures, console)
    for name, columns in find_edition(plan.edition).tallies.items():
        console.print(_tally_table(report, name, columns, figures))


def _table(figures: Figures, title: str, first: str, *others: str) -> Table:
    """Make an empty table whose first column is words and whose others are figures."""
    say = figures.book.say
    table = Table(title=say(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column(say(first), no_wrap=True)
    for name in others:
        table.add_column(say(name), justify="right")
    return table


def _print_wins(report: Report, figures: Figures, console: Console) -> None:
    bots = report.wins_by_bot()
    columns = ("sim-wins", "sim-share", "sim-bounds")
    if len(bots) > 1:
        table = _table(figures, "sim-bot-wins", "sim-bot", "sim-places", *columns, "sim-even")
        for bot in bots:
            even = figures.percent(bot.places / report.plan.seats)
            table.add_row(str(bot.who), str(bot.places), *_win_cells(bot, figures), even)
        console.print(table)
    seats = report.wins_by_seat()
    table = _table(figures, "sim-seat-wins", "sim-seat", *columns)
    for seat in seats:
        table.add_row(str(seat.who), *_win_cells(seat, figures))
    console.print(table)
    shared = sum(count for (_, winners), count in report.results.items() if len(winners) > 1)
    if shared:
        console.print(figures.book.say("sim-shared", {"count": figures.whole(shared)}))


def _win_cells(wins: Wins, figures: Figures) -> list[str]:
    whole = wins.wins.denominator == 1
    count = figures.whole(int(wins.wins)) if whole else figures.decimal(float(wins.wins), 1)
    return [count, figures.percent(wins.share.value), figures.bounds(wins.share)]


def _length_table(report: Report, figures: Figures) -> Table:
    names = ("sim-mean", "sim-p5", "sim-median", "sim-p95", "sim-longest")
    table = _table(figures, "sim-length", "sim-length", *names)
    table.columns[0].header = ""
    for key, length in (("sim-turns", report.turn_lengths()), ("sim-decisions", report.decision_lengths())):
        cells = [figures.whole(value) for value in (length.p5, length.median, length.p95, length.longest)]
        table.add_row(figures.book.say(key), figures.decimal(length.mean, 1), *cells)
    return table


def _ending_table(report: Report, figures: Figures) -> Table:
    table = _table(figures, "sim-endings", "sim-ending", "sim-ended", "sim-share")
    for ending, count in sorted(report.endings.items(), key=lambda entry: (-entry[1], entry[0])):
        if ending:
            name = _ending_name(report.plan.edition, ending, figures)
            table.add_row(name, figures.whole(count), figures.percent(count / report.games, 2))
    return table


def _ending_name(edition: str, ending: str, figures: Figures) -> str:
    if ending == UNFINISHED:
        return figures.book.say("sim-ending-unfinished", {"most": figures.whole(MOST_DECISIONS)})
    key = f"{edition}-ending-{ending}"
    return figures.book.say(key) if key in figures.book else ending


def _print_cards(report: Report, figures: Figures, console: Console) -> None:
    """Print the most played and the most decisive cards."""
    table = _table(figures, "sim-played", "sim-card", "sim-per-game", "sim-in-games")
    for card in report.cards()[:MOST_CARDS]:
        per_game = figures.decimal(card.uses / report.games, 2)
        table.add_row(_card_name(report, card, figures), per_game, figures.percent(card.games / report.games))
    console.print(table)
    usual = {"share": figures.percent(report.winner_share().value)}
    decisive = report.decisive_cards()[:MOST_CARDS]
    if decisive:
        table = _table(figures, "sim-decisive", "sim-card", "sim-by-winner", "sim-bounds", "sim-last-turn")
        for card in decisive:
            shares = [figures.percent(card.winner_share.value), figures.bounds(card.winner_share)]
            table.add_row(_card_name(report, card, figures), *shares, figures.percent(card.closing_share.value))
        console.print(table)
    console.print(figures.book.say("sim-decisive-note" if decisive else "sim-decisive-none", usual))
    closing = [_closing_card(report, card, figures) for card in report.closing_cards()[:MOST_CLOSING]]
    if closing:
        console.print(figures.book.say("sim-closing", {"cards": closing}))


def _card_name(report: Report, card: CardUse, figures: Figures) -> str:
    for key in (f"card-{report.plan.edition}-{card.card}", f"card-{card.card}"):
        if key in figures.book:
            return figures.book.say(key)
    return card.card


def _closing_card(report: Report, card: CardUse, figures: Figures) -> str:
    share = figures.percent(card.closing_share.value)
    return figures.book.say("sim-closing-card", {"card": _card_name(report, card, figures), "share": share})


def _tally_table(report: Report, name: str, columns: tuple[str, ...], figures: Figures) -> Table:
    """Make a table of the edition's own counts: per game, and ratios."""
    key = f"{report.plan.edition}-tally-{name}"
    heads = [f"{key}-{COLUMN.split(column)[0]}" for column in columns]
    table = _table(figures, key, f"{key}-row", *heads)
    rows = report.tables().get(name, {})
    are_numbers = all(row.isdigit() for row in rows)
    for row in sorted(rows, key=lambda row: -int(row) if are_numbers else -rows[row].get(columns[0], 0)):
        cells = [_tally_cell(rows[row], column, report.games, figures) for column in columns]
        table.add_row(_row_name(report.plan.edition, row, figures), *cells)
    return table


def _tally_cell(counts: dict[str, int], column: str, games: int, figures: Figures) -> str:
    parts = COLUMN.split(column)
    if len(parts) == 1:
        per_game = counts.get(column, 0) / games
        return figures.whole(round(per_game)) if per_game >= 1000 else figures.decimal(per_game, 2)
    _, over, under = parts
    if not counts.get(under):
        return "–"
    ratio = counts.get(over, 0) / counts[under]
    return figures.percent(ratio) if "=" in column else figures.decimal(ratio, 1)


def _row_name(edition: str, row: str, figures: Figures) -> str:
    for key in (f"space-{edition}-{row}", f"card-{edition}-{row}", f"group-{row}", f"{edition}-tally-{row}"):
        if key in figures.book:
            return figures.book.say(key)
    return row
