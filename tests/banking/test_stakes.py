"""What Banking says follows from an action, before it is done; most of it holds on every track."""

from __future__ import annotations

from playing import play, stakes
from rentier.testing.rules import rule
from track.table import money

from .table import player, table

PLAIN, COST, GAIN, GRAVE = "plain", "cost", "gain", "grave"


def test_buying_says_what_is_left_what_rent_it_makes_and_what_it_completes() -> None:
    game = table(
        player("5M", at="boardwalk", deeds="park"),
        player(),
        stack=[{"kind": "buy", "seat": 0, "deed": "boardwalk", "price": money("4M")}],
        may_roll=False,
    )
    found = stakes(game, 0, "buy")
    assert found["balance"] == {"was": money("5M"), "will": money("1M"), "weight": PLAIN}
    assert found["complete"] == {"group": "dark-blue", "weight": GAIN}
    assert found["rents"]["group"] == "dark-blue"


def test_leaving_a_property_warns_of_players_who_need_just_that_one() -> None:
    game = table(
        player(at="boardwalk"),
        player(deeds="park"),
        stack=[{"kind": "buy", "seat": 0, "deed": "boardwalk", "price": money("4M")}],
        may_roll=False,
    )
    found = stakes(game, 0, "leave")
    assert found["auction"] == {"space": "boardwalk", "weight": PLAIN}
    assert found["they-lack"] == {"target": 1, "group": "dark-blue", "weight": COST}


def test_a_bid_says_what_is_left_and_when_it_is_more_than_the_price() -> None:
    game = table(
        player(at="boardwalk"),
        player(deeds="park"),
        stack=[{"kind": "buy", "seat": 0, "deed": "boardwalk", "price": money("4M")}],
        may_roll=False,
    )
    play(game, "0: leave")
    found = stakes(game, 1, "bid 4.5M")
    assert found["balance"] == {"was": money("15M"), "will": money("10.5M"), "weight": PLAIN}
    assert found["above-price"] == {"amount": money("500K"), "price": money("4M"), "weight": COST}
    assert "above-price" not in stakes(game, 1, "bid 4M")
    play(game, "1: bid 4M")
    assert stakes(game, 0, "pass") == {"they-lack": {"target": 1, "group": "dark-blue", "weight": COST}}


def test_building_and_selling_say_the_rent_before_and_after() -> None:
    game = table(player("5M", deeds="dark-blue"), player())
    built = stakes(game, 0, "build boardwalk")
    assert built["balance"] == {"was": money("5M"), "will": money("3M"), "weight": PLAIN}
    assert built["rent"] == {
        "space": "boardwalk",
        "was": money("1M"),
        "will": money("2M"),
        "dice": False,
        "weight": PLAIN,
    }
    play(game, "0: build boardwalk")
    sold = stakes(game, 0, "sell dark-blue 0 0")
    assert sold["balance"] == {"was": money("3M"), "will": money("4M"), "weight": PLAIN}
    assert (sold["rent"]["was"], sold["rent"]["will"], sold["rent"]["weight"]) == (money("2M"), money("1M"), COST)
    assert sold["again"] == {"amount": money("2M"), "weight": COST}


def test_the_last_building_may_be_contested() -> None:
    game = table(
        player(deeds="dark-blue"),
        player(deeds="light-blue"),
        player("0K", deeds="yellow:4 red:4 orange:2 mediterranean:1 baltic:0"),
    )
    assert stakes(game, 0, "build park")["contested"] == {"targets": [1], "weight": COST}
    play(game, "0: build park", "1: want")
    found = stakes(game, 1, "bid-building 600K vermont")
    assert found["balance"]["will"] == money("14.4M")
    assert found["above-price"] == {"amount": money("100K"), "price": money("500K"), "weight": COST}
    plenty = table(player(deeds="dark-blue"), player(deeds="light-blue"))
    assert "contested" not in stakes(plenty, 0, "build park")


def test_a_mortgage_costs_the_rent_and_the_doubling_of_the_others() -> None:
    game = table(player("1M", deeds="dark-blue"), player())
    found = stakes(game, 0, "mortgage park")
    assert found["balance"] == {"was": money("1M"), "will": money("2.75M"), "weight": PLAIN}
    assert found["rents"] == {"group": "dark-blue", "was": money("1.7M"), "will": money("500K"), "weight": COST}
    assert found["lifting"]["weight"] == COST
    play(game, "0: mortgage park")
    lifted = stakes(game, 0, "lift park")
    assert lifted["balance"]["will"] == money("2.75M") - found["lifting"]["amount"]  # type: ignore[operator]
    assert lifted["rents"]["will"] == money("1.7M")


