"""The one procedure by which money moves can ask somebody first, wherever the payment lies (EB-10, EB-70)."""

from collections.abc import Iterator

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, state
from rentier.core.registry import unregister
from rentier.testing.rules import rule
from track.table import balances, deeds, is_mortgaged, levels, owner, payments

from .confirmed import EDITION
from .table import Seat, player, table


@pytest.fixture(autouse=True)
def confirmed() -> Iterator[None]:
    rentier.register(EDITION)
    yield
    unregister(EDITION)


def confirming(*players: Seat, **more: object) -> rentier.Game:
    """Set up a game in which the seat on the payer's left confirms every payment."""
    return table(*players, edition="confirmed", **more)  # type: ignore[arg-type]


def stacked(game: rentier.Game) -> list[str]:
    """List the kinds of what is pending, from the bottom."""
    return [decision["kind"] for decision in state(game)["stack"]]


@rule("EB-10")
def test_a_rent_is_paid_when_somebody_has_confirmed_it() -> None:
    game = confirming(player(), player(), player(deeds="baltic"), dice="1-2")
    events = play(game, "0: roll")
    assert payments(events) == []
    assert stacked(game) == ["turn", "payment", "confirm"]
    assert game.awaiting == (1,)
    assert offered(game, 1) == ["pass", "refuse"]
    assert refused(game, 0, "end").key == "not-asked"
    events = play(game, "1: pass")
    assert payments(events) == ["0 > 2 40K rent"]
    assert stacked(game) == ["turn"]


@rule("EB-30")
def test_a_claimed_rent_is_confirmed_too() -> None:
    seats = (player(), player(), player(deeds="baltic"))
    game = confirming(*seats, dice="1-2", options={"rent": "claimed"})
    play(game, "0: roll", "2: claim baltic 0")
    assert stacked(game) == ["turn", "payment", "confirm"]
    play(game, "1: pass")
    assert balances(game) == ["14.96M", "15M", "15.04M"]


@rule("EB-14")
def test_inside_a_card_what_it_leads_to_waits_for_the_payment() -> None:
    # Chance leads past GO to Illinois, whose owner is paid when that is confirmed.
    game = confirming(player(), player(), player(deeds="illinois"), dice="3-4", chance="illinois")
    play(game, "0: roll")
    assert stacked(game) == ["turn", "payment", "confirm"]
    play(game, "1: pass")
    assert balances(game) == ["14.8M", "15M", "15.2M"]


@rule("EB-14", "EB-73")
def test_inside_a_card_each_of_several_payments_is_confirmed_by_its_own_seat() -> None:
    game = confirming(player(), player(), player(), dice="1-1", chest="birthday")
    play(game, "0: roll")
    assert stacked(game) == ["turn", "payment", "payment", "confirm"]
    assert (pending(game)["asked"], state(game)["stack"][-2]["payer"]) == ([2], 1)
    play(game, "2: pass")
    assert (pending(game)["asked"], state(game)["stack"][-2]["payer"]) == ([0], 2)
    play(game, "0: pass")
    assert balances(game) == ["15.2M", "14.9M", "14.9M"]


@rule("EB-77")
def test_a_fine_that_must_be_paid_is_confirmed_before_the_move() -> None:
    game = confirming(player(jail=2), player(), dice="1-2")
    play(game, "0: roll")
    assert stacked(game) == ["turn", "walk", "payment", "confirm"]
    play(game, "1: pass")
    assert stacked(game) == ["turn", "buy"]


@rule("EB-70")
def test_inside_a_debt_the_payment_is_confirmed_when_the_money_is_there() -> None:
    game = confirming(player("0K", deeds="boardwalk"), player(), dice="1-3")
    events = play(game, "0: roll")
    # Nobody is asked about money that is not there yet.
    assert (stacked(game), game.awaiting) == (["turn", "payment"], (0,))
    assert kinds(events)[-1] == "owed"
    events = play(game, "0: mortgage boardwalk")
    assert payments(events) == ["-1 > 0 2M mortgage"]
    assert (stacked(game), game.awaiting) == (["turn", "payment", "confirm"], (1,))
    play(game, "1: pass")
    assert balances(game) == ["0K", "15M"]


