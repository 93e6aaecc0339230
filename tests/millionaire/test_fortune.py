"""MM-10 and MM-18: Fortune cards found on the board, used now, or kept for later; and each of the 15 kinds (MM-50)."""

from __future__ import annotations

import pytest

import rentier
from rentier.testing.rules import rule

from .table import (
    BANK,
    FORTUNE,
    at,
    balances,
    buried,
    cash,
    deeds,
    held,
    is_mortgaged,
    kinds,
    laid,
    levels,
    offered,
    owner,
    payments,
    pending,
    play,
    player,
    refused,
    spent,
    state,
    stock,
    table,
    told,
    turn,
    view,
)

KEPT = ["free-house", "exchange", "takeover", "veto"]
NOW = [code for code in dict.fromkeys(FORTUNE) if code not in KEPT]
AFTER = ["chauffeur", "second-plot", "scouting-trip", "private-viewing"]


def found(code: str, *others: object, **more: object) -> rentier.Game:
    """Sets up a game whose first player lands on Palace Gardens with this Fortune card on it, and lets them roll."""
    players = others or (player(), player())
    game = table(
        player("200K", at="jail"),
        *players,  # type: ignore[arg-type]
        dice="1-2",
        fortune=f"palace-gardens={code}",
        **more,  # type: ignore[arg-type]
    )
    play(game, "0: roll")
    return game


# Found


@rule("MM-10")
@pytest.mark.parametrize("code", dict.fromkeys(FORTUNE))
def test_the_card_of_the_space_is_taken_and_read_in_private(code: str) -> None:
    game = table(player(at="jail"), player(), player(), dice="1-2", fortune=f"palace-gardens={code}")
    events = play(game, "0: roll")
    assert told(events, "found-fortune", 0)[0]["card"] == code
    for other in (1, 2, None):
        assert "card" not in told(events, "found-fortune", other)[0]
        assert told(events, "found-fortune", other)[0]["space"] == "palace-gardens"
    assert laid(game, "palace-gardens") == ""
    assert not view(game, 1)["deeds"][7]["fortune"]


@rule("MM-10")
@pytest.mark.parametrize("code", NOW)
def test_a_card_to_use_now_goes_to_the_discard_pile_for_all_to_see(code: str) -> None:
    game = table(player(at="jail"), player(), player(), dice="1-2", fortune=f"palace-gardens={code}")
    before = spent(game)[code]
    events = play(game, "0: roll")
    if code in AFTER:
        assert told(events, "used-fortune") == []
        assert spent(game)[code] == before
        events = play(game, "0: buy")
    assert told(events, "used-fortune", 1)[0] == {"event": "used-fortune", "seat": 0, "card": code}
    assert spent(game)[code] == before + 1
    assert view(game, 2)["spent"].count(code) == before + 1


@rule("MM-10")
@pytest.mark.parametrize("code", ["dividend", "windfall", "collection", "round-of-drinks", "parking-ticket"])
def test_the_property_is_bought_or_auctioned_as_well(code: str) -> None:
    for answer in ("buy", "leave"):
        game = found(code)
        assert pending(game)["kind"] == "buy"
        assert "end" not in offered(game, 0)
        play(game, f"0: {answer}")
        assert pending(game)["kind"] == ("turn" if answer == "buy" else "auction")


@rule("MM-10", "MM-18")
@pytest.mark.parametrize("code", KEPT)
def test_a_card_to_keep_is_held_face_down_and_the_turn_goes_on(code: str) -> None:
    game = table(player(at="jail"), player(), dice="1-2", fortune=f"palace-gardens={code}")
    events = play(game, "0: roll")
    assert told(events, "kept-fortune", 0)[0]["card"] == code
    assert "card" not in told(events, "kept-fortune", 1)[0]
    assert held(game, 0) == code
    assert pending(game)["kind"] == "buy"
    assert view(game, 0)["held"] == [code]
    assert view(game, 1)["held"] == []
    # How many is open to all.
    assert [seen["held"] for seen in view(game, 1)["players"]] == [1, 0]
    assert [seen["held"] for seen in view(game, None)["players"]] == [1, 0]


@rule("MM-10")
def test_no_card_on_the_space_and_the_turn_goes_on_as_usual() -> None:
    game = table(player(at="jail"), player(), dice="1-2", fortune="dream-avenue=windfall")
    events = play(game, "0: roll")
    assert "found-fortune" not in kinds(events)
    assert pending(game)["kind"] == "buy"
    assert laid(game, "dream-avenue") == "windfall"


@rule("MM-10")
def test_a_card_is_left_alone_by_who_only_passes() -> None:
    game = table(player(at="motor-drive"), player(), dice="3-4", fortune="surfers-cove=windfall")
    assert payments(play(game, "0: roll")) == []
    assert laid(game, "surfers-cove") == "windfall"


