"""The HTTP API: tables are made, found and left; errors get a sentence, and nothing gets a 500."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rentier
from rentier.client import NewTable, Refused

from .serving import QUICK, Reply, Running, running

PLAN = {
    "edition": "deal",
    "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "steady"}],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    where = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    with running(where, requests_at_once=100_000, body_bytes=4096) as it:
        yield it


def plan(**changed: object) -> dict[str, object]:
    return {**PLAN, **changed}


def make(server: Running, **changed: object) -> NewTable:
    reply = server.post("/api/tables", plan(**changed))
    assert reply.status == 201
    return NewTable(
        reply.body["table"], reply.body["invite"], reply.body["link"], reply.body["host"], reply.body["seats"]
    )


def sit(server: Running, made: NewTable, name: str = "Ben", **changed: object) -> Reply:
    body = {"invite": made.invite, "name": name, **changed}
    return server.post(f"/api/tables/{made.table}/seats", body)


# Making and finding tables


def test_a_table_is_made_and_its_secrets_are_shown_once(server: Running) -> None:
    made = make(server)
    assert made.link == f"{server.url}/t/{made.table}#{made.invite}"
    [key] = made.seats
    shown = server.get(f"/api/tables/{made.table}")
    assert shown.status == 200
    assert [(seat["kind"], seat["name"]) for seat in shown.body["seats"]] == [
        ("person", "Anna"),
        ("open", ""),
        ("bot", "steady 3"),
    ]
    for secret in (made.invite, made.host, key["secret"]):  # type: ignore[index]
        assert secret not in json.dumps(shown.body)


def test_only_public_tables_are_listed(server: Running) -> None:
    hidden, public = make(server), make(server, public=True)
    listed: list[str] = []
    end = time.monotonic() + 5
    # The list may be a second old.
    while public.table not in listed:
        assert time.monotonic() < end
        time.sleep(0.1)
        listed = [table["table"] for table in server.get("/api/tables").body]
    assert hidden.table not in listed


@pytest.mark.parametrize(
    ("changed", "key", "status"),
    [
        ({"edition": "chess"}, "unknown-edition", 400),
        ({"edition": 7}, "server-request-unread", 400),
        ({"seats": []}, "bad-seats", 400),
        ({"seats": [{"kind": "open"}] * 11}, "server-request-unread", 400),
        ({"edition": "millionaire", "seats": [{"kind": "open"}] * 5}, "bad-seats", 400),
        ({"seats": "all"}, "server-request-unread", 400),
        ({"seats": [{"kind": "ghost"}, {"kind": "open"}]}, "table-bad-seat", 409),
        ({"seats": [{"kind": "bot", "level": "genius"}, {"kind": "open"}]}, "unknown-bot", 400),
        ({"seats": [{"kind": "person", "name": "\u202e\u200b"}, {"kind": "open"}]}, "table-bad-name", 409),
        ({"options": {"gravity": "off"}}, "option-unknown", 400),
        ({"options": {"turn_limit": "many"}}, "option-limit", 400),
        ({"options": {"turn_limit": 10**30}}, "option-limit", 400),
        ({"options": [1]}, "server-request-unread", 400),
        ({"options": {"preset": {"x": 1}}}, "option-preset", 400),
        ({"settings": {"pace": "frantic"}}, "server-request-unread", 400),
        ({"settings": {"clock": "sundial"}}, "server-request-unread", 400),
        ({"settings": {"away": "sulk"}}, "server-request-unread", 400),
        ({"settings": {"seconds": 0}}, "server-request-unread", 400),
        ({"settings": {"seconds": 10**9}}, "server-request-unread", 400),
        ({"public": "yes"}, "server-request-unread", 400),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    server: Running, changed: dict[str, object], key: str, status: int
) -> None:
    for language in ("en", "fr"):
        reply = server.request(
            "POST", "/api/tables", plan(**changed), {"Content-Type": "application/json", "Accept-Language": language}
        )
        assert (reply.key, reply.status) == (key, status)
        assert reply.body["error"]["sentence"]


def test_sentences_are_in_the_language_that_the_browser_asks_for(server: Running) -> None:
    for asked, sentence in (
        ("fr-CH,fr;q=0.9", "Cette table n’existe pas ici."),
        ("de", "There is no such table here."),
    ):
        reply = server.request("GET", "/api/tables/none", None, {"Accept-Language": asked})
        assert reply.body["error"]["sentence"] == sentence


def test_giant_options_are_refused_before_they_are_read(server: Running) -> None:
    reply = server.post("/api/tables", plan(options={f"option{number}": "x" * 100 for number in range(1000)}))
    assert (reply.key, reply.status) == ("server-body-too-long", 413)


# Seats


def test_a_seat_is_taken_with_the_invite(server: Running) -> None:
    made = make(server)
    reply = sit(server, made, "  Ben\u202e ", colour="teal", nonce="my-own")
    assert reply.status == 201
    assert reply.body["seat"] == 1
    assert len(reply.body["secret"]) >= 22
    seat = server.get(f"/api/tables/{made.table}").body["seats"][1]
    assert (seat["name"], seat["colour"], seat["kind"]) == ("Ben", "teal", "person")


@pytest.mark.parametrize(
    ("changed", "key", "status"),
    [
        ({"invite": "guess"}, "table-wrong-invite", 403),
        ({"invite": ""}, "table-wrong-invite", 403),
        ({"name": "anna"}, "table-name-taken", 409),
        ({"name": "\u200b"}, "table-bad-name", 409),
        ({"name": "x" * 500}, "server-request-unread", 400),
        ({"seat": 0}, "table-seat-taken", 409),
        ({"seat": 2}, "table-seat-taken", 409),
        ({"seat": 9}, "table-seat-taken", 409),
        ({"seat": -1}, "server-request-unread", 400),
        ({"colour": "url(javascript:1)"}, "server-request-unread", 400),
        ({"nonce": "x" * 65}, "server-request-unread", 400),
        ({"admin": True}, "server-request-unread", 400),
    ],
)
def test_a_seat_that_cannot_be_taken_is_refused(
    server: Running, changed: dict[str, object], key: str, status: int
) -> None:
    made = make(server)
    reply = sit(server, made, **{"name": "Ben", **changed})  # type: ignore[arg-type]
    assert (reply.key, reply.status) == (key, status)
    assert server.get(f"/api/tables/{made.table}").body["seats"][1]["kind"] == "open"


def test_a_full_table_takes_nobody_else(server: Running) -> None:
    made = make(server)
    sit(server, made)
    assert sit(server, made, "Chloé").key == "table-full"


@pytest.mark.parametrize("path", ["move", "leave"])
def test_only_who_has_a_seat_can_give_it_away(server: Running, path: str) -> None:
    made = make(server)
    for secret in ("", "guess", made.host):
        reply = server.post(f"/api/tables/{made.table}/{path}", {"seat": 0, "secret": secret})
        assert (reply.key, reply.status) == ("table-not-your-seat", 403)


def test_a_seat_that_is_left_is_open_again(server: Running) -> None:
    made = make(server)
    reply = server.post(f"/api/tables/{made.table}/leave", made.seats[0])
    assert reply.status == 204
    assert server.get(f"/api/tables/{made.table}").body["seats"][0]["kind"] == "open"


def test_only_the_host_can_send_somebody_away(server: Running) -> None:
    made = make(server)
    key = sit(server, made).body
    assert server.post(f"/api/tables/{made.table}/remove", {"host": key["secret"], "seat": 0}).key == "table-not-host"
    assert server.post(f"/api/tables/{made.table}/remove", {"host": made.host, "seat": 1}).body["invite"] != made.invite
    assert server.post(f"/api/tables/{made.table}/move", key).key == "table-not-your-seat"


def test_a_device_finds_its_own_tables_again(server: Running) -> None:
    made, other = make(server), make(server)
    [mine] = made.seats
    asked = [{"table": made.table, **mine}, {"table": other.table, **mine}, {"table": "gone", **mine}]  # type: ignore[dict-item]
    reply = server.post("/api/mine", asked)
    assert reply.status == 200
    assert [table["table"] for table in reply.body] == [made.table]
    assert server.post("/api/mine", asked * 100).status in (400, 413)


def test_a_record_is_there_when_the_game_is_over(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", "random"], name="Anna", options={"turn_limit": 2}, settings=QUICK)
    assert server.get(f"/api/tables/{made.table}/record").key == "table-not-over"
    assert server.post(f"/api/tables/{made.table}/rematch", {"seats": made_keys(made)}).key == "table-not-over"
    with client.join(made.table, made.seats, made.host) as table:
        table.begin()
        while (seat := table.wait(20)) is not None:
            table.play(seat, "end" if "end" in table.menu(seat) else table.menu(seat)[0])
    reply = server.get(f"/api/tables/{made.table}/record")
    assert reply.headers["content-disposition"] == 'attachment; filename="rentier-deal.json"'
    assert rentier.replay(reply.body).over
    assert server.post(f"/api/tables/{made.table}/rematch", {"seats": []}).key == "table-not-host"


def made_keys(made: NewTable) -> list[dict[str, object]]:
    return [{"seat": key.seat, "secret": key.secret} for key in made.seats]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/none", None),
        ("GET", "/api/tables/none/record", None),
        ("POST", "/api/tables/none/seats", {"invite": "x", "name": "Ben"}),
        ("POST", "/api/tables/none/move", {"seat": 0, "secret": "x"}),
        ("POST", "/api/tables/none/leave", {"seat": 0, "secret": "x"}),
        ("POST", "/api/tables/none/remove", {"seat": 0, "host": "x"}),
        ("POST", "/api/tables/none/rematch", {"seats": []}),
    ],
)
def test_a_table_that_is_not_there(server: Running, method: str, path: str, body: object) -> None:
    reply = server.request(method, path, body)
    assert (reply.key, reply.status) == ("table-unknown", 404)


# Everything else


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_editions_are_listed_with_their_options(server: Running, language: str) -> None:
    listed = server.get(f"/api/editions?language={language}").body
    assert [edition["name"] for edition in listed] == [edition.name for edition in rentier.editions()]
    for edition, shown in zip(rentier.editions(), listed, strict=True):
        assert (shown["fewest"], shown["most"]) == (edition.fewest, edition.most)
        assert [option["name"] for option in shown["options"]] == [setting.name for setting in edition.settings]
        assert "random" in shown["bots"]


def test_health_and_metrics(server: Running) -> None:
    health = server.get("/health").body
    assert health["ok"] is True
    assert health["version"] == rentier.__version__
    text = server.get("/metrics").body
    assert "\nrentier_lobby_tables " in text
    for line in text.splitlines():
        assert line.startswith("#") or (
            line.startswith(("rentier_", "process_")) and float(line.rpartition(" ")[2]) >= 0
        )


def test_the_schema_describes_every_path(server: Running) -> None:
    schema = server.get("/api/schema").body
    assert schema["openapi"].startswith("3.")
    assert set(schema["paths"]) >= {"/api/tables", "/api/tables/{table}/seats", "/api/mine", "/api/editions", "/health"}
    assert "Plan" in json.dumps(schema["paths"]["/api/tables"]["post"]["requestBody"])


def test_the_schema_is_made_before_the_first_request(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(plugin: object) -> None:
        raise AssertionError("everybody waits for this")

    monkeypatch.setattr("litestar._openapi.plugin.OpenAPIPlugin._build_openapi", build)
    assert server.get("/api/schema").status == 200


@pytest.mark.parametrize("host", ["[::1", "a b", "evil.example/path", "x:y", "[::1]evil", "a@b"])
def test_a_host_that_is_none_makes_no_link(server: Running, host: str) -> None:
    reply = server.post("/api/tables", PLAN, Host=host)
    assert reply.status == 400
    assert reply.key in ("server-bad-host", "server-request-unread")


@pytest.mark.parametrize("host", ["[::1]:8000", "[::1]", "games.example", "my_server:80"])
def test_a_host_becomes_the_link(server: Running, host: str) -> None:
    reply = server.post("/api/tables", PLAN, Host=host)
    assert reply.body["link"].startswith(f"http://{host.removesuffix(':80')}")


def test_headers_keep_links_and_types_to_themselves(server: Running) -> None:
    for reply in (server.get("/api/tables"), server.get("/api/tables/none"), server.get("/nothing")):
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert "server" not in reply.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_page_of_another_site_changes_nothing(server: Running, origin: str) -> None:
    reply = server.request("POST", "/api/tables", PLAN, {"Content-Type": "application/json", "Origin": origin})
    assert (reply.key, reply.status) == ("server-origin", 403)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_is_no_request(server: Running, kind: str) -> None:
    reply = server.request("POST", "/api/tables", json.dumps(PLAN), {"Content-Type": kind})
    assert (reply.key, reply.status) == ("server-body-no-json", 415)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b'{"edition":"\xff"}', b"[" * 4000, b"null", b"[]", b'"x"', b"1e999", b'{"a":' * 700]
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/tables/x/seats", "/api/tables/x/move"])
def test_a_body_that_cannot_be_read(server: Running, path: str, body: bytes) -> None:
    reply = server.request("POST", path, body, {"Content-Type": "application/json"})
    if (path, body) == ("/api/mine", b"[]"):
        assert reply.body == []
    else:
        assert (reply.key, reply.status) == ("server-request-unread", 400)


def test_who_leaves_in_mid_request_is_no_fault_of_ours(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    before = unread(server)
    with socket.create_connection(("127.0.0.1", server.port)) as left:
        left.sendall(head)
        time.sleep(0.2)
    end = time.monotonic() + 10
    while unread(server) == before:
        assert time.monotonic() < end, "the server has not noticed that somebody left"
        time.sleep(0.05)
    assert "failed" not in caplog.text


def unread(server: Running) -> int:
    """Return how many requests could not be read."""
    found = re.search(r'why="server-request-unread"} (\d+)', server.get("/metrics").body)
    return int(found[1]) if found else 0


@pytest.mark.parametrize(
    ("method", "path", "key", "status"),
    [
        ("GET", "/nothing", "server-page-unknown", 404),
        ("GET", "/api/tables/%00", "table-unknown", 404),
        ("GET", "/api/tables/%ff%fe", "table-unknown", 404),
        ("GET", "/api/tables/" + "x" * 2000, "table-unknown", 404),
        ("DELETE", "/api/tables", "server-method-unknown", 405),
        ("PUT", "/api/tables", "server-method-unknown", 405),
        ("GET", "/api/mine", "server-method-unknown", 405),
    ],
)
def test_what_is_not_there(server: Running, method: str, path: str, key: str, status: int) -> None:
    reply = server.request(method, path)
    assert (reply.key, reply.status) == (key, status)


@pytest.mark.parametrize(("asked", "said"), [("en", "This is Rentier's table server."), ("fr", "Voici le serveur")])
def test_the_front_says_what_is_here(server: Running, asked: str, said: str) -> None:
    assert server.request("GET", "/", None, {"Accept-Language": asked}).body.startswith(said)


def test_one_address_asks_only_so_much_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", requests_at_once=3, requests_per_second=0.01) as server:
        replies = [server.post("/api/tables", PLAN) for _ in range(4)]
        assert [reply.status for reply in replies] == [201, 201, 201, 429]
        assert replies[-1].key == "server-too-many-requests"
        assert server.get("/api/tables").status == 429


def test_headers_that_are_too_long_are_refused(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(10)
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 40_000)
        assert raw.recv(100).startswith(b"HTTP/1.1 4")


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SEATS = st.lists(
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["person", "open", "bot", "x"]) | ANY_JSON},
        optional={
            "name": st.text(max_size=30) | ANY_JSON,
            "colour": st.sampled_from(["", "teal", "<"]) | ANY_JSON,
            "level": st.sampled_from(["steady", "random", "x"]) | ANY_JSON,
        },
    ),
    max_size=7,
)
PLANS = st.fixed_dictionaries(
    {
        "edition": st.sampled_from([edition.name for edition in rentier.editions()]) | ANY_JSON,
        "seats": SEATS | ANY_JSON,
    },
    optional={
        "options": st.dictionaries(
            st.sampled_from(["turn_limit", "preset", "round_limit", "rent_targets"]) | st.text(max_size=5), ANY_JSON
        ),
        "settings": st.dictionaries(
            st.sampled_from(["pace", "clock", "seconds", "window", "away", "grace", "watched"]),
            st.sampled_from(["calm", "decision", 60, "bot", True]) | ANY_JSON,
        ),
        "public": st.booleans() | ANY_JSON,
    },
)
PATHS = st.sampled_from(["seats", "move", "leave", "remove", "change", "invite", "offer", "rematch"])
BODIES = st.dictionaries(
    st.sampled_from(["invite", "name", "colour", "nonce", "seat", "secret", "host", "seats"]),
    st.integers(-1, 3) | st.text(max_size=10) | ANY_JSON,
)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(PLANS, PATHS, BODIES | ANY_JSON)
def test_whatever_is_asked_for_is_no_fault_of_the_server(
    server: Running, planned: dict[str, Any], path: str, body: object
) -> None:
    reply = server.post("/api/tables", planned)
    assert reply.status < 500, planned
    table = reply.body["table"] if reply.status == 201 else "none"
    again = server.post(f"/api/tables/{table}/{path}", json.dumps(body).encode())
    assert again.status < 500, (path, body)
    for refused in (reply, again):
        assert refused.status < 400 or refused.body["error"]["sentence"]
    assert server.get(f"/api/tables/{table}").status in (200, 404)


def test_the_server_keeps_to_its_own_schema(server: Running, tmp_path: Path) -> None:
    run_schemathesis(server, tmp_path, 15)


@pytest.mark.soak
def test_the_server_keeps_to_its_own_schema_whatever_is_asked(server: Running, tmp_path: Path) -> None:
    run_schemathesis(server, tmp_path, 300)


def run_schemathesis(server: Running, tmp_path: Path, examples: int) -> None:
    """Ask for everything that the schema allows, and for what it does not: no answer may be a server error."""
    pytest.importorskip("schemathesis")
    checks = "not_a_server_error,status_code_conformance,response_schema_conformance,content_type_conformance"
    url = f"{server.url}/api/schema"
    program = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
    command = [*program, "run", url, "--max-examples", str(examples), "--checks", checks, "--no-color"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize("path", ["/", "/health", "/health/live", "/api/tables", "/api/editions", "/metrics"])
def test_head_is_answered_like_get_without_a_body(server: Running, path: str) -> None:
    whole, head = server.get(path), server.request("HEAD", path)
    assert (head.status, head.body) == (whole.status, "")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_no_line_of_the_log_names_a_table(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever reads the log could open the tables in it."""
    made = server.client().make("deal", ["person", "open"], name="Anna")
    vandal = closing(sqlite3.connect(server.setup.where, isolation_level=None))
    with vandal as it, server.client().join(made.table, made.seats) as table:
        it.execute("ALTER TABLE entries RENAME TO hidden")
        with pytest.raises(Refused, match="could not be stored"):
            table.say(0, "hello")
        it.execute("ALTER TABLE hidden RENAME TO entries")
        table.say(0, "hello")
    assert "not stored: no such table" in caplog.text
    assert made.table not in caplog.text
