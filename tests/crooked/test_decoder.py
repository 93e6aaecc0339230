"""CC-40, CC-42, CC-46: who may check which note, when, at what price, and what becomes of it."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told, view
from rentier.testing.rules import rule
from track.table import BANK, jail, owner

from .table import (
    Seat,
    bank_pile,
    cash,
    green,
    hand,
    on_table,
    payments,
    play,
    player,
    refused,
    settle,
    table,
    unchecked,
    why,
)


def laid(notes: str, *others: Seat, hand_of_payer: str = "500 100* 100 50* 20* 20 3x10") -> rentier.Game:
    """Set up a player who buys Baltic Avenue (60) and has laid these notes."""
    game = table(player(hand_of_payer), *others, dice="1-2")
    play(game, "0: roll", "0: buy", f"0: pay {notes}")
    return game


# Checking a note


@rule("CC-40", "CC-42")
def test_a_check_turns_a_green_token_red_and_shows_the_note() -> None:
    game = laid("50* 10", player(), player())
    events = play(game, "1: check 50")
    assert green(game) == [2, 1, 2]
    assert told(events, "note-checked") == [
        {"event": "note-checked", "seat": 1, "target": 0, "amount": 50, "is_fake": True}
    ]
    for reader in (None, 0, 1, 2):
        assert view(game, reader)["pending"][-1]["checked"] == ["fake", ""]


@rule("CC-40")
def test_the_checker_keeps_a_fake_and_the_payer_completes() -> None:
    game = laid("50* 10", player("10"), player("10"))
    events = play(game, "1: check 50", "2: pass")
    assert told(events, "fake-taken") == [{"event": "fake-taken", "seat": 1, "target": 0, "amount": 50}]
    assert hand(game, 1) == "50* 10"
    assert (on_table(game), game.awaiting) == ("10", (0,))
    assert owner(game, "baltic") == BANK
    play(game, "0: pay 20 20* 10")
    unchecked(game)
    assert (owner(game, "baltic"), cash(game, 0)) == (0, 820 - 50 - 60)


@rule("CC-40")
def test_a_real_note_is_said_to_be_real_and_nothing_else_happens() -> None:
    game = laid("100", player("10", green=1))
    events = play(game, "1: check 100")
    assert told(events, "note-checked")[0]["is_fake"] is False
    assert (hand(game, 1), green(game)) == ("10", [2, 0])
    assert owner(game, "baltic") == 0
    assert cash(game, 0) == 820 - 60


@rule("CC-40")
def test_unchecked_a_fake_pays_in_full() -> None:
    game = laid("50* 10", player(), player())
    unchecked(game)
    assert owner(game, "baltic") == 0
    assert (bank_pile(game, 50)[-1], bank_pile(game, 10)[-1]) == ("50*", "10")


@rule("CC-40")
def test_a_fake_that_one_knows_may_be_paid_with() -> None:
    game = table(player("50*! 10"), player(), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50*! 10", "1: pass")
    assert owner(game, "baltic") == 0


@rule("CC-40")
def test_a_caught_fake_is_an_ordinary_note_that_can_be_paid_and_caught_again() -> None:
    game = laid("50* 10", player("10"), player("10"))
    play(game, "1: check 50", "2: pass")
    settle(game)
    assert hand(game, 1) == "50* 10"
    play(game, "0: end")
    paid = game.copy()
    play(paid, "1: change 50* 20,20,10", "2: pass", "0: pass")
    assert (hand(paid, 1), bank_pile(paid, 50)[-1]) == ("20 20 10 10", "50*")
    events = play(game, "1: change 50* 20,20,10", "2: check 50")
    assert told(events, "fake-taken") == [{"event": "fake-taken", "seat": 2, "target": 1, "amount": 50}]
    assert (hand(game, 1), hand(game, 2)) == ("10", "50* 10")


# Who may check


@rule("CC-40")
def test_nobody_checks_own_notes() -> None:
    game = laid("50* 10", player(), player())
    assert why(refused(game, 0, "check 50")) == ("crooked-check-own", "CC-40")


@rule("CC-40", "CC-55")
def test_nobody_checks_from_jail() -> None:
    game = laid("50* 10", player(jail=0), player())
    assert game.awaiting == (2,)
    assert why(refused(game, 1, "check 50")) == ("crooked-check-jail", "CC-40")
    assert jail(game, 1) == 0


@rule("CC-42")
def test_nobody_checks_without_a_green_token() -> None:
    game = laid("50* 10", player(green=0), player())
    assert game.awaiting == (2,)
    assert why(refused(game, 1, "check 50")) == ("crooked-check-no-token", "CC-42")


@rule("CC-40")
@pytest.mark.parametrize("value", [500, 100, 20])
def test_only_notes_that_are_offered_are_checked(value: int) -> None:
    game = laid("50* 10", player(), player())
    assert why(refused(game, 1, f"check {value}")) == ("crooked-check-not-offered", "CC-40")


@rule("CC-40")
def test_there_is_nothing_to_check_when_nothing_is_paid() -> None:
    game = table(player(), player())
    assert why(refused(game, 1, "check 500")) == ("crooked-check-nothing", "CC-40")
    assert why(refused(game, 0, "check-card")) == ("crooked-check-nothing", "CC-40")


@rule("CC-40", "CC-46")
def test_it_is_too_late_when_the_payment_is_done() -> None:
    game = laid("50* 10", player(), player())
    unchecked(game)
    assert why(refused(game, 1, "check 50")) == ("crooked-check-nothing", "CC-40")


@rule("CC-40")
@pytest.mark.parametrize("text", ["check", "check 30", "check 50#1", "check x"])
def test_a_check_names_a_value(text: str) -> None:
    game = laid("50* 10", player(), player())
    with pytest.raises(rentier.BadInput):
        game.play(1, text)
    assert green(game) == [2, 2, 2]


@rule("CC-46")
def test_the_others_are_asked_once_each_from_the_left_of_the_payer() -> None:
    game = table(player(green=1), player(), player(green=1), turn=1, dice="1-2")
    play(game, "1: roll", "1: buy", "1: pay 50 10")
    assert game.awaiting == (2,)
    assert offered(game, 2) == ["pass", "check 50", "check 10"]
    assert why(refused(game, 0, "check 50")) == ("crooked-check-asked", "CC-46")
    play(game, "2: pass")
    assert game.awaiting == (0,)
    assert why(refused(game, 2, "check 50")) == ("crooked-check-asked", "CC-46")
    play(game, "0: pass")
    assert pending(game)["kind"] == "turn"


@rule("CC-46")
def test_the_payee_is_asked_too() -> None:
    game = table(player("100*"), player("10", deeds="brown"), claims=["1: baltic 0 60"], may_roll=False)
    play(game, "1: claim baltic 0", "0: pay 100*")
    assert game.awaiting == (1,)
    play(game, "1: check 100")
    assert hand(game, 1) == "100* 10"
    assert pending(game)["kind"] == "payment"


@rule("CC-46", "CC-42")
def test_one_check_a_window_and_one_token_a_check() -> None:
    game = laid("20* 20 2x10", player(), player())
    play(game, "1: check 10")
    assert game.awaiting == (2,)
    assert why(refused(game, 1, "check 20")) == ("crooked-check-asked", "CC-46")
    play(game, "2: check 20")
    assert green(game) == [2, 1, 1]


@rule("CC-46")
def test_a_note_is_checked_only_once_and_equal_ones_one_after_the_other() -> None:
    game = table(player("20* 20 20* 10"), player(), player(), player(), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 2x20* 20", "1: check 20", "2: check 20", "3: check 20")
    found = [1 for seat in (1, 2, 3) if "20*" in hand(game, seat)]
    assert len(found) == 2
    assert green(game) == [2, 1, 1, 1]
    assert pending(game)["kind"] == "auction"


@rule("CC-46")
def test_nobody_is_asked_about_notes_that_have_all_been_checked() -> None:
    game = laid("100", player(), player())
    play(game, "1: check 100")
    assert owner(game, "baltic") == 0
    assert green(game) == [2, 1, 2]


@rule("CC-46")
def test_only_the_new_notes_open_a_new_window_but_for_all() -> None:
    game = table(player("50* 10 20* 20 10"), player("10"), player("10"), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50* 10", "1: check 50", "2: pass", "0: pay 20* 20 10")
    # The first 10 still lies there, but can no longer be checked.
    assert on_table(game) == "20 20* 10 10"
    assert game.awaiting == (1,)
    assert offered(game, 1) == ["pass", "check 20", "check 10"]
    play(game, "1: check 10", "2: pass")
    assert owner(game, "baltic") == 0
    assert green(game) == [2, 0, 2]


@rule("CC-46", "CC-40")
def test_the_notes_that_replace_a_fake_may_be_caught_too() -> None:
    game = table(player("50* 10 100* 500"), player("10"), player("10"), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50* 10", "1: check 50", "2: pass")
    play(game, "0: pay 100*", "1: check 100")
    assert (green(game), hand(game, 1)) == ([2, 0, 2], "100* 50* 10")
    # A player with no green token left is not asked any more.
    play(game, "0: pay 500")
    assert game.awaiting == (2,)
    play(game, "2: pass")
    assert (owner(game, "baltic"), cash(game, 0)) == (0, 450)


@rule("CC-46")
def test_several_may_catch_fakes_of_one_payment() -> None:
    game = table(player("100 20* 2x10* 50"), player("10"), player("10"), player("10"), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50 10*", "1: check 10", "2: pass", "3: pass")
    play(game, "0: pay 20*", "1: pass", "2: check 20")
    assert [hand(game, seat) for seat in (1, 2, 3)] == ["10 10*", "20* 10", "10"]
    play(game, "0: pay 10*")
    unchecked(game)
    assert (owner(game, "baltic"), hand(game, 0)) == (0, "100")


@rule("CC-40", "CC-46")
def test_rents_fines_deals_and_bids_are_checked_like_purchases() -> None:
    rent = table(player("100*"), player(deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 60"])
    play(rent, "1: claim boardwalk 0")
    fine = table(player("100*", jail=0), player())
    play(fine, "0: pay-fine")
    deal = table(player("100*"), player(deeds="boardwalk"))
    play(deal, "0: offer 1 60 boardwalk", "1: accept")
    bid = table(player("100*", at="go"), player(), dice="1-2")
    play(bid, "0: roll", "0: leave", "1: pass", "0: bid 60")
    hotel = table(player("100*", deeds="brown"), player())
    play(hotel, "0: build baltic")
    for game in (rent, fine, deal, bid, hotel):
        assert (pending(game)["kind"], game.awaiting) == ("lay", (0,))
        events = play(game, "0: pay 100*", "1: check 100")
        assert told(events, "fake-taken") == [{"event": "fake-taken", "seat": 1, "target": 0, "amount": 100}]


@rule("CC-44", "CC-49")
def test_the_notes_of_the_bank_are_never_checked() -> None:
    game = table(player(at="chance-3"), player(), player(), dice="1-2", bank="100* 100*")
    events = play(game, "0: roll")
    assert payments(events) == ["-1 > 0 200 salary"]
    assert "notes-laid" not in kinds(events)
    assert pending(game)["kind"] == "turn"
    assert hand(game, 0).count("100*") == 2


@rule("CC-42", "CC-11")
def test_a_red_token_is_of_use_again_after_go() -> None:
    game = table(player("100", at="go"), player(at="chance-3", green=0), turn=1, dice="1-2")
    play(game, "1: roll", "1: end")
    play(game, "0: change 100 50,50")
    assert game.awaiting == (1,)
    play(game, "1: check 100")
    assert green(game) == [2, 1]
