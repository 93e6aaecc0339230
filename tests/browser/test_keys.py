"""Without a mouse: a whole round by keys alone, and a whole game by typing."""

from __future__ import annotations

import json

import pytest

from rentier.text import LANGUAGES
from server.serving import Running

from .offers import Offer
from .people import DESK, PHONE, House, Person
from .player import Player
from .tables import EDITIONS, make, menu_of, sit, until_asked

FARTHEST = 160
"""This many presses of Tab lead anywhere on a page."""


class Typist(Player):
    """A player who uses keys: those printed on what is offered, or Tab, arrows and Enter."""

    def take(self, offer: Offer) -> None:
        before = len(self.person.sent)
        key = self.page.evaluate("(place) => window.__offered[place].getAttribute('aria-keyshortcuts')", offer.place)
        if key and self.chance.random() < 0.5:
            self.page.evaluate("document.activeElement.blur()")
            self.page.keyboard.press(key)
        else:
            self.page.keyboard.press("Enter" if self.walk(offer) else "Escape")
        self.clicks += 1
        self.person.settle()
        self.person.confirm()
        self._check(before)

    def walk(self, offer: Offer) -> bool:
        """Go to an offer with Tab, and within a hand of cards with the arrows; return false if it is gone by then."""
        for _ in range(FARTHEST):
            at = self.page.evaluate(
                """(place) => {
                  const [it, now] = [window.__offered[place], document.activeElement];
                  if (it === now) return 'there';
                  if (!it.isConnected) return 'gone';
                  const hand = it.closest('[data-part=hand]');
                  if (!it.matches('[data-card]') || !hand?.contains(now) || !now.matches('[data-card]')) return 'away';
                  const cards = [...hand.querySelectorAll('[data-card]')];
                  return cards.indexOf(it) > cards.indexOf(now) ? 'right' : 'left';
                }""",
                offer.place,
            )
            if at in ("there", "gone"):
                return bool(at == "there")
            self.page.keyboard.press({"right": "ArrowRight", "left": "ArrowLeft"}.get(at, "Tab"))
        raise AssertionError(f"Tab does not lead to {offer.action} ({offer.text})")


def turns_of(person: Person) -> int:
    """Count the turns, or Knockout's slides, that the person's page received."""
    events = [event for text in person.heard for event in json.loads(text).get("events", [])]
    return sum(event["event"] in ("turn-began", "slid") for event in events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_by_keys_alone(house: House, server: Running, edition: str, language: str) -> None:
    made = make(server, edition, ["person", "steady"])
    person = house.person(language=language)
    sit(person, made)
    if edition == "knockout":
        aim_by_keys(person)
    Typist(person, seed=3).play(until=lambda: turns_of(person) >= (8 if edition == "knockout" else 5), most=200)


def aim_by_keys(person: Person) -> None:
    """Turn and strengthen the aim with the arrows."""
    page = person.page
    page.locator("[data-action=slide]").wait_for()
    page.locator("[data-part=aim]").focus()
    numbers = "[data-part=actions] [role=spinbutton]"
    before = [it.input_value() for it in page.locator(numbers).all()]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    after = [it.input_value() for it in page.locator(numbers).all()]
    assert sum(one != other for one, other in zip(before, after)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_by_typing(house: House, server: Running, edition: str, language: str) -> None:
    made = make(server, edition, ["person", "steady"])
    person = house.person(size=PHONE if edition == "knockout" else DESK, language=language)
    sit(person, made)
    page, player = person.page, Player(person)
    if edition == "knockout":
        page.locator("[data-part=ticker]").click()
    line, replies = page.locator("[data-part=command] input"), page.locator("[data-part=command] [role=status] p")
    for look in ("help", "where", "owe", "cards"):
        line.fill(look)
        line.press("Enter")
        replies.first.wait_for()
    line.fill("fly to the moon")
    line.press("Enter")
    assert "fly to the moon" in replies.first.inner_text()
    for _ in range(2000):
        if page.locator("[data-part=ended]").count():
            break
        until_asked(person)
        if not (menu := menu_of(person)):
            continue
        liked = [text for text in menu if text.split()[0] in ("roll", "buy", "end", "claim", "upgrade", "lay", "slide")]
        text = player.chance.choice(liked if liked and player.chance.random() < 0.8 else menu)
        before = len(person.sent)
        line.fill(text)
        line.press("Enter")
        person.settle()
        person.confirm()
        player._check(before)
    page.locator("[data-part=ended] [data-action=result], main[data-part=result]").first.wait_for()
    assert len(person.plays) > 3
