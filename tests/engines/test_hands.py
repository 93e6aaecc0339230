"""What hands do at a table: drags, numbers, the header, the history."""

from __future__ import annotations

import pytest

from browser.dealing import can, find, is_asked
from browser.positions import place
from server.serving import Running

from .tab import Point, Tab
from .visiting import DESK, PHONE, make_table, prefer, sit

LENGTH, WIDTH = 980, 270
"""The board of Knockout in millimetres."""


def test_language_and_theme_change_where_one_is(tab: Tab) -> None:
    prefer(tab)
    tab.go("/")
    tab.find("main [data-edition]")
    words, paper = "document.querySelector('main').innerText", "getComputedStyle(document.body).backgroundColor"
    before = tab.run(f"() => [{words}, {paper}]")
    tab.click("[data-part=header] [data-language=fr]")
    tab.until("document.documentElement.lang === 'fr'")
    tab.click("[data-part=header] [data-part=theme]")
    tab.until("document.documentElement.dataset.theme === 'dark'")
    after = tab.run(f"() => [{words}, {paper}]")
    assert after[0] != before[0]
    assert after[1] != before[1]
    # Both are kept.
    tab.go("/")
    tab.find("main [data-edition]")
    assert tab.run(f"() => [{words}, {paper}]") == after


def test_back_in_the_history_leads_back_to_the_table(tab: Tab) -> None:
    prefer(tab)
    table = make_table(tab, "deal")
    tab.click("[data-part=header] .logo")
    tab.until("location.pathname === '/' && document.querySelector('[data-edition]')")
    tab.back()
    tab.until(f"location.pathname === '/t/{table}'")
    tab.find("main.frame [data-part=actions]")
    # Also after another page was loaded in between, and then the game still goes on.
    tab.load(tab.origin + "/about")
    tab.back()
    tab.find("main.frame [data-part=actions]")
    lines = "document.querySelectorAll('[data-part=log] li').length"
    before = tab.run(f"() => {lines}")
    tab.click("[data-action=end]")
    tab.until(f"{lines} > {before}")


def test_a_card_is_dragged_to_the_bank(tab: Tab, server: Running) -> None:
    at = find(2, lambda game: can(game, "bank") and game.plays_left == 3)
    action = at.menu("bank")[0]
    sit(tab, place(server, "deal", "oo", at.seed, at.actions), speed="normal")
    tab.resize(*DESK)
    grip = tab.find(f"[data-part=hand] [data-card='{action.split()[1]}']")
    tab.drag(grip, (grip[0], grip[1] - 12), is_dropped=False)
    bank = tab.find("[data-zone=bank]")
    tab.drop(*((grip[0] + (bank[0] - grip[0]) * share, grip[1] + (bank[1] - grip[1]) * share) for share in (0.5, 1)))
    tab.settle()
    assert tab.plays() == [action]
    assert tab.count("[data-part=refusal]") == 0


def test_a_fourth_play_says_why_on_a_phone(tab: Tab, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "turn") and game.plays_left == 0 and len(game.players[0].hand) > 2)
    sit(tab, place(server, "deal", "oo", at.seed, at.actions))
    tab.resize(*PHONE)
    x, y = tab.find("[data-part=hand] button[data-card]:last-of-type")
    tab.click((x, y))
    tab.until("document.querySelector('[data-part=why]')?.textContent.includes('DL-11')")
    tab.press("Escape")
    tab.drag((x, y), (x, y - 12), (x - 20, y - 120), tab.find("[data-zone=bank]"))
    tab.until("document.querySelector('[data-part=refusal]')?.textContent.includes('DL-11')")
    assert tab.plays() == []


def test_a_card_too_many_goes_away_on_a_phone(tab: Tab, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "give-up") and len(game.players[0].hand) == 9, "pass-go", "end", "pass")
    # A window that is made smaller takes a moment to lay everything out anew; a phone is small from the beginning.
    tab.resize(*PHONE)
    sit(tab, place(server, "deal", "oo", at.seed, at.actions), speed="normal")
    tab.click("[data-part=hand] button[data-card]:last-of-type")
    tab.click("[data-part=choices] [data-action^=give-up]")
    tab.settle()
    assert [play.split()[0] for play in tab.plays()] == ["give-up"]
    tab.until("document.querySelectorAll('[data-part=hand] button[data-card]').length === 8")


BOX = """
(selector) => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, width, height];
}
"""


def point(tab: Tab, x: float, y: float) -> Point:
    """Return where a place of Knockout's board is on the screen, whichever way the board lies."""
    left, top, width, height = tab.run(BOX, "[data-part=aim]")
    if width > height:
        return left + y * width / LENGTH, top + x * height / WIDTH
    return left + x * width / WIDTH, top + (LENGTH - y) * height / LENGTH


def test_a_token_is_aimed_by_dragging_and_slides(tab: Tab, server: Running) -> None:
    sit(tab, place(server, "knockout", "oo", 1), speed="quick")
    tab.resize(*DESK)
    tab.drag(point(tab, 135, 100), point(tab, 190, 500), point(tab, 225, 660))
    tab.until("document.querySelector('[data-space=marvin]').classList.contains('lit')")
    tab.click("[data-action=slide]")
    tab.settle()
    assert tab.plays()[0].startswith("slide 135 100 ")
    tab.until("document.querySelectorAll('[data-token]').length > 0")


NUMBERS = "() => [...document.querySelectorAll('[data-part=actions] [role=spinbutton]')].map((it) => it.value)"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_token_is_aimed_by_numbers_within_their_bounds(tab: Tab, server: Running, language: str) -> None:
    sit(tab, place(server, "knockout", "oo", 1), language=language)
    tab.resize(*DESK)
    fields = [f"[data-part=actions] .number:nth-child({place}) input" for place in (1, 2, 3)]
    for field, text in zip(fields, ("1", "-7.5", "99999")):
        tab.fill(field, text)
        tab.press("Tab")
    assert tab.run(NUMBERS) == ["15", "-7,5" if language == "fr" else "-7.5", "2000"]
    tab.fill(fields[0], "100")
    tab.fill(fields[1], "-3,5" if language == "fr" else "-3.5")
    tab.fill(fields[2], "900")
    tab.press("Enter")
    tab.click("[data-action=slide]")
    tab.settle()
    assert tab.plays() == ["slide 100 100 -3.5 900"]
