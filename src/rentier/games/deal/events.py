"""What happens in a game of Deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from rentier.core.events import Event


@final
@dataclass(frozen=True)
class Began(Event):
    """The cards were dealt and it was drawn who starts (DL-3)."""

    seat: int
    cards: int


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    number: int


@final
@dataclass(frozen=True)
class Drew(Event):
    """A player drew cards, which only they see (DL-10, DL-40)."""

    seat: int
    count: int
    cards: tuple[str, ...]

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {"cards": (self.seat,)}


@final
@dataclass(frozen=True)
class Reshuffled(Event):
    """The cards of the centre became a new draw pile (DL-13)."""

    count: int


@final
@dataclass(frozen=True)
class Banked(Event):
    """A player put a card into the bank (DL-20)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class Laid(Event):
    """A player laid a property from the hand (DL-30)."""

    seat: int
    card: str
    colour: str


@final
@dataclass(frozen=True)
class Moved(Event):
    """A player let a wild stand for another colour (DL-31)."""

    seat: int
    card: str
    colour: str
    to: str


@final
@dataclass(frozen=True)
class Swapped(Event):
    """A player exchanged two cards between two own sets of one colour (DL-31)."""

    seat: int
    colour: str
    card: str
    given: str


@final
@dataclass(frozen=True)
class PassedGo(Event):
    """A player played Pass Go (DL-40)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class Built(Event):
    """A house or hotel was laid on a set (DL-50)."""

    seat: int
    card: str
    colour: str


@final
@dataclass(frozen=True)
class Charged(Event):
    """A player asked for money by Debt Collector or birthday (DL-41, DL-42)."""

    seat: int
    card: str
    amount: int
    targets: tuple[int, ...]


@final
@dataclass(frozen=True)
class ChargedRent(Event):
    """A player asked for the rent of a set (DL-43 … DL-46)."""

    seat: int
    card: str
    colour: str
    times: int
    amount: int
    targets: tuple[int, ...]


@final
@dataclass(frozen=True)
class PlayedSlyDeal(Event):
    """A player reached for another's property (DL-47)."""

    seat: int
    target: int
    card: str
    colour: str


@final
@dataclass(frozen=True)
class PlayedForcedDeal(Event):
    """A player offered a swap that is no offer (DL-48)."""

    seat: int
    target: int
    card: str
    given: str


@final
@dataclass(frozen=True)
class PlayedDealBreaker(Event):
    """A player reached for a full set (DL-49)."""

    seat: int
    target: int
    colour: str


@final
@dataclass(frozen=True)
class SaidNo(Event):
    """A player answered with Just Say No (DL-52)."""

    seat: int
    target: int


@final
@dataclass(frozen=True)
class Cancelled(Event):
    """An action came to nothing for one player (DL-52)."""

    seat: int
    target: int


@final
@dataclass(frozen=True)
class Paid(Event):
    """A player paid another with these cards, if any (DL-60 … DL-62)."""

    seat: int
    target: int
    cards: tuple[str, ...]
    value: int


@final
@dataclass(frozen=True)
class Took(Event):
    """A property went from one player to another (DL-47, DL-48)."""

    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class TookSet(Event):
    """A full set went over as it lay (DL-49)."""

    seat: int
    target: int
    colour: str
    cards: tuple[str, ...]
    buildings: int


@final
@dataclass(frozen=True)
class Placed(Event):
    """A player said what a received wild stands for (DL-35)."""

    seat: int
    card: str
    colour: str


@final
@dataclass(frozen=True)
class Fell(Event):
    """Buildings left a set that is no longer full (DL-51)."""

    seat: int
    cards: tuple[str, ...]
    to: str


@final
@dataclass(frozen=True)
class GaveUp(Event):
    """A player gave up a card too many: face down under the pile, or openly (DL-12, DL-5)."""

    seat: int
    card: str
    is_open: bool

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {} if self.is_open else {"card": (self.seat,)}


@final
@dataclass(frozen=True)
class Won(Event):
    """The game ended; `why` is sets, stuck or limit (DL-4, DL-16)."""

    seats: tuple[int, ...]
    why: str
