"""Measuring how strong a bot is against chance."""

from __future__ import annotations

from rentier import new
from rentier.bots import Bot, make_bot
from rentier.core import Game, derive_seed

SEED = bytes(32)
MOST_DECISIONS = 50_000


def play_game(edition: str, bots: list[Bot], number: int, options: dict[str, object] | None = None) -> Game:
    """Play a numbered game to its end, or as far as anybody would."""
    game = new(edition, len(bots), derive_seed(SEED, "strength", number), options, events=False)
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        seat = game.awaiting[0]
        game.apply(seat, bots[seat].choose(game, seat))
    return game


def count_wins(edition: str, games: int, seats: int = 4) -> int:
    """Count the games that one steady player wins alone among random ones, each time in another seat."""
    wins = 0
    for number in range(games):
        names = ["steady" if seat == number % seats else "random" for seat in range(seats)]
        bots = [make_bot(name, edition, derive_seed(SEED, name, number)) for name in names]
        wins += play_game(edition, bots, number).winners == (number % seats,)
    return wins


def count_finished(edition: str, games: int, seats: int, options: dict[str, object] | None = None) -> int:
    """Count the games between steady players that come to an end."""
    found = 0
    for number in range(games):
        bots = [make_bot("steady", edition, SEED) for _ in range(seats)]
        found += play_game(edition, bots, number, options).over
    return found
