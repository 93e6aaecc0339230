"""Cards and notes of Millionaire and Crooked Cash: what they ask, the lens, and what random games seldom meet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import rentier
from server.serving import Running

from .people import DESK, PHONE, House, Person
from .positions import place
from .seated import SIZES, come, do, is_fit, press, shown
from .seeking import Found, seek, top_of, verbs_of

SIDEWAYS = {"width": 740, "height": 360}
ASKED: dict[str, dict[str, Any]] = {
    "upgrade": {},
    "collect": {},
    "choose": {},
    "go-to": {},
    "buy-also": {"seed": 2},
    "free-house": {"seed": 10},
    "swap": {"seed": 2},
    "take": {"seed": 4},
    "cancel": {"seed": 6, "likes": ("take", "swap", "choose")},
    "use-card": {"seed": 25},
    "pay-fine": {"seed": 2},
}
"""What a player may be asked in Millionaire, and how to find a game that asks it."""
KEPT = {"free-house", "swap", "take"}
"""What is done with a kept card."""
PICKED = {"go-to", "swap", "take"}
"""What is done with something chosen in a list or on the board."""


@SIZES
@pytest.mark.parametrize("verb", ASKED)
def test_what_a_card_asks_is_answered(house: House, server: Running, size: dict[str, int], verb: str) -> None:
    found = seek(
        "millionaire",
        3,
        lambda game, _: 0 in game.awaiting and verb in verbs_of(game, 0),
        **{"likes": ("buy",), **ASKED[verb]},
    )
    made = place(server, "millionaire", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    page = anna.page
    text = next(str(action) for action in reversed(found.game.actions(0)) if str(action).split()[0] == verb)
    if verb in KEPT:
        page.locator(f"[data-use={verb}]").click()
    if verb in PICKED:
        for code in text.split()[1:]:
            on_board = size == DESK and verb != "swap"
            (shown(anna, code) if on_board else page.locator(f"[data-part=choosing] [data-aim={code}]")).click()
    is_fit(anna)
    assert press(anna, text) == text
    found.game.play(0, text)
    expect(page.locator("[data-part=players]")).to_contain_text("Anna")


# Crooked Cash: notes, the lens, Chance cards


def drag(person: Person, target: Locator, *, is_touch: bool) -> None:
    """Drag the lens so that the middle of its glass lies on something, with the mouse or with a finger."""
    page = person.page
    page.locator(".decoder").scroll_into_view_if_needed()
    lens, box = page.locator(".decoder").bounding_box(), target.bounding_box()
    assert lens
    assert box
    glass = (lens["x"] + lens["width"] * 0.41, lens["y"] + lens["height"] * 0.365)
    there = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if not is_touch:
        page.mouse.move(*glass)
        page.mouse.down()
        page.mouse.move(*there, steps=8)
        expect(page.locator("[data-check].under")).to_have_count(1)
        page.mouse.up()
        return
    session = person.context.new_cdp_session(page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    finger("touchStart", glass)
    for step in range(1, 9):
        finger("touchMove", tuple(a + (b - a) * step / 8 for a, b in zip(glass, there)))  # type: ignore[arg-type]
    expect(page.locator("[data-check].under")).to_have_count(1)
    finger("touchEnd")


@SIZES
@pytest.mark.parametrize("verb", ["check", "check-card"])
def test_the_lens_is_dragged_over_what_another_one_offers(
    house: House, server: Running, size: dict[str, int], verb: str
) -> None:
    found = seek("crooked", 3, lambda game, _: 0 in game.awaiting and verb in verbs_of(game, 0))
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    is_fit(anna)
    seen = anna.page.locator("[data-check]").last
    action = seen.get_attribute("data-check")
    assert action in [str(it) for it in found.game.actions(0)]
    drag(anna, seen, is_touch=size == PHONE)
    anna.settle()
    assert anna.plays == [action]
    # What it showed is in the log.
    events = [event.seen_by(0) for event in found.game.play(0, action)]
    told = next(event for event in events if event["event"] in ("note-checked", "checked-chance"))
    assert told["seat"] == 0
    expect(anna.page.locator("[data-player='0'] .token.green")).to_have_count(found.game.view(0)["players"][0]["green"])  # type: ignore[index]


@SIZES
def test_a_lens_put_down_beside_everything_checks_nothing(house: House, server: Running, size: dict[str, int]) -> None:
    found = seek("crooked", 3, lambda game, _: 0 in game.awaiting and "check" in verbs_of(game, 0))
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    page = anna.page
    lens = page.locator(".decoder").bounding_box()
    assert lens
    page.mouse.move(lens["x"] + 20, lens["y"] + 20)
    page.mouse.down()
    page.mouse.move(lens["x"] + 24, lens["y"] + 28, steps=3)
    page.mouse.up()
    anna.settle()
    assert anna.plays == []


def laying() -> Found:
    """Find a game in which seat 0 pays, has several ways to, and one note that covers it besides smaller ones."""

    def wanted(game: rentier.Game, view: dict[str, Any]) -> bool:
        if top_of(view)["kind"] != "lay" or game.awaiting != (0,) or len(game.actions(0)) < 3:
            return False
        (form,) = [form for form in game.forms(0) if form.word == "pay"]
        mine: dict[str, Any] = game.view(0)
        values = {int(note["value"]) for note in mine["hand"]}
        return len(values) > 1 and max(values) >= int(str(form.bounds["amount"]))

    return seek("crooked", 3, wanted)


@SIZES
def test_one_pays_with_the_notes_one_picks(house: House, server: Running, size: dict[str, int]) -> None:
    found = laying()
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    page = anna.page
    hand = page.locator("[data-part=hand]:visible")
    is_fit(anna)
    # Everything picked goes back, and one note of each kind is picked: more than needed.
    chosen = hand.locator("[data-pick][aria-pressed=true]")
    for _ in range(50):
        if not chosen.count():
            break
        chosen.first.press("-")
    assert not chosen.count()
    stacks = hand.locator("[data-pick]")
    assert stacks.count() > 1
    for place_of in range(stacks.count()):
        stacks.nth(place_of).click()
    do(anna, "pay").first.click()
    anna.settle()
    refused = anna.answers[[it for it in anna.sent if it.get("do") == "play"][-1]["id"]]
    assert refused["error"]["key"] == "crooked-pay-superfluous"
    assert refused["error"]["rule"] == "CC-46"
    refusal = page.locator("[data-part=refusal]")
    expect(refusal).to_contain_text("CC-46")
    is_fit(anna)
    # One note that covers it is enough; the refusal disappears with the next action.
    for place_of in range(1, stacks.count()):
        stacks.nth(place_of).press("-")
    value = stacks.first.get_attribute("data-pick")
    paid = press(anna, "pay")
    assert paid.split("#")[0] == f"pay {value}"
    expect(refusal).to_have_count(0)


@SIZES
@pytest.mark.parametrize("wants_new", [True, False], ids=["takes", "keeps"])
def test_a_chance_card_is_inherited_or_not(
    house: House, server: Running, size: dict[str, int], wants_new: bool
) -> None:
    found = seek(
        "crooked",
        3,
        lambda game, view: top_of(view)["kind"] == "inherit-chance" and game.awaiting == (0,),
        seed=203,
        likes=("bankrupt", "claim", "take"),
    )
    view = found.game.view(0)
    new, own = top_of(view)["card"], view["players"][0]["chance"]  # type: ignore[index]
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    cards = anna.page.locator("[data-part=chance] [data-card]")
    expect(cards).to_have_count(2)
    is_fit(anna)
    text = f"take {new}" if wants_new else "pass"
    assert press(anna, text) == text
    expect(anna.page.locator(f"[data-player='0'] [data-kept={new if wants_new else own}]")).to_have_count(1)


@SIZES
def test_notes_are_changed_between_two_people(house: House, server: Running, size: dict[str, int]) -> None:
    found = seek(
        "crooked",
        2,
        lambda game, view: (
            top_of(view)["kind"] == "turn"
            and view["turn"] == 0
            and view["players"][0]["notes"][4] > 0
            and view["players"][1]["notes"][3] >= 5
        ),
    )
    made = place(server, "crooked", "oo", found.seed, found.actions)
    anna, ben = come(house, made, 0, size), come(house, made, 1, size)
    do(anna, "open-change").click()
    change = anna.page.locator("[data-part=change]")
    change.locator("[data-from='1']").click()
    change.locator("[data-pick='500']").first.click()
    for _ in range(5):
        change.locator("[data-want='100']").click()
    is_fit(anna)
    assert press(anna, "offer-notes") == "offer-notes 1 500#1 100,100,100,100,100"
    is_fit(ben)
    expect(ben.page.locator("[data-part=offer]")).to_contain_text("500")
    accepted = press(ben, "accept-notes")
    assert accepted.split()[0] == "accept-notes"
    assert len(accepted.split()[1].split(",")) == 5


@pytest.mark.parametrize("size", [DESK, SIDEWAYS, PHONE], ids=["desk", "sideways", "phone"])
def test_a_note_is_taken_back_by_a_button_that_no_tag_covers(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = seek("crooked", 3, lambda game, _: 0 in game.awaiting and "pay" in verbs_of(game, 0), likes=("buy",))
    anna = come(house, place(server, "crooked", "ooo", found.seed, found.actions), 0, size, language="fr")
    stack = anna.page.locator("main [data-stack]:visible:not([data-stack$=' 1'])", has=anna.page.locator("[data-pick]"))
    stack = stack.first
    if not (less := stack.get_by_role("button", name="en moins")).count():
        stack.locator("[data-pick]").click()
    assert less.evaluate(
        """(it) => {
          const { left, top, width, height } = it.getBoundingClientRect();
          return [0.2, 0.5, 0.8].every((dy) => [0.2, 0.5, 0.8].every((dx) =>
            it.contains(document.elementFromPoint(left + width * dx, top + height * dy))));
        }"""
    )
    tag, button = stack.locator(".over").bounding_box(), less.bounding_box()
    assert tag
    assert button
    assert tag["x"] + tag["width"] <= button["x"] + 1
    less.click()
    expect(less).to_have_count(0)
