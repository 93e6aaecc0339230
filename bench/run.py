"""The speed of the engine, interpreted and compiled, beside other projects, all in one run: `make bench`.

The compiled engine is the installed package, the interpreted one is the source beside this file. Each figure is the
median of some rounds, in each of which everything is measured once, so that all meet the same conditions.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import neighbours

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"

MEASURE: Final = """
import json, sys, time
from rentier.core import compiled
from rentier.sim.measure import measure, measure_bots, measure_slides
seconds, clock = float(sys.argv[1]), time.process_time
found = [*measure("deal", seconds, clock)]
for edition in ("banking", "millionaire", "crooked"):
    found.extend(measure_bots(edition, 4, seconds, clock, ["random", "steady"]))
found.extend(measure_slides(15, seconds, clock))
found.extend(measure_bots("knockout", 4, seconds, clock, ["random", "steady"]))
figures = {figure.name: figure.value for figure in found}
print(json.dumps({"compiled": compiled(), "figures": figures}))
"""


class Row(NamedTuple):
    """One of our figures in words, and its goal: at least that much, or, for a time, at most."""

    name: str
    words: str
    is_time: bool = False
    interpreted_goal: float | None = None
    compiled_goal: float | None = None


ROWS: Final = (
    Row("two-games", "games / CPU s: random play, 2 players, events off", compiled_goal=3_000),
    Row("two-decisions", "  decisions / CPU s", interpreted_goal=100_000, compiled_goal=700_000),
    Row("four-games", "games / CPU s: the same with 4 players"),
    Row("four-decisions", "  decisions / CPU s"),
    Row("events-games", "games / CPU s: 2 players, events on"),
    Row("events-decisions", "  decisions / CPU s"),
    Row("copy", "copy of a game at half-time, µs", is_time=True, compiled_goal=5.0),
    Row("redeal", "redeal of it, µs", is_time=True),
    Row("view", "view of it, µs", is_time=True),
    Row("plays", "actions / CPU s: read from text, checked, played, events on"),
)

BANKING_ROWS: Final = (
    Row("banking-steady-games", "games / CPU s: four steady, full rules with auctions and deals", compiled_goal=250),
    Row("banking-steady-turns", "  turns / CPU s", compiled_goal=150_000),
    Row("banking-random-games", "games / CPU s: four random"),
    Row("banking-random-turns", "  turns / CPU s"),
    Row("banking-copy", "copy of a game at half-time, µs", is_time=True, compiled_goal=8.0),
)

KNOCKOUT_ROWS: Final = (
    Row("knockout-slides", "slides / CPU s: 15 tokens lie on the spaces", False, 1_000, 20_000),
    Row("knockout-random-games", "games / CPU s: four random", compiled_goal=300),
    Row("knockout-random-turns", "  first slides / CPU s"),
    Row("knockout-steady-games", "games / CPU s: four steady"),
    Row("knockout-steady-turns", "  first slides / CPU s"),
    Row("knockout-copy", "copy of a game at half-time, µs", is_time=True, compiled_goal=5.0),
)

MILLIONAIRE_ROWS: Final = (
    Row("millionaire-random-games", "games / CPU s: four random", compiled_goal=1_500),
    Row("millionaire-random-turns", "  turns / CPU s"),
    Row("millionaire-steady-games", "games / CPU s: four steady"),
    Row("millionaire-steady-turns", "  turns / CPU s"),
    Row("millionaire-copy", "copy of a game at half-time, µs", is_time=True, compiled_goal=8.0),
)

CROOKED_ROWS: Final = (
    Row("crooked-random-games", "games / CPU s: four random", compiled_goal=400),
    Row("crooked-random-turns", "  turns / CPU s"),
    Row("crooked-steady-games", "games / CPU s: four steady"),
    Row("crooked-steady-turns", "  turns / CPU s"),
    Row("crooked-copy", "copy of a game at half-time, µs", is_time=True, compiled_goal=20.0),
)

TABLES: Final = (
    ("Rentier, Deal", ROWS),
    ("Rentier, Banking", BANKING_ROWS),
    ("Rentier, Millionaire", MILLIONAIRE_ROWS),
    ("Rentier, Crooked Cash", CROOKED_ROWS),
    ("Rentier, Knockout", KNOCKOUT_ROWS),
)

# From one session on a 2-core machine; Java is not measured in this run.
QUOTED: Final = (
    ("TAG (Java), Deal, 2 / 4 players, engine alone", "1,340–1,670 / 1,000–1,750", "550k–1.1M"),
    ("TAG (Java), Deal, 2 / 4 players, as its runner plays", "98–105 / 51", "33–44k"),
)

NOTES: Final = """\
What can be compared, and what cannot:
- Interpreted and compiled are the same code, seeds and games: their ratio is exact except for noise.
- Another game's decision is not a decision of Deal: a card laid in uno, a draw or discard in gin rummy, here also
  every answer to an action, every payment and every wild moved. So compare games first, and even those with care:
  how long a game lasts depends on the game.
- All play at random, one process, from Python. Ours lists every legal action of every decision and plays by all the
  rules; only events are off ("events on" has them).
- RLCard's figure includes the observation that its step always makes, OpenSpiel's makes none; ours makes none.
- TAG's figures are quoted, not measured here: another machine would have others. It plays the same game, though 61%
  of its games of 4 ended undecided, and its runner copies the state for each decision.
