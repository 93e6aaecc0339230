"""Golden playthroughs: the same game, to the letter, compiled and interpreted, today and after every change.

`make playthroughs` writes them again. A change in one without a new `rules_version` breaks recorded games.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rentier import editions
from rentier.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"

CASES: list[tuple[str, int, str]] = [
    (edition.name, seats, preset)
    for edition in editions()
    for preset in ["", *edition.presets]
    for seats in range(edition.fewest, (edition.most if not preset else edition.fewest + 1) + 1)
]


def file_of(edition: str, seats: int, preset: str) -> Path:
    return FOLDER / f"{'-'.join(filter(None, (edition, str(seats), preset)))}.txt"


@pytest.mark.parametrize(("edition", "seats", "preset"), CASES)
def test_playthrough(edition: str, seats: int, preset: str) -> None:
    path = file_of(edition, seats, preset)
    told = playthrough(edition, seats, {"preset": preset} if preset else None)
    if os.environ.get("RENTIER_WRITE_PLAYTHROUGHS"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert path.is_file(), f"{path.name} is missing: write it with `make playthroughs`"
    recorded = path.read_text("utf-8")
    if recorded.splitlines()[0] == told.splitlines()[0]:
        assert told == recorded, "the game goes another way: raise rules_version, then `make playthroughs`"
    else:
        pytest.fail("the rules version has changed: write the playthroughs anew with `make playthroughs`")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(*case).name for case in CASES}
