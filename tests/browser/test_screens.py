"""The tables on every real screen: at each kind of question, nothing overlaps, is cut, or cannot be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server.serving import Running

from .geometry import faults_at_all_sizes
from .people import House
from .seated import is_fit
from .walking import MOMENTS, bring


@pytest.mark.parametrize(("edition", "name"), [("banking", "auction"), ("crooked", "pay"), ("millionaire", "upgrade")])
def test_a_hint_takes_no_room_from_a_question_beside_the_board(
    house: House, server: Running, edition: str, name: str
) -> None:
    moment = MOMENTS[edition][name]
    person = bring(house, server, edition, moment, "fr", has_hints=True)
    sizes = ("wide laptop", "laptop", "small laptop", "tablet")
    found = faults_at_all_sizes(person, needs=(*moment.needs, "[data-part=hint]"), sizes=sizes)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("edition", "name", "language"),
    [
        ("banking", "auction", "fr"),
        ("banking", "debt", "en"),
        ("crooked", "pay", "en"),
        ("crooked", "take", "fr"),
        ("millionaire", "auction", "en"),
        ("millionaire", "go-to", "fr"),
    ],
)
def test_a_phone_shows_the_board_behind_a_question(
    house: House, server: Running, edition: str, name: str, language: str
) -> None:
    person = bring(house, server, edition, MOMENTS[edition][name], language)
    page = person.page
    page.set_viewport_size({"width": 360, "height": 740})
    tile = page.locator("[data-part=ring] > [data-space]").nth(1)
    expect(tile).to_be_hidden()
    asked = page.locator("[data-part=ask]").inner_text()
    offered = page.locator("[data-part=actions] button").all_inner_texts()
    page.locator("[data-action=look]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=back]")).to_be_focused()
    expect(tile).to_be_visible()
    expect(page.locator("[data-part=actions]")).to_have_count(0)
    assert faults_at_all_sizes(person, sizes=("phone",)) == []
    is_fit(person)
    # A space is only looked at: nothing is chosen there.
    tile.click()
    expect(page.locator("[data-part=court]")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=look]")).to_be_focused()
    expect(tile).to_be_hidden()
    expect(page.locator("[data-part=ask]")).to_have_text(asked)
    assert page.locator("[data-part=actions] button").all_inner_texts() == offered
    assert person.plays == []
    # Turned sideways, a phone shows both.
    page.click("[data-action=look]")
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.locator("[data-action=back]")).to_have_count(0)
    expect(tile).to_be_visible()
    expect(page.locator("[data-part=actions]")).to_be_visible()


def test_the_ring_can_be_zoomed_with_two_fingers(house: House, server: Running) -> None:
    person = bring(house, server, "banking", MOMENTS["banking"]["roll"], "en")
    page = person.page
    page.set_viewport_size({"width": 740, "height": 360})
    ring = page.locator("[data-part=ring]")
    before = ring.bounding_box()
    assert before
    session = person.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    x, y = before["x"] + 100, before["y"] + 100

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (30, 40, 50):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    after = ring.bounding_box()
    assert after
    assert 2 < after["width"] / before["width"] < 3
    # What was between the fingers still is, and nothing beside the board is covered.
    desk = page.locator("[data-part=desk]").bounding_box()
    assert desk
    frame = page.locator(".frame:has(> [data-part=ring])").bounding_box()
    assert frame
    assert frame["x"] + frame["width"] <= desk["x"]
    assert person.plays == []
    fingers("touchStart", 50)
    for apart in (40, 20, 5):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert ring.get_attribute("data-zoomed") is None
