"""Lessons, played by the real controls of the real tables: each step points out what to press, and the end is won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from rentier.server.lessons import Lesson, lesson_of
from rentier.text import LANGUAGES

from .access import violations
from .geometry import PARTS, faults_at_all_sizes
from .people import PHONE, House, Person

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAPTOP = {"width": 1280, "height": 800}
TABLET = {"width": 1024, "height": 768}
EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")
COACH = "[data-part=coach]"
TWICE = """() => {
  const button = document.querySelector('[data-action=lesson-do]');
  button.click();
  setTimeout(() => button.click(), 400);
}"""
MOST_PRESSES = 6
"""How many controls one step may take: a card and its use, a panel and a button in it, notes and the button to pay."""


class Learner:
    """Somebody who plays a lesson, doing what the coach points out."""

    def __init__(self, house: House, edition: str, size: dict[str, int], language: str = "en") -> None:
        self.person: Person = house.person(size=size, language=language, name="Anna")
        self.page: Page = self.person.page
        found = lesson_of(edition)
        assert found is not None
        self.lesson: Lesson = found
        self.person.go("/")
        self.page.click(f"[data-edition={edition}]")
        self.page.click("[data-part=start] [data-action=learn]")
        self.at(0)

    def at(self, step: int) -> None:
        """Wait until the coach is at a step, and it is the learner's move."""
        expect(self.page.locator(f"{COACH}[data-step='{step}']")).to_be_visible()
        if step < len(self.lesson.steps):
            expect(self.page.locator("[data-action=lesson-do]")).to_be_enabled()

    @property
    def step(self) -> int:
        return int(self.page.locator(COACH).get_attribute("data-step") or 0)

    def play_step(self) -> None:
        """Do one step: ask to be shown the control and press it, until the coach goes on."""
        before, played = self.step, len(self.person.plays)
        name = self.lesson.steps[before].name
        self.page.click("[data-action=lesson-show]")
        if name == "knock":
            expect(self.page.locator("[data-part=aim][data-shown]")).to_be_focused()
            self.aim(x="42", speed="1500")
            self.page.click("[data-action=slide]")
            self.at(before + 1)
            return
        for _ in range(MOST_PRESSES):
            lit = self.page.locator("[data-shown]")
            expect(lit).to_have_count(1)
            lit.click()
            self.person.settle()
            if len(self.person.plays) > played:
                break
            # The coach looks for the next control a few times a second.
            self.page.wait_for_timeout(300)
        self.at(before + 1)

    def aim(self, **numbers: str) -> None:
        for part, value in numbers.items():
            field = self.page.locator(f"input[id$='-{part}']")
            field.fill(value)

    def finish(self) -> None:
        for _ in self.lesson.steps:
            self.play_step()

    def shows_success(self) -> None:
        coach = self.page.locator(COACH)
        expect(coach).to_contain_text("You can play")
        expect(coach.locator("[data-action=lesson-play]")).to_be_focused()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_is_learnt_by_pressing_what_the_coach_shows(house: House, edition: str) -> None:
    learner = Learner(house, edition, LAPTOP)
    learner.finish()
    learner.shows_success()
    # What was learnt no longer stands out on the shelf, and no lesson is among the games.
    learner.page.click("[data-action=lesson-leave]")
    expect(learner.page.locator("[data-action=learn]:not(.fresh)")).to_be_visible()
    assert learner.page.locator("[data-part=games] li").count() == 0


@pytest.mark.parametrize("edition", ["deal", "knockout"])
def test_a_lesson_is_learnt_on_a_phone_and_in_french(house: House, edition: str) -> None:
    learner = Learner(house, edition, PHONE, "fr")
    for step in range(len(learner.lesson.steps)):
        # The coach stays in sight, and nothing is wider than the screen.
        box = learner.page.locator(COACH).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert learner.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], step
        learner.play_step()
    expect(learner.page.locator(COACH)).to_contain_text("Vous savez jouer à")


def test_a_lesson_needs_no_mouse(house: House) -> None:
    learner = Learner(house, "banking", LAPTOP)
    page = learner.page
    for step in range(len(learner.lesson.steps)):
        page.locator("[data-action=lesson-show]").focus()
        page.keyboard.press("Enter")
        for _ in range(MOST_PRESSES):
            # What is pointed out has the focus, or is reached with Tab from what had it.
            lit = page.locator("[data-shown]")
            expect(lit).to_have_count(1)
            for _ in range(40):
                if lit.evaluate("it => it === document.activeElement"):
                    break
                page.keyboard.press("Tab")
            expect(lit).to_be_focused()
            page.keyboard.press("Enter")
            learner.person.settle()
            if len(learner.person.plays) > step:
                break
            page.wait_for_timeout(300)
        learner.at(step + 1)
    learner.shows_success()
    # From here, a real game is one key away.
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=roll]").or_(page.locator("[data-part=players]")).first).to_be_visible()
    expect(page.locator(COACH)).to_have_count(0)
    assert page.url.split("/")[-2] == "t"


