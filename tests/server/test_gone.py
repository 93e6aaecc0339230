"""Every message and every route for a player who resigned, left, was removed or was muted.

Messages and routes are enumerated from the code; a new one with a field that has no value below fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute
from msgspec import NODEFAULT, structs
from websockets.sync.client import ClientConnection

from rentier.client import NewTable
from rentier.server import log
from rentier.server.app import Setup, make_app
from rentier.server.audience import sync_for
from rentier.server.commands import MuteSeat, Refused, SitDown
from rentier.server.keys import hashed
from rentier.server.messages import WORDS, AnyFromClient, Begin, Nonce, SeatKey

from .serving import Running, hear, running, say
from .tables import HOSTING, INVITE, Desk, made

MESSAGES = {WORDS[kind]: kind for kind in get_args(AnyFromClient)}
SILENT = ("pong",)
"""The messages that are never answered."""
CARD = "bank just-say-no"


class Gone:
    """A public table of Deal with Anna (host) and Ben, where something then happens to Ben."""

    def __init__(self, server: Running, what: str, *, is_begun: bool = True) -> None:
        self.server = server
        client = server.client()
        self.made: NewTable = client.make(
            "deal", ["person", "open"], name="Anna", public=True, settings={"away": "wait", "hints": "agreed"}
        )
        self.ben: SeatKey = client.sit(self.made.table, "", "Ben")
        if is_begun:
            with client.join(self.made.table, [*self.made.seats, self.ben], self.made.host) as table:
                table.begin()
        if what == "resigned":
            with self.socket() as socket:
                say(socket, do="resign", id="r", seat=1, seen=self.number)
                assert hear(socket, "answer")["ok"]
        elif what == "left":
            assert self.post("leave", seat=1, secret=self.ben.secret).status == 204
        elif what == "removed":
            assert self.post("remove", host=self.made.host, seat=1).status == 200
        else:
            assert what == "muted"
            assert self.post("mute", host=self.made.host, seat=1).status == 204

    def post(self, path: str, **body: object) -> Any:
        return self.server.post(f"/api/tables/{self.made.table}/{path}", body)

    @contextmanager
    def socket(self, *, with_seat: bool = True) -> Iterator[ClientConnection]:
        """Connect as Ben, or as a spectator; `number` is then the table's."""
        with self.server.socket() as socket:
            seats = [{"seat": 1, "secret": self.ben.secret}] if with_seat else []
            say(socket, do="hello", table=self.made.table, seats=seats)
            first = hear(socket)
            assert first["is"] == "sync", first
            self.number = first["number"]
            yield socket

    def ask(self, socket: ClientConnection, word: str, **given: object) -> dict[str, Any]:
        """Send a message for seat 1 and return its answer."""
        say(socket, **{**self.message(word), **given})
        return hear(socket, "answer")

    def message(self, word: str) -> dict[str, Any]:
        values: dict[str, object] = {
            "id": f"ben-{word}",
            "seat": 1,
            "seen": self.number,
            "asked": self.number,
            "yes": True,
            "action": CARD,
            "text": "You are all cheats!",
            "nonce": "mine",
            "table": self.made.table,
        }
        fields = structs.fields(MESSAGES[word])
        return {"do": word, **{it.encode_name: value_of(values, it) for it in fields if is_needed(it)}}


def is_needed(field: structs.FieldInfo) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def value_of(values: dict[str, object], field: structs.FieldInfo) -> object:
    assert field.name in values, f"this test has no value for the field {field.name!r}"
    return values[field.name]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    with running(file, requests_at_once=100_000, messages_at_once=100_000) as server:
        yield server


WATCHING_ON = {"hello": "socket-hello-again", "say": "", "begin": "table-given-up"}
"""The answers to a player who resigned; all other messages are refused with `table-given-up`."""


@pytest.mark.parametrize("word", [word for word in MESSAGES if word not in SILENT])
def test_whoever_resigned_may_talk_and_watch_and_nothing_else(server: Running, word: str) -> None:
    gone = Gone(server, "resigned")
    with gone.socket() as socket:
        answer = gone.ask(socket, word)
        assert answer.get("error", {}).get("key", "") == WATCHING_ON.get(word, "table-given-up")
        assert not answer.get("stakes")


