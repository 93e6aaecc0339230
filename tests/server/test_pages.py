"""The app for the browser is served as it was built: from memory, compressed, with tags and a strict policy."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

import rentier
from rentier.server import pages

from .serving import Running, running

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
INDEX = b"<!doctype html><title>Rentier</title>"
SCRIPT = b"export const a = 1;\n" * 100
ROUTES = [
    *(
        "/",
        "/games",
        "/rules",
        "/learn/deal",
        "/puzzles",
        "/puzzles/deal/0a1b2c3d4e",
        "/bank",
        "/bank/abc234",
        "/score",
        "/practice",
        "/about",
        "/games/",
    ),
    *("/t/abcd2345", "/t/abcd2345/replay", "/t/abcd2345/check"),
    *(f"/{page}/{edition.name}" for edition in rentier.editions() for page in ("new", "rules")),
]


class Raw(NamedTuple):
    status: int
    body: bytes
    headers: dict[str, str]


def ask(server: Running, path: str, method: str = "GET", **headers: str) -> Raw:
    """Send a request as it is; `Accept_Encoding` is written with a dash."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        response = connection.getresponse()
        named = {name.lower(): value for name, value in response.getheaders()}
        return Raw(response.status, response.read(), named)
    finally:
        connection.close()


def build(folder: Path) -> Path:
    """Write files as a build does."""
    files = {
        "index.html": INDEX,
        "index.html.gz": gzip.compress(INDEX),
        "assets/app-4f3c2a1b.js": SCRIPT,
        "assets/app-4f3c2a1b.js.gz": gzip.compress(SCRIPT),
        "assets/app-4f3c2a1b.js.br": b"as if by brotli",
        "assets/app-9a8b7c6d.css": b"p{}",
        "sw.js": b"0",
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg/>",
        ".vite/manifest.json": b"{}",
    }
    for name, body in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("built")
    with running(folder / "tables.sqlite3", pages=build(folder / "web"), requests_at_once=100_000) as it:
        yield it


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("unbuilt")
    with running(folder / "tables.sqlite3", pages=folder / "web", requests_at_once=100_000) as it:
        yield it


@pytest.mark.parametrize("path", ROUTES)
def test_every_route_of_the_app_gives_its_page(server: Running, path: str) -> None:
    reply = ask(server, path, **HTML)
    assert (reply.status, reply.body) == (200, INDEX)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["my_game", "pig2"])
@pytest.mark.parametrize("page", ["new", "learn", "rules", "position", "puzzles"])
def test_any_name_that_an_edition_may_have_has_its_pages(monkeypatch: pytest.MonkeyPatch, name: str, page: str) -> None:
    monkeypatch.setattr(pages, "editions", lambda: [SimpleNamespace(name=name)])
    assert pages.has_page(f"/{page}/{name}" + ("/0a1b2c3d4e" if page == "puzzles" else ""))


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing", "/new/chess", "/new", "/t", "/t/", "/t/a/b/c", "/t/%2e%2e/x", "/games/x", "/index.html"),
        *("/../pyproject.toml", "/.vite/manifest.json", "/app-4f3c2a1b.js", "/%00", "/%ff"),
    ],
)
def test_what_the_app_does_not_have_is_its_page_for_that(server: Running, path: str) -> None:
    reply = ask(server, path, **HTML)
    assert (reply.status, reply.body) == (404, INDEX)


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/none", "/assets/app-00000000.js", "/nothing"])
def test_programs_are_told_in_json_what_is_not_there(server: Running, path: str) -> None:
    reply = ask(server, path, Accept="*/*")
    assert reply.status == 404
    assert b'"error"' in reply.body


def test_an_old_page_is_not_given_a_page_for_a_script(server: Running) -> None:
    reply = ask(server, "/assets/app-00000000.js", **HTML)
    assert (reply.status, reply.headers["content-type"]) == (404, "application/json")


def test_the_front_is_for_programs_what_it_was(server: Running) -> None:
    assert ask(server, "/").body.startswith(b"This is Rentier's table server.")
    assert ask(server, "/", Accept="*/*").body.startswith(b"This is Rentier's table server.")
    # Programs that look where an invite leads do not ask for pages.
    assert ask(server, "/t/abcd2345", Accept="*/*").body == INDEX


