"""CC-45, CC-48, CC-49: change between players, and notes that are changed at the bank or with a player."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rentier
from playing import kinds, offered, pending, state, told
from rentier.testing.rules import rule
from track.table import owner

from .table import (
    ALL_TENS,
    ALL_TWENTIES,
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

# Change between players


@rule("CC-48")
def test_a_payee_gives_change_by_choice() -> None:
    game = owing("500", "3x100 2x50 100*")
    play(game, "0: pay 500")
    assert (pending(game)["kind"], game.awaiting, cash(game, 0)) == ("lay", (1,), 0)
    (form,) = game.forms(1)
    assert (form.bounds["amount"], form.bounds["exact"]) == (300, True)
    assert why(refused(game, 1, "pay 500")) == ("crooked-pay-exact", "CC-48")
    assert why(refused(game, 1, "pay 100 100")) == ("crooked-pay-too-little", "CC-46")
    play(game, "1: pay 2x100 100*", "0: pass")
    assert (hand(game, 0), hand(game, 1)) == ("100 100 100*", "500 100 50 50")
    assert pending(game)["kind"] == "turn"


@rule("CC-48", "CC-46")
def test_the_others_may_check_the_change_and_what_is_caught_is_made_good() -> None:
    game = owing("500", "3x100 50* 20 3x10", amount=150, green=1)
    play(game, "0: pay 500", "1: pass", "2: pass", "1: pay 3x100 50*")
    # From the left of the player who gives the change.
    assert game.awaiting == (2,)
    play(game, "2: check 50")
    assert game.awaiting == (0,)
    play(game, "0: pass")
    assert (on_table(game), game.awaiting) == ("100 100 100", (1,))
    assert "50*" in hand(game, 2)
    play(game, "1: pay 20 3x10")
    unchecked(game)
    assert (hand(game, 0), hand(game, 1)) == ("100 100 100 20 10 10 10", "500")


@rule("CC-48", "CC-40")
def test_who_gets_the_change_may_check_it() -> None:
    game = owing("500", "3x100 50* 20 3x10", amount=150)
    play(game, "0: pay 500", "1: pay 3x100 50*", "0: check 50")
    assert hand(game, 0) == "50*"
    settle(game)
    assert hand(game, 0) == "100 100 100 50* 20 10 10 10"


@rule("CC-48", "CC-49")
def test_without_the_right_notes_one_that_was_received_is_changed_at_the_bank() -> None:
    game = owing("500*", "20", green=1)
    events = play(game, "0: pay 500*", "1: pass", "2: pass")
    # The fake 500 that was received goes to the bank, unless someone checks it now.
    assert (on_table(game), pending(game)["change"]) == ("500*", True)
    assert told(events, "change-sought") == [{"event": "change-sought", "seat": 1, "target": 0, "amount": 500}]
    assert game.awaiting == (2,)
    events = play(game, "2: pass")
    assert bank_pile(game, 500)[-1] == "500*"
    events += settle(game)
    assert (cash(game, 0), cash(game, 1)) == (300, 220)
    assert hand(game, 0) == "100 100 100"


@rule("CC-48", "CC-40")
def test_the_payer_may_not_check_the_note_that_is_changed_because_it_was_theirs() -> None:
    game = owing("500*! 100", "20", amount=50)
    assert "check 500" not in offered(game, 0)
    play(game, "0: pay 500*")
    # Nobody else has a token, so it is changed without asking, and the payer cannot win it back.
    assert bank_pile(game, 500)[-1] == "500*"
    settle(game)
    assert (cash(game, 0), cash(game, 1), pending(game)["kind"]) == (550, 70, "turn")


@rule("CC-48", "CC-47")
def test_a_received_fake_that_is_caught_when_it_is_changed_is_made_good_by_its_payer() -> None:
    game = owing("500* 100 50", "20", amount=50, green=1)
    play(game, "0: pay 500*", "1: pass", "2: pass", "2: check 500")
    assert hand(game, 2).split().count("500*") == 1
    # The payer completes with other notes, and no change is owed for the fake.
    assert (pending(game)["kind"], game.awaiting) == ("lay", (0,))
    events = play(game, "0: pay 50")
    events += settle(game)
    assert payments(events) == ["0 > 1 50 rent"]
    assert (hand(game, 0), hand(game, 1)) == ("100", "50 20")


@rule("CC-48", "CC-60")
def test_a_payer_who_cannot_make_a_caught_fake_good_owes_the_rent() -> None:
    game = owing("500*", "20", green=1)
    play(game, "0: pay 500*", "1: pass", "2: pass", "2: check 500")
    assert pending(game) | {"kind": "payment", "payer": 0, "payee": 1, "amount": 200, "why": "rent"} == pending(game)
    assert (cash(game, 0), cash(game, 1)) == (0, 20)


@rule("CC-48", "CC-51", "CC-47")
def test_a_deal_whose_fake_is_caught_at_the_change_is_off() -> None:
    game = table(player("500*"), player("20", deeds="boardwalk", green=0), player(green=1))
    play(game, "0: offer 1 200 boardwalk", "1: accept", "0: pay 500*", "2: pass")
    assert (pending(game)["change"], game.awaiting) == (True, (2,))
    events = play(game, "2: check 500")
    assert kinds(events) == ["note-checked", "fake-taken"]
    assert (owner(game, "boardwalk"), cash(game, 0), cash(game, 1), pending(game)["kind"]) == (1, 0, 20, "turn")


@rule("CC-48")
def test_a_received_note_is_made_good_too_when_it_is_changed_after_the_change_was_caught() -> None:
    # The owner gives change in three fake 100s; one is caught, and the 500 that was received is changed for it.
    game = table(
        player("500* 2x100"),
        player("3x100*", deeds="boardwalk", green=0),
        player(green=2),
        may_roll=False,
        claims=["1: boardwalk 0 200"],
    )
    play(game, "1: claim boardwalk 0", "0: pay 500*", "2: pass", "1: pay 3x100*", "2: check 100", "0: pass")
    # The payer, whose note it was, is not asked.
    assert (on_table(game), game.awaiting) == ("500* 100* 100*", (2,))
    play(game, "2: check 500")
    assert hand(game, 1) == "100* 100*"
    assert pending(game)["kind"] == "lay"
    assert [form.bounds["amount"] for form in game.forms(0)] == [200]


@rule("CC-48")
def test_it_is_a_note_that_was_received_that_is_changed() -> None:
    game = owing("500*", "100 50", amount=480, green=1)
    events = play(game, "0: pay 500*", "1: pass", "2: pass")
    assert on_table(game) == "500*"
    assert told(events, "change-sought")[-1]["amount"] == 500
    game = owing("500*", "2x20", amount=480)
    events = play(game, "0: pay 500*")
    assert (pending(game)["kind"], game.awaiting) == ("lay", (1,))


@rule("CC-48", "CC-44")
def test_change_that_no_notes_make_is_lost() -> None:
    game = table(
        player("100"),
        player("", deeds="boardwalk", green=0),
        player(f"{ALL_TENS} {ALL_TWENTIES}", green=0),
        may_roll=False,
        claims=["1: boardwalk 0 70"],
    )
    events = play(game, "1: claim boardwalk 0", "0: pay 100")
    assert told(events, "change-lost") == [{"event": "change-lost", "seat": 1, "amount": 30}]
    assert (cash(game, 0), hand(game, 1), pending(game)["kind"]) == (0, "100", "turn")


# Changing notes


@rule("CC-49")
def test_notes_are_changed_at_the_bank_for_the_same_amount() -> None:
    game = table(player("500 100*"), player(green=1), bank="100* 50*")
    events = play(game, "0: change 500 100,100,100,100,50,50")
    assert pending(game)["kind"] == "check"
    assert game.awaiting == (1,)
    events += play(game, "1: pass")
    assert hand(game, 0) == "100 100 100 100* 100* 50 50*"
    assert bank_pile(game, 500)[-1] == "500"
    assert pending(game)["kind"] == "turn"


@rule("CC-49")
def test_the_notes_of_the_player_can_be_checked_when_changed() -> None:
    game = table(player("500* 100"), player(green=1))
    events = play(game, "0: change 500* 100,100,100,100,100", "1: check 500")
    assert told(events, "note-checked")[0]["is_fake"] is True
    # It cannot be completed, so it is off.
    assert (hand(game, 0), pending(game)["kind"]) == ("100", "turn")
    assert hand(game, 1).count("500") == 3


@rule("CC-49")
def test_notes_are_changed_at_the_bank_once_a_turn_and_in_the_own_turn() -> None:
    game = table(player(green=0), player(green=0), dice="4-5")
    play(game, "0: change 100 50,50")
    assert why(refused(game, 0, "change 100 50,50")) == ("crooked-change-once", "CC-49")
    assert why(refused(game, 1, "change 100 50,50")) == ("crooked-change-not-now", "CC-49")
    play(game, "0: roll", "0: end")
    play(game, "1: change 100 50,50")
    assert hand(game, 1).split().count("50") == 5


@rule("CC-49")
def test_a_change_must_be_equal_and_the_bank_must_have_the_notes() -> None:
    game = table(player("500 100"), player(ALL_TWENTIES))
    assert why(refused(game, 0, "change 100 50,20")) == ("crooked-change-not-equal", "CC-49")
    assert why(refused(game, 0, "change 100 100,50")) == ("crooked-change-not-equal", "CC-49")
    assert why(refused(game, 0, "change 100 20,20,20,20,20")) == ("crooked-change-bank", "CC-49")
    assert why(refused(game, 0, "change 20#2 10,10"))[0] == "crooked-pay-not-held"


@rule("CC-49")
def test_notes_are_not_changed_at_the_bank_while_something_else_is_going_on() -> None:
    game = table(player(at="boardwalk"), player(), dice="1-3")
    play(game, "0: roll")
    assert why(refused(game, 0, "change 100 50,50")) == ("crooked-change-not-now", "CC-49")


@rule("CC-49", "CC-40")
def test_notes_are_changed_with_a_willing_player_and_both_sides_can_be_checked() -> None:
    game = table(player("500*"), player("5x100 100*", green=1), player(green=2))
    events = play(game, "0: offer-notes 1 500* 100,100,100,100,100")
    assert told(events, "notes-offered") == [
        {"event": "notes-offered", "seat": 0, "target": 1, "give": [500], "take": [100] * 5}
    ]
    assert game.awaiting == (1,)
    play(game, "1: accept-notes 4x100,100*")
    # First the notes of the player who offered.
    assert game.awaiting == (1,)
    play(game, "1: pass", "2: pass")
    # Then those of the other player.
    assert game.awaiting == (2,)
    play(game, "2: pass", "0: pass")
    assert (hand(game, 0), hand(game, 1)) == ("100 100 100 100 100*", "500* 100")
    assert pending(game)["kind"] == "turn"


@rule("CC-49", "CC-47")
def test_an_exchange_of_which_one_side_is_caught_is_off() -> None:
    game = table(player("500*"), player("5x100", green=1), player(green=0))
    play(game, "0: offer-notes 1 500* 100,100,100,100,100", "1: accept-notes 5x100", "1: check 500")
    assert (hand(game, 0), hand(game, 1)) == ("", "500* 100 100 100 100 100")
    assert pending(game)["kind"] == "turn"


@rule("CC-49", "CC-47")
def test_who_has_got_the_notes_of_the_other_completes_the_exchange() -> None:
    game = table(player("50 20"), player("20* 50* 10 2x20", green=0), player(green=2), may_roll=False)
    play(game, "0: offer-notes 1 50,20 50,20", "1: accept-notes 50*,20*", "2: pass")
    assert (hand(game, 1), game.awaiting) == ("50 20 20 20 10", (2,))
    play(game, "2: check 20", "0: pass")
    # The 50 stays fake and unseen; 20 are to be added.
    assert (on_table(game), game.awaiting) == ("50*", (1,))
    play(game, "1: pay 20")
    unchecked(game)
    assert (hand(game, 0), hand(game, 1)) == ("50* 20", "50 20 20 10")


@rule("CC-49")
def test_players_change_notes_in_anothers_turn_too() -> None:
    game = table(player(), player("100", green=0), player("2x50", green=0), may_roll=False)
    play(game, "1: offer-notes 2 100 50,50", "2: accept-notes 2x50")
    unchecked(game)
    assert (hand(game, 1), hand(game, 2)) == ("50 50", "100")
    assert game.awaiting == (0,)


@rule("CC-49")
def test_nobody_has_to_change_notes() -> None:
    game = table(player("500"), player("5x100"))
    play(game, "0: offer-notes 1 500 100,100,100,100,100")
    refused(game, 1, "accept-notes 100#6")
    assert why(refused(game, 1, "accept-notes 100#1,100#2"))[0] == "crooked-pay-not-held"
    events = play(game, "1: pass")
    assert kinds(events) == ["notes-refused"]
    assert (hand(game, 0), hand(game, 1)) == ("500", "100 100 100 100 100")


@rule("CC-49")
def test_the_menu_proposes_to_change_a_note_when_nothing_small_is_in_hand() -> None:
    game = table(player("500 100"), player("500 10"))
    assert offered(game, 0, "change") == ["change 100#1 50,50"]
    assert offered(game, 1, "change") == []
    game = table(player("500 10"), player("500 100"))
    assert offered(game, 0, "change") == offered(game, 1, "change") == []
    assert "change" in [form.word for form in game.forms(0)]
    assert "change" not in [form.word for form in game.forms(1)]


@rule("CC-49")
def test_notes_may_be_offered_to_any_seat() -> None:
    game = table(player("2x50", green=0), player("100", green=0), player())
    play(game, "1: offer-notes 0 100 50,50", "0: accept-notes 2x50")
    unchecked(game)
    assert (hand(game, 0), hand(game, 1)) == ("100", "50 50")


@rule("CC-49", "CC-50")
def test_an_offer_of_notes_counts_as_one_of_the_offers_of_a_turn() -> None:
    game = table(player("500"), player("5x100"), options={"offers_a_turn": 1})
    play(game, "0: offer-notes 1 500 100,100,100,100,100", "1: pass")
    assert why(refused(game, 0, "offer-notes 1 500 100,100,100,100,100")) == ("track-deal-too-many", "CC-50")
    assert "offer-notes" not in [form.word for form in game.forms(0)]


@rule("CC-49")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("offer-notes 0 500#1 100,100,100,100,100", "crooked-change-target"),
        ("offer-notes 2 500#1 100,100,100,100,100", "crooked-change-target"),
        ("offer-notes 1 500#1 50,50,100,100,100,100", "crooked-change-target"),
        ("offer-notes 1 500#1 100,100,100,100", "crooked-change-not-equal"),
        ("offer-notes 1 500#2 100,100,100,100,100", "crooked-pay-not-held"),
        ("offer-notes 3 500#1 100,100,100,100,100", "crooked-change-target"),
    ],
)
def test_what_cannot_be_offered_for_change_is_refused(text: str, key: str) -> None:
    game = table(player("500"), player("5x100"), player(out=True))
    assert refused(game, 0, text).key == key


@rule("CC-48")
def test_an_own_note_found_fake_while_the_rest_of_change_is_sought_costs_its_owner_alone() -> None:
    game = table(player("500"), player("20 20* 100", green=0), player(green=1), may_roll=False)
    position: dict[str, Any] = json.loads(json.dumps(state(game)))
    laid, fake = position["hands"][1][:2]
    del position["hands"][1][:2]
    position["players"][1]["cash"] = 100
    usual = {"kind": "payment", "payer": 1, "asked": True, "told": False}
    position["stack"] += [
        usual | {"payee": 0, "amount": 30, "why": "change", "debt": True},
        {"kind": "lay", "laid": [laid], "marks": [0]},
        {"kind": "change", "seat": 1, "pieces": [2, 0, 0, 0, 0]},
        usual | {"payee": -1, "amount": 20, "why": "exchange", "debt": False},
        {"kind": "check", "asked": [2], "laid": [fake], "marks": [0], "fresh": 0},
    ]
    game = rentier.load(position)
    play(game, "2: check 20")
    # The change is still owed, and seat 0 owes nothing.
    assert [entry["payer"] for entry in state(game)["stack"] if entry["kind"] == "payment"] == [1, 1]
