"""DL-4 and DL-33: three full sets win, on one's own turn."""

import pytest

from playing import play
from rentier.testing.rules import rule

from .table import bank, hand, player, sets, table

RED = "kentucky indiana illinois"
GREEN = "pacific north-carolina pennsylvania"
YELLOW = "atlantic ventnor marvin"
TWO_SETS = {"red": RED, "green": GREEN}


@rule("DL-4")
def test_three_full_sets_of_different_colours_win() -> None:
    game = table(
        player("baltic", sets={"red": RED, "green": GREEN, "brown": "mediterranean"}),
        player(),
    )
    events = play(game, "0: lay baltic brown")
    assert game.over
    assert game.winners == (0,)
    assert game.scores == (3, 0)
    assert game.awaiting == ()
    assert events[-1].seen_by(None) == {"event": "won", "seats": [0], "why": "sets"}


@rule("DL-4")
def test_two_full_sets_do_not_win() -> None:
    game = table(player("baltic", sets={"red": RED, "brown": "mediterranean"}), player())
    play(game, "0: lay baltic brown")
    assert not game.over
    assert game.scores == (2, 0)


@rule("DL-4", "DL-31")
def test_two_full_sets_of_one_colour_count_once() -> None:
    reds = {"red": RED, "red2": "wild-red-yellow wild-red-yellow", "green": GREEN}
    game = table(player("wild", sets=reds), player())
    play(game, "0: lay wild red")
    assert sets(game, 0)["red2"] == "wild-red-yellow wild-red-yellow wild"
    assert not game.over
    assert game.scores == (2, 0)


@rule("DL-33")
def test_a_third_set_got_on_anothers_turn_wins_at_the_start_of_the_own_before_drawing() -> None:
    game = table(
        player("forced-deal", sets={"yellow": "marvin", "pink": "states"}),
        player("1m", sets={**TWO_SETS, "yellow": "atlantic ventnor", "brown": "baltic"}),
        player(),
    )
    play(game, "0: forced-deal 1 brown baltic yellow marvin", "1: pass")
    assert game.scores == (0, 3, 0)
    assert not game.over
    events = play(game, "0: end")
    assert game.winners == (1,)
    assert hand(game, 1) == "1m"
    assert [event.kind for event in events] == ["turn-began", "won"]


@rule("DL-33")
def test_sets_that_are_lost_again_do_not_win() -> None:
    game = table(
        player("forced-deal deal-breaker", sets={"yellow": "marvin", "pink": "states"}),
        player(sets={**TWO_SETS, "yellow": "atlantic ventnor", "brown": "baltic"}),
    )
    play(game, "0: forced-deal 1 brown baltic yellow marvin", "0: deal-breaker 1 green", "0: end")
    assert not game.over
    assert game.awaiting == (1,)
    assert game.scores == (1, 2)


@rule("DL-33")
def test_the_other_players_turn_comes_first_even_if_it_wins() -> None:
    game = table(
        player("forced-deal boardwalk", sets={**TWO_SETS, "dark-blue": "park", "brown": "baltic"}),
        player(
            sets={"brown": "mediterranean", "yellow": YELLOW, "pink": "states st-charles virginia", "utility": "water"}
        ),
    )
    play(game, "0: forced-deal 1 utility water brown baltic")
    assert game.scores == (2, 3)
    play(game, "0: lay boardwalk dark-blue")
    assert game.winners == (0,)


@rule("DL-33", "DL-31")
def test_a_wild_moved_on_the_own_turn_can_win() -> None:
    game = table(
        player(sets={"red": RED, "red2": "wild-red-yellow", "green": GREEN, "yellow": "atlantic ventnor"}),
        player(),
        plays_left=0,
    )
    play(game, "0: move wild-red-yellow red2 yellow")
    assert game.winners == (0,)


@rule("DL-33")
def test_the_game_moves_no_wild_by_itself() -> None:
    game = table(
        player("1m"),
        player("1m", sets={"red": RED, "red2": "wild-red-yellow", "green": GREEN, "yellow": "atlantic ventnor"}),
    )
    play(game, "0: end")
    assert not game.over
    play(game, "1: end", "0: end")
    assert not game.over


@rule("DL-33", "DL-56")
def test_a_payment_that_brings_the_third_set_wins_and_what_is_pending_lapses() -> None:
    game = table(
        player("birthday", sets={**TWO_SETS, "yellow": "atlantic ventnor"}),
        player(sets={"yellow": "marvin"}),
        player("just-say-no", bank="10m"),
    )
    play(game, "0: birthday", "1: pay marvin@yellow")
    assert game.winners == (0,)
    assert bank(game, 2) == "10m"
    assert hand(game, 2) == "just-say-no"
    assert game.awaiting == ()


@rule("DL-33", "DL-35")
def test_a_paid_wild_wins_when_it_is_placed() -> None:
    game = table(
        player("birthday", sets={**TWO_SETS, "yellow": "atlantic ventnor"}),
        player(sets={"red": "wild-red-yellow"}),
        player(bank="10m"),
    )
    play(game, "0: birthday", "1: pay wild-red-yellow@red")
    assert not game.over
    other = game.copy()
    play(game, "0: place wild-red-yellow yellow")
    assert game.winners == (0,)
    play(other, "0: place wild-red-yellow red")
    assert not other.over
    assert other.awaiting == (2,)


@rule("DL-33")
@pytest.mark.parametrize(
    ("cards", "step"),
    [("sly-deal", "sly-deal 1 yellow marvin"), ("forced-deal", "forced-deal 1 yellow marvin pink states")],
)
def test_a_card_taken_can_win(cards: str, step: str) -> None:
    laid = {**TWO_SETS, "yellow": "atlantic ventnor", "pink": "states"}
    game = table(player(cards, sets=laid), player(sets={"yellow": "marvin"}))
    play(game, f"0: {step}")
    assert game.winners == (0,)


@rule("DL-33", "DL-49")
def test_a_set_taken_can_win() -> None:
    game = table(player("deal-breaker", sets=TWO_SETS), player(sets={"brown": "mediterranean baltic"}))
    play(game, "0: deal-breaker 1 brown")
    assert game.winners == (0,)
