"""EB-14: every card of both decks, and what becomes of it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, view
from rentier.games.banking.data import CARDS
from rentier.testing.rules import rule
from track.table import BANK, at, balances, cash, claims, deeds, is_out, jail, kept, levels, owner, payments, pile

from .table import CHANCE, CHEST, player, table

# From these spaces a seven leads to the second space of each pile.
START = ("pennsylvania-rr", "jail")
HERE = ("chance-2", "chest-2")
BUILT = "brown:4 orange:1 light-blue:5"


class Does(NamedTuple):
    """What a card does to a table of three with 15M each."""

    to: str = ""
    balances: str = "15M 15M 15M"
    asks: str = "turn"


FRENCH = {
    "chance-go": Does("go", "17M 15M 15M"),
    "boardwalk": Does("boardwalk", asks="buy"),
    "illinois": Does("illinois", asks="buy"),
    "st-charles": Does("st-charles", "17M 15M 15M", "buy"),
    "pennsylvania-rr": Does("pennsylvania-rr", "17M 15M 15M", "buy"),
    "back-three": Does("new-york", asks="buy"),
    "chance-jail": Does("jail"),
    "chance-out-of-jail": Does(),
    "dividend": Does(balances="15.5M 15M 15M"),
    "savings": Does(balances="16.5M 15M 15M"),
    "crossword": Does(balances="16M 15M 15M"),
    "speeding": Does(balances="14.85M 15M 15M"),
    "drunkenness": Does(balances="14.8M 15M 15M"),
    "school": Does(balances="13.5M 15M 15M"),
    "repairs": Does(),
    "road-works": Does(),
    "chest-go": Does("go", "17M 15M 15M"),
    "mediterranean": Does("mediterranean", asks="buy"),
    "chest-jail": Does("jail"),
    "chest-out-of-jail": Does(),
    "bank-error": Does(balances="17M 15M 15M"),
    "income": Does(balances="16M 15M 15M"),
    "inheritance": Does(balances="16M 15M 15M"),
    "stock-sale": Does(balances="15.5M 15M 15M"),
    "interest": Does(balances="15.25M 15M 15M"),
    "tax-refund": Does(balances="15.2M 15M 15M"),
    "beauty-contest": Does(balances="15.1M 15M 15M"),
    "birthday": Does(balances="15.2M 14.9M 14.9M"),
    "hospital": Does(balances="14M 15M 15M"),
    "doctor": Does(balances="14.5M 15M 15M"),
    "insurance": Does(balances="14.5M 15M 15M"),
    "fine-or-chance": Does(asks="pay-or-draw"),
}
HERE_AND_NOW = {
    "back-three": Does("new-york", asks="buy"),
    "st-charles": Does("st-charles", "17M 15M 15M", "buy"),
    "illinois": Does("illinois", asks="buy"),
    "chance-go": Does("go", "17M 15M 15M"),
    "reading-rr": Does("reading-rr", "17M 15M 15M", "buy"),
    "boardwalk": Does("boardwalk", asks="buy"),
    "nearest-station-1": Does("bo-rr", asks="buy"),
    "nearest-station-2": Does("bo-rr", asks="buy"),
    "nearest-utility": Does("water", asks="buy"),
    "donation": Does(balances="14.85M 15M 15M"),
    "signing-bonus": Does(balances="16.5M 15M 15M"),
    "tax-break": Does(balances="15.5M 15M 15M"),
    "treat": Does(balances="14M 15.5M 15.5M"),
    "repairs": Does(),
    "chance-jail": Does("jail"),
    "chance-out-of-jail": Does(),
    "tv-show": Does(balances="15.1M 15M 15M"),
    "computer-virus": Does(balances="14M 15M 15M"),
    "trust-fund": Does(balances="15.45M 15M 15M"),
    "lottery": Does(balances="16M 15M 15M"),
    "royalties": Does(balances="16M 15M 15M"),
    "chest-jail": Does("jail"),
    "chest-go": Does("go", "17M 15M 15M"),
    "collection": Does(balances="16M 14.5M 14.5M"),
    "back-taxes": Does(balances="13.5M 15M 15M"),
    "chest-out-of-jail": Does(),
    "ticket-sale": Does(balances="15.2M 15M 15M"),
    "dance-lessons": Does(balances="14.5M 15M 15M"),
    "film-contract": Does(balances="17M 15M 15M"),
    "event-services": Does(balances="15.25M 15M 15M"),
    "casino": Does(balances="16M 15M 15M"),
    "refurbishment": Does(),
}
DONE = {"french": FRENCH, "here-and-now": HERE_AND_NOW}
ALL = [(deck, code) for deck, cards in DONE.items() for code in cards]
MOVING = [(deck, code) for deck, code in ALL if DONE[deck][code].to]


def pile_of(deck: str, code: str) -> int:
    """Return which pile of a deck a card belongs to."""
    return next(i for i in (CHANCE, CHEST) if code in [card.code for card in CARDS[deck][i]])


def drawn(deck: str, code: str, *others: str, dice: str = "3-4", cash: str = "15M", owns: str = "") -> rentier.Game:
    """Set up a table of three where seat 0 rolls and draws the card; the others own these deeds."""
    which = pile_of(deck, code)
    tops = [code if i == which else "" for i in (CHANCE, CHEST)]
    them = [player(deeds=owned) for owned in (*others, "", "")[:2]]
    start = START[which] if dice == "3-4" else {CHANCE: "jail", CHEST: "states"}[which]
    game = table(
        player(cash, at=start, deeds=owns),
        *them,
        dice=f"{dice} 1-3",
        chance=tops[CHANCE],
        chest=tops[CHEST],
        options={"deck": deck},
    )
    play(game, "0: roll")
    return game


@rule("EB-14")
def test_the_table_names_every_card() -> None:
    for deck, cards in DONE.items():
        assert set(cards) == {card.code for each in CARDS[deck] for card in each}


@rule("EB-14")
@pytest.mark.parametrize(("deck", "code"), ALL)
def test_every_card_does_what_it_says(deck: str, code: str) -> None:
    game = drawn(deck, code)
    does = DONE[deck][code]
    assert at(game, 0) == (does.to or HERE[pile_of(deck, code)])
    assert balances(game) == does.balances.split()
    assert pending(game)["kind"] == does.asks
    assert (jail(game, 0) == 0) == (does.to == "jail")
    assert kept(game, 0) == (code if code.endswith("out-of-jail") else "")


@rule("EB-14")
@pytest.mark.parametrize(("deck", "code"), ALL)
def test_every_card_goes_under_its_pile_unless_it_is_kept(deck: str, code: str) -> None:
    which = pile_of(deck, code)
    game = drawn(deck, code)
    # Before the space that it leads to is resolved: a player who is asked to buy already sees it there.
    if kept(game, 0):
        assert code not in pile(game, which)
        assert len(pile(game, which)) == 15
    else:
        assert pile(game, which)[-1] == code
        assert len(pile(game, which)) == 16
    assert len(pile(game, 1 - which)) == 16


@rule("EB-14")
@pytest.mark.parametrize(("deck", "code"), ALL)
def test_a_double_still_gives_its_further_roll_unless_the_card_sends_to_jail(deck: str, code: str) -> None:
    dice = {CHANCE: "6-6", CHEST: "2-2"}[pile_of(deck, code)]
    game = drawn(deck, code, dice=dice)
    asked = pending(game)["kind"]
    if asked == "buy":
        play(game, "0: buy")
    elif asked == "pay-or-draw":
        play(game, "0: pay-card")
    assert offered(game, 0)[0] == ("end" if DONE[deck][code].to == "jail" else "roll")


@rule("EB-14")
def test_cards_are_drawn_from_the_top_and_come_again_in_that_order() -> None:
    game = table(player(at="jail"), player(at="jail"), dice="3-4 3-4", chest="interest doctor hospital")
    before = pile(game, CHEST)
    play(game, "0: roll", "0: end", "1: roll")
    assert balances(game) == ["15.25M", "14.5M"]
    assert pile(game, CHEST) == [*before[2:], "interest", "doctor"]


@rule("EB-14")
@pytest.mark.parametrize("start", ["go", "pennsylvania-rr", "marvin"])
def test_each_of_the_three_chance_spaces_draws(start: str) -> None:
    game = table(player(at=start), player(), dice="3-4", chance="crossword")
    play(game, "0: roll")
    assert cash(game, 0) == "16M"


@rule("EB-14")
@pytest.mark.parametrize(("start", "left"), [("short-line-rr", "18M"), ("jail", "16M"), ("atlantic", "16M")])
def test_each_of_the_three_chest_spaces_draws(start: str, left: str) -> None:
    game = table(player(at=start), player(), dice="3-4", chest="income")
    play(game, "0: roll")
    assert cash(game, 0) == left


# The space that a card leads to is resolved in full.


@rule("EB-14")
@pytest.mark.parametrize(("deck", "code"), [entry for entry in MOVING if DONE[entry[0]][entry[1]].asks == "buy"])
def test_what_a_card_leads_to_can_be_bought_or_left_to_an_auction(deck: str, code: str) -> None:
    game = drawn(deck, code)
    space = at(game, 0)
    play(game, "0: buy")
    assert deeds(game, 0) == space
    game = drawn(deck, code)
    play(game, "0: leave", "1: bid 10K", "2: pass", "0: pass")
    assert owner(game, space) == 1


@rule("EB-14", "EB-30")
@pytest.mark.parametrize(
    ("deck", "code", "due"),
    [
        ("french", "boardwalk", "500K"),
        ("french", "illinois", "200K"),
        ("french", "st-charles", "100K"),
        ("french", "pennsylvania-rr", "250K"),
        ("french", "back-three", "160K"),
        ("french", "mediterranean", "20K"),
        ("here-and-now", "reading-rr", "250K"),
    ],
)
def test_rent_is_due_where_a_card_leads(deck: str, code: str, due: str) -> None:
    space = FRENCH[code].to if code in FRENCH else code
    game = drawn(deck, code, "", space)
    assert claims(game) == [f"2: {space} 0 {due}"]
    play(game, f"2: claim {space} 0")
    assert claims(game) == []


@rule("EB-14", "EB-15")
def test_a_card_can_lead_to_a_tax() -> None:
    game = table(player(), player(), dice="3-4", chance="back-three")
    play(game, "0: roll")
    assert (at(game, 0), cash(game, 0)) == ("income-tax", "13M")


@rule("EB-14")
def test_a_card_can_lead_to_another_card() -> None:
    game = table(player(at="marvin"), player(), dice="3-4", chance="back-three", chest="chest-go")
    events = play(game, "0: roll")
    assert kinds(events).count("drew-card") == 2
    assert (at(game, 0), cash(game, 0)) == ("go", "17M")
    assert (pile(game, CHANCE)[-1], pile(game, CHEST)[-1]) == ("back-three", "chest-go")


@rule("EB-14")
def test_a_card_leads_to_ones_own_property_for_nothing() -> None:
    game = drawn("french", "boardwalk", owns="boardwalk")
    assert (at(game, 0), cash(game, 0)) == ("boardwalk", "15M")
    assert pending(game) == {"kind": "turn"}


# Cards with a rent of their own


@rule("EB-14", "EB-34")
@pytest.mark.parametrize(("owned", "due"), [("bo-rr", "500K"), ("bo-rr reading-rr", "1M"), ("station", "4M")])
def test_the_nearest_station_brings_its_owner_twice_the_rent(owned: str, due: str) -> None:
    game = drawn("here-and-now", "nearest-station-1", owned)
    assert claims(game) == [f"1: bo-rr 0 {due}"]


@rule("EB-14", "EB-31")
def test_the_nearest_station_brings_nothing_when_it_is_mortgaged() -> None:
    assert claims(drawn("here-and-now", "nearest-station-2", "bo-rr* reading-rr")) == []


@rule("EB-14", "EB-13")
@pytest.mark.parametrize(
    ("card", "start", "space", "left"),
    [
        ("nearest-station-1", "go", "pennsylvania-rr", "15M"),
        ("nearest-station-1", "marvin", "reading-rr", "17M"),
        ("nearest-utility", "go", "electric", "15M"),
        ("nearest-utility", "marvin", "electric", "17M"),
    ],
)
def test_the_nearest_lies_ahead_perhaps_beyond_go(card: str, start: str, space: str, left: str) -> None:
    game = table(player(at=start), player(), dice="3-4", chance=card, options={"deck": "here-and-now"})
    play(game, "0: roll")
    assert (at(game, 0), cash(game, 0), pending(game)["kind"]) == (space, left, "buy")


@rule("EB-14", "EB-33")
@pytest.mark.parametrize("owned", ["water", "utility"])
def test_the_nearest_utility_brings_ten_times_a_new_roll(owned: str) -> None:
    # The new roll is 1-3.
    game = drawn("here-and-now", "nearest-utility", owned)
    assert claims(game) == ["1: water 0 400K"]


@rule("EB-14", "EB-33")
def test_everybody_sees_the_new_roll_and_a_double_in_it_gives_no_further_roll() -> None:
    us = player(at="pennsylvania-rr"), player(deeds="water")
    game = table(*us, dice="3-4 2-2", chance="nearest-utility", options={"deck": "here-and-now"})
    rolls = [event.seen_by(None) for event in play(game, "0: roll") if event.kind == "rolled"]
    assert [(roll["first"], roll["second"]) for roll in rolls] == [(3, 4), (2, 2)]
    assert claims(game) == ["1: water 0 400K"]
    assert offered(game, 0)[0] == "end"


@rule("EB-14", "EB-31")
def test_the_nearest_utility_brings_nothing_when_it_is_mortgaged() -> None:
    game = drawn("here-and-now", "nearest-utility", "water* electric")
    assert claims(game) == []
    assert pending(game) == {"kind": "turn"}


@rule("EB-14")
def test_everybody_pays_for_a_birthday_from_the_left() -> None:
    game = table(player(), player(at="jail"), player(), player("0K", out=True), dice="3-4", chest="birthday", turn=1)
    events = play(game, "1: roll")
    assert payments(events) == ["2 > 1 100K card", "0 > 1 100K card"]


@rule("EB-14", "EB-73")
def test_everybody_is_paid_from_the_left() -> None:
    seats = player(), player(at="pennsylvania-rr"), player()
    game = table(*seats, dice="3-4", turn=1, chance="treat", options={"deck": "here-and-now"})
    assert payments(play(game, "1: roll")) == ["1 > 2 500K card", "1 > 0 500K card"]


# A choice


@rule("EB-14")
def test_the_fine_is_paid_or_a_chance_card_drawn() -> None:
    game = drawn("french", "fine-or-chance")
    assert game.awaiting == (0,)
    assert offered(game, 0) == ["pay-card", "draw-card"]
    assert refused(game, 0, "end").rule == "EB-14"
    assert refused(game, 1, "pay-card").rule == "EB-14"
    play(game, "0: pay-card")
    assert balances(game) == ["14.9M", "15M", "15M"]
    assert offered(game, 0)[0] == "end"


@rule("EB-14")
def test_the_chance_card_drawn_instead_of_the_fine_is_followed() -> None:
    game = table(player(at="jail"), player(), dice="3-4", chest="fine-or-chance", chance="back-three")
    play(game, "0: roll", "0: draw-card")
    # Three back from Community Chest.
    assert (at(game, 0), pending(game)["kind"]) == ("virginia", "buy")
    assert (pile(game, CHANCE)[-1], pile(game, CHEST)[-1]) == ("back-three", "fine-or-chance")
    assert cash(game, 0) == "15M"


@rule("EB-14", "EB-70")
def test_the_fine_can_be_chosen_without_the_money_for_it() -> None:
    game = table(player("0K", at="jail", deeds="baltic"), player(), dice="3-4", chest="fine-or-chance")
    play(game, "0: roll", "0: pay-card", "0: mortgage baltic")
    assert cash(game, 0) == "200K"


@rule("EB-14", "EB-50")
def test_no_deals_while_a_card_is_resolved() -> None:
    game = drawn("french", "fine-or-chance", owns="boardwalk")
    assert refused(game, 0, "offer 1 boardwalk 1M").rule == "EB-50"
    assert refused(game, 1, "offer 0 1M boardwalk").rule == "EB-50"


# Repairs


@rule("EB-14")
@pytest.mark.parametrize(
    ("deck", "code", "left"),
    [
        ("french", "repairs", "9.25M"),
        ("french", "road-works", "7.15M"),
        ("here-and-now", "repairs", "9.25M"),
        ("here-and-now", "refurbishment", "7.15M"),
    ],
)
def test_repairs_count_apartments_and_hotels(deck: str, code: str, left: str) -> None:
    # Eleven apartments and three hotels; those of the others do not count.
    game = drawn(deck, code, "green:2", owns=BUILT)
    assert balances(game) == [left, "15M", "15M"]


@rule("EB-14")
def test_who_has_no_buildings_repairs_nothing() -> None:
    assert balances(drawn("french", "road-works", "green:5", owns="orange station")) == ["15M"] * 3


@rule("EB-14")
def test_buildings_sold_to_pay_for_repairs_are_counted_all_the_same() -> None:
    game = drawn("french", "repairs", owns="brown:2", cash="0K")
    assert pending(game)["amount"] == 4 * 250_000
    play(game, "0: sell brown 1 1")
    assert pending(game)["amount"] == 4 * 250_000
    play(game, "0: sell brown 0 0")
    assert levels(game, "brown") == [0, 0]
    assert cash(game, 0) == "0K"
    assert offered(game, 0)[0] == "end"


# Out of jail


@rule("EB-14", "EB-76")
@pytest.mark.parametrize("code", ["chance-out-of-jail", "chest-out-of-jail"])
def test_an_out_of_jail_card_is_kept_until_it_is_used_and_then_goes_under_its_own_pile(code: str) -> None:
    which = pile_of("french", code)
    game = table(player(jail=0, kept=code), player())
    assert len(pile(game, which)) == 15
    play(game, "0: use-card")
    assert kept(game, 0) == ""
    assert (len(pile(game, which)), pile(game, which)[-1]) == (16, code)
    assert len(pile(game, 1 - which)) == 16


@rule("EB-14", "EB-18")
def test_everybody_sees_which_card_was_drawn_and_that_it_was_kept() -> None:
    game = table(player(at="jail"), player(), dice="3-4", chest="chest-out-of-jail")
    assert [event.seen_by(1) for event in play(game, "0: roll")][-2:] == [
        {"event": "drew-card", "seat": 0, "deck": CHEST, "card": "chest-out-of-jail"},
        {"event": "kept-card", "seat": 0, "card": "chest-out-of-jail"},
    ]


@rule("EB-14")
def test_while_it_is_kept_the_pile_goes_round_without_it() -> None:
    game = drawn("french", "chance-out-of-jail")
    assert view(game, 1)["piles"][0] == {"unseen": 15, "seen": []}
    play(game, "0: end")
    assert kept(game, 0) == "chance-out-of-jail"
    assert refused(game, 0, "use-card").rule == "EB-10"


@rule("EB-14", "EB-76")
def test_a_kept_card_is_of_no_use_outside_jail() -> None:
    game = table(player(kept="chest-out-of-jail"), player())
    assert refused(game, 0, "use-card").rule == "EB-76"


@rule("EB-14", "EB-50")
def test_it_can_be_sold_at_an_agreed_price_at_once_or_later() -> None:
    game = drawn("french", "chest-out-of-jail")
    play(game, "0: offer 2 chest-out-of-jail 770K", "2: accept")
    assert (kept(game, 0), kept(game, 2)) == ("", "chest-out-of-jail")
    assert balances(game) == ["15.77M", "15M", "14.23M"]
    play(game, "0: end", "1: offer 2 1M chest-out-of-jail", "2: decline")
    assert kept(game, 2) == "chest-out-of-jail"


@rule("EB-14")
def test_one_player_can_keep_both() -> None:
    game = table(player(jail=0, kept="chance-out-of-jail chest-out-of-jail"), player())
    play(game, "0: use-card")
    assert len(kept(game, 0).split()) == 1


# Debts that a card makes


@rule("EB-14", "EB-73")
def test_who_cannot_pay_for_a_birthday_owes_it_to_who_drew_the_card() -> None:
    game = table(player(at="jail"), player("0K", deeds="baltic"), player("50K"), dice="3-4", chest="birthday")
    play(game, "0: roll")
    assert game.awaiting == (1,)
    assert pending(game)["payee"] == 0
    play(game, "1: mortgage baltic")
    assert game.awaiting == (2,)
    play(game, "2: bankrupt")
    assert is_out(game, 2)
    assert balances(game) == ["15.15M", "200K", "0K"]
    assert offered(game, 0)[0] == "end"
    assert owner(game, "baltic") != BANK
