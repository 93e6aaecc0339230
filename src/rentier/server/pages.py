"""The app in the browser: the files that Vite has built, kept in memory and served before any other request."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

from rentier.core.registry import editions
from rentier.outside import NAME
from rentier.text import Phrasebook

from .house import language_of
from .settings import base_of

FOLDER: Final = Path(__file__).parents[1] / "web"
"""Where the build puts the app: inside the package, so that a wheel contains it."""
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files in this folder have a hash of their content in their names, so they never change."""

ROUTES: Final = re.compile(
    rf"/|/(?:new|learn|rules|position)/(?P<edition>{NAME.pattern})|/t/[a-z0-9-]{{1,40}}(?:/replay|/check)?"
    rf"|/bank/[a-z0-9-]{{1,40}}|/puzzles/{NAME.pattern}/[0-9a-f]{{1,40}}"
    r"|/(?:games|puzzles|rules|bank|score|practice|about)"
)
"""The paths that the app has a page for."""

BASE_MARK: Final = b'<meta name="base" content="/"'
"""Where a page says below which path the app lies."""

ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""The encodings a file may be compressed with, the best first, each with its suffix."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ANY_TYPE: Final = "application/octet-stream"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), usb=()",
    ),
)
HOST: Final = re.compile(rb"[A-Za-z0-9.-]+(?::\d{1,5})?|\[[0-9A-Fa-f:.]+\](?::\d{1,5})?")

_FOREVER: Final = b"public, max-age=31536000, immutable"
_CHECKED: Final = b"no-cache"


class Form(NamedTuple):
    """The bytes of a file in one encoding, with the tag that changes when they do."""

    encoding: str
    body: bytes
    tag: bytes


class Page(NamedTuple):
    """A file of the app; its uncompressed form comes last."""

    kind: str
    caching: bytes
    forms: tuple[Form, ...]

    def form_for(self, accepted: str) -> Form:
        """Return the smallest form that a browser accepts."""
        return next(form for form in self.forms if not form.encoding or takes(accepted, form.encoding))


def read_pages(folder: Path) -> dict[str, Page]:
    """Read the app that was built into a folder, by path; empty if it was not built."""
    if not (folder / INDEX).is_file():
        return {}
    names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    # The build's own notes are in a folder whose name begins with a dot.
    files = {name: (folder / name).read_bytes() for name in names if not name.startswith(".")}
    packed = {name + ending for name in files for _, ending in ENCODINGS}
    return {name: _read_page(name, files) for name in files if name not in packed}


def _read_page(name: str, files: Mapping[str, bytes]) -> Page:
    encodings = [(encoding, name + ending) for encoding, ending in ENCODINGS if name + ending in files]
    return Page(
        TYPES.get(Path(name).suffix, ANY_TYPE),
        _FOREVER if name.startswith(HASHED) else _CHECKED,
        tuple(_read_form(encoding, files[packed]) for encoding, packed in (*encodings, ("", name))),
    )


def _read_form(encoding: str, body: bytes) -> Form:
    return Form(encoding, body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode())


def at_base(index: Page | None, base: str) -> Page | None:
    """Write into the page where the app lies; the build leaves its addresses open, as in `./assets/`."""
    if index is None:
        return None
    body = index.forms[-1].body.replace(b'="./', b'="' + base.encode()).replace(BASE_MARK, _mark(base))
    packed = gzip.compress(body, mtime=0)
    return index._replace(forms=(_read_form("gzip", packed), _read_form("", body)))


def _mark(base: str) -> bytes:
    return b'<meta name="base" content="' + base.encode() + b'"'


def takes(accepted: str, name: str) -> bool:
    """Whether an `Accept` or `Accept-Encoding` names something explicitly, and not with a weight of zero."""
    for part in accepted[:1000].lower().split(","):
        what, _, weight = part.partition(";")
        if what.strip() == name:
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False


