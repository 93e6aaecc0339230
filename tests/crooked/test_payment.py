"""CC-44 … CC-47: which notes a payment takes, what the bank gives, and what happens when it cannot be paid."""

from __future__ import annotations

from typing import cast

import pytest

import rentier
from playing import kinds, offered, pending, stacked, told
from rentier.testing.rules import rule
from track.table import BANK, owner

from .table import (
    ALL_TENS,
    ALL_TWENTIES,
    Seat,
    bank_pile,
    cash,
    hand,
    on_table,
    owing,
    payments,
    play,
    player,
    refused,
    settle,
    table,
    unchecked,
    why,
)


def buying(notes: str, *others: Seat, bank: str = "", code: str = "baltic") -> rentier.Game:
    """Set up a player who has decided to buy Baltic Avenue (60) or another street, and pays now."""
    place, dice = {"baltic": ("go", "1-2"), "states": ("vermont", "1-3")}[code]
    game = table(player(notes, at=place), *(others or (player(green=0), player(green=0))), dice=dice, bank=bank)
    play(game, "0: roll", "0: buy")
    return game


# The bank's notes


@rule("CC-44")
def test_what_the_bank_gets_goes_under_the_pile_of_its_value() -> None:
    game = buying("100 50* 10", bank="50 10*")
    before = bank_pile(game, 50), bank_pile(game, 10)
    play(game, "0: pay 50* 10")
    assert (bank_pile(game, 50), bank_pile(game, 10)) == ([*before[0], "50*"], [*before[1], "10"])
    assert bank_pile(game, 10)[0] == "10*"


@rule("CC-44")
def test_what_the_bank_pays_comes_off_the_top() -> None:
    game = table(player(at="boardwalk"), player(), dice="1-2", bank="100* 100", chest="k2")
    before = bank_pile(game, 100)
    play(game, "0: roll")
    # 200 for GO, in two notes of 100, then 100 from the card.
    assert before[:2] == ["100*", "100"]
    assert bank_pile(game, 100) == before[3:]
    assert hand(game, 0) == "500 500 100 100 100 100 100 100* 50 50 50 20 10 10 10"


@rule("CC-44")
def test_the_bank_pays_in_the_fewest_notes() -> None:
    game = buying("2x100", code="states")
    events = play(game, "0: pay 2x100")
    assert told(events, "notes-paid")[-1]["values"] == [50, 10]
    assert hand(game, 0) == "50 10"


@rule("CC-44")
def test_the_fewest_notes_need_not_begin_with_the_largest() -> None:
    game = buying("2x100", player(ALL_TENS, green=0), code="states")
    play(game, "0: pay 2x100")
    assert hand(game, 0) == "20 20 20"


@rule("CC-44")
def test_a_bank_that_cannot_make_the_amount_pays_more_and_gets_change() -> None:
    others = player("500"), player("100")
    game = table(player(f"{ALL_TENS} {ALL_TWENTIES}", at="park"), *others, dice="1-3", chest="k6")
    events = play(game, "0: roll")
    # 200 for GO; then 20 from the card, for which the bank has nothing smaller than 50.
    assert told(events, "notes-paid")[-1]["values"] == [50]
    assert pending(game)["kind"] == "lay"
    assert game.awaiting == (0,)
    assert why(refused(game, 0, "pay 2x20")) == ("crooked-pay-exact", "CC-48")
    events = play(game, "0: pay 20 10*")
    assert game.awaiting == (1,)
    events += unchecked(game)
    assert payments(events) == ["0 > -1 30 change"]
    assert cash(game, 0) == 900 + 200 + 20
    assert bank_pile(game, 10) == ["10*"]


@rule("CC-44")
def test_the_bank_pays_so_much_more_that_the_receiver_can_give_change() -> None:
    rest = player("14x20 12x20*"), player(ALL_TENS)
    game = table(player("4x20", at="park"), *rest, dice="1-3", chest="k6")
    events = play(game, "0: roll")
    # 200 for GO. For the 20 of the card a 50 would leave 30 to give back, which four 20s do not make; a 100 leaves 80.
    assert told(events, "notes-paid")[-1]["values"] == [100]
    assert (pending(game)["kind"], offered(game, 0, "pay")) == ("lay", ["pay 20#1 20#2 20#3 20#4"])
    settle(game)
    assert hand(game, 0) == "100 100 100"


# The payer's notes


