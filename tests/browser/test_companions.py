"""For owners of a real box: the bank unit without a network, and Knockout's practice slides."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import PHONE, House

KEPT = """
async () => {
  while (!(await caches.match('/bank'))) await new Promise((done) => setTimeout(done, 50));
}
"""
"""Waits until the worker keeps the page."""


def test_the_bank_unit_works_without_the_network(house: House) -> None:
    person = house.person(size=PHONE)
    person.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page = person.page
    person.go("/bank")
    page.locator("[data-part=unit]").wait_for()
    page.evaluate(KEPT)
    person.context.set_offline(True)
    page.reload()
    page.locator("[data-action='card 1']:visible").click()
    page.locator("[data-action='left slot']").click()
    page.locator("[data-action=GO]").click()
    # 15M at the beginning, and 2M for GO.
    expect(page.locator("[data-part=display]").get_by_role("img")).to_have_accessible_name("17M")
    person.context.set_offline(False)


def test_practice_slides_outside_a_game(house: House) -> None:
    person = house.person()
    person.go("/practice")
    page = person.page
    page.locator("[data-action=scatter]").click()
    page.locator("[data-action=slide]").click()
    page.locator("[data-action=back]").wait_for()
    assert page.locator("[data-part=refusal]").count() == 0
