"""DL-10 … DL-16: drawing, playing, giving up extra cards, the pile that runs out, games that nobody wins."""

from typing import Any

import pytest

import rentier
from playing import offered, pending, play, refused, state, view
from rentier.testing.rules import rule

from .table import Seat, bank, centre, hand, pile, player, plays_left, sets, table

WILDS = (
    "wild wild wild-red-yellow wild-red-yellow wild-pink-orange",
    "wild-pink-orange wild-light-blue-brown wild-light-blue-station wild-dark-blue-green wild-green-station"
    " wild-station-utility",
)
THIRD = player(" ".join(WILDS))
"""A player who holds the wilds when all other cards lie in front of the players."""


@rule("DL-10")
def test_a_turn_begins_with_drawing_two() -> None:
    game = table(player(), player("1m"), pile="10m 5m 4m")
    play(game, "0: end")
    assert hand(game, 1) == "1m 4m 5m"
    assert pile(game)[-1] == "10m"


@rule("DL-10")
def test_with_no_card_in_hand_five_are_drawn_instead_of_two() -> None:
    game = table(player(), player(), pile="hotel 5m 4m 3m 2m 1m")
    play(game, "0: end")
    assert hand(game, 1) == "1m 2m 3m 4m 5m"
    assert pile(game)[-1] == "hotel"


@rule("DL-10")
def test_a_hand_that_runs_empty_waits_for_the_own_next_turn() -> None:
    game = table(player("1m"), player("2m"), pile="house 10m 5m 4m 3m birthday pass-go")
    play(game, "0: bank 1m")
    assert hand(game, 0) == ""
    play(game, "0: end", "1: bank 2m", "1: end")
    assert hand(game, 0) == "house 3m 4m 5m 10m"


@rule("DL-10")
def test_a_pass_go_as_the_last_card_draws_two_not_five() -> None:
    game = table(player("pass-go"), player(), pile="5m 4m 3m 2m 1m")
    play(game, "0: pass-go")
    assert hand(game, 0) == "1m 2m"


@rule("DL-11", "DL-20", "DL-30")
def test_three_cards_may_be_played_in_any_order_and_mix() -> None:
    for steps in (
        ("0: bank 1m", "0: lay kentucky red", "0: birthday"),
        ("0: birthday", "0: lay kentucky red", "0: bank 1m"),
        ("0: lay kentucky red", "0: birthday", "0: bank 1m"),
    ):
        game = table(player("1m kentucky birthday 2m"), player())
        play(game, *steps)
        assert (bank(game, 0), sets(game, 0), centre(game)) == ("1m", {"red": "kentucky"}, "birthday")
        assert plays_left(game) == 0
        assert refused(game, 0, "bank 2m").rule == "DL-11"


@rule("DL-11")
@pytest.mark.parametrize("card", ["bank 1m", "pass-go", "birthday", "lay kentucky red", "rent red all", "house green"])
def test_each_card_is_one_of_three_plays(card: str) -> None:
    laid = {"red": "indiana", "green": "pacific north-carolina pennsylvania"}
    game = table(player("1m pass-go birthday kentucky rent-red-yellow house", sets=laid), player())
    play(game, f"0: {card}")
    assert plays_left(game) == 2


@rule("DL-11")
def test_no_card_need_be_played() -> None:
    game = table(player("1m 2m 3m"), player("4m"))
    play(game, "0: end")
    assert hand(game, 0) == "1m 2m 3m"
    assert game.awaiting == (1,)


@rule("DL-11")
def test_the_plays_are_three_again_in_the_next_turn() -> None:
    game = table(player("1m"), player("2m"), plays_left=1)
    play(game, "0: bank 1m", "0: end")
    assert plays_left(game) == 3


@rule("DL-11")
@pytest.mark.parametrize("text", ["trade 1 kentucky pacific", "give 1 kentucky", "sell kentucky", "swap 1 red green"])
def test_nothing_else_makes_cards_change_hands(text: str) -> None:
    game = table(player(sets={"red": "kentucky"}, bank="1m"), player(sets={"green": "pacific"}, bank="2m"))
    assert offered(game, 0) == ["end"]
    with pytest.raises(rentier.BadInput):
        game.play(0, text)


