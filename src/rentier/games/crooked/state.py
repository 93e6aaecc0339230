"""The state of a game of Crooked Cash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track import cards, payment, turn
from rentier.track.numbers import BANK, FREE
from rentier.track.state import TrackGame

from . import chance, dealing, ending, loading, tender
from .data import BOARD, CHEST, CHEST_CARDS, COUNTS, DEALT, FAKES, OPEN_CARDS, TOKENS, VALUES
from .events import NotesPaid, TokensTurned
from .notes import KIND_OF, KINDS, UNIT, count_kinds, fewest
from .options import CrookedOptions
from .policies import POLICIES
from .view import truths_of, view_of

if TYPE_CHECKING:
    from rentier.core.dice import Dice
    from rentier.core.registry import Edition

    from .chance import ChanceCard


@final
class Crooked(TrackGame):
    """A game of Crooked Cash."""

    def __init__(self, edition: Edition, seats: int, options: CrookedOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, options.terms, POLICIES)
        self.rule: Final = options
        self.truth: list[bool] = []
        """By note: whether it is fake. It never changes, so copies share it."""
        self.hands: list[list[int]] = []
        """By seat: the notes, in the order in which they came."""
        self.piles: list[list[int]] = []
        """By value: the bank's notes, from the top."""
        self.is_known: list[bool] = []
        """By note: whether its holder knows its truth (CC-43)."""
        self.is_doubted: list[bool] = []
        """By note: whether it came unchecked from a hand that was known to hold a fake of its value."""
        self.fakes_taken: list[int] = []
        """By seat and value: how many fakes everybody knows to be in a hand, at least (CC-43)."""
        self.reals_taken: list[int] = []
        """By seat and value: the same of notes that a check showed to be real."""
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
        """By value: how many fakes were laid down since the start, for simulations; no position or view has it."""

    def copy(self) -> Crooked:
        """Gives an independent game in the same state."""
        other = Crooked(self.edition, self.seats, self.rule, self.dice.copy(), self.events is not None)
        self.share_track(other)
        other.truth = self.truth
        other.hands = [hand[:] for hand in self.hands]
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

    def begin_crooked(self) -> None:
        """Shuffles notes and cards and deals the start money (CC-2 … CC-4)."""
        self.begin_empty()
        for kind in range(KINDS):
            fakes = [i < FAKES[kind] for i in range(COUNTS[kind])]
            self.dice.shuffle(fakes)
            self.piles[kind] = list(range(len(self.truth), len(self.truth) + COUNTS[kind]))
            self.truth.extend(fakes)
        for seat in range(self.seats):
            for kind in range(KINDS - 1, -1, -1):
                for _ in range(DEALT[kind]):
                    self.hands[seat].append(self.piles[kind].pop(0))
        chest = CHEST_CARDS[:]
        self.dice.shuffle(chest)
        self.decks = [cards.Deck([], 0), cards.Deck(chest, len(chest))]
        self.chance_pile = chance.CHANCE_CARDS[:]
        self.dice.shuffle(self.chance_pile)
        self.chance_unseen = len(self.chance_pile)
        for _ in range(OPEN_CARDS):
            chance.turn_up(self)
        turn.roll_for_start(self)
        self.push(turn.TURN)
        turn.begin_turn(self)

    def begin_empty(self) -> None:
        """Makes room for everything."""
        self.begin_state()
        count = sum(COUNTS)
        self.hands = [[] for _ in range(self.seats)]
        self.piles = [[] for _ in range(KINDS)]
        self.is_known = [False] * count
        self.is_doubted = [False] * count
        self.fakes_taken = [0] * (self.seats * KINDS)
        self.reals_taken = [0] * (self.seats * KINDS)
        self.green = [TOKENS] * self.seats
        self.chance = [None] * self.seats

    # Money is notes.

    def ask_payment(self, paying: payment.Paying) -> bool:
        """Lets a player lay notes; the bank's are never checked (CC-46, CC-49)."""
        if paying.payer == BANK:
            return False
        self.push(tender.Laying((), ()))
        return True

    def move_money(self, payer: int, payee: int, amount: int) -> None:
        """Pays out of the bank; a player's notes move when their window closes."""
        assert payer == BANK
        self.pay_from_bank(payee, amount)

    def pay_from_bank(self, seat: int, amount: int, is_changed: bool = True) -> None:
        """Pays in the fewest notes that make the sum, or more, for which the receiver gives change (CC-44)."""
        counts = [len(pile) for pile in self.piles]
        pieces = fewest(counts, amount)
        if pieces is not None:
            self.draw_notes(seat, pieces)
            return
        over = self._find_over(seat, counts, amount)
        pieces = fewest(counts, amount + over)
        if pieces is None:
            # The bank has less than this; it gives all it has.
            self.draw_notes(seat, counts)
            return
        if is_changed:
            self.push(payment.Paying(seat, BANK, over, tender.CHANGE, True))
        self.draw_notes(seat, pieces)

    def _find_over(self, seat: int, counts: list[int], amount: int) -> int:
        """Finds the least that the bank can pay too much and the receiver can give back."""
        first = 0
        hand = count_kinds(self.hands[seat])
        for over in range(UNIT, VALUES[KINDS - 1] + UNIT, UNIT):
            pieces = fewest(counts, amount + over)
            if pieces is not None:
                if not first:
                    first = over
                if fewest([hand[kind] + pieces[kind] for kind in range(KINDS)], over) is not None:
                    return over
        return first

    def draw_notes(self, seat: int, pieces: list[int]) -> None:
        """Gives notes off the top of the bank's piles."""
        values: list[int] = []
        for kind in range(KINDS - 1, -1, -1):
            for _ in range(pieces[kind]):
                self.hands[seat].append(self.piles[kind].pop(0))
                self.players[seat].cash += VALUES[kind]
                self.bank -= VALUES[kind]
                values.append(VALUES[kind])
        if self.events is not None and values:
            self.events.append(NotesPaid(BANK, seat, tuple(values)))

    def forget(self, taken: list[int], seat: int, kind: int) -> None:
        """Takes note that a note left a hand: it may have been one that everybody knew about (CC-43)."""
        place = seat * KINDS + kind
        if taken[place]:
            taken[place] -= 1

    # The decoder.

    def may_decode(self, seat: int) -> bool:
        """Tells whether a player has a green token and is not in jail (CC-40, CC-42)."""
        return self.green[seat] > 0 and self.players[seat].jail == FREE

    def turn_tokens(self, seat: int) -> None:
        """Turns a player's tokens green (CC-11)."""
        if self.green[seat] < TOKENS:
            self.green[seat] = TOKENS
            if self.events is not None:
                self.events.append(TokensTurned(seat))

    def conceal(self, code: str) -> None:
        """Takes note that a kept card is back under its pile."""
        if code in self.shown_cards:
            self.shown_cards.remove(code)

    @property
    def scores(self) -> tuple[int, ...]:
        """Gives each player's notes at face value and the rents that the end would bring (CC-6)."""
        return tuple([self.players[seat].cash + ending.end_rents(self, seat) for seat in range(self.seats)])

    def notes_on_table(self) -> list[int]:
        """Lists the notes that lie in front of payers."""
        found: list[int] = []
        for decision in self.stack:
            if isinstance(decision, tender.Laying | tender.Checking):
                found.extend(decision.laid)
        return found

    def inventory(self) -> list[int]:
        """Counts real and fake notes of each value, hotels, tokens, and every card."""
        counts = [0] * (2 * KINDS)
        for notes in (*self.hands, *self.piles, self.notes_on_table()):
            for note in notes:
                counts[2 * KIND_OF[note] + (1 if self.truth[note] else 0)] += 1
        twelve = self.hotels + sum(self.level)
        chest = [0] * len(CHEST_CARDS)
        for card in self.decks[CHEST].cards:
            chest[card.index] += 1
        for player in self.players:
            for card in player.kept:
                chest[card.index] += 1
        pairs = [0] * len(chance.CHANCE_CARDS)
        for each in (*self.open_chance, *self.chance_pile, *loading.cards_pending(self)):
            pairs[each.index] += 1
        for held in self.chance:
            if held is not None:
                pairs[held.index] += 1
        return [*counts, twelve, *chest, *pairs]

    def full_inventory(self) -> list[int]:
        """Counts what a whole game has."""
        counts: list[int] = []
        for kind in range(KINDS):
            counts.extend((COUNTS[kind] - FAKES[kind], FAKES[kind]))
        return [*counts, self.terms.hotels, *[1] * len(CHEST_CARDS), *[1] * len(chance.CHANCE_CARDS)]

    def state(self) -> dict[str, object]:
        """Gives the state for a position."""
        return loading.crooked_state(self)

    def seen_from(self, seat: int | None) -> dict[str, object]:
        """Shows values, not truths, but for what the seat has learnt."""
        return view_of(self, seat)

    def bared(self) -> dict[str, object]:
        """Tells which notes and Chance cards are fake."""
        return truths_of(self)

    def deal_anew(self, seat: int) -> None:
        """Draws truths, piles and kept cards anew within what the seat knows."""
        dealing.deal_anew(self, seat)
