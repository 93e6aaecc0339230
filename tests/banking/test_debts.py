"""Debts: raising money, several debts in order, and when a player may give up (EB-70, EB-73)."""

import pytest

import rentier
from playing import kinds, offered, pending, play, refused
from rentier.testing.rules import rule
from track.table import balances, cash, deeds, is_out, owner, payments

from .table import player, rented, table


def taxed(cash: str, deeds: str = "", **more: object) -> rentier.Game:
    """Set up a first player about to walk onto the income tax of 2M."""
    game = table(player(cash, deeds=deeds), player(), player(), dice="1-3", **more)  # type: ignore[arg-type]
    play(game, "0: roll")
    return game


def deep_in_debt() -> rentier.Game:
    """Set up a player who owes another 8M, and has property for part of it."""
    game = table(
        player("1M", deeds="park boardwalk"),
        player("10M", deeds="reading-rr"),
        player(deeds="electric*"),
        may_roll=False,
        claims=["1: reading-rr 0 8M"],
    )
    play(game, "1: claim reading-rr 0")
    return game


@rule("EB-70")
def test_a_debt_that_can_be_paid_is_paid_at_once() -> None:
    game = taxed("2M")
    assert cash(game, 0) == "0K"
    assert pending(game)["kind"] == "turn"


@rule("EB-70")
def test_who_owes_more_than_the_balance_raises_money() -> None:
    game = taxed("1M", "dark-blue:1 reading-rr")
    assert game.awaiting == (0,)
    assert (pending(game)["kind"], pending(game)["amount"]) == ("payment", 2_000_000)
    assert offered(game, 0) == [
        "sell dark-blue 0 1",
        "sell dark-blue 1 0",
        "sell dark-blue 0 0",
        "mortgage reading-rr",
    ]


@rule("EB-70")
@pytest.mark.parametrize(
    ("steps", "left"),
    [
        (["0: sell dark-blue 0 1"], "0K"),
        (["0: sell dark-blue 0 0"], "1M"),
        (["0: mortgage reading-rr"], "0K"),
        (["0: offer 1 reading-rr 3M", "1: accept"], "2M"),
    ],
)
def test_the_debt_is_paid_as_soon_as_the_money_is_there(steps: list[str], left: str) -> None:
    game = taxed("1M", "dark-blue:1 reading-rr")
    events = play(game, *steps)
    assert payments(events)[-1] == "0 > -1 2M tax"
    assert cash(game, 0) == left
    assert pending(game)["kind"] == "turn"


@rule("EB-70")
def test_it_is_told_once_that_somebody_is_short() -> None:
    game = table(player("0K", deeds="park boardwalk"), player(), dice="1-3")
    assert kinds(play(game, "0: roll")) == ["rolled", "moved", "owed"]
    assert "owed" not in kinds(play(game, "0: mortgage park"))


@rule("EB-70")
@pytest.mark.parametrize(
    ("text", "key", "number"),
    [
        ("roll", "track-pay-first", "EB-70"),
        ("end", "track-pay-first", "EB-70"),
        ("buy", "track-pay-first", "EB-70"),
        ("use-card", "track-pay-first", "EB-70"),
        ("build park", "track-build-money", "EB-40"),
        ("build oriental", "track-pay-first", "EB-70"),
        ("lift reading-rr", "track-pay-first", "EB-70"),
        ("bid 10K", "track-no-auction", "EB-20"),
    ],
)
def test_while_in_debt_one_only_raises_money(text: str, key: str, number: str) -> None:
    game = taxed("1.5M", "dark-blue light-blue reading-rr*")
    error = refused(game, 0, text)
    assert (error.key, error.rule) == (key, number)


@rule("EB-70", "EB-10")
def test_the_others_wait_while_a_debt_is_open() -> None:
    game = table(player("0K", deeds="park"), player(deeds="brown"), player(), dice="1-3")
    play(game, "0: roll")
    for text in ("build baltic", "mortgage baltic"):
        assert refused(game, 1, text).key == "track-not-between-turns"
    assert refused(game, 1, "roll").key == "not-asked"


