"""KO-22 … KO-26 and KO-50: what the end of a round brings, from where the tokens lie."""

from __future__ import annotations

import pytest

import rentier
from rentier.games.knockout.board import BOARD
from rentier.testing.rules import rule

from .table import scored

PRINTED = {
    "brown": (100, 400),
    "light-blue": (150, 900),
    "pink": (200, 1200),
    "orange": (200, 1200),
    "red": (250, 1500),
    "yellow": (250, 1500),
    "green": (300, 1800),
    "dark-blue": (500, 2000),
}
GROUPS = {group.name: [space.code for space in group.spaces] for group in BOARD.groups}
NO_PROPERTIES = [space.code for space in BOARD.spaces if not space.is_property]


# Properties


@rule("KO-22", "KO-23")
@pytest.mark.parametrize("code", [space.code for space in BOARD.properties])
def test_a_property_brings_its_printed_amount(code: str) -> None:
    group = next(name for name, codes in GROUPS.items() if code in codes)
    assert scored("red yellow", red=code, yellow="").cash == {"red": PRINTED[group][0], "yellow": 0}


@rule("KO-22")
@pytest.mark.parametrize("code", NO_PROPERTIES)
def test_no_other_space_brings_anything_by_itself(code: str) -> None:
    round = scored("red yellow", pot=0, red=code, yellow="baltic")
    assert round.cash["red"] == 0
    assert all("red property" not in step for step in round.steps)


@rule("KO-22")
@pytest.mark.parametrize(("order", "first"), [("red yellow", "red"), ("yellow red", "yellow")])
def test_the_earlier_in_turn_order_collects_for_a_shared_property(order: str, first: str) -> None:
    round = scored(order, red="marvin", yellow="marvin")
    assert round.cash == {"red": 0, "yellow": 0} | {first: 250}


@rule("KO-22")
def test_two_own_tokens_on_a_property_collect_once() -> None:
    assert scored("red yellow", red="boardwalk boardwalk boardwalk park", yellow="").cash["red"] == 1000 + 2000


@rule("KO-22")
def test_four_on_a_property_are_worth_one_and_only_to_the_first() -> None:
    round = scored("blue green yellow red", red="park", yellow="park park", green="park", blue="park")
    assert round.cash == {"red": 0, "yellow": 0, "green": 0, "blue": 500}


@rule("KO-22")
def test_each_player_does_the_whole_of_step_3_before_the_next() -> None:
    round = scored(
        "yellow red",
        pot=0,
        red="baltic mediterranean",
        yellow="house-a luxury-tax park boardwalk",
        double={"yellow": "park"},
    )
    assert round.steps == [
        "yellow property park 500",
        "yellow property boardwalk 500",
        "yellow bonus dark-blue 2000",
        "yellow house park 500",
        "yellow tax 2 200",
        "red property mediterranean 100",
        "red property baltic 100",
        "red bonus brown 400",
        "left 200",
    ]


# Colours


@rule("KO-23")
@pytest.mark.parametrize("group", GROUPS)
def test_a_whole_colour_brings_its_bonus_on_top(group: str) -> None:
    value, bonus = PRINTED[group]
    codes = GROUPS[group]
    round = scored("red yellow", red=" ".join(codes), yellow="")
    assert round.cash["red"] == value * len(codes) + bonus
    assert bonus == 2 * value * len(codes)


@rule("KO-23")
@pytest.mark.parametrize("group", GROUPS)
def test_a_colour_without_one_of_its_properties_brings_none(group: str) -> None:
    round = scored("red yellow", red=" ".join(GROUPS[group][1:]), yellow="")
    assert not [step for step in round.steps if "bonus" in step]


@rule("KO-23")
def test_a_property_that_an_earlier_one_collected_for_does_not_count_for_a_colour() -> None:
    late = scored("yellow red", red="atlantic ventnor marvin", yellow="ventnor")
    assert late.cash == {"red": 500, "yellow": 250}
    early = scored("red yellow", red="atlantic ventnor marvin", yellow="ventnor")
    assert early.cash == {"red": 750 + 1500, "yellow": 0}


@rule("KO-23")
def test_two_colours_bring_two_bonuses() -> None:
    assert scored("red yellow", red="park boardwalk baltic mediterranean", yellow="").cash["red"] == 1200 + 2400


# Houses


@rule("KO-24")
def test_a_house_doubles_one_property_of_choice_but_no_bonus() -> None:
    round = scored("red yellow", red="park boardwalk baltic house-b", yellow="", double={"red": "boardwalk"})
    assert round.cash["red"] == 1100 + 2000 + 500
    assert "red house boardwalk 500" in round.steps


@rule("KO-24")
def test_the_choice_is_asked_for_before_anything_behind_it_is_scored() -> None:
    round = scored("red yellow", red="park baltic house-b luxury-tax", yellow="boardwalk free-parking")
    assert (round.asked, round.choices) == ("red", ["baltic", "park"])
    assert round.steps == ["red property baltic 100", "red property park 500"]


@rule("KO-24")
def test_two_houses_double_once() -> None:
    round = scored("red yellow", red="house-a house-b park baltic", yellow="", double={"red": "park"})
    assert round.cash["red"] == 600 + 500


