"""A table in a list: what is kept beside its log, so that nobody has to read the log for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct, json

from rentier.core.game import Game

from . import log
from .audience import show_seat
from .keys import hashed, is_same
from .log import LogEntry
from .messages import SeatKey, SeatShown, Settings
from .storage import Found, Standing, TableLine
from .table import Table, Tried, find_hindrance

UNSHOWN: Final = frozenset((log.Played, log.Said, log.Wished, log.Agreed, log.Undone, log.Nonced, log.Away, log.Back))
"""The entries that leave the summary as it was."""


class TableShown(Struct, frozen=True):
    """A table in a list."""

    table: str
    edition: str
    options: dict[str, object]
    settings: Settings
    public: bool
    state: str
    seats: list[SeatShown]
    commitment: str
    made: float
    changed: float
    number: int
    awaiting: list[int]
    winners: list[int]
    rematch: str
    stopped: str


class Summary(Struct, frozen=True):
    """What a list shows of a table, apart from what changes with every action, and who may see more."""

    rules_version: int
    options: dict[str, object]
    settings: Settings
    seats: list[SeatShown]
    holders: list[str]
    """By seat: the hash of its secret; empty where nobody has one."""
    commitment: str
    winners: list[int]
    rematch: str


class Listed(NamedTuple):
    """A table as everybody may see it in a list, with the hashes of the secrets of its seats."""

    shown: TableShown
    holders: list[str]

    def is_holder(self, key: SeatKey) -> bool:
        """Whether somebody with that key has its seat."""
        return 0 <= key.seat < len(self.holders) and is_same(hashed(key.secret), self.holders[key.seat])


_decoder: Final[json.Decoder[Summary]] = json.Decoder(Summary)
_encoder: Final = json.Encoder()


def write_summary(table: Table) -> str:
    """Write what is kept of a table."""
    made = table.made
    return _encoder.encode(
        Summary(
            made.rules_version,
            made.options,
            made.settings,
            [show_seat(table, number) for number in range(len(table.seats))],
            [seat.secret_hash for seat in table.seats],
            made.commitment,
            table.winners,
            table.rematch,
        )
    ).decode()


def standing_of(table: Table) -> Standing:
    """Return how a table stands, with everything that is kept of it."""
    return Standing(table.awaiting, write_summary(table))


def standing_after(table: Table, entries: Sequence[LogEntry], tried: Tried | None) -> Standing:
    """Return how a table will stand after some entries that it has not absorbed yet."""
    is_shown = [entry for entry in entries if type(entry.what) not in UNSHOWN]
    game = _game_after(table, entries, tried)
    return Standing(
        () if game is None else game.awaiting, write_summary(table.people_after(entries)) if is_shown else None
    )


def _game_after(table: Table, entries: Sequence[LogEntry], tried: Tried | None) -> Game | None:
    if tried is not None:
        return tried.game
    for entry in entries:
        if isinstance(entry.what, log.Undone):
            return table.back.game_before(entry.what.to)
    return table.game


def read_listed(found: Found) -> Listed:
    """Return a table in the storage as everybody may see it."""
    line = found.line
    summary = _decoder.decode(found.summary or "")
    hindrance = find_hindrance(line.edition, summary.rules_version)
    shown = TableShown(
        table=line.table,
        edition=line.edition,
        options=summary.options,
        settings=summary.settings,
        public=line.public,
        state=line.state,
        seats=summary.seats,
        commitment=summary.commitment,
        made=line.made,
        changed=line.changed,
        number=line.number,
        awaiting=list(line.awaiting) if hindrance is None else [],
        winners=summary.winners,
        rematch=summary.rematch,
        stopped="" if hindrance is None else hindrance.key,
    )
    return Listed(shown, summary.holders)


def show_table(table: Table) -> TableShown:
    """Return a table in memory as everybody may see it, without its game."""
    made = table.made
    return TableShown(
        table=table.id,
        edition=made.edition,
        options=made.options,
        settings=made.settings,
        public=made.public,
        state=state_of(table),
        seats=[show_seat(table, number) for number in range(len(table.seats))],
        commitment=made.commitment,
        made=table.made_at,
        changed=table.last_at,
        number=table.number,
        awaiting=list(table.awaiting),
        winners=table.winners,
        rematch=table.rematch,
        stopped="" if table.stopped is None else table.stopped.key,
    )


def line_of(table: Table) -> TableLine:
    """Return a table in memory as the storage lists it."""
    made = table.made
    return TableLine(
        table.id,
        made.edition,
        made.public,
        state_of(table),
        table.made_at,
        table.last_at,
        table.number,
        awaiting=table.awaiting,
    )


def state_of(table: Table) -> str:
    """Return whether a table waits, plays or is over."""
    return log.OVER if table.is_over else log.PLAYING if table.is_begun else log.WAITING
