"""Whoever resigned, left, was removed or was muted: every message and every route, enumerated from the code itself.

A new message or route is tried here without anybody adding it; one with a field that has no value below fails.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import pytest
from msgspec import NODEFAULT, structs
from websockets.sync.client import ClientConnection

from rentier.client import NewTable
from rentier.server.messages import WORDS, AnyFromClient, SeatKey

from .serving import Running, hear, running, say

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
"""What somebody who resigned gets for what is not about the seat; for anything else, that it is no longer theirs."""


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
