"""The seed is made as docs/protocol.md says, to the byte; a record proves it, and a forged one does not."""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import Any, cast

import pytest

import rentier
from rentier.server.fairness import Check, commitment, seed_of, verify
from rentier.server.keys import Keys, hashed, is_same
from rentier.server.records import record_of

from .tables import EDITIONS, SECRET, Desk, choices, made


def finished(edition: str = "knockout", seats: str = "oo") -> Desk:
    """Play a random game to its end."""
    desk = Desk(made(edition, seats)).begin()
    bot = choices(3)
    while not desk.table.is_over:
        seat = desk.table.awaiting[0]
        desk.play(seat, str(bot.choose(desk.game, seat)))
    return desk


def record(edition: str = "knockout") -> dict[str, Any]:
    return cast(dict[str, Any], record_of("t", finished(edition).entries))


def test_the_known_answers() -> None:
    """Computed by hand from the page, not by the code: length and bytes of each part, one after the other."""
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    parts = b"\x00\x00\x00\x0erentier seed 1" + b"\x00\x00\x00\x20" + SECRET
    assert seed_of(SECRET, []) == hashlib.sha256(parts).digest()
    two = parts + b"\x00\x00\x00\x04Anna" + b"\x00\x00\x00\x04\xc3\xa9\xc3\xa9"
    assert seed_of(SECRET, ["Anna", "éé"]) == hashlib.sha256(two).digest()


def test_the_seed_depends_on_every_part_and_their_order() -> None:
    seeds = [
        seed_of(SECRET, ["a", "b"]),
        seed_of(SECRET, ["b", "a"]),
        seed_of(SECRET, ["ab", ""]),
        seed_of(SECRET, ["", "ab"]),
        seed_of(SECRET, ["ab"]),
        seed_of(bytes(32), ["a", "b"]),
    ]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_record_of_an_ended_table_replays_and_verifies(edition: str) -> None:
    desk = finished(edition)
    made_of_log = record_of("t", desk.entries)
    assert rentier.replay(made_of_log).position() == desk.game.position()
    checks = verify(made_of_log)
    assert [(check.name, check.ok) for check in checks] == [("commitment", True), ("seed", True), ("game", True)]


@pytest.mark.parametrize(
    ("path", "value", "failing"),
    [
        ("rentier.secret", "00" * 32, ["commitment", "seed"]),
        ("rentier.commitment", "00" * 32, ["commitment"]),
        ("rentier.nonces", ["nonce-0"], ["seed"]),
        ("rentier.nonces", ["nonce-1", "nonce-0"], ["seed"]),
        ("seed", "00" * 32, ["seed", "game"]),
        ("winners", [], ["game"]),
        ("actions", [], ["game"]),
    ],
)
def test_a_forged_record_is_found_out(path: str, value: object, failing: list[str]) -> None:
    forged = deepcopy(record())
    *way, last = path.split(".")
    place: dict[str, Any] = forged
    for name in way:
        place = place[name]
    place[last] = value
    assert [check.name for check in verify(forged) if not check.ok] == failing


@pytest.mark.parametrize(
    "bad",
    [None, [], {}, {"rentier": 3}, {"rentier": {"secret": "xy"}}, {"rentier": {"secret": "00" * 32, "nonces": 3}}],
)
def test_a_record_that_proves_nothing_is_refused(bad: object) -> None:
    with pytest.raises(rentier.BadInput):
        verify(bad)


def test_a_check_is_ok_when_both_are_the_same() -> None:
    assert Check("seed", "a", "a").ok
    assert not Check("seed", "a", "b").ok


def test_keys_are_long_and_kept_hashed() -> None:
    keys = Keys()
    bits_of_a_letter = 5
    assert len(keys.table()) * bits_of_a_letter >= 80
    assert len(keys.invite()) * bits_of_a_letter >= 60
    bits_of_base64 = 6
    assert len(keys.secret()) * bits_of_base64 >= 128
    assert len({keys.secret() for _ in range(100)}) == 100
    assert is_same(hashed("x"), hashed("x"))
    assert not is_same(hashed("x"), hashed("y"))
    assert not is_same("", "")