@rule("EB-50", "EB-70")
def test_anybody_may_offer_who_owes_a_deal_that_raises_the_money() -> None:
    game = table(player("0K", deeds="park"), player(), player(), dice="1-3")
    play(game, "0: roll")
    assert [form.word for form in game.forms(1)] == ["offer"]
    assert refused(game, 1, "offer 0 1M park").key == "track-deal-debt-worse"
    play(game, "2: offer 0 3M park", "0: accept")
    # The income tax of 2M is paid from it.
    assert (balances(game), deeds(game, 2)) == (["1M", "15M", "12M"], "park")


@rule("EB-70")
@pytest.mark.parametrize(
    ("cash", "deeds", "covers"),
    [
        ("1.99M", "", False),
        ("1M", "reading-rr", True),
        ("990K", "reading-rr", False),
        ("1M", "reading-rr*", False),
        ("0K", "brown:1", False),
        ("400K", "brown:2", True),
        ("390K", "brown:2", False),
        ("0K", "park electric", True),
        ("0K", "park", False),
    ],
)
def test_bankruptcy_is_refused_while_balance_buildings_and_mortgages_cover_the_debt(
    cash: str, deeds: str, covers: bool
) -> None:
    game = taxed(cash, deeds)
    assert ("bankrupt" in offered(game, 0)) != covers
    if covers:
        error = refused(game, 0, "bankrupt")
        assert (error.key, error.rule) == ("track-not-bankrupt", "EB-70")
    else:
        play(game, "0: bankrupt")
        assert is_out(game, 0)


@rule("EB-70")
def test_without_a_debt_nobody_goes_bankrupt() -> None:
    error = refused(table(player("0K"), player()), 0, "bankrupt")
    assert (error.key, error.rule) == ("track-no-debt", "EB-70")


@rule("EB-70")
def test_who_cannot_cover_the_debt_may_still_try_deals() -> None:
    game = taxed("0K", "reading-rr")
    assert offered(game, 0) == ["bankrupt", "mortgage reading-rr"]
    play(game, "0: offer 1 reading-rr 3M", "1: decline", "0: offer 2 reading-rr 3M", "2: accept")
    assert cash(game, 0) == "1M"
    assert not is_out(game, 0)


@rule("EB-70")
def test_who_cannot_cover_the_debt_gives_up_with_nothing_sold_first() -> None:
    game = rented("500K", "dark-blue:1", "20M")
    play(game, "0: bankrupt")
    assert is_out(game, 0)
    assert deeds(game, 1) == "reading-rr park boardwalk"


@rule("EB-70")
@pytest.mark.parametrize(
    "text",
    [
        "offer 1 boardwalk 1990K",
        "offer 2 boardwalk 1990K",
        "offer 2 boardwalk -",
        "offer 2 500K,park -",
        "offer 1 park,boardwalk - 3.74M",
        "offer 2 500K electric",
        # The interest counts.
        "offer 2 - electric",
        "offer 2 boardwalk electric",
    ],
)
def test_a_deal_must_not_lower_what_covers_the_debt(text: str) -> None:
    error = refused(deep_in_debt(), 0, text)
    assert (error.key, error.rule) == ("track-deal-debt-worse", "EB-70")


@rule("EB-70")
@pytest.mark.parametrize(
    "text",
    [
        "offer 2 boardwalk 2M",
        "offer 1 boardwalk - 2M",
        "offer 1 park,boardwalk - 3.75M",
        "offer 2 boardwalk electric,2080K",
        # Lifted at once, what is received covers as much as lifting costs.
        "offer 2 - electric 0 electric",
        "offer 1 boardwalk - 8M",
    ],
)
def test_a_deal_that_leaves_the_debt_covered_as_well_as_before_is_made(text: str) -> None:
    play(deep_in_debt(), f"0: {text}", f"{text.split()[1]}: accept")


@rule("EB-52", "EB-70")
def test_when_nothing_of_the_debt_is_left_a_dear_property_may_go_for_a_small_one() -> None:
    game = rented("0K", "boardwalk", "1M")
    play(game, "0: offer 1 boardwalk - 1M", "1: accept")
    assert owner(game, "boardwalk") == 1
    assert pending(game)["kind"] == "turn"


@rule("EB-70")
def test_a_counter_offer_must_not_lower_what_covers_the_debt_either() -> None:
    game = rented("0K", "boardwalk", "8M")
    play(game, "0: offer 1 boardwalk 4M")
    error = refused(game, 1, "offer 0 1.5M boardwalk")
    assert (error.key, error.rule) == ("track-deal-debt-worse", "EB-70")
    play(game, "1: offer 0 2M boardwalk", "0: accept")
    assert balances(game)[:2] == ["2M", "8M"]
    assert (pending(game)["kind"], pending(game)["amount"]) == ("payment", 8_000_000)


