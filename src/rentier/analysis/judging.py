"""Judging a step of a recorded game: everybody's chances before it, and what the decision was worth."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from rentier.bots.search import Sense, steepened
from rentier.bots.search.searching import different_ones, tried
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.hints.outcomes import sayable
from rentier.hints.weighing import sense_of

MOST_OTHERS: Final = 5
"""How many other actions a decision is compared with."""
CLEAR: Final = 2.0
"""By how many standard errors another action must be better to be called so: the best of many is lucky."""


class Point(NamedTuple):
    """A moment of a game: everybody's chances, and what was decided next."""

    chances: tuple[float, ...]
    """By seat: how likely it is to win, judged by what it knows; together they are 1."""
    seat: int
    """Who acts next; -1 at the end."""
    action: str
    gain: float
    """What the decision adds to the seat's chance, compared with what a steady player would have done."""
    cost: float
    """How much better the best other action would have been; 0 if none was clearly better."""
    better: str
    """That action; empty if there is none."""
    figures: dict[str, dict[str, int]]
    """By action that is named here: the amounts that went with it then."""
    brings: dict[str, list[dict[str, object]]]
    """By action that is named here: the events that it brings about if it succeeds, where they say more than it."""


class Judged(NamedTuple):
    """What a decision is worth."""

    gain: float
    cost: float
    better: str


NOTHING: Final = Judged(0.0, 0.0, "")


def judge_steps(
    edition: str, positions: list[tuple[int, dict[str, object], int, str]], worlds: int, seed: bytes
) -> list[tuple[int, Point]]:
    """Judge some steps of a game, each from its number, the position before it, who acts there and how."""
    from rentier.core.record import load

    sense = sense_of(edition).steady()
    found: list[tuple[int, Point]] = []
    for number, position, seat, action in positions:
        game = load(position)
        own = derive_seed(seed, "step", number)
        chances = chances_of(sense, game, own, worlds)
        judged = NOTHING if seat < 0 else judge(sense, game, seat, game.edition.read_action(action), own, worlds)
        named = {text: game.edition.read_action(text) for text in (action, judged.better) if text}
        figures = {text: it.figures(game, seat) for text, it in named.items()}
        brings = {text: sayable(sense.outcome(game, seat, it), seat) for text, it in named.items()}
        told = {text: events for text, events in brings.items() if events}
        found.append((number, Point(chances, seat, action, *judged, figures, told)))
    return found


def chances_of(sense: Sense, game: Game, seed: bytes, worlds: int) -> tuple[float, ...]:
    """Return how likely each seat is to win, judged by what it knows, as shares of one."""
    if game.over:
        return tuple(1.0 / len(game.winners) if seat in game.winners else 0.0 for seat in range(game.seats))
    totals = [0.0] * game.seats
    for seat in range(game.seats):
        if game.is_in(seat):
            for number in range(worlds):
                totals[seat] += sense.play_on(sense.imagine(game, seat, derive_seed(seed, "world", number)), seat)
    whole = sum(totals)
    shares = [total / whole if whole else 1.0 / game.seats for total in totals]
    return tuple(steepened(shares, sense.steepness))


def judge(sense: Sense, game: Game, seat: int, action: AnyAction, seed: bytes, worlds: int) -> Judged:
    """Compare a decision with what a steady player would have done, and with what else was possible."""
    if len(game.actions(seat)) < 2 and not game.forms(seat):
        return NOTHING
    # What the seat did not know must not count against it.
    seen = game.redeal(seat, derive_seed(seed, "seen", 0))
    usual = sense.usual(seen, seat)
    others = different_ones(action, [usual, *sense.others(seen, seat)])[: MOST_OTHERS + 1]
    if not others:
        return NOTHING
    differences: list[list[float]] = [[] for _ in others]
    for number in range(worlds):
        world = sense.imagine(seen, seat, derive_seed(seed, "decision", number))
        mark = done(sense, world, seat, action)
        for other, values in zip(others, differences, strict=True):
            values.append(tried(sense, world, seat, other) - mark)
    means = [sum(values) / worlds for values in differences]
    # Where nobody needs to look further ahead, the usual decision has just been tried: it is the first of the others.
    is_known = sense.patient() is sense and str(others[0]) == str(usual)
    gain = -means[0] if is_known else gain_of(sense, seen, seat, action, usual, seed, worlds)
    best = max(range(len(others)), key=lambda i: means[i])
    if means[best] <= CLEAR * _error(differences[best]):
        return Judged(gain, 0.0, "")
    return Judged(gain, means[best], str(others[best]))


def gain_of(
    sense: Sense, seen: Game, seat: int, action: AnyAction, usual: AnyAction, seed: bytes, worlds: int
) -> float:
    """Return what a decision added to the chance, compared with the usual one, as far ahead as that can be seen."""
    if str(action) == str(usual):
        return 0.0
    far = sense.patient()
    gain = 0.0
    for number in range(worlds):
        world = far.imagine(seen, seat, derive_seed(seed, "decision", number))
        gain += done(far, world, seat, action) - tried(far, world, seat, usual)
    return gain / worlds


def done(sense: Sense, world: Game, seat: int, action: AnyAction) -> float:
    """Return how well it goes on in a copy of a world after what was really done, which cannot miss any more."""
    copy = world.copy()
    copy.apply(seat, action)
    return sense.play_on(copy, seat)


def _error(values: list[float]) -> float:
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
