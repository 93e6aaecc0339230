"""MM-43: going bankrupt to a player and to the bank, and leaving for good."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, play, refused, told, view
from rentier.testing.rules import rule
from track.table import BANK, at, balances, cash, deeds, is_out, kept, levels, owner, payments, pile, stock, turn

from .table import CHANCE, DEEDS, LIFESTYLE, buried, held, laid, player, spent, table

# To a player


@rule("MM-43")
def test_a_creditor_gets_money_deeds_with_their_mortgages_and_cards_out_of_jail() -> None:
    game = table(
        player("15K", at="jail", deeds="motor-drive* bling-beach*", kept="chance-out-of-jail"),
        player("100K", deeds="palace-gardens"),
        player(),
        dice="1-2",
    )
    events = play(game, "0: roll", "0: bankrupt")
    # Nothing is due for the mortgages at once.
    assert payments(events) == ["0 > 1 15K bankruptcy"]
    assert balances(game) == ["0K", "115K", "372K"]
    assert deeds(game, 1) == "motor-drive* palace-gardens bling-beach*"
    assert kept(game, 1) == "chance-out-of-jail"
    assert told(events, "went-bankrupt")[0]["creditor"] == 1
    assert is_out(game, 0)


@rule("MM-42", "MM-43")
def test_lifting_what_was_inherited_costs_the_usual() -> None:
    game = table(
        player("15K", at="jail", deeds="motor-drive*"), player("100K", deeds="palace-gardens"), player(), dice="1-2"
    )
    play(game, "0: roll", "0: bankrupt")
    assert payments(play(game, "1: lift motor-drive")) == ["1 > -1 6K lift"]


# To the bank


@rule("MM-43")
def test_to_the_bank_the_deeds_go_back_unmortgaged_and_are_open_to_buy_again() -> None:
    game = table(
        player("19K", deeds="motor-drive* bling-beach*", kept="chance-out-of-jail lifestyle-out-of-jail"),
        player(at="go"),
        player(),
        dice="2-3",
        chance="tax-demand",
    )
    events = play(game, "0: roll", "0: bankrupt")
    assert "auction-opened" not in kinds(events)
    for code in ("motor-drive", "bling-beach"):
        assert owner(game, code) == BANK
        assert laid(game, code) == ""
    assert deeds(game, BANK).count("*") == 0
    assert pile(game, CHANCE)[-1] == "chance-out-of-jail"
    assert pile(game, LIFESTYLE)[-1] == "lifestyle-out-of-jail"
    assert told(events, "went-bankrupt")[0]["creditor"] == BANK


@rule("MM-43")
def test_who_lands_there_later_buys_it_without_a_fortune_card() -> None:
    game = table(
        player("0K", deeds="palace-gardens*"), player(at="jail"), player(), dice="2-3 1-2", chance="tax-demand"
    )
    events = play(game, "0: roll", "0: bankrupt", "1: roll", "1: buy")
    assert "found-fortune" not in kinds(events)
    assert payments(events) == ["1 > -1 40K deed"]
    assert deeds(game, 1) == "palace-gardens"


@rule("MM-43")
def test_kept_fortune_cards_are_discarded_unseen() -> None:
    game = table(
        player("15K", at="jail", held="takeover veto"), player("100K", deeds="palace-gardens"), player(), dice="1-2"
    )
    before = spent(game)
    events = play(game, "0: roll", "0: bankrupt")
    assert held(game, 0) == held(game, 1) == ""
    assert buried(game) == ["takeover", "veto"]
    assert spent(game) == before
    assert sorted(told(events, "discarded-fortune", 0)[0]["cards"]) == ["takeover", "veto"]  # type: ignore[call-overload]
    for other in (1, 2, None):
        seen = told(events, "discarded-fortune", other)[0]
        assert "cards" not in seen
        assert seen["count"] == 2
        assert view(game, other)["buried"] == [{"by": 0, "sort": "kept"}] * 2
    assert {entry["card"] for entry in view(game, 0)["buried"]} == {"takeover", "veto"}


# Several debts


@rule("MM-43")
def test_paying_several_is_one_debt_after_the_other() -> None:
    game = table(
        player("15K", at="jail", deeds="motor-drive*"),
        player(),
        player(),
        player(),
        dice="1-2",
        fortune="palace-gardens=round-of-drinks",
    )
    events = play(game, "0: roll")
    assert payments(events) == ["0 > 1 10K card"]
    events = play(game, "0: bankrupt")
    # Bankrupt to the second; the third gets nothing.
    assert payments(events) == ["0 > 2 5K bankruptcy"]
    assert owner(game, "motor-drive") == 2
    assert balances(game) == ["0K", "382K", "377K", "372K"]


@rule("MM-43")
def test_the_rest_of_a_card_and_the_purchase_fall_away() -> None:
    game = table(player("5K", at="jail"), player(), player(), dice="1-2", fortune="palace-gardens=round-of-drinks")
    events = play(game, "0: roll", "0: bankrupt")
    assert "auction-opened" not in kinds(events)
    assert owner(game, "palace-gardens") == BANK
    assert pending(game)["kind"] == "turn"
    assert turn(game) == 1


@rule("MM-43")
def test_bankrupt_on_the_own_turn_ends_it() -> None:
    game = table(
        player("5K", at="jail"),
        player(deeds="palace-gardens"),
        player(),
        dice="1-2",
        options={"doubles_roll_again": "yes"},
        doubles=1,
        fresh=False,
    )
    play(game, "0: roll", "0: bankrupt")
    assert turn(game) == 1
    assert game.awaiting == (1,)


@rule("MM-43")
def test_bankrupt_on_anothers_turn_the_turn_goes_on() -> None:
    game = table(player(at="jail"), player("5K"), player(), dice="1-2", fortune="palace-gardens=collection")
    play(game, "0: roll")
    assert game.awaiting == (1,)
    events = play(game, "1: bankrupt")
    assert payments(events) == ["1 > 0 5K bankruptcy", "2 > 0 20K card"]
    assert turn(game) == 0
    assert pending(game)["kind"] == "buy"
    play(game, "0: buy", "0: end")
    assert turn(game) == 2


# Out


@rule("MM-43")
def test_who_is_out_is_asked_nothing_and_may_do_nothing() -> None:
    game = table(player(), player("0K", out=True), player())
    assert offered(game, 1) == []
    assert game.forms(1) == []
    for text in ("roll", "offer 0 - motor-drive", "bid 1K", "cancel", "take motor-drive"):
        refusal = refused(game, 1, text)
        assert (refusal.key, refusal.rule) == ("track-out", "MM-43")


@rule("MM-43")
def test_the_last_player_left_wins() -> None:
    game = table(player("5K", at="jail"), player("10K", deeds="palace-gardens"), dice="1-2")
    events = play(game, "0: roll", "0: bankrupt")
    assert game.over
    assert game.winners == (1,)
    assert game.ending == "last"
    assert kinds(events)[-1] == "won"
    assert refused(game, 1, "roll").key == "game-over"


@rule("MM-43")
def test_with_two_left_the_game_goes_on() -> None:
    game = table(player("5K", at="jail"), player("10K", deeds="palace-gardens"), player(), dice="1-2")
    play(game, "0: roll", "0: bankrupt")
    assert not game.over


# Leaving for good


@rule("MM-43")
def test_who_leaves_for_good_is_bankrupt_to_the_bank() -> None:
    game = table(player(deeds="dark-blue:2 motor-drive*", held="veto"), player(), player())
    play(game, "0: resign")
    assert is_out(game, 0)
    assert all(owner(game, code) == BANK for code in DEEDS)
    assert levels(game, "dark-blue") == [0, 0]
    assert stock(game) == (32, 12)
    assert buried(game) == ["veto"]
    assert cash(game, 0) == "0K"
    assert turn(game) == 1


@rule("MM-43")
def test_who_leaves_in_debt_is_bankrupt_to_the_creditor() -> None:
    game = table(player("5K", at="jail", deeds="motor-drive"), player(deeds="palace-gardens"), player(), dice="1-2")
    play(game, "0: roll", "0: resign")
    assert owner(game, "motor-drive") == 1
    assert balances(game) == ["0K", "377K", "372K"]


@rule("MM-43")
def test_who_leaves_before_a_purchase_leaves_the_card_that_waits_unseen() -> None:
    game = table(player(at="jail"), player(), player(), dice="1-2", fortune="palace-gardens=chauffeur")
    events = play(game, "0: roll", "0: resign")
    assert "used-fortune" not in kinds(events)
    assert buried(game) == ["chauffeur"]
    assert view(game, 1)["buried"] == [{"by": 0, "sort": "after"}]
    assert at(game, 0) == "palace-gardens"
    assert turn(game) == 1


@rule("MM-43")
@pytest.mark.parametrize("steps", [("0: roll", "0: leave"), ("0: offer 1 motor-drive 5K",)])
def test_nobody_leaves_while_others_wait_for_something_else(steps: tuple[str, ...]) -> None:
    game = table(player(at="jail", deeds="motor-drive"), player(), player(), dice="1-2")
    play(game, *steps)
    refusal = refused(game, 2, "resign")
    assert (refusal.key, refusal.rule) == ("track-resign-not-now", "MM-43")
