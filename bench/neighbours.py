"""The speed of other projects' games, in random play from Python, for the table that `bench/run.py` prints.

A decision is whatever each of them asks a player for, so compare games first.
"""

import random
from time import process_time
from typing import NamedTuple


class Neighbour(NamedTuple):
    """How fast a neighbour plays one of its games."""

    who: str
    game: str
    games_per_cpu_s: float
    decisions_per_cpu_s: float


def rlcard_uno(seconds: float) -> Neighbour | None:
    """Play RLCard's uno step by step, without its agents; None if RLCard is not installed."""
    try:
        import rlcard
    except ImportError:
        return None
    chance = random.Random(1)
    env = rlcard.make("uno", config={"seed": 1})
    games = decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        games += 1
    spent = process_time() - begin
    return Neighbour("RLCard", "uno, 2 players", games / spent, decisions / spent)


def openspiel_gin_rummy(seconds: float) -> Neighbour | None:
    """Play OpenSpiel's gin rummy without tensors; None if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    chance = random.Random(1)
    game = pyspiel.load_game("gin_rummy")
    games = decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            # The deal is a chance node for every card: it is played too, but asks nobody.
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        games += 1
    spent = process_time() - begin
    return Neighbour("OpenSpiel", "gin rummy, 2 players", games / spent, decisions / spent)


def measure_neighbours(seconds: float) -> list[Neighbour]:
    """Measure those that are installed, each for as many CPU seconds."""
    found = [measure(seconds) for measure in (rlcard_uno, openspiel_gin_rummy)]
    return [neighbour for neighbour in found if neighbour is not None]


if __name__ == "__main__":
    for neighbour in measure_neighbours(5):
        print(*neighbour)
