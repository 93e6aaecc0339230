"""CC-6: the game ends when every property is bought, and the most money wins."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, pending, told, view
from rentier.testing.rules import rule
from throwing import rolling
from track.table import BANK, owner, turn

from .table import DEEDS, balances, bank_pile, cash, payments, play, player, refused, settle, table, unchecked


def all_but(*codes: str) -> str:
    """Return all streets but these."""
    return " ".join(code for code in DEEDS if code not in codes)


def last_street(notes: str = "500", mine: str = "", theirs: str | None = None, **more: str) -> rentier.Game:
    """Set up a player who decides to buy Boardwalk, the last street without an owner."""
    others = all_but("boardwalk", *mine.split()) if theirs is None else theirs
    game = table(
        player(notes, at="chance-3", deeds=mine),
        player(more.get("other", "500"), deeds=others),
        player("10"),
        dice="1-1",
    )
    play(game, "0: roll", "0: buy")
    return game


@rule("CC-6")
def test_the_game_is_over_as_soon_as_the_last_street_is_paid_for() -> None:
    game = last_street()
    play(game, "0: pay 500", "1: pass")
    assert not game.over
    events = play(game, "2: pass")
    assert game.over
    assert game.ending == "bought"
    assert kinds(events)[-3:] == ["bought", "counted-rents", "won"]
    assert game.awaiting == ()
    with pytest.raises(rentier.IllegalAction):
        game.play(0, "roll")


@rule("CC-6", "CC-46")
def test_not_before_that_payment_is_complete_with_its_checks() -> None:
    game = last_street("500* 100")
    play(game, "0: pay 500*", "1: check 500")
    assert not game.over
    assert owner(game, "boardwalk") == BANK
    # It goes to auction; nobody wants it, and the game goes on.
    play(game, "1: pass", "2: pass", "0: pass")
    assert (game.over, pending(game)["kind"]) == (False, "turn")


@rule("CC-6", "CC-12")
def test_a_bid_may_buy_the_last_street() -> None:
    game = last_street("500* 100")
    play(game, "0: pay 500*", "1: check 500", "2: bid 10", "0: pass", "1: pass")
    settle(game)
    assert (game.over, owner(game, "boardwalk")) == (True, 2)


@rule("CC-6")
def test_the_bank_pays_the_rent_of_every_street_and_the_most_money_wins() -> None:
    game = table(
        player("500 100*", at="chance-3", deeds="brown"),
        player("20", deeds=all_but("boardwalk", "mediterranean", "baltic", "states")),
        player("10", deeds="states:1"),
        dice="1-1",
    )
    play(game, "0: roll", "0: buy", "0: pay 500")
    events = unchecked(game)
    (counted,) = told(events, "counted-rents")
    # Brown is whole: 60 and 60; Boardwalk alone 200. States has a hotel.
    rents = counted["amounts"]
    assert isinstance(rents, list)
    assert (rents[0], rents[2]) == (320, 280)
    doubled = 2 * (50 + 50 + 60 + 90 + 90 + 100 + 110 + 110 + 120 + 130 + 130 + 140 + 150 + 150 + 160)
    assert rents[1] == doubled + 70 + 80 + 180
    assert game.scores == (200 + 320, 20 + rents[1], 10 + 280)
    assert game.winners == (1,)


@rule("CC-6")
def test_fake_notes_count_at_face_value() -> None:
    owns = all_but("boardwalk", "park")
    game = table(
        player("500 2x500* 100*", at="chance-3", deeds="park"),
        player("10", deeds=owns),
        player("2x500* 2x500"),
        dice="1-1",
    )
    play(game, "0: roll", "0: buy", "0: pay 500")
    unchecked(game)
    assert game.scores[0] == 1_100 + 100 + 760
    assert game.scores[2] == 2_000


@rule("CC-6")
def test_the_end_rents_are_counted_and_no_notes_move() -> None:
    game = last_street()
    play(game, "0: pay 500", "1: pass")
    events = play(game, "2: pass")
    assert balances(game) == [100, 500, 10]
    assert payments(events) == ["0 > -1 400 deed", "-1 > 0 100 change"]
    assert bank_pile(game, 500)[-1] == "500"


@rule("CC-6")
def test_equal_money_shares_the_win() -> None:
    half = "brown light-blue pink orange red"
    game = table(player("500 100", at="chance-3", deeds="park"), player("10", deeds=f"{half} yellow green"), dice="1-1")
    play(game, "0: roll", "0: buy")
    copy = game.copy()
    play(copy, "0: pay 500")
    unchecked(copy)
    first, second = copy.scores
    # The same again, with the difference in the poorer hand.
    lacking = second - first
    assert lacking > 0
    notes = f"500 100 {lacking // 500}x500 {lacking % 500 // 100}x100 {lacking % 100 // 10}x10"
    game = table(player(notes, at="chance-3", deeds="park"), player("10", deeds=f"{half} yellow green"), dice="1-1")
    play(game, "0: roll", "0: buy", "0: pay 500")
    events = unchecked(game)
    assert game.scores[0] == game.scores[1]
    assert game.winners == (0, 1)
    assert told(events, "won")[0]["seats"] == [0, 1]


@rule("CC-6", "CC-60")
def test_a_street_sold_back_to_the_bank_is_for_sale_again() -> None:
    game = table(
        player("100", deeds="baltic"),
        player(deeds=all_but("baltic", "park"), green=0),
        player(green=0),
        may_roll=False,
        claims=["1: boardwalk 0 120"],
    )
    play(game, "1: claim boardwalk 0", "0: sell-street baltic")
    settle(game)
    assert owner(game, "baltic") == BANK
    position = game.position() | {"turn": 2, "may_roll": False}
    game = rentier.load(position)
    play(game, "2: offer 1 100 boardwalk", "1: accept")
    settle(game)
    assert not game.over


@rule("CC-6")
def test_a_deal_or_a_hotel_does_not_end_the_game() -> None:
    game = table(player(deeds="dark-blue"), player(green=0, deeds=all_but("park", "boardwalk", "baltic")))
    play(game, "0: build park")
    settle(game)
    play(game, "0: offer 1 boardwalk 100", "1: accept")
    settle(game)
    assert not game.over


@rule("CC-6")
def test_after_the_agreed_rounds_the_richest_wins() -> None:
    game = table(
        player(at="virginia", deeds="park"),
        player(at="virginia", deeds="brown"),
        options={"round_limit": 1},
        dice="2-4",
    )
    play(game, "0: roll", "0: end")
    game = rolling(game, "2-4")
    play(game, "1: roll")
    events = play(game, "1: end")
    assert game.over
    assert (game.ending, game.winners) == ("rounds", (0,))
    assert game.scores == (1_680, 1_620)
    assert "counted-rents" in kinds(events)


@rule("CC-6")
def test_before_the_end_the_view_shows_what_it_would_bring() -> None:
    game = table(player(deeds="dark-blue"), player(), player())
    assert view(game, 1)["scores"] == [1_500 + 760, 1_500, 1_500]
    assert (turn(game), cash(game, 0)) == (0, 1_500)
    refused(game, 0, "end")
