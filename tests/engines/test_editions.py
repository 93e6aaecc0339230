"""Every edition from the shelf to the result and the check of its dice, in engines other than Chromium's."""

from __future__ import annotations

import pytest

from browser.tables import EDITIONS

from .tab import Tab
from .visiting import DESK, PHONE, make_table, play_through, prefer


@pytest.mark.parametrize("edition", EDITIONS)
def test_from_the_shelf_to_the_result(tab: Tab, edition: str) -> None:
    prefer(tab)
    size = PHONE if edition in ("deal", "crooked") else DESK
    tab.resize(*size)
    table = make_table(tab, edition)
    play_through(tab)
    assert tab.count("[data-part=standing] li") == 2
    assert len(tab.plays()) > 3
    assert tab.run("() => document.documentElement.scrollWidth <= innerWidth")
    assert tab.wrong() == []

    tab.go(f"/t/{table}/check")
    tab.until("document.querySelector('[data-part=check]')?.dataset.state === 'good'")
    assert tab.count("[data-check]") == tab.count("[data-check][data-right=true]") == 5
