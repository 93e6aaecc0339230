"""A table that is being planned: who may sit where, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from secrets import token_bytes
from typing import Annotated, Final

from msgspec import Meta, Struct

from rentier.bots import SURPRISE, draw_character, read_bot
from rentier.core.dice import SEED_BYTES
from rentier.core.errors import BadInput

from .commands import Refused
from .log import SeatMade
from .messages import MOST_SEATS, SeatKey, Settings
from .table import BOT, OPEN, PERSON

LONGEST_NAME: Final = 40
COLOUR: Final = re.compile(r"[a-z0-9-]{0,20}")


class Plan(Struct, frozen=True):
    """A table to be made."""

    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatMade], Meta(max_length=MOST_SEATS)]
    options: dict[str, object] = {}
    settings: Settings = Settings()
    public: bool = False


class TableMade(Struct, frozen=True):
    """A new table: its id, the code that lets others in, the host's secret and those of the maker's seats."""

    table: str
    invite: str
    host: str
    seats: list[SeatKey]


def read_seat(edition: str, number: int, seat: SeatMade) -> SeatMade:
    """Check a planned seat; a bot without a name is named after its level."""
    if not COLOUR.fullmatch(seat.colour):
        raise BadInput("table-bad-colour", {"given": seat.colour[:20]})
    if seat.kind == BOT:
        level = level_at(edition, seat.level, token_bytes(SEED_BYTES))
        return SeatMade(BOT, seat.name[:LONGEST_NAME] or f"{level} {number + 1}", seat.colour, level)
    if seat.kind not in (PERSON, OPEN):
        raise Refused("table-bad-seat", {"given": seat.kind[:80], "known": [PERSON, OPEN, BOT]})
    if seat.kind == PERSON and not 0 < len(seat.name) <= LONGEST_NAME:
        raise Refused("table-bad-name", {"longest": LONGEST_NAME})
    return SeatMade(seat.kind, seat.name, seat.colour) if seat.kind == PERSON else SeatMade(OPEN)


def level_at(edition: str, level: str, seed: bytes) -> str:
    """Return the bot that plays at a seat: the one that was named or, as a surprise, one that is drawn here."""
    found = read_bot(level, edition)
    return draw_character(edition, seed) if found == SURPRISE else found


def check_names(seats: Sequence[SeatMade]) -> None:
    """Refuse two seats with the same name."""
    seen: set[str] = set()
    for seat in seats:
        name = seat.name.casefold()
        if name and name in seen:
            raise Refused("table-name-taken", {"name": seat.name})
        seen.add(name)
