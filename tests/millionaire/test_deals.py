"""MM-23 and MM-42: deals between players, and mortgaged properties in them."""

from __future__ import annotations

import pytest

import rentier
from playing import offered, pending, play, refused
from rentier.testing.rules import rule
from track.table import balances, cash, deeds, is_mortgaged, kept, levels, owner, payments, turn

from .table import held, player, table

# What can be in a deal


@rule("MM-23")
@pytest.mark.parametrize(
    ("give", "take", "mine", "theirs"),
    [
        ("motor-drive", "10K", "dream-avenue castle-view", "motor-drive bling-beach"),
        ("motor-drive,castle-view", "bling-beach", "dream-avenue bling-beach", "motor-drive castle-view"),
        ("motor-drive,20K", "bling-beach", "dream-avenue castle-view bling-beach", "motor-drive"),
        ("5K", "bling-beach", "motor-drive castle-view dream-avenue bling-beach", ""),
        ("motor-drive", "-", "castle-view dream-avenue", "motor-drive bling-beach"),
    ],
)
def test_properties_and_money_change_hands_in_any_mix(give: str, take: str, mine: str, theirs: str) -> None:
    game = table(player(deeds="motor-drive castle-view dream-avenue"), player(deeds="bling-beach"))
    play(game, f"0: offer 1 {give} {take}", "1: accept")
    assert set(deeds(game, 0).split()) == set(mine.split())
    assert set(deeds(game, 1).split()) == set(theirs.split())
    assert sum(int(text[:-1]) for text in balances(game)) == 744


@rule("MM-23")
def test_cards_out_of_jail_are_traded() -> None:
    game = table(player(kept="chance-out-of-jail"), player(deeds="bling-beach", kept="lifestyle-out-of-jail"))
    play(game, "0: offer 1 chance-out-of-jail bling-beach,lifestyle-out-of-jail", "1: accept")
    assert (kept(game, 0), kept(game, 1)) == ("lifestyle-out-of-jail", "chance-out-of-jail")
    assert owner(game, "bling-beach") == 0


@rule("MM-23")
@pytest.mark.parametrize("text", ["offer 1 10K -", "offer 1 - 10K", "offer 1 10K 5K", "offer 1 - -"])
def test_money_alone_is_no_deal(text: str) -> None:
    game = table(player(deeds="motor-drive"), player())
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("track-deal-money-alone", "MM-23")


@rule("MM-23")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("offer 1 bling-beach 10K", "track-deal-not-owned"),
        ("offer 1 - castle-view", "track-deal-not-owned"),
        ("offer 1 chance-out-of-jail 10K", "track-deal-not-owned"),
        ("offer 1 motor-drive,motor-drive 10K", "track-deal-not-owned"),
        ("offer 0 motor-drive 10K", "track-deal-whom"),
        ("offer 2 motor-drive 10K", "track-deal-whom"),
        ("offer 7 motor-drive 10K", "track-deal-whom"),
        ("offer 1 motor-drive,5K 10K", "track-deal-money-twice"),
        ("offer 1 motor-drive 10500", "track-deal-unit"),
    ],
)
def test_what_cannot_be_in_a_deal_is_refused(text: str, key: str) -> None:
    game = table(player(deeds="motor-drive"), player(deeds="bling-beach"), player("0K", out=True))
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == (key, "MM-23")


@rule("MM-23")
@pytest.mark.parametrize("text", ["offer 1 373K bling-beach", "offer 1 motor-drive 373K"])
def test_money_in_a_deal_must_be_there(text: str) -> None:
    game = table(player(deeds="motor-drive"), player(deeds="bling-beach"))
    assert refused(game, 0, text).key == "track-deal-money"


@rule("MM-18", "MM-23")
@pytest.mark.parametrize("thing", ["takeover", "veto", "stars", "5-stars"])
def test_levels_and_fortune_cards_are_not_traded(thing: str) -> None:
    game = table(player(deeds="motor-drive", held="takeover veto", stars=5), player())
    with pytest.raises(rentier.RentierError):
        game.play(0, f"offer 1 motor-drive,{thing} 10K")
    assert held(game, 0) == "takeover veto"


