"""The one way out: everything a client is told about a table is made here, for the seats it holds.

Secrets are not filtered out of a whole: each message is built from views, menus, forms and `seen_by`. The text of an
action is not sent, as it may name a card that lies face down.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rentier.core.events import Event
from rentier.core.game import Game
from rentier.text import see_all

from . import log
from .messages import (
    AnyFromServer,
    Happening,
    Line,
    MenuEntry,
    News,
    Opened,
    Own,
    Said,
    SeatShown,
    Seen,
    Sync,
    Wish,
    Wished,
)
from .table import Happened, Table

Seats = tuple[int, ...]
"""An audience: the seats whose secrets a client holds, in order; empty for a spectator."""

CHAT_IN_SYNC: Final = 50


def sync_for(
    table: Table, seats: Seats, present: Collection[int] = (), watching: int = 0, has_past: bool = True
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
        seen=[] if game is None else seen_by(game, seats),
        present=sorted(present),
        watching=watching,
        chat=[Line(number, said.seat, said.text, at) for number, at, said in chat],
        wish=_wish(table),
        opened=Opened(made.secret, table.nonces, table.seed) if table.is_over else None,
        rematch=table.rematch,
        stopped="" if table.stopped is None else table.stopped.key,
        lately=[_happening(it, seats) for it in table.lately] if has_past else [],
        question=table.question,
    )


def news_for(
    table: Table, news: Sequence[Happened], seats: Seats, present: Collection[int] = (), watching: int = 0
) -> list[AnyFromServer]:
    """Return the messages about what just happened, once it is in the table; rare things are told by a sync."""
    entry, events = news[0]
    what = entry.what
    game = table.game
    told: list[AnyFromServer] = []
    if isinstance(what, log.Played | log.Begun) and game is not None:
        told.append(
            News(
                number=entry.number + 1,
                by=what.by if isinstance(what, log.Played) else "",
                events=_events(events, seats),
                awaiting=list(game.awaiting),
                over=game.over,
                winners=list(game.winners),
                seen=seen_by(game, seats),
                own=_own(events, seats),
                question=table.question,
            )
        )
    elif isinstance(what, log.Said):
        told.append(Said(entry.number + 1, Line(entry.number, what.seat, what.text, entry.at)))
    elif isinstance(what, log.Wished | log.Agreed):
        told.append(Wished(entry.number + 1, _wish(table)))
    if not told or len(news) > 1 or isinstance(what, log.Begun):
        # What was taken back did not happen after all.
        is_undone = any(isinstance(it.entry.what, log.Undone) for it in news)
        told.append(sync_for(table, seats, present, watching, has_past=is_undone))
    return told


def _events(events: Sequence[Event], seats: Seats) -> list[dict[str, object]]:
    """Return the events as the one seat saw them; for several, as everybody did, since `_own` has what each saw."""
    return [see_all(event, seats if len(seats) == 1 else ()) for event in events]


def _own(events: Sequence[Event], seats: Seats) -> list[Own]:
    """Return the events as each of several seats on one device saw them: one may not read what another knows."""
    return [Own(seat, [see_all(event, (seat,)) for event in events]) for seat in seats] if len(seats) > 1 else []


def _happening(happened: Happened, seats: Seats) -> Happening:
    """Return what happened as far as sentences need it: a picture's keyframes would make every sync long."""
    events = happened.events
    own = [Own(it.seat, [_worded(event) for event in it.events]) for it in _own(events, seats)]
    return Happening(happened.entry.number + 1, [_worded(event) for event in _events(events, seats)], own)


def _worded(event: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in event.items() if not _is_nested(value)}


def _is_nested(value: object) -> bool:
    return isinstance(value, list | tuple) and any(isinstance(item, list | tuple | dict) for item in value)


def seen_by(game: Game, seats: Seats) -> list[Seen]:
    """Return what each seat of an audience sees of the game, or what a spectator sees."""
    if not seats:
        return [Seen(None, game.view(None), [], [])]
    return [_seen_by_seat(game, seat) for seat in seats]


def _seen_by_seat(game: Game, seat: int) -> Seen:
    menu = [MenuEntry(str(action), action.figures(game, seat)) for action in game.actions(seat)]
    forms = [form.to_dict() for form in game.forms(seat) if not game.edition.is_time_call(form.word)]
    return Seen(seat, game.view(seat), menu, forms)


def show_seat(table: Table, number: int) -> SeatShown:
    """Return who has a seat: its nonce once the game has begun, secrets and their hashes never."""
    seat = table.seats[number]
    return SeatShown(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        level=seat.level,
        absent=seat.absent,
        left=seat.left,
        nonce=seat.nonce if table.is_begun else "",
    )


def _wish(table: Table) -> Wish | None:
    wish = table.wish
    return None if wish is None else Wish(wish.number, wish.seat, list(wish.waits_for))
