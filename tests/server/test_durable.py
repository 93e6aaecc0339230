"""Killed at any moment, a server has every action that it answered: in order, once, and the games go on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rentier.core.dice import Dice, derive_seed
from rentier.server import log
from rentier.server.sqlite import SqliteStorage
from rentier.server.table import Table

SCRIPT = Path(__file__).parent / "playing_on.py"
TABLES = 12


def play_until_killed(file: Path, after: int) -> list[tuple[str, int, str]]:
    """Lets the script play until so many answers were given, kills it, and gives all that it had said."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    answers: list[tuple[str, int, str]] = []
    with subprocess.Popen(
        [sys.executable, str(SCRIPT), str(file), str(TABLES)], stdout=subprocess.PIPE, env=environment, text=True
    ) as process:
        # Whatever happens, nothing of it outlives the test.
        guard = threading.Timer(60, process.kill)
        guard.start()
        assert process.stdout is not None
        for line in process.stdout:
            if not line.endswith("\n"):
                break
            table, number, id = line.split()
            answers.append((table, int(number), id))
            if len(answers) == after:
                process.kill()
        guard.cancel()
    return answers


async def stored(file: Path) -> dict[str, list[log.Entry]]:
    storage = await SqliteStorage.open(file)
    try:
        return {f"t{i}": await storage.read(f"t{i}") for i in range(TABLES)}
    finally:
        await storage.close()


def kill_often(file: Path, times: int, seed: int) -> None:
    dice = Dice(derive_seed(bytes(32), "killing", seed))
    answered: dict[str, dict[str, int]] = {f"t{i}": {} for i in range(TABLES)}
    for _ in range(times):
        for table, number, id in play_until_killed(file, 1 + dice.below(400)):
            assert id not in answered[table], "a message was answered twice, with a restart in between"
            answered[table][id] = number
        for table, entries in asyncio.run(stored(file)).items():
            assert [entry.number for entry in entries] == list(range(len(entries)))
            ids = [(str(getattr(entry.what, "id", "")), entry.number + 1) for entry in entries]
            found = [(id, number) for id, number in ids if id]
            assert len(dict(found)) == len(found), "an action is there twice"
            assert answered[table].items() <= dict(found).items(), "an answered action is lost"
            if entries:
                assert Table.from_log(table, entries).stopped is None
    assert sum(map(len, answered.values())) > times * 20


def test_nothing_answered_is_lost(tmp_path: Path) -> None:
    kill_often(tmp_path / "tables.sqlite", 4, 1)


@pytest.mark.soak
def test_nothing_answered_is_lost_however_often(tmp_path: Path) -> None:
    for seed in range(20):
        kill_often(tmp_path / f"{seed}.sqlite", 15, 100 + seed)
