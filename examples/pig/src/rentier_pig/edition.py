"""Pig as an edition: its name and options, its actions and decisions, and how games begin and positions are loaded."""

from __future__ import annotations

from typing import Final

from rentier.core import BASE_FIELDS, Choice, Dice, Edition, Fields, Home, Options

from .game import HOLD, ROLL, TURN, Held, Pig, Rolled, Turn, Won

GOAL: Final = Choice("goal", ("100", "50"), "PG-4")
HIGHEST: Final = 10**6


class PigEdition(Edition):
    """The edition Pig."""

    def __init__(self) -> None:
        super().__init__(
            "pig",
            rules="PG",
            rules_version=1,
            fewest=2,
            most=10,
            settings=(GOAL,),
            actions=(ROLL, HOLD),
            decisions=(Turn,),
            cited={Rolled: 2, Held: 3, Won: 4},
            has_secrets=False,
            home=Home("rentier_pig"),
        )

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Pig:
        game = Pig(self, seats, options, dice, events)
        game.push(TURN)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Pig:
        position.only((*BASE_FIELDS, "points", "turn", "turns", "total"))
        game = Pig(self, seats, options, dice, True)
        is_over = position.flag("over")
        position.choice("ending", ("",))
        game.turn = position.number("turn", 0, seats - 1)
        game.turns = position.number("turns", 1, 10**9)
        game.total = position.number("total", 0, HIGHEST)
        game.points = position.numbers("points", 0, game.goal + HIGHEST if is_over else game.goal - 1, seats)
        best = [seat for seat in range(seats) if game.points[seat] >= game.goal]
        if is_over and (best != [game.turn] or position.entries("winners") != best):
            raise position.refuse("winners", "field-exactly", {"wanted": f"[{game.turn}]"}, "PG-4")
        for fields in position.inners("stack", 0 if is_over else 1):
            game.push(self.load_decision(game, fields))
        return game


EDITION: Final = PigEdition()
