"""`rentier arena`: tables in both languages, a file that it goes on from, a picture, and refusals in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("typer")

from typer.testing import Result

import terminal


def run(*arguments: str) -> Result:
    return terminal.run(*arguments, COLUMNS="100")


ASKED = ("arena", "deal", "--bots", "random,easy,steady", "--games", "8", "--seed", "3")


def test_ratings_and_shares_are_printed() -> None:
    result = run(*ASKED)
    assert result.exit_code == 0
    assert "deal, 2 seats, 24 of 24 games, seed 3" in result.output
    lines = [line.split() for line in result.output.splitlines()]
    rated = [words[0] for words in lines if words and words[-1:] == ["ms"]]
    assert rated[0] == "steady"
    assert sorted(rated) == ["easy", "random", "steady"]
    assert "against steady" in result.output


def test_they_are_printed_in_french() -> None:
    result = run(*ASKED, "--lang", "fr")
    assert "24 parties sur 24" in result.output
    assert "contre steady" in result.output


def test_with_a_file_the_same_command_goes_on_and_more_games_are_added(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    run(*ASKED, "--json", str(file))
    before = json.loads(file.read_text("utf-8"))
    result = run("arena", "deal", "--bots", "random,easy,steady", "--games", "12", "--json", str(file))
    assert result.exit_code == 0, result.output
    after = json.loads(file.read_text("utf-8"))
    assert before["deal"]["seed"] == after["deal"]["seed"]
    assert [fight["ranges"] for fight in after["deal"]["fights"]] == [[[0, 12]]] * 3
    run("arena", "millionaire", "--bots", "easy,steady", "--games", "2", "--json", str(file))
    assert sorted(json.loads(file.read_text("utf-8"))) == ["deal", "millionaire"]


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "ratings.png"
    assert run(*ASKED, "--plot", str(file)).exit_code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--bots", "steady"], "1 bots cannot meet"),
        (["--bots", "steady,genius"], "There is no bot “genius” for deal"),
        (["--bots", "steady,sharp:0"], "“0” is no budget"),
        (["--games", "0"], "0 games cannot be simulated"),
        (["--dask", "nowhere"], "“nowhere” is no address of a cluster"),
        (["--dask", "local:none"], "cannot have “none” workers"),
        (["--plot", "ratings.gif"], "the name of a picture ends in .png"),
    ],
)
def test_bad_input_gets_one_sentence(more: list[str], sentence: str) -> None:
    result = run(*ASKED, *more)
    assert result.exit_code == 2
    assert sentence in result.output.replace("\n", " ")


@pytest.mark.parametrize("text", ["[]", "7", '{"deal": 7}', '{"deal": {"schema": 1}}'])
def test_a_file_of_something_else_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    result = run(*ASKED, "--json", str(file))
    assert result.exit_code == 2
    assert file.read_text() == text


def test_a_simulation_refuses_a_cluster_that_is_none() -> None:
    result = run("simulate", "deal", "--games", "5", "--dask", "tcp:")
    assert result.exit_code == 2
    assert "is no address of a cluster" in result.output.replace("\n", " ")