@rule("CC-45")
def test_the_payer_chooses_the_notes() -> None:
    for text, left in (("pay 500", "100 100 100 100 50 20 20 20 10 10 10"), ("pay 50 10", "500 20 10 10")):
        game = buying("500 50 20 3x10")
        play(game, f"0: {text}")
        assert (owner(game, "baltic"), cash(game, 0)) == (0, 600 - 60)
        assert hand(game, 0) == left


@rule("CC-46")
def test_no_note_is_laid_without_which_the_rest_suffice() -> None:
    game = buying("500 50 20 3x10")
    assert why(refused(game, 0, "pay 20 10 10 50")) == ("crooked-pay-superfluous", "CC-46")


@rule("CC-45")
def test_the_menu_offers_a_few_ways_and_the_form_takes_all() -> None:
    game = buying("500 100* 100! 50 50*! 2x20 3x10")
    menu = offered(game, 0, "pay")
    assert 2 <= len(menu) <= 8
    assert "pay 50#1 20#1" not in menu
    (form,) = game.forms(0)
    assert (form.word, form.bounds["amount"], form.bounds["exact"]) == ("pay", 60, False)
    assert len(cast(list[str], form.bounds["notes"])) == 10
    play(game, "0: pay 50#1 20#1")
    assert cash(game, 0) == 870 - 60


@rule("CC-45", "CC-44")
def test_the_bank_gives_change() -> None:
    game = buying("500", bank="100* 20*")
    events = play(game, "0: pay 500")
    assert hand(game, 0) == "100 100 100 100* 20 20*"
    assert payments(events) == ["0 > -1 60 deed", "-1 > 0 440 change"]
    assert owner(game, "baltic") == 0


@rule("CC-46")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pay 50#1", "crooked-pay-too-little"),
        ("pay 10#1 20#1", "crooked-pay-too-little"),
        ("pay 500#1 10#1", "crooked-pay-superfluous"),
        ("pay 50#1 20#1 10#1", "crooked-pay-superfluous"),
        ("pay 500#2", "crooked-pay-not-held"),
        ("pay 100#9", "crooked-pay-not-held"),
        ("pay 10#3 10#3 50#1", "crooked-pay-not-held"),
    ],
)
def test_the_notes_must_be_there_cover_the_amount_and_be_needed(text: str, key: str) -> None:
    game = buying("500 50 20 3x10")
    assert why(refused(game, 0, text)) == (key, "CC-46")


@rule("CC-46")
@pytest.mark.parametrize("text", ["pay 30#1", "pay 50", "pay 50#0", "pay 50#x", "pay #1", "pay 50#1,10#1"])
def test_what_is_no_note_is_not_read(text: str) -> None:
    game = buying("500 50 20 3x10")
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, text)
    assert game.position() == before


@rule("CC-46")
def test_only_the_payer_lays_and_takes_nothing_back() -> None:
    game = buying("500 50 20 3x10", player(), player())
    assert why(refused(game, 1, "pay 500#1"))[0] == "not-asked"
    play(game, "0: pay 500")
    assert why(refused(game, 0, "pay 50 10")) == ("crooked-pay-nothing", "CC-45")
    assert refused(game, 0, "leave").rule
    assert on_table(game) == "500"
    assert hand(game, 0) == "50 20 10 10 10"


@rule("CC-46")
def test_nothing_else_is_done_while_notes_are_to_be_laid() -> None:
    game = buying("500 50 20 3x10", player(deeds="boardwalk"))
    for text in ("roll", "end", "leave", "bid 10", "offer 1 10 boardwalk"):
        refused(game, 0, text)
    assert stacked(game) == ["turn", "deliver", "payment", "lay"]


@rule("CC-46")
def test_notes_move_then_change_then_the_deed() -> None:
    game = buying("500", player())
    play(game, "0: pay 500")
    assert (owner(game, "baltic"), cash(game, 0)) == (BANK, 0)
    events = play(game, "1: pass")
    assert [it["payer"] for it in told(events, "notes-paid")] == [0, BANK]
    assert kinds(events)[-1] == "bought"


# Too little


@rule("CC-47")
def test_who_can_complete_the_payment_must() -> None:
    game = buying("50* 20 10 10 10 10", player())
    play(game, "0: pay 50* 20", "1: check 50")
    # The fake is gone, and 40 are to be added.
    assert (on_table(game), hand(game, 0)) == ("20", "10 10 10 10")
    assert game.awaiting == (0,)
    assert offered(game, 0) == ["pay 10#1 10#2 10#3 10#4"]
    refused(game, 0, "leave")
    refused(game, 0, "pass")
    play(game, "0: pay 4x10")
    unchecked(game)
    assert owner(game, "baltic") == 0
    assert (cash(game, 0), hand(game, 1)) == (0, "500 500 100 100 100 50 50 50 50* 20 10 10 10")


