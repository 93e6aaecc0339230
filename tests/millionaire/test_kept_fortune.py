"""MM-10 and MM-18: Fortune cards that are kept for later: a house, a swap, a property, a veto (MM-50, F12 … F15)."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, told
from rentier.testing.rules import rule
from track.table import balances, cash, deeds, is_mortgaged, levels, owner, payments, stock, turn

from .table import FORTUNE, found, held, player, spent, table

KEPT = ["free-house", "exchange", "takeover", "veto"]
NOW = [code for code in dict.fromkeys(FORTUNE) if code not in KEPT]
AFTER = ["chauffeur", "second-plot", "scouting-trip", "private-viewing"]


# F12: a free house


@rule("MM-50")
def test_f12_puts_one_house_where_one_could_be_built() -> None:
    game = table(player("0K", deeds="dark-blue brown* orange", held="free-house"), player())
    assert set(offered(game, 0, "free-house")) == {
        f"free-house {code}"
        for code in ("fortune-valley", "paradise-island", "adventure-park", "themepark-city", "movie-district")
    }
    events = play(game, "0: free-house paradise-island")
    assert payments(events) == []
    assert levels(game, "dark-blue") == [0, 1]
    assert stock(game) == (31, 12)
    assert held(game, 0) == ""
    assert told(events, "used-fortune", 1)[0]["card"] == "free-house"
    # Used once.
    assert refused(game, 0, "free-house fortune-valley").rule == "MM-18"


@rule("MM-50")
def test_f12_builds_evenly_and_never_a_hotel() -> None:
    game = table(player(deeds="fortune-valley:1 paradise-island pink:4", held="free-house"), player())
    assert offered(game, 0, "free-house") == ["free-house paradise-island"]
    assert refused(game, 0, "free-house fortune-valley").key == "track-build-uneven"
    hotel = refused(game, 0, "free-house castle-view")
    assert (hotel.key, hotel.rule) == ("millionaire-card-hotel", "MM-50")


@rule("MM-50")
def test_f12_needs_a_whole_colour_without_mortgages() -> None:
    game = table(
        player(deeds="motor-drive fortune-valley* paradise-island", held="free-house"), player(deeds="gadget-wharf")
    )
    assert offered(game, 0, "free-house") == []
    for code in ("motor-drive", "paradise-island", "gadget-wharf", "bling-beach"):
        assert refused(game, 0, f"free-house {code}").rule == "MM-22"


@rule("MM-50")
def test_f12_needs_a_house_in_stock() -> None:
    # 8 + 12 + 12 houses stand.
    game = table(player(deeds="brown:4 dark-blue", held="free-house"), player(deeds="pink:4 orange:4"))
    assert stock(game)[0] == 0
    assert offered(game, 0, "free-house") == []
    assert refused(game, 0, "free-house paradise-island").key == "track-build-none-left"


# F13: swap


@rule("MM-50")
def test_f13_swaps_an_own_property_for_anothers() -> None:
    game = table(player(deeds="motor-drive", held="exchange"), player(deeds="bling-beach"))
    events = play(game, "0: swap motor-drive bling-beach")
    assert (owner(game, "motor-drive"), owner(game, "bling-beach")) == (1, 0)
    assert payments(events) == []
    assert told(events, "swapped-deeds", 1)[0]["take"] == "bling-beach"
    assert held(game, 0) == ""
    assert spent(game)["exchange"] == 1


@rule("MM-42", "MM-50")
def test_f13_takes_mortgages_along_and_nothing_is_due_for_them() -> None:
    game = table(player("0K", deeds="motor-drive*", held="exchange"), player("0K", deeds="bling-beach*"))
    events = play(game, "0: swap motor-drive bling-beach")
    assert payments(events) == []
    assert deeds(game, 0) == "bling-beach*"
    assert deeds(game, 1) == "motor-drive*"
    assert not game.over


SWAPS = [
    # A property of a whole colour, on either side, whoever owns it.
    ("motor-drive fortune-valley", "gadget-wharf green", "swap fortune-valley treetop-retreat"),
    ("dark-blue", "gadget-wharf", "swap fortune-valley gadget-wharf"),
    # Not one's own, not another's.
    ("motor-drive", "bling-beach", "swap bling-beach motor-drive"),
    ("motor-drive", "bling-beach", "swap gadget-wharf bling-beach"),
    ("motor-drive", "bling-beach", "swap motor-drive gadget-wharf"),
    ("motor-drive bling-beach", "castle-view", "swap motor-drive bling-beach"),
    # Houses left on a colour that is no longer whole.
    ("castle-view dream-avenue:1 motor-drive", "palace-gardens", "swap motor-drive palace-gardens"),
    ("castle-view dream-avenue:1 motor-drive", "palace-gardens gadget-wharf", "swap castle-view gadget-wharf"),
]


@rule("MM-50")
@pytest.mark.parametrize(("mine", "theirs", "text"), SWAPS)
def test_f13_touches_only_colours_that_nobody_owns_whole_and_without_buildings(
    mine: str, theirs: str, text: str
) -> None:
    game = table(player(deeds=mine, held="exchange"), player(deeds=theirs))
    refusal = refused(game, 0, text)
    assert refusal.rule == "MM-50"
    assert refusal.key == "millionaire-card-lot"


# F14: take


@rule("MM-50")
def test_f14_takes_a_property_for_nothing() -> None:
    game = table(player("0K", held="takeover"), player(), player(deeds="bling-beach* motor-drive"))
    assert set(offered(game, 0, "take")) == {"take bling-beach", "take motor-drive"}
    events = play(game, "0: take bling-beach")
    assert payments(events) == []
    assert owner(game, "bling-beach") == 0
    assert is_mortgaged(game, "bling-beach")
    assert told(events, "took-deed", None)[0]["target"] == 2
    assert refused(game, 0, "take motor-drive").rule == "MM-18"


@rule("MM-50")
@pytest.mark.parametrize(
    ("theirs", "code"),
    [
        ("dark-blue", "fortune-valley"),
        ("castle-view:1 dream-avenue", "dream-avenue"),
        ("castle-view:1 dream-avenue", "castle-view"),
        ("bling-beach", "yacht-harbor"),
        ("bling-beach", "motor-drive"),
    ],
)
def test_f14_touches_only_anothers_lots_of_such_colours(theirs: str, code: str) -> None:
    game = table(player(deeds="motor-drive palace-gardens", held="takeover"), player(deeds=theirs))
    assert refused(game, 0, f"take {code}").key == "millionaire-card-lot"
    assert refused(game, 0, f"take {code}").rule == "MM-50"


@rule("MM-20", "MM-50")
def test_f14_may_make_a_colour_whole() -> None:
    game = table(player("100K", deeds="fortune-valley", held="takeover"), player(deeds="paradise-island"))
    play(game, "0: take paradise-island", "0: build paradise-island")
    assert levels(game, "dark-blue") == [0, 1]


# F15: cancel


@rule("MM-50")
@pytest.mark.parametrize("text", ["take bling-beach", "swap motor-drive bling-beach"])
def test_f15_cancels_what_is_aimed_at_one(text: str) -> None:
    game = table(player(deeds="motor-drive", held="exchange takeover"), player(deeds="bling-beach", held="veto"))
    play(game, f"0: {text}")
    assert game.awaiting == (1,)
    assert set(offered(game, 1)) == {"pass", "cancel"}
    # The first player keeps a card and is asked, though it cannot answer.
    assert play(game, "1: cancel")
    assert offered(game, 0) == ["pass"]
    events = play(game, "0: pass")
    assert told(events, "cancelled")[0]["target"] == 1
    assert (owner(game, "motor-drive"), owner(game, "bling-beach")) == (0, 1)
    # Both are spent.
    assert held(game, 1) == ""
    assert spent(game)["veto"] == 3
    assert len(held(game, 0).split()) == 1


@rule("MM-50")
def test_f15_cancels_f4_and_the_purchase_follows() -> None:
    game = found("damages", player(held="veto"))
    assert game.awaiting == (1,)
    events = play(game, "1: cancel")
    assert payments(events) == []
    assert balances(game) == ["200K", "372K"]
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
def test_f15_is_for_the_player_whom_f4_chose() -> None:
    game = found("damages", player(held="veto"), player(held="veto"))
    play(game, "0: choose 2")
    assert game.awaiting == (2,)
    assert refused(game, 1, "cancel").key == "not-asked"
    play(game, "2: cancel")
    assert balances(game) == ["200K", "372K", "372K"]
    assert (held(game, 1), held(game, 2)) == ("veto", "")


@rule("MM-50")
def test_f15_need_not_be_used() -> None:
    game = table(player(held="takeover"), player(deeds="bling-beach", held="veto"))
    play(game, "0: take bling-beach", "1: pass")
    assert owner(game, "bling-beach") == 0
    assert held(game, 1) == "veto"


@rule("MM-50")
def test_each_f15_may_be_answered_again_and_all_are_spent() -> None:
    game = table(player(held="takeover veto"), player(deeds="bling-beach", held="veto veto"))
    play(game, "0: take bling-beach", "1: cancel")
    assert game.awaiting == (0,)
    play(game, "0: cancel")
    assert game.awaiting == (1,)
    events = play(game, "1: cancel")
    # Three of them: the first card comes to nothing, and there is nobody left to answer.
    assert "cancelled" in kinds(events)
    assert owner(game, "bling-beach") == 1
    assert (held(game, 0), held(game, 1)) == ("", "")
    assert spent(game)["veto"] == 3


@rule("MM-50")
def test_an_f15_that_is_cancelled_lets_the_first_card_act() -> None:
    game = table(player(held="takeover veto"), player(deeds="bling-beach", held="veto free-house"))
    play(game, "0: take bling-beach", "1: cancel", "0: cancel")
    if game.awaiting == (1,):
        assert offered(game, 1) == ["pass"]
        play(game, "1: pass")
    assert owner(game, "bling-beach") == 0
    assert held(game, 1) == "free-house"


@rule("MM-18", "MM-50")
def test_f15_is_for_who_is_aimed_at_and_only_in_answer() -> None:
    game = table(player(held="takeover"), player(deeds="bling-beach", held="exchange"), player(held="veto"))
    assert refused(game, 2, "cancel").rule in ("MM-18", "MM-50")
    play(game, "0: take bling-beach")
    assert refused(game, 2, "cancel").rule.startswith("MM-")
    assert refused(game, 0, "cancel").rule.startswith("MM-")
    assert refused(game, 1, "cancel").rule == "MM-18"
    play(game, "1: pass")
    assert owner(game, "bling-beach") == 0
    assert held(game, 2) == "veto"


@rule("MM-50")
@pytest.mark.parametrize(
    ("code", "steps"),
    [("collection", ()), ("round-of-drinks", ()), ("good-turn", ()), ("dividend", ()), ("chauffeur", ("0: buy",))],
)
def test_f15_cancels_nothing_else(code: str, steps: tuple[str, ...]) -> None:
    game = found(code, player(held="veto"))
    play(game, *steps)
    assert game.awaiting == (0,)
    assert refused(game, 1, "cancel").rule.startswith("MM-")
    assert held(game, 1) == "veto"


# When kept cards are used


@rule("MM-18")
def test_a_kept_card_is_used_on_the_own_turn_before_and_after_the_roll() -> None:
    game = table(player(at="castle-view", held="takeover"), player(deeds="bling-beach"), dice="3-4")
    assert "take bling-beach" in offered(game, 0)
    play(game, "0: roll")
    assert "take bling-beach" in offered(game, 0)
    play(game, "0: take bling-beach", "0: end")


@rule("MM-18")
def test_a_kept_card_is_used_between_turns_by_anybody() -> None:
    game = table(player(deeds="bling-beach"), player(held="takeover"), dice="6-2")
    play(game, "1: take bling-beach")
    assert owner(game, "bling-beach") == 1
    assert turn(game) == 0


@rule("MM-18")
def test_between_turns_ends_with_the_roll() -> None:
    game = table(player(deeds="bling-beach"), player(held="takeover"), dice="6-2")
    play(game, "0: roll")
    refusal = refused(game, 1, "take bling-beach")
    assert (refusal.key, refusal.rule) == ("millionaire-card-not-now", "MM-18")
    play(game, "0: end", "1: take bling-beach")


@rule("MM-18")
def test_a_kept_card_may_be_used_in_the_turn_in_which_it_was_found() -> None:
    game = table(player(at="jail"), player(deeds="bling-beach"), dice="1-2", fortune="palace-gardens=takeover")
    play(game, "0: roll")
    assert refused(game, 0, "take bling-beach").rule == "MM-18"
    play(game, "0: buy", "0: take bling-beach")
    assert deeds(game, 0) == "palace-gardens bling-beach"


OPEN = {
    "purchase": (("0: roll",), {}),
    "auction": (("0: roll", "0: leave"), {}),
    "card": (("0: roll",), {"fortune": "palace-gardens=good-turn"}),
    "go": (("0: roll",), {"start": "diamond-hills", "dice": "1-3"}),
    "payment": (("0: roll",), {"rich": "0K", "deeds": "palace-gardens"}),
    "answer": (("0: swap motor-drive bling-beach",), {"held": "exchange takeover"}),
}


@rule("MM-18")
@pytest.mark.parametrize("what", OPEN)
def test_never_while_something_is_open(what: str) -> None:
    steps, given = OPEN[what]
    game = table(
        player(
            given.get("rich", "200K"),
            given.get("start", "jail"),
            "motor-drive green",
            held=given.get("held", "takeover"),
        ),
        player(deeds=f"bling-beach {given.get('deeds', '')}", held="veto"),
        player(held="free-house", deeds="dark-blue"),
        dice=given.get("dice", "1-2"),
        fortune=given.get("fortune", ""),
    )
    play(game, *steps)
    assert pending(game)["kind"] != "turn"
    for seat, text in ((0, "take bling-beach"), (2, "free-house fortune-valley")):
        refusal = refused(game, seat, text)
        assert (refusal.key, refusal.rule) == ("millionaire-card-not-now", "MM-18")


@rule("MM-18")
@pytest.mark.parametrize("text", ["free-house fortune-valley", "swap motor-drive bling-beach", "take bling-beach"])
def test_only_a_card_that_one_keeps_can_be_used(text: str) -> None:
    game = table(player(deeds="dark-blue motor-drive", held="veto"), player(deeds="bling-beach", held="takeover"))
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("millionaire-no-card", "MM-18")


@rule("MM-18", "MM-23")
def test_fortune_cards_are_never_traded() -> None:
    game = table(player(deeds="motor-drive", held="takeover"), player())
    for bundle in ("takeover 10K", "motor-drive,takeover 10K"):
        with pytest.raises(rentier.RentierError):
            game.play(0, f"offer 1 {bundle}")
    assert held(game, 0) == "takeover"


@rule("MM-18")
def test_two_of_a_kind_are_two_uses() -> None:
    game = table(player(deeds="dark-blue", held="free-house free-house"), player())
    assert len(offered(game, 0, "free-house")) == 2
    play(game, "0: free-house fortune-valley")
    assert held(game, 0) == "free-house"
    play(game, "0: free-house paradise-island")
    assert levels(game, "dark-blue") == [1, 1]
    assert cash(game, 0) == "372K"
