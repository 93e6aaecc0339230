"""Debian's Chromium, and what else these tests need from the machine."""

from __future__ import annotations

import os
import shutil

from rentier.server.pages import FOLDER

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), "")
"""The browser; the shell comes first, since it spends no time on windows of its own."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
IS_EXPECTED = os.environ.get("RENTIER_EXPECT_BROWSER") == "1"
"""Whether a browser must be there: `.ci/run` says so."""


def missing() -> str:
    """Return what these tests lack on this machine, or an empty text."""
    if not (FOLDER / "index.html").is_file():
        return "the pages are not built: make web"
    if not CHROMIUM:
        return "there is no Chromium: apt-get install chromium-headless-shell, or chromium"
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "there is no Playwright: pip install 'rentier[dev]'"
    return ""