def test_another_move_is_answered_with_a_sentence_and_nothing_is_lost(house: House) -> None:
    learner = Learner(house, "deal", LAPTOP)
    learner.page.click("[data-action=end]")
    refusal = learner.page.locator("[data-part=refusal]")
    expect(refusal).to_have_attribute("data-key", "lesson-not")
    expect(refusal).to_contain_text("Show me")
    assert learner.step == 0
    learner.play_step()
    expect(refusal).to_have_count(0)


def test_a_step_can_be_done_by_the_coach_and_the_lesson_left_and_found_again(house: House) -> None:
    learner = Learner(house, "millionaire", LAPTOP)
    page = learner.page
    page.click("[data-action=lesson-do]")
    learner.at(1)
    # A reload goes on where it was.
    page.reload()
    learner.at(1)
    page.click("[data-part=menu]")
    assert page.locator("dialog [data-action=resign]").count() == 0
    before = page.url
    page.click("dialog [data-action=learn]")
    learner.at(0)
    assert page.url != before
    page.click("[data-action=lesson-leave]")
    expect(page.locator("[data-part=shelf]")).to_be_visible()
    assert page.locator("[data-part=games] li").count() == 0


def test_the_set_up_offers_the_lesson_and_an_unknown_one_is_told(house: House) -> None:
    person = house.person(size=LAPTOP, name="Anna")
    person.go("/new/crooked")
    person.page.click("main [data-action=learn]")
    expect(person.page.locator(COACH)).to_be_visible()
    person.forgive("chess")
    person.go("/learn/chess")
    expect(person.page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize("edition", ["deal", "crooked"])
def test_a_lesson_is_for_everyone(house: House, edition: str) -> None:
    learner = Learner(house, edition, LAPTOP)
    sentence = learner.page.locator("[data-part=coach-sentence]").inner_text()
    expect(learner.page.locator("[data-part=polite]")).to_contain_text(sentence)
    learner.page.click("[data-action=lesson-show]")
    assert violations(learner.page) == []
    learner.finish()
    assert violations(learner.page) == []
    done = learner.page.locator("[data-part=coach-sentence]").inner_text()
    expect(learner.page.locator("[data-part=assertive]")).to_contain_text(done)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_fits_every_screen(house: House, edition: str, language: str) -> None:
    learner = Learner(house, edition, LAPTOP, language)
    # A pointer at rest would show the deed of the space below it.
    learner.page.mouse.move(0, 0)
    found = faults_at_all_sizes(learner.person, needs=[COACH], parts=[*PARTS, COACH])
    assert found == [], "\n".join(found)


SEEN = """
(it) => {
  const box = it.getBoundingClientRect();
  const found = [];
  for (let y = box.top + 4; y < box.bottom; y += 8)
    for (let x = box.left + 4; x < box.right; x += 8) {
      const at = document.elementFromPoint(x, y);
      if (at && it.contains(at)) found.push([x, y]);
    }
  return found;
}
"""
"""Returns points, 8 pixels apart, where a click would hit an element and nothing that covers it."""


def test_a_card_under_others_in_the_hand_is_pressed_where_it_is_seen(house: House) -> None:
    learner = Learner(house, "deal", TABLET)
    page = learner.page
    last = len(learner.lesson.steps) - 1
    for _ in range(last):
        learner.play_step()
    page.click("[data-action=lesson-show]")
    card = page.locator("[data-part=hand] [data-shown]")
    expect(card).to_have_count(1)
    points = card.evaluate(SEEN)
    # Enough to be seen and hit without aiming: a strip of a finger's width, and most of its height.
    columns = {x for x, _ in points}
    assert max(columns) - min(columns) >= 40
    assert len(points) >= 60
    # In the middle: under the pointer the card straightens, and its leaning corners with it.
    page.mouse.click(*sorted(points)[len(points) // 2])
    page.locator("[data-shown]:not([data-card])").click()
    learner.at(last + 1)
    learner.shows_success()


CRAMPED = """
() => [...document.querySelectorAll('[data-part=lane] [data-space]')].filter((tile) => {
  const [letter, value] = [tile.querySelector('.band b'), tile.querySelector('.value')];
  if (!letter || !value) return false;
  const range = document.createRange();
  range.selectNodeContents(value);
  const [one, other] = [letter.getBoundingClientRect(), range.getBoundingClientRect()];
  const isOver = one.right > other.left + 1 && one.bottom > other.top + 3 && other.bottom > one.top + 3;
  return isOver || other.right > tile.getBoundingClientRect().right + 1;
}).map((tile) => tile.dataset.space)
"""
"""Returns the properties of Knockout whose value lies on their letter or is cut."""


def test_the_values_on_a_small_board_can_be_read(house: House) -> None:
    learner = Learner(house, "knockout", PHONE, "fr")
    learner.play_step()
    assert learner.page.locator("[data-part=lane] .value").count() > 20
    assert learner.page.evaluate(CRAMPED) == []


def test_a_move_made_by_the_coach_is_made_once(house: House) -> None:
    learner = Learner(house, "knockout", PHONE)
    page = learner.page
    for step in range(len(learner.lesson.steps)):
        learner.at(step)
        page.evaluate(TWICE)
    learner.at(len(learner.lesson.steps))
    page.wait_for_timeout(600)
    expect(page.locator("[data-part=refusal]")).to_have_count(0)
