"""Knockout's own ways: aiming by mouse, finger, keys and numbers, a refused slide, jail, and the end of a round."""

from __future__ import annotations

import json
import re
from math import cos, hypot, radians, sin, sqrt
from typing import Any

from playwright.sync_api import Locator, Page, expect

from server.serving import Running

from .people import PHONE, House, Person
from .positions import place
from .tables import sit

LENGTH, WIDTH = 980, 270
NEAR = 3.0
"""A pixel of a board on a phone is 2 mm."""


def to(x: float, y: float) -> str:
    """Write the slide that brings a token straight ahead to a place, with nothing in its way (KO-60)."""
    return f"slide {x:g} 105 0 {round(sqrt(2 * 981 * (y - 105)))}"


FIRST_ROUND = [
    *(to(x, y) for x, y in ((225, 857), (45, 857), (225, 792), (45, 792))),
    *(to(x, y) for x, y in ((225, 662), (45, 662), (225, 597), (45, 597))),
]
"""Two players slide one after the other, and earn something without being asked."""
THREE_EACH = [
    to(x, y)
    for y, columns in (
        (857, (45, 225)),
        (792, (45, 135, 225)),
        (662, (45, 135, 225)),
        (597, (45, 135, 225)),
        (532, (45,)),
    )
    for x in columns
]
"""Four players have slid three tokens each, none of which touched another."""

STEPS = """
() => {
  const seen = (window.__seen = []);
  const note = () => {
    const step = document.querySelector('ol [aria-current=step]')?.textContent.trim() ?? '';
    const lines = document.querySelectorAll('[data-part=receipts] li:not(.none, .sum, .all)').length;
    const last = seen.at(-1);
    if (last?.step !== step || last?.lines !== lines) seen.push({ step, lines });
  };
  const all = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}
"""
"""A script that notes each change of the step being counted, and of the number of lines in the receipts."""


def board_of(page: Page) -> Locator:
    return page.locator("[data-part=aim]")


def point(page: Page, x: float, y: float) -> tuple[float, float]:
    """Return where a place of the board is on the screen, whichever way the board lies."""
    box = board_of(page).bounding_box()
    assert box
    if box["width"] > box["height"]:
        return box["x"] + y * box["width"] / LENGTH, box["y"] + x * box["height"] / WIDTH
    return box["x"] + x * box["width"] / WIDTH, box["y"] + (LENGTH - y) * box["height"] / LENGTH


def aimed(page: Page) -> tuple[float, float, float]:
    """Read the three numbers: place, angle, strength."""
    fields = page.locator("[data-part=actions] [role=spinbutton]").all()
    x, angle, speed = (float(it.input_value().replace(",", ".")) for it in fields)
    return x, angle, speed


def rest_of(person: Person) -> list[float]:
    """Return where the last token that was slid came to rest, as the server sent it."""
    for text in reversed(person.heard):
        message: dict[str, Any] = json.loads(text)
        slides = [it for it in message.get("events", []) if it["event"] == "slid"]
        if message["is"] == "news" and slides:
            return next(rest[1:] for rest in slides[-1]["rests"] if rest[0] == slides[-1]["token"])
    raise AssertionError("nothing was slid")


def slide_by(page: Page, person: Person) -> str:
    """Let the token go, and return the action that this sent."""
    page.locator("[data-action=slide]").click()
    person.settle()
    return person.plays[-1]


def test_a_token_is_aimed_by_pointing_with_the_mouse(house: House, server: Running) -> None:
    person = house.person()
    sit(person, place(server, "knockout", "oo", 1), seats=[0])
    page = person.page
    page.mouse.move(*point(page, 135, 100))
    page.mouse.down()
    page.mouse.move(*point(page, 190, 500), steps=4)
    page.mouse.move(*point(page, 225, 660), steps=4)
    page.mouse.up()
    expect(page.locator("[data-space=marvin]")).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("[data-part=actions]")).to_contain_text("it stops on Marvin Gardens")
    assert slide_by(page, person).startswith("slide 135 100 ")
    x, y = rest_of(person)
    assert hypot(x - 225, y - 660) < NEAR, (x, y)


