"""Deal and Knockout where there is little room: laptops, phones upright and sideways."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rentier.puzzles import puzzles_of
from rentier.text import LANGUAGES
from server.serving import Running

from .dealing import come as come_to_deal
from .dealing import find, is_asked
from .geometry import DEVICES, steady_at_all_sizes
from .people import PHONE, House, Person
from .test_steady_layout import usual_places
from .walking import MOMENTS, bring

HANDS = ("deal", "knockout")
SIDEWAYS = {"width": 740, "height": 360}
TALL_PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 625}
FINGER = 44
"""The pixels that a finger needs."""


def box(locator: Locator) -> dict[str, float]:
    found: Any = locator.bounding_box()
    assert found
    return dict(found)


def is_in_sight(person: Person, locator: Locator) -> None:
    expect(locator).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("edition", HANDS)
def test_an_open_hint_moves_nothing(house: House, server: Running, edition: str) -> None:
    moment = next(iter(MOMENTS[edition].values()))
    usual = usual_places(house, server, edition, moment.seats)
    person = bring(house, server, edition, moment, "fr")
    person.page.locator("[data-part=hint-button]").click()
    person.page.locator("[data-part=advice]").wait_for()
    _, found = steady_at_all_sizes(person, edition, usual, sizes=DEVICES)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("edition", HANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_of_a_lesson_moves_the_table(house: House, edition: str, language: str) -> None:
    person = house.person(language=language, size=LAPTOP)
    person.go(f"/learn/{edition}")
    coach = person.page.locator("[data-part=coach]")
    coach.wait_for()
    person.settle()
    usual, _ = steady_at_all_sizes(person, edition, sizes=DEVICES)
    found: list[str] = []
    for step in range(3):
        person.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
        person.page.locator(f"[data-part=coach][data-step='{step}'] [data-action=lesson-do]:not([disabled])").click()
        person.page.locator(f"[data-part=coach][data-step='{step + 1}']").wait_for()
        person.settle()
        _, wrong = steady_at_all_sizes(person, edition, usual, sizes=DEVICES)
        found += [f"step {step + 1}, {fault}" for fault in wrong]
    assert found == [], "\n".join(found)


def test_a_lesson_of_deal_is_no_higher_than_a_laptop(house: House) -> None:
    person = house.person(size=LAPTOP)
    person.go("/learn/deal")
    person.page.locator("[data-part=coach]").wait_for()
    person.settle()
    assert person.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    is_in_sight(person, person.page.locator("[data-part=own]").first)


def test_on_a_phone_held_sideways_all_opponents_and_the_whole_hand_are_seen(house: House, server: Running) -> None:
    at = find(4, lambda game: is_asked(game, "turn") and len(game.players[0].hand) == 7)
    table = come_to_deal(house, server, at, SIDEWAYS)
    opponents = table.page.locator("[data-part=players] > [data-seat]")
    assert opponents.count() == 3
    for part in [*opponents.all(), *table.page.locator("[data-part=hand] [data-card]").all()]:
        is_in_sight(table.person, part)


def test_on_a_phone_held_sideways_scores_and_tokens_stand_above_the_board(house: House, server: Running) -> None:
    person = bring(house, server, "knockout", MOMENTS["knockout"]["slide"], "fr")
    person.page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    scores = person.page.locator("[data-team]:visible")
    for team in range(4):
        is_in_sight(person, scores.nth(team).locator(".cash"))
        is_in_sight(person, scores.nth(team).locator("[role=img]").last)
    is_in_sight(person, person.page.locator("[data-part=lane]"))
    is_in_sight(person, person.page.locator("[data-action=slide]"))


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE, SIDEWAYS], ids=["phone", "tall", "sideways"])
@pytest.mark.parametrize("speed", ["1000", "100", "1900"])
def test_the_line_above_the_slide_button_is_never_blank(
    house: House, server: Running, size: dict[str, int], speed: str
) -> None:
    person = bring(house, server, "knockout", MOMENTS["knockout"]["slide"], "fr")
    person.page.set_viewport_size(size)  # type: ignore[arg-type]
    field = person.page.locator("[role=spinbutton]").last
    field.fill(speed)
    field.press("Tab")
    expect(person.page.locator("[data-part=actions] .worth")).to_contain_text(".")


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE, SIDEWAYS, LAPTOP], ids=["phone", "tall", "sideways", "laptop"])
def test_the_steps_of_an_aim_are_wide_enough_for_a_finger(house: House, server: Running, size: dict[str, int]) -> None:
    person = bring(house, server, "knockout", MOMENTS["knockout"]["slide"], "fr")
    person.page.set_viewport_size(size)  # type: ignore[arg-type]
    steps = person.page.locator("[data-part=actions] .steps button")
    assert steps.count() == 6
    for button in steps.all():
        found = box(button)
        assert found["height"] >= FINGER - 2
        assert found["width"] >= FINGER - 2


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE, SIDEWAYS], ids=["phone", "tall", "sideways"])
def test_a_missed_puzzle_leaves_the_token_free_and_the_board_where_it_is(house: House, size: dict[str, int]) -> None:
    person = house.person(size=size, language="fr")
    person.go(f"/puzzles/knockout/{puzzles_of('knockout')[0].id}")
    page = person.page
    page.locator("[data-action=slide]").wait_for()
    person.settle()
    before = box(page.locator("[data-part=lane]"))
    page.locator("[data-action=slide]").click()
    page.locator("[data-part=refusal]").wait_for()
    person.settle()
    assert box(page.locator("[data-part=lane]")) == before
    token = box(page.locator("[data-part=lane] [data-token]").last)
    over = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-part]')?.dataset.part",
        [token["x"] + token["width"] / 2, token["y"] + token["height"] / 2],
    )
    assert over in ("lane", "aim")


@pytest.mark.parametrize("edition", ["banking", "crooked", "deal", "knockout", "millionaire"])
def test_the_controls_of_an_editor_are_high_enough_for_a_finger(house: House, edition: str) -> None:
    person = house.person(size=PHONE)
    person.go(f"/position/{edition}")
    person.page.locator(".editor .btn").first.wait_for()
    person.settle()
    low: list[str] = person.page.evaluate(
        "(least) => [...document.querySelectorAll('.editor :is(.btn, .take:not(.plain), select, summary)')]"
        ".filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < least)"
        ".map((it) => it.outerHTML.slice(0, 80))",
        FINGER,
    )
    assert low == []
