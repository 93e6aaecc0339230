"""`rentier simulate` and `rentier bench`: what they print, write and refuse."""

import json
import os
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer")

from typer.testing import Result

import rentier.cli.simulate as command
import terminal
from rentier.cli.figures import Figures
from rentier.sim import Outcome, simulate
from rentier.sim.series import Series
from rentier.text import Phrasebook


def run(*arguments: str, columns: str = "100") -> Result:
    return terminal.run(*arguments, COLUMNS=columns)


def stop_at(game: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate Ctrl-C while a game is played."""
    play = Series.play

    def play_up_to(series: Series, number: int) -> Outcome:
        if number == game:
            raise KeyboardInterrupt
        return play(series, number)

    monkeypatch.setattr(Series, "play", play_up_to)


def test_the_report_is_printed_in_tables() -> None:
    result = run("simulate", "deal", "--games", "40", "--bots", "steady,random", "--seed", "1")
    assert result.exit_code == 0
    assert "deal, 2 seats, 40 games, seed 1" in result.output
    for title in ("Wins by bot", "Wins by seat", "Length of a game", "Most played cards", "three full sets"):
        assert title in result.output
    assert "Pass Go" in result.output
    assert "last turn" in result.output


def test_the_report_is_printed_in_french() -> None:
    result = run("simulate", "deal", "--games", "10", "--seed", "1", "--lang", "fr")
    assert result.exit_code == 0
    assert "graine 1" in result.output
    assert "Passez par le Départ" in result.output
    assert "trois groupes complets" in result.output
    assert "Wins" not in result.output


def test_without_a_seed_one_is_drawn_and_told() -> None:
    one, other = run("simulate", "deal", "--games", "1"), run("simulate", "deal", "--games", "1")
    assert "seed " in one.output
    assert one.output.splitlines()[0] != other.output.splitlines()[0]


def test_the_whole_report_is_written(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    result = run(
        *("simulate", "deal", "--games", "12", "--seats", "3", "--bots", "steady,random", "--seed", "9"),
        *("--option", "rent_targets=one", "--json", str(file)),
    )
    assert result.exit_code == 0
    options = {"rent_targets": "one"}
    assert file.read_text("utf-8") == simulate("deal", 12, 3, "steady,random", 9, options).to_json()
    assert json.loads(file.read_text("utf-8"))["options"]["rent_targets"] == "one"
    assert os.listdir(tmp_path) == ["report.json"]
    assert file.name in result.output.replace("\n", "")


def test_an_older_report_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text("old")
    assert run("simulate", "deal", "--games", "1", "--seed", "1", "--json", str(file)).exit_code == 0
    assert json.loads(file.read_text("utf-8"))["games"] == 1


def test_stopped_it_reports_what_it_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stop_at(53, monkeypatch)
    file = tmp_path / "report.json"
    result = run("simulate", "deal", "--games", "5000", "--seed", "1", "--json", str(file))
    assert result.exit_code == 130
    assert "53 of 5,000 games" in result.output
    assert "Wins by seat" in result.output
    assert json.loads(file.read_text("utf-8"))["games"] == 53


def test_stopped_before_the_first_game_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_at(0, monkeypatch)
    result = run("simulate", "deal", "--games", "100", "--seed", "1")
    assert result.exit_code == 130
    assert "before a game was finished" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "deal", "--games", "0"], "0 games"),
        (["simulate", "deal", "--games", "9" * 30], "9" * 30 + " games"),
        (["simulate", "deal", "--games", "many"], "--games"),
        (["simulate", "deal", "--jobs", "0"], "0 jobs"),
        (["simulate", "deal", "--seats", "1"], "2 to 10"),
        (["simulate", "deal", "--bots", "genius"], "genius"),
        (["simulate", "deal", "--bots", "random,random,random"], "3 bots are too many for 2 seats"),
        (["simulate", "deal", "--bots", ","], "bot is missing"),
        (["simulate", "deal", "--seed", "x"], "seed"),
        (["simulate", "deal", "--option", "rent_targets"], "name=value"),
        (["simulate", "deal", "--option", "rent_targets=few"], "rent_targets"),
        (["simulate", "deal", "--lang", "de"], "de"),
        (["bench", "--seconds", "0"], "seconds"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1


@pytest.mark.parametrize("name", ["missing/report.json", ".", "file/report.json", "x" * 300])
def test_a_report_that_cannot_be_written_is_refused_before_the_work(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "run_simulation", lambda *given: pytest.fail("the work was begun"))
    (tmp_path / "file").write_text("")
    result = run("simulate", "deal", "--json", str(tmp_path / name))
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.skipif(sys.platform == "win32", reason="devices are files elsewhere")
def test_a_device_is_not_replaced() -> None:
    result = run("simulate", "deal", "--json", "/dev/null")
    assert result.exit_code == 2
    assert not os.path.isfile("/dev/null")


def test_bench_prints_every_figure() -> None:
    result = run("bench", "--seconds", "0.001")
    assert result.exit_code == 0
    for words in ("The engine runs", "2 players", "4 players", "events on", "Copy", "Redeal", "View", "text"):
        assert words in result.output


def test_bench_speaks_french() -> None:
    assert "Le moteur" in run("bench", "--seconds", "0.001", "--lang", "fr").output


@pytest.mark.parametrize(
    ("language", "whole", "decimal", "percent"),
    [("en", "1,234,567", "1,234.50", "12.3%"), ("fr", "1\u202f234\u202f567", "1\u202f234,50", "12,3\u00a0%")],
)
def test_figures_are_written_as_the_language_does(language: str, whole: str, decimal: str, percent: str) -> None:
    figures = Figures(Phrasebook.load(language))
    assert figures.whole(1234567) == whole
    assert figures.decimal(1234.5, 2) == decimal
    assert figures.percent(0.1234) == percent