@rule("EB-50", "EB-70")
def test_inside_a_debt_inside_a_card_a_deal_is_confirmed_first() -> None:
    game = confirming(player("0K", deeds="boardwalk"), player(), player(), dice="1-1", chest="hospital")
    play(game, "0: roll", "0: offer 1 boardwalk 1.5M", "1: accept")
    assert stacked(game) == ["turn", "payment", "exchange", "payment", "confirm"]
    assert game.awaiting == (2,)
    assert owner(game, "boardwalk") == 0
    play(game, "2: pass")
    assert owner(game, "boardwalk") == 1
    assert (stacked(game), game.awaiting) == (["turn", "payment", "confirm"], (1,))
    play(game, "1: pass")
    assert balances(game) == ["500K", "13.5M", "15M"]
    assert offered(game, 0, "roll") == ["roll"]


@rule("EB-52")
def test_of_a_debt_settled_in_kind_only_the_rest_is_confirmed() -> None:
    game = confirming(player("500K", deeds="boardwalk"), player(deeds="baltic"), player(), claims=["1: baltic 0 4M"])
    play(game, "1: claim baltic 0", "0: offer 1 boardwalk - 3.5M", "1: accept")
    assert stacked(game) == ["turn", "payment", "confirm"]
    assert state(game)["stack"][-2]["amount"] == 500_000
    play(game, "1: pass")
    assert balances(game) == ["0K", "15.5M", "15M"]


@rule("EB-70")
def test_a_debt_that_was_refused_is_asked_about_again_until_it_is_confirmed() -> None:
    game = confirming(player(), player(), dice="1-3")
    play(game, "0: roll")
    events = play(game, "1: refuse")
    assert payments(events) == []
    assert (stacked(game), game.awaiting) == (["turn", "payment", "confirm"], (1,))
    play(game, "1: refuse")
    events = play(game, "1: pass")
    assert payments(events) == ["0 > -1 2M tax"]


@rule("EB-12", "EB-20")
def test_a_purchase_that_was_refused_falls_through_to_an_auction() -> None:
    game = confirming(player(), player(), player(), dice="1-2")
    play(game, "0: roll", "0: buy")
    assert stacked(game) == ["turn", "deliver", "payment", "confirm"]
    play(game, "1: refuse")
    assert (stacked(game), game.awaiting) == (["turn", "auction"], (1, 2, 0))
    play(game, "1: bid 10K", "2: pass", "0: pass")
    # The player whose bid wins is a payer like any other.
    assert game.awaiting == (2,)
    play(game, "2: pass")
    assert deeds(game, 1) == "baltic"


@rule("EB-40", "EB-61", "EB-76")
def test_other_payments_by_choice_fall_through_with_nothing_changed() -> None:
    game = confirming(player(deeds="dark-blue baltic*", jail=0), player())
    for text in ("build park", "lift baltic", "pay-fine"):
        play(game, f"0: {text}", "1: refuse")
        assert (stacked(game), balances(game)) == (["turn"], ["15M", "15M"])
    assert (levels(game, "dark-blue"), is_mortgaged(game, "baltic"), state(game)["players"][0]["jail"]) == (
        [0, 0],
        True,
        0,
    )
    play(game, "0: build park", "1: pass", "0: lift baltic", "1: pass", "0: pay-fine", "1: pass")
    assert balances(game) == ["12.2M", "15M"]


@rule("EB-50")
def test_a_deal_whose_money_was_refused_falls_through() -> None:
    game = confirming(player(deeds="baltic"), player(), player())
    play(game, "0: offer 1 baltic 1M", "1: accept", "2: refuse")
    assert (stacked(game), owner(game, "baltic"), balances(game)) == (["turn"], 0, ["15M"] * 3)


@rule("EB-10")
def test_a_position_with_an_open_question_is_taken_back_and_copied() -> None:
    game = confirming(player(), player(), player(deeds="baltic"), dice="1-2")
    play(game, "0: roll")
    again, copied = rentier.load(game.position()), game.copy()
    assert again.position() == copied.position() == game.position()
    for other in (again, copied):
        play(other, "1: refuse", "1: pass")
        assert balances(other) == ["14.96M", "15M", "15.04M"]
    assert balances(game) == ["15M"] * 3
    assert rentier.replay(again.record()).position() == again.position()


@rule("EB-70")
def test_what_the_bank_pays_is_never_asked_about() -> None:
    game = confirming(player("15M", "boardwalk", "park"), player(), dice="4-6")
    events = play(game, "0: mortgage park", "0: roll")
    assert payments(events) == ["-1 > 0 1.75M mortgage", "-1 > 0 2M salary"]
