"""The state of a game of Millionaire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from rentier.track import cards
from rentier.track.positions import track_state
from rentier.track.state import TrackGame

from . import loading, moments, stakes
from .cards import MillionaireCard
from .data import BOARD, CARDS, COUNTS, PACK, SALARIES, TARGET, UPGRADE
from .events import ChangedLevel
from .fortune import Buried
from .options import MillionaireOptions
from .policies import POLICIES
from .view import deal_anew, view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.dice import Dice
    from rentier.core.events import Event
    from rentier.core.game import Game
    from rentier.core.moments import Moment
    from rentier.core.registry import Edition
    from rentier.core.stakes import Stake

    from . import shapes


@final
class Millionaire(TrackGame):
    """A game of Millionaire."""

    def __init__(self, edition: Edition, seats: int, options: MillionaireOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, options.terms, POLICIES)
        self.agreed: Final = options
        self.target: Final = TARGET * options.millions
        self.upgrade: Final = UPGRADE
        self.stars: list[int] = []
        """By seat: the stars of the token, 1, 3 or 5."""
        self.fortune: list[MillionaireCard | None] = []
        """By deed: the Fortune card that lies there face down."""
        self.held: list[tuple[MillionaireCard, ...]] = []
        """By seat: the Fortune cards kept for later."""
        self.spent: list[MillionaireCard] = []
        """The Fortune cards that were used, for everybody to see."""
        self.buried: list[Buried] = []
        """The Fortune cards that were laid aside unseen."""

    def copy(self) -> Millionaire:
        """Return an independent game in the same state."""
        other = Millionaire(self.edition, self.seats, self.agreed, self.dice.copy(), self.events is not None)
        self.share_track(other)
        other.stars = self.stars[:]
        other.fortune = self.fortune[:]
        other.held = self.held[:]
        other.spent = self.spent[:]
        other.buried = self.buried[:]
        return other

    def lay_out(self) -> None:
        """Shuffle the piles and lay a Fortune card on each property (MM-4, MM-14)."""
        for pile in CARDS:
            self.decks.append(cards.shuffled(self.dice, pile))
        pack: list[MillionaireCard] = PACK[:]
        self.dice.shuffle(pack)
        for card in pack:
            self.fortune.append(card)
        self.stars = [1] * self.seats
        nothing: tuple[MillionaireCard, ...] = ()
        self.held = [nothing] * self.seats

    @property
    def scores(self) -> tuple[int, ...]:
        """Return each player's cash (MM-6)."""
        return tuple([player.cash for player in self.players])

    def moments(self, before: Game, events: Sequence[Event]) -> list[Moment]:
        assert isinstance(before, Millionaire)
        return moments.moments_of(self, before, events)

    def list_stakes(self, seat: int, action: AnyAction) -> list[Stake]:
        return stakes.stakes_of(self, seat, action)

    # The level of a token.

    def rank(self, seat: int) -> int:
        """Return the index of a token's level: 0, 1 or 2."""
        return self.stars[seat] // 2

    def is_highest(self, seat: int) -> bool:
        """Whether there is no next token."""
        return self.rank(seat) == len(SALARIES) - 1

    def salary_of(self, seat: int) -> int:
        """Return the salary of a token's level (MM-11)."""
        return SALARIES[self.rank(seat)]

    def change_level(self, seat: int, stars: int) -> None:
        """Swap a token for one with this many more stars."""
        self.stars[seat] += stars
        if self.events is not None:
            self.events.append(ChangedLevel(seat, self.stars[seat] - stars, self.stars[seat]))

    # Positions and views.

    def inventory(self) -> list[int]:
        """Count the money of players and bank, buildings, and every card by its kind."""
        counts = self.count_cards(len(COUNTS))
        for card in self.fortune_cards():
            counts[card.index] += 1
        return [*self.count_bank(), *counts]

    def fortune_cards(self) -> list[MillionaireCard]:
        """List every Fortune card, wherever it is."""
        found = [card for card in self.fortune if card is not None]
        for held in self.held:
            found.extend(held)
        found.extend(self.spent)
        for buried in self.buried:
            found.append(buried.card)
        for decision in self.stack:
            found.extend(decision.holds())
        return found

    def full_inventory(self) -> list[int]:
        """Count what a whole game has."""
        return [self.seats * self.terms.start, self.terms.apartments, self.terms.hotels, *COUNTS]

    def state(self) -> dict[str, object]:
        return {**track_state(self), **loading.own_state(self)}

    def seen_from(self, seat: int | None) -> shapes.MillionaireView:
        """Show everything except face-down cards, what others keep, and the order of the piles."""
        return view_of(self, seat)

    def bared(self) -> shapes.MillionaireBare:
        """Return which Fortune card lies on which property."""
        cards = zip(self.board.deeds, self.fortune)
        return {"fortune": {deed.code: card.code for deed, card in cards if card is not None}}

    def deal_anew(self, seat: int) -> None:
        """Draw afresh what the seat cannot know."""
        deal_anew(self, seat)
