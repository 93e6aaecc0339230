"""`rentier serve` as a program: where it listens, what it says, how it is stopped, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from rentier.cli import qr
from rentier.cli.places import data_folder, find_storage
from rentier.cli.serve import _listen_somewhere, announce, find_address, link_to
from rentier.cli.voice import voice_for
from rentier.client import Server
from rentier.core.errors import BadInput
from rentier.server.cleaning import hide_secrets
from rentier.server.storage import StorageFault, open_storage
from terminal import FIXED, run

from .programs import children_of, serving, stop_and_go_on
from .serving import QUICK

# Running


def test_a_game_outlives_the_server_that_was_stopped(tmp_path: Path) -> None:
    stop_and_go_on("--data", str(tmp_path))


def test_the_folder_is_nobody_elses(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with serving("--data", str(folder), "--lang", "fr") as (_, link):
        assert link.startswith("http://127.0.0.1:")
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "tables.sqlite3").exists()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Looks for processes where Linux lists them.")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as (process, link):
        client = Server(link)
        made = client.make("deal", ["person", "steady"], name="Anna", settings=QUICK)
        with client.join(made.table, made.seats) as table:
            table.begin()
            for _ in range(8):
                seat = table.wait(30)
                assert seat is not None
                table.play(seat, "end" if "end" in table.menu(seat) else table.menu(seat)[0])
        children = children_of(process.pid)
        assert children
        process.kill()
        process.wait()
        end = time.monotonic() + 10
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < end
            time.sleep(0.05)


# What it says


def test_the_network_is_let_in_only_if_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("rentier.cli.serve.find_address", lambda: "192.168.1.23")
    with closing(socket.create_server(("127.0.0.1", 0))) as here:
        announce(voice_for("en"), "/tmp/tables", here, False)
        port = here.getsockname()[1]
        assert capsys.readouterr().out.splitlines()[0] == f"Rentier is open: http://127.0.0.1:{port}/"
    with closing(socket.create_server(("0.0.0.0", 0))) as everywhere:
        announce(voice_for("en"), "postgresql://x", everywhere, True)
        port = everywhere.getsockname()[1]
        lines = capsys.readouterr().out.splitlines()
        assert f"In the network: http://192.168.1.23:{port}/" in lines
        code = qr.encode(f"http://192.168.1.23:{port}/")
        assert code is not None
        assert [line for line in lines if "█" in line or "▀" in line] == qr.draw(code)
        assert not any("postgresql" in line for line in lines)


def test_where_the_usual_port_is_taken_the_next_free_one_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with ExitStack() as stack:
        taken = stack.enter_context(closing(socket.create_server(("127.0.0.1", 0))))
        usual = taken.getsockname()[1]
        monkeypatch.setattr("rentier.cli.serve.PORT", usual)
        found = stack.enter_context(closing(_listen_somewhere("127.0.0.1")))
        port = found.getsockname()[1]
        assert port > usual
        announce(voice_for("en"), "/tmp/tables", found, False, usual)
        said = capsys.readouterr().out.splitlines()
        assert f":{port}/" in said[0]
        assert said[1] == f"Port {usual} is taken, so it is {port}."
        announce(voice_for("fr"), "/tmp/tables", found, False, usual)
        assert f"Le port {usual} est pris" in capsys.readouterr().out.replace(FIXED, " ")
        # Whoever listens there now has the port, though no connection was accepted yet.
        again = stack.enter_context(closing(_listen_somewhere("127.0.0.1")))
        assert again.getsockname()[1] not in (usual, port)
    with pytest.raises(BadInput) as caught:
        _listen_somewhere("nowhere.invalid")
    assert caught.value.key == "server-no-port"


def test_the_tables_of_one_folder_have_one_server(tmp_path: Path) -> None:
    data = ("serve", "--data", str(tmp_path))
    with serving("--data", str(tmp_path)) as (process, link):
        assert (
            failed(*data)
            == f"Rentier is open already: {link} Stop that server first, or name another folder with --data."
        )
        assert f"Rentier est déjà ouvert : {link}" in failed(*data, "--lang", "fr")
        assert Server(link).tables() == []
        process.kill()
        process.wait()
    # Once killed, it has released the port.
    with serving("--data", str(tmp_path)) as (_, link):
        assert Server(link).tables() == []


def test_two_servers_without_a_port_stand_beside_each_other(tmp_path: Path) -> None:
    with (
        serving("--data", str(tmp_path / "a"), port=None) as (_, one),
        serving("--data", str(tmp_path / "b"), port=None) as (_, other),
    ):
        assert one != other
        assert [Server(link).tables() for link in (one, other)] == [[], []]


def test_without_a_network_it_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rentier.cli.serve.find_address", lambda: None)
    with closing(socket.create_server(("0.0.0.0", 0))) as everywhere:
        announce(voice_for("fr"), "/tmp/tables", everywhere, True)
    assert "n’a pas d’adresse" in capsys.readouterr().out


def test_links_and_addresses() -> None:
    assert link_to("::1", 80) == "http://[::1]:80/"
    assert find_address() is None or re.fullmatch(r"\d+\.\d+\.\d+\.\d+", str(find_address()))


# What it refuses


def failed(*arguments: str) -> str:
    """Return the one sentence of a command that could not be done."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    [sentence] = result.stderr.replace(FIXED, " ").splitlines()
    return sentence


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        assert "is taken already" in failed("serve", "--data", str(tmp_path), "--port", port)
        assert "est déjà pris" in failed("serve", "--data", str(tmp_path), "--port", port, "--lang", "fr")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "70000"), "There is no port 70000"),
        (("--port", "-1"), "There is no port -1"),
        (("--port", "many"), "must be a whole number"),
        (("--host", "nowhere.invalid"), "cannot listen at nowhere.invalid"),
        (("--host", "x" * 300), "cannot listen at xxx"),
        (("--database", "mysql://x"), "is no database"),
        (("--database", "postgresql://nobody:secret@127.0.0.1:9/none"), "cannot be used for the tables"),
    ],
)
def test_what_cannot_be(arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sentence = failed("serve", *arguments)
    assert said in sentence
    assert "secret" not in sentence


def test_a_folder_and_a_database(tmp_path: Path) -> None:
    assert "name one of the two" in failed("serve", "--data", str(tmp_path), "--database", "postgresql://x")


def test_a_storage_that_is_too_new(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as newer:
        newer.execute("PRAGMA user_version = 999")
    assert "written by a newer Rentier (version 999" in failed("serve", "--data", str(tmp_path))


def test_a_storage_that_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "tables.sqlite3").write_text("This is no database. " * 100)
    assert "cannot be used for the tables" in failed("serve", "--data", str(tmp_path / "a"))
    (tmp_path / "b").mkdir()
    with closing(sqlite3.connect(tmp_path / "b" / "tables.sqlite3")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.commit()
    assert "another program" in failed("serve", "--data", str(tmp_path / "b"))
    (tmp_path / "file").write_text("")
    assert failed("serve", "--data", str(tmp_path / "file" / "folder"))


def test_without_its_packages_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    for name in [name for name in sys.modules if name.startswith("rentier.server")]:
        monkeypatch.delitem(sys.modules, name)
    assert "pip install 'rentier[server]'" in failed("serve", "--data", str(tmp_path))


# Where


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, ".local/share/rentier"),
        ("linux", {"XDG_DATA_HOME": "relative"}, ".local/share/rentier"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/rentier"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "Library/Application Support/rentier"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/rentier"),
        ("win32", {}, "AppData/Local/rentier"),
    ],
)
def test_where_a_system_keeps_data(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == Path.home() / folder


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://anna:hunter2@db:5432/rentier", "postgresql://db:5432/rentier"),
        ("postgresql://db/rentier?user=anna&password=hunter2", "postgresql://db/rentier"),
        ("redis://db:6379/0?password=hunter2#hunter2", "redis://db:6379/0"),
        ("postgresql://anna:hun/ter2@db/rentier", "postgresql://db/rentier"),
        ("postgresql://anna:hun?ter2@db/rentier", "postgresql://…"),
        ("postgresql://anna:a@b?password=hunter@2", "postgresql://b"),
        ("host=db password=hunter2", "…"),
        ("localhost:6379", "localhost:6379"),
    ],
)
def test_an_address_is_shown_without_its_secrets(url: str, shown: str) -> None:
    assert hide_secrets(url) == shown


