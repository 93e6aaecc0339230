"""The HTTP part: making and finding tables, taking and giving up seats, downloading records. Play is in `sockets`."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import Meta, Struct, convert, json, structs

import rentier
from rentier.bots import bot_names
from rentier.puzzles import puzzles_of
from rentier.text import Phrasebook

from .cleaning import clean_name
from .commands import ChangeTable
from .house import House, language_of
from .keys import name_request
from .log import SeatMade
from .messages import MOST_SEATS, Fault, NewTable, SeatKey, SeatNumber, Secret, Settings, TableId
from .planning import Plan, TableMade
from .summaries import TableShown

MOST_MINE: Final = 100
"""How many seats a device can ask about at once."""

KEY: Final = "Idempotency-Key"
"""The header with the client's own name for a request that changes something."""
FEWEST_IN_KEY: Final = 22
"""How many characters a key has at least: secrets are drawn from it, so nobody may be able to guess it."""

RequestKey = Annotated[
    str | None,
    HeaderParameter(
        name=KEY,
        min_length=FEWEST_IN_KEY,
        max_length=100,
        pattern="^[!-~]*$",
        description="The client's own random name for this request: repeated with it, it gets the same answer.",
    ),
]
Colour = Annotated[str, Meta(max_length=20, pattern="^[a-z0-9-]*$")]


class Failure(Struct, frozen=True):
    """Why something was not done; nothing has changed."""

    error: Fault


REFUSALS: Final = {
    status: ResponseSpec(Failure, description=why, generate_examples=False)
    for status, why in {
        400: "This cannot be read, or names something that does not exist.",
        403: "The secret, the invite or the origin is wrong.",
        404: "There is no such table.",
        405: "There is no such method.",
        409: "This may not be done now.",
        413: "The body is too long.",
        415: "The body is not JSON.",
        422: "The key was used for another request.",
        429: "There are too many requests at once.",
        503: "The storage does not answer; try again.",
    }.items()
}


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat: the first open one, unless one is named. The nonce is the client's part of the seed."""

    invite: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=400)]
    colour: Colour = ""
    nonce: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None


class Learning(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the lesson of a game, or for one of its puzzles."""

    edition: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=400)]
    colour: Colour = ""
    puzzle: Annotated[str, Meta(max_length=40)] = ""


class Exploring(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on from a step of a finished game, as one of its seats."""

    step: Annotated[int, Meta(ge=0, le=1 << 31)]
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=400)]
    colour: Colour = ""


class Removing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to remove somebody from a seat, which only the host may make."""

    host: Secret
    seat: SeatNumber


class Changing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host to play otherwise; what is not given stays as it is.

    In `seats`, everybody who sits at the table has a seat of kind person at the same place.
    """

    host: Secret
    options: dict[str, object] | None = None
    settings: Settings | None = None
    seats: Annotated[list[SeatMade], Meta(max_length=MOST_SEATS)] | None = None


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host for a new invite."""

    host: Secret


class Offering(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host to let somebody with the invite take a bot's seat in the running game, or to stop that."""

    host: Secret
    seat: SeatNumber
    free: bool = True