- For Banking, gamescomputersplay/monopoly (Python, classic board, no auctions) did 110–122 games and 65–72k
  turns in the same quoted session; its games last 589 turns, ours about 120."""


def measure_ours(seconds: float, interpreted: bool) -> dict[str, float] | None:
    """Measure one engine in a process of its own; None if the installed package is not compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if interpreted:
        environment["PYTHONPATH"] = str(SOURCES)
    done = subprocess.run(
        [sys.executable, "-P", "-c", MEASURE, str(seconds)], env=environment, stdout=subprocess.PIPE, text=True
    )
    if done.returncode != 0:
        return None
    answer = json.loads(done.stdout)
    if answer["compiled"] == interpreted:
        return None
    figures: dict[str, float] = answer["figures"]
    return figures


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    """Return each figure's median."""
    return {name: median([figures[name] for figures in rounds]) for name in rounds[0]} if rounds else {}


def written(value: float | None) -> str:
    """Return a figure with three digits or more."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(one: float | None, other: float | None) -> str:
    """Return how many times as much one is."""
    return f"{one / other:.3g}×" if one and other else "–"


def goal_of(row: Row, interpreted: float | None, compiled: float | None) -> str:
    """Return what a figure should be and whether it is."""
    parts = []
    for name, goal, value in (
        ("interpreted", row.interpreted_goal, interpreted),
        ("compiled", row.compiled_goal, compiled),
    ):
        if goal is not None:
            sign = "≤" if row.is_time else "≥"
            met = value is not None and (value <= goal if row.is_time else value >= goal)
            verdict = "not measured" if value is None else "yes" if met else "NO"
            parts.append(f"{name} {sign} {written(goal)}: {verdict}")
    return "; ".join(parts)


def print_table(head: list[str], rows: list[list[str]]) -> None:
    """Print columns under their heads: figures to the right, words at both ends to the left."""
    last = len(head) - 1 if head[-1] == "goal" else 0
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [
            cell.rjust(width) if i not in (0, last) else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths))
        ]
        print("  ".join(cells).rstrip())
    print()


def print_ours(interpreted: dict[str, float], compiled: dict[str, float]) -> None:
    """Print both engines side by side."""
    for title, figures in TABLES:
        rows = []
        for row in figures:
            one, other = interpreted.get(row.name), compiled.get(row.name)
            times = ratio(one, other) if row.is_time else ratio(other, one)
            rows.append([row.words, written(one), written(other), times, goal_of(row, one, other)])
        print_table([title, "interpreted", "compiled", "faster", "goal"], rows)


def print_neighbours(found: list[neighbours.Neighbour], ours: dict[str, float]) -> None:
    """Print the other projects beside our engine, compiled if it is."""
    games, decisions = ours.get("two-games"), ours.get("two-decisions")
    rows = [
        [
            f"{it.who}, {it.game}",
            written(it.games_per_cpu_s),
            written(it.decisions_per_cpu_s),
            ratio(games, it.games_per_cpu_s),
            ratio(decisions, it.decisions_per_cpu_s),
        ]
        for it in found
    ]
    rows += [[f"{name} [quoted]", speed, choices, "–", "–"] for name, speed, choices in QUOTED]
    head = ["Beside it", "games / CPU s", "decisions / CPU s", "ours, games", "ours, decisions"]
    print_table(head, rows)
    if len(found) < 2:
        print("RLCard or OpenSpiel is not installed: make bench NEIGHBOURS=1 measures them too.\n")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measures the engine beside its neighbours.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure (default: 1)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds to take the median of (default: 3)")
    parser.add_argument("--json", type=Path, help="also write all figures to this file")
    asked = parser.parse_args()
    if not 0 < asked.seconds <= 600 or not 1 <= asked.rounds <= 100:
        parser.error("seconds must be above 0 and up to 600, rounds from 1 to 100")
    interpreted: list[dict[str, float]] = []
    compiled: list[dict[str, float]] = []
    others: dict[tuple[str, str], list[neighbours.Neighbour]] = {}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr)
        for engine, is_interpreted in ((interpreted, True), (compiled, False)):
            figures = measure_ours(asked.seconds, is_interpreted)
            if figures is not None:
                engine.append(figures)
        for it in neighbours.measure_neighbours(asked.seconds):
            others.setdefault((it.who, it.game), []).append(it)
    if not interpreted:
        sys.exit("The engine could not be measured; its output is above.")
    found = [
        neighbours.Neighbour(
            who,
            game,
            median([it.games_per_cpu_s for it in rounds]),
            median([it.decisions_per_cpu_s for it in rounds]),
        )
        for (who, game), rounds in others.items()
    ]
    report(medians(interpreted), medians(compiled), found, asked.json)


def report(
    interpreted: dict[str, float],
    compiled: dict[str, float],
    found: list[neighbours.Neighbour],
    file: Path | None,
) -> None:
    """Print the tables, and write the figures to a file if asked."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores\n")
    print_ours(interpreted, compiled)
    if not compiled:
        print("The installed package is not compiled, so that column is empty.\n")
    print_neighbours(found, compiled or interpreted)
    print(NOTES)
    if file is not None:
        figures = {
            "python": platform.python_version(),
            "interpreted": interpreted,
            "compiled": compiled,
            "neighbours": [it._asdict() for it in found],
        }
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
