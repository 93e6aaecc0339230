"""The state of a game of Banking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track import cards
from rentier.track.positions import track_state
from rentier.track.state import TrackGame

from . import stakes
from .data import BOARD
from .options import BankingOptions
from .policies import POLICIES
from .view import view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.dice import Dice
    from rentier.core.registry import Edition
    from rentier.core.stakes import Stake

    from . import shapes


MOST_CARDS: Final = 200
"""More than any pack of cards has kinds."""


@final
class Banking(TrackGame):
    """A game of Banking."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: BankingOptions,
        dice: Dice,
        events: bool,
        piles: list[list[cards.Card]],
    ) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, options.terms, POLICIES)
        self.agreed: Final = options
        self.piles: Final = piles
        """Every card, pile by pile, before shuffling."""
        self.is_time_called: bool = False
        """Whether time has run out and the game ends with this turn (EB-93)."""

    def copy(self) -> Banking:
        """Return an independent game in the same state."""
        other = Banking(self.edition, self.seats, self.agreed, self.dice.copy(), self.events is not None, self.piles)
        self.share_track(other)
        other.is_time_called = self.is_time_called
        return other

    def lay_out(self) -> None:
        """Shuffle the piles (EB-3)."""
        for pile in self.piles:
            self.decks.append(cards.shuffled(self.dice, pile))

    def list_stakes(self, seat: int, action: AnyAction) -> list[Stake]:
        return stakes.stakes_of(self, seat, action)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return each player's wealth (EB-92)."""
        return tuple([self.wealth(seat) for seat in range(self.seats)])

    def time_limit(self) -> int | None:
        """Return the agreed number of minutes (EB-93)."""
        return self.agreed.time_limit

    def inventory(self) -> list[int]:
        """Count the money of players and bank, buildings, and every card."""
        return [*self.count_bank(), *self.count_cards(MOST_CARDS)]

    def full_inventory(self) -> list[int]:
        """Count what a whole game has."""
        counts = [0] * MOST_CARDS
        for pile in self.piles:
            for card in pile:
                counts[card.index] += 1
        return [self.seats * self.terms.start, self.terms.apartments, self.terms.hotels, *counts]

    def state(self) -> dict[str, object]:
        return {**track_state(self), "time_called": self.is_time_called}

    def seen_from(self, seat: int | None) -> shapes.BankingView:
        """Show everything except the order of cards that nobody has seen."""
        return view_of(self, seat)

    def deal_anew(self, seat: int) -> None:
        """Shuffle what nobody has seen of the piles."""
        for deck in self.decks:
            deck.shuffle_unseen(self.dice)