@rule("EB-73")
def test_claims_are_settled_in_the_order_in_which_they_were_made() -> None:
    game = table(
        player("1M", deeds="boardwalk"),
        player("0K", deeds="reading-rr"),
        player("0K", deeds="electric"),
        may_roll=False,
        claims=["1: reading-rr 0 900K", "2: electric 0 2M"],
    )
    play(game, "2: claim electric 0", "1: claim reading-rr 0")
    # The second debt is owed too, and waits until the first is paid.
    assert game.awaiting == (0,)
    assert (pending(game)["payee"], pending(game)["amount"]) == (2, 2_000_000)
    events = play(game, "0: mortgage boardwalk")
    assert payments(events) == ["-1 > 0 2M mortgage", "0 > 2 2M rent", "0 > 1 900K rent"]
    assert balances(game) == ["100K", "900K", "2M"]


@rule("EB-73")
def test_what_a_card_makes_one_owe_to_several_is_paid_from_the_left() -> None:
    game = table(
        player(),
        player("600K", "baltic", "reading-rr"),
        player("0K"),
        player("0K"),
        turn=1,
        dice="1-3",
        chance="treat",
        options={"deck": "here-and-now"},
    )
    events = play(game, "1: roll")
    assert payments(events) == ["1 > 2 500K card"]
    assert (pending(game)["payee"], pending(game)["amount"]) == (3, 500_000)
    events = play(game, "1: mortgage reading-rr")
    assert payments(events)[1:] == ["1 > 3 500K card", "1 > 0 500K card"]


@rule("EB-73")
def test_what_a_card_makes_several_owe_each_settles_from_the_drawers_left() -> None:
    game = table(
        player("0K", deeds="baltic"),
        player("0K", "go"),
        player("1M"),
        player("50K", deeds="reading-rr"),
        turn=1,
        dice="1-1",
        chest="birthday",
    )
    events = play(game, "1: roll")
    assert payments(events) == ["2 > 1 100K card"]
    assert game.awaiting == (3,)
    play(game, "3: mortgage reading-rr")
    assert game.awaiting == (0,)
    play(game, "0: mortgage baltic")
    assert balances(game) == ["200K", "300K", "900K", "950K"]
    assert game.awaiting == (1,)


@rule("EB-73")
def test_the_debt_that_cannot_be_paid_names_the_creditor_and_later_ones_are_void() -> None:
    game = table(
        player(),
        player("600K", "baltic", "mediterranean"),
        player("0K"),
        player("0K"),
        turn=1,
        dice="1-3",
        chance="treat",
        options={"deck": "here-and-now"},
    )
    events = play(game, "1: roll", "1: bankrupt")
    assert is_out(game, 1)
    assert payments(events) == ["1 > 2 500K card", "1 > 3 100K bankruptcy"]
    assert (owner(game, "mediterranean"), balances(game)) == (3, ["15M", "0K", "500K", "100K"])


@rule("EB-73", "EB-74")
def test_a_bankruptcy_among_several_who_owe_leaves_the_other_debts() -> None:
    game = table(
        player("50K", deeds="baltic"),
        player("0K"),
        player("20K", deeds="reading-rr*"),
        turn=1,
        dice="1-1",
        chest="birthday",
    )
    play(game, "1: roll", "2: bankrupt")
    assert game.awaiting == (0,)
    assert deeds(game, 1) == "reading-rr*"
    play(game, "0: mortgage baltic")
    assert balances(game) == ["250K", "120K", "0K"]
    # The double still brings its extra roll.
    assert offered(game, 1, "roll") == ["roll"]


@rule("EB-10", "EB-73")
def test_a_debt_for_the_fine_is_settled_before_the_move() -> None:
    game = table(player("0K", deeds="baltic reading-rr", jail=2), player(), dice="1-2")
    play(game, "0: roll")
    assert pending(game)["why"] == "fine"
    play(game, "0: mortgage reading-rr")
    assert pending(game)["kind"] == "buy"
    assert cash(game, 0) == "500K"
