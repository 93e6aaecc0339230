"""Playing on from a position: a new table that begins where somebody wants to know what else could be.

From a finished game it begins in the position as one seat knew it: all that this seat could not know is drawn afresh,
so whoever has seen the whole game again knows nothing that the others do not show. A position that somebody has made
is played as it was made. In both cases all chance that follows is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rentier.bots import usual_bot
from rentier.core.game import Game
from rentier.core.record import load
from rentier.core.setup import find_rolls

from . import log
from .commands import Refused
from .fairness import commitment, seed_of
from .keys import hashed
from .log import SeatMade
from .messages import HOST, Settings
from .planning import LONGEST_NAME, read_seat
from .summaries import TableShown
from .table import BOT, BOT_NAMES, OPEN

NO_NONCE: Final = ""


def begin_from(
    old: TableShown, game: Game, explorer: log.Sat, secret: bytes, invite: str, host: str
) -> list[log.AnyWhat]:
    """Return the log of a table that goes on from a game, for one person; bots have the other seats."""
    _check(game, explorer)
    settings = Settings(names=old.settings.names, watched=False)
    seed = seed_of(secret, [NO_NONCE])
    begun = game.redeal(explorer.seat, seed)
    made = _made(game, settings, _same_seats(old, explorer), secret, invite, host)
    return [made, explorer, log.Begun(seed.hex(), HOST, "", position=begun.position())]


def begin_position(
    game: Game,
    explorer: log.Sat,
    bots: Sequence[str],
    dice: str,
    secret: bytes,
    invite: str,
    host: str,
) -> list[log.AnyWhat]:
    """Return the log of a table that begins in a position, for one person, with the next rolls if they are named.

    Bots have the other seats; `bots` has a level for each of these in their order, or is empty for the usual one.
    """
    game.check_seat(explorer.seat)
    _check(game, explorer)
    seed = seed_of(secret, [NO_NONCE])
    position = game.position()
    position["dice"] = {"seed": seed.hex(), "drawn": find_rolls(seed, dice.split(), "dice")}
    seats = _new_seats(game, explorer, bots)
    made = _made(game, Settings(watched=False), seats, secret, invite, host)
    return [made, explorer, log.Begun(seed.hex(), HOST, "", position=load(position).position())]


def _check(game: Game, explorer: log.Sat) -> None:
    if not 0 < len(explorer.name) <= LONGEST_NAME:
        raise Refused("table-bad-name", {"longest": LONGEST_NAME})
    if game.over:
        raise Refused("explore-over")
    if not game.is_in(explorer.seat):
        raise Refused("explore-out", {"seat": explorer.seat})


def _made(game: Game, settings: Settings, seats: list[SeatMade], secret: bytes, invite: str, host: str) -> log.Made:
    return log.Made(
        edition=game.edition.name,
        rules_version=game.edition.rules_version,
        options=game.options.values,
        settings=settings,
        seats=seats,
        public=False,
        commitment=commitment(secret),
        secret=secret.hex(),
        invite_hash=hashed(invite),
        host_hash=hashed(host),
    )


def _same_seats(old: TableShown, explorer: log.Sat) -> list[SeatMade]:
    """Let bots take the seats of the others, under the names that they had."""
    taken = {seat.name.casefold() for seat in old.seats} | {explorer.name.casefold()}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    seats = []
    for seat in old.seats:
        name = next(free) if seat.name.casefold() == explorer.name.casefold() else seat.name
        level = seat.level or usual_bot(old.edition)
        seats.append(SeatMade(OPEN) if seat.seat == explorer.seat else SeatMade(BOT, name, seat.colour, level))
    return seats


def _new_seats(game: Game, explorer: log.Sat, bots: Sequence[str]) -> list[SeatMade]:
    """Let bots of these levels take the seats of the others."""
    if bots and len(bots) != game.seats - 1:
        raise Refused("explore-bots", {"given": len(bots), "number": game.seats - 1})
    levels = iter(bots or [usual_bot(game.edition.name)] * (game.seats - 1))
    free = iter([name for name in BOT_NAMES if name.casefold() != explorer.name.casefold()])
    seats = []
    for seat in range(game.seats):
        own = SeatMade(OPEN) if seat == explorer.seat else SeatMade(BOT, next(free), "", next(levels))
        seats.append(read_seat(game.edition.name, seat, own))
    return seats
