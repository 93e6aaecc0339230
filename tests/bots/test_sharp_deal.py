"""The sharp player of Deal: what it counts about the players, and what it makes of that."""

from __future__ import annotations

import pytest

from rentier import new, setup
from rentier.bots import SharpDeal, SteadyDeal
from rentier.bots.deal.sharp import DealSense
from rentier.bots.deal.standing import NAMES, chance_to_win, count_up
from rentier.core import derive_seed
from rentier.games.deal.state import Deal

SEED = bytes(32)
TWO_SETS = {"brown": "mediterranean baltic", "utility": "electric water"}


def position(hands: list[str], banks: list[str], sets: list[dict[str, str]]) -> Deal:
    """Set up a position at the beginning of the turn of seat 0."""
    game = setup("deal", len(hands), shuffle=False, hands=hands, banks=banks, sets=sets)
    assert isinstance(game, Deal)
    return game


def counted(game: Deal, seat: int) -> dict[str, float]:
    """Return what is counted about a player, without the zeros."""
    return {name: count for name, count in zip(NAMES, count_up(game, seat), strict=True) if count}


def test_it_counts_what_is_near_and_what_is_in_the_hand() -> None:
    game = position(["illinois wild rent-any", ""], ["10m 4m", ""], [{**TWO_SETS, "red": "kentucky"}, {}])
    assert counted(game, 0) == {
        "away-2": 1.0,
        "soon-0": 1.0,
        "hand-property": 1.0,
        "hand-wild-any": 1.0,
        "hand-rent-any": 1.0,
        "full-sets": 2.0,
        "small-bank": 5.0,
        "large-bank": 7.0,
        "laid": 9.0,
        "highest-rent": 2.0,
        "rent-in-hand": 2.0,
        "cards-in-hand": 3.0,
    }
    assert counted(game, 1) == {"away-6": 1.0, "soon-6": 1.0, "no-cards": 1.0}


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_shares_and_grow_with_the_sets(seats: int) -> None:
    nobody = [""] * seats
    even = position(nobody, nobody, [{}] * seats)
    ahead = position(nobody, nobody, [{}, TWO_SETS, *[{}] * (seats - 2)])
    for game in (even, ahead):
        assert sum(chance_to_win(game, seat) for seat in range(seats)) == pytest.approx(1.0, rel=0.02)
    assert chance_to_win(ahead, 1) > chance_to_win(even, 1) + 0.1
    assert chance_to_win(ahead, 0) < chance_to_win(even, 0)


def test_it_wins_when_it_can() -> None:
    sets = {**TWO_SETS, "red": "kentucky indiana"}
    game = position(["10m pass-go illinois deal-breaker", ""], ["", "5m"], [sets, {}])
    bot = SharpDeal(SEED)
    bot.playouts = 100
    assert str(bot.choose(game, 0)) == "lay illinois red"


def test_it_does_not_move_wilds_to_and_fro() -> None:
    game = position(["", ""], ["", ""], [{"red": "kentucky wild-red-yellow", "yellow": "marvin"}, {}])
    assert {str(action).split()[0] for action in game.actions(0)} == {"end", "move"}
    assert [str(action) for action in DealSense(1).others(game, 0)] == ["end"]


def test_an_imagined_game_is_played_on_for_some_turns_or_to_the_end() -> None:
    game = new("deal", 2, 5)
    assert isinstance(game, Deal)
    sense = DealSense(2)
    begun = game.turns
    world = game.redeal(0, 1)
    assert 0 < sense.play_on(world, 0) < 1
    assert isinstance(world, Deal)
    assert world.turns == begun + 2
    sense.turns = 10_000
    world = game.redeal(0, 1)
    assert sense.play_on(world, 0) == (1.0 if world.winners == (0,) else 0.0)


@pytest.mark.soak
def test_sharp_beats_steady_in_more_than_half_of_the_games() -> None:
    won = 0
    games = 200
    for number in range(games):
        game = new("deal", 2, derive_seed(SEED, "sharp", number), events=False)
        sharp = number % 2
        bots = [SharpDeal(SEED) if seat == sharp else SteadyDeal(SEED) for seat in range(2)]
        while not game.over:
            seat = game.awaiting[0]
            game.apply(seat, bots[seat].choose(game, seat))
        won += game.winners == (sharp,)
    assert won >= 105
