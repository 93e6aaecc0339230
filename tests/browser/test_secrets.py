"""Two people in two browsers: what one may not know is neither on their page nor in what it received."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.serving import Running

from .people import House, Person
from .player import Player
from .tables import EDITIONS, give, make

PLAYED = 30
"""How many choices are made together."""
MOST_PLAYED = 90
"""And at most how many until both have made some: a turn can have many plays."""
HIDDEN = ("hand", "held")
"""What only its owner's view holds."""


def meet(house: House, server: Running, edition: str) -> list[Person]:
    """Let a second person join by the invite, and the first begin."""
    made = make(server, edition, ["person", "open"], names=["Anna", "Ben"])
    anna, ben = house.person(name="Anna"), house.person(name="Ben", language="fr")
    give(anna, made)
    anna.go(f"/t/{made['table']}")
    link = anna.page.locator("[data-part=lobby] [data-part=link]").input_value()
    ben.go(link)
    ben.page.locator("[data-action=sit]").click()
    ben.page.locator("[data-part=lobby]").wait_for()
    anna.page.locator("[data-seat='1'][data-kind=person]").wait_for()
    anna.page.locator("[data-action=begin]").click()
    for person in (anna, ben):
        person.page.locator("main.frame").wait_for()
        person.settle()
    return [anna, ben]


def keys_of(person: Person) -> list[str]:
    """Return the secrets that a device keeps."""
    tables = json.loads(person.page.evaluate("localStorage.getItem('rentier.tables')"))
    return [
        secret
        for it in tables.values()
        for secret in [it.get("host", ""), *[k["secret"] for k in it["seats"]]]
        if secret
    ]


def view_of(person: Person) -> dict[str, Any]:
    """Return the last view that a device received."""
    for text in reversed(person.heard):
        message = json.loads(text)
        if message["is"] in ("news", "sync") and message.get("seen"):
            view: dict[str, Any] = message["seen"][0]["view"]
            return view
    raise AssertionError("no view came")


def walk(thing: object) -> Iterator[dict[str, Any]]:
    """Yield every object within a message."""
    if isinstance(thing, dict):
        yield thing
        for part in thing.values():
            yield from walk(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from walk(part)


def cards_of(view: dict[str, Any]) -> set[str]:
    """Return the cards that only their owner sees."""
    return {card for name in HIDDEN for card in view.get(name, []) if isinstance(card, str)}


def check(knower: Person, other: Person, since: int) -> None:
    """Look for what one person knows in what the other received last, and on their page."""
    told = "\n".join(other.heard[since:])
    shown = json.dumps(view_of(other))
    page = other.page.content()
    for card in cards_of(view_of(knower)):
        if f'"{card}"' not in shown:
            assert f'"{card}"' not in told, card
            assert f'data-card="{card}"' not in page, card
    for secret in keys_of(knower):
        assert secret not in other.traffic()
        assert secret not in page


def check_frames(person: Person, seat: int) -> None:
    """Check that what belongs to one seat alone is only in its own view."""
    for text in person.heard:
        message = json.loads(text)
        assert "own" not in message
        for seen in message.get("seen", []):
            assert seen["seat"] == seat
            view = seen.pop("view")
            assert view["seat"] == seat
            for top in view.get("pending", []):
                assert top.get("seat", seat) == seat or "card" not in top or top["kind"] != "fortune"
            for name in HIDDEN:
                view.pop(name, None)
            seen["rest"] = view
        for part in walk(message):
            assert not any(isinstance(part.get(name), list) and part[name] for name in HIDDEN), part


@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_page_has_the_others_secrets(house: House, server: Running, edition: str) -> None:
    people = meet(house, server, edition)
    players = [Player(person, seed) for seed, person in enumerate(people)]
    for number in range(MOST_PLAYED):
        if number >= PLAYED and all(len(person.plays) > 1 for person in people):
            break
        since = [len(person.heard) for person in people]
        asked = json.loads(next(it for it in reversed(people[0].heard) if '"awaiting"' in it))
        if asked["over"]:
            break
        players[asked["awaiting"][0]].step()
        for person in people:
            person.settle()
        check(people[0], people[1], since[1])
        check(people[1], people[0], since[0])
    for seat, person in enumerate(people):
        check_frames(person, seat)
    assert all(len(person.plays) > 1 for person in people)
