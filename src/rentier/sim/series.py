"""The games of a plan, each played from its number alone."""

from __future__ import annotations

from typing import Final, final

from rentier.bots import make_bot, play_out
from rentier.core.dice import Dice, derive_seed
from rentier.core.registry import find_edition

from .outcome import Outcome, read_outcome
from .plan import Plan
from .report import Report

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
        plan = self.plan
        seed = derive_seed(plan.seed, "game", number)
        game = self.edition.begin(plan.seats, self.options, Dice(seed), bool(self.edition.tallies))
        game.settle()
        bots = [
            make_bot(plan.bot_at(number, seat), plan.edition, derive_seed(seed, "bot", seat))
            for seat in range(plan.seats)
        ]
        turns: list[int] = []
        decisions = play_out(game, bots, MOST_DECISIONS, turns)
        return read_outcome(game, number, decisions, turns)


def play_games(plan: Plan, first: int, count: int) -> Report:
    """Play so many games of a plan from a number on; reports of different games can be merged."""
    series = Series(plan)
    return Report.of(plan, [series.play(number) for number in range(first, first + count)])
