"""An arena: every bot against every other, in each edition and from every seat, as exact counts that can be stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from math import lcm
from typing import Any, Final, NamedTuple, final

from rentier.bots import Sharp, make_bot, usual_bot
from rentier.core.errors import BadInput
from rentier.core.registry import find_edition

from .cluster import fingerprint
from .plan import MOST_GAMES, MOST_JOBS, Plan, check_number, make_plan
from .rating import Fought, Rating, rate
from .series import MOST_DECISIONS, Series
from .spreading import AHEAD, Executor, is_halted, open_processes, pieces, spread, stop_nothing

Clock = Callable[[], float]
"""A clock of seconds since any moment, preferably of those that the processor has spent on this process."""

SCHEMA: Final = 1
WHOLE: Final = lcm(*range(1, 11))
"""A win, in parts that can be shared by any number of winners."""
GAMES_AT_ONCE: Final = 10
FEWEST: Final = 2
MOST_BOTS: Final = 20


@dataclass
class Fight:
    """The games of one line-up so far: who won how much, how many decisions each bot made, and how long it thought."""

    plan: Plan
    ranges: list[tuple[int, int]] = field(default_factory=list)
    """The games in it: each range from a number up to but not including another, in order."""
    wins: dict[str, int] = field(default_factory=dict)
    """By bot: what it won, in parts of a win."""
    decisions: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """How many games are in it."""
        return sum(end - first for first, end in self.ranges)

    def absorb(self, other: Fight) -> None:
        """Add other games of the same line-up."""
        self.ranges = _joined([*self.ranges, *other.ranges])
        for mine, theirs in ((self.wins, other.wins), (self.decisions, other.decisions)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for name, spent in other.seconds.items():
            self.seconds[name] = self.seconds.get(name, 0.0) + spent

    def missing(self) -> Iterator[tuple[int, int]]:
        """Yield the ranges of games that are not in it yet."""
        start = 0
        for first, end in [*self.ranges, (self.plan.games, self.plan.games)]:
            if start < first:
                yield start, min(first, self.plan.games)
            start = max(start, end)

    def won(self, name: str) -> Fraction:
        """Return how many games the bots of a name won; a shared win counts as its fraction."""
        return Fraction(self.wins.get(name, 0), WHOLE)

    def to_dict(self) -> dict[str, object]:
        """Return the counts, ready for JSON."""
        return {
            "bots": list(self.plan.bots),
            "games": self.games,
            "ranges": [list(one) for one in self.ranges],
            "wins": dict(sorted(self.wins.items())),
            "decisions": dict(sorted(self.decisions.items())),
            "seconds": {name: round(spent, 6) for name, spent in sorted(self.seconds.items())},
        }


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for first, end in sorted(ranges):
        if joined and first <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((first, end))
    return joined


class Thought(NamedTuple):
    """How long a bot thinks: its decisions, and the mean time of one in milliseconds."""

    name: str
    decisions: int
    milliseconds: float


@final
class Arena:
    """All line-ups of some bots in one edition."""

    def __init__(self, edition: str, bots: Sequence[str], games: object, seats: object, seed: object, options: object):
        found = find_edition(edition)
        names = list(dict.fromkeys([name.strip() for name in bots if name.strip()]))
        if not FEWEST <= len(names) <= MOST_BOTS:
            raise BadInput("arena-bots", {"given": len(names), "most": MOST_BOTS})
        self.edition: Final = found.name
        self.bots: Final = names
        self.seats: Final = found.check_seats(seats)
        self.games: Final = check_number("sim-games", games, MOST_GAMES)
        self.fights: Final = [
            Fight(make_plan(edition, self.games, self.seats, line_up, seed, options))
            for line_up in line_ups(names, self.seats)
        ]

    def head(self) -> dict[str, object]:
        """Return what was asked for, ready for JSON; the number of games may differ when it is resumed."""
        plan = self.fights[0].plan
        asked = {key: value for key, value in plan.head().items() if key not in ("bots", "asked")}
        return {"rentier": fingerprint(), **asked, "bots": self.bots, "games": self.games}

    @property
    def done(self) -> int:
        """How many games have been played, of those that are asked for."""
        return sum(min(fight.games, self.games) for fight in self.fights)

    @property
    def asked(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.fights)

    def pieces(self) -> Iterator[tuple[Plan, int, int]]:
        """Yield the games that are still to be played, in pieces; all line-ups go on together."""
        slow = {name for name in self.bots if isinstance(make_bot(name, self.edition, 0), Sharp)}
        left: list[Iterator[tuple[Plan, int, int]]] = []
        for fight in self.fights:
            size = 1 if slow.intersection(fight.plan.bots) else GAMES_AT_ONCE
            left.append(_cut(fight, size))
        while left:
            for one in list(left):
                piece = next(one, None)
                if piece is None:
                    left.remove(one)
                else:
                    yield piece

    def absorb(self, part: Fight) -> None:
        """Add games of one of the line-ups."""
        for fight in self.fights:
            if fight.plan.bots == part.plan.bots:
                fight.absorb(part)

    def ratings(self) -> list[Rating]:
        """Rate the bots, the strongest first; the usual one has 1500."""
        fought = []
        for fight in self.fights:
            names = list(dict.fromkeys(fight.plan.bots))
            seats = tuple([(name, fight.plan.bots.count(name)) for name in names])
            fought.append(Fought(seats, tuple([(name, float(fight.won(name))) for name in names])))
        return rate(fought, usual_bot(self.edition))

    def thoughts(self) -> list[Thought]:
        """Return how long each bot thinks about a decision, in the order in which they were named."""
        found = []
        for name in self.bots:
            decisions = sum(fight.decisions.get(name, 0) for fight in self.fights)
            seconds = sum(fight.seconds.get(name, 0.0) for fight in self.fights)
            found.append(Thought(name, decisions, 1000 * seconds / decisions if decisions else 0.0))
        return found

    def share_against(self, name: str, other: str) -> tuple[Fraction, int]:
        """Return how many games a bot won at one seat against others of one name at all the rest, and of how many."""
        for fight in self.fights:
            if fight.plan.bots[0] == name and set(fight.plan.bots[1:]) == {other}:
                return fight.won(name), fight.games
            if self.seats == FEWEST and fight.plan.bots == (other, name):
                return fight.won(name), fight.games
        return Fraction(0), 0

    def to_dict(self) -> dict[str, object]:
        """Return everything, ready for JSON."""
        return {
            "schema": SCHEMA,
            **self.head(),
            "ratings": [rating.to_dict() for rating in self.ratings()] if self.done else [],
            "thinking": [{"bot": it.name, "ms": round(it.milliseconds, 4)} for it in self.thoughts()],
            "fights": [fight.to_dict() for fight in self.fights],
        }

    def resume(self, stored: object) -> None:
        """Take over the games of an arena that was stored before; refuse one of other games."""
        if not isinstance(stored, dict) or stored.get("schema") != SCHEMA:
            raise BadInput("arena-state-unknown")
        head = self.head()
        for key, value in head.items():
            if key not in ("games", "bots") and stored.get(key) != value:
                raise BadInput("arena-state-other", {"what": key, "edition": self.edition})
        try:
            for entry in stored["fights"]:
                self._take_over(entry)
        except (KeyError, TypeError, ValueError):
            raise BadInput("arena-state-unknown") from None

    def _take_over(self, entry: dict[str, Any]) -> None:
        for fight in self.fights:
            if list(fight.plan.bots) == list(entry["bots"]):
                ranges = [(int(first), int(end)) for first, end in entry["ranges"]]
                counts = [{str(k): int(v) for k, v in entry[kind].items()} for kind in ("wins", "decisions")]
                seconds = {str(k): float(v) for k, v in entry["seconds"].items()}
                fight.absorb(Fight(fight.plan, ranges, counts[0], counts[1], seconds))


def line_ups(names: list[str], seats: int) -> list[tuple[str, ...]]:
    """List who meets whom: with two seats each pair, with more each bot alone among all of each other one."""
    if seats == FEWEST:
        return list(combinations(names, 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(names, 2)]


def _cut(fight: Fight, size: int) -> Iterator[tuple[Plan, int, int]]:
    for first, end in list(fight.missing()):
        for start, count in pieces(first, end, size):
            yield fight.plan, start, count


def fight_games(clock: Clock, plan: Plan, first: int, count: int) -> Fight:
    """Play so many games of a line-up from a number on, and time every decision."""
    series = Series(plan)
    fight = Fight(plan)
    for number in range(first, first + count):
        if is_halted():
            break
        fight.absorb(_fight_game(clock, series, number))
    return fight


def _fight_game(clock: Clock, series: Series, number: int) -> Fight:
    plan = series.plan
    game, bots = series.begin(number, False)
    names = [plan.bot_at(number, seat) for seat in range(plan.seats)]
    decisions = dict.fromkeys(names, 0)
    seconds = dict.fromkeys(names, 0.0)
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        seat = game.awaiting[0]
        before = clock()
        action = bots[seat].choose(game, seat)
        seconds[names[seat]] += clock() - before
        decisions[names[seat]] += 1
        game.apply(seat, action)
    wins = dict.fromkeys(names, 0)
    for winner in game.winners:
        wins[names[winner]] += WHOLE // len(game.winners)
    return Fight(plan, [(number, number + 1)], wins, decisions, seconds)


def play_arena(
    arena: Arena,
    clock: Clock,
    jobs: int = 1,
    keep: Callable[[], None] | None = None,
    executor: Executor | None = None,
) -> bool:
    """Play what is missing in an arena, and return whether it is complete; `keep` is called after each few games.

    The same seed makes the same wins whatever plays them; Ctrl-C leaves what is finished in the arena.
    """
    workers = check_number("sim-jobs", jobs, MOST_JOBS)
    tell = stop_nothing if keep is None else keep
    with suppress(KeyboardInterrupt):
        if executor is not None:
            ahead = AHEAD * getattr(executor, "workers", workers)
            spread(executor, fight_games, _timed(clock, arena), ahead, arena.absorb, tell, stop_nothing)
        elif workers == 1:
            for plan, first, count in arena.pieces():
                arena.absorb(fight_games(clock, plan, first, count))
                tell()
        else:
            with open_processes(workers) as (pool, stop):
                spread(pool, fight_games, _timed(clock, arena), AHEAD * workers, arena.absorb, tell, stop)
    return arena.done == arena.asked


def _timed(clock: Clock, arena: Arena) -> Iterator[tuple[Clock, Plan, int, int]]:
    return ((clock, *piece) for piece in arena.pieces())
