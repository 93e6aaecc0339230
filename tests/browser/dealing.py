"""Positions of Deal, and somebody at its table who taps and drags."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import rentier
from rentier.games.deal.state import Deal
from server.serving import Running

from .people import DESK, PHONE, House, Person
from .positions import place
from .seeking import seek
from .tables import give

if TYPE_CHECKING:
    from playwright.sync_api import Locator

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


class Found(NamedTuple):
    """A game of Deal in the wanted position."""

    seed: int
    actions: list[str]
    game: Deal

    def menu(self, verb: str) -> list[str]:
        """List what seat 0 can do that begins with a word."""
        return [text for text in map(str, self.game.actions(0)) if text.split()[0] == verb]


def find(seats: int, wanted: Callable[[Deal], bool], *likes: str) -> Found:
    """Find a game of Deal; actions that `likes` names are played whenever possible, so that sets grow."""
    seed, actions, game = seek("deal", seats, lambda game, _: wanted(deal_of(game)), likes=likes or ("lay",))
    return Found(seed, actions, deal_of(game))


def deal_of(game: rentier.Game) -> Deal:
    """Return a game, typed as the Deal that it is."""
    assert isinstance(game, Deal)
    return game


def is_asked(game: Deal, kind: str, seat: int = 0) -> bool:
    """Whether a seat is asked that kind of question."""
    return game.awaiting[0] == seat and game.top().data()["kind"] == kind


def can(game: Deal, *verbs: str, seat: int = 0) -> bool:
    """Whether it is the seat's turn and it can do all of this."""
    return is_asked(game, "turn", seat) and {*verbs} <= {action.verb() for action in game.actions(seat)}


class Table:
    """Somebody at a table of Deal, with hands."""

    def __init__(self, person: Person, made: dict[str, Any], seat: int = 0) -> None:
        self.person, self.page = person, person.page
        self.is_touch = person.page.viewport_size == PHONE
        give(person, made, seats=[seat])
        person.go(f"/t/{made['table']}")
        self.page.locator("[data-part=actions]").wait_for()
        self.page.locator("[data-part=hand]").wait_for()
        person.settle()

    def card(self, code: str) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f"[data-part=hand] [data-card='{code}']").first

    def zone(self, name: str, where: str = "") -> Locator:
        """Return a place to drop on, the one that is visible at this size."""
        return self.page.locator(f"{where}[data-zone='{name}']:visible").first

    def grip(self, it: Locator) -> tuple[float, float]:
        """Find the middle of its visible part, as cards of a fan overlap and fingers are broad."""
        x, y = it.evaluate(
            """(it) => {
              const box = it.getBoundingClientRect();
              const y = Math.min(box.top + box.height * 0.35, innerHeight - 20);
              const steps = Array.from({ length: 40 }, (_, i) => box.left + (box.width * (i + 0.5)) / 40);
              const open = steps.filter((x) => it.contains(document.elementFromPoint(x, y)));
              return open.length > 3 ? [open[Math.floor(open.length / 2)], y] : [-1, y];
            }"""
        )
        assert x >= 0, "it is covered"
        return x, y

    def drag(self, it: Locator, to: str, where: str = "") -> None:
        """Drag something to a place, with a finger on a phone and otherwise with the mouse."""
        x, y = self.grip(it)
        pointer = Finger(self.page) if self.is_touch else Mouse(self.page)
        pointer.down(x, y)
        # Places appear when the drag begins.
        pointer.move(x, y - 12)
        for share in (0.3, 0.7, 1.0):
            box = self.zone(to, where).bounding_box()
            assert box
            there = (box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40))
            pointer.move(x + (there[0] - x) * share, y + (there[1] - y) * share)
        pointer.up()
        self.person.settle()

    def tap(self, code: str) -> None:
        """Choose a card of the hand where it is visible."""
        x, y = self.grip(self.card(code))
        (self.page.touchscreen.tap if self.is_touch else self.page.mouse.click)(x, y)
        self.page.locator("[data-part=choices]").wait_for(state="attached")

    def click(self, selector: str) -> None:
        """Click on something and wait for what it brings."""
        self.page.locator(selector).first.click()
        self.person.settle()

    @property
    def refusal(self) -> str:
        """Read the strip that explains why something was not done."""
        return self.page.locator("[data-part=refusal]").inner_text()

    def shows(self, selector: str, text: str | re.Pattern[str]) -> None:
        """Wait until something with that text is there."""
        self.page.locator(selector).filter(has_text=text).first.wait_for()


class Mouse:
    """A mouse over a page."""

    def __init__(self, page: Any) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=3)

    def up(self) -> None:
        self.mouse.up()


class Finger:
    """A finger on a page, as the system reports it."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", (x, y))

    def up(self) -> None:
        self._send("touchEnd")


def come(house: House, server: Running, at: Found, size: dict[str, int], seats: str = "") -> Table:
    """Bring a person to seat 0 of a table in a position; the others are people who are away."""
    made = place(server, "deal", seats or "o" * at.game.seats, at.seed, at.actions)
    return Table(house.person(size=size), made)
