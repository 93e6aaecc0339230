"""What may be done at a table: each command is authorised, read and tried, and becomes entries for the log.

Nothing here changes the table. The game that was tried beside it is returned with the entries, so that whoever absorbs
them need not play it again. A command that was done before becomes no entries: `answer_to` has its number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from msgspec import structs

from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.stakes import GRAVE

from . import log
from .audience import stakes_of
from .commands import (
    Command,
    FollowTo,
    FromHost,
    Grave,
    Holds,
    LeaveSeat,
    MoveSeat,
    PlayFor,
    Refused,
    SetAbsent,
    SetAway,
    SetBack,
    SetLevel,
    SetPresent,
    SitDown,
    Stale,
)
from .fairness import seed_of
from .hosting import check_running, decide_for_host, leave
from .keys import is_same
from .log import AnyWhat, LogEntry
from .messages import HOST, Agree, Allow, Begin, Hand, Hurry, Nonce, Play, Resign, Resume, Say, Stakes, Undo
from .planning import LONGEST_NAME, level_at
from .puzzling import AnyLesson
from .table import BOT, LEFT, OPEN, RESIGNED, Table, Tried

HAND_SECONDS: Final = 60.0
"""How long somebody must be gone before anybody at the table, not only the host, may hand their seat to a bot."""


NONCE: Final = re.compile(r"[0-9A-Za-z_-]*")
MOST_ENTRIES: Final = 100_000
"""How many entries a log may have."""
MOST_ASIDES: Final = 5_000
"""How many of them may be about something else than the game."""
REFUSED_WHEN_LONG: Final = log.ASIDE - {log.Left, log.Absent, log.Present, log.Undone, log.Simplified}
"""The asides that a full log refuses. Without the others a game could not go on, or somebody could not go; each needs
one that can be refused."""


class Decided(NamedTuple):
    """The outcome of a command: its entries, none if it was done before, and the game after them if they change it."""

    entries: list[LogEntry]
    tried: Tried | None


def decide(
    table: Table,
    command: Command,
    holds: Holds,
    at: float,
    reserves: Sequence[float] = (),
    gone: Mapping[int, float] | None = None,
) -> Decided:
    """Return the entries that a command becomes, or raise the reason why it is refused.

    `reserves` are the clocks as they would be after it, where the table has any; `gone` says for each person who is
    not connected for how many seconds.
    """
    if isinstance(command, Hand):
        return Decided(_numbered(table, at, _hand(table, command, holds, gone or {})), None)
    found = _decide(table, command, holds)
    if found and isinstance(command, Say):
        _check_slow(table, command.seat, at)
    if not isinstance(found, Tried):
        return Decided(_numbered(table, at, found), None)
    what = found.what
    if reserves and isinstance(what, log.Played):
        found = found._replace(what=structs.replace(what, reserves=list(reserves)))
    # The end reveals the secret.
    end = [log.Ended(table.made.secret, list(found.game.winners))] if found.game.over else []
    return Decided(_numbered(table, at, [found.what, *end]), found)


def _numbered(table: Table, at: float, whats: Sequence[AnyWhat]) -> list[LogEntry]:
    """Number what goes into the log next; refuse what the log has no room for."""
    is_long = table.asides >= MOST_ASIDES and any(type(what) in REFUSED_WHEN_LONG for what in whats)
    if is_long or table.number + len(whats) > MOST_ENTRIES:
        if all(isinstance(what, (log.Away, log.Back)) for what in whats):
            return []
        raise Refused("table-log-full")
    return [LogEntry(table.number + i, at, what) for i, what in enumerate(whats)]


def answer_to(table: Table, command: Command, holds: Holds) -> int:
    """Return the number right after the entry that a command became; 0 if it became none."""
    if isinstance(command, (Play, Say, Undo, Agree, Allow, Nonce, Resign, Resume)):
        return table.answers.get((command.seat, command.id), 0)
    if isinstance(command, (Begin, Hand)):
        return table.answers.get((_speaker(table, holds), command.id), 0)
    return table.number


def _decide(table: Table, command: Command, holds: Holds) -> list[AnyWhat] | Tried:
    """Sort commands by who may give them; return what goes into the log, or the game that was tried."""
    if isinstance(command, Play):
        # Nearly all of them are, so this comes first.
        return _decide_play(table, command, holds)
    if isinstance(command, PlayFor):
        return _play_for(table, command)
    if isinstance(command, (SetAway, SetBack, SetAbsent, SetPresent)):
        return _attend(table, command)
    if isinstance(command, SetLevel):
        seat = table.seats[command.seat]
        is_due = seat.kind == BOT and seat.level == command.before
        return [log.Simplified(command.seat, command.level)] if is_due else []
    if isinstance(command, FollowTo):
        return _follow(table, command)
    if isinstance(command, (SitDown, MoveSeat)):
        table.check_key(command.id)
    if isinstance(command, SitDown):
        return [] if _has_seat(table, command.secret_hash) else _sit_down(table, command)
    if isinstance(command, (MoveSeat, LeaveSeat)) and _is_done(table, command, holds):
        return []
    if isinstance(command, Begin):
        return _begin(table, command, holds)
    if isinstance(command, FromHost):
        if not table.is_holder(HOST, holds):
            raise Refused("table-not-host")
        return decide_for_host(table, command)
    if isinstance(command, Hand):
        raise Refused("table-not-your-seat", {"seat": command.seat})
    _check_holder(table, command.seat, holds)
    if isinstance(command, MoveSeat):
        return [log.Moved(command.seat, command.secret_hash, command.id)]
    if isinstance(command, LeaveSeat):
        _check_person(table, command.seat)
        return [leave(table, command.seat, LEFT)]
    if isinstance(command, Hurry):
        _check_person(table, command.seat)
        return _hurry(table, command)
    if (command.seat, command.id) in table.answers:
        return []
    return _decide_for_holder(table, command)


def _decide_play(table: Table, command: Play, holds: Holds) -> list[AnyWhat] | Tried:
    """Decide on an action, unless the same message has done it before."""
    seat = command.seat
    _check_holder(table, seat, holds)
    if (seat, command.id) in table.answers:
        return []
    _check_person(table, seat)
    _check_not_handed(table, seat)
    return _play(table, command)


def check_player(table: Table, seat: int, holds: Holds) -> None:
    """Raise `Refused` unless the holder of the seat is a person who still plays it."""
    _check_holder(table, seat, holds)
    _check_person(table, seat)
    _check_not_handed(table, seat)


def _check_holder(table: Table, seat: int, holds: Holds) -> None:
    if seat == HOST or not table.is_holder(seat, holds):
        raise Refused("table-not-your-seat", {"seat": seat})


def _check_person(table: Table, seat: int) -> None:
    """Refuse whoever resigned: they still have the secret, but only to watch."""
    if not table.person_at(seat):
        raise Refused("table-over" if table.is_over else "table-given-up")


def _check_not_handed(table: Table, seat: int) -> None:
    if table.seats[seat].handed:
        raise Refused("table-handed-over")


def _decide_for_holder(
    table: Table, command: Say | Undo | Agree | Allow | Nonce | Resign | Resume
) -> list[AnyWhat] | Tried:
    """Decide on what only the holder of a seat may do, apart from actions."""
    if isinstance(command, Say):
        if not command.text:
            raise Refused("table-nothing-said")
        if table.seats[command.seat].muted:
            raise Refused("table-muted")
        return [log.Said(command.seat, command.text, command.id)]
    _check_person(table, command.seat)
    if isinstance(command, Resume):
        return [log.Present(command.seat, command.id)] if table.seats[command.seat].absent else []
    if isinstance(command, Allow):
        return _allow(table, command)
    if isinstance(command, Nonce):
        if table.is_begun:
            raise Refused("table-begun")
        _check_nonce(command.nonce)
        return [log.Nonced(command.seat, command.nonce, command.id)]
    _check_not_handed(table, command.seat)
    check_running(table)
    if table.lesson is not None:
        raise Refused("lesson-only-moves")
    if isinstance(command, Agree):
        return _agree(table, command)
    if isinstance(command, Undo):
        _check_seen(table, command.seen)
        return _undo(table, command)
    return _resign(table, command)


def _check_nonce(nonce: str) -> None:
    """Allow only letters, digits, - and _: nonces are shown to all players."""
    if not NONCE.fullmatch(nonce):
        raise Refused("table-bad-nonce")


def _allow(table: Table, command: Allow) -> list[AnyWhat]:
    if table.is_over:
        raise Refused("table-over")
    if table.settings.hints != "agreed":
        raise Refused("hint-not-offered")
    is_so = table.seats[command.seat].hints == command.yes
    return [] if is_so else [log.Allowed(command.seat, command.yes, command.id)]


def _check_slow(table: Table, seat: int, at: float) -> None:
    """Refuse a line that comes too soon after the last one of the same seat, where the host has slowed the talk."""
    last = next((line.at for line in reversed(table.chat) if line.seat == seat), None)
    if table.settings.slow and last is not None and at < last + table.settings.slow:
        raise Refused("table-slow", {"seconds": ceil(last + table.settings.slow - at)})


def _has_seat(table: Table, secret_hash: str) -> bool:
    """Whether a secret opens a seat already: then whoever asks for it has asked before, and missed the answer."""
    return any(is_same(secret_hash, seat.secret_hash) for seat in table.seats)


def _is_done(table: Table, command: MoveSeat | LeaveSeat, holds: Holds) -> bool:
    """Whether a seat was moved or given up before, by the same request."""
    if isinstance(command, MoveSeat):
        return table.is_holder(command.seat, {command.seat: command.secret_hash})
    return table.former.get(holds.get(command.seat, "")) == f"table-{LEFT}"


def _hurry(table: Table, command: Hurry) -> list[AnyWhat]:
    """Check that nobody else would want to see what the bots do; it is not written into the log."""
    check_running(table)
    if not table.is_alone(command.seat):
        raise Refused("table-not-alone")
    return []


def _check_seen(table: Table, seen: int) -> None:
    """Refuse what was chosen before the game moved on, or at another table."""
    if not table.changed <= seen <= table.number:
        raise Stale("table-stale", {"seen": seen, "number": table.number})


def _play(table: Table, command: Play) -> Tried:
    check_running(table)
    _check_seen(table, command.seen)
    action = table.edition.read_action(command.action)
    if action.is_time_call:
        raise Refused("table-clock-only")
    if table.lesson is not None:
        return _play_lesson(table, table.lesson, command, action)
    if command.careful:
        _warn(table, command.seat, action)
    return _try(table, command.seat, action, "person", command.id)


def _warn(table: Table, seat: int, action: AnyAction) -> None:
    """Refuse an action with grave stakes, once: whoever means it sends it again without asking for care."""
    assert table.game is not None
    stakes = stakes_of(table.game, seat, action)
    if any(stake["weight"] == GRAVE for stake in stakes):
        raise Grave(stakes)


def foresee(table: Table, question: Stakes, holds: Holds) -> list[dict[str, object]]:
    """Return what follows from an action to the player of its seat; it becomes no entry."""
    check_player(table, question.seat, holds)
    check_running(table)
    if not table.changed <= question.seen <= table.number:
        # Whoever only asks needs no sync.
        raise Refused("table-stale", {"seen": question.seen, "number": table.number})
    action = table.edition.read_action(question.action)
    if action.is_time_call:
        raise Refused("table-clock-only")
    assert table.game is not None
    return stakes_of(table.game, question.seat, action)


def _play_lesson(table: Table, lesson: AnyLesson, command: Play, action: AnyAction) -> Tried:
    """Play the move that a lesson asks for; another one that the rules allow is refused with the step's sentence."""
    line = lesson.line(table.played)
    if line is None:
        raise Refused("lesson-over")
    if line.seat != command.seat:
        raise Refused("lesson-wait")
    tried = _try(table, command.seat, action, "person", command.id)
    if not line.accepts(str(action), tried.events):
        raise Refused(lesson.answer(line))
    return tried


