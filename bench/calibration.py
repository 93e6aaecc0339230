"""Check the chances that hints and analyses show: `python bench/calibration.py deal --positions 2000 --luck 500`.

Steady players play whole games. From each game one position is drawn, and everybody's chance to win is estimated there
as an analysis does it. By tenths of these chances, the mean is compared with the part of the games that were won. Luck
is what an analysis leaves of a game after one's own decisions: over many games against steady players it must come to
nothing, for a weaker player too. Everything comes from a seed, so every machine prints the same figures.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import rentier
from rentier.analysis.analysis import WORLDS
from rentier.analysis.judging import chances_of, gain_of
from rentier.bots import make_bot
from rentier.bots.search import steepened
from rentier.core import Game, derive_seed
from rentier.core.dice import Dice
from rentier.core.registry import find_edition
from rentier.hints.weighing import sense_of
from rentier.sim.spreading import AHEAD, open_processes, spread

SEED = bytes(32)
TENTHS = 10
NEAR = 0.04
"""How far the mean chance of a tenth may be from what happened."""
NORMAL = 1.96
STEEPNESSES = [step / 20 for step in range(-20, 31)]
LEAST = 0.001
"""No chance is taken for less: one surprise must not count for everything."""
LONGEST = 20_000
"""How many decisions a game has at most."""
MOST_SEATS = 4


class Tenth(NamedTuple):
    """The chances in one tenth: how many, their mean, how often they came true, and the error of that."""

    chances: int
    predicted: float
    won: float
    error: float

    @property
    def is_fine(self) -> bool:
        """Whether it is near enough, or no further off than luck explains."""
        gap = abs(self.predicted - self.won)
        return gap <= NEAR or gap <= NORMAL * self.error


def main() -> None:
    """Print the tenths and the luck of each edition."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("editions", nargs="*", default=[edition.name for edition in rentier.editions()])
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--luck", type=int, default=500, help="over how many games luck is added up")
    parser.add_argument("--bots", default="steady,easy", help="whose luck it is, each against a steady player")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to learn from others")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="a file for all pairs of chances and results")
    asked = parser.parse_args()
    kept: dict[str, Any] = {}
    for edition in asked.editions:
        games = run(partial(foretold, edition, asked.worlds), asked.first, asked.positions, asked.jobs)
        pairs = [pair for game in games for pair in game]
        print(f"\n{edition}: {asked.positions} positions, {len(pairs)} chances", flush=True)
        for place, tenth in enumerate(tenths(pairs)):
            print(say_tenth(place, tenth), flush=True)
        print(f"  they would fit best if made steeper by {missing_steepness(games):.2f}", flush=True)
        lucks = {}
        for name in asked.bots.split(",") if asked.luck else []:
            lucks[name] = run(partial(luck_of, edition, name, asked.worlds), asked.first, asked.luck, asked.jobs)
            mean, error = summed(lucks[name])
            print(f"  luck of {name:8} {100 * mean:+6.2f} ± {100 * NORMAL * error:.2f} points a game", flush=True)
        kept[edition] = {"games": games, "luck": lucks}
    if asked.json:
        asked.json.write_text(json.dumps(kept) + "\n", "utf-8")


def run(work: Any, first: int, count: int, jobs: int) -> list[Any]:
    """Do numbered pieces of work, in one process or more, and return the results in order."""
    numbers = range(first, first + count)
    if jobs == 1:
        return [work(number)[1] for number in numbers]
    found: list[tuple[int, Any]] = []
    with open_processes(jobs) as (pool, stop):
        spread(pool, work, ((number,) for number in numbers), AHEAD * jobs, found.append, lambda: None, stop)
    return [result for _, result in sorted(found, key=lambda it: it[0])]


