"""The steady player of Millionaire: what it does in set-up positions, and how strong it is."""

from __future__ import annotations

import pytest

from millionaire.table import player, table
from playing import play
from rentier.bots import SteadyMillionaire
from rentier.core import Game

from .strength import SEED, count_finished, count_wins


def choice(game: Game, seat: int | None = None) -> str:
    """Return what a steady player chooses, which must be legal."""
    asked = game.awaiting[0] if seat is None else seat
    chosen = str(SteadyMillionaire(SEED).choose(game, asked))
    game.copy().play(asked, chosen)
    return chosen


def at_go(cash: str, stars: int) -> Game:
    """Set up a player who reaches GO."""
    game = table(player(cash, at="paradise-island", stars=stars), player(), dice="1-2", lifestyle="royalties")
    play(game, "0: roll")
    return game


def test_it_rises_early() -> None:
    assert choice(at_go("300K", 1)) == "upgrade"
    assert choice(at_go("300K", 3)) == "upgrade"


def test_it_takes_the_whole_salary_when_the_million_is_near() -> None:
    assert choice(at_go("850K", 1)) == "collect"


def test_it_buys_what_pays_for_itself() -> None:
    game = table(player(deeds="motor-drive"), player(), player(), dice="1-2")
    play(game, "0: roll")
    assert choice(game) == "buy"


def test_it_stops_spending_when_somebody_is_about_to_win() -> None:
    game = table(player("400K", at="diamond-hills"), player("960K", stars=5), dice="1-2")
    play(game, "0: roll")
    assert choice(game) == "leave"


def test_it_builds_while_there_is_time() -> None:
    early = table(player(deeds="brown"), player(), player(), player(), may_roll=False)
    assert choice(early).startswith("build ")
    late = table(player(deeds="brown"), player("980K", stars=5), player(), player(), may_roll=False)
    assert choice(late) == "end"


def test_it_uses_kept_cards() -> None:
    assert choice(table(player(deeds="brown", held="free-house"), player())).startswith("free-house ")
    assert choice(table(player(held="takeover"), player(deeds="paradise-island"))) == "take paradise-island"


def test_it_cancels_what_is_aimed_at_it() -> None:
    game = table(player(held="takeover"), player(deeds="paradise-island", held="veto"))
    play(game, "0: take paradise-island")
    assert choice(game) == "cancel"


def test_it_beats_three_random_players() -> None:
    assert count_wins("millionaire", 60) >= 48


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steady_players_alone_come_to_an_end(seats: int) -> None:
    assert count_finished("millionaire", 15, seats) == 15


@pytest.mark.parametrize("options", [{"doubles_roll_again": "yes"}, {"target": "2m"}, {"offers_a_turn": 0}])
def test_it_plays_with_every_option(options: dict[str, object]) -> None:
    assert count_finished("millionaire", 10, 4, options) == 10


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
def test_it_nearly_always_beats_random_players(seats: int) -> None:
    assert count_wins("millionaire", 500, seats) >= 400


@pytest.mark.parametrize(("cash", "answer"), [("300K", "accept"), ("940K", "decline")])
def test_it_makes_nobody_else_a_millionaire(cash: str, answer: str) -> None:
    mine, others = player("300K", deeds="style-square party-plaza"), player(cash, deeds="showtime-boulevard")
    game = table(mine, others, player(), player(), turn=1)
    play(game, "1: offer 0 showtime-boulevard 80K")
    assert choice(game) == answer