def test_whoever_resigned_learns_nothing_of_the_hand_that_a_bot_plays(server: Running) -> None:
    """Each card of the game gets the same answer, whether the bot has it or not."""
    gone = Gone(server, "resigned")
    with gone.socket() as socket:
        answers = set()
        for card in ("just-say-no", "deal-breaker", "5m", "house", "boardwalk", "no-such-card"):
            for word in ("stakes", "play"):
                answer = gone.ask(socket, word, id=f"{word} {card}", action=f"bank {card}")
                answers.add(json.dumps({name: it for name, it in answer.items() if name != "id"}))
        assert len(answers) == 1


def test_whoever_resigned_hands_over_nobody_elses_seat(server: Running) -> None:
    gone = Gone(server, "resigned")
    with gone.socket() as socket:
        assert gone.ask(socket, "hand", seat=0)["error"]["key"] == "table-given-up"


@pytest.mark.parametrize("what", ["left", "removed"])
@pytest.mark.parametrize("word", [word for word in MESSAGES if word not in SILENT])
def test_whoever_is_out_is_a_spectator_like_any_other(server: Running, what: str, word: str) -> None:
    gone = Gone(server, what)
    with server.socket() as socket:
        say(
            socket,
            do="hello",
            table=gone.made.table,
            seats=[{"seat": 1, "secret": gone.ben.secret}],
        )
        assert hear(socket)["why"] == f"table-{what}"
    with gone.socket(with_seat=False) as socket:
        answer = gone.ask(socket, word)
        expected = {"hello": "socket-hello-again", "begin": "table-not-host", "hand": "table-not-host"}
        assert answer["error"]["key"] == expected.get(word, "table-not-your-seat")


@pytest.mark.parametrize("word", [word for word in MESSAGES if word not in SILENT])
def test_whoever_is_muted_says_nothing_by_any_message(server: Running, word: str) -> None:
    gone = Gone(server, "muted", is_begun=False)
    with gone.socket() as socket, server.socket() as other:
        say(other, do="hello", table=gone.made.table, seats=[])
        hear(other, "sync")
        gone.ask(socket, word)
        gone.ask(socket, "hello")
        say(other, do="hello", table=gone.made.table)
        told = [hear(other)]
        while told[-1]["is"] != "answer":
            told.append(hear(other))
        text = json.dumps(told)
        assert "cheats" not in text
        assert "mine" not in text


_ROUTES = [
    (method, route.path, handler.parsed_data_field)
    for route in make_app(Setup("nowhere")).routes
    if isinstance(route, HTTPRoute)
    for handler in route.route_handlers
    for method in sorted(handler.http_methods - {"OPTIONS"})
    if "{table:str}" in route.path
]
ROUTES = sorted(_ROUTES, key=lambda it: it[:2])
SHOWN = {("GET", "/api/tables/{table:str}"), ("GET", "/api/tables/{table:str}/analysis")}
"""Routes open to all who know the table's id."""
KEEPS = {("POST", "/api/tables/{table:str}/move")}
"""Routes that the seat's secret still opens: watching from another device."""


@pytest.mark.parametrize("what", ["resigned", "left", "removed", "muted"])
@pytest.mark.parametrize(("method", "path", "field"), ROUTES, ids=[f"{method} {path}" for method, path, _ in ROUTES])
def test_no_route_does_more_for_whoever_is_gone(server: Running, what: str, method: str, path: str, field: Any) -> None:
    gone = Gone(server, what)
    values: dict[str, object] = {
        "host": gone.ben.secret,
        "seat": 1,
        "secret": gone.ben.secret,
        "invite": "",
        "name": "Benno",
        "step": 0,
        "seats": [{"seat": 1, "secret": gone.ben.secret}],
    }
    fields = () if field is None else structs.fields(field.annotation)
    body = {it.encode_name: value_of(values, it) for it in fields if is_needed(it)}
    before = server.get(f"/api/tables/{gone.made.table}").body
    reply = server.request(
        method, path.replace("{table:str}", gone.made.table), None if method == "GET" else body or {}
    )
    is_allowed = (method, path) in SHOWN or (what in ("resigned", "muted") and (method, path) in KEEPS)
    if path.endswith("/leave") and what in ("left", "muted"):
        # Leaving twice is allowed, and so is leaving while muted.
        is_allowed = True
    assert (200 <= reply.status < 300) == is_allowed, reply
    if not is_allowed:
        assert 400 <= reply.status < 500
        assert reply.body["error"]["sentence"]
        assert server.get(f"/api/tables/{gone.made.table}").body == before


