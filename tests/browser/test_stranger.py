"""A game of somebody else's package in the browser: shelf, set-up, plain table and rules, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stranger import Installed

from .access import violations
from .people import DESK, PHONE, House, Person
from .player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TITLE = {"en": "Pig", "fr": "Cochon"}
ROLL = {"en": "Roll the die", "fr": "Lancer le dé"}
RULE = {"en": "A one ends the turn", "fr": "Un as met fin au tour"}
SIZES = pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)], ids=["en-desk", "fr-phone"])


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """People at a server on a machine where Pig is installed."""
    with Installed(tmp_path_factory.mktemp("stranger")).serving() as url:
        house = House(browser, url)
        yield house
        house.close()


def set_up(person: Person) -> None:
    """Go from the shelf to a short table with one bot that does not hold back."""
    page = person.page
    person.go("/")
    page.locator("[data-edition=pig]").click()
    page.locator("[data-part=start] [data-part=details]").click()
    seats = page.locator("[data-part=seats] li")
    seats.first.wait_for()
    while seats.count() > 2:
        seats.last.locator("button").click()
    page.locator("[data-part=settings] label", has=page.locator("input[value=off]")).first.click()
    page.locator("[data-option=goal] label", has=page.locator("input[value='50']")).click()
    page.locator("[data-action=make]").click()
    page.locator("main.frame[data-edition=pig] [data-action]").first.wait_for()


@SIZES
def test_it_is_played_from_the_shelf_to_the_result(house: House, language: str, size: dict[str, int]) -> None:
    person = house.person(language=language, size=size)
    page = person.page
    set_up(person)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main [data-action=roll]").first).to_contain_text(ROLL[language])
    facts = page.locator("[data-part=facts]")
    expect(facts).to_contain_text("50")
    # Nothing is hidden in Pig, so nobody draws a curtain.
    expect(page.locator("[data-part=curtain]")).to_have_count(0)
    found = violations(page)
    Player(person).play()
    assert len(person.plays) > 3
    table = page.url.rsplit("/", 1)[1]
    expect(page.locator("[data-part=standing] li")).to_have_count(2)
    found += violations(page)
    person.go(f"/t/{table}/replay")
    page.locator("[data-action=next]").click()
    expect(page.locator("[data-part=scrubber]")).to_have_value("1")
    person.go(f"/t/{table}/check")
    expect(page.locator("[data-part=check]")).to_have_attribute("data-state", "good")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not found, "\n".join(found)


@SIZES
def test_its_rules_can_be_read_and_its_box_stands_with_ours(house: House, language: str, size: dict[str, int]) -> None:
    person = house.person(language=language, size=size)
    page = person.page
    person.go("/rules")
    expect(page.locator("[data-edition=pig]")).to_contain_text(TITLE[language])
    person.go("/rules/pig#PG-2")
    expect(page.locator("[data-part=rules]")).to_contain_text(RULE[language])
    person.go("/")
    expect(page.locator("[data-part=shelf] [data-edition]")).to_have_count(6)
    box = page.locator("[data-part=shelf] [data-edition=pig]")
    expect(box).to_contain_text(TITLE[language])
    box.click()
    expect(page.locator("[data-part=start] h2")).to_have_text(TITLE[language])
    assert not violations(page)


def test_two_people_at_one_device_share_a_table_without_a_curtain(house: House) -> None:
    person = house.person()
    page = person.page
    person.go("/new/pig?together")
    page.locator("[data-action=make]").click()
    page.locator("main.frame[data-edition=pig] [data-action=roll]").first.wait_for()
    expect(page.locator("[data-part=curtain]")).to_have_count(0)


def test_its_lesson_is_played_at_the_plain_table(house: House) -> None:
    person = house.person()
    page = person.page
    person.go("/learn/pig")
    coach = page.locator("[data-part=coach]")
    said = ("Roll the die", "Roll again", "Hold", "rolled a one", "Hold it")
    for action, sentence in zip(("roll", "roll", "hold", "roll", "hold"), said, strict=True):
        expect(coach).to_contain_text(sentence)
        # The same action again at once would be a double click.
        page.wait_for_timeout(400)
        page.locator(f"main [data-action={action}]").first.click()
    expect(coach).to_contain_text("17 points")
