"""axe finds nothing on any page other than the tables, light or dark, wide or narrow."""

from __future__ import annotations

import pytest

from server.serving import Running

from .access import violations
from .people import DESK, PHONE, House
from .tables import EDITIONS, give, make

PAGES = (
    "/",
    *(f"/new/{edition}" for edition in EDITIONS),
    "/games",
    "/rules",
    *(f"/rules/{edition}" for edition in EDITIONS),
    "/bank",
    "/score",
    "/practice",
    "/about",
    "/nowhere",
    "/t/nothing",
)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"])
def test_axe_finds_nothing_on_the_pages(house: House, size: dict[str, int], theme: str) -> None:
    person = house.person(size=size, name="Anna")
    person.forgive("404", "table-unknown")
    page = person.page
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    found = []
    for path in PAGES:
        person.go(path)
        page.locator("main h1").first.wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth")
        found += [f"{path}: {what}" for what in violations(page)]
        found += [f"{path}: {wide} px wide"] if wide > size["width"] else []
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_where_people_meet(house: House, server: Running, size: dict[str, int]) -> None:
    made = make(server, "deal", ["person", "open", "steady"])
    host, guest = house.person(size=size), house.person(size=size)
    give(host, made)
    host.go(f"/t/{made['table']}")
    host.page.locator("[data-part=lobby] [data-part=link]").wait_for()
    guest.go(f"/t/{made['table']}#{made['invite']}")
    guest.page.locator("[data-part=join]").wait_for()
    found = violations(host.page) + violations(guest.page)
    for part in ("menu", "theme"):
        host.page.locator(f"[data-part=header] [data-part={part}]").click()
        if part == "menu":
            host.page.locator("[data-part=sheet]").wait_for()
            found += violations(host.page)
            host.page.keyboard.press("Escape")
    found += violations(host.page)
    assert not found, "\n".join(found)


def test_what_is_said_at_once_and_what_politely(house: House, server: Running) -> None:
    made = make(server, "banking", ["person", "steady"])
    person = house.person()
    give(person, made)
    person.go(f"/t/{made['table']}")
    page = person.page
    urgent, polite = page.locator("[data-part=assertive]"), page.locator("[data-part=polite]")
    assert urgent.get_attribute("aria-live") == "assertive"
    assert polite.get_attribute("aria-live") == "polite"
    page.locator("[data-action=begin]").click()
    page.locator("[data-action=roll]").wait_for()
    assert urgent.inner_text() != ""
    page.locator("[data-action=roll]").click()
    person.settle()
    assert polite.inner_text() != ""
