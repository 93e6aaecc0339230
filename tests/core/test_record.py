"""Positions and records: they last, and what does not hold together is refused with nothing half done."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import rentier
from rentier.bots import RandomBot, play_out
from rentier.core import BadInput


@pytest.fixture(scope="module")
def record() -> Any:
    game = rentier.new("deal", 3, 11)
    play_out(game, [RandomBot(bytes(32)) for _ in range(3)], 60)
    return json.loads(json.dumps(game.record()))


@pytest.fixture
def position() -> Any:
    game = rentier.new("deal", 3, 11)
    play_out(game, [RandomBot(bytes(32)) for _ in range(3)], 33)
    return json.loads(json.dumps(game.position()))


def refusal(call: Any, given: Any) -> BadInput:
    with pytest.raises(BadInput) as refused:
        call(given)
    return refused.value


def test_a_record_names_all_that_it_takes(record: Any) -> None:
    assert record["schema"] == 1
    assert record["edition"] == "deal"
    assert record["rules_version"] == 1
    assert record["seats"] == 3
    assert len(record["actions"]) == 60
    assert len(record["seed"]) == 64


def test_replay_lets_one_watch_each_action(record: Any) -> None:
    seen: list[int] = []
    game = rentier.replay(record, lambda _, number: seen.append(number))
    assert seen == list(range(61))
    assert game.record() == record


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("schema", 2, "bad-schema"),
        ("schema", None, "bad-schema"),
        ("edition", "chess", "unknown-edition"),
        ("rules_version", 99, "bad-rules-version"),
        ("seats", 11, "bad-seats"),
        ("seats", "3", "bad-seats"),
        ("options", {"colour": "red"}, "option-unknown"),
        ("options", [1], "options-type"),
        ("seed", "77", "bad-seed"),
        ("seed", 7, "bad-field"),
        ("actions", "bank 1m", "bad-field"),
        ("actions", [["0", "end"]], "bad-field"),
        ("actions", [[0, "fly"]], "record-unreadable"),
        ("actions", [[9, "end"]], "record-unreadable"),
        ("actions", [[0, "say-no"]], "record-action"),
        ("actions", [], "record-result"),
        ("over", True, "record-result"),
        ("winners", [1], "record-result"),
        ("extra", 1, "unknown-field"),
    ],
)
def test_an_edited_record_is_refused(record: Any, field: str, value: object, key: str) -> None:
    edited = copy.deepcopy(record)
    edited[field] = value
    if field == "actions" and value == []:
        edited["over"] = True
    assert refusal(rentier.replay, edited).key == key


@pytest.mark.parametrize("given", [None, 3, "x", [], {}, {"schema": 1}])
def test_what_is_no_record_or_position_is_refused(given: object) -> None:
    refusal(rentier.replay, given)
    refusal(rentier.load, given)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 3),
        ("turns", 0),
        ("plays_left", 4),
        ("plays_left", True),
        ("busy", 1),
        ("pile", ["1m"]),
        ("pile", "1m"),
        ("centre", ["ace-of-spades"]),
        ("buried", [7]),
        ("buried", [0] * 200),
        ("players", []),
        ("stack", []),
        ("stack", [{"kind": "nap"}]),
        ("stack", [{"kind": "turn"}, {"kind": "turn"}]),
        ("stack", [{"kind": "turn"}, {"kind": "payment", "payer": 0, "amount": 5}]),
        ("over", True),
        ("winners", [0]),
        ("dice", {"seed": "00", "drawn": 0}),
        ("dice", {"seed": "00" * 32, "drawn": -1}),
        ("mood", "good"),
    ],
)
def test_an_edited_position_is_refused(position: Any, field: str, value: object) -> None:
    position[field] = value
    assert str(refusal(rentier.load, position))


def test_a_position_with_a_card_too_many_names_it(position: Any) -> None:
    position["centre"].append("10m")
    refused = refusal(rentier.load, position)
    assert refused.key == "deal-position-cards"
    assert refused.details["card"] == "10m"


def test_a_loaded_game_records_from_its_position(position: Any) -> None:
    game = rentier.load(position)
    seat = game.awaiting[0]
    game.play(seat, game.actions(seat)[0])
    record = json.loads(json.dumps(game.record()))
    assert record["position"] == position
    assert rentier.replay(record).position() == game.position()


def test_a_redealt_game_has_no_record() -> None:
    game = rentier.new("deal", 2, 1).redeal(0, 5)
    with pytest.raises(BadInput) as refused:
        game.record()
    assert refused.value.key == "redealt-no-record"


def test_errors_cross_processes() -> None:
    import pickle

    error = refusal(rentier.load, 3)
    again = pickle.loads(pickle.dumps(error))
    assert (again.key, again.details, again.rule, str(again)) == (error.key, error.details, error.rule, str(error))


@pytest.mark.parametrize(
    ("edition", "seats", "options", "key"),
    [
        ("chess", 2, None, "unknown-edition"),
        (None, 2, None, "unknown-edition"),
        ("deal", 1, None, "bad-seats"),
        ("deal", 11, None, "bad-seats"),
        ("deal", 2.0, None, "bad-seats"),
        ("deal", True, None, "bad-seats"),
        ("deal", 2, {"rent": "all"}, "option-unknown"),
        ("deal", 2, {"rent_targets": "some"}, "option-choice"),
        ("deal", 2, {"turn_limit": 0}, "option-limit"),
        ("deal", 2, {"turn_limit": "many"}, "option-limit"),
        ("deal", 2, {"preset": "ancient"}, "option-preset"),
        ("deal", 2, ["rent_targets"], "options-type"),
    ],
)
def test_a_game_that_cannot_be_is_refused(edition: Any, seats: Any, options: Any, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        rentier.new(edition, seats, 1, options)
    assert refused.value.key == key


def test_without_a_seed_every_game_is_another() -> None:
    seeds = {str(rentier.new("deal", 2).record()["seed"]) for _ in range(5)}
    assert len(seeds) == 5
