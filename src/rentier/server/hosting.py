"""What only the host of a table may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from . import log
from .commands import ChangeTable, FromHost, MuteSeat, NewInvite, OfferSeat, Refused, RemoveSeat
from .log import AnyWhat, SeatMade
from .messages import HOST, Settings
from .planning import check_names, read_seat
from .table import BOT, PERSON, REMOVED, Table

AT_ANY_TIME: Final = ("pace", "away", "grace", "watched", "slow", "closed", "hints")
"""The settings that the host may change while the game is on."""


def decide_for_host(table: Table, command: FromHost) -> list[AnyWhat]:
    """Return what goes into the log; nothing if it was done before."""
    table.check_key(command.id)
    if command.id and (HOST, command.id) in table.answers:
        return []
    if isinstance(command, RemoveSeat):
        _check_held(table, command.seat)
        left = leave(table, command.seat, REMOVED)
        return [structs.replace(left, invite_hash=command.invite_hash, id=command.id)]
    if isinstance(command, NewInvite):
        return [log.Invited(command.invite_hash, command.id)]
    if isinstance(command, MuteSeat):
        return _mute(table, command)
    if isinstance(command, OfferSeat):
        return _offer(table, command)
    return _change(table, command)


def _check_held(table: Table, seat: int) -> None:
    """Refuse a seat without a holder; a player who resigned still holds the seat, and may talk."""
    if not (0 <= seat < len(table.seats) and table.seats[seat].has_holder):
        raise Refused("table-nobody-there", {"seat": seat})


def _mute(table: Table, command: MuteSeat) -> list[AnyWhat]:
    _check_held(table, command.seat)
    is_so = table.seats[command.seat].muted == command.muted
    return [] if is_so else [log.Muted(command.seat, command.muted, command.id)]


def _offer(table: Table, command: OfferSeat) -> list[AnyWhat]:
    check_running(table)
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].kind != BOT:
        raise Refused("table-no-bot-there", {"seat": command.seat})
    return (
        []
        if table.seats[command.seat].offered == command.free
        else [log.Offered(command.seat, command.free, command.id)]
    )


def _change(table: Table, command: ChangeTable) -> list[AnyWhat]:
    """Change options, settings and seats until the game begins; after that, only settings that concern no clock."""
    made = table.made
    settings = made.settings if command.settings is None else command.settings
    if table.is_over:
        raise Refused("table-over")
    if table.is_begun:
        same = {name: getattr(made.settings, name) for name in Settings.__struct_fields__ if name not in AT_ANY_TIME}
        if command.options is not None or command.seats is not None or settings != structs.replace(settings, **same):
            raise Refused("table-begun")
        return [] if settings == made.settings else [log.Changed(settings=settings, id=command.id)]
    if table.stopped is not None:
        raise table.stopped
    options = None if command.options is None else dict(table.edition.read_options(command.options).values)
    seats = None if command.seats is None else _changed_seats(table, command.seats)
    return [log.Changed(options, command.settings, seats, command.id)]


def _changed_seats(table: Table, wanted: Sequence[SeatMade]) -> list[SeatMade]:
    """Check the seats that the host wants: everybody who sits there stays, on the same seat."""
    table.edition.check_seats(len(wanted))
    people = {number: seat for number, seat in enumerate(table.seats) if seat.is_person}
    given = {number for number, seat in enumerate(wanted) if seat.kind == PERSON}
    if given != set(people):
        raise Refused("table-people-stay", {"seats": sorted(people)})
    seats = [
        SeatMade(PERSON, people[number].name) if number in people else read_seat(table.made.edition, number, seat)
        for number, seat in enumerate(wanted)
    ]
    check_names(seats)
    return [SeatMade(PERSON) if seat.kind == PERSON else seat for seat in seats]


def leave(table: Table, seat: int, why: str) -> log.Left:
    """Open the seat again before the game has begun; after that, hand it to a bot."""
    if table.is_over:
        raise Refused("table-over")
    # If the player resigned, the same bot continues.
    level = table.stand_in if table.person_at(seat) else table.seats[seat].level
    return log.Left(seat, why, level if table.is_begun else "")


def check_running(table: Table) -> None:
    """Refuse what needs a game under way."""
    if table.stopped is not None:
        raise table.stopped
    if not table.is_begun:
        raise Refused("table-not-begun")
    if table.is_over:
        raise Refused("table-over")
