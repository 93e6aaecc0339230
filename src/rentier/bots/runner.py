"""Playing a game to its end with bots, and counting what was used in it."""

from __future__ import annotations

from rentier.core.game import Game

from .base import Bot


def play_out(game: Game, bots: list[Bot], most: int = 0, turns: list[int] | None = None) -> int:
    """Let each seat's bot choose until the game is over or `most` decisions have been made; return how many were made.

    `turns` collects the number of the first decision of each turn.
    """
    decisions = 0
    begun = 0
    while not game.over:
        if turns is not None and game.turns_taken() != begun:
            begun = game.turns_taken()
            turns.append(decisions)
        seat = game.awaiting[0]
        game.apply(seat, bots[seat].choose(game, seat))
        decisions += 1
        if decisions == most:
            break
    return decisions


def count_uses(game: Game) -> list[tuple[str, int, int]]:
    """List what was used in a game, how often, and how often by a winner."""
    used: dict[str, int] = {}
    by_winners: dict[str, int] = {}
    move = game.last
    while move is not None:
        name = move.action.uses()
        if name:
            used[name] = used.get(name, 0) + 1
            if move.seat in game.winners:
                by_winners[name] = by_winners.get(name, 0) + 1
        move = move.before
    return [(name, count, by_winners.get(name, 0)) for name, count in used.items()]
