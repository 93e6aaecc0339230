"""MM-20 and MM-22: what rent is due, and houses and hotels."""

from __future__ import annotations

import pytest

from playing import offered, play, refused, told, view
from rentier.games.millionaire.data import BOARD
from rentier.testing.rules import rule
from track.table import balances, cash, levels, payments, said, stock, turn

from .table import GROUPS, PLACES, figures, player, table

DEEDS_BY_CODE = {deed.code: deed for deed in BOARD.deeds}


def rent(code: str, owned: str, **more: object) -> str:
    """Return the rent that a stop on a property costs when its owner has these."""
    place = PLACES.index(code)
    game = table(player("700K", at=PLACES[place - 3]), player("0K", deeds=owned), dice="1-2", **more)  # type: ignore[arg-type]
    events = play(game, "0: roll")
    if "collect" in offered(game, 0):
        events += play(game, "0: upgrade")
    paid = [line.split()[3] for line in payments(events) if line.endswith("rent")]
    shown = view(game, 0)["deeds"][list(DEEDS_BY_CODE).index(code)]["rent"]
    assert paid == ([said(shown)] if shown else [])
    return paid[0] if paid else "0K"


# Rent


@rule("MM-20")
@pytest.mark.parametrize("code", list(DEEDS_BY_CODE))
def test_a_bare_lot_alone_costs_the_rent_of_its_deed(code: str) -> None:
    assert rent(code, code) == said(DEEDS_BY_CODE[code].rents[0])


@rule("MM-20")
@pytest.mark.parametrize("group", list(GROUPS))
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_built_lot_costs_the_rent_of_its_buildings(group: str, level: int) -> None:
    code = GROUPS[group][-1]
    assert rent(code, f"{group}:{level}") == said(DEEDS_BY_CODE[code].rents[level])


@rule("MM-20")
@pytest.mark.parametrize("group", list(GROUPS))
def test_a_whole_colour_doubles_the_rent_of_its_bare_lots(group: str) -> None:
    for code in GROUPS[group]:
        assert rent(code, group) == said(2 * DEEDS_BY_CODE[code].rents[0])


@rule("MM-20")
def test_it_does_also_with_a_mortgaged_or_built_neighbour() -> None:
    assert rent("dream-avenue", "castle-view* dream-avenue palace-gardens") == "40K"
    assert rent("dream-avenue", "castle-view* dream-avenue palace-gardens*") == "40K"
    assert rent("dream-avenue", "castle-view:1 dream-avenue palace-gardens:1") == "40K"
    assert rent("castle-view", "castle-view:1 dream-avenue palace-gardens") == "50K"


@rule("MM-20")
def test_all_but_one_lot_is_no_whole_colour() -> None:
    assert rent("dream-avenue", "castle-view dream-avenue") == "20K"


@rule("MM-13", "MM-20")
def test_a_mortgaged_lot_costs_nothing_in_a_whole_colour_either() -> None:
    assert rent("dream-avenue", "castle-view dream-avenue* palace-gardens") == "0K"


@rule("MM-20")
def test_the_printed_deed_reads_160_with_one_house() -> None:
    assert rent("fortune-valley", "dark-blue") == "130K"
    assert [rent("fortune-valley", f"dark-blue:{level}") for level in (1, 2, 3, 4)] == ["160K", "250K", "370K", "430K"]


# Building


@rule("MM-22")
@pytest.mark.parametrize(("group", "price"), [(group.name, group.building) for group in BOARD.groups])
def test_a_house_costs_the_price_on_the_deed(group: str, price: int) -> None:
    game = table(player(deeds=group), player())
    code = GROUPS[group][0]
    assert figures(game, 0, f"build {code}") == {"amount": price, "level": 1, "hotel": 0}
    events = play(game, f"0: build {code}")
    assert payments(events) == [f"0 > -1 {said(price)} building"]
    assert levels(game, group)[0] == 1
    assert stock(game) == (31, 12)


@rule("MM-22")
def test_the_whole_colour_is_needed() -> None:
    game = table(player(deeds="castle-view dream-avenue"), player(deeds="palace-gardens"))
    assert offered(game, 0, "build") == []
    refusal = refused(game, 0, "build castle-view")
    assert (refusal.key, refusal.rule) == ("track-build-not-whole", "MM-22")
    assert refused(game, 0, "build palace-gardens").rule == "MM-22"


@rule("MM-22")
def test_no_lot_gets_a_second_house_before_each_has_its_first() -> None:
    game = table(player(deeds="castle-view:1 dream-avenue palace-gardens"), player())
    assert set(offered(game, 0, "build")) == {"build dream-avenue", "build palace-gardens"}
    refusal = refused(game, 0, "build castle-view")
    assert (refusal.key, refusal.rule) == ("track-build-uneven", "MM-22")
    play(game, "0: build dream-avenue", "0: build palace-gardens", "0: build castle-view")
    assert levels(game, "pink") == [2, 1, 1]