def foretold(edition: str, worlds: int, number: int) -> tuple[int, list[tuple[float, float]]]:
    """Play a game, and return each seat's chance at a moment of it, with its part of the win in the end."""
    seed = derive_seed(SEED, "calibration", number)
    game = rentier.new(edition, seats_for(edition, number), seed, events=False)
    bots = [make_bot("steady", edition, derive_seed(seed, "bot", seat)) for seat in range(game.seats)]
    dice = Dice(derive_seed(seed, "moment", 0))
    moment = game.copy()
    for step in range(LONGEST):
        if game.over:
            break
        if dice.below(step + 1) == 0:
            moment = game.copy()
        seat = game.awaiting[0]
        game.apply(seat, bots[seat].choose(game, seat))
    if not game.over:
        return number, []
    chances = chances_of(sense_of(edition).steady(), moment, derive_seed(seed, "chances", 0), worlds)
    return number, list(zip(chances, shares(game), strict=True))


def luck_of(edition: str, name: str, worlds: int, number: int) -> tuple[int, float]:
    """Play a game against a steady player, and return a bot's luck: the end, less the start and its decisions."""
    seed = derive_seed(SEED, "luck", number)
    sense = sense_of(edition).steady()
    game = rentier.new(edition, find_edition(edition).fewest, seed, events=False)
    own = number % game.seats
    names = [name if seat == own else "steady" for seat in range(game.seats)]
    bots = [make_bot(it, edition, derive_seed(seed, "bot", seat)) for seat, it in enumerate(names)]
    start = chances_of(sense, game, derive_seed(seed, "start", 0), worlds)[own]
    decisions = 0.0
    for step in range(LONGEST):
        if game.over:
            break
        seat = game.awaiting[0]
        action = bots[seat].choose(game, seat)
        if seat == own:
            own_seed = derive_seed(seed, "step", step)
            seen = game.redeal(seat, derive_seed(own_seed, "seen", 0))
            decisions += gain_of(sense, seen, seat, action, sense.usual(seen, seat), own_seed, worlds)
        game.apply(seat, action)
    return number, shares(game)[own] - start - decisions


def seats_for(edition: str, number: int) -> int:
    """Return how many play a game: as few as may, or some more."""
    kind = find_edition(edition)
    return kind.fewest + number % (min(kind.most, MOST_SEATS) - kind.fewest + 1)


def shares(game: Game) -> list[float]:
    """Return each seat's part of the win."""
    return [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(game.seats)]


def tenths(pairs: Sequence[tuple[float, float]]) -> list[Tenth | None]:
    """Sort chances by tenths, each beside what happened; None for a tenth without any."""
    found: list[Tenth | None] = []
    for place in range(TENTHS):
        own = [pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == place]
        if not own:
            found.append(None)
            continue
        predicted = sum(chance for chance, _ in own) / len(own)
        won = sum(share for _, share in own) / len(own)
        found.append(Tenth(len(own), predicted, won, sqrt(predicted * (1 - predicted) / len(own))))
    return found


def missing_steepness(games: Sequence[Sequence[tuple[float, float]]]) -> float:
    """Return by how much more the chances would have to be moved apart to fit what happened best."""
    return min(STEEPNESSES, key=lambda by: surprise(games, by))


def surprise(games: Sequence[Sequence[tuple[float, float]]], by: float) -> float:
    """Return how surprising the results are, if the chances are moved apart by so much."""
    total = 0.0
    for game in games:
        told = steepened([chance for chance, _ in game], by)
        total -= sum(share * log(max(chance, LEAST)) for chance, (_, share) in zip(told, game, strict=True))
    return total


def say_tenth(place: int, tenth: Tenth | None) -> str:
    """Return a line about a tenth."""
    name = f"  {10 * place:3}–{10 * place + 10:3}%"
    if tenth is None:
        return f"{name}   none"
    gap = 100 * (tenth.won - tenth.predicted)
    far = "" if tenth.is_fine else "   too far"
    return (
        f"{name} {tenth.chances:6}   told {100 * tenth.predicted:5.1f}%   won {100 * tenth.won:5.1f}%"
        f"   {gap:+5.1f} ± {100 * NORMAL * tenth.error:.1f}{far}"
    )


def summed(lucks: Sequence[float]) -> tuple[float, float]:
    """Return the mean luck, and its standard error."""
    mean = sum(lucks) / len(lucks)
    return mean, sqrt(sum((one - mean) ** 2 for one in lucks) / max(1, len(lucks) - 1) / len(lucks))


if __name__ == "__main__":
    main()
