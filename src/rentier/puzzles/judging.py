"""Judging what a seat could do: actions that come to the same are one idea, and the best one must be clearly better."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from rentier.bots.search import Budget, Sense
from rentier.bots.search.searching import different_ones, tried
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.hints.futures import compare_futures
from rentier.sim.spreading import pieces

from .puzzle import Why

CLEAR: Final = 0.12
"""By how much more often the best action must win than any other."""
PROMISING: Final = 0.05
"""By how much it must be ahead of what a steady player does to be looked at any further."""
FEW: Final = 8
"""After how many worlds most positions are given up."""
FIRST: Final = 32
"""In how many worlds a position is looked at first."""
SECOND: Final = 320
"""In how many it is looked at again."""
TO_THE_END: Final = 400
"""In how many imagined games, played to their end, the answer must prove itself at last."""
AT_ONCE: Final = 40
"""After how many of these it is asked whether it still may."""
RIVALS: Final = 3
"""With how many of the best others it is compared then."""
HOPELESS: Final = 2.5
"""An idea that is worse than the best one by this many standard errors is not tried any more."""
LONGEST: Final = 5_000
"""How many decisions an imagined game has at most."""
WHY: Final = 400
"""How many futures are imagined for the reasons."""
MOST_REASONS: Final = 2


@final
class Idea:
    """Actions that come to the same, with an example and what all of them have in common."""

    def __init__(
        self, action: AnyAction, plays: str, brings: list[dict[str, object]], may_be_asked: bool, is_usual: bool
    ) -> None:
        self.action: Final = action
        self.plays: Final = plays
        self.brings: Final = brings
        self.may_be_asked: Final = may_be_asked
        self.is_usual: Final = is_usual
        self.values: list[float] = []

    @property
    def chance(self) -> float:
        """How often the seat wins after it."""
        return sum(self.values) / len(self.values)

    def lead(self, other: Idea) -> tuple[float, float]:
        """Return how far it is ahead of another in the worlds where both were tried, and the standard error."""
        gaps = [own - its for own, its in zip(self.values, other.values, strict=False)]
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(max(sum(gap * gap for gap in gaps) / len(gaps) - mean * mean, 0.0) / len(gaps))


@final
class Ideas:
    """Everything that a seat could do in a position, as ideas; the usual one comes first."""

    def __init__(self, sense: Sense, game: Game, seat: int) -> None:
        self.sense: Final = sense
        self.game: Final = game
        self.seat: Final = seat
        self.usual: Final = sense.usual(game, seat)
        self.all: Final[list[Idea]] = []
        known: set[str] = set()
        first = [self.usual, *different_ones(self.usual, sense.others(game, seat))]
        menu = [action for action in game.actions(seat) if not (action.resigns or action.is_time_call)]
        for place, action in enumerate(first + menu):
            asked = sense.idea(game, seat, action)
            if asked is None and place >= len(first):
                continue
            plays, brings = asked or ("", [])
            key = f"{plays or action} {brings}"
            if key not in known:
                known.add(key)
                self.all.append(Idea(action, plays, brings, asked is not None, place == 0))

    def try_in(
        self, worlds: range, seed: bytes, ideas: list[Idea], judge: Callable[[Game, AnyAction], float] | None = None
    ) -> None:
        """Try ideas in some worlds, the same ones for each."""
        for number in worlds:
            world = self.sense.imagine(self.game, self.seat, derive_seed(seed, "world", number))
            for idea in ideas:
                value = tried(self.sense, world, self.seat, idea.action) if judge is None else judge(world, idea.action)
                idea.values.append(value)


def first_look(ideas: Ideas, seed: bytes) -> Idea | None:
    """Return the idea that seems clearly better than all others; None if none does, after as few worlds as possible."""
    live = ideas.all
    if len(live) < 2:
        return None
    done = 0
    for end in (FEW, FIRST):
        ideas.try_in(range(done, end), seed, live)
        done = end
        best = max(live, key=lambda idea: idea.chance)
        if best.is_usual or not best.may_be_asked or best.lead(ideas.all[0])[0] < PROMISING:
            return None
        live = [idea for idea in live if idea.is_usual or not _is_hopeless(idea, best)]
    others = [best.lead(idea)[0] for idea in live if idea is not best]
    return best if min(others) >= CLEAR * 0.75 else None


def second_look(ideas: Ideas, best: Idea, seed: bytes) -> tuple[float, Idea, float] | None:
    """Try again in ten times as many new worlds, then in games to their end.

    Return how often the best idea wins these, the next best one, and how often that wins; None if the lead is gone.
    """
    for idea in ideas.all:
        idea.values = []
    live = ideas.all
    for end in (FIRST, SECOND):
        ideas.try_in(range(len(best.values), end), derive_seed(seed, "again", 0), live)
        live = [idea for idea in live if idea is best or not _is_hopeless(idea, best)]
        if any(best.lead(idea)[0] < CLEAR for idea in live if idea is not best):
            return None
    others = sorted((idea for idea in ideas.all if idea is not best), key=lambda idea: -idea.chance)[:RIVALS]
    for idea in (best, *others):
        idea.values = []
    for first, count in pieces(0, TO_THE_END, AT_ONCE):
        worlds = range(first, first + count)
        ideas.try_in(worlds, derive_seed(seed, "end", 0), [best, *others], _PlayedOut(ideas).chance)
        rival = max(others, key=lambda idea: idea.chance)
        lead, error = best.lead(rival)
        if lead + error < CLEAR:
            return None
    return best.chance, rival, rival.chance


@final
class _PlayedOut:
    """Imagined games that are played to their end, without any estimate."""

    def __init__(self, ideas: Ideas) -> None:
        self._ideas: Final = ideas

    def chance(self, world: Game, action: AnyAction) -> float:
        """Return the seat's share of the win in a game that goes on steadily after an action."""
        sense, seat = self._ideas.sense, self._ideas.seat
        game = world.copy()
        sense.attempt(game, seat, action)
        for _ in range(LONGEST):
            if game.over:
                return 1.0 / len(game.winners) if seat in game.winners else 0.0
            asked = game.awaiting[0]
            sense.attempt(game, asked, sense.usual(game, asked))
        return 1.0 / game.seats


def tell_why(ideas: Ideas, best: Idea, other: Idea, seed: bytes) -> tuple[Why, ...]:
    """Return what happens more often after the best idea than after another one, or less often."""
    pair = (best.action, other.action)
    differences = compare_futures(ideas.sense, ideas.game, ideas.seat, seed, pair, Budget(WHY))
    return tuple(
        Why(it.moment.key, it.moment.seat, dict(it.moment.details), round(it.after, 2), round(it.otherwise, 2))
        for it in differences[:MOST_REASONS]
    )


def _is_hopeless(idea: Idea, best: Idea) -> bool:
    mean, error = best.lead(idea)
    return mean > CLEAR and mean > HOPELESS * error + CLEAR
