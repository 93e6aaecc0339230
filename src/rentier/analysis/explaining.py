"""Why another decision would have been better: what happens more often, or less often, in the futures of the two."""

from __future__ import annotations

from typing import Final

from rentier.bots.search import Budget
from rentier.core.dice import derive_seed
from rentier.core.record import load
from rentier.hints import Reason
from rentier.hints.futures import compare_futures
from rentier.hints.weighing import sense_of

from .judging import Point

PLAYOUTS: Final = 120
"""How many futures are played for each of the reasons that are looked for."""
MOST_REASONS: Final = 2


def explain(position: dict[str, object], point: Point, seed: bytes) -> list[Reason]:
    """Return what would have happened more often, or less often, after the better action; `position` is before it.

    It tells only what the seat could have known, and the same seed leads to the same reasons on every machine.
    """
    if not point.better:
        return []
    game = load(position)
    sense = sense_of(game.edition.name).steady()
    seen = game.redeal(point.seat, derive_seed(seed, "seen", 0))
    better, action = (game.edition.read_action(text) for text in (point.better, point.action))
    end = seen.copy()
    sense.attempt(end, point.seat, better)
    if end.over:
        # What ends the game has no future to tell of.
        return []
    differences = compare_futures(sense, seen, point.seat, seed, (better, action), Budget(PLAYOUTS))
    return [Reason(*difference) for difference in differences[:MOST_REASONS]]
