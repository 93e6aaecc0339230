"""CC-12: the auction of a street that the lander did not buy."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told
from rentier.testing.rules import rule
from track.table import BANK, owner, turn

from .table import Seat, balances, cash, payments, play, player, refused, settle, table, why


def opened(*players: Seat) -> rentier.Game:
    """Set up the auction of Baltic Avenue, on which seat 0 has stopped."""
    game = table(*(players or (player(), player(), player())), dice="1-2")
    play(game, "0: roll", "0: leave")
    return game


@rule("CC-12")
def test_the_lander_leaves_the_street_to_an_auction() -> None:
    game = table(player(), player(), player(), dice="1-2")
    events = play(game, "0: roll", "0: leave")
    assert kinds(events)[-2:] == ["declined", "auction-opened"]
    assert pending(game) | {"kind": "auction", "deed": "baltic", "leader": BANK, "bid": 0} == pending(game)


@rule("CC-12")
def test_everyone_may_bid_who_declined_and_who_is_in_jail_too() -> None:
    game = opened(player(), player(jail=1), player(green=0))
    assert set(game.awaiting) == {0, 1, 2}
    play(game, "1: bid 10", "0: bid 20", "2: bid 30", "1: pass", "0: pass")
    settle(game)
    assert owner(game, "baltic") == 2


@rule("CC-12")
def test_there_is_no_order_of_bidding() -> None:
    for first in range(3):
        game = opened()
        play(game, f"{first}: bid 50")
        second = (first + 2) % 3
        play(game, f"{second}: bid 60")
        assert pending(game)["leader"] == second


@rule("CC-12")
def test_it_opens_at_10_and_is_raised_by_10() -> None:
    game = opened()
    assert why(refused(game, 1, "bid 5")) == ("track-bid-unit", "CC-12")
    assert why(refused(game, 1, "bid 0"))[1] == "CC-12"
    play(game, "1: bid 10")
    assert why(refused(game, 2, "bid 10")) == ("track-bid-low", "CC-12")
    assert why(refused(game, 2, "bid 15")) == ("track-bid-unit", "CC-12")
    play(game, "2: bid 20")
    assert pending(game) | {"leader": 2, "bid": 20} == pending(game)


@rule("CC-12")
def test_the_highest_bidder_pays_the_bank_and_gets_the_deed() -> None:
    game = opened()
    events = play(game, "1: bid 90", "2: pass", "0: pass")
    assert told(events, "auction-ended") == [{"event": "auction-ended", "space": "baltic", "seat": 1, "amount": 90}]
    assert (pending(game)["kind"], game.awaiting, owner(game, "baltic")) == ("lay", (1,), BANK)
    events = settle(game)
    assert payments(events)[-1] == "1 > -1 90 auction"
    assert (owner(game, "baltic"), balances(game)) == (1, [1_500, 1_410, 1_500])


@rule("CC-12")
def test_without_a_bid_the_bank_keeps_the_street_and_nobody_pays() -> None:
    game = opened()
    events = play(game, "2: pass", "0: pass", "1: pass")
    assert told(events, "auction-ended")[0]["seat"] == BANK
    assert (owner(game, "baltic"), balances(game)) == (BANK, [1_500] * 3)
    assert (turn(game), pending(game)["kind"]) == (0, "turn")


@rule("CC-12")
def test_nobody_bids_more_than_the_face_value_of_the_notes() -> None:
    game = opened(player(), player("100* 50* 10"), player())
    assert why(refused(game, 1, "bid 170")) == ("track-bid-money", "CC-12")
    play(game, "1: bid 160")
    assert pending(game)["bid"] == 160


@rule("CC-12")
def test_who_passes_is_out_of_the_auction() -> None:
    game = opened()
    play(game, "1: pass")
    assert why(refused(game, 1, "bid 10")) == ("track-bid-not-in", "CC-12")
    play(game, "2: bid 10")
    assert why(refused(game, 2, "pass")) == ("track-bid-leading", "CC-12")
    assert why(refused(game, 2, "bid 20")) == ("track-bid-leading", "CC-12")
    assert offered(game, 1) == []


@rule("CC-12", "CC-51")
@pytest.mark.parametrize(
    "text", ["offer 1 100 park", "build boardwalk", "change 100#1 50,50", "play c9", "roll", "end"]
)
def test_nothing_else_is_done_during_an_auction(text: str) -> None:
    game = opened(player(deeds="green", chance="c9"), player(deeds="park"), player())
    refused(game, 0, text)


@rule("CC-12")
def test_bids_are_known_to_all() -> None:
    game = opened()
    events = play(game, "1: bid 30")
    for reader in (None, 0, 1, 2):
        assert told(events, "bid", reader) == [{"event": "bid", "seat": 1, "space": "baltic", "amount": 30}]
    assert cash(game, 1) == 1_500
