"""Play steps at the table of any game, and read what became of it; the tables of the games pass these on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import pytest

import rentier


def play(game: rentier.Game, *steps: str) -> list[rentier.Event]:
    """Play steps such as `0: roll` and return the events; nothing may appear or vanish, each position must load."""
    events: list[rentier.Event] = []
    things = game.inventory()
    for step in steps:
        seat, _, text = step.partition(": ")
        events += game.play(int(seat), text)
        assert game.inventory() == things
        assert rentier.load(game.position()).position() == game.position()
    return events


def refused(game: rentier.Game, seat: int, text: str) -> rentier.IllegalAction:
    """Return the refusal of an action, which must change nothing."""
    before = (game.position(), game.record())
    with pytest.raises(rentier.IllegalAction) as caught:
        game.play(seat, text)
    assert (game.position(), game.record()) == before
    assert text not in offered(game, seat)
    return caught.value


def offered(game: rentier.Game, seat: int, word: str = "") -> list[str]:
    """List the menu, or its entries that begin with a word; money is in units."""
    texts = [str(action) for action in game.actions(seat)]
    return [text for text in texts if not word or text.split()[0] == word]


def kinds(events: Iterable[rentier.Event]) -> list[str]:
    """List the kinds of events."""
    return [event.kind for event in events]


def state(game: rentier.Game) -> dict[str, Any]:
    return cast(dict[str, Any], game.position())


def pending(game: rentier.Game) -> dict[str, Any]:
    """Return the current question."""
    return cast(dict[str, Any], state(game)["stack"][-1])


def view(game: rentier.Game, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know."""
    return cast(dict[str, Any], game.view(seat))


def told(events: Iterable[rentier.Event], kind: str, reader: int | None = None) -> list[dict[str, object]]:
    """Return the events of a kind as a reader sees them."""
    return [event.seen_by(reader) for event in events if event.kind == kind]


def stacked(game: rentier.Game) -> list[str]:
    """List the kinds of what is pending, from the bottom."""
    return [decision["kind"] for decision in state(game)["stack"]]


def stakes(game: rentier.Game, seat: int, action: str) -> dict[str, dict[str, object]]:
    """Return the stakes of an action by what follows `-stake-` in their keys, each with its weight; nothing changes."""
    before = game.position()
    found = game.stakes(seat, action)
    assert game.position() == before
    return {stake.key.partition("-stake-")[2]: {**stake.details, "weight": stake.weight} for stake in found}
