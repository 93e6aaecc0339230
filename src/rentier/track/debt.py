"""Debts that cannot be paid at once, and what happens to who cannot pay at all (EB-70 … EB-74)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form

from . import auction, building, business, payment, trading
from .decisions import TrackDecision
from .events import Paid, Sold, WentBankrupt
from .numbers import BANK, FREE

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision

    from . import shapes
    from .board import Deed
    from .state import TrackGame


def raisable(game: TrackGame, seat: int) -> int:
    """Adds up what a seat could raise from the bank: half of the buildings, and mortgages (EB-70)."""
    total = 0
    for deed in game.board.deeds:
        i = deed.index
        if game.owner[i] == seat:
            total += game.level[i] * game.half(deed.group.building)
            if not game.is_mortgaged[i]:
                total += deed.mortgage
    return total


def may_give_up(game: TrackGame, paying: payment.Paying) -> bool:
    """Tells whether not even selling and mortgaging everything would cover the debt, or did not (EB-70)."""
    left = game.raisable(paying.payer)
    if game.is_all_sold_first():
        return left == 0
    return game.means(paying.payer) + left < paying.amount


def debt_menu(game: TrackGame, seat: int, paying: payment.Paying) -> list[AnyAction]:
    """Lists what raises money, and bankruptcy when that cannot suffice."""
    menu: list[AnyAction] = []
    if may_give_up(game, paying):
        menu.append(BANKRUPT)
    game.add_raising(seat, menu)
    game.add_own(seat, menu)
    if paying.payee != BANK:
        _add_settling(game, seat, paying, menu)
    return menu


def _add_settling(game: TrackGame, seat: int, paying: payment.Paying, menu: list[AnyAction]) -> None:
    """Adds handing over a property for as much of the debt as it cost (EB-52)."""
    if not game.owed_between(seat, paying.payee):
        return
    for deed in game.deeds_of(seat):
        worth = min(deed.price, paying.amount)
        offer = trading.MakeOffer(paying.payee, trading.Bundle([deed], [], 0), trading.Bundle([], [], 0), worth, [])
        if not trading.why_not_offer(game, seat, offer):
            menu.append(offer)
            return


def debt_forms(game: TrackGame, seat: int, paying: payment.Paying) -> list[Form]:
    """Opens sales, deals, and leaving for good."""
    found = [*game.raising_forms(seat), *business.deal_forms(game, seat)]
    return [*found, Form(Resign.word, {}), *game.own_forms(seat)]


def fits_debt(game: TrackGame, seat: int, action: AnyAction, paying: payment.Paying) -> bool:
    """Takes any even sale, any deal, and leaving for good."""
    if isinstance(action, Resign):
        return True
    if game.fits_raising(seat, action) or business.fits_deal(game, seat, action):
        return True
    return game.fits_own(seat, action)


@final
class Bankrupt(Action["TrackGame"]):
    """Gives up: what one has goes to who is owed, and one is out (EB-70 … EB-72)."""

    __slots__ = ()
    word: ClassVar[str] = "bankrupt"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Ends this player's game."""
        paying = game.top()
        assert isinstance(paying, payment.Paying)
        game.go_bankrupt(seat, paying.payee)


@final
class Resign(Action["TrackGame"]):
    """Leaves the game for good; no menu lists it, so that nobody does it by chance (EB-94)."""

    __slots__ = ()
    word: ClassVar[str] = "resign"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Goes bankrupt to who is owed just now, or to the bank."""
        top = game.top()
        game.go_bankrupt(seat, top.payee if isinstance(top, payment.Paying) else BANK)


BANKRUPT: Final = Bankrupt()
RESIGN: Final = Resign()


def go_bankrupt(game: TrackGame, seat: int, creditor: int) -> None:
    """Takes a player out of the game (EB-71, EB-72)."""
    player = game.players[seat]
    if game.events is not None:
        game.events.append(WentBankrupt(seat, creditor))
    drop_what_lapses(game, seat)
    for group in game.board.groups:
        if group.is_street and game.has_buildings(group):
            nothing = building.without_buildings(game, seat, group)
            income = building.sale_of(game, group, nothing)
            if income:
                building.lower(game, group, nothing)
                if game.events is not None:
                    game.events.append(Sold(seat, group.name, tuple(nothing), income))
                _hand_money(game, BANK, seat, income, "sale")
    _hand_money(game, seat, creditor, game.means(seat), "bankruptcy")
    lost = game.deeds_of(seat)
    for deed in lost:
        game.owner[deed.index] = creditor
        if creditor == BANK:
            game.is_mortgaged[deed.index] = False
            game.is_interest_paid[deed.index] = False
    for card in player.kept:
        if creditor == BANK:
            game.decks[card.deck].put_under(card)
        else:
            game.players[creditor].kept.append(card)
    player.kept = []
    player.jail = FREE
    player.is_out = True
    if seat == game.turn:
        game.may_roll = False
    if game.went_out(seat, creditor):
        return
    if creditor == BANK:
        game.fell_to_bank(seat, lost)
    else:
        game.inherited(creditor, lost)


def _hand_money(game: TrackGame, payer: int, payee: int, amount: int, why: str) -> None:
    """Moves money of a bankrupt, in which nobody has a say."""
    if amount:
        game.move_money(payer, payee, amount)
        if game.events is not None:
            game.events.append(Paid(payer, payee, amount, why))


def drop_what_lapses(game: TrackGame, seat: int) -> None:
    """Take everything off the stack that falls away with a seat, and its claims and those against it.

    An auction goes on without the seat.
    """
    kept: list[AnyDecision] = []
    for decision in game.stack:
        if not isinstance(decision, TrackDecision):
            kept.append(decision)
        elif not decision.lapses(seat):
            kept.append(decision.without(seat))
    game.stack[:] = kept
    game.claims = [claim for claim in game.claims if seat not in (claim.owner, claim.lander)]


@final
class Liquidating(TrackDecision["TrackGame"]):
    """Deeds that fell to the bank and are auctioned one by one, in board order (EB-71)."""

    __slots__ = ("deeds", "seat")
    kind: ClassVar[str] = "liquidate"

    def __init__(self, deeds: tuple[Deed, ...], seat: int) -> None:
        self.deeds: Final = deeds
        self.seat: Final = seat

    def resume(self, game: TrackGame) -> bool:
        """Auctions the next one."""
        if not self.deeds:
            game.pop()
            return True
        game.replace(Liquidating(self.deeds[1:], self.seat))
        auction.open_auction(game, self.deeds[0], self.seat)
        return True

    def data(self) -> shapes.LiquidationShown:
        """Gives the deeds still to be sold."""
        return {"kind": self.kind, "deeds": [deed.code for deed in self.deeds], "seat": self.seat}
