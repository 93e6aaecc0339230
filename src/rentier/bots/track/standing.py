"""What counts for winning a game on a track, player by player; the `chances.toml` of each edition has the weights.

Only what everybody can see is counted, so a standing may also be asked about the game itself, not only about imagined
worlds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from rentier.bots.search.chances import Chances, load_chances, share_of
from rentier.core.native import mypyc_attr
from rentier.games.banking.data import BOARD
from rentier.track.board import Board, Group
from rentier.track.numbers import BANK, FREE
from rentier.track.state import TrackGame

from .outlook import USUAL_ROLL, Outlook, outlook_of
from .worth import count_unowned

OUT: Final = 0
JAIL: Final = 1
INCOME: Final = 2
INCOME_ROOT: Final = 3
REACH_ROOT: Final = 4
DANGER: Final = 5
DANGER_ROOT: Final = 6
MEANS_ROOT: Final = 7
MORTGAGED: Final = 8
RISK: Final = 9
NEAR_BANK: Final = 10
NEAR_OTHER: Final = 11
AHEAD: Final = 12
LAP: Final = 13
FIXED: Final[list[str]] = [
    "out",
    "jail",
    "income",
    "income-root",
    "reach-root",
    "danger",
    "danger-root",
    "means-root",
    "mortgaged",
    "risk",
    "near-bank",
    "near-other",
    "ahead",
    "lap",
]
"""What is counted in every edition, in this order."""
FULL_WORTH: Final = 10.0
"""A group that is worth this many salaries counts one when a single deed of it is missing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """How likely each player is to win, as far as everybody can see; editions count more, and tell stages apart."""

    def __init__(self, package: str, tables: list[str], board: Board, knots: list[float], extras: list[str]) -> None:
        self.tables = tables
        """The stages that are told apart, each with weights of its own."""
        self.package = package
        """Whose `chances.toml` holds the weights."""
        self.knots = knots
        """Up to how many salaries each further piece of the cash reaches."""
        self.cash = len(FIXED)
        """From here on: the pieces of the cash."""
        self.whole = self.cash + len(knots)
        """From here on, by group: whether it is whole."""
        self.part = self.whole + len(board.groups)
        """From here on, by group: which part of it is owned."""
        self.extra = self.part + len(board.groups)
        """From here on: what the edition counts."""
        self.names = [
            *FIXED,
            *[f"cash-{knot:g}" for knot in knots],
            *[f"whole-{group.name}" for group in board.groups],
            *[f"part-{group.name}" for group in board.groups],
            *extras,
        ]
        self.size = len(self.names)
        self._tables: dict[str, Chances] = {}

    def table_of(self, game: TrackGame) -> str:
        """Name the weights for the stage that a game is in."""
        raise NotImplementedError

    def add_extras(self, game: TrackGame, seat: int, income: float, counted: list[float]) -> None:
        """Count what only this edition has."""

    def decided(self, game: TrackGame, seat: int) -> float:
        """Return 1 or 0 if a seat has won or lost already, and otherwise a number below 0."""
        return -1.0

    def chance_to_win(self, game: TrackGame, seat: int) -> float:
        """Estimate how likely a seat is to win."""
        if not game.is_in(seat):
            return 0.0
        decided = self.decided(game, seat)
        if decided >= 0.0:
            return decided
        chances = self._chances(game)
        counts = self.count_all(game)
        scores: list[float] = []
        own = 0
        for other in range(game.seats):
            if game.is_in(other):
                if other == seat:
                    own = len(scores)
                scores.append(chances.score((other - game.turn) % game.seats, counts[other]))
        return share_of(scores, own)

    def _chances(self, game: TrackGame) -> Chances:
        table = self.table_of(game)
        chances = self._tables.get(table)
        if chances is None:
            chances = load_chances(self.package, table, self.names)
            self._tables[table] = chances
        return chances

    def count_all(self, game: TrackGame) -> list[list[float]]:
        """Count what matters about each player, in the order of the names."""
        outlook = outlook_of(game)
        survey = Survey(game, outlook, self)
        for group in game.board.groups:
            survey.add_group(group)
        for seat in range(game.seats):
            if game.is_in(seat):
                survey.finish(seat)
                self.add_extras(game, seat, survey.income[seat], survey.counts[seat])
            else:
                survey.counts[seat] = [0.0] * self.size
                survey.counts[seat][OUT] = 1.0
        return survey.counts