def test_hashed_files_never_change_and_others_are_asked_for_again(server: Running) -> None:
    assert ask(server, "/assets/app-4f3c2a1b.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/sw.js", "/manifest.webmanifest", "/icon.svg"):
        assert ask(server, path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"as if by brotli"),
        ("br;q=0, gzip", "gzip", SCRIPT),
        ("GZIP", "gzip", SCRIPT),
        ("gzip;q=0.0", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_the_smallest_form_that_a_browser_takes(
    server: Running, accepted: str, encoding: str | None, body: bytes
) -> None:
    reply = ask(server, "/assets/app-4f3c2a1b.js", Accept_Encoding=accepted)
    assert reply.headers.get("content-encoding") == encoding
    assert (gzip.decompress(reply.body) if encoding == "gzip" else reply.body) == body
    assert "Accept-Encoding" in reply.headers["vary"]


def test_a_file_without_compressed_forms_is_given_as_it_is(server: Running) -> None:
    reply = ask(server, "/assets/app-9a8b7c6d.css", Accept_Encoding="br, gzip")
    assert (reply.body, "content-encoding" in reply.headers) == (b"p{}", False)
    # The compressed forms themselves are not files of the app.
    assert ask(server, "/assets/app-4f3c2a1b.js.gz").status == 404


def test_what_is_known_is_not_sent_again(server: Running) -> None:
    first = ask(server, "/sw.js")
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"x", {tag}', "*"):
        again = ask(server, "/sw.js", If_None_Match=known)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert ask(server, "/sw.js", If_None_Match='"x"').status == 200
    # Each form has its own tag, and a missing page never matches one.
    packed = ask(server, "/assets/app-4f3c2a1b.js", Accept_Encoding="gzip").headers["etag"]
    assert ask(server, "/assets/app-4f3c2a1b.js", If_None_Match=packed).status == 200
    page = ask(server, "/games", **HTML).headers["etag"]
    assert ask(server, "/nothing", If_None_Match=page, **HTML).status == 404


@pytest.mark.parametrize("path", ["/", "/assets/app-4f3c2a1b.js", "/nothing"])
def test_a_head_is_the_same_without_a_body(server: Running, path: str) -> None:
    full, head = ask(server, path, **HTML), ask(server, path, "HEAD", **HTML)
    assert head.body == b""
    left_out = ("date",)
    told = [{name: it for name, it in reply.headers.items() if name not in left_out} for reply in (full, head)]
    assert told[0] == told[1]
    assert head.headers["content-length"] == str(len(full.body))


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-4f3c2a1b.js", "text/javascript; charset=utf-8"),
        ("/assets/app-9a8b7c6d.css", "text/css; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_content_types(server: Running, path: str, kind: str) -> None:
    reply = ask(server, path)
    assert reply.headers["content-type"] == kind
    assert reply.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/nothing", "/sw.js", "/assets/app-4f3c2a1b.js"])
def test_the_policy_lets_nothing_in_from_elsewhere(server: Running, path: str) -> None:
    reply = ask(server, path, **HTML)
    policy = dict(part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";"))
    own = f"127.0.0.1:{server.port}"
    assert policy == {
        **{f"{what}-src": "'self'" for what in ("script", "style", "manifest", "worker")},
        **dict.fromkeys(("default-src", "base-uri", "form-action", "frame-ancestors"), "'none'"),
        "img-src": "'self' data:",
        "connect-src": f"'self' ws://{own} wss://{own}",
    }
    assert "camera=()" in reply.headers["permissions-policy"]
    assert reply.headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in reply.headers


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "x'y", ""])
def test_a_strange_host_adds_nothing_to_the_policy(server: Running, host: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.putrequest("GET", "/games", skip_host=True)
        connection.putheader("Host", host)
        connection.endheaders()
        reply = connection.getresponse()
        policy = reply.getheader("content-security-policy")
    finally:
        connection.close()
    assert policy is None or "connect-src 'self';" in policy


@pytest.mark.parametrize("path", ["/", "/t/abcd2345", "/new/deal"])
@pytest.mark.parametrize(("language", "said"), [("en", "have not been built"), ("fr", "pas encore été construites")])
def test_where_the_app_was_not_built_it_says_how(unbuilt: Running, path: str, language: str, said: str) -> None:
    reply = ask(unbuilt, path, Accept_Language=language, **HTML)
    assert reply.status == 503
    assert said in reply.body.decode()
    assert "make web" in reply.body.decode()
    assert ask(unbuilt, path, "HEAD", Accept_Language=language, **HTML).body == b""


def test_without_the_app_the_rest_is_as_ever(unbuilt: Running) -> None:
    assert ask(unbuilt, "/", Accept="*/*").status == 200
    assert ask(unbuilt, "/nothing", **HTML).status == 404
    assert ask(unbuilt, "/t/abcd2345", Accept="*/*").status == 404
    assert ask(unbuilt, "/health").status == 200


def test_a_post_is_never_answered_by_a_page(server: Running) -> None:
    assert ask(server, "/games", "POST", Content_Type="application/json", Content_Length="0").status in (404, 405)
