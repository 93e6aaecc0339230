"""Who is here: somebody who closes the page is missed everywhere, a bot plays on, and they come back to their seat."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Running

from .people import DESK, PHONE, House, Person
from .player import Player
from .seated import SIZES, is_fit
from .tables import EDITIONS, give, make, play_some, sit, until_asked

HERE, GONE = 1, 0
"""The seats of Ben, who stays and is the host, and of Anna, who leaves."""


def awaited(person: Person) -> list[int]:
    """Return the seats that the game waits for, by the last message."""
    last = next(text for text in reversed(person.heard) if '"awaiting"' in text)
    awaiting: list[int] = json.loads(last)["awaiting"]
    return awaiting


def come(person: Person, made: dict[str, Any], seat: int, is_host: bool = False) -> None:
    """Bring somebody to a seat of a game that has begun."""
    give(person, made, seats=[seat], is_host=is_host)
    person.go(f"/t/{made['table']}")
    person.page.locator("main.frame").wait_for()
    person.settle()


def two(
    house: House, server: Running, edition: str, size: dict[str, int] = DESK, **how: Any
) -> tuple[Any, Person, Person]:
    """Bring two people to a table, who sit beside a bot; the first one is the host."""
    made = make(server, edition, ["person", "person", "steady"])
    host, guest = house.person(size=size, **how), house.person(**how)
    sit(host, made, seats=[HERE])
    come(guest, made, GONE)
    return made, host, guest


def play_until_waiting(host: Person, guest: Person) -> None:
    """Play for both until the game waits for the guest alone."""
    players = {HERE: Player(host), GONE: Player(guest)}
    for _ in range(300):
        host.settle()
        awaiting = awaited(host)
        if awaiting == [GONE]:
            return
        if HERE in awaiting:
            players[HERE].step()
        elif GONE in awaiting and len(awaiting) > 1:
            host.page.wait_for_timeout(20)
    raise AssertionError("the game never waits for the guest alone")


def say(person: Person, text: str) -> None:
    """Say something in the chat, which phones have in a sheet."""
    field = person.page.locator("[data-part=chat] input")
    field.fill(text)
    field.press("Enter")
    person.settle()


@SIZES
@pytest.mark.parametrize("edition", EDITIONS)
def test_somebody_who_leaves_is_missed_replaced_and_comes_back(
    house: House, server: Running, edition: str, size: dict[str, int]
) -> None:
    made, host, guest = two(house, server, edition, size)
    page = host.page
    marks = page.locator("[data-part=attendance]")
    expect(marks).to_have_count(0)
    play_until_waiting(host, guest)
    guest.page.close()
    # Within 5 seconds, in words, and as the headline.
    expect(page.locator("main h1").first).to_have_text("Anna is not here.", timeout=5000)
    expect(marks.and_(page.locator("[data-attendance=away]")).first).to_contain_text("not here", timeout=5000)
    is_fit(host)
    page.locator("[data-part=missing] [data-action=hand]").click()
    expect(page.locator("[data-part=missing]")).to_have_count(0)
    until_asked(host)
    back = house.person(size=size)
    come(back, made, GONE)
    expect(back.page.locator("main h1").first).to_have_text("A bot is playing for you.")
    is_fit(back)
    back.page.locator("[data-part=handed] [data-action=resume]").click()
    expect(back.page.locator("[data-part=handed]")).to_have_count(0)
    expect(marks).to_have_count(0)
    if size == DESK:
        notes = page.locator("[data-part=note]")
        told = [it.get_attribute("data-note") for it in notes.all()]
        assert [it for it in told if it in ("handed", "taken")] == ["handed", "taken"]


def back(house: House, server: Running, edition: str, size: dict[str, int]) -> Person:
    """Bring somebody back to their seat, for whom a bot has played meanwhile."""
    made, host, guest = two(house, server, edition)
    play_until_waiting(host, guest)
    guest.page.close()
    host.page.locator("[data-part=missing] [data-action=hand]").click()
    until_asked(host)
    # A single line needs no summary.
    play_some(host, 3)
    # On the same device, which knows when its reader left; whoever is back at once was not away.
    host.page.wait_for_timeout(5000)
    guest.page = guest.context.new_page()
    guest.page.set_viewport_size(size)  # type: ignore[arg-type]
    guest.watch()
    guest.go(f"/t/{made['table']}")
    guest.page.locator("[data-part=missed]").wait_for()
    return guest


def test_on_a_phone_what_was_missed_leaves_the_way_back_to_the_seat_free(house: House, server: Running) -> None:
    guest = back(house, server, "crooked", PHONE)
    guest.page.locator("[data-part=handed] [data-action=resume]").click(timeout=5000)
    expect(guest.page.locator("[data-part=handed]")).to_have_count(0)


OVER = """
(notice) => {
  const own = notice.getBoundingClientRect();
  const board = document.querySelector('[data-part=board]').getBoundingClientRect();
  return own.bottom > board.top && own.top < board.bottom && own.right > board.left && own.left < board.right;
}
"""
"""A script that says whether something lies over the board."""


def test_what_was_missed_does_not_lie_over_the_board_of_knockout(house: House, server: Running) -> None:
    guest = back(house, server, "knockout", DESK)
    missed = guest.page.locator("[data-part=missed]")
    for width, height in ((1440, 900), (1024, 768), (820, 1100), (740, 360), (360, 740)):
        guest.page.set_viewport_size({"width": width, "height": height})
        is_fit(guest)
        assert not missed.evaluate(OVER), (width, height)
    missed.locator("[data-action=missed-read]").click()
    expect(missed).to_have_count(0)


CUT = """
(all) => all.flatMap((mark) => {
  mark.scrollIntoView({ block: 'center' });
  const words = mark.querySelector('span:not(.sr)');
  if (!words?.checkVisibility()) return [];
  const box = words.getBoundingClientRect();
  const top = document.elementFromPoint(box.right - 2, box.top + box.height / 2);
  return words.scrollWidth > words.clientWidth || !mark.contains(top) ? [words.innerText] : [];
})
"""
"""A script that lists the marks whose words end early or lie under something else."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_a_phone_there_is_room_for_the_words_about_somebody_who_is_not_here(
    house: House, server: Running, edition: str
) -> None:
    _, host, guest = two(house, server, edition, PHONE, language="fr")
    play_until_waiting(host, guest)
    guest.page.close()
    marks = host.page.locator("[data-part=attendance]")
    hand = host.page.locator("[data-part=missing] [data-action=hand]")
    expect(hand).to_be_visible()
    assert marks.evaluate_all(CUT) == []
    hand.click()
    expect(marks.and_(host.page.locator("[data-attendance=played]")).first).to_be_attached()
    host.settle()
    assert marks.evaluate_all(CUT) == []


