"""Measure how long hints and analyses take: `python bench/advice.py deal --positions 20`, with the engine compiled.

Hints are asked for as a table does, in moments of games between steady players: a first one and a better one, without
the limit of time that a table sets. An analysis is that of a whole game of a usual number of players. Both are counted
in seconds of the processor, in one process, so that a busy machine does not change them; two processes take half as
long for an analysis.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

import rentier
from rentier.analysis import analyse
from rentier.bots import make_bot, play_out
from rentier.core import Game, derive_seed
from rentier.core.dice import Dice
from rentier.server.advice import EFFORTS, hint_at

SEED = bytes(32)
USUAL_SEATS = 3
LONGEST = 20_000
PATIENCE = 1_000.0
"""More seconds than any hint takes, on the busiest machine."""


def main() -> None:
    """Print the times of each edition."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("editions", nargs="*", default=[edition.name for edition in rentier.editions()])
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--games", type=int, default=3, help="how many games are analysed")
    asked = parser.parse_args()
    if not rentier.compiled():
        print("The engine is interpreted: users have it compiled, which is about six times as fast.")
    for edition in asked.editions:
        positions = [moment(edition, number) for number in range(asked.positions)]
        for name, effort in zip(("first hint", "better hint"), EFFORTS, strict=True):
            taken = sorted(hint_seconds(game, seat, effort.playouts) for game, seat in positions)
            late = sum(seconds > effort.seconds for seconds in taken)
            print(
                f"{edition:12} {name:12} median {median(taken):5.2f} s, longest {taken[-1]:5.2f} s; "
                f"{late} of {len(taken)} would be cut off after {effort.seconds} s",
                flush=True,
            )
        for number in range(asked.games):
            game = played(edition, number)
            start = time.process_time()
            analysis = analyse(game.record())
            seconds = time.process_time() - start
            print(f"{edition:12} analysis     {seconds:6.1f} s, {len(analysis.points)} steps", flush=True)


def played(edition: str, number: int) -> Game:
    """Return a whole game between steady players."""
    seed = derive_seed(SEED, "game", number)
    game = rentier.new(edition, USUAL_SEATS, seed)
    play_out(
        game, [make_bot("steady", edition, derive_seed(seed, "bot", seat)) for seat in range(USUAL_SEATS)], LONGEST
    )
    return game


def moment(edition: str, number: int) -> tuple[Game, int]:
    """Return a moment of such a game in which a seat has a choice."""
    seed = derive_seed(SEED, "moment", number)
    game = rentier.new(edition, USUAL_SEATS, seed, events=False)
    bot = make_bot("steady", edition, seed)
    dice = Dice(seed)
    found, seen = game.copy(), 0
    for _ in range(LONGEST):
        if game.over:
            break
        seat = game.awaiting[0]
        if len(game.actions(seat)) > 1:
            seen += 1
            if dice.below(seen) == 0:
                found = game.copy()
        game.apply(seat, bot.choose(game, seat))
    return found, found.awaiting[0]


def hint_seconds(game: Game, seat: int, playouts: int) -> float:
    """Return how many seconds of the processor a hint takes that nobody cuts off."""
    position = game.position()
    start = time.process_time()
    hint_at(position, seat, 0, playouts, time.monotonic() + PATIENCE)
    return time.process_time() - start


if __name__ == "__main__":
    main()