def test_a_token_is_pulled_back_like_a_sling(house: House, server: Running) -> None:
    person = house.person()
    sit(person, place(server, "knockout", "oo", 1), seats=[0])
    page = person.page
    page.get_by_label("Slide when I let go of a pulled token").check()
    page.mouse.move(*point(page, 135, 100))
    page.mouse.down()
    page.mouse.move(*point(page, 130, 48), steps=5)
    # Away from the hand, and faster the farther it was pulled.
    _, angle, speed = aimed(page)
    assert 4 < angle < 7
    assert 980 < speed < 1110
    assert person.plays == []
    page.mouse.up()
    person.settle()
    assert len(person.plays) == 1
    x, y = rest_of(person)
    way = speed * speed / (2 * 981)
    assert hypot(x - 135 - way * sin(radians(angle)), y - 100 - way * cos(radians(angle))) < NEAR, (x, y)


def test_a_token_is_aimed_with_a_finger(house: House, server: Running) -> None:
    person = house.person(size=PHONE)
    sit(person, place(server, "knockout", "oo", 1), seats=[0])
    page = person.page
    expect(page.locator("[data-part=round]")).to_have_text("Round 1 of 2")
    devtools = person.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # The token is put elsewhere behind GO, then the finger draws the line from it.
    touch("touchStart", point(page, 200, 60))
    touch("touchEnd")
    assert abs(aimed(page)[0] - 200) < NEAR
    touch("touchStart", point(page, aimed(page)[0], 60))
    for ahead in (200, 300, 400):
        touch("touchMove", point(page, 200, ahead))
    touch("touchEnd")
    assert page.evaluate("scrollY") == 0
    slide_by(page, person)
    x, y = rest_of(person)
    assert hypot(x - 200, y - 400) < 2 * NEAR, (x, y)


def test_two_fingers_zoom_the_board_and_one_still_aims(house: House, server: Running) -> None:
    person = house.person(size=PHONE)
    sit(person, place(server, "knockout", "oo", 1), seats=[0])
    page = person.page
    devtools = person.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(at)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before, usual = board_of(page).bounding_box(), aimed(page)
    assert before
    x, y = point(page, 135, 500)
    touch("touchStart", (x - 15, y))
    touch("touchStart", (x - 15, y), (x + 15, y))
    for apart in (20, 25, 30):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    after = board_of(page).bounding_box()
    assert after
    assert 1.8 < after["width"] / before["width"] < 2.2
    # What was between the fingers still is, and the first finger has aimed nothing.
    there = point(page, 135, 500)
    assert hypot(there[0] - x, there[1] - y) < NEAR
    assert aimed(page) == usual
    # The board is larger than its place now, and a finger points as exactly as twice the size allows.
    touch("touchStart", point(page, 150, 550))
    touch("touchEnd")
    assert page.evaluate("scrollY") == 0
    slide_by(page, person)
    rest = rest_of(person)
    assert hypot(rest[0] - 150, rest[1] - 550) < NEAR, rest
    # The slide is shown on the whole board.
    assert page.locator("[data-zoomed]").count() == 0


def test_a_token_is_aimed_by_keys_alone(house: House, server: Running) -> None:
    person = house.person()
    sit(person, place(server, "knockout", "oo", 1), seats=[0])
    page = person.page
    board_of(page).focus()
    keys = ["ArrowDown", "ArrowDown", "Shift+ArrowDown", "ArrowRight", "ArrowRight", "Shift+ArrowLeft", "s", "s", "d"]
    for key in keys:
        page.keyboard.press(key)
    expect(board_of(page)).to_have_attribute(
        "aria-label", "From 145 mm, 2.1° to the right, strength 1039. Arrow keys change it, Enter slides."
    )
    page.keyboard.press("Enter")
    person.settle()
    assert person.plays == ["slide 145 105 2.1 1039"]


def test_keys_aim_wherever_the_focus_is(house: House, server: Running) -> None:
    person = house.person()
    sit(person, place(server, "knockout", "oo", 1), seats=[0, 1])
    page = person.page
    # After a click on Slide it is the next player's slide, on the same device, and nobody has touched the board.
    page.locator("[data-action=slide]").click()
    person.settle()
    page.locator("[data-action=slide]").wait_for()
    for key in ["ArrowDown", "ArrowRight", "Shift+ArrowDown", "s", "d"]:
        page.keyboard.press(key)
    assert aimed(page) == (140, 1.1, 1020)
    # A field needs the keys itself; the checkbox and the buttons leave the arrows free.
    page.get_by_label("Place", exact=True).focus()
    page.keyboard.press("ArrowUp")
    assert aimed(page) == (140.1, 1.1, 1020)
    page.get_by_label("Slide when I let go of a pulled token").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Angle: more").click()
    page.keyboard.press("Enter")
    assert aimed(page) == (140.1, 3.1, 1040)
    assert len(person.plays) == 1
    page.get_by_role("heading", name="Slide").first.click()
    page.keyboard.press("Enter")
    person.settle()
    assert person.plays[1].startswith("slide 140.1 ")


