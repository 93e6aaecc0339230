"""KO-10, KO-11, KO-13 … KO-15 and the limits of KO-60: sliding, and where tokens lie afterwards."""

from __future__ import annotations

import math
from typing import Any

import pytest

import rentier
from playing import kinds, offered, refused, state
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.physics import place_at
from rentier.games.knockout.state import Knockout
from rentier.testing.rules import rule

from .table import AWAY, WEAK, aimed, cash, on, pending, places, play, table, told

CODES = [space.code for space in BOARD.spaces]


# One token at a time


@rule("KO-10")
def test_tokens_are_slid_one_at_a_time_in_turn_order_until_all_are_slid() -> None:
    game = table("", "", "", order="2 0 1")
    asked: list[int] = []
    while pending(game) == ["slides"] and state(game)["round"] == 1:
        asked += game.awaiting
        play(game, f"{game.awaiting[0]}: {AWAY}")
    assert asked == [2, 0, 1] * 4
    assert state(game)["round"] == 2


@rule("KO-10")
@pytest.mark.parametrize("code", [code for code in CODES if code != "go-to-jail"])
def test_the_menu_offers_a_slide_at_each_space_of_an_empty_board(code: str) -> None:
    game = table("", "")
    assert len(offered(game, 0)) == 30
    events = play(game, f"0: at {code}")
    assert on(game, 0) == f"{code} home home home"
    assert told(events, "slid", "seat", "team", "token", "why", "end", "space") == [(0, 0, 0, "turn", "space", code)]


@rule("KO-10")
def test_the_form_takes_any_slide_within_its_bounds() -> None:
    game = table("", "")
    form = game.forms(0)[0].to_dict()
    assert form["do"] == "slide"
    for x in form["x"][:2]:  # type: ignore[index]
        for y in form["y"][:2]:  # type: ignore[index]
            for angle in form["angle"][:2]:  # type: ignore[index]
                for speed in form["speed"][:2]:  # type: ignore[index]
                    game.copy().play(0, {"do": "slide", "x": x, "y": y, "angle": angle, "speed": speed})
    assert game.forms(1) == []


@rule("KO-10")
def test_the_start_must_be_a_diameter_away_from_every_other_token() -> None:
    # Knocked back behind GO: it stays there, and is in the way.
    game = table("135,80", "")
    for taken in ("slide 135 105 0 900", "slide 135 80 0 900", "slide 164.9 80 0 900", "slide 110 66 5 900"):
        refusal = refused(game, 1, taken)
        assert (refusal.key, refusal.rule, refusal.details) == ("knockout-start-taken", "KO-10", {"seats": [0]})
    for free in ("slide 165 80 0 900", "slide 105 80 0 900", "slide 135 50 3 900"):
        game.copy().play(1, free)


@rule("KO-10")
def test_the_menu_starts_elsewhere_when_the_usual_place_is_taken() -> None:
    game = table("135,110", "")
    menu = offered(game, 1)
    assert len(menu) > 10
    assert all(text.split()[1:3] != ["135", "100"] for text in menu)
    for text in menu:
        game.copy().play(1, text)


@rule("KO-10")
def test_where_no_place_behind_go_is_free_a_token_is_out() -> None:
    # This many tokens are never knocked back; but no game may wait for a slide that cannot be made.
    outer = [(x, y) for y in (22, 98) for x in (41, 98, 155, 212, 262)]
    behind = [f"{x},{y}" for x, y in [*outer, *((x, 60) for x in (12.5, 69.5, 126.5, 183.5, 237))]]
    game = table(" ".join(behind[:4]), " ".join(behind[4:8]), " ".join(behind[8:12]), f"{behind[12]} {behind[13]} off")
    assert offered(game, 3) != []
    assert isinstance(game, Knockout)
    game.events = []
    x, y = behind[14].split(",")
    game.put(14, NOWHERE, place_at(float(x), float(y)))
    assert offered(game, 3) == []
    game.settle()
    assert told(game.events, "no-start", "seats", "team", "token") == [([3], 3, 15)]
    assert state(game)["round"] == 2


# Off the board


@rule("KO-11")
def test_a_token_that_slides_off_is_out_for_the_round() -> None:
    game = table("", "")
    events = play(game, f"0: {AWAY}")
    assert on(game, 0) == "off home home home"
    assert told(events, "slid", "end", "space") == [("off", "none")]


@rule("KO-11")
@pytest.mark.parametrize("slide", ["slide 255 105 25 2000", "slide 15 105 -25 2000", "slide 135 105 0 1400"])
def test_it_may_leave_on_any_side(slide: str) -> None:
    game = table("", "")
    play(game, f"0: {slide}")
    assert on(game, 0).split()[0] == "off"


