"""What happens on a track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from rentier.core.events import Event, Revealing


@final
@dataclass(frozen=True)
class RolledForStart(Event):
    """Everybody rolled for the start; these totals, in the order of the seats that rolled (EB-4)."""

    seats: tuple[int, ...]
    totals: tuple[int, ...]


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    number: int


@final
@dataclass(frozen=True)
class Rolled(Event):
    """A player rolled two dice (EB-10)."""

    seat: int
    first: int
    second: int


@final
@dataclass(frozen=True)
class Moved(Event):
    """A token moved; `how` is forward or back."""

    seat: int
    place: str
    space: str
    how: str


@final
@dataclass(frozen=True)
class Paid(Event):
    """Money moved between seats or the bank, which is -1."""

    payer: int
    payee: int
    amount: int
    why: str


@final
@dataclass(frozen=True)
class Owed(Event):
    """A player owes more than they have (EB-70)."""

    payer: int
    payee: int
    amount: int
    why: str


@final
@dataclass(frozen=True)
class Bought(Event):
    """A deed went to its buyer (EB-12, EB-20)."""

    seat: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class Declined(Event):
    """A player left a property to an auction (EB-12)."""

    seat: int
    space: str


@final
@dataclass(frozen=True)
class AuctionOpened(Event):
    """Bidding began for a deed, or for one of the last buildings (EB-20, EB-43)."""

    thing: str


@final
@dataclass(frozen=True)
class Bid(Event):
    """A player bid for a deed (EB-21)."""

    seat: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class PassedAuction(Event):
    """A player left the bidding (EB-21)."""

    seat: int
    space: str


@final
@dataclass(frozen=True)
class AuctionEnded(Event):
    """Bidding ended; the seat is -1 when nobody bid."""

    space: str
    seat: int
    amount: int


@final
@dataclass(frozen=True)
class RentDue(Event):
    """A stop on another's property: the owner may claim the rent (EB-30)."""

    seat: int
    owner: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class ClaimedRent(Event):
    """An owner claimed the rent (EB-30)."""

    seat: int
    target: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class LostClaim(Event):
    """A rent was not claimed in time (EB-30)."""

    seat: int
    target: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class DrewCard(Revealing):
    """A player drew a card, for all to see (EB-14)."""

    seat: int
    deck: int
    card: str


@final
@dataclass(frozen=True)
class KeptCard(Event):
    """A player kept a card (EB-14)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class WentToJail(Event):
    """A player was sent to jail (EB-75)."""

    seat: int


@final
@dataclass(frozen=True)
class FreedFromJail(Event):
    """A player left jail; `how` is fine, card, double or third (EB-76, EB-77)."""

    seat: int
    how: str


@final
@dataclass(frozen=True)
class Built(Event):
    """A building was placed; the level counts what stands there now (EB-40, EB-42)."""

    seat: int
    space: str
    level: int
    amount: int
    is_hotel: bool


@final
@dataclass(frozen=True)
class Sold(Event):
    """Buildings of a group went back to the bank; the levels are what is left (EB-44)."""

    seat: int
    group: str
    levels: tuple[int, ...]
    amount: int


@final
@dataclass(frozen=True)
class WantedBuilding(Event):
    """A player wanted one of the last buildings too (EB-43)."""

    seat: int
    thing: str


@final
@dataclass(frozen=True)
class BuildingBid(Event):
    """A player bid for one of the last buildings (EB-43)."""

    seat: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class PassedBuilding(Event):
    """A player left the bidding for one of the last buildings (EB-43)."""

    seat: int
    thing: str


@final
@dataclass(frozen=True)
class BuildingUnsold(Event):
    """Nobody bid for one of the last buildings, so it stays with the bank (EB-43)."""

    thing: str


@final
@dataclass(frozen=True)
class Mortgaged(Event):
    """A property was mortgaged (EB-60)."""

    seat: int
    space: str


@final
@dataclass(frozen=True)
class Lifted(Event):
    """A mortgage was lifted (EB-61)."""

    seat: int
    space: str


@final
@dataclass(frozen=True)
class DealOffered(Event):
    """A player offered another a deal (EB-50)."""

    seat: int
    target: int
    give: str
    take: str
    debt: int


@final
@dataclass(frozen=True)
class DealDeclined(Event):
    """A deal was declined."""

    seat: int
    target: int


@final
@dataclass(frozen=True)
class DealWithdrawn(Event):
    """A deal was withdrawn."""

    seat: int
    target: int


@final
@dataclass(frozen=True)
class DealDone(Event):
    """A deal was made (EB-50)."""

    seat: int
    target: int
    give: str
    take: str
    debt: int


@final
@dataclass(frozen=True)
class WentBankrupt(Event):
    """A player went out; the creditor is -1 for the bank (EB-70)."""

    seat: int
    creditor: int


@final
@dataclass(frozen=True)
class Won(Event):
    """The game ended; `why` is last, bankruptcies, rounds or time (EB-5, EB-92, EB-93)."""

    seats: tuple[int, ...]
    why: str
