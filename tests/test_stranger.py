"""A game of somebody else's package: built, installed beside ours, and played everywhere (docs/adding-a-game.md)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from stranger import PIG, ROOT, Installed

pytest.importorskip("litestar")

from rentier.client import NewTable, Refused, Server, Table
from rentier.core import compiled
from rentier.server.messages import SeatKey

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="programs are elsewhere in an environment there"),
    pytest.mark.skipif(compiled(), reason="the wheels are the same pure ones, whatever runs the tests"),
]

SHORT = ("--option", "goal=50")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("stranger"))


def test_what_is_installed_is_the_wheels(installed: Installed) -> None:
    code = "import rentier, rentier_pig; print(rentier.__file__, rentier_pig.__file__, rentier.find_edition('pig'))"
    done = subprocess.run([installed.python, "-I", "-c", code], capture_output=True, text=True, check=True)
    own, pig, edition = done.stdout.split(maxsplit=2)
    assert Path(own).is_relative_to(installed.folder)
    assert Path(pig).is_relative_to(installed.folder)
    assert edition == "<pig: 2 to 10 seats, rules version 1>\n"


@pytest.mark.parametrize(
    ("language", "hold", "asked", "won"),
    [
        ("en", "hold", "Your turn: it has brought", r"(You win|Anna wins) with 50"),
        ("fr", "garder", "À vous", r"(Vous gagnez|Anna gagne) avec 50"),
    ],
)
def test_it_is_played_in_the_terminal(
    installed: Installed, tmp_path: Path, language: str, hold: str, asked: str, won: str
) -> None:
    record = tmp_path / "pig.json"
    game = ("play", "pig", "--seats", "2", "--bots", "random", "--seed", "7", *SHORT, "--record", str(record))
    shown = installed.run(*game, typed=f"{hold}\n" * 60, language=language).replace("\u00a0", " ")
    assert asked in shown
    assert re.search(won, shown)
    told = installed.run("replay", str(record), "--lang", language).replace("\u00a0", " ")
    assert {"en": "Player 1 rolls", "fr": "Joueur 1 lance"}[language] in told


def test_it_is_simulated_in_several_processes(installed: Installed, tmp_path: Path) -> None:
    reports = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        game = ("simulate", "pig", "--games", "300", "--bots", "steady,random", "--seed", "5", "--jobs", jobs)
        assert "steady, random" in installed.run(*game, "--json", str(file))
        reports.append(json.loads(file.read_text("utf-8")))
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 300


def test_its_rules_can_be_read(installed: Installed) -> None:
    assert "A one ends the turn" in installed.run("rules", "pig", "PG-2")
    assert "Un as met fin au tour" in installed.run("rules", "PG-2", "--lang", "fr").replace("\n", " ").replace(
        "  ", " "
    )


def test_it_is_played_at_a_server_by_two_people_and_a_bot(installed: Installed) -> None:
    with installed.serving() as url:
        english, french = Server(url, "en"), Server(url, "fr")
        made = english.make(
            "pig", ["person", "open", "steady"], name="Anna", options={"goal": "50"}, settings={"pace": "off"}
        )
        ben = french.sit(made.table, made.invite, "Ben")
        winners: dict[str, list[int]] = {}
        people = [
            threading.Thread(target=play, args=(english, made, made.seats, winners, "Anna")),
            threading.Thread(target=play, args=(french, made, [ben], winners, "Ben")),
        ]
        for person in people:
            person.start()
        for person in people:
            person.join(120)
        assert winners["Anna"] == winners["Ben"] != []
        record = english.record(made.table)
    assert record["edition"] == "pig"
    moves = record["actions"]
    assert isinstance(moves, list)
    assert {seat for seat, _ in moves} == {0, 1, 2}


def play(server: Server, made: NewTable, seats: list[SeatKey], winners: dict[str, list[int]], name: str) -> None:
    """Hold whenever possible, over a separate socket, until somebody has won."""
    with server.join(made.table, seats, made.host if name == "Anna" else "") as table:
        if name == "Anna":
            table.begin()
        while (seat := table.wait(60)) is not None:
            assert table.play(seat, table.menu(seat)[-1])
        winners[name] = list(table.winners)


def test_a_refusal_is_told_in_the_reader_s_language(installed: Installed) -> None:
    said = {}
    with installed.serving() as url:
        for language in ("en", "fr"):
            server = Server(url, language)
            made = server.make("pig", ["person", "steady"], name="Anna", settings={"pace": "off"})
            with server.join(made.table, made.seats, made.host) as table:
                table.begin()
                said[language] = refused(table)
    assert said["en"] == "There is nothing to hold yet: roll first."
    assert re.fullmatch(r"Il n’y a encore rien à garder\s: lancez d’abord\.", said["fr"])


def refused(table: Table) -> str:
    """Try to hold before there is anything to hold, and return what the server answers."""
    while (seat := table.wait(60)) is not None:
        if len(table.menu(seat)) > 1:
            table.play(seat, "hold")
            continue
        with pytest.raises(Refused) as caught:
            table.play(seat, "hold")
        return caught.value.sentence
    raise AssertionError("nobody was asked")


# The walk of docs/adding-a-game.md

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
TYPED = {"rentier play": "hold\n" * 200}


def blocks(*kinds: str) -> list[str]:
    found = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [text for kind, text in found if kind in kinds]


def unindented(text: str) -> str:
    """Return lines without the space before and between them: a quoted method begins at the margin."""
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


def test_what_the_walk_quotes_stands_in_the_example() -> None:
    files = [file for file in PIG.rglob("*") if file.suffix in (".py", ".toml", ".ftl", ".md") and file.is_file()]
    texts = [unindented(file.read_text("utf-8")) for file in files]
    quoted = [unindented(block) for block in blocks("python", "toml", "ftl", "markdown")]
    assert len(quoted) >= 7
    assert [block for block in quoted if not any(block in text for text in texts)] == []


def test_the_folder_of_the_walk_is_the_example_s() -> None:
    drawn = PAGE[PAGE.index("    my-game/") : PAGE.index("Copy the example")]
    listed = re.findall(r"^ +(\S+\.\w+)", drawn, re.MULTILINE)
    there = {file.relative_to(PIG).as_posix() for file in PIG.rglob("*") if "__pycache__" not in file.parts}
    assert len(listed) >= 9
    assert [name for name in listed if not any(file.endswith(name) for file in there)] == []


def test_the_keys_of_the_walk_are_words_of_the_example() -> None:
    words = (PIG / "src" / "rentier_pig" / "words" / "en" / "pig.ftl").read_text("utf-8")
    table = PAGE[PAGE.index("| key | says |") : PAGE.index("A sentence may use")]
    keys = re.findall(r"`([\w-]+)`", table)
    assert len(keys) > 10
    assert [key for key in keys if f"\n{key} =" not in words] == []


def test_the_commands_of_the_walk_work(installed: Installed, tmp_path: Path) -> None:
    game = tmp_path / "my-game"
    shutil.copytree(PIG, game, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    commands = [line for block in blocks("sh") for line in block.splitlines()]
    assert [command.split()[0] for command in commands].count("rentier") >= 4
    for command in commands:
        if command == "rentier serve":
            with installed.serving() as url:
                listed: list[dict[str, object]] = Server(url).ask("GET", "/api/editions")
                assert "pig" in [edition["name"] for edition in listed]
            continue
        typed = next((text for begin, text in TYPED.items() if command.startswith(begin)), "")
        installed.do(command, game, typed)
