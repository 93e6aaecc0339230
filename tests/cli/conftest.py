"""For all tests of the command line: a seat at the terminal."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from terminal import Sit, sit_down

# Words and drawings are the same with a compiled engine; commands and whole games are tested with both.
OF_THE_ENGINE = ("test_commands.py", "test_games.py")
if os.environ.get("RENTIER_EXPECT_COMPILED") == "1":
    files = [file.name for file in Path(__file__).parent.glob("test_*.py")]
    collect_ignore = [name for name in files if name not in OF_THE_ENGINE]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Let a person type lines at seat 0 of a game; `terminal.sit_down` explains how."""
    return partial(sit_down, monkeypatch, capsys)
