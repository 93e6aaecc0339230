"""Pig passes the contract tests and follows its rules, has all its words, and its bot beats chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from rentier_pig import EDITION

import rentier
from rentier.core import unregister
from rentier.server.lessons import lesson_of
from rentier.sim import simulate
from rentier.testing import CHECKS
from rentier.testing.rules import rule
from rentier.text import LANGUAGES, Phrasebook, Rulebook, Teller


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Register Pig if it is not installed."""
    if EDITION in rentier.editions():
        yield
        return
    rentier.register(EDITION)
    yield
    unregister(EDITION)


def at(points: list[int], total: int, seed: int = 1, goal: str = "100") -> rentier.Game:
    """Return a game in which it is the turn of seat 0."""
    position = rentier.new("pig", len(points), seed, {"goal": goal}).position()
    return rentier.load({**position, "points": points, "total": total})


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_the_contract(seats: int, check: Callable[[str, int, int], None]) -> None:
    check("pig", seats, 1)


@rule("PG-1")
def test_the_players_take_turns() -> None:
    game = at([0, 0, 0], 5)
    for seat in (0, 1, 2, 0):
        assert game.awaiting == (seat,)
        with pytest.raises(rentier.IllegalAction, match=r"\(PG-1\)"):
            game.play((seat + 1) % 3, "roll")
        while game.awaiting == (seat,) and not game.over:
            game.play(seat, game.actions(seat)[-1])


@rule("PG-2")
def test_a_one_loses_the_turn_and_the_rest_adds_up() -> None:
    seen = set()
    for seed in range(30):
        game = at([7, 0], 12, seed)
        [rolled] = game.play(0, "roll")
        number = rolled.seen_by(None)["number"]
        seen.add(number)
        assert game.scores == (7, 0)
        if number == 1:
            assert (game.awaiting, game.view(0)["total"]) == ((1,), 0)
        else:
            assert (game.awaiting, game.view(0)["total"]) == ((0,), 12 + int(str(number)))
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("PG-3")
def test_holding_keeps_the_total() -> None:
    game = at([7, 0], 12)
    game.play(0, "hold")
    assert (game.scores, game.awaiting) == ((19, 0), (1,))
    with pytest.raises(rentier.IllegalAction, match=r"nothing to hold yet: roll first\. \(PG-3\)"):
        game.play(1, "hold")


@rule("PG-4")
@pytest.mark.parametrize("goal", ["100", "50"])
def test_the_goal_wins(goal: str) -> None:
    game = at([int(goal) - 12, 0], 12, goal=goal)
    game.play(0, "hold")
    assert game.over
    assert game.winners == (0,)


def test_the_bot_beats_chance() -> None:
    [steady, random] = simulate("pig", 300, 2, "steady,random", 1).wins_by_bot()
    assert (steady.who, random.who) == ("steady", "random")
    assert steady.share.low > 0.8


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(language: str) -> None:
    book = Phrasebook.load(language)
    keys = {key for key in book if "pig" in key}
    assert {f"pig-action-{word}" for word in EDITION.grammar} <= keys
    assert keys == {key for key in Phrasebook.load("fr" if language == "en" else "en") if "pig" in key}
    teller = Teller(book, "pig", ["Anna", "Ben"], 0)
    game = at([95, 0], 12)
    said = [teller.question(game.view(0)), *(teller.event(event.seen_by(0)) for event in game.play(0, "hold"))]
    assert all(sentence.endswith(".") for sentence in said)


def test_the_rules_have_the_same_numbers_in_both_languages() -> None:
    english, french = (Rulebook.load("pig", language).rules for language in LANGUAGES)
    assert list(english) == list(french) == [f"PG-{number}" for number in range(1, 5)]


def test_the_lesson_can_be_played_and_says_the_truth() -> None:
    lesson = lesson_of("pig")
    assert lesson is not None
    game = lesson.begin()
    totals = []
    for line in lesson.lines:
        totals.append((lesson.steps[line.step].name, line.seat, game.view(None)["total"]))
        game.play(line.seat, line.plays[0])
    # “A five”, “eleven so far”, “did not stop at twelve”, “a six”, and “17 points, and … has none”.
    assert totals[1:3] == [("again", 0, 5), ("hold", 0, 11)]
    assert totals[5:] == [("hold", 1, 12), ("after", 0, 0), ("keep", 0, 6)]
    assert game.scores == (17, 0)
    for language in LANGUAGES:
        book = Phrasebook.load(language)
        assert {lesson.key(name) for name in (*(step.name for step in lesson.steps), "done")} <= set(book)


def test_a_position_fits_a_link() -> None:
    game = at([30, 40], 12)
    assert game.packed().startswith("pig.0.")
    assert rentier.load(game.packed()).position() == game.position()
