"""What stands around a board: tiles whose words stay free, panels that tell what everybody may know, a short log."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from rentier.games.banking.data import BOARD
from server.serving import Running

from .moments import TRACKS
from .people import DESK, PHONE, House
from .positions import place
from .seated import SIZES, come, deeds_of, do, press
from .seeking import seek, top_of
from .tables import lines_of

COVERED = """() => {
  const found = [];
  const linesOf = (it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return [...range.getClientRects()];
  };
  for (const tile of document.querySelectorAll('[data-space]')) {
    const tokens = tile.querySelectorAll('[data-token]');
    // More than two have no room beside the words, and where nobody can own anything there is no price.
    const most = tile.matches('.lot') ? 2 : 1;
    const lying = [...tile.querySelectorAll('.own, .fort'), ...(tokens.length <= most ? tokens : [])];
    for (const it of lying) {
      // There is no room beside the long word for a mortgage, which the shutters show as well.
      const words = it.matches('.mort [data-token]') ? '.nm' : '.nm, .pr';
      const lines = [...tile.querySelectorAll(words)].flatMap(linesOf);
      const box = it.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (const line of lines) {
        const far = Math.hypot(
          Math.max(line.left - x, 0, x - line.right), Math.max(line.top - y, 0, y - line.bottom));
        // A line of text is higher than its letters.
        if (far < box.width / 2 - 2) found.push(`${tile.dataset.space} ${it.className} ${far} ${box.width / 2}`);
      }
    }
  }
  return found;
}"""
"""Lists the discs, tokens and cards that lie on the words of a tile."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", TRACKS)
def test_neither_owners_nor_a_token_nor_a_card_lie_on_the_words_of_a_tile(
    house: House, server: Running, edition: str, language: str
) -> None:
    found = seek(
        edition,
        3,
        lambda _, view: top_of(view)["kind"] == "turn" and min(len(deeds_of(view, seat)) for seat in range(3)) >= 2,
        likes=("buy",),
    )
    made = place(server, edition, "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK, language=language)
    assert anna.page.locator("[data-space] .nm").first.is_visible()
    assert anna.page.evaluate(COVERED) == []


def test_a_token_leaves_a_name_of_three_lines_in_sight(house: House, server: Running) -> None:
    found = seek("banking", 3, lambda _, view: view["players"][0]["space"] == "connecticut", likes=("buy",))
    anna = come(house, place(server, "banking", "ooo", found.seed, found.actions), 0, DESK, language="fr")
    assert anna.page.locator("[data-space=connecticut] [data-token]").count() == 1
    assert anna.page.evaluate(COVERED) == []


SIDES = {
    space.code: ("left", "top", "right", "bottom")[place // 10]
    for place, space in enumerate(BOARD.spaces)
    if space.deed is not None
}
"""The sides of Banking's properties, in the order of play."""


def two_together(view: dict[str, Any], side: str) -> bool:
    """Whether the first two players stand on the same property, which nobody else does, on a side of the board."""
    first, second, third = (player["space"] for player in view["players"])
    return first == second != third and SIDES.get(first) == side


@pytest.mark.parametrize("side", ["left", "top", "right", "bottom"])
def test_two_tokens_on_a_property_leave_its_price_in_sight(house: House, server: Running, side: str) -> None:
    found = seek("banking", 3, lambda _, view: two_together(view, side), likes=("buy",))
    made = place(server, "banking", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    assert anna.page.locator(".lot [data-token]").count() >= 2
    assert anna.page.evaluate(COVERED) == []


@SIZES
def test_a_deal_of_others_stays_in_sight_while_something_else_is_looked_at(
    house: House, server: Running, size: dict[str, int]
) -> None:
    found = seek(
        "banking",
        3,
        lambda game, view: (
            top_of(view)["kind"] == "turn"
            and view["turn"] == 0
            and not view["may_roll"]
            and min(len(deeds_of(view, seat)) for seat in (0, 1)) >= 1
            and any(form.word == "offer" for form in game.forms(0))
        ),
        likes=("buy",),
    )
    view = found.game.view(None)
    mine, theirs = deeds_of(view, 0)[0], deeds_of(view, 1)[0]
    made = place(server, "banking", "ooo", found.seed, [*found.actions, f"0: offer 1 {mine},100000 {theirs}"])
    watching = come(house, made, 2, size)
    page = watching.page
    offer, deal = page.locator("[data-part=offer]"), page.locator("[data-part=deal]")
    # Everybody sees it in the middle, and needs no second picture of it.
    expect(offer).to_be_visible()
    expect(deal).to_have_count(0)
    ring = page.locator("[data-part=ring] [data-space=go]")
    ring.evaluate("it => it.click()")
    expect(offer).to_have_count(0)
    expect(deal).to_contain_text("A deal on the table")
    expect(deal).to_contain_text("100K")
    expect(deal.locator("li")).to_have_count(3)
    expect(deal).to_contain_text(re.compile("is thinking about it"))
    page.keyboard.press("Escape")
    expect(deal).to_have_count(0)
    expect(offer).to_be_visible()
    # The words about whom the game waits for have one line, so that nothing moves when they change.
    asked = come(house, made, 1, size)
    state = asked.page.locator('[data-player="1"] small')
    if size == DESK:
        expect(state).to_have_text("you · your answer")
        assert state.evaluate("it => it.scrollWidth <= it.clientWidth && it.clientHeight < 24")


def test_what_the_decoder_has_shown_is_told_to_everybody(house: House, server: Running) -> None:
    found = seek(
        "crooked",
        3,
        lambda _, view: (
            sum(view["players"][1]["fakes_taken"]) == 1
            and sum(view["players"][2]["fakes_taken"] + view["players"][2]["reals_taken"]) == 0
            and top_of(view)["kind"] == "turn"
        ),
        likes=("check", "claim", "buy"),
    )
    view: dict[str, Any] = found.game.view(None)
    kind = view["players"][1]["fakes_taken"].index(1)
    value = (10, 20, 50, 100, 500)[kind]
    made = place(server, "crooked", "ooo", found.seed, found.actions)
    for seat, words in ((0, f"Ben has at least one fake {value}"), (1, f"You have at least one fake {value}")):
        person = come(house, made, seat, DESK)
        learnt = person.page.locator("[data-part=learnt]")
        expect(learnt.locator('[data-seat="1"]')).to_contain_text(words)
        expect(learnt.locator('[data-seat="2"]')).to_have_count(0)


@pytest.mark.parametrize("edition", TRACKS)
def test_a_roll_is_one_line_of_the_log(house: House, server: Running, edition: str) -> None:
    found = TRACKS[edition]["roll"].find(edition)
    made = place(server, edition, "ooo", found.seed, found.actions)
    anna = come(house, made, 0, DESK)
    before = len(lines_of(anna.page))
    assert press(anna, "roll") == "roll"
    expect(anna.page.locator("[data-part=log]")).to_contain_text(re.compile(r"You roll \d and \d, and move to "))
    lines = lines_of(anna.page)
    assert not any(line.startswith(("You move to", "Turn ")) for line in lines[:-1]), lines[before:]


@SIZES
def test_a_trade_speaks_of_the_board_only_where_there_is_one(
    house: House, server: Running, size: dict[str, int]
) -> None:
    moment = TRACKS["banking"]["trade"]
    found = moment.find("banking")
    made = place(server, "banking", "ooo", found.seed, found.actions)
    anna = come(house, made, 0, size)
    do(anna, "trade").click()
    said = anna.page.locator(".said p")
    expect(said).to_contain_text("Choose what goes each way")
    assert ("board" in said.inner_text()) == (size != PHONE) == anna.page.locator("[data-space=go]").is_visible()
    # The ring around what has the focus is not cut by the list.
    anna.page.keyboard.press("Tab")
    thing = anna.page.locator("[data-part=trade] [data-thing]").first
    thing.focus()
    expect(thing).to_be_focused()
    out = thing.evaluate(
        "it => parseFloat(getComputedStyle(it).outlineWidth) + parseFloat(getComputedStyle(it).outlineOffset)"
    )
    assert thing.evaluate("it => it.matches(':focus-visible')")
    assert out <= 0
