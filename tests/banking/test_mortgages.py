"""Mortgages: what they bring, what lifting costs, and when (EB-60 … EB-62)."""

import pytest

import rentier
from playing import kinds, offered, play, refused
from rentier.testing.rules import rule
from track.table import balances, cash, claims, deeds, is_mortgaged, jail, owner, payments

from .table import DEEDS, player, table

LIFTING = {
    "mediterranean": ("300K", "330K"),
    "baltic": ("300K", "330K"),
    "reading-rr": ("1M", "1.1M"),
    "oriental": ("500K", "550K"),
    "vermont": ("500K", "550K"),
    "connecticut": ("600K", "660K"),
    "st-charles": ("700K", "770K"),
    "electric": ("750K", "830K"),
    "states": ("700K", "770K"),
    "virginia": ("800K", "880K"),
    "pennsylvania-rr": ("1M", "1.1M"),
    "st-james": ("900K", "990K"),
    "tennessee": ("900K", "990K"),
    "new-york": ("1M", "1.1M"),
    "kentucky": ("1.1M", "1.21M"),
    "indiana": ("1.1M", "1.21M"),
    "illinois": ("1.2M", "1.32M"),
    "bo-rr": ("1M", "1.1M"),
    "atlantic": ("1.3M", "1.43M"),
    "ventnor": ("1.3M", "1.43M"),
    "water": ("750K", "830K"),
    "marvin": ("1.4M", "1.54M"),
    "pacific": ("1.5M", "1.65M"),
    "north-carolina": ("1.5M", "1.65M"),
    "pennsylvania": ("1.6M", "1.76M"),
    "short-line-rr": ("1M", "1.1M"),
    "park": ("1.75M", "1.93M"),
    "boardwalk": ("2M", "2.2M"),
}
"""What a mortgage brings, and what lifting it costs; 825K becomes 830K, 1,925K becomes 1,930K."""


@rule("EB-60", "EB-61")
@pytest.mark.parametrize("code", DEEDS)
def test_a_mortgage_brings_half_of_the_price_and_costs_ten_per_cent_more_to_lift(code: str) -> None:
    game = table(player("5M", deeds=code), player())
    value, lifting = LIFTING[code]
    events = play(game, f"0: mortgage {code}")
    assert payments(events) == [f"-1 > 0 {value} mortgage"]
    assert deeds(game, 0) == f"{code}*"
    events = play(game, f"0: lift {code}")
    assert payments(events) == [f"0 > -1 {lifting} lift"]
    assert deeds(game, 0) == code
    assert kinds(events) == ["paid", "lifted"]


@rule("EB-60")
def test_the_own_buildings_of_a_lot_are_sold_first() -> None:
    game = table(player("0K", deeds="park:0 boardwalk:1"), player())
    error = refused(game, 0, "mortgage boardwalk")
    assert (error.key, error.rule) == ("track-mortgage-buildings", "EB-60")
    # Those of another lot do not prevent it.
    play(game, "0: mortgage park", "0: sell dark-blue 0 0", "0: mortgage boardwalk")
    assert cash(game, 0) == "4.75M"


@rule("EB-60")
def test_a_mortgaged_property_stays_its_owners_and_brings_no_rent() -> None:
    game = table(player("0K"), player(deeds="baltic"), dice="1-2")
    play(game, "1: mortgage baltic", "0: roll")
    assert owner(game, "baltic") == 1
    assert claims(game) == []
    assert balances(game) == ["0K", "15.3M"]


@rule("EB-60")
@pytest.mark.parametrize("text", ["mortgage reading-rr", "lift boardwalk", "mortgage electric"])
def test_nobody_mortgages_or_pays_off_what_another_or_the_bank_has(text: str) -> None:
    game = table(player(), player(deeds="boardwalk* reading-rr"))
    error = refused(game, 0, text)
    assert (error.key, error.rule) == ("track-not-owned", "EB-60")


@rule("EB-60")
def test_what_is_mortgaged_is_not_mortgaged_again() -> None:
    error = refused(table(player(deeds="boardwalk*"), player()), 0, "mortgage boardwalk")
    assert (error.key, error.rule) == ("track-already-mortgaged", "EB-60")


@rule("EB-61")
def test_only_a_mortgage_is_lifted() -> None:
    error = refused(table(player(deeds="boardwalk"), player()), 0, "lift boardwalk")
    assert (error.key, error.rule) == ("track-not-mortgaged", "EB-61")


@rule("EB-61")
def test_lifting_needs_the_money() -> None:
    game = table(player("820K", deeds="electric*"), player("0K"))
    error = refused(game, 0, "lift electric")
    assert (error.key, error.rule, error.details["amount"]) == ("track-lift-money", "EB-61", 830_000)
    play(table(player("830K", deeds="electric*"), player()), "0: lift electric")


@rule("EB-62")
def test_one_mortgages_and_lifts_on_the_own_turn_and_between_turns() -> None:
    ours = player(deeds="park boardwalk*")
    for game, seat in (
        (table(ours, player(), may_roll=True), 0),
        (table(ours, player(), may_roll=True, doubles=1), 0),
        (table(ours, player(), may_roll=False), 0),
        (table(player(), ours, fresh=True), 1),
    ):
        assert offered(game, seat, "mortgage") == ["mortgage park"]
        assert offered(game, seat, "lift") == ["lift boardwalk"]
        play(game, f"{seat}: mortgage park", f"{seat}: lift boardwalk")


@rule("EB-62")
@pytest.mark.parametrize("text", ["mortgage park", "lift boardwalk"])
def test_not_in_the_turn_of_another(text: str) -> None:
    game = table(player(), player(deeds="park boardwalk*"), may_roll=False)
    error = refused(game, 1, text)
    assert (error.key, error.rule) == ("track-not-between-turns", "EB-19")


@rule("EB-35", "EB-62")
def test_who_is_in_jail_mortgages_and_lifts_as_usual() -> None:
    game = table(player("10M", deeds="park", jail=1), player())
    play(game, "0: mortgage park")
    assert (cash(game, 0), is_mortgaged(game, "park")) == ("11.75M", True)
    play(game, "0: lift park")
    assert (cash(game, 0), is_mortgaged(game, "park"), jail(game, 0)) == ("9.82M", False, 1)


def owing() -> rentier.Game:
    """Set up a first player who owes the bank 2M."""
    game = table(player("1.5M", deeds="park reading-rr*"), player(), dice="1-3")
    play(game, "0: roll")
    return game


@rule("EB-62", "EB-70")
def test_in_a_debt_one_mortgages_and_does_not_lift() -> None:
    game = owing()
    assert offered(game, 0) == ["mortgage park"]
    assert refused(game, 0, "lift reading-rr").key == "track-pay-first"
    play(game, "0: mortgage park")
    assert cash(game, 0) == "1.25M"


@rule("EB-62", "EB-21")
def test_in_an_auction_one_mortgages_and_does_not_lift() -> None:
    game = table(player("1.5M", deeds="park reading-rr*"), player(), dice="1-2")
    play(game, "0: roll", "0: leave")
    assert refused(game, 0, "lift reading-rr").key == "track-not-now"
    play(game, "0: mortgage park", "0: bid 3.25M", "1: pass")
    assert cash(game, 0) == "0K"
