"""`rentier serve` in a process of its own, to be played at, stopped and killed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from rentier.client import Server
from rentier.server import log
from rentier.server.storage import open_storage

from .serving import QUICK


@contextmanager
def serving(
    *arguments: str, port: int | None = 0, said: str = "", **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command in a process of its own, with no input, and yield its link once everything is printed."""
    env = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUNBUFFERED": "1", "COLUMNS": "100", **environment}
    at = [] if port is None else ["--port", str(port)]
    process = subprocess.Popen(
        [sys.executable, "-m", "rentier", "serve", *at, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        while lines[-1] and "Ctrl+C" not in lines[-1]:
            lines.append(process.stdout.readline())
        found = re.search(r"http://\S+", lines[0])
        assert found, lines
        assert said in "".join(lines)
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def children_of(parent: int) -> list[str]:
    """List the processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            if f"\nPPid:\t{parent}\n" in status.read_text():
                found.append(status.parent.name)
    return found


class Played(NamedTuple):
    """A table, and every action answered there, in order."""

    table: str
    answered: list[tuple[int, str]]


def keep_playing(url: str, tables: list[Played], stop: threading.Event) -> None:
    """Play one game after the other at both seats, whatever happens to the server."""
    client, chance = Server(url), random.Random(9)
    while not stop.is_set():
        try:
            made = client.make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna")
        except (ConnectionError, http.client.HTTPException):
            time.sleep(0.1)
            continue
        tables.append(Played(made.table, []))
        with client.join(made.table, made.seats) as table:
            if not table.state.awaiting:
                table.begin()
            while not stop.is_set() and (seat := table.wait(60)) is not None:
                action = chance.choice(table.menu(seat))
                assert table.play(seat, action)
                tables[-1].answered.append((seat, action))


async def stored(where: str, table: str) -> list[tuple[int, str]]:
    """Return what was played according to a table's log."""
    storage = await open_storage(where)
    try:
        entries = [entry.what for entry in await storage.read(table)]
    finally:
        await storage.close()
    return [(what.seat, what.action) for what in entries if isinstance(what, log.Played)]


def kill_and_go_on(*arguments: str, where: str, kills: int) -> None:
    """Kill a server at any moment, again and again, while somebody plays; every answered action must be stored."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    chance = random.Random(kills)
    tables: list[Played] = []
    stop = threading.Event()
    player = threading.Thread(target=keep_playing, args=(f"http://127.0.0.1:{port}", tables, stop))
    player.start()
    try:
        for kill in range(kills + 1):
            with serving(*arguments, port=port) as (process, _):
                answered = sum(len(it.answered) for it in tables)
                while sum(len(it.answered) for it in tables) < answered + 5:
                    assert player.is_alive()
                    time.sleep(0.01)
                time.sleep(chance.random() / 5)
                if kill == kills:
                    stop.set()
                    player.join(60)
                process.kill()
    finally:
        stop.set()
        player.join(60)
    assert not player.is_alive()
    for table, answered_there in tables:
        assert asyncio.run(stored(where, table)) == answered_there


def stop_and_go_on(*arguments: str) -> None:
    """Stop a server in a game, as a terminal does it, and finish the game at another one with the same storage."""
    with serving(*arguments) as (process, link):
        client = Server(link)
        made = client.make("deal", ["person", "random"], name="Anna", options={"turn_limit": 4}, settings=QUICK)
        with client.join(made.table, made.seats, made.host) as table:
            table.begin()
            seat = table.wait(30)
            assert seat is not None
            assert table.play(seat, table.menu(seat)[0])
            number = table.number
        # All processes get it, including those of the bots.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert (out, err.strip(), process.returncode) == ("", "Stopped.", 130)
    with serving(*arguments) as (process, link):
        with Server(link).join(made.table, made.seats) as table:
            assert table.number >= number
            while (seat := table.wait(30)) is not None:
                table.play(seat, table.menu(seat)[0])
        assert Server(link).record(made.table)["over"]
        process.terminate()
        process.communicate(timeout=20)
        assert process.returncode == -signal.SIGTERM
