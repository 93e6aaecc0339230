"""Impossible positions are refused with their place, and whole ones load as they were."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import rentier
from playing import state
from rentier.testing.rules import rule

from .table import play, player, table

Spoil = Callable[[dict[str, Any]], None]


def at_a_payment() -> rentier.Game:
    """Set up notes on the table, one of which has been checked."""
    game = table(player("500 50* 10!", deeds="park"), player("20*!!", chance="c9"), player(kept="k9"), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50* 10!", "1: check 50")
    return game


def test_a_position_is_the_same_after_json() -> None:
    game = at_a_payment()
    again = rentier.load(json.loads(json.dumps(game.position())))
    assert again.position() == game.position()
    assert again.actions(2) == game.actions(2)


def twice(position: dict[str, Any]) -> None:
    """Put a note into two hands."""
    position["hands"][2].append(position["hands"][1][0])


def gone(position: dict[str, Any]) -> None:
    """Lose a note of the bank."""
    position["piles"][4].pop()


def poor(position: dict[str, Any]) -> None:
    """Claim that a hand is worth less than its notes."""
    position["players"][1]["cash"] = 10


def mixed(position: dict[str, Any]) -> None:
    """Put a 10 into the pile of 20s."""
    position["piles"][1].append(position["piles"][0].pop())


def lucid(position: dict[str, Any]) -> None:
    """Let someone know a note of the bank."""
    position["known"].append(position["piles"][0][0])


def rumour(position: dict[str, Any]) -> None:
    """Claim that everybody knows a fake in a hand whose holder does not."""
    position["fakes_taken"][9] = 1


def rumour_of_reals(position: dict[str, Any]) -> None:
    """Claim that everybody knows a real note in a hand whose holder does not."""
    position["reals_taken"][9] = 1


def honest(position: dict[str, Any]) -> None:
    """Turn a fake into a real note."""
    position["truth"] = position["truth"].replace("1", "0", 1)


def cut(position: dict[str, Any]) -> None:
    """Cut the truths short."""
    position["truth"] = position["truth"][:-1]


def generous(position: dict[str, Any]) -> None:
    """Give somebody a third token."""
    position["green"][0] = 3


def two_alike(position: dict[str, Any]) -> None:
    """Put a card that is in a hand onto the table too."""
    position["chance_open"][0] = "c9-real"


def fourth(position: dict[str, Any]) -> None:
    """Lay a fourth card open."""
    position["chance_open"].append(position["chance_pile"].pop())


def unknown_card(position: dict[str, Any]) -> None:
    """Name a card that does not exist."""
    position["chance_held"][0] = "c13-real"


def open_secret(position: dict[str, Any]) -> None:
    """Claim that everybody knows a kept card that nobody keeps."""
    position["shown_cards"] = ["k10"]


def misjudged(position: dict[str, Any]) -> None:
    """Claim that a check showed a fake to be real."""
    position["stack"][-1]["marks"][0] = 1


def self_caught(position: dict[str, Any]) -> None:
    """Claim that the payer caught their own fake."""
    position["stack"][-1]["marks"][0] = 2


def asks_payer(position: dict[str, Any]) -> None:
    """Ask the payer to check their own notes."""
    position["stack"][-1]["asked"] = [0]


def too_few(position: dict[str, Any]) -> None:
    """Take a note off the table into the hand."""
    note = position["stack"][-1]["laid"].pop()
    position["stack"][-1]["marks"].pop()
    position["hands"][0].append(note)
    position["players"][0]["cash"] += 10


def groundless(position: dict[str, Any]) -> None:
    """Leave notes on the table without a payment."""
    del position["stack"][-2]


def extra(position: dict[str, Any]) -> None:
    """Add a field that does not exist."""
    position["decoder"] = 1


@pytest.mark.parametrize(
    "spoil",
    [
        *(twice, gone, poor, mixed, lucid, rumour, rumour_of_reals, honest, cut, generous, two_alike, fourth),
        *(unknown_card, open_secret, misjudged, self_caught, asks_payer, too_few, groundless, extra),
    ],
)
def test_a_position_that_cannot_be_is_refused(spoil: Spoil) -> None:
    position = json.loads(json.dumps(at_a_payment().position()))
    spoil(position)
    with pytest.raises(rentier.BadInput):
        rentier.load(position)


@pytest.mark.parametrize("text", ["play c9 boardwalk", "play c11", "roll"])
def test_an_announced_card_must_be_one_that_could_be_played(text: str) -> None:
    game = table(player(chance="c9"), player())
    play(game, "0: play c9")
    position = json.loads(json.dumps(game.position()))
    assert rentier.load(position).position() == state(game)
    position["stack"][-1]["play"] = text
    with pytest.raises(rentier.BadInput):
        rentier.load(position)


def refusal(position: dict[str, Any]) -> tuple[str, str]:
    """Return where a position is refused, and with which sentence; the sentence names both."""
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(position)
    path = str(caught.value.details.get("path", ""))
    assert path in str(caught.value)
    assert len(str(caught.value)) < 300
    return path, caught.value.key


def owes(**changes: object) -> dict[str, object]:
    """Return a rent that the first player cannot pay yet."""
    usual = {"payer": 0, "payee": 1, "amount": 1_000, "why": "rent", "debt": True, "asked": False, "told": True}
    return {"kind": "payment"} | usual | changes


def place(deed: str = "vermont", seat: int = 0) -> dict[str, object]:
    """Return a hotel that is being paid for."""
    return {"kind": "place", "seat": seat, "deed": deed, "price": 50}


def deal(text: str = "1 vermont 100") -> dict[str, object]:
    """Return an accepted deal that waits for its money."""
    return {"kind": "exchange", "seat": 0, "offer": f"offer {text}", "lift": []}


LAY: dict[str, object] = {"kind": "lay", "laid": [], "marks": []}
CHECK: dict[str, object] = {"kind": "check", "asked": [1, 2], "laid": [], "marks": [], "fresh": 0}
HOTEL = owes(payee=-1, amount=50, why="building", debt=False, asked=True, told=False)
MONEY = owes(payer=1, payee=0, amount=100, why="deal", debt=False, asked=True, told=False)
TAKE: dict[str, object] = {"kind": "take", "seat": 0}
NOTES: dict[str, object] = {"kind": "offer-notes", "seat": 0, "target": 1, "notes": [0], "kinds": [0]}
OUT: dict[str, object] = {"kind": "go-out", "seat": 0, "creditor": 1}

STACKS: dict[str, tuple[list[dict[str, object]], str, str]] = {
    "a payment by choice with nothing below": ([HOTEL, LAY], "stack[1].why", "track-position-waits"),
    "a payment for something else than waits": (
        [place(), HOTEL | {"amount": 60}, LAY],
        "stack[2].why",
        "track-position-waits",
    ),
    "a payment by somebody else than waits": (
        [place(), HOTEL | {"payer": 1}, LAY],
        "stack[2].why",
        "track-position-waits",
    ),
    "a payment without notes": ([owes(asked=True)], "stack[1].asked", "crooked-position-nothing-laid"),
    "notes for a payment that nobody asked for": ([owes(), LAY], "stack[2].kind", "crooked-position-not-asked"),
    "a check of nothing": ([owes(asked=True), CHECK], "stack[2].laid", "crooked-position-laid-little"),
    "an answer to a check that is being made": (
        [owes(asked=True), LAY, {"kind": "offer", "seat": 0, "offer": "offer 1 vermont 100"}],
        "stack[3].kind",
        "track-position-lies-on",
    ),
    "a second hotel": ([place("park")], "stack[1].deed", "crooked-position-site"),
    "a hotel of somebody else": ([place("baltic")], "stack[1].deed", "crooked-position-site"),
    "a hotel that is paid for twice": (
        [place(), HOTEL | {"asked": False, "debt": True, "why": "change"}, place(), HOTEL, LAY],
        "stack[3].deed",
        "field-elsewhere",
    ),
    "a deal of what one has not": ([deal("1 baltic 100"), MONEY, LAY], "stack[1].offer", "track-position-deal"),
    "a deal for nothing": ([deal("1 vermont -"), MONEY, LAY], "stack[1].offer", "track-position-deal"),
    "a deal in a deal": (
        [deal(), owes(payer=1, payee=0, amount=50, why="change"), deal(), MONEY, LAY],
        "stack[3].offer",
        "track-position-deal",
    ),
    "a deal directly in a deal": ([deal(), deal(), MONEY, LAY], "stack[2].kind", "track-position-lies-on"),
    "an offer of notes under another decision": ([NOTES, TAKE], "stack[2].kind", "track-position-lies-on"),
    "an offer of notes that are not there": (
        [NOTES | {"notes": [149]}],
        "stack[1].notes[0]",
        "crooked-position-not-held",
    ),
    "a card taken elsewhere": ([TAKE], "stack[1].seat", "crooked-position-not-on-chance"),
    "a card taken by another": ([TAKE | {"seat": 1}], "stack[1].seat", "field-seat"),
    "somebody who goes out with money": ([OUT, owes()], "stack[1].seat", "crooked-position-going-out"),
    "a mortgage that is being lifted": ([{"kind": "lift"}], "stack[1].kind", "track-position-kind"),
    "a fine of somebody who is free": (
        [{"kind": "leave-jail", "seat": 0}],
        "stack[1].seat",
        "field-seat",
    ),
}


def before_a_decision() -> dict[str, Any]:
    """Return the position of a turn after its roll."""
    game = table(
        player("50 10 10", "vermont", "vermont park:1"),
        player("3x100 2x50 10", deeds="baltic"),
        player(),
        may_roll=False,
    )
    position: dict[str, Any] = json.loads(json.dumps(game.position()))
    return position


@pytest.mark.parametrize("what", STACKS)
def test_what_cannot_be_pending_is_refused_with_its_place(what: str) -> None:
    pending, path, key = STACKS[what]
    position = before_a_decision()
    position["stack"] += pending
    assert refusal(position) == (path, key)


@rule("CC-61")
def test_nothing_but_the_last_notes_of_a_bankrupt_is_paid_before_they_are_out() -> None:
    game = table(
        player("50", "vermont"),
        player(deeds="baltic"),
        player(),
        may_roll=False,
        claims=["1: baltic 0 200"],
    )
    play(game, "1: claim baltic 0", "0: bankrupt")
    position: dict[str, Any] = json.loads(json.dumps(game.position()))
    assert [decision["kind"] for decision in position["stack"]] == ["turn", "go-out", "payment", "check"]
    rentier.load(position)
    position["stack"][2]["why"] = "change"
    assert refusal(position) == ("stack[2].why", "track-position-waits")


def test_what_can_be_pending_loads() -> None:
    position = before_a_decision()
    for pending in ([owes()], [owes(amount=50, asked=True), LAY], [place(), HOTEL, LAY], [deal(), MONEY, LAY]):
        rentier.load(position | {"stack": [*position["stack"], *pending]})


@pytest.mark.parametrize(
    ("name", "value", "path", "key"),
    [
        ("deeds", [0, 0, True, False], "deeds[20][2]", "track-position-no-mortgage"),
        ("claims", [[1, 0, "baltic", 7, False]], "claims[0][3]", "field-number"),
        ("claims", [[1, 0, "baltic", 15, False]], "claims[0][3]", "field-multiple"),
        ("bank", 0, "bank", "track-position-bank"),
        ("hotels", 12, "hotels", "track-position-left"),
        ("changed", 9, "changed", "field-number"),
        ("decks", [[["k1"], 1], [[], 0]], "decks[0][0][0]", "track-position-other-pile"),
    ],
)
def test_a_state_that_cannot_be_is_refused_with_its_place(name: str, value: Any, path: str, key: str) -> None:
    position = before_a_decision()
    if name == "deeds":
        position["deeds"][20] = value
    else:
        position[name] = value
    assert refusal(position) == (path, key)


def test_a_game_in_which_every_street_is_sold_is_over() -> None:
    position = before_a_decision()
    for entry in position["deeds"]:
        entry[0] = max(0, entry[0])
    assert refusal(position) == ("deeds", "crooked-position-sold")


def test_who_has_most_has_won() -> None:
    game = table(player("500"), player("100"), turn=1, may_roll=False, options={"round_limit": 1})
    play(game, "1: end")
    assert rentier.load(state(game)).winners == (0,)
    assert refusal(state(game) | {"winners": [1]}) == ("winners", "track-position-winners")
    assert refusal(state(game) | {"ending": "bought"}) == ("ending", "track-position-ending")


def test_a_position_of_the_version_before_loads() -> None:
    game = rentier.new("crooked", seats=2, seed=1)
    assert rentier.load(game.position() | {"rules_version": 1}).position() == game.position()
