"""The table server under load from another process, beside boardgame.io in the same run: `make bench-server`.

The server is a real one, `rentier serve` of the installed package with its file on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from load import SERVED, Load
from run import print_table, written

TABLES: Final = 100
ROUNDS: Final = 3
"""How often full load is measured, on both sides in turns: on a busy machine, one moment is faster than the next."""
RATE: Final = 200
IDLE: Final = 1_000
WARM_SECONDS: Final = 3.0
MEGA: Final = 1 << 20
TICKS: Final = os.sysconf("SC_CLK_TCK")
NEIGHBOUR: Final = Path(__file__).resolve().parent / "boardgameio"

NOTES: Final = """\
What can be compared, and what cannot:
- Ours stores each action on disk before it is answered, checks it by all the rules of Deal, and tells both players what
  changed with their whole view and menu. boardgame.io keeps everything in memory and plays nine squares; its clients
  get the state and its log.
- Our games come to an end; the same people then make a new table, and both come to it by new sockets. The neighbour's
  game never ends. The second line leaves out what that took, as the tables that nobody plays at were made for.
- Full load is measured in turns, and the table has the middle of the rounds.
- An action is counted when it is answered. CPU is that of the server's process and its children, from /proc.
- Delays count from the moment when an action was due, not from when it could be sent."""


class Goal(NamedTuple):
    """What a figure should be: a number, or so many times the neighbour's, and whether that is the most it may be."""

    value: float | None
    times: float | None = None
    is_most: bool = False

    def judge(self, value: float, beside: float | None) -> str:
        """Return what a figure should be and whether it is."""
        bounds = [] if self.value is None else [self.value]
        if self.times is not None and beside is not None:
            bounds.append(self.times * beside)
        if not bounds:
            return ""
        bound = min(bounds) if self.is_most else max(bounds)
        met = value <= bound if self.is_most else value >= bound
        return f"{'≤' if self.is_most else '≥'} {written(bound)}: {'yes' if met else 'NO'}"


GOALS: Final = {
    "full-per-cpu": Goal(None, times=1.5),
    "full-p99": Goal(60, times=1.0, is_most=True),
    "offered-p50": Goal(1.5, is_most=True),
    "offered-p99": Goal(25, is_most=True),
}


def tree(pid: int) -> list[int]:
    """List a process and all that it has started."""
    children = [int(child) for it in Path(f"/proc/{pid}/task").glob("*/children") for child in it.read_text().split()]
    return [pid, *[below for child in children for below in tree(child)]]


def cpu_seconds(pid: int) -> float:
    """Return how much CPU time a process has used, including its children and those that ended."""
    total = 0
    for it in tree(pid):
        # One that has ended meanwhile is counted by its parent.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            fields = Path(f"/proc/{it}/stat").read_text().rpartition(")")[2].split()
            total += sum(int(field) for field in fields[11:15])
    return total / TICKS


def memory(pid: int) -> float:
    """Return how many MB of memory a process has, including its children."""
    statuses = [Path(f"/proc/{it}/status").read_text() for it in tree(pid)]
    return sum(int(found[1]) for it in statuses if (found := re.search(r"VmRSS:\s+(\d+)", it))) * 1024 / MEGA