def test_a_guest_waits_a_while_before_a_bot_may_play(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "person"])
    host, guest = house.person(), house.person()
    sit(host, made, seats=[0])
    come(guest, made, 1)
    players = {0: Player(host), 1: Player(guest)}
    for _ in range(100):
        if (asked := awaited(guest)) == [0]:
            break
        players[asked[0]].step()
        host.settle()
        guest.settle()
    assert asked == [0]
    # The time that the page has seen somebody gone, sped up.
    guest.page.clock.install()
    host.page.close()
    missing = guest.page.locator("[data-part=missing]")
    expect(missing).to_have_text(re.compile(r"In \d+ seconds you can let a bot play for Anna\."))
    assert missing.locator("[data-action=hand]").count() == 0
    guest.page.clock.fast_forward(61_000)
    expect(missing.locator("[data-action=hand]")).to_be_visible()
    # The server has its own clock, and says so.
    missing.locator("[data-action=hand]").click()
    expect(guest.page.get_by_text("only the host may do this earlier").first).to_be_attached()


@pytest.mark.parametrize("edition", ["deal", "knockout"])
def test_whoever_resigns_is_out_and_goes_on_to_the_result_and_the_rematch(
    house: House, server: Running, edition: str
) -> None:
    person = resigned(house, server, edition)
    page = person.page
    out = page.locator("[data-part=out]")
    expect(out).to_contain_text("You are out.")
    [sent] = [it for it in person.sent if it.get("do") == "resign"]
    person.settle()
    assert person.answers[sent["id"]]["ok"]
    assert page.locator("main[data-missing]").count() == 0
    is_fit(person)
    out.locator("[data-action=watch-on]").click()
    expect(out).to_have_count(0)
    page.reload()
    # Against bots alone, they need not be slow.
    out.locator("[data-action=finish]").click()
    page.locator("[data-action=result]").click(timeout=120_000)
    page.locator("[data-action=rematch]").click()
    page.locator("main.frame").wait_for()
    person.settle()
    assert json.loads(next(it for it in reversed(person.heard) if '"is":"sync"' in it))["you"] == [0]


