"""The lobby: it makes tables, finds them, lets people in, and keeps in memory only those that somebody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from msgspec import structs

from rentier.core.errors import RentierError
from rentier.core.game import Game
from rentier.core.registry import find_edition

from . import log
from .commands import (
    ChangeTable,
    Command,
    FollowTo,
    Holds,
    LeaveSeat,
    MoveSeat,
    MuteSeat,
    NewInvite,
    OfferSeat,
    Refused,
    RemoveSeat,
    SitDown,
)
from .exploring import begin_from
from .fairness import commitment
from .keys import Keys, drawn_from, hashed, id_of
from .limits import Limits, network_of
from .log import LogEntry, SeatMade
from .messages import HOST, SeatKey
from .opening import open_table
from .owner import Owner
from .owners import CLOSED, Elsewhere, Neighbours, Owners, Place, Unreached
from .planning import Plan, TableMade, check_names, read_seat
from .records import record_from
from .storage import MAKER_KEY, Found, Storage, Taken
from .summaries import (
    Listed,
    TableShown,
    line_of,
    read_listed,
    show_table,
    standing_of,
    write_summary,
)
from .table import BOT, OPEN, PERSON, Table
from .teaching import begin_lesson, find_lesson
from .thinking import Thinker, ThinkingMeter

if TYPE_CHECKING:
    from .leases import Leases

Beginning = Callable[[log.Sat, bytes, str, str], Awaitable[list[log.AnyWhat]]]
"""Work out the log of a new table for the person at one seat, with the server's secret, the invite and the host's."""

FIND_SECONDS: Final = 6.0
"""How long a request waits for a process that has its table, while another may be taking it over."""
FIND_AGAIN_SECONDS: Final = 0.1
MOST_TRIES: Final = 10
"""How often a command is sent to a process that does not answer, or has just lost the table."""
LISTED_SECONDS: Final = 24 * 3600.0
"""How long a public table is listed after anything last happened there."""
MOST_LISTED: Final = 100
MOST_LISTED_OF_ONE: Final = 5
"""How many public tables made from one address are listed."""


@final
class Lobby:
    """All tables of a server."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        *,
        now: Callable[[], float] = time.time,
        keys: Keys | None = None,
        limits: Limits | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.storage: Final = storage
        self.neighbours: Neighbours | None = None
        """The way to other processes with the same storage, if there is one."""
        self._thinker: Final = thinker
        self._now: Final = now
        self._keys: Final = Keys() if keys is None else keys
        self._limits: Final = Limits() if limits is None else limits
        self._maker_key = b""
        self.owners: Final = Owners(storage, thinker, now, self._limits, leases)
        self._summarizing: Final = asyncio.Semaphore(1)
        self.may_make_table: Callable[[str], Awaitable[bool]] | None = None
        """Whether a maker may make one more table today, where makers are counted."""
        self.is_full = False
        """Whether there is no room for new tables."""

    async def make(self, plan: Plan, key: str = "", maker: str = "") -> TableMade:
        """Make a table; the seats for persons are the maker's own. The same key gets the same table again."""
        edition = find_edition(plan.edition)
        edition.check_seats(len(plan.seats))
        options = edition.read_options(plan.options).values
        seats = [read_seat(plan.edition, number, seat) for number, seat in enumerate(plan.seats)]
        check_names(seats)
        made = self._draw(key, [number for number, seat in enumerate(seats) if seat.kind == PERSON])
        secret = self._keys.server_secret()
        first = log.Made(
            edition=plan.edition,
            rules_version=edition.rules_version,
            options=options,
            settings=plan.settings,
            # A seat is open until somebody sits there.
            seats=[SeatMade(OPEN) if seat.kind == PERSON else seat for seat in seats],
            public=plan.public,
            commitment=commitment(secret),
            secret=secret.hex(),
            invite_hash=hashed(made.invite),
            host_hash=hashed(made.host),
        )
        sat = [
            log.Sat(key.seat, seats[key.seat].name, seats[key.seat].colour, hashed(key.secret)) for key in made.seats
        ]
        return await self._found_once(made, [first, *sat], maker, key)

    async def teach(
        self, edition: str, name: str, colour: str = "", key: str = "", maker: str = "", puzzle: str = ""
    ) -> TableMade:
        """Make the table of an edition's lesson or puzzle, and begin it. The same key gets the same table again."""
        lesson = find_lesson(edition, puzzle)
        made = self._draw(key, [lesson.learner])
        learner = log.Sat(lesson.learner, name, colour, hashed(made.seats[0].secret))
        whole = begin_lesson(lesson, learner, self._keys.server_secret(), made.invite, made.host)
        return await self._found_once(made, whole, maker, key)

    async def explore(
        self, table: str, game: Game, seat: int, name: str, colour: str = "", key: str = "", maker: str = ""
    ) -> TableMade:
        """Make a table that goes on from a moment of a finished game, as one of its seats, against bots."""
        old = await self.about(table)
        made = self._draw(key, [game.check_seat(seat)])
        explorer = log.Sat(seat, name, colour, hashed(made.seats[0].secret))
        whole = begin_from(old, game, explorer, self._keys.server_secret(), made.invite, made.host)
        return await self._found_once(made, whole, maker, key)

    async def play_from(
        self, begin: Beginning, seat: int, name: str, colour: str = "", key: str = "", maker: str = ""
    ) -> TableMade:
        """Make a table that begins in a position that somebody has made, as one of its seats, against bots."""
        made = self._draw(key, [seat])
        explorer = log.Sat(seat, name, colour, hashed(made.seats[0].secret))
        whole = await begin(explorer, self._keys.server_secret(), made.invite, made.host)
        return await self._found_once(made, whole, maker, key)

    def _draw(self, key: str, seats: Sequence[int]) -> TableMade:
        """Draw the id and the secrets of a new table, from the maker's key if there is one."""
        # A request with the same key and another body finds the table, but does not know its secrets.
        id = self._keys_from(key.partition(".")[0], "table").table()
        keys = self._keys_from(key, "table secrets")
        return TableMade(id, keys.invite(), keys.secret(), [SeatKey(seat, keys.secret()) for seat in seats])

    def _keys_from(self, key: str, what: str) -> Keys:
        return Keys(drawn_from(key, what)) if key else self._keys

    async def _found_once(self, made: TableMade, whats: Sequence[log.AnyWhat], maker: str, key: str) -> TableMade:
        """Store a new table, unless the same request has done that before; one without a key cannot have."""
        if not key or made.table not in await self.storage.find([made.table]):
            await self._check_quota(maker)
            # Otherwise the same request came twice at the same time, and the other one was faster.
            with contextlib.suppress(Taken):
                await self._found(made.table, whats, maker)
                return made
        table = await self._look(made.table)
        if not table.is_holder(HOST, holds_of([], made.host)):
            raise Refused("server-key-used")
        own = [key for key in made.seats if table.is_holder(key.seat, holds_of([key]))]
        return structs.replace(made, seats=own)

    async def _check_quota(self, maker: str) -> None:
        """Refuse a table if the storage is full, or its maker has too many that wait or too many of today."""
        if self.is_full:
            raise Refused("server-full")
        if maker and await self.storage.waiting_of(maker) >= self._limits.tables_waiting:
            raise Refused("table-too-many")
        if maker and self.may_make_table is not None and not await self.may_make_table(maker):
            raise Refused("table-too-many-today")

    async def maker_of(self, address: str) -> str:
        """Return what is stored of the address from which a table is made: a hash that only this storage makes."""
        if not self._maker_key:
            self._maker_key = (await self.storage.note(MAKER_KEY)).encode()
        return blake2b(network_of(address).encode(), key=self._maker_key, digest_size=8).hexdigest()

    async def _found(self, table: str, whats: Sequence[log.AnyWhat], maker: str = "") -> None:
        entries = [LogEntry(number, self._now(), what) for number, what in enumerate(whats)]
        after = standing_of(Table.from_log(table, entries))
        await self.storage.append(table, 0, entries, after, maker)

    async def sit(
        self,
        table: str,
        invite: str,
        name: str,
        colour: str = "",
        nonce: str = "",
        seat: int | None = None,
        key: str = "",
        origin: str = "",
    ) -> SeatKey:
        """Let somebody with the invite take an open seat. The same key gets the same seat again."""
        secret = self._keys_from(key, f"seat {table}").secret()
        command = SitDown(hashed(invite), name, colour, hashed(secret), nonce, seat, origin, id_of(key))
        await self._submit(table, command, {})
        return SeatKey((await self._listed(table)).holders.index(command.secret_hash), secret)

    async def move(self, table: str, own: SeatKey, key: str = "") -> SeatKey:
        """Give a seat a new secret, for another device; the old one stops working."""
        secret = self._keys_from(key, f"seat {table}").secret()
        await self._submit(table, MoveSeat(own.seat, hashed(secret), id_of(key)), holds_of([own]))
        return SeatKey(own.seat, secret)

    async def leave(self, table: str, key: SeatKey) -> None:
        """Give up a seat."""
        await self._submit(table, LeaveSeat(key.seat), holds_of([key]))

    async def remove(self, table: str, host: str, seat: int, key: str = "") -> str:
        """Remove somebody from a seat for the host, and return a new invite: the old one would let them in again."""
        invite = self._keys_from(key, f"invite {table}").invite()
        await self._submit(table, RemoveSeat(seat, hashed(invite), id_of(key)), {HOST: hashed(host)})
        return invite

    async def change(self, table: str, host: str, change: ChangeTable, key: str = "") -> None:
        """Change for the host how a table is played: anything until the game begins, a few settings after that."""
        await self._submit(table, structs.replace(change, id=id_of(key)), {HOST: hashed(host)})

    async def invite(self, table: str, host: str, key: str = "") -> str:
        """Return a new invite for the host; the old one stops working."""
        invite = self._keys_from(key, f"invite {table}").invite()
        await self._submit(table, NewInvite(hashed(invite), id_of(key)), {HOST: hashed(host)})
        return invite

    async def offer(self, table: str, host: str, seat: int, free: bool, key: str = "") -> None:
        """Let whoever has the invite take a bot's seat in the running game, or stop that."""
        await self._submit(table, OfferSeat(seat, free, id_of(key)), {HOST: hashed(host)})

    async def mute(self, table: str, host: str, seat: int, muted: bool, key: str = "") -> None:
        """Let somebody say nothing more, for the host, or let them talk again."""
        await self._submit(table, MuteSeat(seat, muted, id_of(key)), {HOST: hashed(host)})

    async def rematch(self, table: str, keys: Sequence[SeatKey], host: str = "", maker: str = "") -> str:
        """Make a table like one that has ended, or cannot go on, for the same people.

        Their secrets open the same seats there.
        """
        old = await self._look(table)
        holds = holds_of(keys, host)
        if not any(old.is_holder(seat, holds) for seat in holds):
            raise Refused("table-not-host")
        if old.rematch:
            return old.rematch
        if not old.has_ended:
            raise Refused("table-not-over")
        await self._check_quota(maker)
        new = self._keys.table()
        await self._found(new, self._same_again(old))
        await self._submit(table, FollowTo(new), {})
        agreed = (await self._listed(table)).shown.rematch
        if agreed != new:
            # Somebody was faster.
            await self.storage.delete(new)
        return agreed

    def _same_again(self, old: Table) -> list[log.AnyWhat]:
        edition = find_edition(old.made.edition)
        secret = self._keys.server_secret()
        seats = [
            SeatMade(OPEN) if seat.has_holder else SeatMade(BOT, seat.name, seat.colour, seat.level)
            for seat in old.seats
        ]
        made = log.Made(
            edition=edition.name,
            rules_version=edition.rules_version,
            options=edition.read_options(old.made.options).values,
            settings=old.made.settings,
            seats=seats,
            public=old.made.public,
            commitment=commitment(secret),
            secret=secret.hex(),
            invite_hash=old.invite_hash,
            host_hash=old.made.host_hash,
            follows=old.id,
            barred=sorted(old.barred),
            silenced=sorted(old.silenced),
        )
        people = [(number, seat) for number, seat in enumerate(old.seats) if seat.has_holder]
        sat = [log.Sat(number, seat.name, seat.colour, seat.secret_hash, origin=seat.origin) for number, seat in people]
        return [made, *sat, *[log.Muted(number, True) for number, seat in people if seat.muted]]

    @property
    def thinking(self) -> ThinkingMeter:
        """What the thinker for the bots measures of itself."""
        return self._thinker.meter

    async def owner(self, table: str) -> Owner:
        """Find a table that this process has, or can have."""
        return await self.owners.owner(table)

    async def find(self, table: str) -> Place:
        """Find a table wherever it is; if the process that has it cannot be reached, wait until another takes over."""
        tries = int(FIND_SECONDS / FIND_AGAIN_SECONDS)
        for left in reversed(range(tries)):
            try:
                return await self.owners.owner(table)
            except Elsewhere as elsewhere:
                neighbours = self.neighbours
                there = None if neighbours is None else neighbours.at(elsewhere.process, table)
                if there is not None:
                    return there
                if neighbours is None or not neighbours.is_up or not left:
                    raise
            except Refused as refused:
                if refused.key != CLOSED or not left:
                    raise
            await asyncio.sleep(FIND_AGAIN_SECONDS)
        raise Unreached

    async def _submit(self, table: str, command: Command, holds: Holds) -> int:
        """Have a command done wherever its table is; each of them can be repeated, and is then done once."""
        for _ in range(MOST_TRIES):
            place = await self.find(table)
            try:
                return await place.submit(command, holds)
            except Refused as refused:
                if refused.key != CLOSED and not isinstance(refused, Unreached):
                    raise
            await asyncio.sleep(FIND_AGAIN_SECONDS)
        raise Unreached

    async def _look(self, table: str) -> Table:
        """Return a table as it is now, only to look at."""
        owner = self.owners.get(table)
        if owner is not None:
            return owner.table
        return await open_table(table, await self.storage.read(table))

    async def about(self, table: str) -> TableShown:
        """Return a table as it appears in a list."""
        return (await self._listed(table)).shown

    async def _listed(self, table: str) -> Listed:
        there = self._in_memory(table)
        if there is None:
            found = await self.storage.find([table])
            if table not in found:
                raise Refused("table-unknown")
            there = await self._read_summary(found[table])
        return there

    async def public(self) -> list[TableShown]:
        """List the public tables that have not ended, the latest first; one maker's do not hide all others."""
        found = await self.storage.listed(self._now() - LISTED_SECONDS, MOST_LISTED, MOST_LISTED_OF_ONE)
        there = await self._look_up([it.line.table for it in found], {it.line.table: it for it in found})
        return [it.shown for it in there.values() if not it.shown.settings.closed]

    async def mine(self, keys: Sequence[tuple[str, SeatKey]]) -> list[TableShown]:
        """List the tables where somebody has seats, leaving out those their secrets do not open."""
        ids = list(dict.fromkeys(id for id, _ in keys))
        there = await self._look_up(ids, await self.storage.find(ids))
        shown = {id: there[id].shown for id, key in keys if id in there and there[id].is_holder(key)}
        return list(shown.values())

    def _in_memory(self, table: str) -> Listed | None:
        owner = self.owners.get(table)
        if owner is None:
            return None
        return Listed(show_table(owner.table), [seat.secret_hash for seat in owner.table.seats])

    async def _look_up(self, tables: Sequence[str], found: Mapping[str, Found]) -> dict[str, Listed]:
        """Return tables as they appear in a list, those in memory as they are there."""
        listed: dict[str, Listed] = {}
        for id in tables:
            there = self._in_memory(id)
            # A table that was deleted meanwhile, or cannot be read here, does not hide the others.
            with contextlib.suppress(RentierError):
                if there is not None or id in found:
                    listed[id] = there or await self._read_summary(found[id])
        return listed

    async def _read_summary(self, found: Found) -> Listed:
        """Read what is kept of a table; if an earlier version or a backup left nothing, make it once and for all."""
        if found.summary is None:
            async with self._summarizing:
                id = found.line.table
                is_bare = found.line.state != log.PLAYING
                table = await open_table(id, await self.storage.read(id), is_bare)
                found = Found(line_of(table), write_summary(table))
                await self.storage.summarize(found.line, standing_of(table))
        return read_listed(found)

    async def record(self, table: str) -> dict[str, object]:
        """Return the record of a game that has ended."""
        entries = await self.storage.read(table)
        return record_from(await open_table(table, entries, is_bare=True), entries)

    async def delete(self, table: str) -> bool:
        """Delete a table for good, and send away whoever is there; return whether it existed."""
        await self.owners.drop(table, "table-deleted")
        return await self.storage.delete(table)

    async def delete_unvisited(self, table: str) -> bool:
        """Delete a table for good, unless another process has it; return whether that was done."""
        try:
            await self.owners.claim(table)
        except Refused:
            return False
        return await self.delete(table)

    async def sweep(self) -> int:
        """Drop tables from memory where nobody has been for a while, or that were deleted; return how many."""
        return await self.owners.sweep()

    def is_visited(self, table: str) -> bool:
        """Whether somebody is at a table now."""
        owner = self.owners.get(table)
        return owner is not None and bool(owner.listeners)

    async def close(self) -> None:
        """Send everybody away and drop all tables; the storage stays open."""
        await self.owners.close()

    def counts(self) -> dict[str, int]:
        """Return the counts of what is in memory and what was done."""
        return self.owners.counts()


def holds_of(keys: Sequence[SeatKey], host: str = "") -> Holds:
    """Return what somebody with these secrets holds."""
    holds = {key.seat: hashed(key.secret) for key in keys}
    return {**holds, HOST: hashed(host)} if host else holds
