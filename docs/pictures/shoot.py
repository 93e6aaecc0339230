"""Photographs the tables in the browser: `make pictures`, with ARGS="banking" for one edition.

A person who takes what is usual plays against bots until a moment comes that is worth a picture. Everything goes to
build/pictures, at both sizes and in light and dark; what the docs show is kept beside this file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from browser.offers import Offer
from browser.people import DESK, PHONE, House, Person
from browser.player import Player
from browser.tables import sit, visited
from server.serving import Running

HERE = Path(__file__).parent
ALBUM = HERE.parents[1] / "build" / "pictures"
NAMES = ("Mina", "Otto", "Ida", "Paul")
IN_DOCS = {
    "shelf-desk-light",
    "banking-buy-desk-light",
    "deal-turn-desk-light",
    "millionaire-turn-desk-light",
    "crooked-pay-desk-dark",
    "knockout-slide-desk-light",
    "result-desk-light",
    "banking-auction-phone-dark",
}
"""The pictures that the docs show."""

LONGEST = 700
"""So many clicks are made for a moment."""

View = dict[str, Any]


class Moment(NamedTuple):
    """A moment of a game: what it is called, and how one knows it."""

    edition: str
    name: str
    is_it: Callable[[View], bool]


def is_top(view: View, kind: str) -> bool:
    """Tells whether the person is asked a question of a kind."""
    top = view["pending"][-1] if view.get("pending") else {}
    return top.get("kind") == kind and view.get("seat") in view.get("awaiting", [])


def owned(view: View) -> int:
    """Counts the deeds that somebody has."""
    return sum(deed.get("owner") not in (None, -1) for deed in view["deeds"])


def own(view: View) -> int:
    """Counts the deeds that the person has."""
    return sum(deed.get("owner") == view["seat"] for deed in view["deeds"])


def laid(view: View) -> int:
    """Counts the sets that the person has laid, or that somebody else has if those are fewer."""
    return min(len(player["sets"]) for player in view["players"])


MOMENTS = (
    Moment("banking", "buy", lambda view: is_top(view, "buy") and owned(view) >= 14 and own(view) >= 2),
    Moment("banking", "auction", lambda view: is_top(view, "auction") and owned(view) >= 8),
    Moment("millionaire", "turn", lambda view: is_top(view, "turn") and owned(view) >= 10),
    Moment("crooked", "pay", lambda view: is_top(view, "lay") and owned(view) >= 8),
    Moment("crooked", "check", lambda view: is_top(view, "check") and owned(view) >= 5),
    Moment("deal", "turn", lambda view: is_top(view, "turn") and view["plays_left"] == 3 and laid(view) >= 2),
    Moment("deal", "answer", lambda view: is_top(view, "answer") and view["turns"] > 8),
    Moment("knockout", "slide", lambda view: is_top(view, "slides") and view["slid"] >= 8),
)


def view_of(person: Person) -> View:
    """Gives the last view that the person's page was told."""
    for text in reversed(person.heard):
        message = json.loads(text)
        if message["is"] in ("news", "sync") and message.get("seen"):
            view: View = message["seen"][0]["view"]
            return view
    return {}


class Usual(Player):
    """Takes what is usual, bids seldom, and leaves deals and mortgages alone."""

    def liking(self, offer: Offer) -> float:
        if offer.verb in ("trade", "estate", "reset", "mute", "counter", "bid", "mortgage", "offer-notes", "change"):
            return 0.02
        if offer.verb == "end":
            return 0.5
        return 8.0 if offer.isUsual or offer.verb in ("claim", "lay", "build") else 1.0

    def step(self) -> bool:
        is_over, offers = self.look()
        if is_over or not offers:
            return False
        self.take(self.chance.choices(offers, [self.liking(offer) for offer in offers])[0])
        return True


def photograph(person: Person, name: str) -> None:
    """Takes the page at both sizes, light and dark."""
    page = person.page
    for size_name, size in (("desk", DESK), ("phone", PHONE)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); }")
            page.mouse.move(2, 2)
            page.wait_for_timeout(400)
            keep(page.screenshot(), f"{name}-{size_name}-{theme}")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def keep(png: bytes, name: str) -> None:
    """Writes a picture into the album, and beside this file if the docs show it."""
    ALBUM.mkdir(parents=True, exist_ok=True)
    (ALBUM / f"{name}.png").write_bytes(png)
    if name in IN_DOCS:
        Image.open(BytesIO(png)).convert("RGB").save(HERE / f"{name}.webp", quality=84, method=6)
    print(name, flush=True)


def table_of(server: Running, edition: str) -> dict[str, Any]:
    """Makes a table of one person and three bots that do not hold back."""
    bots = [{"kind": "bot", "level": "steady", "name": name} for name in NAMES[1:]]
    seats = [{"kind": "person", "name": NAMES[0], "colour": "p1"}, *bots]
    reply = server.post("/api/tables", {"edition": edition, "seats": seats, "settings": {"pace": "off"}})
    return {**reply.body, "edition": edition}


def shoot_edition(house: House, server: Running, edition: str) -> None:
    """Photographs an edition's moments, in one game or, if they do not come, in a second and third; then its result."""
    moments = [it for it in MOMENTS if it.edition == edition]
    for seed in range(3):
        person = house.person(name=NAMES[0])
        person.page.add_init_script(f"localStorage.setItem('rentier.hints.{edition}', '9')")
        sit(person, table_of(server, edition))
        player = Usual(person, seed)
        for _ in range(LONGEST):
            player.look()
            view = view_of(person)
            for moment in [it for it in moments if it.is_it(view)]:
                moments.remove(moment)
                photograph(person, f"{edition}-{moment.name}")
            if not moments or not player.step():
                break
        if edition == "banking" and seed == 0:
            finish(person, player)
        person.context.close()
        if not moments:
            return
    print(f"{edition}: no {', '.join(it.name for it in moments)}", file=sys.stderr)


def finish(person: Person, player: Player) -> None:
    """Plays on to the result."""
    for _ in range(LONGEST * 3):
        if not player.step():
            person.page.locator("[data-part=chart] svg").first.wait_for()
            photograph(person, "result")
            return


def shoot_pages(house: House, server: Running) -> None:
    """Photographs the pages beside the tables."""
    person = house.person(name=NAMES[0])
    for edition in ("millionaire", "deal"):
        sit(person, table_of(server, edition))
    pages = {"shelf": "/", "set-up": "/new/crooked", "bank": "/bank", "score": "/score", "practice": "/practice"}
    for name, path in {**pages, "rules": "/rules/banking"}.items():
        person.go(path)
        person.page.locator("main h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        photograph(person, name)


def main(wanted: list[str]) -> None:
    """Photographs everything, or the editions that are named; `pages` are the others."""
    all_of_it = ["pages", *dict.fromkeys(moment.edition for moment in MOMENTS)]
    with visited() as (house, server):
        for name in wanted or all_of_it:
            if name == "pages":
                shoot_pages(house, server)
            else:
                shoot_edition(house, server, name)


if __name__ == "__main__":
    main(sys.argv[1:])
