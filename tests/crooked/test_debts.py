"""CC-60: what a player does who owes more than the notes in hand."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told
from rentier.games.crooked.data import BOARD
from rentier.testing.rules import rule
from rentier.track.board import Deed
from rentier.track.building import Sell
from throwing import rolling
from track.table import BANK, deeds, owner

from .table import Seat, bank_pile, cash, hand, hotels, payments, play, player, refused, settle, table, unchecked, why


def owing(mine: Seat, amount: int = 200, *others: Seat, bank: str = "") -> rentier.Game:
    """Set up a rent that seat 1 asks seat 0 for."""
    game = table(
        mine,
        player(deeds="boardwalk", green=0),
        *others,
        may_roll=False,
        claims=[f"1: boardwalk 0 {amount}"],
        bank=bank,
    )
    play(game, "1: claim boardwalk 0")
    return game


@rule("CC-60")
def test_who_cannot_pay_is_asked_to_raise_the_money() -> None:
    game = table(player("100", deeds="park"), player(deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 200"])
    events = play(game, "1: claim boardwalk 0")
    assert told(events, "owed") == [{"event": "owed", "payer": 0, "payee": 1, "amount": 200, "why": "rent"}]
    assert (pending(game)["kind"], game.awaiting) == ("payment", (0,))
    assert offered(game, 0, "sell-street") == ["sell-street park"]


@rule("CC-60")
@pytest.mark.parametrize("deed", BOARD.deeds, ids=lambda deed: deed.code)
def test_every_street_brings_half_its_price_and_every_hotel_half_its_cost_up_to_10(deed: Deed) -> None:
    code, price, cost = deed.code, deed.price, deed.group.building
    lender = "boardwalk" if code != "boardwalk" else "park"
    game = table(
        player("10", deeds=f"{code}:1"), player(deeds=lender, green=0), may_roll=False, claims=[f"1: {lender} 0 1000"]
    )
    play(game, f"1: claim {lender} 0")
    events = play(game, f"0: sell-hotel {code}")
    assert payments(events) == [f"-1 > 0 {-(-cost // 20) * 10} sale"]
    events = play(game, f"0: sell-street {code}")
    assert payments(events) == [f"-1 > 0 {-(-price // 20) * 10} sale"]
    assert (owner(game, code), hotels(game)) == (BANK, 12)


@rule("CC-60")
def test_the_hotel_is_sold_first() -> None:
    game = owing(player("10", deeds="park:1"))
    assert offered(game, 0, "sell-street") == []
    assert why(refused(game, 0, "sell-street park")) == ("crooked-sell-hotel-first", "CC-60")
    play(game, "0: sell-hotel park")
    assert why(refused(game, 0, "sell-hotel park")) == ("crooked-sell-no-hotel", "CC-60")
    assert deeds(game, 0) == "park"


@rule("CC-60", "CC-25")
def test_nothing_is_sold_by_levels_as_a_street_has_one_hotel_or_none() -> None:
    game = owing(player("10", deeds="park:1"))
    assert offered(game, 0, "sell-hotel") == ["sell-hotel park"]
    assert [form.word for form in game.forms(0)] == ["offer", "resign", "offer-notes"]
    park = BOARD.find_deed("park")
    with pytest.raises(rentier.BadInput):
        game.play(0, Sell(park.group, [0 for _ in park.group.deeds]))


@rule("CC-60")
def test_one_sells_only_as_long_as_the_debt_is_larger_than_the_notes() -> None:
    game = owing(player("100", deeds="park baltic"))
    play(game, "0: sell-street park")
    # 280 are enough for 200.
    assert pending(game)["kind"] == "lay"
    assert why(refused(game, 0, "sell-street baltic")) == ("crooked-sell-not-in-debt", "CC-60")
    settle(game)
    assert (cash(game, 0), deeds(game, 0)) == (80, "baltic")
    assert why(refused(game, 0, "sell-street baltic")) == ("crooked-sell-not-in-debt", "CC-60")


@rule("CC-60")
def test_only_own_streets_are_sold() -> None:
    game = owing(player("100", deeds="park"), 200, player(deeds="baltic"))
    assert why(refused(game, 0, "sell-street baltic")) == ("crooked-sell-not-owned", "CC-60")
    assert why(refused(game, 0, "sell-hotel park")) == ("crooked-sell-no-hotel", "CC-60")
    assert why(refused(game, 2, "sell-street baltic")) == ("crooked-sell-not-in-debt", "CC-60")


@rule("CC-60", "CC-44")
def test_what_the_bank_pays_cannot_be_checked() -> None:
    game = owing(player("100", deeds="park"), 200, player(), bank="100*")
    events = play(game, "0: sell-street park")
    assert "notes-laid" not in kinds(events)
    assert hand(game, 0) == "100 100* 50 20 10"
    assert bank_pile(game, 100)[0] == "100"


@rule("CC-60", "CC-50")
def test_deals_stay_possible_in_debt() -> None:
    game = owing(player("100", deeds="park"), 200, player(green=0))
    play(game, "0: offer 2 park 300", "2: accept")
    settle(game)
    assert (deeds(game, 2), cash(game, 0), cash(game, 1)) == ("park", 200, 1_700)
    assert pending(game)["kind"] == "turn"


@rule("CC-60", "CC-50")
def test_a_creditor_may_take_property_for_a_part_of_the_debt() -> None:
    game = owing(player("100", deeds="park"))
    play(game, "0: offer 1 park - 180", "1: accept")
    settle(game)
    assert (deeds(game, 1), cash(game, 0), cash(game, 1)) == ("park boardwalk", 80, 1_520)


@rule("CC-60")
def test_a_debtor_gives_nothing_away_that_covers_the_debt() -> None:
    game = owing(player("100", deeds="park"), 200, player())
    assert why(refused(game, 0, "offer 2 park 10")) == ("track-deal-debt-worse", "CC-60")


@rule("CC-60")
@pytest.mark.parametrize("text", ["roll", "end", "build park", "change 100#1 50,50", "bankrupt", "pay 100#1", "bid 10"])
def test_a_debtor_does_nothing_but_raise_money(text: str) -> None:
    game = owing(player("100", deeds="park st-charles"))
    refused(game, 0, text)


@rule("CC-60")
def test_a_street_that_was_sold_is_for_sale_again() -> None:
    game = owing(player("100", deeds="baltic st-charles"), 150)
    play(game, "0: sell-street st-charles")
    settle(game)
    assert owner(game, "st-charles") == BANK
    play(game, "0: end")
    game = rolling(game, "4-6")
    play(game, "1: roll")
    assert pending(game) | {"kind": "buy", "deed": "st-charles", "price": 140} == pending(game)


@rule("CC-60", "CC-24")
@pytest.mark.parametrize(
    ("mine", "text", "gets"),
    [
        (player("100", deeds="park", chance="c6"), "play c6 park", 180),
        (player("100", deeds="park", chance="c9*"), "play c9", 150),
        (player("100", deeds="park", chance="c11"), "play c11", 50),
    ],
)
def test_cards_that_bring_money_are_used_in_debt(mine: Seat, text: str, gets: int) -> None:
    game = owing(mine, 300)
    play(game, f"0: {text}")
    unchecked(game)
    assert cash(game, 0) == 100 + gets


@rule("CC-60", "CC-28")
def test_hotels_of_a_broken_colour_are_sold_too() -> None:
    game = owing(player("10", deeds="park:1 baltic:1"))
    assert offered(game, 0, "sell-hotel") == ["sell-hotel baltic", "sell-hotel park"]
