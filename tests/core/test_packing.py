"""Positions as texts for links: they come back whole, last, and are refused when damaged."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from random import Random
from typing import Any

import pytest

import rentier
from rentier.bots import RandomBot, play_out
from rentier.core import BadInput, Game, find_edition
from rentier.core.packing import LONGEST, MOST_BYTES, unpack
from rentier.core.reading import MOST_NESTED

MOVES = {"banking": 30, "crooked": 12, "deal": 9, "knockout": 5, "millionaire": 30}
KEPT = {
    "banking": (
        "banking.1.ePnKMqY-7dbBDYAgDAXQlQAJ6DgevbiAy8vBlF_aYFA4aQdo08t__3hcLNxfLOoTc7Hw4W2xULlfZp0318KbmwJfks"
        "5u6z5EN9MvUzvGsymZst3c-jRucfZNtqFBkq4rxzNeSJpkiRBkPjEnEdC6VSglCMxpBPvINoAFhChRYY4x80oQyUBAkzgUxAnLmF"
        "43YKKPlNDpsZBts2Cb0Wxz2bY4wDbdtBOApDL_"
    ),
    "crooked": (
        "crooked.1.ePlXXuH37dc7DsIwDAbgCxXJTvpQjsOEujAwsHB5KpzEf6hbSkulDkyWZcuLB39-rDaoO55BOzQobzWoLTFXg2bu_e"
        "3SX_vzag7Juk68B4loVwfQXz-fQOTar0nkFEMhC0ic1ETtJCEJlnzWUI1EKknEQCK2SMRKom6KRPLyRBFJsgxEgCGhTbRJ4RtOuC"
        "Gt5zbGXlYlJVkpodA4CiCllQbWSomhEYQ8iYUUN8Pp9X4ZjRAzLwcl5lRHoU2WWrbYWuyA637knioQ4DL5cScKDTNpE4eW0Kdkjk"
        "mcJA7DOGCDgi1TygHGNAZUvIESBQ3wJICGDIiAXiy81OCxsaAst7XvbjJkQ_OyeQJvAWVw"
    ),
    "deal": (
        "deal.1.ePnCxUJH5ZhBDsMgDATfBLTqq_KCfL4SEvba64WqPfZKIkKIw874_s7x-786_ssdv_WfHd8Uu5lij2jY7WDYTCrEsTPjQ"
        "CwYMzKDCAgaF5MLzyPYPHggh7VPy8EaKShizRDUus4OwwDS3mKx6QCN5zXszPzRgRyj1gjVpO1Ev6jIEB6QXXApe7v2DlthctxN9"
        "oA1AnkNfJntzFs2Avl3w0Ka5zfFNGrg9KW8PUUVxFoJAOsv3K11Au_plyGnzSAT188ZLDN22tVFk-hBqeGM5O4LHgnQnBaTUS5Vf"
        "FERRrVK7IQiUJ8G9o97NMVRUXezDjlZJL5MehXXcXUd-1SZc2w0VtOHbnPk2wRK5f0ps98I8YdQ"
    ),
    "knockout": (
        "knockout.1.ePkrP44dxdJLCoAwDATQC4XQpPmexaN4edMurIIrQdwOw2ze7O_9-Xd_X_70ib8uf5rIT_pXe4Z-l2dKdDJQi3rAY"
        "BTGsADpgdb9QZE5sWmAcUOSamwjCAWJRM65IZgVeHZsfj6hPA9ua4JH"
    ),
    "millionaire": (
        "millionaire.1.ePkW4ZdpzdbBCsIwDAbgF3IwVnX4MB4UPe0gDDcQ8d2trqT_ny4iKxUhp9KkgUK-3LOWhOY_l4Q2Lgnb7CVhVu"
        "INoXXzWl0rP3OOlz5D0MNp9J899OfXcOpK8PeNK0UZW3qp-nVXBfhzbbOQP8WZkk6pJJh9Um8WOkoI6hGxBsMJf-KTwY7CiRUjIF"
        "FOwMrGMghpPEzeUhfv3oW_Gvirhb9d1G9dVj-Qz62cUg81SrmRSJQwNIt4TIGEMJ9AUKhF6QAqO6drEnRC4FRTQ4gEJoSRraAyHg"
        "vqyOH-8QQ2cj2K"
    ),
}
"""Texts that somebody may have kept: random bots in games with two players and seed 7, after these many moves."""


def played(edition: str, seats: int, seed: int, most: int) -> Game:
    game = rentier.new(edition, seats, seed)
    play_out(game, [RandomBot(bytes(32)) for _ in range(seats)], most)
    return game


def refusal(text: str) -> BadInput:
    with pytest.raises(BadInput) as refused:
        rentier.load(text)
    return refused.value


@pytest.mark.parametrize("edition", MOVES)
def test_a_position_comes_back_whole(edition: str) -> None:
    for seed in range(12):
        game = played(edition, 2 + seed % 3, seed, 10 * seed)
        again = rentier.load(game.packed())
        assert again.position() == game.position()
        assert again.view(1) == game.view(1)


@pytest.mark.parametrize("edition", MOVES)
def test_a_text_fits_a_link(edition: str) -> None:
    most = find_edition(edition).most
    for seed in range(1, 12):
        text = played(edition, min(2 + seed % 5, most), seed, 15 * seed).packed()
        assert len(text) < 1000
        assert set(text) <= {*"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."}


@pytest.mark.parametrize(("edition", "text"), KEPT.items())
def test_a_text_that_somebody_kept_can_still_be_read(edition: str, text: str) -> None:
    kept: Any = unpack(text)
    position = json.loads(json.dumps(played(edition, 2, 7, MOVES[edition]).position()))
    assert kept == position | {"rules_version": kept["rules_version"]}
    assert rentier.load(text).position() == position


def test_blanks_around_a_text_do_no_harm() -> None:
    assert rentier.load(f" {KEPT['deal']}\n").edition.name == "deal"


def test_a_text_without_a_typical_position_can_be_read_too() -> None:
    game = played("deal", 2, 1, 9)
    assert rentier.load(zipped(json.dumps(game.position()).encode())).position() == game.position()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "packed-none"),
        ("deal", "packed-none"),
        ("deal.1", "packed-none"),
        ("deal.one.ePnC", "packed-none"),
        ("deal.-1.ePnC", "packed-none"),
        ("deal.1." + "A" * LONGEST, "packed-none"),
        ("chess.1.ePnC", "unknown-edition"),
        ("deal.2.ePnC", "packed-newer"),
        ("deal.1.", "packed-damaged"),
        ("deal.1.é", "packed-damaged"),
        ("deal.1.ePnC", "packed-damaged"),
        (KEPT["deal"].replace("deal.1", "banking.1"), "packed-damaged"),
        (KEPT["deal"] + "AAAA", "packed-damaged"),
    ],
)
def test_what_is_no_position_says_what_to_do(text: str, key: str) -> None:
    refused = refusal(text)
    assert refused.key == key
    assert str(refused) != key


def zipped(plain: bytes) -> str:
    return f"deal.0.{urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip('=')}"


def deep(levels: int) -> bytes:
    """Write an object with `levels` nested lists."""
    return b'{"edition": "deal", "pile": ' + b"[" * levels + b"]" * levels + b"}"


@pytest.mark.parametrize(
    "plain",
    [deep(MOST_NESTED), b"[" * 60_000, b'{"edition": "banking"}', b"7", b'"' + b'\\"' * 30_000],
    ids=["deep", "never closed", "of another game", "a number", "a text without an end"],
)
def test_what_unpacks_to_something_else_is_damaged(plain: bytes) -> None:
    assert refusal(zipped(plain)).key == "packed-damaged"


def test_nesting_is_counted_outside_of_texts_only() -> None:
    assert found(zipped(deep(MOST_NESTED - 1))) == json.loads(deep(MOST_NESTED - 1))
    brackets = b'{"edition": "deal", "pile": "\\"' + b"[" * 1000 + b'"}'
    assert found(zipped(brackets)) == json.loads(brackets)


@pytest.mark.parametrize("inside", [b"0," * MOST_BYTES + b"0", b"1e9," * 1_000_000 + b"0", b"[" * 4_000_000])
def test_what_unpacks_to_too_much_is_refused_before_it_is_read(inside: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rentier.core.packing.read_json", None)
    refused = refusal(zipped(b'{"edition": "deal", "pile": [' + inside + b"]}"))
    assert refused.key == "packed-too-large"
    assert "64 kB" in str(refused)


def found(text: str) -> object:
    """Return the position of a text, or the key of its refusal."""
    try:
        return unpack(text)
    except BadInput as refused:
        return refused.key


def test_a_text_that_was_cut_or_mistyped_is_never_another_position() -> None:
    text, chance = KEPT["deal"], Random(5)
    for _ in range(300):
        at = chance.randrange(len("deal.1."), len(text))
        assert refusal(text[:at]).key == "packed-damaged"
        mistyped = text[:at] + chance.choice("ABCDEFabcdef0123456789-_") + text[at + 1 :]
        assert found(mistyped) in ("packed-damaged", unpack(text))