def _play_for(table: Table, command: PlayFor) -> Tried:
    check_running(table)
    if command.seen != table.changed:
        raise Stale("table-stale", {"seen": command.seen, "number": table.number})
    return _try(table, command.seat, table.edition.read_action(command.action), command.by, "")


def _try(table: Table, seat: int, action: AnyAction, by: str, id: str) -> Tried:
    """Play an action beside the table, so that a refused one changes nothing."""
    return table.play(log.Played(seat, str(action), by, id), action)


def _resign(table: Table, command: Resign) -> list[AnyWhat] | Tried:
    """Resign by the edition's rules where it has an action for that; otherwise a bot plays on.

    Whoever gives up means it, whatever has happened meanwhile: while bots play, that is something every second.
    """
    if command.seen > table.number:
        raise Stale("table-stale", {"seen": command.seen, "number": table.number})
    resignation = table.edition.resignation
    if resignation is not None:
        return _try(table, command.seat, resignation, "person", command.id)
    return [log.Left(command.seat, RESIGNED, table.stand_in, command.id)]


def _hand(table: Table, command: Hand, holds: Holds, gone: Mapping[int, float]) -> list[AnyWhat]:
    """Let a bot play for somebody who is not here: for the host at once, for anybody at the table after a while."""
    by = _speaker(table, holds)
    if (by, command.id) in table.answers:
        return []
    check_running(table)
    if not table.person_at(command.seat):
        raise Refused("table-nobody-there", {"seat": command.seat})
    if table.seats[command.seat].handed:
        return []
    if command.seat not in gone:
        raise Refused("table-still-here", {"seat": command.seat})
    if by != HOST and gone[command.seat] < HAND_SECONDS:
        raise Refused("table-too-soon", {"seat": command.seat, "seconds": int(HAND_SECONDS)})
    return [log.Absent(command.seat, handed=True, by=by, id=command.id)]


