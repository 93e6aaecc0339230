"""`rentier serve`: tables for everybody who has the link, on this machine or in the network."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from rentier.core.errors import BadInput

from . import qr
from .claim import claimed
from .files import failure_details
from .places import Data, Database, find_storage, make_folder, needing_server
from .voice import LAMP, QUIET, Lang, Voice, voice_for

if TYPE_CHECKING:
    from rentier.server.app import Setup

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8000
MOST_TRIED: Final = 100
"""How many ports after the usual one are tried if that one is taken."""
COLLECT_AFTER: Final = (50_000, 20, 100)
"""How many new objects trigger a search for unused ones, and how many searches trigger one among older objects."""
HIGHEST_PORT: Final = 65535
# Nothing is sent there; asking for the route reveals which of our addresses the network knows.
SOMEWHERE: Final = ("192.0.2.1", 9)


def serve(
    data: Data = None,
    database: Database = None,
    host: Annotated[str | None, typer.Option("--host", help="server-help-host", show_default=False)] = None,
    port: Annotated[int | None, typer.Option("--port", help="server-help-port", show_default=False)] = None,
    lan: Annotated[bool, typer.Option("--lan", help="server-help-lan")] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="server-help-origin", show_default=False)] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="server-help-proxy")] = False,
    lang: Lang = None,
) -> None:
    """Open the storage, bind the port, announce the address, and serve until stopped."""
    voice = voice_for(lang)
    with needing_server():
        from rentier.server.app import Setup
        from rentier.server.storage import open_storage
    if port is not None and not 0 <= port <= HIGHEST_PORT:
        raise BadInput("server-bad-port", {"given": port, "highest": HIGHEST_PORT})
    where = find_storage(data, database)
    make_folder(where)
    setup = Setup(where, origins=tuple(origin or ()), behind_proxy=behind_proxy)

    async def try_storage() -> None:
        await (await open_storage(where)).close()

    # Problems with the storage are reported before anybody is told about a server.
    asyncio.run(try_storage())
    host = host or (EVERYWHERE if lan else HERE)
    listening = _listen_somewhere(host) if port is None else _listen(host, port)
    with contextlib.closing(listening), claimed(where, link_of(listening)):
        _run(voice, setup, listening, lan, PORT if port is None else port)


def _run(voice: Voice, setup: Setup, listening: socket.socket, lan: bool, port: int) -> None:
    import uvicorn

    from rentier.server.app import make_config

    class Announced(uvicorn.Server):
        """A server that announces its address as soon as it can be reached."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(voice, setup.where, listening, lan, port)

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    _allow_many_files()
    _collect_rarely()
    Announced(make_config(setup)).run([listening])


def announce(voice: Voice, where: str, listening: socket.socket, lan: bool, asked: int = 0) -> None:
    """Print the address where the server is found, with a QR code for phones in the network."""
    host, port = listening.getsockname()[:2]
    voice.put(voice.say("server-running", link=link_of(listening)), f"bold {LAMP}")
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


def _listen_somewhere(host: str) -> socket.socket:
    """Listen on the usual port, or the next one that is free."""
    for port in range(PORT, PORT + MOST_TRIED):
        try:
            return _listen(host, port)
        except BadInput as refused:
            if refused.details["kind"] != "EADDRINUSE":
                raise
    return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
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
        raise BadInput("server-no-port", {"host": host[:80], "port": port, "kind": kind, "why": why}) from None
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
