"""The app below a path of its host: pages, links, sockets and the worker all stay there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from rentier.server.app import Setup
from server.serving import Running, free_port

from .people import House
from .tables import give, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BASE = "/games/rentier"


class Below(Running):
    """A server below a path."""

    def __init__(self, where: Path) -> None:
        self.port = free_port()
        self.setup = Setup(str(where), public_url=self.url + BASE)
        self.start()


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Below]:
    it = Below(tmp_path / "tables.sqlite")
    yield it
    it.stop()


@pytest.fixture
def below(browser: Browser, server: Below) -> Iterator[House]:
    house = House(browser, server.url + BASE)
    yield house
    house.close()


def test_people_meet_and_play_below_a_path(server: Below, below: House) -> None:
    anna = below.person()
    anna.go("/")
    page = anna.page
    page.locator("h1").first.wait_for()
    links = page.locator("a[href]").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert links
    assert all(link.startswith((f"{BASE}/", "#", "http")) for link in links), links
    page.locator(f'a[href="{BASE}/rules"]').first.click()
    expect(page).to_have_url(f"{anna.url}/rules")
    page.go_back()
    expect(page).to_have_url(f"{anna.url}/")
    page.reload()
    page.locator("h1").first.wait_for()
    made = make(server, "deal", ["person", "open"])
    assert made["link"].startswith(f"{anna.url}/t/")
    give(anna, made)
    anna.go(f"/t/{made['table']}")
    page.locator("[data-part=lobby]").wait_for()
    ben = below.person()
    ben.go(made["link"])
    ben.page.locator("[data-action=sit]").click()
    ben.page.locator("[data-part=lobby]").wait_for()
    page.locator("[data-action=begin]").click()
    for person in (anna, ben):
        person.page.locator("main.frame").wait_for()
        expect(person.page).to_have_url(re.compile(re.escape(f"{anna.url}/t/{made['table']}")))


def test_the_bank_unit_works_without_a_network_below_a_path(below: House) -> None:
    anna = below.person()
    anna.go("/bank")
    page = anna.page
    page.locator("main, h1").first.wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    scope = page.evaluate("navigator.serviceWorker.ready.then((it) => new URL(it.scope).pathname)")
    assert scope == f"{BASE}/"
    page.wait_for_function(
        "caches.open('rentier-bank-1').then((it) => it.match(location.pathname)).then((it) => it !== undefined)"
    )
    kept = page.evaluate("caches.open('rentier-bank-1').then((it) => it.keys()).then((it) => it.map((one) => one.url))")
    assert all(f"{BASE}/" in url for url in kept)