def _undo(table: Table, command: Undo) -> list[AnyWhat]:
    if table.wish is not None:
        raise Refused("table-wish-open")
    pasts = list(table.back)
    if not any(past.seat == command.seat for past in pasts):
        raise Refused("table-nothing-to-undo")
    last = pasts[-1]
    if last.seat != command.seat:
        # Even a pass reveals something: that the player has no Just Say No, or trusts a note.
        raise Refused("table-answered")
    if last.is_attempt:
        raise Refused("table-nothing-to-undo")
    wished = log.Wished(command.seat, last.number, command.id)
    return [wished] if table.must_agree(command.seat) else [wished, log.Undone(last.number, [])]


def _agree(table: Table, command: Agree) -> list[AnyWhat]:
    wish = table.wish
    if wish is None or wish.number != command.asked or command.seat not in wish.waits_for:
        raise Refused("table-no-wish")
    agreed = log.Agreed(command.seat, command.yes, command.id)
    if not command.yes or wish.waits_for != [command.seat]:
        return [agreed]
    return [agreed, log.Undone(wish.to, [*wish.agreed, command.seat])]


def _speaker(table: Table, holds: Holds) -> int:
    """Return who asks for something that concerns the whole table: the host, or the first person among the holders."""
    if table.is_holder(HOST, holds):
        return HOST
    held = [seat for seat in sorted(holds) if table.is_holder(seat, holds)]
    for seat in held:
        if table.person_at(seat):
            return seat
    raise Refused("table-given-up" if held else "table-not-host")


