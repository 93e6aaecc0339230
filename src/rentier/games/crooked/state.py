"""The state of a game of Crooked Cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from rentier.track import cards
from rentier.track.numbers import FREE
from rentier.track.state import TrackGame

from . import chance, ending, moments, positions, redealing, stakes, tender
from .data import BOARD, CHEST_CARDS, COUNTS, DEALT, FAKES, OPEN_CARDS, TOKENS
from .events import TokensTurned
from .notes import KIND_OF, KINDS
from .options import CrookedOptions
from .policies import POLICIES
from .purse import Purse
from .view import truths_of, view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.dice import Dice
    from rentier.core.events import Event
    from rentier.core.game import Game
    from rentier.core.moments import Moment
    from rentier.core.registry import Edition
    from rentier.core.stakes import Stake

    from . import shapes
    from .chance import ChanceCard


@final
class Crooked(TrackGame):
    """A game of Crooked Cash."""

    def __init__(self, edition: Edition, seats: int, options: CrookedOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, options.terms, POLICIES)
        self.agreed: Final = options
        self.truth: list[bool] = []
        """By note: whether it is fake. It never changes, so copies share it."""
        self.purses: list[Purse] = []
        """By seat: the same as `players`, with their notes."""
        self.piles: list[list[int]] = []
        """By value: the bank's notes, from the top."""
        self.is_known: list[bool] = []
        """By note: whether its holder knows its truth (CC-43)."""
        self.is_doubted: list[bool] = []
        """By note: whether it came unchecked from a hand that was known to hold a fake of its value."""
        self.fakes_taken: list[int] = []
        """By seat and value: how many fakes everybody knows to be in a hand, at least (CC-43)."""
        self.reals_taken: list[int] = []
        """By seat and value: the same for notes that a check showed to be real."""
        self.green: list[int] = []
        """By seat: how many decoder tokens are green."""
        self.chance: list[ChanceCard | None] = []
        """By seat: the Chance card in hand."""
        self.open_chance: list[ChanceCard] = []
        self.chance_pile: list[ChanceCard] = []
        self.chance_unseen: int = 0
        """How many cards of that pile, from the top, nobody has seen yet."""
        self.shown_cards: list[str] = []
        """Kept cards of Community Chest that everybody knows about, because they were sold."""
        self.changed: int = 0
        """The number of the turn in which notes were last changed at the bank by choice (CC-49)."""
        self.fakes_laid: list[int] = [0] * KINDS
        """By value: how many fakes were laid since the start, for simulations; no position or view has it."""

    def copy(self) -> Crooked:
        """Return an independent game in the same state."""
        other = Crooked(self.edition, self.seats, self.agreed, self.dice.copy(), self.events is not None)
        self.share_track(other)
        other.truth = self.truth
        for player in other.players:
            assert isinstance(player, Purse)
            other.purses.append(player)
        other.piles = [pile[:] for pile in self.piles]
        other.is_known = self.is_known[:]
        other.is_doubted = self.is_doubted[:]
        other.fakes_taken = self.fakes_taken[:]
        other.reals_taken = self.reals_taken[:]
        other.green = self.green[:]
        other.chance = self.chance[:]
        other.open_chance = self.open_chance[:]
        other.chance_pile = self.chance_pile[:]
        other.chance_unseen = self.chance_unseen
        other.shown_cards = self.shown_cards[:]
        other.changed = self.changed
        other.fakes_laid = self.fakes_laid[:]
        return other

    def lay_out(self) -> None:
        """Shuffle notes and cards, and deal the starting money (CC-2 … CC-4)."""
        for kind in range(KINDS):
            fakes = [i < FAKES[kind] for i in range(COUNTS[kind])]
            self.dice.shuffle(fakes)
            self.piles[kind] = list(range(len(self.truth), len(self.truth) + COUNTS[kind]))
            self.truth.extend(fakes)
        for seat in range(self.seats):
            for kind in range(KINDS - 1, -1, -1):
                for _ in range(DEALT[kind]):
                    self.purses[seat].add(self.piles[kind].pop(0))
        self.decks = [cards.Deck([], 0), cards.shuffled(self.dice, CHEST_CARDS)]
        self.chance_pile = chance.CHANCE_CARDS[:]
        self.dice.shuffle(self.chance_pile)
        self.chance_unseen = len(self.chance_pile)
        for _ in range(OPEN_CARDS):
            chance.turn_up(self)

    def begin_state(self) -> None:
        """Put everything where it lies before the first roll, with no notes in any hand yet."""
        super().begin_state()
        self.purses = [Purse(seat, 0, []) for seat in range(self.seats)]
        self.players = [*self.purses]
        count = sum(COUNTS)
        self.piles = [[] for _ in range(KINDS)]
        self.is_known = [False] * count
        self.is_doubted = [False] * count
        self.fakes_taken = [0] * (self.seats * KINDS)
        self.reals_taken = [0] * (self.seats * KINDS)
        self.green = [TOKENS] * self.seats
        self.chance = [None] * self.seats

    def moments(self, before: Game, events: Sequence[Event]) -> list[Moment]:
        assert isinstance(before, Crooked)
        return moments.moments_of(self, before, events)

    def list_stakes(self, seat: int, action: AnyAction) -> list[Stake]:
        return stakes.stakes_of(self, seat, action)

    # The decoder.

    def may_decode(self, seat: int) -> bool:
        """Whether a player has a green token and is not in jail (CC-40, CC-42)."""
        return self.green[seat] > 0 and self.players[seat].jail == FREE

    def turn_tokens(self, seat: int) -> None:
        """Turn a player's tokens green (CC-11)."""
        if self.green[seat] < TOKENS:
            self.green[seat] = TOKENS
            if self.events is not None:
                self.events.append(TokensTurned(seat))

    def conceal(self, code: str) -> None:
        """Note that a kept card is back under its pile."""
        if code in self.shown_cards:
            self.shown_cards.remove(code)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return each player's notes at face value, plus the rents that the end would bring (CC-6)."""
        return tuple([self.players[seat].cash + ending.end_rents(self, seat) for seat in range(self.seats)])

    def notes_on_table(self) -> list[int]:
        """List the notes that lie in front of payers."""
        found: list[int] = []
        for decision in self.stack:
            if isinstance(decision, tender.Laying | tender.Checking):
                found.extend(decision.laid)
        return found

    def inventory(self) -> list[int]:
        """Count real and fake notes of each value, hotels, tokens, and every card."""
        counts = [0] * (2 * KINDS)
        hands = [purse.notes for purse in self.purses]
        for notes in (*hands, *self.piles, self.notes_on_table()):
            for note in notes:
                counts[2 * KIND_OF[note] + (1 if self.truth[note] else 0)] += 1
        twelve = self.hotels + sum(self.level)
        chest = self.count_cards(len(CHEST_CARDS))
        pairs = [0] * len(chance.CHANCE_CARDS)
        for each in (*self.open_chance, *self.chance_pile, *positions.cards_pending(self)):
            pairs[each.index] += 1
        for held in self.chance:
            if held is not None:
                pairs[held.index] += 1
        return [*counts, twelve, *chest, *pairs]

    def full_inventory(self) -> list[int]:
        """Count what a whole game has."""
        counts: list[int] = []
        for kind in range(KINDS):
            counts.extend((COUNTS[kind] - FAKES[kind], FAKES[kind]))
        return [*counts, self.terms.hotels, *[1] * len(CHEST_CARDS), *[1] * len(chance.CHANCE_CARDS)]

    def state(self) -> dict[str, object]:
        return positions.crooked_state(self)

    def seen_from(self, seat: int | None) -> shapes.CrookedView:
        """Show values, not truths, except for those that the seat has learnt."""
        return view_of(self, seat)

    def bared(self) -> shapes.CrookedBare:
        """Return which notes and Chance cards are fake."""
        return truths_of(self)

    def deal_anew(self, seat: int) -> None:
        """Draw truths, piles and kept cards afresh, consistent with what the seat knows."""
        redealing.deal_anew(self, seat)
