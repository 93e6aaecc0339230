"""Positions that cannot be are refused with their place, and whole ones load as they were."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import rentier

from .table import play, player, state, table

Spoil = Callable[[dict[str, Any]], None]


def at_a_payment() -> rentier.Game:
    """Sets up notes on the table of which one has been checked."""
    game = table(player("500 50* 10!", deeds="park"), player("20*!!", chance="c9"), player(kept="k9"), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50* 10!", "1: check 50")
    return game


def test_a_position_is_the_same_after_json() -> None:
    game = at_a_payment()
    again = rentier.load(json.loads(json.dumps(game.position())))
    assert again.position() == game.position()
    assert again.actions(2) == game.actions(2)


def twice(position: dict[str, Any]) -> None:
    """Puts a note into two hands."""
    position["hands"][2].append(position["hands"][1][0])


def gone(position: dict[str, Any]) -> None:
    """Loses a note of the bank."""
    position["piles"][4].pop()


def poor(position: dict[str, Any]) -> None:
    """Says that a hand is worth less than its notes."""
    position["players"][1]["cash"] = 10


def mixed(position: dict[str, Any]) -> None:
    """Puts a 10 into the pile of 20s."""
    position["piles"][1].append(position["piles"][0].pop())


def lucid(position: dict[str, Any]) -> None:
    """Lets someone know a note of the bank."""
    position["known"].append(position["piles"][0][0])


def rumour(position: dict[str, Any]) -> None:
    """Says that all know a fake in a hand whose holder does not."""
    position["fakes_taken"][9] = 1


def rumour_of_reals(position: dict[str, Any]) -> None:
    """Says that all know a real note in a hand whose holder does not."""
    position["reals_taken"][9] = 1


def honest(position: dict[str, Any]) -> None:
    """Turns a fake into a real note."""
    position["truth"] = position["truth"].replace("1", "0", 1)


def cut(position: dict[str, Any]) -> None:
    """Cuts the truths short."""
    position["truth"] = position["truth"][:-1]


def generous(position: dict[str, Any]) -> None:
    """Gives somebody a third token."""
    position["green"][0] = 3


def two_alike(position: dict[str, Any]) -> None:
    """Puts a card that is in a hand onto the table too."""
    position["chance_open"][0] = "c9-real"


def fourth(position: dict[str, Any]) -> None:
    """Lays a fourth card open."""
    position["chance_open"].append(position["chance_pile"].pop())


def unknown_card(position: dict[str, Any]) -> None:
    """Names a card that is not there."""
    position["chance_held"][0] = "c13-real"


def open_secret(position: dict[str, Any]) -> None:
    """Says that all know a kept card that nobody keeps."""
    position["shown_cards"] = ["k10"]


def misjudged(position: dict[str, Any]) -> None:
    """Says that a check showed a fake to be real."""
    position["stack"][-1]["marks"][0] = 1


def self_caught(position: dict[str, Any]) -> None:
    """Says that the payer caught the own fake."""
    position["stack"][-1]["marks"][0] = 2


def asks_payer(position: dict[str, Any]) -> None:
    """Asks the payer to check the own notes."""
    position["stack"][-1]["asked"] = [0]


def too_few(position: dict[str, Any]) -> None:
    """Takes a note off the table into the hand."""
    note = position["stack"][-1]["laid"].pop()
    position["stack"][-1]["marks"].pop()
    position["hands"][0].append(note)
    position["players"][0]["cash"] += 10


def groundless(position: dict[str, Any]) -> None:
    """Leaves notes on the table that are for nothing."""
    del position["stack"][-2]


def extra(position: dict[str, Any]) -> None:
    """Adds a field that there is not."""
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
