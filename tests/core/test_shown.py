"""What a game shows at a prompt: short and true reprs, the table as text, and how the game was set up."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from rentier_pig import EDITION as PIG

import rentier
from rentier.bots import RandomBot, play_out
from rentier.core.registry import unregister
from rentier.games.deal.events import Drew
from rentier.text.drawing import draw

EDITIONS = ["banking", "crooked", "deal", "knockout", "millionaire"]


def at(edition: str, actions: int, seats: int = 3) -> rentier.Game:
    """Return a game after a number of actions by random players."""
    game = rentier.new(edition, seats, 5)
    if actions:
        play_out(game, [RandomBot(bytes(32)) for _ in range(seats)], actions)
    return game


def test_a_repr_is_short_and_true() -> None:
    game = at("banking", 200)
    assert repr(game) == f"<Banking: 3 seats, turn {game.turns_taken()}, awaiting {game.awaiting[0]}>"
    ended = rentier.new("deal", 2, 1)
    play_out(ended, [RandomBot(bytes(32)) for _ in range(2)])
    assert repr(ended) == f"<Deal: 2 seats, turn {ended.turns_taken()}, won by {ended.winners[0]}>"


def test_everything_that_one_meets_at_a_prompt_has_a_repr() -> None:
    game = at("knockout", 20)
    seat = game.awaiting[0]
    assert repr(game.edition) == "<knockout: 2 to 8 seats, rules version 1>"
    assert repr(game.edition.settings[0]) == "<tremor: off | light | real>"
    assert repr(game.options) == "<tremor: off, second_chance: off>"
    assert repr(game.forms(seat)[0]).startswith("<slide: x=[15.0, 255.0, 0.1], ")
    assert repr(game.last).startswith("<2: slide ") or repr(game.last).startswith(f"<{game.moves()[-1].seat}: ")
    assert repr(game.dice).startswith("<Dice: ")
    assert game.dice.seed.hex() not in repr(game.dice)
    assert repr(game.opening[0]).startswith("Began(seats=")
    banking = rentier.find_edition("banking")
    assert [repr(it) for it in banking.settings if it.name == "time_limit"] == ["<time_limit: 1 to 10000, or none>"]
    assert repr(rentier.new("banking", 2, 1).forms(0)[-1]) == "<resign>"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("actions", [0, 5, 60, 200, 5000])
def test_a_game_is_printed_as_its_table(edition: str, actions: int) -> None:
    game = at(edition, actions)
    text = str(game)
    assert text == game.show() == game.show(None)
    assert len(text.splitlines()) >= game.seats + 2
    for seat in range(game.seats):
        assert f"seat {seat}" in text
        assert game.show(seat)
    assert ("The game is over" if game.over else "The game waits for") in text
    assert "none" not in text
    assert draw(game, None, "fr") != text


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_printed_table_tells_no_secret(edition: str) -> None:
    for actions in (10, 80, 160):
        game = at(edition, actions)
        for seat in range(game.seats):
            other = game.redeal(seat, 99)
            assert str(other) == str(game)
            assert other.show(seat) == game.show(seat)


def test_a_game_without_a_drawing_of_its_own_shows_its_scores() -> None:
    rentier.register(PIG)
    try:
        assert str(rentier.new("pig", 2, 1)) == "seat 0 0\nseat 1 0\nThe game waits for seat 0."
    finally:
        unregister(PIG)


def test_the_table_is_drawn_without_any_package() -> None:
    code = "import sys; sys.modules['rich'] = None; import rentier; print(rentier.new('banking', 2, 1)); "
    code += "assert not [name for name in sys.modules if name.startswith('rentier.cli')]"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.startswith("Turn 1, round 1 · with the bank: 32 apartments, 12 hotels\n")


@pytest.mark.parametrize("edition", EDITIONS)
def test_how_a_game_was_set_up_stays_known(edition: str) -> None:
    game = rentier.new(edition, 3, 5)
    opening = game.opening
    assert opening == tuple(game.events or ())
    assert opening
    game.play(game.awaiting[0], game.actions(game.awaiting[0])[0])
    assert game.opening is opening
    assert game.copy().opening is opening
    assert rentier.load(game.position()).opening == ()
    assert rentier.replay(game.record()).opening == opening
    assert rentier.new(edition, 3, 5, events=False).opening == ()


def test_whoever_gets_a_game_dealt_anew_does_not_see_what_was_dealt() -> None:
    game = rentier.new("deal", 3, 5)
    assert [event for event in game.opening if isinstance(event, Drew)]
    assert game.redeal(0, 1).opening == ()


@pytest.mark.parametrize(("edition", "count"), [("banking", 40), ("crooked", 36), ("millionaire", 32)])
def test_a_view_of_a_track_names_every_space(edition: str, count: int) -> None:
    view = json.loads(json.dumps(rentier.new(edition, 2, 1).view(None)))
    spaces = view["spaces"]
    assert len(spaces) == count
    assert spaces[0] == {"space": "go", "kind": "go"}
    codes = [space["space"] for space in spaces]
    assert len(set(codes)) == count
    assert {deed["space"] for deed in view["deeds"]} < set(codes)
    assert {player["space"] for player in view["players"]} <= set(codes)
    assert view["hotel_level"] == (1 if edition == "crooked" else 5)
