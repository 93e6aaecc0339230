"""CC-20, CC-70: Community Chest, each of its fourteen cards, and what is known about those that are kept."""

from __future__ import annotations

import pytest

import rentier
from playing import offered, pending, stacked, told, view
from rentier.testing.rules import rule
from track.table import at, deeds, jail, kept, turn

from .table import (
    Seat,
    balances,
    cash,
    chest_pile,
    green,
    hand,
    hotels,
    payments,
    play,
    player,
    redealt,
    refused,
    settle,
    table,
    unchecked,
    why,
)


def drawn(card: str, *players: Seat, dice: str = "1-1") -> rentier.Game:
    """Set up a player who lands on Community Chest and draws a card."""
    seats = players or (player(), player(), player())
    game = table(*seats, dice=dice, chest=card)
    play(game, "0: roll")
    return game


@rule("CC-20")
def test_the_top_card_is_read_out_done_and_put_under_the_pile() -> None:
    game = table(player(), player(), dice="1-1", chest="k12 k3")
    events = play(game, "0: roll")
    assert told(events, "drew-card", 1) == [{"event": "drew-card", "seat": 0, "deck": 1, "card": "k12"}]
    settle(game)
    assert (chest_pile(game)[0], chest_pile(game)[-1]) == ("k3", "k12")
    assert view(game, 1)["chest"] == {"unseen": 13, "seen": ["k12"]}


@rule("CC-20")
def test_nobody_checks_these_cards() -> None:
    game = drawn("k2")
    assert pending(game)["kind"] == "turn"
    assert why(refused(game, 1, "check-card")) == ("crooked-check-nothing", "CC-40")


@rule("CC-70")
@pytest.mark.parametrize(
    ("card", "amount"), [("k1", 200), ("k2", 100), ("k3", 100), ("k4", 50), ("k5", 50), ("k6", 20)]
)
def test_k1_to_k6_bring_money(card: str, amount: int) -> None:
    game = drawn(card)
    assert balances(game) == [1_500 + amount, 1_500, 1_500]
    assert chest_pile(game)[-1] == card


@rule("CC-70", "CC-46")
def test_k7_each_of_the_others_pays_20_from_the_left_with_a_window_each() -> None:
    game = drawn("k7", player("10"), player("20* 10"), player("50"))
    assert (pending(game)["kind"], game.awaiting) == ("lay", (1,))
    play(game, "1: pay 20*")
    assert game.awaiting == (2,)
    play(game, "2: pass", "0: pass")
    assert game.awaiting == (2,)
    play(game, "2: pay 50")
    assert game.awaiting == (0,)
    play(game, "0: pass", "1: pass")
    # Change for the 50.
    settle(game)
    assert balances(game) == [50, 10, 30]
    assert pending(game)["kind"] == "turn"


@rule("CC-70", "CC-40")
def test_k7_the_one_who_is_paid_may_check() -> None:
    game = drawn("k7", player("10"), player("20* 3x10"))
    play(game, "1: pay 20*", "0: check 20")
    assert (hand(game, 0), game.awaiting) == ("20* 10", (1,))
    play(game, "1: pay 2x10")
    unchecked(game)
    assert (hand(game, 0), hand(game, 1)) == ("20* 10 10 10", "10")


@rule("CC-70", "CC-60")
def test_k7_makes_a_debt_of_who_cannot_pay() -> None:
    game = drawn("k7", player("10"), player("10", deeds="baltic"), player())
    assert (pending(game)["kind"], game.awaiting) == ("payment", (1,))
    play(game, "1: sell-street baltic")
    settle(game)
    assert (cash(game, 0), cash(game, 1)) == (50, 20)


@rule("CC-70", "CC-11")
def test_k8_goes_to_go_and_pays_200_once() -> None:
    game = drawn("k8", player(at="virginia", green=0), player(), dice="1-2")
    assert (at(game, 0), cash(game, 0), green(game)[0]) == ("go", 1_700, 2)
    assert chest_pile(game)[-1] == "k8"


@rule("CC-20", "CC-70", "CC-56")
def test_k9_is_kept_and_gets_one_out_of_jail() -> None:
    game = drawn("k9")
    assert kept(game, 0) == "k9"
    assert "k9" not in chest_pile(game)
    game = table(player(jail=1, kept="k9"), player(), dice="4-5")
    events = play(game, "0: use-card")
    assert told(events, "freed-from-jail")[0]["how"] == "card"
    assert (jail(game, 0), kept(game, 0), chest_pile(game)[-1]) == (-1, "", "k9")
    # Nobody may check it, and the turn is like any other.
    play(game, "0: roll")
    assert at(game, 0) == "parking"


@rule("CC-20")
def test_what_a_kept_card_says_only_its_holder_knows() -> None:
    for card in ("k9", "k10"):
        game = table(player(), player(), player(), dice="1-1", chest=card)
        events = play(game, "0: roll")
        assert told(events, "kept-hidden", 0) == [{"event": "kept-hidden", "seat": 0, "card": card}]
        for reader in (None, 1, 2):
            assert told(events, "kept-hidden", reader) == [{"event": "kept-hidden", "seat": 0}]
            assert view(game, reader)["players"][0]["kept"] == [""]
            assert view(game, reader)["chest"] == {"unseen": 13, "seen": []}
        assert view(game, 0)["players"][0]["kept"] == [card]
        assert {kept(other, 0) for other in redealt(game, 1)} == {"k9", "k10"}
        assert {kept(other, 0) for other in redealt(game, 0)} == {card}


