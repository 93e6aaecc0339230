"""What Knockout says follows from an action, before it is done."""

from __future__ import annotations

import pytest

from playing import stakes

from .table import AWAY, WEAK, aimed, ending, table

PLAIN, COST, GAIN = "plain", "cost", "gain"


def test_an_aim_says_what_the_place_is_worth() -> None:
    game = table("", "")
    assert stakes(game, 0, aimed(game, "boardwalk")) == {
        "brings": {"space": "boardwalk", "amount": 500, "weight": GAIN},
    }


def test_the_last_property_of_a_colour_brings_the_bonus_too() -> None:
    game = table("park", "off", slid=2)
    found = stakes(game, 0, aimed(game, "boardwalk"))["brings"]
    assert isinstance(found["amount"], int)
    assert found["amount"] > 500


def test_a_place_that_a_team_before_in_the_order_has_earns_nothing() -> None:
    game = table("boardwalk", "", order="0 1", slid=1)
    found = stakes(game, 1, aimed(game, "boardwalk"))
    assert found == {"taken": {"space": "boardwalk", "seats": [0], "weight": COST}}
    later = table("off", "boardwalk", order="0 1", slid=2)
    assert stakes(later, 0, aimed(later, "boardwalk"))["brings"]["amount"] == 500


def test_a_property_is_collected_for_only_once() -> None:
    game = table("boardwalk", "off", slid=2)
    assert stakes(game, 0, aimed(game, "boardwalk")) == {"once": {"space": "boardwalk", "weight": COST}}


def test_a_house_needs_a_property() -> None:
    bare = table("", "")
    assert stakes(bare, 0, aimed(bare, "house-a")) == {"bare-house": {"space": "house-a", "weight": COST}}
    game = table("boardwalk", "off", slid=2)
    assert stakes(game, 0, aimed(game, "house-a"))["brings"]["amount"] == 500


def test_luxury_tax_and_jail_cost() -> None:
    game = table("boardwalk", "off", slid=2)
    assert stakes(game, 0, aimed(game, "luxury-tax")) == {
        "costs": {"space": "luxury-tax", "amount": 100, "weight": COST},
    }
    assert stakes(game, 0, aimed(game, "go-to-jail"))["jail"]["amount"] == 100


@pytest.mark.parametrize(("space", "kind"), [("chance", "chance"), ("railroad-a", "railroad")])
def test_what_comes_later_is_said(space: str, kind: str) -> None:
    game = table("", "")
    assert stakes(game, 0, aimed(game, space)) == {"later": {"space": space, "kind": kind, "weight": PLAIN}}


def test_slides_that_go_nowhere_say_so() -> None:
    game = table("", "")
    assert stakes(game, 0, AWAY) == {"off": {"weight": COST}}
    assert stakes(game, 0, WEAK) == {"weak": {"weight": PLAIN}}
    assert stakes(game, 0, "slide 135 100 0 450") == {"short": {"weight": COST}}


def test_bail_says_what_is_left_and_staying_that_nothing_is_earned() -> None:
    game = table("jail", "", cash=[300, 0], slid=1, stack=[{"kind": "jail", "tokens": [0]}])
    assert stakes(game, 0, "pay") == {"cash": {"was": 300, "will": 200, "weight": PLAIN}}
    assert stakes(game, 0, "stay") == {"nothing": {"weight": COST}}


def test_a_house_on_the_lesser_property_says_what_the_better_one_brings() -> None:
    game, _ = ending("off off off off", "boardwalk mediterranean house-a")
    assert stakes(game, 1, "double boardwalk").keys() == {"brings"}
    assert stakes(game, 1, "double mediterranean") == {
        "brings": {"space": "mediterranean", "amount": 100, "weight": GAIN},
        "better": {"space": "boardwalk", "amount": 500, "weight": COST},
    }


def test_a_railroad_says_what_each_property_brings() -> None:
    game, _ = ending("off off off off", "boardwalk railroad-a off")
    found = stakes(game, 1, "move park")["brings"]
    assert isinstance(found["amount"], int)
    assert found["amount"] > 500
    assert stakes(game, 1, "stand") == {"nothing": {"weight": COST}}
