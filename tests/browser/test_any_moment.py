"""What is done while somebody else decides: rents are claimed, hotels bought, change is checked, hotels auctioned."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from server.serving import Running

from .people import House, Person
from .positions import place
from .seated import SIZES, come, do, is_fit, press
from .seeking import seek, top_of, verbs_of


def photographed(person: Person, name: str) -> None:
    """Keep a picture if pictures are asked for."""
    folder = os.environ.get("RENTIER_PICTURES")
    if folder:
        width = person.page.evaluate("window.innerWidth")
        person.page.screenshot(path=f"{folder}/{name}-{width}.png")


@SIZES
def test_a_rent_is_claimed_while_the_lander_decides_about_a_purchase(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = seek(
        "banking",
        2,
        lambda game, view: top_of(view)["kind"] == "buy" and game.awaiting == (1,) and "claim" in verbs_of(game, 0),
        likes=("buy", "let-lie"),
    )
    made = place(server, "banking", "oo", found.seed, found.actions)
    owner = come(house, made, 0, size)
    is_fit(owner)
    photographed(owner, "claim")
    text = press(owner, "claim")
    assert text.startswith("claim ")
    assert do(owner, "claim").count() == 0


@SIZES
def test_a_note_that_is_changed_for_the_payees_change_is_checked(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = seek(
        "crooked",
        3,
        lambda game, view: top_of(view).get("change") is True and game.awaiting == (0,),
        likes=("buy", "claim", "pass"),
    )
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    checker = come(house, made, 0, size)
    is_fit(checker)
    photographed(checker, "change")
    expect(checker.page.locator("main h1").first).to_contain_text("has no change: the ")
    assert press(checker, "check").startswith("check ")


@SIZES
def test_an_auction_of_the_last_hotel_begins_without_a_bid(house: House, server: Running, size: dict[str, int]) -> None:
    found = seek(
        "crooked",
        3,
        lambda game, view: (
            top_of(view)["kind"] == "building-auction" and top_of(view)["leader"] == -1 and 0 in game.awaiting
        ),
        likes=("buy", "build", "half-hotel", "want", "roll"),
    )
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    bidder = come(house, made, 0, size, language="fr")
    is_fit(bidder)
    photographed(bidder, "hotel")
    assert press(bidder, "pass") == "pass"


@SIZES
def test_a_hotel_is_bought_while_another_decides(house: House, server: Running, size: dict[str, int]) -> None:
    found = seek(
        "crooked",
        2,
        lambda game, view: top_of(view)["kind"] == "buy" and game.awaiting == (1,) and "build" in verbs_of(game, 0),
        likes=("buy", "roll", "end"),
    )
    made = place(server, "crooked", "oo", found.seed, found.actions)
    builder = come(house, made, 0, size)
    photographed(builder, "build")
    assert do(builder, "estate").count() or do(builder, "build").count()