@rule("KO-11")
def test_a_token_that_is_knocked_off_is_out_too() -> None:
    game = table("135,970", "")
    events = play(game, "1: slide 135 105 0 1310")
    assert on(game, 0).split()[0] == "off"
    assert told(events, "knocked", "seat", "targets", "team", "token", "before", "space", "end") == [
        (1, [0], 0, 0, "free-parking", "none", "off")
    ]
    falls = told(events, "slid", "falls")[0]
    assert falls[0][0] == 0
    assert falls[0][3] == pytest.approx(980, abs=0.01)


@rule("KO-11")
def test_one_that_is_out_hits_nothing_and_is_not_hit() -> None:
    game = table("off", "")
    events = play(game, "1: at boardwalk")
    assert kinds(events) == ["slid"]
    assert on(game, 1) == "boardwalk home home home"


# Where it lies


@rule("KO-13")
def test_a_token_is_on_the_space_that_most_of_it_is_on_not_on_that_under_its_centre() -> None:
    # The centre is over Go to Jail, but Free Parking holds more of the disc.
    game = table("86,887", "")
    assert on(game, 0).split()[0] == "free-parking"


@rule("KO-13")
@pytest.mark.parametrize("place", ["135,200", "135,119", "30,235", "135,15"])
def test_below_the_spaces_a_token_is_on_none_and_stays_as_an_obstacle(place: str) -> None:
    game = table(place, "")
    assert on(game, 0).split()[0] == "none"


@rule("KO-13", "KO-22")
def test_a_token_below_the_spaces_scores_nothing() -> None:
    game = table("135,200 off off off", "off off off")
    play(game, f"1: {AWAY}")
    assert cash(game) == [0, 0]


@rule("KO-13")
def test_a_token_that_stops_on_the_runway_is_told_as_short() -> None:
    game = table("", "")
    events = play(game, "0: slide 135 105 0 400")
    assert told(events, "slid", "end", "space") == [("short", "none")]
    assert on(game, 0).split()[0] == "none"


@rule("KO-14")
def test_any_other_token_stays_and_may_be_knocked_on() -> None:
    game = table("ventnor", "")
    events = play(game, "1: slide 135 105 0 1150")
    assert told(events, "knocked", "token", "before", "end") == [(0, "ventnor", "space")]
    assert on(game, 0).split()[0] != "ventnor"
    # It still lies there when the next one slides.
    before = places(game)[0][0]
    play(game, f"0: {AWAY}")
    assert places(game)[0][0] == before


@rule("KO-14")
def test_one_may_knock_an_own_token_on() -> None:
    game = table("ventnor", "off")
    events = play(game, "0: slide 135 105 0 1150")
    assert told(events, "knocked", "seat", "targets", "team") == [(0, [0], 0)]


@rule("KO-14")
def test_the_event_tells_where_all_that_moved_have_come_to_rest() -> None:
    game = table("135,600", "")
    events = play(game, "1: slide 135 105 0 1150")
    rests = {entry[0]: entry[1:] for entry in told(events, "slid", "rests")[0]}
    assert rests == {0: places(game)[0][0], 4: places(game)[1][0]}
    legs = told(events, "slid", "legs")[0]
    assert [leg[0] for leg in legs[:1]] == [4]
    assert {leg[0] for leg in legs} == {0, 4}


# Behind GO


@rule("KO-15")
def test_a_slide_that_never_passes_go_is_taken_back_and_slid_again() -> None:
    game = table("", "", cash=[50, 50])
    events = play(game, f"0: {WEAK}")
    assert told(events, "slid", "end", "space", "rests") == [("back", "none", [])]
    assert (on(game, 0), game.awaiting, cash(game)) == ("home home home home", (0,), [50, 50])
    assert state(game)["slides"] == [0, 0]
    play(game, f"0: {WEAK}", "0: at park")
    assert on(game, 0) == "park home home home"
    assert game.awaiting == (1,)


@rule("KO-15")
def test_to_touch_the_line_is_not_to_pass_it() -> None:
    # From y = 105 with the centre at rest just short of 120, and just beyond.
    short, beyond = table("", ""), table("", "")
    assert told(play(short, "0: slide 135 105 0 171"), "slid", "end") == ["back"]
    assert told(play(beyond, "0: slide 135 105 0 172"), "slid", "end") == ["short"]


@rule("KO-15")
def test_a_slide_that_moved_another_token_counts_though_it_rests_behind_go() -> None:
    game = table("135,136", "")
    events = play(game, "1: slide 135 105 0 120")
    assert told(events, "slid", "end") == ["short"]
    assert kinds(events) == ["slid", "knocked"]
    assert places(game)[1][0][1] < 120  # type: ignore[index]
    assert game.awaiting == (0,)