@pytest.mark.parametrize("url", ["mysql://anna:hunter2@host/name", "postgresql://anna:hunter2/@host:port/name"])
def test_a_refused_database_is_named_without_its_password(url: str) -> None:
    with pytest.raises(BadInput) as caught:
        find_storage(None, url)
    assert "hunter2" not in json.dumps(caught.value.details)


@pytest.mark.parametrize(
    "url", ["postgresql://127.0.0.1:1/db?password=hunter2", "postgresql://a:1?hunter2@127.0.0.1/b"]
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str) -> None:
    with pytest.raises((BadInput, StorageFault)) as caught:
        asyncio.run(open_storage(url))
    assert "hunter2" not in json.dumps(caught.value.details)


# The code for phones


def test_a_code_is_the_one_that_others_make() -> None:
    # By the Python package qrcode 8, level L, mask 7.
    rows = qr.encode("http://192.168.1.23:8000/")
    assert rows is not None
    assert ["".join(".#"[cell] for cell in row) for row in rows] == KNOWN.split()


@pytest.mark.parametrize(("length", "size"), [(17, 21), (18, 25), (32, 25), (53, 29), (78, 33), (106, 37)])
def test_a_longer_link_has_a_larger_code(length: int, size: int) -> None:
    rows = qr.encode("x" * length)
    assert rows is not None
    assert [len(row) for row in rows] == [size] * size
    drawn = qr.draw(rows)
    assert {len(line) for line in drawn} == {size + 2 * qr.BORDER}


def test_what_is_too_long_has_no_code() -> None:
    assert qr.encode("x" * 107) is None


KNOWN = """
#######..#..#..##.#######
#.....#.#..###.##.#.....#
#.###.#.#####..#..#.###.#
#.###.#..###......#.###.#
#.###.#.#....#.#..#.###.#
#.....#.##.#..###.#.....#
#######.#.#.#.#.#.#######
........##..#.###........
##.#..##..#..#....###.##.
..#.##..#.##..#...##....#
.....###.##...#...#.#..##
#....#.#.....##.#.##.....
##..#.#.....#####.##.#.##
...##...#######.###..##.#
#.#..###....#...#..#..#.#
.###.#.#.#..##.#.###.#.#.
##..#.#.##.##.#########..
........#.#..#..#...###.#
#######.#.#...###.#.#..##
#.....#...#.#..##...###..
#.###.#...#.##..#####..#.
#.###.#.##...#####..#.#..
#.###.#...#.####.#.####.#
#.....#.#.#..##.#....#...
#######.###..##.####...##
"""