@rule("KO-24")
def test_the_only_property_is_doubled_without_a_question() -> None:
    round = scored("red yellow", red="house-a park park", yellow="")
    assert (round.asked, round.cash["red"]) == ("", 1000)


@rule("KO-24")
@pytest.mark.parametrize("tokens", ["house-a house-b", "house-a park free-parking"])
def test_with_nothing_collected_a_house_brings_nothing(tokens: str) -> None:
    round = scored("yellow red", pot=0, red=tokens, yellow="park")
    assert (round.asked, round.cash["red"]) == ("", 0)


@rule("KO-24")
@pytest.mark.parametrize("choice", ["boardwalk", "house-a", "park"])
def test_only_a_property_that_was_collected_for_can_be_doubled(choice: str) -> None:
    # Another player collected for Park Place.
    with pytest.raises(rentier.IllegalAction) as caught:
        scored("yellow red", red="house-a baltic park kentucky", yellow="park", double={"red": choice})
    assert (caught.value.key, caught.value.rule) == ("knockout-not-collected", "KO-24")


# Taxes


@rule("KO-25")
def test_tax_is_100_for_each_property_collected_for_and_goes_to_free_parking() -> None:
    round = scored("red yellow", pot=500, red="luxury-tax baltic park kentucky", yellow="")
    assert round.cash["red"] == 850 - 300
    assert round.pot == 800


@rule("KO-25")
def test_two_tokens_on_the_tax_pay_once() -> None:
    assert scored("red yellow", red="luxury-tax luxury-tax baltic park", yellow="").cash["red"] == 600 - 200


@rule("KO-25")
def test_a_doubled_property_is_taxed_once_and_a_bonus_not_at_all() -> None:
    round = scored("red yellow", red="luxury-tax house-a park boardwalk", yellow="", double={"red": "park"})
    assert round.cash["red"] == 1000 + 2000 + 500 - 200


@rule("KO-25")
@pytest.mark.parametrize("tokens", ["luxury-tax", "luxury-tax free-parking", "luxury-tax park park"])
def test_with_nothing_collected_there_is_nothing_to_pay(tokens: str) -> None:
    round = scored("yellow red", pot=0, red=tokens, yellow="park")
    assert (round.cash["red"], round.pot) == (0, 0)


# Free Parking


@rule("KO-26")
def test_who_has_the_most_tokens_there_takes_all_of_it() -> None:
    round = scored("red yellow green", pot=650, red="free-parking", yellow="free-parking free-parking", green="")
    assert round.cash == {"red": 0, "yellow": 650, "green": 0}
    assert round.pot == 0


@rule("KO-26")
@pytest.mark.parametrize(
    ("pot", "tied", "share", "left"),
    [
        (500, 2, 250, 0),
        (500, 3, 150, 50),
        (500, 4, 100, 100),
        (550, 2, 250, 50),
        (50, 2, 0, 50),
        (100, 3, 0, 100),
        (150, 2, 50, 50),
    ],
)
def test_a_tie_splits_it_in_notes_of_50_and_leaves_what_does_not_divide(
    pot: int, tied: int, share: int, left: int
) -> None:
    colours = ("red", "yellow", "green", "blue")
    tokens = {colour: "free-parking" if place < tied else "" for place, colour in enumerate(colours)}
    round = scored("blue green yellow red", pot, None, **tokens)
    assert [round.cash[colour] for colour in colours] == [share] * tied + [0] * (4 - tied)
    assert round.pot == left


@rule("KO-26")
def test_with_nobody_there_it_stays() -> None:
    round = scored("red yellow", pot=500, red="park", yellow="")
    assert round.pot == 500
    assert round.steps[-1] == "left 500"


@rule("KO-26")
def test_free_parking_comes_once_for_all_after_all_taxes() -> None:
    round = scored("red yellow", pot=500, red="free-parking park", yellow="luxury-tax boardwalk baltic")
    assert round.steps[-2:] == ["yellow tax 2 200", "red parking 1 700"]
    assert round.cash == {"red": 500 + 700, "yellow": 600 - 200}


@rule("KO-26")
def test_shares_are_paid_in_turn_order() -> None:
    round = scored("yellow red", pot=500, red="free-parking", yellow="free-parking")
    assert round.steps == ["yellow parking 1 250", "red parking 1 250"]


# The rulebook's example


@rule("KO-50", "KO-22", "KO-23", "KO-24", "KO-25", "KO-26")
def test_the_example_of_the_rulebook_with_the_tax_in_free_parking() -> None:
    round = scored(
        "blue red green",
        double={"blue": "atlantic"},
        blue="atlantic marvin ventnor house-a",
        red="marvin st-james free-parking",
        green="baltic luxury-tax free-parking",
    )
    assert round.steps == [
        "blue property atlantic 250",
        "blue property ventnor 250",
        "blue property marvin 250",
        "blue bonus yellow 1500",
        "blue house atlantic 250",
        "red property st-james 200",
        "green property baltic 100",
        "green tax 1 100",
        "red parking 1 300",
        "green parking 1 300",
    ]
    assert round.cash == {"blue": 2500, "red": 500, "green": 300}
    assert round.pot == 0
