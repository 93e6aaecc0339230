"""What decided a game: of all the moments that it had, the few that changed the standing most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from msgspec import Struct

from rentier.core.moments import Moment

MOST_TURNINGS: Final = 6
LEAST_SHARE: Final = 5
"""A moment that was not a fifth as large as the largest one decided nothing."""

SHORTEST_LEAD: Final = 2
"""A lead is worth telling from so many turns on."""

Brought = tuple[int, int, str, int]
"""What a row of the table `rents` brought: the step, the seat, the row and the amount."""


class Lead(Struct, frozen=True):
    """How long the player of a moment led alone from then on: for how many turns, and whether to the end."""

    turns: int
    is_kept: bool


class Turning(Struct, frozen=True):
    """A moment of a finished game: when, whose, what (a key with its arguments), and how large."""

    step: int
    turn: int
    seat: int
    key: str
    details: dict[str, object]
    size: int
    award: str = ""
    """The title that it has as the largest of its kind."""
    lead: Lead | None = None


class Remembered(NamedTuple):
    """A moment as the game went on."""

    step: int
    turn: int
    moment: Moment


@final
class Leads:
    """Who led alone, and from which step on."""

    def __init__(self, scores: Sequence[int]) -> None:
        self._leader = _leader(scores)
        self._changes: Final[list[tuple[int, int, int | None]]] = []

    def hear(self, step: int, turn: int, scores: Sequence[int]) -> None:
        """Note whether somebody else leads after a step."""
        leader = _leader(scores)
        if leader != self._leader:
            self._leader = leader
            self._changes.append((step, turn, leader))

    def end(self, last: int) -> dict[tuple[int, int], Lead]:
        """Return by step and seat who came to lead there, and for how long."""
        found: dict[tuple[int, int], Lead] = {}
        for i, (step, turn, leader) in enumerate(self._changes):
            later = self._changes[i + 1 :]
            turns = (later[0][1] if later else last + 1) - turn
            if leader is not None and turns >= SHORTEST_LEAD:
                found[step, leader] = Lead(turns, not later)
        return found


def _leader(scores: Sequence[int]) -> int | None:
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else None


def choose(
    remembered: Sequence[Remembered], brought: Sequence[Brought], leads: dict[tuple[int, int], Lead]
) -> tuple[list[Turning], list[Turning]]:
    """Choose what decided the game, and the largest moments of their kinds beside it, both in their order."""
    found = [_weighed(it, brought, leads.get((it.step, it.moment.seat))) for it in remembered]
    found = [turning for turning in found if turning.size > 0]
    best: dict[str, Turning] = {}
    for turning in found:
        if turning.award and (turning.award not in best or turning.size > best[turning.award].size):
            best[turning.award] = turning
    turnings = _largest(found)
    told = [_titled(turning, best) for turning in turnings]
    others = [turning for turning in best.values() if not _is_told(turning, turnings)]
    return told, sorted(others, key=lambda it: it.step)


def _weighed(one: Remembered, brought: Sequence[Brought], lead: Lead | None) -> Turning:
    """Add what a moment brought later to its size."""
    moment = one.moment
    later = sum([amount for step, seat, row, amount in brought if step > one.step and (seat, row) in moment.brings])
    details = {**moment.details, "amount": later} if moment.brings else dict(moment.details)
    size = moment.size + later
    return Turning(one.step, one.turn, moment.seat, moment.key, details, size, moment.award, lead)


def _largest(found: Sequence[Turning]) -> list[Turning]:
    """Pick the largest moments, one for each player and turn; whatever led to the end comes first."""
    order = sorted(found, key=lambda it: (it.lead is None or not it.lead.is_kept, -it.size, it.step))
    least = max([turning.size for turning in found], default=0) / LEAST_SHARE
    picked: list[Turning] = []
    for turning in order:
        is_near = [
            it for it in picked if it.turn == turning.turn and (it.seat == turning.seat or it.step == turning.step)
        ]
        if turning.size >= least and not is_near and len(picked) < MOST_TURNINGS:
            picked.append(turning)
    return sorted(picked, key=lambda it: it.step)


def _titled(turning: Turning, best: dict[str, Turning]) -> Turning:
    """Leave the title only to the largest moment of its kind."""
    if not turning.award or best[turning.award] is turning:
        return turning
    return Turning(
        turning.step, turning.turn, turning.seat, turning.key, turning.details, turning.size, "", turning.lead
    )


def _is_told(turning: Turning, turnings: Sequence[Turning]) -> bool:
    return any(it is turning for it in turnings)