def test_whoever_resigns_at_a_board_goes_out_by_the_rules_and_is_told_by_the_headline(
    house: House, server: Running
) -> None:
    person = resigned(house, server, "banking")
    expect(person.page.locator("[data-part=ask]")).to_contain_text("You are out of the game.")
    assert person.page.locator("[data-part=out]").count() == 0


def resigned(house: House, server: Running, edition: str) -> Person:
    """Let somebody give up at a table with two bots."""
    person = house.person()
    sit(person, make(server, edition, ["person", "steady", "steady"], pace="calm"))
    page = person.page
    page.locator("[data-part=header] [data-part=menu]").click()
    page.locator("[data-action=resign]").click()
    assert not [it for it in person.sent if it.get("do") == "resign"], "it is asked first"
    page.locator("[data-action=sure]").click()
    return person


def test_a_new_line_of_the_chat_shows_on_a_phone(house: House, server: Running) -> None:
    _, host, guest = two(house, server, "deal", PHONE)
    say(guest, "Hello Ben")
    page = host.page
    expect(page.locator("[data-part=fresh]")).to_have_text("Anna says: Hello Ben")
    expect(page.locator("[data-part=unread]")).to_contain_text("1 new message")
    is_fit(host)
    page.locator("[data-part=ticker]").click()
    expect(page.locator("[data-part=chat] li")).to_contain_text("Anna Hello Ben")
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=unread]")).to_have_count(0)


def test_a_device_without_a_network_is_told_at_once_and_what_it_missed_afterwards(
    house: House, server: Running
) -> None:
    made = make(server, "deal", ["person", "person"])
    here, away = house.person(), house.person()
    away.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    sit(here, made, seats=[0])
    come(away, made, 1)
    away.context.set_offline(True)
    expect(away.page.locator("[data-part=banner]")).to_contain_text("The connection is lost", timeout=2000)
    expect(here.page.locator("[data-attendance=away]")).to_be_visible(timeout=6000)
    say(here, "Are you there?")
    expect(here.page.locator("[data-note=away]")).to_have_count(1)
    player = Player(here)
    before = len(here.plays)
    for _ in range(100):
        if awaited(here) != [0]:
            break
        player.step()
        here.settle()
    assert awaited(here) != [0]
    away.context.set_offline(False)
    missed = away.page.locator("[data-part=missed]")
    # A single line needs no summary.
    if len(here.plays) > before + 1:
        expect(missed).to_contain_text("Anna")
        is_fit(away)
        told = missed.inner_text()
        if awaited(away) == [1]:
            # What the reader sees or does after that is no part of it, and whoever plays has caught up.
            Player(away).step()
            away.settle()
            assert missed.count() == 0 or missed.inner_text() == told
        if missed.count():
            missed.locator("[data-action=missed-read]").click()
        expect(missed).to_have_count(0)
    expect(here.page.locator("[data-attendance=away]")).to_have_count(0)
    expect(here.page.locator("[data-note=back]")).to_have_count(1)


def test_a_guest_is_offered_an_object_that_nobody_has(house: House) -> None:
    host, guest = house.person(name="Anna"), house.person(name="Mia")
    host.go("/")
    host.page.locator("[data-edition=deal]").click()
    host.page.locator("[data-action=make-open]").click()
    guest.go(host.page.locator("[data-part=link]").input_value())
    objects = guest.page.locator("[data-part=join] .objects input")
    expect(objects.nth(0)).to_be_disabled()
    expect(objects.nth(1)).to_be_checked()
    guest.page.locator("[data-action=sit]").click()
    # What was shown is what they get.
    expect(guest.page.locator("[data-part=lobby] li", has_text="Mia").locator(".tok")).to_have_class(re.compile("p2"))


