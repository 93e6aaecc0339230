"""Several real servers with one PostgreSQL and one Redis, all of which can be killed, frozen, cut off and slowed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import asyncpg
import pytest

from rentier.client import AsyncServer
from rentier.server.log import LogEntry
from rentier.server.postgres import PostgresStorage

from .serving import free_port

SCRIPT = Path(__file__).parent / "forking.py"
START_SECONDS = 60.0


def needs(program: str, folder: str = "/usr/bin") -> str:
    """Return the path of a program; skip the test where it is missing, unless it must not be."""
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:{folder}")
    if found is None:
        if os.environ.get("RENTIER_EXPECT_REDIS") == "1":
            pytest.fail(f"{program} is missing")
        pytest.skip(f"no {program} here")
    return found


class Own:
    """A program that the test has started, at a port of this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def start(self) -> None:
        end = time.monotonic() + START_SECONDS
        self._process = None
        while not self.is_ready():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            # What is left of one that was killed may still be going away.
            if self._process is None or self._process.poll() is not None:
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/tmp"
                    )
            time.sleep(0.1)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None:
            self.kill()


class OwnRedis(Own):
    """A Redis that keeps nothing."""

    def command(self) -> list[str]:
        at = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        return [needs("redis-server"), *at, "--save", "", "--appendonly", "no", "--daemonize", "no"]

    def url_at(self, port: int) -> str:
        return f"redis://127.0.0.1:{port}"


