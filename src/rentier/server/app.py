"""The whole server as an ASGI application, and the way uvicorn runs it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from litestar import Litestar, Request, Response, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import MsgspecError

from rentier.core.errors import BadInput, RentierError
from rentier.text import LANGUAGES
from rentier.version import VERSION

from . import after, companions, editions, health, http, positions
from .banks import Banks
from .commands import Refused
from .door import at_table
from .health import UNCOUNTED
from .house import AWAY, House, fault_of, language_of, plain_teller
from .keys import hashed
from .limits import Limits
from .lobby import Lobby
from .pages import FOLDER, Pages
from .relaying import FarSocket, Host
from .settings import origin_of
from .sockets import Visit
from .stopping import end, finish
from .storage import MAKER_KEY, Storage, is_database, open_storage
from .thinking import PoolThinker
from .transport import requests_within, sockets_within
from .upkeep import Upkeep
from .wire import Guest

if TYPE_CHECKING:
    from .leases import Leases

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LAG_SECONDS: Final = 0.05
"""How often the lag is measured: of a pause, less than this is missed."""
SHUTDOWN_SECONDS: Final = 5
HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
RETRY_SECONDS: Final = 1
"""After how long somebody who asked too much, or at a bad moment, may ask again."""
MOST_BEFORE_BODY: Final = 16 << 10
SPARE_CONNECTIONS: Final = 2_000
"""How many connections may be open for requests, beside the sockets."""

HEADERS: Final = [
    ("X-Content-Type-Options", "nosniff"),
    # Sites that a page links to must not learn the invite link.
    ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"),
]

STATUS: Final = {
    "table-unknown": 404,
    "server-page-unknown": 404,
    "server-method-unknown": 405,
    "server-body-too-long": 413,
    "server-body-no-json": 415,
    "server-too-many-requests": 429,
    "server-key-used": 422,
    "server-origin": 403,
    "relay-unknown": 404,
    "relay-not-yours": 403,
    "relay-too-long": 413,
    "table-wrong-invite": 403,
    "table-by-invite": 403,
    "table-barred": 403,
    "table-not-host": 403,
    "table-not-your-seat": 403,
    "table-too-many": 429,
    "table-too-many-today": 429,
    "server-full": 503,
    "table-busy": 503,
    "table-closed": 503,
    "table-elsewhere": 503,
    "table-fault": 503,
    "table-not-stored": 503,
    "relay-away": 503,
    AWAY: 503,
}
"""The statuses of errors that are neither 400 (cannot be read) nor 409 (may not be done)."""

_BY_STATUS: Final = {
    404: "server-page-unknown",
    405: "server-method-unknown",
    413: "server-body-too-long",
    415: "server-body-no-json",
}

LEFT: Final = "client disconnected prematurely"
"""Litestar's message when a client leaves in mid-request, which is no fault of ours; it has no class for it."""

_log: Final = logging.getLogger("rentier.server")


