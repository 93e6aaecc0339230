"""A hint at the table: asked for by a button or a key, shown as bars with a reason, played from there, agreed to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import rentier
from rentier.server.messages import Settings
from server.serving import Running

from .access import violations
from .people import DESK, PHONE, House, Person
from .positions import place
from .seated import is_fit
from .seeking import seek
from .tables import EDITIONS, give, make, sit

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def has_choice(game: rentier.Game, _: object) -> bool:
    """Whether only seat 0 is asked, and can do several things."""
    return game.awaiting == (0,) and len(game.actions(0)) > 1


def asked(house: House, server: Running, edition: str, size: dict[str, int], language: str = "en") -> Person:
    """Bring somebody to a table at which they and nobody else are asked, alone with bots."""
    at = seek(edition, 3, has_choice)
    person = house.person(size=size, language=language)
    sit(person, place(server, edition, "obb", at.seed, at.actions), seats=[0])
    person.page.locator("[data-part=hint-button]").first.wait_for()
    return person


def get_hint(person: Person) -> None:
    """Wait until the better hint is there."""
    person.page.locator("[data-part=advice][aria-busy=false] li").first.wait_for()


def check_fit(person: Person) -> None:
    """Check that nothing scrolls sideways and that axe finds nothing."""
    if person.page.viewport_size == DESK:
        is_fit(person)
        return
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # The page scrolls with a hint in it, and what lies half behind the cards of the hand counts as too small to hit.
    assert [it for it in violations(person.page) if not it.startswith("target-size")] == []


@SIZES
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hint_is_shown_as_bars_and_its_action_is_played(
    house: House, server: Running, edition: str, size: dict[str, int]
) -> None:
    person = asked(house, server, edition, size)
    person.page.locator("[data-part=hint-button]").first.click()
    get_hint(person)
    chances = person.page.locator("[data-part=advice] .num").all_inner_texts()
    assert chances
    assert all(re.fullmatch(r"about \d+%", chance) for chance in chances), chances
    check_fit(person)
    # Only what says so plays.
    person.page.locator("[data-part=advice] .what").first.click()
    assert person.plays == []
    best = person.page.locator("[data-part=advice] [data-action]").first
    expect(best).to_have_text("Play")
    assert (best.get_attribute("aria-label") or "").startswith("Play: ")
    text = best.get_attribute("data-action")
    best.click()
    meant = person.page.locator("[data-action=meant]")
    person.wait_until(lambda: bool(person.plays) or meant.count() > 0)
    person.confirm()
    person.wait_until(lambda: person.plays == [text])
    person.page.locator("[data-part=advice]").wait_for(state="detached")


@pytest.mark.parametrize("size", [DESK, {"width": 1366, "height": 625}], ids=["desk", "laptop"])
def test_in_knockout_a_hint_leaves_board_and_buttons_in_sight(
    house: House, server: Running, size: dict[str, int]
) -> None:
    person = asked(house, server, "knockout", size)
    person.page.locator("[data-part=hint-button]").first.click()
    get_hint(person)
    for part in ("[data-part=board]", "[data-part=advice]", "[data-part=actions]", "[data-action=slide]"):
        expect(person.page.locator(part).first).to_be_in_viewport(ratio=1)
    bar, button = (person.page.locator(part).bounding_box() for part in ("[data-part=actions]", "[data-action=slide]"))
    assert bar is not None
    assert button is not None
    assert button["y"] + button["height"] < bar["y"] + bar["height"]


@pytest.mark.parametrize("edition", ["banking", "millionaire", "knockout"])
def test_on_a_phone_a_hint_leaves_the_main_button_in_sight(house: House, server: Running, edition: str) -> None:
    person = asked(house, server, edition, PHONE, "fr")
    person.page.locator("[data-part=hint-button]").first.click()
    get_hint(person)
    panel = person.page.locator("[data-part=advice]").bounding_box()
    assert panel is not None
    assert panel["height"] < PHONE["height"] * 0.36
    for part in ("[data-part=header]", "[data-part=actions]", "[data-part=actions] .btn.pri"):
        expect(person.page.locator(part).first).to_be_in_viewport(ratio=1)


def test_a_hint_is_there_for_the_keyboard_and_for_those_who_listen(house: House, server: Running) -> None:
    person = asked(house, server, "deal", DESK, "fr")
    person.page.keyboard.press("h")
    get_hint(person)
    spoken = person.page.locator("[data-part=polite]")
    person.wait_until(lambda: "environ" in (spoken.text_content() or ""))
    assert "de chances de gagner" in (spoken.text_content() or "")
    person.page.keyboard.press("h")
    person.page.locator("[data-part=advice]").wait_for(state="detached")
    assert person.plays == []


def test_people_agree_in_the_lobby_before_anybody_gets_a_hint(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "person"], hints="agreed")
    anna, ben = house.person(), house.person(size=PHONE)
    give(anna, made, seats=[0])
    give(ben, made, seats=[1], is_host=False)
    for person in (anna, ben):
        person.go(f"/t/{made['table']}")
        person.page.locator("[data-part=allow]").click()
    anna.page.locator("[data-part=consent]", has_text="Everybody has agreed").wait_for()
    anna.page.locator("[data-part=consent] li", has_text="Ben agrees").wait_for()
    is_fit(ben)
    anna.page.locator("[data-action=begin]").click()
    for person in (anna, ben):
        person.page.locator("[data-part=players]").first.wait_for()
    button = "[data-part=hint-button]"
    anna.wait_until(lambda: bool(anna.page.locator(button).count() + ben.page.locator(button).count()))
    first = anna if anna.page.locator(button).count() else ben
    first.page.locator(button).first.click()
    get_hint(first)
    assert "Ben agrees to hints for everybody." in anna.page.locator("[data-part=log]").inner_text()


def test_without_everybodys_word_the_panel_says_who_is_missing(house: House, server: Running) -> None:
    at = seek("deal", 2, has_choice)
    settings = Settings(pace="off", hints="agreed")
    person = house.person()
    sit(person, place(server, "deal", "oo", at.seed, at.actions, settings=settings), seats=[0])
    person.page.locator("[data-part=hint-button]").first.click()
    panel = person.page.locator("[data-part=advice]")
    panel.locator("li", has_text="Ben has not agreed").wait_for()
    panel.locator("[data-part=allow]").click()
    panel.locator("li", has_text="Anna agrees").wait_for()
    is_fit(person)


def test_with_other_people_there_is_no_hint_unless_it_is_offered(house: House, server: Running) -> None:
    at = seek("deal", 2, has_choice)
    person = house.person()
    sit(person, place(server, "deal", "oo", at.seed, at.actions), seats=[0])
    person.page.locator("[data-part=actions]").wait_for()
    assert person.page.locator("[data-part=hint-button]").count() == 0
