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
from .people import DESK, PHONE, House, Person
from .positions import place
from .seated import come
from .seeking import top_of
from .tables import EDITIONS
from .test_lessons import Learner
from .test_missing import IMPOSSIBLE
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
    top = top_of(moment.find(edition).game.view(None))
    person = bring(house, server, edition, moment, language)
    ask = person.page.locator("[data-part=ask]")
    for size in DEVICES:
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        expect(ask).to_be_in_viewport(ratio=1)
        expect(ask).to_contain_text(NAMES[top["leader"]])
        expect(ask).to_contain_text(person.page.locator("[data-part=bids] .lead b").inner_text())


LONG = "Une nouvelle qui a besoin de beaucoup plus de place qu’une ligne. " * 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_tips_and_news_move_nothing(house: House, server: Running, edition: str) -> None:
    moment = next(iter(MOMENTS[edition].values()))
    usual = usual_places(house, server, edition, moment.seats)
    found = moment.find(edition)
    made = place(server, edition, "o" * moment.seats, found.seed, found.actions, options=moment.options or None)
    ben = come(house, made, 1, DESK)
    anna = come(house, made, 0, PHONE, language="fr")
    ben.page.locator("[data-part=chat] input").fill(LONG)
    ben.page.locator("[data-part=chat] input").press("Enter")
    expect(anna.page.locator("[data-part=ticker]")).to_contain_text("Une nouvelle")
    expect(anna.page.locator("[data-part=hint]")).to_be_attached()
    anna.page.mouse.move(0, 0)
    _, wrong = steady_at_all_sizes(anna, edition, usual, sizes=DEVICES)
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refusal_moves_nothing(house: House, server: Running, edition: str) -> None:
    moment = next(iter(MOMENTS[edition].values()))
    usual = usual_places(house, server, edition, moment.seats)
    anna = bring(house, server, edition, moment, "fr")
    anna.page.locator("[data-part=command] input").fill(IMPOSSIBLE[edition])
    anna.page.locator("[data-part=command] input").press("Enter")
    expect(anna.page.locator("[data-part=refusal]").first).to_be_visible()
    _, wrong = steady_at_all_sizes(anna, edition, usual, sizes=DEVICES)
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("edition", TRACKS)
@pytest.mark.parametrize("size", ["phone", "laptop", "tablet"])
def test_a_board_stays_from_step_to_step_of_a_lesson(house: House, edition: str, size: str) -> None:
    width, height = SIZES[size]
    learner = Learner(house, edition, {"width": width, "height": height}, "fr")
    ring = learner.page.locator("[data-part=ring]")
    places = []
    for step in range(len(learner.lesson.steps)):
        learner.at(step)
        learner.person.settle()
        if ring.locator("[data-space]").first.is_visible():
            learner.page.evaluate("scrollTo(0, 0)")
            places.append(ring.bounding_box())
        learner.page.click("[data-action=lesson-do]")
    assert places
    assert all(it == places[0] for it in places), places


OVER = """
() => {
  const card = document.querySelector('.peek');
  if (!card) return ['nothing is shown'];
  const box = card.firstElementChild.getBoundingClientRect();
  const edge = card.getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
  return ['ask', 'actions'].filter((part) => {
    const other = document.querySelector(`[data-part=${part}]`).getBoundingClientRect();
    return box.left < other.right && box.right > other.left && top < other.bottom - 1 && bottom > other.top + 1;
  });
}
"""
"""A script that returns which of headline and bar the hovered deed covers."""


@pytest.mark.parametrize("edition", TRACKS)
@pytest.mark.parametrize("size", ["desk", "laptop", "tablet"])
def test_the_deed_that_is_pointed_at_covers_neither_headline_nor_bar(
    house: House, server: Running, edition: str, size: str
) -> None:
    width, height = SIZES[size]
    person = bring(house, server, edition, MOMENTS[edition]["buy"], "fr")
    person.page.set_viewport_size({"width": width, "height": height})
    spaces = person.page.locator("[data-part=ring] > [data-space]")
    for number in range(0, spaces.count(), 3):
        spaces.nth(number).hover()
        assert person.page.evaluate(OVER) == [], number


