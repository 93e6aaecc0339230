"""A finished game, seen again: step by step, through a seat's eyes or with everything open."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, final

from msgspec import Struct, json

from rentier.core.dice import Dice, Draw, read_seed
from rentier.core.errors import BadInput
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.record import begin, load
from rentier.text import see_all

from . import log
from .errands import Errands
from .log import LogEntry
from .records import record_of
from .storage import Storage
from .story import Story, Teller
from .table import Table

MOST_STEPS: Final = 200
"""How many steps are sent at once."""
MOST_BYTES: Final = 1 << 20
"""About how many bytes are sent at once; a longer step is sent alone."""
KEPT_GAMES: Final = 64
"""How many positions of a game are kept at least, spread evenly over its steps, to start from."""
KEPT_REPLAYS: Final = 8
"""How many games are kept ready."""
KEPT_SECONDS: Final = 600.0
"""How long a replay stays in memory after its last request."""
LONGEST_PAUSE: Final = 600.0
"""How many seconds of a silence count as thinking: after that the players were away."""


class DrawShown(Struct, frozen=True):
    """One draw: a `die`, a number `below`, or a `shuffle`; of how many, from which byte on, and the outcome."""

    kind: str
    of: int
    at: int
    came: list[int]


class Step(Struct, frozen=True):
    """What an action led to; step 0 is the beginning, which belongs to nobody."""

    number: int
    seat: int | None
    action: str
    """Its text; empty if it was not the viewer's own, as it may name what lies face down."""
    events: list[dict[str, object]]
    view: dict[str, object]
    """What the viewer saw after it.

    With everything open, it is a spectator's view filled in with what the seats knew; `own` has by seat what its own
    view showed differently, such as its hand, and `bare` what no seat knew, such as which notes are fake.
    """
    awaiting: list[int]
    draws: list[DrawShown]


class ReplayShown(Struct, frozen=True):
    """Steps of a finished game."""

    table: str
    edition: str
    total: int
    """The number of the last step."""
    first: int
    steps: list[Step]


class StepDraws(Struct, frozen=True):
    """The draws of one step; a step without draws is left out."""

    number: int
    seat: int | None
    draws: list[DrawShown]


class DrawsShown(Struct, frozen=True):
    """Everything that chance decided in a game, or the part that begins with a step."""

    table: str
    edition: str
    seed: str
    used: int
    """How many bytes the whole game used."""
    steps: list[StepDraws]
    following: int | None
    """The step with which the next part begins; None when this is all."""


class Played(NamedTuple):
    """One action of a game."""

    seat: int
    action: str