def test_claims_that_are_not_made_are_lost() -> None:
    game = table(player("300K"), player(deeds="boardwalk"), turn=1, claims=["1: boardwalk 0 500K"])
    found = stakes(game, 1, "claim boardwalk 0")
    assert found["claim"] == {"amount": money("500K"), "target": 0, "weight": GAIN}
    assert found["short"] == {"target": 0, "amount": money("300K"), "weight": PLAIN}
    assert stakes(game, 1, "roll") == {"claims-lost": {"amount": money("500K"), "weight": COST}}
    asked = table(player(), player(deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 500K"])
    assert stakes(asked, 1, "let-lie") == {"let-lie": {"amount": money("500K"), "weight": COST}}


def test_accepting_a_deal_says_every_cost_of_it() -> None:
    game = table(player("5M", deeds="boardwalk water*"), player("5M", deeds="park electric"))
    offered = stakes(game, 0, "offer 1 water,1M park")
    assert offered["complete"] == {"group": "dark-blue", "weight": GAIN}
    assert offered["they-complete"] == {"target": 1, "group": "utility", "weight": GRAVE}
    assert offered["balance"]["will"] == money("4M")
    play(game, "0: offer 1 water,1M park")
    found = stakes(game, 1, "accept")
    assert found["they-complete"] == {"target": 0, "group": "dark-blue", "weight": GRAVE}
    fee = found["mortgages"]["amount"]
    assert found["mortgages"]["weight"] == COST
    assert found["balance"] == {"was": money("5M"), "will": money("6M") - fee, "weight": PLAIN}  # type: ignore[operator]
    lifted = stakes(game, 1, "accept water")
    assert lifted["mortgages"]["amount"] > fee  # type: ignore[operator]


def test_a_deal_for_nothing_is_a_gift_and_a_group_given_away_is_lost() -> None:
    game = table(player(deeds="dark-blue"), player(deeds="water"))
    found = stakes(game, 0, "offer 1 boardwalk -")
    assert found["gift"] == {"target": 1, "weight": GRAVE}
    assert found["lose-group"] == {"group": "dark-blue", "weight": GRAVE}
    assert stakes(game, 0, "offer 1 100K water").keys() == {"balance"}


def test_a_deal_that_settles_a_debt_says_for_whom() -> None:
    debt = {"kind": "payment", "payer": 0, "payee": 1, "amount": money("2M"), "why": "rent"}
    pending = {**debt, "debt": True, "asked": False, "told": True}
    game = table(player("100K", deeds="park"), player(), stack=[pending], may_roll=False)
    assert stakes(game, 0, "offer 1 park - 2M") == {"settled": {"debt": money("2M"), "target": 1, "weight": GAIN}}
    play(game, "0: offer 1 park - 2M")
    assert stakes(game, 1, "accept") == {"forgiven": {"debt": money("2M"), "target": 0, "weight": COST}}


def test_bankruptcy_and_resigning_say_who_gets_it_all_and_who_wins() -> None:
    debt = {"kind": "payment", "payer": 0, "payee": 1, "amount": money("2M"), "why": "rent"}
    pending = {**debt, "debt": True, "asked": False, "told": True}
    game = table(player("100K"), player(), player(), stack=[pending], may_roll=False)
    found = stakes(game, 0, "bankrupt")
    assert found["out"] == {"creditor": 1, "weight": GRAVE}
    assert found["place"] == {"rank": 3, "count": 3, "weight": PLAIN}
    two = table(player(), player())
    assert stakes(two, 0, "resign")["they-win"] == {"winners": [1], "weight": GRAVE}
    assert stakes(two, 0, "resign")["out"]["creditor"] == -1


def test_the_fine_says_what_is_left_and_that_it_uses_up_the_turn() -> None:
    game = table(player("1M", jail=2), player())
    assert stakes(game, 0, "pay-fine") == {
        "balance": {"was": money("1M"), "will": money("500K"), "weight": PLAIN},
        "fine-turn": {"weight": COST},
    }
    assert stakes(game, 0, "roll") == {"fine": {"amount": money("500K"), "weight": COST}}
    free = table(player("1M", jail=0), player(), options={"jail_fine": "roll_now"})
    assert "fine-turn" not in stakes(free, 0, "pay-fine")
    assert stakes(free, 0, "roll") == {}


def test_the_last_turn_of_a_game_by_rounds_says_who_wins() -> None:
    game = table(player("1M"), player("2M"), turn=1, may_roll=False, rounds=1, options={"round_limit": 2})
    assert stakes(game, 1, "end") == {"you-win": {"weight": GAIN}}
    poor = table(player("3M"), player("2M"), turn=1, may_roll=False, rounds=1, options={"round_limit": 2})
    assert stakes(poor, 1, "end") == {"they-win": {"winners": [0], "weight": GRAVE}}


@rule("EB-30", "EB-76")
def test_the_fine_that_ends_an_own_claim_warns_of_it() -> None:
    game = table(player("1M", jail=0, deeds="boardwalk"), player(), claims=["0: boardwalk 1 500K"])
    assert stakes(game, 0, "pay-fine")["claims-lost"] == {"amount": money("500K"), "weight": COST}
    before_rolling = table(
        player("1M", jail=0, deeds="boardwalk"),
        player(),
        claims=["0: boardwalk 1 500K"],
        options={"jail_fine": "roll_now"},
    )
    assert "claims-lost" not in stakes(before_rolling, 0, "pay-fine")


@rule("EB-93")
def test_at_the_end_a_claim_that_is_left_is_lost_at_once() -> None:
    game = table(
        player("1M"),
        player("2M", deeds="boardwalk"),
        may_roll=False,
        claims=["1: boardwalk 0 500K"],
        rounds=1,
        stack=[{"kind": "closing", "why": "rounds"}],
        options={"round_limit": 1},
    )
    found = stakes(game, 1, "let-lie")
    assert found["claims-lost"] == {"amount": money("500K"), "weight": COST}
    assert "you-win" in found


@rule("EB-70")
def test_money_raised_in_a_debt_is_told_with_the_debt_paid() -> None:
    debt = {"kind": "payment", "payer": 0, "payee": 1, "amount": money("500K"), "why": "rent"}
    pending = {**debt, "debt": True, "asked": False, "told": True}
    game = table(player("100K", deeds="illinois baltic dark-blue:1"), player(), stack=[pending], may_roll=False)
    assert stakes(game, 0, "mortgage illinois")["balance"]["will"] == money("800K")
    assert stakes(game, 0, "mortgage baltic")["balance"]["will"] == money("400K")
    assert stakes(game, 0, "sell dark-blue 0 1")["balance"]["will"] == money("600K")
    play(game, "1: offer 0 2M illinois")
    assert stakes(game, 0, "accept")["balance"]["will"] == money("1.6M")
