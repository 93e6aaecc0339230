"""The commands of a table: what clients send (`messages`), and what HTTP, bots and clocks ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from rentier.core.errors import RentierError

from .log import SeatMade
from .messages import Agree, Allow, Begin, Hand, Hurry, Nonce, Play, Resign, Resume, Say, Settings, Undo

Holds = Mapping[int, str]
"""The seats (or the host) that somebody has the secret of, each with the hash of that secret."""


class Refused(RentierError):
    """Something that this table does not do for whoever asks; nothing has changed."""


class Grave(Refused):
    """An action with grave stakes, from somebody who wants to know them before it is done."""

    def __init__(self, stakes: list[dict[str, object]]) -> None:
        super().__init__("table-grave")
        self.stakes: Final = stakes


class Stale(Refused):
    """Something chosen before the game moved on; the sender gets a sync."""


class SitDown(Struct, frozen=True):
    """A request for an open seat, the first one if none is named; it needs the invite."""

    invite_hash: str
    name: str
    colour: str
    secret_hash: str
    nonce: str = ""
    seat: int | None = None
    origin: str = ""
    """A hash of the address that asks."""
    id: str = ""


class MoveSeat(Struct, frozen=True):
    """A request to replace a seat's secret, from its holder."""

    seat: int
    secret_hash: str
    id: str = ""


class LeaveSeat(Struct, frozen=True):
    """A request to give up a seat."""

    seat: int


class RemoveSeat(Struct, frozen=True):
    """The host's request to remove a person from a seat; an invite they may still have stops working."""

    seat: int
    invite_hash: str
    id: str = ""


class ChangeTable(Struct, frozen=True):
    """The host's request to play otherwise; what is None stays as it is."""

    options: Mapping[str, object] | None = None
    settings: Settings | None = None
    seats: list[SeatMade] | None = None
    id: str = ""


class NewInvite(Struct, frozen=True):
    """The host's request for another invite; the old one stops working."""

    invite_hash: str
    id: str = ""


class OfferSeat(Struct, frozen=True):
    """The host's request to let somebody with the invite take a bot's seat in the running game, or to stop that."""

    seat: int
    free: bool
    id: str = ""


class MuteSeat(Struct, frozen=True):
    """The host's request that the person at a seat says nothing more, or may talk again."""

    seat: int
    muted: bool
    id: str = ""


class PlayFor(Struct, frozen=True):
    """An action for a seat that a bot or the clock plays."""

    seat: int
    seen: int
    action: str
    by: str


class SetAway(Struct, frozen=True):
    """A note that a person has been gone for more than a moment."""

    seat: int


class SetBack(Struct, frozen=True):
    """A note that this person is connected again."""

    seat: int


class SetAbsent(Struct, frozen=True):
    """A note that a person has been away too long."""

    seat: int


class SetPresent(Struct, frozen=True):
    """A note that the person came back."""

    seat: int


class SetLevel(Struct, frozen=True):
    """A note that the bot of a seat has failed, and which simpler one plays from now on."""

    seat: int
    before: str
    level: str


class FollowTo(Struct, frozen=True):
    """A note of where the rematch is."""

    table: str


FromHost = RemoveSeat | ChangeTable | NewInvite | OfferSeat | MuteSeat
FromPeople = (
    Play
    | Say
    | Undo
    | Agree
    | Allow
    | Nonce
    | Begin
    | Resign
    | Hand
    | Resume
    | Hurry
    | SitDown
    | MoveSeat
    | LeaveSeat
    | FromHost
)
FromServer = PlayFor | SetAway | SetBack | SetAbsent | SetPresent | SetLevel | FollowTo
Command = FromPeople | FromServer
