"""The table of Deal where there is little room: what the hand covers, and what it moves."""

from __future__ import annotations

from server.serving import Running

from .dealing import can, come, find, is_asked
from .people import PHONE, House

LAPTOP = {"width": 1366, "height": 625}

COVERED = """
() => {
  const note = document.querySelector('[data-part=hand] .none');
  const box = note.getBoundingClientRect();
  const isOver = (it) => {
    const other = it.getBoundingClientRect();
    return other.width > 0 && other.bottom > box.top && other.top < box.bottom;
  };
  return [...document.querySelectorAll('.felt button, .felt p, .felt b')]
    .filter((it) => it !== note && it.checkVisibility() && isOver(it)).map((it) => it.textContent.trim());
}
"""
"""A script that lists what the note about an empty hand lies over."""


def test_on_a_low_phone_an_empty_hand_covers_nothing(house: House, server: Running) -> None:
    """The hand sticks to the lower edge of the screen, but without cards it has nothing to show there."""
    at = find(3, lambda game: is_asked(game, "turn") and not game.players[0].hand and len(game.players[0].sets) > 3)
    table = come(house, server, at, {"width": 360, "height": 400})
    table.page.locator("[data-part=hand] .none").wait_for()
    assert table.page.evaluate("document.documentElement.scrollHeight > innerHeight")
    assert table.page.evaluate(COVERED) == []


def test_a_full_hand_on_a_laptop_moves_nothing(house: House, server: Running) -> None:
    at = find(3, lambda game: is_asked(game, "turn") and len(game.players[0].hand) == 7 and game.plays_left == 3)
    table = come(house, server, at, LAPTOP)
    felt = table.page.locator("[data-part=hand]").locator("xpath=../..")
    assert felt.evaluate("(it) => it.scrollHeight - it.clientHeight") == 0
    people = table.page.locator("[data-anchor=person-1]")
    before = people.bounding_box()
    for card in table.page.locator("[data-part=hand] .held").all():
        card.focus()
        card.press("Enter")
        assert people.bounding_box() == before


def test_on_a_phone_a_chosen_card_needs_no_words_about_choosing_one(house: House, server: Running) -> None:
    at = find(3, lambda game: can(game, "birthday") and game.plays_left == 3)
    table = come(house, server, at, PHONE)
    how = table.page.get_by_text("Choose a card, or drag it")
    how.wait_for()
    table.tap("birthday")
    how.wait_for(state="hidden")
    # The end of the turn stands above what the card does, which has the place of every main button.
    end, main = (
        table.page.locator(f"[data-part=choices] {part}").bounding_box() for part in ("[data-action=end]", ".pri")
    )
    assert end
    assert main
    assert end["y"] + end["height"] <= main["y"]