def test_the_host_changes_the_table_before_the_game(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "open", "steady"])
    host, guest = house.person(), house.person(name="Mia")
    give(host, made)
    host.go(f"/t/{made['table']}")
    guest.go(f"/t/{made['table']}#{made['invite']}")
    guest.page.locator("[data-action=sit]").click()
    lobby = guest.page.locator("[data-part=lobby]")
    expect(lobby).to_contain_text("The host starts the game.")
    assert guest.page.locator("[data-action=begin], [data-action=change], [data-action=add-seat]").count() == 0
    page = host.page
    seats = page.locator("[data-part=seats] li")
    expect(seats).to_have_count(3)
    page.locator("[data-action=add-seat]").click()
    expect(seats).to_have_count(4)
    seats.nth(3).locator("select").select_option("bot random")
    expect(guest.page.locator("[data-part=seats] li[data-kind=bot]")).to_have_count(2)
    page.locator("[data-action=drop-seat]").click()
    expect(guest.page.locator("[data-part=seats] li")).to_have_count(3)
    page.locator("[data-action=change]").click()
    changes = page.locator("[data-part=changes]")
    changes.get_by_text("quick", exact=True).first.click()
    is_fit(host)
    changes.locator("[data-action=save]").click()
    expect(changes).to_have_count(0)
    assert server.get(f"/api/tables/{made['table']}").body["settings"]["pace"] == "quick"
    # Removing is asked once; the guest reads why they are out, and what they can do.
    seats.nth(1).locator("[data-action=remove]").click()
    expect(guest.page.locator("[data-part=lobby]")).to_be_visible()
    seats.nth(1).locator("[data-action=remove-sure]").click()
    out = guest.page.locator("main[data-missing=removed]")
    expect(out).to_contain_text("The host removed you from this table.")
    is_fit(guest)
    out.locator("[data-action=watch]").click()
    guest.page.locator("[data-part=lobby]").wait_for()
    page.locator("[data-action=begin]").click()
    page.locator("main.frame").wait_for()
    guest.page.locator("main.frame").wait_for()


def test_the_host_mutes_somebody_and_slows_the_talk_down(house: House, server: Running) -> None:
    made, host, guest = two(house, server, "deal")
    page = host.page
    page.locator("[data-part=header] [data-part=menu]").click()
    people = page.locator("[data-part=people]")
    mute = people.locator(f"[data-seat='{GONE}'] [data-action=mute]")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    is_fit(host)
    chat = guest.page.locator("[data-part=chat]")
    expect(chat).to_contain_text("The host has muted you at this table.")
    expect(chat.locator("input")).to_have_count(0)
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    people.locator("[data-part=slow]").select_option("60")
    page.keyboard.press("Escape")
    say(guest, "Hello")
    expect(page.locator("[data-part=chat] li")).to_contain_text("Anna Hello")
    assert server.get(f"/api/tables/{made['table']}").body["settings"]["slow"] == 60
    # What comes too soon stays in the field.
    say(guest, "Hello again")
    expect(chat.locator("input")).to_have_value("Hello again")
    expect(guest.page.locator("[data-part=refusal]").first).to_contain_text("slowed down")
    expect(page.locator("[data-part=chat] li")).to_have_count(1)


def test_a_latecomer_takes_a_seat_that_the_host_offers(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "steady", "steady"])
    host, late = house.person(), house.person(name="Mia")
    sit(host, made)
    link = f"/t/{made['table']}#{made['invite']}"
    late.go(link)
    late.page.locator("main[data-missing=begun]").wait_for()
    page = host.page
    page.locator("[data-part=header] [data-part=menu]").click()
    people = page.locator("[data-part=people]")
    people.locator("[data-seat='1'] [data-action=offer]").click()
    assert people.locator("[data-part=link]").input_value().endswith(made["invite"])
    is_fit(host)
    late.page.locator("[data-part=join]").wait_for()
    is_fit(late)
    late.page.locator("[data-action=sit]").click()
    late.page.locator("main.frame").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-note=sat]")).to_have_text("Mia takes the seat of Ben.")
    late.settle()


def test_the_old_invite_stops_when_the_host_makes_a_new_one(house: House, server: Running) -> None:
    made = make(server, "deal", ["person", "open"])
    host = house.person()
    give(host, made)
    host.go(f"/t/{made['table']}")
    field = host.page.locator("[data-part=link]")
    old = field.input_value()
    host.page.locator("[data-action=new-invite]").click()
    expect(field).not_to_have_value(old)
    guest = house.person()
    guest.forgive("403")
    guest.go(old)
    guest.page.locator("[data-action=sit]").click()
    guest.page.locator("main[data-missing=invite]").wait_for()
    other = house.person()
    other.go(field.input_value())
    other.page.locator("[data-action=sit]").click()
    other.page.locator("[data-part=lobby]").wait_for()
