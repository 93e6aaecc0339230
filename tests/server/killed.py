"""Run `rentier serve` again and again, each time in a fresh process that dies by SIGKILL at a chosen moment.

    python killed.py ARGUMENTS OF RENTIER SERVE

For each line on standard input, `MOMENT COUNT`, a server is started, and when it is dead a line is written. It kills
itself when COUNT appends have begun, at the moment named; `never` waits to be killed from outside. All servers are
forked from this one process, which has everything imported, so that starting again takes no time.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Sequence
from typing import Any

from rentier.cli.app import run as run_command
from rentier.server import app, sockets, sqlite_worker
from rentier.server.log import LogEntry
from rentier.server.storage import open_storage

MOMENTS = ("before", "inside", "written", "stored", "answered")
"""Before the write; in the transaction; committed, but not reported; reported, but not answered; answered."""
LONGEST_LIFE = 120


class Fate:
    """The moment at which a server dies."""

    def __init__(self, moment: str, count: int) -> None:
        self._moment = moment
        self._left = count
        self._is_near = False

    def count(self) -> None:
        """Count one more append that begins."""
        self._left -= 1
        self._is_near = self._left <= 0

    def meet(self, moment: str) -> None:
        """Die if this is the moment."""
        if self._is_near and moment == self._moment:
            os.kill(os.getpid(), signal.SIGKILL)


def arrange(fate: Fate) -> None:
    """Patch the server so that it meets these moments."""

    async def open_doomed(where: str) -> Any:
        storage: Any = await open_storage(where)
        append = storage.append

        async def append_doomed(table: str, first: int, entries: Sequence[LogEntry], *more: Any) -> None:
            fate.count()
            fate.meet("before")
            await append(table, first, entries, *more)
            fate.meet("stored")

        storage.append = append_doomed
        return storage

    job, visit = sqlite_worker.Job, sockets.Visit
    run, report, answer = job.run, job.report, visit._answer

    def run_doomed(self: Any, connection: Any, has_company: bool) -> None:
        run(self, connection, has_company)
        fate.meet("inside")

    def report_doomed(self: Any) -> None:
        fate.meet("written")
        report(self)

    def answer_doomed(self: Any, *arguments: Any) -> None:
        answer(self, *arguments)
        # Sometimes the answer is on its way by then, sometimes the client has it.
        asyncio.get_running_loop().call_later(random.choice((0.0, 0.0005, 0.002)), fate.meet, "answered")

    changes = [(app, "open_storage", open_doomed), (job, "run", run_doomed), (job, "report", report_doomed)]
    for where, name, doomed in [*changes, (visit, "_answer", answer_doomed)]:
        setattr(where, name, doomed)


def serve(moment: str, count: int) -> None:
    """Be the server, in its own process."""
    # Whatever happens to the test, no process of it outlives it for long.
    signal.alarm(LONGEST_LIFE)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    sys.stdin = os.fdopen(nowhere)
    arrange(Fate(moment, count))
    sys.argv[1:] = ["serve", *sys.argv[1:]]
    run_command()


if __name__ == "__main__":
    for line in sys.stdin:
        moment, count = line.split()
        child = os.fork()
        if child == 0:
            serve(moment, int(count))
            os._exit(0)
        os.write(1, f"{child}\n".encode())
        os.write(1, f"dead {os.waitpid(child, 0)[1]}\n".encode())
