"""Chance can be recomputed by anybody: known answers, and an independent way to the same draws."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from rentier.core import BadInput, Dice, derive_seed, read_seed

SEVEN = (7).to_bytes(32, "big")


def stream(seed: bytes, length: int) -> bytes:
    """Return the bytes of a seed as the docs describe them, without the engine."""
    blocks = b"".join(hashlib.sha512(seed + k.to_bytes(8, "big")).digest() for k in range(length // 64 + 1))
    return blocks[:length]


def test_known_answers() -> None:
    dice = Dice(SEVEN)
    assert [dice.roll() for _ in range(12)] == ROLLS_OF_SEVEN
    assert dice.drawn == DRAWN_FOR_ROLLS
    things = list(range(10))
    Dice(SEVEN).shuffle(things)
    assert things == SHUFFLE_OF_SEVEN
    assert [Dice(SEVEN).below(1000), Dice(bytes(32)).below(10**9)] == LARGE
    assert derive_seed(SEVEN, "game", 3).hex() == DERIVED


ROLLS_OF_SEVEN = [5, 3, 6, 3, 2, 2, 2, 6, 4, 1, 1, 5]
DRAWN_FOR_ROLLS = 12
SHUFFLE_OF_SEVEN = [0, 9, 6, 7, 3, 1, 2, 5, 8, 4]
LARGE = [896, 276887665]
DERIVED = "3341274ddf07b1be0e20bbdac0d66cf87e6e8012b2b357bb4f10275325c7ffc9"


def test_bytes_are_used_in_order() -> None:
    dice = Dice(SEVEN)
    assert bytes(dice.below(256) for _ in range(200)) == stream(SEVEN, 200)
    assert dice.drawn == 200


def test_rolls_follow_from_the_bytes() -> None:
    expected = [1 + byte % 6 for byte in stream(SEVEN, 300) if byte < 252]
    dice = Dice(SEVEN)
    assert [dice.roll() for _ in range(len(expected))] == expected


def test_wide_ranges_take_several_bytes() -> None:
    numbers = stream(SEVEN, 400)
    pairs = [int.from_bytes(numbers[i : i + 2], "big") for i in range(0, 400, 2)]
    expected = [pair % 1000 for pair in pairs if pair < 65000]
    dice = Dice(SEVEN)
    assert [dice.below(1000) for _ in range(len(expected))] == expected


@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 128, 1000])
def test_dice_can_begin_anywhere(drawn: int) -> None:
    dice = Dice(SEVEN)
    for _ in range(drawn):
        dice.below(256)
    again = Dice(SEVEN, drawn)
    assert again.drawn == dice.drawn == drawn
    assert [again.below(256) for _ in range(100)] == [dice.below(256) for _ in range(100)]


def test_copies_fall_the_same_way_and_apart() -> None:
    dice = Dice(SEVEN)
    dice.below(6)
    other = dice.copy()
    drawn = [dice.below(100) for _ in range(80)]
    assert [other.below(100) for _ in range(80)] == drawn


def test_a_choice_among_one_costs_nothing() -> None:
    dice = Dice(SEVEN)
    assert dice.below(1) == 0
    assert dice.drawn == 0


@pytest.mark.parametrize("n", [2, 3, 6, 40, 106, 255, 256, 257, 1000])
def test_every_number_is_as_likely(n: int) -> None:
    dice = Dice(SEVEN)
    draws = 200 * n
    counts = Counter(dice.below(n) for _ in range(draws))
    assert set(counts) <= set(range(n))
    chi_square = sum((counts[i] - 200) ** 2 / 200 for i in range(n))
    # Mean n - 1, variance 2 (n - 1): five standard deviations, with the seed fixed.
    assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize(
    "seed", [-1, 1 << 256, True, None, 1.5, b"short", "", "xyz", "0x10", "-3", "٣", "f" * 63, [], {}]
)
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadInput) as refused:
        read_seed(seed)
    assert refused.value.key == "bad-seed"


def test_a_seed_may_be_written_in_three_ways() -> None:
    assert read_seed(7) == read_seed("7") == read_seed(SEVEN.hex()) == read_seed(SEVEN) == SEVEN