def test_a_nonce_of_somebody_muted_is_shown_at_the_end_alone() -> None:
    desk = Desk(made("deal", "oo")).seat_all()
    desk.do(MuteSeat(1, True), HOSTING)
    desk.do(Nonce("n", 1, "you-are-all-cheats"))
    desk.do(Begin("b"), HOSTING)
    assert [seat.nonce for seat in sync_for(desk.table, (0,)).seats] == ["nonce-0", ""]
    desk.absorb(log.Ended(desk.table.made.secret, [0]))
    opened = sync_for(desk.table, (0,)).opened
    assert opened is not None
    assert opened.nonces == ["nonce-0", "you-are-all-cheats"]


@pytest.mark.parametrize("nonce", ["a\0b", "\u202eabc", "two words", "<b>", "é", "line\n"])
def test_a_nonce_is_plain(nonce: str) -> None:
    desk = Desk(made("deal", "oo"))
    with pytest.raises(Refused) as caught:
        desk.do(SitDown(hashed(INVITE), "Ben", "red", hashed("x"), nonce), {})
    assert caught.value.key == "table-bad-nonce"
    desk.seat_all()
    with pytest.raises(Refused) as caught:
        desk.do(Nonce("n", 1, nonce))
    assert caught.value.key == "table-bad-nonce"


def sit(gone: Gone, invite: str = "", name: str = "Ben") -> Any:
    return gone.post("seats", invite=invite, name=name)


def test_whoever_was_removed_from_a_public_table_gets_in_with_the_new_invite_alone(server: Running) -> None:
    gone = Gone(server, "muted", is_begun=False)
    invite = gone.post("remove", host=gone.made.host, seat=1).body["invite"]
    again = sit(gone)
    assert (again.status, again.key) == (403, "table-barred")
    assert sit(gone, gone.made.invite, "Somebody else").key == "table-barred"
    assert sit(gone, invite).status == 201


def test_whoever_is_muted_stays_so_when_they_leave_and_come_again(server: Running) -> None:
    gone = Gone(server, "muted", is_begun=False)
    gone.post("leave", seat=1, secret=gone.ben.secret)
    back = sit(gone, name="Somebody new")
    assert back.status == 201
    gone.ben = SeatKey(1, back.body["secret"])
    with gone.socket() as socket:
        assert gone.ask(socket, "say")["error"]["key"] == "table-muted"
    gone.post("mute", host=gone.made.host, seat=1, muted=False)
    with gone.socket() as socket:
        assert gone.ask(socket, "say", id="again")["ok"]
    gone.post("leave", seat=1, secret=gone.ben.secret)
    gone.ben = SeatKey(1, sit(gone).body["secret"])
    with gone.socket() as socket:
        assert gone.ask(socket, "say")["ok"]


def test_whoever_is_muted_does_not_talk_from_a_second_seat(server: Running) -> None:
    gone = Gone(server, "muted", is_begun=False)
    made = server.client().make("deal", ["person", "open", "open"], name="Anna", public=True)
    gone.made = made
    first = sit(gone).body
    gone.post("mute", host=made.host, seat=first["seat"])
    second = sit(gone, name="Benno").body
    assert server.get(f"/api/tables/{made.table}").status == 200
    with server.socket() as socket:
        say(socket, do="hello", table=made.table, seats=[second])
        assert hear(socket, "sync")["seats"][second["seat"]]["muted"]


def test_the_host_mutes_and_removes_whoever_resigned_and_talks_on(server: Running) -> None:
    gone = Gone(server, "resigned")
    with gone.socket() as socket:
        assert gone.ask(socket, "say")["ok"]
        assert gone.post("mute", host=gone.made.host, seat=1).status == 204
        assert gone.ask(socket, "say", id="again")["error"]["key"] == "table-muted"
        assert gone.post("remove", host=gone.made.host, seat=1).status == 200
        assert hear(socket, "closed")["why"] == "table-removed"


def test_the_host_closes_a_public_table_to_newcomers(server: Running) -> None:
    made = server.client().make("deal", ["person", "open", "open"], name="Anna", public=True)
    gone = Gone(server, "left", is_begun=False)
    gone.made = made
    settings = {"closed": True}
    assert gone.post("change", host=made.host, settings=settings).status == 204
    refused = sit(gone)
    assert (refused.status, refused.key) == (403, "table-by-invite")
    assert sit(gone, made.invite).status == 201
    pages: Any = server.server.config.app
    pages.server.state.house._public_until = 0.0
    assert made.table not in [it["table"] for it in server.get("/api/tables").body]
    assert gone.post("change", host=made.host, settings={"closed": False}).status == 204
    assert sit(gone, name="Chloé").status == 201
