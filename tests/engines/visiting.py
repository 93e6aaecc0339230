"""What somebody does in any browser: make a table, sit down at one, play what is offered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from browser.offers import LOOK, REACH, Offer, check_answer, choose

from .tab import Tab
from .waiting import PATIENCE

DESK = (1280, 860)
PHONE = (390, 740)
STILL = "off"
SHORT = {"banking": {"round_limit": 4}, "crooked": {"round_limit": 4}, "deal": {"turn_limit": 8}}
"""The editions' options that make a game as short as it may be here: three turns of whoever made the table."""

WATCH_ON = """
async () => {
  for (const end = performance.now() + 700; performance.now() < end; )
    if (!document.querySelector('[data-action=skip]')) return true;
    else await new Promise((done) => setTimeout(done, 20));
  return false;
}
"""
"""A script that watches what moves for a moment; returns whether it came to its end."""


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


def turns_of(tab: Tab) -> int:
    """Count the turns, or Knockout's slides, of whoever made the table."""
    return int(tab.run("() => window.__turns.filter((seat) => seat === 0).length"))


def play_through(tab: Tab, until: Callable[[], bool] = lambda: False, most: int = 1500) -> None:
    """Click on what is offered until the result is shown, or what the caller waits for."""
    chance = Random(1)
    covered = 0
    for _ in range(most):
        seen = tab.run(LOOK, {"patience": PATIENCE * 1000})
        if seen["isOver"] or until():
            break
        offer = choose([Offer(place, **it) for place, it in enumerate(seen["offers"])], chance)
        if offer is None:
            # While a bot thinks, the page may offer only to take back the last action.
            tab.run("() => new Promise((done) => setTimeout(done, 100))")
            continue
        if offer.verb == "skip" and tab.run(WATCH_ON):
            continue
        at = tab.run(REACH, offer.place)
        if at is None:
            continue
        # What flies may cover something for a moment.
        covered = covered + 1 if "covered" in at else 0
        if covered:
            assert covered < 20, f"{offer.action} ({offer.text}) lies under {at['covered']}"
            tab.run("() => new Promise((done) => setTimeout(done, 100))")
            continue
        tab.click((at["x"], at["y"]))
        tab.settle()
        if tab.count("[data-action=meant]"):
            tab.click("[data-action=meant]")
            tab.settle()
    else:
        raise AssertionError(f"no end after {most} clicks")
    for it in tab.asked():
        if it["do"] == "play":
            check_answer(it, it["answer"])
