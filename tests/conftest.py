"""For all tests: the marks of the rules, pytest's own plugin for testing them, and a seat at the terminal."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial

import pytest

pytest_plugins = ["rentier.testing.rules", "pytester"]

# What is the same whether the engine is compiled or not is tested once: pages, words, drawings; and see server/.
NOT_OF_THE_ENGINE = [
    "browser",
    "words",
    "test_layers.py",
    "test_mutating.py",
    "test_phrasebook.py",
    "test_rules_table.py",
]
NOT_OF_THE_ENGINE += ["test_stranger.py", "test_web.py", "test_cli_*.py"]
collect_ignore_glob = NOT_OF_THE_ENGINE if os.environ.get("RENTIER_EXPECT_COMPILED") == "1" else []

# Shells let what they start in the background ignore Ctrl-C, and programs that tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Let a person type lines at seat 0 of a game; `terminal.sit_down` explains how."""
    # Here, and not above: the terminal needs typer, which the other tests do not.
    from terminal import sit_down

    return partial(sit_down, monkeypatch, capsys)
