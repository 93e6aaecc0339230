"""`rentier simulate knockout --plot`: the picture of where slides end, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer")

from typer.testing import Result

from rentier.cli import heatmap
from rentier.games.knockout.board import BOARD
from terminal import run

# The share of slides at a space of an empty board that come to rest on it: an expert, an average hand, a child.
KNOWN = {
    "baltic": (100, 99, 81),
    "house-a": (100, 79, 45),
    "tennessee": (99, 72, 39),
    "ventnor": (94, 60, 30),
    "railroad-a": (92, 51, 18),
    "boardwalk": (85, 47, 19),
    "free-parking": (93, 55, 31),
}


def simulate(*arguments: str, lang: str = "en") -> Result:
    return run("simulate", "knockout", "--games", "2", "--seed", "1", "--lang", lang, *arguments, COLUMNS="200")


@pytest.mark.parametrize("place", range(3))
def test_the_hands_hit_as_often_as_they_are_known_to(place: int) -> None:
    level = ("light", "real", "child")[place]
    rests = heatmap.sample(level, bytes(32))
    for code, shares in KNOWN.items():
        # 500 slides have a standard deviation of at most 2.3 points; the known shares are rounded.
        assert 100 * heatmap.hits(BOARD.by_code[code], rests[code]) == pytest.approx(shares[place], abs=8)


def test_the_same_seed_slides_the_same_way() -> None:
    assert heatmap.sample("real", bytes(32)) == heatmap.sample("real", bytes(32))
    assert heatmap.sample("real", bytes(32)) != heatmap.sample("real", b"\x01" * 32)


def test_without_matplotlib_it_is_refused_before_any_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(heatmap, "import_module", fail)
    result = simulate("--plot", str(tmp_path / "map.png"))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "pip install" in result.stderr
    assert "rentier[plot]" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_there_is_no_picture_of_another_game(tmp_path: Path) -> None:
    result = run("simulate", "deal", "--games", "1", "--plot", str(tmp_path / "map.png"), "--lang", "en")
    assert result.exit_code == 2
    assert "There is no picture of deal" in result.stderr


def test_a_picture_is_a_png(tmp_path: Path) -> None:
    result = simulate("--plot", str(tmp_path / "map.jpg"))
    assert result.exit_code == 2
    assert ".png" in result.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_is_drawn(tmp_path: Path, lang: str) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "map.png"
    result = simulate("--plot", str(file), "--option", "tremor=real", lang=lang)
    assert result.exit_code == 0
    assert str(file) in result.stdout
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_place_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = simulate("--plot", str(tmp_path / "nowhere" / "map.png"))
    assert (result.exit_code, result.stdout) == (2, "")