# Buildings


@rule("MM-23")
@pytest.mark.parametrize("text", ["offer 1 fortune-valley 100K", "offer 1 motor-drive dream-avenue"])
def test_a_property_with_buildings_of_its_own_stays_where_it_is(text: str) -> None:
    game = table(player(deeds="dark-blue:1 motor-drive"), player(deeds="castle-view dream-avenue:1 palace-gardens"))
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("track-deal-buildings", "MM-23")


@rule("MM-23")
def test_a_bare_lot_of_a_built_colour_may_go_and_the_houses_of_the_others_stay() -> None:
    game = table(player(deeds="castle-view dream-avenue:1 palace-gardens:1"), player(at="jail"), turn=1, dice="1-1")
    play(game, "0: offer 1 castle-view 50K", "1: accept")
    assert levels(game, "pink") == [0, 1, 1]
    # They earn their rent, and nothing is built until the colour is whole again.
    events = play(game, "1: roll")
    assert payments(events) == ["1 > 0 50K rent"]
    assert refused(game, 0, "build dream-avenue").rule == "MM-22"


@rule("MM-23", "MM-40")
def test_in_debt_the_houses_of_a_lot_are_sold_first_and_then_it_is() -> None:
    game = table(
        player("0K", at="jail", deeds="fortune-valley paradise-island:1"), player(deeds="palace-gardens"), dice="1-2"
    )
    play(game, "0: roll")
    assert refused(game, 0, "offer 1 paradise-island 200K").key == "track-deal-buildings"
    # The house brings more than the rent of 20K.
    play(game, "0: sell dark-blue 0 0")
    assert cash(game, 0) == "10K"
    play(game, "0: offer 1 paradise-island 200K", "1: accept")
    assert owner(game, "paradise-island") == 1


# When


@rule("MM-23")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_offer_before_and_after_the_roll(seat: int) -> None:
    for steps in ((), ("0: roll",)):
        game = table(
            player(at="castle-view", deeds="motor-drive"),
            player(deeds="bling-beach"),
            player(deeds="dream-avenue"),
            dice="3-4",
        )
        play(game, *steps)
        own = ("motor-drive", "bling-beach", "dream-avenue")[seat]
        target = (seat + 1) % 3
        play(game, f"{seat}: offer {target} {own} 5K", f"{target}: accept")
        assert owner(game, own) == target


@rule("MM-23")
def test_before_a_purchase_and_at_go_too() -> None:
    game = table(player("10K", at="jail", deeds="motor-drive"), player(), dice="1-2")
    play(game, "0: roll", "0: offer 1 motor-drive 50K", "1: accept", "0: buy")
    assert owner(game, "palace-gardens") == 0
    game = table(player(at="paradise-island", deeds="motor-drive"), player(), dice="1-2")
    play(game, "0: roll")
    assert pending(game)["kind"] == "upgrade"
    play(game, "1: offer 0 50K motor-drive", "0: accept", "0: collect")
    assert owner(game, "motor-drive") == 1


@rule("MM-23")
def test_not_while_a_bid_is_awaited() -> None:
    game = table(player(at="jail", deeds="motor-drive"), player(), dice="1-2")
    play(game, "0: roll", "0: leave")
    for seat, text in ((0, "offer 1 motor-drive 5K"), (1, "offer 0 5K motor-drive")):
        refusal = refused(game, seat, text)
        assert (refusal.key, refusal.rule) == ("track-deal-not-now", "MM-23")


@rule("MM-23")
def test_not_while_an_answer_is_awaited() -> None:
    game = table(player(deeds="motor-drive", held="takeover"), player(deeds="bling-beach", held="veto"), player())
    play(game, "0: take bling-beach")
    for seat, text in ((0, "offer 1 motor-drive 5K"), (1, "offer 0 bling-beach 5K"), (2, "offer 0 5K motor-drive")):
        refusal = refused(game, seat, text)
        assert (refusal.key, refusal.rule) == ("track-deal-not-now", "MM-23")