class Survey:
    """A look at the whole board, group by group."""

    __slots__ = ("counts", "game", "highest", "income", "means", "more", "outlook", "roll", "salary", "standing")

    def __init__(self, game: TrackGame, outlook: Outlook, standing: Standing) -> None:
        self.game: Final = game
        self.outlook: Final = outlook
        self.standing: Final = standing
        self.salary: Final = float(game.terms.salary)
        self.roll: Final = self.salary * USUAL_ROLL / game.board.size
        """What a roll brings of the salary."""
        self.counts: list[list[float]] = [[0.0] * standing.size for _ in range(game.seats)]
        self.income: list[float] = [0.0] * game.seats
        """By seat: what each roll of another player brings on average."""
        self.more: list[float] = [0.0] * game.seats
        """By seat: what it would bring on top if the cash were built up in one group."""
        self.highest: list[float] = [0.0] * game.seats
        """By seat: its highest rent."""
        self.means: list[float] = [float(max(game.means(seat), 0)) for seat in range(game.seats)]
        """By seat: the cash, and what could be raised."""

    def add_group(self, group: Group) -> None:
        """Count what the owners of a group have in it."""
        game = self.game
        first = game.owner[group.indexes[0]]
        is_whole = first != BANK
        brought = 0.0
        size = len(group.indexes)
        part = self.standing.part + group.index
        for deed in group.deeds:
            i = deed.index
            owner = game.owner[i]
            if owner != first:
                is_whole = False
            if owner == BANK:
                continue
            counted = self.counts[owner]
            counted[part] = counted[part] + 1.0 / size
            if game.is_mortgaged[i]:
                counted[MORTGAGED] = counted[MORTGAGED] + deed.mortgage / self.salary
                continue
            rent = float(game.policies.rent.amount(game, deed, USUAL_ROLL))
            brought += self.outlook.shares[i] * rent
            self.income[owner] = self.income[owner] + self.outlook.shares[i] * rent
            self.highest[owner] = max(self.highest[owner], rent)
            raised = deed.mortgage + game.level[i] * group.building // 2
            self.means[owner] = self.means[owner] + raised
        if is_whole:
            self.counts[first][self.standing.whole + group.index] = 1.0
            if group.is_street and not game.has_mortgage(group):
                self.more[first] = max(self.more[first], self._reach(group, first) - brought)
        elif group.is_street:
            self._add_near(group)

    def _add_near(self, group: Group) -> None:
        """Count a group of which a single deed is missing, with the bank or with another player."""
        game = self.game
        size = len(group.indexes)
        for i in group.indexes:
            rest = game.owner[group.indexes[1 if i == group.indexes[0] else 0]]
            is_near = True
            for j in group.indexes:
                if j != i and game.owner[j] != rest:
                    is_near = False
            if is_near and rest != BANK:
                place = NEAR_BANK if game.owner[i] == BANK else NEAR_OTHER
                counted = self.counts[rest]
                counted[place] = counted[place] + self.outlook.worth[group.index][size] / (FULL_WORTH * self.salary)

    def _reach(self, group: Group, seat: int) -> float:
        """Return what a whole group would bring with the cash of its owner built on it."""
        game = self.game
        size = len(group.indexes)
        level = 0.0
        for i in group.indexes:
            level += game.level[i]
        level = min(level / size + max(game.means(seat), 0) / (group.building * size), float(game.terms.levels))
        low = min(int(level), game.terms.levels - 1)
        rest = level - low
        income = 0.0
        for i in group.indexes:
            rents = self.outlook.rents[i]
            bottom = float(rents[low] if low else 2 * rents[0])
            income += self.outlook.shares[i] * (bottom + rest * (rents[low + 1] - bottom))
        return income

    def finish(self, seat: int) -> None:
        """Count what follows for a seat from everything on the board."""
        game = self.game
        counted = self.counts[seat]
        danger = 0.0
        highest = 0.0
        for other in range(game.seats):
            if other != seat:
                danger += self.income[other]
                highest = max(highest, self.highest[other])
        counted[JAIL] = 0.0 if game.players[seat].jail == FREE else 1.0
        counted[INCOME] = self.income[seat] / self.roll
        counted[INCOME_ROOT] = sqrt(self.income[seat] / self.roll)
        counted[REACH_ROOT] = sqrt((self.income[seat] + max(self.more[seat], 0.0)) / self.roll)
        counted[DANGER] = danger / self.roll
        counted[DANGER_ROOT] = sqrt(danger / self.roll)
        counted[MEANS_ROOT] = sqrt(self.means[seat] / self.salary)
        counted[RISK] = highest / (highest + self.means[seat] + 1.0)
        counted[AHEAD] = self._cost_ahead(seat) / self.salary
        counted[LAP] = game.players[seat].place / game.board.size
        cash = game.means(seat) / self.salary
        below = 0.0
        place = self.standing.cash
        for knot in self.standing.knots:
            counted[place] = min(max(cash - below, 0.0), knot - below)
            below = knot
            place += 1

    def _cost_ahead(self, seat: int) -> float:
        """Return what the next roll costs in rents on average."""
        game = self.game
        place = game.players[seat].place
        ways = self.outlook.ways[place]
        total = 0
        for n, deed in enumerate(self.outlook.ahead[place]):
            owner = game.owner[deed.index]
            if owner != seat and owner != BANK:
                total += ways[n] * game.policies.rent.amount(game, deed, USUAL_ROLL)
        return total / 36.0


EARLY: Final = 8
"""While the bank has more deeds than this, players mostly buy."""


class BankingStanding(Standing):
    """Banking: buying, and then with four, three or two players left."""

    def table_of(self, game: TrackGame) -> str:
        if count_unowned(game) > EARLY:
            return "early"
        left = len(game.seats_in())
        return "two" if left == 2 else "three" if left == 3 else "four"


STANDING: Final[Standing] = BankingStanding(
    "rentier.bots.track", ["early", "four", "three", "two"], BOARD, [0.5, 1.5, 4.0, 10.0, 30.0], []
)
