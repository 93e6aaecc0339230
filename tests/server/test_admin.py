"""`rentier admin`: tables are listed, measured, backed up, restored on an empty machine, and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("litestar")

from rentier.client import Left
from terminal import FIXED, run

from .serving import QUICK, running


def admin(*arguments: str) -> str:
    """Run a command that succeeds, and return what it printed."""
    result = run("admin", *arguments)
    assert result.exit_code == 0, result.output
    return result.stdout.replace(FIXED, " ")


def refused(*arguments: str) -> str:
    """Return the one sentence of a command that could not be done."""
    result = run("admin", *arguments)
    assert result.exit_code == 2, result.output
    [sentence] = result.stderr.replace(FIXED, " ").splitlines()
    return sentence


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """Leave two tables behind: one that waits, and one in the middle of a game, which changed last."""
    folder = tmp_path / "data"
    folder.mkdir()
    with running(folder / "tables.sqlite3") as server:
        client = server.client()
        waiting = client.make("banking", ["open", "open"])
        made = client.make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna", settings=QUICK)
        with client.join(made.table, made.seats) as table:
            table.begin()
            seat = table.wait(10)
            assert seat is not None
            assert table.play(seat, table.menu(seat)[0])
    return [made.table, waiting.table]


def test_tables_are_listed_the_latest_first(tmp_path: Path, tables: list[str]) -> None:
    lines = admin("tables", "--data", str(tmp_path / "data")).splitlines()
    assert lines[0].split() == ["Table", "Game", "State", "Entries", "Last", "entry"]
    assert [line.split()[:3] for line in lines[1:]] == [
        [tables[0], "deal", "playing"],
        [tables[1], "banking", "waiting"],
    ]
    french = admin("tables", "--data", str(tmp_path / "data"), "--lang", "fr").splitlines()
    assert "en jeu" in french[1]


def test_the_size_is_told(tmp_path: Path, tables: list[str]) -> None:
    said = admin("size", "--data", str(tmp_path / "data"))
    assert said.startswith("2 tables, ")
    assert said.strip().endswith("KiB")


def test_a_backup_is_restored_on_an_empty_machine_and_the_game_goes_on(tmp_path: Path) -> None:
    folder, new = tmp_path / "data", tmp_path / "new"
    folder.mkdir()
    file = tmp_path / "backup.sqlite3"
    with running(folder / "tables.sqlite3") as server:
        client = server.client()
        made = client.make(
            "deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna", options={"turn_limit": 4}
        )
        with client.join(made.table, made.seats) as table:
            table.begin()
            seat = table.wait(10)
            assert seat is not None
            table.play(seat, table.menu(seat)[0])
            view, number = table.view(seat), table.number
            # The server is running meanwhile.
            assert "rentier admin restore" in admin("backup", str(file), "--data", str(folder))
    assert "is there already" in refused("backup", str(file), "--data", str(folder))
    assert admin("restore", str(file), "--data", str(new)).strip() == "One table was taken over."
    assert admin("restore", str(file), "--data", str(new)).strip() == "All tables of the backup were there already."
    with running(new / "tables.sqlite3") as server:
        with server.client().join(made.table, made.seats) as table:
            assert (table.view(seat), table.number) == (view, number)
            while (seat := table.wait(10)) is not None:
                table.play(seat, "end" if "end" in table.menu(seat) else table.menu(seat)[0])
        assert server.client().record(made.table)["over"]


def test_a_backup_stays_as_it_is(tmp_path: Path, tables: list[str]) -> None:
    file = tmp_path / "backup.sqlite3"
    admin("backup", str(file), "--data", str(tmp_path / "data"))
    before = file.read_bytes()
    assert "2 tables were taken over." in admin("restore", str(file), "--data", str(tmp_path / "else" / "where"))
    assert file.read_bytes() == before
    assert [it.name for it in tmp_path.iterdir() if it.name.startswith("backup")] == ["backup.sqlite3"]


def test_a_running_server_notices_that_a_table_was_deleted_and_restored(tmp_path: Path) -> None:
    data, file = ("--data", str(tmp_path)), tmp_path / "backup.sqlite3"
    with running(tmp_path / "tables.sqlite3") as server:
        client = server.client()
        made, other = [client.make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna") for _ in "ab"]
        with client.join(made.table, made.seats) as table, client.join(other.table, other.seats) as beside:
            for it in (table, beside):
                it.begin()
            admin("backup", str(file), *data)
            seat = table.wait(10)
            assert seat is not None
            table.play(seat, table.menu(seat)[0])
            assert admin("delete", made.table, "--yes", *data).strip() == "One table was deleted."
            asked = table.wait(10)
            assert asked is not None
            with pytest.raises(Left) as left:
                table.play(asked, table.menu(asked)[0])
            assert left.value.key == "table-deleted"
            with pytest.raises(Left) as unknown:
                client.join(made.table, made.seats)
            assert unknown.value.key == "table-unknown"
            assert server.get(f"/api/tables/{made.table}").key == "table-unknown"
            assert server.get("/health").body["ok"]
            asked = beside.wait(10)
            assert asked is not None
            assert beside.play(asked, beside.menu(asked)[0])
        # Restored while the server is running, the game goes on from where it was in the backup.
        assert admin("restore", str(file), *data).strip() == "One table was taken over."
        with client.join(made.table, made.seats) as table:
            assert table.wait(10) == seat
            assert table.play(seat, table.menu(seat)[0])


def test_nothing_is_deleted_without_a_yes(tmp_path: Path, tables: list[str]) -> None:
    data = ("--data", str(tmp_path / "data"))
    assert "One table would be deleted" in admin("delete", tables[1], *data)
    assert "2 tables would be deleted" in admin("delete", "--older", "0", *data)
    assert admin("size", *data).startswith("2 tables")
    assert admin("delete", tables[1], "--yes", *data).strip() == "One table was deleted."
    assert "no such table" in refused("delete", tables[1], "--yes", *data)
    assert admin("delete", "--older", "1", "--yes", *data).strip() == "Nothing was deleted."
    assert admin("delete", "--older", "0", "--yes", *data).strip() == "One table was deleted."
    assert admin("tables", *data).strip() == "There are no tables."


@pytest.mark.parametrize("arguments", [(), ("x", "--older", "3"), ("--older", "-1"), ("--older", "nan")])
def test_it_must_be_clear_what_to_delete(tmp_path: Path, tables: list[str], arguments: tuple[str, ...]) -> None:
    assert "--older" in refused("delete", *arguments, "--data", str(tmp_path / "data"))


@pytest.mark.parametrize("command", ["tables", "size", "backup", "delete"])
def test_without_tables_it_says_where_it_looked(tmp_path: Path, command: str) -> None:
    extra = {"backup": [str(tmp_path / "file")], "delete": ["--older", "3"]}.get(command, [])
    assert str(tmp_path / "none") in refused(command, *extra, "--data", str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()


def test_a_backup_that_is_none(tmp_path: Path) -> None:
    assert "cannot be found" in refused("restore", str(tmp_path / "none"), "--data", str(tmp_path))
    file = tmp_path / "text"
    file.write_text("This is no database. " * 100)
    assert "is no backup" in refused("restore", str(file), "--data", str(tmp_path / "new"))
    assert file.read_text().startswith("This")
    assert not (tmp_path / "new").exists()


def test_commands_that_there_are_not() -> None:
    assert "tables, size, backup, restore, drill, delete and vacuum" in refused("prune")
    said = admin("--help")
    assert "Looks after the tables of a server." in said
    assert "Commands" in said
    assert "Commandes" in run("admin", "--help", LANG="fr_FR.UTF-8").stdout
