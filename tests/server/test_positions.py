"""Positions that people make: set up, read from a text or a finished game, and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rentier
from rentier.client import NewTable
from rentier.server.fairness import verify
from rentier.server.replay import open_view

from .serving import Reply, Running, greeted, running
from .test_analysing import played
from .test_exploring import play_out, table_of

FIVE = ("banking", "crooked", "millionaire", "deal", "knockout")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", requests_at_once=10_000) as it:
        yield it


def placed(server: Running, **asked: object) -> dict[str, Any]:
    reply = server.post("/api/positions", asked)
    assert reply.status == 200, reply
    return dict(reply.body)


def refused(server: Running, **asked: object) -> dict[str, Any]:
    reply = server.post("/api/positions", asked)
    assert reply.status == 400, reply
    return dict(reply.body["error"])


def play(server: Running, text: str, **asked: object) -> Reply:
    return server.post("/api/positions/play", {"text": text, "seat": 0, "name": "Anna", **asked})


@pytest.mark.parametrize("edition", FIVE)
def test_a_position_is_shown_with_all_that_makes_it_again(server: Running, edition: str) -> None:
    first = placed(server, edition=edition, seats=3)
    game = rentier.load(first["text"])
    assert (first["edition"], first["seats"]) == (edition, 3)
    assert first["view"] == open_view(game)
    assert first["awaiting"] == list(game.awaiting)
    again = placed(server, edition=edition, seats=3, options=first["options"], values=first["values"])
    assert rentier.load(again["text"]).position() == game.position()
    read = placed(server, text=first["text"])
    assert (read["values"], read["view"]) == (first["values"], first["view"])


def test_changes_are_taken_by_seat_and_what_cannot_be_is_refused_with_its_rule(server: Running) -> None:
    values = {"owns": {"0": "dark-blue", "1": ["water"]}, "buildings": {"boardwalk": 1}, "cash": {"1": "300K"}}
    shown = placed(server, edition="banking", seats=2, values=values)
    assert shown["values"]["owns"] == {"0": ["park", "boardwalk"], "1": ["water"]}
    assert shown["values"]["cash"]["1"] == 300_000
    error = refused(server, edition="banking", seats=2, values={"owns": {"0": "park"}, "buildings": {"park": 1}})
    assert (error["key"], error["rule"]) == ("setup-colour-broken", "EB-40")
    assert error["details"]["where"] == "buildings"


def test_rolls_that_were_asked_for_stay_and_come(server: Running) -> None:
    shown = placed(server, edition="banking", seats=2, values={"dice": "3-4"})
    assert shown["values"]["dice"] == "3-4"
    table = table_of(play(server, shown["text"], dice="3-4 1-1"))
    with server.client().join(table.table, table.seats, table.host) as joined:
        assert joined.wait(30) == 0
        joined.play(0, "roll")
        rolled = [event for event in joined.events() if event["event"] == "rolled"]
    assert (rolled[0]["first"], rolled[0]["second"]) == (3, 4)


@pytest.mark.parametrize("edition", FIVE)
def test_a_position_is_played_as_it_was_made_with_new_chance(server: Running, edition: str) -> None:
    shown = placed(server, edition=edition, seats=3)
    seat = shown["awaiting"][0]
    seeds = set()
    for _ in range(2):
        table = table_of(play(server, shown["text"], seat=seat, bots=["random", "easy"]))
        with server.socket() as socket:
            sync = greeted(socket, table)
        assert (sync["begun"], sync["over"], sync["you"]) == (True, False, [seat])
        assert sync["seen"][0]["view"] == rentier.load(shown["text"]).view(seat)
        assert [it["level"] for it in sync["seats"] if it["kind"] == "bot"] == ["random", "easy"]
        assert sync["hints"]
        seeds.add(sync["commitment"])
    assert len(seeds) == 2


def test_a_game_played_from_a_position_proves_its_chance(server: Running) -> None:
    shown = placed(server, edition="deal", seats=2, values={"hands": {"0": "deal-breaker"}, "rest": "pile"})
    table = table_of(play(server, shown["text"], bots=["random"]))
    play_out(server, table)
    record = server.get(f"/api/tables/{table.table}/record").body
    assert record["position"]["players"][0]["hand"] == ["deal-breaker"]
    assert all(check.ok for check in verify(record))


def test_a_step_of_a_finished_game_can_be_changed(server: Running) -> None:
    finished: NewTable = played(server, turns=6)
    shown = placed(server, table=finished.table, step=3)
    replay = server.get(f"/api/tables/{finished.table}/replay?first=3&count=1").body["steps"][0]
    assert shown["view"] == replay["view"]
    last = server.get(f"/api/tables/{finished.table}/story").body["steps"]
    assert refused(server, table=finished.table, step=last)["key"] == "setup-over"


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"edition": "chess"}, "unknown-edition"),
        ({"edition": "knockout", "seats": 9}, "bad-seats"),
        ({"edition": "deal", "values": {"hnads": {}}}, "setup-unknown"),
        ({"edition": "deal", "values": {"hands": {"9": "5m"}}}, "setup-seat"),
        ({"text": "deal.1.nonsense"}, "packed-damaged"),
        ({"text": "nothing"}, "packed-none"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(server: Running, asked: dict[str, object], key: str) -> None:
    assert refused(server, **asked)["key"] == key


@pytest.mark.parametrize(
    ("asked", "status", "key"),
    [
        ({"bots": ["random", "random"]}, 409, "explore-bots"),
        ({"bots": ["grandmaster"]}, 400, "unknown-bot"),
        ({"seat": 5}, 400, "bad-seat"),
        ({"name": ""}, 409, "table-bad-name"),
        ({"dice": "7-1"}, 400, "setup-dice"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, asked: dict[str, object], status: int, key: str) -> None:
    text = rentier.new("banking", 2, 1).packed()
    reply = play(server, text, **asked)
    assert (reply.status, reply.body["error"]["key"]) == (status, key)


def test_the_same_key_makes_the_same_table(server: Running) -> None:
    text = rentier.new("banking", 2, 1).packed()
    asked = {"text": text, "seat": 0, "name": "Anna"}
    key = {"Idempotency-Key": "a-key-of-one-s-own-0123456789"}
    first, second = (server.post("/api/positions/play", asked, **key) for _ in range(2))
    assert first.body == second.body
