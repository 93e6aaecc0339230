"""Puzzles in the browser: one a day and all of them, solved with the real controls, told why, kept on the device."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

import pytest
from playwright.sync_api import Page, expect

import rentier
from rentier.puzzles import Puzzle, puzzles_of
from rentier.text import LANGUAGES

from .access import violations
from .people import DESK, PHONE, House, Person

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")
PROBLEM = "[data-part=problem]"
FIRST_DAY = date(1970, 1, 1)


def saying_no() -> Puzzle:
    """Return a puzzle that one button solves, and another one does not."""
    return next(puzzle for puzzle in puzzles_of("deal") if (puzzle.answer, puzzle.usual) == ("say-no", "pass"))


def day_of(edition: str, puzzle: Puzzle) -> date:
    """Return a day with this puzzle: the games take turns, and each goes through its puzzles in order."""
    number = 4_000
    while number % len(EDITIONS) != EDITIONS.index(edition) or (
        puzzles_of(edition)[number // len(EDITIONS) % len(puzzles_of(edition))] != puzzle
    ):
        number += 1
    return FIRST_DAY + timedelta(days=number)


def on_day(person: Person, day: date) -> Page:
    """Open the list of the puzzles on a day."""
    person.page.clock.set_fixed_time(datetime.combine(day, time(12)))
    person.go("/puzzles")
    person.page.locator("[data-part=daily]").wait_for()
    return person.page


def check_fit(person: Person, size: dict[str, int]) -> None:
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(person.page) == []


def place_of(page: Page, edition: str, puzzle: Puzzle) -> str:
    """Return how the list shows a puzzle, as a listener hears it."""
    return page.locator(f"[data-part=puzzles] a[href$='/{edition}/{puzzle.id}']").get_attribute("aria-label") or ""


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_all_puzzles_of_all_games(house: House, language: str, size: dict[str, int]) -> None:
    person = house.person(language=language, size=size)
    person.go("/")
    person.page.click("main [data-action=puzzles]")
    person.page.locator("[data-part=daily]").wait_for()
    lists = person.page.locator("[data-part=puzzles]")
    expect(lists).to_have_count(len(EDITIONS))
    assert lists.locator("a").count() == sum(len(puzzles_of(edition)) for edition in EDITIONS)
    expect(person.page.locator("main")).to_contain_text({"en": "Crooked Cash", "fr": "résolus"}[language])
    check_fit(person, size)


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_is_solved_told_why_and_counted(
    house: House, language: str, size: dict[str, int]
) -> None:
    puzzle = saying_no()
    day = day_of("deal", puzzle)
    person = house.person(language=language, size=size, name="Anna")
    page = on_day(person, day)
    expect(page.locator("[data-part=streak]")).to_have_count(0)
    page.click("[data-action=daily]")
    page.locator(PROBLEM).wait_for()
    # Something else is not done, and a word about it says so.
    page.click("[data-action=pass]")
    expect(page.locator("[data-part=refusal]")).to_have_attribute("data-key", "puzzle-not")
    expect(page.locator(PROBLEM)).to_contain_text({"en": "One other move tried", "fr": "Un essai manqué"}[language])
    page.click("[data-action=say-no]")
    about = {"en": "about", "fr": "environ"}[language]
    expect(page.locator("[data-part=problem-told]")).to_contain_text(f"{about} {5 * round(20 * puzzle.chance)}")
    assert page.locator("[data-part=problem-why]").count() == len(puzzle.why)
    expect(page.locator("[data-action=puzzle-next]")).to_be_focused()
    expect(page.locator("[data-action=puzzle-next]")).to_be_in_viewport(ratio=1)
    strip = page.locator(PROBLEM).bounding_box()
    assert strip is not None
    assert strip["height"] < size["height"] * 0.35
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    # In the list it is solved, today and for good.
    page = on_day(person, day)
    assert place_of(page, "deal", puzzle).endswith({"en": ", solved", "fr": ", résolu"}[language])
    expect(page.locator("[data-part=streak]")).to_be_visible()
    check_fit(person, size)
    expect(on_day(person, day + timedelta(days=1)).locator("[data-part=streak]")).to_be_visible()
    expect(on_day(person, day + timedelta(days=2)).locator("[data-part=streak]")).to_have_count(0)
    assert place_of(page, "deal", puzzle).endswith({"en": ", solved", "fr": ", résolu"}[language])


def test_days_in_a_row_are_counted(house: House) -> None:
    puzzle = saying_no()
    day = day_of("deal", puzzle)
    person = house.person(name="Anna")
    before = [f'"{day - timedelta(days=back)}"' for back in (2, 1)]
    person.context.add_init_script(
        f"localStorage.getItem('rentier.puzzles.days') ?? "
        f"localStorage.setItem('rentier.puzzles.days', '[{','.join(before)}]')"
    )
    expect(on_day(person, day).locator("[data-part=streak]")).to_contain_text("2 days in a row")
    person.page.click("[data-action=daily]")
    person.page.click("[data-action=say-no]")
    person.page.locator("[data-part=problem-told]").wait_for()
    expect(on_day(person, day).locator("[data-part=streak]")).to_contain_text("3 days in a row")


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_shown_an_answer_has_not_solved_it(house: House, edition: str) -> None:
    puzzle = puzzles_of(edition)[0]
    person = house.person(name="Anna")
    person.go(f"/puzzles/{edition}/{puzzle.id}")
    person.page.click("[data-action=puzzle-show]")
    person.page.locator("[data-part=problem-told]").wait_for()
    expect(person.page.locator(PROBLEM)).to_contain_text("That was the answer.")
    if edition == "knockout":
        # Nobody plays on, so nobody is waited for.
        expect(person.page.get_by_role("heading", level=1)).not_to_contain_text("Waiting")
    assert violations(person.page) == []
    person.page.click(f"{PROBLEM} [data-action=puzzles-all]")
    person.page.locator("[data-part=daily]").wait_for()
    assert place_of(person.page, edition, puzzle).endswith(", answer seen")
    expect(person.page.locator("[data-part=streak]")).to_have_count(0)


@SIZES
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_position_is_looked_at_once_the_answer_is_known(house: House, edition: str, size: dict[str, int]) -> None:
    puzzle = puzzles_of(edition)[1]
    language = "fr" if size == PHONE else "en"
    person = house.person(name="Anna", size=size, language=language)
    person.go(f"/puzzles/{edition}/{puzzle.id}")
    person.page.locator("[data-action=puzzle-show]").wait_for()
    look = person.page.locator(f"{PROBLEM} [data-action=puzzle-position]")
    expect(look).to_have_count(0)
    person.page.click("[data-action=puzzle-show]")
    expect(look).to_have_text({"en": "Look at this position", "fr": "Examiner cette position"}[language])
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    look.click()
    person.page.locator("[data-part=editor]").wait_for()
    shown = rentier.load(person.page.url.partition("#")[2])
    assert shown.position() == puzzle.begin().position()
    # Whoever is to find the move is the one to play on from there, and back in the history is the puzzle.
    person.page.click("[data-action=play]")
    expect(person.page.locator("[data-part=who]").nth(puzzle.seat)).to_have_value("me")
    person.page.keyboard.press("Escape")
    person.page.go_back()
    person.page.locator("[data-part=problem-told]").wait_for()


def test_a_puzzle_needs_no_mouse(house: House) -> None:
    puzzle = saying_no()
    person = house.person(name="Anna")
    page = on_day(person, day_of("deal", puzzle))
    daily = page.locator("[data-action=daily]")
    for _ in range(20):
        if daily.evaluate("it => it === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(daily).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-action=say-no]").wait_for()
    page.keyboard.press("n")
    expect(page.locator("[data-action=puzzle-next]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(f"{PROBLEM}[data-step='0']")).to_be_visible()


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_that_is_gone_names_its_game_and_leads_to_the_others(
    house: House, language: str, size: dict[str, int]
) -> None:
    person = house.person(language=language, size=size)
    person.forgive("400", "404", "409")
    person.go("/puzzles/knockout/999")
    expect(person.page.locator("[role=alert]")).to_contain_text({"en": "no such puzzle", "fr": "Choisissez"}[language])
    expect(person.page.locator("[data-part=edition]")).to_have_text("Knockout")
    # To ask for it again would bring the same answer.
    expect(person.page.locator("main button")).to_have_count(0)
    check_fit(person, size)
    others = person.page.locator("[data-action=puzzles-of]")
    expect(others).to_have_text({"en": "The puzzles of Knockout", "fr": "Les problèmes de Knockout"}[language])
    others.click()
    expect(person.page.locator("#puzzles-knockout")).to_be_in_viewport()
    person.page.go_back()
    person.page.click("main a[href='/puzzles']")
    person.page.locator("[data-part=daily]").wait_for()


def test_a_puzzle_of_no_game_leads_to_all_puzzles(house: House) -> None:
    person = house.person()
    person.forgive("400", "404", "409")
    person.go("/puzzles/chess/1")
    expect(person.page.locator("[role=alert]")).to_contain_text("no such game")
    expect(person.page.locator("main button")).to_have_count(0)
    expect(person.page.locator("[data-action=puzzles-of]")).to_have_count(0)
    person.page.click("main a.pri[href='/puzzles']")
    person.page.locator("[data-part=daily]").wait_for()


def test_a_puzzle_that_did_not_come_is_asked_for_again(house: House) -> None:
    person = house.person()
    person.forgive("429")
    person.page.route("**/api/lessons", lambda route: route.fulfill(status=429, json={}))
    person.go(f"/puzzles/deal/{saying_no().id}")
    person.page.locator("[data-part=refusal]").wait_for()
    person.page.unroute("**/api/lessons")
    person.page.click("main button")
    person.page.locator(PROBLEM).wait_for()


@pytest.mark.parametrize("path", [f"/puzzles/deal/{saying_no().id}", "/learn/deal"])
def test_puzzles_and_lessons_are_begun_once_and_are_no_games_of_the_device(house: House, path: str) -> None:
    person = house.person(name="")
    asked: list[str] = []
    person.page.on("request", lambda it: asked.append(it.url))
    for times in (1, 2):
        person.go(path)
        person.page.locator(f"{PROBLEM}, [data-part=coach]").wait_for()
        person.settle()
        assert sum(url.endswith("/api/lessons") for url in asked) == times
    person.go("/")
    expect(person.page.locator("[data-part=games]")).to_contain_text("Nothing here yet")
    expect(person.page.locator("[data-table]")).to_have_count(0)


@SIZES
def test_the_verdict_does_not_wait_for_what_follows_from_the_move(house: House, size: dict[str, int]) -> None:
    puzzle = puzzles_of("millionaire")[24]
    person = house.person(size=size, is_still=False)
    person.go(f"/puzzles/millionaire/{puzzle.id}")
    person.page.click("[data-action=puzzle-show]")
    person.page.locator("[data-part=problem-told]").wait_for()
    person.go("/puzzles")
    person.page.locator("[data-part=daily]").wait_for()
    assert place_of(person.page, "millionaire", puzzle).endswith(", answer seen")
