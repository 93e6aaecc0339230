"""Measure how much a bot that searches gains over `steady`: `python bench/gain.py deal --seats 2 --games 20`.

Counting wins takes hundreds of games. What a bot gains over another in a whole game is also the sum, over its choices,
of what each adds to the chances if everybody goes on as the other bot does. So each choice that differs from that of
`steady` is compared with it in games that steady players finish: ten games say as much as hundreds of results.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import rentier
from rentier.bots import Bot, Sharp, make_bot
from rentier.core import AnyAction, Game, derive_seed

SEED = bytes(32)


def main() -> None:
    """Play games with one sharp seat, and print what it has gained after each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("edition")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=0, help="what a choice may cost; by default as the bot has it")
    parser.add_argument("--check", type=int, default=100, help="in how many games each different choice is compared")
    asked = parser.parse_args()
    steady = make_bot("steady", asked.edition, SEED)
    gains: list[float] = []
    spent, choices = 0.0, 0
    for number in range(asked.games):
        bot = make_bot("sharp", asked.edition, derive_seed(SEED, "bot", number))
        if asked.playouts and isinstance(bot, Sharp):
            bot.playouts = asked.playouts
        game = rentier.new(asked.edition, asked.seats, derive_seed(SEED, "game", number), events=False)
        sharp, gain = number % asked.seats, 0.0
        while not game.over:
            seat = game.awaiting[0]
            action = usual = steady.choose(game, seat)
            if seat == sharp:
                start = time.process_time()
                action = bot.choose(game, seat)
                spent, choices = spent + time.process_time() - start, choices + 1
                if action != usual:
                    gain += compared(game, seat, action, usual, steady, asked.check)
            game.apply(seat, action)
        gains.append(gain)
        mean = sum(gains) / len(gains)
        error = sqrt(sum((one - mean) ** 2 for one in gains) / max(1, len(gains) - 1) / len(gains))
        milliseconds = 1000 * spent / choices
        print(
            f"{len(gains):4} games: {mean:+.3f} ± {1.96 * error:.3f} a game, {milliseconds:.0f} ms a choice", flush=True
        )


def compared(game: Game, seat: int, action: AnyAction, usual: AnyAction, steady: Bot, games: int) -> float:
    """Return how much more likely one action is to win than another, if steady players finish the game."""
    total = 0.0
    for number in range(games):
        world = game.redeal(seat, derive_seed(SEED, "check", number))
        total += finished(world, seat, action, steady) - finished(world, seat, usual, steady)
    return total / games


def finished(world: Game, seat: int, action: AnyAction, steady: Bot) -> float:
    """Return a seat's part of the win in a copy of a world, after an action."""
    copy = world.copy()
    copy.apply(seat, action)
    while not copy.over:
        asked = copy.awaiting[0]
        copy.apply(asked, steady.choose(copy, asked))
    return 1 / len(copy.winners) if seat in copy.winners else 0.0


if __name__ == "__main__":
    main()