def test_a_token_is_aimed_by_numbers_within_their_bounds(house: House, server: Running) -> None:
    person = house.person(language="fr")
    sit(person, place(server, "knockout", "oo", 1), seats=[0])
    page = person.page
    where, angle, force = (
        page.get_by_label("Place", exact=True),
        page.get_by_label("Angle", exact=True),
        page.get_by_label("Force", exact=True),
    )
    force.fill("99999")
    where.fill("1")
    angle.fill("-7.5")
    angle.blur()
    assert aimed(page) == (15, -7.5, 2000)
    where.fill("100")
    force.fill("900")
    page.get_by_role("button", name="Force : plus").click()
    page.get_by_role("button", name="Angle : moins").click()
    assert slide_by(page, person) == "slide 100 100 -8.5 920"


def test_a_refused_slide_says_why_and_names_the_rule(house: House, server: Running) -> None:
    person = house.person()
    # The second token pushes the first on and stays behind GO, in the way of anyone who starts there.
    sit(person, place(server, "knockout", "oo", 1, ["slide 135 105 0 198", "slide 135 90 0 198"]), seats=[0])
    page = person.page
    page.get_by_label("Place", exact=True).fill("135")
    slide_by(page, person)
    refusal = page.locator("[data-part=refusal]")
    expect(refusal).to_contain_text("KO-10")
    assert len(refusal.inner_text().split()) > 5
    # Nothing is lost: the same aim works elsewhere.
    page.get_by_label("Place", exact=True).fill("40")
    assert slide_by(page, person).startswith("slide 40 ")
    expect(refusal).to_have_count(0)
    expect(page.locator("[data-part=players] [aria-current=true]")).to_have_attribute("data-team", "1")


def test_a_token_in_jail_lies_on_the_card_and_can_be_paid_for(house: House, server: Running) -> None:
    person = house.person()
    sit(person, place(server, "knockout", "oo", 1, [*FIRST_ROUND, to(45, 857)]), seats=[0])
    page = person.page
    jail = page.locator("[data-part=jail]")
    expect(jail).to_have_count(0)
    page.mouse.click(*point(page, 135, 857))
    slide_by(page, person)
    expect(jail.locator(".tok")).to_have_count(1)
    expect(page.locator("[data-action=pay]")).to_contain_text("100")
    page.locator("[data-action=pay]").click()
    person.settle()
    expect(jail).to_have_count(0)
    expect(page.get_by_role("heading", name="Out of jail: slide it again")).to_be_visible()
    page.mouse.click(*point(page, 135, 857))
    slide_by(page, person)
    page.locator("[data-action=stay]").click()
    person.settle()
    expect(jail.locator(".tok")).to_have_count(1)
    expect(page.locator("[data-team='0'] [aria-label='Token 1: in jail']")).to_be_visible()


def test_the_end_of_a_round_is_shown_step_by_step_however_quick_the_bots_are(house: House, server: Running) -> None:
    person = house.person(is_still=False)
    page = person.page
    page.add_init_script("localStorage.setItem('rentier.preferences', JSON.stringify({ speed: 'quick' }))")
    sit(person, place(server, "knockout", "osss", 9, THREE_EACH), seats=[0])
    page.evaluate(STEPS)
    page.mouse.click(*point(page, 225, 532))
    page.keyboard.press("Enter")
    page.locator("[data-action=go-on]").wait_for()
    seen = page.evaluate("window.__seen")
    steps = list(dict.fromkeys(it["step"] for it in seen if it["step"]))
    assert [step[0] for step in steps] == ["1", "2", "3", "4"], steps
    lines = list(dict.fromkeys(it["lines"] for it in seen if it["step"].startswith("3")))
    assert lines == list(range(len(lines))), lines
    assert len(lines) > 8
    # The bots have gone on sliding, but none of it is shown before the person goes on.
    expect(page.locator("[data-part=receipts]")).to_be_visible()
    assert page.locator("[data-token]").count() > 8
    expect(page.locator("[data-action=go-on]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=slide]")).to_be_visible()
    expect(page.get_by_text("Round 2 of 4", exact=True).first).to_be_visible()
    assert page.locator("[data-token]").count() <= 4


