"""What is around every table: its log and its rules, clocks, who watches, speeds, sounds, and looks that are typed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from server.serving import Running

from .people import PHONE, House, Person
from .player import Player
from .tables import EDITIONS, give, lines_of, make, menu_of, play_some, sit, until_asked

TRACKS = ("banking", "crooked", "millionaire")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_line_of_the_log_leads_to_its_rule(house: House, server: Running, edition: str) -> None:
    person = house.person()
    sit(person, make(server, edition, ["person", "steady"]))
    play_some(person, 2)
    page = person.page
    line = page.locator("[data-part=log] li[tabindex]").last
    line.hover()
    link = line.locator("a[href*='/rules/']")
    rule = (link.get_attribute("href") or "").rsplit("#", 1)[1]
    link.click()
    expect(page.locator(f"[data-part=sheet] [data-rule={rule}]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=sheet]")).to_have_count(0)
    # By keys: the newest line is one stop, the arrows go to the others, and the next stop is the rule.
    line.focus()
    page.keyboard.press("ArrowUp")
    before = page.locator("[data-part=log] li[tabindex]").nth(-2)
    expect(before).to_be_focused()
    page.keyboard.press("Tab")
    expect(before.locator("a[href*='/rules/']")).to_be_focused()


SHORTENED = """(list) => {
  const height = `${list.clientHeight / 2}px`;
  list.style.flex = 'none';
  list.style.height = height;
  // Browsers report a scroll of the frame before only now.
  list.dispatchEvent(new Event('scroll'));
}"""
REST = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"


def test_a_log_that_becomes_shorter_still_shows_its_end(house: House, server: Running) -> None:
    person = house.person()
    sit(person, make(server, "banking", ["person", "steady"]))
    play_some(person, 8)
    log = person.page.locator("[data-part=log] ol")
    person.settle()
    assert log.evaluate(REST) < 2
    assert log.evaluate("(list) => list.scrollHeight > list.clientHeight / 2 + 80")
    log.evaluate(SHORTENED)
    person.settle()
    assert log.evaluate(REST) < 2
    # Somebody who reads further up is left there.
    log.evaluate("(list) => { list.scrollTop -= 80; }")
    person.settle()
    play_some(person, 2)
    assert log.evaluate(REST) > 40


LIT = "[...document.querySelectorAll('[data-space]:is(.hot, .lit)')].map((it) => it.dataset.space)"


@pytest.mark.parametrize(("edition", "plays"), [("banking", 8), ("crooked", 8), ("millionaire", 8), ("knockout", 5)])
def test_a_line_of_the_log_shows_the_spaces_that_it_is_about(
    house: House, server: Running, edition: str, plays: int
) -> None:
    person = house.person()
    sit(person, make(server, edition, ["person", "steady"]))
    play_some(person, plays)
    page = person.page
    lit: list[list[str]] = []
    for line in page.locator("[data-part=log] li[tabindex]").all()[-25:]:
        line.focus()
        lit.append(page.evaluate(LIT))
        line.blur()
        page.mouse.move(0, 0)
        line.hover()
        assert page.evaluate(LIT) == lit[-1], line.inner_text()
    assert len({code for codes in lit for code in codes}) > 2


def test_a_line_of_the_log_shows_the_cards_that_it_is_about(house: House, server: Running) -> None:
    person = house.person()
    sit(person, make(server, "deal", ["person", "steady"]))
    play_some(person, 8)
    page = person.page
    shown = 0
    for line in page.locator("[data-part=log] li[tabindex]").all():
        line.focus()
        shown += page.locator("[data-card].looked").count()
    assert shown > 0
    page.locator("[data-part=log] li[tabindex]").last.blur()
    expect(page.locator(".looked[data-card]")).to_have_count(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_a_phone_the_last_line_is_the_last_of_the_log(house: House, server: Running, edition: str) -> None:
    person = house.person(size=PHONE)
    sit(person, make(server, edition, ["person", "steady"]))
    page = person.page
    for plays in (2, 5, 8):
        play_some(person, plays)
        ticker = page.locator("[data-part=ticker]")
        if not ticker.count():
            break
        shown = ticker.locator("span").filter(has_not_text=re.compile("^$")).first.inner_text()
        ticker.click()
        page.locator("[data-part=sheet] [data-part=log] li").first.wait_for()
        assert lines_of(page)[-1] == shown
        page.keyboard.press("Escape")
        expect(page.locator("[data-part=sheet]")).to_have_count(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_looks_can_be_typed(house: House, server: Running, edition: str) -> None:
    person = house.person(language="fr")
    sit(person, make(server, edition, ["person", "steady"]))
    play_some(person, 4)
    page = person.page
    menu = menu_of(person)
    for word in ("where", "owe", "cards"):
        typed = page.locator("[data-part=command] input")
        typed.fill(word)
        typed.press("Enter")
        replies = page.locator("[data-part=command] [role=status] p")
        replies.first.wait_for()
        text = " ".join(replies.all_inner_texts())
        assert len(text) > 4
        assert not re.search(r"undefined|\[object|[{}$]|\bnone\b", text), text
        if word == "where" and edition in TRACKS:
            assert replies.count() == 2
            assert "Anna" in text
    # Looking is not playing.
    assert menu_of(person) == menu


def test_people_see_how_many_watch(house: House, server: Running) -> None:
    made = make(server, "banking", ["person", "steady"])
    player, friend = house.person(), house.person(language="fr")
    sit(player, made)
    watching = player.page.locator("[data-part=watching]")
    expect(watching).to_have_count(0)
    friend.go(f"/t/{made['table']}")
    friend.page.locator("main.frame").wait_for()
    expect(watching).to_have_text(re.compile(r"1\s+1 is watching"))
    expect(friend.page.locator("[data-part=watching]")).to_contain_text("regarde")
    friend.go("/about")
    expect(watching).to_have_count(0)


def ring_of(page: Page) -> float:
    """Return which part of a clock's ring is left."""
    dashes = page.locator("[role=timer] circle.left").first.get_attribute("stroke-dasharray") or ""
    return float(dashes.split()[0]) / 100


