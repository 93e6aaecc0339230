"""Run `rentier serve` in as many processes as wanted, all forked from this one, which has everything imported.

For each line on standard input, a JSON object with `arguments` and `log`, a server is started, and its process number
is written. What it prints goes to the file `log`.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from importlib import import_module

from rentier.cli.app import run as run_command

LONGEST_LIFE = 1800
NEEDED = ("asyncpg", "redis.asyncio", "rentier.server.app", "rentier.server.neighbours", "rentier.server.shared_banks")


def serve(arguments: list[str], log: str) -> None:
    """Be a server, in its own process."""
    # Whatever happens to the test, no process of it outlives it for long.
    signal.alarm(LONGEST_LIFE)
    sys.stdin = open(os.devnull)  # noqa: SIM115  it stays open to the end
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(written, 1)
    os.dup2(written, 2)
    sys.argv[1:] = ["serve", *arguments]
    run_command()


if __name__ == "__main__":
    for name in NEEDED:
        import_module(name)
    for line in sys.stdin:
        wanted = json.loads(line)
        child = os.fork()
        if child == 0:
            serve(wanted["arguments"], wanted["log"])
            os._exit(0)
        os.write(1, f"{child}\n".encode())
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
