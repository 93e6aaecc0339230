"""Debts settled in kind, proposed by the debtor or by the creditor (EB-51, EB-52)."""

import pytest

from playing import kinds, offered, pending, play, refused, state
from rentier.testing.rules import rule
from track.table import balances, deeds, owner, payments

from .table import player, rented, table


@rule("EB-52")
def test_who_is_to_be_paid_may_take_property_for_all_of_it() -> None:
    game = rented()
    events = play(game, "0: offer 1 boardwalk - 5M", "1: accept")
    assert owner(game, "boardwalk") == 1
    assert payments(events) == []
    assert balances(game)[:2] == ["0K", "10M"]
    assert pending(game)["kind"] == "turn"


@rule("EB-52")
def test_a_part_settled_in_kind_leaves_the_rest_owed() -> None:
    game = rented("1M")
    play(game, "0: offer 1 boardwalk - 4M", "1: accept")
    # The money for the rest is there, so it is paid.
    assert balances(game)[:2] == ["0K", "11M"]
    game = rented()
    play(game, "0: offer 1 boardwalk - 4M", "1: accept")
    assert pending(game)["amount"] == 1_000_000
    play(game, "0: mortgage park")
    assert balances(game)[:2] == ["750K", "11M"]


@rule("EB-52")
def test_property_for_a_debt_may_come_with_money_back() -> None:
    game = rented()
    play(game, "0: offer 1 boardwalk 2M 5M", "1: accept")
    assert balances(game)[:2] == ["2M", "8M"]


@rule("EB-52", "EB-73")
def test_of_two_debts_to_the_same_player_the_one_asked_for_is_settled() -> None:
    debt = {"kind": "payment", "payer": 0, "payee": 1, "why": "rent", "debt": True, "asked": False}
    later, first = debt | {"amount": 1_000_000, "told": False}, debt | {"amount": 3_000_000, "told": True}
    game = table(player("0K", deeds="park boardwalk"), player(), may_roll=False, stack=[later, first])
    play(game, "0: offer 1 park - 2M", "1: accept")
    assert [decision["amount"] for decision in state(game)["stack"][1:]] == [1_000_000, 1_000_000]
    assert refused(game, 0, "offer 1 boardwalk - 1.5M").key == "track-deal-debt"
    play(game, "0: mortgage boardwalk")
    assert balances(game) == ["0K", "17M"]


@rule("EB-52")
def test_whoever_is_owed_need_not_take_property() -> None:
    game = rented()
    play(game, "0: offer 1 boardwalk - 5M", "1: decline")
    assert (pending(game)["kind"], pending(game)["amount"]) == ("payment", 5_000_000)
    assert refused(game, 0, "offer 1 boardwalk - 5M").key == "track-deal-declined"


@rule("EB-52")
@pytest.mark.parametrize("text", ["offer 1 boardwalk - 5010K", "offer 2 boardwalk - 1M"])
def test_only_what_is_owed_is_settled_and_only_with_who_is_owed(text: str) -> None:
    error = refused(rented(), 0, text)
    assert (error.key, error.rule) == ("track-deal-debt", "EB-52")


@rule("EB-52")
def test_without_a_debt_nothing_is_settled() -> None:
    assert (
        refused(table(player(deeds="park"), player(deeds="boardwalk")), 0, "offer 1 park - 1M").key == "track-deal-debt"
    )


@rule("EB-52")
def test_the_bank_takes_money_only() -> None:
    game = table(player("0K", deeds="park"), player(), dice="1-3")
    play(game, "0: roll")
    assert pending(game)["payee"] == -1
    assert refused(game, 0, "offer 1 park - 2M").key == "track-deal-debt"


@rule("EB-51", "EB-52")
def test_no_lot_of_a_built_colour_settles_a_debt() -> None:
    game = rented(deeds="dark-blue:1")
    error = refused(game, 0, "offer 1 boardwalk - 5M")
    assert (error.key, error.rule) == ("track-deal-buildings", "EB-51")


@rule("EB-52", "EB-53")
def test_who_takes_a_mortgaged_property_for_a_debt_pays_for_the_mortgage() -> None:
    game = rented(deeds="park boardwalk*")
    events = play(game, "0: offer 1 boardwalk - 5M", "1: accept")
    assert payments(events) == ["1 > -1 200K interest"]
    assert deeds(game, 1) == "reading-rr boardwalk**"


@rule("EB-52")
def test_whoever_is_owed_may_propose_to_take_property() -> None:
    game = rented()
    events = play(game, "1: offer 0 - boardwalk 5M")
    assert (pending(game)["kind"], game.awaiting) == ("offer", (0,))
    events += play(game, "0: accept")
    assert [kind for kind in kinds(events) if kind.startswith("deal")] == ["deal-offered", "deal-done"]
    assert payments(events) == []
    assert (deeds(game, 1), pending(game)["kind"]) == ("reading-rr boardwalk", "turn")


@rule("EB-52")
def test_a_part_that_the_creditor_proposes_to_settle_leaves_the_rest_owed() -> None:
    game = rented("1M")
    play(game, "1: offer 0 - boardwalk 4M", "0: accept")
    assert balances(game)[:2] == ["0K", "11M"]
    game = rented()
    play(game, "1: offer 0 500K boardwalk 3M", "0: accept")
    assert (pending(game)["kind"], pending(game)["amount"], balances(game)[0]) == ("payment", 2_000_000, "500K")


