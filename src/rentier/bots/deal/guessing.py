"""What the others may hold: seldom what they would have played long ago, and often what is worth waiting with.

`hands-….toml` have how often each kind of card is held, beside how often it would be by chance; `tools/train.py`
counts it.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from rentier.bots.search.judgement import name_of
from rentier.games.deal.cards import Card
from rentier.games.deal.state import Deal, Player

from .standing import KIND_OF, KINDS

SCALE: Final = 1000
"""The weight of the kind of card that is held most often."""
SIZES: Final[list[int]] = [2, 4, 6]
"""Hands up to these sizes are told apart, and larger ones."""
CASES: Final[list[str]] = [
    f"{when}-{sets}-{size}"
    for when in ("waiting", "playing")
    for sets in ("bare", "full")
    for size in range(len(SIZES) + 1)
]
"""Hands differ by whether their owner is playing, whether anybody else has a full set, and by their size."""

_WEIGHTS: Final[dict[str, list[list[int]]]] = {}


def weights_for(seats: int) -> list[list[int]]:
    """Return the weights for so many players, by case and kind of card, read once."""
    name = name_of(seats)
    weights = _WEIGHTS.get(name)
    if weights is None:
        weights = _read(name)
        _WEIGHTS[name] = weights
    return weights


def _read(name: str) -> list[list[int]]:
    file = f"hands-{name}.toml"
    read: dict[str, Any] = tomllib.loads((files("rentier.bots.deal") / file).read_text("utf-8"))
    if list(read) != ["kinds", *CASES] or read["kinds"] != KINDS:
        raise ValueError(f"{file} must have exactly the kinds and cases that are told apart")
    return [[int(weight) for weight in read[case]] for case in CASES]


def case_of(game: Deal, player: Player) -> int:
    """Return which case a player's hand is."""
    case = 2 if game.turn == player.seat else 0
    for other in game.players:
        if other is not player and other.full_colours() > 0:
            case += 1
            break
    size = 0
    while size < len(SIZES) and len(player.hand) > SIZES[size]:
        size += 1
    return case * (len(SIZES) + 1) + size


def guess_hands(game: Deal, seat: int) -> None:
    """Draw the hands of the others again, from all cards that the seat does not know, as likely as they are held.

    The game is one that was just redealt for this seat.
    """
    weights = weights_for(game.seats)
    places = [i for i in range(len(game.pile)) if i >= len(game.buried) or game.buried[i] != seat]
    pool = [game.pile[i] for i in places]
    for player in game.players:
        if player.seat != seat:
            pool.extend(player.hand[len(player.known) :])
    for player in game.players:
        if player.seat != seat:
            _draw_hand(game, player, pool, weights[case_of(game, player)])
    for k in range(len(places)):
        game.pile[places[k]] = pool[k]


def _draw_hand(game: Deal, player: Player, pool: list[Card], weights: list[int]) -> None:
    """Draw the unknown cards of a hand; a card that is rarely held is mostly put back."""
    for slot in range(len(player.known), len(player.hand)):
        while True:
            i = game.dice.below(len(pool))
            card = pool[i]
            if game.dice.below(SCALE) < weights[KIND_OF[card.index]]:
                break
        player.hand[slot] = card
        pool[i] = pool[-1]
        pool.pop()
