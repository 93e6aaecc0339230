"""What people do at a table that was set up for them: come to it, press something, look at a tile."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from .access import violations
from .people import DESK, PHONE, House, Person
from .tables import sit

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def come(house: House, made: dict[str, Any], seat: int, size: dict[str, int], **how: Any) -> Person:
    """Bring somebody to a seat of a table."""
    person = house.person(size=size, **how)
    sit(person, made, seats=[seat])
    return person


def do(person: Person, action: str) -> Locator:
    """Return the control for an action, by its text or its first word."""
    exact = person.page.locator(f'main [data-action="{action}"]')
    return exact if exact.count() else person.page.locator(f'main [data-action^="{action} "]')


def press(person: Person, action: str) -> str:
    """Click on the control for an action; return the last action sent, which must have been accepted."""
    do(person, action).first.click()
    person.settle()
    last = [it for it in person.sent if it.get("do") == "play"]
    assert not last or person.answers[last[-1]["id"]]["ok"], person.answers[last[-1]["id"]]
    return person.plays[-1] if person.plays else ""


def shown(person: Person, space: str) -> Locator:
    """Return the tile of a space; its text names the owner."""
    return person.page.locator(f"[data-space={space}]")


def deeds_of(view: dict[str, Any], seat: int) -> list[str]:
    return [deed["space"] for deed in view["deeds"] if deed["owner"] == seat and not deed["level"]]


def is_fit(person: Person) -> None:
    """Check that nothing scrolls sideways and that axe finds nothing."""
    assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.viewport_size["width"]  # type: ignore[index]
    # What has been scrolled half under the line at the top would count as too small to hit.
    person.page.evaluate("window.scrollTo(0, 0)")
    found = violations(person.page)
    assert not found, "\n".join(found)


def seen_by(person: Person, seat: int) -> dict[str, Any]:
    """Return the last view of a seat that this device received."""
    for text in reversed(person.heard):
        for seen in json.loads(text).get("seen") or []:
            if seen["seat"] == seat:
                view: dict[str, Any] = seen["view"]
                return view
    raise AssertionError("no view came")
