"""CC-25 … CC-28: buying hotels, the last one, and where hotels stay."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told
from rentier.testing.rules import rule
from track.table import deeds

from .table import Seat, cash, hotels, payments, play, player, refused, settle, table, unchecked, why

ELEVEN = "brown:1 light-blue:1 orange:1 red:1"


# Buying


@rule("CC-25")
@pytest.mark.parametrize(
    ("colour", "code", "price"), [("brown", "baltic", 50), ("pink", "states", 100), ("dark-blue", "park", 200)]
)
def test_with_a_whole_colour_hotels_are_bought_for_the_price_on_the_deed(colour: str, code: str, price: int) -> None:
    game = table(player(deeds=colour), player(green=1))
    assert f"build {code}" in offered(game, 0)
    events = play(game, f"0: build {code}")
    events += settle(game)
    assert payments(events)[-1] == f"0 > -1 {price} building"
    assert (cash(game, 0), hotels(game)) == (1_500 - price, 11)
    assert f"{code}:1" in deeds(game, 0).split()
    assert told(events, "built")[0]["is_hotel"] is True


@rule("CC-25")
def test_there_is_one_hotel_a_street_and_nothing_smaller() -> None:
    game = table(player(deeds="park:1 boardwalk"), player())
    assert why(refused(game, 0, "build park")) == ("track-build-full", "CC-25")
    assert offered(game, 0, "build") == ["build boardwalk"]


@rule("CC-25")
def test_streets_of_a_colour_need_not_be_built_on_evenly() -> None:
    game = table(player(deeds="green"), player(green=0))
    play(game, "0: build pacific")
    settle(game)
    assert deeds(game, 0) == "pacific:1 north-carolina pennsylvania"


@rule("CC-25", "CC-55")
@pytest.mark.parametrize(("may_roll", "jailed"), [(True, -1), (False, -1), (True, 1)])
def test_hotels_are_bought_in_anothers_turn_and_from_jail_too(may_roll: bool, jailed: int) -> None:
    game = table(player(), player(deeds="brown", jail=jailed), player(), may_roll=may_roll)
    play(game, "1: build baltic")
    settle(game)
    assert deeds(game, 1) == "mediterranean baltic:1"
    assert game.awaiting == (0,)


@rule("CC-25")
@pytest.mark.parametrize(
    ("mine", "code", "key"),
    [
        (player(deeds="park"), "park", "track-build-not-whole"),
        (player(), "park", "track-build-not-whole"),
        (player("100 50 20 2x10", deeds="dark-blue"), "park", "track-build-money"),
    ],
)
def test_without_the_colour_or_the_money_there_is_no_hotel(mine: Seat, code: str, key: str) -> None:
    game = table(mine, player())
    assert why(refused(game, 0, f"build {code}")) == (key, "CC-25")


@rule("CC-25")
@pytest.mark.parametrize("place", ["train-1", "go", "chance-1"])
def test_only_streets_have_hotels(place: str) -> None:
    game = table(player(), player())
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, f"build {place}")
    assert game.position() == before


@rule("CC-26")
def test_without_a_card_the_colour_must_be_whole() -> None:
    game = table(player(deeds="park", kept="k10"), player())
    assert offered(game, 0, "build") == []
    assert offered(game, 0, "half-hotel") == ["half-hotel park"]


@rule("CC-25", "CC-47")
def test_a_hotel_whose_payment_falls_through_is_not_had() -> None:
    game = table(player("50*", deeds="brown"), player())
    play(game, "0: build baltic", "0: pay 50*", "1: check 50")
    assert (deeds(game, 0), hotels(game), pending(game)["kind"]) == ("mediterranean baltic", 12, "turn")


# The last one


@rule("CC-27")
def test_with_none_left_one_waits() -> None:
    game = table(player(deeds="dark-blue"), player(deeds=f"{ELEVEN} atlantic:1"))
    assert why(refused(game, 0, "build park")) == ("track-build-none-left", "CC-27")
    assert offered(game, 0, "build") == []


@rule("CC-27")
def test_the_last_hotel_that_several_want_is_auctioned_from_10() -> None:
    game = table(player(deeds="dark-blue"), player(deeds=ELEVEN), player(deeds="green"), player(deeds="yellow"))
    play(game, "0: build park")
    assert (pending(game)["kind"], game.awaiting[0]) == ("want", 2)
    play(game, "2: want", "3: pass")
    assert pending(game) | {"kind": "building-auction", "leader": -1, "bid": 0} == pending(game)
    assert game.awaiting == (2, 0)
    play(game, "0: bid-building 10 park")
    assert refused(game, 2, "bid-building 10 pacific").key == "track-bid-low"
    assert refused(game, 2, "bid-building 25 pacific").key == "track-bid-unit"
    assert why(refused(game, 2, "bid-building 20 park"))[0] == "track-bid-site"
    refused(game, 3, "bid-building 20 atlantic")
    play(game, "2: bid-building 20 pacific", "0: bid-building 210 boardwalk", "2: bid-building 220 pacific", "0: pass")
    events = settle(game)
    # The bid replaces the price.
    assert payments(events)[-1] == "2 > -1 220 building"
    assert deeds(game, 2) == "pacific:1 north-carolina pennsylvania"
    assert (hotels(game), cash(game, 2), cash(game, 0)) == (0, 1_280, 1_500)


@rule("CC-27", "CC-47")
def test_a_winner_who_cannot_complete_is_out_and_the_auction_begins_again_without_them() -> None:
    game = table(player(deeds="dark-blue"), player(deeds=ELEVEN, green=0), player("500*", deeds="green", green=0))
    play(game, "0: build park", "2: want", "2: bid-building 220 pacific", "0: pass")
    events = play(game, "2: pay 500*", "0: check 500")
    assert kinds(events)[-2:] == ["fake-taken", "auction-opened"]
    assert pending(game) | {"kind": "building-auction", "leader": -1, "bidders": [0]} == pending(game)
    assert refused(game, 2, "bid-building 10 pacific").key in ("track-bid-not-in", "not-asked")
    play(game, "0: bid-building 10 boardwalk")
    settle(game)
    assert (deeds(game, 0), hotels(game)) == ("park boardwalk:1", 0)


@rule("CC-27", "CC-47")
def test_nobody_is_left_to_bid_when_the_last_winner_cannot_complete() -> None:
    game = table(player("500*", deeds="dark-blue", green=0), player(deeds=ELEVEN), player(deeds="green", green=0))
    play(game, "0: build park", "2: want", "0: bid-building 10 park", "2: pass", "0: pay 500*", "1: check 500")
    assert pending(game)["bidders"] == [2]
    play(game, "2: pass")
    assert (pending(game)["kind"], hotels(game)) == ("turn", 1)


@rule("CC-25")
def test_hotels_are_bought_while_somebody_decides_about_a_purchase() -> None:
    game = table(player(green=0), player(deeds="dark-blue green", green=0), dice="1-2")
    play(game, "0: roll")
    assert pending(game)["kind"] == "buy"
    assert "build park" in offered(game, 1)
    play(game, "1: build park")
    settle(game)
    assert (deeds(game, 1).split()[-2:], pending(game)["kind"], game.awaiting) == (["park:1", "boardwalk"], "buy", (0,))
    play(game, "0: buy")


@rule("CC-25", "CC-21")
def test_hotels_are_bought_while_somebody_takes_a_chance_card() -> None:
    taking = {"kind": "take", "seat": 0}
    seats = (player(at="chance-1", green=0), player(deeds="dark-blue", green=0), player())
    game = table(*seats, may_roll=False, stack=[taking])
    play(game, "1: build boardwalk")
    settle(game)
    assert (deeds(game, 1), pending(game)["kind"]) == ("park boardwalk:1", "take")


@rule("CC-25", "CC-60")
def test_hotels_are_bought_while_another_owes_but_not_by_the_player_who_owes() -> None:
    seats = (player("50", deeds="light-blue"), player(deeds="dark-blue", green=0), player(green=0))
    game = table(*seats, may_roll=False, claims=["1: boardwalk 0 200"])
    play(game, "1: claim boardwalk 0")
    assert (pending(game)["kind"], pending(game)["payer"]) == ("payment", 0)
    assert refused(game, 0, "build oriental").key
    play(game, "1: build park")
    settle(game)
    assert (deeds(game, 1), pending(game)["kind"]) == ("park:1 boardwalk", "payment")


@rule("CC-25", "CC-27")
def test_no_hotels_are_bought_inside_a_window_or_an_auction() -> None:
    game = table(player(), player(deeds="dark-blue"), dice="1-2")
    play(game, "0: roll", "0: buy")
    assert pending(game)["kind"] == "lay"
    assert offered(game, 1, "build") == []
    refused(game, 1, "build park")
    game = table(player(), player(deeds="dark-blue"), dice="1-2")
    play(game, "0: roll", "0: leave")
    assert pending(game)["kind"] == "auction"
    refused(game, 1, "build park")


@rule("CC-70", "CC-25")
def test_k10_is_used_whenever_a_hotel_may_be_bought() -> None:
    game = table(player(green=0), player(deeds="park", kept="k10", green=0), dice="1-2")
    play(game, "0: roll")
    assert offered(game, 1, "half-hotel") == ["half-hotel park"]
    play(game, "1: half-hotel park")
    settle(game)
    assert (deeds(game, 1), pending(game)["kind"]) == ("park:1", "buy")


@rule("CC-27")
def test_who_opened_pays_10_when_nobody_goes_higher() -> None:
    game = table(player(deeds="dark-blue"), player(deeds=ELEVEN), player(deeds="green"))
    play(game, "0: build park", "2: want", "0: bid-building 10 park", "2: pass")
    events = settle(game)
    assert payments(events)[-1] == "0 > -1 10 building"
    assert deeds(game, 0) == "park:1 boardwalk"


@rule("CC-27")
def test_the_last_hotel_is_sold_at_its_price_when_nobody_else_wants_it() -> None:
    game = table(player(deeds="dark-blue"), player(deeds=ELEVEN), player(deeds="green"))
    play(game, "0: build park", "2: pass")
    events = settle(game)
    assert payments(events)[-1] == "0 > -1 200 building"


@rule("CC-27")
def test_only_owners_of_a_whole_colour_with_a_free_street_are_asked() -> None:
    game = table(
        player(deeds="dark-blue"),
        player(deeds=ELEVEN),
        player(deeds="pacific", kept="k10"),
        player(deeds="atlantic ventnor", chance="c3"),
    )
    events = play(game, "0: build park")
    assert pending(game)["kind"] == "lay"
    events += settle(game)
    assert payments(events)[-1] == "0 > -1 200 building"
    assert "auction-opened" not in kinds(events)


@rule("CC-27")
def test_with_two_left_nobody_is_asked() -> None:
    ten = "brown:1 light-blue:1 orange:1 kentucky:1 indiana:1"
    game = table(player(deeds="dark-blue"), player(deeds=ten), player(deeds="green"))
    assert hotels(game) == 2
    play(game, "0: build park")
    assert pending(game)["kind"] == "lay"


@rule("CC-27", "CC-70")
@pytest.mark.parametrize(
    ("mine", "text"),
    [
        (player(deeds="dark-blue", chance="c2"), "play c2 park"),
        (player(deeds="park", chance="c3"), "play c3 park"),
        (player(deeds="park", kept="k10"), "half-hotel park"),
    ],
)
def test_a_card_takes_the_last_hotel_without_an_auction(mine: Seat, text: str) -> None:
    game = table(mine, player(deeds=ELEVEN), player(deeds="green"))
    events = play(game, f"0: {text}")
    events += settle(game)
    assert "auction-opened" not in kinds(events)
    assert "park:1" in deeds(game, 0).split()
    assert hotels(game) == 0


@rule("CC-27", "CC-55")
def test_who_is_in_jail_bids_for_the_last_hotel_too() -> None:
    game = table(player(deeds="dark-blue"), player(deeds=ELEVEN), player(deeds="green", jail=0))
    play(game, "0: build park", "2: want", "2: bid-building 20 pacific", "0: pass")
    settle(game)
    assert "pacific:1" in deeds(game, 2).split()


# Where hotels stay


@rule("CC-28", "CC-60")
def test_hotels_are_sold_only_in_debt() -> None:
    game = table(player(deeds="park:1 boardwalk"), player())
    assert why(refused(game, 0, "sell-hotel park")) == ("crooked-sell-not-in-debt", "CC-60")


@rule("CC-28")
def test_a_street_that_changes_hands_takes_its_hotel_along() -> None:
    game = table(player(deeds="park:1 boardwalk"), player(green=0))
    play(game, "0: offer 1 park 100", "1: accept")
    settle(game)
    assert (deeds(game, 0), deeds(game, 1)) == ("boardwalk", "park:1")
    # The colour is broken up, and the hotel stays; another cannot be bought.
    assert why(refused(game, 0, "build boardwalk")) == ("track-build-not-whole", "CC-25")
    assert hotels(game) == 11


@rule("CC-28", "CC-27")
def test_a_hotel_that_was_sold_can_be_bought_again() -> None:
    game = table(
        player("10", deeds="atlantic:1"),
        player(deeds=f"{ELEVEN} boardwalk"),
        player(deeds="green"),
        may_roll=False,
        claims=["1: boardwalk 0 50"],
    )
    assert why(refused(game, 2, "build pacific")) == ("track-build-none-left", "CC-27")
    play(game, "1: claim boardwalk 0", "0: sell-hotel atlantic")
    unchecked(game)
    settle(game)
    assert hotels(game) == 1
    play(game, "2: build pacific")
    settle(game)
    assert "pacific:1" in deeds(game, 2).split()