def test_a_clock_shows_the_time_that_is_left(house: House, server: Running) -> None:
    made = make(server, "banking", ["person", "person"], clock="decision", seconds=1000)
    person = house.person()
    late = 0

    def hasten(socket: WebSocketRoute) -> None:
        """Let time pass quickly: the server's clock messages arrive as if that many seconds were gone."""
        upstream = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            for clock in message.get("running", ()):
                clock["left"] -= late
            socket.send(json.dumps(message))

        upstream.on_message(told)

    person.page.route_web_socket("**/api/socket", hasten)
    give(person, made)
    person.go(f"/t/{made['table']}")
    page = person.page
    page.locator("[data-action=begin]").click()
    page.locator("[role=timer]").first.wait_for()
    assert 0.9 < ring_of(page) <= 1
    late = 600
    page.reload()
    page.locator("[role=timer]").first.wait_for()
    assert 0.3 < ring_of(page) <= 0.4
    # In the middle of a decision the clocks are sent again: somebody joins.
    late = 750
    friend = house.person()
    friend.go(f"/t/{made['table']}")
    friend.page.locator("main.frame").wait_for()
    page.wait_for_function(
        "() => parseFloat(document.querySelector('[role=timer] .left').getAttribute('stroke-dasharray')) <= 25"
    )
    assert 0.15 < ring_of(page) <= 0.25


ANIMATED = """
  window.__durations = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.__durations.push(typeof timing === 'number' ? timing : timing.duration);
    return animate.call(this, frames, timing);
  };
"""
HOP = 170


