"""The one procedure by which money moves. It may ask questions, and then what lies below it goes on.

No rule takes from an account by itself: it pushes a `Paying`, and below it whatever shall follow the payment. An
edition in which others may have a say in a payment answers in `TrackGame.ask_payment`. Who owes more than they have is
asked to raise money right here (EB-70): a debt inside a rent inside a card is three decisions on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from . import business, debt, trading
from .decisions import TrackDecision
from .events import Owed, Paid
from .numbers import ALONE, BANK

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import Form

    from . import shapes
    from .state import TrackGame


@final
class Paying(TrackDecision["TrackGame"]):
    """An amount on its way from one seat (or the bank) to another; `why` names the reason for those who watch."""

    __slots__ = ("amount", "is_asked", "is_debt", "is_told", "offers", "payee", "payer", "why")
    kind: ClassVar[str] = "payment"

    def __init__(
        self,
        payer: int,
        payee: int,
        amount: int,
        why: str,
        is_debt: bool,
        is_asked: bool = False,
        is_told: bool = False,
        offers: tuple[int, ...] = (),
    ) -> None:
        self.payer: Final = payer
        self.payee: Final = payee
        self.amount: Final = amount
        self.why: Final = why
        self.is_debt: Final = is_debt
        """Whether it must be paid; a payment by choice falls through instead."""
        self.is_asked: Final = is_asked
        """Whether those who have a say have been asked."""
        self.is_told: Final = is_told
        """Whether it was told that the payer is short."""
        self.offers: Final = offers
        """By seat: how many deals were offered while this debt was open (EB-52); empty while there were none."""

    def _changed(self, amount: int, is_asked: bool, is_told: bool) -> Paying:
        """Return the same payment at another stage."""
        return Paying(self.payer, self.payee, amount, self.why, self.is_debt, is_asked, is_told, self.offers)

    def resume(self, game: TrackGame) -> bool:
        """Pays as soon as it can be paid and nobody has a say in it any more."""
        if self.payer != BANK and game.means(self.payer) < self.amount:
            return self._fall_short(game)
        if not self.is_asked:
            place = len(game.stack) - 1
            if game.ask_payment(self):
                game.stack[place] = self._changed(self.amount, True, self.is_told)
                return True
        game.pop()
        game.move_money(self.payer, self.payee, self.amount)
        self.tell(game)
        return True

    def tell(self, game: TrackGame) -> None:
        """Lets it be known that the money has moved."""
        if game.events is not None:
            game.events.append(Paid(self.payer, self.payee, self.amount, self.why))
        game.paid(self.payer, self.payee)

    def _fall_short(self, game: TrackGame) -> bool:
        if not self.is_debt:
            self._fall_through(game)
            return True
        if self.is_told:
            return False
        game.replace(self._changed(self.amount, self.is_asked, True))
        if game.events is not None:
            game.events.append(Owed(self.payer, self.payee, self.amount, self.why))
        return True

    def _fall_through(self, game: TrackGame) -> None:
        game.pop()
        below = game.top()
        assert isinstance(below, TrackDecision)
        below.unpaid(game)

    def refused(self, game: TrackGame) -> None:
        """Lets a payment by choice that somebody refused fall through; about a debt they are asked again."""
        if self.is_debt:
            game.replace(self._changed(self.amount, False, self.is_told))
        else:
            self._fall_through(game)

    def paid_in_part(self, amount: int) -> Paying:
        """Gives the rest of a debt of which so much was paid; those who have a say are asked anew about it."""
        return self._changed(self.amount - amount, False, self.is_told)

    def less(self, amount: int) -> Paying:
        """Gives the same debt with so much of it settled."""
        return self._changed(self.amount - amount, self.is_asked, self.is_told)

    def offers_by(self, seat: int) -> int:
        """Return how many deals a seat has offered while this debt was open."""
        return self.offers[seat] if self.offers else 0

    def with_offer_by(self, game: TrackGame, seat: int) -> Paying:
        """Return the same debt with one more offer counted (EB-52)."""
        offers = [self.offers_by(other) + (1 if other == seat else 0) for other in range(game.seats)]
        return Paying(
            self.payer, self.payee, self.amount, self.why, self.is_debt, self.is_asked, self.is_told, tuple(offers)
        )

    def lapses(self, seat: int) -> bool:
        """Falls away with either side."""
        return seat in (self.payer, self.payee)

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks who owes."""
        return ALONE[self.payer]

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """Lists the ways to raise money, and giving up when none can suffice."""
        return debt.debt_menu(game, seat, self) if seat == self.payer else []

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Opens deals."""
        return debt.debt_forms(game, seat, self) if seat == self.payer else business.deal_forms(game, seat)

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Take any deal, also between two players of whom neither owes, and any even sale of the player who owes."""
        if seat != self.payer:
            return business.fits_deal(game, seat, action)
        return debt.fits_debt(game, seat, action, self)

    def data(self) -> shapes.PaymentShown:
        """Gives all of it."""
        data: shapes.PaymentShown = {
            "kind": self.kind,
            "payer": self.payer,
            "payee": self.payee,
            "amount": self.amount,
            "why": self.why,
            "debt": self.is_debt,
            "asked": self.is_asked,
            "told": self.is_told,
        }
        if self.offers:
            data["offers"] = list(self.offers)
        return data


def owe(game: TrackGame, payer: int, payee: int, amount: int, why: str) -> None:
    """Makes somebody owe an amount."""
    if amount > 0:
        game.push(Paying(payer, payee, amount, why, True))


def owe_after(game: TrackGame, payer: int, payee: int, amount: int, why: str) -> None:
    """Make somebody owe an amount that is settled after the debts that are open already (EB-73)."""
    place = len(game.stack)
    for i in range(len(game.stack) - 1, 0, -1):
        decision = game.stack[i]
        if isinstance(decision, Paying):
            place = i
        elif not isinstance(decision, trading.Considering):
            break
    if amount > 0:
        game.stack.insert(place, Paying(payer, payee, amount, why, True))


def pay(game: TrackGame, payer: int, payee: int, amount: int, why: str) -> None:
    """Lets somebody pay an amount by choice; what lies below hears if it falls through."""
    if amount > 0:
        game.push(Paying(payer, payee, amount, why, False))
