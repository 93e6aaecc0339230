"""What a table is asked to do: what clients send (`messages`), and what HTTP, bots and clocks ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from rentier.core.errors import RentierError

from .messages import Agree, Begin, Nonce, Play, Resign, Say, Undo

HOST: Final = -1
"""Stands for the maker of a table where a seat is asked for."""

Holds = Mapping[int, str]
"""Seats (or the host) that somebody has the secret of, each with the hash of that secret."""


class Refused(RentierError):
    """Something that this table does not do for whoever asks; nothing has changed."""


class Stale(Refused):
    """Something chosen before the game went on; who sent it gets a sync."""


class SitDown(Struct, frozen=True):
    """Takes an open seat, the first if none is named; the invite opens it."""

    invite_hash: str
    name: str
    colour: str
    secret_hash: str
    nonce: str = ""
    seat: int | None = None


class MoveSeat(Struct, frozen=True):
    """Replaces a seat's secret, which its holder asks for."""

    seat: int
    secret_hash: str


class LeaveSeat(Struct, frozen=True):
    """Gives a seat up."""

    seat: int


class RemoveSeat(Struct, frozen=True):
    """Takes a seat from a person, which the host asks for; the invite that they may have opens nothing any more."""

    seat: int
    invite_hash: str


class PlayFor(Struct, frozen=True):
    """Plays for a seat: a bot, or the clock."""

    seat: int
    seen: int
    action: str
    by: str


class SetAbsent(Struct, frozen=True):
    """Notes that a person has been away too long."""

    seat: int


class SetPresent(Struct, frozen=True):
    """Notes that they came back."""

    seat: int


class FollowTo(Struct, frozen=True):
    """Notes where the rematch is."""

    table: str


FromPeople = Play | Say | Undo | Agree | Nonce | Begin | Resign | SitDown | MoveSeat | LeaveSeat | RemoveSeat
FromServer = PlayFor | SetAbsent | SetPresent | FollowTo
Command = FromPeople | FromServer
