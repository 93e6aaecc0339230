"""What a finished game was like: the standing over time, what decided it, and what chance did to whom.

Games say what counts through `Game.scores`, `Game.moments`, `Game.statistics` and `Game.expected`; nothing here knows
which game it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from msgspec import Struct

from rentier.core.events import Event, Statistic
from rentier.core.game import Game

from .turnings import Leads, Remembered, Turning, choose

MOST_POINTS: Final = 400
"""How many points a chart may have; in a longer game every other one is left out, and so on."""
MOST_LARGEST: Final = 5


class Point(Struct, frozen=True):
    """How the players stood after a step that began a turn, or after the last one, by the measure that wins."""

    step: int
    turn: int
    scores: list[int]


class Count(Struct, frozen=True):
    """How often something happened to a seat, and the sum of the amounts."""

    count: int
    total: int


class Noted(Struct, frozen=True):
    """One entry of a table: the step, the seat, the row (a space, a card, a reason) and the amount."""

    step: int
    seat: int
    row: str
    amount: int


class Notes(Struct, frozen=True):
    """One table of the story, such as rolls, stops, rents or draws."""

    name: str
    expected: float | None
    """The average amount of an entry if chance decides it; None where that means nothing."""
    seats: list[Count]
    rows: dict[str, list[Count]]
    """By row, for each seat."""
    largest: list[Noted]
    spread: dict[str, list[int]] = {}
    """By amount, how often each seat got it, where chance decides."""


class Story(Struct, frozen=True):
    """What a finished game was like."""

    table: str
    edition: str
    steps: int
    turns: int
    seconds: int
    """How long it was played, without the time in which nobody did anything."""
    points: list[Point]
    out: list[int | None]
    """By seat: the turn in which it went out, or None."""
    turnings: list[Turning]
    """What decided the game, in the order in which it happened."""
    highlights: list[Turning]
    """The largest moments of their kinds that decided nothing, such as the biggest rent."""
    notes: list[Notes]


@final
class Teller:
    """The story of a game in the making: it takes in every step, and is told at the end."""

    def __init__(self, game: Game) -> None:
        self._seats: Final = game.seats
        self._turn = game.turns_taken()
        self._scores = list(game.scores)
        self._points = [Point(0, self._turn, self._scores)]
        self._stride = 1
        self._began = 0
        """How many turns have begun so far."""
        self._out: Final[list[int | None]] = [None] * game.seats
        self._remembered: Final[list[Remembered]] = []
        self._leads: Final = Leads(self._scores)
        self._notes: Final[dict[str, list[Noted]]] = {}
        self._step = 0
        for event in game.opening:
            self._note(game.statistics(event))

    def hear(self, game: Game, before: Game, step: int, events: Sequence[Event]) -> None:
        """Take in what happened in a step."""
        self._step = step
        # What happened in the last action of a turn belongs to that turn, though the next one has begun.
        for moment in game.moments(before, events):
            self._remembered.append(Remembered(step, self._turn, moment))
            if moment.is_out:
                self._out[moment.seat] = self._turn
        self._scores = list(game.scores)
        self._leads.hear(step, self._turn, self._scores)
        turn = game.turns_taken()
        if turn != self._turn:
            self._turn = turn
            self._add_point(Point(step, turn, self._scores))
        for event in events:
            self._note(game.statistics(event))

    def tell(self, table: str, game: Game, seconds: int = 0) -> Story:
        """Return the story of the game, which is over now."""
        points = self._points
        if points[-1].step != self._step:
            points = [*points, Point(self._step, self._turn, self._scores)]
        brought = [(entry.step, entry.seat, entry.row, entry.amount) for entry in self._notes.get("rents", [])]
        turnings, highlights = choose(self._remembered, brought, self._leads.end(self._turn))
        notes = [self._sum_up(name, entries, game.expected(name)) for name, entries in sorted(self._notes.items())]
        return Story(
            table,
            game.edition.name,
            self._step,
            self._turn,
            seconds,
            points,
            self._out,
            turnings,
            highlights,
            notes,
        )

    def _add_point(self, point: Point) -> None:
        self._began += 1
        if self._began % self._stride == 0:
            self._points.append(point)
            if len(self._points) > MOST_POINTS:
                self._points = self._points[::2]
                self._stride *= 2

    def _note(self, notes: Sequence[Statistic]) -> None:
        for table, seat, row, amount in notes:
            self._notes.setdefault(table, []).append(Noted(self._step, seat, row, amount))

    def _sum_up(self, name: str, entries: Sequence[Noted], expected: float | None) -> Notes:
        by_row: dict[str, list[Noted]] = {}
        for entry in entries:
            by_row.setdefault(entry.row, []).append(entry)
        rows = {row: self._count(found) for row, found in sorted(by_row.items()) if row}
        largest = sorted(entries, key=lambda it: (-it.amount, it.step))[:MOST_LARGEST]
        spread = {} if expected is None else self._spread(entries)
        return Notes(name, expected, self._count(entries), rows, largest, spread)

    def _spread(self, entries: Sequence[Noted]) -> dict[str, list[int]]:
        """Count for each seat how often each amount came up."""
        found: dict[str, list[int]] = {}
        for entry in sorted(entries, key=lambda it: it.amount):
            found.setdefault(str(entry.amount), [0] * self._seats)[entry.seat] += 1
        return found

    def _count(self, entries: Sequence[Noted]) -> list[Count]:
        own = [[entry.amount for entry in entries if entry.seat == seat] for seat in range(self._seats)]
        return [Count(len(amounts), sum(amounts)) for amounts in own]
