"""What Crooked Cash says follows from an action, before it is done."""

from __future__ import annotations

import rentier
from playing import stakes
from rentier.games.crooked.data import BOARD
from rentier.testing.rules import rule

from .table import Seat, play, player, table

PLAIN, COST, GAIN, GRAVE = "plain", "cost", "gain", "grave"


def owing(*players: Seat, payee: int = -1, amount: int = 100, why: str = "card") -> rentier.Game:
    """Set up a table at which seat 0 lays notes for a debt."""
    paying = {"kind": "payment", "payer": 0, "payee": payee, "amount": amount, "why": why}
    laying: dict[str, object] = {"kind": "lay", "laid": [], "marks": []}
    pending = [{**paying, "debt": True, "asked": True, "told": False}, laying]
    return table(*players, stack=pending, may_roll=False)


def test_paying_with_a_fake_that_one_knows_says_so() -> None:
    game = owing(player("100*! 100"), player())
    fake = {"values": [100], "count": 1, "weight": COST}
    assert stakes(game, 0, "pay 100#1") == {
        "balance": {"was": 200, "will": 100, "weight": PLAIN},
        "fakes": fake,
    }
    assert "fakes" not in stakes(game, 0, "pay 100#2")


def test_a_fake_that_nobody_knows_is_not_told() -> None:
    game = owing(player("100* 100"), player())
    assert stakes(game, 0, "pay 100#1").keys() == {"balance"}


def test_change_is_given_or_lost() -> None:
    from_bank = owing(player("500"), player())
    assert stakes(from_bank, 0, "pay 500#1")["change"] == {"amount": 400, "payee": -1, "weight": PLAIN}
    from_player = owing(player("500"), player("4x100"), payee=1, why="rent")
    assert stakes(from_player, 0, "pay 500#1")["change"] == {"amount": 400, "payee": 1, "weight": PLAIN}


def test_change_that_nobody_can_make_is_lost() -> None:
    tens = "18x10 12x10*"
    game = owing(player("20"), player("500"), player(tens), payee=1, amount=10, why="rent")
    assert stakes(game, 0, "pay 20#1")["change-lost"] == {"amount": 10, "payee": 1, "weight": COST}


def test_a_check_costs_a_token_and_says_what_it_may_bring() -> None:
    game = owing(player("100"), player(green=1))
    play(game, "0: pay 100")
    assert stakes(game, 1, "check 100") == {
        "token": {"count": 0, "weight": COST},
        "catch": {"amount": 100, "weight": GAIN},
    }
    assert stakes(game, 1, "pass") == {}


def test_checking_a_card_costs_a_token_and_may_earn_the_reward() -> None:
    game = table(player(chance="c9"), player())
    play(game, "0: play c9")
    assert stakes(game, 1, "check-card") == {
        "token": {"count": 1, "weight": COST},
        "reward": {"amount": 100, "weight": GAIN},
    }


def test_taking_a_card_puts_ones_own_under_the_pile() -> None:
    game = table(
        player(at="chance-1", chance="c1"),
        player(),
        open_cards="c9",
        stack=[{"kind": "take", "seat": 0}],
        may_roll=False,
    )
    assert stakes(game, 0, "take c9") == {"discard": {"card": "c1", "weight": COST}}
    bare = table(player(at="chance-1"), player(), open_cards="c9", stack=[{"kind": "take", "seat": 0}], may_roll=False)
    assert stakes(bare, 0, "take c9") == {}


def last_street(owner: int) -> rentier.Game:
    """Set up a table at which seat 0 may buy the last street; somebody owns all the others."""
    rest = " ".join(deed.code for deed in BOARD.deeds if deed.code != "boardwalk")
    buying = {"kind": "buy", "seat": 0, "deed": "boardwalk", "price": BOARD.find_deed("boardwalk").price}
    deeds = ["", ""]
    deeds[owner] = rest
    return table(
        player("2x500", at="boardwalk", deeds=deeds[0]), player("10", deeds=deeds[1]), stack=[buying], may_roll=False
    )


def test_the_last_street_ends_the_game_and_says_who_wins() -> None:
    lost = stakes(last_street(1), 0, "buy")
    assert "last-street" in lost
    assert lost["they-win"] == {"winners": [1], "weight": GRAVE}
    assert stakes(last_street(0), 0, "buy")["you-win"] == {"weight": GAIN}


def test_selling_in_debt_says_what_is_lost() -> None:
    paying = {"kind": "payment", "payer": 0, "payee": -1, "amount": 900, "why": "card"}
    debt = {**paying, "debt": True, "asked": False, "told": True}
    game = table(player("10", deeds="dark-blue"), player(), stack=[debt], may_roll=False)
    found = stakes(game, 0, "sell-street boardwalk")
    assert found["lose-group"] == {"group": "dark-blue", "weight": GRAVE}
    assert found["rents"]["weight"] == COST
    assert found["balance"]["was"] == 10
    hotel = table(player("10", deeds="dark-blue:1"), player(), stack=[debt], may_roll=False)
    sold = stakes(hotel, 0, "sell-hotel boardwalk")
    assert "lose-group" not in sold
    assert sold["rent"]["weight"] == COST


def test_resigning_says_who_wins() -> None:
    found = stakes(table(player(), player()), 0, "resign")
    assert found["they-win"] == {"winners": [1], "weight": GRAVE}
    assert "they-win" not in stakes(table(player(), player(), player()), 0, "resign")


@rule("CC-13", "CC-70")
def test_a_walk_in_place_of_the_roll_warns_of_the_claims_that_it_ends() -> None:
    claims = ["0: boardwalk 1 50"]
    game = table(player(chance="c8", deeds="boardwalk"), player(), claims=claims)
    assert stakes(game, 0, "play c8 park") == {"claims-lost": {"amount": 50, "weight": COST}}
    before_the_last_pass = table(player(chance="c8"), player(deeds="boardwalk"), claims=["1: boardwalk 0 50"])
    assert stakes(before_the_last_pass, 0, "play c8 park") == {}
    play(before_the_last_pass, "0: play c8 park")
    assert stakes(before_the_last_pass, 1, "pass") == {"claims-lost": {"amount": 50, "weight": COST}}
