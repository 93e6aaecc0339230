"""The analysis of a finished game: worked out in the background when it is asked for, and kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rentier.analysis import Point
from rentier.client import NewTable
from rentier.server import analysing
from rentier.server.analysing import judge_part

from .serving import Reply, Running, running

FEW = 2
"""So few worlds that a test is short; what they find is no matter here."""
GATE = "RENTIER_TEST_GATE"
PATIENCE = 120.0


@pytest.fixture
def short_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "MOST_WAITING", 1)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(analysing, "WORLDS", FEW)
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    with running(tmp_path / "tables.sqlite3") as it:
        yield it


def played(server: Running, *, turns: int = 4) -> NewTable:
    """Play a short game of Deal to its end."""
    made = server.client().make(
        "deal", ["person", "steady"], name="Anna", options={"turn_limit": turns}, settings={"pace": "off"}
    )
    with server.client().join(made.table, made.seats, made.host) as table:
        table.begin()
        while (seat := table.wait(60)) is not None:
            table.play(seat, table.menu(seat)[0])
    return made


def at(made: NewTable) -> str:
    return f"/api/tables/{made.table}/analysis"


def ask(server: Running, made: NewTable) -> Reply:
    return server.post(at(made), {})


def wait(server: Running, made: NewTable, *states: str) -> dict[str, Any]:
    """Look again and again until the analysis is in one of these states."""
    end = time.monotonic() + PATIENCE
    while (found := server.get(at(made)).body)["state"] not in states:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return dict(found)


def held_back(record: bytes, first: int, worlds: int) -> list[Point]:
    """Judge once the test has opened the gate."""
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.01)
    return judge_part(record, first, worlds)


def test_nothing_is_analysed_by_itself_and_what_is_asked_for_is_kept(server: Running) -> None:
    made = played(server)
    assert server.get(at(made)).body["state"] == "none"
    assert ask(server, made).body["state"] in ("waiting", "working")
    found = wait(server, made, "done", "failed")
    body = found["analysis"]
    steps = server.get(f"/api/tables/{made.table}/story").body["steps"]
    assert len(body["chances"]) == steps + 1
    for chances in body["chances"]:
        assert 97 <= sum(chances) <= 103
    for account in body["accounts"]:
        assert account["start"] + account["luck"] + account["decisions"] == account["end"]
    for mistake in body["mistakes"]:
        assert 0 <= mistake["step"] < steps
        assert mistake["better"] != mistake["action"]
        assert mistake["points"] >= 1
    server.stop()
    server.start()
    assert server.get(at(made)).body == found
    assert ask(server, made).body == found


def test_a_game_that_is_not_over_has_no_analysis(server: Running) -> None:
    made = server.client().make("deal", ["person", "steady"], name="Anna")
    assert ask(server, made).key == "table-not-over"
    unknown = server.post("/api/tables/nobody/analysis", {})
    assert (unknown.status, unknown.key) == (404, "table-unknown")


def test_one_at_a_time_for_each_person_and_it_can_be_asked_for_again_after_a_restart(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(analysing, "judge_part", held_back)
    first, second = played(server), played(server)
    assert ask(server, first).status == 202
    assert wait(server, first, "working")["done"] == 0
    assert ask(server, first).body["state"] == "working", "asking twice begins nothing new"
    refused = ask(server, second)
    assert refused.key == "analysis-under-way"
    assert "still under way" in refused.body["error"]["sentence"]
    server.stop()
    server.start()
    assert server.get(at(first)).body["state"] == "none"
    (tmp_path / "gate").touch()
    assert ask(server, first).status == 202
    wait(server, first, "done")
    assert ask(server, second).status == 202


@pytest.mark.usefixtures("short_queue")
def test_those_who_wait_are_told_their_place(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(analysing, "judge_part", held_back)
    # Each request comes from somebody else.
    people = iter(range(100))
    monkeypatch.setattr(analysing, "network_of", lambda address: f"{address} {next(people)}")
    games = [played(server, turns=2) for _ in range(3)]
    assert ask(server, games[0]).status == 202
    wait(server, games[0], "working")
    assert ask(server, games[1]).body == {
        "state": "waiting",
        "place": 1,
        "done": 0,
        "steps": len(server.get(f"/api/tables/{games[1].table}/record").body["actions"]) + 1,
        "analysis": None,
    }
    refused = ask(server, games[2])
    assert refused.key == "analysis-too-busy"
    (tmp_path / "gate").touch()
    for game in games[:2]:
        wait(server, game, "done")
