"""MM-16, MM-30 and MM-31: the ways out of jail, and what goes on there."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, play, refused, told
from rentier.testing.rules import rule
from throwing import rolling
from track.table import at, balances, cash, is_mortgaged, is_out, jail, kept, levels, owner, payments, pile, turn

from .table import CHANCE, player, table


@rule("MM-30")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_double_frees_and_moves_by_it(turns: int) -> None:
    game = table(player(jail=turns), player(), dice="4-4")
    events = play(game, "0: roll")
    assert told(events, "freed-from-jail")[0]["how"] == "double"
    assert (at(game, 0), jail(game, 0)) == ("parking", -1)
    assert payments(events) == []
    assert "roll" not in offered(game, 0)


@rule("MM-30")
@pytest.mark.parametrize("turns", [0, 1])
def test_without_a_double_one_stays(turns: int) -> None:
    game = table(player(jail=turns), player(), dice="3-5")
    play(game, "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("jail", turns + 1)
    assert offered(game, 0)[0] == "end"
    assert refused(game, 0, "pay-fine").rule in ("MM-17", "MM-30")
    assert refused(game, 0, "roll").key == "track-no-roll"


@rule("MM-30")
def test_a_card_frees_and_then_one_rolls_and_moves() -> None:
    game = table(player(jail=1, kept="chance-out-of-jail"), player(), dice="3-5")
    play(game, "0: use-card")
    assert jail(game, 0) == -1
    assert pile(game, CHANCE)[-1] == "chance-out-of-jail"
    assert "end" not in offered(game, 0)
    play(game, "0: roll")
    assert at(game, 0) == "parking"


@rule("MM-30")
def test_50k_at_the_start_of_the_turn_frees_and_then_one_rolls_and_moves() -> None:
    game = table(player(jail=0), player(), dice="3-5")
    events = play(game, "0: pay-fine")
    assert payments(events) == ["0 > -1 50K fine"]
    assert jail(game, 0) == -1
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert cash(game, 0) == "322K"


@rule("MM-30", "MM-40")
def test_the_early_50k_is_paid_from_cash_and_is_no_debt() -> None:
    game = table(player("49K", jail=0, deeds="paradise-island"), player(), dice="3-5")
    assert "pay-fine" not in offered(game, 0)
    refusal = refused(game, 0, "pay-fine")
    assert (refusal.key, refusal.rule) == ("track-fine-money", "MM-30")
    assert refused(game, 0, "mortgage paradise-island").rule == "MM-40"


@rule("MM-30")
def test_it_is_paid_at_the_start_of_the_own_turn_only() -> None:
    game = table(player(jail=0), player(jail=0), dice="3-5")
    assert refused(game, 1, "pay-fine").key == "not-asked"
    play(game, "0: roll")
    refused(game, 0, "pay-fine")
    refused(game, 0, "use-card")


@rule("MM-30")
def test_who_is_free_has_nothing_to_pay_and_no_card_to_use() -> None:
    game = table(player(kept="chance-out-of-jail"), player())
    for text in ("pay-fine", "use-card"):
        assert refused(game, 0, text).rule == "MM-30"
    game = table(player(jail=0), player(kept="chance-out-of-jail"))
    assert refused(game, 0, "use-card").key == "track-no-jail-card"


@rule("MM-30")
def test_the_third_turn_without_a_double_still_ends_in_jail() -> None:
    game = table(player(jail=2), player(), dice="3-5")
    events = play(game, "0: roll")
    assert payments(events) == []
    assert (at(game, 0), jail(game, 0)) == ("jail", 3)
    play(game, "0: end")


@rule("MM-30")
def test_the_fourth_turn_begins_with_50k_and_then_one_rolls_and_moves() -> None:
    game = table(player(at="parking"), player(jail=3), dice="1-3 3-5", may_roll=False)
    events = play(game, "0: end")
    assert payments(events) == ["1 > -1 50K fine"]
    assert jail(game, 1) == -1
    assert offered(game, 1)[0] == "roll"
    assert "end" not in offered(game, 1)


@rule("MM-30")
def test_then_any_roll_moves() -> None:
    for dice in ("3-5", "4-4"):
        game = table(player(at="parking"), player(jail=3), dice=dice, may_roll=False)
        play(game, "0: end", "1: roll")
        assert at(game, 1) == "parking"


@rule("MM-30")
def test_no_card_takes_the_place_of_that_50k() -> None:
    game = table(player(at="parking"), player(jail=3, kept="chance-out-of-jail"), may_roll=False)
    events = play(game, "0: end")
    assert payments(events) == ["1 > -1 50K fine"]
    assert kept(game, 1) == "chance-out-of-jail"


@rule("MM-30", "MM-40")
def test_that_50k_is_a_debt_for_which_money_is_raised() -> None:
    game = table(
        player(at="parking"),
        player("10K", jail=3, deeds="paradise-island", kept="chance-out-of-jail"),
        dice="3-5",
        may_roll=False,
    )
    play(game, "0: end")
    assert game.awaiting == (1,)
    assert pending(game)["kind"] == "payment"
    assert refused(game, 1, "roll").rule == "MM-40"
    assert refused(game, 1, "use-card").rule in ("MM-30", "MM-40")
    play(game, "1: mortgage paradise-island")
    assert is_mortgaged(game, "paradise-island")
    assert (cash(game, 1), jail(game, 1)) == ("60K", -1)
    play(game, "1: roll")
    assert at(game, 1) == "parking"


@rule("MM-30", "MM-43")
def test_who_cannot_pay_that_50k_is_bankrupt_to_the_bank() -> None:
    game = table(player(at="parking"), player("49K", jail=3), player(), may_roll=False)
    play(game, "0: end", "1: bankrupt")
    assert is_out(game, 1)
    assert turn(game) == 2


@rule("MM-30")
def test_the_whole_stay_from_beginning_to_end() -> None:
    rest = "orange red yellow green dark-blue"
    game = table(player(at="bling-beach"), player(at="parking", deeds=rest), dice="1-1")
    play(game, "0: roll", "0: end")
    # Meanwhile the other player walks over their own properties.
    for turns, dice in enumerate(("1-2", "1-1", "1-1"), start=1):
        game = rolling(game, dice)
        play(game, "1: roll", "1: end")
        game = rolling(game, "3-5")
        play(game, "0: roll", "0: end")
        assert jail(game, 0) == turns
    game = rolling(game, "1-2 3-5")
    events = play(game, "1: roll", "1: end")
    assert payments(events) == ["0 > -1 50K fine"]
    play(game, "0: roll")
    assert at(game, 0) == "parking"


# What goes on in jail


@rule("MM-31")
def test_rent_is_collected_in_jail() -> None:
    game = table(player(at="jail"), player(jail=1, deeds="palace-gardens"), dice="1-2")
    assert payments(play(game, "0: roll")) == ["0 > 1 20K rent"]


@rule("MM-31")
def test_one_bids_in_jail() -> None:
    game = table(player(at="jail"), player(jail=1), dice="1-2")
    play(game, "0: roll", "0: leave", "1: bid 2K", "0: pass")
    assert owner(game, "palace-gardens") == 1


@rule("MM-31")
def test_one_builds_deals_lifts_and_uses_kept_cards_in_jail() -> None:
    game = table(player(), player(jail=1, deeds="dark-blue motor-drive* bling-beach", held="free-house"))
    play(game, "1: build fortune-valley", "1: free-house paradise-island", "1: lift motor-drive")
    assert levels(game, "dark-blue") == [1, 1]
    assert not is_mortgaged(game, "motor-drive")
    play(game, "1: offer 0 bling-beach 20K", "0: accept")
    assert owner(game, "bling-beach") == 0
    assert balances(game) == ["352K", "326K"]
    assert jail(game, 1) == 1


@rule("MM-6", "MM-31")
def test_one_wins_in_jail() -> None:
    game = table(player(at="jail"), player("980K", jail=1, deeds="palace-gardens"), dice="1-2")
    events = play(game, "0: roll")
    assert game.winners == (1,)
    assert kinds(events)[-1] == "won"
