"""What may be done at a table: each command is authorised, read and tried, and becomes entries for the log.

Nothing here changes the table. The game that was tried beside it is returned with the entries, so that whoever absorbs
them need not play it again. A command that was done before becomes no entries: `answer_to` has its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import structs

from rentier.bots import bot_names
from rentier.core.actions import AnyAction

from . import log
from .commands import (
    HOST,
    Command,
    FollowTo,
    Holds,
    LeaveSeat,
    MoveSeat,
    PlayFor,
    Refused,
    RemoveSeat,
    SetAbsent,
    SetPresent,
    SitDown,
    Stale,
)
from .fairness import seed_of
from .keys import is_same
from .log import AnyWhat, LogEntry
from .messages import Agree, Begin, Nonce, Play, Resign, Say, Undo
from .table import OPEN, Table, Tried

LONGEST_NAME: Final = 40


class Decided(NamedTuple):
    """The outcome of a command: its entries, none if it was done before, and the game after them if they change it."""

    entries: list[LogEntry]
    tried: Tried | None


def decide(table: Table, command: Command, holds: Holds, at: float, reserves: Sequence[float] = ()) -> Decided:
    """Return the entries that a command becomes, or raise the reason why it is refused.

    `reserves` are the clocks as they would be after it, where the table has any.
    """
    found = _decide(table, command, holds)
    if not isinstance(found, Tried):
        return Decided(_numbered(table, at, found), None)
    what = found.what
    if reserves and isinstance(what, log.Played):
        found = found._replace(what=structs.replace(what, reserves=list(reserves)))
    # The end reveals the secret.
    end = [log.Ended(table.made.secret, list(found.game.winners))] if found.game.over else []
    return Decided(_numbered(table, at, [found.what, *end]), found)


def _numbered(table: Table, at: float, whats: Sequence[AnyWhat]) -> list[LogEntry]:
    return [LogEntry(table.number + i, at, what) for i, what in enumerate(whats)]


def answer_to(table: Table, command: Command, holds: Holds) -> int:
    """Return the number right after the entry that a command became; 0 if it became none."""
    if isinstance(command, Play | Say | Undo | Agree | Nonce | Resign):
        return table.answers.get((command.seat, command.id), 0)
    if isinstance(command, Begin):
        return table.answers.get((_beginner(table, holds), command.id), 0)
    return table.number


def _decide(table: Table, command: Command, holds: Holds) -> list[AnyWhat] | Tried:
    """Sort commands by who may give them; return what goes into the log, or the game that was tried."""
    if isinstance(command, PlayFor):
        return _play_for(table, command)
    if isinstance(command, SetAbsent | SetPresent):
        return _attend(table, command)
    if isinstance(command, FollowTo):
        return _follow(table, command)
    if isinstance(command, SitDown):
        return _sit_down(table, command)
    if isinstance(command, Begin):
        return _begin(table, command, holds)
    if isinstance(command, RemoveSeat):
        if not table.is_holder(HOST, holds):
            raise Refused("table-not-host")
        return [structs.replace(_leave(table, command.seat, "removed"), invite_hash=command.invite_hash)]
    if command.seat == HOST or not table.is_holder(command.seat, holds):
        raise Refused("table-not-your-seat", {"seat": command.seat})
    if isinstance(command, MoveSeat):
        return [log.Moved(command.seat, command.secret_hash)]
    if isinstance(command, LeaveSeat):
        return [_leave(table, command.seat, "left")]
    if (command.seat, command.id) in table.answers:
        return []
    return _decide_for_holder(table, command)


def _decide_for_holder(table: Table, command: Play | Say | Undo | Agree | Nonce | Resign) -> list[AnyWhat] | Tried:
    """Decide on what only the holder of a seat may do."""
    if isinstance(command, Play):
        return _play(table, command)
    if isinstance(command, Say):
        if not command.text:
            raise Refused("table-nothing-said")
        return [log.Said(command.seat, command.text, command.id)]
    if isinstance(command, Nonce):
        if table.is_begun:
            raise Refused("table-begun")
        return [log.Nonced(command.seat, command.nonce, command.id)]
    _check_running(table)
    if isinstance(command, Agree):
        return _agree(table, command)
    _check_seen(table, command.seen)
    if isinstance(command, Undo):
        return _undo(table, command)
    return _resign(table, command)


def _check_running(table: Table) -> None:
    """Refuse what needs a game under way."""
    if table.stopped is not None:
        raise table.stopped
    if not table.is_begun:
        raise Refused("table-not-begun")
    if table.is_over:
        raise Refused("table-over")


def _check_seen(table: Table, seen: int) -> None:
    """Refuse what was chosen before the game moved on, or at another table."""
    if not table.changed <= seen <= table.number:
        raise Stale("table-stale", {"seen": seen, "number": table.number})


def _play(table: Table, command: Play) -> Tried:
    _check_running(table)
    _check_seen(table, command.seen)
    action = table.edition.read_action(command.action)
    if action.is_time_call:
        raise Refused("table-clock-only")
    return _try(table, command.seat, action, "person", command.id)


def _play_for(table: Table, command: PlayFor) -> Tried:
    _check_running(table)
    if command.seen != table.changed:
        raise Stale("table-stale", {"seen": command.seen, "number": table.number})
    return _try(table, command.seat, table.edition.read_action(command.action), command.by, "")


def _try(table: Table, seat: int, action: AnyAction, by: str, id: str) -> Tried:
    """Play an action beside the table, so that a refused one changes nothing."""
    return table.play(log.Played(seat, str(action), by, id))


def _resign(table: Table, command: Resign) -> list[AnyWhat] | Tried:
    """Resign by the edition's rules where it has an action for that; otherwise a bot plays on."""
    resignation = table.edition.resignation
    if resignation is not None:
        return _try(table, command.seat, resignation, "person", command.id)
    return [log.Left(command.seat, "resigned", table.stand_in, command.id)]


