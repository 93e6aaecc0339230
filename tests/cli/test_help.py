"""The help at the table says how the game ends under its own options (B9)."""

from __future__ import annotations

import pytest

pytest.importorskip("typer")

import rentier
from rentier.testing.rules import rule
from terminal import Sit, flat

CASES = [
    (
        "banking",
        {},
        "The last one who is not bankrupt wins. Answer",
        "Le dernier qui n’est pas en faillite gagne. Répondez",
    ),
    ("banking", {"game": "quick"}, "The second bankruptcy ends the game", "La deuxième faillite met fin à la partie"),
    ("banking", {"round_limit": 9}, "After 9 rounds the richest wins.", "Après 9 tours de table, le plus riche gagne."),
    ("banking", {"time_limit": 60}, "After 60 minutes the richest wins.", "Après 60 minutes, le plus riche gagne."),
    ("crooked", {"round_limit": 9}, "or 9 rounds are over", "ou après 9 tours de table"),
    ("deal", {"turn_limit": 30}, "After 30 turns", "Après 30 tours"),
    ("millionaire", {}, "with a million in cash", "un million en espèces"),
    ("millionaire", {"target": "2m"}, "with two million in cash", "deux millions en espèces"),
]


@rule("EB-92", "EB-93", "MM-6", "CC-6", "DL-16")
@pytest.mark.parametrize(("edition", "options", "english", "french"), CASES)
def test_help_says_how_this_game_ends(
    edition: str, options: dict[str, object], english: str, french: str, sit: Sit
) -> None:
    for language, word, told in (("en", "help", english), ("fr", "aide", french)):
        out = flat(sit(rentier.new(edition, 2, 1, options), word, lang=language))
        assert told in out.replace("\u00a0", " ")
