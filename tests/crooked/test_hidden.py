"""CC-2, CC-20, CC-21, CC-43: nothing a seat is shown, offered, told or refused gives away what it has not learnt."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import rentier
from playing import state, view
from rentier.bots import make_bot
from rentier.testing.rules import rule

from .table import opened, play, player, redealt, refused, table

TEXTS = [
    *("roll", "end", "buy", "leave", "pass", "bid 60", "check 500", "check 100", "check 10", "check-card", "bankrupt"),
    *("take c9", "play c9", "play c1", "play c4", "play c7", "play c11", "play c12 0", "play c6 baltic", "play c8 go"),
    *(
        "pay 500#1",
        "pay 100#1",
        "pay 500#1 10#1",
        "pay 500#9",
        "change 500#1 100,100,100,100,100",
        "accept-notes 100#1",
    ),
    *("offer 1 100 baltic", "offer 0 baltic k9", "offer 1 c7 50", "offer-notes 1 100#1 50,50", "half-hotel baltic"),
    *("sell-street baltic", "sell-hotel baltic", "build baltic", "use-card", "pay-fine", "claim baltic 0", "accept"),
]


def moments(seats: int, seed: int, step: int) -> Iterator[rentier.Game]:
    """Play a random game and yield it now and then."""
    game = rentier.new("crooked", seats, seed)
    bot = make_bot("random", "crooked", bytes([seed] * 32))
    number = 0
    while not game.over:
        if number % step == 0:
            yield game
        seat = game.awaiting[0]
        game.play(seat, bot.choose(game, seat))
        number += 1


def answer(game: rentier.Game, seat: int, text: str) -> str:
    """Return how an action is refused, or that it is not."""
    try:
        game.copy().play(seat, text)
    except rentier.IllegalAction as error:
        return json.dumps(error.to_dict(), sort_keys=True)
    return "done"


@rule("CC-2", "CC-20", "CC-21", "CC-43")
@pytest.mark.parametrize(("seats", "seed"), [(2, 12), (3, 2), (4, 3), (6, 4)])
def test_a_seat_cannot_tell_its_game_from_one_with_other_truths(seats: int, seed: int) -> None:
    compared = 0
    for game in moments(seats, seed, 13):
        for seat in range(seats):
            other = game.redeal(seat, seed)
            assert other.view(seat) == game.view(seat)
            assert other.awaiting == game.awaiting
            assert [str(action) for action in other.actions(seat)] == [str(action) for action in game.actions(seat)]
            assert [(form.word, form.bounds) for form in other.forms(seat)] == [
                (form.word, form.bounds) for form in game.forms(seat)
            ]
            compared += state(other)["truth"] != state(game)["truth"]
    assert compared > 30


@rule("CC-40", "CC-43")
@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 6)])
def test_no_refusal_depends_on_what_the_seat_does_not_know(seats: int, seed: int) -> None:
    refusals = set()
    for game in moments(seats, seed, 29):
        for seat in range(seats):
            other = game.redeal(seat, seed)
            for text in TEXTS:
                given = answer(game, seat, text)
                assert given == answer(other, seat, text), text
                refusals.add(given)
    assert len(refusals) > 40


@rule("CC-43", "CC-21")
@pytest.mark.parametrize(("seats", "seed"), [(3, 7), (5, 8)])
def test_no_view_has_a_truth_in_it_that_was_not_decoded(seats: int, seed: int) -> None:
    for game in moments(seats, seed, 11):
        known = set(state(game)["known"])
        for seat in range(seats):
            seen = view(game, seat)
            notes = zip(seen["hand"], state(game)["hands"][seat], strict=True)
            assert [bool(note["known"]) for note, _ in notes] == [
                number in known for number in state(game)["hands"][seat]
            ]
            words = json.dumps(seen)
            assert "-fake" not in words
            assert "-real" not in words
        assert view(game, None)["hand"] == []


@rule("CC-43")
def test_events_seen_by_others_name_no_notes_of_a_hand() -> None:
    checked = 0
    for game in moments(4, 9, 1):
        for event in game.events or []:
            for reader in (None, 0, 1, 2, 3):
                seen = event.seen_by(reader)
                if reader != seen.get("seat"):
                    assert "notes" not in seen
                    assert event.kind != "kept-hidden" or "card" not in seen
            checked += event.kind in ("notes-laid", "kept-hidden")
    assert checked > 50


@rule("CC-21", "CC-70")
def test_the_order_of_the_chance_pile_is_unknown() -> None:
    game = table(player(), player(), open_cards="c1 c2 c3")
    tops = {state(other)["chance_pile"][0].split("-")[0] for other in redealt(game, 0, 80)}
    assert len(tops) == 12
    assert {tuple(code.rstrip("*") for code in opened(other)) for other in redealt(game, 0, 10)} == {("c1", "c2", "c3")}


@rule("CC-20")
def test_the_order_of_community_chest_is_unknown_but_for_what_went_under() -> None:
    game = table(player(at="go"), player(), dice="1-1", chest="k6")
    play(game, "0: roll")
    tops = set()
    for other in redealt(game, 1, 80):
        tops.add(state(other)["decks"][1][0][0])
        assert state(other)["decks"][1][0][-1] == "k6"
    assert len(tops) == 13


@rule("CC-40", "CC-43")
def test_a_refused_check_costs_nothing_and_shows_nothing() -> None:
    for truth in ("50*", "50"):
        game = table(player(f"500 {truth} 10"), player(green=0), player(jail=0), player(), dice="1-2")
        play(game, "0: roll", "0: buy", f"0: pay {truth} 10")
        for seat, text in ((0, "check 50"), (1, "check 50"), (2, "check 50"), (3, "check 500"), (3, "check-card")):
            error = refused(game, seat, text)
            assert "fake" not in str(error)
            assert "is_fake" not in error.details