@rule("DL-11")
def test_only_cards_of_the_own_hand_are_played() -> None:
    game = table(player("1m", bank="2m"), player("3m"), pile="4m")
    for code in ("2m", "3m", "4m"):
        assert refused(game, 0, f"bank {code}").rule == "DL-11"


@rule("DL-12")
def test_extra_cards_go_under_the_pile_as_the_player_chooses() -> None:
    game = table(player("1m 1m 2m 2m 3m 3m 4m 5m 10m"), player("1m"))
    lowest = pile(game)[0]
    play(game, "0: end")
    assert game.awaiting == (0,)
    assert offered(game, 0) == [f"give-up {code}" for code in ("1m", "2m", "3m", "4m", "5m", "10m")]
    play(game, "0: give-up 5m")
    assert game.awaiting == (0,)
    play(game, "0: give-up 1m")
    assert hand(game, 0) == "1m 2m 2m 3m 3m 4m 10m"
    assert pile(game)[:3] == ["1m", "5m", lowest]
    assert centre(game) == ""
    assert game.awaiting == (1,)


@rule("DL-12")
def test_seven_cards_may_be_kept() -> None:
    game = table(player("1m 1m 2m 2m 3m 3m 4m", bank="5m 5m", sets={"red": "kentucky"}), player("1m"))
    play(game, "0: end")
    assert game.awaiting == (1,)


@rule("DL-12")
def test_more_than_seven_cards_may_be_held_until_the_turn_ends() -> None:
    game = table(player("1m 1m 2m 2m 3m 3m 4m pass-go"), player("1m"))
    play(game, "0: pass-go")
    assert len(hand(game, 0).split()) == 9
    assert refused(game, 0, "give-up 1m").rule == "DL-12"
    play(game, "0: bank 1m", "0: bank 1m", "0: end")
    assert game.awaiting == (1,)


@rule("DL-12")
def test_extra_cards_are_given_up_before_anything_else() -> None:
    game = table(player("1m 1m 2m 2m 3m 3m 4m 5m"), player("10m", sets={"red": "kentucky"}))
    play(game, "0: end")
    for text in ("end", "bank 1m", "give-up 10m"):
        assert refused(game, 0, text).rule == "DL-12"
    assert refused(game, 1, "give-up 10m").rule == "DL-12"


@rule("DL-12", "DL-13")
def test_a_card_given_up_under_an_empty_pile_is_the_pile() -> None:
    game = table(player("1m 1m 2m 2m 3m 3m 4m 5m"), player("10m"), rest="centre")
    play(game, "0: end", "0: give-up 5m")
    # The next player draws it, and one more from the centre.
    assert "5m" in hand(game, 1).split()
    assert len(hand(game, 1).split()) == 3
    assert centre(game) == ""


@rule("DL-13")
def test_an_empty_pile_is_made_anew_from_the_centre_and_the_draw_goes_on() -> None:
    game = table(player(), player("1m"), THIRD, pile="10m", centre="5m 4m 3m", rest="front")
    events = [event.seen_by(1) for event in play(game, "0: end")]
    assert {"event": "reshuffled", "count": 3} in events
    drawn = next(event["cards"] for event in events if event["event"] == "drew")
    assert isinstance(drawn, list)
    assert drawn[0] == "10m"
    assert drawn[1] in ("3m", "4m", "5m")
    assert centre(game) == ""
    assert sorted([*pile(game), drawn[1]]) == ["3m", "4m", "5m"]


@rule("DL-13")
def test_the_new_pile_is_shuffled() -> None:
    tops = set()
    for seed in range(20):
        dice = {"seed": f"{seed:064}", "drawn": 0}
        game = table(player(), player("1m 1m"), rest="centre", dice=dice)
        play(game, "0: end")
        tops.add(tuple(pile(game)))
    assert len(tops) == 20


