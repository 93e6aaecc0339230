"""The one procedure by which money moves. It may ask questions, and then what lies below it goes on.

No rule takes money from an account by itself: it pushes a `Paying` (`owe`, `pay`), and below it whatever is to follow
the payment. Only `Paying` decides what becomes of it:

    resume      the payer is short: asked to raise money (EB-70), or a payment by choice falls through (`unpaid` below)
                others have a say: the edition's `MoneyRules` put their question on top
                otherwise: settle
    tendered    that question returns what was laid: enough settles the payment, less pays part of a debt
    refused     that question returns a no: a payment by choice falls through, a debt is asked about again
    waive       it is let go unpaid, and what lies below goes on
    settle      the money moves, everybody is told, and what follows follows

A debt inside a rent inside a card is three decisions on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from . import business, debt, offering, trading
from .decisions import TrackDecision
from .events import Owed, Paid
from .numbers import ALONE, BANK

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import AnyDecision, Form
    from rentier.core.reading import Fields

    from . import shapes
    from .loading import TrackReader
    from .money import Lot
    from .state import TrackGame


@final
class Purpose:
    """What a payment is for: events and positions give its code, and rules ask about the rest."""

    __slots__ = ("code", "is_exact", "is_last", "is_of_deal", "is_to_bank", "is_to_players")

    def __init__(
        self,
        code: str,
        *,
        is_to_bank: bool = False,
        is_to_players: bool = False,
        is_of_deal: bool = False,
        is_exact: bool = False,
        is_last: bool = False,
    ) -> None:
        self.code: Final[str] = code
        self.is_to_bank: Final = is_to_bank
        """Whether a player can owe it to the bank."""
        self.is_to_players: Final = is_to_players
        """Whether one player can owe it to another."""
        self.is_of_deal: Final = is_of_deal
        """Whether it is part of a deal, which is done once this is paid."""
        self.is_exact: Final = is_exact
        """Whether nothing may be laid that would need change."""
        self.is_last: Final = is_last
        """Whether it is everything that a bankrupt player has left: it settles the payment, however little it is."""

    def __repr__(self) -> str:
        return f"<Purpose {self.code}>"


# Annotated, because modules that are imported while this one is still loading refer to them.
RENT: Final[Purpose] = Purpose("rent", is_to_players=True)
TAX: Final[Purpose] = Purpose("tax", is_to_bank=True)
FINE: Final[Purpose] = Purpose("fine", is_to_bank=True)
CARD: Final[Purpose] = Purpose("card", is_to_bank=True, is_to_players=True)
SALARY: Final[Purpose] = Purpose("salary")
DEED: Final[Purpose] = Purpose("deed", is_to_bank=True)
AUCTION: Final[Purpose] = Purpose("auction", is_to_bank=True)
BUILDING: Final[Purpose] = Purpose("building", is_to_bank=True)
SALE: Final[Purpose] = Purpose("sale")
"""Of buildings, or of anything else that the bank buys back."""
MORTGAGE: Final[Purpose] = Purpose("mortgage")
LIFT: Final[Purpose] = Purpose("lift", is_to_bank=True, is_of_deal=True)
"""To lift a mortgage, by choice or on receiving the deed in a deal (EB-53)."""
INTEREST: Final[Purpose] = Purpose("interest", is_to_bank=True, is_of_deal=True)
"""To keep the mortgage on a deed that was received (EB-53)."""
DEAL: Final[Purpose] = Purpose("deal", is_to_players=True, is_of_deal=True)
REST: Final[Purpose] = Purpose("rest", is_to_bank=True, is_to_players=True)
"""What is left of a debt after part of it was paid (CC-47)."""
BANKRUPTCY: Final[Purpose] = Purpose("bankruptcy", is_to_bank=True, is_to_players=True, is_last=True)


@final
class Paying(TrackDecision["TrackGame"]):
    """An amount on its way from one seat (or the bank) to another."""

    __slots__ = ("amount", "is_asked", "is_debt", "is_told", "offers", "payee", "payer", "purpose")
    kind: ClassVar[str] = "payment"
    fields: ClassVar[tuple[str, ...]] = ("kind", "payer", "payee", "amount", "why", "debt", "asked", "told", "offers")
    varying: ClassVar[tuple[str, ...]] = ("asked", "told", "offers")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_payment(fields)

    def __init__(
        self,
        payer: int,
        payee: int,
        amount: int,
        purpose: Purpose,
        is_debt: bool,
        is_asked: bool = False,
        is_told: bool = False,
        offers: tuple[int, ...] = (),
    ) -> None:
        self.payer: Final = payer
        self.payee: Final = payee
        self.amount: Final = amount
        self.purpose: Final = purpose
        self.is_debt: Final = is_debt
        """Whether it must be paid; a payment by choice falls through instead."""
        self.is_asked: Final = is_asked
        """Whether everybody who has a say has been asked."""
        self.is_told: Final = is_told
        """Whether everybody has been told that the payer is short."""
        self.offers: Final = offers
        """By seat: how many deals were offered while this debt was open (EB-52); empty if there were none."""

    def _changed(self, amount: int, is_asked: bool, is_told: bool) -> Paying:
        """Return the same payment at another stage."""
        return Paying(self.payer, self.payee, amount, self.purpose, self.is_debt, is_asked, is_told, self.offers)

    def resume(self, game: TrackGame) -> bool:
        """Pay as soon as the payer can afford it and everybody who has a say has been asked."""
        if self.payer != BANK and game.means(self.payer) < self.amount:
            return self._fall_short(game)
        if not self.is_asked and game.money.must_ask(game, self):
            asked = self._changed(self.amount, True, self.is_told)
            game.replace(asked)
            game.money.ask(game, asked)
            return True
        self.settle(game)
        return True

    def settle(self, game: TrackGame, lot: Lot | None = None) -> None:
        """Take this off the stack, move the money, tell everybody, and do what follows: the end of any payment."""
        game.pop()
        move_money(game, self.payer, self.payee, self.amount, self.purpose, lot)
        game.money.paid(game, self, lot)

    def tendered(self, game: TrackGame, lot: Lot) -> None:
        """Take what was laid, which nobody contests any more, as the payment or part of it.

        Less than the amount settles nothing, unless it is what a bankrupt player has left (CC-61): the rest is owed,
        and everybody who has a say is asked about it again (CC-47).
        """
        if lot.worth >= self.amount:
            self.settle(game, lot)
            return
        if lot.worth:
            move_money(game, self.payer, self.payee, lot.worth, self.purpose, lot)
        if self.purpose.is_last:
            game.pop()
            return
        purpose = REST if lot.worth else self.purpose
        game.replace(
            Paying(self.payer, self.payee, self.amount - lot.worth, purpose, is_debt=True, is_told=self.is_told)
        )

    def refused(self, game: TrackGame) -> None:
        """Let a payment by choice that somebody refused fall through; for a debt, they are asked again."""
        if self.is_debt:
            game.replace(self._changed(self.amount, False, self.is_told))
        else:
            self._fall_through(game)

    def waive(self, game: TrackGame) -> None:
        """Let it go unpaid: what lies below goes on as if nothing had been owed."""
        game.pop()

    def waiting(self, game: TrackGame) -> AnyDecision:
        """Return the decision that goes on after this payment, which is the one being asked about."""
        return game.stack[-2]

    def _fall_short(self, game: TrackGame) -> bool:
        """Ask the payer to raise money, once (EB-70); a payment by choice falls through."""
        if not self.is_debt:
            self._fall_through(game)
            return True
        if self.is_told:
            return False
        game.replace(self._changed(self.amount, self.is_asked, True))
        if game.events is not None:
            game.events.append(Owed(self.payer, self.payee, self.amount, self.purpose.code))
        return True

    def _fall_through(self, game: TrackGame) -> None:
        game.pop()
        below = game.top()
        assert isinstance(below, TrackDecision)
        below.unpaid(game)

    def less(self, amount: int) -> Paying:
        """Return the same debt, reduced by an amount that was settled."""
        return self._changed(self.amount - amount, self.is_asked, self.is_told)

    def offers_by(self, seat: int) -> int:
        """Return how many deals a seat has offered while this debt was open."""
        return self.offers[seat] if self.offers else 0

    def with_offer_by(self, game: TrackGame, seat: int) -> Paying:
        """Return the same debt with one more offer counted (EB-52)."""
        offers = [self.offers_by(other) + (1 if other == seat else 0) for other in range(game.seats)]
        return Paying(
            self.payer, self.payee, self.amount, self.purpose, self.is_debt, self.is_asked, self.is_told, tuple(offers)
        )

    def lapses(self, seat: int) -> bool:
        return seat in (self.payer, self.payee)

    def allows_deals(self) -> bool:
        """Let deals raise the money, and go on between players who owe nothing (EB-50, EB-70)."""
        return True

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Ask the player who owes."""
        return ALONE[self.payer]

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List the ways to raise money, and giving up when none is enough (EB-70)."""
        return debt.debt_menu(game, seat, self) if seat == self.payer else []

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow deals."""
        return business.forms(game, seat, True) if seat == self.payer else offering.forms(game, seat)

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept any deal, also one between two players who owe nothing, and any even sale by the player who owes."""
        if seat != self.payer:
            return offering.fits(game, seat, action)
        return business.fits(game, seat, action, True)

    def data(self) -> shapes.PaymentShown:
        data: shapes.PaymentShown = {
            "kind": self.kind,
            "payer": self.payer,
            "payee": self.payee,
            "amount": self.amount,
            "why": self.purpose.code,
            "debt": self.is_debt,
            "asked": self.is_asked,
            "told": self.is_told,
        }
        if self.offers:
            data["offers"] = list(self.offers)
        return data


def owe(game: TrackGame, payer: int, payee: int, amount: int, purpose: Purpose) -> None:
    """Make somebody owe an amount."""
    if amount > 0:
        game.push(Paying(payer, payee, amount, purpose, True))


def owe_after(game: TrackGame, payer: int, payee: int, amount: int, purpose: Purpose) -> None:
    """Make somebody owe an amount that is settled after the debts that are already open (EB-73)."""
    place = len(game.stack)
    for i in range(len(game.stack) - 1, 0, -1):
        decision = game.stack[i]
        if isinstance(decision, Paying):
            place = i
        elif not isinstance(decision, trading.Considering):
            break
    if amount > 0:
        game.stack.insert(place, Paying(payer, payee, amount, purpose, True))


def pay(game: TrackGame, payer: int, payee: int, amount: int, purpose: Purpose) -> None:
    """Have somebody pay an amount by choice; if it falls through, what lies below is told (`unpaid`)."""
    if amount > 0:
        game.push(Paying(payer, payee, amount, purpose, False))


def move_money(game: TrackGame, payer: int, payee: int, amount: int, purpose: Purpose, lot: Lot | None = None) -> None:
    """Move money and tell everybody; for a bankrupt player's money, nobody is asked first (EB-71, EB-72)."""
    game.money.move(game, payer, payee, amount, lot)
    if game.events is not None:
        game.events.append(Paid(payer, payee, amount, purpose.code))


def settle_in_kind(game: TrackGame, seat: int, other: int, amount: int) -> None:
    """Take an amount off what a deal between two seats has settled: the open debt, or the oldest claims (EB-52)."""
    for i in range(len(game.stack) - 1, -1, -1):
        decision = game.stack[i]
        if not (isinstance(decision, Paying) and decision.is_told):
            continue
        if decision.payer in (seat, other) and decision.payee in (seat, other):
            if decision.amount > amount:
                game.stack[i] = decision.less(amount)
            else:
                del game.stack[i]
            return
    for claim in game.claims_between(seat, other):
        place = game.claims.index(claim)
        if claim.amount > amount:
            game.claims[place] = claim.less(amount)
            return
        del game.claims[place]
        amount -= claim.amount
