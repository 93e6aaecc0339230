"""Deals between two people, debts and auctions on a track, and playing there without a mouse."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import rentier
from rentier.text import Phrasebook
from server.serving import Running

from .moments import TRACKS
from .offers import Offer
from .people import DESK, PHONE, House
from .player import Player
from .positions import place
from .seated import SIZES, come, deeds_of, do, is_fit, press, shown
from .seeking import Found, seek, top_of, verbs_of
from .tables import make, sit


def dealing() -> Found:
    """Find a game in which seat 0 has rolled in its turn, and both own some properties."""
    return seek(
        "banking",
        2,
        lambda _, view: (
            top_of(view)["kind"] == "turn"
            and view["turn"] == 0
            and not view["may_roll"]
            and min(len(deeds_of(view, 0)), len(deeds_of(view, 1))) >= 3
        ),
        likes=("buy",),
    )


@pytest.mark.parametrize("edition", ["banking", "crooked", "millionaire"])
def test_nobody_is_offered_a_trade_before_there_is_anything_to_trade(
    house: House, server: Running, edition: str
) -> None:
    made = make(server, edition, ["person", "person"])
    people = [come(house, made, seat, DESK) for seat in (0, 1)]
    for person in people:
        person.page.locator("main h1").first.wait_for()
        expect(do(person, "trade")).to_have_count(0)
    waiting = next(person for person in people if do(person, "roll").count() == 0)
    expect(waiting.page.locator("main")).to_contain_text("You will be asked when it concerns you.")


@SIZES
def test_a_trade_is_built_countered_declined_muted_and_accepted(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = dealing()
    view = found.game.view(None)
    mine, theirs = deeds_of(view, 0), deeds_of(view, 1)
    made = place(server, "banking", "oo", found.seed, found.actions)
    anna, ben = come(house, made, 0, size), come(house, made, 1, size, language="fr")

    # Built by clicks on things of both sides: on the board where there is room for it, and in the lists.
    do(anna, "trade").click()
    trade = anna.page.locator("[data-part=trade]")
    if size == DESK:
        shown(anna, mine[0]).click()
        shown(anna, theirs[0]).click()
    else:
        trade.locator(f"[data-thing={mine[0]}]").click()
        trade.locator(f"[data-thing={theirs[0]}]").click()
    trade.locator(f"[data-thing={theirs[1]}]").click()
    expect(trade.locator("[aria-pressed=true][data-thing]")).to_have_count(3)
    trade.locator(f"[data-thing={theirs[1]}]").click()
    trade.locator("input[inputmode=decimal]").fill("0.1M")
    is_fit(anna)
    assert press(anna, "offer") == f"offer 1 {mine[0]},100000 {theirs[0]}"

    # Countered: the other way round, and asking for more.
    offer = ben.page.locator("[data-part=offer]")
    expect(offer).to_contain_text("100K")
    is_fit(ben)
    do(ben, "counter").click()
    counter = ben.page.locator("[data-part=trade]")
    expect(counter.locator(f"[data-thing={theirs[0]}]")).to_have_attribute("aria-pressed", "true")
    counter.locator(f"[data-thing={mine[1]}]").click()
    assert press(ben, "offer") == f"offer 0 {theirs[0]} {mine[0]},{mine[1]},100000"

    # Declined.
    anna.page.locator("[data-part=offer]").wait_for()
    assert press(anna, "decline") == "decline"
    expect(ben.page.locator("[data-part=offer]")).to_have_count(0)

    # Refused for the rest of the turn: the next offer is declined without a question.
    def propose(amount: str) -> None:
        do(anna, "trade").click()
        trade.locator(f"[data-thing={theirs[0]}]").click()
        trade.locator("input[inputmode=decimal]").fill(amount)
        press(anna, "offer")

    propose("0.5M")
    expect(offer).to_contain_text("500K")
    assert press(ben, "mute") == "decline"
    before = len(ben.plays)
    propose("0.6M")
    expect(ben.page.locator("[data-action=unmute]")).to_be_visible()
    expect(anna.page.locator("[data-part=offer]")).to_have_count(0)
    expect(ben.page.locator("[data-part=offer]")).to_have_count(0)
    ben.settle()
    assert ben.plays[before:] == ["decline"]

    # Asked again after all, and accepted: both pages show whose it is now.
    ben.page.locator("[data-action=unmute]").click()
    do(ben, "trade").click()
    counter.locator(f"[data-thing={theirs[0]}]").click()
    counter.locator(f"[data-thing={mine[0]}]").click()
    assert press(ben, "offer") == f"offer 0 {theirs[0]} {mine[0]}"
    anna.page.locator("[data-part=offer]").wait_for()
    assert press(anna, "accept") == "accept"
    expect(shown(anna, theirs[0])).to_contain_text("yours")
    expect(shown(anna, mine[0])).to_contain_text("Ben")
    expect(shown(ben, mine[0])).to_contain_text("à vous")


@SIZES
def test_a_debt_is_raised_by_selling_and_mortgaging_with_the_question_open(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = seek(
        "banking",
        2,
        lambda game, view: (
            top_of(view)["kind"] == "payment"
            and top_of(view)["payer"] == 0
            and {"sell", "mortgage"} <= verbs_of(game, 0)
            and "bankrupt" not in verbs_of(game, 0)
        ),
        seed=185,
        likes=("buy", "build", "claim"),
    )
    made = place(server, "banking", "oo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    estate = anna.page.locator("[data-part=estate]")
    owed = top_of(found.game.view(None))["amount"]
    game = found.game
    is_fit(anna)
    assert anna.page.locator(".said.brick").count() == 1
    done: list[str] = []
    for verb in ("sell", "mortgage", "sell", "mortgage"):
        if top_of(game.view(None))["kind"] != "payment":
            break
        text = next((str(action) for action in game.actions(0) if str(action).startswith(f"{verb} ")), "")
        if not text:
            continue
        estate.locator(f'[data-action="{text}"]').click()
        anna.settle()
        game.play(0, text)
        done.append(text)
    assert done == anna.plays
    # It is paid as soon as there is enough, and the question disappears by itself.
    assert top_of(game.view(None))["kind"] != "payment"
    expect(anna.page.locator(".said.brick")).to_have_count(0)
    expect(estate).to_have_count(0)
    assert owed > 0


@SIZES
@pytest.mark.parametrize("edition", ["banking", "millionaire", "crooked"])
def test_before_building_the_rent_is_said(house: House, server: Running, edition: str, size: dict[str, int]) -> None:
    found = seek(
        edition,
        2,
        lambda game, view: view["turn"] == 0 and "build" in verbs_of(game, 0),
        likes=("buy", "roll", "end"),
    )
    made = place(server, edition, "oo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    do(anna, "estate").click()
    estate = anna.page.locator("[data-part=estate]")
    builds = [str(action) for action in found.game.actions(0) if action.verb() == "build"]
    expect(estate.locator("[data-part=rent-with]")).to_have_count(len(builds))
    expect(estate.locator("[data-part=rent-with]").first).to_contain_text(re.compile(r"Rent.* instead of "))
    is_fit(anna)
    if size == DESK:
        # What else follows is said where a button is pointed at, and nothing moves.
        button = estate.locator(f'[data-action="{builds[0]}"]')
        button.scroll_into_view_if_needed()
        before = button.bounding_box()
        button.hover()
        expect(estate.locator("[data-part=stakes]")).to_contain_text("Then you have")
        assert button.bounding_box() == before


@SIZES
def test_two_people_bid_against_each_other(house: House, server: Running, size: dict[str, int]) -> None:
    found = seek("banking", 2, lambda game, view: top_of(view)["kind"] == "auction" and 0 in game.awaiting)
    made = place(server, "banking", "oo", found.seed, found.actions)
    lot = top_of(found.game.view(None))["deed"]
    anna, ben = come(house, made, 0, size), come(house, made, 1, size)
    is_fit(anna)
    # A quick raise on top of the least bid, then an amount of one's own, typed.
    anna.page.locator("[data-step]").first.click()
    first = press(anna, "bid")
    lead = ben.page.locator("[data-part=bids] .lead")
    expect(lead).to_contain_text("Anna")
    ben.page.locator("[data-step=other]").click()
    typed = ben.page.locator("[data-part=actions] input[inputmode=decimal]")
    typed.fill("0.7M")
    typed.press("Enter")
    ben.settle()
    assert ben.plays == ["bid 700000"]
    assert int(first.split()[1]) < 700_000
    expect(anna.page.locator("[data-part=bids] .lead")).to_contain_text("700K")
    assert press(anna, "pass") == "pass"
    expect(shown(anna, lot)).to_contain_text("Ben")
    expect(shown(ben, lot)).to_contain_text("yours")


@pytest.mark.parametrize("edition", ["banking", "crooked", "millionaire"])
def test_what_is_pressed_by_key_never_takes_the_focus_away(house: House, server: Running, edition: str) -> None:
    made = place(server, edition, "oss", 2)
    person = house.person()
    sit(person, made)
    page, player = person.page, Player(person, seed=2)
    lost: list[str] = []

    def take(offer: Offer) -> None:
        reached = page.evaluate(
            "(place) => { const it = window.__offered[place]; it.focus(); return document.activeElement === it; }",
            offer.place,
        )
        if not reached:
            return
        page.keyboard.press("Enter")
        player.clicks += 1
        person.settle()
        if page.locator("main.frame").count() and page.evaluate("document.activeElement.matches('body, h1')"):
            lost.append(offer.action)

    player.take = take  # type: ignore[method-assign]
    player.play(until=lambda: player.clicks >= 40 or page.locator("[data-part=ended]").count() > 0)
    assert lost == []


@pytest.mark.parametrize(
    ("edition", "moment", "hint"),
    [
        ("banking", "buy", "Buy it, or it goes to auction"),
        ("banking", "claim", "Claim the rent before"),
        ("banking", "debt", "Short of money?"),
        ("millionaire", "buy", "That is a Fortune card"),
        ("crooked", "pay", "To pay, pick notes"),
        ("crooked", "check", "A green token is one look"),
    ],
)
def test_a_hint_belongs_to_the_moment(house: House, server: Running, edition: str, moment: str, hint: str) -> None:
    wanted = TRACKS[edition][moment]
    found = wanted.find(edition)
    made = place(server, edition, "o" * wanted.seats, found.seed, found.actions)
    person = come(house, made, 0, DESK)
    expect(person.page.locator("[data-part=hint]")).to_contain_text(hint)


def test_what_a_roll_usually_does_is_not_explained_in_jail(house: House, server: Running) -> None:
    found = TRACKS["banking"]["jail"].find("banking")
    person = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, DESK)
    do(person, "roll").wait_for()
    assert person.page.locator("[data-part=hint]").count() == 0


@pytest.mark.parametrize("edition", ["banking", "crooked", "millionaire"])
def test_a_board_keeps_its_size_when_a_hint_goes(house: House, server: Running, edition: str) -> None:
    wanted = TRACKS[edition]["buy"]
    found = wanted.find(edition)
    person = come(house, place(server, edition, "o" * wanted.seats, found.seed, found.actions), 0, DESK)
    hint, ring = person.page.locator("[data-part=hint]"), person.page.locator("[data-part=ring]")
    hint.wait_for()
    before = ring.bounding_box()
    assert before
    hint.locator("button").first.click()
    expect(hint).to_have_count(0)
    assert ring.bounding_box() == before


@pytest.mark.parametrize("size", [{"width": 740, "height": 360}, PHONE], ids=["sideways", "phone"])
def test_what_can_be_done_with_a_property_leaves_its_name_whole(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = TRACKS["banking"]["estate"].find("banking")
    anna = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, size, language="fr")
    do(anna, "estate").click()
    names = anna.page.locator("[data-part=estate] .nm")
    names.first.wait_for()
    assert names.evaluate_all("(found) => found.filter((it) => it.scrollWidth > it.clientWidth).length") == 0


@SIZES
def test_an_offer_says_what_it_costs_before_anything_is_pointed_at(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = dealing()
    deed = deeds_of(found.game.view(None), 0)[0]
    made = place(server, "banking", "oo", found.seed, [*found.actions, f"0: offer 1 {deed} 100000"])
    ben = come(house, made, 1, size)
    do(ben, "accept").first.wait_for()
    expect(ben.page.locator("[data-part=actions] [data-part=stakes]")).to_contain_text("Then you have")


def test_whoever_cannot_bid_yet_is_told_to_raise_money(house: House, server: Running) -> None:
    def is_short(game: rentier.Game, view: dict[str, Any]) -> bool:
        top = top_of(view)
        if top["kind"] != "auction" or top["leader"] <= 0 or 0 not in game.awaiting:
            return False
        return "mortgage" in (may := verbs_of(game, 0)) and "bid" not in may

    found = seek("banking", 3, is_short, likes=("leave", "buy", "bid"))
    anna = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, DESK)
    expect(do(anna, "estate")).to_contain_text("Raise money")
    expect(anna.page.locator(".said")).to_contain_text("Raise money to bid more, or pass.")


def test_a_rent_to_claim_is_named_while_somebody_else_decides(house: House, server: Running) -> None:
    found = seek(
        "banking",
        3,
        lambda game, view: top_of(view)["kind"] == "buy" and top_of(view)["seat"] != 0 and "claim" in verbs_of(game, 0),
        likes=("buy", "roll"),
    )
    made = place(server, "banking", "ooo", found.seed, found.actions)
    come(house, made, top_of(found.game.view(None))["seat"], DESK)
    anna = come(house, made, 0, DESK)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Rent is due to you")


def test_whoever_rolls_no_double_in_jail_is_told_that_they_stay(house: House, server: Running) -> None:
    found = seek(
        "banking",
        3,
        lambda game, view: view["turn"] == 0 and view["players"][0]["jail"] > 0 and "end" in verbs_of(game, 0),
        likes=("buy", "roll", "end"),
    )
    anna = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, DESK)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("No double: you stay in jail.")


def test_the_race_of_payday_fits_a_phone_held_sideways(house: House, server: Running) -> None:
    found = TRACKS["millionaire"]["upgrade"].find("millionaire")
    made = place(server, "millionaire", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, {"width": 740, "height": 360})
    court = anna.page.locator("[data-part=court]")
    anna.page.locator("[data-part=race]").wait_for()
    assert court.evaluate("(it) => it.scrollHeight <= it.clientHeight")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_fortune_card_that_goes_on_afterwards_is_shown_meanwhile(
    house: House, server: Running, size: dict[str, int]
) -> None:
    """Somebody who comes to the table in an auction could not know that their card leads them on after it."""

    def led_on_by(game: rentier.Game) -> list[str]:
        view: Any = game.view(0)
        return [it["card"] for it in view["pending"] if it["kind"] == "fortune" and it["seat"] == 0]

    def is_led_on(game: rentier.Game, view: dict[str, Any]) -> bool:
        return top_of(view)["kind"] in ("auction", "buy") and bool(led_on_by(game)) and 0 in game.awaiting

    found = seek("millionaire", 3, is_led_on, likes=("roll", "end"))
    card = led_on_by(found.game)[0]
    anna = come(house, place(server, "millionaire", "ooo", found.seed, found.actions), 0, size)
    begun = anna.page.locator("[data-part=begun]")
    expect(begun).to_be_visible()
    expect(begun).to_contain_text(Phrasebook.load("en").say(f"card-millionaire-{card}"))
    is_fit(anna)
