"""`rentier serve`: tables for everybody who has the link, on this machine or in the network."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import ipaddress
import os
import socket
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table as Grid

from rentier.core.errors import BadInput
from rentier.server.cleaning import SECRET_SETTINGS, hide_secrets

from . import qr
from .claim import claimed
from .files import failure_details
from .logs import start_logging
from .places import DATABASES, Data, Database, find_storage, make_folder, make_private, needing_server
from .voice import LAMP, QUIET, Lang, Voice, voice_for

if TYPE_CHECKING:
    from rentier.server.app import Setup
    from rentier.server.settings import Serving, Setting
    from rentier.server.storage import Storage

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8000
MOST_TRIED: Final = 100
"""How many ports after the usual one are tried if that one is taken."""
COLLECT_AFTER: Final = (50_000, 1_000, 100)
"""How many new objects trigger a search for unused ones, and how many searches trigger one among older objects.

A search of 50,000 objects stops the server for 5 to 10 ms. Closed tables and sockets are freed without one, so
older objects are hardly ever searched.
"""
# Nothing is sent there; asking for the route reveals which of our addresses the network knows.
SOMEWHERE: Final = ("192.0.2.1", 9)


def serve(
    data: Data = None,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="server-help-redis", show_default=False)
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="server-help-host", show_default=False)] = None,
    port: Annotated[int | None, typer.Option("--port", help="server-help-port", show_default=False)] = None,
    lan: Annotated[bool, typer.Option("--lan", help="server-help-lan")] = False,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="server-help-public-url", show_default=False)
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="server-help-origin", show_default=False)] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="server-help-proxy")] = False,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help="server-help-trusted", show_default=False),
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option("--metrics-port", help="server-help-metrics-port", show_default=False)
    ] = None,
    keep_days: Annotated[
        float | None, typer.Option("--keep-days", metavar="DAYS", help="server-help-keep-days", show_default=False)
    ] = None,
    backup_folder: Annotated[
        Path | None, typer.Option("--backups", metavar="FOLDER", help="server-help-backups", show_default=False)
    ] = None,
    log_format: Annotated[
        str | None, typer.Option("--log-format", metavar="text|json", help="server-help-log-format", show_default=False)
    ] = None,
    config: Annotated[
        Path | None, typer.Option("--config", metavar="FILE", help="server-help-config", show_default=False)
    ] = None,
    show_settings: Annotated[bool, typer.Option("--show-settings", help="server-help-show-settings")] = False,
    lang: Lang = None,
) -> None:
    """Open the storage, bind the port, announce the address, and serve until stopped."""
    voice = voice_for(lang)
    with needing_server():
        import rentier.server.app  # noqa: F401  only to find out whether its packages are there
        from rentier.server.settings import NEAR_PROXIES, read_settings
    proxies = [*(NEAR_PROXIES if behind_proxy else ()), *(trusted_proxy or [])]
    given: dict[str, object] = {
        "data": None if data is None else str(data),
        "database": database,
        "redis": redis,
        "host": host,
        "port": port,
        "lan": lan or None,
        "public_url": public_url,
        "origins": origin or None,
        "trusted_proxies": proxies or None,
        "metrics_port": metrics_port,
        "keep_days": keep_days,
        "backup_folder": None if backup_folder is None else str(backup_folder),
        "log_format": log_format,
    }
    # Whoever names one place for the tables does not mean the other one, which a file or the environment names.
    if data is not None or database is not None:
        given |= {"data": given["data"] or "", "database": database or ""}
    read = read_settings({name: value for name, value in given.items() if value is not None}, os.environ, config)
    if show_settings:
        _show(voice, read.each)
        return
    _open(voice, read.serving)


def _open(voice: Voice, serving: Serving) -> None:
    """Open the storage and the port, and serve."""
    from rentier.server.app import Setup
    from rentier.server.storage import is_database, open_storage

    where = find_storage(Path(serving.data) if serving.data else None, serving.database or None)
    host = serving.host or (EVERYWHERE if serving.lan else HERE)
    _check_redis(serving.redis, where)
    if serving.lan and is_here(host):
        raise BadInput("server-lan-and-host", {"host": host})
    # What cannot be had is said before anything is made; nobody waits at a closed door meanwhile.
    with contextlib.ExitStack() as tried:
        _listen_all(host, serving, tried)
    backup_folder = Path(serving.backup_folder) if serving.backup_folder else None
    if backup_folder is not None:
        make_private(backup_folder)
    make_folder(where)
    setup = Setup(
        where,
        redis=serving.redis,
        lease_seconds=serving.lease_seconds,
        limits=serving.limits,
        origins=tuple(serving.origins),
        thinkers=serving.thinkers,
        trusted_proxies=tuple(serving.trusted_proxies),
        public_url=serving.public_url,
        metrics_port=serving.metrics_port,
        keep_days=serving.keep_days,
        keep_waiting_days=serving.keep_waiting_days,
        keep_practice_days=serving.keep_practice_days,
        backup_folder=backup_folder,
        backup_hours=serving.backup_hours,
        backups_kept=serving.backups_kept,
    )

    async def try_storage() -> bool:
        storage = await open_storage(where)
        try:
            return is_database(where) and await is_shared(storage)
        finally:
            await storage.close()

    # Problems with the storage are reported before anybody is told about a server.
    is_beside = asyncio.run(try_storage()) and not serving.redis
    start_logging(serving.log_format, serving.log_level)
    with contextlib.ExitStack() as opened:
        sockets = _listen_all(host, serving, opened)
        if serving.metrics_port is not None:
            setup = replace(setup, metrics_port=sockets[1].getsockname()[1])
        opened.enter_context(claimed(where, link_of(sockets[0])))
        _run(voice, setup, sockets, serving, is_beside)


async def is_shared(storage: Storage) -> bool:
    """Whether another server has the same database open."""
    from rentier.server.leases import count_alive

    return await count_alive(storage) > 0


def _check_redis(url: str, where: str) -> None:
    """Refuse a Redis that has nothing to connect, or that cannot be used for lack of a package or a good address."""
    if not url:
        return
    if not where.startswith(DATABASES):
        raise BadInput("server-redis-needs-database")
    try:
        from redis.asyncio import ConnectionPool
    except ModuleNotFoundError:
        raise BadInput("server-redis-not-installed") from None
    try:
        # Nothing is opened yet, but whatever is wrong with the address comes out.
        pool: Any = ConnectionPool.from_url(url)
        pool.make_connection()
    except (TypeError, ValueError):
        raise BadInput("server-bad-redis", {"given": hide_secrets(url)}) from None


def is_here(host: str) -> bool:
    """Whether only this machine can reach a host."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _show(voice: Voice, each: Sequence[Setting]) -> None:
    """Print every setting with its value and its source."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("setting", "value", "source"):
        grid.add_column(voice.say(f"server-column-{heading}"), overflow="fold")
    for name, value, source in each:
        shown = hide_secrets(str(value)) if name in SECRET_SETTINGS else value
        shown = ", ".join(shown) if isinstance(shown, list) else "" if shown is None else shown
        known = f"server-source-{source}"
        grid.add_row(name, str(shown), voice.say(known) if known in voice.book else source)
    voice.put(grid)


def _run(voice: Voice, setup: Setup, sockets: list[socket.socket], serving: Serving, is_beside: bool) -> None:
    import uvicorn

    from rentier.server.app import make_config

    listening = sockets[0]

    class Announced(uvicorn.Server):
        """A server that announces its address as soon as it can be reached."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                asked = PORT if serving.port is None else serving.port
                announce(voice, setup.where, listening, serving.lan, asked, setup.public_url, is_beside)

    _allow_many_files()
    _collect_rarely()
    Announced(make_config(setup)).run(sockets)


