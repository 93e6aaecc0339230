"""For owners of a real box: the bank unit, alone and shared, and Knockout's scorer and practice slides."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from .people import DESK, PHONE, House, Person

KEPT = """
async () => {
  while (!(await caches.match('/bank'))) await new Promise((done) => setTimeout(done, 50));
}
"""
"""A script that waits until the worker has cached the page."""
FILLS = """
() => {
  const { width, height } = document.querySelector('main').getBoundingClientRect();
  const { scrollWidth } = document.documentElement;
  return { width, height, wide: innerWidth, high: innerHeight, isAside: scrollWidth > innerWidth };
}
"""


def open_unit(person: Person) -> Page:
    person.go("/bank")
    person.page.locator("[data-part=unit]").wait_for()
    return person.page


def insert(page: Page, card: int, side: str) -> None:
    """Put a card into a slot."""
    page.locator(f"[data-action='card {card}']:visible").click()
    page.locator(f"[data-action='{side} slot']").click()


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.locator(f"[data-part=unit] [data-action='{key}']").click()


def display(page: Page) -> Locator:
    return page.locator("[data-part=display]").get_by_role("img")


def tape(page: Page) -> list[str]:
    """Return the journal's lines without their numbers."""
    return [it.inner_text() for it in page.locator("[data-part=tape] li b").all()]


def test_the_bank_unit_works_without_the_network(house: House) -> None:
    person = house.person(size=PHONE)
    person.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page = open_unit(person)
    page.evaluate(KEPT)
    person.context.set_offline(True)
    page.reload()
    insert(page, 1, "left")
    press(page, "GO")
    # 15M at the beginning, and 2M for GO.
    expect(display(page)).to_have_accessible_name("17M")
    # What was booked without the network is there the next time, with or without it.
    page.reload()
    expect(page.locator("[data-part=tape]")).to_contain_text("2M")
    person.context.set_offline(False)
    page.reload()
    assert len(tape(page)) == 1


