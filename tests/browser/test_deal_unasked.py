"""Deal with fewer clicks: what happens by itself, and what helps to decide: rents, focus, a sentence left readable."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rentier.games.deal.paying import total_payable
from rentier.games.deal.state import Deal
from server.serving import Running

from .dealing import SIZES, Table, can, come, find, is_asked
from .people import DESK, House
from .positions import place

RESTS = """
async () => {
  const box = (it) => it?.getBoundingClientRect();
  const over = [];
  let before = '';
  let still = 0;
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const [card, words] = [box(document.querySelector('.flight')), box(document.querySelector('[data-part=ask]'))];
    const now = card ? `${card.x} ${card.y}` : '';
    still = now && now === before ? still + 1 : 0;
    before = now;
    if (still === 5) {
      const isApart = card.right <= words.left || card.left >= words.right
        || card.bottom <= words.top || card.top >= words.bottom;
      return { isApart, width: Math.round(card.width), drawn: document.querySelector('.flight').offsetWidth };
    }
  }
  return null;
}
"""
"""A script that waits until a card in the air rests, and returns whether it leaves the words of the question free."""


def is_bare(game: Deal) -> bool:
    """Whether seat 0 is asked to pay and has nothing in front of it, but a Just Say No in hand."""
    return (
        is_asked(game, "answer")
        and game.turn == 1
        and total_payable(game.players[0]) == 0
        and any(action.verb() == "say-no" for action in game.actions(0))
    )


def may_lose_a_set(game: Deal) -> bool:
    """Whether seat 0 is about to lose a full set and cannot say no."""
    attack = [it for it in game.view(0)["pending"] if it["kind"] == "attack"]  # type: ignore[attr-defined]
    return (
        is_asked(game, "answer")
        and game.turn == 1
        and len(list(game.actions(0))) == 1
        and attack[-1]["action"].startswith("deal-breaker")
    )


def test_what_cannot_be_refused_can_happen_by_itself(house: House, server: Running) -> None:
    at = find(2, may_lose_a_set, "lay", "deal-breaker")
    table = come(house, server, at, DESK)
    table.page.wait_for_timeout(500)
    assert table.person.plays == []
    lets = table.page.get_by_label("From now on let it happen by itself")
    lets.check()
    assert table.person.plays == []
    table.page.locator("[data-part=actions]:not([data-asked=answer])").wait_for()
    assert table.person.plays == ["pass"]
    # A whole set is lost, but there was nothing to think over, so nobody asks whether it is meant.
    assert not any(sent.get("careful") for sent in table.person.sent)
    assert table.page.evaluate("localStorage.getItem('rentier.deal-lets')") == "true"
    # It can be switched off where it was not asked for.
    table.page.locator("[data-part=menu]").click()
    expect(table.page.locator("[data-part=lets]")).to_be_checked()


def test_who_has_nothing_to_pay_with_is_not_kept_waiting(house: House, server: Running) -> None:
    at = find(2, is_bare, "pass-go", "birthday", "debt-collector", "end", "pass")
    table = come(house, server, at, DESK)
    # Everybody sees the empty bank, so the hand stays secret: the same happens with and without a Just Say No.
    table.page.locator("[data-part=actions]:not([data-asked=answer])").wait_for()
    assert table.person.plays == ["pass"]


def test_a_turn_ends_by_itself_if_the_reader_wants_it(house: House, server: Running) -> None:
    at = find(2, lambda game: can(game, "lay") and game.plays_left == 1 and len(game.players[0].hand) > 3)
    left = at.game.copy()
    lay = next(text for text in at.menu("lay") if len(list(after(left, text).actions(0))) == 1)
    for wants in (False, True):
        made = place(server, "deal", "oo", at.seed, at.actions)
        table = Table(house.person(name="Anna"), made)
        if wants:
            table.page.evaluate(
                "() => localStorage.setItem('rentier.preferences', JSON.stringify({"
                " ...JSON.parse(localStorage.getItem('rentier.preferences')), ends: true }))"
            )
            table.page.reload()
            table.page.locator("[data-part=hand]").wait_for()
        table.tap(lay.split()[1])
        table.click(f"[data-part=choices] [data-action='{lay}']")
        table.page.wait_for_timeout(1500)
        table.person.settle()
        assert table.person.plays == ([lay, "end"] if wants else [lay])


@pytest.mark.parametrize("has_wilds", [True, False], ids=["with", "without"])
def test_wilds_are_spoken_of_only_where_there_are_some(house: House, server: Running, *, has_wilds: bool) -> None:
    at = find(2, lambda game: game.plays_left == 0 and can(game, "end") and can(game, "move") == has_wilds)
    table = come(house, server, at, DESK)
    words = "Your wilds can still be moved." if has_wilds else "All that is left is to end your turn."
    expect(table.page.locator("[data-part=ask]")).to_contain_text(words)


def after(game: Deal, text: str) -> Deal:
    """Return the game after an action of seat 0."""
    then = game.copy()
    then.play(0, text)
    return then


@SIZES
def test_each_set_shows_its_rent(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, lambda game: can(game, "end") and min(len(player.sets) for player in game.players) >= 2)
    table = come(house, server, at, size)
    for seat, player in enumerate(at.game.players):
        for own in at.game.view(0)["players"][seat]["sets"]:  # type: ignore[index]
            kind = "chip" if table.is_touch else "set"
            rent = table.page.locator(f"[data-anchor={kind}-{seat}-{own['set']}] [data-part=rent]")
            assert rent.inner_text() in (f"{own['rent']}M", f"rent {own['rent']}M"), player


def test_keys_go_on_where_something_is_to_be_picked(house: House, server: Running) -> None:
    at = find(3, lambda game: can(game, "debt-collector"))
    table = come(house, server, at, DESK)
    table.tap("debt-collector")
    table.page.keyboard.press("p")
    picks = table.page.locator("[data-part=actions] [data-pick]")
    expect(picks.first).to_be_focused()
    table.page.keyboard.press("Tab")
    expect(picks.nth(1)).to_be_focused()


@SIZES
def test_a_card_in_the_air_leaves_the_sentence_free(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, lambda game: can(game, "pass-go"))
    made = place(server, "deal", "oo", at.seed, at.actions)
    table = Table(house.person(size=size, is_still=False), made)
    table.tap("pass-go")
    table.page.evaluate(f"() => {{ window.__rests = ({RESTS})(); }}")
    table.page.locator("[data-part=choices] [data-action=pass-go]").first.click()
    found = table.page.evaluate("() => window.__rests")
    assert found["isApart"]
    # It is drawn as large as it is shown, so its edges are sharp.
    assert found["width"] <= found["drawn"]
