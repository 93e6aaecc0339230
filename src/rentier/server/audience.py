"""The one way out: everything a client is told about a table is made here, for the seats it holds.

Secrets are not filtered out of a whole: each message is built from views, menus, forms and `seen_by`. The text of an
action is not sent, as it may name a card that lies face down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Raw

from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.stakes import Stake, gravest_first

from . import log
from .messages import (
    AnyFromServer,
    Happening,
    LessonShown,
    Line,
    MenuEntry,
    News,
    Note,
    Noted,
    Opened,
    Own,
    Said,
    SeatShown,
    Seen,
    Sync,
    Wish,
    Wished,
    write_part,
)
from .table import Happened, Table

Seats = tuple[int, ...]
"""The seats that a client plays, in order; empty for a spectator."""

Audience = tuple[Seats, Seats]
"""The seats that a client plays, and those that its people resigned from."""

Views = Mapping[int | None, dict[str, object]]
"""What each seat sees of a game; None is a spectator."""

CHAT_IN_SYNC: Final = 50
SHORT_MENU: Final = 6
"""How many actions a menu may have to be sent with their stakes; for longer ones, clients ask about one action."""

SHORT_LIST: Final = 8
"""How many plain values a list may have to be written for each seat anew; longer ones are written once for all."""


def sync_for(
    table: Table,
    seats: Seats,
    present: Collection[int] = (),
    watching: int = 0,
    has_past: bool = True,
    given_up: Seats = (),
) -> Sync:
    """Return all that an audience may know about a table; `has_past` adds what happened lately, for newcomers."""
    made, game = table.made, table.game
    chat = list(table.chat)[-CHAT_IN_SYNC:]
    return Sync(
        table=table.id,
        number=table.number,
        edition=made.edition,
        rules_version=made.rules_version,
        options=made.options,
        settings=made.settings,
        public=made.public,
        seats=[show_seat(table, seat) for seat in range(len(table.seats))],
        you=list(seats),
        begun=table.is_begun,
        over=table.is_over,
        commitment=made.commitment,
        awaiting=list(table.awaiting),
        winners=list(table.winners),
        seen=[] if game is None else seen_by(game, seats, _idle(table)),
        present=sorted(present),
        watching=watching,
        chat=chat,
        notes=list(table.notes),
        given_up=list(given_up),
        wish=_wish(table),
        opened=Opened(made.secret, table.nonces, table.seed) if table.is_over and not table.is_branch else None,
        rematch=table.rematch,
        stopped="" if table.stopped is None else table.stopped.key,
        lately=[_happening(it, seats) for it in table.lately] if has_past else [],
        question=table.question,
        lesson=_lesson(table),
        hints=table.has_hints,
        may_undo=table.may_undo,
    )


def news_for(
    table: Table,
    news: Sequence[Happened],
    seats: Seats,
    present: Collection[int] = (),
    watching: int = 0,
    given_up: Seats = (),
    views: Views | None = None,
) -> list[AnyFromServer]:
    """Return the messages about what just happened, once it is in the table; rare things are told by a sync.

    `views` are those of its seats, if they were made together with those of others.
    """
    entry, events = news[0]
    what = entry.what
    game = table.game
    told: list[AnyFromServer] = []
    if isinstance(what, (log.Played, log.Begun)) and game is not None:
        told.append(
            News(
                number=entry.number + 1,
                by=what.by if isinstance(what, log.Played) else "",
                events=_events(events, seats),
                awaiting=list(game.awaiting),
                over=game.over,
                winners=list(game.winners),
                seen=seen_by(game, seats, _idle(table), views),
                own=_own(events, seats),
                question=table.question,
                lesson=_lesson(table),
                may_undo=table.may_undo,
            )
        )
    elif isinstance(what, log.Said):
        told.append(Said(entry.number + 1, Line(entry.number, what.seat, what.text, entry.at, _name(table, what.seat))))
    elif isinstance(what, (log.Away, log.Back)) and (note := _note_of(table, entry.number)) is not None:
        told.append(Noted(entry.number + 1, note))
    elif isinstance(what, (log.Nonced, log.Invited)):
        # Nobody sees these; only the number goes on.
        told.append(Noted(entry.number + 1))
    elif isinstance(what, (log.Wished, log.Agreed)):
        told.append(Wished(entry.number + 1, _wish(table)))
    if not told or len(news) > 1 or isinstance(what, log.Begun):
        # What was taken back did not happen after all.
        is_undone = any(isinstance(it.entry.what, log.Undone) for it in news)
        told.append(sync_for(table, seats, present, watching, is_undone, given_up))
    return told


def _lesson(table: Table) -> LessonShown | None:
    return None if table.lesson is None else table.lesson.shown(table.played)


def _name(table: Table, seat: int) -> str:
    return table.seats[seat].name


def _note_of(table: Table, number: int) -> Note | None:
    """Return what an entry noted about a person, if it is the latest that did."""
    return table.notes[-1] if table.notes and table.notes[-1].number == number + 1 else None


def _events(events: Sequence[Event], seats: Seats) -> list[dict[str, object]]:
    """Return the events as the one seat saw them; for several, as everybody did, since `_own` has what each saw."""
    seat = seats[0] if len(seats) == 1 else None
    return [event.seen_by(seat) for event in events]


def _own(events: Sequence[Event], seats: Seats) -> list[Own]:
    """Return the events as each of several seats on one device saw them: one may not read what another knows."""
    return [Own(seat, [event.seen_by(seat) for event in events]) for seat in seats] if len(seats) > 1 else []


def _happening(happened: Happened, seats: Seats) -> Happening:
    """Return what happened as far as sentences need it: a picture's keyframes would make every sync long."""
    events = happened.events
    own = [Own(it.seat, [_worded(event) for event in it.events]) for it in _own(events, seats)]
    return Happening(happened.entry.number + 1, [_worded(event) for event in _events(events, seats)], own)


