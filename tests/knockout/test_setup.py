"""KO-1 … KO-4: who plays with which tokens, the cash, the turn order, and the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import rentier
from playing import kinds, offered, refused, state
from rentier.bots import RandomBot, play_out
from rentier.core import Dice, derive_seed
from rentier.testing.rules import rule

from .table import AWAY, cash, ending, on, play, pot, table, told

TEAMS = {
    2: [[0], [1]],
    3: [[0], [1], [2]],
    4: [[0], [1], [2], [3]],
    5: [[0, 3], [1, 4], [2]],
    6: [[0, 3], [1, 4], [2, 5]],
    7: [[0, 4], [1, 5], [2, 6], [3]],
    8: [[0, 4], [1, 5], [2, 6], [3, 7]],
}


def begun(seats: int, seed: int = 1, **options: object) -> rentier.Game:
    return rentier.new("knockout", seats, seed, options)


def teams_of(game: rentier.Game) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], game.view(None)["teams"])


@rule("KO-1")
@pytest.mark.parametrize("seats", TEAMS)
def test_up_to_four_play_alone_and_from_five_on_in_teams_of_two(seats: int) -> None:
    teams = teams_of(begun(seats))
    assert [team["seats"] for team in teams] == TEAMS[seats]
    assert [team["colour"] for team in teams] == ["red", "yellow", "green", "blue"][: len(teams)]
    assert all([token["on"] for token in team["tokens"]] == ["home"] * 4 for team in teams)


@rule("KO-1")
@pytest.mark.parametrize("seats", [0, 1, 9, 100, -2])
def test_fewer_than_two_and_more_than_eight_cannot_play(seats: int) -> None:
    with pytest.raises(rentier.BadInput):
        begun(seats)


@rule("KO-1")
def test_mates_slide_in_turn_through_the_whole_game() -> None:
    game = begun(6)
    bot = RandomBot(bytes(32))
    sliders: dict[int, list[int]] = {0: [], 1: [], 2: []}
    while not game.over:
        seat = game.awaiting[0]
        for event in game.play(seat, bot.choose(game, seat)):
            seen = event.seen_by(None)
            if seen["event"] == "slid" and seen["end"] != "back":
                sliders[cast(int, seen["team"])].append(cast(int, seen["seat"]))
    for team, seats in sliders.items():
        assert len(seats) >= 12
        assert seats == [team + 3 * (number % 2) for number in range(len(seats))]


@rule("KO-1")
def test_a_member_alone_makes_every_slide_of_the_team() -> None:
    game = table("off", "off", "", seats=5, slides=[1, 1, 0])
    assert game.awaiting == (2,)
    play(game, f"2: {AWAY}", f"3: {AWAY}", f"4: {AWAY}")
    assert game.awaiting == (2,)


@rule("KO-1")
def test_only_the_mate_whose_turn_it_is_may_slide() -> None:
    game = table("", "", "", seats=6)
    assert game.awaiting == (0,)
    assert refused(game, 3, AWAY).key == "not-asked"
    assert offered(game, 3) == []


@rule("KO-1", "KO-20")
def test_a_re_slide_counts_as_the_turn_of_a_mate() -> None:
    game, _ = ending("chance off off off", "off off off off", "off off off", seats=6, slides=[4, 4, 3])
    assert game.awaiting == (0,)
    play(game, f"0: {AWAY}")
    assert state(game)["slides"] == [5, 4, 4]
    # The next round begins with the second team, whose turn was its first member's.
    assert (state(game)["order"], game.awaiting) == ([1, 2, 0], (1,))


@rule("KO-1", "KO-15")
def test_a_slide_that_is_taken_back_is_made_again_by_the_same_mate() -> None:
    game = table("", "", "", seats=6)
    play(game, "0: slide 255 15 0 100")
    assert game.awaiting == (0,)


@rule("KO-1", "KO-12")
def test_either_mate_may_choose_for_the_team() -> None:
    game = table("jail", "", "", seats=6, cash=[100, 0, 0], slides=[1, 0, 0], stack=[{"kind": "jail", "tokens": [0]}])
    # The member who slides next is asked first.
    assert game.awaiting == (3, 0)
    for seat in (0, 3):
        again = game.copy()
        again.play(seat, "pay")
        assert again.awaiting == (3,)
    assert refused(game, 1, "pay").key == "not-asked"


@rule("KO-1", "KO-4")
def test_mates_share_the_cash_and_win_together() -> None:
    game, events = ending(
        "park off off off", "off off off off", "off off off", seats=5, round=3, cash=[100, 50, 550], slides=[4, 4, 3]
    )
    assert game.over
    assert game.scores == (600, 50, 550, 600, 50)
    assert game.winners == (0, 3)
    assert told(events, "won", "seats", "amount") == [([0, 3], 600)]


@rule("KO-2")
def test_nobody_has_cash_at_the_start_and_500_lies_on_free_parking() -> None:
    game = begun(4)
    assert cash(game) == [0, 0, 0, 0]
    assert pot(game) == 500


@rule("KO-2")
def test_the_bank_pays_whatever_comes() -> None:
    game, _ = ending("park boardwalk pacific off", "off off off", cash=[18_000, 0])
    assert cash(game)[0] == 18_000 + 1300 + 2000


@rule("KO-2", "KO-22")
def test_cash_never_passes_between_players() -> None:
    game, _ = ending("30,857 off off off", "62,857 luxury-tax baltic", cash=[300, 300])
    assert cash(game) == [800, 300]
    assert pot(game) == 600


@rule("KO-3")
def test_the_turn_order_is_drawn_at_random() -> None:
    orders = Counter(tuple(state(begun(3, seed))["order"]) for seed in range(600))
    assert len(orders) == 6
    # Six orders in 600 games: 100 each, with a standard deviation of 9.
    assert all(60 < count < 140 for count in orders.values())


@rule("KO-3")
def test_the_drawn_order_is_told_and_slides_begin_with_its_top() -> None:
    game = begun(8)
    order = state(game)["order"]
    events = game.events or []
    seats = [seat for team in order for seat in (team, team + 4)]
    assert told(events, "began", "seats", "teams") == [(seats, 4)]
    assert told(events, "round-began", "number", "rounds", "amount") == [(1, 4, 500)]
    assert game.awaiting == (order[0],)


@rule("KO-4")
@pytest.mark.parametrize("seats", TEAMS)
def test_there_are_as_many_rounds_as_players_or_teams_and_each_goes_first_once(seats: int) -> None:
    game = begun(seats)
    play_out(game, [RandomBot(derive_seed(bytes(32), "bot", seat)) for seat in range(seats)])
    rounds = told(game.events or [], "round-began", "number", "seats")
    teams = len(TEAMS[seats])
    assert [number for number, _ in rounds] == list(range(1, teams + 1))
    assert sorted(order[0] % teams for _, order in rounds) == list(range(teams))
    assert game.over


@rule("KO-4")
def test_the_most_cash_wins() -> None:
    game, events = ending("park off off off", "baltic off off", round=2, cash=[0, 300])
    assert kinds(events)[-1] == "won"
    assert (game.winners, game.scores) == ((0,), (500, 400))


@rule("KO-4")
def test_a_tie_is_shared() -> None:
    game, events = ending("park off off off", "off off off off", "off off off", round=3, cash=[0, 500, 450])
    assert game.winners == (0, 1)
    assert told(events, "won", "seats", "amount") == [([0, 1], 500)]


@rule("KO-4")
def test_before_the_last_round_nobody_has_won() -> None:
    game, _ = ending("park off off off", "off off off", round=1)
    assert (game.over, game.winners) == (False, ())
    assert on(game, 0) == "home home home home"


def test_the_dice_decide_nothing_else_without_a_tremor() -> None:
    first, second = begun(2), begun(2)
    second.dice = Dice(bytes(32))
    second_order = state(second)["order"]
    assert state(first)["order"] == second_order
    for game in (first, second):
        play_out(game, [RandomBot(bytes(32)) for _ in range(2)])
    assert state(first)["cash"] == state(second)["cash"]
