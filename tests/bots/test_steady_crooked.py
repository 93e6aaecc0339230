"""The steady player of Crooked Cash: what it does in set-up positions, and how strong it is."""

from __future__ import annotations

import pytest

from crooked.table import play, player, table
from rentier.bots import SteadyCrooked
from rentier.core import Game

from .strength import SEED, count_finished, count_wins


def choice(game: Game, seat: int | None = None) -> str:
    """Return what a steady player chooses, which must be legal."""
    asked = game.awaiting[0] if seat is None else seat
    chosen = str(SteadyCrooked(SEED).choose(game, asked))
    game.copy().play(asked, chosen)
    return chosen


def buying(hand: str, green: int) -> Game:
    """Set up a player who pays 60 for Baltic Avenue while another has this many green tokens."""
    game = table(player(hand), player(green=green), dice="1-2")
    play(game, "0: roll", "0: buy")
    return game


def test_it_keeps_a_known_fake_while_others_can_check() -> None:
    assert choice(buying("50*!! 50 2x10", green=1)) == "pay 50#2 10#1"


def test_it_gets_rid_of_a_known_fake_when_nobody_can_check() -> None:
    assert choice(buying("50*!! 50 2x10", green=0)) == "pay 50#1 10#1"


def laid(notes: str, **checker: int) -> Game:
    """Set up notes on the table that the second player may check."""
    game = table(player(), player(**checker), dice="1-2")  # type: ignore[arg-type]
    play(game, "0: roll", "0: buy", f"0: pay {notes}")
    return game


def test_it_checks_the_note_that_it_expects_to_win_most_from() -> None:
    assert choice(laid("500")) == "check 500"
    assert choice(laid("50 10")) == "check 50"


def test_it_keeps_its_last_token_for_a_large_note() -> None:
    assert choice(laid("500", green=1)) == "check 500"
    assert choice(laid("50 10", green=1)) == "pass"


def test_it_checks_what_a_hand_known_to_hold_a_fake_lays() -> None:
    game = table(player("50*!! 2x10"), player(green=1), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50*! 10")
    assert choice(game) == "check 50"


def test_near_go_it_spends_a_token_that_would_turn_green_anyway() -> None:
    game = table(player(), player(at="boardwalk", green=1), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50 10")
    assert choice(game) == "check 50"


def test_it_completes_a_colour() -> None:
    game = table(player(deeds="mediterranean"), player(), dice="1-2")
    play(game, "0: roll")
    assert choice(game) == "buy"


def test_it_leaves_a_dear_street_to_the_auction_when_the_end_is_near() -> None:
    rest = "brown light-blue pink orange red yellow green"
    game = table(player(at="pennsylvania"), player(deeds=rest), dice="2-2")
    play(game, "0: roll")
    assert choice(game) == "leave"


def test_it_builds_where_the_count_pays_for_it() -> None:
    assert choice(table(player(deeds="brown"), player(), may_roll=False)) == "build baltic"


def test_it_refuses_a_rent_by_its_card() -> None:
    game = table(player(chance="c1"), player(deeds="boardwalk"), claims=["1: boardwalk 0 200"], may_roll=False)
    play(game, "1: claim boardwalk 0")
    assert choice(game) == "play c1"


def test_it_doubles_a_rent_by_its_card() -> None:
    game = table(player(), player(deeds="boardwalk", chance="c5"), claims=["1: boardwalk 0 200"], may_roll=False)
    assert choice(game, 1) == "play c5 boardwalk 0"


def test_it_sells_what_loses_least_when_it_owes() -> None:
    game = table(
        player("10", deeds="brown boardwalk"),
        player(deeds="park"),
        claims=["1: park 0 50"],
        may_roll=False,
    )
    play(game, "1: claim park 0")
    assert choice(game).startswith("sell-street")


def test_it_beats_three_random_players() -> None:
    assert count_wins("crooked", 40) >= 30


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_steady_players_alone_come_to_an_end(seats: int) -> None:
    assert count_finished("crooked", 15, seats) == 15


@pytest.mark.parametrize("options", [{"rent": "automatic"}, {"round_limit": 5}, {"offers_a_turn": 0}])
def test_it_plays_with_every_option(options: dict[str, object]) -> None:
    assert count_finished("crooked", 10, 4, options) == 10


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_nearly_always_beats_random_players(seats: int) -> None:
    assert count_wins("crooked", 500, seats) >= 400
