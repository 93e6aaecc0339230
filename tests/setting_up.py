"""Set up positions as `rentier.setup` does, word refusals in all languages, and play on."""

from __future__ import annotations

from typing import Any

import pytest

import rentier
from rentier.core.dice import Dice
from rentier.text import LANGUAGES, Phrasebook, Teller


def set_up(edition: str, seats: int = 2, **named: Any) -> rentier.Game:
    return rentier.setup(rentier.find_edition(edition), seats, **named)


def state(game: rentier.Game) -> dict[str, Any]:
    return dict(game.position())


def refused(edition: str, seats: int = 2, **named: Any) -> str:
    """Return the sentence in which a call is refused, without the number of the rule behind it."""
    error = refusal(edition, seats, **named)
    return said(edition, error).removesuffix(f" ({error.rule})")


def refusal(edition: str, seats: int = 2, **named: Any) -> rentier.BadInput:
    """Return the error with which a call is refused."""
    with pytest.raises(rentier.BadInput) as caught:
        set_up(edition, seats, **named)
    return caught.value


def said(edition: str, error: rentier.BadInput) -> str:
    """Return the sentence of a refusal, which every language must have."""
    for language in LANGUAGES:
        sentence = Teller(Phrasebook.load(language), edition).error(error)
        assert error.key not in sentence, sentence
    return str(error)


def play_on(game: rentier.Game, seed: int, decisions: int = 30) -> None:
    """Play random actions; nothing appears or vanishes, and every position loads."""
    chance, things = Dice(seed.to_bytes(32, "big")), game.inventory()
    for _ in range(decisions):
        if game.over:
            return
        seat = game.awaiting[0]
        menu = game.actions(seat)
        game.play(seat, menu[chance.below(len(menu))])
        assert game.inventory() == things
    position = game.position()
    assert rentier.load(position).position() == position
