"""What many games have in common: kept as exact counts, so that reports can be merged in any order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar, final

from rentier.core.errors import BadInput

from .intervals import Share, clustered, wilson
from .outcome import Outcome
from .plan import Plan

Key = TypeVar("Key")

SCHEMA: Final = 1
"""The version of the JSON shape of reports."""


class Wins(NamedTuple):
    """What a seat, or all bots of one name, won; a shared win counts as its fraction."""

    who: int | str
    places: int
    """How many of the seats they have."""
    games: int
    alone: int
    shared: int
    wins: Fraction
    share: Share

    def to_dict(self, name: str) -> dict[str, object]:
        """Return the counts and the share, ready for JSON."""
        counts = {"places": self.places, "games": self.games, "alone": self.alone, "shared": self.shared}
        return {name: self.who, **counts, "wins": round(float(self.wins), 6), **self.share.to_dict()}


class Length(NamedTuple):
    """How long the games were; `p<q>` is the shortest length that q per cent of them do not exceed."""

    mean: float
    median: int
    p5: int
    p95: int
    longest: int

    def to_dict(self) -> dict[str, object]:
        """Return the figures, ready for JSON."""
        return {**self._asdict(), "mean": round(self.mean, 6)}


class CardUse(NamedTuple):
    """How a card was used: how often, by whom, and whether by the winner in their last turn."""

    card: str
    uses: int
    games: int
    """The number of games in which it was used."""
    by_winners: int
    winner_share: Share
    """The share of its uses that were by a winner."""
    closing: int
    """The number of games in which the winner used it in their last turn."""
    closing_share: Share

    def to_dict(self, games: int) -> dict[str, object]:
        """Return counts and shares, ready for JSON."""
        return {
            "card": self.card,
            "uses": self.uses,
            "uses_per_game": round(self.uses / games, 6) if games else 0.0,
            "games": self.games,
            "by_winners": {"uses": self.by_winners, **self.winner_share.to_dict()},
            "last_turn": {"games": self.closing, **self.closing_share.to_dict()},
        }


@final
@dataclass
class Report:
    """The counts of all games played so far."""

    plan: Plan
    ranges: list[tuple[int, int]] = field(default_factory=list)
    """The games in it: each range from a number up to but not including another, in order."""
    results: Counter[tuple[int, tuple[int, ...]]] = field(default_factory=Counter)
    """By how many seats the bots had moved on, and who won: how many games. Nobody wins a game that was broken off."""
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    uses: Counter[tuple[str, int, int]] = field(default_factory=Counter)
    """By card, its uses and its uses by a winner: how many games."""
    all_uses: Counter[tuple[int, int]] = field(default_factory=Counter)
    """The same for all cards together."""
    closing: Counter[str] = field(default_factory=Counter)
    tally: Counter[str] = field(default_factory=Counter)
    """The edition's own counts, by `table/row/column`."""

    @classmethod
    def of(cls, plan: Plan, outcomes: Sequence[Outcome]) -> Report:
        """Return the report of some games, in the order of their numbers."""
        report = cls(plan, _join([(outcome.number, outcome.number + 1) for outcome in outcomes]))
        for outcome in outcomes:
            report.results[outcome.number % plan.seats, outcome.winners] += 1
            report.endings[outcome.ending] += 1
            report.turns[outcome.turns] += 1
            report.decisions[outcome.decisions] += 1
            report.uses.update(outcome.uses)
            uses = sum([count for _, count, _ in outcome.uses])
            report.all_uses[uses, sum([count for _, _, count in outcome.uses])] += 1
            report.closing.update(outcome.closing)
            report.tally.update(outcome.tally)
        return report

    def merge(self, other: Report) -> Report:
        """Return the report of both sets of games, which must be of one plan and not overlap."""
        if self.plan != other.plan:
            raise BadInput("sim-merge-plans")
        return Report(
            self.plan,
            _join(sorted([*self.ranges, *other.ranges])),
            _added(self.results, other.results),
            _added(self.endings, other.endings),
            _added(self.turns, other.turns),
            _added(self.decisions, other.decisions),
            _added(self.uses, other.uses),
            _added(self.all_uses, other.all_uses),
            _added(self.closing, other.closing),
            _added(self.tally, other.tally),
        )

    @property
    def games(self) -> int:
        """How many games are in it."""
        return sum(end - first for first, end in self.ranges)

    @property
    def is_complete(self) -> bool:
        """Whether all games that were asked for are in it."""
        return self.games == self.plan.games

    def wins_by_seat(self) -> list[Wins]:
        """Count the wins of each seat."""
        seats = range(self.plan.seats)
        return [self._wins(seat, 1, [{seat} for _ in seats]) for seat in seats]

    def wins_by_bot(self) -> list[Wins]:
        """Count the wins of each bot, those of one name together."""
        seats = range(self.plan.seats)
        return [
            self._wins(name, places, [{seat for seat in seats if self.plan.bot_at(i, seat) == name} for i in seats])
            for name, places in Counter(self.plan.bots).items()
        ]

    def _wins(self, who: int | str, places: int, seats: list[set[int]]) -> Wins:
        """Add up somebody's wins; `seats` has their seats by how far the bots have moved on."""
        alone = shared = 0
        wins = Fraction(0)
        for (moved, winners), count in self.results.items():
            theirs = len(seats[moved].intersection(winners))
            if theirs:
                wins += Fraction(theirs * count, len(winners))
                if theirs == len(winners):
                    alone += count
                else:
                    shared += count
        return Wins(who, places, self.games, alone, shared, wins, wilson(float(wins), self.games))

    def turn_lengths(self) -> Length:
        """Return how many turns the games took."""
        return _length(self.turns)

    def decision_lengths(self) -> Length:
        """Return how many decisions the games took."""
        return _length(self.decisions)

    def winner_share(self) -> Share:
        """Return the share of all uses of all cards that were by winners, to compare a card's own share with."""
        return clustered([(uses, by_winners, count) for (uses, by_winners), count in self.all_uses.items()])

    def cards(self) -> list[CardUse]:
        """List all cards that were used, most used first."""
        groups: dict[str, list[tuple[int, int, int]]] = {}
        for (card, uses, by_winners), count in self.uses.items():
            groups.setdefault(card, []).append((uses, by_winners, count))
        won = self.games - sum(count for (_, winners), count in self.results.items() if not winners)
        cards = [
            CardUse(
                card,
                sum(uses * count for uses, _, count in group),
                sum(count for _, _, count in group),
                sum(by_winners * count for _, by_winners, count in group),
                clustered(group),
                self.closing[card],
                wilson(self.closing[card], won),
            )
            for card, group in groups.items()
        ]
        return sorted(cards, key=lambda card: (-card.uses, card.card))

    def decisive_cards(self) -> list[CardUse]:
        """List the cards that winners clearly use more than others do, the clearest first."""
        usual = self.winner_share().value
        decisive = [card for card in self.cards() if card.winner_share.low > usual]
        return sorted(decisive, key=lambda card: (-card.winner_share.low, card.card))

    def closing_cards(self) -> list[CardUse]:
        """List the cards that winners used in their last turn, the most frequent first."""
        return sorted([card for card in self.cards() if card.closing], key=lambda card: (-card.closing, card.card))

    def tables(self) -> dict[str, dict[str, dict[str, int]]]:
        """Return the edition's own counts: by table and row, the columns."""
        tables: dict[str, dict[str, dict[str, int]]] = {}
        for key in sorted(self.tally):
            table, row, column = key.split("/")
            tables.setdefault(table, {}).setdefault(row, {})[column] = self.tally[key]
        return tables

    def to_dict(self) -> dict[str, object]:
        """Return the whole report, ready for JSON; it depends only on the games, however they were distributed."""
        return {
            "schema": SCHEMA,
            **self.plan.head(),
            "games": self.games,
            "played": [list(entry) for entry in self.ranges],
            "seat_wins": [wins.to_dict("seat") for wins in self.wins_by_seat()],
            "bot_wins": [wins.to_dict("bot") for wins in self.wins_by_bot()],
            "endings": {ending: self.endings[ending] for ending in sorted(self.endings) if ending},
            "turns": self.turn_lengths().to_dict(),
            "decisions": self.decision_lengths().to_dict(),
            "uses_by_winners": self.winner_share().to_dict(),
            "cards": [card.to_dict(self.games) for card in self.cards()],
            "tables": self.tables(),
        }

    def to_json(self) -> str:
        """Return the report as JSON text, with a line feed at its end."""
        return json.dumps(self.to_dict(), indent=2, ensure_ascii=False) + "\n"


def _added(one: Counter[Key], other: Counter[Key]) -> Counter[Key]:
    both = one.copy()
    both.update(other)
    return both


def _join(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Join ranges that touch; refuse those that overlap, as a game would count twice."""
    joined: list[tuple[int, int]] = []
    for first, end in ranges:
        if joined and first < joined[-1][1]:
            raise BadInput("sim-merge-twice", {"game": first})
        if joined and first == joined[-1][1]:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((first, end))
    return joined


def _length(counts: Counter[int]) -> Length:
    games = sum(counts.values())
    if not games:
        return Length(0.0, 0, 0, 0, 0)
    mean = sum(length * count for length, count in counts.items()) / games
    ordered = sorted(counts)
    return Length(mean, _at(counts, 50), _at(counts, 5), _at(counts, 95), ordered[-1])


def _at(counts: Counter[int], per_cent: int) -> int:
    """Return the shortest length that so many per cent of the games do not exceed."""
    games = sum(counts.values())
    reached = 0
    for length in sorted(counts):
        reached += counts[length]
        if reached * 100 >= per_cent * games:
            return length
    raise ValueError("there is no game to measure")
