"""MM-6: the first with one million in cash wins, at once."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, told
from rentier.testing.rules import rule
from track.table import BANK, balances, deeds, owner, payments

from .table import Seat, player, stars, table


def won(game: rentier.Game, seat: int) -> bool:
    """Whether a seat has won by its million, and the game is over."""
    return game.over and game.winners == (seat,) and game.ending == "million" and game.awaiting == ()


# The million


@rule("MM-6")
@pytest.mark.parametrize(("money", "wins"), [("849K", False), ("850K", True), ("900K", True)])
def test_one_million_or_more_wins_at_once(money: str, wins: bool) -> None:
    game = table(player(money, at="diamond-hills"), player(), dice="1-3")
    events = play(game, "0: roll", "0: collect")
    assert game.over == wins
    if wins:
        assert won(game, 0)
        assert kinds(events)[-1] == "won"
        assert told(events, "won")[0]["why"] == "million"
        assert refused(game, 0, "end").key == "game-over"
        assert refused(game, 1, "roll").key == "game-over"


@rule("MM-6")
def test_only_cash_counts() -> None:
    game = table(player("990K", at="castle-view", deeds="dark-blue:5 green:5 yellow"), player(), dice="3-4")
    play(game, "0: roll", "0: end")
    assert not game.over
    assert game.scores == (990_000, 372_000)


@rule("MM-6", "MM-11")
def test_the_choice_at_go_may_decide_it() -> None:
    for choice, wins in (("collect", True), ("upgrade", False)):
        game = table(player("860K", at="diamond-hills"), player(), dice="1-3")
        play(game, "0: roll", f"0: {choice}")
        assert game.over == wins
        assert stars(game, 0) == (1 if wins else 3)
    game = table(player("900K", at="diamond-hills"), player(), dice="1-3")
    play(game, "0: roll", "0: upgrade")
    assert won(game, 0)


@rule("MM-6")
def test_the_option_asks_for_two_millions() -> None:
    for money, wins in (("1.849M", False), ("1.85M", True), ("900K", False)):
        game = table(player(money, at="diamond-hills"), player(), dice="1-3", options={"target": "2m"})
        play(game, "0: roll", "0: collect")
        assert game.over == wins
        assert game.view(0)["target"] == 2_000_000


# At any moment


@rule("MM-6")
def test_rent_wins_on_anothers_turn() -> None:
    game = table(player(at="jail"), player("980K", deeds="palace-gardens"), dice="1-2")
    play(game, "0: roll")
    assert won(game, 1)


@rule("MM-6")
def test_a_fortune_card_wins_before_the_purchase() -> None:
    game = table(player("950K", at="jail"), player(), dice="1-2", fortune="palace-gardens=dividend")
    play(game, "0: roll")
    assert won(game, 0)
    assert owner(game, "palace-gardens") == BANK


@rule("MM-6")
@pytest.mark.parametrize("who", [0, 1])
def test_a_card_wins_for_whoever_it_pays(who: int) -> None:
    money = ["372K", "372K"]
    money[who] = "960K" if who else "980K"
    chance = "lost-bet" if who else "tax-refund"
    game = table(player(money[0]), player(money[1]), dice="2-3", chance=chance)
    play(game, "0: roll")
    assert won(game, who)


# The space ahead is not yet a debt


@rule("MM-6", "MM-11")
@pytest.mark.parametrize("theirs", ["light-blue:5", "light-blue"])
def test_the_salary_wins_before_the_rent_of_the_space_ahead(theirs: str) -> None:
    game = table(player("850K", at="diamond-hills"), player(deeds=theirs), dice="2-6")
    events = play(game, "0: roll", "0: collect")
    assert won(game, 0)
    assert payments(events) == ["-1 > 0 150K salary"]


@rule("MM-6")
def test_the_salary_wins_before_the_card_of_the_space_ahead() -> None:
    game = table(player("850K", at="diamond-hills"), player(), dice="4-5", chance="tax-demand")
    events = play(game, "0: roll", "0: collect")
    assert won(game, 0)
    assert "drew-card" not in kinds(events)


# Debts


def owing(money: str, *others: Seat) -> rentier.Game:
    """Set up a game whose first player owes the second the 550K of a hotel on Fortune Valley, with less cash."""
    game = table(player(money, at="lifestyle-3", deeds="brown bling-beach"), *others, dice="1-2")
    play(game, "0: roll")
    assert pending(game)["kind"] == "payment"
    return game


@rule("MM-6")
def test_money_received_while_owing_counts_only_after_the_debt_is_paid() -> None:
    game = owing("500K", player("0K", deeds="dark-blue:5"), player("900K"))
    events = play(game, "0: offer 2 bling-beach 600K", "2: accept")
    # 1.1M for a moment, of which 550K are owed.
    assert payments(events) == ["2 > 0 600K deal", "0 > 1 550K rent"]
    assert not game.over
    assert balances(game) == ["550K", "550K", "300K"]


@rule("MM-6")
def test_paying_may_make_the_creditor_the_winner() -> None:
    game = owing("500K", player("450K", deeds="dark-blue:5"), player("900K"))
    play(game, "0: offer 2 bling-beach 600K", "2: accept")
    assert won(game, 1)


@rule("MM-6", "MM-43")
def test_what_a_bankrupt_leaves_may_make_the_creditor_a_millionaire() -> None:
    game = table(player("100K", at="lifestyle-3"), player("900K", deeds="dark-blue:5"), player(), dice="1-2")
    play(game, "0: roll", "0: bankrupt")
    assert won(game, 1)
    game = table(player("99K", at="lifestyle-3"), player("900K", deeds="dark-blue:5"), player(), dice="1-2")
    play(game, "0: roll", "0: bankrupt")
    assert not game.over


# Deals


@rule("MM-6", "MM-23")
def test_a_deal_may_win() -> None:
    game = table(player("900K", deeds="motor-drive"), player())
    play(game, "0: offer 1 motor-drive 100K", "1: accept")
    assert won(game, 0)


@rule("MM-6", "MM-42")
def test_a_deal_is_one_payment_with_its_10_percent() -> None:
    # 1M in hand for a moment, and 12K of it for the mortgage that comes along.
    game = table(player("900K", deeds="motor-drive"), player(deeds="bling-beach*"))
    play(game, "0: offer 1 motor-drive 100K,bling-beach", "1: accept")
    assert not game.over
    assert balances(game) == ["988K", "272K"]
    assert deeds(game, 0) == "bling-beach*"
    game = table(player("912K", deeds="motor-drive"), player(deeds="bling-beach*"))
    play(game, "0: offer 1 motor-drive 100K,bling-beach", "1: accept")
    assert won(game, 0)
    assert balances(game) == ["1M", "272K"]


@rule("MM-6", "MM-42")
def test_lifting_at_once_is_part_of_the_deal_too() -> None:
    game = table(player("900K", deeds="motor-drive"), player(deeds="bling-beach*"))
    play(game, "0: offer 1 motor-drive 171K,bling-beach 0 bling-beach", "1: accept")
    assert not game.over
    assert balances(game)[0] == "999K"
    game = table(player("900K", deeds="motor-drive"), player(deeds="bling-beach*"))
    play(game, "0: offer 1 motor-drive 172K,bling-beach 0 bling-beach", "1: accept")
    assert won(game, 0)


@rule("MM-6", "MM-42")
def test_the_other_sides_10_percent_does_not_keep_one_from_winning() -> None:
    game = table(player("900K", deeds="bling-beach*"), player())
    play(game, "0: offer 1 bling-beach 100K", "1: accept")
    assert won(game, 0)
    # The whole deal is done, with the 12K for the bank.
    assert balances(game) == ["1M", "260K"]


# Several payers and payees


@rule("MM-6")
def test_several_payers_pay_from_the_left_until_somebody_wins() -> None:
    game = table(
        player(), player("970K", at="jail"), player(), player(), turn=1, dice="1-2", fortune="palace-gardens=collection"
    )
    events = play(game, "1: roll")
    assert payments(events) == ["2 > 1 20K card", "3 > 1 20K card"]
    assert won(game, 1)
    assert balances(game) == ["372K", "1.01M", "352K", "352K"]


@rule("MM-6")
@pytest.mark.parametrize("code", ["dinner-party", "round-of-drinks"])
def test_several_payees_are_paid_from_the_left_until_somebody_wins(code: str) -> None:
    players = [player("990K"), player(), player(), player("990K")]
    if code == "dinner-party":
        game = table(*players, turn=2, dice="2-3", chance=code)
    else:
        players[2] = player(at="jail")
        game = table(*players, turn=2, dice="1-2", fortune=f"palace-gardens={code}")
    events = play(game, "2: roll")
    # The third player's left is the fourth, who wins before the first is paid.
    assert payments(events) == ["2 > 3 10K card"]
    assert won(game, 3)
    assert balances(game)[0] == "990K"


@rule("MM-6")
@pytest.mark.parametrize("code", ["gala", "charity-ball"])
def test_cards_that_take_from_each_stop_too(code: str) -> None:
    if code == "gala":
        game = table(player("985K", at="jail"), player(), player(), player(), dice="2-3", lifestyle=code)
    else:
        game = table(player("985K"), player(), player(), player(), dice="2-3", chance=code)
    events = play(game, "0: roll")
    assert payments(events) == ["1 > 0 10K card", "2 > 0 10K card"]
    assert won(game, 0)


@rule("MM-6")
def test_the_million_is_looked_at_when_money_comes_in_and_not_before() -> None:
    # Spending from 999K and getting it back one day does not make a million.
    game = table(player("999K", deeds="dark-blue"), player())
    play(game, "0: build fortune-valley")
    assert not game.over
    assert offered(game, 0)[0] == "roll"
