"""What follows from a choice is said before it is made, and what is grave is asked about once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rentier.games.deal.state import Deal
from server.serving import Running

from .dealing import SIZES, can, come, find, is_asked
from .people import DESK, House
from .positions import place
from .seeking import seek
from .tables import sit

SAME_CLICK = 400
"""For how many milliseconds a second click counts as the first one."""


def ruins(game: Deal) -> str:
    """Return a move of a wild by seat 0 that breaks a full set, if there is one."""
    if not can(game, "move"):
        return ""
    for action in game.actions(0):
        if action.verb() == "move" and any(it.key == "deal-stake-break-set" for it in game.stakes(0, action)):
            return str(action)
    return ""


def test_what_ruins_a_full_set_is_asked_about_once(house: House, server: Running) -> None:
    at = find(3, lambda game: bool(ruins(game)), "lay")
    text = ruins(at.game)
    table = come(house, server, at, DESK)
    table.click(f"[data-card='{text.split()[1]}'][data-action=move]:visible")
    table.click(f"[data-action='{text}']")
    table.shows("[data-part=doubt] .grave", re.compile("will no longer be full"))
    table.click("[data-action=not-meant]")
    assert table.page.locator("[data-part=doubt]").count() == 0
    assert table.person.plays == []
    table.page.wait_for_timeout(SAME_CLICK)
    table.click(f"[data-action='{text}']")
    table.click("[data-action=meant]")
    assert table.person.plays == [text]


@SIZES
def test_another_card_takes_the_stakes_of_the_last_one_with_it(
    house: House, server: Running, size: dict[str, int]
) -> None:
    def has_both(game: Deal) -> bool:
        hand = [card.code for card in game.players[0].hand]
        return is_asked(game, "turn") and game.plays_left == 3 and {"boardwalk", "1m"} <= {*hand}

    table = come(house, server, find(3, has_both), size)
    stakes = table.page.locator("[data-part=actions] [data-stake]")
    table.tap("boardwalk")
    stakes.first.wait_for()
    table.tap("1m")
    table.page.locator("[data-part=choices] [data-action='bank 1m']").wait_for()
    expect(stakes).to_have_count(0)


def is_robbed(game: Deal) -> bool:
    """Whether seat 0 is asked about something that would take a property."""
    if not is_asked(game, "answer"):
        return False
    return any(stake.key == "deal-stake-lose-cards" for stake in game.stakes(0, "pass"))


@SIZES
def test_an_answer_says_what_would_be_lost(house: House, server: Running, size: dict[str, int]) -> None:
    table = come(house, server, find(3, is_robbed), size)
    table.shows("[data-part=actions] [data-part=stakes] .cost", re.compile("^. You lose "))


@SIZES
@pytest.mark.parametrize("edition", ["banking", "millionaire", "crooked"])
def test_buying_says_what_is_left_and_what_rent_it_makes(
    house: House, server: Running, size: dict[str, int], edition: str
) -> None:
    at = seek(edition, 3, lambda game, _: game.awaiting[0] == 0 and "buy" in map(str, game.actions(0)))
    person = house.person(size=size)
    sit(person, place(server, edition, "obb", at.seed, at.actions), seats=[0])
    stakes = person.page.locator("[data-part=stakes]:visible").first
    stakes.wait_for()
    assert re.search(r"Then you have .* \(now .*\)", stakes.inner_text())
    assert "Rent there" in stakes.inner_text()


def test_a_button_that_is_pointed_at_stays_where_it_is_when_its_stakes_are_told(house: House, server: Running) -> None:
    """Where a window is so low that the bar cannot grow, the pointer would lose the button, and find it again."""
    at = seek(
        "crooked", 3, lambda game, _: game.awaiting[0] == 0 and any(it.verb() == "check" for it in game.actions(0))
    )
    person = house.person(size={"width": 740, "height": 360})
    sit(person, place(server, "crooked", "obb", at.seed, at.actions), seats=[0])
    button = person.page.locator("[data-part=actions] .row [data-action^='check ']:visible").first
    button.hover()
    person.page.locator("[data-part=actions] [data-stake=crooked-stake-catch]").wait_for()
    places = set()
    for _ in range(20):
        box = button.bounding_box()
        assert box is not None
        places.add(round(box["y"]))
        person.page.wait_for_timeout(50)
    assert len(places) == 1
