"""The sharp player of Deal: what it counts about the players, and what it makes of that."""

from __future__ import annotations

import pytest

from rentier import load, new, setup
from rentier.bots import SharpDeal, SteadyDeal
from rentier.bots.deal.guessing import case_of, guess_hands, weights_for
from rentier.bots.deal.sharp import DealSense
from rentier.bots.deal.standing import KIND_OF, NAMES, chance_to_win, count_all, is_judged
from rentier.core import derive_seed
from rentier.games.deal.cards import find_card
from rentier.games.deal.state import Deal

SEED = bytes(32)
TWO_SETS = {"brown": "mediterranean baltic", "utility": "electric water"}


def position(hands: list[str], banks: list[str], sets: list[dict[str, str]]) -> Deal:
    """Set up a position at the beginning of the turn of seat 0."""
    game = setup("deal", len(hands), shuffle=False, hands=hands, banks=banks, sets=sets)
    assert isinstance(game, Deal)
    return game


def counted(game: Deal, seat: int) -> dict[str, float]:
    """Return what is counted about a player at the end of the turn of seat 0, without the zeros."""
    counts = count_all(game)[(seat - 1) % game.seats]
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}


def test_it_counts_what_is_near_and_what_is_in_the_hand() -> None:
    game = position(["illinois wild rent-any", ""], ["10m 4m", ""], [{**TWO_SETS, "red": "kentucky"}, {}])
    assert counted(game, 0) == {
        "away-2": 1.0,
        "soon-0": 1.0,
        "full-2": 1.0,
        "hand-property": 1.0,
        "hand-wild-any": 1.0,
        "hand-rent-any": 1.0,
        "cards-in-hand": 3.0,
        "can-win": 1.0,
        "small-bank": 5.0,
        "large-bank": 9.0,
        "banked-cards": 2.0,
        "laid": 9.0,
        "loose": 1.0,
        "highest-rent": 2.0,
        "rent-in-hand": 2.0,
    }
    assert counted(game, 1) == {"away-6": 1.0, "soon-6": 1.0, "full-0": 1.0, "no-cards": 1.0}


def test_it_counts_whether_a_taken_card_would_win() -> None:
    sets = [{**TWO_SETS, "red": "kentucky indiana"}, {"red": "illinois"}]
    assert "can-win" in counted(position(["sly-deal", ""], ["", ""], sets), 0)
    assert "can-win" not in counted(position(["forced-deal", ""], ["", ""], [sets[0], {}]), 0)


def test_a_turn_ends_once_no_card_has_to_be_given_up() -> None:
    game = position(["1m 1m 1m 1m 1m 1m 2m 2m 2m", ""], ["", ""], [{}, {}])
    end = game.actions(0)[0]
    assert not is_judged(game, end)
    game.play(0, end)
    assert not is_judged(game, game.actions(0)[0])
    game.play(0, game.actions(0)[0])
    assert is_judged(game, game.actions(0)[0])


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
    world = sense.imagine(game, 0, SEED)
    assert 0 < sense.play_on(world, 0) < 1
    assert isinstance(world, Deal)
    assert world.turns == begun + 1
    sense.turns = 10_000
    world = sense.imagine(game, 0, SEED)
    assert sense.play_on(world, 0) == (1.0 if world.winners == (0,) else 0.0)


def test_ending_the_turn_is_judged_as_late_as_other_actions() -> None:
    game = new("deal", 2, 5)
    sense = DealSense(2)
    seat = game.awaiting[0]
    ended = []
    for action in game.actions(seat)[:2]:
        world = sense.imagine(game, seat, SEED)
        world.apply(seat, action)
        sense.play_on(world, seat)
        ended.append(world.turns_taken())
    assert ended == [game.turns_taken() + 1] * 2


def test_hands_are_guessed_from_what_is_unknown_and_look_the_same() -> None:
    game = new("deal", 3, 5)
    seat = game.awaiting[0]
    for number in range(20):
        world = game.redeal(seat, number)
        assert isinstance(world, Deal)
        guess_hands(world, seat)
        assert world.view(seat) == game.view(seat)
        assert world.inventory() == game.inventory()


def test_what_the_seat_knows_of_a_hand_stays_there() -> None:
    game = new("deal", 2, 5)
    assert isinstance(game, Deal)
    position = game.position()
    seat, other = game.turn, 1 - game.turn
    card = game.players[other].hand[0]
    players = position["players"]
    assert isinstance(players, list)
    players[other]["known"] = [[card.code, seat]]
    for number in range(20):
        world = load(position).redeal(seat, number)
        assert isinstance(world, Deal)
        guess_hands(world, seat)
        assert card in world.players[other].hand
        assert world.view(seat) == load(position).view(seat)


def test_what_is_worth_waiting_with_is_guessed_more_often() -> None:
    game = position(["1m", "1m 1m"], ["", ""], [{}, {}])
    weights = weights_for(2)[case_of(game, game.players[1])]
    say_no, money = find_card("just-say-no"), find_card("1m")
    assert weights[KIND_OF[say_no.index]] > 2 * weights[KIND_OF[money.index]]
    held = {say_no: 0, money: 0}
    for number in range(400):
        world = game.redeal(0, number)
        assert isinstance(world, Deal)
        guess_hands(world, 0)
        for card in held:
            held[card] += world.players[1].hand.count(card)
    # There are three of the one and five of the other.
    assert held[say_no] > held[money]


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "games", "floor"), [(2, 400, 0.58), (4, 240, 0.32)])
def test_sharp_beats_steady(seats: int, games: int, floor: float) -> None:
    won = 0
    for number in range(games):
        game = new("deal", seats, derive_seed(SEED, "sharp", number), events=False)
        sharp = number % seats
        bots = [SharpDeal(SEED) if seat == sharp else SteadyDeal(SEED) for seat in range(seats)]
        while not game.over:
            seat = game.awaiting[0]
            game.apply(seat, bots[seat].choose(game, seat))
        won += game.winners == (sharp,)
    assert won >= floor * games
