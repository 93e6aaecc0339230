"""For owners of a real box: the bank unit without a network, Knockout's practice and score sheet."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import PHONE, House


def test_the_bank_unit_works_without_the_network(house: House) -> None:
    person = house.person(size=PHONE)
    person.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page = person.page
    person.go("/bank")
    page.locator("[data-part=unit]").wait_for()
    page.wait_for_function("async () => (await caches.match('/bank', { ignoreSearch: true })) !== undefined")
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
