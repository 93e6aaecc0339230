"""Count what the compiled engine executes, beside an older revision of it: `make bench-count BASE=5e3d535`.

Instructions counted by valgrind's callgrind do not depend on what else the machine is doing, so a difference of one
percent can be seen. Both revisions play the same games; if a rule has changed in between, games go differently and
their rows say little.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

WORK: Final = """
import os, subprocess, sys
from rentier.core import compiled
from rentier.sim.measure import LOOKS, each, measure_slides, middle_states, play, plays_from_text

assert compiled(), "this revision is not compiled"

class Ticks:
    def __init__(self):
        self.ticks = 0

    def __call__(self):
        self.ticks += 1
        return self.ticks

def dump(name):
    command = ["callgrind_control", "--dump=" + name, str(os.getpid())]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

def count(name, work):
    work(2)
    dump("before " + name)
    work(int(sys.argv[1]))
    dump("count " + name)

for bot in ("random", "steady"):
    count(f"Deal, 2 players, {bot}", lambda games: play("deal", 2, bot, False, games, Ticks()))
count("Deal, 2 players, random, events on", lambda games: play("deal", 2, "random", True, games, Ticks()))
count("Deal, read from text", lambda ticks: plays_from_text("deal", 1, Ticks()))
for edition in ("banking", "millionaire", "crooked"):
    for bot in ("random", "steady"):
        count(f"{edition.title()}, 4 players, {bot}", lambda games: play(edition, 4, bot, False, games, Ticks()))
count("Knockout, 4 players, random", lambda games: play("knockout", 4, "random", False, games, Ticks()))
count("Knockout, slides", lambda ticks: [*measure_slides(15, ticks / 4, Ticks())])
for edition in ("deal", "banking", "millionaire", "crooked", "knockout"):
    states = middle_states(edition)
    count(f"{edition.title()}, copy", lambda ticks: each(states, lambda game: game.copy(), ticks, Ticks()))
    count(f"{edition.title()}, redeal", lambda ticks: each(states, lambda game: game.redeal(0, bytes(32)), 2, Ticks()))
    count(f"{edition.title()}, view", lambda ticks: each(states, lambda game: game.view(0), 2, Ticks()))
"""
"""What is counted; each figure is warmed up first, and the clock counts the looks at it instead of seconds."""

TRIGGER: Final = re.compile(r"desc: Trigger: .*?(before|count) (.+)")
TOTAL: Final = re.compile(r"totals: (\d+)")


def main() -> None:
    """Count both revisions and print their ratios."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--base", required=True, help="a revision, or a Python that has one installed, compiled")
    parser.add_argument("--games", type=int, default=12, help="how many games are counted for each row")
    asked = parser.parse_args()
    for tool in ("valgrind", "callgrind_control", "git"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is not installed; on Debian, apt-get install valgrind git.")
    with tempfile.TemporaryDirectory() as folder:
        base = count(python_of(asked.base, Path(folder)), asked.games)
        now = count(sys.executable, asked.games)
    print(f"{'instructions, in millions':40} {'base':>10} {'now':>10} {'now / base':>11}")
    for name, instructions in now.items():
        before = base[name]
        print(f"{name:40} {before / 1e6:10.2f} {instructions / 1e6:10.2f} {instructions / before:11.3f}")


def python_of(base: str, folder: Path) -> str:
    """Return a Python with that revision compiled; a path to one is taken as it is."""
    if Path(base).is_file():
        return base
    source, venv = folder / "source", folder / "venv"
    print(f"Compiling {base}; this takes some minutes.", file=sys.stderr)
    subprocess.run(["git", "clone", "--quiet", ROOT, source], check=True)
    subprocess.run(["git", "-C", source, "checkout", "--quiet", "--detach", base], check=True)
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    environment = {**os.environ, "RENTIER_COMPILED": "1", "RENTIER_PURE": "", "RENTIER_WEB": "0"}
    subprocess.run([venv / "bin/python", "-m", "pip", "install", "--quiet", source], check=True, env=environment)
    return str(venv / "bin/python")


def count(python: str, games: int) -> dict[str, int]:
    """Return how many instructions each piece of work takes there."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        # The same hashes in both: the order of sets must not make a difference.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        subprocess.run([*command, python, "-c", WORK, str(games)], check=True, env=environment, cwd=folder)
        found = {}
        for path in Path(folder).glob("out*"):
            text = path.read_text()
            trigger, total = TRIGGER.search(text), TOTAL.search(text)
            if trigger and total and trigger[1] == "count":
                found[trigger[2]] = int(total[1])
    if not found:
        sys.exit("callgrind has counted nothing.")
    return dict(sorted(found.items()))


if __name__ == "__main__":
    main()
