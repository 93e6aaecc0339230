"""MM-21: auctions."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, told
from rentier.testing.rules import rule
from track.table import BANK, balances, deeds, owner, payments, turn

from .table import player, table


def auction(*players: object, **more: object) -> rentier.Game:
    """Set up an auction of Palace Gardens, on which the first player has landed."""
    game = table(*(players or (player(at="jail"), player(), player())), dice="1-2", **more)  # type: ignore[arg-type]
    play(game, "0: roll", "0: leave")
    return game


@rule("MM-21")
def test_the_highest_bid_gets_the_deed_and_pays_the_bank() -> None:
    game = auction()
    events = play(game, "1: bid 1K", "2: bid 60K", "0: pass", "1: pass")
    assert payments(events) == ["2 > -1 60K auction"]
    assert owner(game, "palace-gardens") == 2
    assert balances(game) == ["372K", "372K", "312K"]
    assert pending(game)["kind"] == "turn"
    assert turn(game) == 0


@rule("MM-21")
def test_it_opens_at_1k() -> None:
    game = auction()
    assert game.forms(1)[0].bounds["lowest"] == 1_000
    for low in ("0K", "500"):
        assert refused(game, 1, f"bid {low}").rule == "MM-21"
    play(game, "1: bid 1K")


@rule("MM-21")
def test_a_raise_is_1k_at_least_and_always_whole_thousands() -> None:
    game = auction()
    play(game, "1: bid 10K")
    for low in ("1K", "9K", "10K"):
        assert refused(game, 2, f"bid {low}").key == "track-bid-low"
    assert refused(game, 2, "bid 10500").key == "track-bid-unit"
    play(game, "2: bid 11K", "1: bid 12K")


@rule("MM-21")
def test_nobody_bids_above_their_cash() -> None:
    game = auction(player("40K", at="jail"), player("7K", deeds="paradise-island"), player())
    assert refused(game, 1, "bid 8K").key == "track-bid-money"
    assert refused(game, 1, "bid 8K").rule == "MM-21"
    play(game, "1: bid 7K")
    # Nor is money raised for it (MM-40).
    assert refused(game, 1, "mortgage paradise-island").rule == "MM-40"
    assert offered(game, 1, "mortgage") == []


@rule("MM-21")
def test_who_declined_may_bid() -> None:
    game = auction()
    play(game, "0: bid 1K", "1: pass", "2: pass")
    assert owner(game, "palace-gardens") == 0
    assert balances(game)[0] == "371K"


@rule("MM-21", "MM-31")
def test_players_in_jail_may_bid() -> None:
    game = auction(player(at="jail"), player(jail=2))
    play(game, "1: bid 5K", "0: pass")
    assert owner(game, "palace-gardens") == 1


@rule("MM-21")
def test_who_is_out_of_the_game_may_not() -> None:
    game = auction(player(at="jail"), player(), player("0K", out=True))
    assert 2 not in game.awaiting
    assert refused(game, 2, "bid 1K").key == "track-out"


@rule("MM-21")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_there_is_no_order(order: tuple[int, ...]) -> None:
    game = auction()
    for i, seat in enumerate(order):
        play(game, f"{seat}: bid {i + 1}K")
    for seat in order[:2]:
        play(game, f"{seat}: pass")
    assert owner(game, "palace-gardens") == order[2]


@rule("MM-21")
def test_who_passes_is_out_of_it() -> None:
    game = auction()
    play(game, "1: pass", "2: bid 1K")
    assert game.awaiting == (0,)
    assert refused(game, 1, "bid 5K").key == "track-bid-not-in"
    assert refused(game, 2, "pass").key == "track-bid-leading"


@rule("MM-12", "MM-21")
def test_with_no_bid_the_player_who_landed_takes_it_at_1k() -> None:
    game = auction()
    events = play(game, "0: pass", "1: pass", "2: pass")
    assert payments(events) == ["0 > -1 1K auction"]
    assert told(events, "auction-ended")[0]["seat"] == BANK
    assert kinds(events)[-1] == "bought"
    assert deeds(game, 0) == "palace-gardens"
    assert pending(game)["kind"] == "turn"


@rule("MM-12", "MM-21")
@pytest.mark.parametrize("money", ["1K", "0K"])
def test_who_has_less_than_1k_leaves_it_unsold(money: str) -> None:
    game = auction(player(money, at="jail", deeds="brown"), player(), player())
    play(game, "1: pass", "2: pass")
    if money == "1K":
        play(game, "0: pass")
    assert owner(game, "palace-gardens") == (0 if money == "1K" else BANK)
    # It is not a debt, and the turn can end.
    assert pending(game)["kind"] == "turn"
    play(game, "0: end")


@rule("MM-21")
def test_who_cannot_cover_the_next_bid_passes_without_being_asked() -> None:
    game = auction(player("1K", at="jail"), player(), player("5K"))
    assert game.awaiting == (1, 2, 0)
    events = play(game, "1: bid 5K")
    assert [event.seen_by(None)["seat"] for event in events if event.kind == "passed-auction"] == [2, 0]
    assert owner(game, "palace-gardens") == 1


@rule("MM-21", "MM-23")
def test_no_deals_and_no_building_while_bids_are_awaited() -> None:
    game = auction(player(at="jail", deeds="dark-blue"), player(deeds="brown bling-beach"), player())
    assert refused(game, 0, "offer 1 fortune-valley 10K").rule == "MM-23"
    assert refused(game, 0, "build fortune-valley").rule == "MM-21"
    assert refused(game, 1, "lift bling-beach").rule == "MM-41"


@rule("MM-21")
def test_there_is_nothing_to_bid_for_without_an_auction() -> None:
    game = table(player(), player())
    assert refused(game, 0, "bid 1K").rule == "MM-21"
