"""The pages around the tables: rules, replay, check of the dice, people who meet, and the games of a device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import rentier
from rentier.bots import character_names
from server.serving import QUICK, Running

from .people import DESK, PHONE, House, Person
from .player import Player
from .tables import EDITIONS, give, lines_of, make, sit

LENGTH: dict[str, dict[str, int]] = {"banking": {"round_limit": 2}, "deal": {"turn_limit": 4}}
TRACKS = ("banking", "crooked", "millionaire")


def finished(server: Running, edition: str = "banking") -> str:
    """Let a person and a bot play a short game to its end, without pages, and return the table."""
    client = server.client()
    made = client.make(edition, ["person", "steady"], name="Anna", options=LENGTH[edition], settings=QUICK)
    with client.join(made.table, made.seats, made.host) as table:
        table.begin()
        while (seat := table.wait()) is not None:
            menu = table.menu(seat)
            table.play(seat, "end" if "end" in menu else menu[0])
    return made.table


def take_turns(people: list[Person], most: int) -> None:
    """Let people with one seat each play when asked, until the game is over or `most` choices are made."""
    players = [Player(person, seed) for seed, person in enumerate(people)]
    for _ in range(most):
        for person in people:
            person.settle()
        last = json.loads(next(text for text in reversed(people[0].heard) if '"awaiting"' in text))
        if last["over"]:
            return
        players[last["awaiting"][0]].step()


# Rules


def test_rules_are_found_by_number_and_by_word(house: House) -> None:
    person = house.person()
    person.go("/rules/banking")
    page = person.page
    search, rows = page.locator("[data-part=rules] input[type=search]"), page.locator("[data-rule]")
    rows.first.wait_for()
    whole = rows.count()
    search.fill("EB-53")
    expect(rows.first).to_have_attribute("data-rule", "EB-53")
    search.fill("apartments hotel")
    expect(rows.first).not_to_have_attribute("data-rule", "EB-53")
    assert 0 < rows.count() < whole
    for text in rows.all_inner_texts():
        assert "apartment" in text.lower()
        assert "hotel" in text.lower()
    search.fill("zeppelin")
    expect(rows).to_have_count(0)
    expect(page.locator("[data-part=rules] [role=status]")).not_to_be_empty()
    search.fill("")
    expect(rows).to_have_count(whole)


def test_cards_and_rows_of_tables_are_found_too(house: House) -> None:
    person = house.person()
    person.go("/rules/millionaire")
    page = person.page
    page.locator("[data-rule]").first.wait_for()
    page.locator("[data-part=rules] input[type=search]").fill("royalties")
    expect(page.locator("[data-part=row]")).to_have_count(1)
    expect(page.locator("[data-part=row]")).to_contain_text("50K/100K/150K")
    expect(page.locator("[data-part=rules] [role=status]")).to_have_text("One passage")


def test_a_reading_is_folded_except_where_it_was_asked_for(house: House) -> None:
    person = house.person()
    person.go("/rules/deal#DL-48")
    page = person.page
    asked, other = page.locator("#DL-48 details"), page.locator("#DL-44 details")
    expect(asked).to_have_attribute("open", "")
    expect(asked).to_contain_text("Where the rulebook sums the cards up")
    expect(other.locator("p")).not_to_be_visible()
    other.locator("summary").click()
    expect(other.locator("p")).to_be_visible()
    page.locator("[data-part=rules] input[type=search]").fill("sums the cards up")
    expect(page.locator("[data-rule=DL-43] details")).to_have_attribute("open", "")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_page_of_rules_teaches_with_drawings(house: House, size: dict[str, int], language: str) -> None:
    person = house.person(size=size, language=language)
    drawn = {"deal": ".card", "crooked": ".note svg", "banking": ".deed", "millionaire": ".deed"}
    for edition, thing in drawn.items():
        person.go(f"/rules/{edition}")
        page = person.page
        first = page.locator("[data-part=rules] section").first
        expect(first.locator("h2")).to_have_text({"en": "In one minute", "fr": "En une minute"}[language])
        expect(first.locator("ol li").nth(3)).to_be_visible()
        expect(page.locator(f"[data-part=rules] figure {thing}").first).to_be_visible()
        assert "web-" not in " ".join(page.locator("[data-part=rules] figure").all_inner_texts())
        # What a screen reader hears instead.
        expect(page.locator("[data-part=rules] figcaption").first).not_to_be_empty()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_tables_of_rules_need_no_scrolling_sideways_on_a_phone(house: House, language: str) -> None:
    person = house.person(size=PHONE, language=language)
    for edition in EDITIONS:
        person.go(f"/rules/{edition}")
        tables = person.page.locator("[data-part=rules] table")
        tables.first.wait_for()
        cut = person.page.locator("[data-part=rules] .table").evaluate_all(
            "(all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.innerText.slice(0, 80))"
        )
        assert cut == [], edition
        # Every cell still says which column it is of.
        row = tables.first.locator("tbody tr").first
        assert row.locator("td").nth(1).get_attribute("data-head"), edition


def test_the_shelf_says_from_which_age_on_a_game_is_played(house: House) -> None:
    person = house.person()
    person.go("/")
    for edition in ("deal", "millionaire", "crooked", "knockout"):
        expect(person.page.locator(f"#about-{edition}")).to_contain_text("age\u00a08+")
    expect(person.page.locator("#about-banking")).not_to_contain_text("8+")


# Replay and the check of the dice


def test_a_link_to_a_moment_opens_at_it(house: House, server: Running) -> None:
    table = finished(server)
    person = house.person()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.go(f"/t/{table}/replay")
    page, scrubber = person.page, person.page.locator("[data-part=scrubber]")
    expect(scrubber).to_have_value("0")
    page.locator("[data-part=replay] [data-part=eyes]").select_option("1")
    scrubber.fill("7")
    expect(scrubber).to_have_value("7")
    page.locator("[data-part=replay] [data-action=link]").click()
    expect(page.locator("[data-part=replay]")).to_contain_text(re.compile("copied", re.I))
    link = page.evaluate("navigator.clipboard.readText()")
    friend = house.person(size=PHONE)
    friend.go(link)
    expect(friend.page.locator("[data-part=scrubber]")).to_have_value("7")
    expect(friend.page.locator("[data-part=eyes]")).to_have_value("1")
    expect(friend.page.locator("[data-part=ticker]")).to_contain_text(lines_of(page)[-1])
    # Beyond the end there is nothing: the game is shown from its beginning.
    friend.forgive("400")
    friend.go(f"/t/{table}/replay?at=99999")
    expect(friend.page.locator("[data-part=scrubber]")).to_have_value("0")


def test_a_replay_by_keys_and_at_any_speed(house: House, server: Running) -> None:
    person = house.person(is_still=False)
    person.go(f"/t/{finished(server)}/replay")
    page, scrubber = person.page, person.page.locator("[data-part=scrubber]")
    expect(scrubber).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(scrubber).to_have_value("1")
    speeds = page.locator("[data-part=replay] [data-part=speed]")
    speeds.select_option(index=speeds.locator("option").count() - 1)
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "", timeout=120_000)


@pytest.mark.parametrize("spoilt", ["draws", "rolls"])
def test_the_check_finds_a_draw_that_was_spoilt(house: House, server: Running, spoilt: str) -> None:
    table = finished(server)
    person = house.person()

    def spoil(route: Route) -> None:
        answer = route.fetch()
        body: dict[str, Any] = answer.json()
        if spoilt == "draws":
            draw = next(draw for step in body["steps"] for draw in step["draws"] if len(draw["came"]) > 1)
            draw["came"][:2] = draw["came"][1::-1]
        else:
            event = next(event for step in body["steps"] for event in step["events"] if event["event"] == "rolled")
            event["first"] = event["first"] % 6 + 1
        route.fulfill(response=answer, json=body)

    person.page.route("**/api/tables/*/replay*", spoil)
    person.go(f"/t/{table}/check")
    page = person.page
    expect(page.locator("[data-part=check]")).to_have_attribute("data-state", "bad")
    wrong = {it.get_attribute("data-check") for it in page.locator("[data-check][data-right=false]").all()}
    assert spoilt in wrong
    page.unroute("**/api/tables/*/replay*")
    page.reload()
    expect(page.locator("[data-part=check]")).to_have_attribute("data-state", "good")


# People


def test_two_people_read_one_table_in_two_languages(house: House, server: Running) -> None:
    made = make(server, "banking", ["person", "person"], names=["Anna", "Ben"])
    anna, ben = house.person(language="en"), house.person(language="fr")
    give(ben, made, seats=[1], is_host=False)
    sit(anna, made, seats=[0])
    ben.go(f"/t/{made['table']}")
    ben.page.locator("main.frame").wait_for()
    take_turns([anna, ben], 12)
    say = anna.page.locator("[data-part=chat] input")
    say.fill("Bonjour Ben!")
    say.press("Enter")
    for person in (anna, ben):
        expect(person.page.locator("[data-part=chat] li")).to_contain_text("Bonjour Ben!")
        person.settle()
    english, french = lines_of(anna.page), lines_of(ben.page)
    # How many there are depends on the dice.
    assert min(len(english), len(french)) > 4
    assert any(" roll" in line for line in english)
    assert any(" avance jusqu’à" in line for line in french)
    assert not set(english) & set(french)
    # Everybody reads why something cannot be done in their own language.
    for person, no in ((anna, "No."), (ben, "Non.")):
        typed = person.page.locator("[data-part=command] input")
        typed.fill("mortgage boardwalk")
        typed.press("Enter")
        expect(person.page.locator("[data-part=refusal]").first).to_contain_text(no)


def test_a_rematch_with_the_same_people(house: House, server: Running) -> None:
    made = server.post(
        "/api/tables",
        {
            "edition": "deal",
            "options": {"turn_limit": 2},
            "settings": QUICK,
            "seats": [{"kind": "person", "name": name} for name in ("Anna", "Ben")],
        },
    ).body | {"edition": "deal"}
    anna, ben = house.person(), house.person()
    give(ben, made, seats=[1], is_host=False)
    sit(anna, made, seats=[0])
    ben.go(f"/t/{made['table']}")
    ben.page.locator("main.frame").wait_for()
    take_turns([anna, ben], 100)
    for person in (anna, ben):
        Player(person).play()
        person.page.locator("main[data-part=result]").wait_for()
    ben.page.locator("[data-action=rematch]").click()
    anna.page.locator("[data-part=result] [role=status]").wait_for()
    anna.page.locator("[data-action=rematch]").click()
    for person in (anna, ben):
        seats = person.page.locator("[data-part=lobby] [data-seat]")
        expect(seats).to_have_count(2)
        expect(seats.nth(0)).to_contain_text("Anna")
        expect(seats.nth(1)).to_contain_text("Ben")
    assert anna.page.url == ben.page.url
    assert made["table"] not in anna.page.url
    anna.page.locator("[data-action=begin]").click()
    for seat, person in enumerate((anna, ben)):
        person.page.locator("main.frame").wait_for()
        person.settle()
        own = json.loads(next(text for text in reversed(person.heard) if '"seen"' in text))["seen"]
        assert [it["seat"] for it in own] == [seat]


def test_a_waiting_seat_goes_to_another_device_by_its_link(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "steady"])
    first, second = house.person(), house.person(size=PHONE)
    give(first, made)
    first.go(f"/t/{made['table']}")
    first.page.locator("[data-action=move]").click()
    second.go(first.page.locator("[data-part=move] [data-part=link]").input_value())
    second.page.locator("[data-part=lobby]").wait_for()
    assert "key=" not in second.page.url
    # The host's rights stay where they are, and the seat is the other device's.
    expect(second.page.locator("[data-action=move]")).to_have_count(1)
    first.page.locator("main[data-missing=moved]").wait_for()
    second.page.reload()
    second.page.locator("[data-action=begin]").click()
    second.page.locator("main.frame").wait_for()


# The shelf and the games of this device


def test_a_link_from_the_shelf_and_a_game_that_is_forgotten(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "open"])
    person = house.person(size=PHONE, name="Maud")
    person.go("/")
    page = person.page
    page.locator("[data-part=shelf] .join button").click()
    field = page.locator("[data-part=join-by-code] input")
    field.fill("what?")
    field.press("Enter")
    expect(page.locator("[data-part=join-by-code] [role=alert]")).not_to_be_empty()
    field.fill(f"{server.url}/t/{made['table']}#{made['invite']}")
    field.press("Enter")
    page.locator("[data-action=sit]").click()
    expect(page.locator("[data-part=lobby] [data-seat='1']")).to_contain_text("Maud")
    person.go("/games")
    row = page.locator(f"[data-part=games] [data-table='{made['table']}']")
    row.locator("button").last.click()
    row.locator("[data-action=forget]").click()
    expect(row).to_have_count(0)
    page.reload()
    page.locator("main h1").wait_for()
    expect(page.locator("[data-part=games] li")).to_have_count(0)


# The shelf


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_of_bots_can_be_chosen_at_every_width(house: House, language: str) -> None:
    person = house.person(language=language)
    page = person.page
    person.go("/")
    page.locator("[data-edition=knockout]").click()
    levels = page.locator("[data-part=start] fieldset").first.locator("label")
    levels.first.wait_for()
    for width in (360, 740, 1024, 1180, 1280, 1440):
        page.set_viewport_size({"width": width, "height": 740})
        panel = page.locator("[data-part=start]").bounding_box()
        assert panel is not None
        for level in levels.all():
            box = level.bounding_box()
            assert box is not None
            assert panel["x"] <= box["x"]
            assert box["x"] + box["width"] <= panel["x"] + panel["width"], (width, level.inner_text())
        levels.last.click()
        expect(levels.last.locator("input")).to_be_checked()
        levels.first.click()


def test_a_character_is_chosen_at_set_up_and_a_surprise_fills_the_lobby(house: House) -> None:
    person = house.person()
    page = person.page
    person.go("/new/banking")
    seats = page.locator("li select")
    seats.nth(1).select_option("bot miser")
    expect(page.locator("li[data-seat='1']")).to_contain_text("keeps its money together")
    seats.nth(2).select_option("open")
    seats.nth(3).select_option("bot surprise")
    page.locator("[data-action=make]").click()
    page.locator("[data-part=fill]").select_option("bot surprise")
    expect(page.locator("li[data-seat='1']")).to_contain_text("keeps its money together")
    drawn = page.locator("li[data-seat='3'] select").input_value().removeprefix("bot ")
    assert drawn in character_names("banking")
    page.locator("[data-action=begin]").click()
    page.locator("[data-part=log]").first.wait_for()


@pytest.mark.parametrize(
    ("language", "names", "licence"),
    [
        ("en", "the names of streets and of some cards are those of the published games", "Free software"),
        ("fr", "les noms des rues et de certaines cartes sont ceux des jeux publiés", "Logiciel libre"),
    ],
)
def test_the_page_about_the_app_says_what_is_not_our_own(house: House, language: str, names: str, licence: str) -> None:
    person = house.person(language=language)
    person.go("/about")
    expect(person.page.locator("main")).to_contain_text(names)
    expect(person.page.locator("main")).to_contain_text(f"Version {rentier.__version__}. {licence}")


def test_a_line_of_the_chat_keeps_its_author_when_the_seat_changes_hands(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "open"])
    client = server.client()
    ben = client.sit(made["table"], made["invite"], "Ben")
    with client.join(made["table"], [ben]) as table:
        table.say(ben.seat, "See you!")
    client.leave(made["table"], ben)
    client.sit(made["table"], made["invite"], "Mia")
    anna = house.person()
    give(anna, made, seats=[0])
    anna.go(f"/t/{made['table']}")
    expect(anna.page.locator("[data-part=seats]")).to_contain_text("Mia")
    expect(anna.page.locator("[data-part=chat] li")).to_have_text("Ben See you!")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_takes_the_free_seats_is_one_line_on_a_phone(house: House, server: Running, language: str) -> None:
    made = make(server, "banking", ["person", "open", "open"])
    anna = house.person(size=PHONE, language=language)
    give(anna, made, seats=[0])
    anna.go(f"/t/{made['table']}")
    choice = anna.page.locator("[data-part=fill]")
    choice.wait_for()
    line, chosen = choice.locator("..").bounding_box(), choice.bounding_box()
    assert line
    assert chosen
    # The words stand beside the choice, not above it.
    assert line["height"] == chosen["height"]
    assert chosen["x"] > line["x"] + 100
