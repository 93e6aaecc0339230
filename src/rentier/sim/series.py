"""The games of a plan, each played from its number alone."""

from __future__ import annotations

from typing import Final, final

from rentier.bots import Bot, Sharp, make_bot, play_out
from rentier.core.dice import Dice, derive_seed
from rentier.core.game import Game
from rentier.core.registry import find_edition

from .outcome import Outcome, read_outcome
from .plan import Plan
from .report import Report
from .spreading import is_halted

MOST_DECISIONS: Final = 1_000_000
"""A longer game is broken off and counted as unfinished."""


@final
class Series:
    """The games of a plan, each of which can be played by its number."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.edition: Final = find_edition(plan.edition)
        self.options: Final = self.edition.read_options(plan.options)

    def play(self, number: int) -> Outcome:
        """Play a game; its chance depends only on the plan's seed and the game's number."""
        game, bots = self.begin(number, bool(self.edition.tallies))
        turns: list[int] = []
        is_slow = any(isinstance(bot, Sharp) for bot in bots)
        decisions = (play_patiently if is_slow else play_out)(game, bots, MOST_DECISIONS, turns)
        return read_outcome(game, number, decisions, turns)

    def begin(self, number: int, events: bool) -> tuple[Game, list[Bot]]:
        """Return a game at its start, and the bot of each seat."""
        plan = self.plan
        seed = derive_seed(plan.seed, "game", number)
        game = self.edition.begin(plan.seats, self.options, Dice(seed), events)
        game.settle()
        names = [plan.bot_at(number, seat) for seat in range(plan.seats)]
        return game, [make_bot(name, plan.edition, derive_seed(seed, "bot", seat)) for seat, name in enumerate(names)]


def play_patiently(game: Game, bots: list[Bot], most: int, turns: list[int]) -> int:
    """Do as `play_out` does, but interpreted: other threads, and Ctrl-C, get their turn between two decisions."""
    decisions = begun = 0
    while not game.over and decisions < most:
        if game.turns_taken() != begun:
            begun = game.turns_taken()
            turns.append(decisions)
        seat = game.awaiting[0]
        game.apply(seat, bots[seat].choose(game, seat))
        decisions += 1
    return decisions


def play_games(plan: Plan, first: int, count: int) -> Report:
    """Play so many games of a plan from a number on; reports of different games can be merged.

    A worker process that is told to stop leaves out the rest.
    """
    series = Series(plan)
    outcomes: list[Outcome] = []
    for number in range(first, first + count):
        if is_halted():
            break
        outcomes.append(series.play(number))
    return Report.of(plan, outcomes)
