"""CC-1 … CC-5: what lies where before the first roll, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

import rentier
from playing import state, view
from rentier.games.crooked.data import COUNTS, FAKES, VALUES
from rentier.testing.rules import rule
from track.table import at

from .table import balances, chest_pile, green, hotels, kind_of


@rule("CC-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_and_begin_on_go(seats: int) -> None:
    game = rentier.new("crooked", seats, 1)
    assert [at(game, seat) for seat in range(seats)] == ["go"] * seats
    assert hotels(game) == 12


@rule("CC-1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_and_more_do_not(seats: int) -> None:
    with pytest.raises(rentier.BadInput, match="2"):
        rentier.new("crooked", seats, 1)


@rule("CC-2")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_is_dealt_1_500_in_the_same_notes(seats: int) -> None:
    game = rentier.new("crooked", seats, 2)
    assert balances(game) == [1_500] * seats
    for hand in state(game)["hands"]:
        assert Counter(VALUES[kind_of(note)] for note in hand) == {500: 2, 100: 3, 50: 3, 20: 1, 10: 3}
    assert [len(pile) for pile in state(game)["piles"]] == [30 - seats * count for count in (3, 1, 3, 3, 2)]


@rule("CC-2")
def test_each_value_is_shuffled_by_itself_and_has_its_fakes() -> None:
    truths = set()
    for seed in range(20):
        truth = state(rentier.new("crooked", 4, seed))["truth"]
        first = 0
        for count, fakes in zip(COUNTS, FAKES, strict=True):
            assert truth[first : first + count].count("1") == fakes
            first += count
        truths.add(truth)
    assert len(truths) == 20


@rule("CC-2")
def test_hands_get_fakes_as_often_as_there_are_fakes() -> None:
    dealt, fakes = Counter[int](), Counter[int]()
    for seed in range(150):
        position = state(rentier.new("crooked", 6, seed))
        for hand in position["hands"]:
            for note in hand:
                dealt[kind_of(note)] += 1
                fakes[kind_of(note)] += position["truth"][note] == "1"
    for kind, count in enumerate(FAKES):
        assert fakes[kind] / dealt[kind] == pytest.approx(count / 30, abs=0.05)


@rule("CC-2")
def test_nobody_knows_a_note_or_a_card_at_the_start() -> None:
    game = rentier.new("crooked", 4, 3)
    for seat in (None, 0, 1, 2, 3):
        seen = view(game, seat)
        assert len(seen["hand"]) == (0 if seat is None else 12)
        assert all(note == {"value": note["value"], "known": "", "doubted": False} for note in seen["hand"])
        assert all(set(player["fakes_taken"] + player["reals_taken"]) == {0} for player in seen["players"])
        assert "truth" not in str(seen)
        assert not any(word in str(seen) for word in ("-real", "-fake"))


@rule("CC-3")
def test_three_chance_cards_lie_open_and_the_rest_face_down() -> None:
    game = rentier.new("crooked", 3, 4)
    position = state(game)
    cards = position["chance_open"] + position["chance_pile"]
    assert sorted(cards) == sorted(f"c{i}-{truth}" for i in range(1, 13) for truth in ("real", "fake"))
    assert (len(position["chance_open"]), position["chance_unseen"]) == (3, 21)
    seen = view(game, 0)["chance"]
    assert seen == {"open": [code.split("-")[0] for code in position["chance_open"]], "unseen": 21, "seen": []}


@rule("CC-3")
def test_community_chest_lies_face_down() -> None:
    game = rentier.new("crooked", 3, 4)
    assert sorted(chest_pile(game)) == sorted(f"k{i}" for i in range(1, 15))
    assert view(game, 1)["chest"] == {"unseen": 14, "seen": []}


@rule("CC-3")
def test_both_piles_are_shuffled() -> None:
    positions = [state(rentier.new("crooked", 2, seed)) for seed in range(12)]
    assert len({tuple(position["chance_open"] + position["chance_pile"]) for position in positions}) == 12
    assert len({tuple(position["decks"][1][0]) for position in positions}) == 12


@rule("CC-4")
def test_everybody_has_two_green_tokens() -> None:
    game = rentier.new("crooked", 5, 5)
    assert green(game) == [2] * 5
    assert [player["green"] for player in view(game, None)["players"]] == [2] * 5
