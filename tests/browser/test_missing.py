"""A dead link, a full, finished or private table, a wrong invite, a refused action: a sentence, and the next step."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from server.serving import Running

from .people import House
from .player import Player
from .tables import EDITIONS, give, make, sit, until_asked


def next_step(house: House, path: str, why: str) -> None:
    """Open an address as a stranger: the page explains why, and its main button leads on."""
    person = house.person()
    person.forgive("404", "403", "409")
    person.go(path)
    page = person.page
    main = page.locator(f"main[data-missing={why}]")
    main.wait_for()
    assert len(main.locator("h1").inner_text()) > 5
    assert len(main.locator("p").first.inner_text()) > 10
    main.locator("a.pri, button.pri").first.click()
    expect(page.locator("main[data-missing]")).to_have_count(0)
    page.locator("main h1").first.wait_for()


def test_an_address_that_is_nowhere(house: House) -> None:
    next_step(house, "/nowhere/at/all", "page")


def test_a_dead_link(house: House) -> None:
    next_step(house, "/t/nothing#invite", "table")


def test_a_replay_of_a_game_that_is_nowhere(house: House) -> None:
    next_step(house, "/t/nothing/replay", "table")


def test_a_dice_check_of_a_game_that_is_nowhere(house: House) -> None:
    next_step(house, "/t/nothing/check", "table")


def test_a_full_table(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "person"])
    next_step(house, f"/t/{made['table']}#{made['invite']}", "full")


def test_a_private_table_without_an_invite(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "open"], watched=False)
    next_step(house, f"/t/{made['table']}", "private")


def test_a_wrong_invite(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "open"])
    person = house.person()
    person.forgive("403", "401")
    person.go(f"/t/{made['table']}#{made['invite'][:-1]}x")
    page = person.page
    page.locator("[data-action=sit]").click()
    page.locator("main[data-missing=invite]").wait_for()
    assert page.locator("main[data-missing] a.btn, main[data-missing] button").count() > 0


def test_a_seat_that_went_to_another_device(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "steady"])
    key = made["seats"][0]
    link = f"/t/{made['table']}#seat={key['seat']}&key={key['secret']}"
    first, second = house.person(), house.person()
    first.go(link)
    first.page.locator("[data-part=lobby]").wait_for()
    # The link was good once.
    second.forgive("403", "401")
    second.go(link)
    second.page.locator("main h1").wait_for()
    assert second.page.locator("[data-action=begin]").count() == 0
    assert first.page.locator("[data-part=lobby]").count() == 1


def test_a_finished_table_shows_its_result_to_whoever_comes(house: House, server: Running) -> None:
    made = make(server, "knockout", ["person", "steady"])
    player = house.person()
    sit(player, made)
    Player(player).play()
    late = house.person()
    late.go(f"/t/{made['table']}#{made['invite']}")
    late.page.locator("main[data-part=result]").wait_for()
    late.page.locator("[data-part=standing] li").first.wait_for()
    record: dict[str, Any] = server.get(f"/api/tables/{made['table']}/record").body
    check_tampered(late.page, made["table"], record)


def check_tampered(page: Any, table: str, record: dict[str, Any]) -> None:
    """Give the page records that were changed afterwards: each is reported, at the place that is wrong."""
    proof = record["rentier"]
    other = {**proof, "nonces": [*proof["nonces"][:-1], "another"]}
    secret = {**proof, "secret": ("0" if proof["secret"][0] != "0" else "1") + proof["secret"][1:]}
    seed = ("0" if record["seed"][0] != "0" else "1") + record["seed"][1:]
    changed = {
        "seed": [{**record, "rentier": other}, {**record, "seed": seed}],
        "commitment": [{**record, "rentier": secret}],
    }
    page.goto(page.url.split("/t/")[0] + f"/t/{table}/check")
    state = page.locator("[data-part=check]")
    expect(state).to_have_attribute("data-state", "good")
    for check, records in changed.items():
        for it in records:
            file = {"name": "record.json", "mimeType": "application/json", "buffer": json.dumps(it).encode()}
            page.set_input_files("#record", file)
            expect(state).to_have_attribute("data-state", "bad")
            expect(page.locator(f"[data-check={check}]")).to_have_attribute("data-right", "false")
    file = {"name": "record.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.set_input_files("#record", file)
    expect(state).to_have_attribute("data-state", "good")


IMPOSSIBLE = {
    "banking": "end",
    "crooked": "end",
    "deal": "hotel brown",
    "knockout": "slide 500 100 0 600",
    "millionaire": "end",
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refused_action_says_why_and_by_which_rule(house: House, server: Running, edition: str) -> None:
    made = make(server, edition, ["person", "steady"])
    person = house.person()
    sit(person, made)
    page = person.page
    # A bot's action in the meantime would replace the refusal.
    until_asked(person)
    Player(person).look()
    page.locator("[data-part=command] input").fill(IMPOSSIBLE[edition])
    page.locator("[data-part=command] input").press("Enter")
    refusal = page.locator("[data-part=refusal]").first
    refusal.wait_for()
    assert len(refusal.inner_text()) > 20
    link = refusal.locator("a[href*='/rules/']")
    link.click()
    rule = (link.get_attribute("href") or "").rsplit("#", 1)[1]
    page.locator("[data-part=rules]").get_by_text(rule, exact=False).first.wait_for()


def age(server: Running, file: Path) -> None:
    """Let the tables of a server have been made by older rules."""
    server.stop()
    with sqlite3.connect(file) as database:
        (body,) = database.execute("SELECT body FROM entries WHERE kind = 'made'").fetchone()
        older = json.dumps({**json.loads(body), "rules_version": 0})
        database.execute("UPDATE entries SET body = ? WHERE kind = 'made'", [older])
    server.start()


def test_a_game_stopped_by_newer_rules_offers_a_rematch(browser: Browser, apart: Running, tmp_path: Path) -> None:
    made = make(apart, "deal", ["person", "steady"])
    house = House(browser, apart.url)
    anna = house.person()
    sit(anna, made)
    house.close()
    age(apart, tmp_path / "tables.sqlite")
    house = House(browser, apart.url)
    anna = house.person()
    give(anna, made)
    anna.go(f"/t/{made['table']}")
    anna.page.locator("main[data-missing=older] [data-action=rematch]").click()
    anna.page.locator("main.frame").wait_for()
    assert made["table"] not in anna.page.url
    house.close()


def test_a_table_of_another_version(browser: Browser, apart: Running, tmp_path: Path) -> None:
    made = make(apart, "deal", ["person", "steady"])
    age(apart, tmp_path / "tables.sqlite")
    house = House(browser, apart.url)
    next_step(house, f"/t/{made['table']}#{made['invite']}", "older")
    house.close()


def test_a_table_is_made_once_a_server_that_was_not_ready_is(house: House) -> None:
    """The server says that it is not ready, then a proxy that there is none; the page asks again by itself."""
    person = house.person(name="Anna")
    person.forgive("503", "502")
    page = person.page
    keys: list[str | None] = []
    held: list[Route] = []

    def answer(route: Route) -> None:
        keys.append(route.request.headers.get("idempotency-key"))
        if len(keys) == 1:
            fault = {"error": {"key": "table-not-stored", "sentence": "Not now."}}
            route.fulfill(status=503, headers={"Retry-After": "1"}, json=fault)
        elif len(keys) == 2:
            route.fulfill(status=502, body="<h1>Bad Gateway</h1>")
        else:
            held.append(route)

    person.go("/new/deal")
    page.locator("[data-action=make]").wait_for()
    page.route(lambda url: url.endswith("/api/tables"), lambda route: answer(route))
    page.locator("[data-action=make]").click()
    note = page.locator("[data-part=again]")
    expect(note).to_have_text("The server does not answer at the moment. Rentier keeps trying.")
    person.wait_until(lambda: bool(held))
    held[0].continue_()
    page.locator("main.frame").wait_for()
    expect(note).to_be_empty()
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert keys[0]
