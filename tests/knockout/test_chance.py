"""KO-20: tokens on Chance are slid again at the end of a round."""

from __future__ import annotations

import pytest

import rentier
from playing import offered, refused, state
from rentier.testing.rules import rule

from .table import AWAY, WEAK, cash, ending, on, pending, places, play, table, told


@rule("KO-20")
def test_a_token_on_chance_is_taken_to_go_and_slid_again_at_the_end_of_the_round() -> None:
    game, events = ending("chance off off off", "off off off")
    assert told(events, "step-began", "number") == [1]
    assert told(events, "took-from-chance", "seats", "token") == [([0], 0)]
    assert (pending(game), game.awaiting, on(game, 0)) == (["chance", "reslide"], (0,), "home off off off")
    events = play(game, "0: at park")
    assert told(events, "slid", "why", "space") == [("chance", "park")]
    assert cash(game) == [500, 0]


@rule("KO-20")
def test_it_stays_there_until_the_round_ends() -> None:
    game = table("", "")
    play(game, "0: at chance", f"1: {AWAY}")
    assert (pending(game), on(game, 0)) == (["slides"], "chance home home home")


@rule("KO-20")
def test_it_is_not_optional() -> None:
    game, _ = ending("chance off off off", "off off off")
    assert {text.split()[0] for text in offered(game, 0)} == {"slide"}
    for text in ("stay", "leave", "stand"):
        assert refused(game, 0, text).key == "knockout-slide-first"


@rule("KO-20")
def test_players_do_it_in_turn_order() -> None:
    game, _ = ending("90,467 off off off", "135,467 off off off", "180,467 off off", order="1 0 2")
    asked: list[int] = []
    while pending(game)[0] == "chance":
        asked += game.awaiting
        play(game, f"{game.awaiting[0]}: {AWAY}")
    assert asked == [1, 0, 2]


@rule("KO-20")
def test_one_that_lands_on_chance_again_stays_there() -> None:
    game, _ = ending("chance off off off", "off off off")
    play(game, "0: at chance")
    assert state(game)["round"] == 2


@rule("KO-20")
def test_one_that_is_pushed_onto_chance_after_its_slide_stays_there() -> None:
    # The first token rests just below Chance; the second, slid after it, pushes it there.
    game, _ = ending("105,467 165,467 off off", "off off off")
    play(game, "0: take 0", "0: slide 135 105 0 782")
    assert (on(game, 0).split()[0], pending(game)) == ("states", ["chance", "reslide"])
    events = play(game, "0: slide 135 105 0 800")
    knocked = told(events, "knocked", "token", "space")
    assert knocked == [(0, "chance")]
    # Otherwise it would be asked for another slide.
    assert state(game)["round"] == 2


@rule("KO-20")
def test_two_are_slid_in_the_order_one_likes() -> None:
    game, _ = ending("105,467 off 165,467 off", "off off off")
    assert (pending(game), offered(game, 0)) == (["chance"], ["take 0", "take 2"])
    events = play(game, "0: take 2")
    assert told(events, "took-from-chance", "token") == [2]
    assert on(game, 0) == "chance off home off"
    events = play(game, "0: at boardwalk")
    # The other is then slid without a question.
    assert told(events, "took-from-chance", "token") == [0]
    play(game, "0: at baltic")
    assert cash(game) == [600, 0]


@rule("KO-20")
def test_only_a_token_on_chance_can_be_taken() -> None:
    game, _ = ending("105,467 park 165,467 off", "135,467 off off")
    for token in (1, 3, 4, 15):
        refusal = refused(game, 0, f"take {token}")
        assert (refusal.key, refusal.rule, refusal.details) == ("knockout-not-on-chance", "KO-20", {"token": token})
    assert refused(game, 0, AWAY).key == "knockout-take-first"
    for word in ("take x", "take 16", "take -1", "take"):
        with pytest.raises(rentier.BadInput):
            game.play(0, word)


@rule("KO-20")
def test_one_knocked_onto_chance_in_this_step_before_its_owner_s_turn_is_slid_too() -> None:
    # The first player's Chance slide pushes the second's token from States onto Chance.
    game, _ = ending("80,467 off off off", "135,420 off off")
    assert on(game, 1).split()[0] == "states"
    events = play(game, "0: slide 135 105 0 800")
    assert told(events, "knocked", "team", "space") == [(1, "chance")]
    assert (pending(game), game.awaiting) == (["chance", "reslide"], (1,))


@rule("KO-20")
def test_one_knocked_onto_chance_by_an_own_chance_slide_is_slid_too() -> None:
    game, _ = ending("80,467 135,420 off off", "off off off")
    events = play(game, "0: slide 135 105 0 800")
    assert told(events, "took-from-chance", "token") == [1]
    assert game.awaiting == (0,)


@rule("KO-20")
def test_one_knocked_off_chance_before_its_owner_s_turn_has_lost_the_slide() -> None:
    game, _ = ending("80,467 off off off", "135,467 off off")
    events = play(game, "0: slide 135 105 0 1000")
    assert told(events, "knocked", "team", "before") == [(1, "chance")]
    assert told(events, "took-from-chance", "team") == []
    assert pending(game) != ["chance", "reslide"]


@rule("KO-20")
def test_one_that_comes_to_chance_after_its_owner_s_turn_stays() -> None:
    game, _ = ending("135,420 off off off", "80,467 off off")
    events = play(game, "1: slide 135 105 0 800")
    assert told(events, "knocked", "team", "space") == [(0, "chance")]
    assert told(events, "took-from-chance", "team") == []
    assert state(game)["round"] == 2


@rule("KO-20", "KO-15")
def test_a_chance_slide_is_a_slide_like_any_other() -> None:
    game, _ = ending("chance off off off", "park off off")
    play(game, f"0: {WEAK}")
    assert (pending(game), game.awaiting) == (["chance", "reslide"], (0,))
    before = places(game)[1][0]
    events = play(game, "0: slide 105 100 -4.7 1250")
    assert told(events, "knocked", "token", "before") == [(4, "park")]
    assert places(game)[1][0] != before


@rule("KO-20")
def test_with_nobody_on_chance_the_step_is_over_at_once() -> None:
    game, events = ending("park off off off", "off off off")
    assert told(events, "step-began", "number") == [1, 2, 3, 4]
    assert state(game)["round"] == 2
