"""Positions and records last, and anything inconsistent is refused with nothing half done."""

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
    assert record["rules_version"] == rentier.find_edition("deal").rules_version
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
        ("seats", 11, "field-number"),
        ("seats", "3", "field-number"),
        ("options", {"colour": "red"}, "option-unknown"),
        ("options", [1], "field-object"),
        ("seed", "77", "bad-seed"),
        ("seed", 7, "field-text"),
        ("actions", "bank 1m", "field-list"),
        ("actions", [["0", "end"]], "field-number"),
        ("actions", [[0, "fly"]], "record-unreadable"),
        ("actions", [[9, "end"]], "field-number"),
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


@pytest.mark.parametrize("field", ["schema", "rules_version", "seats", "turn", "turns"])
def test_a_number_is_a_number(position: Any, record: Any, field: str) -> None:
    values: list[object] = [True, 10**5000, -(10**5000), 1.0, None, "1", [], {}]
    for value in values:
        for call, edited in ((rentier.load, position), (rentier.replay, record)):
            assert len(str(refusal(call, edited | {field: value}))) < 300


def deep() -> object:
    made: object = []
    for _ in range(100_000):
        made = [made]
    return made


def test_very_deep_lists_are_refused_anywhere(position: Any, record: Any) -> None:
    for call, made in ((rentier.load, position), (rentier.replay, record)):
        for field in made:
            if field != "rentier":
                assert len(str(refusal(call, made | {field: deep()}))) < 300
    for options in ({"turn_limit": deep()}, {"win": deep()}, {"preset": deep()}, {"win": 10**5000}):
        assert str(refusal(rentier.load, position | {"options": options}))


@pytest.mark.parametrize("key", [7, None, True, (1, 2)])
def test_a_key_that_is_no_text_is_refused(position: Any, record: Any, key: object) -> None:
    assert refusal(rentier.load, position | {key: 1}).key == "field-key"
    assert refusal(rentier.replay, record | {key: 1}).key == "field-key"
    assert refusal(rentier.load, position | {"dice": {**position["dice"], key: 1}}).key == "field-key"
    assert refusal(rentier.load, position | {"options": {key: 1}}).key == "field-key"


def test_a_seat_of_a_record_is_a_number(record: Any) -> None:
    record = copy.deepcopy(record)
    record["actions"][0][0] = bool(record["actions"][0][0])
    assert str(refusal(rentier.replay, record)).startswith("In this record, actions[0][0] is ")


def test_a_record_has_one_start(record: Any, position: Any) -> None:
    for start in (position, None):
        assert refusal(rentier.replay, record | {"position": start}).key == "record-two-starts"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": 4}, "In this position, turn is 4; it must be a whole number from 0 to 2."),
        (
            {"winners": [1]},
            "In this position, winners is a list with one entry; a game that is not over has no winners",
        ),
        ({"ending": "sets"}, 'In this position, ending is "sets"; a game that is not over has no ending yet'),
        ({"over": True, "winners": [0]}, "In this position, stack is a list with one entry; a game that is over waits"),
        ({"over": True, "stack": []}, "In this position, winners is an empty list; a game that is over has winners"),
        ({"stack": []}, "In this position, stack is an empty list; a game that is not over waits for somebody"),
        ({"stack": "turn"}, 'In this position, stack is "turn"; it must be a list.'),
        ({"dice": None}, "In this position, dice is null; it must be an object."),
    ],
)
def test_a_refusal_says_where_what_and_why(change: dict[str, object], sentence: str) -> None:
    position = rentier.new("deal", 3, 11).position()
    assert str(refusal(rentier.load, position | change)).startswith(sentence)


def test_a_number_too_long_to_be_written_is_still_told(position: Any) -> None:
    refused = refusal(rentier.load, position | {"centre": 10**5000})
    assert str(refused) == "In this position, centre is 10^5000…; it must be a list."


def test_what_is_missing_is_said_to_be_missing(position: Any) -> None:
    del position["turns"]
    assert str(refusal(rentier.load, position)).startswith("In this position, turns is missing; it must be a whole")


def test_positions_of_older_rules_load_where_the_edition_says_so(
    position: Any, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = rentier.new("deal", 2, 1).edition
    monkeypatch.setattr(edition, "rules_version", 3)
    assert refusal(rentier.load, position | {"rules_version": 0}).key == "bad-rules-version"
    monkeypatch.setattr(edition, "positions_since", position["rules_version"])
    assert rentier.load(position).position()["rules_version"] == 3
    assert refusal(rentier.load, position | {"rules_version": 0}).key == "bad-rules-version"
    assert refusal(rentier.load, position | {"rules_version": 4}).key == "bad-rules-version"
    assert refusal(rentier.replay, record).key == "bad-rules-version"


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
