"""Help outside of any table, for owners of a box and for practice: slides, scores, shared bank units."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

import rentier
from rentier.core.errors import BadInput, IllegalAction
from rentier.games.knockout.area import space_under
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.data import UNIT
from rentier.games.knockout.decisions import Reslide
from rentier.games.knockout.physics import is_on_board, place_at, too_close
from rentier.games.knockout.rules import IN_TURN
from rentier.games.knockout.scoring import NOBODY
from rentier.games.knockout.sheet import MOST_CASH, Sheet, State, check_count, seen_step
from rentier.games.knockout.state import MOST_TEAMS, TOKENS_EACH, Knockout

from .banks import BankMade, BankShown, Telling
from .house import House
from .http import REFUSALS, RequestKey

MOST_TOKENS: Final = MOST_TEAMS * TOKENS_EACH

TokenNumber = Annotated[int, Meta(ge=0, lt=MOST_TOKENS)]
Team = Annotated[int, Meta(ge=0, lt=MOST_TEAMS)]
Cash = Annotated[int, Meta(ge=0, le=MOST_CASH)]
Code = Annotated[str, Meta(max_length=40)]
Place = Annotated[float, Meta(ge=-10_000, le=10_000)]
PerTeam = Meta(max_length=MOST_TEAMS)


class Lying(Struct, frozen=True):
    """A token and where its centre lies, in millimetres."""

    token: TokenNumber
    x: Place
    y: Place


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """A slide to try: what lies on the board, which token is slid, and how, as in `slide 135 100 0 603`."""

    tokens: Annotated[list[Lying], Meta(max_length=MOST_TOKENS)]
    mover: TokenNumber
    action: Annotated[str, Meta(max_length=100)]
    tremor: Literal["off", "light", "real"] = "off"


class LyingOn(Struct, frozen=True):
    """A token, where it lies now, and the space it is on, if any."""

    token: int
    x: float
    y: float
    space: str


class Practised(Struct, frozen=True):
    """The outcome of a slide: the events of a game, and what lies on the board now."""

    events: list[dict[str, object]]
    tokens: list[LyingOn]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a round on a real board: the codes of the spaces that each player's tokens are on, empty for none."""

    lying: Annotated[list[Annotated[list[Code], Meta(max_length=TOKENS_EACH)]], PerTeam]
    order: Annotated[list[Team], PerTeam]
    """The players, from the top of the turn order."""
    round: Annotated[int, Meta(ge=1, le=MOST_TEAMS)] = 1
    pot: Cash = 0
    """The money on Free Parking."""
    cash: Annotated[list[Cash], PerTeam] = []
    doubled: Annotated[list[Code], PerTeam] = []
    """By player, the property that a House doubles; empty where nothing is chosen yet."""


class NextRound(Struct, frozen=True):
    """How the next round begins, or how the game ended."""

    round: int
    order: list[int]
    pot: int
    cash: list[int]
    laid: int
    """What the bank laid on Free Parking because all of it had been taken."""
    over: bool
    winners: list[int]


class Scored(Struct, frozen=True):
    """The result of a round, as far as it is known."""

    chance: bool
    """Whether a token still lies on Chance and has to be slid again first."""
    riders: list[int]
    """By token on a railroad, in turn order: its player, who may move it first."""
    rides: list[str]
    """The properties a railroad can lead to, on which nothing lies."""
    steps: list[dict[str, object]]
    """The events that a game would tell, with players in place of seats."""
    gains: list[int]
    asked: int
    """The player who must choose which of the `choices` a House doubles; -1 if everything is chosen."""
    choices: list[str]
    after: NextRound | None
    """None while a choice is still open."""


@post("/api/knockout/slide", summary="Try a slide", responses=REFUSALS, status_code=200, sync_to_thread=False)
def try_slide(data: JSONBody[Practice]) -> Practised:
    """Slide a token as a game of Knockout would, outside of any game."""
    if data.action.split()[:1] != ["slide"]:
        raise BadInput("practice-slide", {"given": data.action[:40]})
    game = rentier.new("knockout", seats=MOST_TEAMS, seed=secrets.token_bytes(32), options={"tremor": data.tremor})
    assert isinstance(game, Knockout)
    lay_out(game, data.tokens)
    if any(lying.token == data.mover for lying in data.tokens):
        raise BadInput("practice-mover", {"number": data.mover})
    game.push(Reslide(data.mover, IN_TURN))
    game.settle()
    events = game.play(game.awaiting[0], data.action)
    tokens = [
        LyingOn(token, place.x, place.y, BOARD.spaces[on].code if on >= 0 else "")
        for token, (place, on) in enumerate(zip(game.places, game.on, strict=True))
        if place is not None
    ]
    return Practised([event.seen_by(None) for event in events if _is_of_slide(event.kind)], tokens)


