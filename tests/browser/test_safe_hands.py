"""Nothing costly by accident at the boards: stray clicks, typed amounts, new bids, hidden timers, going out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from rentier.server.messages import Settings
from rentier.server.thinking import PATIENCE
from server.serving import Running

from .moments import TRACKS
from .people import DESK, PHONE, House
from .positions import place
from .seated import SIZES, come, do, press
from .seeking import seek, top_of, verbs_of
from .tables import sit

CALM = Settings(pace="calm")


def test_a_second_click_does_not_answer_the_next_question(house: House, server: Running) -> None:
    found = TRACKS["banking"]["roll"].find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK, is_guarded=True)
    page = anna.page
    # On a slow machine a moment is over before anybody can look.
    page.evaluate("document.documentElement.style.setProperty('--t-arm', '8000ms')")
    do(anna, "roll").click()
    anna.settle()
    box = page.locator("[data-part=actions]").bounding_box()
    assert box
    # Whatever is asked now, clicks all over the bar within the first moment do nothing.
    page.locator("[data-part=actions][data-unarmed]").wait_for()
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        page.mouse.click(box["x"] + box["width"] * part, box["y"] + 30)
    anna.settle()
    assert anna.plays == ["roll"]
    # A moment later they count.
    expect(page.locator("[data-part=actions][data-unarmed]")).to_have_count(0)
    page.locator("[data-part=actions] [data-action].choice").first.click()
    anna.settle()
    assert len(anna.plays) == 2 or page.locator("[data-part=trade]").count()


def test_a_double_click_on_what_is_refused_does_not_open_the_rules(house: House, server: Running) -> None:
    found = TRACKS["crooked"]["pay"].find("crooked")
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK, is_guarded=True)
    page = anna.page
    # One note of each value is more than enough.
    for note in page.locator("main [data-pick]:visible").all():
        if note.get_attribute("aria-pressed") == "false":
            note.click()
    page.evaluate("document.documentElement.style.setProperty('--t-arm', '8000ms')")
    do(anna, "pay").first.click()
    rule = page.locator("[data-part=actions] [data-part=refusal] a")
    rule.wait_for()
    box = rule.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-part=actions][data-unarmed]")).to_have_count(0)
    assert page.locator("[data-part=sheet]").count() == 0
    # A moment later it leads to the rule.
    rule.click()
    page.locator("[data-part=sheet] [data-part=rules]").wait_for()


def test_a_key_that_is_held_down_answers_once(house: House, server: Running) -> None:
    found = TRACKS["banking"]["roll"].find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    do(anna, "roll").focus()
    anna.page.keyboard.down("Enter")
    for _ in range(5):
        anna.settle()
        # Playwright repeats a key that is pressed again before it is released.
        anna.page.keyboard.down("Enter")
    anna.page.keyboard.up("Enter")
    assert anna.plays == ["roll"]


def test_an_offer_has_no_main_button(house: House, server: Running) -> None:
    found = TRACKS["banking"]["trade"].find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    theirs = next(deed["space"] for deed in found.game.view(None)["deeds"] if deed["owner"] == 1)  # type: ignore[attr-defined]
    anna, ben = come(house, made, 0, DESK), come(house, made, 1, DESK)
    do(anna, "trade").click()
    anna.page.locator(f"[data-thing={theirs}]").click()
    press(anna, "offer")
    ben.page.locator("[data-part=offer]").wait_for()
    expect(do(ben, "accept")).to_be_visible()
    expect(ben.page.locator("[data-part=actions] .pri")).to_have_count(0)


def test_a_typed_bid_is_read_in_the_unit_that_makes_sense_and_never_changed(house: House, server: Running) -> None:
    found = seek("banking", 2, lambda game, view: top_of(view)["kind"] == "auction" and 0 in game.awaiting)
    made = place(server, "banking", "oo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    page = anna.page
    page.locator("[data-step=other]").click()
    typed = page.locator("[data-part=actions] input[inputmode=decimal]")
    reading = page.locator("[data-part=reading]")
    for text, told in (("20M", "20M is too much"), ("much", "no amount"), ("1.215M", "10K count")):
        typed.fill(text)
        expect(reading).to_contain_text(told)
        typed.press("Enter")
        anna.settle()
        expect(
            page.locator("[data-part=actions] [data-part=refusal], [data-part=actions] .refusal").first
        ).to_be_visible()
    assert anna.plays == []
    typed.fill("1.5")
    expect(reading).to_have_text("= 1.5M")
    expect(do(anna, "bid")).to_contain_text("Bid 1.5M")
    typed.press("Enter")
    anna.settle()
    assert anna.plays == ["bid 1500000"]


def test_a_typed_amount_in_a_deal_is_no_gift(house: House, server: Running) -> None:
    found = TRACKS["banking"]["trade"].find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    theirs = next(deed["space"] for deed in found.game.view(None)["deeds"] if deed["owner"] == 1)  # type: ignore[attr-defined]
    anna = come(house, made, 0, DESK, language="fr")
    do(anna, "trade").click()
    anna.page.locator(f"[data-thing={theirs}]").click()
    typed = anna.page.locator("[data-part=trade] input[inputmode=decimal]")
    typed.fill("99M")
    do(anna, "offer").click()
    anna.settle()
    assert anna.plays == []
    typed.fill("1,5")
    expect(anna.page.locator("[data-part=reading]")).to_contain_text("1,5M")
    assert press(anna, "offer") == f"offer 1 1500000 {theirs}"


def test_a_bid_that_was_overtaken_asks_again(house: House, server: Running) -> None:
    found = seek("banking", 2, lambda game, view: top_of(view)["kind"] == "auction" and 0 in game.awaiting)
    made = place(server, "banking", "oo", found.seed, found.actions)
    anna, ben = come(house, made, 0, DESK, is_guarded=True), come(house, made, 1, DESK)
    anna.page.locator("[data-step]").first.click()
    before = do(anna, "bid").inner_text()
    ben.page.locator("[data-step=other]").click()
    typed = ben.page.locator("[data-part=actions] input[inputmode=decimal]")
    typed.fill("0.9M")
    typed.press("Enter")
    expect(do(anna, "bid")).to_contain_text("Overtaken: bid 910K?")
    assert before != do(anna, "bid").inner_text()
    do(anna, "bid").click()
    anna.settle()
    assert anna.plays == ["bid 910000"]


@SIZES
def test_whoever_is_out_is_told_and_goes_straight_to_the_result(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = TRACKS["millionaire"]["out"].find("millionaire")
    made = place(server, "millionaire", "obb", found.seed, found.actions, settings=CALM)
    anna = come(house, made, 0, size)
    page = anna.page
    expect(page.locator("[data-part=ask]")).to_contain_text("You are out of the game.")
    # There is nothing left to resign from.
    page.locator("[data-part=header] [data-part=menu]").click()
    expect(page.locator("[data-part=sheet] [data-action=undo]")).to_be_visible()
    expect(page.locator("[data-part=sheet] [data-action=resign]")).to_have_count(0)
    page.keyboard.press("Escape")
    do(anna, "skip").click()
    page.locator("main[data-part=result]").wait_for(timeout=120_000)


def test_whoever_cannot_bid_passes_without_a_click(house: House, server: Running) -> None:
    found = seek(
        "banking",
        2,
        lambda game, view: top_of(view)["kind"] == "auction" and 0 in game.awaiting and verbs_of(game, 0) == {"pass"},
        likes=("leave", "roll", "end", "bid"),
    )
    made = place(server, "banking", "oo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    expect(anna.page.locator("[data-part=log]")).to_contain_text("You pass.")
    assert anna.plays == ["pass"]


def test_a_debt_says_what_it_is_for(house: House, server: Running) -> None:
    found = TRACKS["banking"]["debt"].find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, PHONE)
    why = top_of(found.game.view(None))["why"]
    expect(anna.page.locator("[data-part=ask]")).to_contain_text(f"({why})")


def test_no_more_offers_has_a_reason(house: House, server: Running) -> None:
    found = TRACKS["banking"]["trade"].find("banking")
    made = place(server, "banking", "obb", found.seed, found.actions)
    theirs = [deed["space"] for deed in found.game.view(None)["deeds"] if deed["owner"] == 1]  # type: ignore[attr-defined]
    anna = come(house, made, 0, DESK)
    page = anna.page
    for place_of in range(3):
        do(anna, "trade").first.click()
        page.locator(f"[data-thing={theirs[place_of]}]").click()
        press(anna, "offer")
        page.locator("[data-action=end]").first.wait_for()
    expect(do(anna, "trade")).to_have_count(0)
    expect(page.locator("[data-part=spent]")).to_contain_text("No more deals this turn: you have made 3 offers.")
    expect(page.locator("[data-part=ask] + p")).not_to_contain_text("rade")


def test_skipping_to_ones_turn_ends_in_a_summary(house: House, server: Running) -> None:
    found = seek("banking", 3, lambda game, view: view["turn"] == 0 and "end" in verbs_of(game, 0), likes=("buy",))
    made = place(server, "banking", "oss", found.seed, found.actions, settings=CALM)
    anna = come(house, made, 0, DESK)
    page = anna.page
    press(anna, "end")
    do(anna, "skip").click()
    summary = page.locator("[data-part=meanwhile]")
    summary.wait_for(timeout=20_000)
    assert summary.locator("li").count() == 3
    assert "You " not in summary.locator("ol").inner_text()
    page.locator("[data-part=actions] [data-action]").first.wait_for()
    summary.locator("[data-action=meanwhile-all]").click()
    assert summary.locator("li").count() > 3
    summary.locator("[data-action=meanwhile-read]").click()
    expect(summary).to_have_count(0)


@pytest.mark.parametrize("habit", ["rolls", "ends"])
def test_what_needs_no_decision_is_done_without_a_click(house: House, server: Running, habit: str) -> None:
    name = "roll" if habit == "rolls" else "end"
    found = TRACKS["banking"][name].find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    page = anna.page
    page.wait_for_timeout(1500)
    assert anna.plays == []
    page.locator("[data-part=header] [data-part=menu]").click()
    page.locator(f"[data-part=sheet] [data-part={habit}]").check()
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    anna.settle()
    assert anna.plays[:1] == [name]


def test_what_was_done_can_be_taken_back_by_a_key(house: House, server: Running) -> None:
    found = TRACKS["banking"]["buy"].find("banking")
    made = place(server, "banking", "obb", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    page = anna.page
    press(anna, "buy")
    expect(do(anna, "undo")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator("main [data-action=buy]")).to_be_visible()
    expect(do(anna, "undo")).to_have_count(0)


def test_the_log_follows_after_another_language(house: House, server: Running) -> None:
    found = TRACKS["crooked"]["claim"].find("crooked")
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    page = anna.page
    at_end = "() => { const it = document.querySelector('[data-part=log] ol');" + (
        " return it.scrollHeight - it.scrollTop - it.clientHeight < 3 }"
    )
    assert page.evaluate(at_end)
    page.locator("[data-language=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.wait_for_function(at_end)
    press(anna, "claim")
    page.wait_for_function(at_end)


def test_a_chosen_fake_is_still_called_one(house: House, server: Running) -> None:
    found = seek(
        "crooked",
        2,
        lambda game, _: 0 in game.awaiting and "pay" in verbs_of(game, 0) and _knows_a_fake(game.view(0)),
        likes=("buy", "claim", "check"),
    )
    made = place(server, "crooked", "oo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    fake = anna.page.locator("[data-part=hand] [data-look=fake]").first
    if fake.get_attribute("aria-pressed") != "true":
        fake.click()
    expect(fake).to_have_attribute("aria-pressed", "true")
    expect(fake.locator(".tag")).to_have_count(2)
    expect(fake).to_contain_text("fake, only you know")
    # On no screen does the tag cover the number.
    for size in (DESK, {"width": 1366, "height": 625}, {"width": 1024, "height": 768}, PHONE):
        anna.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        fake.scroll_into_view_if_needed()
        number, tag = (fake.locator(part).bounding_box() for part in ("svg text", ".tag:not(.over)"))
        assert number
        assert tag
        # The box of the figures has room below them for letters that hang.
        assert tag["y"] > number["y"] + 0.75 * number["height"], size
    # No two ways to pay read the same.
    labels = anna.page.locator("[data-part=actions] [data-action^='pay ']").all_inner_texts()
    assert len(set(labels)) == len(labels)


def _knows_a_fake(view: dict[str, object]) -> bool:
    hand = view["hand"]
    return isinstance(hand, list) and any(note["known"] == "fake" for note in hand)


def test_typed_help_goes_away_with_the_moment_and_the_example_fits_it(house: House, server: Running) -> None:
    found = TRACKS["banking"]["buy"].find("banking")
    made = place(server, "banking", "oss", found.seed, found.actions)
    anna = house.person()
    sit(anna, made)
    page = anna.page
    typed = page.locator("[data-part=command] input")
    expect(typed).to_have_attribute("placeholder", "buy")
    typed.fill("help")
    typed.press("Enter")
    replies = page.locator("[data-part=command] [role=status] p")
    expect(replies.first).to_be_visible()
    page.locator("[data-language=fr]").click()
    expect(replies).to_have_count(0)
    typed.fill("où")
    typed.press("Enter")
    expect(replies.first).to_be_visible()
    press(anna, "buy")
    expect(replies).to_have_count(0)


def test_a_ring_shows_how_long_bots_wait_for_a_claim(
    house: House, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Long enough for a busy machine to look at it.
    monkeypatch.setitem(PATIENCE, "calm", 1000.0)
    found = seek(
        "banking",
        3,
        lambda game, _: "claim" in verbs_of(game, 0) and list(game.awaiting) == [0, 1],
        likes=("buy",),
    )
    # With another person at the table, somebody waits while Anna does not claim.
    anna = come(house, place(server, "banking", "oso", found.seed, found.actions, settings=CALM), 0, DESK)
    expect(anna.page.locator("[data-part=actions] [role=timer]")).to_be_visible()
    assert press(anna, "claim").startswith("claim ")


def test_a_claimed_rent_is_one_line_of_the_log(house: House, server: Running) -> None:
    found = TRACKS["banking"]["claim"].find("banking")
    anna = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, DESK)
    log = anna.page.locator("[data-part=log]")
    expect(log).to_contain_text("You may claim")
    press(anna, "claim")
    expect(log).to_contain_text("You claim")
    expect(log).not_to_contain_text("You may claim")


def test_the_dice_of_the_player_before_are_gone_on_ones_turn(house: House, server: Running) -> None:
    found = seek(
        "banking", 2, lambda game, view: game.awaiting == (0,) and verbs_of(game, 0) >= {"roll"} and view["rounds"] > 0
    )
    anna = come(house, place(server, "banking", "oo", found.seed, found.actions), 0, DESK)
    expect(do(anna, "roll")).to_be_visible()
    expect(anna.page.locator(".die")).to_have_count(0)
    press(anna, "roll")
    expect(anna.page.locator(".die")).to_have_count(2)


def test_nothing_is_skipped_while_ones_own_roll_is_shown(house: House, server: Running) -> None:
    found = TRACKS["banking"]["roll"].find("banking")
    made = place(server, "banking", "obb", found.seed, found.actions, settings=CALM)
    anna = come(house, made, 0, DESK, name="Anna", speed="calm", is_still=False)
    do(anna, "roll").click()
    for _ in range(15):
        assert do(anna, "skip").count() == 0
        anna.page.wait_for_timeout(100)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_another_bid_is_typed_at_once(house: House, server: Running, size: dict[str, int]) -> None:
    found = TRACKS["banking"]["auction"].find("banking")
    made = place(server, "banking", "o" * found.game.seats, found.seed, found.actions)
    anna = come(house, made, 0, size)
    anna.page.locator("[data-step=other]").click()
    expect(anna.page.locator("[data-part=actions] input")).to_be_focused()


def test_an_empty_offer_does_not_look_ready(house: House, server: Running) -> None:
    found = TRACKS["banking"]["trade"].find("banking")
    made = place(server, "banking", "obb", found.seed, found.actions)
    theirs = next(deed["space"] for deed in found.game.view(None)["deeds"] if deed["owner"] == 1)  # type: ignore[attr-defined]
    anna = come(house, made, 0, DESK)
    do(anna, "trade").first.click()
    expect(do(anna, "offer")).to_have_class(re.compile(r"\bidle\b"))
    anna.page.locator(f"[data-thing={theirs}]").click()
    expect(do(anna, "offer")).to_have_class(re.compile(r"\bpri\b"))


def test_whoever_builds_sees_their_cash(house: House, server: Running) -> None:
    found = TRACKS["banking"]["estate"].find("banking")
    anna = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, PHONE)
    do(anna, "estate").click()
    expect(anna.page.locator("[data-part=cash]")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("[data-action^='build ']").first).to_have_class(re.compile(r"\bpri\b"))
