"""Playing on from a finished game: a new table that begins where somebody wants to know what else could have been.

It begins in the position as one seat knew it. All that this seat could not know is drawn afresh, and so is all chance
that follows: whoever has seen the whole game again knows nothing that the others do not show.
"""

from __future__ import annotations

from typing import Final

from rentier.bots import usual_bot
from rentier.core.game import Game

from . import log
from .commands import Refused
from .fairness import commitment, seed_of
from .keys import hashed
from .log import SeatMade
from .messages import HOST, Settings
from .planning import LONGEST_NAME
from .summaries import TableShown
from .table import BOT, BOT_NAMES, OPEN

NO_NONCE: Final = ""


def begin_from(
    old: TableShown, game: Game, explorer: log.Sat, secret: bytes, invite: str, host: str
) -> list[log.AnyWhat]:
    """Return the log of a table that goes on from a game, for one person; bots have the other seats."""
    if not 0 < len(explorer.name) <= LONGEST_NAME:
        raise Refused("table-bad-name", {"longest": LONGEST_NAME})
    if game.over:
        raise Refused("explore-over")
    if not game.is_in(explorer.seat):
        raise Refused("explore-out", {"seat": explorer.seat})
    seed = seed_of(secret, [NO_NONCE])
    made = log.Made(
        edition=old.edition,
        rules_version=game.edition.rules_version,
        options=game.options.values,
        settings=Settings(names=old.settings.names, watched=False),
        seats=_seats(old, explorer),
        public=False,
        commitment=commitment(secret),
        secret=secret.hex(),
        invite_hash=hashed(invite),
        host_hash=hashed(host),
    )
    position = game.redeal(explorer.seat, seed).position()
    return [made, explorer, log.Begun(seed.hex(), HOST, "", position=position)]


def _seats(old: TableShown, explorer: log.Sat) -> list[SeatMade]:
    """Let bots take the seats of the others, under the names that they had."""
    taken = {seat.name.casefold() for seat in old.seats} | {explorer.name.casefold()}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    seats = []
    for seat in old.seats:
        name = next(free) if seat.name.casefold() == explorer.name.casefold() else seat.name
        level = seat.level or usual_bot(old.edition)
        seats.append(SeatMade(OPEN) if seat.seat == explorer.seat else SeatMade(BOT, name, seat.colour, level))
    return seats
