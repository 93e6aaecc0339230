"""Why an action is better: what happens more often after it, or less often, in the futures that are imagined."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from typing import Final, NamedTuple, final

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

LEAST_WORTH: Final = 0.01
"""The least that a difference must add to the chance to win, so that it is no mere side effect."""
ALIKE: Final = 0.8
"""Of two differences that go together in so many futures, one is told."""
WON: Final = "game-moment-won"
BESIDE: Final = 0.8
"""What happens to others only counts for so much less: first of all, people ask what they have of it themselves."""
PLAIN: Final = 0.4
"""That somebody wins says less than what they win by, so it counts for even less."""
SURE: Final = 0.95
"""Unless the game goes on in some futures, and is won so soon in so many of one action: then little is left to tell."""

Judge = Callable[[Game, int], float]
"""Says how likely a seat is to win at the end of a future."""
Kind = tuple[str, tuple[tuple[str, object], ...]]
"""What makes two moments the same: the key, and who and what it is about, but not how much."""


class Difference(NamedTuple):
    """Something that happens in so many futures of each of two actions, as parts of them."""

    moment: Moment
    after: float
    otherwise: float


@final
class Watched:
    """A moment, and in which futures of the first and of the second action it happens."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.futures: Final[tuple[set[int], set[int]]] = (set(), set())

    def difference(self, worlds: int) -> Difference:
        after, otherwise = self.futures
        return Difference(self.moment, len(after) / worlds, len(otherwise) / worlds)

    def is_clear(self, worlds: int) -> bool:
        return _is_clear(len(self.futures[0]), len(self.futures[1]), worlds)

    def worth(self, chances: tuple[list[float], list[float]]) -> float:
        """Return how much of the lead comes from it: how much more often it happens, times what it changes."""
        with_it: list[float] = []
        without: list[float] = []
        for own, futures in zip(chances, self.futures, strict=True):
            for world, chance in enumerate(own):
                (with_it if world in futures else without).append(chance)
        if not (with_it and without):
            return 0.0
        more = (len(self.futures[0]) - len(self.futures[1])) / len(chances[0])
        return more * (sum(with_it) / len(with_it) - sum(without) / len(without))

    def says(self, seat: int, worlds: int) -> float:
        """Return how much it says to a seat, as a part of what it is worth."""
        if self.moment.key == WON:
            is_sure = max(len(futures) for futures in self.futures) >= SURE * worlds
            return BESIDE if is_sure and self.moment.details["rounds"] != 0 else PLAIN
        return 1.0 if is_about(self.moment, seat) else BESIDE

    def repeats(self, other: Watched) -> bool:
        """Whether both happen in nearly the same futures, or both only tell who wins."""
        if self.moment.key == other.moment.key == WON:
            return True
        both = sum(len(own & its) for own, its in zip(self.futures, other.futures, strict=True))
        either = sum(len(own | its) for own, its in zip(self.futures, other.futures, strict=True))
        return both >= ALIKE * either


def compare_futures(
    sense: Sense,
    game: Game,
    seat: int,
    seed: bytes,
    actions: tuple[AnyAction, AnyAction],
    budget: Budget,
    *,
    tells_all: bool = False,
    rounds: int = ROUNDS,
    judge: Judge | None = None,
) -> list[Difference]:
    """Return what speaks for the first of two actions in their futures, what decides most first.

    What an action itself brings is left out, unless all is to be told, since nobody knows whether it succeeds. How much
    something decides is told by the chances at the end of the futures: those of a glance, unless somebody else judges,
    who has the time for futures without quick replies, too.
    """
    watched: dict[Kind, Watched] = {}
    chances: tuple[list[float], list[float]] = ([], [])
    obvious: set[Kind] = set()
    worlds = ended = 0
    budget.begin_round(1, 1)
    while budget.playouts > 0 and not (worlds and budget.is_round_over()):
        world = sense.imagine(game, seat, derive_seed(seed, "why", worlds))
        for place, action in enumerate(actions):
            future = world.copy()
            for kind, moment in happens(sense, future, seat, action, obvious, rounds, is_quick=judge is None).items():
                watched.setdefault(kind, Watched(moment)).futures[place].add(worlds)
            ended += future.over
            chances[place].append((judge or sense.glance)(future, seat))
        budget.spend(len(actions))
        worlds += 1
    if ended < len(actions) * worlds:
        # Where not all of them end so soon, it is told how soon these do.
        for one in watched.values():
            if one.moment.key == WON:
                one.moment = replace(one.moment, details={**one.moment.details, "rounds": rounds})
    found = [
        (it.worth(chances), it)
        for kind, it in watched.items()
        if (tells_all or kind not in obvious) and it.is_clear(worlds) and speaks_for(it.difference(worlds), seat)
    ]
    told: list[Watched] = []
    for worth, one in sorted(found, key=lambda pair: -pair[0] * pair[1].says(seat, worlds)):
        if worth >= LEAST_WORTH and not any(one.repeats(other) for other in told):
            told.append(one)
    return [it.difference(worlds) for it in told]


def happens(
    sense: Sense,
    game: Game,
    seat: int,
    action: AnyAction,
    obvious: set[Kind] | None = None,
    rounds: int = ROUNDS,
    *,
    is_quick: bool = True,
) -> dict[Kind, Moment]:
    """Play an imagined game on for some rounds after an action, and return what would be remembered of it.

    What the action itself does, or somebody's answer to it, is also added to what is `obvious`.
    """
    last = game.turns_taken() + rounds * game.seats
    found: dict[Kind, Moment] = {}
    mover, choice = seat, action
    for number in range(LONGEST):
        before = game.copy()
        game.events = []
        sense.attempt(game, mover, choice)
        for moment in game.moments(before, game.events):
            if moment.is_end:
                continue
            kind = kind_of(moment)
            found.setdefault(kind, _told(moment))
            if obvious is not None and number <= 1:
                obvious.add(kind)
        if game.over or game.turns_taken() >= last:
            break
        mover = game.awaiting[0]
        choice = sense.reply(game, mover) if is_quick else sense.usual(game, mover)
    # Whoever shares the win with the seat takes nothing from it.
    for winner in [it for it in game.winners if it == seat or seat not in game.winners] if game.over else []:
        moment = Moment(WON, winner, {"seat": winner, "rounds": 0}, 0)
        found[kind_of(moment)] = moment
    game.events = None
    return found


def speaks_for(difference: Difference, seat: int) -> bool:
    """Whether something good for a seat happens more often after the first action, or something bad less often.

    Of what two players agree on, nobody can say for whom it is good.
    """
    moment = difference.moment
    is_good = (moment.seat == seat) != moment.is_loss
    return not moment.is_mutual and is_good == (difference.after > difference.otherwise)


def is_about(moment: Moment, seat: int) -> bool:
    """Whether something happens to a seat, or is done to it."""
    others = moment.details.get("targets")
    return seat in (moment.seat, moment.details.get("target")) or (isinstance(others, list | tuple) and seat in others)


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
