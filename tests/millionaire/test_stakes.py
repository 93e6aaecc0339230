"""What Millionaire says follows from an action, before it is done."""

from __future__ import annotations

import rentier
from playing import play, stakes
from rentier.testing.rules import rule
from track.table import money

from .table import PLACES, player, table

PLAIN, COST, GAIN, GRAVE = "plain", "cost", "gain", "grave"


def at_go(cash: str) -> rentier.Game:
    """Set up a table at which a player has just passed GO and chooses how to be paid."""
    game = table(player(cash, at=PLACES[30]), player(), dice="1-2")
    play(game, "0: roll")
    return game


def test_at_go_both_ways_to_be_paid_say_what_they_bring() -> None:
    game = at_go("300K")
    whole = stakes(game, 0, "collect")
    salary = game.actions(0)[0].figures(game, 0)["amount"]
    assert whole == {"balance": {"was": money("300K"), "will": money("300K") + salary, "weight": PLAIN}}
    found = stakes(game, 0, "upgrade")
    assert found["balance"]["will"] == money("300K") + salary - money("50K")
    assert found["upgrade"] == {"price": money("50K"), "amount": money("200K"), "stars": 3, "weight": PLAIN}


def test_the_salary_that_makes_a_millionaire_wins() -> None:
    assert stakes(at_go("950K"), 0, "collect")["you-win"] == {"weight": GAIN}
    assert "you-win" not in stakes(at_go("700K"), 0, "collect")


def test_a_deal_that_makes_the_other_a_millionaire_loses_the_game() -> None:
    game = table(player("990K", deeds="bling-beach"), player("100K"))
    play(game, "0: offer 1 bling-beach 20K")
    assert stakes(game, 1, "accept")["they-win"] == {"winners": [0], "weight": GRAVE}
    own = table(player("990K", deeds="bling-beach"), player("100K"))
    assert stakes(own, 0, "offer 1 bling-beach 20K")["you-win"] == {"weight": GAIN}
    assert "you-win" not in stakes(own, 0, "offer 1 bling-beach 5K")


def test_whoever_landed_is_held_to_the_opening_bid() -> None:
    buying = {"kind": "buy", "seat": 0, "deed": "bling-beach", "price": money("115K")}
    game = table(player(at="bling-beach"), player(), stack=[buying], may_roll=False)
    play(game, "0: leave", "1: pass")
    assert stakes(game, 0, "pass") == {"held": {"space": "bling-beach", "amount": money("1K"), "weight": COST}}


def test_a_card_that_is_let_happen_says_what_it_takes() -> None:
    game = table(player(held="takeover exchange"), player(deeds="bling-beach", held="veto"))
    play(game, "0: take bling-beach")
    assert stakes(game, 1, "pass") == {"lose-deed": {"space": "bling-beach", "weight": COST}}
    play(game, "1: cancel")
    assert stakes(game, 0, "pass") == {"cancelled": {"card": "takeover", "weight": COST}}


def test_a_card_that_completes_a_group_says_for_whom() -> None:
    game = table(player(held="takeover", deeds="surfers-cove aqua-park"), player(deeds="lakeside-marina", held="veto"))
    assert stakes(game, 0, "take lakeside-marina") == {"complete": {"group": "light-blue", "weight": GAIN}}
    play(game, "0: take lakeside-marina")
    assert stakes(game, 1, "pass")["they-complete"] == {"target": 0, "group": "light-blue", "weight": GRAVE}


def test_a_swap_says_what_is_lost_and_what_comes_for_it() -> None:
    game = table(player(held="exchange", deeds="surfers-cove"), player(deeds="bling-beach", held="veto"))
    play(game, "0: swap surfers-cove bling-beach")
    assert stakes(game, 1, "pass") == {
        "lose-deed": {"space": "bling-beach", "weight": COST},
        "get-deed": {"space": "surfers-cove", "weight": GAIN},
    }


def test_a_card_for_more_than_one_has_makes_a_debt() -> None:
    asked = {"kind": "answer", "asked": [1], "seat": 0, "target": 1, "card": "damages"}
    pending = {**asked, "give": "", "take": "50000", "cancelled": False}
    for cash, found in (("40K", {"debt"}), ("50K", {"balance"})):
        game = table(player(), player(cash, held="veto"), stack=[pending], may_roll=False)
        assert stakes(game, 1, "pass").keys() == found


def test_a_space_of_ones_choice_says_what_a_stop_costs() -> None:
    choosing = {"kind": "go-to", "seat": 0, "card": "world-tour"}
    game = table(player(), player(deeds="aqua-park"), stack=[choosing], may_roll=False)
    due = {"amount": money("15K"), "owner": 1, "weight": COST}
    assert stakes(game, 0, "go-to aqua-park") == {"rent-due": due}
    assert stakes(game, 0, "go-to surfers-cove")["for-sale"]["price"] == money("15K")


def test_a_free_house_says_what_rent_it_makes() -> None:
    game = table(player(held="free-house", deeds="light-blue:1"), player())
    found = stakes(game, 0, "free-house aqua-park")
    assert found["rent"] == {
        "space": "aqua-park",
        "was": money("30K"),
        "will": money("50K"),
        "dice": False,
        "weight": PLAIN,
    }


@rule("MM-6", "MM-40")
def test_a_debt_paid_that_makes_the_creditor_a_millionaire_loses_the_game() -> None:
    debt = {"kind": "payment", "payer": 0, "payee": 1, "amount": money("60K"), "why": "rent"}
    pending = {**debt, "debt": True, "asked": False, "told": True}
    game = table(player("10K", deeds="paradise-island"), player("950K"), stack=[pending], may_roll=False)
    found = stakes(game, 0, "mortgage paradise-island")
    assert found["they-win"] == {"winners": [1], "weight": GRAVE}
    poorer = table(player("10K", deeds="paradise-island"), player("900K"), stack=[pending], may_roll=False)
    found = stakes(poorer, 0, "mortgage paradise-island")
    assert "they-win" not in found
    play(poorer, "0: mortgage paradise-island")
    assert found["balance"]["will"] == poorer.view(0)["players"][0]["cash"]  # type: ignore[index]


@rule("MM-6", "MM-11")
def test_a_walk_to_the_salary_that_makes_a_millionaire_wins() -> None:
    choosing = {"kind": "go-to", "seat": 0, "card": "world-tour"}
    game = table(player("800K", at="aqua-park", stars=5), player(), stack=[choosing], may_roll=False)
    assert stakes(game, 0, "go-to go") == {"you-win": {"weight": GAIN}}
