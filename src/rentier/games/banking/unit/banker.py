"""Booking the payments of a game on the unit as a banker would: cards in, keys, cards out (EB-6, EB-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.events import Paid
from rentier.track.numbers import BANK

from .amounts import MOST, keys_of
from .parts import GO_KEY, LEFT, PAY, RECEIVE, RIGHT

if TYPE_CHECKING:
    from rentier.core.events import Event

    from .device import BankUnit


def book_payment(unit: BankUnit, paid: Paid, at: float) -> list[Event]:
    """Book one payment and return everything the unit showed and every beep; seat 0 has card 1, and so on.

    An amount too large for one entry takes several, with the cards left in (EB-80).
    """
    signals: list[Event] = []
    if paid.payer != BANK:
        signals += unit.insert(RIGHT, paid.payer + 1, at)
    if paid.payee != BANK:
        signals += unit.insert(LEFT, paid.payee + 1, at)
    left = paid.amount
    while left > 0:
        entry = min(left, MOST)
        signals += _key_in(unit, paid, entry, at)
        left -= entry
    for side, seat in ((RIGHT, paid.payer), (LEFT, paid.payee)):
        if seat != BANK:
            signals += unit.remove(side, at)
    return signals


def _key_in(unit: BankUnit, paid: Paid, amount: int, at: float) -> list[Event]:
    if paid.why == "salary":
        return unit.press(GO_KEY, at)
    signals: list[Event] = []
    for key in keys_of(amount):
        signals += unit.press(key, at)
    return signals + unit.press(RECEIVE if paid.payee != BANK else PAY, at)
