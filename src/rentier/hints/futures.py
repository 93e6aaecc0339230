"""Why an action is better: what happens more often after it, or less often, in the futures that are imagined."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt
from typing import Final, NamedTuple

from rentier.bots.search import Budget, Sense
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.core.moments import Moment

ROUNDS: Final = 2
"""For how many rounds a future is looked at: what comes later has other reasons."""
LONGEST: Final = 300
"""For how many decisions at most."""
CLEAR: Final = 2.0
"""By how many standard errors a difference must differ from none to be told."""
LEAST: Final = 0.15
"""The least difference that is told, as a part of all futures."""

Kind = tuple[str, tuple[tuple[str, object], ...]]
"""What makes two moments the same: the key, and who and what it is about, but not how much."""


class Difference(NamedTuple):
    """Something that happens in so many futures of each of two actions, as parts of them."""

    moment: Moment
    after: float
    otherwise: float


def compare_futures(
    sense: Sense,
    game: Game,
    seat: int,
    seed: bytes,
    actions: tuple[AnyAction, AnyAction],
    budget: Budget,
    tells_all: bool = False,
) -> list[Difference]:
    """Return what speaks for the first of two actions in their futures, what decides most first.

    What an action itself brings is left out, unless all is to be told, since nobody knows whether it succeeds.
    """
    counts: tuple[Counter[Kind], Counter[Kind]] = (Counter(), Counter())
    shown: dict[Kind, Moment] = {}
    obvious: set[Kind] = set()
    worlds = 0
    budget.begin_round(1, 1)
    while budget.playouts > 0 and not (worlds and budget.is_round_over()):
        world = sense.imagine(game, seat, derive_seed(seed, "why", worlds))
        for action, count in zip(actions, counts, strict=True):
            for kind, moment in happens(sense, world, seat, action, obvious).items():
                count[kind] += 1
                shown.setdefault(kind, moment)
        budget.spend(len(actions))
        worlds += 1
    found = [
        Difference(moment, counts[0][kind] / worlds, counts[1][kind] / worlds)
        for kind, moment in shown.items()
        if (tells_all or kind not in obvious) and _is_clear(counts[0][kind], counts[1][kind], worlds)
    ]
    found = [it for it in found if speaks_for(it, seat)]
    return sorted(found, key=lambda it: -abs(it.after - it.otherwise) * max(it.moment.size, 1))


def happens(
    sense: Sense, world: Game, seat: int, action: AnyAction, obvious: set[Kind] | None = None
) -> dict[Kind, Moment]:
    """Play an imagined game on for some rounds after an action, and return what would be remembered of it.

    What the action itself does, or somebody's answer to it, is also added to what is `obvious`.
    """
    game = world.copy()
    last = game.turns_taken() + ROUNDS * game.seats
    found: dict[Kind, Moment] = {}
    mover, choice = seat, action
    for number in range(LONGEST):
        before = game.copy()
        game.events = []
        sense.attempt(game, mover, choice)
        for moment in game.moments(before, game.events):
            kind = kind_of(moment)
            found.setdefault(kind, _told(moment))
            if obvious is not None and number <= 1:
                obvious.add(kind)
        if game.over or game.turns_taken() >= last:
            break
        mover = game.awaiting[0]
        choice = sense.reply(game, mover)
    return found


def speaks_for(difference: Difference, seat: int) -> bool:
    """Whether something good for a seat happens more often after the first action, or something bad less often."""
    moment = difference.moment
    is_good = (moment.seat == seat) != moment.is_loss
    return moment.is_mutual or is_good == (difference.after > difference.otherwise)


def kind_of(moment: Moment) -> Kind:
    """Return what makes a moment the same as another: how much it was about may differ."""
    return moment.key, tuple(
        sorted((name, _plain(value)) for name, value in moment.details.items() if name != "amount")
    )


def _told(moment: Moment) -> Moment:
    """Return a moment that can be told at once: nobody knows yet what it will bring."""
    return replace(moment, details={"amount": 0, **moment.details}) if moment.brings else moment


def _plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _is_clear(after: int, otherwise: int, worlds: int) -> bool:
    """Whether two counts differ by more than chance, and by enough to be worth a sentence."""
    difference = abs(after - otherwise) / worlds
    both = (after + otherwise + 1) / (2 * worlds + 2)
    return difference >= LEAST and difference > CLEAR * sqrt(2 * both * (1 - both) / worlds)
