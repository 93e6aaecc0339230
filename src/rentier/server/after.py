"""What can be asked for once a game is over: its steps, its draws, its story and its analysis."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_202_ACCEPTED

from .analysing import AnalysisShown
from .house import House
from .http import REFUSALS, address_of
from .messages import MOST_SEATS
from .replay import MOST_STEPS, DrawsShown, ReplayShown
from .story import Story

MOST_FIRST: Final = 1 << 31
PACKING: Final = CompressionConfig("gzip", gzip_compress_level=1)
"""Steps are so alike that even the fastest level makes them ten times smaller."""

StepNumber = Annotated[int, QueryParameter(ge=0, le=MOST_FIRST)]
StepCount = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]
Viewer = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS)]


def _written(body: bytes) -> Response[Any]:
    """Send JSON that was written in another process."""
    return Response(body, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/replay", summary="Show the game again", responses=REFUSALS)
async def show_replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    house: NamedDependency[House],
    first: StepNumber = 0,
    count: StepCount = 50,
    seat: Viewer = None,
) -> Response[ReplayShown]:
    """Return the steps of a finished game as a seat saw them; without a seat, with everything open."""
    return _written(await house.replays.show(address_of(request), table, first, count, seat))


@get("/api/tables/{table:str}/draws", summary="List the draws", responses=REFUSALS)
async def list_draws(
    request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House], first: StepNumber = 0
) -> Response[DrawsShown]:
    """List everything that chance decided in a finished game, so that anybody can compute it again from the seed."""
    return _written(await house.replays.draws(address_of(request), table, first))


@get("/api/tables/{table:str}/story", summary="Tell the story of the game", responses=REFUSALS)
async def tell_story(
    request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
) -> Response[Story]:
    """Return the story of a finished game: who had what and when, what turned it, and what chance did to whom."""
    return _written(await house.replays.story(address_of(request), table))


@get("/api/tables/{table:str}/analysis", summary="Look at the analysis", responses=REFUSALS)
async def look_at_analysis(table: FromPath[str], house: NamedDependency[House]) -> AnalysisShown:
    """Return the analysis of a finished game, or how far it is."""
    return await house.analyses.look(table)


@post(
    "/api/tables/{table:str}/analysis",
    summary="Ask for the analysis",
    responses=REFUSALS,
    status_code=HTTP_202_ACCEPTED,
)
async def ask_for_analysis(
    table: FromPath[str], house: NamedDependency[House], request: Request[Any, Any, Any]
) -> AnalysisShown:
    """Begin the analysis of a finished game, in the background; one at a time for each address."""
    return await house.analyses.ask(table, address_of(request))


# Nothing is secret here any more; elsewhere a secret could be guessed from the length of a compressed answer.
HANDLERS: Final = (
    Router(
        path="/",
        route_handlers=[show_replay, list_draws, tell_story, look_at_analysis, ask_for_analysis],
        middleware=[DefineMiddleware(CompressionMiddleware, config=PACKING)],
    ),
)
