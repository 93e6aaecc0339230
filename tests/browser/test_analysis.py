"""After the game: where it was won, in the result and in the replay, and playing on from there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import rentier
from rentier.bots import make_bot
from rentier.server import analysing
from server.serving import Running
from server.test_analysing import GATE, held_back

from .endings import ending, place_ended
from .people import DESK, PHONE, House, Person
from .positions import place
from .seated import is_fit
from .tables import give

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SEATS, SEED = 2, 4
SHORT: dict[str, object] = {"turn_limit": 4}
MINUTES = 180_000
"""How long the analysis of a game with few worlds may take on a busy machine, in milliseconds."""


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imagine so few worlds that an analysis is quick; what it finds is no matter here."""
    monkeypatch.setattr(analysing, "WORLDS", 3)


@cache
def short_game() -> tuple[str, ...]:
    """Let bots play a game of Deal that ends after a few turns, as its analysis takes a while."""
    game = rentier.new("deal", SEATS, SEED, SHORT)
    bot = make_bot("steady", "deal", 0)
    actions: list[str] = []
    while not game.over:
        seat = game.awaiting[0]
        action = str(bot.choose(game, seat))
        actions.append(f"{seat}: {action}")
        game.play(seat, action)
    return tuple(actions)


def finished(house: House, server: Running, path: str = "", **how: object) -> tuple[Person, str]:
    """Bring somebody to their finished game."""
    made = place(server, "deal", "o" * SEATS, SEED, short_game(), options=SHORT)
    person = house.person(**how)  # type: ignore[arg-type]
    give(person, made, seats=[0])
    person.go(f"/t/{made['table']}{path}")
    return person, made["table"]


def analyse(person: Person) -> None:
    person.page.locator("[data-part=analysis] [data-action=analyse]").click()
    person.page.locator("[data-part=analysis][data-state=done]").wait_for(timeout=MINUTES)


@SIZES
def test_the_result_tells_where_the_game_was_won(house: House, server: Running, size: dict[str, int]) -> None:
    language = "fr" if size == PHONE else "en"
    person, table = finished(house, server, size=size, language=language)
    panel = person.page.locator("[data-part=analysis]")
    panel.locator("[data-action=analyse]").wait_for()
    is_fit(person)
    analyse(person)
    assert panel.locator("path.line").count() == SEATS
    assert panel.locator("tbody tr").count() == SEATS
    panel.locator("[data-part=chance-scrubber]").fill("0")
    about = "environ" if language == "fr" else "about"
    expect(panel.locator("[data-part=chances]")).to_have_text(re.compile(rf"0.*{about} \d+"))
    is_fit(person)
    mistakes = panel.locator("[data-mistake]")
    for number in range(mistakes.count()):
        link = mistakes.nth(number).locator("a").get_attribute("href")
        assert link == f"/t/{table}/replay?at={mistakes.nth(number).get_attribute('data-mistake')}"
    # It is kept: whoever comes later need not ask.
    person.go(f"/t/{table}")
    person.page.locator("[data-part=analysis][data-state=done] path.line").first.wait_for()


def test_the_replay_shows_the_same_chart_and_follows_it(house: House, server: Running) -> None:
    person, _ = finished(house, server, "/replay?at=2")
    person.page.locator("[data-action=judge]").click()
    analyse(person)
    is_fit(person)
    person.page.locator("[data-part=chance-scrubber]").fill("5")
    expect(person.page.locator("[data-part=replay] .step")).to_contain_text("5")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-part=analysis]")).to_have_count(0)


@pytest.mark.parametrize("path", ["", "/replay?at=3"], ids=["result", "replay"])
def test_somebody_plays_on_from_a_step(house: House, server: Running, path: str) -> None:
    person, table = finished(house, server, path)
    if not path:
        person.page.locator("[data-part=rewind] [data-part=scrubber]").fill("3")
    person.page.locator("[data-action=explore]").click()
    person.page.locator("main.frame").wait_for()
    person.page.wait_for_function("(old) => !location.pathname.includes(old)", arg=table)
    person.page.locator("[data-part=hand]").wait_for()
    assert person.page.locator("[data-part=players] >> text=bot").count() == SEATS - 1


def test_a_player_who_is_out_cannot_play_on(house: House, server: Running) -> None:
    found = ending("banking")
    gone = {seat: turn for seat, turn in enumerate(found.story.out) if turn is not None}
    out = min(gone, key=lambda seat: gone[seat])
    made = place_ended(server, found)
    person = house.person()
    person.forgive("409")
    person.go(f"/t/{made['table']}/replay?at={len(found.actions) - 1}&seat={out}")
    person.page.locator("[data-action=explore]").click()
    expect(person.page.locator("[data-part=replay] .note")).to_contain_text(re.compile("out of the game|at this step"))


def test_a_page_asks_again_when_the_server_was_restarted(
    browser: Browser, apart: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(analysing, "judge_part", held_back)
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    house = House(browser, apart.url)
    person, table = finished(house, apart)
    # While the server is away, requests fail, and the page goes on asking.
    person.forgive("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket")
    person.page.locator("[data-part=analysis] [data-action=analyse]").click()
    person.page.locator("[data-part=analysis][data-state=working]").wait_for()
    apart.stop()
    apart.start()
    (tmp_path / "gate").touch()
    person.page.locator("[data-part=analysis][data-state=done]").wait_for(timeout=MINUTES)
    assert apart.get(f"/api/tables/{table}/analysis").body["state"] == "done"
    house.close()
