"""The rules of Pig: what can be done, when, and what it does. The numbers are those of `rules/pig.md`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from rentier.core import Action, AnyAction, Decision, Dice, Edition, Event, Fields, Game, IllegalAction, Options

LOSING: Final = 1
"""The number that ends a turn with nothing (PG-2)."""


@dataclass(frozen=True)
class Rolled(Event):
    """A player rolled; `lost` is what they lost by a one (PG-2)."""

    seat: int
    number: int
    lost: int


@dataclass(frozen=True)
class Held(Event):
    """A player kept the turn's total (PG-3)."""

    seat: int
    total: int
    points: int


@dataclass(frozen=True)
class Won(Event):
    """A player reached the goal (PG-4)."""

    seats: tuple[int, ...]
    goal: int


class Roll(Action["Pig"]):
    """Roll the die (PG-2)."""

    word: ClassVar[str] = "roll"

    def apply(self, game: Pig, seat: int) -> None:
        number = game.dice.roll()
        lost = game.total if number == LOSING else 0
        if game.events is not None:
            game.events.append(Rolled(seat, number, lost))
        if number == LOSING:
            game.next_turn()
        else:
            game.total += number


class Hold(Action["Pig"]):
    """Add the turn's total to the player's points (PG-3), which may win the game (PG-4)."""

    word: ClassVar[str] = "hold"

    def apply(self, game: Pig, seat: int) -> None:
        game.points[seat] += game.total
        if game.events is not None:
            game.events.append(Held(seat, game.total, game.points[seat]))
        if game.points[seat] < game.goal:
            game.next_turn()
            return
        if game.events is not None:
            game.events.append(Won((seat,), game.goal))
        game.finish((seat,))


# Actions without parts are made once and shared, because bots ask for menus millions of times.
ROLL: Final = Roll()
HOLD: Final = Hold()


class Turn(Decision["Pig"]):
    """The question to the player whose turn it is: roll or hold (PG-1)."""

    kind: ClassVar[str] = "turn"

    @staticmethod
    def load(reader: Pig, fields: Fields) -> Turn:
        """Return the only turn there is: it has no state of its own."""
        return TURN

    def awaiting(self, game: Pig) -> tuple[int, ...]:
        return (game.turn,)

    def actions(self, game: Pig, seat: int) -> list[AnyAction]:
        if seat != game.turn:
            return []
        return [ROLL, HOLD] if game.total else [ROLL]


TURN: Final = Turn()


class Pig(Game):
    """A game of Pig: the points, whose turn it is, and the total of that turn so far."""

    def __init__(self, edition: Edition, seats: int, options: Options, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events)
        self.goal = int(options.word("goal"))
        self.points = [0] * seats
        self.turn = 0
        self.turns = 1
        self.total = 0

    def next_turn(self) -> None:
        """Pass the die on (PG-1)."""
        self.total = 0
        self.turn = (self.turn + 1) % self.seats
        self.turns += 1

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def copy(self) -> Pig:
        other = Pig(self.edition, self.seats, self.options, self.dice.copy(), self.events is not None)
        self.share(other)
        other.points = self.points[:]
        other.turn, other.turns, other.total = self.turn, self.turns, self.total
        return other

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Return why an action is refused: it is another player's turn, or there is nothing to hold yet."""
        if seat != self.turn:
            return IllegalAction("not-asked", {"seats": [self.turn]}, "PG-1")
        return IllegalAction("pig-nothing-to-hold", {}, "PG-3")

    def deal_anew(self, seat: int) -> None:
        """Draw nothing: only future rolls are hidden, and the dice are new already."""

    def state(self) -> dict[str, object]:
        return {"points": self.points[:], "turn": self.turn, "turns": self.turns, "total": self.total}

    def seen_from(self, seat: int | None) -> dict[str, object]:
        return {
            "edition": self.edition.name,
            "seat": seat,
            "awaiting": list(self.awaiting),
            "over": self.over,
            "pending": [decision.shown(self, seat) for decision in self.stack],
            # The plain table in the browser shows these.
            "scores": self.points[:],
            "goal": self.goal,
            "turn": self.turn,
            "turns": self.turns,
            "total": self.total,
        }

    def inventory(self) -> list[int]:
        """Return no counts: Pig has nothing that could appear or vanish."""
        return []

    def turns_taken(self) -> int:
        return self.turns