def test_a_slide_that_waits_for_another_to_be_shown_is_seen_too(house: House, server: Running) -> None:
    slow, still = house.person(is_still=False), house.person()
    table = place(server, "knockout", "oo", 1, FIRST_ROUND[:6])
    first = int(table["seats"][0]["seat"])
    sit(slow, table, seats=[first])
    sit(still, table, seats=[1 - first])
    slow.page.locator("[data-action=slide]").wait_for()
    slow.page.mouse.click(*point(slow.page, 225, 597))
    slow.page.keyboard.press("Enter")
    # The answer comes while the first of the two is still sliding on the slow screen.
    still.page.locator("[data-action=slide]").wait_for()
    still.page.mouse.click(*point(still.page, 45, 597))
    slide_by(still.page, still)
    slow.page.locator("[data-action=go-on]").wait_for()
    expect(slow.page.locator("[data-token]")).to_have_count(8)


def test_whoever_waits_for_a_choice_in_the_count_reads_whose_it_is(house: House, server: Running) -> None:
    slides = [to(45, 857), *(to(x, y) for x, y in ((225, 857), (45, 792), (225, 792), (45, 662), (225, 662)))]
    table = place(server, "knockout", "oo", 1, [*slides, to(45, 467), to(225, 597)])
    asked, waiting = house.person(), house.person()
    for person, seat in ((asked, 0), (waiting, 1)):
        sit(person, table, seats=[seat])
    expect(asked.page.locator("[data-action^='double ']").first).to_be_visible()
    expect(waiting.page.get_by_role("heading", level=1)).to_have_text(f"Waiting for {table['names'][0]}.")


def test_what_scrolls_is_a_stop_for_the_keyboard_and_nothing_else(house: House, server: Running) -> None:
    person = house.person(size={"width": 1366, "height": 1000})
    sit(person, place(server, "knockout", "oooo", 1), seats=[0])
    ledger = person.page.locator("[data-part=players] [role=group]")
    expect(ledger).to_be_visible()
    expect(ledger).not_to_have_attribute("tabindex", "0")
    person.page.set_viewport_size({"width": 1366, "height": 770})
    expect(ledger).to_have_attribute("tabindex", "0")
    ledger.focus()
    person.page.keyboard.press("End")
    person.page.wait_for_function("(it) => it.scrollTop > 0", arg=ledger.element_handle())


def test_a_receipt_says_why_a_token_earned_nothing(house: House, server: Running) -> None:
    person = house.person()
    shared = [to(205, 857), to(240, 857), *FIRST_ROUND[2:7]]
    sit(person, place(server, "knockout", "oo", 1, shared), seats=[0, 1])
    page = person.page
    page.mouse.click(*point(page, 45, 597))
    slide_by(page, person)
    idle = page.locator("[data-part=receipts] [data-why]")
    expect(idle).to_have_count(1)
    expect(idle).to_contain_text("Nothing for Boardwalk (")
    expect(idle).to_contain_text("comes first in the turn order)")
    expect(idle.get_by_role("link")).to_have_text("Rule KO-22")


def test_a_house_has_no_main_choice_among_equals(house: House, server: Running) -> None:
    person = house.person()
    slides = [to(45, 857), *(to(x, y) for x, y in ((225, 857), (45, 792), (225, 792), (45, 662), (225, 662)))]
    sit(person, place(server, "knockout", "oo", 1, [*slides, to(45, 467)]), seats=[0, 1])
    page = person.page
    page.mouse.click(*point(page, 225, 597))
    slide_by(page, person)
    choices = page.locator("[data-part=actions] [data-action^='double ']")
    expect(choices).to_have_count(3)
    expect(page.locator("[data-part=actions] .pri")).to_have_count(0)


LOG_AND_MOTION = """
async () => {
  const isMoving = () => document.getAnimations().some((it) => it.effect?.target?.closest?.('[data-token]'));
  const isTold = () => document.querySelector('[data-part=log]').textContent.includes('Boardwalk');
  let hasMoved = false;
  while (!isTold()) {
    hasMoved ||= isMoving();
    await new Promise(requestAnimationFrame);
  }
  return { hasMoved, isMoving: isMoving() };
}
"""
"""A script that waits for a line about Boardwalk, and returns whether tokens moved before it or still move."""


def test_the_log_waits_for_the_token(house: House, server: Running) -> None:
    person = house.person(is_still=False)
    sit(person, place(server, "knockout", "oo", 1), seats=[0, 1])
    page = person.page
    page.mouse.click(*point(page, 225, 857))
    page.locator("[data-action=slide]").click()
    assert page.evaluate(LOG_AND_MOTION) == {"hasMoved": True, "isMoving": False}