@rule("CC-20")
def test_any_number_may_be_kept() -> None:
    game = drawn("k10", player(kept="k9"), player())
    assert kept(game, 0) == "k9 k10"
    assert view(game, 1)["players"][0]["kept"] == ["", ""]
    assert pending(game)["kind"] == "turn"


@rule("CC-20")
def test_a_kept_card_that_is_used_is_known_again() -> None:
    game = table(player(deeds="boardwalk", kept="k10"), player(green=0))
    events = play(game, "0: half-hotel boardwalk")
    assert told(events, "used-chest", 1) == [{"event": "used-chest", "seat": 0, "card": "k10"}]
    settle(game)
    assert view(game, 1)["chest"]["seen"] == ["k10"]


@rule("CC-70", "CC-26")
@pytest.mark.parametrize(
    ("owns", "code", "price"), [("boardwalk", "boardwalk", 100), ("brown", "baltic", 30), ("atlantic", "atlantic", 80)]
)
def test_k10_buys_a_hotel_for_any_own_street_at_half_its_price(owns: str, code: str, price: int) -> None:
    game = table(player(deeds=owns, kept="k10"), player(green=1))
    assert f"half-hotel {code}" in offered(game, 0)
    play(game, f"0: half-hotel {code}")
    assert (pending(game)["kind"], game.awaiting) == ("lay", (0,))
    settle(game)
    assert (cash(game, 0), hotels(game), chest_pile(game)[-1]) == (1_500 - price, 11, "k10")
    assert f"{code}:1" in deeds(game, 0).split()


@rule("CC-70", "CC-25")
def test_k10_is_used_whenever_a_hotel_may_be_bought() -> None:
    game = table(player(), player(deeds="boardwalk", kept="k10", jail=1))
    play(game, "1: half-hotel boardwalk")
    settle(game)
    assert deeds(game, 1) == "boardwalk:1"
    assert turn(game) == 0


@rule("CC-70", "CC-47")
def test_k10_is_spent_when_its_price_cannot_be_completed() -> None:
    game = table(player("100*", deeds="boardwalk", kept="k10"), player())
    play(game, "0: half-hotel boardwalk", "0: pay 100*", "1: check 100")
    assert (kept(game, 0), chest_pile(game)[-1], deeds(game, 0)) == ("", "k10", "boardwalk")
    assert hotels(game) == 12


@rule("CC-70")
@pytest.mark.parametrize(
    ("mine", "text", "key"),
    [
        (player(deeds="boardwalk"), "half-hotel boardwalk", "crooked-half-hotel-none"),
        (player(deeds="boardwalk", kept="k9"), "half-hotel boardwalk", "crooked-half-hotel-none"),
        (player(deeds="boardwalk:1", kept="k10"), "half-hotel boardwalk", "crooked-half-hotel-not"),
        (player(deeds="boardwalk", kept="k10"), "half-hotel park", "crooked-half-hotel-not"),
        (player("50 20 2x10", deeds="boardwalk", kept="k10"), "half-hotel boardwalk", "track-build-money"),
    ],
)
def test_what_k10_cannot_do_is_refused(mine: Seat, text: str, key: str) -> None:
    game = table(mine, player())
    assert refused(game, 0, text).key == key


@rule("CC-27", "CC-70")
def test_k10_needs_a_hotel_in_the_bank() -> None:
    twelve = "brown:1 light-blue:1 orange:1 red:1 atlantic:1"
    game = table(player(deeds="boardwalk", kept="k10"), player(deeds=twelve))
    assert why(refused(game, 0, "half-hotel boardwalk")) == ("crooked-half-hotel-not", "CC-70")


@rule("CC-70", "CC-17")
def test_k11_goes_to_jail_and_ends_the_turn() -> None:
    game = drawn("k11", player(green=0), player())
    assert (at(game, 0), jail(game, 0), cash(game, 0), green(game)[0]) == ("jail", 0, 1_500, 0)
    assert offered(game, 0, "roll") == []
    play(game, "0: end")
    assert turn(game) == 1


@rule("CC-70", "CC-46")
@pytest.mark.parametrize(("card", "amount"), [("k12", 50), ("k13", 100)])
def test_k12_and_k13_cost_money_that_can_be_checked(card: str, amount: int) -> None:
    game = drawn(card)
    assert stacked(game) == ["turn", "payment", "lay"]
    play(game, f"0: pay {amount}")
    assert game.awaiting == (1,)
    events = unchecked(game)
    assert payments(events) == [f"0 > -1 {amount} card"]
    assert cash(game, 0) == 1_500 - amount


@rule("CC-70")
@pytest.mark.parametrize(("owns", "amount"), [("", 0), ("brown boardwalk", 0), ("brown:1 boardwalk:1 park", 120)])
def test_k14_costs_40_for_each_hotel(owns: str, amount: int) -> None:
    game = drawn("k14", player(deeds=owns), player(green=0))
    events = settle(game)
    assert payments(events) == ([f"0 > -1 {amount} card"] if amount else [])
    assert cash(game, 0) == 1_500 - amount
    assert chest_pile(game)[-1] == "k14"


@rule("CC-20", "CC-10")
def test_a_double_still_rolls_after_a_card() -> None:
    game = drawn("k2")
    assert (cash(game, 0), offered(game, 0, "roll")) == (1_600, ["roll"])