@rule("KO-15")
def test_a_slide_that_left_the_board_counts() -> None:
    game = table("", "")
    play(game, "0: slide 15 15 -25 400")
    assert on(game, 0).split()[0] == "off"
    assert game.awaiting == (1,)


@rule("KO-15")
def test_a_token_knocked_back_behind_go_stays_there() -> None:
    game = table("135,118", "")
    assert on(game, 0).split()[0] == "none"
    play(game, f"1: {AWAY}", f"0: {AWAY}")
    assert places(game)[0][0] == [135, 118]


# The limits of a hand


@rule("KO-60", "KO-10")
@pytest.mark.parametrize("start", ["14.9 100", "255.1 100", "135 14.9", "135 105.1", "135 130", "135 500", "-20 50"])
def test_a_start_outside_the_zone_behind_go_is_refused(start: str) -> None:
    refusal = refused(table("", ""), 0, f"slide {start} 0 1000")
    assert (refusal.key, refusal.rule) == ("knockout-start", "KO-60")


@rule("KO-60")
@pytest.mark.parametrize("angle", ["25.01", "-25.01", "90", "-180"])
def test_a_direction_beyond_25_degrees_is_refused(angle: str) -> None:
    refusal = refused(table("", ""), 0, f"slide 135 100 {angle} 1000")
    assert (refusal.key, refusal.rule) == ("knockout-angle", "KO-60")


@rule("KO-60")
@pytest.mark.parametrize("speed", ["0", "-1", "2001", "99999"])
def test_no_speed_and_more_than_a_hand_can_are_refused(speed: str) -> None:
    refusal = refused(table("", ""), 0, f"slide 135 100 0 {speed}")
    assert (refusal.key, refusal.rule) == ("knockout-speed", "KO-60")


@rule("KO-60")
@pytest.mark.parametrize("given", ["x", "nan", "inf", "1e3", "", "1.2.3", "9" * 30, "½", "--1"])
@pytest.mark.parametrize("part", ["x", "y", "angle", "speed"])
def test_what_is_no_number_is_refused(part: str, given: str) -> None:
    game = table("", "")
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, {"do": "slide", "x": "135", "y": "100", "angle": "0", "speed": "1000"} | {part: given})
    assert game.position() == before


@rule("KO-60")
def test_the_limits_themselves_are_allowed() -> None:
    for slide in ("15 15 -25 1", "255 105 25 2000", "15 105 25 2000", "255 15 0 1"):
        table("", "").play(0, f"slide {slide}")


# The tremor


@rule("KO-60")
def test_without_a_tremor_a_slide_is_what_was_aimed_and_no_dice_are_drawn() -> None:
    game = table("", "")
    events = play(game, "0: slide 100.5 90.2 -3.25 1100")
    assert told(events, "slid", "aimed", "slid") == [([1005, 902, -325, 1100], [1005, 902, -325, 1100])]
    assert state(game)["dice"]["drawn"] == 0


@rule("KO-60")
@pytest.mark.parametrize(("tremor", "degrees", "share"), [("light", 0.6, 0.015), ("real", 1.2, 0.035)])
def test_a_tremor_shakes_direction_and_speed_by_the_dice_of_the_game(tremor: str, degrees: float, share: float) -> None:
    game = table("", "", options={"tremor": tremor})
    angles: list[float] = []
    speeds: list[float] = []
    while len(angles) < 600:
        again = game.copy()
        aim, done = told(again.play(0, "slide 135 100 2 1000"), "slid", "aimed", "slid")[0]
        assert (aim, done[:2]) == ([1350, 1000, 200, 1000], [1350, 1000])
        angles.append(done[2] / 100 - 2)
        speeds.append(done[3] / 1000 - 1)
        game.dice = again.dice
    assert spread(angles) == pytest.approx(degrees, rel=0.15)
    assert spread(speeds) == pytest.approx(share, rel=0.15)


def spread(values: list[float]) -> float:
    """Return the root mean square."""
    return math.sqrt(sum(value * value for value in values) / len(values))


@rule("KO-60")
def test_the_same_dice_shake_the_same_way() -> None:
    first = table("", "", options={"tremor": "real"})
    second = first.copy()
    assert told(play(first, "0: at park"), "slid", "slid") == told(play(second, "0: at park"), "slid", "slid")


def test_aims_are_told_in_the_texts_of_actions() -> None:
    game = table("", "")
    text = aimed(game, "boardwalk")
    word, x, y, angle, speed = text.split()
    assert (word, x, y) == ("slide", "135", "100")
    given: dict[str, Any] = {"do": "slide", "x": x, "y": y, "angle": angle, "speed": speed}
    assert game.actions(0)[28].to_dict() == given
