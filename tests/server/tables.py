"""Tables for tests: made without a server, with known keys, a clock that is wound by hand, and bad disks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import rentier
from rentier.bots import RandomBot
from rentier.core.dice import derive_seed
from rentier.core.errors import RentierError
from rentier.core.game import Game
from rentier.server import log, messages
from rentier.server.commands import Command, Holds
from rentier.server.deciding import decide
from rentier.server.fairness import commitment
from rentier.server.keys import Keys, hashed
from rentier.server.limits import Limits
from rentier.server.log import LogEntry, SeatMade
from rentier.server.messages import HOST, AnyFromServer, Begin, Play, Settings, read_answer
from rentier.server.owner import Owner
from rentier.server.storage import Found, Meter, Standing, StorageFault, TableLine, Taken, line_after
from rentier.server.table import Happened, Table
from rentier.server.thinking import InlineThinker, Thinker

EDITIONS = [edition.name for edition in rentier.editions()]
SECRET = bytes(range(32))
INVITE = "come-in"
NAMES = ("Anna", "Ben", "Chloé", "David", "Emma", "Fanny", "Gaspard", "Hana", "Ivo", "Jeanne")
AT_ONCE = Settings(pace="off")


def secret_of(seat: int) -> str:
    """Return the secret of a seat, or the host's."""
    return f"secret-of-{seat}"


def holds(*seats: int) -> Holds:
    """Hold these seats; HOST is the host."""
    return {seat: hashed(secret_of(seat)) for seat in seats}


HOSTING = holds(HOST)


def made(
    edition: str = "deal",
    seats: str = "ooo",
    *,
    options: dict[str, object] | None = None,
    settings: Settings = AT_ONCE,
    public: bool = False,
    secret: bytes = SECRET,
    version: int | None = None,
) -> log.Made:
    """Plan a table: `o` is an open seat, `b` a bot that plays at random, `s` a steady one."""
    found = rentier.find_edition(edition)
    level = {"b": "random", "s": "steady"}
    return log.Made(
        edition=edition,
        rules_version=found.rules_version if version is None else version,
        options=found.read_options(options).values,
        settings=settings,
        seats=[
            SeatMade("open") if c == "o" else SeatMade("bot", f"Bot {i}", "", level[c]) for i, c in enumerate(seats)
        ],
        public=public,
        commitment=commitment(secret),
        secret=secret.hex(),
        invite_hash=hashed(INVITE),
        host_hash=hashed(secret_of(HOST)),
    )


class Desk:
    """A table with its whole log, for tests without an event loop."""

    def __init__(self, plan: log.Made) -> None:
        self.at = 1000.0
        self.entries: list[LogEntry] = [LogEntry(0, self.at, plan)]
        self.table = Table.from_log("t", self.entries)
        self.ids = 0

    def do(self, command: Command, by: Holds | None = None, gone: Mapping[int, float] | None = None) -> list[Happened]:
        """Carry out a command, by default from its own seat; `gone` says who is not connected, and for how long."""
        self.at += 1
        seat = getattr(command, "seat", HOST)
        given = holds(HOST if seat is None else seat) if by is None else by
        entries, tried = decide(self.table, command, given, self.at, gone=gone)
        self.entries += entries
        return [self.table.absorb(entry, tried) for entry in entries]

    def new_id(self) -> str:
        """Return a new id for a message."""
        self.ids += 1
        return f"m{self.ids}"

    def seat_all(self) -> Desk:
        """Seat a person on each open seat."""
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "open":
                what = log.Sat(number, NAMES[number], "red", hashed(secret_of(number)), f"nonce-{number}")
                self.absorb(what)
        return self

    def absorb(self, what: log.AnyWhat) -> Happened:
        """Add an entry without checking it."""
        self.entries.append(LogEntry(self.table.number, self.at, what))
        return self.table.absorb(self.entries[-1])

    def begin(self) -> Desk:
        """Seat everybody and begin."""
        self.seat_all()
        self.do(Begin(self.new_id()), HOSTING)
        return self

    def play(self, seat: int, action: str) -> list[Happened]:
        """Play for a person."""
        return self.do(Play(self.new_id(), seat, self.table.number, action))

    @property
    def game(self) -> Game:
        """Return the game, which has begun."""
        assert self.table.game is not None
        return self.table.game


