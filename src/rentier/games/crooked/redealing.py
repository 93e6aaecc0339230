"""Drawing afresh all that a seat cannot know: truths of notes and cards, and the order of piles (CC-43, CC-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.cards import index_of

from . import chance, changing, tender
from .data import CHANCES, CHEST, COUNTS, FAKES, KEPT_EFFECTS
from .notes import KIND_OF, KINDS

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.track.cards import Card

    from .chance import ChanceCard
    from .state import Crooked

UNKNOWN = -1
IS_REAL = 0
IS_FAKE = 1


def deal_anew(game: Crooked, seat: int) -> None:
    """Draw all of it, using only what the seat knows and the dice."""
    _deal_notes(game, seat)
    _deal_chance(game)
    _deal_chest(game, seat)


def _deal_notes(game: Crooked, seat: int) -> None:
    """Give every note a new number and, if the seat does not know it, a new truth."""
    renumbered = _Renumbering(game, seat)
    hands: list[list[int]] = []
    for owner in range(game.seats):
        hand = game.purses[owner].notes
        if owner != seat:
            # The order of another player's hand, and so which note is which, is theirs alone.
            hand = [note for kind in range(KINDS - 1, -1, -1) for note in hand if KIND_OF[note] == kind]
        hands.append([renumbered.place(note, owner) for note in hand])
    stack: list[AnyDecision] = []
    for decision in game.stack:
        stack.append(renumbered.decision(decision, hands))
    piles = [[renumbered.place(note, UNKNOWN) for note in pile] for pile in game.piles]
    for purse, notes in zip(game.purses, hands, strict=True):
        purse.refill(notes)
    game.piles = piles
    game.stack[:] = stack
    renumbered.draw_truths()


class _Renumbering:
    """The notes under their new numbers, with what the seat knows of each."""

    def __init__(self, game: Crooked, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.used = [sum(COUNTS[:kind]) for kind in range(KINDS)]
        self.known = [UNKNOWN] * sum(COUNTS)
        self.is_known = [False] * sum(COUNTS)
        self.is_doubted = [False] * sum(COUNTS)
        self.pools: list[list[int]] = [[] for _ in range(game.seats * KINDS)]
        """By seat and value: others' notes that include those that everybody knows to be there."""
        self.own: dict[int, int] = {}

    def place(self, note: int, owner: int, mark: int = tender.UNCHECKED) -> int:
        """Give a note its new number, and return it."""
        kind = KIND_OF[note]
        new = self.used[kind]
        self.used[kind] += 1
        if mark != tender.UNCHECKED:
            self.known[new] = IS_REAL if mark == tender.REAL else IS_FAKE
        if owner == self.seat:
            self.own[note] = new
            self.is_known[new] = self.game.is_known[note]
            self.is_doubted[new] = self.game.is_doubted[note]
            if self.game.is_known[note]:
                self.known[new] = IS_FAKE if self.game.truth[note] else IS_REAL
        elif owner != UNKNOWN and mark == tender.UNCHECKED:
            self.pools[owner * KINDS + kind].append(new)
        return new

    def decision(self, decision: AnyDecision, hands: list[list[int]]) -> AnyDecision:
        """Return a pending decision with the new numbers of its notes."""
        if isinstance(decision, tender.Laying | tender.Checking):
            paying = decision.paying
            laid: list[int] = []
            for note, mark in zip(decision.laid, decision.marks, strict=True):
                laid.append(self.place(note, paying.payer, mark))
            if isinstance(decision, tender.Laying):
                return tender.Laying(paying, tuple(laid), decision.marks)
            asked, marks = decision.asked, decision.marks
            return tender.Checking(paying, asked, tuple(laid), marks, decision.fresh, decision.is_change)
        if isinstance(decision, changing.NotesWanted):
            return changing.NotesWanted(
                decision.seat, decision.target, self._offered(decision, hands[decision.seat]), decision.kinds
            )
        return decision

    def _offered(self, wanted: changing.NotesWanted, hand: list[int]) -> tuple[int, ...]:
        if wanted.seat == self.seat:
            return tuple(self.own[note] for note in wanted.notes)
        left = hand[:]
        found: list[int] = []
        for note in wanted.notes:
            new = next(other for other in left if KIND_OF[other] == KIND_OF[note])
            left.remove(new)
            found.append(new)
        return tuple(found)

    def draw_truths(self) -> None:
        """Draw which of the notes that the seat does not know are fake."""
        game = self.game
        for place, pool in enumerate(self.pools):
            game.dice.shuffle(pool)
            fakes, reals = game.fakes_taken[place], game.reals_taken[place]
            for i, note in enumerate(pool[: fakes + reals]):
                self.known[note] = IS_FAKE if i < fakes else IS_REAL
                self.is_known[note] = True
        first = 0
        for kind in range(KINDS):
            notes = range(first, first + COUNTS[kind])
            first += COUNTS[kind]
            unknown = [note for note in notes if self.known[note] == UNKNOWN]
            fakes = FAKES[kind] - sum(1 for note in notes if self.known[note] == IS_FAKE)
            game.dice.shuffle(unknown)
            for i, note in enumerate(unknown):
                self.known[note] = IS_FAKE if i < fakes else IS_REAL
        game.truth = [known == IS_FAKE for known in self.known]
        game.is_known = self.is_known
        game.is_doubted = self.is_doubted


