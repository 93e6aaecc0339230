"""What somebody does in any browser: make a table, sit down at one, play what is offered."""

from __future__ import annotations

from random import Random
from typing import Any

from browser.offers import LOOK, REACH, Offer, check_answer, choose
from browser.tables import SHORT

from .tab import PATIENCE, Tab

DESK = (1280, 860)
PHONE = (390, 740)
STILL = "off"


def prefer(tab: Tab, *, speed: str = STILL, language: str = "en") -> None:
    """Choose language and speed, as the pages keep them, before any other page is opened."""
    kept = {"language": language, "name": "", "speed": speed, "colour": "", "theme": "light", "sound": False}
    tab.load(tab.origin + "/about")
    tab.run("(kept) => localStorage.setItem('rentier.preferences', JSON.stringify(kept))", kept)


def make_table(tab: Tab, edition: str) -> str:
    """Go from the shelf to a short table with one bot that does not hold back; return its name."""
    tab.go("/")
    tab.click(f"[data-edition={edition}]")
    tab.click("[data-part=start] [data-part=details]")
    tab.find("[data-part=seats] li")
    while tab.count("[data-part=seats] li") > 2:
        tab.click("[data-part=seats] li:last-of-type button")
    tab.click("[data-part=settings] label:has(input[value=off])")
    for option, limit in SHORT.get(edition, {}).items():
        tab.fill(f"[data-option={option}] input[type=number]", str(limit))
    tab.click("[data-action=make]")
    tab.find("main.frame [data-action]")
    tab.settle()
    return str(tab.run("() => location.pathname")).rsplit("/", 1)[1]


def sit(tab: Tab, made: dict[str, Any], **preferred: str) -> None:
    """Bring somebody to seat 0 of a table in play, with its key as the pages keep it."""
    prefer(tab, **preferred)
    kept = {made["table"]: {"edition": made["edition"], "seats": made["seats"][:1], "at": 1, "host": made["host"]}}
    tab.run("(kept) => localStorage.setItem('rentier.tables', JSON.stringify(kept))", kept)
    tab.go("/about")
    # Without loading a page, so that the socket of the table is noted.
    tab.run(
        "(path) => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate')))",
        f"/t/{made['table']}",
    )
    tab.find("main.frame [data-part=actions]")
    tab.settle()


def play_through(tab: Tab, most: int = 1500) -> None:
    """Click on what is offered until the result is shown."""
    chance = Random(1)
    checked: set[str] = set()
    for _ in range(most):
        seen = tab.run(LOOK, {"patience": PATIENCE * 1000})
        if seen["isOver"]:
            return
        offer = choose([Offer(place, **it) for place, it in enumerate(seen["offers"])], chance)
        assert offer, "nothing is offered: " + tab.run("() => document.querySelector('main').innerText")
        at = tab.run(REACH, offer.place)
        if at is None:
            continue
        assert "x" in at, f"{offer.action} ({offer.text}) lies under {at['covered']}"
        tab.click((at["x"], at["y"]))
        tab.settle()
        if tab.count("[data-action=meant]"):
            tab.click("[data-action=meant]")
            tab.settle()
        for it in tab.asked():
            if it["do"] == "play" and it["id"] not in checked:
                checked.add(it["id"])
                check_answer(it, it["answer"])
    raise AssertionError(f"no end after {most} clicks")
