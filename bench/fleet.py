"""One server and two with the same PostgreSQL and Redis, under the same load: `make bench-server ARGS=--fleet`.

It needs Debian's postgresql and redis-server, and the package with its extra `redis`.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from load import SERVED, Load
from run import print_table, written
from serve import WARM_SECONDS, check, cpu_seconds, memory, percentiles, serving

ROOT: Final = Path(__file__).resolve().parents[1]
POSTGRES: Final = "RENTIER_TEST_POSTGRES"
"""The variable with the address of a PostgreSQL; `.ci/postgres` starts one and sets it."""

NOTES: Final = """\
- Deal for two at each table, at random, as fast as they can. PostgreSQL, Redis and the load are on the same machine,
  so the CPU that each takes is shown too: where all cores are taken, only actions for each CPU second can grow.
- At home: both people of a table come to the same server. Apart: each comes to another one, so that one of the two is
  always relayed through Redis, the worst that a balancer can do.
- WAL and table bytes are what PostgreSQL itself counts, for each action that was answered."""


class Case(NamedTuple):
    """How many servers, whether Redis connects them, and whether people of one table come to different ones."""

    name: str
    servers: int
    has_redis: bool
    is_apart: bool


CASES: Final = (
    Case("one server", 1, False, False),
    Case("two, at home", 2, True, False),
    Case("two, apart", 2, True, True),
)


def parent_of(pid: int) -> int:
    """Return the process that started another."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


async def postmaster_of(url: str) -> int:
    """Return the process of a PostgreSQL that has started all others; ours must still be there to be asked."""
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return parent_of(await connection.fetchval("SELECT pg_backend_pid()"))
    finally:
        await connection.close()


async def in_database(url: str, query: str) -> Any:
    """Return the answer to a query."""
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


@contextmanager
def redis_server(folder: str) -> Iterator[tuple[int, str]]:
    """Run a Redis that keeps nothing, and yield its process and its address."""
    socket = f"{folder}/redis.sock"
    command = ["redis-server", "--port", "0", "--unixsocket", socket, "--save", "", "--appendonly", "no"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            for _ in range(100):
                if Path(socket).exists():
                    break
                time.sleep(0.05)
            yield process.pid, f"unix://{socket}"
        finally:
            process.terminate()


def bytes_into(redis: str) -> int:
    """Return how many bytes a Redis has received."""
    command = ["redis-cli", "-s", redis.removeprefix("unix://"), "info", "stats"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return int(told.partition("total_net_input_bytes:")[2].split()[0])


async def measure(
    asked: Any, case: Case, servers: list[tuple[int, int]], postgres: int, redis: tuple[int, str], url: str
) -> dict[str, float]:
    """Play as fast as everybody can, and count what each process took."""
    load = Load(*[("127.0.0.1", port) for _, port in servers], is_apart=case.is_apart)
    await load.open(asked.tables)
    await asyncio.sleep(WARM_SECONDS)
    load.forget()
    pids = [*[pid for pid, _ in servers], postgres, redis[0]]
    room = "SELECT pg_total_relation_size('rentier.entries') + pg_total_relation_size('rentier.tables')"
    wal = "SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint"
    sizes = [await in_database(url, query) for query in (wal, room)]
    passed = bytes_into(redis[1])
    before, begin, own = [cpu_seconds(pid) for pid in pids], time.perf_counter(), time.process_time()
    await asyncio.sleep(asked.seconds)
    took, own = time.perf_counter() - begin, time.process_time() - own
    spent = [cpu_seconds(pid) - earlier for pid, earlier in zip(pids, before, strict=True)]
    done = len(load.seconds)
    median, late = percentiles(load.seconds)
    grown = [await in_database(url, query) - size for query, size in zip((wal, room), sizes, strict=True)]
    held = [memory(pid) for pid, _ in servers]
    await load.close()
    check(load)
    shares = [it / took * 100 for it in spent]
    return {
        "rate": done / took,
        "per-cpu": done / sum(spent[: len(servers)]),
        "per-cpu-all": done / sum(spent),
        "p50": median,
        "p99": late,
        **{f"cpu-{number}": share for number, share in enumerate(shares[: len(servers)], 1)},
        "cpu-postgres": shares[-2],
        "cpu-redis": shares[-1],
        "cpu-load": own / took * 100,
        "wal": grown[0] / done,
        "room": grown[1] / done,
        "redis": (bytes_into(redis[1]) - passed) / done,
        "memory": sum(held) / len(held),
    }


def run_case(asked: Any, case: Case, postgres: int, url: str) -> dict[str, float]:
    """Start the servers of a case in a database of its own, and measure them."""
    name = f"bench_{os.getpid()}_{CASES.index(case)}"
    asyncio.run(in_database(url, f"CREATE DATABASE {name}"))
    database = url.replace("/postgres?", f"/{name}?")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        redis = stack.enter_context(redis_server(folder))
        command = [
            sys.executable,
            "-P",
            "-m",
            "rentier",
            "serve",
            "--port",
            "0",
            "--lang",
            "en",
            "--database",
            database,
        ]
        command += ["--redis", redis[1]] if case.has_redis else []
        env = {**os.environ, **SERVED}
        started = [
            stack.enter_context(serving(command, r"http://127\.0\.0\.1:(\d+)/", env=env)) for _ in range(case.servers)
        ]
        servers = [(pid, int(port)) for pid, port in started]
        found = asyncio.run(measure(asked, case, servers, postgres, redis, database))
    asyncio.run(in_database(url, f"DROP DATABASE {name} WITH (FORCE)"))
    return found


ROWS: Final = (
    ("rate", "actions / s"),
    ("per-cpu", "  for each CPU second of the servers"),
    ("per-cpu-all", "  for each CPU second of servers, PostgreSQL and Redis"),
    ("p50", "answered within, p50, ms"),
    ("p99", "answered within, p99, ms"),
    ("cpu-1", "CPU of the first server, %"),
    ("cpu-2", "CPU of the second, %"),
    ("cpu-postgres", "CPU of PostgreSQL, %"),
    ("cpu-redis", "CPU of Redis, %"),
    ("cpu-load", "CPU of the load itself, %"),
    ("wal", "WAL of PostgreSQL for each action, bytes"),
    ("room", "its tables grow by, for each action, bytes"),
    ("redis", "what Redis takes in for each action, bytes"),
    ("memory", "memory of a server, MB"),
)


def measure_fleet(asked: Any) -> dict[str, dict[str, float]]:
    """Measure all cases and print them; start a PostgreSQL for it if none is named."""
    if any(find_spec(package) is None for package in ("asyncpg", "redis")):
        sys.exit("Several servers need the extra “redis”: .venv/bin/python -m pip install '.[server,redis]'")
    url = os.environ.get(POSTGRES, "")
    if not url:
        os.execv(ROOT / ".ci" / "postgres", [".ci/postgres", sys.executable, *sys.argv])
    postgres = asyncio.run(postmaster_of(url))
    found = {case.name: run_case(asked, case, postgres, url) for case in CASES}
    one = found[CASES[0].name]
    lines = [[words, *[written(each.get(key)) for each in found.values()]] for key, words in ROWS]
    lines.append(["as many actions as one server", *[written(each["rate"] / one["rate"]) for each in found.values()]])
    # Where all cores are taken, this is what more cores would bring: what each action costs is known.
    shares = [each["per-cpu"] * case.servers / one["per-cpu"] for case, each in zip(CASES, found.values(), strict=True)]
    lines.append(["  computed, with a core for each server", *map(written, shares)])
    print_table(["Servers with one PostgreSQL", *found], lines)
    print(NOTES)
    return found
