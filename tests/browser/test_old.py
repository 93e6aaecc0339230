"""Browsers that are too old, or old and still good enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.serving import Running

from .people import DESK, PHONE, House
from .player import Player
from .tables import make, sit

LACKS = {
    "sorting": "delete Array.prototype.toSorted",
    "selectors": "CSS.supports = (what) => what !== 'selector(:has(a))'",
    "colours": "CSS.supports = (what) => what !== 'color'",
    "expressions": "RegExp = function () { throw new SyntaxError('invalid group specifier name') }",
    "styles": "delete window.CSS",
}
"""What an old browser does not have, and how one without it is pretended."""
OLDEST = Path(__file__).parents[2] / "web" / "oldest.ts"


@pytest.mark.parametrize("lack", LACKS)
def test_an_old_browser_is_told_what_to_do(house: House, lack: str) -> None:
    person = house.person(size=PHONE if lack == "styles" else DESK)
    person.context.add_init_script(LACKS[lack])
    page = person.page
    page.goto(f"{house.url}/t/abcd2345")
    told = page.locator("#old")
    expect(told).to_be_visible()
    versions = re.findall(r"\b(\w+): '([\d.]+)'", OLDEST.read_text(encoding="utf-8"))
    assert {"chrome", "firefox", "safari"} <= {name for name, _ in versions}
    for language, sentence in (("en", "Update this browser"), ("fr", "Mettez ce navigateur à jour")):
        section = told.locator(f"[lang={language}]")
        expect(section).to_contain_text(sentence)
        for _, version in versions:
            expect(section).to_contain_text(version)
    # The app does not start beside it.
    assert page.locator("#app, main").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_scripts_the_page_says_so(server: Running) -> None:
    page = server.get("/", Accept="text/html").body
    told = re.search(r"<noscript>(.*)</noscript>", page)
    assert told
    assert "Rentier needs JavaScript." in told[1]
    assert "Rentier a besoin de JavaScript." in told[1]


def test_the_app_does_without_what_the_oldest_browsers_lack(house: House, server: Running) -> None:
    person = house.person()
    person.context.add_init_script("""
      for (const it of [HTMLElement.prototype, Element.prototype])
        for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'checkVisibility']) delete it[name];
      delete Navigator.prototype.userActivation;
      delete Document.prototype.startViewTransition;
      delete window.structuredClone;
    """)
    sit(person, make(server, "deal", ["person", "random"]))
    page = person.page
    expect(page.locator("#old")).to_be_hidden()
    # The last card of the fan lies on top.
    card = page.locator("[data-part=hand] [data-card]").last
    card.hover()
    box = card.bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 160, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.move(box["x"] + 5, box["y"] + 5, steps=4)
    page.mouse.up()
    # LOOK finds what can be seen by `checkVisibility`, which this browser does not have.
    page.evaluate(
        "() => { Element.prototype.checkVisibility = function () { return this.getClientRects().length > 0 } }"
    )
    Player(person).play(until=lambda: len(person.plays) >= 6)
