"""Outside of any table: slides are tried, and rounds on a real board are scored, as a game of Knockout would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rentier
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.scoring import score_round

from .serving import Reply, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", requests_at_once=100_000) as it:
        yield it


def slide(server: Running, action: str, tokens: list[tuple[int, float, float]] = [], **changed: object) -> Reply:  # noqa: B006
    lying = [{"token": token, "x": x, "y": y} for token, x, y in tokens]
    return server.post("/api/knockout/slide", {"tokens": lying, "mover": 0, "action": action, **changed})


def test_a_slide_is_what_a_game_makes_of_it(server: Running) -> None:
    game = rentier.new("knockout", seats=2, seed=3)
    seat = game.awaiting[0]
    [event] = [event.seen_by(None) for event in game.play(seat, "slide 120 90.5 -3.25 1180")]
    tried = slide(server, "slide 120 90.5 -3.25 1180", mover=4 * seat).body
    [own] = tried["events"]
    same = ("event", "token", "why", "aimed", "slid", "end", "space", "seconds", "rests", "legs", "falls")
    assert {name: own[name] for name in same} == {name: event[name] for name in same}
    rests: Any = event["rests"]
    [[token, x, y]] = rests
    assert tried["tokens"] == [{"token": token, "x": x, "y": y, "space": event["space"]}]


def test_a_token_in_the_way_is_knocked(server: Running) -> None:
    tried = slide(server, "slide 135 100 0 1300", [(5, 135.0, 500.0), (9, 40.0, 900.0)]).body
    assert [event["event"] for event in tried["events"]] == ["slid", "knocked"]
    assert tried["events"][1]["token"] == 5
    assert {leg[0] for leg in tried["events"][0]["legs"]} == {0, 5}
    # A token that was not touched lies where it lay.
    assert {"token": 9, "x": 40.0, "y": 900.0, "space": BOARD.spaces[space_at(40.0, 900.0)].code} in tried["tokens"]


def space_at(x: float, y: float) -> int:
    return next(space.index for space in BOARD.spaces if space.left < x < space.right and space.bottom < y < space.top)


def test_a_slide_that_does_not_count_comes_back(server: Running) -> None:
    tried = slide(server, "slide 135 100 0 100").body
    assert (tried["events"][0]["end"], tried["tokens"]) == ("back", [])


def test_a_hand_that_trembles_misses_each_time_otherwise(server: Running) -> None:
    slid = {tuple(slide(server, "slide 135 100 0 1000", tremor="real").body["events"][0]["slid"]) for _ in range(6)}
    assert len(slid) > 1
    steady = slide(server, "slide 135 100 0 1000").body["events"][0]
    assert steady["aimed"] == steady["slid"]


@pytest.mark.parametrize(
    ("action", "tokens", "changed", "key", "rule"),
    [
        ("end", [], {}, "practice-slide", ""),
        ("", [], {}, "practice-slide", ""),
        ("slide 135 100 0", [], {}, "", ""),
        ("slide 135 100 0 9999", [], {}, "", "KO-60"),
        ("slide 135 100 x 600", [], {}, "knockout-aim", "KO-60"),
        ("slide 135 100 0 600", [(1, 140.0, 100.0)], {}, "", "KO-10"),
        ("slide 135 100 0 600", [(1, 140.0, 500.0), (2, 141.0, 500.0)], {}, "practice-overlap", "KO-10"),
        ("slide 135 100 0 600", [(1, 140.0, 500.0), (1, 140.0, 700.0)], {}, "practice-place", ""),
        ("slide 135 100 0 600", [(1, -5.0, 500.0)], {}, "practice-place", ""),
        ("slide 135 100 0 600", [(0, 140.0, 500.0)], {}, "practice-mover", ""),
        ("slide 135 100 0 600", [(16, 140.0, 500.0)], {}, "server-request-unread", ""),
        ("slide 135 100 0 600", [(1, 1e300, 500.0)], {}, "server-request-unread", ""),
        ("slide 135 100 0 600", [], {"mover": 16}, "server-request-unread", ""),
        ("slide 135 100 0 600", [], {"mover": -1}, "server-request-unread", ""),
        ("slide 135 100 0 600", [], {"tremor": "wild"}, "server-request-unread", ""),
        ("slide 135 100 0 600", [], {"seed": 1}, "server-request-unread", ""),
    ],
)
def test_what_cannot_be_tried_is_said_in_words(
    server: Running,
    action: str,
    tokens: list[tuple[int, float, float]],
    changed: dict[str, object],
    key: str,
    rule: str,
) -> None:
    reply = slide(server, action, tokens, **changed)
    assert reply.status in (400, 409)
    assert reply.body["error"]["sentence"]
    assert not key or reply.key == key
    assert reply.body["error"].get("rule", "") == rule


# Scores


def score(server: Running, *lying: list[str], **changed: object) -> Reply:
    body = {"lying": lying, "order": list(range(len(lying))), "pot": 500, **changed}
    return server.post("/api/knockout/score", body)


def scored(server: Running, *lying: list[str], **changed: object) -> dict[str, Any]:
    reply = score(server, *lying, **changed)
    assert reply.status == 200, reply.body
    body: dict[str, Any] = reply.body
    return body


def test_a_round_is_scored_as_the_game_does(server: Running) -> None:
    dark = next(group for group in BOARD.groups if group.name == "dark-blue")
    codes = [space.code for space in dark.spaces]
    found = scored(server, [*codes, "luxury-tax"], ["free-parking"], cash=[100, 0])
    tokens = (
        tuple(BOARD.by_code[code].index for code in [*codes, "luxury-tax"]),
        (BOARD.by_code["free-parking"].index,),
    )
    expected = score_round((0, 1), tokens, (-1, -1), 500)
    assert found["gains"] == list(expected.gains)
    assert [step["amount"] for step in found["steps"]] == [step.amount for step in expected.steps]
    assert [step["event"] for step in found["steps"]][-1] == "took-parking"
    assert {"event": "got-bonus", "amount": dark.bonus, "count": 0, "seats": [0], "group": "dark-blue"} in found[
        "steps"
    ]
    after = found["after"]
    assert after["cash"] == [100 + expected.gains[0], expected.gains[1]]
    assert (after["round"], after["order"], after["laid"], after["over"]) == (2, [1, 0], 500, False)
    assert (found["asked"], found["riders"], found["chance"]) == (-1, [], False)


def test_a_house_asks_which_property_it_doubles(server: Running) -> None:
    own = ["house-a", "mediterranean", "boardwalk"]
    assert {"house-a"} <= set(BOARD.by_code)
    found = scored(server, own, [])
    assert (found["asked"], set(found["choices"]), found["after"]) == (0, {"mediterranean", "boardwalk"}, None)
    told = scored(server, own, [], doubled=["boardwalk", ""])
    assert told["asked"] == -1
    assert told["gains"][0] == found["gains"][0] + BOARD.by_code["boardwalk"].value
    wrong = score(server, own, [], doubled=["baltic", ""])
    assert (wrong.key, wrong.body["error"]["rule"]) == ("knockout-not-collected", "KO-24")


def test_railroads_lead_where_nothing_lies(server: Running) -> None:
    found = scored(server, ["railroad-a", "chance"], ["boardwalk"])
    assert found["riders"] == [0]
    assert found["chance"] is True
    assert "boardwalk" not in found["rides"]
    assert "mediterranean" in found["rides"]


def test_the_last_round_names_the_winners(server: Running) -> None:
    found = scored(server, [], [], [], round=3, cash=[700, 900, 900], order=[2, 0, 1], pot=0)
    assert found["after"]["over"] is True
    assert found["after"]["winners"] == [1, 2]


@pytest.mark.parametrize(
    ("lying", "changed", "key"),
    [
        ([[]], {}, "score-players"),
        ([[]] * 5, {}, "server-request-unread"),
        ([["nowhere"], []], {}, "score-unknown-place"),
        ([["park"] * 5, []], {}, "server-request-unread"),
        ([[], []], {"order": [0, 0]}, "score-players-differ"),
        ([[], []], {"order": [0]}, "score-players-differ"),
        ([[], []], {"round": 3}, "score-players-differ"),
        ([[], []], {"cash": [0]}, "score-players-differ"),
        ([[], []], {"doubled": ["park"]}, "score-players-differ"),
        ([[], []], {"cash": [0, 7]}, "score-unit"),
        ([[], []], {"pot": -100}, "server-request-unread"),
        ([[], []], {"pot": 10**12}, "server-request-unread"),
    ],
)
def test_what_cannot_be_scored_is_said_in_words(
    server: Running, lying: list[list[str]], changed: dict[str, object], key: str
) -> None:
    reply = score(server, *lying, **changed)
    assert (reply.key, reply.status) == (key, 400)
    assert reply.body["error"]["sentence"]
