"""Tables that a test needs right away, made without the pages."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from server.serving import QUICK, Running, running

from .chromium import CHROMIUM, FLAGS
from .people import PATIENCE, House, Person
from .player import Player

EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")
SHORT: dict[str, dict[str, int]] = {
    "banking": {"round_limit": 6},
    "crooked": {"round_limit": 5},
    "deal": {"turn_limit": 16},
}
"""The editions' options that limit how long a game lasts."""


def make(
    server: Running, edition: str, seats: list[str], *, names: list[str] | None = None, **settings: Any
) -> dict[str, Any]:
    """Make a table; a seat is `person`, `open` or the name of a bot."""
    called = names or ["Anna", "Ben", "Chloé", "Dora"]
    body = {
        "edition": edition,
        "options": SHORT.get(edition, {}),
        "settings": {**QUICK, **settings},
        "seats": [
            {"kind": "open"}
            if kind == "open"
            else {"kind": "person", "name": name}
            if kind == "person"
            else {"kind": "bot", "level": kind, "name": name}
            for kind, name in zip(seats, called)
        ],
    }
    reply = server.post("/api/tables", body)
    assert reply.status == 201, reply
    made: dict[str, Any] = reply.body
    return {**made, "edition": edition}


def give(person: Person, made: dict[str, Any], *, seats: list[int] | None = None, is_host: bool = True) -> None:
    """Put the keys of a table on a person's device, as the pages keep them."""
    own = [key for key in made["seats"] if seats is None or key["seat"] in seats]
    kept = {"edition": made["edition"], "seats": own, "at": 1}
    if is_host:
        kept |= {"host": made["host"], "invite": made["invite"]}
    person.go("/about")
    person.page.evaluate(
        """([id, kept]) => {
          const tables = JSON.parse(localStorage.getItem('rentier.tables') ?? '{}');
          localStorage.setItem('rentier.tables', JSON.stringify({ ...tables, [id]: kept }));
        }""",
        [made["table"], kept],
    )


def sit(person: Person, made: dict[str, Any], *, seats: list[int] | None = None) -> None:
    """Bring a person to a table whose seats are all taken, and begin if it has not begun."""
    give(person, made, seats=seats)
    person.go(f"/t/{made['table']}")
    page = person.page
    page.locator("main [data-action]").first.wait_for()
    if page.locator("[data-part=lobby]").count():
        page.locator("[data-action=begin]").click()
        page.locator("main.frame, [data-part=curtain]").first.wait_for()
    person.settle()


def menu_of(person: Person) -> list[str]:
    """Return what the person's seat may do by the last message of the table."""
    for text in reversed(person.heard):
        message: dict[str, Any] = json.loads(text)
        if message["is"] in ("news", "sync"):
            return [entry["text"] for entry in message["seen"][0].get("menu", [])] if message.get("seen") else []
    return []


def until_asked(person: Person) -> None:
    """Wait until the bots have done what they want, and the person's seat is asked or the game is over."""
    for _ in range(PATIENCE // 20):
        person.settle()
        last = json.loads(next(text for text in reversed(person.heard) if '"awaiting"' in text))
        # In an auction bots may be asked as well, and go on without the person; only with a claim do they wait.
        own = {seen["seat"] for seen in last["seen"]}
        has_claim = any(text.startswith("claim ") for text in menu_of(person))
        if last["over"] or set(last["awaiting"]) <= own or (own & set(last["awaiting"]) and has_claim):
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("nobody asks")


def lines_of(page: Page) -> list[str]:
    """Return the last lines of the log, without what is only attached to them."""
    return page.locator("[data-part=log] li[tabindex] > span:nth-child(2)").all_inner_texts()


def play_some(person: Person, plays: int) -> None:
    """Play a number of the actions on offer, and wait until the person is asked again."""
    Player(person).play(until=lambda: len(person.plays) >= plays)
    until_asked(person)


@contextmanager
def visited() -> Iterator[tuple[House, Running]]:
    """Open a server and a browser for programs that are not tests."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield House(browser, server.url), server
        browser.close()