def test_the_bank_unit_can_be_installed_and_fills_a_phone(house: House) -> None:
    person = house.person(size=PHONE)
    page = open_unit(person)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest: dict[str, Any] = page.evaluate("(address) => fetch(address).then((it) => it.json())", address)
    assert manifest["display"] in ("standalone", "fullscreen")
    assert urljoin(address, manifest["start_url"]) == "/bank"
    assert {manifest["name"], manifest["short_name"]} >= {"Bank unit"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    touched = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for address in (touched, *(icon["src"] for icon in manifest["icons"])):
        drawn = "async (src) => { const it = new Image(); it.src = src; await it.decode(); return it.naturalWidth; }"
        assert page.evaluate(drawn, address) > 0
    devtools = person.context.new_cdp_session(page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser started by a test is a private window; nothing else may be in the way.
    assert [it["errorId"] for it in errors if it["errorId"] != "in-incognito"] == []
    fills = page.evaluate(FILLS)
    assert fills["width"] == fills["wide"]
    assert fills["height"] >= fills["high"]
    assert not fills["isAside"]
    # Nothing of the site is above the unit, and all of its keys are visible without scrolling.
    expect(page.locator("header")).to_be_hidden()
    for key in ("pay", "receive", "GO", "0"):
        expect(page.locator(f"[data-part=unit] [data-action='{key}']")).to_be_in_viewport(ratio=1)


def test_the_bank_unit_books_and_takes_back(house: House) -> None:
    person = house.person()
    page = open_unit(person)
    insert(page, 2, "right")
    insert(page, 5, "left")
    press(page, "1", ",", "5", "M", "pay")
    page.locator("[data-action='left slot']").click()
    expect(display(page)).to_have_accessible_name("13.5M")
    page.locator("[data-action='right slot']").click()
    assert len(tape(page)) == 1
    page.locator("[data-action=undo]").click()
    assert "Taken back" in tape(page)[-1]
    expect(page.locator("[data-part=tape] li.taken")).to_have_count(1)
    insert(page, 2, "left")
    expect(display(page)).to_have_accessible_name("15M")
    # Nothing is lost when the page is loaded again, not even the card in the slot.
    before = tape(page)
    page.reload()
    page.locator("[data-part=unit]").wait_for()
    assert tape(page) == before
    expect(display(page)).to_have_accessible_name("15M")


def test_the_bank_unit_says_whose_balance_it_shows_and_keeps_its_place(house: House) -> None:
    page = open_unit(house.person())
    whose = page.locator("[data-part=whose]")
    insert(page, 2, "left")
    expect(whose).to_have_text("card 2 has")
    press(page, "5")
    expect(whose).to_have_text("")
    press(page, "C")
    expect(whose).to_have_text("card 2 has")
    unit = page.locator("[data-part=unit]")
    before = unit.bounding_box()
    page.get_by_text("Accounts on your phones").click()
    page.locator("[data-action=share]").click()
    page.locator("[data-action=stop-sharing]").wait_for()
    assert unit.bounding_box() == before


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_bank_unit_says_what_to_do_when_it_refuses(house: House, size: dict[str, int]) -> None:
    person = house.person(size=size)
    page = open_unit(person)
    refusal = page.locator("[data-part=refusal]:visible")

    def refused(text: str) -> None:
        expect(refusal).to_contain_text(text)
        expect(refusal).to_contain_text("EB-87")

    # The first key only wakes it.
    press(page, "5", "5")
    refused("Tap a card, then a slot")
    press(page, "pay")
    refused("left is for receive and GO, right for pay")
    insert(page, 3, "right")
    expect(refusal).to_have_count(0)
    press(page, "pay")
    refused("key in digits, then K or M")
    press(page, "7", "pay")
    refused("K or M is missing")
    press(page, "C", "5", "K", "pay")
    refused("5K is too little; one entry is at least 10K")
    press(page, "C", "2", "1", "M", "pay")
    refused("at most 20M, and a larger payment takes several")
    press(page, "C", "1", "6", "M", "pay")
    refused("Card 3 has 15M, and 16M was keyed in. Nothing was booked: press C and key in less")
    press(page, "C", "1", "M", "receive")
    refused("left is for receive and GO, right for pay")
    assert tape(page) == []
    # Following the hint works.
    press(page, "C", "1", "5", "M", "pay")
    expect(refusal).to_have_count(0)
    assert len(tape(page)) == 1


def test_each_player_sees_their_account_on_their_own_phone(house: House) -> None:
    banker, player = house.person(), house.person(size=PHONE, language="fr")
    page, phone = open_unit(banker), player.page
    page.get_by_text("Names on the cards").click()
    page.get_by_role("textbox", name="card 4").fill("<b>Ana</b>")
    page.get_by_text("Accounts on your phones").click()
    page.locator("[data-action=share]").click()
    link = page.locator("details[open] input[readonly]").input_value()
    player.go(link)
    phone.get_by_role("button", name="<b>Ana</b>").click()
    own = phone.locator("[data-part=own]")
    expect(own.get_by_role("img", name="15M")).to_be_visible()
    insert(page, 4, "right")
    press(page, "2", ",", "5", "M", "pay")
    # In French the comma is a comma.
    expect(own.get_by_role("img", name="12,5M")).to_be_visible()
    expect(phone.locator("[data-part=tape]")).to_contain_text("2,5M")
    # Reloading the phone does not ask again, and a unit that is reloaded goes on sending.
    phone.reload()
    expect(own.get_by_role("img", name="12,5M")).to_be_visible()
    page.reload()
    press(page, "5", "0", "0", "K", "pay")
    expect(own.get_by_role("img", name="12M")).to_be_visible()
    player.go("/bank/nowhere00000")
    player.forgive("status 404", "404 (Not Found)")
    expect(phone.get_by_role("link", name="Ouvrir")).to_be_visible()


def lay(page: Page, *spaces: str) -> None:
    """Tap the spaces that the asked player's tokens lie on, and confirm."""
    for space in spaces:
        page.locator(f"[data-action='lay {space}']").click()


def lines(page: Page, player: str) -> list[str]:
    """Return the lines of somebody's receipt that count something."""
    receipt = page.locator("[data-part=receipts]").get_by_role("region", name=player)
    return [re.sub(r"\s+", " ", it.inner_text()).strip() for it in receipt.locator("li:not(.idle)").all()]


def begin_scoring(page: Page, *names: str) -> None:
    for place, name in enumerate(names):
        if place > 1:
            page.locator("[data-action=add]").click()
        page.get_by_label(f"Player {place + 1}", exact=True).fill(name)
    page.get_by_role("button", name="Begin round 1").click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_scorer_counts_all_rounds_of_a_real_game(house: House, size: dict[str, int]) -> None:
    person = house.person(size=size)
    person.go("/score")
    page = person.page
    begin_scoring(page, "Ada", "Bo")
    expect(page.get_by_role("heading", level=1)).to_have_text("Where are Ada’s tokens?")
    # A wrong tap is taken away again; the House, the Railroad and the tax all count.
    lay(page, "boardwalk", "park", "railroad-a")
    page.get_by_role("button", name="Take the token off Boardwalk").click()
    lay(page, "boardwalk", "house-a")
    page.locator("[data-action=done]").click()
    lay(page, "park", "baltic", "luxury-tax", "free-parking")
    # What was entered so far is there after a reload.
    page.reload()
    page.locator("[data-action=score]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Where does Ada ride from the Left Railroad?")
    assert page.locator("[data-action='ride park']").count() == 0
    page.locator("[data-action='ride vermont']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Which property does Ada’s House double?")
    page.locator("[data-part=actions] [data-action='double boardwalk']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada wins round 1")
    # Ada is first, so the 500 of Park Place are hers; Bo pays tax for Baltic alone and takes what lies on Free Parking.
    ada, bo = lines(page, "Ada"), lines(page, "Bo")
    assert [it.rsplit(" ", 1)[1] for it in ada] == ["150", "500", "500", "2,000", "500", "3,650", "3,650"], ada
    assert [it.rsplit(" ", 1)[1] for it in bo] == ["100", "−100", "600", "600", "600"], bo
    expect(page.locator("[data-part=receipts] .idle")).to_contain_text(
        "Nothing for Park Place (Ada comes first in the turn order)"
    )
    # A round that was counted wrongly is corrected, and counted again.
    page.locator("[data-action=correct]").click()
    page.locator("[data-player='1']").click()
    page.get_by_role("button", name="Take the token off Luxury Tax").click()
    page.locator("[data-action=score]").click()
    page.locator("[data-part=actions] [data-action='double boardwalk']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada wins round 1")
    assert lines(page, "Bo")[-1].endswith(" 600")
    # The last action is taken back, and done again.
    page.locator("[data-action=undo]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Which property does Ada’s House double?")
    page.locator("[data-part=actions] [data-action='double park']").click()
    page.locator("[data-action=next]").click()
    # In the second round Bo is first.
    expect(page.get_by_role("heading", level=1)).to_have_text("Where are Bo’s tokens?")
    lay(page, "boardwalk", "park")
    page.locator("[data-action=done]").click()
    page.get_by_label("Type spaces").fill("boardwalk, 2 free parking")
    page.keyboard.press("Enter")
    page.locator("[data-action=score]").click()
    expect(page.locator("[data-part=result]")).to_have_text("Ada has the most cash and wins.")
    rounds = page.locator("[data-part=rounds]")
    expect(rounds.locator("tr.all")).to_contain_text("4,150")
    expect(rounds.locator("tr.all")).to_contain_text("3,600")
    page.reload()
    expect(page.locator("[data-part=result]")).to_have_text("Ada has the most cash and wins.")
    assert not page.evaluate(FILLS)["isAside"]


def test_the_scorer_shows_a_round_step_by_step_and_asks_before_it_forgets(house: House) -> None:
    person = house.person(is_still=False)
    page = person.page
    page.add_init_script("localStorage.setItem('rentier.preferences', JSON.stringify({ speed: 'quick' }))")
    person.go("/score")
    begin_scoring(page, "Ada", "Bo", "Cy")
    lay(page, "baltic", "mediterranean")
    page.locator("[data-action=done]").click()
    lay(page, "vermont", "free-parking")
    page.evaluate(
        """() => {
          const seen = (window.__seen = []);
          const note = () => {
            const count = document.querySelectorAll('[data-part=receipts] li:not(.none, .idle, .sum, .all)').length;
            if (seen.at(-1) !== count) seen.push(count);
          };
          new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    # A player who was not asked has no token on a space.
    page.locator("[data-action=score]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bo wins round 1")
    assert page.evaluate("window.__seen.filter((count) => count > 0)") == [1, 2, 3, 4, 5]
    page.locator("[data-action=new]").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bo wins round 1")
    page.locator("[data-action=new]").click()
    page.locator("[data-action=forget]").click()
    page.reload()
    expect(page.get_by_role("button", name="Begin round 1")).to_be_visible()


def test_a_round_that_cannot_be_counted_now_is_kept(house: House) -> None:
    person = house.person()
    person.go("/score")
    page = person.page
    begin_scoring(page, "Ada", "Bo")
    lay(page, "boardwalk")
    page.locator("[data-action=done]").click()
    person.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    person.context.set_offline(True)
    page.locator("[data-action=score]").click()
    expect(page.locator("[data-part=refusal]")).to_be_visible()
    person.context.set_offline(False)
    page.locator("[data-action=again]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada wins round 1")
    expect(page.locator("[data-part=refusal]")).to_have_count(0)


def tokens_on(page: Page) -> int:
    return page.locator("[data-token]").count()


def test_practice_slides_outside_a_game(house: House) -> None:
    person = house.person()
    person.go("/practice")
    page = person.page
    page.locator("[data-action=slide]").wait_for()
    # Besides those on the board, there is always the one to slide next.
    for expected in (2, 3, 4, 4, 4):
        with page.expect_response("**/api/knockout/slide") as answer:
            page.locator("[data-action=slide]").click()
        assert answer.value.status == 200
        expect(page.locator("[data-token]")).to_have_count(expected)
    for expected in (4, 4, 3, 2, 1):
        page.locator("[data-action=back]").click()
        assert tokens_on(page) == expected
    # A token that was taken back is not in the way of the next.
    with page.expect_response("**/api/knockout/slide") as answer:
        page.locator("[data-action=slide]").click()
    assert answer.value.status == 200
    page.locator("[data-action=scatter]").click()
    assert tokens_on(page) == 8
    page.locator("[data-action=clear]").click()
    assert tokens_on(page) == 1
    assert page.locator("[data-part=refusal]").count() == 0


def test_a_practice_slide_ends_where_the_line_ends(house: House) -> None:
    person = house.person(size=PHONE, language="fr")
    person.go("/practice")
    page = person.page
    surface = page.locator("[data-part=aim]")
    for space in ("baltic", "states", "illinois", "pacific", "boardwalk", "free-parking"):
        surface.wait_for()
        page.mouse.click(*middle(page, space))
        with page.expect_response("**/api/knockout/slide") as answer:
            page.locator("[data-action=slide]").click()
        (slid,) = answer.value.json()["tokens"]
        assert slid["space"] == space
        expect(page.locator(f"[data-space={space}]")).to_have_class(re.compile(r"\blit\b"))
        page.locator("[data-action=clear]").click()


def middle(page: Page, space: str) -> tuple[float, float]:
    box = page.locator(f"[data-space={space}]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_bank_unit_is_installed_in_its_readers_language(house: House) -> None:
    page = open_unit(house.person(language="fr"))
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("(address) => fetch(address).then((it) => it.json())", address)
    assert (manifest["lang"], manifest["short_name"]) == ("fr", "Banque")


def test_the_bank_unit_says_what_to_do_first(house: House) -> None:
    page = open_unit(house.person(size=PHONE))
    expect(page.locator("[data-part=whose]")).to_have_text("Tap a card")
    insert(page, 1, "left")
    expect(page.locator("[data-part=whose]")).not_to_contain_text("Tap a card")


@pytest.mark.parametrize(("path", "title"), [("/score", "Scorer"), ("/practice", "Practice slides")])
def test_each_companion_has_its_title(house: House, path: str, title: str) -> None:
    person = house.person()
    person.go(path)
    expect(person.page).to_have_title(f"{title} · Rentier")
