"""CC-44, CC-45: which notes make an amount, compared with counting everything, and the ways to pay that menus offer."""

from __future__ import annotations

from itertools import product

import pytest

import rentier
from playing import offered, state
from rentier.core.dice import Dice
from rentier.games.crooked.data import VALUES
from rentier.games.crooked.notes import fewest, least_cover
from rentier.testing.rules import rule

from .table import play, player, refused, table


def worth(counts: list[int] | tuple[int, ...]) -> int:
    return sum(value * count for value, count in zip(VALUES, counts, strict=True))


def counted(counts: list[int]) -> dict[int, int]:
    """Return, for every amount that some of these notes make, the fewest that do."""
    best: dict[int, int] = {}
    for taken in product(*(range(count + 1) for count in counts)):
        amount = worth(taken)
        best[amount] = min(best.get(amount, 99), sum(taken))
    return best


def piles() -> list[list[int]]:
    """Return small piles of all kinds."""
    dice = Dice(bytes(32))
    return [[dice.below(5), dice.below(5), dice.below(4), dice.below(4), dice.below(3)] for _ in range(25)]


@rule("CC-44")
@pytest.mark.parametrize("counts", piles(), ids=str)
def test_the_fewest_notes_are_found_for_every_amount(counts: list[int]) -> None:
    best = counted(counts)
    for amount in range(10, worth(counts) + 30, 10):
        found = fewest(counts, amount)
        if amount in best:
            assert found is not None
            assert worth(found) == amount
            assert sum(found) == best[amount]
            assert all(0 <= number <= count for number, count in zip(found, counts, strict=True))
        else:
            assert found is None


@rule("CC-45", "CC-46")
@pytest.mark.parametrize("counts", piles(), ids=str)
def test_the_least_too_much_is_found_for_every_amount(counts: list[int]) -> None:
    made = sorted(counted(counts))
    for amount in range(10, worth(counts) + 30, 10):
        found = least_cover(counts, amount)
        above = [other for other in made if other >= amount]
        assert (found is None) == (not above)
        if found is not None:
            assert worth(found) == above[0]
            smallest = min(value for value, number in zip(VALUES, found, strict=True) if number)
            assert worth(found) - smallest < amount


@rule("CC-44")
def test_a_greedy_choice_would_fail_here() -> None:
    assert fewest([0, 3, 1, 0, 0], 60) == [0, 3, 0, 0, 0]
    assert fewest([0, 4, 1, 1, 0], 130) == [0, 4, 1, 0, 0]
    assert fewest([0, 0, 1, 0, 0], 60) is None


def paying(notes: str, amount: int) -> rentier.Game:
    """Set up a rent that seat 0 pays now."""
    game = table(player(notes), player(deeds="boardwalk"), may_roll=False, claims=[f"1: boardwalk 0 {amount}"])
    play(game, "1: claim boardwalk 0")
    return game


def as_hand(game: rentier.Game, text: str) -> str:
    """Write the notes of a menu entry, each with its truth."""
    position = state(game)
    words = []
    for name in text.split()[1:]:
        value, _, number = name.partition("#")
        alike = [note for note in position["hands"][0] if VALUES[note // 30] == int(value)]
        note = alike[int(number) - 1]
        words.append(
            value + ("*" if position["truth"][note] == "1" else "") + ("!" if note in position["known"] else "")
        )
    return " ".join(sorted(words, key=lambda word: -int(word.rstrip("*!"))))


@rule("CC-45")
def test_the_menu_has_the_usual_way_the_careful_one_the_bold_one_and_large_notes() -> None:
    game = paying("500 100 100! 100*! 3x20", 100)
    ways = [as_hand(game, text) for text in offered(game, 0, "pay")]
    assert ways[0] == "100"
    assert {"100", "100!", "100*!", "500"} == set(ways)


@rule("CC-45")
def test_what_is_not_known_makes_no_difference_to_the_menu() -> None:
    menus = {tuple(offered(paying(notes, 100), 0)) for notes in ("100 2x50", "100* 2x50", "100 50* 50", "100* 2x50*")}
    assert len(menus) == 1


@rule("CC-45")
def test_a_way_without_known_fakes_is_offered_though_it_takes_more_notes() -> None:
    game = paying("100*! 2x50 10", 100)
    assert {as_hand(game, text) for text in offered(game, 0, "pay")} == {"100*!", "50 50"}


@rule("CC-46")
def test_every_set_of_notes_is_taken_or_refused_by_the_same_rule() -> None:
    notes = ["100#1", "50#1", "50#2", "20#1", "10#1"]
    values = [100, 50, 50, 20, 10]
    for chosen in product((False, True), repeat=5):
        game = paying("100 50* 50 20* 10", 110)
        total = sum(value for value, is_in in zip(values, chosen, strict=True) if is_in)
        laid = [value for value, is_in in zip(values, chosen, strict=True) if is_in]
        text = " ".join(["pay", *(note for note, is_in in zip(notes, chosen, strict=True) if is_in)])
        if total >= 110 and total - min(laid) < 110:
            play(game, f"0: {text}")
        elif laid:
            refused(game, 0, text)
