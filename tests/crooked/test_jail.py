"""CC-55, CC-56: life in jail, and the ways out."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, told
from rentier.testing.rules import rule
from throwing import rolling
from track.table import at, jail, kept, owner, turn

from .table import Seat, cash, chest_pile, hand, held, payments, play, player, refused, settle, table, unchecked, why


@rule("CC-55")
def test_in_jail_one_collects_bids_builds_uses_cards_and_trades() -> None:
    prisoner = player(jail=0, deeds="brown", chance="c9", green=2)
    game = table(player(at="go"), prisoner, dice="1-2")
    play(game, "0: roll", "1: claim baltic 0")
    settle(game)
    assert cash(game, 1) == 1_560
    play(game, "1: build baltic")
    settle(game)
    play(game, "1: offer 0 mediterranean 100", "0: accept")
    settle(game)
    assert owner(game, "mediterranean") == 0
    play(game, "0: end", "1: play c9")
    unchecked(game)
    assert cash(game, 1) == 1_560 - 50 + 100 + 150


@rule("CC-55", "CC-40", "CC-41")
def test_in_jail_one_does_not_use_the_decoder() -> None:
    game = table(player(chance="c9*"), player(jail=0), player())
    play(game, "0: change 100 50,50")
    assert game.awaiting == (2,)
    assert why(refused(game, 1, "check 100")) == ("crooked-check-jail", "CC-40")
    play(game, "2: pass", "0: play c9")
    assert why(refused(game, 1, "check-card")) == ("crooked-check-jail", "CC-40")


# Paying


@rule("CC-56")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_50_at_the_start_of_any_turn_in_jail_then_roll_and_walk(turns: int) -> None:
    game = table(player(jail=turns), player(green=0))
    events = play(game, "0: pay-fine", "0: pay 50")
    assert payments(events) == ["0 > -1 50 fine"]
    assert told(events, "freed-from-jail") == [{"event": "freed-from-jail", "seat": 0, "how": "fine"}]
    assert (jail(game, 0), turn(game)) == (-1, 0)
    game = rolling(game, "4-5")
    play(game, "0: roll")
    assert at(game, 0) == "parking"


@rule("CC-56")
def test_after_paying_the_turn_is_normal_and_a_double_rolls_again() -> None:
    game = table(player(jail=0), player(green=0))
    play(game, "0: pay-fine")
    settle(game)
    game = rolling(game, "3-3")
    play(game, "0: roll")
    assert at(game, 0) == "chest-2"
    settle(game)
    assert offered(game, 0, "roll") == ["roll"]


@rule("CC-56", "CC-40")
def test_the_50_can_be_checked() -> None:
    game = table(player("50* 5x10", jail=0), player())
    play(game, "0: pay-fine", "0: pay 50*", "1: check 50")
    assert (jail(game, 0), game.awaiting) == (0, (0,))
    play(game, "0: pay 5x10", "1: pass")
    assert jail(game, 0) == -1


@rule("CC-56")
@pytest.mark.parametrize(
    ("mine", "text", "key"),
    [
        (player("20 2x10", jail=0), "pay-fine", "track-fine-money"),
        (player(jail=0), "use-card", "track-no-jail-card"),
        (player(jail=0, kept="k10"), "use-card", "track-no-jail-card"),
        (player(), "pay-fine", "track-not-in-jail"),
        (player(kept="k9"), "use-card", "track-not-in-jail"),
    ],
)
def test_what_does_not_lead_out_is_refused(mine: Seat, text: str, key: str) -> None:
    game = table(mine, player())
    assert why(refused(game, 0, text)) == (key, "CC-56")


@rule("CC-56")
def test_it_is_not_done_after_the_roll() -> None:
    game = table(player(jail=0, kept="k9"), player(), dice="1-2")
    play(game, "0: roll")
    for text in ("pay-fine", "use-card"):
        assert why(refused(game, 0, text)) == ("track-no-roll", "CC-10")
    assert jail(game, 0) == 1


@rule("CC-56")
def test_it_is_not_done_in_anothers_turn() -> None:
    game = table(player(), player(jail=0, kept="k9"))
    for text in ("pay-fine", "use-card"):
        assert why(refused(game, 1, text)) == ("not-asked", "CC-10")


# Cards


@rule("CC-56", "CC-20")
@pytest.mark.parametrize("turns", [0, 2])
def test_a_card_lets_one_out_and_goes_under_its_own_pile(turns: int) -> None:
    game = table(player(jail=turns, kept="k9"), player(), dice="4-5")
    play(game, "0: use-card")
    assert (jail(game, 0), kept(game, 0), chest_pile(game)[-1]) == (-1, "", "k9")
    play(game, "0: roll")
    assert at(game, 0) == "parking"


@rule("CC-56", "CC-50")
def test_a_card_may_be_bought_from_another_player_and_used_at_once() -> None:
    game = table(player(jail=0, green=0), player(chance="c7", green=0), dice="4-5")
    play(game, "0: offer 1 50 c7", "1: accept")
    settle(game)
    assert held(game, 0) == "c7"
    play(game, "0: play c7")
    assert jail(game, 0) == -1


# Rolling


@rule("CC-56")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_double_leads_out_and_the_turn_ends_with_that_move(turns: int) -> None:
    game = table(player(jail=turns), player(), dice="3-3", chest="k6")
    events = play(game, "0: roll")
    assert told(events, "freed-from-jail") == [{"event": "freed-from-jail", "seat": 0, "how": "double"}]
    assert (at(game, 0), jail(game, 0)) == ("chest-2", -1)
    assert offered(game, 0, "roll") == []
    assert why(refused(game, 0, "roll")) == ("track-no-roll", "CC-10")
    play(game, "0: end")
    assert turn(game) == 1


@rule("CC-56")
def test_without_a_double_one_stays() -> None:
    game = table(player(jail=0), player(), dice="1-2")
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled"]
    assert (at(game, 0), jail(game, 0), pending(game)["kind"]) == ("jail", 1, "turn")
    play(game, "0: end")
    assert turn(game) == 1


@rule("CC-56")
def test_the_third_turn_without_a_double_costs_50_and_walks_that_roll() -> None:
    game = table(player(jail=2), player(), dice="4-5")
    play(game, "0: roll")
    assert (pending(game)["kind"], game.awaiting) == ("lay", (0,))
    events = settle(game)
    assert payments(events) == ["0 > -1 50 fine"]
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("parking", -1, 1_450)


@rule("CC-56", "CC-47", "CC-60")
def test_who_lacks_the_50_of_the_third_turn_owes_it() -> None:
    game = table(player("50*", jail=2, deeds="st-charles"), player(), dice="4-5")
    play(game, "0: roll", "0: pay 50*", "1: check 50")
    assert (pending(game)["kind"], pending(game)["amount"], game.awaiting) == ("payment", 50, (0,))
    play(game, "0: sell-street st-charles")
    settle(game)
    assert (at(game, 0), hand(game, 0)) == ("parking", "20")
