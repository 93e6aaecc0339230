"""EB-30 … EB-37: rents, how they are claimed and how high they are."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import rentier
from playing import kinds, offered, pending, play, refused
from rentier.games.banking.data import BOARD
from rentier.testing.rules import rule
from track.table import at, balances, cash, claims, deeds, is_mortgaged, jail, levels, owner, payments, said, turn

from .table import PLACES, player, table

LOTS = {deed.code: deed for deed in BOARD.deeds if deed.group.is_street}
AUCTION = {"kind": "auction", "deed": "boardwalk", "bidders": [1, 2, 0], "leader": -1, "bid": 0, "lander": 0}
STATIONS = ["reading-rr", "pennsylvania-rr", "bo-rr", "short-line-rr"]


def before(code: str, roll: str = "1-4") -> str:
    """Return the space from which a roll leads to this one."""
    steps = sum(int(face) for face in roll.split("-"))
    return PLACES[(PLACES.index(code) - steps) % 40]


def landed(
    code: str, owns: str, *, dice: str = "1-4", mine: str = "", options: dict[str, str] | None = None
) -> rentier.Game:
    """Set up a stop of seat 0 on a space; seat 1 has these deeds."""
    game = table(
        player(at=before(code, dice.split()[0]), deeds=mine), player(deeds=owns), player(), dice=dice, options=options
    )
    play(game, "0: roll")
    return game


def due(game: rentier.Game) -> str:
    """Return the one rent that may be claimed, or an empty text."""
    assert len(claims(game)) <= 1
    return claims(game)[0].split()[-1] if claims(game) else ""


# Claiming


@rule("EB-30")
def test_the_owner_may_claim_the_rent_of_a_stop() -> None:
    game = landed("boardwalk", "boardwalk")
    assert balances(game) == ["15M", "15M", "15M"]
    assert list(game.awaiting) == [1, 0]
    assert offered(game, 1, "claim") == ["claim boardwalk 0"]
    events = play(game, "1: claim boardwalk 0")
    assert kinds(events) == ["claimed-rent", "paid"]
    assert payments(events) == ["0 > 1 500K rent"]
    assert balances(game) == ["14.5M", "15.5M", "15M"]
    assert game.awaiting == (0,)
    assert refused(game, 1, "claim boardwalk 0").rule == "EB-30"


@rule("EB-30")
def test_everybody_hears_that_a_rent_may_be_claimed() -> None:
    game = table(player(at="pennsylvania"), player(deeds="boardwalk"), dice="1-4")
    heard = play(game, "0: roll")[-1].seen_by(None)
    assert heard == {"event": "rent-due", "seat": 0, "owner": 1, "space": "boardwalk", "amount": 500_000}


@rule("EB-30")
def test_nobody_but_the_owner_claims_it() -> None:
    game = landed("boardwalk", "boardwalk")
    for seat, text in (
        (2, "claim boardwalk 0"),
        (0, "claim boardwalk 0"),
        (1, "claim boardwalk 2"),
        (1, "claim park 0"),
    ):
        refusal = refused(game, seat, text)
        assert (refusal.key, refusal.rule) == ("track-no-claim", "EB-30")


@rule("EB-30")
def test_the_owner_need_not_claim_and_the_mover_need_not_wait() -> None:
    game = landed("boardwalk", "boardwalk")
    play(game, "0: end")
    assert claims(game) == ["1: boardwalk 0 500K"]
    assert cash(game, 0) == "15M"


@rule("EB-30")
def test_a_claim_let_lie_can_still_be_made_until_the_next_player_rolls() -> None:
    game = landed("boardwalk", "boardwalk", dice="1-4 4-6")
    play(game, "1: let-lie")
    assert game.awaiting == (0,)
    assert claims(game) == ["1: boardwalk 0 500K waiting"]
    assert offered(game, 1, "let-lie") == []
    play(game.copy(), "1: claim boardwalk 0")
    play(game, "0: end", "1: claim boardwalk 0")
    assert cash(game, 1) == "15.5M"


@rule("EB-30")
def test_a_third_players_claim_is_lost_when_the_next_player_rolls() -> None:
    game = table(player(at="pennsylvania"), player(), player(deeds="boardwalk"), dice="1-4 4-6")
    play(game, "0: roll", "0: end")
    assert game.awaiting == (2, 1)
    events = play(game, "1: roll")
    lost = events[0].seen_by(None)
    assert lost == {"event": "lost-claim", "seat": 2, "target": 0, "space": "boardwalk", "amount": 500_000}
    assert claims(game) == []
    assert refused(game, 2, "claim boardwalk 0").rule == "EB-30"
    assert balances(game) == ["15M", "15M", "15M"]


@rule("EB-30")
def test_the_next_player_claims_before_the_own_roll_or_not_at_all() -> None:
    game = landed("boardwalk", "boardwalk", dice="1-4 4-6")
    play(game, "0: end")
    assert turn(game) == 1
    play(game.copy(), "1: claim boardwalk 0")
    play(game, "1: roll")
    assert refused(game, 1, "claim boardwalk 0").rule == "EB-30"


@rule("EB-30")
def test_the_movers_own_further_rolls_close_nothing() -> None:
    game = table(player(at="jail"), player(deeds="tennessee"), player(), dice="4-4 1-1 1-3", chance="dividend")
    play(game, "0: roll", "0: roll", "1: let-lie", "0: roll", "0: buy")
    assert claims(game) == ["1: tennessee 0 140K waiting"]
    play(game, "0: end", "1: claim tennessee 0")
    assert cash(game, 1) == "15.14M"


@rule("EB-30", "EB-75")
@pytest.mark.parametrize(("second", "doubles"), [("5-1", 0), ("6-6", 1)])
def test_the_movers_going_to_jail_closes_nothing(second: str, doubles: int) -> None:
    # By the space, and by a third double.
    game = table(player(at="tennessee"), player(deeds="illinois"), dice=f"3-3 {second}", doubles=doubles)
    play(game, "0: roll", "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)
    assert claims(game) == ["1: illinois 0 200K"]
    play(game, "0: end", "1: claim illinois 0")
    assert balances(game) == ["14.8M", "15.2M"]


@rule("EB-30", "EB-76")
def test_the_fine_paid_instead_of_a_roll_closes_a_claim() -> None:
    game = table(player(at="pennsylvania"), player(jail=0), player(deeds="boardwalk"), dice="1-4")
    play(game, "0: roll", "0: end", "1: pay-fine")
    assert claims(game) == []
    assert refused(game, 2, "claim boardwalk 0").rule == "EB-30"


@rule("EB-30", "EB-76")
def test_a_jail_card_closes_no_claim_and_the_roll_after_it_does() -> None:
    us = player(at="pennsylvania"), player(jail=0, kept="chest-out-of-jail"), player(deeds="boardwalk")
    game = table(*us, dice="1-4 4-6")
    play(game, "0: roll", "0: end", "1: use-card")
    assert claims(game) == ["2: boardwalk 0 500K"]
    play(game, "1: roll")
    assert claims(game) == []


@rule("EB-30")
def test_several_claims_may_be_open_at_once() -> None:
    game = table(player(at="jail"), player(deeds="tennessee"), player(deeds="illinois"), dice="4-4 5-1")
    play(game, "0: roll", "0: roll")
    assert claims(game) == ["1: tennessee 0 140K", "2: illinois 0 200K"]
    assert game.awaiting == (1, 2, 0)
    play(game, "2: claim illinois 0", "1: claim tennessee 0")
    assert balances(game) == ["14.66M", "15.14M", "15.2M"]


@rule("EB-30")
def test_who_lets_a_claim_lie_lets_no_other_lie() -> None:
    game = table(player(at="jail"), player(deeds="tennessee"), player(deeds="illinois"), dice="4-4 5-1")
    play(game, "0: roll", "0: roll", "1: let-lie")
    assert claims(game) == ["1: tennessee 0 140K waiting", "2: illinois 0 200K"]
    assert game.awaiting == (2, 0)
    assert refused(game, 0, "let-lie").rule == "EB-10"


@rule("EB-30", "EB-36")
def test_of_two_owners_of_one_property_each_claims_the_rent_of_the_own_time() -> None:
    # It was sold between two stops of one turn.
    stops = ["1: illinois 0 200K", "2: illinois 0 400K"]
    game = table(player(), player(), player(deeds="red"), turn=1, claims=stops)
    play(game, "2: claim illinois 0")
    assert claims(game) == stops[:1]
    assert balances(game) == ["14.6M", "15M", "15.4M"]


@rule("EB-30")
def test_several_claims_of_one_owner_are_claimed_one_by_one() -> None:
    game = table(player(at="jail"), player(deeds="tennessee illinois"), dice="4-4 5-1")
    play(game, "0: roll", "0: roll")
    assert offered(game, 1, "claim") == ["claim tennessee 0", "claim illinois 0"]
    play(game, "1: claim illinois 0")
    assert claims(game) == ["1: tennessee 0 140K"]
    play(game, "1: let-lie", "1: claim tennessee 0")
    assert balances(game) == ["14.66M", "15.34M"]


@rule("EB-30")
def test_two_stops_on_one_property_are_two_claims() -> None:
    game = table(player(at="electric"), player(deeds="illinois"), dice="6-6 6-6", chance="illinois")
    play(game, "0: roll", "0: roll")
    assert claims(game) == ["1: illinois 0 200K"] * 2
    play(game, "1: claim illinois 0")
    assert claims(game) == ["1: illinois 0 200K"]
    play(game, "1: claim illinois 0")
    assert balances(game) == ["16.6M", "15.4M"]


@rule("EB-30")
def test_a_claim_can_be_made_while_the_mover_decides_about_a_purchase() -> None:
    game = table(player(at="jail"), player(deeds="tennessee"), player(), dice="4-4 1-2")
    play(game, "0: roll", "0: roll")
    assert pending(game)["kind"] == "buy"
    assert offered(game, 1, "claim") == ["claim tennessee 0"]
    assert offered(game, 2, "claim") == []
    events = play(game, "1: claim tennessee 0")
    assert payments(events) == ["0 > 1 140K rent"]
    # The purchase is still open.
    assert (pending(game)["kind"], game.awaiting) == ("buy", (0,))
    assert refused(game, 1, "claim tennessee 0").key == "track-no-claim"


@rule("EB-30", "EB-70")
def test_a_claim_that_the_mover_cannot_pay_comes_before_the_purchase() -> None:
    game = table(player("100K", at="jail", deeds="park"), player(deeds="tennessee"), dice="4-4 1-2")
    play(game, "0: roll", "0: roll", "1: claim tennessee 0")
    assert (pending(game)["kind"], pending(game)["amount"]) == ("payment", 140_000)
    play(game, "0: mortgage park")
    assert (pending(game)["kind"], balances(game)) == ("buy", ["1.71M", "15.14M"])


@rule("EB-30")
@pytest.mark.parametrize(
    ("kind", "stack"),
    [
        ("auction", AUCTION),
        ("pay-or-draw", {"kind": "pay-or-draw", "seat": 0, "card": "fine-or-chance"}),
        ("offer", {"kind": "offer", "seat": 0, "offer": "offer 1 park 1000000"}),
    ],
)
def test_a_claim_can_be_made_in_an_auction_at_a_choice_and_while_a_deal_is_thought_about(
    kind: str, stack: Mapping[str, object]
) -> None:
    seats = (player(deeds="park"), player(deeds="tennessee"), player())
    game = table(*seats, may_roll=False, claims=["1: tennessee 0 140K waiting"], stack=[stack])
    assert pending(game)["kind"] == kind
    play(game, "1: claim tennessee 0")
    assert (pending(game)["kind"], balances(game)[:2]) == (kind, ["14.86M", "15.14M"])


@rule("EB-30", "EB-20")
def test_a_bidder_who_has_paid_a_claim_and_cannot_pay_the_bid_is_out_of_the_auction() -> None:
    leading = {**AUCTION, "bidders": [1, 2, 0], "leader": 0, "bid": 1_000_000}
    seats = (player("1M"), player(deeds="tennessee"), player())
    game = table(*seats, may_roll=False, claims=["1: tennessee 0 140K waiting"], stack=[leading])
    play(game, "1: claim tennessee 0", "1: pass")
    events = play(game, "2: pass")
    assert "auction-opened" in kinds(events)
    assert (pending(game)["bidders"], pending(game)["leader"]) == ([1, 2], -1)


@rule("EB-30", "EB-72")
def test_a_bidder_who_goes_bankrupt_by_a_claim_leaves_the_auction_with_their_bid() -> None:
    leading = {**AUCTION, "bidders": [1, 2, 0], "leader": 0, "bid": 50_000}
    seats = (player("100K"), player(deeds="tennessee"), player())
    game = table(*seats, may_roll=False, claims=["1: tennessee 0 140K waiting"], stack=[leading])
    play(game, "1: claim tennessee 0", "0: bankrupt")
    assert (pending(game)["kind"], pending(game)["bidders"], pending(game)["leader"]) == ("auction", [1, 2], -1)
    play(game, "2: bid 10K", "1: pass")
    assert (deeds(game, 2), game.awaiting) == ("boardwalk", (1,))


@rule("EB-30", "EB-50")
def test_a_deal_that_a_claim_has_made_impossible_can_only_be_declined() -> None:
    offer = {"kind": "offer", "seat": 0, "offer": "offer 1 1000000 park"}
    seats = (player("1M"), player(deeds="park tennessee"), player())
    game = table(*seats, may_roll=False, claims=["1: tennessee 0 140K waiting"], stack=[offer])
    assert offered(game, 1) == ["decline", "accept", "claim tennessee 0"]
    play(game, "1: claim tennessee 0")
    assert offered(game, 1) == ["decline"]
    assert refused(game, 1, "accept").key == "track-deal-money"


@rule("EB-30", "EB-36")
def test_two_stops_on_one_lot_are_claimed_each_on_its_own() -> None:
    claims = ["1: illinois 0 200K waiting", "1: illinois 0 1M"]
    game = table(player(), player(deeds="illinois"), may_roll=False, claims=claims)
    assert offered(game, 1, "claim") == ["claim illinois 0", "claim illinois 0 2"]
    assert [action.figures(game, 1)["amount"] for action in game.actions(1)[:2]] == [200_000, 1_000_000]
    assert payments(play(game, "1: claim illinois 0 2")) == ["0 > 1 1M rent"]
    assert offered(game, 1, "claim") == ["claim illinois 0"]
    assert refused(game, 1, "claim illinois 0 2").key == "track-no-claim"


@rule("EB-30", "EB-70")
def test_a_claim_that_cannot_be_paid_is_a_debt_to_the_owner() -> None:
    game = table(player("100K", at="pennsylvania", deeds="vermont"), player(deeds="boardwalk"), dice="1-4")
    play(game, "0: roll", "1: claim boardwalk 0")
    assert game.awaiting == (0,)
    assert (pending(game)["payer"], pending(game)["payee"], pending(game)["amount"]) == (0, 1, 500_000)
    play(game, "0: mortgage vermont")
    assert balances(game) == ["100K", "15.5M"]


@rule("EB-30", "EB-72")
def test_a_claim_can_reach_the_mover_after_the_end_of_the_turn() -> None:
    game = table(player("0K", at="pennsylvania", deeds="vermont"), player(deeds="boardwalk"), player(), dice="1-4 4-6")
    play(game, "0: roll", "0: end", "1: claim boardwalk 0")
    assert game.awaiting == (0,)
    assert refused(game, 1, "roll").rule == "EB-10"
    play(game, "0: mortgage vermont", "1: roll")
    assert at(game, 1) == "jail"


@rule("EB-30", "EB-74")
def test_a_claim_ends_with_the_bankruptcy_of_who_owes_it() -> None:
    us = player("10K", at="jail"), player(deeds="tennessee"), player(deeds="illinois")
    game = table(*us, dice="4-4 5-1")
    play(game, "0: roll", "0: roll", "1: claim tennessee 0", "0: bankrupt")
    assert claims(game) == []
    assert refused(game, 2, "claim illinois 0").rule == "EB-30"


@rule("EB-30", "EB-74")
def test_a_claim_ends_with_the_bankruptcy_of_its_owner() -> None:
    us = player(at="jail"), player("10K", deeds="tennessee*"), player(deeds="illinois"), player()
    game = table(*us, dice="5-4", claims=["1: illinois 0 200K waiting", "2: illinois 1 1M"])
    play(game, "2: claim illinois 1", "1: bankrupt")
    assert claims(game) == []


@rule("EB-30")
def test_by_option_rent_is_paid_by_itself() -> None:
    game = table(player(at="pennsylvania"), player(deeds="boardwalk"), dice="1-4", options={"rent": "automatic"})
    events = play(game, "0: roll")
    assert payments(events) == ["0 > 1 500K rent"]
    assert claims(game) == []
    assert balances(game) == ["14.5M", "15.5M"]
    assert game.awaiting == (0,)


@rule("EB-30", "EB-70")
def test_by_option_a_rent_that_is_too_high_is_a_debt_at_once() -> None:
    us = player("0K", at="pennsylvania", deeds="vermont"), player(deeds="boardwalk")
    game = table(*us, dice="1-4", options={"rent": "automatic"})
    play(game, "0: roll")
    assert (game.awaiting, pending(game)["payee"]) == ((0,), 1)


# How much


@rule("EB-31")
def test_a_mortgaged_property_brings_no_rent() -> None:
    for code, owned in (("boardwalk", "boardwalk*"), ("water", "electric water*"), ("bo-rr", "bo-rr** reading-rr")):
        game = landed(code, owned)
        assert claims(game) == []
        assert game.awaiting == (0,)


@rule("EB-31")
def test_by_option_a_mortgaged_property_brings_no_rent_either() -> None:
    assert balances(landed("boardwalk", "boardwalk*", options={"rent": "automatic"})) == ["15M"] * 3


@rule("EB-31", "EB-32")
def test_the_others_of_its_group_still_bring_theirs() -> None:
    assert due(landed("boardwalk", "boardwalk park*")) == "500K"
    assert due(landed("illinois", "illinois indiana* kentucky")) == "200K"


@rule("EB-32")
@pytest.mark.parametrize("code", LOTS)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_lot_brings_the_rent_for_its_buildings(code: str, level: int) -> None:
    lot = LOTS[code]
    game = landed(code, f"{lot.group.name}:{level}")
    assert due(game) == said(lot.rents[level])


@rule("EB-32")
@pytest.mark.parametrize("code", LOTS)
def test_a_bare_lot_brings_its_bare_rent_and_twice_that_with_the_whole_colour(code: str) -> None:
    lot = LOTS[code]
    assert due(landed(code, code)) == said(lot.rents[0])
    assert due(landed(code, lot.group.name)) == said(2 * lot.rents[0])


@rule("EB-32")
@pytest.mark.parametrize(
    ("code", "owned", "rent"),
    [
        ("boardwalk", "dark-blue", "1M"),
        ("boardwalk", "boardwalk:5 park:5", "20M"),
        ("boardwalk", "boardwalk:4 park:5", "17M"),
        ("mediterranean", "mediterranean", "20K"),
        ("illinois", "illinois indiana", "200K"),
    ],
)
def test_rents_as_printed(code: str, owned: str, rent: str) -> None:
    assert due(landed(code, owned)) == rent


@rule("EB-32")
def test_with_the_colour_in_two_hands_nothing_is_doubled() -> None:
    game = landed("boardwalk", "boardwalk", mine="park")
    assert due(game) == "500K"


@rule("EB-32")
def test_a_bare_lot_is_doubled_beside_lots_with_buildings() -> None:
    assert due(landed("illinois", "kentucky:1 indiana:1 illinois")) == "400K"
    assert due(landed("kentucky", "kentucky:1 indiana:1 illinois")) == "900K"


@rule("EB-32")
def test_a_mortgage_anywhere_in_the_colour_ends_the_doubling() -> None:
    for owned in ("kentucky* indiana illinois", "kentucky indiana** illinois"):
        assert due(landed("illinois", owned)) == "200K"


@rule("EB-33")
@pytest.mark.parametrize(
    ("roll", "one", "both"), [("1-1", "80K", "200K"), ("3-4", "280K", "700K"), ("6-6", "480K", "1.2M")]
)
def test_a_utility_brings_four_or_ten_times_the_dice(roll: str, one: str, both: str) -> None:
    for code in ("electric", "water"):
        assert due(landed(code, code, dice=roll)) == one
        assert due(landed(code, "utility", dice=roll)) == both


@rule("EB-33")
def test_it_is_the_roll_that_led_there() -> None:
    game = table(player(at="electric"), player(deeds="water"), dice="2-2 6-6")
    play(game, "0: roll", "0: buy", "0: roll")
    assert due(game) == "480K"


@rule("EB-34")
@pytest.mark.parametrize(
    ("owned", "rent"),
    [
        ("bo-rr", "250K"),
        ("bo-rr reading-rr", "500K"),
        ("bo-rr reading-rr short-line-rr", "1M"),
        ("station", "2M"),
        ("bo-rr reading-rr*", "500K"),
        ("bo-rr reading-rr* short-line-rr* pennsylvania-rr**", "2M"),
    ],
)
def test_a_station_brings_more_with_each_that_its_owner_has_mortgaged_or_not(owned: str, rent: str) -> None:
    assert due(landed("bo-rr", owned)) == rent


@rule("EB-34")
@pytest.mark.parametrize("code", STATIONS)
def test_all_stations_bring_the_same(code: str) -> None:
    assert due(landed(code, code)) == "250K"
    assert due(landed(code, "station")) == "2M"


@rule("EB-34")
def test_stations_of_others_do_not_count() -> None:
    assert due(landed("bo-rr", "bo-rr", mine="reading-rr short-line-rr")) == "250K"


@rule("EB-34", "EB-33")
def test_a_mortgaged_utility_counts_for_the_other() -> None:
    assert due(landed("water", "water electric*", dice="3-4")) == "700K"


@rule("EB-35")
def test_a_player_in_jail_collects_rent() -> None:
    game = table(player(at="pennsylvania"), player(jail=1, deeds="boardwalk"), dice="1-4")
    play(game, "0: roll", "1: claim boardwalk 0")
    assert balances(game) == ["14.5M", "15.5M"]


@rule("EB-35", "EB-31")
def test_a_player_in_jail_collects_nothing_for_a_mortgaged_property() -> None:
    game = table(player(at="pennsylvania"), player(jail=1, deeds="boardwalk*"), dice="1-4")
    play(game, "0: roll")
    assert claims(game) == []


@rule("EB-35")
def test_a_player_in_jail_deals_builds_sells_and_mortgages_as_usual() -> None:
    game = table(player(deeds="water"), player("5M", jail=1, deeds="brown orange:1 vermont*"), dice="4-6")
    play(game, "1: offer 0 1M water", "0: accept")
    play(game, "1: build baltic", "1: sell orange 0 0 0", "1: mortgage water", "1: lift vermont")
    assert levels(game, "brown") == [0, 1]
    assert levels(game, "orange") == [0, 0, 0]
    assert is_mortgaged(game, "water")
    assert cash(game, 1) == "5.2M"
    play(game, "0: roll", "0: end", "1: build mediterranean")
    assert jail(game, 1) == 1


# Fixed at the landing


@rule("EB-36")
def test_later_building_does_not_raise_the_rent() -> None:
    game = landed("boardwalk", "dark-blue", dice="1-4")
    play(game, "0: end", "1: build boardwalk", "1: claim boardwalk 0")
    assert balances(game)[0] == "14M"


@rule("EB-36")
def test_buildings_sold_later_do_not_lower_it() -> None:
    game = landed("boardwalk", "dark-blue:1")
    play(game, "0: end", "1: sell dark-blue 0 0", "1: claim boardwalk 0")
    assert balances(game)[0] == "13M"


@rule("EB-36")
def test_a_later_mortgage_does_not_end_it() -> None:
    game = landed("boardwalk", "boardwalk")
    play(game, "0: end", "1: mortgage boardwalk", "1: claim boardwalk 0")
    assert balances(game)[:2] == ["14.5M", "17.5M"]


@rule("EB-36")
def test_a_mortgage_lifted_later_does_not_make_it() -> None:
    game = landed("boardwalk", "boardwalk*")
    play(game, "0: end", "1: lift boardwalk")
    assert refused(game, 1, "claim boardwalk 0").rule == "EB-30"


@rule("EB-36")
def test_a_property_sold_later_leaves_the_claim_with_its_owner_at_the_landing() -> None:
    game = landed("boardwalk", "boardwalk")
    play(game, "1: offer 2 boardwalk 1M", "2: accept")
    assert deeds(game, 2) == "boardwalk"
    assert refused(game, 2, "claim boardwalk 0").rule == "EB-30"
    play(game, "1: claim boardwalk 0")
    assert balances(game) == ["14.5M", "16.5M", "14M"]


@rule("EB-36")
def test_sold_to_the_mover_the_claim_stays_open() -> None:
    game = landed("boardwalk", "boardwalk")
    play(game, "1: offer 0 boardwalk 1M", "0: accept", "1: claim boardwalk 0")
    assert balances(game)[:2] == ["13.5M", "16.5M"]


@rule("EB-36")
def test_the_dice_of_the_landing_count_not_those_of_a_later_roll() -> None:
    game = table(player(at="chance-2"), player(deeds="water"), dice="3-3 1-2")
    play(game, "0: roll", "0: roll", "0: buy", "1: claim water 0")
    assert cash(game, 1) == "15.24M"


@rule("EB-36")
@pytest.mark.parametrize("text", ["claim boardwalk 0 100K", "claim boardwalk"])
def test_all_of_it_or_nothing_is_claimed(text: str) -> None:
    game = landed("boardwalk", "boardwalk")
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(1, text)
    assert game.position() == before


@rule("EB-37")
def test_who_buys_what_the_mover_stands_on_gets_no_rent_for_that_stop() -> None:
    game = table(player(at="pennsylvania"), player(), player(), dice="1-4")
    play(game, "0: roll", "0: leave", "2: bid 1M", "1: pass", "0: pass")
    assert owner(game, "boardwalk") == 2
    assert claims(game) == []
    play(game, "0: end")
    assert refused(game, 2, "claim boardwalk 0").rule == "EB-30"


@rule("EB-37")
def test_nor_does_the_buyer_of_what_the_mover_bought() -> None:
    game = table(player(at="pennsylvania"), player(), dice="1-4")
    play(game, "0: roll", "0: buy", "0: offer 1 boardwalk 5M", "1: accept")
    assert claims(game) == []


@rule("EB-37")
def test_the_next_stop_there_brings_rent() -> None:
    game = table(player(at="pennsylvania"), player(at="pennsylvania"), player(), dice="1-4 1-4")
    play(game, "0: roll", "0: leave", "2: bid 1M", "1: pass", "0: pass", "0: end", "1: roll")
    assert claims(game) == ["2: boardwalk 1 500K"]