@rule("MM-10")
def test_an_owned_property_has_no_card_any_more() -> None:
    game = found("windfall")
    play(game, "0: buy", "0: end")
    assert laid(game, "palace-gardens") == ""
    # A property of the bank that was left unsold has none either.
    game = table(player("0K", at="jail"), player("0K"), dice="1-2", fortune="palace-gardens=veto")
    play(game, "0: roll", "0: leave")
    assert owner(game, "palace-gardens") == BANK
    assert laid(game, "palace-gardens") == ""


@rule("MM-10")
def test_landing_by_a_card_takes_the_card_of_that_space_too() -> None:
    game = table(player(at="castle-view"), player(), dice="4-5", chance="back-three", fortune="movie-district=windfall")
    events = play(game, "0: roll")
    assert at(game, 0) == "movie-district"
    assert payments(events) == ["-1 > 0 100K card"]
    assert pending(game)["kind"] == "buy"


@rule("MM-10")
def test_used_cards_never_come_back() -> None:
    game = found("windfall")
    play(game, "0: buy")
    # All the others were used before, and nothing lies on the board.
    assert sum(spent(game).values()) == 22
    assert not any(state(game)["fortune"])


@rule("MM-10")
def test_a_property_that_gets_an_owner_without_a_stop_loses_its_card_unseen() -> None:
    game = table(
        player(at="jail"), player(), dice="1-2", fortune="palace-gardens=second-plot castle-view=veto dream-avenue=veto"
    )
    events = play(game, "0: roll", "0: buy", "0: buy-also castle-view")
    assert told(events, "lost-fortune", 0) == [{"event": "lost-fortune", "space": "castle-view"}]
    assert laid(game, "castle-view") == ""
    assert laid(game, "dream-avenue") == "veto"
    assert buried(game) == ["veto"]
    assert held(game, 0) == ""
    for seat in (None, 0, 1):
        seen = view(game, seat)
        assert seen["buried"] == [{"by": BANK, "sort": "unread"}]
        assert seen["spent"].count("veto") == 1


# F1 to F6 and F11: before the purchase


@rule("MM-50")
@pytest.mark.parametrize(("code", "amount"), [("dividend", "50K"), ("windfall", "100K")])
def test_f1_and_f2_pay_from_the_bank(code: str, amount: str) -> None:
    game = table(player("0K", at="jail", stars=5), player(), dice="1-2", fortune=f"palace-gardens={code}")
    assert payments(play(game, "0: roll")) == [f"-1 > 0 {amount} card"]
    # The money is there for the purchase.
    play(game, "0: buy")
    assert owner(game, "palace-gardens") == 0


@rule("MM-50")
def test_f3_takes_20k_from_each_other_player_from_the_left() -> None:
    game = table(
        player(),
        player(at="jail", stars=5),
        player(stars=3),
        player(),
        turn=1,
        dice="1-2",
        fortune="palace-gardens=collection",
    )
    events = play(game, "1: roll")
    assert payments(events) == ["2 > 1 20K card", "3 > 1 20K card", "0 > 1 20K card"]


@rule("MM-50")
def test_f3_asks_nothing_of_who_is_out() -> None:
    game = found("collection", player("0K", out=True), player())
    assert balances(game) == ["220K", "0K", "352K"]


@rule("MM-50")
def test_f4_takes_50k_from_a_player_of_ones_choice() -> None:
    game = found("damages", player(), player("0K", out=True), player())
    assert pending(game)["kind"] == "choose-player"
    assert offered(game, 0) == ["choose 1", "choose 3"]
    for target in (0, 2, 4):
        assert refused(game, 0, f"choose {target}").rule == "MM-50"
    # Not optional.
    assert refused(game, 0, "pass").rule.startswith("MM-")
    events = play(game, "0: choose 3")
    assert payments(events) == ["3 > 0 50K card"]
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
def test_f4_with_one_other_player_is_about_that_one() -> None:
    game = found("damages", player())
    assert balances(game) == ["250K", "322K"]
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
def test_f4_makes_a_debt_of_who_has_too_little() -> None:
    game = found("damages", player("20K", deeds="paradise-island"))
    assert game.awaiting == (1,)
    play(game, "1: mortgage paradise-island")
    assert balances(game) == ["250K", "70K"]