def _worded(event: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in event.items() if not _has_keyframes(value)}


def _has_keyframes(value: object) -> bool:
    """Whether a value is a list of lists or objects, other than lists of seats such as teams."""
    if not isinstance(value, list | tuple):
        return False
    return any(isinstance(it, dict) or (isinstance(it, list) and not all(map(_is_seat, it))) for it in value)


def _is_seat(value: object) -> bool:
    return type(value) is int


def views_for(game: Game, audiences: Iterable[Seats]) -> Views:
    """Return what everybody sees; what all of them see alike is written only once."""
    seats: list[int | None] = []
    for audience in audiences:
        seats += audience or (None,)
    views = game.views(seats)
    if len(views) > 1:
        for name, value in views[0].items():
            if isinstance(value, list) and _is_long(value) and all(view[name] is value for view in views):
                written = Raw(write_part(value))
                for view in views:
                    view[name] = written
    return dict(zip(seats, views))


def _is_long(value: list[object]) -> bool:
    """Whether it takes longer to write something twice than to keep what was written."""
    return len(value) > SHORT_LIST or (len(value) > 1 and isinstance(value[0], dict))


def seen_by(game: Game, seats: Seats, idle: Collection[int] = (), views: Views | None = None) -> list[Seen]:
    """Return what each seat of an audience sees of the game, or what a spectator sees; `idle` seats may do nothing."""
    if views is None:
        asked: list[int | None] = [*seats] or [None]
        views = dict(zip(asked, game.views(asked)))
    if not seats:
        return [Seen(None, views[None], [], [])]
    return [
        Seen(seat, views[seat], [], [])
        if seat in idle
        else Seen(seat, views[seat], _menu(game, seat), _forms(game, seat))
        for seat in seats
    ]


def _idle(table: Table) -> list[int]:
    """List the seats that a bot plays until their persons take them back."""
    return [number for number, seat in enumerate(table.seats) if seat.handed]


def _forms(game: Game, seat: int) -> list[dict[str, object]]:
    return [form.to_dict() for form in game.forms(seat) if not game.edition.is_time_call(form.word)]


def _menu(game: Game, seat: int) -> list[MenuEntry]:
    actions = game.actions(seat)
    if not 0 < len(actions) <= SHORT_MENU or seat not in game.awaiting:
        return [MenuEntry(str(action), action.figures(game, seat)) for action in actions]
    return [
        MenuEntry(str(action), action.figures(game, seat), _shown(game.stakes_of(seat, action))) for action in actions
    ]


def stakes_of(game: Game, seat: int, action: object) -> list[dict[str, object]]:
    """Return what follows from an action, as far as the seat may know."""
    return _shown(game.stakes(seat, action))


def _shown(stakes: Sequence[Stake]) -> list[dict[str, object]]:
    return [dict(stake.to_dict()) for stake in gravest_first(list(stakes))]


def show_seat(table: Table, number: int) -> SeatShown:
    """Return who has a seat: its nonce once the game has begun, unless they are muted; secrets and hashes never."""
    seat = table.seats[number]
    return SeatShown(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        level=seat.level,
        absent=seat.absent,
        handed=seat.handed,
        left=seat.left,
        offered=seat.offered,
        muted=seat.muted,
        hints=seat.hints,
        nonce=seat.nonce if table.is_begun and not seat.muted else "",
    )


def _wish(table: Table) -> Wish | None:
    wish = table.wish
    return None if wish is None else Wish(wish.number, wish.seat, list(wish.waits_for))