@pytest.mark.parametrize(
    ("speed", "is_still", "factor"), [("calm", False, 1), ("quick", False, 0.5), ("off", False, 0), ("calm", True, 0)]
)
def test_things_move_as_fast_as_one_likes(
    house: House, server: Running, speed: str, is_still: bool, factor: float
) -> None:
    made = make(server, "banking", ["person", "steady"])
    person = house.person(is_still=is_still)
    kept = {"language": "en", "name": "Anna", "speed": speed, "colour": "", "theme": "system", "sound": False}
    person.context.add_init_script(f"localStorage.setItem('rentier.preferences', {json.dumps(json.dumps(kept))})")
    person.context.add_init_script(ANIMATED)
    sit(person, made)
    page = person.page
    assert page.evaluate("document.documentElement.style.getPropertyValue('--speed')") == str(factor)
    until_asked(person)
    page.locator("[data-action=roll]").first.click()
    person.settle()
    if factor > 0:
        page.wait_for_function("(hop) => window.__durations.includes(hop)", arg=HOP * factor)
    else:
        assert len(lines_of(page)) > 1
        assert page.evaluate("window.__durations") == []


LISTENED = """
  window.__heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.__heard += 1; return start.apply(this, when); };
  }
"""


@pytest.mark.parametrize("is_wanted", [True, False], ids=["on", "off"])
def test_sounds_are_heard_only_by_who_wants_them(house: House, server: Running, is_wanted: bool) -> None:
    made = make(server, "banking", ["person", "steady"])
    person = house.person()
    person.context.add_init_script(LISTENED)
    sit(person, made)
    page = person.page

    def heard() -> int:
        count: int = page.evaluate("window.__heard")
        return count

    until_asked(person)
    assert heard() == 0
    page.locator("[data-part=header] [data-part=menu]").click()
    if is_wanted:
        page.locator("[data-part=sheet] [data-part=sound]").check()
        page.wait_for_function("() => window.__heard > 0")
    page.keyboard.press("Escape")
    # A page that nobody has touched stays silent, even if sounds are wanted.
    untouched = person.context.new_page()
    # To Chromium, Playwright touches a page by inspecting it.
    untouched.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })")
    untouched.goto(page.url)
    untouched.locator("main.frame [data-action]").first.wait_for()
    assert untouched.evaluate("window.__heard") == 0
    untouched.close()
    before = heard()
    page.bring_to_front()
    Player(person).play(until=lambda: len(person.plays) >= 2)
    assert (heard() > before) == is_wanted


def expect_pace(person: Person, pace: str) -> None:
    """Wait until the server says that the bots of the table are that fast."""
    for _ in range(100):
        syncs = [message for message in map(json.loads, person.heard) if message["is"] == "sync"]
        if syncs[-1]["settings"]["pace"] == pace:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"the bots are {syncs[-1]['settings']['pace']}, not {pace}")


def test_alone_with_bots_one_speed_rules_both(house: House, server: Running) -> None:
    person = house.person(name="Anna", speed="calm", is_still=False)
    sit(person, make(server, "banking", ["person", "steady"], pace="quick"))
    for pace in ("calm", "quick", "off"):
        expect_pace(person, pace)
        person.page.locator("[data-part=header] [data-part=speed]").click()


def test_with_friends_the_host_sets_the_pace_of_the_bots(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "person", "steady"], pace="quick")
    host, guest = house.person(name="Anna", speed="calm"), house.person(name="Ben", speed="calm")
    sit(host, made, seats=[0])
    give(guest, made, seats=[1], is_host=False)
    guest.go(f"/t/{made['table']}")
    guest.page.locator("[data-part=header] [data-part=menu]").click()
    expect(guest.page.locator("[data-part=pace-told]")).to_have_text("Bots: quick, set by the host.")
    expect(guest.page.locator("[data-part=sheet] [data-part=pace]")).to_have_count(0)
    host.page.locator("[data-part=header] [data-part=menu]").click()
    host.page.locator("[data-part=sheet] [data-part=pace]").select_option("off")
    expect(guest.page.locator("[data-part=pace-told]")).to_have_text("Bots: at once, set by the host.")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_touch_screen_shows_no_keys(house: House, server: Running, edition: str) -> None:
    person = house.person(size={"width": 820, "height": 1180}, has_mouse=False)
    sit(person, make(server, edition, ["person", "steady"]))
    until_asked(person)
    assert person.page.locator("main kbd:visible, main .key-help:visible").count() == 0
    expect(person.page.locator("[data-part=command]")).to_have_count(0)