@rule("DL-13")
def test_the_centre_is_not_touched_before_a_card_is_due() -> None:
    game = table(player(), player("1m"), pile="10m 5m", rest="centre")
    before = centre(game)
    play(game, "0: end")
    assert pile(game) == []
    assert centre(game) == before


@rule("DL-13", "DL-40")
def test_the_pass_go_being_carried_out_is_not_shuffled() -> None:
    game = table(player("pass-go"), player(), THIRD, pile="10m", centre="5m pass-go", rest="front")
    play(game, "0: pass-go")
    drawn = hand(game, 0).split()
    assert "10m" in drawn
    assert sorted([*drawn, *pile(game)]) == ["10m", "5m", "pass-go"]
    assert centre(game) == "pass-go"


@rule("DL-13", "DL-40")
def test_a_pass_go_alone_draws_nothing_and_the_next_draw_may_bring_it() -> None:
    game = table(player("pass-go 1m"), player("2m"), THIRD, rest="front")
    play(game, "0: pass-go")
    assert hand(game, 0) == "1m"
    assert centre(game) == "pass-go"
    play(game, "0: end")
    assert hand(game, 1) == "pass-go 2m"
    assert centre(game) == ""


@rule("DL-13")
def test_with_nothing_in_pile_and_centre_fewer_are_drawn() -> None:
    game = table(player("1m"), player(), THIRD, pile="10m", rest="front")
    play(game, "0: end")
    assert hand(game, 1) == "10m"
    assert game.awaiting == (1,)


@rule("DL-14")
def test_cards_drawn_in_the_turn_can_be_played_in_it() -> None:
    game = table(player(), player("1m"), pile="5m 4m 3m pass-go")
    play(game, "0: end", "1: pass-go", "1: bank 4m", "1: bank 5m")
    assert bank(game, 1) == "4m 5m"


@rule("DL-15")
def test_the_draw_comes_first_and_cannot_be_left_out() -> None:
    game = table(player(), player("1m"), pile="10m 5m")
    drew = [event.kind for event in play(game, "0: end")]
    assert drew == ["turn-began", "drew"]
    assert len(hand(game, 1).split()) == 3


@rule("DL-15")
def test_a_turn_ends_when_its_player_says_so() -> None:
    game = table(player("1m 2m 3m"), player("4m"))
    play(game, "0: bank 1m", "0: bank 2m", "0: bank 3m")
    assert game.awaiting == (0,)
    assert offered(game, 0) == ["end"]
    assert refused(game, 1, "bank 4m").rule == "DL-3"
    assert refused(game, 1, "end").rule == "DL-3"
    play(game, "0: end")
    assert game.awaiting == (1,)
    assert refused(game, 0, "end").rule == "DL-3"


def stuck(hand_of_0: str = "", hand_of_1: str = "", **more: Any) -> rentier.Game:
    """Set up a game with every card in a hand or in front of somebody."""
    return table(player(f"{WILDS[0]} {hand_of_0}"), player(f"{WILDS[1]} {hand_of_1}"), rest="front", **more)


@rule("DL-16")
def test_a_round_in_which_nobody_draws_or_plays_ends_the_game() -> None:
    game = stuck()
    assert pile(game) == []
    # A card was played earlier in this turn; then a whole round goes by.
    play(game, "0: end", "1: end")
    assert not game.over
    events = play(game, "0: end")
    assert game.over
    assert events[-1].seen_by(None)["why"] == "stuck"


@rule("DL-16")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_round_is_one_turn_of_each_player(seats: int) -> None:
    hands = [*WILDS, *["1m"] * (seats - 2)]
    game = table(*[player(cards) for cards in hands], rest="front", busy=False)
    for seat in range(seats - 1):
        play(game, f"{seat}: end")
    assert not game.over
    play(game, f"{seats - 1}: end")
    assert game.over


