"""KO-12: Go to Jail, and 100 to slide again at once."""

from __future__ import annotations

import pytest

from playing import kinds, offered, refused, state
from rentier.testing.rules import rule

from .table import AWAY, aimed, cash, ending, on, pending, play, pot, table, told

INTO_JAIL = "slide 135 100 0 1210"
"""A slide straight to the middle of Go to Jail."""
KNOCK = "slide 135 105 0 1202"
"""A slide that knocks a token at 135,810 straight there."""
FIRST_JAILED = {"kind": "jail", "tokens": [0]}


@rule("KO-12")
def test_a_token_that_is_slid_there_goes_to_the_card_at_once() -> None:
    game = table("", "")
    events = play(game, f"0: {INTO_JAIL}")
    assert told(events, "slid", "end", "space", "rests") == [("jail", "go-to-jail", [])]
    assert on(game, 0) == "jail home home home"


@rule("KO-12")
def test_a_token_that_is_knocked_there_goes_too_whoever_slid() -> None:
    # Hit in the middle from below, it goes on into jail.
    game = table("135,810", "", cash=[0, 0])
    events = play(game, f"1: {KNOCK}")
    assert told(events, "knocked", "targets", "end", "space") == [([0], "jail", "go-to-jail")]
    assert on(game, 0) == "jail home home home"


@rule("KO-12")
def test_a_token_that_only_passes_over_it_is_not_jailed() -> None:
    game = table("", "")
    play(game, "0: slide 135 105 0 1280")
    assert on(game, 0).split()[0] == "free-parking"


@rule("KO-12", "KO-13")
def test_what_most_of_the_token_is_on_decides() -> None:
    # The centre of the disc is over Go to Jail, most of it on Free Parking.
    game = table("86,887", "")
    play(game, f"1: {AWAY}")
    assert on(game, 0).split()[0] == "free-parking"


@rule("KO-12")
def test_nobody_without_100_is_asked_so_nobody_in_the_first_round() -> None:
    for own in (0, 50):
        game = table("", "", cash=[own, 1000])
        play(game, f"0: {INTO_JAIL}")
        assert (pending(game), game.awaiting) == (["slides"], (1,))


@rule("KO-12")
def test_to_pay_is_100_to_free_parking_and_one_slides_again_at_once() -> None:
    game = table("", "", cash=[150, 0], pot=500)
    play(game, f"0: {INTO_JAIL}")
    assert (pending(game), game.awaiting) == (["slides", "jail"], (0,))
    assert offered(game, 0) == ["pay", "stay"]
    events = play(game, "0: pay")
    assert told(events, "paid-bail", "seat", "team", "token", "amount") == [(0, 0, 0, 100)]
    assert (cash(game), pot(game)) == ([50, 0], 600)
    assert (pending(game), game.awaiting) == (["slides", "reslide"], (0,))
    events = play(game, "0: at boardwalk")
    assert told(events, "slid", "token", "why", "space") == [(0, "jail", "boardwalk")]
    assert on(game, 0) == "boardwalk home home home"
    assert game.awaiting == (1,)


@rule("KO-12")
def test_who_declines_stays_until_the_end_of_the_round_and_cannot_pay_later() -> None:
    game = table("", "", cash=[500, 0])
    play(game, f"0: {INTO_JAIL}")
    events = play(game, "0: stay")
    assert told(events, "stayed-in-jail", "seat", "token") == [(0, 0)]
    play(game, f"1: {AWAY}")
    refusal = refused(game, 0, "pay")
    assert (refusal.key, refusal.rule) == ("knockout-too-late", "KO-12")
    assert cash(game) == [500, 0]


@rule("KO-12", "KO-30")
def test_it_leaves_free_at_the_end_of_the_round() -> None:
    game, _ = ending("jail jail off off", "off off off", cash=[200, 0])
    assert on(game, 0) == "home home home home"
    assert cash(game) == [200, 0]


@rule("KO-12")
def test_to_pay_without_the_cash_or_without_a_token_in_jail_is_refused() -> None:
    game = table("jail", "off", cash=[50, 0])
    refusal = refused(game, 0, "pay")
    assert (refusal.key, refusal.rule, refusal.details) == ("knockout-no-cash", "KO-12", {"amount": 100})
    refusal = refused(table("park", "off", cash=[500, 0]), 0, "pay")
    assert (refusal.key, refusal.rule) == ("knockout-nobody-jailed", "KO-12")


@rule("KO-12")
def test_nothing_else_may_be_done_before_it_is_decided() -> None:
    game = table("jail", "", cash=[100, 0], stack=[FIRST_JAILED])
    for text in (AWAY, "again", "stand", "double park"):
        assert refused(game, 0, text).key == "knockout-jail-first"
    assert refused(game, 1, AWAY).key == "not-asked"


@rule("KO-12")
def test_one_may_pay_again_as_long_as_the_cash_lasts() -> None:
    game = table("", "", cash=[250, 0])
    play(game, f"0: {INTO_JAIL}", "0: pay", f"0: {INTO_JAIL}", "0: pay")
    assert (cash(game), pot(game)) == ([50, 0], 700)
    play(game, f"0: {INTO_JAIL}")
    # With 50 left nobody is asked.
    assert (on(game, 0), game.awaiting) == ("jail home home home", (1,))