@rule("MM-50")
def test_f5_gives_30k_to_a_player_of_ones_choice() -> None:
    game = found("good-turn", player(), player())
    assert offered(game, 0) == ["choose 1", "choose 2"]
    assert payments(play(game, "0: choose 2")) == ["0 > 2 30K card"]
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
def test_f5_is_answered_by_nobody() -> None:
    game = found("good-turn", player(held="veto"))
    assert balances(game) == ["170K", "402K"]
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
def test_f6_gives_10k_to_each_other_player_from_the_left() -> None:
    game = table(
        player(),
        player(),
        player(at="jail", stars=5),
        player(),
        turn=2,
        dice="1-2",
        fortune="palace-gardens=round-of-drinks",
    )
    assert payments(play(game, "2: roll")) == ["2 > 3 10K card", "2 > 0 10K card", "2 > 1 10K card"]


@rule("MM-50")
def test_f11_costs_20k_before_the_purchase() -> None:
    game = table(player("55K", at="jail"), player(), dice="1-2", fortune="palace-gardens=parking-ticket")
    assert payments(play(game, "0: roll")) == ["0 > -1 20K card"]
    # 35K are left, and the property costs 40K.
    assert refused(game, 0, "buy").key == "track-buy-money"


@rule("MM-43", "MM-50")
def test_who_cannot_pay_such_a_card_is_bankrupt_and_buys_nothing() -> None:
    game = table(player("19K", at="jail"), player(), player(), dice="1-2", fortune="palace-gardens=parking-ticket")
    play(game, "0: roll", "0: bankrupt")
    assert owner(game, "palace-gardens") == BANK
    assert turn(game) == 1
    assert pending(game)["kind"] == "turn"


# F7 to F10: after the purchase


@rule("MM-10", "MM-50")
@pytest.mark.parametrize("code", AFTER)
def test_f7_to_f10_wait_for_the_purchase_and_are_secret_until_then(code: str) -> None:
    game = found(code, player())
    assert pending(game)["kind"] == "buy"
    assert at(game, 0) == "palace-gardens"
    waiting = [entry for entry in view(game, 0)["pending"] if entry["kind"] == "fortune"]
    assert waiting[0]["card"] == code
    for other in (1, None):
        assert "card" not in next(entry for entry in view(game, other)["pending"] if entry["kind"] == "fortune")
    play(game, "0: leave", "1: bid 1K", "0: pass")
    assert owner(game, "palace-gardens") == 1
    assert spent(game)[code] >= 1


@rule("MM-50")
@pytest.mark.parametrize("steps", [("0: buy",), ("0: leave", "1: bid 5K", "0: pass")], ids=["bought", "auctioned"])
def test_f7_goes_to_go_with_salary_and_choice(steps: tuple[str, ...]) -> None:
    game = found("chauffeur", player())
    play(game, *steps)
    assert at(game, 0) == "go"
    assert pending(game)["kind"] == "upgrade"
    assert payments(play(game, "0: upgrade")) == ["-1 > 0 100K salary"]
    assert pending(game)["kind"] == "turn"


@rule("MM-50")
def test_f8_lets_one_more_lot_of_the_colour_be_bought() -> None:
    game = found("second-plot", player())
    play(game, "0: buy")
    assert pending(game)["kind"] == "buy-also"
    assert offered(game, 0) == ["pass", "buy-also castle-view", "buy-also dream-avenue"]
    events = play(game, "0: buy-also dream-avenue")
    assert payments(events) == ["0 > -1 35K deed"]
    assert deeds(game, 0) == "dream-avenue palace-gardens"
    # One more, not two.
    assert pending(game)["kind"] == "turn"
    assert refused(game, 0, "buy-also castle-view").rule == "MM-50"


@rule("MM-50")
def test_f8_is_a_choice_and_nothing_is_auctioned() -> None:
    game = found("second-plot", player())
    events = play(game, "0: buy", "0: pass")
    assert "auction-opened" not in kinds(events)
    assert deeds(game, 0) == "palace-gardens"
    assert pending(game)["kind"] == "turn"


@rule("MM-50")
def test_f8_is_for_who_owns_the_property_now() -> None:
    game = found("second-plot", player())
    play(game, "0: leave", "1: bid 5K", "0: pass")
    assert pending(game)["kind"] == "turn"
    assert deeds(game, 0) == ""
    # Won in the auction it is one's own as well, and so it is when nobody bids.
    for steps in (("0: leave", "0: bid 5K", "1: pass"), ("0: leave", "0: pass", "1: pass")):
        game = found("second-plot", player())
        play(game, *steps)
        assert owner(game, "palace-gardens") == 0
        assert pending(game)["kind"] == "buy-also"


@rule("MM-50")
def test_f8_leaves_out_what_has_an_owner_or_costs_more_than_the_cash() -> None:
    game = found("second-plot", player(deeds="castle-view"))
    play(game, "0: buy")
    assert offered(game, 0, "buy-also") == ["buy-also dream-avenue"]
    assert refused(game, 0, "buy-also castle-view").rule == "MM-50"
    assert refused(game, 0, "buy-also motor-drive").rule == "MM-50"
    game = table(player("74K", at="jail"), player(), dice="1-2", fortune="palace-gardens=second-plot")
    play(game, "0: roll", "0: buy")
    # 34K are left, and both cost 35K.
    assert offered(game, 0, "buy-also") == []
    assert refused(game, 0, "buy-also castle-view").rule == "MM-50"


