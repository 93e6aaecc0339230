"""What can be asked for once a game is over: its steps, its draws and its story."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, QueryParameter

from .house import House
from .http import REFUSALS
from .messages import MOST_SEATS
from .replay import MOST_STEPS, DrawsShown, ReplayShown
from .story import Story

MOST_FIRST: Final = 1 << 31
PACKING: Final = CompressionConfig("gzip", gzip_compress_level=1)
"""Steps are so alike that even the fastest level makes them ten times smaller."""

StepNumber = Annotated[int, QueryParameter(ge=0, le=MOST_FIRST)]
StepCount = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]
Viewer = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS)]


@get("/api/tables/{table:str}/replay", summary="Show the game again", responses=REFUSALS)
async def show_replay(
    table: FromPath[str],
    house: NamedDependency[House],
    first: StepNumber = 0,
    count: StepCount = 50,
    seat: Viewer = None,
) -> ReplayShown:
    """Return the steps of a finished game as a seat saw them; without a seat, with everything open."""
    return await house.replays.show(table, first, count, seat)


@get("/api/tables/{table:str}/draws", summary="List the draws", responses=REFUSALS)
async def list_draws(table: FromPath[str], house: NamedDependency[House], first: StepNumber = 0) -> DrawsShown:
    """List everything that chance decided in a finished game, so that anybody can compute it again from the seed."""
    return await house.replays.draws(table, first)


@get("/api/tables/{table:str}/story", summary="Tell the story of the game", responses=REFUSALS)
async def tell_story(table: FromPath[str], house: NamedDependency[House]) -> Story:
    """Return the story of a finished game: who had what and when, what turned it, and what chance did to whom."""
    return await house.replays.story(table)


# Nothing is secret here any more; elsewhere a secret could be guessed from the length of a compressed answer.
HANDLERS: Final = (
    Router(
        path="/",
        route_handlers=[show_replay, list_draws, tell_story],
        middleware=[DefineMiddleware(CompressionMiddleware, config=PACKING)],
    ),
)
