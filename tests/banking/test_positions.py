"""Impossible positions of Banking are refused with their place; whatever loads can be played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import rentier
from playing import play, state

from .table import DEEDS, player, table

Spoil = Callable[[dict[str, Any]], None]

US = player("3M", deeds="dark-blue:1 electric* reading-rr", kept="chance-out-of-jail")
THEM = player("1.7M", deeds="green bo-rr")
GONE = player("0K", out=True)


def position(**more: Any) -> dict[str, Any]:
    """Return a position of three players, of whom one is out, before the first roll."""
    found: dict[str, Any] = json.loads(json.dumps(table(US, THEM, GONE, **more).position()))
    return found


def refusal(given: dict[str, Any]) -> tuple[str, str]:
    """Return where a position is refused, and with which sentence; the sentence names both."""
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(given)
    sentence = str(caught.value)
    path = str(caught.value.details.get("path", ""))
    assert path in sentence
    assert len(sentence) < 300
    return path, caught.value.key


def setting(path: str, value: object) -> Spoil:
    """Return a function that puts a value somewhere, such as at `players 0 cash`."""

    def spoil(given: dict[str, Any]) -> None:
        place: Any = given
        *way, last = [int(word) if word.isdigit() else word for word in path.split()]
        for step in way:
            place = place[step]
        place[last] = value

    return spoil


def both(*spoils: Spoil) -> Spoil:
    """Return a function that spoils several things."""

    def spoil(given: dict[str, Any]) -> None:
        for each in spoils:
            each(given)

    return spoil


def owned(code: str, *entry: object) -> Spoil:
    """Return a function that changes a deed."""
    return setting(f"deeds {DEEDS.index(code)}", list(entry))


def deed(code: str, value: int) -> str:
    """Return the path of a value of a deed."""
    return f"deeds[{DEEDS.index(code)}][{value}]"


STATES: dict[str, tuple[Spoil, str, str]] = {
    "nobody left": (
        both(*[setting(f"players {seat} out", True) for seat in (0, 1)], setting("players 0 cash", 0)),
        "players[0].kept",
        "track-position-out-has",
    ),
    "one player left": (
        both(setting("players 1 out", True), setting("players 1 cash", 0)),
        "players",
        "track-position-too-few",
    ),
    "a bankrupt with money": (setting("players 2 cash", 10_000), "players[2].cash", "track-position-out-has"),
    "a bankrupt with a property": (owned("park", 2, 0, False, False), deed("park", 0), "field-seat"),
    "a bankrupt in jail": (
        both(setting("players 2 place", "jail"), setting("players 2 jail", 0)),
        "players[2].jail",
        "track-position-out-has",
    ),
    "money that is no multiple": (setting("players 0 cash", 3_000_005), "players[0].cash", "field-multiple"),
    "money that is too much": (setting("players 0 cash", 10**15), "players[0].cash", "field-number"),
    "money that is missing": (setting("bank", 0), "bank", "track-position-bank"),
    "jail elsewhere": (setting("players 1 jail", 1), "players[1].jail", "track-position-not-in-jail"),
    "buildings on a colour of two owners": (
        owned("park", 1, 1, False, False),
        deed("boardwalk", 0),
        "track-position-broken",
    ),
    "uneven buildings": (owned("boardwalk", 0, 3, False, False), deed("boardwalk", 1), "track-position-uneven"),
    "a building on a station": (
        owned("reading-rr", 0, 1, False, False),
        deed("reading-rr", 1),
        "track-position-no-building",
    ),
    "a building of the bank": (owned("baltic", -1, 1, False, False), deed("baltic", 1), "track-position-no-building"),
    "a mortgaged building": (
        owned("boardwalk", 0, 1, True, False),
        deed("boardwalk", 1),
        "track-position-no-building",
    ),
    "a mortgage of the bank": (owned("baltic", -1, 0, True, False), deed("baltic", 2), "track-position-no-mortgage"),
    "interest without a mortgage": (
        owned("bo-rr", 1, 0, False, True),
        deed("bo-rr", 3),
        "track-position-no-interest",
    ),
    "an apartment too many": (setting("apartments", 31), "apartments", "track-position-left"),
    "a hotel too few": (setting("hotels", 11), "hotels", "track-position-left"),
    "a card that is kept twice": (
        setting("players 1 kept", ["chance-out-of-jail"]),
        "players[1].kept[0]",
        "track-position-card-twice",
    ),
    "a card that cannot be kept": (
        setting("players 1 kept", ["advance-to-go"]),
        "players[1].kept[0]",
        "track-position-not-kept",
    ),
    "a card that is missing": (setting("players 0 kept", []), "decks", "track-position-card-missing"),
    "a claim of 7": (setting("claims", [[1, 0, "bo-rr", 7, False]]), "claims[0][3]", "field-number"),
    "a claim of somebody who is out": (
        setting("claims", [[2, 0, "bo-rr", 250_000, False]]),
        "claims[0][0]",
        "field-seat",
    ),
    "a claim that is too much": (setting("claims", [[1, 0, "bo-rr", 10**15, False]]), "claims[0][3]", "field-number"),
    "a turn too many": (setting("turns", 2), "turns", "track-position-turns"),
    "a round too many": (setting("rounds", 3), "turns", "track-position-turns"),
    "a roll of 1": (setting("rolled", 1), "rolled", "track-position-rolled"),
    "a double before the first roll": (setting("doubles", 1), "doubles", "track-position-fresh-doubles"),
    "a roll after the third double": (
        both(setting("doubles", 3), setting("fresh", False)),
        "may_roll",
        "track-position-third-double",
    ),
    "a turn without a roll": (setting("may_roll", False), "may_roll", "track-position-fresh-roll"),
    "too many offers": (setting("offers", [4, 0, 0]), "offers[0]", "field-number"),
    "an offer that cannot have been declined": (
        setting("declined", ["0 roll"]),
        "declined[0]",
        "track-position-declined",
    ),
    "time that nobody keeps": (setting("time_called", True), "time_called", "banking-position-no-time"),
    "more rounds than were agreed on": (
        both(setting("options round_limit", 1), setting("rounds", 1), setting("turns", 2)),
        "rounds",
        "banking-position-rounds",
    ),
}


@pytest.mark.parametrize("what", STATES)
def test_a_state_that_cannot_be_is_refused_with_its_place(what: str) -> None:
    spoil, path, key = STATES[what]
    given = position()
    spoil(given)
    assert refusal(given) == (path, key)


def test_a_position_in_which_nobody_plays_is_refused_and_does_not_hang() -> None:
    given = position()
    for entry in given["players"]:
        given["bank"] += entry["cash"]
        entry.update(cash=0, kept=[], out=True)
    given["decks"][0][0].append("chance-out-of-jail")
    given["deeds"] = [[-1, 0, False, False] for _ in given["deeds"]]
    given["apartments"] = 32
    given["may_roll"] = False
    assert refusal(given) == ("players", "track-position-too-few")


def payment(**changes: object) -> dict[str, object]:
    """Return a rent that the first player cannot pay yet."""
    usual = {"payer": 0, "payee": 1, "amount": 9_000_000, "why": "rent", "debt": True, "asked": False, "told": True}
    return {"kind": "payment"} | usual | changes


def auction(**changes: object) -> dict[str, object]:
    """Return an auction of a property."""
    usual = {"deed": "baltic", "bidders": [0, 1], "leader": 1, "bid": 100_000, "lander": 0, "barred": []}
    return {"kind": "auction"} | usual | changes


def building(**changes: object) -> dict[str, object]:
    """Return an auction of one of the last buildings."""
    usual = {"hotel": False, "bidders": [0, 1], "leader": 0, "bid": 2_000_000, "deed": "park", "wanting": [1, 0]}
    return {"kind": "building-auction"} | usual | changes


BUY = {"kind": "buy", "seat": 0, "deed": "baltic", "price": 600_000}
OFFER = {"kind": "offer", "seat": 0, "offer": "offer 1 electric 1000000"}

STACKS: dict[str, tuple[list[dict[str, object]], str, str]] = {
    "an unknown question": ([{"kind": "dance"}], "stack[1].kind", "track-position-kind"),
    "a turn in a turn": ([{"kind": "turn"}], "stack[1].kind", "track-position-kind"),
    "a payment by choice with nothing below": (
        [payment(debt=False, told=False)],
        "stack[1].debt",
        "track-position-by-choice",
    ),
    "a payment that somebody has a say in": ([payment(asked=True)], "stack[1].asked", "track-position-not-asked"),
    "a payment of the bank": ([payment(payer=-1)], "stack[1].payer", "field-seat"),
    "a payment to oneself": ([payment(payee=0)], "stack[1].payee", "field-seat"),
    "a rent for the bank": ([payment(payee=-1)], "stack[1].payee", "field-seat"),
    "a tax for a player": ([payment(why="tax")], "stack[1].payee", "field-seat"),
    "a payment for nothing": ([payment(why="fun")], "stack[1].why", "field-choice"),
    "a payment of 7": ([payment(amount=7)], "stack[1].amount", "field-number"),
    "a payment of too much": ([payment(amount=10**15)], "stack[1].amount", "field-number"),
    "a purchase at a price that is none": ([BUY | {"price": 500_000}], "stack[1].price", "field-exactly"),
    "a purchase of what somebody owns": ([BUY | {"deed": "park"}], "stack[1].deed", "track-position-owned"),
    "a purchase from afar": ([BUY | {"deed": "oriental"}], "stack[1].deed", "track-position-elsewhere"),
    "a purchase by another": ([BUY | {"seat": 1}], "stack[1].seat", "field-seat"),
    "a purchase in an auction": ([auction(), BUY], "stack[2].kind", "track-position-lies-on"),
    "two questions about one property": ([BUY, payment(), auction()], "stack[3].deed", "field-elsewhere"),
    "an auction of what somebody owns": ([auction(deed="park")], "stack[1].deed", "track-position-owned"),
    "an auction led from outside": ([auction(bidders=[0])], "stack[1].leader", "field-seat"),
    "a bid of 7": ([auction(bid=7)], "stack[1].bid", "field-number"),
    "a bid of too much": ([auction(bid=10**15)], "stack[1].bid", "field-number"),
    "a bid of nobody": ([auction(leader=-1)], "stack[1].bid", "field-exactly"),
    "an auction of a building for a station": (
        [building(deed="reading-rr")],
        "stack[1].deed",
        "track-position-no-street",
    ),
    "an auction without some who bid": ([building(wanting=[1])], "stack[1].wanting", "track-position-wanting"),
    "an accepted deal that waits": ([OFFER | {"kind": "exchange", "lift": []}], "stack[1].kind", "track-position-kind"),
    "a building that waits": (
        [{"kind": "place", "seat": 0, "deed": "boardwalk", "price": 2_000_000}],
        "stack[1].kind",
        "track-position-kind",
    ),
    "an offer of nothing": ([OFFER | {"offer": "offer 1 - 10000"}], "stack[1].offer", "track-position-offer"),
    "an offer to oneself": ([OFFER | {"offer": "offer 0 electric -"}], "stack[1].offer", "track-position-offer"),
    "an offer of money for money": (
        [OFFER | {"offer": "offer 1 electric,10000 20000"}],
        "stack[1].offer",
        "track-position-offer",
    ),
    "an offer of a bit of money": ([OFFER | {"offer": "offer 1 electric 5"}], "stack[1].offer", "track-position-offer"),
    "an offer that is none": ([OFFER | {"offer": "roll"}], "stack[1].offer", "track-position-no-offer"),
    "an offer in an auction": ([auction(), OFFER], "stack[2].kind", "track-position-lies-on"),
    "deeds of somebody who is not out": (
        [{"kind": "liquidate", "deeds": ["baltic"], "seat": 1}],
        "stack[1].seat",
        "field-seat",
    ),
    "the end of time that nobody called": (
        [{"kind": "closing", "why": "time"}],
        "stack[1].why",
        "track-position-ending",
    ),
    "the end of rounds that nobody counts": (
        [{"kind": "closing", "why": "rounds"}],
        "stack[1].why",
        "track-position-ending",
    ),
    "an unknown field": ([payment(rule="EB-30")], "stack[1].rule", "unknown-field"),
    "a walk of another length than the roll": (
        [{"kind": "walk", "seat": 0, "steps": 5}, payment()],
        "stack[1].steps",
        "field-exactly",
    ),
}


@pytest.mark.parametrize("what", STACKS)
def test_what_cannot_be_pending_is_refused_with_its_place(what: str) -> None:
    pending, path, key = STACKS[what]
    given = position(may_roll=False)
    given["players"][0]["place"] = "baltic"
    given["stack"] += pending
    assert refusal(given) == (path, key)


def test_what_can_be_pending_loads() -> None:
    given = position(may_roll=False)
    given["players"][0]["place"] = "baltic"
    for pending in ([payment()], [auction()], [building()], [BUY], [OFFER], [BUY, payment(), payment(told=False)]):
        # Only the last of several debts is asked for.
        shown = [*pending[:-1], pending[-1] | ({"told": True} if "told" in pending[-1] else {})]
        rentier.load(given | {"stack": [*given["stack"], *shown]})


def finished(**more: object) -> dict[str, Any]:
    """Return a game that the richer of two won after a round."""
    game = table(
        player("6M"), player("5M", deeds="baltic"), player("4M"), turn=2, may_roll=False, options={"round_limit": 1}
    )
    play(game, "2: end")
    return state(game) | more


@pytest.mark.parametrize(
    ("wrong", "path", "key"),
    [
        ({"winners": [1]}, "winners", "track-position-winners"),
        ({"winners": [0, 1]}, "winners", "track-position-winners"),
        ({"ending": "last"}, "ending", "track-position-ending"),
        ({"ending": "time"}, "ending", "track-position-ending"),
        ({"ending": "bankruptcies"}, "ending", "track-position-ending"),
        ({"ending": "boredom"}, "ending", "field-choice"),
        ({"stack": [{"kind": "turn"}]}, "stack", "position-over-stack"),
    ],
)
def test_an_end_is_one_that_the_rules_come_to(wrong: dict[str, object], path: str, key: str) -> None:
    assert rentier.load(finished()).winners == (0,)
    assert refusal(finished(**wrong)) == (path, key)


def test_a_position_of_the_version_before_loads_and_a_record_does_not() -> None:
    game = rentier.new("banking", seats=2, seed=1)
    older = game.position() | {"rules_version": 2}
    assert rentier.load(older).position() == game.position()
    with pytest.raises(rentier.BadInput):
        rentier.replay(game.record() | {"rules_version": 2})


def test_where_no_rent_is_claimed_no_debt_interrupts_an_offer() -> None:
    offer = {"kind": "offer", "seat": 0, "offer": "offer 1 1000000 bo-rr"}
    owed = {"kind": "payment", "payer": 1, "payee": -1, "amount": 2_000_000, "why": "tax"}
    stack = [{"kind": "turn"}, offer, owed | {"debt": True, "asked": False, "told": True}]
    given = position(may_roll=False)
    rentier.load(given | {"stack": stack})
    given["options"]["rent"] = "automatic"
    assert refusal(given | {"stack": stack}) == ("stack[2].kind", "track-position-lies-on")