@rule("MM-50")
def test_f9_goes_forward_to_the_next_other_unowned_property_and_plays_it() -> None:
    game = found("scouting-trip", player(deeds="adventure-park"))
    events = play(game, "0: buy")
    assert told(events, "moved")[-1]["space"] == "themepark-city"
    assert pending(game) == {"kind": "buy", "seat": 0, "deed": "themepark-city", "price": 55_000}


@rule("MM-50")
def test_f9_looks_for_another_property_also_when_this_one_is_left_unsold() -> None:
    game = table(player("0K", at="jail"), player("0K"), dice="1-2", fortune="palace-gardens=scouting-trip")
    play(game, "0: roll", "0: leave")
    assert owner(game, "palace-gardens") == BANK
    assert at(game, 0) == "adventure-park"


@rule("MM-11", "MM-50")
def test_f9_passes_go_with_the_salary() -> None:
    rest = "orange red yellow green dark-blue"
    game = table(player("200K", at="jail"), player(deeds=rest), dice="1-2", fortune="palace-gardens=scouting-trip")
    play(game, "0: roll", "0: buy")
    assert pending(game)["kind"] == "upgrade"
    play(game, "0: collect")
    assert at(game, 0) == "motor-drive"
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
@pytest.mark.parametrize("code", ["scouting-trip", "private-viewing"])
def test_f9_and_f10_stay_when_there_is_no_other_unowned_property(code: str) -> None:
    rest = "brown light-blue castle-view dream-avenue orange red yellow green dark-blue"
    for steps in (("0: buy",), ("0: leave", "1: bid 1K", "0: pass")):
        game = table(player("200K", at="jail"), player(deeds=rest), dice="1-2", fortune=f"palace-gardens={code}")
        play(game, "0: roll", *steps)
        assert at(game, 0) == "palace-gardens"
        assert pending(game)["kind"] == "turn"


@rule("MM-50")
def test_f10_goes_forward_to_an_unowned_property_of_ones_choice() -> None:
    game = found("private-viewing", player(deeds="castle-view brown"))
    play(game, "0: buy")
    assert pending(game)["kind"] == "go-to"
    assert "go-to adventure-park" in offered(game, 0)
    assert len(offered(game, 0, "go-to")) == 22 - 4
    for wrong in ("castle-view", "motor-drive", "palace-gardens", "go", "chance-1"):
        assert refused(game, 0, f"go-to {wrong}").rule == "MM-50"
    assert refused(game, 0, "pass").rule.startswith("MM-")
    play(game, "0: go-to paradise-island")
    assert pending(game) == {"kind": "buy", "seat": 0, "deed": "paradise-island", "price": 200_000}


@rule("MM-11", "MM-50")
def test_f10_forward_to_a_property_behind_passes_go() -> None:
    game = found("private-viewing", player())
    play(game, "0: buy", "0: go-to dream-avenue")
    assert pending(game)["kind"] == "upgrade"
    play(game, "0: collect")
    assert at(game, 0) == "dream-avenue"
    assert pending(game)["kind"] == "buy"


@rule("MM-10", "MM-50")
def test_f9_and_f10_take_the_fortune_card_where_they_lead() -> None:
    game = table(
        player("200K", at="jail"), player(), dice="1-2", fortune="palace-gardens=private-viewing bling-beach=windfall"
    )
    events = play(game, "0: roll", "0: buy", "0: go-to bling-beach")
    assert payments(events) == ["0 > -1 40K deed", "-1 > 0 100K card"]
    game = table(
        player("200K", at="jail"), player(), dice="1-2", fortune="palace-gardens=scouting-trip adventure-park=chauffeur"
    )
    play(game, "0: roll", "0: buy", "0: buy")
    assert at(game, 0) == "go"


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
    # Whose colour is whole, on either side, whoever owns it.
    ("motor-drive fortune-valley", "gadget-wharf green", "swap fortune-valley treetop-retreat"),
    ("dark-blue", "gadget-wharf", "swap fortune-valley gadget-wharf"),
    # Not one's own, not another's.
    ("motor-drive", "bling-beach", "swap bling-beach motor-drive"),
    ("motor-drive", "bling-beach", "swap gadget-wharf bling-beach"),
    ("motor-drive", "bling-beach", "swap motor-drive gadget-wharf"),
    ("motor-drive bling-beach", "castle-view", "swap motor-drive bling-beach"),
    # Houses left on a colour that is not whole any more.
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
