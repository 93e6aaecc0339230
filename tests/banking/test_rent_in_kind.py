"""A rent that is not claimed yet, settled with property by agreement (EB-52)."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, stakes, state
from rentier.bots import make_bot
from rentier.testing.rules import rule
from track.table import balances, money, owner, payments

from .table import player, table

RENT = "1: boardwalk 0 500K"


def landed(*claims: str, turn: int = 0, **options: object) -> rentier.Game:
    """Set up a table at which seat 0, who has money enough, has stopped on streets of seat 1."""
    return table(
        player("15M", deeds="vermont baltic"),
        player("15M", deeds="boardwalk states"),
        player(),
        turn=turn,
        may_roll=turn != 0,
        claims=claims or [RENT],
        options=options,
    )


def claims(game: rentier.Game) -> list[list[object]]:
    return [claim[2:4] for claim in state(game)["claims"]]


@rule("EB-52")
def test_who_stopped_may_offer_property_in_place_of_the_rent() -> None:
    game = landed()
    events = play(game, "0: offer 1 vermont - 500K", "1: accept")
    assert [kind for kind in kinds(events) if kind.startswith("deal")] == ["deal-offered", "deal-done"]
    assert (payments(events), owner(game, "vermont"), claims(game)) == ([], 1, [])
    assert refused(game, 1, "claim boardwalk 0").key == "track-no-claim"


@rule("EB-52")
def test_a_part_settled_in_kind_leaves_the_rest_to_be_claimed() -> None:
    game = landed()
    play(game, "0: offer 1 vermont - 300K", "1: accept")
    assert claims(game) == [["boardwalk", money("200K")]]
    play(game, "1: claim boardwalk 0")
    assert balances(game)[:2] == ["14.8M", "15.2M"]


@rule("EB-52")
def test_of_several_rents_the_oldest_is_settled_first() -> None:
    game = landed(RENT, "1: states 0 100K")
    play(game, "0: offer 1 vermont - 550K", "1: accept")
    assert claims(game) == [["states", money("50K")]]
    assert refused(game, 0, "offer 1 baltic - 60K").key == "track-deal-debt"


@rule("EB-52")
def test_the_owner_may_claim_instead_and_then_the_money_is_paid_at_once() -> None:
    game = landed()
    play(game, "0: offer 1 vermont - 500K")
    assert "claim boardwalk 0" in offered(game, 1)
    play(game, "1: claim boardwalk 0")
    assert balances(game)[:2] == ["14.5M", "15.5M"]
    assert refused(game, 1, "accept").key == "track-deal-debt"
    play(game, "1: decline")
    assert refused(game, 0, "offer 1 baltic - 500K").key == "track-deal-debt"


@rule("EB-52")
def test_the_owner_may_decline_and_still_claim() -> None:
    game = landed()
    play(game, "0: offer 1 vermont - 500K", "1: decline", "1: claim boardwalk 0")
    assert balances(game)[:2] == ["14.5M", "15.5M"]


@rule("EB-52")
def test_the_owner_may_ask_for_property_or_answer_with_another_deal() -> None:
    game = landed()
    play(game, "1: offer 0 - vermont 500K", "0: accept")
    assert (owner(game, "vermont"), claims(game)) == (1, [])
    game = landed()
    play(game, "0: offer 1 baltic - 500K", "1: offer 0 - vermont 500K", "0: accept")
    assert (owner(game, "vermont"), owner(game, "baltic"), claims(game)) == (1, 0, [])


@rule("EB-52", "EB-30")
def test_it_can_be_agreed_until_the_claim_is_lost() -> None:
    game = landed(turn=2)
    play(game, "0: offer 1 vermont - 500K", "1: accept")
    assert claims(game) == []


@rule("EB-52")
def test_nobody_is_asked_anything_without_an_offer() -> None:
    game = landed()
    assert [text for text in offered(game, 0, "offer") if len(text.split()) > 4] == []
    play(game, "1: let-lie", "0: end")
    assert pending(game)["kind"] == "turn"


@rule("EB-52", "EB-70")
def test_who_owes_somebody_else_settles_that_first() -> None:
    debt = {"kind": "payment", "payer": 0, "payee": 2, "amount": money("1M"), "why": "rent"}
    game = table(
        player("0K", deeds="vermont baltic"),
        player(deeds="boardwalk"),
        player(),
        may_roll=False,
        claims=[RENT],
        stack=[{**debt, "debt": True, "asked": False, "told": True}],
    )
    assert refused(game, 0, "offer 1 vermont - 500K").key == "track-deal-debt"


@rule("EB-52")
def test_rents_that_are_paid_without_a_claim_are_paid_in_money() -> None:
    game = table(
        player("15M", at="pennsylvania", deeds="vermont"),
        player(deeds="boardwalk"),
        dice="2-3",
        options={"rent": "automatic"},
    )
    assert payments(play(game, "0: roll")) == ["0 > 1 500K rent"]
    assert refused(game, 0, "offer 1 vermont - 500K").key == "track-deal-debt"


@rule("EB-52")
def test_stakes_and_form_say_what_is_settled_and_for_whom() -> None:
    game = landed()
    (form,) = [form.to_dict() for form in game.forms(0) if form.to_dict()["do"] == "offer"]
    assert form["targets"] == [1, 2]
    assert form["owed"] == [money("500K"), 0]
    assert "settled" in stakes(game, 0, "offer 1 vermont - 500K")
    play(game, "0: offer 1 vermont - 500K")
    assert "forgiven" in stakes(game, 1, "accept")


@rule("EB-52")
@pytest.mark.parametrize("bot", ["steady", "sharp"])
def test_bots_take_property_that_is_worth_the_rent_and_no_other(bot: str) -> None:
    for price, reply in (("10K", "accept"), ("2M", "decline")):
        game = landed(f"1: boardwalk 0 {price}")
        play(game, f"0: offer 1 vermont - {price}")
        assert str(make_bot(bot, "banking", 1).choose(game, 1)) == reply


@rule("EB-52")
@pytest.mark.parametrize("bot", ["random", "careless", "steady", "sharp"])
def test_bots_answer_such_an_offer(bot: str) -> None:
    game = landed()
    play(game, "0: offer 1 vermont - 500K")
    game.play(1, make_bot(bot, "banking", 1).choose(game, 1))
