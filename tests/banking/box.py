"""A bank unit in the hands of a test."""

from __future__ import annotations

from rentier.core.events import Event
from rentier.games.banking.unit.device import BankUnit
from rentier.games.banking.unit.journal import Booking
from rentier.games.banking.unit.signals import Beeped, Shown

K, M = 1_000, 1_000_000
START = 15 * M


class Box:
    """A unit and a clock that a test moves."""

    def __init__(self, language: str = "en", accounts: dict[int, int] | None = None) -> None:
        self.unit = BankUnit(language, tuple((accounts or {}).get(card, START) for card in range(1, 7)))
        self.at = 1000.0
        self.heard: list[Event] = []

    def do(self, text: str) -> Box:
        """Do what the text says: `left 3`, `right 2 reversed`, `out left`, `hold C`, `wait 60`, `undo`, or keys."""
        for part in text.split(";"):
            words = part.split()
            self.heard = self._one(words)
        return self

    def _one(self, words: list[str]) -> list[Event]:
        unit, at = self.unit, self.at
        match words:
            case ["left" | "right" as side, card]:
                return unit.insert(side, int(card), at)
            case ["left" | "right" as side, card, "reversed"]:
                return unit.insert(side, int(card), at, True)
            case ["out", side]:
                return unit.remove(side, at)
            case ["hold", key]:
                return unit.press(key, at, 2.0)
            case ["wait", seconds]:
                self.at += float(seconds)
                return unit.tick(self.at)
            case ["undo"]:
                return unit.undo(at)
        return [signal for key in words for signal in unit.press(key, at)]

    @property
    def shown(self) -> list[str]:
        """The texts that the last input showed, in order."""
        return [signal.text for signal in self.heard if isinstance(signal, Shown)]

    @property
    def beeps(self) -> list[str]:
        return [signal.sound for signal in self.heard if isinstance(signal, Beeped)]

    @property
    def why(self) -> str:
        return "".join(signal.why for signal in self.heard if isinstance(signal, Beeped))

    @property
    def display(self) -> str:
        return self.unit.display

    def balance(self, card: int) -> int:
        return self.unit.balance(card)

    @property
    def last(self) -> Booking:
        return self.unit.journal.lines[-1]

    def refuses(self, text: str, why: str) -> bool:
        """Whether an input only makes a low beep and leaves everything as it is."""
        before, display = state(self.unit), self.display
        self.do(text)
        assert self.beeps == ["low"]
        assert self.shown == []
        assert self.why == why
        return state(self.unit) == before and self.display == display


def state(unit: BankUnit) -> dict[str, object]:
    """Return everything that a refusal must leave alone: all but when the unit was last used."""
    return {**unit.to_dict(), "used": None}
