"""What money is: numbers in accounts, unless an edition does it otherwise. `payment.Paying` moves it by these rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from rentier.core.native import mypyc_attr

from .decisions import T
from .numbers import BANK

if TYPE_CHECKING:
    from .payment import Paying
    from .state import TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot:
    """What a payer has laid for a payment, and its worth, where money is made of things; accounts need none."""

    __slots__ = ("worth",)

    def __init__(self, worth: int) -> None:
        self.worth: Final = worth


L = TypeVar("L", bound=Lot)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoneyRules(Generic[T, L]):
    """How an edition's money changes hands; here by accounts, in which nobody else has a say (EB-10)."""

    __slots__ = ()

    def must_ask(self, game: T, paying: Paying) -> bool:
        """Whether somebody must be asked before a payment that the payer can afford is made."""
        return False

    def ask(self, game: T, paying: Paying) -> None:
        """Put that question on top of the payment, which gets the answer (`tendered`, `refused`) or just goes on."""
        raise NotImplementedError

    def move(self, game: T, payer: int, payee: int, amount: int, lot: L | None) -> None:
        """Move an amount that is known to be there, or the lot that was laid for it."""
        if payer == BANK:
            game.bank -= amount
        else:
            game.players[payer].cash -= amount
        if payee == BANK:
            game.bank += amount
        else:
            game.players[payee].cash += amount

    def paid(self, game: T, paying: Paying, lot: L | None) -> None:
        """Do what follows once a payment is made, before whatever lies below it goes on."""


ACCOUNTS: Final[MoneyRules[TrackGame, Lot]] = MoneyRules()