def _begin(table: Table, command: Begin, holds: Holds) -> list[AnyWhat] | Tried:
    by = _speaker(table, holds)
    if (by, command.id) in table.answers:
        return []
    if table.stopped is not None:
        raise table.stopped
    if table.is_begun:
        raise Refused("table-begun")
    vacant = [i for i, seat in enumerate(table.seats) if seat.kind == OPEN]
    if vacant and not (command.fill and by == HOST):
        raise Refused("table-seats-open", {"seats": vacant})
    secret = bytes.fromhex(table.made.secret)
    bots = {seat: level_at(table.made.edition, command.fill, derive_seed(secret, "character", seat)) for seat in vacant}
    return table.begin(log.Begun(seed_of(secret, table.nonces_now()).hex(), by, command.id, bots))


def _sit_down(table: Table, command: SitDown) -> list[AnyWhat]:
    if command.id and (HOST, command.id) in table.answers:
        # The seat that this request took is theirs no longer.
        raise Refused(table.former.get(command.secret_hash, "table-seat-given"))
    if not is_same(command.invite_hash, table.invite_hash):
        _check_open_to(table, command.origin)
    vacant = [i for i, seat in enumerate(table.seats) if (seat.offered if table.is_begun else seat.kind == OPEN)]
    if table.is_over:
        raise Refused("table-over")
    if table.is_begun and not vacant:
        raise Refused("table-begun")
    seat = command.seat if command.seat is not None else next(iter(vacant), None)
    if seat is None:
        raise Refused("table-full")
    if seat not in vacant:
        raise Refused("table-seat-taken", {"seat": seat})
    if not 0 < len(command.name) <= LONGEST_NAME:
        raise Refused("table-bad-name", {"longest": LONGEST_NAME})
    _check_nonce(command.nonce)
    others = (it.name.casefold() for number, it in enumerate(table.seats) if number != seat)
    if command.name.casefold() in others:
        raise Refused("table-name-taken", {"name": command.name})
    return [log.Sat(seat, command.name, command.colour, command.secret_hash, command.nonce, command.origin, command.id)]


def _check_open_to(table: Table, origin: str) -> None:
    """Refuse a newcomer without the invite, unless the table is public, open, and did not remove this address."""
    if not table.made.public:
        raise Refused("table-wrong-invite")
    if table.settings.closed:
        raise Refused("table-by-invite")
    if origin and origin in table.barred:
        raise Refused("table-barred")


def _attend(table: Table, command: SetAway | SetBack | SetAbsent | SetPresent) -> list[AnyWhat]:
    """Note a change only: somebody who is away already does not go away again."""
    if not table.person_at(command.seat):
        return []
    seat = table.seats[command.seat]
    if isinstance(command, (SetAway, SetBack)):
        is_away = isinstance(command, SetAway)
        entry: AnyWhat = log.Away(command.seat) if is_away else log.Back(command.seat)
        return [] if seat.away == is_away else [entry]
    is_absent = isinstance(command, SetAbsent)
    if seat.absent == is_absent or seat.handed:
        return []
    return [log.Absent(command.seat) if is_absent else log.Present(command.seat)]


def _follow(table: Table, command: FollowTo) -> list[AnyWhat]:
    if table.rematch:
        return []
    if not table.has_ended:
        raise Refused("table-not-over")
    return [log.Rematched(command.table)]
