"""KO-40: the second chance of a token that slid off the board."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, refused, state
from rentier.testing.rules import rule

from .table import AWAY, cash, ending, on, pending, play, pot, table, told

FREE = {"second_chance": "free"}
PAID = {"second_chance": "paid"}


@rule("KO-40")
def test_it_is_off_unless_chosen() -> None:
    game = table("", "", cash=[500, 0])
    assert state(game)["options"]["second_chance"] == "off"
    play(game, f"0: {AWAY}")
    assert (pending(game), game.awaiting) == (["slides"], (1,))


@rule("KO-40")
def test_free_a_token_slid_off_may_be_slid_again() -> None:
    game = table("", "", options=FREE)
    play(game, f"0: {AWAY}")
    assert (pending(game), offered(game, 0)) == (["slides", "second-chance"], ["again", "leave"])
    events = play(game, "0: again")
    assert told(events, "took-second-chance", "seat", "token", "amount") == [(0, 0, 0)]
    assert (on(game, 0), pot(game)) == ("home home home home", 500)
    events = play(game, "0: at park")
    assert told(events, "slid", "why", "space") == [("second", "park")]
    assert (on(game, 0), game.awaiting) == ("park home home home", (1,))


@rule("KO-40")
def test_one_may_leave_it() -> None:
    game = table("", "", options=FREE)
    play(game, f"0: {AWAY}")
    events = play(game, "0: leave")
    assert told(events, "left-off", "seat", "token") == [(0, 0)]
    assert (on(game, 0).split()[0], game.awaiting) == ("off", (1,))


@rule("KO-40")
def test_paid_it_costs_100_to_free_parking() -> None:
    game = table("", "", cash=[150, 0], options=PAID)
    play(game, f"0: {AWAY}")
    events = play(game, "0: again")
    assert told(events, "took-second-chance", "amount") == [100]
    assert (cash(game), pot(game)) == ([50, 0], 600)


@rule("KO-40")
def test_paid_who_has_not_100_is_not_asked() -> None:
    game = table("", "", cash=[50, 500], options=PAID)
    play(game, f"0: {AWAY}")
    assert (pending(game), on(game, 0).split()[0]) == (["slides"], "off")


@rule("KO-40")
@pytest.mark.parametrize("teams", [("158,500", ""), ("158,500", "off")])
def test_not_if_it_touched_another_token_another_s_or_an_own_one(teams: tuple[str, str]) -> None:
    # It glances off the other and over the edge.
    game = table(*teams, options=FREE)
    seat = game.awaiting[0]
    events = play(game, f"{seat}: slide 135 105 0 2000")
    assert told(events, "slid", "end") == ["off"]
    assert kinds(events) == ["slid", "knocked"]
    assert pending(game) == ["slides"]


@rule("KO-40")
def test_not_for_a_token_that_is_knocked_off() -> None:
    game = table("135,970", "", options=FREE)
    events = play(game, "1: slide 135 105 0 1310")
    assert told(events, "knocked", "end") == ["off"]
    assert pending(game) == ["slides"]


@rule("KO-40")
def test_once_for_a_slide() -> None:
    game = table("", "", options=FREE)
    play(game, f"0: {AWAY}", "0: again", f"0: {AWAY}")
    assert (pending(game), on(game, 0).split()[0], game.awaiting) == (["slides"], "off", (1,))
    # The next slide has its own.
    play(game, f"1: {AWAY}")
    assert pending(game) == ["slides", "second-chance"]


@rule("KO-40", "KO-12")
def test_a_slide_out_of_jail_has_its_own() -> None:
    game = table("jail", "", cash=[100, 0], stack=[{"kind": "jail", "tokens": [0]}], options=FREE)
    play(game, "0: pay", f"0: {AWAY}")
    assert pending(game) == ["slides", "second-chance"]
    play(game, "0: again", f"0: {AWAY}")
    assert (pending(game), on(game, 0).split()[0]) == (["slides"], "off")


@rule("KO-40", "KO-20")
def test_a_chance_slide_has_its_own() -> None:
    game, _ = ending("chance off off off", "off off off", options=FREE, last="at baltic")
    assert pending(game) == ["chance", "reslide"]
    play(game, f"0: {AWAY}")
    assert pending(game) == ["chance", "second-chance"]
    play(game, "0: leave")
    assert state(game)["round"] == 2


@rule("KO-40")
def test_a_second_chance_that_ends_in_jail_is_paid_for_like_any_other() -> None:
    game = table("", "", cash=[100, 0], options=FREE)
    play(game, f"0: {AWAY}", "0: again", "0: slide 135 100 0 1210")
    assert pending(game) == ["slides", "jail"]


@rule("KO-40")
def test_nothing_else_may_be_done_first_and_it_cannot_be_had_at_other_times() -> None:
    game = table("", "", cash=[500, 0], options=FREE)
    assert refused(game, 0, "again").key == "knockout-slide-first"
    play(game, f"0: {AWAY}")
    for text in (AWAY, "pay", "stay"):
        refusal = refused(game, 0, text)
        assert (refusal.key, refusal.rule) == ("knockout-second-first", "KO-40")


@rule("KO-40")
@pytest.mark.parametrize("value", ["yes", "", 1, None])
def test_an_unknown_value_of_the_option_is_refused(value: object) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        rentier.new("knockout", 2, 1, {"second_chance": value})
    assert caught.value.rule == "KO-40"