@rule("CC-47")
def test_a_purchase_that_cannot_be_completed_goes_to_auction() -> None:
    game = buying("50* 20", player())
    events = play(game, "0: pay 50* 20", "1: check 50")
    assert kinds(events)[-4:] == ["note-checked", "fake-taken", "notes-returned", "auction-opened"]
    assert hand(game, 0) == "20"
    assert owner(game, "baltic") == BANK
    # The player who wanted to buy may bid.
    assert set(pending(game)["bidders"]) == {0, 1}
    play(game, "1: pass", "0: bid 20")
    settle(game)
    assert (owner(game, "baltic"), cash(game, 0)) == (0, 0)


@rule("CC-47")
def test_an_auction_begins_again_without_the_bidder_who_did_not_pay() -> None:
    game = table(player(at="boardwalk"), player("50* 10"), player(), dice="1-3")
    play(game, "0: roll", "0: leave", "1: bid 60", "2: pass", "0: pass")
    assert pending(game)["kind"] == "lay"
    events = play(game, "1: pay 50* 10", "2: check 50", "0: pass")
    assert kinds(events)[-2:] == ["notes-returned", "auction-opened"]
    assert (hand(game, 1), owner(game, "baltic")) == ("10", BANK)
    assert set(pending(game)["bidders"]) == {0, 2}
    assert why(refused(game, 1, "bid 10")) == ("track-bid-barred", "CC-47")
    play(game, "2: pass", "0: bid 10")
    settle(game)
    assert owner(game, "baltic") == 0


@rule("CC-47", "CC-12")
def test_an_auction_that_no_bidder_can_pay_leaves_the_street_with_the_bank() -> None:
    game = table(player("50* 10"), player("50* 10"), dice="1-2")
    play(game, "0: roll", "0: leave", "1: bid 60", "0: pass", "1: pay 50* 10", "0: check 50")
    assert pending(game)["bidders"] == [0]
    events = play(game, "0: bid 110", "0: pay 2x50* 10", "1: check 50")
    assert kinds(events)[-2:] == ["auction-opened", "auction-ended"]
    assert told(events, "auction-ended")[-1]["seat"] == BANK
    assert (hand(game, 0), hand(game, 1), owner(game, "baltic")) == ("50* 10", "50* 10", BANK)
    assert pending(game)["kind"] == "turn"


@rule("CC-47")
def test_freedom_that_cannot_be_completed_is_not_had_and_the_turn_goes_on() -> None:
    game = table(player("50*", jail=0), player(), dice="1-2")
    play(game, "0: pay-fine", "0: pay 50*", "1: check 50")
    assert (hand(game, 0), pending(game)["kind"]) == ("", "turn")
    assert offered(game, 0, "roll") == ["roll"]


@rule("CC-47", "CC-60")
def test_a_debt_that_cannot_be_completed_goes_on() -> None:
    game = owing("3x100 50*", "500", amount=350, green=1)
    events = play(game, "0: pay 3x100 50*", "1: pass", "2: check 50")
    # 300 are paid, 50 are owed, and there is nothing to sell.
    assert payments(events) == ["0 > 1 300 rent"]
    assert told(events, "owed") == [{"event": "owed", "payer": 0, "payee": 1, "amount": 50, "why": "rest"}]
    assert pending(game)["kind"] == "payment"
    assert (pending(game)["amount"], game.awaiting) == (50, (0,))
    assert cash(game, 1) == 800
    assert offered(game, 0, "bankrupt") == ["bankrupt"]


@rule("CC-47", "CC-60")
def test_what_a_debt_still_lacks_may_be_raised_by_selling() -> None:
    game = table(
        player("3x100 50*", deeds="baltic st-charles"),
        player("500", deeds="boardwalk", green=1),
        may_roll=False,
        claims=["1: boardwalk 0 350"],
    )
    play(game, "1: claim boardwalk 0", "0: pay 3x100 50*", "1: check 50")
    assert pending(game)["amount"] == 50
    play(game, "0: sell-street st-charles")
    settle(game)
    assert (cash(game, 0), cash(game, 1)) == (20, 500 + 350 + 50)
    assert pending(game)["kind"] == "turn"