@rule("DL-16")
@pytest.mark.parametrize("step", ["bank 1m", "lay wild-green-station green"])
def test_a_card_played_keeps_the_game_going(step: str) -> None:
    game = stuck(hand_of_1="1m", busy=False)
    play(game, "0: end", f"1: {step}", "1: end", "0: end")
    assert not game.over
    play(game, "1: end")
    assert game.over


@rule("DL-16")
def test_a_card_drawn_keeps_the_game_going() -> None:
    game = table(player(WILDS[0]), player(WILDS[1]), pile="10m", rest="front", busy=False)
    play(game, "0: end", "1: end", "0: end")
    assert not game.over
    play(game, "1: end")
    assert game.over


@rule("DL-16", "DL-31")
def test_moving_a_wild_is_no_play_and_does_not_keep_the_game_going() -> None:
    laid = {"red": "wild"}
    game = table(player(WILDS[0].removeprefix("wild "), sets=laid), player(WILDS[1]), rest="front", busy=False)
    play(game, "0: move wild red pink", "0: end", "1: end")
    assert game.over


def undecided(*players: Seat, **options: object) -> rentier.Game:
    """Set up the last turn of a game with a limit."""
    return table(*players, turns=9, options={"turn_limit": 9, **options})


@rule("DL-16")
def test_then_most_full_sets_of_different_colours_win() -> None:
    game = undecided(
        player(bank="10m 5m 5m 4m"),
        player(sets={"brown": "mediterranean baltic", "utility": "electric water"}),
        player(sets={"red": "kentucky indiana illinois", "red2": "wild-red-yellow wild-red-yellow wild"}),
    )
    play(game, "0: end")
    assert game.winners == (1,)
    assert game.scores == (0, 2, 1)


@rule("DL-16")
def test_then_most_value_in_front_wins_and_the_hand_does_not_count() -> None:
    game = undecided(
        player("10m 5m 5m", bank="4m", sets={"red": "kentucky wild"}),
        player(bank="2m", sets={"pink": "st-charles", "green": "pacific"}),
        player(bank="3m 3m", sets={"brown": "mediterranean"}),
    )
    play(game, "0: end")
    # 7M, 8M and 7M: the any-colour wild has no value.
    assert game.winners == (1,)


@rule("DL-16")
def test_houses_and_hotels_count_among_the_value() -> None:
    game = undecided(
        player(bank="5m 3m", sets={"brown": "mediterranean baltic"}),
        player(sets={"light-blue": "oriental vermont connecticut house hotel"}, bank="1m"),
    )
    play(game, "0: end")
    # 10M and 11M.
    assert game.winners == (1,)


@rule("DL-16")
def test_then_the_win_is_shared() -> None:
    game = undecided(player(bank="4m"), player(sets={"red": "kentucky"}, bank="1m"), player(bank="3m"))
    events = play(game, "0: end")
    assert game.winners == (0, 1)
    assert events[-1].seen_by(None) == {"event": "won", "seats": [0, 1], "why": "limit"}


@rule("DL-16")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_limit_ends_the_game_after_so_many_turns(limit: int) -> None:
    game = rentier.new("deal", 2, 1, {"turn_limit": limit})
    ended = 0
    while not game.over:
        seat = game.awaiting[0]
        ended += offered(game, seat)[0] == "end"
        play(game, f"{seat}: {offered(game, seat)[0]}")
    assert ended == limit
    assert state(game)["turns"] == limit


@rule("DL-16", "DL-12")
def test_extra_cards_are_given_up_before_a_limit_ends_the_game() -> None:
    game = undecided(player("1m 1m 2m 2m 3m 3m 4m 5m"), player())
    play(game, "0: end")
    assert not game.over
    play(game, "0: give-up 5m")
    assert game.over


@rule("DL-16")
def test_by_default_there_is_no_limit() -> None:
    game = table(player("1m"), player("1m"), turns=999_999_999)
    play(game, "0: end")
    assert not game.over
    assert view(game, None)["options"]["turn_limit"] is None
    assert pending(game) == {"kind": "turn"}