def announce(
    voice: Voice,
    where: str,
    listening: socket.socket,
    lan: bool,
    asked: int = 0,
    public_url: str = "",
    is_beside: bool = False,
) -> None:
    """Print the address where the server is found, with a QR code for phones in the network."""
    host, port = listening.getsockname()[:2]
    voice.put(voice.say("server-running", link=public_url or link_of(listening)), f"bold {LAMP}")
    if host == EVERYWHERE:
        address = find_address()
        if address is None:
            voice.put(voice.say("server-no-network"))
        else:
            link = link_to(address, port)
            voice.put(voice.say("server-in-network", link=link), f"bold {LAMP}")
            code = qr.encode(link)
            if lan and code is not None and voice.can_draw and len(code) + 2 * qr.BORDER <= voice.console.width:
                voice.put()
                for line in qr.draw(code):
                    voice.console.print(line, style="white on black", soft_wrap=True)
                voice.put()
    if asked not in (0, port):
        voice.put(voice.say("server-other-port", taken=str(asked), port=str(port)), QUIET)
    if is_beside:
        voice.put(voice.say("server-beside"))
    if "://" not in where:
        voice.put(voice.say("server-storage", file=where), QUIET)
    voice.put(voice.say("server-how-to-stop"), QUIET)


def link_of(listening: socket.socket) -> str:
    """Return the link by which this machine reaches what listens there."""
    host, port = listening.getsockname()[:2]
    return link_to(HERE if host == EVERYWHERE else host, port)


def link_to(host: str, port: int) -> str:
    """Return the link to a server."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def find_address() -> str | None:
    """Find the address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
        except OSError:
            return None
        address = str(asking.getsockname()[0])
    return None if address in (EVERYWHERE, HERE) else address


def _listen_all(host: str, serving: Serving, opened: contextlib.ExitStack) -> list[socket.socket]:
    """Listen on the port of the server, and on that of its counts if it is another one."""

    def listen(found: socket.socket) -> socket.socket:
        return opened.enter_context(contextlib.closing(found))

    sockets = [listen(_listen_somewhere(host) if serving.port is None else _listen(host, serving.port))]
    if serving.metrics_port is not None:
        if serving.metrics_port == sockets[0].getsockname()[1]:
            raise BadInput("server-same-ports", {"port": serving.metrics_port})
        sockets.append(listen(_listen(HERE, serving.metrics_port, "--metrics-port")))
    return sockets


def _listen_somewhere(host: str) -> socket.socket:
    """Listen on the usual port, or the next one that is free."""
    for port in range(PORT, PORT + MOST_TRIED):
        try:
            return _listen(host, port)
        except BadInput as refused:
            if refused.details["kind"] != "EADDRINUSE":
                raise
    return _listen(host, 0)


def _listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """Listen on the port, or refuse with the reason why that is impossible."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        # Only the one that listens has the port: two may be bound to it.
        listening.listen()
    except (OSError, OverflowError, UnicodeError) as failure:
        listening.close()
        kind = errno.errorcode.get(getattr(failure, "errno", 0) or 0, "")
        why = failure_details(failure)["why"] if isinstance(failure, OSError) else str(failure)
        details: dict[str, object] = {"host": host[:80], "port": port, "kind": kind, "why": why, "option": option}
        raise BadInput("server-no-port", details) from None
    return listening


def _collect_rarely() -> None:
    """Collect garbage less often than Python does by default: each pass over all tables holds everybody up."""
    # What is loaded now stays to the end, so it is never looked at again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _allow_many_files() -> None:
    """Allow as many open sockets as the system permits; the default is often a thousand."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        resource: Any = import_module("resource")
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
