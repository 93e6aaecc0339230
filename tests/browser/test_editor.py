"""Building a position in the browser: by dragging, by clicks and by keys; sharing it, playing from it, asking there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import rentier
from server.serving import Running

from .access import violations
from .endings import ending, place_ended
from .people import DESK, PHONE, House, Person
from .tables import EDITIONS

LAPTOP = {"width": 1366, "height": 625}
SIDEWAYS = {"width": 740, "height": 360}
SIZES = pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE, SIDEWAYS], ids=["desk", "laptop", "phone", "sideways"])


def build(house: House, edition: str, size: dict[str, int] = DESK, language: str = "en", text: str = "") -> Person:
    """Bring somebody to the page on which positions are built."""
    person = house.person(size=size, language=language)
    # What is refused is answered with 400, which the browser's console reports.
    person.forgive("status 400: POST", "400 (Bad Request)")
    person.go(f"/position/{edition}{f'#{text}' if text else ''}")
    person.page.locator("[data-part=editor]").wait_for()
    return person


def game_of(person: Person) -> rentier.Game:
    """Return the game that the address of the page holds."""
    text = person.page.url.partition("#")[2].partition(";")[0]
    return rentier.load(text)


def position_of(person: Person) -> dict[str, Any]:
    """Return the position that the address of the page holds."""
    return dict(game_of(person).position())


def seen_in(game: rentier.Game) -> dict[str, Any]:
    """Return what everybody can see."""
    return dict(game.view(None))


def drag(person: Person, what: Locator, where: Locator) -> None:
    """Drag one thing to another with the mouse."""
    what.scroll_into_view_if_needed()
    start, end = what.bounding_box(), where.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2 + 9, end["y"] + end["height"] / 2, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()


def wait_for_change(person: Person, before: str) -> None:
    """Wait until the address holds another position."""
    person.page.wait_for_url(lambda url: "#" in url and url != before)


def space(person: Person, code: str) -> Locator:
    return person.page.locator(f"[data-space={code}]")


def player(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-place='seat:{seat}']")


def first_url(person: Person) -> str:
    person.page.wait_for_url(re.compile("#"))
    return person.page.url


@SIZES
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_fits_and_is_there_for_everybody(house: House, edition: str, size: dict[str, int]) -> None:
    person = build(house, edition, size, "fr" if size in (PHONE, LAPTOP) else "en")
    first_url(person)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    # At the end of the page nothing lies half behind the bar.
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert violations(person.page) == []


def test_deeds_tokens_and_buildings_are_dragged(house: House) -> None:
    person = build(house, "banking")
    before = first_url(person)
    drag(person, space(person, "park").locator(".nm:visible"), player(person, 1))
    wait_for_change(person, before)
    expect(player(person, 1).locator(".hg")).to_have_count(1)
    before = person.page.url
    drag(person, space(person, "boardwalk").locator(".nm:visible"), player(person, 1))
    wait_for_change(person, before)
    before = person.page.url
    drag(person, person.page.locator("[data-thing=house]"), space(person, "park"))
    wait_for_change(person, before)
    before = person.page.url
    drag(person, space(person, "go").locator("[data-token='0']"), space(person, "illinois"))
    wait_for_change(person, before)
    game = game_of(person)
    view = seen_in(game)
    assert {deed["space"]: (deed["owner"], deed["level"]) for deed in view["deeds"] if deed["owner"] == 1} == {
        "park": (1, 1),
        "boardwalk": (1, 0),
    }
    assert view["players"][0]["space"] == "illinois"


def test_what_cannot_be_is_said_where_it_was_tried_and_nothing_changes(house: House) -> None:
    person = build(house, "banking")
    before = first_url(person)
    drag(person, space(person, "park").locator(".nm:visible"), player(person, 0))
    wait_for_change(person, before)
    before = person.page.url
    drag(person, person.page.locator("[data-thing=house]"), space(person, "park"))
    refusal = person.page.locator("[data-part=refusal]")
    refusal.wait_for()
    assert "until one player owns all of it" in refusal.inner_text()
    assert re.search(r"EB-\d+", refusal.inner_text())
    box, tile = refusal.bounding_box(), space(person, "park").bounding_box()
    assert box is not None
    assert tile is not None
    assert abs(box["y"] - tile["y"]) < 260
    assert person.page.url == before
    person.page.keyboard.press("Escape")
    refusal.wait_for(state="detached")


def test_steps_are_undone_and_done_again(house: House) -> None:
    person = build(house, "banking")
    first = first_url(person)
    person.page.locator("[data-turn='2']").click()
    wait_for_change(person, first)
    second = person.page.url
    assert seen_in(game_of(person))["turn"] == 2
    person.page.locator("[data-part=editor] h1").click()
    person.page.keyboard.press("Control+z")
    expect(person.page).to_have_url(first)
    person.page.locator("[data-action=redo]").click()
    expect(person.page).to_have_url(second)
    # Loading the page again loses nothing.
    person.page.reload()
    expect(person.page.locator("[data-turn='2']")).to_have_attribute("aria-pressed", "true")
    person.page.locator("[data-action=again]").click()
    expect(person.page.locator("[data-turn='0']")).to_have_attribute("aria-pressed", "true")


def test_everything_is_done_with_keys(house: House) -> None:
    person = build(house, "banking")
    before = first_url(person)
    space(person, "go").focus()
    person.page.keyboard.press("Enter")
    take = person.page.locator("[data-part=looked] [data-thing='token:1']")
    take.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-part=held]")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-part=held]")).to_have_count(0)
    take.focus()
    person.page.keyboard.press("Enter")
    space(person, "go").focus()
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("Enter")
    wait_for_change(person, before)
    view = seen_in(game_of(person))
    assert view["players"][1]["space"] == "baltic"
    spoken = person.page.locator("[data-part=polite]")
    expect(spoken).to_contain_text("Put down")


def test_money_is_typed_and_what_is_unreadable_is_said(house: House) -> None:
    person = build(house, "banking", PHONE)
    before = first_url(person)
    player(person, 0).locator("button.cover").click()
    cash = person.page.locator("input[data-part=cash]")
    cash.fill("1.23M")
    cash.press("Enter")
    wait_for_change(person, before)
    assert game_of(person).scores[0] == 1_230_000
    cash.fill("a lot")
    cash.press("Enter")
    person.page.locator("[data-part=refusal]").wait_for()
    assert game_of(person).scores[0] == 1_230_000


def test_a_link_shows_the_position_and_it_is_played_with_the_chosen_dice(house: House) -> None:
    person = build(house, "banking")
    before = first_url(person)
    person.page.locator("[data-turn='1']").click()
    wait_for_change(person, before)
    person.page.locator("[data-action=add-roll]").click()
    person.page.wait_for_url(re.compile("dice=3-4"))
    person.page.locator("[data-action=share]").click()
    link = person.page.locator("input[data-part=link]").input_value()
    assert link == person.page.url
    # This server is reached on this machine only: no phone's camera is sent there.
    expect(person.page.locator("[data-part=sheet] .only")).to_be_visible()
    expect(person.page.locator("[data-part=sheet] figure")).to_have_count(0)
    other = house.person()
    other.go(link)
    expect(other.page.locator("[data-turn='1']")).to_have_attribute("aria-pressed", "true")
    other.page.locator("[data-action=play]").click()
    other.page.locator("[data-action=begin]").click()
    other.page.wait_for_url(re.compile("/t/"))
    other.page.locator("[data-action=roll]").first.click()
    other.wait_until(lambda: '"rolled"' in other.traffic())
    assert re.search(r'"first": ?3, ?"second": ?4', other.traffic())


def test_notes_are_single_and_real_or_fake(house: House) -> None:
    person = build(house, "crooked")
    before = first_url(person)
    drag(person, person.page.locator("[data-thing='note:500f']"), player(person, 0))
    wait_for_change(person, before)
    before = person.page.url
    player(person, 0).locator("button.cover").click()
    stack = person.page.locator("[data-note='500f']")
    stack.locator("select").select_option("500f!!")
    wait_for_change(person, before)
    game = game_of(person)
    assert seen_in(game)["players"][0]["fakes_taken"][-1] >= 1


def test_levels_and_fortune_cards_are_set(house: House) -> None:
    person = build(house, "millionaire")
    before = first_url(person)
    person.page.locator(".lot").first.click()
    person.page.locator("[data-part=fortune]").select_option("veto")
    wait_for_change(person, before)
    before = person.page.url
    player(person, 1).locator("button.cover").click()
    person.page.get_by_text("★★★", exact=True).click()
    wait_for_change(person, before)
    before = person.page.url
    person.page.locator("[data-part=add-fortune]").select_option("takeover")
    wait_for_change(person, before)
    position = position_of(person)
    assert position["stars"] == [1, 3, 1, 1]
    assert position["held"][1] == ["takeover"]


def test_cards_of_deal_are_dragged_and_refused_with_their_reason(house: House) -> None:
    person = build(house, "deal")
    before = first_url(person)
    person.page.locator("summary").click()
    card = person.page.locator(".all [data-card=boardwalk] button")
    if card.count() == 0:
        card = person.page.locator("[data-thing^='card:boardwalk@']").first
    card.click()
    person.page.locator("[data-place='new:1'] [data-action=put]").click()
    wait_for_change(person, before)
    # The button is gone, and the focus is on what lies near it.
    expect(person.page.locator("[data-player='1'] :focus")).to_have_count(1)
    before = person.page.url
    assert [own["set"] for own in seen_in(game_of(person))["players"][1]["sets"]] == ["dark-blue"]
    person.page.locator("[data-place='set:1:dark-blue'] [data-thing]").click()
    person.page.locator("[data-place='bank:0'] [data-action=put]").click()
    expect(person.page.locator("[data-part=refusal]")).to_contain_text("never lies in a bank")
    assert person.page.url == before


def test_tokens_of_knockout_lie_where_they_are_dropped(house: House) -> None:
    person = build(house, "knockout")
    before = first_url(person)
    drag(person, person.page.locator(".away [data-thing='token:0']"), space(person, "boardwalk"))
    wait_for_change(person, before)
    before = person.page.url
    view = seen_in(game_of(person))
    assert view["teams"][0]["tokens"][0]["on"] == "boardwalk"
    token = person.page.locator("[data-team='0'] [data-thing='token:0']")
    token.focus()
    x, y = position_of(person)["tokens"][0][0]
    person.page.keyboard.press("ArrowLeft")
    wait_for_change(person, before)
    before = person.page.url
    assert position_of(person)["tokens"][0][0] == [x, y - 10]
    token.focus()
    person.page.keyboard.press("Enter")
    person.page.locator("[data-place=jail] [data-action=put]").focus()
    person.page.keyboard.press("Enter")
    wait_for_change(person, before)
    assert seen_in(game_of(person))["teams"][0]["tokens"][0]["on"] == "jail"


def test_other_numbers_of_players_and_other_rules(house: House) -> None:
    person = build(house, "banking")
    before = first_url(person)
    person.page.locator("[data-action=rules]").click()
    person.page.locator("[data-part=sheet]").get_by_text("2", exact=True).click()
    person.page.locator("[data-action=keep]").click()
    wait_for_change(person, before)
    assert game_of(person).seats == 2
    expect(person.page.locator("[data-looks]")).to_have_count(2)


def test_a_hint_is_asked_for_in_the_position(house: House) -> None:
    person = build(house, "deal")
    first_url(person)
    person.page.locator("[data-action=hint]").click()
    person.page.locator("[data-action=begin]").click()
    person.page.wait_for_url(re.compile("/t/"))
    person.page.locator("[data-part=advice][aria-busy=false] li").first.wait_for()


def test_a_step_of_a_replay_is_edited(house: House, server: Running) -> None:
    table = place_ended(server, ending("deal"))["table"]
    person = house.person()
    person.go(f"/t/{table}/replay?at=3")
    person.page.locator("[data-part=replay] [data-action=edit]").click()
    person.page.locator("[data-part=editor]").wait_for()
    assert game_of(person).edition.name == "deal"


def test_a_link_that_is_cut_is_refused_and_a_new_position_can_be_begun(house: House) -> None:
    person = house.person()
    person.forgive("status 400: POST", "400 (Bad Request)")
    person.go("/position/deal#deal.1.ePnC")
    person.page.locator("[data-part=refusal]").wait_for()
    person.page.locator("[data-action=begin]").click()
    person.page.locator("[data-part=editor]").wait_for()


@pytest.mark.parametrize(
    ("edition", "what", "where"),
    [
        ("banking", "[data-space=park]", "[data-place='seat:1']"),
        ("deal", "[data-place='hand:0'] [data-thing]", "[data-place='hand:1']"),
        ("knockout", ".away [data-thing='token:0']", "[data-space=chance]"),
    ],
)
def test_a_finger_drags_and_the_page_stays(house: House, edition: str, what: str, where: str) -> None:
    person = build(house, edition, PHONE)
    before = first_url(person)
    person.page.locator(where).first.scroll_into_view_if_needed()
    start, end = (person.page.locator(it).first.bounding_box() for it in (what, where))
    assert start is not None
    assert end is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + min(end["height"] / 2, 60)
    client = person.context.new_cdp_session(person.page)
    scrolled = person.page.evaluate("scrollY")

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    for part in (0.2, 0.5, 0.8, 1):
        touch("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
    assert person.page.evaluate("scrollY") == scrolled
    touch("touchEnd")
    wait_for_change(person, before)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_of_tokens_that_overlap_the_one_that_is_pointed_at_is_dragged(house: House, size: dict[str, int]) -> None:
    """On a phone the middle of a token may lie below the next one."""
    person = build(house, "millionaire", size)
    for seat in range(3):
        before = person.page.url
        drag(person, person.page.locator(f"[data-token='{seat}']"), space(person, "party-plaza"))
        wait_for_change(person, before)
        space(person, "party-plaza").locator(f"[data-token='{seat}']").wait_for()
    for seat in (1, 0, 2):
        before = person.page.url
        drag(person, person.page.locator(f"[data-token='{seat}']"), space(person, "dream-avenue"))
        wait_for_change(person, before)
        space(person, "dream-avenue").locator(f"[data-token='{seat}']").wait_for()


TOUCHING = """
() => {
  const found = [...document.querySelectorAll('main .btn, dialog .btn')].filter((it) => it.checkVisibility());
  const box = (it) => it.getBoundingClientRect();
  // The bar lies over what is scrolled below it.
  const isBeside = (one, other) => ['dialog', '[data-part=bar]'].every((it) => one.closest(it) === other.closest(it));
  const apart = (one, other) => Math.max(other.left - one.right, one.left - other.right,
    other.top - one.bottom, one.top - other.bottom);
  return found.flatMap((one, i) => found.slice(i + 1)
    .filter((other) => isBeside(one, other) && apart(box(one), box(other)) < 4)
    .map((other) => `${one.textContent.trim()} | ${other.textContent.trim()}`));
}
"""
"""A script that lists the buttons that touch each other."""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_buttons_touch(house: House, language: str, size: dict[str, int]) -> None:
    cut = house.person(size=size, language=language)
    cut.forgive("status 400: POST", "400 (Bad Request)")
    cut.go("/position/deal#deal.1.ePnC")
    cut.page.locator("[data-action=begin]").wait_for()
    assert cut.page.evaluate(TOUCHING) == []
    for edition in EDITIONS:
        person = build(house, edition, size, language)
        first_url(person)
        assert person.page.evaluate(TOUCHING) == [], edition
        for sheet in ("rules", "play", "hint", "share"):
            person.page.locator(f"[data-part=editor] [data-action={sheet}]").click()
            person.page.locator("dialog .btn").first.wait_for()
            assert person.page.evaluate(TOUCHING) == [], (edition, sheet)
            person.page.keyboard.press("Escape")
            person.page.locator("dialog").wait_for(state="detached")
