"""Whole games, played by bots beforehand, to look at from their end."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import rentier
from rentier.bots import make_bot
from rentier.server.story import Story, Teller
from server.serving import Running

from .positions import place

SEEDS = {"banking": (3, 1), "crooked": (3, 4), "deal": (3, 2), "knockout": (4, 5), "millionaire": (3, 3)}
"""How many play, and from which seed: these games have turning points of many kinds."""


class Ending(NamedTuple):
    """A whole game: its actions with their seats, its last position, and its story."""

    edition: str
    seats: int
    seed: int
    actions: tuple[str, ...]
    game: rentier.Game
    story: Story


@cache
def ending(edition: str) -> Ending:
    """Let bots play a game of an edition to its end."""
    seats, seed = SEEDS[edition]
    game = rentier.new(edition, seats=seats, seed=seed)
    bots = [make_bot("random" if edition == "knockout" else "steady", edition, seat) for seat in range(seats)]
    teller = Teller(game)
    actions: list[str] = []
    while not game.over:
        seat = game.awaiting[0]
        action = bots[seat].choose(game, seat)
        actions.append(f"{seat}: {action}")
        before = game.copy()
        teller.hear(game, before, len(actions), game.play(seat, action))
    return Ending(edition, seats, seed, tuple(actions), game, teller.tell("t", game))


def place_ended(server: Running, found: Ending, short: int = 0) -> dict[str, Any]:
    """Store a table with the game, without its last `short` actions; whoever plays the last one is a person."""
    last = int(found.actions[-1].partition(":")[0])
    seats = "".join("o" if seat == last or not short else "s" for seat in range(found.seats))
    return place(server, found.edition, seats, found.seed, found.actions[: len(found.actions) - short])
