"""A table of Deal by keys alone: where the focus goes, and that it is never lost."""

from __future__ import annotations

from browser.dealing import find, is_asked
from browser.positions import place
from server.serving import Running

from .tab import Tab
from .visiting import DESK, sit

WAY = """
(selector) => {
  const here = document.activeElement;
  if (here.matches(selector)) return 'here';
  const there = document.querySelector(selector);
  if (!there) return 'nowhere';
  return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
}
"""
"""A script that says which way something lies from what has the focus."""
KEYS = {"back": "Shift+Tab", "on": "Tab"}
"""Never out of the page: where Tab leads from there is the browser's own matter, and drivers know nothing of it."""
IS_ASKED = "window.__awaiting.includes(0) || document.querySelector('[data-part=ended]')"
PLAYS = 6


class Keys:
    """Somebody who plays with digits, letters, Tab and Enter, and checks the focus after each key."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def press(self, key: str) -> None:
        """Press a key, after which something must still have the focus."""
        self.tab.press(key)
        self.tab.settle()
        if self.has("[data-part=doubt]"):
            self.go_to("[data-action=meant]")
        is_lost = self.tab.run("() => document.activeElement === document.body || document.activeElement === null")
        assert not is_lost, f"{key} loses the focus: {self.tab.plays()[-3:]}"

    def has(self, selector: str) -> bool:
        return self.tab.count(selector) > 0

    def go_to(self, selector: str) -> None:
        """Press Tab until something has the focus, and press Enter there."""
        for _ in range(60):
            way = self.tab.run(WAY, selector)
            if way == "here":
                return self.press("Enter")
            assert way in KEYS, f"{selector} is not there"
            self.tab.press(KEYS[way])
        raise AssertionError(f"Tab does not lead to {selector}")

    def play_card(self) -> bool:
        """Play the first card of the hand that does something; return false if none does."""
        for digit in range(1, 10):
            if not self.has(f"[data-part=hand] .held:nth-child({digit})"):
                return False
            self.press(str(digit))
            if self.has("[data-part=choices] [data-action]"):
                self.go_to("[data-part=choices] [data-action]")
                for _ in range(12):
                    if not self.has("[data-part=actions] [data-cancel]"):
                        return True
                    is_picked = self.has("[data-part=actions] .btn.pri")
                    self.go_to("[data-part=actions] .btn.pri" if is_picked else "[data-pick]:not([aria-pressed=true])")
                raise AssertionError("picking comes to no end")
            self.press("Escape")
        return False

    def answer(self, kind: str) -> None:
        """Do what is asked."""
        if kind == "turn":
            if not self.play_card():
                self.press("e")
        elif kind == "give-up":
            assert self.play_card()
        elif kind == "place":
            self.go_to("[data-part=actions] [data-action^=place]")
        else:
            self.press({"answer": "l", "payment": "p"}[kind])


def test_deal_is_played_by_keys_alone(tab: Tab, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "turn") and game.plays_left == 3)
    sit(tab, place(server, "deal", "os", at.seed, at.actions))
    tab.resize(*DESK)
    keys = Keys(tab)
    keys.press("Tab")
    for _ in range(PLAYS * 2):
        tab.until(IS_ASKED)
        if keys.has("[data-part=ended]") or len(tab.plays()) >= PLAYS:
            break
        keys.answer(tab.run("() => document.querySelector('[data-part=actions]').dataset.asked ?? ''"))
    assert len(tab.plays()) >= PLAYS


def test_a_wild_card_is_placed_by_keys(tab: Tab, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "place"))
    sit(tab, place(server, "deal", "oo", at.seed, at.actions))
    tab.resize(*DESK)
    keys = Keys(tab)
    keys.press("Tab")
    keys.answer("place")
    assert [it.split()[0] for it in tab.plays()] == ["place"]
