"""A table survives what happens to devices and lines: reload, back, a lost server, another device, a shared one."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from rentier.text import LANGUAGES
from server.serving import Running

from .offers import Offer
from .people import DESK, PHONE, House, Person
from .player import Player
from .tables import EDITIONS, make, menu_of, sit, until_asked


def log_of(person: Person) -> list[str]:
    """Return the last lines of the log as they are shown."""
    return person.page.locator("[data-part=log] li").all_inner_texts()[-8:]


def stored_of(file: Path) -> list[str]:
    """Return the ids under which the server has stored what a person did."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        bodies = [json.loads(row[0]) for row in database.execute("SELECT body FROM entries WHERE kind = 'played'")]
    return sorted(body["id"] for body in bodies if body.get("by", "person") == "person")


def possible(player: Player) -> Offer:
    """Find an offer that plays something at once, among whatever is open on the page."""
    for _ in range(10):
        verbs = {text.split()[0] for text in menu_of(player.person)}
        offers = player.look()[1]
        if found := [offer for offer in offers if offer.verb in verbs]:
            return found[0]
        player.take(next(offer for offer in offers if offer.verb in ("close", "go-on", "pick", "card")))
    raise AssertionError("nothing can be played")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_reload_back_restart_and_another_device(
    browser: Browser, apart: Running, edition: str, language: str, tmp_path: Path
) -> None:
    house = House(browser, apart.url)
    made = make(apart, edition, ["person", "steady", "steady"])
    person = house.person(language=language)
    person.forgive("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    sit(person, made)
    page, player = person.page, Player(person)

    def play(choices: int) -> None:
        wanted = len(person.plays) + choices
        player.play(until=lambda: len(person.plays) >= wanted)
        until_asked(person)

    play(4)
    menu, lines = menu_of(person), log_of(person)
    page.reload()
    page.locator("main.frame").wait_for()
    person.settle()
    assert player.look()[1]
    assert (menu_of(person), log_of(person)) == (menu, lines)

    page.go_back()
    page.locator("main h1").first.wait_for()
    page.go_forward()
    page.locator("main.frame").wait_for()
    person.settle()
    play(2)

    # The server stops; what is done meanwhile waits, and arrives once when it is back.
    offer, done, sent = possible(player), len(person.plays), len(person.sent)
    apart.stop()
    banner = page.locator("[data-part=banner]")
    expect(banner).not_to_be_empty()
    page.evaluate("(place) => window.__offered[place].click()", offer.place)
    apart.start()
    expect(banner).to_be_empty()
    person.wait_until(lambda: any(it.get("do") == "play" for it in person.sent[sent:]))
    person.confirm()
    assert len(person.plays) == done + 1
    play(2)
    good = {it["id"] for it in person.sent if it.get("do") == "play" and person.answers[it["id"]]["ok"]}
    assert stored_of(tmp_path / "tables.sqlite") == sorted(good)

    page.locator("[data-part=header] [data-part=menu]").click()
    page.locator("[data-action=move-seat]").click()
    link = page.locator("[data-part=move] [data-part=link]").input_value()
    other = house.person(size=PHONE, language=language)
    other.go(link)
    other.page.locator("main.frame").wait_for()
    page.locator("main[data-missing=moved]").wait_for()
    assert "key=" not in other.page.url
    second = Player(other)
    second.play(until=lambda: len(other.plays) >= 2)
    house.close()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)], ids=["en-desk", "fr-phone"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_pass_and_play_behind_the_curtain(
    house: House, server: Running, edition: str, language: str, size: dict[str, int]
) -> None:
    made = make(server, edition, ["person", "person"], names=["Anna", "Ben"])
    person = house.person(size=size, language=language)
    sit(person, made)
    page, player = person.page, Player(person)
    curtain = page.locator("[data-part=curtain]")
    opened = 0

    def both() -> bool:
        return len({it["seat"] for it in person.sent if it.get("do") == "play"}) == 2 and len(person.plays) >= 14

    for _ in range(300):
        if both():
            break
        if curtain.count():
            opened += 1
            # The person with the device sees nothing of the next player's, and can touch nothing of the last one's.
            assert page.locator("main.frame:not([inert])").count() == 0
        if not player.step():
            break
    assert both()
    assert (opened > 1) == (edition in ("deal", "crooked", "millionaire"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_language_in_the_middle_of_a_game(house: House, server: Running, edition: str) -> None:
    made = make(server, edition, ["person", "steady"])
    person = house.person()
    sit(person, made)
    page, player = person.page, Player(person)
    player.play(until=lambda: len(person.plays) >= 3)
    until_asked(person)
    english = log_of(person)
    page.locator("[data-language=fr]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("[data-part=log] li").last).not_to_have_text(english[-1])
    person.settle()
    french = log_of(person)
    assert len(french) == len(english)
    assert any(one != other for one, other in zip(french, english))
    wanted = len(person.plays) + 2
    player.play(until=lambda: len(person.plays) >= wanted)
    assert {it["language"] for it in person.sent if it.get("do") == "hello"} == {"en", "fr"}
    page.locator("[data-language=en]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    # The newest line may have been about a turn in which something has happened since, which says it too.
    expect(page.locator("[data-part=log] li").filter(has_text=english[-2].split("\n")[-1]).first).to_be_attached()


BAD = "<img src=x onerror=a()>"


def test_names_and_chat_with_markup_stay_text(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "steady"], names=[BAD, "<b>Bot</b>"])
    person = house.person()
    sit(person, made)
    page = person.page
    page.on("dialog", lambda dialog: person.wrong.append(f"dialog: {dialog.message}"))
    say = page.locator("[data-part=chat] input")
    say.fill(BAD + " {$x} {@html}")
    say.press("Enter")
    expect(page.locator("[data-part=chat] li")).to_contain_text(BAD + " {$x} {@html}")
    expect(page.locator("[data-part=chat] li b")).to_have_text(BAD)
    Player(person).play(until=lambda: len(person.plays) >= 3)
    assert page.locator("main img").count() == 0
    assert page.locator("b:text-is('Bot')").count() == 0
    assert "<b>Bot</b>" in page.locator("main").inner_text()
