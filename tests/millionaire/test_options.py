"""The options of Millionaire: their values, their defaults, and the rules that they are about."""

from __future__ import annotations

import pytest

import rentier
from playing import offered, play, refused, view
from rentier.testing.rules import rule
from track.table import at

from .table import player, table


@rule("MM-6", "MM-17", "MM-23")
def test_the_options_have_the_rulebooks_defaults() -> None:
    settings = {setting.name: setting for setting in rentier.find_edition("millionaire").settings}
    assert set(settings) == {"doubles_roll_again", "target", "offers_a_turn"}
    assert view(rentier.new("millionaire", 2, 1), None)["options"] == {
        "doubles_roll_again": "no",
        "target": "1m",
        "offers_a_turn": 3,
    }
    assert {name: setting.rule for name, setting in settings.items()} == {
        "doubles_roll_again": "MM-17",
        "target": "MM-6",
        "offers_a_turn": "MM-23",
    }


@pytest.mark.parametrize(
    "options",
    [
        {"doubles_roll_again": "perhaps"},
        {"doubles_roll_again": True},
        {"target": "3m"},
        {"target": 1_000_000},
        {"offers_a_turn": -1},
        {"offers_a_turn": "three"},
        {"deck": "french"},
    ],
)
def test_what_is_no_option_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(rentier.BadInput):
        rentier.new("millionaire", 2, 1, options)


@rule("MM-17")
@pytest.mark.parametrize("again", ["no", "yes"])
def test_doubles_roll_again_only_by_option(again: str) -> None:
    game = table(player(at="jail"), player(), dice="4-4", options={"doubles_roll_again": again})
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert ("roll" in offered(game, 0)) == (again == "yes")


@rule("MM-6")
@pytest.mark.parametrize(("target", "is_over"), [("1m", True), ("2m", False)])
def test_the_target_is_one_or_two_millions(target: str, is_over: bool) -> None:
    game = table(player("950K", at="diamond-hills"), player(), dice="1-3", options={"target": target})
    play(game, "0: roll", "0: collect")
    assert game.over == is_over


@rule("MM-23")
def test_the_number_of_offers_counts_for_each_player_and_turn() -> None:
    options = {"offers_a_turn": 1}
    game = table(
        player(at="castle-view", deeds="motor-drive"), player(deeds="bling-beach"), dice="3-4", options=options
    )
    play(game, "0: offer 1 motor-drive 5K", "1: decline")
    assert refused(game, 0, "offer 1 motor-drive 6K").key == "track-deal-too-many"
    # A counter-offer counts for the other player, and the next turn allows new offers.
    play(game, "1: offer 0 bling-beach 5K", "0: decline", "0: roll", "0: end", "0: offer 1 motor-drive 6K")