def _deal_chance(game: Crooked) -> None:
    """Draw which action lies where in the unseen pile, and which card of each pair is the fake."""
    left = [2] * len(CHANCES)
    for card in [*game.open_chance, *game.chance, *game.chance_pile[game.chance_unseen :]]:
        if card is not None:
            left[card.chance.index] -= 1
    for decision in game.stack:
        if isinstance(decision, chance.Announced | chance.Inheriting):
            left[decision.card.chance.index] -= 1
    unseen = [i for i in range(len(CHANCES)) for _ in range(left[i])]
    game.dice.shuffle(unseen)
    fake_first = [game.dice.below(2) for _ in CHANCES]

    def next_card(index: int) -> ChanceCard:
        card = chance.CHANCE_CARDS[2 * index + fake_first[index]]
        fake_first[index] = 1 - fake_first[index]
        return card

    game.open_chance = [next_card(card.chance.index) for card in game.open_chance]
    game.chance = [None if card is None else next_card(card.chance.index) for card in game.chance]
    for i, decision in enumerate(game.stack):
        if isinstance(decision, chance.Announced):
            card = next_card(decision.card.chance.index)
            game.stack[i] = chance.Announced(decision.asked, decision.seat, card, decision.play)
        elif isinstance(decision, chance.Inheriting):
            game.stack[i] = chance.Inheriting(decision.seat, next_card(decision.card.chance.index))
    seen = [card.chance.index for card in game.chance_pile[game.chance_unseen :]]
    game.chance_pile = [next_card(index) for index in [*unseen, *seen]]


def _deal_chest(game: Crooked, seat: int) -> None:
    """Draw the kept cards of others, and the order of what nobody has seen of Community Chest."""
    pile = game.decks[CHEST]
    pool = pile.cards[: pile.unseen]
    hidden: list[list[Card]] = []
    for player in game.players:
        cards = [card for card in player.kept if player.seat != seat and card.code not in game.shown_cards]
        hidden.append(cards)
        pool.extend(cards)
    pool.sort(key=index_of)
    game.dice.shuffle(pool)
    for player, cards in zip(game.players, hidden, strict=True):
        for card in cards:
            drawn = next(other for other in pool if other.effect in KEPT_EFFECTS)
            pool.remove(drawn)
            player.kept[player.kept.index(card)] = drawn
    pile.cards[: pile.unseen] = pool