@contextmanager
def serving(command: list[str], answer: str, **options: Any) -> Iterator[tuple[int, str]]:
    """Run a server, and yield its process and what it printed when it was ready."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, **options) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.search(answer, line):
                    yield process.pid, found[1]
                    break
            else:
                raise ChildProcessError(f"{command[0]} did not start.")
        finally:
            process.terminate()


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


async def measure_full(pid: int, port: int, seconds: float, tables: int) -> dict[str, float]:
    """Let everybody play as fast as they can."""
    load = Load(("127.0.0.1", port))
    await load.open(tables)
    await asyncio.sleep(WARM_SECONDS)
    load.forget()
    before, begin, own = cpu_seconds(pid), time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    spent, took, own = cpu_seconds(pid) - before, time.perf_counter() - begin, time.process_time() - own
    done, games = len(load.seconds), load.games
    median, late = percentiles(load.seconds)
    await load.close()
    check(load)
    return {
        "full-per-cpu": done / spent,
        "full-rate": done / took,
        "full-p50": median,
        "full-p99": late,
        "full-games": games,
        "full-done": done,
        "full-spent": spent,
        "full-cpu": spent / took * 100,
        "full-own": own / took * 100,
    }


async def measure_offered(pid: int, port: int, seconds: float, tables: int, rate: float) -> dict[str, float]:
    """Let people act at fixed times."""
    load = Load(("127.0.0.1", port), is_waiting=True)
    await load.open(tables)
    await load.offer(rate, WARM_SECONDS)
    load.forget()
    before = cpu_seconds(pid)
    await load.offer(rate, seconds)
    spent = cpu_seconds(pid) - before
    median, late = percentiles(load.seconds)
    await load.close()
    check(load)
    return {
        "offered-p50": median,
        "offered-p99": late,
        "offered-rate": len(load.seconds) / seconds,
        "offered-cpu": spent / seconds * 100,
    }


async def measure_idle(pid: int, port: int, tables: int) -> dict[str, float]:
    """Open tables that nobody plays at, in a server that had none."""
    load = Load(("127.0.0.1", port), is_waiting=True)
    before = memory(pid)
    # The first one loads what every later one needs.
    await load.open(1)
    making = cpu_seconds(pid)
    await load.open(tables - 1)
    making = (cpu_seconds(pid) - making) / max(1, tables - 1)
    await asyncio.sleep(WARM_SECONDS)
    after, cpu = memory(pid), cpu_seconds(pid)
    await asyncio.sleep(WARM_SECONDS)
    cpu = (cpu_seconds(pid) - cpu) / WARM_SECONDS * 100
    await load.close()
    check(load)
    return {
        "idle-before": before,
        "idle-after": after,
        "idle-each": (after - before) * 1024 / tables,
        "idle-making": making * 1000,
        "idle-cpu": cpu,
    }


def check(load: Load) -> None:
    """Refuse figures from a run in which something was refused."""
    if load.refused or load.closed:
        sys.exit(f"{load.refused} actions were refused and {load.closed} sockets closed; the figures mean nothing.")


def measure_ours(asked: argparse.Namespace, measures: Sequence[str]) -> dict[str, float]:
    """Measure each figure with a server that has just been started."""
    found: dict[str, float] = {}
    for measure in measures:
        with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
            command = [sys.executable, "-P", "-m", "rentier", "serve", "--port", "0", "--data", folder, "--lang", "en"]
            with serving(command, r"http://127\.0\.0\.1:(\d+)/", env={**os.environ, **SERVED}) as (
                pid,
                port,
            ):
                if measure == "full":
                    found |= asyncio.run(measure_full(pid, int(port), asked.seconds, asked.tables))
                elif measure == "offered":
                    found |= asyncio.run(measure_offered(pid, int(port), asked.seconds, asked.tables, asked.rate))
                else:
                    found |= asyncio.run(measure_idle(pid, int(port), asked.idle))
    return found


@contextmanager
def neighbour(asked: argparse.Namespace) -> Iterator[Path | str]:
    """Install boardgame.io in a folder of its own; if that is impossible, yield a sentence that says why."""
    npm = shutil.which("npm")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if asked.alone:
            yield "boardgame.io was left out."
        elif npm is None or shutil.which("node") is None:
            yield "boardgame.io is not measured: there is no npm here."
        else:
            for file in NEIGHBOUR.iterdir():
                shutil.copy(file, folder)
            install = [npm, "install", "--no-audit", "--no-fund"]
            is_there = subprocess.run(install, cwd=folder, capture_output=True).returncode == 0
            yield folder if is_there else "boardgame.io is not measured: npm could not install it."


def measure_neighbour(asked: argparse.Namespace, folder: Path, name: str, rate: float) -> dict[str, float]:
    """Measure boardgame.io with its players in a process of their own."""
    with serving(["node", "server.js"], r"port (\d+)", cwd=folder) as (pid, port):
        command = ["node", "load.js", port, str(asked.tables), str(rate), str(WARM_SECONDS), str(asked.seconds)]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as load:
            assert load.stdout is not None
            load.stdout.readline()
            before = cpu_seconds(pid)
            load.stdout.readline()
            spent = cpu_seconds(pid) - before
            line = load.stdout.readline()
    if not line:
        sys.exit("The load of boardgame.io failed.")
    seconds = [it / 1000 for it in json.loads(line)]
    middle, late = percentiles(seconds)
    return {
        f"{name}-per-cpu": len(seconds) / spent,
        f"{name}-alone": len(seconds) / spent,
        f"{name}-rate": len(seconds) / asked.seconds,
        f"{name}-p50": middle,
        f"{name}-p99": late,
        f"{name}-cpu": spent / asked.seconds * 100,
    }


def medians(rounds: Sequence[dict[str, float]]) -> dict[str, float]:
    """Return the middle of what the rounds found, figure by figure."""
    return {name: median([found[name] for found in rounds]) for name in rounds[0]} if rounds else {}


def measure_both(asked: argparse.Namespace) -> tuple[dict[str, float], dict[str, float], str, list[float]]:
    """Measure both in turns; return ours, the neighbour's or why there are none, and by how much ours does more."""
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    with neighbour(asked) as there:
        for _ in range(asked.rounds):
            ours.append(measure_ours(asked, ("full",)))
            if isinstance(there, Path):
                theirs.append(measure_neighbour(asked, there, "full", 0))
        found, beside = medians(ours), medians(theirs)
        found |= measure_ours(asked, ("offered", "idle"))
        if isinstance(there, Path):
            beside |= measure_neighbour(asked, there, "offered", asked.rate)
    making = found["idle-making"] / 1000
    found["full-alone"] = median([it["full-done"] / (it["full-spent"] - it["full-games"] * making) for it in ours])
    times = [own["full-per-cpu"] / its["full-per-cpu"] for own, its in zip(ours, theirs, strict=False)]
    return found, beside, there if isinstance(there, str) else "", times