@rule("MM-23")
def test_an_offer_is_an_answer_awaited_as_well() -> None:
    game = table(player(deeds="motor-drive"), player(deeds="bling-beach"), player(deeds="castle-view"))
    play(game, "0: offer 1 motor-drive 5K")
    assert game.awaiting == (1,)
    refused(game, 2, "offer 0 castle-view 5K")
    refused(game, 0, "roll")
    play(game, "1: decline", "2: offer 0 castle-view 5K")


@rule("MM-23", "MM-40")
def test_a_debtor_may_always_deal() -> None:
    game = table(player("0K", at="jail", deeds="motor-drive"), player(deeds="palace-gardens"), player(), dice="1-2")
    play(game, "0: roll")
    assert pending(game)["kind"] == "payment"
    events = play(game, "0: offer 2 motor-drive 30K", "2: accept")
    assert payments(events) == ["2 > 0 30K deal", "0 > 1 20K rent"]
    assert balances(game) == ["10K", "392K", "342K"]


# Offers and answers


@rule("MM-23")
def test_an_offer_is_declined_withdrawn_or_countered() -> None:
    game = table(player(deeds="motor-drive"), player(deeds="bling-beach"))
    play(game, "0: offer 1 motor-drive 50K", "1: decline")
    assert owner(game, "motor-drive") == 0
    play(game, "0: offer 1 motor-drive 40K", "0: withdraw")
    assert owner(game, "motor-drive") == 0
    play(game, "0: offer 1 motor-drive 30K", "1: offer 0 20K motor-drive", "0: accept")
    assert owner(game, "motor-drive") == 1
    assert balances(game) == ["392K", "352K"]


@rule("MM-23")
def test_a_declined_offer_cannot_be_repeated_in_the_same_turn() -> None:
    game = table(player(at="castle-view", deeds="motor-drive"), player(), dice="3-4")
    play(game, "0: offer 1 motor-drive 50K", "1: decline")
    refusal = refused(game, 0, "offer 1 motor-drive 50K")
    assert (refusal.key, refusal.rule) == ("track-deal-declined", "MM-23")
    play(game, "0: roll", "0: end", "0: offer 1 motor-drive 50K")


@rule("MM-23")
@pytest.mark.parametrize(("most", "made"), [(3, 3), (1, 1), (0, 0), (None, 6)])
def test_the_option_says_how_many_offers_one_may_make_in_a_turn(most: int | None, made: int) -> None:
    options = {} if most == 3 else {"offers_a_turn": most}
    game = table(player(deeds="motor-drive"), player(), options=options)
    for i in range(made):
        play(game, f"0: offer 1 motor-drive {50 - i}K", "1: decline")
    if most is not None:
        refusal = refused(game, 0, "offer 1 motor-drive 5K")
        assert (refusal.key, refusal.rule) == ("track-deal-too-many", "MM-23")
        assert offered(game, 0, "offer") == []


@rule("MM-23")
def test_only_who_is_asked_answers() -> None:
    game = table(player(deeds="motor-drive"), player(), player())
    play(game, "0: offer 1 motor-drive 5K")
    for seat in (0, 2):
        for text in ("accept", "decline"):
            refused(game, seat, text)
    refused(game, 2, "withdraw")
    assert turn(game) == 0


# Mortgaged properties


@rule("MM-42")
def test_a_buyer_keeps_the_mortgage_and_pays_10_percent_of_the_price() -> None:
    game = table(player(deeds="bling-beach*"), player())
    events = play(game, "0: offer 1 bling-beach 30K", "1: accept")
    # 10% of 115K, rounded up to whole thousands.
    assert payments(events) == ["1 > 0 30K deal", "1 > -1 12K interest"]
    assert deeds(game, 1) == "bling-beach*"
    assert balances(game) == ["402K", "330K"]


