"""KO-21: tokens on a railroad are moved to unoccupied properties at the end of a round."""

from __future__ import annotations

import pytest

import rentier
from playing import offered, refused, state
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.physics import place_at, too_close
from rentier.games.knockout.state import Knockout
from rentier.testing.rules import rule

from .table import AWAY, cash, ending, on, pending, places, play, told

PROPERTIES = [space.code for space in BOARD.properties]
OTHERS = [space.code for space in BOARD.spaces if not space.is_property]


@rule("KO-21")
@pytest.mark.parametrize("railroad", ["railroad-a", "railroad-b"])
def test_a_token_on_a_railroad_is_moved_to_a_property_of_choice(railroad: str) -> None:
    game, events = ending(f"{railroad} off off off", "off off off")
    assert told(events, "step-began", "number") == [1, 2]
    assert (pending(game), game.awaiting) == (["railroad"], (0,))
    assert offered(game, 0) == [*(f"move {code}" for code in PROPERTIES), "stand"]
    events = play(game, "0: move boardwalk")
    assert told(events, "rode-railroad", "seat", "token", "before", "space") == [(0, 0, railroad, "boardwalk")]
    assert cash(game) == [500, 0]


@rule("KO-21")
@pytest.mark.parametrize("code", OTHERS)
def test_it_never_goes_to_another_kind_of_space(code: str) -> None:
    game, _ = ending("railroad-a off off off", "off off off")
    refusal = refused(game, 0, f"move {code}")
    assert (refusal.key, refusal.rule, refusal.details) == ("knockout-no-property", "KO-21", {"space": code})


@rule("KO-21")
def test_it_never_joins_a_token_another_s_or_one_s_own() -> None:
    game, _ = ending("railroad-a park off off", "boardwalk off off")
    for code in ("park", "boardwalk"):
        assert f"move {code}" not in offered(game, 0)
        refusal = refused(game, 0, f"move {code}")
        assert (refusal.key, refusal.rule, refusal.details) == ("knockout-occupied", "KO-21", {"space": code})


@rule("KO-21")
def test_a_property_that_a_token_only_hangs_over_is_unoccupied() -> None:
    # Most of that token is on Ventnor.
    game, _ = ending("railroad-a off off off", "95,660 off off")
    assert on(game, 1).split()[0] == "ventnor"
    play(game, "0: move atlantic")
    assert cash(game) == [250, 250]


@rule("KO-21")
def test_two_of_one_s_own_go_to_two_properties() -> None:
    game, _ = ending("railroad-a railroad-b off off", "off off off")
    play(game, "0: move park")
    assert refused(game, 0, "move park").key == "knockout-occupied"
    play(game, "0: move boardwalk")
    assert cash(game) == [3000, 0]


@rule("KO-21")
def test_one_may_leave_it_standing() -> None:
    game, _ = ending("railroad-a railroad-b off off", "off off off")
    events = play(game, "0: stand")
    assert told(events, "stood-still", "seat", "token", "space") == [(0, 0, "railroad-a")]
    assert (pending(game), game.awaiting) == (["railroad"], (0,))
    play(game, "0: stand")
    assert (state(game)["round"], cash(game)) == (2, [0, 0])


@rule("KO-21")
def test_players_move_in_turn_order_and_the_earlier_may_take_what_the_later_wanted() -> None:
    game, _ = ending("railroad-a off off off", "railroad-b off off off", "off off off", order="1 0 2")
    assert game.awaiting == (1,)
    play(game, "1: move park")
    assert game.awaiting == (0,)
    assert refused(game, 0, "move park").key == "knockout-occupied"


@rule("KO-21", "KO-20")
def test_one_that_came_to_a_railroad_in_step_1_moves_too() -> None:
    game, _ = ending("chance off off off", "off off off")
    play(game, "0: at railroad-b")
    assert (pending(game), on(game, 0).split()[0]) == (["railroad"], "railroad-b")
    play(game, "0: move park")
    assert cash(game) == [500, 0]


@rule("KO-21")
def test_nothing_else_may_be_done_first() -> None:
    game, _ = ending("railroad-a off off off", "off off off")
    for text in (AWAY, "stay", "take 0", "double park"):
        refusal = refused(game, 0, text)
        assert (refusal.key, refusal.rule) == ("knockout-railroad-first", "KO-21")
    for word in ("move", "move x", "move park boardwalk"):
        with pytest.raises(rentier.BadInput):
            game.play(0, word)


@rule("KO-21")
@pytest.mark.parametrize("code", PROPERTIES)
def test_a_moved_token_lies_wholly_on_its_property_and_on_no_other_token(code: str) -> None:
    # Tokens that overhang the property from all sides, as far as they can.
    space = BOARD.by_code[code]
    x, y = space.centre
    around = [(space.left - 1, y), (space.right + 1, y), (x, space.bottom - 1), (x, space.top + 1)]
    corners = [
        (across, along) for across in (space.left + 3, space.right - 3) for along in (space.bottom + 3, space.top - 3)
    ]
    game, _ = ending("railroad-a railroad-b off off", "off off off")
    assert isinstance(game, Knockout)
    for number, (across, along) in enumerate([*around, *corners]):
        lying = [place for place in game.places if place is not None]
        near = any((place.x - across) ** 2 + (place.y - along) ** 2 < 901 for place in lying)
        if 0 < across < 270 and not near and 2 + number < 8:
            game.put(2 + number, NOWHERE, place_at(across, along))
    game.play(0, f"move {code}")
    place = game.places[0]
    assert place is not None
    assert space.left + 15 <= place.x <= space.right - 15
    assert space.bottom + 15 <= place.y <= space.top - 15
    assert too_close(game.places) is None
    assert places(game)[0][0] == [place.x, place.y]
