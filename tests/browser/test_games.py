"""Every edition from the shelf to the result by clicking only what is offered, then its replay and its dice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .access import violations
from .people import DESK, PATIENCE, PHONE, House, Person
from .player import Player
from .tables import EDITIONS, SHORT

LOOKED_AT = 6
"""How many states of a game are checked with axe."""


def make_table(person: Person, edition: str) -> None:
    """Go from the shelf to a short table with one bot that does not hold back."""
    page = person.page
    person.go("/")
    page.locator(f"[data-edition={edition}]").click()
    page.locator("[data-part=start] [data-part=details]").click()
    seats = page.locator("[data-part=seats] li")
    seats.first.wait_for()
    while seats.count() > 2:
        seats.last.locator("button").click()
    page.locator("[data-part=settings] label", has=page.locator("input[value=off]")).first.click()
    for option, limit in SHORT.get(edition, {}).items():
        page.locator(f"[data-option={option}] input[type=number]").fill(str(limit))
    page.locator("[data-action=make]").click()
    page.locator("main.frame [data-action]").first.wait_for()


def play_through(player: Player) -> list[str]:
    """Play to the result; return what axe finds in the states on the way that offer something new."""
    found: list[str] = []
    known: set[frozenset[str]] = set()
    for _ in range(3000):
        is_over, offers = player.look()
        verbs = frozenset(offer.verb for offer in offers)
        if len(known) < LOOKED_AT and verbs not in known:
            known.add(verbs)
            found += [f"{sorted(verbs)}: {what}" for what in violations(player.page)]
        if is_over:
            return found
        player.step()
    raise AssertionError("no end")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)], ids=["en-desk", "fr-phone"])
def test_from_the_shelf_to_the_result(house: House, edition: str, language: str, size: dict[str, int]) -> None:
    person = house.person(language=language, size=size)
    make_table(person, edition)
    page = person.page
    table = page.url.rsplit("/", 1)[1]
    found = play_through(Player(person))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("[data-part=standing] li")).to_have_count(2)
    assert len(person.plays) > 3
    found += violations(page)
    assert is_within(page.evaluate("document.documentElement.scrollWidth"), size)

    person.go(f"/t/{table}/check")
    expect(page.locator("[data-part=check]")).to_have_attribute("data-state", "good")
    checks = page.locator("[data-check]")
    rolls = set() if edition in ("deal", "knockout") else {"rolls"}
    assert {it.get_attribute("data-check") for it in checks.all()} == {"seal", "commitment", "seed", "draws", *rolls}
    assert {it.get_attribute("data-right") for it in checks.all()} == {"true"}
    found += violations(page)

    person.go(f"/t/{table}/replay")
    scrubber = page.locator("[data-part=scrubber]")
    expect(scrubber).to_have_value("0")
    for step in range(1, 4):
        page.locator("[data-action=next]").click()
        expect(scrubber).to_have_value(str(step))
    scrubber.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
    assert int(scrubber.input_value()) >= len(person.plays)
    found += violations(page)
    assert not found, "\n".join(found)


def is_within(width: int, size: dict[str, int]) -> bool:
    """Whether nothing sticks out of the page, so that nobody scrolls sideways."""
    return width <= size["width"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_clicks_from_the_shelf_to_a_running_game(house: House, edition: str) -> None:
    person = house.person(is_still=False)
    person.go("/")
    page = person.page
    page.locator(f"[data-edition={edition}]").click()
    page.locator("[data-action=make]").click()
    page.locator(f"main.frame[data-edition={edition}]").wait_for()
    # A first-time visitor gets hints, until they dismiss them; on the boards with the first turn, which bots may have.
    page.locator("[data-part=hint]").wait_for(timeout=4 * PATIENCE)
