"""A hint: the best actions of a seat with their chances to win, and what makes the best one better than the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from rentier.bots.search import Budget, Clock
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.errors import BadInput
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.moments import Moment

from .futures import compare_futures
from .outcomes import Option, distinct_options
from .weighing import SHOWN, sense_of, told_chance, weigh

WHY: Final = 0.25
"""The part of the budget that is spent on reasons."""
MOST_REASONS: Final = 2
SURE: Final = 0.9
"""From this chance on, nobody asks why: most such actions win at once."""


@final
@dataclass(frozen=True)
class Candidate:
    """An action with its chance to win, from 0 to 1; the truth is within the margin in 19 of 20 hints."""

    action: AnyAction
    chance: float
    margin: float
    worlds: int
    """In how many imagined worlds it was tried."""
    brings: tuple[Event, ...] = ()
    """What it brings about if it succeeds, where that says more than its own words: where a slide ends."""


@final
@dataclass(frozen=True)
class Reason:
    """Something that happens more often, or less often, after the best action than after the next one."""

    moment: Moment
    after: float
    """In what part of the futures of the best action it happens."""
    otherwise: float
    """In what part of the futures of the next one."""


@final
@dataclass(frozen=True)
class Hint:
    """What a seat could do, the best first, and why: the reasons compare the first two candidates."""

    seat: int
    candidates: tuple[Candidate, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> AnyAction:
        """The action with the best chance."""
        return self.candidates[0].action

    @property
    def is_close(self) -> bool:
        """Whether the first two candidates cannot be told apart."""
        if len(self.candidates) < 2:
            return False
        first, second = self.candidates[:2]
        return first.chance - second.chance < max(first.margin, second.margin)

    @property
    def is_for_later(self) -> bool:
        """Whether the best candidate is better without a reason in the rounds that were looked at."""
        has_choice = len(self.candidates) > 1 and self.candidates[0].chance < SURE
        return has_choice and not self.reasons and not self.is_close


def give_hint(
    game: Game, seat: object, *, seed: bytes, playouts: int, clock: Clock | None = None, seconds: float = 0.0
) -> Hint:
    """Weigh what a seat could do, with no more knowledge than the seat has.

    Without a clock, the same seed and number of playouts lead to the same hint on every machine.
    """
    place = game.check_seat(seat)
    if not game.actions(place):
        raise BadInput("hint-nothing-to-do", {"seat": place})
    sense = sense_of(game.edition.name).unhurried()
    # What the seat does not know is drawn afresh before anybody looks at it.
    seen = game.redeal(place, derive_seed(seed, "seen", 0))
    share = 1.0 - WHY
    options = weigh(sense, seen, place, seed, Budget(int(playouts * share), clock, seconds * share))
    candidates = tuple(
        Candidate(
            it.action, told_chance(sense, seen, it.chance_beside(options[0])), it.margin, len(it.values), tuple(brings)
        )
        for it, brings in _shown(distinct_options(sense, seen, place, options), game.actions(place))
    )
    end = seen.copy()
    sense.attempt(end, place, candidates[0].action)
    if len(candidates) < 2 or end.over:
        # What ends the game has no future to tell of.
        return Hint(place, candidates, ())
    pair = (candidates[0].action, candidates[1].action)
    budget = Budget(int(playouts * WHY) // sense.future, clock, seconds * WHY)
    differences = compare_futures(sense, seen, place, seed, pair, budget)
    return Hint(place, candidates, tuple(Reason(*difference) for difference in differences[:MOST_REASONS]))


def _shown(options: list[Option], menu: Sequence[AnyAction]) -> list[Option]:
    """Return the best few; where all are of one's own making, the last gives way to the best of the menu.

    Whoever is asked about an offer wants to know what to say to it, not only what else could be offered. If there is
    nothing to say but yes or no, both are shown.
    """
    best, rest = options[:SHOWN], options[SHOWN:]
    wanted = 2 if sum(not (action.resigns or action.is_time_call) for action in menu) == 2 else 1
    for option in rest:
        own = [place for place, (it, _) in enumerate(best) if it.action not in menu]
        if len(best) - len(own) >= wanted or not own:
            break
        if option[0].action in menu:
            best = [*best[: own[-1]], *best[own[-1] + 1 :], option]
    return best
