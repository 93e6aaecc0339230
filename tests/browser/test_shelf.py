"""The shelf and the set-up: what points at what, and what is said before a game begins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rentier.text import LANGUAGES
from server.serving import Running

from .people import DESK, PHONE, House
from .tables import make, sit

WIDTHS = (1440, 1366, 1280, 1024, 920, 800, 360)

ARROW = """() => {
  const arrow = document.querySelector('[data-part=arrow]').getBoundingClientRect();
  const box = document.querySelector('[data-edition][aria-pressed=true]').getBoundingClientRect();
  const panel = document.querySelector('[data-part=start]').getBoundingClientRect();
  const middle = arrow.x + arrow.width / 2;
  return {
    isShown: arrow.width > 0,
    off: Math.abs(middle - (box.x + box.width / 2)),
    // Beside the rounded corners of the panel.
    isOnPanel: middle > panel.left + 24 && middle < panel.right - 24,
  };
}"""


def test_the_arrow_of_the_shelf_points_at_the_chosen_box(house: House) -> None:
    person = house.person()
    person.go("/")
    page = person.page
    page.locator("[data-part=start]").wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        shown = 0
        for box in page.locator("[data-part=shelf] [data-edition]").all():
            box.click()
            expect(box).to_have_attribute("aria-pressed", "true")
            arrow = page.evaluate(ARROW)
            if arrow["isShown"]:
                shown += 1
                assert arrow["off"] < 4, (width, box.get_attribute("data-edition"), arrow)
                assert arrow["isOnPanel"], (width, box.get_attribute("data-edition"), arrow)
        # Beside the panel are the games of this device; on a phone three boxes stand in the row above.
        assert shown == (3 if width > 900 else 5 if width > 640 else 2), width


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_choosing_a_name_puts_the_cursor_into_it(house: House, size: dict[str, int]) -> None:
    person = house.person(size=size)
    person.go("/")
    page = person.page
    page.locator("[data-action=name]").click()
    expect(page.locator("#me-name")).to_be_focused()
    page.keyboard.type("Ida")
    expect(page.locator("[data-action=name] .label")).to_contain_text("Ida")
    # Nothing is cut in silence.
    told = page.get_by_text("A name has at most 40 characters.")
    expect(told).to_have_count(0)
    page.keyboard.type("d" * 60)
    expect(told).to_be_visible()


def test_in_a_low_window_a_box_brings_the_way_to_its_game_into_sight(house: House) -> None:
    person = house.person(size={"width": 740, "height": 360})
    person.go("/")
    page = person.page
    make = page.locator("[data-action=make]")
    make.wait_for()
    expect(make).not_to_be_in_viewport()
    page.locator("[data-part=shelf] [data-edition=crooked]").click()
    expect(make).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("language", "words"), [("en", "play as a team"), ("fr", "jouent en équipe")])
def test_the_set_up_of_knockout_tells_about_teams(house: House, language: str, words: str) -> None:
    person = house.person(language=language)
    person.go("/new/knockout")
    expect(person.page.locator("[data-part=seats]")).to_contain_text(words)
    person.go("/new/banking")
    expect(person.page.locator("[data-part=seats]")).not_to_contain_text(words)


def test_the_level_chosen_on_the_shelf_fills_the_seats_that_no_friend_takes(house: House) -> None:
    person = house.person()
    person.go("/")
    page = person.page
    page.locator("[data-part=start] label", has_text="sharp").click()
    page.locator("[data-action=make-open]").click()
    expect(page.locator("[data-part=fill]")).to_have_value("bot sharp")


@pytest.mark.parametrize("with_friend", [False, True], ids=["alone", "with a friend"])
def test_a_host_who_has_left_is_not_asked_back(house: House, server: Running, *, with_friend: bool) -> None:
    made = make(server, "deal", ["person", "person" if with_friend else "steady", "steady"])
    host = house.person()
    sit(host, made, seats=[0])
    page = host.page
    page.locator("[data-part=header] [data-part=menu]").click()
    page.locator("[data-action=leave]").click()
    page.locator("[data-action=sure]").click()
    games = page.locator("[data-part=games]")
    if with_friend:
        # The host may still look after the table of the others.
        expect(games.locator("[data-table] a")).to_have_text(re.compile("^Watch"))
    else:
        expect(games).to_contain_text("Nothing")
        assert made["table"] not in page.evaluate("localStorage.getItem('rentier.tables')")


def test_on_a_phone_a_game_that_goes_on_comes_first(house: House, server: Running) -> None:
    person = house.person(size=PHONE)
    made = make(server, "deal", ["person", "steady"])
    sit(person, made, seats=[0])
    person.page.locator("[data-part=hand]").wait_for()
    person.go("/")
    row = person.page.locator(f"[data-part=running] [data-table='{made['table']}']")
    expect(row.get_by_role("link")).to_be_in_viewport(ratio=1)
    # It is listed once, and on a desk, where it is in sight anyway, among the other games.
    expect(person.page.locator("[data-table]")).to_have_count(1)
    person.page.set_viewport_size({"width": 1440, "height": 900})
    expect(person.page.locator("[data-part=games] [data-table]")).to_have_count(1)
    expect(person.page.locator("[data-part=running]")).to_have_count(0)


def test_the_words_under_a_box_choose_it_too(house: House) -> None:
    person = house.person()
    person.go("/")
    for edition in ("millionaire", "banking"):
        person.page.locator(f"#about-{edition}").click()
        expect(person.page.locator(f"[data-edition={edition}]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1366, 625), (1366, 768), (1024, 768), (360, 740)])
def test_the_way_to_a_game_is_in_sight(house: House, language: str, size: tuple[int, int]) -> None:
    person = house.person(language=language, size={"width": size[0], "height": size[1]})
    person.go("/")
    expect(person.page.locator("[data-action=make]")).to_be_in_viewport(ratio=1)
