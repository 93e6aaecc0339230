"""Positions set up by hand, and impossible ones: each of these is refused with its reason."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

import rentier
from playing import state
from rentier.games.knockout.board import BOARD
from rentier.testing.rules import rule

from .table import AWAY, ending, on, places, play, spoilt, table

JAILED = {"kind": "jail", "tokens": [0]}
REFUSED = ("field-", "unknown-field", "position-", "knockout-")


def tokens_with(first: object) -> list[list[object]]:
    """Return the tokens of two players, one of whom has slid one to a place."""
    return [[first, "home", "home", "home"], ["home"] * 4]


@rule("KO-13")
def test_tokens_are_placed_by_hand_by_space_or_by_millimetres() -> None:
    game = table("boardwalk", "100.5,300.125")
    assert places(game)[0][0] == [227.5, 857.5]
    assert places(game)[1][0] == [100.5, 300.125]
    assert (on(game, 0).split()[0], on(game, 1).split()[0]) == ("boardwalk", "mediterranean")


@rule("KO-13")
@pytest.mark.parametrize("code", [space.code for space in BOARD.spaces if space.kind != "go-to-jail"])
def test_the_middle_of_a_space_is_on_it(code: str) -> None:
    assert on(table(code, ""), 0).split()[0] == code


def test_a_position_survives_json_and_plays_on_to_the_same_end() -> None:
    game = table("135.001,820.25 chance", "park off", cash=[150, 0])
    again = rentier.load(json.loads(json.dumps(game.position())))
    for one in (game, again):
        play(one, "0: at boardwalk", f"1: {AWAY}")
    assert again.position() == game.position()


def test_places_are_rounded_to_a_thousandth_of_a_millimetre() -> None:
    assert places(table("135.00049,300", ""))[0][0] == [135.0, 300.0]


@rule("KO-11")
@pytest.mark.parametrize(
    "place", [[-0.01, 500], [270.01, 500], [135, -1], [135, 980.01], [1e9, 1e9], [math.nan, 100], [True, 100]]
)
def test_a_place_off_the_board_is_refused(place: list[float]) -> None:
    fault = spoilt(table("park", ""), tokens=tokens_with(place))
    assert (fault.key, fault.rule) == ("knockout-place", "KO-11")


@pytest.mark.parametrize("place", [[135], [1, 2, 3], ["1", "2"], None, 5, {}, "nowhere", "", "none", [None, 1], 1.5])
def test_what_is_no_place_is_refused(place: object) -> None:
    assert spoilt(table("park", ""), tokens=tokens_with(place)).key in ("knockout-token-entry", "knockout-place")


@rule("KO-12")
def test_a_token_on_go_to_jail_is_refused_as_it_would_be_in_jail() -> None:
    for place in ("go-to-jail", [135, 857]):
        fault = spoilt(table("park", ""), tokens=tokens_with(place))
        assert (fault.key, fault.rule) == ("knockout-place", "KO-12")


@rule("KO-10")
@pytest.mark.parametrize("other", [[227.5, 857.5], [227.5, 830], [200, 857]])
def test_overlapping_tokens_are_refused(other: list[float]) -> None:
    game = table("boardwalk", "off")
    fault = spoilt(game, tokens=[[[227.5, 857.5], *["home"] * 3], [other, *["home"] * 3]])
    assert (fault.key, fault.rule) == ("knockout-overlap", "KO-10")


def test_tokens_that_just_touch_are_not() -> None:
    game = table("227.5,857.5", "227.5,827.5")
    assert [team[0] for team in places(game)] == [[227.5, 857.5], [227.5, 827.5]]


@rule("KO-26")
@pytest.mark.parametrize("fields", [{"cash": [25, 0]}, {"cash": [0, 110]}, {"pot": 510}, {"pot": 1}])
def test_cash_that_is_no_notes_is_refused(fields: dict[str, object]) -> None:
    fault = spoilt(table("", ""), **fields)
    assert fault.key == "field-multiple"


@pytest.mark.parametrize(
    "fields",
    [
        {"cash": [-50, 0]},
        {"cash": [0]},
        {"cash": [0, 0, 0]},
        {"pot": -50},
        {"pot": "500"},
        {"order": [0, 0]},
        {"order": [0]},
        {"order": [1, 2]},
        {"round": 0},
        {"round": 3},
        {"slid": 9},
        {"slides": [0]},
        {"slides": [-1, 0]},
        {"tokens": [["home"] * 4]},
        {"tokens": [["home"] * 3, ["home"] * 4]},
        {"tokens": "home"},
        {"stack": []},
        {"stack": [{"kind": "turn"}]},
        {"stack": [{"kind": "jail", "tokens": []}]},
        {"seats": 3},
        {"unknown": 1},
    ],
)
def test_what_does_not_hold_together_is_refused(fields: dict[str, object]) -> None:
    assert spoilt(table("", ""), **fields).key.startswith(REFUSED)


@rule("KO-10")
@pytest.mark.parametrize(
    ("teams", "slid"), [(("park", ""), 0), (("park", ""), 2), (("", "park"), 1), (("park park", "off off"), 2)]
)
def test_tokens_that_do_not_fit_the_number_of_slides_are_refused(teams: tuple[str, str], slid: int) -> None:
    given = [[*own.split(), *["home"] * 4][:4] for own in teams]
    given = [[place if place != "park" or n == 0 else "off" for n, place in enumerate(own)] for own in given]
    fault = spoilt(table("", ""), tokens=given, slid=slid)
    assert (fault.key, fault.rule) == ("knockout-tokens", "KO-10")


@pytest.mark.parametrize(
    "stack",
    [
        [{"kind": "jail", "tokens": []}],
        [{"kind": "jail", "tokens": [1]}],  # not in jail
        [{"kind": "jail", "tokens": [0, 0]}],
        [{"kind": "jail", "tokens": [99]}],
        [JAILED, JAILED],
        [{"kind": "reslide", "token": 0, "why": "jail"}],  # in jail, not at home
        [{"kind": "reslide", "token": 1, "why": "chance"}],  # step 1 has not begun
        [{"kind": "reslide", "token": 1, "why": "second"}],  # no such option
        [{"kind": "reslide", "token": 1, "why": "luck"}],
        [{"kind": "second-chance", "token": 0}],
        [{"kind": "slides"}],
        [{"kind": "chance", "place_in_order": 0, "slid": []}],
        [{"kind": "jail", "tokens": [0], "more": 1}],
    ],
)
def test_what_cannot_be_pending_is_refused(stack: list[dict[str, object]]) -> None:
    game = table("jail", "", cash=[100, 0], stack=[JAILED])
    assert spoilt(game, stack=[{"kind": "slides"}, *stack]).key.startswith(REFUSED)


def test_a_step_that_would_have_gone_on_by_itself_is_refused() -> None:
    # Nobody in jail can pay, nobody is on Chance or a railroad, and nobody has to choose for a House.
    assert spoilt(table("jail", "", cash=[100, 0], stack=[JAILED]), cash=[0, 100]).key == "position-unsettled"
    chance, _ = ending("105,467 165,467 off off", "off off off")
    moved = [["off"] * 4, ["off"] * 4]
    assert spoilt(chance, tokens=moved).key == "position-unsettled"
    railroad, _ = ending("railroad-a off off off", "off off off")
    assert spoilt(railroad, tokens=moved).key == "position-unsettled"


@pytest.mark.parametrize(
    "change",
    [
        {"told": 1},
        {"told": 3},
        {"before": 450},
        {"doubled": ["", "", ""]},
        {"doubled": ["park", ""]},
        {"doubled": ["boardwalk", ""]},
        {"doubled": ["x", ""]},
    ],
)
def test_a_half_scored_round_must_fit_what_lies_there(change: dict[str, Any]) -> None:
    game, _ = ending("house-b park baltic off", "kentucky off off")
    scoring = state(game)["stack"][0]
    assert scoring == {"kind": "scoring", "doubled": ["", ""], "told": 2, "before": 500}
    assert spoilt(game, stack=[scoring | change]).key.startswith(REFUSED)


def test_a_finished_game_must_name_those_with_the_most_cash() -> None:
    game, _ = ending("park off off off", "off off off", round=2)
    assert rentier.load(game.position()).position() == game.position()
    spoiling: list[dict[str, object]] = [{"winners": [1]}, {"winners": [0, 1]}, {"round": 1}, {"winners": []}]
    for fields in spoiling:
        assert spoilt(game, **fields).key.startswith(REFUSED)


def test_railroad_tokens_that_stood_must_stand_there() -> None:
    game, _ = ending("railroad-a railroad-b off off", "off off off")
    play(game, "0: stand")
    step = state(game)["stack"][0]
    assert step == {"kind": "railroad", "place_in_order": 0, "stood": [0]}
    for change in ({"stood": [2]}, {"stood": [4]}, {"stood": [0, 0]}, {"place_in_order": 2}):
        assert spoilt(game, stack=[step | change]).key.startswith(REFUSED)


def test_a_token_that_was_not_slid_yet_is_not_slid_again() -> None:
    game = table("off", "", slid=1)
    for token in (1, 3, 4):
        again = {"kind": "reslide", "token": token, "why": "jail"}
        assert spoilt(game, stack=[{"kind": "slides"}, again]).key == "knockout-tokens"


def test_a_house_doubles_only_what_was_asked_about() -> None:
    game, _ = ending("house-b park baltic off", "house-a kentucky off")
    scoring = state(game)["stack"][0]
    for doubled in (["", "kentucky"], ["oriental", ""], ["", "park"], ["house-b", ""]):
        fault = spoilt(game, stack=[scoring | {"doubled": doubled}])
        assert isinstance(fault, rentier.BadInput)
        assert (fault.key, fault.rule) == ("knockout-position-doubled", "KO-24")


@pytest.mark.parametrize("field", ["cash", "slides", "pot"])
@pytest.mark.parametrize("number", [10**9, 10**6, -50, True])
def test_numbers_that_no_game_comes_to_are_refused(field: str, number: int) -> None:
    value = number if field == "pot" else [0, number]
    fault = spoilt(table("", ""), **{field: value})
    assert fault.key == "field-number"
    assert str(fault).startswith(f"In this position, {field}{'' if field == 'pot' else '[1]'} is ")


def test_there_is_no_more_cash_than_the_rounds_can_have_paid() -> None:
    assert spoilt(table("", ""), cash=[15_000, 15_000]).key == "knockout-position-money"
    assert table("", "", cash=[15_000, 15_000], round=2).scores == (15_000, 15_000)


def test_what_is_booked_is_in_the_cash() -> None:
    game, _ = ending("house-b park baltic off", "kentucky off off")
    assert spoilt(game, cash=[0, 0]).key == "knockout-position-gains"


def test_a_finished_game_has_all_tokens_slid_and_no_word_for_its_end() -> None:
    game, _ = ending("park off off off", "off off off", round=2)
    spoiling: list[dict[str, object]] = [{"slid": 7}, {"tokens": [["home"] * 4, ["off"] * 4]}, {"ending": "sets"}]
    for fields in spoiling:
        assert spoilt(game, **fields).key.startswith(REFUSED)


def test_a_refusal_says_where_and_what_is_allowed() -> None:
    game = table("park", "")
    sentences = {
        "In this position, tokens[0][0] is [135, 981]; a token lies within 270 by 980 millimetres": [135, 981],
        'In this position, tokens[0][0] is "x"; it must be "home", "jail", "off", the code of a space': "x",
    }
    for sentence, place in sentences.items():
        assert str(spoilt(game, tokens=tokens_with(place))).startswith(sentence)
    two = [[[227.5, 857.5], *["home"] * 3], [[227.5, 830], *["home"] * 3]]
    overlap = str(spoilt(table("boardwalk", "off"), tokens=two))
    assert overlap == "In this position, tokens[1][0] is [227.5, 830.0]; that is on top of tokens[0][0]. (KO-10)"
