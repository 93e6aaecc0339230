"""Debts that cannot be paid at once, and players who cannot pay at all (EB-70 … EB-74, MM-40, MM-43, CC-60, CC-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.native import mypyc_attr

from . import auction, building, offering, payment, trading
from .decisions import T, TrackDecision
from .events import Sold, WentBankrupt
from .numbers import BANK, FREE

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Deed
    from .loading import TrackReader
    from .state import TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class DebtRules(Generic[T]):
    """What happens to players who cannot pay, and to what they had."""

    __slots__ = ()

    def go_bankrupt(self, game: T, seat: int, creditor: int) -> None:
        """Take a player who cannot pay out of the game."""
        go_bankrupt(game, seat, creditor)

    def fell_to_bank(self, game: T, seat: int, lost: list[Deed]) -> None:
        """Auction the deeds of a bankrupt player that have gone back to the bank (EB-71)."""
        game.push(Liquidating(tuple(lost), seat))

    def inherited(self, game: T, creditor: int, received: list[Deed]) -> None:
        """Go on after a creditor has received a bankrupt player's deeds."""


def may_give_up(game: TrackGame, paying: payment.Paying) -> bool:
    """Whether not even selling and mortgaging everything would cover the debt, or did not (EB-70, MM-40, CC-61)."""
    left = game.policies.raising.raisable(game, paying.payer)
    if game.terms.is_all_sold_first:
        return left == 0
    return game.means(paying.payer) + left < paying.amount


def debt_menu(game: TrackGame, seat: int, paying: payment.Paying) -> list[AnyAction]:
    """List what raises money, and bankruptcy if that cannot be enough."""
    menu: list[AnyAction] = []
    if may_give_up(game, paying):
        menu.append(BANKRUPT)
    game.policies.raising.add(game, seat, menu)
    game.policies.own.add(game, seat, menu)
    if paying.payee != BANK:
        _add_settling(game, seat, paying, menu)
    return menu


def _add_settling(game: TrackGame, seat: int, paying: payment.Paying, menu: list[AnyAction]) -> None:
    """Add handing over a property for as much of the debt as it cost (EB-52, CC-50)."""
    if not game.owed_between(seat, paying.payee):
        return
    for deed in game.deeds_of(seat):
        worth = min(deed.price, paying.amount)
        offer = trading.MakeOffer(paying.payee, trading.Bundle([deed], [], 0), trading.Bundle([], [], 0), worth, [])
        if not offering.why_not_offer(game, seat, offer):
            menu.append(offer)
            return


@final
class Bankrupt(Action["TrackGame"]):
    """Give up: what the player has goes to the creditor, and the player is out (EB-70 … EB-72, MM-43, CC-61)."""

    __slots__ = ()
    word: ClassVar[str] = "bankrupt"

    def apply(self, game: TrackGame, seat: int) -> None:
        """End this player's game."""
        paying = game.top()
        assert isinstance(paying, payment.Paying)
        game.policies.debt.go_bankrupt(game, seat, paying.payee)


@final
class Resign(Action["TrackGame"]):
    """Leave the game for good; no menu lists it, so that nobody does it by accident (EB-94, MM-43, CC-61)."""

    __slots__ = ()
    word: ClassVar[str] = "resign"
    resigns: ClassVar[bool] = True

    def apply(self, game: TrackGame, seat: int) -> None:
        """Go bankrupt to the player who is owed just now, or to the bank."""
        top = game.top()
        game.policies.debt.go_bankrupt(game, seat, top.payee if isinstance(top, payment.Paying) else BANK)


BANKRUPT: Final = Bankrupt()
RESIGN: Final = Resign()


def go_bankrupt(game: TrackGame, seat: int, creditor: int) -> None:
    """Take a player out of the game, and hand everything they had to the creditor (EB-71, EB-72, MM-43)."""
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
                payment.move_money(game, BANK, seat, income, payment.SALE)
    left = game.means(seat)
    if left:
        payment.move_money(game, seat, creditor, left, payment.BANKRUPTCY)
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
    if game.policies.ending.end_after_bankruptcy(game, seat, creditor):
        return
    if creditor == BANK:
        game.policies.debt.fell_to_bank(game, seat, lost)
    else:
        game.policies.debt.inherited(game, creditor, lost)


def drop_what_lapses(game: TrackGame, seat: int) -> None:
    """Take everything off the stack that lapses with a seat, along with its claims and the claims against it.

    An auction goes on without the seat.
    """
    game.stack[:] = [decision.without(seat) for decision in game.stack if not decision.lapses(seat)]
    game.claims = [claim for claim in game.claims if seat not in (claim.owner, claim.lander)]


@final
class Liquidating(TrackDecision["TrackGame"]):
    """Deeds that went back to the bank and are auctioned one by one, in board order (EB-71)."""

    __slots__ = ("deeds", "seat")
    kind: ClassVar[str] = "liquidate"
    fields: ClassVar[tuple[str, ...]] = ("kind", "deeds", "seat")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_liquidating(fields)

    def __init__(self, deeds: tuple[Deed, ...], seat: int) -> None:
        self.deeds: Final = deeds
        self.seat: Final = seat

    def resume(self, game: TrackGame) -> bool:
        """Auction the next one."""
        if not self.deeds:
            game.pop()
            return True
        game.replace(Liquidating(self.deeds[1:], self.seat))
        auction.open_auction(game, self.deeds[0], self.seat)
        return True

    def data(self) -> shapes.LiquidationShown:
        return {"kind": self.kind, "deeds": [deed.code for deed in self.deeds], "seat": self.seat}
