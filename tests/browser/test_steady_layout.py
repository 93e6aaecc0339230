"""Nothing moves: from question to question, and while tips, refusals and news come and go, in every window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rentier.text import LANGUAGES
from server.serving import Running
from server.tables import NAMES

from .geometry import DEVICES, SIZES, Places, faults_at_all_sizes, steady_at_all_sizes
from .moments import TRACKS
from .people import DESK, House, Person
from .positions import place
from .seated import come
from .seeking import top_of
from .tables import EDITIONS
from .walking import MOMENTS, bring

WALK = [(edition, name) for edition, moments in MOMENTS.items() for name in moments]
AUCTIONS = [(edition, "auction") for edition in TRACKS]
_usual: dict[tuple[str, int], dict[str, Places]] = {}


def usual_places(house: House, server: Running, edition: str, seats: int) -> dict[str, Places]:
    """Return where board and main button are in an edition's first moment, in each window.

    How much room Deal's opponents need depends on their number.
    """
    moments = MOMENTS[edition]
    names = [name for name, moment in moments.items() if edition != "deal" or moment.seats == seats]
    key = (edition, moments[names[0]].seats)
    if key not in _usual:
        person = bring(house, server, edition, moments[names[0]], "en")
        _usual[key], _ = steady_at_all_sizes(person, edition)
    return _usual[key]


def speak(person: Person, language: str) -> None:
    """Switch the page to a language, with everything open that is open."""
    person.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    person.page.locator(f"[data-language={language}]").first.click()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.mouse.move(0, 0)
    person.settle()


@pytest.mark.parametrize(("edition", "name"), WALK)
def test_every_question_fits_every_screen_and_moves_nothing(
    house: House, server: Running, edition: str, name: str
) -> None:
    moment = MOMENTS[edition][name]
    usual = usual_places(house, server, edition, moment.seats)
    person = bring(house, server, edition, moment, "en")
    found: list[str] = []
    for language in LANGUAGES:
        speak(person, language)
        sizes = SIZES if language == "en" else DEVICES
        wrong = faults_at_all_sizes(person, needs=moment.needs, sizes=sizes)
        wrong += steady_at_all_sizes(person, edition, usual, sizes=sizes)[1]
        found += [f"{language}, {fault}" for fault in wrong]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("edition", "name"), AUCTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_always_shows_the_highest_bid_and_its_bidder(
    house: House, server: Running, edition: str, name: str, language: str
) -> None:
    moment = MOMENTS[edition][name]
    top = top_of(moment.find(edition).game.view(None))  # type: ignore[arg-type]
    person = bring(house, server, edition, moment, language)
    ask = person.page.locator("[data-part=ask]")
    for size in DEVICES:
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        expect(ask).to_be_in_viewport(ratio=1)
        expect(ask).to_contain_text(NAMES[top["leader"]])
        expect(ask).to_contain_text(person.page.locator("[data-part=bids] .lead b").inner_text())


@pytest.mark.parametrize("edition", EDITIONS)
def test_tips_refusals_and_news_move_nothing(house: House, server: Running, edition: str) -> None:
    moment = next(iter(MOMENTS[edition].values()))
    usual = usual_places(house, server, edition, moment.seats)
    person = bring(house, server, edition, moment, "fr", has_hints=True)
    page = person.page
    # Refused in the page: no such thing can be done here.
    page.locator("[data-part=command] input").fill("abracadabra")
    page.locator("[data-part=command] input").press("Enter")
    page.locator("[data-part=chat] input").fill(
        "Une nouvelle qui a besoin de beaucoup plus de place qu'une ligne. " * 3
    )
    page.locator("[data-part=chat] input").press("Enter")
    person.settle()
    _, found = steady_at_all_sizes(person, edition, usual, sizes=DEVICES)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("edition", TRACKS)
def test_a_small_tile_gives_its_full_name_when_touched(house: House, server: Running, edition: str) -> None:
    found = TRACKS[edition]["roll"].find(edition)
    person = come(house, place(server, edition, "ooo", found.seed, found.actions), 0, {"width": 390, "height": 844})
    tile = person.page.locator("[data-part=ring] > [data-space]:has([data-letter])").first
    name = re.sub(r"[,.].*", "", tile.locator(".sr").first.inner_text()).strip()
    tile.click()
    expect(person.page.locator("[data-part=court]")).to_contain_text(name)
