"""The tables on small windows, by the same measure as in Chromium: nothing overlaps, is cut, or cannot be reached."""

from __future__ import annotations

import pytest

from browser.deal_moments import DEAL
from browser.geometry import MEASURE, NEEDED, PARTS, SIZES
from browser.knockout_moments import KNOCKOUT
from browser.moments import TRACKS
from browser.positions import place
from server.serving import Running

from .tab import Tab
from .visiting import sit

MOMENTS = {**TRACKS, "deal": DEAL, "knockout": KNOCKOUT}
SMALL = ("phone", "sideways", "laptop")
WALK = [
    *(("deal", name) for name in ("many sets", "no", "pay with much", "give up", "crowd")),
    *(("banking", "auction"), ("crooked", "pay"), ("millionaire", "upgrade"), ("knockout", "slide")),
]


@pytest.mark.parametrize(("edition", "name"), WALK)
def test_a_question_fits_small_windows(tab: Tab, server: Running, edition: str, name: str) -> None:
    moment = MOMENTS[edition][name]
    found = moment.find(edition)
    seats = "o" * moment.seats
    sit(tab, place(server, edition, seats, found.seed, found.actions, options=moment.options or None))
    tab.run("() => document.querySelectorAll('[data-part=hint] .q').forEach((it) => it.click())")
    for selector in moment.press:
        tab.run("(selector) => document.querySelector(selector).click()", f"main {selector}")
        tab.settle()
    wrong: list[str] = []
    for size in SMALL:
        tab.resize(*SIZES[size])
        tab.settle()
        faults = tab.run(MEASURE, {"parts": list(PARTS), "needs": [*NEEDED, *moment.needs]})
        wrong += [f"{size}: {fault}" for fault in faults]
    assert wrong == [], "\n".join(wrong)
