"""Pig, the smallest whole game: a template for a new edition, and a check on the contract itself.

Roll a die as often as you like; a one loses what the turn has brought, holding keeps it. The first to reach the goal
wins. `docs/adding-a-game.md` walks through this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from rentier.core import (
    BASE_FIELDS,
    Action,
    AnyAction,
    Choice,
    Decision,
    Dice,
    Edition,
    Event,
    Fields,
    Game,
    IllegalAction,
    Options,
)


@dataclass(frozen=True)
class Rolled(Event):
    """A player rolled; a one loses the turn's total (PG-2)."""

    seat: int
    number: int


@dataclass(frozen=True)
class Held(Event):
    """A player kept the turn's total (PG-3)."""

    seat: int
    total: int


class Roll(Action["Pig"]):
    """Roll the die (PG-2)."""

    word: ClassVar[str] = "roll"

    def apply(self, game: Pig, seat: int) -> None:
        """Add the number to the turn's total, or lose it all."""
        number = game.dice.roll()
        if game.events is not None:
            game.events.append(Rolled(seat, number))
        if number == 1:
            game.next_turn()
        else:
            game.total += number


class Hold(Action["Pig"]):
    """Keep what the turn has brought (PG-3)."""

    word: ClassVar[str] = "hold"

    def apply(self, game: Pig, seat: int) -> None:
        """Win at the goal, or hand on the die."""
        game.points[seat] += game.total
        if game.events is not None:
            game.events.append(Held(seat, game.total))
        if game.points[seat] >= game.goal:
            game.finish((seat,))
        else:
            game.next_turn()


ROLL: Final = Roll()
HOLD: Final = Hold()


class Turn(Decision["Pig"]):
    """Roll or hold (PG-1)."""

    kind: ClassVar[str] = "turn"

    @staticmethod
    def load(reader: Pig, fields: Fields) -> Turn:
        """Return the one turn that there is."""
        return TURN

    def awaiting(self, game: Pig) -> tuple[int, ...]:
        """Ask the player whose turn it is."""
        return (game.turn,)

    def actions(self, game: Pig, seat: int) -> list[AnyAction]:
        """Offer the die, and holding once there is something to keep."""
        if seat != game.turn:
            return []
        return [ROLL, HOLD] if game.total else [ROLL]


TURN: Final = Turn()


class Pig(Game):
    """A game of Pig: points, whose turn it is, and what the turn has brought so far."""

    def __init__(self, edition: Edition, seats: int, options: Options, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events)
        self.goal = int(options.word("goal"))
        self.points = [0] * seats
        self.turn = 0
        self.turns = 1
        self.total = 0

    def next_turn(self) -> None:
        """Hand on the die."""
        self.total = 0
        self.turn = (self.turn + 1) % self.seats
        self.turns += 1

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the points kept so far."""
        return tuple(self.points)

    def copy(self) -> Pig:
        """Return an independent game in the same state."""
        other = Pig(self.edition, self.seats, self.options, self.dice.copy(), self.events is not None)
        self.share(other)
        other.points = self.points[:]
        other.turn, other.turns, other.total = self.turn, self.turns, self.total
        return other

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Say that it is another player's turn, or that there is nothing to hold."""
        if seat != self.turn:
            return IllegalAction("not-asked", {"seats": [self.turn]}, "PG-1")
        return IllegalAction("pig-nothing-to-hold", {}, "PG-3")

    def deal_anew(self, seat: int) -> None:
        """Hide nothing but how the die will fall, and the dice are new already."""

    def state(self) -> dict[str, object]:
        """Return the state for a position."""
        return {"points": self.points[:], "turn": self.turn, "turns": self.turns, "total": self.total}

    def seen_from(self, seat: int | None) -> dict[str, object]:
        """Show everything: Pig has no secrets."""
        return {"seat": seat, "goal": self.goal, "awaiting": list(self.awaiting), "over": self.over, **self.state()}

    def inventory(self) -> list[int]:
        """Have nothing that could be lost."""
        return []

    def turns_taken(self) -> int:
        """Return how many turns have begun."""
        return self.turns


class PigEdition(Edition):
    """Pig as the core knows it."""

    def __init__(self) -> None:
        goal = Choice("goal", ("100", "50"), "PG-4")
        super().__init__(
            "pig",
            rules="PG",
            rules_version=1,
            fewest=2,
            most=10,
            settings=(goal,),
            actions=(ROLL, HOLD),
            decisions=(Turn,),
        )

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Pig:
        """Begin with the first seat."""
        game = Pig(self, seats, options, dice, events)
        game.push(TURN)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Pig:
        """Set up a position."""
        position.only((*BASE_FIELDS, "points", "turn", "turns", "total"))
        game = Pig(self, seats, options, dice, True)
        is_over = position.flag("over")
        position.choice("ending", ("",))
        game.turn = position.number("turn", 0, seats - 1)
        game.turns = position.number("turns", 1, 10**9)
        game.total = position.number("total", 0, 10**6)
        game.points = position.numbers("points", 0, game.goal + 10**6 if is_over else game.goal - 1, seats)
        best = [seat for seat in range(seats) if game.points[seat] >= game.goal]
        if is_over and (best != [game.turn] or position.entries("winners") != best):
            raise position.refuse("winners", "field-exactly", {"wanted": f"[{game.turn}]"}, "PG-4")
        for fields in position.inners("stack", 0 if is_over else 1):
            game.push(self.load_decision(game, fields))
        return game


EDITION: Final = PigEdition()
