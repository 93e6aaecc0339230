"""CC-13, CC-14: what a stop costs, and that it has to be asked for in time."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told
from rentier.games.crooked.data import BOARD
from rentier.testing.rules import rule
from rentier.track.board import Deed
from throwing import rolling
from track.table import turn

from .table import PLACES, Seat, balances, cash, claims, payments, play, player, refused, settle, table, why


def before(code: str) -> str:
    """Return the space from which a roll of five leads to this one."""
    return PLACES[(PLACES.index(code) - 5) % 36]


def landed(
    code: str, owns: str, *others: Seat, dice: str = "1-4", options: dict[str, str] | None = None
) -> rentier.Game:
    """Set up a stop of seat 0; seat 1 has these deeds."""
    game = table(player(at=before(code)), player(deeds=owns), *(others or (player(),)), dice=dice, options=options)
    play(game, "0: roll")
    return game


# Asking


@rule("CC-13")
def test_the_owner_asks_for_the_rent() -> None:
    game = table(player(at=before("boardwalk")), player(deeds="boardwalk", green=0), player(green=0), dice="1-4")
    events = play(game, "0: roll")
    assert told(events, "rent-due") == [
        {"event": "rent-due", "seat": 0, "owner": 1, "space": "boardwalk", "amount": 200}
    ]
    assert (balances(game), game.awaiting) == ([1_500] * 3, (1, 0))
    events = play(game, "1: claim boardwalk 0")
    assert kinds(events) == ["claimed-rent"]
    assert (pending(game)["kind"], game.awaiting) == ("lay", (0,))
    events = settle(game)
    assert payments(events) == ["0 > 1 200 rent"]
    assert balances(game) == [1_300, 1_700, 1_500]


@rule("CC-13")
def test_a_rent_that_nobody_asks_for_before_the_next_player_rolls_is_lost() -> None:
    game = landed("boardwalk", "boardwalk")
    play(game, "1: let-lie", "0: end")
    # It is the next player's turn, but the dice have not been thrown.
    assert turn(game) == 1
    assert claims(game) == ["1: boardwalk 0 200 waiting"]
    late = rolling(game, "4-5")
    events = play(late, "1: roll")
    assert told(events, "lost-claim") == [
        {"event": "lost-claim", "seat": 1, "target": 0, "space": "boardwalk", "amount": 200}
    ]
    assert why(refused(late, 1, "claim boardwalk 0")) == ("track-no-claim", "CC-13")
    play(game, "1: claim boardwalk 0")
    assert pending(game)["kind"] == "lay"


@rule("CC-13")
def test_the_owner_may_ask_between_the_landers_own_rolls_and_after_them() -> None:
    game = table(player(at="chance-3"), player(deeds="boardwalk"), player(), dice="1-1 4-6")
    play(game, "0: roll", "1: let-lie")
    assert turn(game) == 0
    play(game, "0: roll")
    assert claims(game) == ["1: boardwalk 0 200 waiting"]
    play(game, "1: claim boardwalk 0")
    assert payments(settle(game)) == ["0 > 1 200 rent"]


@rule("CC-13")
def test_the_claim_stays_when_the_lander_goes_to_jail() -> None:
    game = table(player(at="illinois"), player(deeds="atlantic"), dice="1-1 1-2")
    play(game, "0: roll", "1: let-lie", "0: roll")
    assert claims(game) == ["1: atlantic 0 130 waiting"]
    play(game, "1: claim atlantic 0")
    assert payments(settle(game)) == ["0 > 1 130 rent"]


@rule("CC-13")
def test_owner_street_and_amount_are_fixed_when_the_token_stops() -> None:
    game = landed("boardwalk", "dark-blue")
    assert claims(game) == ["1: boardwalk 0 400"]
    play(game, "1: build boardwalk")
    settle(game)
    assert claims(game) == ["1: boardwalk 0 400"]
    play(game, "1: offer 2 boardwalk 100", "2: accept")
    settle(game)
    assert claims(game) == ["1: boardwalk 0 400"]
    assert why(refused(game, 2, "claim boardwalk 0")) == ("track-no-claim", "CC-13")
    play(game, "1: claim boardwalk 0")
    assert payments(settle(game)) == ["0 > 1 400 rent"]


@rule("CC-13")
def test_a_walk_by_card_ends_the_time_too() -> None:
    game = table(
        player(), player(chance="c8", green=0), player(deeds="park", green=0), turn=1, claims=["2: park 0 180"]
    )
    events = play(game, "1: play c8 parking", "0: pass")
    assert "lost-claim" in kinds(events)
    assert claims(game) == []


@rule("CC-13", "CC-56")
def test_paying_to_leave_jail_is_no_roll() -> None:
    game = table(player(), player(jail=0, green=0), player(deeds="park", green=0), turn=1, claims=["2: park 0 180"])
    play(game, "1: pay-fine", "1: pay 50")
    settle(game)
    assert claims(game) == ["2: park 0 180"]


@rule("CC-13")
def test_several_claims_stand_side_by_side() -> None:
    game = table(
        player(),
        player(deeds="park"),
        player(deeds="boardwalk"),
        may_roll=False,
        claims=["1: park 0 180", "2: boardwalk 0 200"],
    )
    play(game, "2: claim boardwalk 0")
    settle(game)
    assert claims(game) == ["1: park 0 180"]
    play(game, "1: claim park 0")
    settle(game)
    assert balances(game) == [1_120, 1_680, 1_700]


@rule("CC-13")
@pytest.mark.parametrize(
    ("seat", "text"),
    [(2, "claim boardwalk 0"), (0, "claim boardwalk 0"), (1, "claim park 0"), (1, "claim boardwalk 2")],
)
def test_nobody_else_asks_and_nothing_else_is_asked_for(seat: int, text: str) -> None:
    game = landed("boardwalk", "boardwalk")
    assert why(refused(game, seat, text)) == ("track-no-claim", "CC-13")


@rule("CC-13", "CC-55")
def test_an_owner_in_jail_asks_for_rent() -> None:
    game = table(player(at=before("boardwalk")), player(deeds="boardwalk", jail=1), dice="1-4")
    play(game, "0: roll", "1: claim boardwalk 0")
    assert payments(settle(game)) == ["0 > 1 200 rent"]


@rule("CC-13")
def test_rents_may_be_asked_for_by_themselves() -> None:
    game = landed("boardwalk", "boardwalk", options={"rent": "automatic"})
    assert (pending(game)["kind"], game.awaiting) == ("lay", (0,))
    assert payments(settle(game)) == ["0 > 1 200 rent"]
    assert claims(game) == []


@rule("CC-13", "CC-12")
def test_a_street_that_got_an_owner_after_the_stop_costs_no_rent() -> None:
    game = table(player(at=before("boardwalk")), player(), dice="1-4")
    play(game, "0: roll", "0: leave", "1: bid 10", "0: pass")
    settle(game)
    assert claims(game) == []
    assert cash(game, 0) == 1_500


# How much


@rule("CC-14")
@pytest.mark.parametrize("deed", BOARD.deeds, ids=lambda deed: deed.code)
def test_every_street_costs_its_rent_doubled_for_the_colour_or_the_hotels(deed: Deed) -> None:
    code, group, rents = deed.code, deed.group, deed.rents
    rest = " ".join(other.code for other in group.deeds if other.code != code)
    expected = {
        f"{code}": rents[0],
        f"{code} {rest}": 2 * rents[0],
        f"{code}:1": rents[1],
        f"{code}:1 {rest}": rents[1],
    }
    for owns, amount in expected.items():
        game = landed(code, owns)
        assert claims(game) == [f"1: {code} 0 {amount}"]


@rule("CC-14")
def test_a_hotel_next_door_does_not_keep_the_rent_from_doubling() -> None:
    game = landed("boardwalk", "park:1 boardwalk")
    assert claims(game) == ["1: boardwalk 0 400"]


@rule("CC-14")
def test_a_colour_in_two_hands_is_not_whole() -> None:
    game = landed("boardwalk", "boardwalk", player(deeds="park"))
    assert claims(game) == ["1: boardwalk 0 200"]
    assert offered(game, 1, "claim") == ["claim boardwalk 0"]