@dataclass(frozen=True)
class Setup:
    """What a server is started with."""

    where: str
    """The path of the file with the tables, or the URL of a PostgreSQL database."""
    redis: str = ""
    """The URL of the Redis through which processes with the same database reach each other."""
    lease_seconds: float = 3.5
    """How long tables stay with a process that gives no sign of life."""
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server."""
    thinkers: int = 1
    """How many processes think for the bots."""
    trusted_proxies: tuple[str, ...] = ()
    """The addresses and networks of proxies that are believed about where requests come from."""
    public_url: str = ""
    """The address by which everybody finds this server, if it is not the one where it listens."""
    metrics_port: int | None = None
    """The port on which alone counts are reported; None for the same port as everything else."""
    keep_days: float = 0.0
    keep_waiting_days: float = 0.0
    keep_practice_days: float = 0.0
    backup_folder: Path | None = None
    backup_hours: float = 24.0
    backups_kept: int = 7
    pages: Path = FOLDER
    """The folder of the built browser app."""


def make_app(setup: Setup) -> Litestar:
    """Make the application; the storage is opened when it starts."""
    routes = Router(
        path="/",
        route_handlers=[
            *(*http.HANDLERS, *positions.HANDLERS, *health.HANDLERS, *editions.HANDLERS),
            *(*after.HANDLERS, *companions.HANDLERS),
        ],
        guards=[check_request],
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
    )
    return Litestar(
        [routes, at_table],
        lifespan=[_opened(setup)],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        exception_handlers={
            RentierError: answer_error,
            HTTPException: answer_http_error,
            UnicodeError: answer_unread,
            MsgspecError: answer_unread,
            RecursionError: answer_unread,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Rentier", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=setup.limits.body_bytes,
        logging_config=None,
    )


def make_config(setup: Setup) -> uvicorn.Config:
    """Return uvicorn's configuration for the application; the caller decides where it listens."""
    limits = setup.limits
    return uvicorn.Config(
        Pages(make_app(setup), setup.pages, setup.public_url, setup.metrics_port),
        http=requests_within(limits.request_seconds),
        ws=sockets_within(limits),
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        # A secret compressed together with something others chose could be guessed from its length.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(setup.trusted_proxies),
        forwarded_allow_ips=list(setup.trusted_proxies),
        headers=HEADERS,
        limit_concurrency=limits.sockets + SPARE_CONNECTIONS,
        h11_max_incomplete_event_size=MOST_BEFORE_BODY,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def house_of(state: State) -> House:
    """Return what all connections share, for the handlers."""
    house = state.house
    assert isinstance(house, House)
    return house


async def check_request(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse too many requests from one address, and changes requested by a page of another site."""
    house = house_of(connection.app.state)
    scope: Any = connection.scope
    address = connection.client.host if connection.client else ""
    host = connection.headers.get("host")
    if host and not HOST.fullmatch(host):
        # Links are made from it.
        raise BadInput("server-bad-host")
    if not handler.opt.get(UNCOUNTED) and not await house.may_request(address):
        raise Refused("server-too-many-requests")
    if scope["method"] in SAFE_METHODS:
        return
    headers = connection.headers
    if not house.lets_in(headers.get("origin"), headers.get("host")):
        raise Refused("server-origin")
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("server-body-no-json")


def answer_error(request: Request[Any, Any, Any], error: RentierError) -> Response[Any]:
    """Answer what cannot be done with a sentence in the reader's language."""
    scope: Any = request.scope
    client = request.client
    house = house_of(request.app.state)
    error = house.without_details(error)
    # Only the shape of the path: an id in a log would be one more place to find it.
    asked = f"{scope['method']} {scope.get('path_template') or '-'}"
    house.note_refusal(error.key, client.host if client else "", asked)
    status = STATUS.get(error.key, 400 if isinstance(error, BadInput) else 409)
    teller = plain_teller(language_of(request.headers.get("accept-language")))
    headers = {"Retry-After": str(RETRY_SECONDS)} if status in (429, 503) else {}
    return Response(
        {"error": fault_of(error, teller)}, status_code=status, media_type="application/json", headers=headers
    )


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Put what Litestar refuses into the same shape."""
    if error.detail == LEFT:
        return answer_unread(request, error)
    if error.status_code >= 500:
        return answer_fault(request, error)
    key = _BY_STATUS.get(error.status_code)
    if key is not None:
        return answer_error(request, BadInput(key))
    extra = error.extra[0] if isinstance(error, ValidationException) and isinstance(error.extra, list) else {}
    where = str(extra.get("key", ""))[:80] if isinstance(extra, dict) else ""
    return answer_error(request, BadInput("server-request-unread", {"path": where or "-"}))


def answer_unread(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a body that is not text, not JSON, or nested too deeply."""
    return answer_error(request, BadInput("server-request-unread", {"path": "-"}))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a fault of the server itself, and log it."""
    _log.error("A request failed.", exc_info=error)
    teller = plain_teller(language_of(request.headers.get("accept-language")))
    return Response(
        {"error": fault_of(Refused("server-fault"), teller)}, status_code=500, media_type="application/json"
    )


def _opened(setup: Setup) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return the context that opens the house before the first request and closes it after the last."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        # The first request for either would stop the server for 0.2 s and more.
        _ = app.openapi_schema
        for language in LANGUAGES:
            plain_teller(language)
        storage = await open_storage(setup.where)
        thinker = PoolThinker(setup.thinkers)
        leases = await open_leases(setup.where, storage, setup.lease_seconds)
        lobby = Lobby(storage, thinker, limits=setup.limits, leases=leases)
        upkeep = Upkeep(
            lobby,
            setup.limits,
            keep_days=setup.keep_days,
            keep_waiting_days=setup.keep_waiting_days,
            keep_practice_days=setup.keep_practice_days,
            backup_folder=setup.backup_folder,
            backup_hours=setup.backup_hours,
            backups_kept=setup.backups_kept,
        )
        origins = (*setup.origins, *([origin_of(setup.public_url)] if setup.public_url else []))
        house = app.state.house = House(lobby, setup.limits, origins, public_url=setup.public_url, upkeep=upkeep)
        if setup.redis and leases is not None:
            await join_neighbours(house, leases, setup.redis)
        tasks = [asyncio.create_task(upkeep.run()), asyncio.create_task(_feel_lag(house))]
        try:
            yield
        finally:
            await finish("upkeep", end(*tasks))
            await finish("the tables", lobby.close())
            if leases is not None:
                # Before anything else that could take a while: from here on, others can have the tables.
                await finish("the lease", leases.close())
            await finish("the line to the other servers", leave_neighbours(house))
            house.hints.close()
            house.analyses.close()
            house.errands.close()
            thinker.close()
            await finish("the storage", storage.close())

    return lifespan


async def open_leases(where: str, storage: Storage, seconds: float) -> Leases | None:
    """Join the processes that share a database; a file has one process, and needs no leases."""
    if not is_database(where):
        return None
    from .leases import Leases

    return await Leases.open(where, storage, seconds)


async def join_neighbours(house: House, leases: Leases, url: str) -> None:
    """Meet the processes with the same database through Redis."""
    from .neighbours import Neighbours
    from .shared_banks import SharedBanks
    from .shared_limits import SharedAddresses

    def welcome(socket: FarSocket, guest: Guest) -> Awaitable[None]:
        return Visit(socket, house).run(guest)

    lobby = house.lobby
    # Several databases may share a Redis, and only who knows this one can guess its channels.
    # The braces keep them together where Redis is a cluster.
    prefix = f"{{rentier-{hashed(f'redis {await lobby.storage.note(MAKER_KEY)}')[:20]}}}"
    neighbours = Neighbours(url, prefix, leases, lambda network: Host(network, lobby.owners, welcome))
    house.neighbours = lobby.neighbours = neighbours
    shared = house.banks = SharedBanks(url, prefix, neighbours.announce)
    neighbours.when_announced = shared.wake
    house.shared = SharedAddresses(url, prefix, leases, house.addresses, house.limits, lambda: neighbours.is_up)
    # Whoever comes through the door may want a table of another process at once.
    await neighbours.open()


async def leave_neighbours(house: House) -> None:
    """Say goodbye to the other processes, if there are any."""
    if house.neighbours is not None:
        await house.neighbours.close()
    if house.shared is not None:
        await house.shared.close()
    if not isinstance(house.banks, Banks):
        await house.banks.close()


async def _feel_lag(house: House) -> None:
    """Measure how late the event loop is: for as long as that, everybody waits."""
    loop = asyncio.get_running_loop()
    while True:
        due, worked = loop.time() + LAG_SECONDS, time.process_time()
        await asyncio.sleep(LAG_SECONDS)
        lag = max(0.0, loop.time() - due)
        house.metrics.lag.add(lag)
        # On a busy machine, it may be late without having done anything.
        house.metrics.work.add(min(lag, time.process_time() - worked))