class OwnPostgres(Own):
    """A PostgreSQL with a new database, whose server processes can be killed and started again."""

    def __init__(self) -> None:
        # Not in a folder of pytest's, which only root may enter.
        folder = Path(tempfile.mkdtemp(prefix="rentier-postgres-"))
        super().__init__(folder)
        versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda it: int(it.parent.name))
        self._programs = str(versions[-1]) if versions else "/nowhere"
        needs("initdb", self._programs)
        self._as: list[str] = []
        if os.getuid() == 0:
            # PostgreSQL does not run as root.
            self._as = ["runuser", "-u", "postgres", "--"]
            shutil.chown(folder, "postgres")
        how = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        making = [*self._as, f"{self._programs}/initdb", "--pgdata", str(folder / "data"), *how]
        subprocess.run(making, check=True, capture_output=True, cwd="/tmp")

    def command(self) -> list[str]:
        # The machine does not fail in these tests, only the programs do, so nothing has to reach the disk itself.
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "fsync=off"]
        given = [part for it in settings for part in ("-c", it)]
        return [*self._as, f"{self._programs}/postgres", "-D", str(self.folder / "data"), "-p", str(self.port), *given]

    def is_ready(self) -> bool:
        command = [f"{self._programs}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def kill(self) -> None:
        """Kill the server and all that it has started."""
        with contextlib.suppress(OSError, ValueError):
            postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
            for pid in (postmaster, *map(int, children)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        super().kill()

    def stop(self) -> None:
        super().stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url_at(self, port: int, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{port}/{database}"


class Between:
    """A proxy in front of one port, or in turn of several, that can cut, hold and slow down what goes through it."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.delay = 0.0
        self.is_held = False
        self.is_closed = False
        self.connections = 0
        self.heard: bytearray | None = None
        """Everything that goes through it, if somebody wants to know."""
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.is_held = False
        self.cut()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Cut all connections."""
        for writer in self._writers:
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect to the next port that answers, whoever was there before."""
        for _ in range(len(self.ports)):
            if self.is_closed:
                break
            self.connections += 1
            port = self.ports[self.connections % len(self.ports)]
            with contextlib.suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
                both = {writer, far_writer}
                self._writers |= both
                try:
                    await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
                finally:
                    self._writers -= both
                    for each in both:
                        each.close()
                return
        writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                while self.is_held:
                    await asyncio.sleep(0.02)
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.heard is not None:
                    self.heard += data
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()


class Ship:
    """One server process of the fleet."""

    def __init__(self, port: int, arguments: list[str], log: Path) -> None:
        self.port = port
        self.arguments = arguments
        self.log = log
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def api(self) -> AsyncServer:
        return AsyncServer(self.url)

    def signal(self, number: signal.Signals) -> None:
        # Process 0 would be all of ours.
        if self.pid:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)

    async def stop(self) -> None:
        """Stop it as a system does, and wait until it is gone."""
        self.signal(signal.SIGTERM)
        for _ in range(1500):
            if not self.is_alive:
                return
            await asyncio.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    @property
    def is_alive(self) -> bool:
        """Whether the process is there and not only waits for its parent to notice that it is gone."""
        with contextlib.suppress(OSError):
            return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        return False

    def freeze(self) -> None:
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)


class Forking:
    """The process from which all servers are forked, so that starting one takes no time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "en_GB.UTF-8", "LC_ALL": ""},
        )

    def fork(self, ship: Ship) -> int:
        """Start a server and return its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"arguments": ship.arguments, "log": str(ship.log)}).encode() + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate(timeout=30)


class Fleet:
    """Servers that share a database and a Redis, behind a balancer that knows no sticky sessions."""

    def __init__(self, forking: Forking, folder: Path, postgres: str, redis: str, *more: str) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.ships: list[Ship] = []
        self.balancer = Between()
        self._more = list(more)
        self._forking = forking
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.balancer)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for ship in self.ships:
            with contextlib.suppress(ProcessLookupError):
                ship.kill()
            if error is not None:
                print(f"--- {ship.port}\n{ship.log.read_text() if ship.log.exists() else ''}")
        await self._stack.aclose()

    async def launch(self, *, postgres: str = "", redis: str | None = None, port: int = 0) -> Ship:
        """Start one more server, with addresses of its own where it should have them."""
        number, port = len(self.ships), port or free_port()
        through = self.redis if redis is None else redis
        arguments = ["--database", postgres or self.postgres, "--port", str(port), *self._more]
        ship = Ship(port, [*arguments, *(["--redis", through] if through else [])], self.folder / f"ship-{number}.log")
        self.ships.append(ship)
        await self.start(ship)
        self.balancer.ports.append(ship.port)
        return ship

    async def start(self, ship: Ship) -> None:
        """Start a server, the first time or again."""
        ship.pid = self._forking.fork(ship)
        end = time.monotonic() + START_SECONDS
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", ship.port)
                writer.close()
                if ship.is_alive:
                    return
            assert time.monotonic() < end, ship.log.read_text()
            await asyncio.sleep(0.05)
            if not ship.is_alive:
                # While nobody listens there, any program of this machine may have its port for a moment.
                ship.pid = self._forking.fork(ship)

    def api(self) -> AsyncServer:
        """Return a client that comes to any of them."""
        return AsyncServer(self.balancer.url)


async def logs_in(postgres: str, tables: list[str]) -> dict[str, list[LogEntry]]:
    """Read the logs of some tables."""
    storage = await PostgresStorage.open(postgres)
    try:
        return {table: await storage.read(table) for table in tables}
    finally:
        await storage.close()


async def owner_of(postgres: str, table: str) -> int:
    """Return which process has a table."""
    storage = await PostgresStorage.open(postgres)
    try:
        async with storage.connection() as connection:
            return int(await connection.fetchval("SELECT owner FROM rentier.tables WHERE tbl = $1", table))
    finally:
        await storage.close()


class Harbour(NamedTuple):
    """The PostgreSQL and the Redis of these tests, and the folder of one of them."""

    postgres: OwnPostgres
    redis: OwnRedis
    forking: Forking
    folder: Path
    database: str

    @property
    def url(self) -> str:
        return self.postgres.url_at(self.postgres.port, self.database)

    @contextlib.asynccontextmanager
    async def fleet(self, ships: int, *more: str, redis: str | None = None) -> AsyncIterator[Fleet]:
        """Start so many servers."""
        through = self.redis.url_at(self.redis.port) if redis is None else redis
        async with Fleet(self.forking, self.folder, self.url, through, *more) as fleet:
            await asyncio.gather(*[fleet.launch() for _ in range(ships)])
            yield fleet


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OwnPostgres, OwnRedis, Forking]]:
    redis = OwnRedis(tmp_path_factory.mktemp("redis"))
    redis.command()
    postgres = OwnPostgres()
    try:
        redis.start()
        postgres.start()
        with contextlib.closing(Forking()) as forking:
            yield postgres, redis, forking
    finally:
        redis.stop()
        postgres.stop()


@pytest.fixture
def harbour(programs: tuple[OwnPostgres, OwnRedis, Forking], tmp_path: Path) -> Harbour:
    postgres, redis, forking = programs
    name = f"test_{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres.url_at(postgres.port))
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        await connection.close()

    asyncio.run(make())
    return Harbour(postgres, redis, forking, tmp_path, name)