def _undo(table: Table, command: Undo) -> list[AnyWhat]:
    if table.wish is not None:
        raise Refused("table-wish-open")
    own = [past.number for past in table.back if past.seat == command.seat]
    if not own:
        raise Refused("table-nothing-to-undo")
    wished = log.Wished(command.seat, own[-1], command.id)
    return [wished] if table.must_agree(command.seat) else [wished, log.Undone(own[-1], [])]


def _agree(table: Table, command: Agree) -> list[AnyWhat]:
    wish = table.wish
    if wish is None or wish.number != command.asked or command.seat not in wish.waits_for:
        raise Refused("table-no-wish")
    agreed = log.Agreed(command.seat, command.yes, command.id)
    if not command.yes or wish.waits_for != [command.seat]:
        return [agreed]
    return [agreed, log.Undone(wish.to, [*wish.agreed, command.seat])]


def _beginner(table: Table, holds: Holds) -> int:
    """Return who begins the game: the host, or the first seat that is held."""
    for seat in (HOST, *sorted(holds)):
        if table.is_holder(seat, holds):
            return seat
    raise Refused("table-not-host")


def _begin(table: Table, command: Begin, holds: Holds) -> list[AnyWhat] | Tried:
    by = _beginner(table, holds)
    if (by, command.id) in table.answers:
        return []
    if table.stopped is not None:
        raise table.stopped
    if table.is_begun:
        raise Refused("table-begun")
    vacant = [i for i, seat in enumerate(table.seats) if seat.kind == OPEN]
    if vacant and not (command.fill and by == HOST):
        raise Refused("table-seats-open", {"seats": vacant})
    known = bot_names(table.made.edition)
    if vacant and command.fill not in known:
        raise Refused("unknown-bot", {"given": command.fill, "edition": table.made.edition, "known": known})
    seed = seed_of(bytes.fromhex(table.made.secret), table.nonces)
    return table.begin(log.Begun(seed.hex(), by, command.id, dict.fromkeys(vacant, command.fill)))


def _sit_down(table: Table, command: SitDown) -> list[AnyWhat]:
    if not table.made.public and not is_same(command.invite_hash, table.invite_hash):
        raise Refused("table-wrong-invite")
    if table.is_begun:
        raise Refused("table-begun")
    vacant = [i for i, seat in enumerate(table.seats) if seat.kind == OPEN]
    seat = command.seat if command.seat is not None else next(iter(vacant), None)
    if seat is None:
        raise Refused("table-full")
    if seat not in vacant:
        raise Refused("table-seat-taken", {"seat": seat})
    if not 0 < len(command.name) <= LONGEST_NAME:
        raise Refused("table-bad-name", {"longest": LONGEST_NAME})
    if any(it.name.casefold() == command.name.casefold() for it in table.seats):
        raise Refused("table-name-taken", {"name": command.name})
    return [log.Sat(seat, command.name, command.colour, command.secret_hash, command.nonce)]


def _leave(table: Table, seat: int, why: str) -> log.Left:
    """Open the seat again before the game has begun; after that, hand it to a bot."""
    if not table.person_at(seat):
        raise Refused("table-nobody-there", {"seat": seat})
    if table.is_over:
        raise Refused("table-over")
    return log.Left(seat, why, table.stand_in if table.is_begun else "")


def _attend(table: Table, command: SetAbsent | SetPresent) -> list[AnyWhat]:
    """Note a change only: somebody who is away already does not go away again."""
    is_absent = isinstance(command, SetAbsent)
    if not table.person_at(command.seat) or table.seats[command.seat].absent == is_absent:
        return []
    return [log.Absent(command.seat) if is_absent else log.Present(command.seat)]


def _follow(table: Table, command: FollowTo) -> list[AnyWhat]:
    if table.rematch:
        return []
    if not table.is_over:
        raise Refused("table-not-over")
    return [log.Rematched(command.table)]