def choices(seed: int) -> RandomBot:
    """Return a bot that chooses for everybody."""
    return RandomBot(derive_seed(bytes(32), "choices", seed))


class HandClock:
    """A clock that stands until it is wound."""

    def __init__(self, at: float = 1000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def wind(self, seconds: float) -> None:
        """Let time pass."""
        self.at += seconds


class Counting:
    """A source of bytes that count up, instead of chance."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, size: int) -> bytes:
        self.drawn += 1
        return self.drawn.to_bytes(4, "big") * (size // 4) + bytes(size % 4)


def counting_keys() -> Keys:
    """Return keys that are the same in every run."""
    return Keys(Counting())


class MemoryStorage:
    """A storage that keeps logs in memory, and fails or waits when told to."""

    def __init__(self) -> None:
        self.meter = Meter()
        self.logs: dict[str, list[LogEntry]] = {}
        self.standings: dict[str, Standing] = {}
        self.analyses: dict[str, tuple[str, str]] = {}
        self.makers: dict[str, str] = {}
        self.failing = ""
        """When to fail: before (nothing is stored), after (it is stored, but nobody learns of it), reading."""
        self.gate: asyncio.Event | None = None
        """Storing waits for this."""
        self.appended = 0
        self.reads = 0
        """How many logs were read."""

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[LogEntry],
        after: Standing | None = None,
        maker: str = "",
        epoch: int | None = None,
    ) -> None:
        line_after(table, first, entries)
        self.appended += 1
        if self.gate is not None:
            await self.gate.wait()
        if self.failing == "before":
            raise StorageFault("storage-failed", {"why": "full"})
        kept = self.logs.setdefault(table, [])
        if len(kept) != first:
            raise Taken("storage-taken", {"table": table, "number": first})
        kept.extend(log.read_entry(entry.number, entry.at, log.write_body(entry)) for entry in entries)
        if first == 0:
            self.makers[table] = maker
        if after is None:
            self.standings.pop(table, None)
        else:
            old = self.standings.get(table, after).summary
            self.standings[table] = Standing(after.awaiting, old if after.summary is None else after.summary)
        if self.failing in ("after", "reading"):
            raise StorageFault("storage-failed", {"why": "gone"})

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        self.reads += 1
        if self.failing == "reading":
            raise StorageFault("storage-failed", {"why": "gone"})
        return self.logs.get(table, [])[first:]

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        lines = []
        for table, entries in self.logs.items():
            states = [log.STATE_AFTER[entry.kind] for entry in entries if entry.kind in log.STATE_AFTER]
            first = entries[0].what
            assert isinstance(first, log.Made)
            if public in (None, first.public) and entries[-1].at >= since:
                awaiting = self.standings[table].awaiting if table in self.standings else ()
                times = (entries[0].at, entries[-1].at)
                what = (first.edition, first.public, states[-1], *times, len(entries), self.makers[table], awaiting)
                lines.append(TableLine(table, *what))
        return sorted(lines, key=lambda line: -line.changed)

    async def find(self, tables: Sequence[str]) -> dict[str, Found]:
        if self.failing == "reading":
            raise StorageFault("storage-failed", {"why": "gone"})
        lines = [line for line in await self.tables() if line.table in tables]
        return {line.table: self._found(line) for line in lines}

    def _found(self, line: TableLine) -> Found:
        standing = self.standings.get(line.table)
        return Found(line, None if standing is None else standing.summary)

    async def listed(self, since: float, most: int, share: int) -> list[Found]:
        seen: Counter[str] = Counter()
        found = []
        for line in await self.tables(True, since):
            seen[line.maker] += line.state != log.OVER
            if line.state != log.OVER and (not line.maker or seen[line.maker] <= share):
                found.append(self._found(line))
        return found[:most]

    async def analysis(self, table: str, version: str) -> str:
        kept = self.analyses.get(table, ("", ""))
        return kept[1] if kept[0] == version else ""

    async def keep_analysis(self, table: str, version: str, body: str) -> None:
        if table in self.logs:
            self.analyses[table] = version, body

    async def summarize(self, line: TableLine, after: Standing) -> None:
        if len(self.logs.get(line.table, [])) == line.number:
            self.standings[line.table] = after

    async def waiting_of(self, maker: str) -> int:
        return sum(line.maker == maker != "" and line.state == log.WAITING for line in await self.tables())

    async def practice(self, before: float) -> list[str]:
        lines = [line for line in await self.tables() if line.changed < before and line.state == log.PLAYING]
        begun = {line.table: self.logs[line.table][2].what for line in lines if line.number > 2}
        return [table for table, what in begun.items() if isinstance(what, log.Begun) and what.position is not None]

    async def note(self, name: str) -> str:
        return "a note"

    async def delete(self, table: str) -> bool:
        return self.logs.pop(table, None) is not None

    async def check(self) -> None:
        if self.failing:
            raise StorageFault("storage-failed", {"why": "full"})

    async def size(self) -> int:
        return 0

    async def room(self) -> int | None:
        return None

    async def shrink(self) -> None:
        pass

    async def vacuum(self) -> None:
        pass

    async def backup(self, path: Path) -> dict[str, RentierError]:
        raise NotImplementedError

    async def close(self) -> None:
        pass


class Ear:
    """A listener that keeps what one connection would receive."""

    def __init__(self, *seats: int, keys: Holds | None = None) -> None:
        self.seats = seats
        self.holds = holds(*seats) if keys is None else keys
        self.frames: list[bytes] = []
        self.closed = ""
        self.address = "127.0.0.1"
        self.is_silent = False

    def tell(self, frame: bytes) -> None:
        assert not self.closed, "somebody who was sent away is told something"
        self.frames.append(frame)

    def close(self, why: str) -> None:
        self.closed = why

    @property
    def heard(self) -> list[AnyFromServer]:
        """Read all frames."""
        return [read_answer(frame) for frame in self.frames]

    def heard_of(self, kind: type[messages.FromServer]) -> list[AnyFromServer]:
        """Read the frames of one kind."""
        return [message for message in self.heard if isinstance(message, kind)]


class House:
    """One table with its owner, its storage, and a clock that is wound by hand."""

    def __init__(self, plan: log.Made, thinker: Thinker | None = None, limits: Limits | None = None) -> None:
        self.clock = HandClock()
        self.limits = limits
        self.storage = MemoryStorage()
        self.desk = Desk(plan)
        self.thinker = InlineThinker() if thinker is None else thinker
        self.owner: Owner

    async def open(self, *, begun: bool = True) -> House:
        """Seat everybody, begin if wanted, and open the table from the storage."""
        if begun:
            self.desk.begin()
        else:
            self.desk.seat_all()
        await self.storage.append("t", 0, self.desk.entries)
        self.owner = Owner(Table.from_log("t", self.desk.entries), self.storage, self.thinker, self.clock, self.limits)
        return self

    async def restart(self) -> None:
        """Stop, and open the table again from what is stored."""
        await self.owner.close()
        self.owner = Owner(Table.from_log("t", self.stored()), self.storage, self.thinker, self.clock, self.limits)

    async def __aenter__(self) -> House:
        return await self.open()

    async def __aexit__(self, *error: object) -> None:
        await self.owner.close()

    @property
    def table(self) -> Table:
        """Return the table as it is now."""
        return self.owner.table

    @property
    def game(self) -> Game:
        """Return the game, which has begun."""
        assert self.table.game is not None
        return self.table.game

    def join(self, *seats: int) -> Ear:
        """Let somebody who holds these seats listen."""
        ear = Ear(*seats)
        self.owner.join(ear)
        return ear

    async def play(self, seat: int, action: str, id: str = "") -> int:
        """Play for a person."""
        play = Play(id or self.desk.new_id(), seat, self.table.number, action)
        return await self.owner.submit(play, holds(seat))

    async def wind(self, seconds: float) -> None:
        """Let time pass, and what it brings happen."""
        self.clock.wind(seconds)
        await self.owner.tick()
        await settle()

    def stored(self) -> list[LogEntry]:
        """Return the stored log."""
        return self.storage.logs["t"]


async def settle() -> None:
    """Let everything happen that can without time passing."""
    for _ in range(50):
        await asyncio.sleep(0)
