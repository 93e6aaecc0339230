"""Auctions: of a deed that was left, or that fell to the bank (EB-20, EB-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import PASS, Action, AnyAction
from rentier.core.decisions import Form

from . import deeds, payment
from .decisions import TrackDecision
from .events import AuctionEnded, AuctionOpened, Bid, PassedAuction
from .numbers import BANK, NOBODY

if TYPE_CHECKING:
    from . import shapes
    from .board import Deed
    from .state import TrackGame


def open_auction(game: TrackGame, deed: Deed, lander: int, barred: tuple[int, ...] = ()) -> None:
    """Lets everybody bid for a deed, the one who declined it too (EB-20), but not who bid for it and did not pay."""
    bidders = [seat for seat in [*game.others_in(lander), lander] if game.is_in(seat) and seat not in barred]
    if game.events is not None:
        game.events.append(AuctionOpened(deed.code))
    game.push(Auction(deed, tuple(bidders), NOBODY, 0, lander, barred))


@final
class Auction(TrackDecision["TrackGame"]):
    """Bids for one deed; who passes is out, the highest bidder cannot pass (EB-21)."""

    __slots__ = ("barred", "bid", "bidders", "deed", "lander", "leader")
    kind: ClassVar[str] = "auction"

    def __init__(
        self, deed: Deed, bidders: tuple[int, ...], leader: int, bid: int, lander: int, barred: tuple[int, ...] = ()
    ) -> None:
        self.deed: Final = deed
        self.bidders: Final = bidders
        """Who is still in, in the order in which to ask them."""
        self.leader: Final = leader
        self.bid: Final = bid
        self.lander: Final = lander
        self.barred: Final = barred
        """Who bid for it before and did not pay."""

    def resume(self, game: TrackGame) -> bool:
        """Ends when nobody is left to outbid the highest."""
        if len(self.bidders) > (0 if self.leader == NOBODY else 1):
            lowest = self.lowest(game)
            for seat in self.bidders:
                if seat != self.leader and not game.may_bid(seat, lowest):
                    self.passed(game, seat)
                    return True
            return False
        game.pop()
        if game.events is not None:
            game.events.append(AuctionEnded(self.deed.code, self.leader, self.bid))
        if self.leader == NOBODY:
            game.unsold(self.deed, self.lander)
        else:
            game.push(deeds.Delivering(self.leader, self.deed, self.bid, (*self.barred, self.leader)))
            payment.pay(game, self.leader, BANK, self.bid, "auction")
        return True

    def without(self, seat: int) -> Auction:
        """Go on without a bidder who went out by a claim; their bid is gone too."""
        left = tuple([bidder for bidder in self.bidders if bidder != seat])
        if self.leader == seat:
            return Auction(self.deed, left, NOBODY, 0, self.lander, self.barred)
        return Auction(self.deed, left, self.leader, self.bid, self.lander, self.barred)

    def lowest(self, game: TrackGame) -> int:
        """Gives the least that may be bid now."""
        return game.terms.opening if self.leader == NOBODY else self.bid + game.terms.unit

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks everybody who is still in but the highest bidder, in no fixed order."""
        if self.leader == NOBODY:
            return self.bidders
        return tuple([seat for seat in self.bidders if seat != self.leader])

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """Lists passing, some bids, and raising money; the highest bidder can only raise money."""
        menu: list[AnyAction] = []
        if seat not in self.bidders:
            return menu
        if seat != self.leader:
            menu.append(PASS)
            self._add_bids(game, seat, menu)
        game.add_raising(seat, menu)
        return menu

    def _add_bids(self, game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
        lowest, means, price = self.lowest(game), game.means(seat), self.deed.price
        last = 0
        for amount in (lowest, price // 2, price, price * 3 // 2, means):
            amount = amount // game.terms.unit * game.terms.unit
            if last < amount <= means and amount >= lowest:
                menu.append(PlaceBid(amount))
                last = amount

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Opens every other bid, and sales."""
        if seat not in self.bidders:
            return []
        sales = game.raising_forms(seat) if game.may_raise(seat) else []
        if seat == self.leader:
            return sales
        lowest, highest = self.lowest(game), game.means(seat) // game.terms.unit * game.terms.unit
        if highest < lowest:
            return sales
        return [Form("bid", {"lowest": lowest, "highest": highest, "step": game.terms.unit}), *sales]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Takes any bid within the bounds, and any even sale."""
        if seat not in self.bidders:
            return False
        if isinstance(action, PlaceBid):
            is_enough = self.lowest(game) <= action.amount <= game.means(seat)
            return is_enough and seat != self.leader and action.amount % game.terms.unit == 0
        return game.may_raise(seat) and game.fits_raising(seat, action)

    def passed(self, game: TrackGame, seat: int) -> None:
        """Goes on without this bidder."""
        if game.events is not None:
            game.events.append(PassedAuction(seat, self.deed.code))
        left = tuple([bidder for bidder in self.bidders if bidder != seat])
        game.replace(Auction(self.deed, left, self.leader, self.bid, self.lander, self.barred))

    def data(self) -> shapes.AuctionShown:
        """Gives the deed, who is in, and how it stands."""
        return {
            "kind": self.kind,
            "deed": self.deed.code,
            "bidders": list(self.bidders),
            "leader": self.leader,
            "bid": self.bid,
            "lander": self.lander,
            "barred": list(self.barred),
        }


@final
class PlaceBid(Action["TrackGame"]):
    """Bids an amount (EB-21)."""

    __slots__ = ("amount",)
    word: ClassVar[str] = "bid"
    names: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def parts(self) -> list[str]:
        """Names the amount."""
        return [str(self.amount)]

    def apply(self, game: TrackGame, seat: int) -> None:
        """Takes the lead; the others are asked from this bidder's left."""
        auction = game.top()
        assert isinstance(auction, Auction)
        bidders = auction.bidders
        place = bidders.index(seat)
        turned = (*bidders[place + 1 :], *bidders[: place + 1])
        if game.events is not None:
            game.events.append(Bid(seat, auction.deed.code, self.amount))
        game.replace(Auction(auction.deed, turned, seat, self.amount, auction.lander, auction.barred))