@rule("EB-52")
def test_who_owes_need_not_give_property_and_may_counter() -> None:
    game = rented()
    play(game, "1: offer 0 - park,boardwalk 5M", "0: offer 1 boardwalk - 5M", "1: accept")
    assert (deeds(game, 0), pending(game)["kind"]) == ("park", "turn")
    game = rented()
    play(game, "1: offer 0 - boardwalk 4M", "0: decline")
    assert (pending(game)["kind"], pending(game)["amount"]) == ("payment", 5_000_000)
    assert refused(game, 1, "offer 0 - boardwalk 4M").key == "track-deal-declined"
    play(game, "1: offer 0 - boardwalk 5M", "1: withdraw")
    assert game.awaiting == (0,)


@rule("EB-52")
@pytest.mark.parametrize("text", ["1: offer 0 - boardwalk 5010K", "2: offer 0 - boardwalk 1M", "1: offer 2 park - 1M"])
def test_a_creditor_settles_no_more_than_what_is_owed_and_nobody_else_does(text: str) -> None:
    seat, _, offer = text.partition(": ")
    assert refused(rented(), int(seat), offer).key in ("track-deal-debt", "track-deal-not-owned")


@rule("EB-52", "EB-70")
def test_what_a_creditor_proposes_must_not_lower_what_covers_the_rest() -> None:
    # Boardwalk could be mortgaged for 2M.
    assert refused(rented(), 1, "offer 0 - boardwalk 1M").key == "track-deal-debt-worse"
    play(rented(), "1: offer 0 - boardwalk 2M")


@rule("EB-51", "EB-52")
def test_a_creditor_cannot_ask_for_a_lot_of_a_built_colour() -> None:
    game = rented(deeds="dark-blue:1")
    assert refused(game, 1, "offer 0 - boardwalk 5M").key == "track-deal-buildings"


@rule("EB-52", "EB-53")
def test_a_creditor_who_asks_for_a_mortgaged_property_may_lift_it_at_once() -> None:
    game = rented(deeds="park boardwalk*")
    events = play(game, "1: offer 0 - boardwalk 5M boardwalk", "0: accept")
    assert payments(events) == ["1 > -1 2M lift"]
    assert deeds(game, 1) == "reading-rr boardwalk"


@rule("EB-52")
def test_the_debtor_is_offered_a_settlement_in_the_menu() -> None:
    assert offered(rented(), 0, "offer") == ["offer 1 park - 3500000"]


@rule("EB-52")
def test_the_part_that_is_settled_is_a_multiple_of_10k_too() -> None:
    game = rented()
    for text in ("offer 1 boardwalk - 5", "offer 1 boardwalk - 4999999", "offer 1 boardwalk - 4005K"):
        assert refused(game, 0, text).key == "track-deal-unit"
    assert refused(game, 1, "offer 0 - boardwalk 1995K").key == "track-deal-unit"


@rule("EB-52", "EB-70")
def test_offers_made_earlier_in_the_turn_do_not_keep_a_debtor_from_proposing() -> None:
    owed = {"kind": "payment", "payer": 0, "payee": 1, "amount": 5_000_000, "why": "rent", "debt": True, "asked": False}
    seats = (player("0K", deeds="boardwalk"), player(), player())
    game = table(*seats, may_roll=False, stack=[owed | {"told": True}], offers=[3, 0, 0])
    assert "offer 1 boardwalk - 4000000" in offered(game, 0)
    # In the debt there are just as many again, whoever offers.
    for amount in (2, 3, 4):
        play(game, f"0: offer 1 boardwalk - {amount}M", "1: decline")
    assert offered(game, 0, "offer") == []
    assert refused(game, 0, "offer 1 boardwalk - 5M").key == "track-deal-too-many"
    assert [form.word for form in game.forms(1)] == ["offer"]
    play(game, "1: offer 0 - boardwalk 5M", "0: accept")
    # Back in the turn the three offers of the turn count again.
    assert (pending(game)["kind"], state(game)["offers"]) == ("turn", [3, 0, 0])
    assert refused(game, 0, "offer 1 10K boardwalk").key == "track-deal-too-many"


@rule("EB-50", "EB-70")
def test_two_players_deal_while_a_third_owes() -> None:
    game = table(player("0K", deeds="park"), player(deeds="baltic"), player(), dice="1-3")
    play(game, "0: roll")
    assert pending(game)["kind"] == "payment"
    events = play(game, "1: offer 2 baltic 1M", "2: accept")
    assert payments(events) == ["2 > 1 1M deal"]
    assert (pending(game)["kind"], game.awaiting, owner(game, "baltic")) == ("payment", (0,), 2)
    assert refused(game, 1, "offer 2 1M baltic 10K").key == "track-deal-debt"


@rule("EB-50")
def test_the_form_of_an_offer_names_who_may_be_asked() -> None:
    game = table(player(deeds="park"), player(deeds="baltic"), player("0K", out=True), player())
    (form,) = [form for form in game.forms(0) if form.word == "offer"]
    assert form.bounds["targets"] == [1, 3]
