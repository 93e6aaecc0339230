"""Every edition from the shelf to the result and the check of its dice, in engines other than Chromium's."""

from __future__ import annotations

import json

import pytest

from browser.tables import EDITIONS

from .tab import Tab
from .visiting import DESK, PHONE, make_table, play_through, prefer, turns_of

TURNS = 3
"""How many turns are played as a person would see them, with everything that moves."""
LOOKS = ("document.querySelector('main').innerText", "getComputedStyle(document.body).backgroundColor")
CHANGES = {
    "[data-language=fr]": "document.documentElement.lang === 'fr'",
    "[data-part=theme]": "document.documentElement.dataset.theme === 'dark'",
    "[data-part=speed]": "JSON.parse(localStorage['rentier.preferences']).speed === 'off'",
}
"""Controls of the top line, and what holds after a click on them."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_from_the_shelf_to_the_result(tab: Tab, edition: str) -> None:
    prefer(tab, speed="quick")
    size = PHONE if edition in ("deal", "crooked") else DESK
    tab.resize(*size)
    table = make_table(tab, edition)
    play_through(tab, until=lambda: turns_of(tab) >= TURNS)
    assert tab.run("() => window.__moved") > 3
    assert tab.run("() => document.documentElement.scrollWidth <= innerWidth")

    # The table is read on in another language and in the dark, and the rest of the game happens at once.
    tab.resize(*DESK)
    before = [tab.run(f"() => {look}") for look in LOOKS]
    for control, is_so in CHANGES.items():
        tab.click(f"[data-part=header] {control}")
        tab.until(is_so)
    for look, was in zip(LOOKS, before):
        tab.until(f"{look} !== {json.dumps(was)}")
    play_through(tab)
    tab.until("document.querySelectorAll('[data-part=standing] li').length === 2")
    assert tab.run("() => document.documentElement.scrollWidth <= innerWidth")
    assert tab.wrong() == []

    tab.go(f"/t/{table}/check")
    tab.until("document.querySelector('[data-part=check]')?.dataset.state === 'good'")
    # Without dice there are no rolls to be compared with what was told.
    checks = 4 if edition in ("deal", "knockout") else 5
    assert tab.count("[data-check]") == tab.count("[data-check][data-right=true]") == checks