@rule("KO-12")
def test_a_jailed_token_is_no_obstacle() -> None:
    game = table("jail", "")
    events = play(game, f"1: {INTO_JAIL}")
    assert kinds(events) == ["slid"]
    assert on(game, 1).split()[0] == "jail"


@rule("KO-12")
@pytest.mark.parametrize(("order", "tokens"), [("0 1 2", [0, 4]), ("1 0 2", [4, 0])])
def test_tokens_jailed_by_one_slide_are_decided_from_the_top_of_the_turn_order(order: str, tokens: list[int]) -> None:
    # One slide between two tokens sends both there.
    game = table("119,790", "151,790", "", order=order, cash=[500, 500, 500])
    events = play(game, "2: slide 135 105 0 1250")
    assert told(events, "knocked", "end") == ["jail", "jail"]
    assert state(game)["stack"][-1] == {"kind": "jail", "tokens": tokens}
    asked: list[int] = []
    while pending(game)[-1] == "jail":
        asked += game.awaiting
        play(game, f"{game.awaiting[0]}: stay")
    assert asked == [token // 4 for token in tokens]
    assert pending(game) == ["slides"]


@rule("KO-12")
def test_two_tokens_of_one_player_are_decided_one_by_one() -> None:
    game = table("jail jail", "jail", "jail", slid=4, cash=[500, 0, 500], stack=[{"kind": "jail", "tokens": [0, 1, 8]}])
    play(game, "0: stay")
    assert (game.awaiting, state(game)["stack"][-1]["tokens"]) == ((0,), [1, 8])
    play(game, "0: pay", "0: at park")
    assert on(game, 0).split()[:2] == ["jail", "park"]
    assert (game.awaiting, state(game)["stack"][-1]["tokens"]) == ((2,), [8])


@rule("KO-12")
def test_who_pays_slides_before_the_others_are_asked() -> None:
    game = table(
        "jail", "jail", "", order="0 1 2", cash=[100, 100, 0], slid=2, stack=[{"kind": "jail", "tokens": [0, 4]}]
    )
    play(game, "0: pay")
    assert (pending(game), game.awaiting) == (["slides", "jail", "reslide"], (0,))
    play(game, "0: at park")
    assert (pending(game), game.awaiting) == (["slides", "jail"], (1,))
    play(game, "1: stay")
    assert (pending(game), game.awaiting) == (["slides"], (2,))


@rule("KO-12")
def test_tokens_that_this_slide_jails_are_decided_before_those_waiting() -> None:
    game = table(
        "jail", "jail", "135,810", order="0 1 2", cash=[100, 100, 100], stack=[{"kind": "jail", "tokens": [0, 4]}]
    )
    play(game, "0: pay")
    # The token that was paid for knocks the third player's into jail.
    events = play(game, f"0: {KNOCK}")
    assert told(events, "knocked", "targets", "end") == [([2], "jail")]
    tokens = [entry.get("tokens") for entry in state(game)["stack"]]
    assert (pending(game), tokens[1:]) == (["slides", "jail", "jail"], [[4], [8]])
    assert game.awaiting == (2,)
    play(game, "2: stay")
    assert game.awaiting == (1,)


@rule("KO-12")
def test_who_has_not_enough_left_is_passed_over() -> None:
    game = table(
        "jail jail", "jail", "off", order="0 1 2", slid=4, cash=[150, 100, 0],
        stack=[{"kind": "jail", "tokens": [0, 1, 4]}],
    )  # fmt: skip
    play(game, "0: pay", "0: at park")
    # 50 are left for the second token; the next is asked.
    assert game.awaiting == (1,)
    assert on(game, 0).split()[:2] == ["park", "jail"]


@rule("KO-12")
def test_a_token_knocked_into_jail_during_another_turn_is_paid_for_before_the_next_slide() -> None:
    game = table("135,810", "", cash=[100, 0])
    play(game, f"1: {KNOCK}")
    assert (pending(game), game.awaiting) == (["slides", "jail"], (0,))
    play(game, "0: pay", "0: at park")
    # Then it is the turn of the player who would have slid next anyway.
    assert (on(game, 0).split()[0], game.awaiting) == ("park", (0,))
    assert state(game)["slid"] == 2


@rule("KO-12", "KO-20")
def test_it_holds_for_a_chance_slide_too() -> None:
    game, _ = ending("chance off off off", "off off off", cash=[100, 0])
    assert pending(game) == ["chance", "reslide"]
    play(game, f"0: {INTO_JAIL}")
    assert (pending(game), offered(game, 0)) == (["chance", "jail"], ["pay", "stay"])
    play(game, "0: pay")
    assert aimed(game, "park") in offered(game, 0)
    play(game, "0: at park")
    assert cash(game) == [500, 0]
    assert pot(game) == 600


@rule("KO-12")
@pytest.mark.parametrize("choice", ["pay", "stay"])
def test_once_decided_it_is_not_asked_again(choice: str) -> None:
    game = table("jail", "", cash=[100, 0], stack=[FIRST_JAILED])
    play(game, f"0: {choice}")
    assert pending(game)[-1] != "jail"
