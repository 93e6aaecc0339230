"""Positions that people make, from a call of `rentier.setup` or from a text: to look at, to share and to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct, json, structs

from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.record import load
from rentier.core.setup import arguments_of, set_up

from . import log
from .cleaning import clean_name
from .exploring import begin_position
from .house import House, fault_of, language_of, plain_teller
from .http import REFUSALS, Colour, Failure, RequestKey, address_of, name_of, new_table
from .lessons import by_seat
from .messages import MOST_SEATS, NewTable, SeatNumber, TableId
from .replay import open_view

LONGEST_TEXT: Final = 20_000
"""The most characters that a packed position may have here; usual ones have a few hundred."""
DICE: Final = "dice"
"""The argument that no position shows: the next rolls are a place in the sequence of the seed's bytes."""

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Rolls = Annotated[str, Meta(max_length=40)]


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: as a text, as a step of a finished game, or as the arguments of `rentier.setup`.

    Without any of them it is the beginning of a game. Numbers of seats are texts, as everywhere in JSON.
    """

    text: Text = ""
    table: TableId | None = None
    step: Annotated[int, Meta(ge=0, le=1 << 31)] = 0
    edition: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 2
    options: dict[str, object] = {}
    values: dict[str, object] = {}


class PlacedShown(Struct, frozen=True):
    """A position that can be played, with everything that is needed to show and to change it."""

    edition: str
    seats: int
    options: dict[str, object]
    values: dict[str, object]
    """All arguments of `rentier.setup` that make this position."""
    text: str
    """The position as a text for a link."""
    view: dict[str, object]
    """What there is to see, with everything open, as in a replay."""
    awaiting: list[int]


class PlayingFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play from a position, as one of its seats, with the next rolls of two dice if they are named."""

    text: Text
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=400)]
    colour: Colour = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_SEATS)] = []
    """The levels of the other seats in their order; without any, the usual bots."""
    dice: Rolls = ""


def answer_misplaced(request: Request[Any, Any, Any], error: BadInput) -> Response[Failure]:
    """Answer what cannot be with all that pages need to show where it is."""
    fault = fault_of(error, plain_teller(language_of(request.headers.get("accept-language"))))
    return Response(Failure(structs.replace(fault, details=error.details)), status_code=400)


@post(
    "/api/positions",
    summary="Make or read a position",
    responses=REFUSALS,
    status_code=200,
    exception_handlers={BadInput: answer_misplaced},
)
async def place(
    request: Request[Any, Any, Any], data: JSONBody[Placing], house: NamedDependency[House]
) -> Response[PlacedShown]:
    """Set up a position and show it; what cannot be is refused with its place, and its rule if there is one."""
    address = address_of(request)
    position: dict[str, object] | None = None
    if data.table is not None:
        position = (await house.replays.game_at(address, data.table, data.step)).position()
    shown: Any = await house.errands.run(address, show_placed, data, position)
    return Response(shown, media_type=MediaType.JSON)


@post("/api/positions/play", summary="Play from a position", responses=REFUSALS)
async def play_from(
    request: Request[Any, Any, Any], data: JSONBody[PlayingFrom], house: NamedDependency[House], key: RequestKey = None
) -> NewTable:
    """Make a table that begins in a position, against bots, and return its secrets; only future chance is new."""
    address = address_of(request)

    async def begin(explorer: log.Sat, secret: bytes, invite: str, host: str) -> list[log.AnyWhat]:
        given = data.text, data.bots, data.dice
        return await house.errands.run(address, begin_packed, *given, explorer, secret, invite, host)

    maker = await house.lobby.maker_of(address)
    made = await house.lobby.play_from(
        begin, data.seat, clean_name(data.name), data.colour, name_of(request, key, data), maker
    )
    return new_table(request, made)


HANDLERS: Final = (place, play_from)


def show_placed(data: Placing, position: dict[str, object] | None) -> bytes:
    """Return the JSON that shows a position; runs in the worker process."""
    import rentier.games  # noqa: F401  registers the editions

    return json.encode(_place(data) if position is None else _show(load(position)))


def begin_packed(
    text: str, bots: Sequence[str], dice: str, explorer: log.Sat, secret: bytes, invite: str, host: str
) -> list[log.AnyWhat]:
    """Return the log of a table that begins in a position; this runs in another process."""
    import rentier.games  # noqa: F401  registers the editions

    return begin_position(load(text), explorer, bots, dice, secret, invite, host)


def _place(data: Placing) -> PlacedShown:
    if data.text:
        return _show(load(data.text))
    values = by_seat(data.values)
    shown = _show(set_up(data.edition, data.seats, 0, data.options, values))
    if values.get(DICE):
        shown.values[DICE] = values[DICE]
    return shown


def _show(game: Game) -> PlacedShown:
    values = arguments_of(game)
    return PlacedShown(
        edition=game.edition.name,
        seats=game.seats,
        options=dict(game.options.values),
        values={name: value for name, value in values.items() if name not in ("seats", "seed", "options")},
        text=game.packed(),
        view=open_view(game),
        awaiting=list(game.awaiting),
    )
