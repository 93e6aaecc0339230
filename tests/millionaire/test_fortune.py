"""MM-10 and MM-18: Fortune cards found on the board, and those that are used now (MM-50, F1 … F11)."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, play, refused, state, told, view
from rentier.testing.rules import rule
from track.table import BANK, at, balances, deeds, owner, payments, turn

from .table import FORTUNE, buried, found, held, laid, player, spent, table

KEPT = ["free-house", "exchange", "takeover", "veto"]
NOW = [code for code in dict.fromkeys(FORTUNE) if code not in KEPT]
AFTER = ["chauffeur", "second-plot", "scouting-trip", "private-viewing"]


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
    # Everybody can see how many.
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
    # Winning the auction counts as buying it too, and so does taking it when nobody bids.
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
