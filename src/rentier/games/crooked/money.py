"""Money in Crooked Cash is notes: players lay them and others may check them; the bank pays off its piles (CC-44).

A player's payment is put to the payer first, who lays notes (`tender.Laying`); what the bank pays is never checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track import payment
from rentier.track.money import MoneyRules
from rentier.track.numbers import BANK
from rentier.track.payment import Paying, Purpose

from . import changing, tender
from .data import VALUES
from .events import NotesPaid
from .notes import KIND_OF, KINDS, UNIT, VALUE_OF, count_kinds, fewest, values_of

if TYPE_CHECKING:
    from .state import Crooked

CHANGE: Final[Purpose] = Purpose("change", is_to_bank=True, is_to_players=True, is_exact=True)
"""What a payee, or a player whom the bank overpaid, gives back (CC-44, CC-45, CC-48)."""
EXCHANGE: Final[Purpose] = Purpose("exchange", is_to_bank=True, is_to_players=True)
"""Notes for notes of the same worth, with the bank or a player (CC-49)."""
CATCH: Final[Purpose] = Purpose("reward")
"""From the bank, for catching a fake Chance card (CC-41)."""


@final
class CrookedMoney(MoneyRules["Crooked", "tender.LaidNotes"]):
    """Payments in notes, each of which others may check."""

    __slots__ = ()

    def must_ask(self, game: Crooked, paying: Paying) -> bool:
        """Whether notes must be laid: every player lays them; the bank's are never checked (CC-46, CC-49)."""
        return paying.payer != BANK

    def ask(self, game: Crooked, paying: Paying) -> None:
        """Let the payer lay notes (CC-45)."""
        game.push(tender.Laying(paying, (), ()))

    def move(self, game: Crooked, payer: int, payee: int, amount: int, lot: tender.LaidNotes | None) -> None:
        """Hand over the notes that were laid; the bank lays none and pays off its piles (CC-44, CC-46)."""
        if lot is None:
            assert payer == BANK
            pay_from_bank(game, payee, amount)
        elif lot.is_change:
            changing.change_received(game, payer, payee, lot, lot.worth - amount)
            hand_notes(game, payer, payee, lot.notes[:-1], lot.marks[:-1])
        else:
            hand_notes(game, payer, payee, lot.notes, lot.marks)

    def paid(self, game: Crooked, paying: Paying, lot: tender.LaidNotes | None) -> None:
        """Have a payee who was overpaid give change (CC-45, CC-48)."""
        if lot is not None:
            payment.owe(game, paying.payee, paying.payer, lot.worth - paying.amount, CHANGE)


MONEY: Final[CrookedMoney] = CrookedMoney()


def pay_from_bank(game: Crooked, seat: int, amount: int, is_changed: bool = True) -> None:
    """Pay in the fewest notes that make the sum, or overpay, for which the receiver gives change (CC-44)."""
    counts = [len(pile) for pile in game.piles]
    pieces = fewest(counts, amount)
    if pieces is not None:
        draw_notes(game, seat, pieces)
        return
    over = _find_over(game, seat, counts, amount)
    pieces = fewest(counts, amount + over)
    if pieces is None:
        # The bank has less than this; it pays out everything it has.
        draw_notes(game, seat, counts)
        return
    if is_changed:
        payment.owe(game, seat, BANK, over, CHANGE)
    draw_notes(game, seat, pieces)


def _find_over(game: Crooked, seat: int, counts: list[int], amount: int) -> int:
    """Find the smallest overpayment that the bank can make and the receiver can give back."""
    first = 0
    hand = count_kinds(game.purses[seat].notes)
    for over in range(UNIT, VALUES[KINDS - 1] + UNIT, UNIT):
        pieces = fewest(counts, amount + over)
        if pieces is not None:
            if not first:
                first = over
            if fewest([hand[kind] + pieces[kind] for kind in range(KINDS)], over) is not None:
                return over
    return first


def draw_notes(game: Crooked, seat: int, pieces: list[int]) -> None:
    """Give notes off the top of the bank's piles (CC-44)."""
    purse = game.purses[seat]
    values: list[int] = []
    for kind in range(KINDS - 1, -1, -1):
        for _ in range(pieces[kind]):
            purse.add(game.piles[kind].pop(0))
            game.bank -= VALUES[kind]
            values.append(VALUES[kind])
    if game.events is not None and values:
        game.events.append(NotesPaid(BANK, seat, tuple(values)))


def hand_notes(game: Crooked, payer: int, payee: int, notes: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Move notes off the table to the payee's hand or under the bank's piles (CC-43, CC-44)."""
    if not notes:
        return
    move_notes(game, payer, payee, notes, marks)
    if game.events is not None:
        game.events.append(NotesPaid(payer, payee, values_of(list(notes))))


def move_notes(game: Crooked, payer: int, payee: int, notes: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Move notes that a payer laid, and forget what nobody else knew about them (CC-43)."""
    doubted = [game.fakes_taken[payer * KINDS + kind] > 0 for kind in range(KINDS)]
    for note, mark in zip(notes, marks):
        kind = KIND_OF[note]
        forget(game.reals_taken, payer, kind)
        if mark != tender.REAL:
            forget(game.fakes_taken, payer, kind)
        is_player = payee != BANK
        # Once a note is paid on unchecked, everybody forgets its truth; its new holder remembers what the decoder said.
        game.is_known[note] = is_player and mark == tender.REAL
        game.is_doubted[note] = is_player and mark != tender.REAL and doubted[kind]
        if is_player:
            game.purses[payee].add(note)
            if mark == tender.REAL:
                game.reals_taken[payee * KINDS + kind] += 1
        else:
            game.piles[kind].append(note)
            game.bank += VALUE_OF[note]


def forget(taken: list[int], seat: int, kind: int) -> None:
    """Note that a note left a hand: it may have been one that everybody knew about (CC-43)."""
    place = seat * KINDS + kind
    if taken[place]:
        taken[place] -= 1
