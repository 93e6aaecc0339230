"""For the tests in a real browser: the built pages, a server that has them, and Debian's Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("litestar")

from server.serving import Running, running

from .chromium import CHROMIUM, FLAGS, IS_EXPECTED, missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .people import House


# For the package, not the session: while Playwright runs, no other test of this process can run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start the browser that all tests of a process share."""
    if lacks := missing():
        if IS_EXPECTED:
            pytest.fail(lacks)
        pytest.skip(lacks)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run the server that all tests of a process share."""
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as server:
        yield server


@pytest.fixture
def house(browser: Browser, server: Running) -> Iterator[House]:
    """Give each person a device; at the end nothing may have gone wrong on any of their pages."""
    from .people import House

    house = House(browser, server.url)
    yield house
    house.close()


@pytest.fixture
def apart(browser: Browser, tmp_path: Path) -> Iterator[Running]:
    """Run a server for one test, which may stop and start it."""
    with running(tmp_path / "tables.sqlite") as server:
        yield server
