"""Building a position by dragging, what cannot be there, sharing it and playing from it, in other engines."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rentier

from .tab import Tab
from .visiting import DESK, prefer

HASH = "location.hash"
REFUSAL = "document.querySelector('[data-part=refusal]')"


def build(tab: Tab, edition: str, language: str = "en") -> None:
    """Go to the page on which positions are built."""
    prefer(tab, language=language)
    tab.resize(*DESK)
    tab.go(f"/position/{edition}")
    tab.find("[data-part=editor]")
    tab.until(f"{HASH} !== ''")


def game_of(tab: Tab) -> rentier.Game:
    """Return the game that the address of the page holds."""
    return rentier.load(tab.run(f"() => {HASH}.slice(1)"))


def seen_in(tab: Tab) -> dict[str, Any]:
    """Return what everybody can see in the position that the address holds."""
    return dict(game_of(tab).view(None))


def drag(tab: Tab, what: str, where: str) -> None:
    """Drag one thing to another with the mouse."""
    x, y = tab.find(what)
    tab.drag((x, y), (x + 12, y), is_dropped=False)
    end_x, end_y = tab.find(where)
    tab.drop((end_x + 9, end_y), (end_x, end_y))


def move(tab: Tab, what: str, where: str) -> None:
    """Drag something to where it may be, and wait until the address holds the new position."""
    before = tab.run(f"() => {HASH}")
    drag(tab, what, where)
    tab.until(f"{HASH} !== {json.dumps(before)}")
    assert tab.count("[data-part=refusal]") == 0


def refuse(tab: Tab, what: str, where: str, rule: str) -> None:
    """Drag something to where it cannot be: that is said with its rule, and nothing changes."""
    before = tab.run(f"() => {HASH}")
    drag(tab, what, where)
    tab.until(f"{REFUSAL}?.textContent.includes({json.dumps(rule)})")
    assert tab.run(f"() => {HASH}") == before
    tab.press("Escape")
    tab.until(f"!{REFUSAL}")


def share_and_play(tab: Tab) -> None:
    """Open the link that is offered as somebody else would, and play from what it shows."""
    text = game_of(tab).packed()
    tab.click("[data-action=share]")
    tab.find("input[data-part=link]")
    link = str(tab.run("() => document.querySelector('input[data-part=link]').value"))
    assert link == tab.run("() => location.href")
    tab.load(tab.origin + "/about")
    tab.go(link.removeprefix(tab.origin))
    tab.find("[data-part=editor]")
    assert game_of(tab).packed() == text
    tab.click("[data-action=play]")
    tab.click("[data-part=sheet] [data-action=begin]")
    tab.until("location.pathname.startsWith('/t/')")
    tab.find("main.frame [data-part=actions]")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_position_of_banking_is_built_shared_and_played(tab: Tab, language: str) -> None:
    build(tab, "banking", language)
    move(tab, "[data-space=go] [data-token='0']", "[data-space=illinois]")
    move(tab, "[data-space=park]", "[data-place='seat:0']")
    refuse(tab, "[data-thing=house]", "[data-space=park]", "EB-")
    move(tab, "[data-space=boardwalk]", "[data-place='seat:0']")
    move(tab, "[data-thing=house]", "[data-space=park]")
    view = seen_in(tab)
    assert view["players"][0]["space"] == "illinois"
    levels = {deed["space"]: deed["level"] for deed in view["deeds"] if deed["owner"] == 0}
    assert levels == {"park": 1, "boardwalk": 0}
    share_and_play(tab)


def test_a_position_of_deal_is_built_shared_and_played(tab: Tab) -> None:
    build(tab, "deal")
    tab.click("summary")
    refuse(tab, "[data-thing^='card:boardwalk@']", "[data-place='bank:0']", "DL-20")
    move(tab, "[data-thing^='card:boardwalk@']", "[data-place='new:1']")
    hands = [player["hand"] for player in seen_in(tab)["players"]]
    move(tab, "[data-place='hand:0'] [data-thing]", "[data-place='hand:1']")
    players = seen_in(tab)["players"]
    assert [own["cards"] for own in players[1]["sets"]] == [["boardwalk"]]
    assert [player["hand"] for player in players] == [hands[0] - 1, hands[1] + 1, *hands[2:]]
    share_and_play(tab)


def test_a_position_of_knockout_is_built_shared_and_played(tab: Tab) -> None:
    build(tab, "knockout")
    move(tab, ".away [data-thing='token:0']", "[data-space=boardwalk]")
    refuse(tab, ".away [data-thing='token:1']", "[data-space=boardwalk]", "KO-10")
    view = seen_in(tab)
    assert view["teams"][0]["tokens"][0]["on"] == "boardwalk"
    share_and_play(tab)
