"""The one way out: everything that a client hears of a table is made here, for the seats that it holds.

What is hidden is never taken away from a whole; each message is built from views, menus, forms and `seen_by`. The text
of an action is not sent: it may name a card that lies face down.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rentier.core.game import Game
from rentier.text import see_all

from . import log
from .deciding import TIME_UP
from .messages import (
    AnyFromServer,
    Line,
    MenuEntry,
    News,
    Opened,
    Said,
    SeatShown,
    Seen,
    Sync,
    Wish,
    Wished,
)
from .table import Happened, Table

Seats = tuple[int, ...]
"""An audience: the seats whose secrets a client holds, in order; none is a spectator."""

CHAT_IN_SYNC: Final = 50


def sync_for(table: Table, seats: Seats, present: Collection[int] = ()) -> Sync:
    """Tells all that an audience may know of a table."""
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
        chat=[Line(number, said.seat, said.text, at) for number, at, said in chat],
        wish=_wish(table),
        opened=Opened(made.secret, table.nonces, table.seed) if table.is_over else None,
        rematch=table.rematch,
        stopped="" if table.stopped is None else table.stopped.key,
    )


def news_for(
    table: Table, news: Sequence[Happened], seats: Seats, present: Collection[int] = ()
) -> list[AnyFromServer]:
    """Tells an audience what just happened, all of which is in the table; what is rare is told by a sync."""
    entry, events = news[0]
    what = entry.what
    game = table.game
    told: list[AnyFromServer] = []
    if isinstance(what, log.Played | log.Begun) and game is not None:
        told.append(
            News(
                number=entry.number + 1,
                by=what.by if isinstance(what, log.Played) else "",
                events=[see_all(event, seats) for event in events],
                awaiting=list(game.awaiting),
                over=game.over,
                winners=list(game.winners),
                seen=seen_by(game, seats),
            )
        )
    elif isinstance(what, log.Said):
        told.append(Said(entry.number + 1, Line(entry.number, what.seat, what.text, entry.at)))
    elif isinstance(what, log.Wished | log.Agreed):
        told.append(Wished(entry.number + 1, _wish(table)))
    if not told or len(news) > 1 or isinstance(what, log.Begun):
        told.append(sync_for(table, seats, present))
    return told


def seen_by(game: Game, seats: Seats) -> list[Seen]:
    """Shows the game to each seat of an audience, or to a spectator."""
    if not seats:
        return [Seen(None, game.view(None), [], [])]
    return [_seen_by_seat(game, seat) for seat in seats]


def _seen_by_seat(game: Game, seat: int) -> Seen:
    menu = [MenuEntry(str(action), action.figures(game, seat)) for action in game.actions(seat)]
    # Calling time is the clock's.
    forms = [form.to_dict() for form in game.forms(seat) if form.word != TIME_UP]
    return Seen(seat, game.view(seat), menu, forms)


def show_seat(table: Table, number: int) -> SeatShown:
    """Shows who sits where; nonces once the game has begun, secrets and their hashes never."""
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
