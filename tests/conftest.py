"""For all tests: the marks of the rules, pytest's own plugin for testing them, and a seat at the terminal."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial

import pytest

pytest_plugins = ["rentier.testing.rules", "pytester"]

# Shells make background processes ignore Ctrl-C, and programs that tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Let a person type lines at seat 0 of a game; `terminal.sit_down` explains how."""
    # Here, and not above: the terminal needs typer, which the other tests do not.
    from terminal import sit_down

    return partial(sit_down, monkeypatch, capsys)
