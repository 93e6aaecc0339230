"""Playing on from a finished game: from any step, as any seat, with what the seat knew and new chance for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rentier
from rentier.client import NewTable, SeatKey
from rentier.server.fairness import verify

from .serving import Reply, Running, greeted, running
from .test_analysing import played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", requests_at_once=10_000) as it:
        yield it


@pytest.fixture(scope="module")
def finished(server: Running) -> NewTable:
    return played(server, turns=6)


def explore(server: Running, finished: NewTable, step: int, seat: int = 0, name: str = "Anna") -> Reply:
    return server.post(f"/api/tables/{finished.table}/explore", {"step": step, "seat": seat, "name": name})


def view_at(server: Running, table: str, step: int, seat: int) -> dict[str, Any]:
    reply = server.get(f"/api/tables/{table}/replay?first={step}&count=1&seat={seat}")
    return dict(reply.body["steps"][0]["view"])


def table_of(reply: Reply) -> NewTable:
    assert reply.status == 201, reply
    body = reply.body
    return NewTable(
        body["table"], body["invite"], body["link"], body["host"], [SeatKey(**key) for key in body["seats"]]
    )


def play_out(server: Running, made: NewTable) -> None:
    """Play to the end with whatever comes first, without the pauses of bots."""
    changed = server.post(f"/api/tables/{made.table}/change", {"host": made.host, "settings": {"pace": "off"}})
    assert changed.status == 204, changed
    with server.client().join(made.table, made.seats, made.host) as table:
        while (seat := table.wait(60)) is not None:
            table.play(seat, table.menu(seat)[0])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_goes_on_as_the_seat_knew_it(server: Running, finished: NewTable, seat: int) -> None:
    steps = server.get(f"/api/tables/{finished.table}/story").body["steps"]
    # Where a person is asked, nothing has happened yet when they come.
    step = next(
        number
        for number in range(2, steps)
        if server.get(f"/api/tables/{finished.table}/replay?first={number}&count=1").body["steps"][0]["awaiting"]
        == [seat]
    )
    made = table_of(explore(server, finished, step, seat))
    with server.socket() as socket:
        sync = greeted(socket, made)
    assert (sync["begun"], sync["over"], sync["you"]) == (True, False, [seat])
    assert sync["seen"][0]["view"] == view_at(server, finished.table, step, seat)
    kinds = [it["kind"] for it in sync["seats"]]
    assert kinds == ["person" if it == seat else "bot" for it in range(2)]
    assert len({it["name"] for it in sync["seats"]}) == 2


def test_what_the_seat_did_not_know_is_drawn_afresh(server: Running, finished: NewTable) -> None:
    """The record shows every hand and the whole pile; somebody who has read it gains nothing by it."""
    others = []
    late = server.get(f"/api/tables/{finished.table}/story").body["steps"] - 12
    for _ in range(3):
        made = table_of(explore(server, finished, late))
        play_out(server, made)
        others.append(server.get(f"/api/tables/{made.table}/record").body)
    hands = [record["position"]["players"][1]["hand"] for record in others]
    piles = [record["position"]["pile"] for record in others]
    assert len({str(pile) for pile in piles}) == 3
    assert len({str(hand) for hand in hands}) > 1
    assert len({record["position"]["dice"]["seed"] for record in others}) == 3


def test_such_a_game_can_be_replayed_told_and_checked(server: Running, finished: NewTable) -> None:
    made = table_of(explore(server, finished, 3))
    play_out(server, made)
    record = server.get(f"/api/tables/{made.table}/record").body
    assert "seed" not in record
    assert rentier.replay(record).over
    assert [check.ok for check in verify(record)] == [True, True, True]
    story = server.get(f"/api/tables/{made.table}/story").body
    assert story["steps"] == len(record["actions"])
    assert view_at(server, made.table, 0, 0) == view_at(server, finished.table, 3, 0)
    with server.socket() as socket:
        # Its dice do not begin at the beginning of their stream, so pages offer no check of them.
        assert "opened" not in greeted(socket, made)
    assert explore(server, made, 0).status == 201


def test_what_cannot_be_played_on_gets_a_sentence(server: Running, finished: NewTable) -> None:
    steps = server.get(f"/api/tables/{finished.table}/story").body["steps"]
    assert explore(server, finished, steps).key == "explore-over"
    assert explore(server, finished, steps + 1).key == "replay-no-step"
    assert explore(server, finished, 0, seat=5).key == "bad-seat"
    assert explore(server, finished, 0, name=" ").key == "table-bad-name"
    running_table = server.client().make("deal", ["person", "steady"], name="Anna")
    assert explore(server, running_table, 0).key == "table-not-over"


def test_the_same_request_makes_one_table(server: Running, finished: NewTable) -> None:
    body = {"step": 1, "seat": 0, "name": "Anna"}
    key = {"Idempotency-Key": "0123456789abcdef01234567"}
    path = f"/api/tables/{finished.table}/explore"
    assert server.post(path, body, **key).body["table"] == server.post(path, body, **key).body["table"]