class Muting(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host that somebody says nothing more, or may talk again."""

    host: Secret
    seat: SeatNumber
    muted: bool = True


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a rematch, from somebody who sits at the table or from its host."""

    seats: Annotated[list[SeatKey], Meta(max_length=MOST_SEATS)] = []
    host: Secret = ""


class Invited(Struct, frozen=True):
    """An invite, and the link that carries it."""

    invite: str
    link: str


class Place(Struct, frozen=True):
    """A table."""

    table: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a device remembers."""

    table: TableId
    seat: SeatNumber
    secret: Secret


class OptionShown(Struct, frozen=True, omit_defaults=True):
    """An option of a game: one of `values`, or a number within bounds, if any; the default is the rulebook's."""

    name: str
    default: str | int | None
    rule: str
    title: str
    """Its subject, in a word or two."""
    does: str
    """Its effect, in a sentence."""
    values: list[str] = []
    says: dict[str, str] = {}
    """By value: what it means."""
    lowest: int | None = None
    highest: int | None = None


class EditionShown(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    rules_version: int
    fewest: int
    most: int
    options: list[OptionShown]
    presets: dict[str, dict[str, object]]
    grammar: dict[str, list[str]]
    """By first word of each action: the names of the words after it."""
    has_secrets: bool
    """Whether a seat may know what another may not, so that people sharing a device hide the table from each other."""
    bots: list[str]
    words: dict[str, str]
    """Words for the ways games end, and for the presets."""


@get("/", summary="Show what is here", responses=REFUSALS, media_type=MediaType.TEXT, sync_to_thread=False)
def show_front(request: Request[Any, Any, Any]) -> str:
    """Return a page for people who open the server itself: what can be found here."""
    return Phrasebook.load(language_of(request.headers.get("accept-language"))).say("server-front") + "\n"


@post("/api/tables", summary="Make a table", responses=REFUSALS)
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[Plan], house: NamedDependency[House], key: RequestKey = None
) -> NewTable:
    """Make a table and return its secrets, which can only be asked for again with the same key."""
    seats = [structs.replace(seat, name=clean_name(seat.name)) for seat in data.seats]
    maker = await house.lobby.maker_of(address_of(request))
    made: TableMade = await house.lobby.make(structs.replace(data, seats=seats), name_of(request, key, data), maker)
    return new_table(request, made)


@post("/api/lessons", summary="Begin a lesson or a puzzle", responses=REFUSALS)
async def begin_lesson(
    request: Request[Any, Any, Any], data: JSONBody[Learning], house: NamedDependency[House], key: RequestKey = None
) -> NewTable:
    """Make a table where the lesson of a game is played, or one of its puzzles, and return its secrets."""
    maker = await house.lobby.maker_of(address_of(request))
    name = clean_name(data.name)
    made: TableMade = await house.lobby.teach(
        data.edition, name, data.colour, name_of(request, key, data), maker, data.puzzle
    )
    return new_table(request, made)


@get("/api/tables", summary="List the public tables", responses=REFUSALS)
async def list_tables(house: NamedDependency[House]) -> list[TableShown]:
    """List the tables that anybody may join or watch, as they were at most a second ago."""
    return await house.public()


@get("/api/tables/{table:str}", summary="Show one table", responses=REFUSALS)
async def show_table(table: FromPath[str], house: NamedDependency[House]) -> TableShown:
    """Return who sits at a table and how far along it is; anybody who knows its id may ask."""
    return await house.lobby.about(table)


@post("/api/tables/{table:str}/seats", summary="Take a seat", responses=REFUSALS)
async def sit(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Sitting],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> SeatKey:
    """Take a seat with the invite and return its secret, which can only be asked for again with the same key."""
    name = clean_name(data.name)
    origin = await house.lobby.maker_of(address_of(request))
    return await house.lobby.sit(
        table, data.invite, name, data.colour, data.nonce, data.seat, name_of(request, key, data), origin
    )


@post("/api/tables/{table:str}/move", summary="Move a seat to another device", responses=REFUSALS, status_code=200)
async def move(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[SeatKey],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> SeatKey:
    """Replace a seat's secret with a new one: whoever has the new one has the seat, and the old one stops working."""
    return await house.lobby.move(table, data, name_of(request, key, data))


@post("/api/tables/{table:str}/leave", summary="Give up a seat", responses=REFUSALS, status_code=204)
async def leave(table: FromPath[str], data: JSONBody[SeatKey], house: NamedDependency[House]) -> None:
    """Give up a seat; once the game has begun, a bot plays on."""
    await house.lobby.leave(table, data)


@post("/api/tables/{table:str}/remove", summary="Remove somebody from a seat", responses=REFUSALS, status_code=200)
async def remove(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Removing],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> Invited:
    """Remove somebody from a seat, which only the host may do; the old invite is void, and the new one is returned."""
    invite = await house.lobby.remove(table, data.host, data.seat, name_of(request, key, data))
    return Invited(invite, _link_to(request, table, invite))


@post("/api/tables/{table:str}/change", summary="Change how it is played", responses=REFUSALS, status_code=204)
async def change(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Changing],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> None:
    """Change options, settings and seats, which only the host may do; once the game has begun, only a few settings."""
    seats = data.seats and [structs.replace(seat, name=clean_name(seat.name)) for seat in data.seats]
    await house.lobby.change(
        table, data.host, ChangeTable(data.options, data.settings, seats), name_of(request, key, data)
    )


@post("/api/tables/{table:str}/invite", summary="Make a new invite", responses=REFUSALS, status_code=200)
async def invite(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Inviting],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> Invited:
    """Make a new invite, which only the host may do; the old one is void."""
    code = await house.lobby.invite(table, data.host, name_of(request, key, data))
    return Invited(code, _link_to(request, table, code))


@post("/api/tables/{table:str}/offer", summary="Offer a bot's seat", responses=REFUSALS, status_code=204)
async def offer(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Offering],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> None:
    """Let whoever has the invite take a bot's seat in the running game, which only the host may do."""
    await house.lobby.offer(table, data.host, data.seat, data.free, name_of(request, key, data))


@post("/api/tables/{table:str}/mute", summary="Mute somebody", responses=REFUSALS, status_code=204)
async def mute(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Muting],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> None:
    """Let somebody say nothing more, which only the host may do, or let them talk again."""
    await house.lobby.mute(table, data.host, data.seat, data.muted, name_of(request, key, data))


@post("/api/tables/{table:str}/rematch", summary="Play again", responses=REFUSALS, status_code=200)
async def rematch(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Again], house: NamedDependency[House]
) -> Place:
    """Make a table for the same people, once; the secrets of their seats open the new ones."""
    maker = await house.lobby.maker_of(address_of(request))
    return Place(await house.lobby.rematch(table, data.seats, data.host, maker))


@post("/api/tables/{table:str}/explore", summary="Play on from here", responses=REFUSALS)
async def explore(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    data: JSONBody[Exploring],
    house: NamedDependency[House],
    key: RequestKey = None,
) -> NewTable:
    """Make a table that goes on from a step of a finished game, against bots; what the seat did not know is new."""
    game = await house.replays.game_at(address_of(request), table, data.step)
    maker = await house.lobby.maker_of(address_of(request))
    name = clean_name(data.name)
    made = await house.lobby.explore(table, game, data.seat, name, data.colour, name_of(request, key, data), maker)
    return new_table(request, made)


@post("/api/mine", summary="List the tables of a device", responses=REFUSALS, status_code=200)
async def show_mine(
    data: JSONBody[Annotated[list[Mine], Meta(max_length=MOST_MINE)]], house: NamedDependency[House]
) -> list[TableShown]:
    """Return, of the tables a device remembers, those where it still has its seats."""
    return await house.lobby.mine([(it.table, SeatKey(it.seat, it.secret)) for it in data])


@get("/api/tables/{table:str}/record", summary="Download the record", responses=REFUSALS)
async def download_record(table: FromPath[str], house: NamedDependency[House]) -> Response[dict[str, object]]:
    """Return the whole game once it is over, with everything needed to compute its chance again."""
    record = await house.lobby.record(table)
    return Response(record, headers={"Content-Disposition": f'attachment; filename="rentier-{record["edition"]}.json"'})


@get("/api/editions", summary="List the games", responses=REFUSALS, sync_to_thread=False)
def list_editions(request: Request[Any, Any, Any], language: FromQuery[str | None] = None) -> list[EditionShown]:
    """List the games that can be played here, with their options, in words of the requested language."""
    book = Phrasebook.load(language_of(language or request.headers.get("accept-language")))
    return [_show_edition(edition, book) for edition in rentier.editions()]


@get("/api/puzzles", summary="List the puzzles", responses=REFUSALS, sync_to_thread=False)
def list_puzzles() -> dict[str, list[str]]:
    """List the puzzles of each game that has any, by their ids."""
    found = {edition.name: [puzzle.id for puzzle in puzzles_of(edition.name)] for edition in rentier.editions()}
    return {name: ids for name, ids in found.items() if ids}


HANDLERS: Final = (
    *(make_table, begin_lesson, list_tables, show_table, sit, move, leave, remove, change, invite, offer, rematch),
    *(mute, explore, show_mine, download_record),
    *(list_editions, list_puzzles, show_front),
)


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return the address from which a request came."""
    return request.client.host if request.client else ""


def name_of(request: Request[Any, Any, Any], key: str | None, data: Struct) -> str:
    """Return the name of a request that has a key; the key belongs to its path, and to its body as it was read."""
    if not key:
        return ""
    path = f"{request.method} {request.scope['path'].rstrip('/')}"
    return name_request(path, key, json.encode(data, order="deterministic"))


def new_table(request: Request[Any, Any, Any], made: TableMade) -> NewTable:
    """Return a new table with its secrets and the link that invites others."""
    return NewTable(made.table, made.invite, _link_to(request, made.table, made.invite), made.host, made.seats)


def _link_to(request: Request[Any, Any, Any], table: str, invite: str) -> str:
    """Return the invite link, at the address that everybody uses, or where the client found this server."""
    house = request.app.state.house
    # The code comes after the #, so that browsers keep it out of requests and logs.
    return f"{(house.public_url or str(request.base_url)).rstrip('/')}/t/{table}#{invite}"


def _show_edition(edition: rentier.Edition, book: Phrasebook) -> EditionShown:
    prefixes = (f"{edition.name}-ending-", f"preset-{edition.name}-")
    return EditionShown(
        edition.name,
        edition.rules,
        edition.rules_version,
        edition.fewest,
        edition.most,
        [_show_option(edition.name, setting.to_dict(), book) for setting in edition.settings],
        {name: dict(values) for name, values in edition.presets.items()},
        {word: list(names) for word, names in edition.grammar.items()},
        edition.has_secrets,
        bot_names(edition.name),
        {key: book.say(key) for key in book if key.startswith(prefixes) and not book.variables(key)},
    )


def _show_option(edition: str, setting: dict[str, object], book: Phrasebook) -> OptionShown:
    """Describe an option in words, or by its own name if its game has no words for it."""
    key = f"option-{edition}-{setting['name']}"

    def say(key: str, otherwise: str) -> str:
        return book.say(key) if key in book else otherwise

    values = setting.get("values", [])
    assert isinstance(values, list)
    return convert(
        {
            **setting,
            "title": say(key, str(setting["name"])),
            "does": say(f"{key}-does", ""),
            "says": {value: say(f"{key}-{value}", value) for value in values},
        },
        OptionShown,
    )
