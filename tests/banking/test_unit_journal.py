"""The journal of the bank unit, undo, and positions that are taken or refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import rentier
from rentier.games.banking.unit.amounts import FULLEST
from rentier.games.banking.unit.device import IDLE, BankUnit

from .box import START, Box, M


def test_the_journal_has_every_booking() -> None:
    box = Box().do("left 1; GO; out left; wait 5; right 1; left 2; 5 M pay; C; 4 M receive; hold C")
    lines = [(it.number, it.at, it.kind, it.payer, it.payee, it.amount) for it in box.unit.journal.lines]
    assert lines == [
        (1, 1000, "go", 0, 1, 2 * M),
        (2, 1005, "transfer", 1, 2, 5 * M),
        (3, 1005, "correction", 2, 1, 5 * M),
        (4, 1005, "transfer", 1, 2, 4 * M),
        (5, 1005, "new-game", 0, 0, 0),
    ]
    assert [it.balances[:2] for it in box.unit.journal.lines] == [
        (17 * M, START),
        (12 * M, 20 * M),
        (17 * M, START),
        (13 * M, 19 * M),
        (START, START),
    ]


def test_undo_takes_back_what_the_device_no_longer_can() -> None:
    box = Box().do("right 1; left 2; 5 M pay; out right; out left; left 3; GO; out left")
    box.do("undo")
    assert box.shown == ["3", "15M", IDLE]
    assert (box.last.kind, box.last.takes_back) == ("undo", 2)
    box.do("undo")
    assert box.shown == ["2", "15M", "1", "15M", IDLE]
    assert box.unit.accounts == (START,) * 6
    assert box.refuses("undo", "nothing-to-undo")


def test_undo_brings_a_game_back_even_when_c_was_held_twice() -> None:
    box = Box().do("left 1; GO; out left; hold C; hold C")
    assert box.do("undo").balance(1) == START
    assert box.do("undo").balance(1) == 17 * M
    assert box.shown == [IDLE]
    assert box.do("undo").balance(1) == START


def test_what_was_undone_stays_undone() -> None:
    box = Box().do("left 1; 1 M receive; 2 M receive; undo; 4 M receive; undo; undo")
    assert box.balance(1) == START
    assert box.refuses("undo", "nothing-to-undo")


def test_undo_wakes_the_unit_and_drops_an_entry() -> None:
    assert Box().do("left 1; GO; 5; undo").display == "15M"
    assert Box().do("left 1; GO; wait 60; undo").display == "15M"
    assert Box().do("left 1; wait 60").refuses("undo", "nothing-to-undo")


def test_the_journal_keeps_this_game_and_the_one_before() -> None:
    box = Box().do("left 1; GO; hold C; 1 M receive; hold C; 2 M receive; hold C; 3 M receive")
    kinds = [line.kind for line in box.unit.journal.lines]
    assert kinds == ["new-game", "credit", "new-game", "credit"]
    assert box.unit.journal.lines[0].number == 4
    assert box.unit.journal.opening[0] == 16 * M
    box.do("undo; undo; undo; undo")
    assert box.balance(1) == 16 * M
    assert box.refuses("undo", "nothing-to-undo")
    assert BankUnit.from_dict(box.unit.to_dict()).to_dict() == box.unit.to_dict()


# What cannot be


@pytest.mark.parametrize(
    "wrong",
    [
        lambda unit: unit.insert("left", 7, 0),
        lambda unit: unit.insert("left", 0, 0),
        lambda unit: unit.insert("middle", 1, 0),
        lambda unit: unit.remove("", 0),
        lambda unit: unit.balance(0),
        lambda unit: unit.press("5", -1),
        lambda unit: unit.press("5", float("nan")),
        lambda unit: unit.press("5", float("inf")),
        lambda unit: unit.press("C", 0, -1),
        lambda unit: unit.press("C", 0, float("nan")),
        lambda unit: unit.press("C", 1e10, 1),
        lambda unit: unit.tick(1e11),
        lambda unit: unit.undo(-1),
        lambda unit: BankUnit("en", (START,) * 5),
        lambda unit: BankUnit("en", (-10_000,) * 6),
        lambda unit: BankUnit("en", (10_001,) * 6),
        lambda unit: BankUnit("en", (FULLEST + 10_000,) * 6),
    ],
)
def test_what_no_unit_has_is_refused_in_words(wrong: Callable[[BankUnit], object]) -> None:
    box = Box().do("left 1; GO")
    before = box.unit.to_dict()
    with pytest.raises(rentier.BadInput) as caught:
        wrong(box.unit)
    assert str(caught.value).endswith(".")
    assert box.unit.to_dict() == before


def damaged(path: str, value: object) -> dict[str, Any]:
    """Return a good position in which one thing was changed; `...` takes it away."""
    box = Box().do("left 1; GO; right 2; 1 M pay; 1 , 5")
    data: dict[str, Any] = json.loads(json.dumps(box.unit.to_dict()))
    place: Any = data
    *way, last = [int(name) if name.lstrip("-").isdigit() else name for name in path.split(".")]
    for name in way:
        place = place[name]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("schema", 2),
        ("schema", ...),
        ("more", 1),
        ("language", "de"),
        ("volume", 4),
        ("volume", True),
        ("awake", 1),
        ("awake", False),
        ("used", "now"),
        ("used", -1),
        ("used", float("nan")),
        ("left", None),
        ("left.card", 7),
        ("left.card", 2),
        ("left.card", 3),
        ("left.more", 1),
        ("left.reversed", None),
        ("left.reversed", True),
        ("right.card", 0),
        ("figures", "1.5.5"),
        ("figures", "123456"),
        ("figures", "01"),
        ("figures", ".5"),
        ("figures", "K"),
        ("figures", "١"),
        ("figures", "1,5"),
        ("unit", "G"),
        ("unit", 5),
        ("showing", 0),
        ("showing", 3),
        ("salary", 2),
        ("salary", 9),
        ("correctable", 1),
        ("correctable", 9),
        ("accounts", [START] * 6),
        ("accounts", [START] * 5),
        ("accounts.0", 5),
        ("journal", []),
        ("journal.more", 1),
        ("journal.opening", []),
        ("journal.opening.0", START + 10_000),
        ("journal.lines", {}),
        ("journal.lines.0", ...),
        ("journal.lines.-1", ...),
        ("journal.lines.0.number", 0),
        ("journal.lines.0.number", 2),
        ("journal.lines.0.at", None),
        ("journal.lines.0.kind", "gift"),
        ("journal.lines.0.kind", "credit"),
        ("journal.lines.0.kind", "undo"),
        ("journal.lines.0.kind", "new-game"),
        ("journal.lines.0.payer", 3),
        ("journal.lines.0.payee", 0),
        ("journal.lines.0.amount", 1_000_000),
        ("journal.lines.1.amount", 16_000_000),
        ("journal.lines.1.amount", 5),
        ("journal.lines.1.balances.4", 0),
        ("journal.lines.1.takes_back", 1),
        ("journal.lines.1.more", 1),
    ],
)
def test_a_damaged_position_is_refused(path: str, value: object) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        BankUnit.from_dict(damaged(path, value))
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("data", [None, [], "unit", 5])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(rentier.BadInput):
        BankUnit.from_dict(data)


def test_undamaged_it_is_taken() -> None:
    data = damaged("volume", 0)
    assert BankUnit.from_dict(data).to_dict() == data
