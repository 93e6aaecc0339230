"""CC-10 … CC-17: rolling, doubles, GO, trains, and the spaces on which nothing happens."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, told
from rentier.testing.rules import rule
from throwing import rolling
from track.table import BANK, at, jail, owner, turn

from .table import PLACES, balances, cash, green, hand, payments, play, player, refused, settle, table, why

# Rolling


@rule("CC-10")
def test_a_roll_moves_the_token_by_its_total() -> None:
    game = table(player(at="parking"), player(), dice="3-5")
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled", "moved"]
    assert (at(game, 0), pending(game)["kind"]) == ("marvin", "buy")


@rule("CC-10")
def test_a_turn_ends_when_its_player_says_so_and_goes_on_to_the_left() -> None:
    game = table(player(at="virginia"), player(), player(), dice="2-4")
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert game.awaiting == (0,)
    assert why(refused(game, 0, "roll")) == ("track-no-roll", "CC-10")
    play(game, "0: end")
    assert (turn(game), game.awaiting) == (1, (1,))


@rule("CC-10")
def test_the_turn_does_not_end_before_the_roll() -> None:
    game = table(player(), player())
    assert why(refused(game, 0, "end")) == ("track-roll-first", "CC-10")
    assert why(refused(game, 1, "roll")) == ("not-asked", "CC-10")


@rule("CC-10")
def test_a_double_gives_another_roll() -> None:
    game = table(player(at="states"), player(), dice="2-2 1-2", chest="k6")
    play(game, "0: roll")
    assert at(game, 0) == "chest-2"
    assert why(refused(game, 0, "end")) == ("track-roll-first", "CC-10")
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert why(refused(game, 0, "roll")) == ("track-no-roll", "CC-10")


@rule("CC-10", "CC-17")
def test_the_third_double_goes_to_jail_without_moving() -> None:
    game = table(player(at="states"), player(), doubles=2, dice="4-4")
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled", "went-to-jail"]
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)
    assert offered(game, 0, "roll") == []
    play(game, "0: end")
    assert turn(game) == 1


# GO


@rule("CC-11")
@pytest.mark.parametrize(("place", "goal"), [("park", "chest-1"), ("chance-3", "go")])
def test_go_pays_200_when_passed_and_when_reached(place: str, goal: str) -> None:
    steps = (PLACES.index(goal) - PLACES.index(place)) % 36
    dice = f"1-{steps - 1}"
    game = table(player(at=place), player(), dice=dice, chest="k6")
    events = play(game, "0: roll")
    assert payments(events)[0] == "-1 > 0 200 salary"
    assert cash(game, 0) == 1_700 + (20 if goal == "chest-1" else 0)


@rule("CC-11")
@pytest.mark.parametrize("tokens", [0, 1])
def test_go_turns_red_tokens_green(tokens: int) -> None:
    game = table(player(at="chance-3", green=tokens), player(green=0), dice="1-2")
    events = play(game, "0: roll")
    assert green(game) == [2, 0]
    assert told(events, "tokens-turned") == [{"event": "tokens-turned", "seat": 0}]


@rule("CC-11")
def test_green_tokens_stay_green() -> None:
    game = table(player(at="chance-3"), player(), dice="1-2")
    events = play(game, "0: roll")
    assert green(game) == [2, 2]
    assert "tokens-turned" not in kinds(events)


@rule("CC-11")
def test_who_does_not_reach_go_gets_nothing() -> None:
    game = table(player(at="chance-3", green=0), player(deeds="boardwalk"), dice="1-1")
    events = play(game, "0: roll")
    assert payments(events) == []
    assert green(game) == [0, 2]


# Trains


@rule("CC-15")
def test_a_train_goes_on_to_the_next_street_that_nobody_owns() -> None:
    game = table(player(at="go"), player(deeds="oriental vermont connecticut st-charles"), dice="1-3")
    events = play(game, "0: roll")
    assert [it["space"] for it in told(events, "moved")] == ["train-1", "states"]
    assert at(game, 0) == "states"
    assert told(events, "took-train") == [{"event": "took-train", "seat": 0, "space": "states"}]
    assert pending(game)["kind"] == "buy"
    play(game, "0: buy")
    settle(game)
    assert (owner(game, "states"), cash(game, 0)) == (0, 1_360)


@rule("CC-15")
def test_the_street_may_be_left_to_an_auction() -> None:
    game = table(player(at="go"), player(), dice="1-3")
    play(game, "0: roll", "0: leave", "1: bid 10", "0: pass")
    settle(game)
    assert (owner(game, "oriental"), cash(game, 1)) == (1, 1_490)


@rule("CC-15")
def test_a_train_skips_own_streets_too_and_takes_no_rent_on_the_way() -> None:
    game = table(player(at="go", deeds="oriental"), player(deeds="vermont"), dice="1-3")
    events = play(game, "0: roll")
    assert at(game, 0) == "connecticut"
    assert "rent-due" not in kinds(events)


@rule("CC-15", "CC-11")
def test_go_passed_by_train_pays() -> None:
    game = table(player(at="chest-3", green=0), player(deeds="park boardwalk"), dice="1-1")
    events = play(game, "0: roll")
    assert [it["space"] for it in told(events, "moved")] == ["train-4", "mediterranean"]
    assert payments(events) == ["-1 > 0 200 salary"]
    assert green(game)[0] == 2
    assert pending(game)["kind"] == "buy"


@rule("CC-15")
def test_a_train_after_a_double_leaves_the_next_roll() -> None:
    game = table(player(at="go"), player(), dice="2-2")
    play(game, "0: roll", "0: leave", "1: pass", "0: pass")
    assert offered(game, 0, "roll") == ["roll"]


# Nothing happens


@rule("CC-16")
@pytest.mark.parametrize(("place", "dice", "goal"), [("virginia", "2-4", "parking"), ("go", "4-5", "jail")])
def test_on_free_parking_and_as_a_visitor_nothing_happens(place: str, dice: str, goal: str) -> None:
    game = table(player(at=place), player(), dice=dice)
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled", "moved"]
    assert (at(game, 0), jail(game, 0), balances(game)) == (goal, -1, [1_500, 1_500])
    assert pending(game)["kind"] == "turn"


# To jail


@rule("CC-17")
def test_the_space_sends_to_jail_and_ends_the_turn_even_after_a_double() -> None:
    game = table(player(at="train-3", green=0), player(), dice="2-2")
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled", "moved", "went-to-jail"]
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("jail", 0, 1_500)
    assert green(game)[0] == 0
    assert offered(game, 0, "roll") == []
    play(game, "0: end")
    assert turn(game) == 1


@rule("CC-17", "CC-55")
def test_who_is_sent_to_jail_in_anothers_turn_does_not_end_it() -> None:
    game = table(player(at="parking", chance="c12"), player(at="atlantic"), dice="1-2")
    play(game, "0: play c12 1")
    settle(game)
    assert (jail(game, 1), at(game, 1)) == (0, "jail")
    assert (turn(game), offered(game, 0, "roll")) == (0, ["roll"])


# Buying


@rule("CC-12")
def test_a_street_without_an_owner_is_bought_for_its_price() -> None:
    game = table(player(at="chance-3"), player(), dice="1-1")
    play(game, "0: roll")
    assert pending(game) | {"price": 400} == pending(game)
    events = play(game, "0: buy")
    assert owner(game, "boardwalk") == BANK
    events += play(game, "0: pay 3x100 50 3x10 20")
    assert owner(game, "boardwalk") == BANK
    events += play(game, "1: pass")
    assert owner(game, "boardwalk") == 0
    assert payments(events) == ["0 > -1 400 deed"]
    assert hand(game, 0) == "500 500 50 50"


@rule("CC-12")
def test_who_cannot_pay_the_price_cannot_buy() -> None:
    game = table(player("3x100 50 20 2x10", at="chance-3"), player(), dice="1-1")
    play(game, "0: roll")
    assert offered(game, 0) == ["leave"]
    assert why(refused(game, 0, "buy")) == ("track-buy-money", "CC-12")


@rule("CC-13")
def test_an_own_street_costs_nothing() -> None:
    game = table(player(at="chance-3", deeds="boardwalk"), player(), dice="1-1")
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled", "moved"]


@rule("CC-10")
def test_a_double_after_a_purchase_still_rolls() -> None:
    game = table(player(at="chance-3"), player(), dice="1-1")
    play(game, "0: roll", "0: buy")
    settle(game)
    game = rolling(game, "1-2")
    play(game, "0: roll")
    assert at(game, 0) == "chest-1"
