"""What always holds between notes, sums and payments: in games played at random, and in copies of them."""

from __future__ import annotations

from random import Random

import pytest

import rentier
from rentier.games.crooked import changing, money, tender
from rentier.games.crooked.notes import face_value
from rentier.games.crooked.purse import Purse
from rentier.games.crooked.state import Crooked
from rentier.testing.rules import rule
from rentier.track import payment
from rentier.track.payment import Paying, Purpose

from .table import play, player, redealt, table

STEPS = 250


def played(seed: int) -> list[Crooked]:
    """Play at random, checking notes often, and return the game after each step, loaded or redealt now and then."""
    chance = Random(seed)
    game = rentier.new("crooked", seats=3 + seed % 2, seed=seed)
    found: list[Crooked] = []
    while not game.over and len(found) < STEPS:
        seat = chance.choice(game.awaiting)
        menu = game.actions(seat)
        checks = [action for action in menu if str(action).startswith("check")]
        game.play(seat, chance.choice(checks if checks and chance.random() < 0.6 else menu))
        assert isinstance(game, Crooked)
        found.append(game)
        if len(found) % 3 == 0:
            game = rentier.load(game.position())
        elif len(found) % 3 == 1:
            game = game.copy()
        else:
            game = game.redeal(chance.randrange(game.seats), seed)
    return found


@pytest.mark.parametrize("seed", range(6))
@rule("CC-44")
def test_a_purse_is_worth_its_notes(seed: int) -> None:
    for game in played(seed):
        assert len(game.players) == len(game.purses) == game.seats
        for holder, purse in zip(game.players, game.purses):
            assert holder is purse
            assert purse.cash == face_value(purse.notes)


def test_a_purse_keeps_notes_and_sum_together() -> None:
    purse = Purse(0, 0, [])
    purse.add(0)
    worth = purse.cash
    purse.add(1)
    copy = purse.copy()
    purse.take(0)
    assert (purse.notes, purse.cash) == ([1], worth)
    assert (copy.notes, copy.cash) == ([0, 1], 2 * worth)
    purse.refill([])
    assert (purse.notes, purse.cash) == ([], 0)


def tables_of(game: rentier.Game) -> list[str]:
    """Check that each decision that serves a payment knows the one it lies on, and return their kinds."""
    found: list[str] = []
    for i, decision in enumerate(game.stack):
        if isinstance(decision, tender.Laying | tender.Checking):
            assert decision.paying is game.stack[i - 1]
            assert decision.paying.is_asked
        elif isinstance(decision, changing.Swapping):
            assert decision.paying is game.stack[i - 2]
        elif isinstance(decision, changing.Changing):
            below = game.stack[i - 1]
            assert decision.change is (below.paying if isinstance(below, tender.Laying) else None)
        else:
            continue
        found.append(decision.kind)
    return found


@pytest.mark.parametrize("seed", range(6))
@rule("CC-46")
def test_notes_on_the_table_know_the_payment_below_them(seed: int) -> None:
    assert len([kind for game in played(seed) for kind in tables_of(game)]) > 20


@rule("CC-49")
def test_each_side_of_an_exchange_knows_its_payment() -> None:
    game = table(player("500*"), player("5x100 100*", green=1), player(green=2))
    play(game, "0: offer-notes 1 500* 100,100,100,100,100", "1: accept-notes 4x100,100*")
    for each in (game, game.copy(), rentier.load(game.position()), *redealt(game, 2, 3)):
        assert tables_of(each) == ["check", "swap-notes", "check"]


@rule("CC-48")
def test_a_note_that_is_broken_for_change_knows_the_change() -> None:
    game = table(
        player("500* 2x100"),
        player("3x100*", deeds="boardwalk", green=0),
        player(green=2),
        may_roll=False,
        claims=["1: boardwalk 0 200"],
    )
    play(game, "1: claim boardwalk 0", "0: pay 500*", "2: pass", "1: pay 3x100*", "2: check 100", "0: pass")
    for each in (game, game.copy(), rentier.load(game.position()), *redealt(game, 2, 3)):
        assert tables_of(each) == ["lay", "change", "check"]


@pytest.mark.parametrize("seed", range(3))
def test_a_payment_keeps_its_purpose_in_a_position(seed: int) -> None:
    for game in played(seed):
        loaded = game if game.over else rentier.load(game.position())
        for before, after in zip(game.stack, loaded.stack, strict=True):
            if isinstance(before, Paying):
                assert isinstance(after, Paying)
                assert after.purpose is before.purpose


def test_no_two_purposes_have_the_same_code() -> None:
    purposes = [each for module in (payment, money) for each in vars(module).values() if isinstance(each, Purpose)]
    codes = [purpose.code for purpose in purposes]
    assert len(set(codes)) == len(codes) > 15
