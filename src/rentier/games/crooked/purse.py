"""A player's notes and their sum, which change together."""

from __future__ import annotations

from typing import final

from rentier.track.state import Player

from .notes import VALUE_OF, face_value


@final
class Purse(Player):
    """A player whose account is a hand of notes: the cash is their face value, and nothing else writes either."""

    __slots__ = ("notes",)

    def __init__(self, seat: int, cash: int, notes: list[int]) -> None:
        super().__init__(seat, cash)
        self.notes: list[int] = notes
        """The notes in hand, in the order in which they came."""

    def copy(self) -> Purse:
        """Return an independent player with the same notes."""
        other = Purse(self.seat, self.cash, self.notes[:])
        self.share(other)
        return other

    def add(self, note: int) -> None:
        """Receive a note."""
        self.notes.append(note)
        self.cash += VALUE_OF[note]

    def take(self, note: int) -> None:
        """Take a note out of the hand, which must have it."""
        self.notes.remove(note)
        self.cash -= VALUE_OF[note]

    def refill(self, notes: list[int]) -> None:
        """Hold these notes instead."""
        self.notes = notes
        self.cash = face_value(notes)
