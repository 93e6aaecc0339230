"""Nothing that the library hands out is shared: whoever changes it changes nothing else."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

import rentier
from rentier.bots import RandomBot, play_out

EDITIONS = ["banking", "crooked", "deal", "knockout", "millionaire"]


def spoil(value: Any) -> None:
    """Change everything that can be changed, from the inside out."""
    if isinstance(value, dict):
        for entry in value.values():
            spoil(entry)
        value.clear()
        value["spoilt"] = True
    elif isinstance(value, list):
        for entry in value:
            spoil(entry)
        value.clear()
        value.append("spoilt")
    elif isinstance(value, tuple):
        for entry in value:
            spoil(entry)
    elif isinstance(value, Mapping):
        for entry in value.values():
            spoil(entry)
        with contextlib.suppress(TypeError, AttributeError):
            cast(Any, value)["spoilt"] = True


def at(edition: str, moment: int) -> rentier.Game:
    """Return a game after a number of actions."""
    game = rentier.new(edition, 3, 7)
    if moment:
        play_out(game, [RandomBot(bytes(32)) for _ in range(3)], moment)
    return game


def handed_out(game: rentier.Game) -> list[Callable[[], object]]:
    """List everything that a game hands out as JSON or in lists."""
    seats = range(game.seats)
    return [
        game.record,
        game.position,
        game.bared,
        lambda: game.scores,
        lambda: game.winners,
        lambda: game.awaiting,
        lambda: game.inventory(),
        lambda: [game.view(seat) for seat in (None, *seats)],
        lambda: [form.to_dict() for seat in seats for form in game.forms(seat)],
        lambda: [form.bounds for seat in seats for form in game.forms(seat)],
        lambda: [action.to_dict() for seat in seats for action in game.actions(seat)],
        lambda: [action.parts() for seat in seats for action in game.actions(seat)],
        lambda: [action.figures(game, seat) for seat in seats for action in game.actions(seat)],
        lambda: [event.seen_by(seat) for event in game.opening for seat in (None, *seats)],
        lambda: [setting.to_dict() for setting in game.edition.settings],
        lambda: [game.edition.grammar, game.edition.presets, game.edition.tallies, game.edition.gaps],
        lambda: game.edition.read_options(None).values,
        lambda: refusals(game),
    ]


def refusals(game: rentier.Game) -> list[object]:
    """Return the refusals of every word without parts, and of nonsense."""
    said: list[object] = []
    for word in [*game.edition.grammar, "fly", "offer 9 x y"]:
        with contextlib.suppress(AssertionError):
            try:
                game.copy().play(game.awaiting[0] if not game.over else 0, word)
            except rentier.RentierError as error:
                said.append(error.to_dict())
    return said


def written(value: object) -> str:
    """Write something as text, to compare it."""
    return json.dumps(value, sort_keys=True, default=lambda other: dict(cast(Any, other)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moment", [0, 1, 13, 40, 90, 400])
def test_whoever_changes_what_they_got_changes_nothing_else(edition: str, moment: int) -> None:
    game = at(edition, moment)
    loaded = rentier.load(game.position())
    for each in (game, loaded, game.copy()):
        doors = handed_out(each)
        before = [written(door()) for door in doors]
        for door in doors:
            spoil(door())
        for seat in range(each.seats):
            spoil(each.actions(seat))
            spoil(each.forms(seat))
        assert [written(door()) for door in doors] == before
    again = at(edition, moment)
    assert written(again.position()) == written(game.position())
    assert written(again.record()) == written(game.record())


def test_a_form_belongs_to_whoever_asked_for_it() -> None:
    game = rentier.new("knockout", 2, 1)
    seat = game.awaiting[0]
    bounds = cast(Any, game.forms(seat)[0].bounds)
    spoil(bounds)
    assert "x" in rentier.new("knockout", 2, 2).forms(rentier.new("knockout", 2, 2).awaiting[0])[0].to_dict()