@rule("MM-22")
def test_the_hotel_is_the_fifth_step_and_the_four_houses_go_back() -> None:
    game = table(player(deeds="fortune-valley:4 paradise-island:3"), player())
    assert refused(game, 0, "build fortune-valley").key == "track-build-uneven"
    play(game, "0: build paradise-island")
    assert stock(game) == (24, 12)
    assert figures(game, 0, "build fortune-valley") == {"amount": 60_000, "level": 5, "hotel": 1}
    events = play(game, "0: build fortune-valley")
    assert payments(events) == ["0 > -1 60K building"]
    assert levels(game, "dark-blue") == [5, 4]
    assert stock(game) == (28, 11)
    assert told(events, "built")[0]["is_hotel"]


@rule("MM-22")
def test_one_hotel_a_lot() -> None:
    game = table(player(deeds="dark-blue:5"), player())
    assert refused(game, 0, "build fortune-valley").key == "track-build-full"
    assert offered(game, 0, "build") == []


@rule("MM-22")
def test_none_while_a_lot_of_the_colour_is_mortgaged() -> None:
    game = table(player(deeds="castle-view* dream-avenue palace-gardens brown"), player())
    assert set(offered(game, 0, "build")) == {"build motor-drive", "build gadget-wharf"}
    refusal = refused(game, 0, "build dream-avenue")
    assert (refusal.key, refusal.rule) == ("track-build-mortgaged", "MM-22")


@rule("MM-22")
def test_it_is_paid_from_cash() -> None:
    game = table(player("59K", deeds="dark-blue motor-drive"), player())
    refusal = refused(game, 0, "build fortune-valley")
    assert (refusal.key, refusal.rule) == ("track-build-money", "MM-22")
    assert refused(game, 0, "mortgage motor-drive").rule == "MM-40"


@rule("MM-22")
def test_on_the_own_turn_before_and_after_the_roll() -> None:
    game = table(player(at="castle-view", deeds="dark-blue"), player(), dice="3-4")
    play(game, "0: build fortune-valley", "0: roll", "0: build paradise-island", "0: end")
    assert levels(game, "dark-blue") == [1, 1]


@rule("MM-22")
def test_between_turns_is_after_a_turn_has_ended_and_before_the_next_roll() -> None:
    game = table(player(at="castle-view"), player(), player(deeds="dark-blue"), dice="3-4")
    play(game, "2: build fortune-valley", "0: roll")
    assert offered(game, 2, "build") == []
    refusal = refused(game, 2, "build paradise-island")
    assert (refusal.key, refusal.rule) == ("track-not-between-turns", "MM-22")
    play(game, "0: end", "2: build paradise-island")
    assert turn(game) == 1


@rule("MM-22")
def test_not_while_a_purchase_is_open() -> None:
    game = table(player(at="jail", deeds="dark-blue"), player(), dice="1-2")
    play(game, "0: roll")
    assert refused(game, 0, "build fortune-valley").rule == "MM-12"
    play(game, "0: buy", "0: build fortune-valley")


@rule("MM-22")
def test_who_asks_first_is_served_first() -> None:
    # 31 houses stand; both could build, but nobody is asked and nothing is auctioned.
    game = table(
        player(deeds="green:4 orange:4 light-blue:2 brown"),
        player(deeds="dark-blue"),
        fresh=True,
    )
    assert stock(game)[0] == 2
    play(game, "0: build motor-drive")
    assert stock(game)[0] == 1
    events = play(game, "1: build fortune-valley")
    assert "auction-opened" not in [event.kind for event in events]
    assert stock(game)[0] == 0
    assert refused(game, 0, "build gadget-wharf").key == "track-build-none-left"
    assert refused(game, 1, "build paradise-island").rule == "MM-22"


@rule("MM-22")
def test_a_hotel_needs_one_in_stock_and_no_house() -> None:
    # Twelve hotels stand, or no house is left.
    game = table(player(deeds="green:5 orange:5 light-blue:5 pink:5"), player(deeds="dark-blue:4"))
    assert stock(game)[1] == 0
    assert refused(game, 1, "build fortune-valley").key == "track-build-none-left"
    game = table(player(deeds="green:4 orange:4"), player(deeds="dark-blue:4"))
    assert stock(game)[0] == 0
    play(game, "1: build fortune-valley")
    assert stock(game) == (4, 11)


@rule("MM-22", "MM-23")
def test_houses_left_on_a_colour_that_is_not_whole_stay_and_earn_their_rent() -> None:
    game = table(player(deeds="castle-view dream-avenue:1 palace-gardens:1"), player("900K", at="jail"), fresh=True)
    play(game, "0: offer 1 castle-view 10K", "1: accept")
    assert levels(game, "pink") == [0, 1, 1]
    for seat in (0, 1):
        for code in GROUPS["pink"]:
            assert refused(game, seat, f"build {code}").rule == "MM-22"
    assert [deed["rent"] for deed in view(game, 0)["deeds"][5:8]] == [20_000, 50_000, 50_000]
    # Whole again, it is built on again.
    play(game, "0: offer 1 10K castle-view", "1: accept", "0: build castle-view")
    assert levels(game, "pink") == [1, 1, 1]
    assert cash(game, 0) == "347K"
    assert balances(game)[1] == "900K"
