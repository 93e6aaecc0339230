"""EB-20 and EB-21: auctions of deeds."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused
from rentier.testing.rules import rule
from track.table import BANK, balances, cash, is_mortgaged, levels, owner, payments

from .table import player, table


def opened(*others: str, cash: str = "15M", owns: str = "", dice: str = "1-2") -> rentier.Game:
    """Set up an auction of Baltic Avenue that seat 0 asked for; the others have these balances."""
    them = [player(other) for other in others or ("15M", "15M")]
    game = table(player(cash, deeds=owns), *them, dice=dice)
    play(game, "0: roll", "0: leave")
    return game


# Who bids, and what


@rule("EB-20")
def test_everybody_may_bid_the_one_who_declined_too() -> None:
    for winner in range(3):
        game = opened()
        assert game.awaiting == (1, 2, 0)
        losers = [f"{seat}: pass" for seat in range(3) if seat != winner]
        play(game, f"{winner}: bid 100K", *losers)
        assert owner(game, "baltic") == winner
        assert balances(game) == ["14.9M" if seat == winner else "15M" for seat in range(3)]


@rule("EB-20")
@pytest.mark.parametrize("price", ["10K", "20K", "590K", "600K", "610K", "15M"])
def test_it_opens_at_any_price_that_a_player_names(price: str) -> None:
    game = opened()
    events = play(game, f"2: bid {price}", "0: pass", "1: pass")
    assert owner(game, "baltic") == 2
    assert payments(events) == [f"2 > -1 {price} auction"]


@rule("EB-20")
def test_there_is_no_fixed_order() -> None:
    game = opened()
    play(game, "2: bid 10K", "0: bid 20K", "2: bid 30K", "1: bid 40K", "0: bid 1M", "2: pass")
    assert game.awaiting == (1,)
    play(game, "1: bid 1.01M")
    assert game.awaiting == (0,)
    play(game, "0: pass")
    assert owner(game, "baltic") == 1
    assert balances(game) == ["15M", "13.99M", "15M"]


@rule("EB-20")
def test_the_highest_bid_wins_and_pays_the_bank() -> None:
    game = opened()
    events = play(game, "1: bid 500K", "2: bid 700K", "0: pass", "1: pass")
    assert kinds(events) == [
        "bid",
        "bid",
        "passed-auction",
        "passed-auction",
        "auction-ended",
        "paid",
        "bought",
    ]
    assert payments(events) == ["2 > -1 700K auction"]
    assert (owner(game, "baltic"), cash(game, 2)) == (2, "14.3M")
    # The turn goes on.
    assert game.awaiting == (0,)
    assert offered(game, 0)[0] == "end"


@rule("EB-20", "EB-35")
def test_players_in_jail_bid() -> None:
    game = table(player(), player(jail=1), player(), dice="1-2")
    play(game, "0: roll", "0: leave", "1: bid 10K", "2: pass", "0: pass")
    assert owner(game, "baltic") == 1


@rule("EB-20")
def test_who_is_bankrupt_does_not_bid() -> None:
    game = table(player(), player("0K", out=True), player(), dice="1-2")
    play(game, "0: roll", "0: leave")
    assert game.awaiting == (2, 0)
    assert offered(game, 1) == []
    assert refused(game, 1, "bid 10K").key == "track-out"


@rule("EB-20")
def test_outside_an_auction_nobody_bids() -> None:
    game = table(player(), player())
    assert refused(game, 0, "bid 10K").rule == "EB-20"


@rule("EB-20", "EB-11")
def test_after_a_double_the_turn_goes_on_with_its_further_roll() -> None:
    game = table(player(), player(), dice="3-3 4-6")
    play(game, "0: roll", "0: leave", "0: pass", "1: pass")
    assert offered(game, 0)[0] == "roll"


# The steps


@rule("EB-21")
@pytest.mark.parametrize("amount", ["0", "0K", "5K", "9K"])
def test_the_first_bid_is_at_least_10k(amount: str) -> None:
    assert refused(opened(), 1, f"bid {amount}").rule == "EB-21"


@rule("EB-21")
@pytest.mark.parametrize("amount", ["10K", "490K", "500K"])
def test_each_further_bid_is_at_least_10k_more(amount: str) -> None:
    game = opened()
    play(game, "1: bid 500K")
    refusal = refused(game, 2, f"bid {amount}")
    assert (refusal.key, refusal.rule) == ("track-bid-low", "EB-21")
    assert refusal.details["amount"] == 510_000
    play(game, "2: bid 510K")
    assert (pending(game)["leader"], pending(game)["bid"]) == (2, 510_000)


@rule("EB-21")
@pytest.mark.parametrize("amount", ["515K", "10001", "1.234567M"])
def test_bids_are_multiples_of_10k(amount: str) -> None:
    refusal = refused(opened(), 1, f"bid {amount}")
    assert (refusal.key, refusal.rule) == ("track-bid-unit", "EB-21")


@rule("EB-21")
def test_nobody_bids_above_the_balance() -> None:
    game = opened("450K", "15M")
    refusal = refused(game, 1, "bid 460K")
    assert (refusal.key, refusal.rule) == ("track-bid-money", "EB-21")
    play(game, "1: bid 450K", "2: bid 460K")
    assert refused(game, 1, "bid 470K").rule == "EB-21"
    assert offered(game, 1) == ["pass"]


@rule("EB-21")
def test_the_bounds_are_told() -> None:
    game = opened("450K", "15M")
    assert [form.to_dict() for form in game.forms(1)] == [
        {"do": "bid", "lowest": 10_000, "highest": 450_000, "step": 10_000}
    ]
    play(game, "1: bid 300K")
    assert game.forms(1) == []
    assert game.forms(2)[0].to_dict()["lowest"] == 310_000
    # Every bid of the menu is one that counts.
    bids = offered(game, 2, "bid")
    assert bids == ["bid 310000", "bid 600000", "bid 900000", "bid 15000000"]
    for text in bids:
        play(game.copy(), f"2: {text}")


# Raising money meanwhile


@rule("EB-21", "EB-62")
def test_a_bidder_may_mortgage_to_bid_more() -> None:
    game = table(player(), player("10K", deeds="electric"), player(), dice="1-2")
    play(game, "0: roll", "0: leave", "0: bid 500K")
    assert refused(game, 1, "bid 600K").key == "track-bid-money"
    play(game, "1: mortgage electric", "1: bid 600K", "0: pass", "2: pass")
    assert is_mortgaged(game, "electric")
    assert (owner(game, "baltic"), cash(game, 1)) == (1, "160K")


@rule("EB-21", "EB-44")
def test_a_bidder_may_sell_buildings() -> None:
    game = table(player(), player("10K", deeds="orange:2"), player(), dice="1-2")
    play(game, "0: roll", "0: leave", "1: sell orange 1 1 1", "1: bid 1.51M", "0: pass", "2: pass")
    assert levels(game, "orange") == [1, 1, 1]
    assert (owner(game, "baltic"), cash(game, 1)) == (1, "0K")


@rule("EB-21")
def test_the_highest_bidder_is_still_in_and_may_raise_money_too() -> None:
    game = table(player(), player("1M", deeds="orange:2 electric"), dice="1-2")
    play(game, "0: roll", "0: leave", "1: bid 1M")
    assert game.awaiting == (0,)
    play(game, "1: mortgage electric", "1: sell orange 0 0 0")
    assert (pending(game)["leader"], pending(game)["bid"]) == (1, 1_000_000)
    play(game, "0: pass")
    assert (owner(game, "baltic"), cash(game, 1)) == (1, "3.75M")


@rule("EB-21")
def test_who_passed_raises_no_money_any_more() -> None:
    game = table(player(), player("1M", deeds="orange:2 electric"), player(), dice="1-2")
    play(game, "0: roll", "0: leave", "1: pass")
    assert offered(game, 1) == []
    for text in ("mortgage electric", "sell orange 1 1 1"):
        assert refused(game, 1, text).rule == "EB-19"


@rule("EB-21", "EB-50")
def test_deals_wait() -> None:
    game = table(player(deeds="vermont"), player(deeds="electric"), player(), dice="1-2")
    play(game, "0: roll", "0: leave")
    for seat, text in ((0, "offer 1 vermont 1M"), (1, "offer 0 1M vermont"), (2, "offer 1 1M electric")):
        assert refused(game, seat, text).rule == "EB-50"
    play(game, "0: pass", "1: pass", "2: pass", "0: offer 1 vermont 1M", "1: accept")
    assert owner(game, "vermont") == 1


@rule("EB-21")
@pytest.mark.parametrize("text", ["build st-james", "lift vermont"])
def test_building_and_lifting_wait(text: str) -> None:
    game = table(player(deeds="orange vermont*"), player(), dice="1-2")
    play(game, "0: roll", "0: leave")
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("track-not-now", "EB-21")
    play(game, "0: pass", "1: pass", f"0: {text}")


# The end


@rule("EB-21")
def test_who_passes_is_out_of_this_auction() -> None:
    game = opened()
    play(game, "1: bid 10K", "2: pass", "0: bid 20K")
    refusal = refused(game, 2, "bid 30K")
    assert (refusal.key, refusal.rule) == ("track-bid-not-in", "EB-21")
    assert refused(game, 2, "pass").rule == "EB-21"
    assert game.awaiting == (1,)


@rule("EB-21")
def test_one_can_pass_before_anybody_has_bid_and_is_out() -> None:
    game = opened()
    play(game, "0: pass", "1: pass")
    assert game.awaiting == (2,)
    assert refused(game, 0, "bid 10K").rule == "EB-21"
    play(game, "2: bid 10K")
    assert owner(game, "baltic") == 2


@rule("EB-21")
def test_who_passed_in_one_auction_bids_in_the_next() -> None:
    game = table(player(), player(), dice="1-2 1-5")
    play(game, "0: roll", "0: leave", "0: pass", "1: pass", "0: end", "1: roll", "1: leave", "0: bid 10K", "1: pass")
    assert owner(game, "oriental") == 0


@rule("EB-21")
def test_the_highest_bidder_cannot_pass_nor_outbid_the_own_bid() -> None:
    game = opened()
    play(game, "1: bid 500K")
    assert list(game.awaiting) == [2, 0]
    for text in ("pass", "bid 510K", "bid 1M"):
        refusal = refused(game, 1, text)
        assert (refusal.key, refusal.rule) == ("track-bid-leading", "EB-21")
    play(game, "2: bid 600K", "1: pass")
    assert game.awaiting == (0,)


@rule("EB-21")
def test_it_ends_when_nobody_else_is_in() -> None:
    game = opened()
    play(game, "1: bid 500K", "2: pass")
    assert pending(game)["kind"] == "auction"
    play(game, "0: pass")
    assert pending(game) == {"kind": "turn"}


@rule("EB-21")
def test_without_a_bid_the_deed_stays_with_the_bank() -> None:
    game = opened()
    events = play(game, "2: pass", "0: pass", "1: pass")
    assert events[-1].seen_by(None) == {"event": "auction-ended", "space": "baltic", "seat": -1, "amount": 0}
    assert owner(game, "baltic") == BANK
    assert balances(game) == ["15M"] * 3
    assert offered(game, 0)[0] == "end"


@rule("EB-21", "EB-37")
def test_who_wins_gets_no_rent_for_the_stop_that_led_to_it() -> None:
    game = opened()
    play(game, "1: bid 10K", "2: pass", "0: pass")
    assert refused(game, 1, "claim baltic 0").rule == "EB-30"