@final
class Replay:
    """A finished game with its actions and some of its positions."""

    def __init__(self, table: str, record: Mapping[str, object], seconds: int = 0) -> None:
        self.table: Final = table
        self._seconds: Final = seconds
        self.edition: Final = str(record["edition"])
        seats, actions = record["seats"], record["actions"]
        assert isinstance(seats, int)
        assert isinstance(actions, list)
        self.seats: Final = seats
        self.actions: Final = [Played(seat, text) for seat, text in actions]
        self._position: Final = record.get("position")
        """The position from which the game began, if it went on from another one."""
        self._seed: Final = _seed_of(record)
        self._options: Final = record["options"]
        self._stride: Final = max(1, len(self.actions) // KEPT_GAMES)
        self._kept: Final[dict[int, Game]] = {}
        """Positions by the number of the step that led to them."""
        self._draws: Final[list[StepDraws]] = []
        self._used = 0
        self.story: Final = self._play_through()

    @classmethod
    def from_log(cls, table: str, entries: Sequence[LogEntry]) -> Replay:
        """Play the game of a log again; it must have ended, by rules that are known here."""
        shown = Table.from_log(table, entries, is_bare=True)
        if shown.is_over and shown.stopped is not None:
            raise shown.stopped
        return cls(table, record_of(table, entries), seconds_played(entries))

    def _begin(self) -> tuple[Game, list[Draw]]:
        """Begin the game again, with dice that keep a journal."""
        if self._position is not None:
            game = load(self._position)
            started: list[Draw] = []
            game.dice.journal = started
            return game, started
        dice = Dice(self._seed)
        journal = dice.journal = []
        return begin(self.edition, self.seats, self._seed, self._options, dice=dice), journal

    def _play_through(self) -> Story:
        game, journal = self._begin()
        teller = Teller(game)
        self._note_draws(0, None, journal)
        for number, played in enumerate(self.actions, 1):
            before = game.copy()
            if number % self._stride == 0:
                self._kept[number - 1] = before
            events = game.play(played.seat, played.action)
            self._note_draws(number, played.seat, journal)
            teller.hear(game, before, number, events)
        self._used = game.dice.drawn
        return teller.tell(self.table, game, self._seconds)

    def _note_draws(self, number: int, seat: int | None, journal: list[Draw]) -> None:
        if journal:
            self._draws.append(StepDraws(number, seat, [_show_draw(draw) for draw in journal]))
            journal.clear()

    def draws(self, first: int) -> DrawsShown:
        """List the draws from a step on, as many as are sent at once."""
        room = MOST_BYTES
        steps: list[StepDraws] = []
        following: int | None = None
        for step in self._draws:
            if step.number >= first:
                room -= len(json.encode(step))
                if room < 0 and steps:
                    following = step.number
                    break
                steps.append(step)
        return DrawsShown(self.table, self.edition, self._seed.hex(), self._used, steps, following)

    def show(self, first: int, count: int, seat: int | None) -> ReplayShown:
        """Return some steps as a seat saw them, or with everything open."""
        steps: list[Step] = []
        room = MOST_BYTES
        game, journal, events = self._go_to(first)
        for number in range(first, min(first + count, len(self.actions) + 1)):
            if steps:
                journal.clear()
                events = game.play(*self.actions[number - 1])
            step = self._show_step(game, number, events, journal, seat)
            room -= len(json.encode(step))
            if room < 0 and steps:
                break
            steps.append(step)
        return ReplayShown(self.table, self.edition, len(self.actions), first, steps)

    def _go_to(self, number: int) -> tuple[Game, list[Draw], list[Event]]:
        """Return the game right after a step, with the draws and events of that step."""
        number = min(number, len(self.actions))
        near = [kept for kept in self._kept if kept < number]
        if near:
            start = max(near)
            game = self._kept[start].copy()
            journal = game.dice.journal = []
        else:
            start = 0
            game, journal = self._begin()
        events = list(game.opening)
        for played in self.actions[start:number]:
            journal.clear()
            events = game.play(*played)
        return game, journal, events

    def game_at(self, number: int) -> Game:
        """Return the game right after a step, to be looked at or copied."""
        return self._go_to(number)[0]

    def _show_step(
        self, game: Game, number: int, events: Sequence[Event], draws: Sequence[Draw], seat: int | None
    ) -> Step:
        played = self.actions[number - 1] if number else None
        is_open = seat is None
        return Step(
            number,
            None if played is None else played.seat,
            played.action if played is not None and (is_open or played.seat == seat) else "",
            [see_all(event, range(self.seats)) if is_open else event.seen_by(seat) for event in events],
            open_view(game) if is_open else game.view(seat),
            list(game.awaiting),
            [_show_draw(draw) for draw in draws],
        )


def seconds_played(entries: Sequence[LogEntry]) -> int:
    """Return for how long a table was played; of a long silence, only `LONGEST_PAUSE` counts."""
    times = [entry.at for entry in entries if isinstance(entry.what, (log.Begun, log.Played))]
    return round(sum([min(later - earlier, LONGEST_PAUSE) for earlier, later in pairwise(times)]))


def _seed_of(record: Mapping[str, object]) -> bytes:
    """Return the seed of a record's dice; a position has its own."""
    position = record.get("position")
    dice = position["dice"] if isinstance(position, Mapping) else record
    assert isinstance(dice, Mapping)
    return read_seed(dice["seed"])


def _check_step(replay: Replay, step: int) -> None:
    if step > len(replay.actions):
        raise BadInput("replay-no-step", {"given": step, "highest": len(replay.actions)})


def _show_draw(draw: Draw) -> DrawShown:
    return DrawShown(draw.kind, draw.of, draw.at, list(draw.came))


def open_view(game: Game) -> dict[str, object]:
    """Combine what all seats see, and what none of them sees."""
    seen = game.view(None)
    own: list[dict[str, object]] = []
    for seat in range(game.seats):
        view = game.view(seat)
        del view["seat"]
        own.append({name: value for name, value in view.items() if value != seen[name]})
        for name, value in view.items():
            seen[name] = _filled(seen[name], value)
    for seat, view in enumerate(own):
        # What could be filled in is there already.
        own[seat] = {name: value for name, value in view.items() if value != seen[name]}
    return {**seen, "own": own, "bare": game.bared()}


def _filled(seen: object, known: object) -> object:
    """Fill what one view lacks with what another knows; lists of different lengths cannot be filled."""
    if isinstance(seen, dict) and isinstance(known, dict):
        return {name: _filled(seen.get(name), known.get(name)) for name in {**seen, **known}}
    if isinstance(seen, list) and isinstance(known, list):
        return [_filled(one, other) for one, other in zip(seen, known)] if len(seen) == len(known) else seen
    return known if seen in (None, "") else seen


@final
class Replays:
    """The finished games that people look at; the process for errands plays them again and keeps a few ready."""

    def __init__(self, storage: Storage, errands: Errands) -> None:
        self._storage: Final = storage
        self._errands: Final = errands

    async def show(self, address: str, table: str, first: int, count: int, seat: int | None) -> bytes:
        """Return steps of a table's game, as the JSON of `ReplayShown`."""
        return await self._look(address, table, show_steps, first, min(count, MOST_STEPS), seat)

    async def game_at(self, address: str, table: str, step: int) -> Game:
        """Return the game of a table right after a step."""
        return load(json.decode(await self._look(address, table, position_at, step)))

    async def draws(self, address: str, table: str, first: int) -> bytes:
        """Return the draws of a table's game, as the JSON of `DrawsShown`."""
        return await self._look(address, table, Replay.draws, first)

    async def story(self, address: str, table: str) -> bytes:
        """Return the story of a table's game, as the JSON of `Story`."""
        return await self._look(address, table, story_of)

    async def _look(self, address: str, table: str, look: Callable[..., object], *args: object) -> bytes:
        """Look at a game that is kept ready in the other process; one that is not is sent there with its log."""
        found = await self._errands.run(address, look_at, table, b"", look, *args)
        if found is None:
            written = json.encode(await self._storage.read(table))
            found = await self._errands.run(address, look_at, table, written, look, *args)
        assert found is not None
        return found


def show_steps(replay: Replay, first: int, count: int, seat: int | None) -> ReplayShown:
    """Return steps of a game; refuse a seat or a step that it does not have."""
    if seat is not None and not 0 <= seat < replay.seats:
        raise BadInput("bad-seat", {"given": str(seat), "highest": replay.seats - 1})
    _check_step(replay, first)
    return replay.show(first, count, seat)


def position_at(replay: Replay, step: int) -> dict[str, object]:
    """Return the position of a game right after a step."""
    _check_step(replay, step)
    return replay.game_at(step).position()


def story_of(replay: Replay) -> Story:
    """Return the story of a game."""
    return replay.story


_kept: Final[dict[str, tuple[float, Replay]]] = {}
"""In the process for errands: the games that people looked at lately, and until when they are kept; the latest last."""


def look_at(table: str, written: bytes, look: Callable[..., object], *args: object) -> bytes | None:
    """Return a look at a finished game as JSON; None if it is not kept here and its log was not sent.

    This runs in another process.
    """
    import rentier.games  # noqa: F401  registers the editions

    now = time.monotonic()
    until, replay = _kept.pop(table, (0.0, None))
    if replay is None or until < now:
        if not written:
            return None
        replay = Replay.from_log(table, json.decode(written, type=list[LogEntry]))
    _kept[table] = now + KEPT_SECONDS, replay
    if len(_kept) > KEPT_REPLAYS:
        del _kept[next(iter(_kept))]
    return json.encode(look(replay, *args))
