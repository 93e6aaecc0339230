"""What processes with the same database send each other, as types.

The edge is the process that somebody is connected to, the owner the one that has their table. Secrets travel only as
hashes, and what people are told is filtered for them before it leaves the owner.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, msgpack

from rentier.core.errors import BadInput, IllegalAction, RentierError

from . import commands, messages
from .commands import Command, Refused, Stale


class Guest(Struct, frozen=True, array_like=True):
    """Somebody who comes to a table: what their hello says, with hashes in place of secrets."""

    table: str
    seats: tuple[int, ...]
    holds: dict[int, str]
    language: str
    pongs: bool


class ToOwner(Struct, frozen=True, array_like=True):
    """What an edge sends; it numbers its connections and questions."""

    number: int


class Open(ToOwner, tag=1, frozen=True):
    """Somebody has come."""

    guest: Guest
    address: str


class Heard(ToOwner, tag=2, frozen=True):
    """They said something, as it came from their socket."""

    text: str


class Left(ToOwner, tag=3, frozen=True):
    """They are gone."""


class Ask(ToOwner, tag=4, frozen=True):
    """A command from a request."""

    table: str
    kind: str
    command: bytes
    holds: dict[int, str]


class ToEdge(Struct, frozen=True, array_like=True):
    """What an owner sends about a connection or question of the edge."""

    number: int


class Opened(ToEdge, tag=5, frozen=True):
    """The owner has the table, and the connection."""


class Told(ToEdge, tag=6, frozen=True):
    """Messages for this client and nobody else, in the order in which they are sent."""

    texts: list[bytes]


class Shut(ToEdge, tag=7, frozen=True):
    """The connection is over, for the reason with this key; without one, the owner does not have it."""

    why: str


class Done(ToEdge, tag=8, frozen=True):
    """A command was done: the number right after its entry."""

    after: int


class Failed(ToEdge, tag=9, frozen=True):
    """A command was refused; without a key, this process does not have the table."""

    kind: str
    key: str
    details: dict[str, Any]
    rule: str


Message = Open | Heard | Left | Ask | Opened | Told | Shut | Done | Failed


class Letter(Struct, frozen=True, array_like=True, tag=1):
    """Everything that one process has to tell another at a moment.

    The letters of a sender to a receiver are numbered, so that a lost one is noticed. Another life of the sender has
    forgotten everything before it.
    """

    sender: int
    life: int
    number: int
    messages: list[Message]


class Beat(Struct, frozen=True, array_like=True, tag=2):
    """A sign of life to all: how many letters each process should have got by now."""

    sender: int
    life: int
    numbers: dict[int, int]


class News(Struct, frozen=True, array_like=True, tag=3):
    """Something to look at has changed: a shared bank unit, by its id."""

    id: str


Post = Letter | Beat | News

_encoder: Final = msgpack.Encoder(enc_hook=str)
_decoder: Final[msgpack.Decoder[Post]] = msgpack.Decoder(Post)


def write(post: Post) -> bytes:
    """Write what goes to another process."""
    return _encoder.encode(post)


def read(data: bytes) -> Post:
    """Read what came from another process."""
    return _decoder.decode(data)


_KINDS: Final[dict[str, type[Any]]] = {
    kind.__name__: kind
    for kind in (
        *(commands.SitDown, commands.MoveSeat, commands.LeaveSeat, commands.RemoveSeat, commands.ChangeTable),
        *(commands.NewInvite, commands.OfferSeat, commands.MuteSeat, commands.FollowTo),
    )
}
"""The commands that requests become."""
_ERRORS: Final[dict[str, type[RentierError]]] = {
    kind.__name__: kind for kind in (BadInput, IllegalAction, Refused, Stale, RentierError)
}


def write_command(command: Command) -> tuple[str, bytes]:
    """Write a command with the name of its kind."""
    kind = type(command).__name__
    assert kind in _KINDS, kind
    return kind, _encoder.encode(command)


def read_command(kind: str, data: bytes) -> Command:
    """Read what `write_command` wrote."""
    command: Command = msgpack.decode(data, type=_KINDS[kind])
    return command


def write_error(number: int, error: RentierError) -> Failed:
    """Write why a command was refused."""
    kind = next((name for name, it in _ERRORS.items() if type(error) is it), "Refused")
    return Failed(number, kind, error.key, dict(error.details), error.rule)


def read_error(failed: Failed) -> RentierError:
    """Read what `write_error` wrote."""
    return _ERRORS[failed.kind](failed.key, failed.details, failed.rule)


def guest_of(hello: messages.Hello, holds: dict[int, str]) -> Guest:
    """Return who comes with a hello."""
    return Guest(hello.table, tuple(sorted({key.seat for key in hello.seats})), holds, hello.language, hello.pongs)
