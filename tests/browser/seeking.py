"""Find a game in the position that a test wants: played at random from a seed until it is there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import rentier

LONGEST = 900
"""How many actions of one game are tried."""
SEEDS = 400
AVOIDED = frozenset(("bankrupt", "offer", "offer-notes", "change", "withdraw"))


class Found(NamedTuple):
    """A game in the wanted position: what `positions.place` needs, and the game itself."""

    seed: int
    actions: list[str]
    game: rentier.Game


def seek(
    edition: str,
    seats: int,
    wanted: Callable[[rentier.Game, dict[str, Any]], bool],
    *,
    seed: int = 1,
    likes: tuple[str, ...] = (),
    options: dict[str, object] | None = None,
) -> Found:
    """Play at random, liked actions first, until a game and its public view are as wanted; try seed after seed."""
    for tried in range(seed, seed + SEEDS):
        chance = Random(tried)
        game = rentier.new(edition, seats=seats, seed=tried, options=options)
        actions: list[str] = []
        while not game.over and len(actions) < LONGEST:
            if wanted(game, game.view(None)):
                return Found(tried, actions, game)
            actions.append(_step(game, chance, likes))
    raise AssertionError("there is no such game")


def finish(found: Found) -> list[str]:
    """Play a found game to its end; return all its actions."""
    game, chance = found.game.copy(), Random(found.seed)
    actions = list(found.actions)
    while not game.over:
        actions.append(_step(game, chance, ()))
    return actions


def _step(game: rentier.Game, chance: Random, likes: tuple[str, ...]) -> str:
    """Do something at random for the seat asked first; return it as `positions.place` expects it."""
    asked = game.awaiting[0]
    menu = [str(action) for action in game.actions(asked)]
    usual = [text for text in menu if text.split()[0] not in AVOIDED] or menu
    text = chance.choice([text for text in usual if text.split()[0] in likes] or usual)
    game.play(asked, text)
    return f"{asked}: {text}"


def verbs_of(game: rentier.Game, seat: int) -> set[str]:
    """Return the first words of what a seat may do."""
    return {str(action).split()[0] for action in game.actions(seat)}


def top_of(view: dict[str, Any]) -> dict[str, Any]:
    """Return what is pending on top."""
    pending: list[dict[str, Any]] = view["pending"]
    return pending[-1] if pending else {"kind": ""}
