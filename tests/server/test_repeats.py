"""Requests whose answers get lost are sent again with their key, and answered alike (S-2)."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from rentier.client import Server
from rentier.client.requests import Requests

from .serving import QUICK, Reply, Running, running

KEY = "Idempotency-Key"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", requests_at_once=100_000) as it:
        yield it


def twice(server: Running, path: str, body: object, key: str) -> Reply:
    """Send a request again, as if its first answer had been lost, and return the answer, which is the same."""
    whole = f"{key} that nobody can guess".replace(" ", "-")
    first, second = [server.request("POST", path, body, {KEY: whole}) for _ in range(2)]
    assert (first.status, first.body) == (second.status, second.body)
    assert first.status < 300, first.body
    return first


PLAN = {"edition": "deal", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]}


def make(server: Running, key: str) -> dict[str, Any]:
    made: dict[str, Any] = twice(server, "/api/tables", PLAN, key).body
    return made


def seats_of(server: Running, table: str) -> list[str]:
    return [seat.get("name", "") for seat in server.get(f"/api/tables/{table}").body["seats"]]


def test_a_table_is_made_once(server: Running) -> None:
    made = make(server, "one table")
    assert server.get(f"/api/tables/{made['table']}").status == 200
    assert make(server, "another table")["table"] != made["table"]
    without = [server.post("/api/tables", PLAN).body["table"] for _ in range(2)]
    assert len(set(without)) == 2


REUSED = {KEY: "a-key-that-is-used-for-something-else"}


def test_a_key_is_for_one_path(server: Running) -> None:
    made = server.post("/api/tables", PLAN, **REUSED)
    lesson = server.post("/api/lessons", {"edition": "deal", "name": "Anna"}, **REUSED)
    assert (made.status, lesson.status) == (201, 201)
    assert all(made.body[name] != lesson.body[name] for name in ("table", "host", "invite"))


OTHER_BODIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables": [PLAN, {**PLAN, "public": True}],
    "/api/lessons": [{"edition": "deal", "name": "Anna"}, {"edition": "banking", "name": "Anna"}],
    "seats": [{"name": "Ben"}, {"name": "Chloé"}],
    "move": [{"seat": 0}, {"seat": 1}],
    "change": [{"settings": {"slow": 5}}, {"settings": {"slow": 15}}],
    "mute": [{"seat": 1}, {"seat": 1, "muted": False}],
    "offer": [{"seat": 2}, {"seat": 2, "free": False}],
    "remove": [{"seat": 1}, {"seat": 0}],
    "invite": [{}, {"host": "another"}],
}


@pytest.mark.parametrize("path", OTHER_BODIES)
def test_a_key_with_another_body_is_refused_and_nothing_is_done(server: Running, path: str) -> None:
    client = server.client()
    made = client.make("deal", ["person", "open", "random"], name="Anna")
    given = {"host": made.host, "invite": made.invite, "secret": made.seats[0].secret}
    if path in ("mute", "offer", "remove", "move"):
        ben = client.sit(made.table, made.invite, "Ben")
        if path == "offer":
            with client.join(made.table, [*made.seats, ben], made.host) as table:
                table.begin()
    needs = {"seats": ["invite"], "move": ["secret"]}.get(path, ["host"])
    whole = path if path.startswith("/") else f"/api/tables/{made.table}/{path}"
    own = {} if path.startswith("/") else {name: given[name] for name in needs}
    key = {KEY: f"{path}-that-nobody-can-guess-at-all"}
    first, second = OTHER_BODIES[path]
    done = server.post(whole, {**own, **first}, **key)
    assert done.status < 300, done
    before = server.get(f"/api/tables/{made.table}").body
    refused = server.post(whole, {**own, **second}, **key)
    if path in ("invite", "move"):
        # Without the right secret, nobody is told anything about keys.
        assert refused.status in (403, 422)
    else:
        assert (refused.status, refused.key) == (422, "server-key-used")
    assert server.get(f"/api/tables/{made.table}").body == before
    assert server.post(whole, {**own, **first}, **key).body == done.body


def test_whoever_sat_down_and_left_does_not_sit_again_by_the_same_request(server: Running) -> None:
    made = make(server, "for leaving")
    where = f"/api/tables/{made['table']}"
    body, key = {"invite": made["invite"], "name": "Ben"}, {KEY: "sit-that-nobody-can-guess-at-all"}
    seat = server.post(f"{where}/seats", body, **key).body
    assert server.post(f"{where}/leave", seat).status == 204
    again = server.post(f"{where}/seats", body, **key)
    assert (again.status, again.key) == (409, "table-left")
    assert seats_of(server, made["table"]) == ["Anna", "", ""]


def test_a_lesson_is_begun_once(server: Running) -> None:
    twice(server, "/api/lessons", {"edition": "deal", "name": "Anna"}, "a lesson")


def test_nobody_sits_twice(server: Running) -> None:
    made = make(server, "for sitting")
    body = {"invite": made["invite"], "name": "Ben"}
    key = twice(server, f"/api/tables/{made['table']}/seats", body, "sit").body
    assert (key["seat"], seats_of(server, made["table"])) == (1, ["Anna", "Ben", ""])
    other = server.post(f"/api/tables/{made['table']}/seats", {**body, "name": "Chloé"}, **{KEY: "x" * 30})
    assert other.body["seat"] == 2
    full = server.post(f"/api/tables/{made['table']}/seats", {**body, "name": "David"}, **{KEY: "y" * 30})
    assert (full.status, full.key) == (409, "table-full")


def test_a_seat_is_moved_once_and_the_new_secret_is_told_again(server: Running) -> None:
    made = make(server, "for moving")
    path = f"/api/tables/{made['table']}/move"
    moved = twice(server, path, made["seats"][0], "move").body
    assert moved["secret"] != made["seats"][0]["secret"]
    late = server.post(path, made["seats"][0], **{KEY: "of-another-device-too-late"})
    assert late.status == 403
    assert twice(server, path, moved, "move on").body["secret"] != moved["secret"]


def test_a_seat_is_given_up_once(server: Running) -> None:
    made = make(server, "for leaving")
    twice(server, f"/api/tables/{made['table']}/leave", made["seats"][0], "leave")
    assert seats_of(server, made["table"]) == ["", "", ""]


def test_somebody_is_removed_once_and_the_new_invite_is_told_again(server: Running) -> None:
    made = make(server, "for removing")
    table = made["table"]
    twice(server, f"/api/tables/{table}/seats", {"invite": made["invite"], "name": "Ben"}, "sit there")
    path, body = f"/api/tables/{table}/remove", {"host": made["host"], "seat": 1}
    invite = twice(server, path, body, "remove").body["invite"]
    twice(server, f"/api/tables/{table}/seats", {"invite": invite, "name": "Chloé"}, "sit after")
    again = server.post(path, body, **{KEY: "remove-that-nobody-can-guess"})
    assert again.body["invite"] == invite
    assert seats_of(server, table) == ["Anna", "Chloé", ""], "whoever came after is not removed by the repeat"


def test_the_host_gets_the_same_new_invite(server: Running) -> None:
    made = make(server, "for inviting")
    path = f"/api/tables/{made['table']}/invite"
    invite = twice(server, path, {"host": made["host"]}, "invite").body["invite"]
    assert invite != made["invite"]
    numbers = [server.get(f"/api/tables/{made['table']}").body["number"] for _ in range(2)]
    assert numbers == [3, 3]


def test_a_change_is_made_once(server: Running) -> None:
    made = make(server, "for changing")
    body = {"host": made["host"], "settings": QUICK}
    twice(server, f"/api/tables/{made['table']}/change", body, "change")
    assert server.get(f"/api/tables/{made['table']}").body["number"] == 3


def test_a_bank_unit_is_shared_once(server: Running) -> None:
    twice(server, "/api/banks", {}, "bank")


def test_a_key_that_could_be_guessed_is_refused(server: Running) -> None:
    reply = server.post("/api/tables", PLAN, **{KEY: "short"})
    assert (reply.status, reply.key) == (400, "server-request-unread")


def test_no_secret_can_be_found_from_what_is_stored(server: Running) -> None:
    """The log remembers requests by a hash: their keys would open seats."""
    made = make(server, "for reading the log")
    twice(server, f"/api/tables/{made['table']}/invite", {"host": made["host"]}, "a secret invite")
    stored = b"".join(file.read_bytes() for file in Path(server.setup.where).parent.iterdir())
    for secret in (made["host"], made["invite"], made["seats"][0]["secret"], "a-secret-invite-that"):
        assert secret.encode() not in stored


class TestClient:
    def test_a_request_without_an_answer_is_sent_again(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        send, lost = Requests._send, 0

        def lose_answers(self: Requests, *request: Any) -> tuple[int, bytes]:
            nonlocal lost
            answer = send(self, *request)
            lost += 1
            if lost % 3:
                raise http.client.RemoteDisconnected("lost")
            return answer

        monkeypatch.setattr(Requests, "_send", lose_answers)
        monkeypatch.setattr("rentier.client.requests.PAUSES", (0.0, 0.0, 0.0))
        client = Server(server.url)
        made = client.make("deal", ["person", "open", "open"], name="Anna")
        ben = client.sit(made.table, made.invite, "Ben")
        ben = client.move(made.table, ben)
        invite = client.remove(made.table, made.host, ben.seat)
        chloe = client.sit(made.table, invite, "Chloé")
        client.leave(made.table, chloe)
        assert lost == 18
        assert seats_of(server, made.table) == ["Anna", "", ""]

    @pytest.mark.parametrize("status", [502, 503, 504])
    def test_a_server_that_is_just_started_again_is_waited_for(
        self, server: Running, monkeypatch: pytest.MonkeyPatch, status: int
    ) -> None:
        send, asked = Requests._send, 0

        def find_nobody(self: Requests, *request: Any) -> tuple[int, bytes]:
            nonlocal asked
            asked += 1
            return send(self, *request) if asked == 4 else (status, b"<h1>Bad Gateway</h1>")

        monkeypatch.setattr(Requests, "_send", find_nobody)
        monkeypatch.setattr("rentier.client.requests.PAUSES", (0.0, 0.0, 0.0))
        made = Server(server.url).make("deal", ["person", "open"], name="Anna")
        assert (asked, seats_of(server, made.table)) == (4, ["Anna", ""])
