"""Games with secrets seen again: with everything open, and through the eyes of one seat."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import rentier
from server.serving import Running

from .people import House, Person
from .positions import place
from .seated import SIZES, is_fit
from .seeking import Found, finish, seek


def again(house: House, server: Running, found: Found, size: dict[str, int], eyes: int | None) -> Person:
    """Open the found moment of a game that was played to its end, with everything open or through a seat's eyes."""
    options = found.game.options.values
    made = place(server, found.game.edition.name, "ooo", found.seed, finish(found), options=options)
    person = house.person(size=size)
    look = "" if eyes is None else f"&seat={eyes}"
    person.go(f"/t/{made['table']}/replay?at={len(found.actions)}{look}")
    expect(person.page.locator("[data-part=scrubber]")).to_have_value(str(len(found.actions)))
    return person


def kept_by(person: Person, seat: int) -> list[str]:
    """Return the codes of the cards that are named at a player."""
    cards = person.page.locator(f"[data-player='{seat}'] [data-kept]").all()
    return sorted(card.get_attribute("data-kept") or "" for card in cards)


@SIZES
def test_seen_again_everybodys_notes_and_cards_are_open(house: House, server: Running, size: dict[str, int]) -> None:
    def wanted(game: rentier.Game, view: dict[str, Any]) -> bool:
        fakes = [sum(hand) for hand in game.bared()["hands"]]  # type: ignore[attr-defined]
        return min(fakes) > 0 and all(any(player[what] for player in view["players"]) for what in ("kept", "chance"))

    found = seek("crooked", 3, wanted, options={"round_limit": 12})
    game = found.game
    person = again(house, server, found, size, None)
    truths: Any = game.bared()
    for seat in range(3):
        view: Any = game.view(seat)
        player = view["players"][seat]
        assert kept_by(person, seat) == sorted([*player["kept"], *filter(None, [player["chance"]])])
        for value in (10, 20, 50, 100, 500):
            fakes = sum(is_fake for is_fake, note in zip(truths["hands"][seat], view["hand"]) if note["value"] == value)
            mark = person.page.locator(f"[data-player='{seat}'] [data-notes='{value}'] .fake i")
            assert mark.all_inner_texts() == ([str(fakes)] if fakes else [])
    is_fit(person)

    # Through a seat's eyes there is only what it knew.
    person = again(house, server, found, size, 1)
    for seat in (0, 2):
        public: Any = game.view(1)["players"][seat]  # type: ignore[index]
        assert kept_by(person, seat) == sorted(filter(None, [*public["kept"], public["chance"]]))
    is_fit(person)


@SIZES
def test_seen_again_everybodys_fortune_cards_are_open(house: House, server: Running, size: dict[str, int]) -> None:
    found = seek("millionaire", 3, lambda _, view: sum(player["held"] > 0 for player in view["players"]) >= 2)
    held: list[Any] = [found.game.view(seat)["held"] for seat in range(3)]
    person = again(house, server, found, size, None)
    assert [kept_by(person, seat) for seat in range(3)] == [sorted(cards) for cards in held]
    space, card = next(iter(found.game.bared()["fortune"].items()))  # type: ignore[attr-defined]
    person.page.locator(f"[data-space={space}]").click()
    expect(person.page.locator("[data-fortune]")).to_have_attribute("data-fortune", card)
    is_fit(person)
    seat = next(seat for seat, cards in enumerate(held) if cards)
    person = again(house, server, found, size, seat)
    assert [kept_by(person, it) for it in range(3)] == [[], [], []]
