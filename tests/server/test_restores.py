"""Promise 7, restores: a backup restores to an empty machine, where the same tables go on with the same people."""

from __future__ import annotations

import random
import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest

pytest.importorskip("litestar")

import rentier
from rentier.client import NewTable, Table
from rentier.server.fairness import verify

from .serving import QUICK, Running, running
from .test_admin import admin

EDITIONS = [edition.name for edition in rentier.editions()]


def make(server: Running, edition: str, **options: object) -> NewTable:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    return server.client().make(edition, seats, options=options, settings=QUICK)


def play(table: Table, chance: random.Random, actions: int) -> int:
    """Play a number of actions, or to the end; return how many came in time."""
    done = 0
    while done < actions and (seat := table.wait(20)) is not None:
        done += table.play(seat, chance.choice(table.menu(seat)))
    return done


def test_the_same_tables_go_on_on_another_machine(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup.sqlite3"
    old.mkdir()
    chance = random.Random(1)
    with ExitStack() as stack, running(old / "tables.sqlite3") as server:
        made = {edition: make(server, edition) for edition in EDITIONS}
        ended, waiting = make(server, "deal", turn_limit=1), make(server, "deal")
        tables = {
            edition: stack.enter_context(server.client().join(it.table, it.seats)) for edition, it in made.items()
        }
        for table in tables.values():
            table.begin()
            assert play(table, chance, 10)
        with server.client().join(ended.table, ended.seats) as table:
            table.begin()
            play(table, chance, 1000)
        record = server.client().record(ended.table)
        then = {edition: (table.number, [table.view(seat) for seat in (0, 1)]) for edition, table in tables.items()}
        # The server is running meanwhile, and what happens after the backup is lost with the machine.
        admin("backup", str(file), "--data", str(old))
        for table in tables.values():
            play(table, chance, 3)
        server.stop()
        shutil.rmtree(old)
        admin("restore", str(file), "--data", str(new))
        server.setup = type(server.setup)(str(new / "tables.sqlite3"), limits=server.setup.limits)
        server.start()
        for edition, table in tables.items():
            # The client has not noticed yet; what only it still knows does not count.
            table.say(0, "Where were we?")
            number, views = then[edition]
            assert table.number == number + 1
            assert [table.view(seat) for seat in (0, 1)] == views
            assert play(table, chance, 10) or table.over
        assert server.client().record(ended.table) == record
        assert all(check.ok for check in verify(record))
        with server.client().join(waiting.table, waiting.seats) as table:
            table.begin()
            play(table, chance, 20_000)
            assert table.over
        assert all(check.ok for check in verify(server.client().record(waiting.table)))
