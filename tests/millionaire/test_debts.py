"""MM-40 and MM-41: raising money for a debt, and mortgages."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, told
from rentier.games.millionaire.data import BOARD
from rentier.testing.rules import rule
from track.table import balances, cash, deeds, is_mortgaged, levels, owner, payments, said, stock

from .table import DEEDS, GROUPS, figures, player, table


def owing(money: str, owned: str, rent: str = "green:5", *others: object, **more: object) -> rentier.Game:
    """Set up a game whose first player owes the second the rent of Treetop Retreat, 485K with a hotel."""
    game = table(
        player(money, at="bling-beach", deeds=owned),
        player("0K", deeds=rent),
        *others,  # type: ignore[arg-type]
        dice="1-2",
        **more,  # type: ignore[arg-type]
    )
    play(game, "0: roll")
    assert pending(game)["kind"] == "payment"
    assert game.awaiting == (0,)
    return game


# Only in debt

RAISING = ["sell dark-blue 0 0", "sell dark-blue 1 0", "mortgage motor-drive"]
PLACES_WITHOUT_DEBT = {
    "before the roll": ((), "jail", "1-2"),
    "before a purchase": (("0: roll",), "jail", "1-2"),
    "in an auction": (("0: roll", "0: leave"), "jail", "1-2"),
    "after the roll": (("0: roll",), "jail", "4-4"),
    "at GO": (("0: roll",), "diamond-hills", "1-3"),
}


@rule("MM-40")
@pytest.mark.parametrize("text", RAISING)
@pytest.mark.parametrize("where", PLACES_WITHOUT_DEBT)
def test_nothing_is_sold_or_mortgaged_without_a_debt(where: str, text: str) -> None:
    steps, start, dice = PLACES_WITHOUT_DEBT[where]
    game = table(player("5K", at=start, deeds="dark-blue:1 motor-drive"), player(), dice=dice)
    play(game, *steps)
    assert offered(game, 0, "sell") == []
    assert offered(game, 0, "mortgage") == []
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("track-only-in-debt", "MM-40")


@rule("MM-40")
@pytest.mark.parametrize("text", RAISING)
def test_nor_between_turns(text: str) -> None:
    game = table(player(), player("0K", deeds="dark-blue:1 motor-drive"))
    assert refused(game, 1, text).rule == "MM-40"


@rule("MM-40")
def test_nor_by_the_creditor_or_anybody_else() -> None:
    game = owing("0K", "brown", "green:5", player("0K", deeds="dark-blue:1 bling-beach"))
    for seat, text in ((1, "sell green 4 5 5"), (2, "mortgage bling-beach"), (2, "sell dark-blue 0 1")):
        assert refused(game, seat, text).rule == "MM-40"


@rule("MM-40")
def test_a_debt_that_the_cash_covers_is_paid_at_once() -> None:
    game = table(player("485K", at="bling-beach", deeds="brown:5"), player("0K", deeds="green:5"), dice="1-2")
    events = play(game, "0: roll")
    assert payments(events) == ["0 > 1 485K rent"]
    assert "owed" not in kinds(events)


@rule("MM-40")
def test_no_money_left_is_less_cash_than_the_debt() -> None:
    game = owing("484K", "brown:5")
    assert refused(game, 0, "end").rule == "MM-40"
    events = play(game, "0: sell brown 4 5")
    assert payments(events) == ["-1 > 0 5K sale", "0 > 1 485K rent"]
    assert cash(game, 0) == "4K"


@rule("MM-40")
@pytest.mark.parametrize("text", ["build treetop-retreat", "lift paradise-island", "roll", "end", "buy"])
def test_until_it_is_paid_nothing_else_is_done(text: str) -> None:
    game = owing("200K", "brown:5 paradise-island*")
    assert refused(game, 0, text).rule in ("MM-40", "MM-41", "MM-22")


# Selling


@rule("MM-40")
@pytest.mark.parametrize(
    ("group", "half"),
    [("brown", 5), ("light-blue", 7), ("pink", 12), ("orange", 15), ("red", 17), ("yellow", 22), ("dark-blue", 30)],
)
def test_a_house_is_sold_at_half_its_price_rounded_down(group: str, half: int) -> None:
    game = owing("0K", f"{group}:2", "green:5")
    left = [2] * len(GROUPS[group])
    left[-1] = 1
    text = f"sell {group} {' '.join(map(str, left))}"
    assert figures(game, 0, text)["amount"] == half * 1000
    assert payments(play(game, f"0: {text}")) == [f"-1 > 0 {half}K sale"]
    assert levels(game, group) == left


@rule("MM-40")
def test_the_half_is_rounded_building_by_building() -> None:
    game = owing("0K", "yellow:2", "green:5")
    # Three buildings of 45K: three times 22K, not 67K.
    assert payments(play(game, "0: sell yellow 1 1 1")) == ["-1 > 0 66K sale"]


@rule("MM-40")
def test_houses_are_sold_evenly() -> None:
    game = owing("0K", "pink:3")
    for uneven in ("3 3 1", "0 3 3", "2 0 2", "3 1 3"):
        refusal = refused(game, 0, f"sell pink {uneven}")
        assert (refusal.key, refusal.rule) == ("track-sell-uneven", "MM-40")
    play(game, "0: sell pink 3 3 2")
    assert refused(game, 0, "sell pink 3 3 1").key == "track-sell-uneven"
    play(game, "0: sell pink 2 3 2", "0: sell pink 2 2 2", "0: sell pink 1 1 1", "0: sell pink 0 0 0")
    assert cash(game, 0) == "108K"
    assert stock(game) == (32, 9)


@rule("MM-40")
@pytest.mark.parametrize(
    "text", ["sell pink 3 3 3", "sell pink 4 4 4", "sell pink 2 2", "sell green 4 5 5", "sell red 0 0 0"]
)
def test_only_what_stands_on_ones_own_lots_is_sold(text: str) -> None:
    game = owing("0K", "pink:3")
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == ("track-sell-nothing", "MM-40")


@rule("MM-40")
def test_a_hotel_is_sold_at_half_price_and_four_houses_come_back() -> None:
    game = owing("0K", "brown:5")
    assert stock(game) == (32, 7)
    events = play(game, "0: sell brown 4 5")
    assert payments(events) == ["-1 > 0 5K sale"]
    assert levels(game, "brown") == [4, 5]
    assert stock(game) == (28, 8)


@rule("MM-40")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_with_too_few_houses_a_hotel_becomes_as_many_as_there_are(left: int) -> None:
    # 12 + 12 houses on two colours, and enough on the third that `left` remain.
    third = {3: "motor-drive:3 gadget-wharf:2", 2: "brown:3", 1: "motor-drive:4 gadget-wharf:3", 0: "brown:4"}[left]
    game = owing("0K", "light-blue:5", "green:5", player(deeds=f"pink:4 orange:4 {third}"))
    assert stock(game)[0] == left
    # Half of 15K is 7K: for the hotel, and for each house that is missing.
    amount = f"{7 * (5 - left)}K"
    events = play(game, f"0: sell light-blue {left} 5 5")
    assert payments(events) == [f"-1 > 0 {amount} sale"]
    assert levels(game, "light-blue") == [left, 5, 5]
    assert stock(game)[0] == 0


@rule("MM-40")
def test_that_step_need_not_be_even_but_is_all_that_the_stock_allows() -> None:
    game = owing("0K", "light-blue:5", "green:5", player(deeds="pink:4 orange:4 brown:3"))
    assert stock(game)[0] == 2
    for wrong in ("4 5 5", "3 5 5"):
        refusal = refused(game, 0, f"sell light-blue {wrong}")
        assert (refusal.key, refusal.rule) == ("track-sell-no-apartments", "MM-40")
    assert {"sell light-blue 2 5 5", "sell light-blue 5 5 2"} <= set(offered(game, 0, "sell"))
    play(game, "0: sell light-blue 2 5 5")
    # The next house comes from a hotel, not from the two houses.
    assert refused(game, 0, "sell light-blue 1 5 5").key == "track-sell-uneven"
    play(game, "0: sell light-blue 2 0 5")
    assert cash(game, 0) == "56K"


# Mortgaging


@rule("MM-40", "MM-41")
@pytest.mark.parametrize("code", [code for code in DEEDS if code not in GROUPS["green"]])
def test_the_bank_pays_the_mortgage_value_of_the_deed(code: str) -> None:
    game = owing("0K", code)
    value = said(next(deed.mortgage for deed in BOARD.deeds if deed.code == code))
    assert payments(play(game, f"0: mortgage {code}")) == [f"-1 > 0 {value} mortgage"]
    assert is_mortgaged(game, code)
    assert owner(game, code) == 0
    refusal = refused(game, 0, f"mortgage {code}")
    assert (refusal.key, refusal.rule) == ("track-already-mortgaged", "MM-41")


@rule("MM-40")
def test_a_lots_own_buildings_are_sold_before_it_is_mortgaged() -> None:
    game = owing("0K", "castle-view dream-avenue:1 palace-gardens:1")
    refusal = refused(game, 0, "mortgage dream-avenue")
    assert (refusal.key, refusal.rule) == ("track-mortgage-buildings", "MM-40")
    # Only its own: a neighbour may keep its house.
    play(game, "0: mortgage castle-view", "0: sell pink 0 0 1", "0: mortgage dream-avenue")
    assert deeds(game, 0) == "castle-view* dream-avenue* palace-gardens:1"


@rule("MM-40")
def test_only_ones_own_is_mortgaged() -> None:
    game = owing("0K", "brown")
    for code in ("treetop-retreat", "bling-beach"):
        assert refused(game, 0, f"mortgage {code}").key == "track-not-owned"


@rule("MM-41")
def test_a_mortgaged_property_brings_no_rent_until_it_is_lifted() -> None:
    for owned, paid in (("palace-gardens*", []), ("palace-gardens", ["0 > 1 20K rent"])):
        game = table(player(at="jail"), player(deeds=owned), dice="1-2")
        assert payments(play(game, "0: roll")) == paid


# Where raising stops


@rule("MM-40")
def test_raising_stops_when_the_debt_is_covered() -> None:
    game = owing("480K", "brown")
    events = play(game, "0: mortgage motor-drive")
    assert payments(events) == ["-1 > 0 5K mortgage", "0 > 1 485K rent"]
    assert pending(game)["kind"] == "turn"
    assert refused(game, 0, "mortgage gadget-wharf").rule == "MM-40"


@rule("MM-40")
def test_no_more_buildings_are_sold_at_once_than_the_debt_needs() -> None:
    game = owing("480K", "dark-blue:2")
    # One house brings 30K, and 5K are missing.
    for more in ("1 1", "0 1", "0 0"):
        assert refused(game, 0, f"sell dark-blue {more}").rule == "MM-40"
    assert set(offered(game, 0, "sell")) == {"sell dark-blue 1 2", "sell dark-blue 2 1"}
    play(game, "0: sell dark-blue 1 2")
    assert cash(game, 0) == "25K"


@rule("MM-40")
def test_several_buildings_may_be_sold_at_once_as_far_as_they_are_needed() -> None:
    game = owing("400K", "dark-blue:2")
    # 85K are missing: three houses.
    assert refused(game, 0, "sell dark-blue 0 0").rule == "MM-40"
    play(game, "0: sell dark-blue 1 0")
    assert cash(game, 0) == "5K"


# Giving up


@rule("MM-40", "MM-43")
@pytest.mark.parametrize("owned", ["motor-drive", "motor-drive*  dark-blue:1", "brown:5"])
def test_one_is_bankrupt_only_when_nothing_is_left_to_sell_or_mortgage(owned: str) -> None:
    game = owing("10K", owned)
    refusal = refused(game, 0, "bankrupt")
    assert (refusal.key, refusal.rule) == ("track-not-bankrupt", "MM-40")
    steps = 0
    while "bankrupt" not in offered(game, 0):
        choice = [*offered(game, 0, "sell"), *offered(game, 0, "mortgage")][0]
        play(game, f"0: {choice}")
        steps += 1
    assert steps
    assert set(levels(game, "brown") + levels(game, "dark-blue")) == {0}
    play(game, "0: bankrupt")
    assert game.over


@rule("MM-40")
def test_without_a_debt_nobody_is_bankrupt() -> None:
    game = table(player("0K"), player())
    refusal = refused(game, 0, "bankrupt")
    assert (refusal.key, refusal.rule) == ("track-no-debt", "MM-43")


@rule("MM-40")
def test_what_is_missing_is_told_to_all() -> None:
    game = table(player("10K", at="bling-beach", deeds="brown"), player("0K", deeds="green:5"), dice="1-2")
    events = play(game, "0: roll")
    owed = told(events, "owed")[0]
    assert (owed["payer"], owed["payee"], owed["amount"], owed["why"]) == (0, 1, 485_000, "rent")
    assert balances(game) == ["10K", "0K"]


# Lifting


@rule("MM-41")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("motor-drive", "6K"),
        ("castle-view", "24K"),
        ("showtime-boulevard", "54K"),
        ("bling-beach", "72K"),
        ("paradise-island", "120K"),
    ],
)
def test_lifting_costs_the_value_and_10_percent_of_the_price_rounded_up(code: str, cost: str) -> None:
    game = table(player(deeds=f"{code}*"), player())
    events = play(game, f"0: lift {code}")
    assert payments(events) == [f"0 > -1 {cost} lift"]
    assert not is_mortgaged(game, code)


@rule("MM-41")
def test_on_the_own_turn_and_between_turns() -> None:
    game = table(player(at="castle-view", deeds="motor-drive*"), player(deeds="bling-beach* gadget-wharf*"), dice="3-4")
    play(game, "1: lift gadget-wharf", "0: roll")
    refusal = refused(game, 1, "lift bling-beach")
    assert (refusal.key, refusal.rule) == ("track-not-between-turns", "MM-22")
    play(game, "0: lift motor-drive", "0: end", "1: lift bling-beach")


@rule("MM-41")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("lift bling-beach", "track-not-mortgaged"),
        ("lift castle-view", "track-not-owned"),
        ("lift paradise-island", "track-lift-money"),
    ],
)
def test_what_cannot_be_lifted(text: str, key: str) -> None:
    game = table(player("119K", deeds="bling-beach paradise-island*"), player(deeds="castle-view*"))
    refusal = refused(game, 0, text)
    assert (refusal.key, refusal.rule) == (key, "MM-41")


@rule("MM-22", "MM-41")
def test_once_lifted_the_colour_is_built_on_again() -> None:
    game = table(player(deeds="fortune-valley* paradise-island"), player())
    assert refused(game, 0, "build paradise-island").key == "track-build-mortgaged"
    play(game, "0: lift fortune-valley", "0: build paradise-island")
    assert cash(game, 0) == "210K"