@rule("MM-41", "MM-42")
def test_lifting_it_later_costs_the_10_percent_again() -> None:
    game = table(player(deeds="bling-beach*"), player())
    events = play(game, "0: offer 1 bling-beach 30K", "1: accept", "1: lift bling-beach")
    assert payments(events)[-1] == "1 > -1 72K lift"
    assert not is_mortgaged(game, "bling-beach")


@rule("MM-42")
def test_a_buyer_may_lift_it_at_once_for_the_value_and_10_percent() -> None:
    game = table(player(deeds="bling-beach* motor-drive*"), player())
    events = play(game, "0: offer 1 bling-beach,motor-drive 30K", "1: accept bling-beach")
    assert sorted(payments(events)) == ["1 > -1 1K interest", "1 > -1 72K lift", "1 > 0 30K deal"]
    assert deeds(game, 1) == "motor-drive* bling-beach"


@rule("MM-42")
def test_who_offers_says_what_is_lifted_at_once() -> None:
    game = table(player(), player(deeds="bling-beach* motor-drive*"))
    events = play(game, "0: offer 1 30K bling-beach,motor-drive 0 bling-beach", "1: accept")
    assert sorted(payments(events)) == ["0 > -1 1K interest", "0 > -1 72K lift", "0 > 1 30K deal"]
    assert deeds(game, 0) == "motor-drive* bling-beach"


@rule("MM-42")
@pytest.mark.parametrize(
    ("money", "may_keep", "may_lift"), [("102K", True, True), ("42K", True, False), ("41K", False, False)]
)
def test_the_buyer_must_have_price_and_10_percent_in_cash(money: str, may_keep: bool, may_lift: bool) -> None:
    game = table(player(deeds="bling-beach*"), player(money))
    if not may_keep:
        refusal = refused(game, 0, "offer 1 bling-beach 30K")
        assert (refusal.key, refusal.rule) == ("track-deal-money", "MM-42")
        return
    play(game, "0: offer 1 bling-beach 30K")
    assert ("accept bling-beach" in offered(game, 1)) == may_lift
    if not may_lift:
        assert refused(game, 1, "accept bling-beach").rule == "MM-42"
    play(game, "1: accept")
    assert owner(game, "bling-beach") == 1


@rule("MM-42")
def test_a_seller_pays_nothing_for_it() -> None:
    game = table(player("0K", deeds="bling-beach*"), player())
    play(game, "0: offer 1 bling-beach 1K", "1: accept")
    assert cash(game, 0) == "1K"


@rule("MM-42")
def test_an_exchange_of_mortgaged_properties_costs_both() -> None:
    game = table(player(deeds="bling-beach*"), player(deeds="paradise-island*"))
    events = play(game, "0: offer 1 bling-beach paradise-island", "1: accept")
    assert sorted(payments(events)) == ["0 > -1 20K interest", "1 > -1 12K interest"]


@rule("MM-42")
@pytest.mark.parametrize(
    "text", ["offer 1 motor-drive bling-beach 0 castle-view", "offer 1 motor-drive castle-view 0 castle-view"]
)
def test_only_a_mortgaged_property_that_one_receives_is_lifted_at_once(text: str) -> None:
    game = table(player(deeds="motor-drive"), player(deeds="bling-beach* castle-view"))
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("track-deal-lift", "MM-42")
    play(game, "0: offer 1 motor-drive castle-view")
    assert refused(game, 1, "accept motor-drive").rule == "MM-42"


@rule("MM-23", "MM-40")
def test_no_debt_is_settled_in_kind() -> None:
    game = table(player("0K", at="jail", deeds="motor-drive"), player(deeds="palace-gardens"), dice="1-2")
    play(game, "0: roll")
    refusal = refused(game, 0, "offer 1 motor-drive - 20K")
    assert (refusal.key, refusal.rule) == ("track-deal-in-kind", "MM-40")
