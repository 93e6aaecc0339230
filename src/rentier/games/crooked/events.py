"""What happens in Crooked Cash alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from rentier.core.events import Event, Revealing


@final
@dataclass(frozen=True)
class NotesLaid(Event):
    """A payer laid notes on the table (CC-46); which of the own ones, only the payer sees."""

    seat: int
    payee: int
    values: tuple[int, ...]
    notes: tuple[str, ...]

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {"notes": (self.seat,)}


@final
@dataclass(frozen=True)
class NoteChecked(Revealing):
    """A player decoded a note that another one offered; all see what it is (CC-40)."""

    seat: int
    target: int
    amount: int
    is_fake: bool


@final
@dataclass(frozen=True)
class FakeTaken(Event):
    """A checker kept the fake note that was caught (CC-40)."""

    seat: int
    target: int
    amount: int


@final
@dataclass(frozen=True)
class NotesPaid(Event):
    """Notes went from a player or the bank to another (CC-44 … CC-46)."""

    payer: int
    payee: int
    values: tuple[int, ...]


@final
@dataclass(frozen=True)
class NotesReturned(Event):
    """Notes went back to who laid them: the payment fell through (CC-47)."""

    seat: int
    values: tuple[int, ...]


@final
@dataclass(frozen=True)
class ChangeSought(Event):
    """A payee without the right notes takes one of those received to the bank, to give change (CC-48)."""

    seat: int
    target: int
    amount: int


@final
@dataclass(frozen=True)
class ChangeLost(Event):
    """Change could not be given in the notes that there are; who should give it keeps it (CC-48)."""

    seat: int
    amount: int


@final
@dataclass(frozen=True)
class TokensTurned(Event):
    """A player's decoder tokens are green again (CC-11)."""

    seat: int


@final
@dataclass(frozen=True)
class TookChance(Event):
    """A player took a Chance card: an open one, or a bankrupt's (CC-21, CC-61)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class ChanceTurnedUp(Revealing):
    """The top card of the Chance pile was turned face up beside the other two (CC-21)."""

    card: str


@final
@dataclass(frozen=True)
class DiscardedChance(Event):
    """A Chance card went under its pile unused (CC-22)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class PlayedChance(Event):
    """A player announced a Chance card (CC-24); with the streets, the space or the player that it is about."""

    seat: int
    card: str
    space: str
    other: str
    target: int


@final
@dataclass(frozen=True)
class CheckedChance(Revealing):
    """A player decoded the Chance card that another one announced (CC-41)."""

    seat: int
    target: int
    card: str
    is_fake: bool


@final
@dataclass(frozen=True)
class UsedChance(Event):
    """A Chance card took effect and went under its pile (CC-21)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class RefusedRent(Event):
    """A rent that was asked is not paid, by a card (CC-70)."""

    seat: int
    target: int


@final
@dataclass(frozen=True)
class KeptHidden(Revealing):
    """A player keeps a card of Community Chest; which one, only they know (CC-20)."""

    # All learn that the card is one that can be kept.
    seat: int
    card: str

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {"card": (self.seat,)}


@final
@dataclass(frozen=True)
class UsedChest(Event):
    """A kept card of Community Chest was used and went under its pile (CC-20)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class InheritedCards(Event):
    """A creditor got a bankrupt's kept cards of Community Chest; which ones, only these two know (CC-61)."""

    seat: int
    target: int
    count: int
    cards: tuple[str, ...]

    def hidden(self) -> dict[str, tuple[int, ...]]:
        """Show the cards to both."""
        return {"cards": (self.seat, self.target)}


@final
@dataclass(frozen=True)
class ReturnedCards(Revealing):
    """A bankrupt's kept cards of Community Chest went under their pile, for all to see (CC-61)."""

    seat: int
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class InheritedChance(Event):
    """A creditor got a bankrupt's Chance card (CC-61)."""

    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class SoldHotel(Event):
    """A player in debt sold a hotel to the bank (CC-60)."""

    seat: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class SoldStreet(Event):
    """A player in debt sold a street to the bank (CC-60)."""

    seat: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class SwappedStreets(Event):
    """Two players' streets changed owners by a card (CC-70)."""

    seat: int
    target: int
    give: str
    take: str


@final
@dataclass(frozen=True)
class TookTrain(Event):
    """A player takes the train to the next street that nobody owns (CC-15)."""

    seat: int
    space: str


@final
@dataclass(frozen=True)
class NotesOffered(Event):
    """A player offered another to change notes for the same amount (CC-49)."""

    seat: int
    target: int
    give: tuple[int, ...]
    take: tuple[int, ...]


@final
@dataclass(frozen=True)
class NotesRefused(Event):
    """A player did not want to change notes (CC-49)."""

    seat: int
    target: int


@final
@dataclass(frozen=True)
class CountedRents(Event):
    """The rents that the bank counts for each player at the end (CC-6)."""

    seats: tuple[int, ...]
    amounts: tuple[int, ...]
