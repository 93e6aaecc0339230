"""`rentier puzzles check`: answers that do not hold are taken out of a file, and what cannot be read is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("typer")

import terminal
from rentier.cli import puzzles
from rentier.puzzles import Puzzle, puzzles_of
from rentier.puzzles.puzzle import write_puzzles


def test_only_answers_that_hold_stay_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`tests/test_puzzles.py` shows what holds; here the second answer does not."""
    first, second = puzzles_of("knockout")[:2]
    asked: list[bytes] = []

    def check_again(puzzle: Puzzle, seed: bytes) -> Puzzle | None:
        asked.append(seed)
        return replace(puzzle, why=()) if puzzle == first else None

    monkeypatch.setattr(puzzles, "check_again", check_again)
    file = tmp_path / "puzzles.json"
    file.write_text(write_puzzles([first, second]), "utf-8")
    result = terminal.run("puzzles", "check", str(file), "--seed", "7")
    assert result.exit_code == 0, result.output
    assert "1 of 2 puzzles stand the proof" in result.output
    assert json.loads(file.read_text("utf-8")) == json.loads(write_puzzles([replace(first, why=())]))
    assert len(set(asked)) == 1
    assert asked[0] != bytes(32)


def test_what_is_no_file_of_puzzles_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    assert terminal.run("puzzles", "check", str(file)).exit_code != 0
    assert not file.exists()
    file.write_text("{}", "utf-8")
    result = terminal.run("puzzles", "check", str(file))
    assert result.exit_code != 0
    assert "there is no list of puzzles" in result.output
    assert file.read_text("utf-8") == "{}"
