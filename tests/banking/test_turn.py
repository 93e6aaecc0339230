"""EB-10 … EB-13 and EB-15 … EB-19: rolling, doubles, buying, GO, taxes, and when a turn ends."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, state, view
from rentier.testing.rules import rule
from throwing import rolling
from track.table import (
    BANK,
    at,
    balances,
    cash,
    claims,
    deeds,
    is_mortgaged,
    jail,
    kept,
    levels,
    owner,
    payments,
    pile,
    turn,
)

from .table import DEEDS, PLACES, player, table

ROLLS = [f"{first}-{second}" for first in range(1, 7) for second in range(1, 7)]


def total(roll: str) -> int:
    """Add up a roll."""
    return sum(int(face) for face in roll.split("-"))


# The roll and the move


@rule("EB-10")
@pytest.mark.parametrize("roll", ROLLS)
def test_the_total_of_two_dice_is_moved_clockwise(roll: str) -> None:
    game = table(player(at="jail"), player(), dice=roll)
    events = play(game, "0: roll")
    moved = next(event.seen_by(None) for event in events if event.kind == "moved")
    assert moved["space"] == PLACES[10 + total(roll)]
    rolled = next(event.seen_by(None) for event in events if event.kind == "rolled")
    assert f"{rolled['first']}-{rolled['second']}" == roll
    assert at(game, 1) == "go"


@rule("EB-10")
@pytest.mark.parametrize("start", range(40))
def test_from_every_space_the_track_is_a_ring(start: int) -> None:
    game = table(player(at=PLACES[start]), player(), dice="2-3", chance="dividend", chest="interest")
    play(game, "0: roll")
    end = PLACES[(start + 5) % 40]
    assert at(game, 0) == ("jail" if end == "go-to-jail" else end)


@rule("EB-10")
def test_any_number_of_tokens_may_share_a_space() -> None:
    visitors = [player(at="parking") for _ in range(5)]
    game = table(player(at="jail"), *visitors, dice="4-6")
    play(game, "0: roll")
    assert [at(game, seat) for seat in range(6)] == ["parking"] * 6


@rule("EB-10")
def test_the_money_for_go_comes_before_the_space_is_played() -> None:
    # With nothing in the account the tax could not be paid otherwise.
    game = table(player("0K", at="boardwalk"), player(), dice="2-3")
    assert payments(play(game, "0: roll")) == ["-1 > 0 2M salary", "0 > -1 2M tax"]
    assert offered(game, 0)[0] == "end"


@rule("EB-10")
def test_the_money_for_go_can_buy_what_one_lands_on() -> None:
    game = table(player("0K", at="boardwalk"), player(), dice="1-5")
    play(game, "0: roll", "0: buy")
    assert owner(game, "reading-rr") == 0
    assert cash(game, 0) == "0K"


@rule("EB-10", "EB-70")
def test_a_debt_is_settled_before_anything_else() -> None:
    # A double on the way: the extra roll waits as well.
    game = table(player("0K", deeds="boardwalk", at="go"), player("1M"), dice="2-2 1-2", chance="dividend")
    play(game, "0: roll")
    assert pending(game)["kind"] == "payment"
    assert game.awaiting == (0,)
    for text in ("roll", "end", "buy", "leave"):
        assert refused(game, 0, text).rule == "EB-70"
    assert refused(game, 1, "roll").rule == "EB-10"
    play(game, "0: mortgage boardwalk")
    assert cash(game, 0) == "0K"
    play(game, "0: roll")
    assert (at(game, 0), cash(game, 0)) == ("chance-1", "500K")


@rule("EB-10", "EB-73")
def test_a_debt_for_a_card_is_settled_before_the_next_roll() -> None:
    game = table(player("100K", at="jail", deeds="baltic"), player(), dice="6-6 3-4", chance="speeding")
    play(game, "0: roll")
    assert refused(game, 0, "roll").rule == "EB-70"
    play(game, "0: mortgage baltic")
    assert cash(game, 0) == "250K"
    assert offered(game, 0)[0] == "roll"


@rule("EB-10")
def test_nobody_else_rolls() -> None:
    game = table(player(), player(), player(), turn=1)
    assert game.awaiting == (1,)
    for seat in (0, 2):
        refusal = refused(game, seat, "roll")
        assert (refusal.key, refusal.rule) == ("not-asked", "EB-10")
        assert refused(game, seat, "end").rule == "EB-10"


# Doubles


@rule("EB-11")
@pytest.mark.parametrize("roll", ["5-5", "6-6"])
def test_after_a_double_one_resolves_the_space_and_rolls_again(roll: str) -> None:
    game = table(player(at="jail"), player(), dice=f"{roll} 1-3", chance="dividend")
    play(game, "0: roll")
    assert refused(game, 0, "end").rule == "EB-19"
    play(game, "0: roll")
    assert at(game, 0) == PLACES[10 + total(roll) + 4]
    assert turn(game) == 0


@rule("EB-11")
def test_the_space_is_resolved_before_the_further_roll() -> None:
    game = table(player(), player(), dice="3-3 4-6")
    play(game, "0: roll")
    assert pending(game)["kind"] == "buy"
    assert refused(game, 0, "roll").rule == "EB-12"
    play(game, "0: leave")
    assert refused(game, 0, "roll").rule == "EB-21"
    play(game, "1: pass", "0: pass", "0: roll")
    assert at(game, 0) == "st-james"


@rule("EB-11")
@pytest.mark.parametrize("roll", [roll for roll in ROLLS if roll[0] != roll[2]])
def test_without_a_double_there_is_no_further_roll(roll: str) -> None:
    where = PLACES[20 - total(roll)]
    game = table(player(at=where), player(), dice=roll)
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert refused(game, 0, "roll").rule == "EB-11"
    assert offered(game, 0)[0] == "end"


@rule("EB-11", "EB-75")
@pytest.mark.parametrize("roll", ["1-1", "2-2", "3-3", "4-4", "5-5", "6-6"])
def test_the_third_double_in_a_row_is_jail_without_moving(roll: str) -> None:
    game = table(player(at="boardwalk"), player(), dice=roll, doubles=2)
    events = play(game, "0: roll")
    assert kinds(events) == ["rolled", "went-to-jail"]
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("jail", 0, "15M")
    assert refused(game, 0, "roll").rule == "EB-11"
    play(game, "0: end")
    assert turn(game) == 1


@rule("EB-11")
def test_three_doubles_from_the_first_roll_on() -> None:
    game = table(player(at="jail"), player(), dice="5-5 1-1 6-6 1-2", chance="dividend")
    play(game, "0: roll", "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("chance-2", -1)
    play(game, "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)


@rule("EB-11")
def test_two_doubles_and_another_roll_are_no_way_to_jail() -> None:
    game = table(player(at="jail"), player(), dice="5-5 1-1 2-4", chance="dividend")
    play(game, "0: roll", "0: roll", "0: roll")
    assert at(game, 0) == "water"
    play(game, "0: buy")
    assert offered(game, 0)[0] == "end"


@rule("EB-11")
def test_doubles_of_an_earlier_turn_do_not_count() -> None:
    game = table(player(at="jail"), player(at="jail"), dice="5-5 1-1 1-2 4-6", chance="dividend")
    play(game, "0: roll", "0: roll", "0: roll", "0: buy", "0: end", "1: roll", "1: end")
    assert view(game, None)["doubles"] == 0
    game = rolling(game, "2-2")
    play(game, "0: roll", "0: buy")
    assert jail(game, 0) == -1
    assert offered(game, 0)[0] == "roll"


# Buying


@rule("EB-12")
@pytest.mark.parametrize("code", DEEDS)
def test_every_unowned_property_can_be_bought_at_its_printed_price(code: str) -> None:
    place = PLACES.index(code)
    game = table(player(at=PLACES[(place - 5) % 40]), player(), dice="1-4")
    before = 17_000_000 if place < 5 else 15_000_000
    play(game, "0: roll")
    asked = pending(game)
    assert (asked["kind"], asked["deed"], asked["seat"]) == ("buy", code, 0)
    assert offered(game, 0) == ["buy", "leave"]
    assert offered(game, 1) == []
    play(game, "0: buy")
    assert deeds(game, 0) == code
    assert state(game)["players"][0]["cash"] == before - asked["price"]
    assert offered(game, 0)[0] == "end"


@rule("EB-12")
@pytest.mark.parametrize(
    ("code", "left"), [("mediterranean", "16.4M"), ("boardwalk", "11M"), ("reading-rr", "13M"), ("electric", "13.5M")]
)
def test_the_price_goes_to_the_bank(code: str, left: str) -> None:
    start = PLACES[(PLACES.index(code) - 5) % 40]
    game = table(player(at=start), player(), dice="2-3")
    play(game, "0: roll", "0: buy")
    assert balances(game) == [left, "15M"]


@rule("EB-12", "EB-20")
def test_what_is_not_bought_is_auctioned_at_once() -> None:
    game = table(player(), player(), dice="1-2")
    events = play(game, "0: roll", "0: leave")
    assert kinds(events)[-2:] == ["declined", "auction-opened"]
    assert pending(game)["kind"] == "auction"
    assert owner(game, "baltic") == BANK


@rule("EB-12")
def test_who_has_too_little_can_only_leave_it_or_raise_money() -> None:
    game = table(player("590K", deeds="vermont"), player(), dice="1-2")
    play(game, "0: roll")
    assert offered(game, 0) == ["leave", "mortgage vermont"]
    assert refused(game, 0, "buy").rule == "EB-12"
    play(game, "0: mortgage vermont", "0: buy")
    assert cash(game, 0) == "490K"


@rule("EB-12")
def test_ones_own_property_and_another_players_are_not_for_sale() -> None:
    game = table(player(deeds="baltic"), player(), dice="1-2")
    play(game, "0: roll")
    assert game.awaiting == (0,)
    assert pending(game) == {"kind": "turn"}
    assert refused(game, 0, "buy").rule == "EB-10"
    game = table(player(), player(deeds="baltic"), dice="1-2")
    play(game, "0: roll")
    assert refused(game, 0, "buy").rule == "EB-10"


@rule("EB-12")
def test_a_deed_that_stayed_with_the_bank_is_for_sale_to_who_comes_next() -> None:
    game = table(player(), player(), dice="1-2 1-2")
    play(game, "0: roll", "0: leave", "0: pass", "1: pass", "0: end", "1: roll")
    assert pending(game) == {"kind": "buy", "seat": 1, "deed": "baltic", "price": 600_000}


# GO


@rule("EB-13")
@pytest.mark.parametrize(("start", "roll", "space"), [("boardwalk", "4-6", "connecticut"), ("park", "1-2", "go")])
def test_passing_or_reaching_go_pays_2m_once(start: str, roll: str, space: str) -> None:
    game = table(player("1M", at=start), player(), dice=roll)
    events = play(game, "0: roll")
    assert at(game, 0) == space
    assert payments(events) == ["-1 > 0 2M salary"]
    assert cash(game, 0) == "3M"


@rule("EB-13")
def test_leaving_go_pays_nothing() -> None:
    game = table(player(at="go"), player(), dice="4-6")
    assert payments(play(game, "0: roll")) == []


@rule("EB-13")
@pytest.mark.parametrize(
    ("card", "at_first", "space"),
    [("illinois", "marvin", "illinois"), ("st-charles", "pennsylvania-rr", "st-charles")],
)
def test_a_card_that_leads_forward_over_go_pays(card: str, at_first: str, space: str) -> None:
    game = table(player("0K", at=at_first), player(), dice="3-4", chance=card)
    events = play(game, "0: roll")
    assert at(game, 0) == space
    assert payments(events) == ["-1 > 0 2M salary"]


@rule("EB-13")
def test_a_card_that_does_not_lead_over_go_pays_nothing() -> None:
    game = table(player(at="pennsylvania-rr"), player(), dice="3-4", chance="illinois")
    assert payments(play(game, "0: roll")) == []
    assert at(game, 0) == "illinois"


@rule("EB-13")
@pytest.mark.parametrize("start", ["pennsylvania-rr", "jail"])
def test_a_card_to_go_pays_once(start: str) -> None:
    game = table(player("0K", at=start), player(), dice="3-4", chance="chance-go", chest="chest-go")
    events = play(game, "0: roll")
    assert at(game, 0) == "go"
    assert payments(events) == ["-1 > 0 2M salary"]


@rule("EB-13")
def test_go_can_pay_twice_in_a_turn() -> None:
    game = table(player("0K", at="boardwalk"), player(), dice="1-2", chest="chest-go")
    events = play(game, "0: roll")
    assert at(game, 0) == "go"
    assert payments(events) == ["-1 > 0 2M salary"] * 2


@rule("EB-13", "EB-75")
@pytest.mark.parametrize("start", ["indiana", "pennsylvania-rr", "jail"])
def test_the_way_to_jail_pays_nothing(start: str) -> None:
    # By the space, by Chance, by Community Chest.
    game = table(player(at=start), player(), dice="3-4", chance="chance-jail", chest="chest-jail")
    assert payments(play(game, "0: roll")) == []
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)


@rule("EB-13")
def test_passing_go_on_the_way_to_a_card_to_jail_still_pays_for_the_roll() -> None:
    game = table(player("0K", at="boardwalk"), player(), dice="1-2", chest="chest-jail")
    assert payments(play(game, "0: roll")) == ["-1 > 0 2M salary"]
    assert jail(game, 0) == 0


@rule("EB-13")
@pytest.mark.parametrize(
    ("start", "space"), [("go", "income-tax"), ("jail", "mediterranean"), ("atlantic", "mediterranean")]
)
def test_going_backward_never_passes_go(start: str, space: str) -> None:
    game = table(player("3M", at=start), player(), dice="3-4", chance="back-three", chest="mediterranean")
    events = play(game, "0: roll")
    assert at(game, 0) == space
    assert not [text for text in payments(events) if "salary" in text]
    moves = [event.seen_by(None)["how"] for event in events if event.kind == "moved"]
    assert moves == ["forward", "back"]


# Taxes, Free Parking, visits


@rule("EB-15")
@pytest.mark.parametrize(
    ("start", "options", "left"),
    [("go", {}, "13M"), ("pennsylvania", {}, "14M"), ("pennsylvania", {"luxury_tax": "750k"}, "14.25M")],
)
def test_a_tax_goes_to_the_bank(start: str, options: dict[str, str], left: str) -> None:
    game = table(player(at=start), player(), player(), dice="1-3", options=options)
    events = play(game, "0: roll")
    assert at(game, 0) in ("income-tax", "luxury-tax")
    assert balances(game) == [left, "15M", "15M"]
    assert [text.split()[-1] for text in payments(events)] == ["tax"]
    assert offered(game, 0)[0] == "end"


@rule("EB-15", "EB-70")
def test_a_tax_is_a_debt_to_the_bank() -> None:
    game = table(player("1.99M", deeds="baltic"), player(), dice="1-3")
    events = play(game, "0: roll")
    assert kinds(events)[-1] == "owed"
    assert (pending(game)["payer"], pending(game)["payee"], pending(game)["amount"]) == (0, BANK, 2_000_000)


@rule("EB-16")
def test_nothing_happens_on_free_parking_and_business_goes_on() -> None:
    game = table(player("2M", at="jail", deeds="brown electric"), player("1M", deeds="vermont"), dice="4-6")
    before = balances(game)
    assert kinds(play(game, "0: roll")) == ["rolled", "moved"]
    assert balances(game) == before
    play(game, "0: build baltic", "0: mortgage electric", "0: offer 1 600K vermont", "1: accept", "0: end")
    assert levels(game, "brown") == [0, 1]
    assert is_mortgaged(game, "electric")
    assert owner(game, "vermont") == 0
    assert balances(game) == ["1.65M", "1.6M"]


@rule("EB-16")
def test_no_tax_or_fine_gathers_on_free_parking() -> None:
    game = table(player(at="go"), player(at="jail"), dice="1-3 4-6")
    play(game, "0: roll", "0: end", "1: roll")
    assert balances(game) == ["13M", "15M"]


@rule("EB-17")
def test_landing_on_jail_is_just_visiting() -> None:
    game = table(player(), player(), dice="4-6 1-2")
    assert kinds(play(game, "0: roll")) == ["rolled", "moved"]
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("jail", -1, "15M")
    play(game, "0: end", "1: roll", "1: buy", "1: end")
    assert offered(game, 0)[0] == "roll"
    assert refused(game, 0, "pay-fine").rule == "EB-76"


@rule("EB-17", "EB-11")
def test_a_visitor_with_a_double_rolls_again() -> None:
    game = table(player(), player(), dice="5-5 4-6")
    play(game, "0: roll", "0: roll")
    assert at(game, 0) == "parking"


# What is open to all


@rule("EB-18")
def test_everything_but_the_order_of_the_piles_is_open_to_all() -> None:
    game = table(
        player("1.23M", deeds="boardwalk park* brown:3", kept="chance-out-of-jail"),
        player("4M", deeds="electric**"),
        player(jail=1),
        claims=["1: electric 0 240K"],
    )
    seen = [view(game, seat) for seat in (0, 1, 2, None)]
    for other in seen:
        assert other | {"seat": None} == seen[3]
    spectator = seen[3]
    assert [each["cash"] for each in spectator["players"]] == [1_230_000, 4_000_000, 15_000_000]
    assert spectator["players"][0]["kept"] == ["chance-out-of-jail"]
    assert spectator["players"][2]["jail"] == 1
    by_code = {deed["space"]: deed for deed in spectator["deeds"]}
    assert (by_code["park"]["owner"], by_code["park"]["mortgaged"]) == (0, True)
    assert (by_code["boardwalk"]["mortgaged"], by_code["baltic"]["level"]) == (False, 3)
    assert by_code["electric"]["interest_paid"]
    assert spectator["piles"] == [{"unseen": 15, "seen": []}, {"unseen": 16, "seen": []}]


@rule("EB-18", "EB-14")
def test_a_card_that_was_drawn_has_been_seen() -> None:
    game = table(player(at="pennsylvania-rr"), player(), dice="3-4", chance="savings")
    play(game, "0: roll")
    assert view(game, 1)["piles"][0] == {"unseen": 15, "seen": ["savings"]}
    assert pile(game, 0)[-1] == "savings"


# The end of a turn


@rule("EB-19")
def test_a_turn_ends_when_its_player_ends_it() -> None:
    game = table(player(at="jail"), player(), dice="4-6 1-2")
    assert refused(game, 0, "end").rule == "EB-19"
    play(game, "0: roll")
    assert refused(game, 1, "roll").rule == "EB-10"
    events = play(game, "0: end")
    assert [event.seen_by(None) for event in events] == [{"event": "turn-began", "seat": 1, "number": 2}]
    assert turn(game) == 1
    assert game.awaiting == (1,)


@rule("EB-19")
def test_a_turn_cannot_end_while_something_is_open() -> None:
    game = table(player(), player(), dice="1-2")
    play(game, "0: roll")
    assert refused(game, 0, "end").rule == "EB-12"
    play(game, "0: leave")
    assert refused(game, 0, "end").rule == "EB-21"
    game = table(player("0K", deeds="baltic"), player(), dice="1-3")
    play(game, "0: roll")
    assert refused(game, 0, "end").rule == "EB-70"


def between_turns() -> rentier.Game:
    """Set up seat 1 about to roll, with seat 2 ready for any business."""
    mine = "brown:1 orange:1 electric vermont*"
    return table(player(), player(jail=0), player("9M", deeds=mine), turn=1, dice="1-2")


BUSINESS = ["build baltic", "sell orange 0 0 0", "sell orange 0 0 1", "mortgage electric", "lift vermont"]


@rule("EB-19", "EB-40", "EB-44", "EB-62")
@pytest.mark.parametrize("text", BUSINESS)
def test_until_the_next_player_rolls_it_is_between_turns_for_the_others(text: str) -> None:
    play(between_turns(), f"2: {text}")
    game = between_turns()
    play(game, "1: roll")
    assert refused(game, 2, text).rule == "EB-19"
    play(game, "1: end", f"2: {text}")


@rule("EB-19", "EB-76")
@pytest.mark.parametrize("text", BUSINESS)
def test_the_fine_paid_instead_of_a_roll_ends_the_time_between_turns(text: str) -> None:
    game = between_turns()
    play(game, "1: pay-fine")
    assert refused(game, 2, text).rule == "EB-19"


@rule("EB-19")
@pytest.mark.parametrize("text", BUSINESS)
def test_in_the_own_turn_business_goes_on_before_and_after_the_roll(text: str) -> None:
    for dice in ("", "4-6"):
        game = table(player("9M", deeds="brown:1 orange:1 electric vermont*"), player(), dice=dice)
        if dice:
            play(game, "0: roll")
        play(game, f"0: {text}")


@rule("EB-19")
def test_a_card_used_in_jail_is_no_roll() -> None:
    game = table(player(), player(jail=0, kept="chest-out-of-jail"), player("9M", deeds="brown"), turn=1, dice="1-2")
    play(game, "1: use-card", "2: build baltic")
    assert levels(game, "brown") == [0, 1]


@rule("EB-19", "EB-30")
def test_claims_of_the_turn_before_are_still_open_between_turns() -> None:
    game = table(player(), player(deeds="baltic"), player(), dice="1-2 4-6")
    play(game, "0: roll", "1: let-lie", "0: end")
    assert claims(game) == ["1: baltic 0 40K waiting"]
    assert kept(game, 0) == ""
    play(game, "1: claim baltic 0")
    assert balances(game)[:2] == ["14.96M", "15.04M"]
