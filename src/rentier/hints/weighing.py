"""Weighing actions: each is tried in the same imagined worlds until the better ones are known well enough."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from rentier.bots import Bot, Sharp, bot_names, make_bot, usual_bot
from rentier.bots.search import Budget, Sense, steepened
from rentier.bots.search.searching import different_ones, tried
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game

MOST_ACTIONS: Final = 12
"""How many actions are weighed."""
SHOWN: Final = 3
"""How many of them are weighed to the end, so that their chances can be told."""
LOOK_EVERY: Final = 16
"""After how many worlds it is asked which actions are worth more of them."""
HOPELESS: Final = 2.5
"""An action that is worse than the best one by this many standard errors is not tried any more."""
FINE: Final = 0.015
"""A chance whose interval reaches no further than this to either side need not be known better."""
DOUBT: Final = 2.0
"""How many worlds, half of them won, are counted in advance: no few worlds make a chance of 0 or 1."""
NORMAL: Final = 1.96
"""How many standard errors the interval reaches to either side, for 95%."""
LONGEST: Final = 2_000
"""How many decisions an imagined game has at most, in editions that have no sense of their own."""


@final
class Weighed:
    """An action with its chances to win, world by world."""

    def __init__(self, action: AnyAction) -> None:
        self.action: Final = action
        self.values: Final[list[float]] = []

    @property
    def chance(self) -> float:
        """How likely the seat is to win after it."""
        return (sum(self.values) + DOUBT / 2) / (len(self.values) + DOUBT)

    @property
    def margin(self) -> float:
        """How far the interval of 95% reaches to either side of the chance."""
        count = len(self.values) + DOUBT
        mean = self.chance
        squares = sum(value * value for value in self.values) + DOUBT / 2
        return NORMAL * sqrt(max(squares / count - mean * mean, 0.0) / count)

    def chance_beside(self, best: Weighed) -> float:
        """Return the chance as it compares with that of the best action, which may have been tried in more worlds.

        Given up early, its own worlds may have been luckier ones: what it is behind in these is what counts.
        """
        common = min(len(self.values), len(best.values))
        if common == len(best.values):
            return self.chance
        behind = (sum(best.values[:common]) - sum(self.values[:common])) / (common + DOUBT)
        return min(max(best.chance - behind, 0.0), 1.0)

    def is_hopeless_beside(self, best: Weighed) -> bool:
        """Whether the best action is clearly better in the worlds where both were tried."""
        pairs = list(zip(best.values, self.values, strict=False))
        mean = sum(own - other for own, other in pairs) / len(pairs)
        squares = sum((own - other) ** 2 for own, other in pairs) / len(pairs)
        return mean > HOPELESS * sqrt(max(squares - mean * mean, 0.0) / len(pairs)) and mean > 0


@final
class PlainSense(Sense):
    """Any edition as the search sees it: everybody plays as its usual bot does, to the end."""

    def __init__(self, player: Bot) -> None:
        super().__init__(0)
        self.player: Final = player

    def usual(self, game: Game, seat: int) -> AnyAction:
        return self.player.choose(game, seat)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        """List the menu, without giving up."""
        return [action for action in game.actions(seat) if not (action.resigns or action.is_time_call)]

    def play_on(self, world: Game, seat: int) -> float:
        for _ in range(LONGEST):
            if world.over:
                return 1.0 / len(world.winners) if seat in world.winners else 0.0
            asked = world.awaiting[0]
            world.apply(asked, self.player.choose(world, asked))
        return 1.0 / world.seats


def sense_of(edition: str) -> Sense:
    """Return what the sharp bot of an edition knows of it; an edition without one is played to the end."""
    seed = bytes(32)
    if "sharp" in bot_names(edition):
        bot = make_bot("sharp", edition, seed)
        if isinstance(bot, Sharp):
            return bot.sense
    return PlainSense(make_bot(usual_bot(edition), edition, seed))


def weigh(sense: Sense, game: Game, seat: int, seed: bytes, budget: Budget) -> list[Weighed]:
    """Return the actions worth considering, the best first; the usual one is among them.

    Without a clock, the same seed and number of playouts lead to the same result on every machine.
    """
    usual = sense.usual(game, seat)
    options = [Weighed(action) for action in [usual, *different_ones(usual, sense.options(game, seat))][:MOST_ACTIONS]]
    live = options
    number = 0
    budget.begin_round(1, 1)
    while budget.playouts > 0 and not (number and budget.is_round_over()):
        world = sense.imagine(game, seat, derive_seed(seed, "world", number))
        for option in live:
            option.values.append(tried(sense, world, seat, option.action))
        budget.spend(len(live))
        number += 1
        if number % LOOK_EVERY == 0:
            live = _worth_more(live)
            if all(option.margin <= FINE for option in live):
                break
    return best_first(options)


def told_chance(sense: Sense, game: Game, chance: float) -> float:
    """Return a seat's chance as people see it, with the rest shared evenly by the others."""
    others = max(1, sum(game.is_in(seat) for seat in range(game.seats)) - 1)
    return steepened([chance, *[(1.0 - chance) / others] * others], sense.steepness)[0]


def best_first(options: list[Weighed]) -> list[Weighed]:
    """Sort actions by their chances; those that were given up early come after those that were not."""
    most = max(len(option.values) for option in options)
    return sorted(options, key=lambda option: (len(option.values) < most, -option.chance))


def _worth_more(live: list[Weighed]) -> list[Weighed]:
    """Keep the best few, and whatever is not clearly worse than the best."""
    order = best_first(live)
    return [option for place, option in enumerate(order) if place < SHOWN or not option.is_hopeless_beside(order[0])]
