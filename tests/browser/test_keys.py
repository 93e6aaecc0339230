"""Without a mouse: a whole round by keys alone, and a whole game by typing."""

from __future__ import annotations

import json

import pytest

from rentier.text import LANGUAGES
from server.serving import Running

from .moments import TRACKS
from .offers import Offer
from .people import DESK, House, Person
from .player import Player
from .positions import place
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
    # In a narrow window the command line is in the sheet with the log; a touch screen has none.
    narrow = {"width": 400, "height": 740}
    person = house.person(size=narrow if edition == "knockout" else DESK, language=language)
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


STOPS = """
() => {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isStop = (it) => it.tabIndex >= 0 && !it.disabled && !it.closest('[inert]') && it.checkVisibility()
    && (it.type !== 'radio' || it.checked || !document.querySelector(`[name="${it.name}"]:checked`));
  window.__stops = [...document.querySelectorAll(all)].filter(isStop);
  return window.__stops.length;
}
"""
"""A script that finds everything that Tab should reach, in the order of the page."""

LOW = {"sideways": (740, 360), "laptop": (1366, 625), "small laptop": (1280, 600)}


@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize(("edition", "name"), [("banking", "trade"), ("millionaire", "estate"), ("crooked", "pay")])
def test_tab_reaches_everything_in_a_low_window(
    house: House, server: Running, edition: str, name: str, size: str
) -> None:
    moment = TRACKS[edition][name]
    found = moment.find(edition)
    width, height = LOW[size]
    person = house.person(size={"width": width, "height": height})
    sit(person, place(server, edition, "o" * moment.seats, found.seed, found.actions), seats=[0])
    page = person.page
    for selector in moment.press:
        page.locator(f"main {selector}").first.click()
    person.settle()
    parts = page.locator("main > section").evaluate_all("(found) => found.map((it) => it.dataset.part)")
    assert parts == (["board", "desk", "players"] if size == "sideways" else ["players", "board", "desk"])
    count = page.evaluate(STOPS)
    page.evaluate("window.__stops[0].focus()")
    reached = []
    # There are other stops: the link to the rule of a line, which comes and goes with it, and what scrolls.
    for _ in range(count + 4):
        reached.append(page.evaluate("window.__stops.indexOf(document.activeElement)"))
        page.keyboard.press("Tab")
    assert [stop for stop in reached if stop >= 0][:count] == list(range(count))