def report(
    asked: argparse.Namespace, ours: dict[str, float], beside: dict[str, float], missing: str, times: list[float]
) -> None:
    """Print the table."""
    rows = [
        ("full-per-cpu", f"{asked.tables} tables of 2, as fast as they can: actions / server CPU s"),
        ("full-alone", "  the same without the CPU for new tables"),
        ("full-rate", "  actions / s"),
        ("full-p50", "  answered within, p50, ms"),
        ("full-p99", "  answered within, p99, ms"),
        ("full-games", "  games that ended, each followed by a new table with new sockets"),
        ("full-cpu", "  the server's CPU, %"),
        ("full-own", "  the load's own CPU, %"),
        ("offered-p50", f"{asked.rate} actions / s offered: answered within, p50, ms"),
        ("offered-p99", "  answered within, p99, ms"),
        ("offered-rate", "  actions / s"),
        ("offered-cpu", "  the server's CPU, %"),
        ("idle-before", "memory of the server with no tables, MB"),
        ("idle-after", f"  with {asked.idle:,} tables begun and {2 * asked.idle:,} sockets, MB"),
        ("idle-each", "  for each table with both its sockets, kB"),
        ("idle-making", "  CPU to make and begin one, with both its sockets, ms"),
        ("idle-cpu", "  its CPU meanwhile, %"),
    ]
    lines = [
        [
            words,
            written(ours[key]),
            written(beside.get(key)),
            GOALS[key].judge(ours[key], beside.get(key)) if key in GOALS else "",
        ]
        for key, words in rows
    ]
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores\n")
    print_table(["The table server", "Rentier", "boardgame.io", "goal"], lines)
    if times:
        each = ", ".join(f"{it:.2f}" for it in times)
        print(f"Actions for each CPU second, times those of boardgame.io, round by round: {each}\n")
    if missing:
        print(missing + "\n")
    print(NOTES)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the table server under load.")
    parser.add_argument("--seconds", type=float, default=15.0, help="seconds for each figure (default: 15)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of full load (default: {ROUNDS})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables that are played at (default: {TABLES})")
    parser.add_argument("--rate", type=float, default=RATE, help=f"actions offered per second (default: {RATE})")
    parser.add_argument("--idle", type=int, default=IDLE, help=f"tables that nobody plays at (default: {IDLE})")
    parser.add_argument(
        "--folder", type=Path, help="where to put the file of the tables (default: the system's temporary folder)"
    )
    parser.add_argument("--fleet", action="store_true", help="one server and two, with PostgreSQL and Redis")
    parser.add_argument("--alone", action="store_true", help="leave out boardgame.io")
    parser.add_argument("--json", type=Path, help="also write all figures to this file")
    asked = parser.parse_args()
    if not 1 <= asked.seconds <= 600 or min(asked.tables, asked.rounds, asked.idle) < 1 or asked.rate <= 0:
        parser.error("seconds must be from 1 to 600, and all others above 0")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if asked.fleet:
        from fleet import measure_fleet

        found = measure_fleet(asked)
        if asked.json is not None:
            asked.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
        return
    ours, beside, missing, times = measure_both(asked)
    report(asked, ours, beside, missing, times)
    if asked.json is not None:
        figures = {"rentier": ours, "boardgame.io": beside or missing, "times": times}
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
