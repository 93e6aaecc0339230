"""Measure what tells the characters apart: `python bench/characters.py banking --games 100`.

One of them plays among steady bots, each time in another seat. Counted: how often it does each thing in a hundred of
its turns, the money it has when it rolls or ends a turn, and how often it wins. The row `steady` is the measure.
"""

from __future__ import annotations

import argparse
from typing import Final

from rentier.bots import bot_names
from rentier.core.dice import read_seed
from rentier.sim.habits import watch

SEED: Final = read_seed(17)
SHOWN: Final = {
    "deal": ("lay", "bank", "house", "hotel", "attack", "take", "say-no"),
    "knockout": ("hit", "pay", "stay"),
}
USUAL: Final = ("build", "offer", "accept", "buy", "leave", "bid", "mortgage", "check")


def main() -> None:
    """Print a table with a row for each bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="")
    asked = parser.parse_args()
    verbs = SHOWN.get(asked.edition, USUAL)
    names = asked.bots.split(",") if asked.bots else [it for it in bot_names(asked.edition) if it != "sharp"]
    print(f"{asked.edition}, one among {asked.seats - 1} steady, {asked.games} games each")
    print(f"{'':10}{'wins':>7}{'money':>9}" + "".join(f"{verb:>10}" for verb in verbs))
    for name in names:
        seen = watch(asked.edition, name, asked.games, asked.seats, SEED)
        cells = "".join(f"{seen.done.get(verb, 0.0):10.2f}" for verb in verbs)
        print(f"{name:10}{seen.wins:7.1%}{seen.money:9.0f}{cells}", flush=True)


if __name__ == "__main__":
    main()
