"""The table of Deal without a mouse: where the focus goes, the typed line, and the hints of the first turn."""

from __future__ import annotations

from server.serving import Running

from .dealing import SIZES, Table, can, come, find, is_asked
from .people import DESK, House, Person
from .positions import place
from .tables import until_asked


class Keys:
    """Somebody who plays with digits, letters, Tab and Enter, and checks the focus after each key."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def press(self, key: str) -> None:
        """Press a key, after which something must still have the focus."""
        self.page.keyboard.press(key)
        self.person.settle()
        if self.has("[data-part=doubt]"):
            self.go_to("[data-action=meant]")
        lost = "document.activeElement === document.body || document.activeElement === null"
        assert not self.page.evaluate(lost), f"{key} loses the focus: {self.person.plays[-3:]}"

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def go_to(self, selector: str) -> None:
        """Press Tab until something has the focus, and press Enter there."""
        for _ in range(80):
            if self.page.evaluate("(what) => document.activeElement.matches(what)", selector):
                return self.press("Enter")
            # After the last control Tab leaves the page, and comes back.
            self.page.keyboard.press("Tab")
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


def test_the_focus_is_never_lost(house: House, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "turn") and game.plays_left == 3)
    table = come(house, server, at, DESK, "os")
    keys = Keys(table.person)
    keys.press("Tab")
    asked = []
    for _ in range(200):
        until_asked(table.person)
        if keys.has("[data-part=ended]") or len(table.person.plays) >= 24:
            break
        asked.append(table.page.locator("[data-part=actions]").get_attribute("data-asked") or "")
        keys.answer(asked[-1])
    assert len(table.person.plays) > 12
    assert {"turn", "answer", "payment"} <= {*asked}


def test_the_typed_line_keeps_the_focus(house: House, server: Running) -> None:
    at = find(2, lambda game: can(game, "bank", "lay") and game.plays_left == 3)
    table = come(house, server, at, DESK)
    line = table.page.locator("[data-part=command] input")
    typed = [at.menu("bank")[0], "cards", at.menu("lay")[0], "end"]
    for text in typed:
        line.fill(text)
        line.press("Enter")
        table.person.settle()
        assert line.evaluate("(it) => it === document.activeElement")
    assert table.person.plays == [typed[0], *typed[2:]]


@SIZES
def test_hints_are_few_and_go_away_for_good(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, lambda game: is_asked(game, "turn"))
    made = place(server, "deal", "oo", at.seed, at.actions)
    person = house.person(size=size)
    table, hint = Table(person, made), person.page.locator("[data-part=hint]")
    seen = []
    while hint.count():
        seen.append(hint.locator("p").inner_text())
        hint.locator("button").last.click()
        table.person.settle()
    assert 3 <= len(set(seen)) == len(seen) <= 5
    assert all(len(text) < 130 for text in seen)
    person.page.reload()
    table.page.locator("[data-part=hand]").wait_for()
    assert hint.count() == 0
