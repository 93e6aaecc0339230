"""What to simulate: checked once, small enough to be sent to every worker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from rentier import games as _games  # noqa: F401  registers the editions, in a worker too
from rentier.bots import make_bot
from rentier.core.dice import SEED_BYTES, read_seed
from rentier.core.errors import BadInput, shown
from rentier.core.registry import find_edition

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256


@final
@dataclass(frozen=True)
class Plan:
    """A number of games of one edition between the same bots.

    In game number i, bot number j sits at seat (j + i) modulo the seats: the bots move on by one seat after each game,
    so that each sits at every seat equally often, or once more than at another.
    """

    edition: str
    rules_version: int
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: bytes
    games: int

    def bot_at(self, number: int, seat: int) -> str:
        """Return the name of the bot that sits at a seat in a game."""
        return self.bots[(seat - number) % self.seats]

    def head(self) -> dict[str, object]:
        """Return what was asked for, ready for JSON."""
        return {
            "edition": self.edition,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed.hex(),
            "asked": self.games,
        }


def make_plan(
    edition: str, games: object, seats: object, bots: str | Sequence[str], seed: object, options: object = None
) -> Plan:
    """Check everything that a simulation needs, and return it as a plan."""
    found = find_edition(edition)
    count = found.check_seats(seats)
    chosen = found.read_options(options)
    line_up = seat_bots(bots, count)
    for name in dict.fromkeys(line_up):
        make_bot(name, found.name, bytes(SEED_BYTES))
    number = check_number("sim-games", games, MOST_GAMES)
    return Plan(found.name, found.rules_version, count, chosen.values, line_up, read_seed(seed), number)


def seat_bots(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a bot for each seat: the names in order, the last one repeated for the remaining seats."""
    given = bots.split(",") if isinstance(bots, str) else bots
    names = [str(name).strip() for name in given[: seats + 1]]
    if not names or not all(names):
        raise BadInput("sim-bots-none")
    if len(names) > seats:
        raise BadInput("sim-bots-many", {"given": len(given), "places": seats})
    return (*names, *names[-1:] * (seats - len(names)))


def check_number(key: str, given: object, most: int) -> int:
    """Return a whole number from one to the most; refuse anything else."""
    if isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= most:
        return given
    raise BadInput(key, {"given": shown(given), "most": most})