def test_nothing_is_pointed_at_before_the_pointer_moves(house: House, server: Running) -> None:
    """The button that starts a game leaves the pointer over a space of the board."""
    person = bring(house, server, "banking", MOMENTS["banking"]["roll"], "en")
    page = person.page
    page.locator("[data-part=ring] > [data-space]").nth(33).hover()
    expect(page.locator(".peek")).to_be_visible()
    page.reload()
    page.locator("[data-part=ring]").wait_for()
    person.settle()
    expect(page.locator(".peek")).to_have_count(0)


SMALL = """
(parts) => [...document.querySelectorAll(parts.join(','))].filter((it) => it.checkVisibility())
  .map((it) => [it.dataset.action ?? it.dataset.part ?? it.dataset.thing ?? it.textContent.trim(),
    it.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)
"""
"""A script that lists the controls which are smaller than a fingertip."""

TOUCHED = [
    ("roll", ["[data-part=header] :is(button, a)", "[data-part=hint-button]", "[data-part=actions] .btn"]),
    ("trade", ["[data-thing]", "[data-part=actions] .btn"]),
    ("estate", ["[data-part=estate] .btn", "[data-part=actions] .btn"]),
    ("auction", ["[data-part=actions] .btn"]),
]


@pytest.mark.parametrize(("name", "parts"), TOUCHED, ids=[name for name, _ in TOUCHED])
@pytest.mark.parametrize("edition", ["banking", "millionaire"])
def test_what_is_used_every_turn_is_as_large_as_a_fingertip(
    house: House, server: Running, edition: str, name: str, parts: list[str]
) -> None:
    person = bring(house, server, edition, MOMENTS[edition][name], "fr")
    for size in ("phone", "tall phone"):
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        assert person.page.evaluate(SMALL, parts) == []


TYPE = """() => ['body', '[data-part=ask]', '[data-part=actions] .btn.pri', '[data-part=players] .name', '.ib']
  .map((it) => parseFloat(getComputedStyle(document.querySelector(it)).fontSize))"""


def test_type_grows_with_the_size_that_the_reader_has_chosen(house: House, server: Running) -> None:
    person = bring(house, server, "banking", MOMENTS["banking"]["roll"], "en")
    usual = person.page.evaluate(TYPE)
    person.page.evaluate("document.documentElement.style.fontSize = '20px'")
    assert person.page.evaluate(TYPE) == [1.25 * size for size in usual]


@pytest.mark.parametrize("verb", ["free-house", "swap", "take"])
def test_a_fortune_card_that_can_be_used_is_a_button_in_the_sheet(house: House, server: Running, verb: str) -> None:
    moment = MOMENTS["millionaire"][verb]
    found = moment.find("millionaire")
    made = place(server, "millionaire", "ooo", found.seed, found.actions)
    person = come(house, made, 0, {"width": 390, "height": 844})
    button = person.page.locator(f"[data-part=actions] [data-action=use-{verb}]")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(person.page.locator("[data-part=estate], [data-part=choosing]").first).to_be_visible()


@pytest.mark.parametrize("edition", TRACKS)
def test_a_small_tile_gives_its_full_name_when_touched(house: House, server: Running, edition: str) -> None:
    found = TRACKS[edition]["roll"].find(edition)
    person = come(house, place(server, edition, "ooo", found.seed, found.actions), 0, {"width": 390, "height": 844})
    tile = person.page.locator("[data-part=ring] > [data-space]:has([data-letter])").first
    name = re.sub(r"[,.].*", "", tile.locator(".sr").first.inner_text()).strip()
    tile.click()
    expect(person.page.locator("[data-part=court]")).to_contain_text(name)
