"""A Dask cluster as an executor: work goes to its workers, which have to run the same Rentier."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar, final

from rentier.core.errors import BadInput, RentierError

R = TypeVar("R")

LOCAL: Final = "local:"
"""How an address begins that asks for a cluster on this machine: `local:4` has four workers."""
MOST_LOCAL: Final = 256
CONNECT_SECONDS: Final = 10
VERSION: Final = re.compile('VERSION = "(.*)"')
SILENT: Final = 60
"""Above every level of logging."""
SAME: Final = ("core", "track", "games", "bots", "sim")
"""The parts of the package that decide what comes out of a game."""
LIFES: Final = 20
"""How many workers may die over one piece of work before it is given up."""


@cache
def fingerprint() -> str:
    """Return a text that is the same only where the same Rentier runs, compiled or not."""
    package = files("rentier")
    version = VERSION.search((package / "version.py").read_text("utf-8"))
    digest = sha256()
    for part in SAME:
        _add(digest, package / part)
    return f"{version[1] if version else '?'} ({digest.hexdigest()[:12]})"


def _add(digest: Any, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            _add(digest, entry)
        elif entry.name.endswith((".py", ".toml")):
            digest.update(entry.name.encode() + entry.read_bytes())


def dask_setup(worker: object) -> None:
    """Make a worker of a new cluster leave Ctrl-C to whoever started the cluster; Dask calls this in it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work_alike(expected: str, work: Callable[..., R], *args: Any) -> R:
    """Do a piece of work in a worker, also in one that joined later; refuse if it runs another Rentier."""
    if fingerprint() != expected:
        raise RentierError("cluster-version", {"ours": expected, "theirs": [fingerprint()]})
    return work(*args)


@final
class Cluster:
    """The workers of a cluster, as an executor."""

    def __init__(self, client: Any) -> None:
        self._client: Final = client
        self._executor: Final = client.get_executor(pure=False)
        self._expected: Final = fingerprint()
        self.workers: Final[int] = sum(client.nthreads().values())
        """How many pieces of work it does at a time."""

    def submit(self, work: Callable[..., R], /, *args: Any) -> Future[R]:
        """Take on a piece of work; if its worker dies, another one does it."""
        future: Future[R] = self._executor.submit(work_alike, self._expected, work, *args)
        return future

    def check_versions(self) -> None:
        """Refuse a cluster with a worker that runs another Rentier, or none."""
        try:
            found = self._client.run(fingerprint)
        except ModuleNotFoundError:
            raise BadInput("cluster-without", {"ours": self._expected}) from None
        theirs = sorted({it for it in found.values() if it != self._expected})
        if theirs:
            raise BadInput("cluster-version", {"ours": self._expected, "theirs": theirs})


@contextmanager
def open_cluster(address: str) -> Iterator[Cluster]:
    """Yield the cluster at an address, `tcp://host:8786`, or a new one on this machine, `local:4`.

    A new one is gone afterwards, and a worker of it that dies is replaced.
    """
    workers = _read_local(address)
    try:
        distributed = import_module("distributed")
        dask = import_module("dask")
    except ImportError:
        raise BadInput("cluster-not-installed") from None
    settings = {
        "distributed.scheduler.allowed-failures": LIFES,
        # A worker that plays a long compiled game says nothing for a while.
        "distributed.scheduler.worker-ttl": None,
        "distributed.comm.timeouts.connect": f"{CONNECT_SECONDS}s",
        "distributed.admin.log-length": 0,
        # Every worker, also one that replaces another, begins with `dask_setup`.
        "distributed.worker.preload": [__name__],
        # Nobody looks at these, and they cost as much as they watch.
        "distributed.worker.profile.enabled": False,
        "distributed.admin.system-monitor.interval": "10s",
    }
    lost = (distributed.scheduler.KilledWorker, distributed.comm.CommClosedError, CancelledError)
    with dask.config.set(settings), _told_if_lost(lost):
        if workers:
            local = distributed.LocalCluster(
                workers,
                threads_per_worker=1,
                memory_limit=0,
                dashboard_address=None,
                silence_logs=SILENT,
            )
            with local, distributed.Client(local) as client:
                yield Cluster(client)
            return
        with _connect(distributed, address) as client:
            cluster = Cluster(client)
            cluster.check_versions()
            yield cluster


@contextmanager
def _told_if_lost(lost: tuple[type[BaseException], ...]) -> Iterator[None]:
    try:
        yield
    except lost:
        raise RentierError("cluster-lost") from None


def _read_local(address: str) -> int:
    """Return how many workers of its own an address asks for; 0 if it is that of a cluster elsewhere."""
    if address.startswith(LOCAL):
        text = address.removeprefix(LOCAL)
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= MOST_LOCAL:
            return int(text[:9])
        raise BadInput("cluster-local", {"given": text[:40], "most": MOST_LOCAL})
    scheme, separator, rest = address.partition("://")
    if scheme not in ("tcp", "tls", "ws", "wss", "ucx") or not separator or not rest:
        raise BadInput("cluster-address", {"given": address[:80]})
    return 0


def _connect(distributed: Any, address: str) -> Any:
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise BadInput("cluster-not-there", {"given": address[:80]}) from None
    try:
        client.wait_for_workers(1, CONNECT_SECONDS)
    except TimeoutError:
        client.close()
        raise BadInput("cluster-no-workers", {"given": address[:80]}) from None
    return client