def lay_out(game: Knockout, tokens: list[Lying]) -> None:
    """Lay tokens on the board of a game that has just begun; refuse what cannot lie that way."""
    for lying in tokens:
        if game.places[lying.token] is not None or not is_on_board(lying.x, lying.y):
            raise BadInput("practice-place", {"number": lying.token, "x": lying.x, "y": lying.y})
        place = place_at(lying.x, lying.y)
        game.put(lying.token, space_under(place.x, place.y), place)
    pair = too_close(game.places)
    if pair is not None:
        raise BadInput("practice-overlap", {"number": pair[0], "other": pair[1]}, "KO-10")


def _is_of_slide(kind: str) -> bool:
    return kind in ("slid", "knocked")


@post("/api/knockout/score", summary="Score a round", responses=REFUSALS, status_code=200, sync_to_thread=False)
def score_round(data: JSONBody[Scoring]) -> Scored:
    """Score the end of a round of Knockout on a real board, as far as the choices go."""
    sheet = read_sheet(data)
    players = sheet.players
    doubled = [read_space(code) for code in data.doubled] or [NOWHERE] * players
    if len(doubled) != players:
        raise BadInput("score-players-differ", {"given": len(doubled), "players": players})
    try:
        found = sheet.score(doubled)
    except IllegalAction as refused:
        raise BadInput(refused.key, refused.details, refused.rule) from None
    taken = {space for own in sheet.now.lying for space in own or ()}
    riders, has_chance = sheet.riders(), sheet.has_chance()
    after: NextRound | None = None
    if found.is_complete:
        laid = sheet.book(found)
        now = sheet.now
        winners = sheet.winners if sheet.is_over else []
        after = NextRound(now.round, list(now.order), now.pot, list(now.cash), laid, sheet.is_over, winners)
    return Scored(
        has_chance,
        riders,
        [space.code for space in BOARD.properties if riders and space.index not in taken],
        [dict(seen_step(step)) for step in found.steps],
        list(found.gains),
        NOBODY if found.is_complete else found.asked,
        [space.code for space in found.choices],
        after,
    )


def read_sheet(data: Scoring) -> Sheet:
    """Make a score sheet of what lies on a real board."""
    players = check_count(len(data.lying))
    cash = data.cash or [0] * players
    if len(cash) != players or sorted(data.order) != list(range(players)) or data.round > players:
        raise BadInput("score-players-differ", {"given": len(data.order), "players": players})
    if any(amount % UNIT for amount in (*cash, data.pot)):
        raise BadInput("score-unit", {"unit": UNIT})
    lying = [(*[read_space(code) for code in own], *[NOWHERE] * (TOKENS_EACH - len(own))) for own in data.lying]
    return Sheet([""] * players, State(data.round, tuple(data.order), data.pot, tuple(cash), tuple(lying)))


def read_space(code: str) -> int:
    """Find a space by its code; an empty code is no space."""
    if not code:
        return NOWHERE
    if code not in BOARD.by_code:
        raise BadInput("score-unknown-place", {"given": code[:40]})
    return BOARD.by_code[code].index


@post("/api/banks", summary="Share a bank unit", responses=REFUSALS)
async def make_bank(request: Request[Any, Any, Any], house: NamedDependency[House], key: RequestKey = None) -> BankMade:
    """Make a place for a bank unit that several phones look at."""
    return await house.banks.make(request.client.host if request.client else "", key or "")


@put("/api/banks/{id:str}", summary="Tell what a bank unit shows", responses=REFUSALS)
async def tell_bank(id: FromPath[str], data: JSONBody[Telling], house: NamedDependency[House]) -> BankShown:
    """Tell everybody who is looking what the unit shows now; a number that is not higher changes nothing."""
    return await house.banks.tell(id, data)


@get("/api/banks/{id:str}", summary="Look at a bank unit", responses=REFUSALS)
async def look_at_bank(id: FromPath[str], house: NamedDependency[House], seen: FromQuery[int] = -1) -> BankShown:
    """Return what the unit shows; with `seen`, wait up to 20 seconds for something newer than that number."""
    return await house.banks.wait(id, seen)


HANDLERS: Final = (try_slide, score_round, make_bank, tell_bank, look_at_bank)
