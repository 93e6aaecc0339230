"""One device for two people: what one of them knows is nowhere on the page that the other sees."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import rentier
from server.serving import Running

from .people import PHONE, House
from .player import Player
from .positions import place
from .seated import SIZES, press, seen_by
from .seeking import seek, verbs_of
from .tables import sit

HIDDEN = {"crooked": ("kept-hidden", "k9"), "millionaire": ("kept-fortune", "free-house")}
"""The event of a card that was kept face down, and a card that is not used at once."""


def stacks_of(view: dict[str, Any]) -> list[str]:
    """Return a hand of notes as its stacks look to its holder."""
    looks = [(note["value"], note["known"] or ("doubted" if note["doubted"] else "plain")) for note in view["hand"]]
    return sorted(f"{value} {look} {looks.count((value, look))}" for value, look in set(looks))


@SIZES
@pytest.mark.parametrize("edition", HIDDEN)
def test_behind_the_curtain_and_before_the_other_nothing_is_left_of_ones_secrets(
    house: House, server: Running, size: dict[str, int], edition: str
) -> None:
    event, card = HIDDEN[edition]

    def finds_it(game: rentier.Game, view: dict[str, Any]) -> bool:
        if view["turn"] != 0 or not view["may_roll"] or view["rounds"] < 2 or "roll" not in verbs_of(game, 0):
            return False
        if card in json.dumps(game.view(1)):
            return False
        ahead = [it.seen_by(0) for it in game.copy().play(0, "roll")]
        return any(it["event"] == event and it["card"] == card for it in ahead)

    found = seek(edition, 2, finds_it)
    made = place(server, edition, "oo", found.seed, found.actions)
    person = house.person(size=size)
    sit(person, made)
    page = person.page
    curtain, frame = page.locator("[data-part=curtain]"), page.locator("main.frame")

    def look(seat: int) -> None:
        """Give the device to the person of a seat."""
        expect(curtain).to_contain_text(made["names"][seat])
        assert frame.count() == 0
        page.locator("[data-action=look]").click()
        frame.wait_for()
        person.settle()
        page.wait_for_function("document.activeElement.matches('[data-part=actions], [data-part=bar]')")
        if edition == "crooked":
            hands = page.locator("[data-part=hand]").first.locator("[data-stack]")
            if hands.count():
                assert sorted(it.get_attribute("data-stack") or "" for it in hands.all()) == stacks_of(
                    seen_by(person, seat)
                )

    look(0)
    press(person, "roll")
    own = page.locator("[data-part=own-cards], [data-part=held]").locator("b").last
    name = own.inner_text()
    player = Player(person)

    def pass_on() -> None:
        for _ in range(60):
            if curtain.count():
                return
            player.step()

    def traces() -> list[str]:
        """Return where on the page the card is named."""
        found: list[str] = page.evaluate(
            """(name) => [...document.querySelectorAll('*')]
              .filter((it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.includes(name)))
              .map((it) => it.outerHTML)""",
            name,
        )
        return found

    assert traces() != []
    pass_on()
    assert not traces(), traces()
    look(1)
    assert not traces(), traces()
    pass_on()
    assert not traces(), traces()
    look(0)
    if card in json.dumps(seen_by(person, 0)):
        assert traces() != []


def test_banking_is_passed_on_without_a_curtain(house: House, server: Running) -> None:
    made = place(server, "banking", "oo", 1)
    person = house.person(size=PHONE)
    sit(person, made)
    player = Player(person)
    player.play(until=lambda: len({it["seat"] for it in person.sent if it.get("do") == "play"}) == 2)
    assert person.page.locator("[data-part=curtain]").count() == 0
    # Whoever is asked reads the table as their own.
    asked = json.loads(next(text for text in reversed(person.heard) if '"awaiting"' in text))["awaiting"][0]
    expect(person.page.locator(f"[data-player='{asked}'].me")).to_have_count(1)
