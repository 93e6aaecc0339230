"""The board as printed, and what its loader refuses (KO-2, KO-23)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from rentier.games.knockout.board import BOARD
from rentier.games.knockout.data import BAIL, FIGURES, POT, TAX, TREMORS, UNIT, check_spaces
from rentier.testing.rules import rule


@rule("KO-23")
def test_amounts_and_bonuses_from_brown_to_dark_blue() -> None:
    assert [(it.name, it.bonus) for it in BOARD.groups] == [
        ("brown", 400),
        ("light-blue", 900),
        ("pink", 1200),
        ("orange", 1200),
        ("red", 1500),
        ("yellow", 1500),
        ("green", 1800),
        ("dark-blue", 2000),
    ]
    assert [it.spaces[0].value for it in BOARD.groups] == [100, 150, 200, 200, 250, 250, 300, 500]
    for group in BOARD.groups:
        assert group.bonus == 2 * sum(space.value for space in group.spaces)
        assert len({space.value for space in group.spaces}) == 1


def test_thirty_spaces_of_seven_kinds() -> None:
    assert len(BOARD.spaces) == 30
    assert len(BOARD.properties) == 22
    counts = {kind: len(BOARD.of_kind(kind)) for kind in {space.kind for space in BOARD.spaces}}
    assert counts == {
        "property": 22,
        "house": 2,
        "railroad": 2,
        "chance": 1,
        "luxury-tax": 1,
        "go-to-jail": 1,
        "free-parking": 1,
    }
    assert [space.index for space in BOARD.spaces] == list(range(30))
    assert [space.value == 0 for space in BOARD.spaces] == [not space.is_property for space in BOARD.spaces]


def test_the_spaces_stand_row_by_row_and_mirror_each_other() -> None:
    order = [(space.bottom, space.left) for space in BOARD.spaces]
    assert order == sorted(order)
    rectangles = {(space.left, space.right, space.bottom, space.top) for space in BOARD.spaces}
    assert rectangles == {(270 - right, 270 - left, bottom, top) for left, right, bottom, top in rectangles}


@rule("KO-2")
def test_the_money() -> None:
    assert (POT, TAX, BAIL, UNIT) == (500, 100, 100, 50)


def test_hands_from_steady_to_shaky() -> None:
    assert [(name, it.direction, it.speed) for name, it in TREMORS.items()] == [
        ("light", 60, 15),
        ("real", 120, 35),
        ("child", 250, 70),
    ]


def broken(**change: Any) -> list[dict[str, Any]]:
    """Return the spaces with something changed in the first."""
    spaces: list[dict[str, Any]] = deepcopy(FIGURES["space"])
    spaces[0].update(change)
    return spaces


@pytest.mark.parametrize(
    ("spaces", "problem"),
    [
        (broken(code="baltic"), "stands twice"),
        (broken(kind="chance"), "not those of the rulebook"),
        (broken(x=[0, 140]), "overlaps"),
        (broken(x=[0, 130]), "gap"),
        (broken(x=[-5, 135]), "not on the board"),
        (broken(y=[239, 305]), "not on the board"),
        (broken(value=150), "twice its amounts"),
    ],
)
def test_a_board_with_a_mistake_is_refused(spaces: list[dict[str, Any]], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        check_spaces(spaces, FIGURES["group"], FIGURES["size"])
