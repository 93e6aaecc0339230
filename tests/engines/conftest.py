"""For the tests in other engines than Chromium's: a server with the built pages, Debian's Firefox and its WebKit."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

pytest.importorskip("litestar")

from rentier.server.pages import FOLDER
from server.serving import Running, running

from . import firefox, webkit
from .tab import Tab
from .waiting import LONGEST, within

IS_EXPECTED = os.environ.get("RENTIER_EXPECT_ENGINES") == "1"
"""Whether the browsers must be there: `.ci/run` says so."""
ENGINES = {"firefox": firefox, "webkit": webkit}


@pytest.fixture(scope="package", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[firefox.Firefox | webkit.WebKit]:
    """Start a browser that all its tests share."""
    wanted = ENGINES[request.param]
    lacks = wanted.missing() if (FOLDER / "index.html").is_file() else "the pages are not built: make web"
    if lacks and IS_EXPECTED:
        pytest.fail(lacks)
    if lacks:
        pytest.skip(lacks)
    with wanted.opened(tmp_path_factory.mktemp(request.param)) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run the server that all tests share."""
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as server:
        yield server


@pytest.fixture
def tab(engine: firefox.Firefox | webkit.WebKit, server: Running) -> Iterator[Tab]:
    """Open a page for a test; nothing may have gone wrong there at the end."""
    with within(LONGEST, "this test"):
        tab = engine.open()
        try:
            tab.origin = server.url
            yield tab
            wrong = tab.wrong()
        finally:
            tab.close()
    assert wrong == [], "\n".join(wrong)