@final
class Pages:
    """A layer that serves the app, and leaves every other request to the server behind it."""

    def __init__(self, server: ASGIApp, folder: Path, public_url: str = "", metrics_port: int | None = None) -> None:
        self.server: Final = server
        self._host: Final = urlsplit(public_url).netloc.encode()
        """The host by which browsers know this server, whatever a proxy says."""
        self._base: Final = base_of(public_url)
        """The path below which everything lies; a proxy may have removed it."""
        self._metrics_port: Final = metrics_port
        self._files: Final = read_pages(folder)
        self._index: Final = at_base(self._files.pop(INDEX, None), self._base)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer requests for a file or a page of the app."""
        asked: Any = self._below_base(scope)
        if asked["type"] == "http" and self._is_private(asked):
            await _send(send, 404, [(b"content-length", b"0")], b"")
            return
        if asked["type"] == "http" and asked["method"] in ("GET", "HEAD"):
            headers = dict(asked["headers"])
            found = self._find(asked["path"], takes(headers.get(b"accept", b"").decode("latin-1"), "text/html"))
            if found is not None:
                page, status = found
                send_body = asked["method"] == "GET"
                if page is None:
                    await _say_unbuilt(headers, send, send_body)
                else:
                    host = self._host or headers.get(b"host", b"")
                    await _give(page, status, headers, _policy_for(host), send, send_body)
                return
        if asked["type"] == "http" and asked["method"] == "HEAD":
            asked, send = {**asked, "method": "GET"}, _without_body(send)
        await self.server(asked, receive, send)

    def _below_base(self, scope: Scope) -> Any:
        """Return a request as it would be without the path below which everything lies."""
        asked: Any = scope
        if self._base == "/" or asked["type"] == "lifespan" or not asked["path"].startswith(self._base):
            return asked
        cut = len(self._base) - 1
        return {**asked, "path": asked["path"][cut:], "raw_path": asked["raw_path"][cut:]}

    def _is_private(self, asked: Any) -> bool:
        """Whether a request came to the wrong port: the metrics port answers only /metrics and /health."""
        if self._metrics_port is None:
            return False
        # Litestar ignores repeated and trailing slashes.
        first = next(filter(None, asked["path"].split("/")), "")
        if asked["server"] is not None and asked["server"][1] == self._metrics_port:
            return first not in ("metrics", "health")
        return first == "metrics"

    def _find(self, path: str, is_browser: bool) -> tuple[Page | None, int] | None:
        """Find what is at a path, and the status to send with it; no page where the app was not built."""
        file = self._files.get(path[1:])
        if file is not None:
            return file, 200
        if _is_servers(path):
            return None
        if has_page(path):
            # A program that asks for the front page is told what it can find here.
            return (self._index, 200) if is_browser or (path != "/" and self._index is not None) else None
        return (self._index, 404) if is_browser and self._index is not None else None


def _without_body(send: Send) -> Send:
    """Send everything about an answer but its body, as HEAD asks for."""

    async def send_head(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head


def has_page(path: str) -> bool:
    """Whether the app has a page at that path."""
    found = ROUTES.fullmatch(path.rstrip("/") or "/")
    edition = found["edition"] if found else None
    return found is not None and (edition is None or edition in [it.name for it in editions()])


def _is_servers(path: str) -> bool:
    """Whether a path is for programs, or a file that only an older app would ask for."""
    return path in ("/health", "/metrics", "/api") or path.startswith(("/api/", "/health/", f"/{HASHED}"))


async def _give(
    page: Page, status: int, headers: Mapping[bytes, bytes], policy: bytes, send: Send, send_body: bool
) -> None:
    form = page.form_for(headers.get(b"accept-encoding", b"").decode("latin-1"))
    told = [
        (b"cache-control", page.caching),
        (b"etag", form.tag),
        (b"vary", b"Accept, Accept-Encoding"),
        (b"content-security-policy", policy),
        *HEADERS,
    ]
    known = [tag.strip().removeprefix(b"W/") for tag in headers.get(b"if-none-match", b"")[:1000].split(b",")]
    if status == 200 and (form.tag in known or known == [b"*"]):
        await _send(send, 304, told, b"")
        return
    told += [(b"content-type", page.kind.encode()), (b"content-length", str(len(form.body)).encode())]
    if form.encoding:
        told.append((b"content-encoding", form.encoding.encode()))
    await _send(send, status, told, form.body if send_body else b"")


def _policy_for(host: bytes) -> bytes:
    """Return what a page may load: only from here, but some browsers count a socket as another origin."""
    sockets = f" ws://{host.decode()} wss://{host.decode()}" if HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets).encode()


async def _say_unbuilt(headers: Mapping[bytes, bytes], send: Send, send_body: bool) -> None:
    """Send instructions for building the pages, where there are none."""
    book = Phrasebook.load(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
    body = (book.say("server-unbuilt") + "\n").encode()
    kind = (b"content-type", b"text/plain; charset=utf-8")
    told = [kind, (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    await _send(send, 503, told, body if send_body else b"")


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
