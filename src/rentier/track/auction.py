"""Auctions of a deed that a player declined, or that went back to the bank (EB-20, EB-21, MM-21, CC-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.native import mypyc_attr

from . import deeds, payment
from .amounts import read_amount
from .bidding import Bidding
from .decisions import T
from .events import AuctionEnded, AuctionOpened, Bid, PassedAuction
from .numbers import BANK, NOBODY

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Deed
    from .edition import TrackEdition
    from .loading import TrackReader
    from .state import TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionRules(Generic[T]):
    """Who stays in an auction, and what happens when nobody bids."""

    __slots__ = ()

    def may_stay(self, game: T, seat: int, amount: int) -> bool:
        """Whether a player who would have to bid this much stays in: they may still raise the money (EB-21, CC-47)."""
        return True

    def unsold(self, game: T, deed: Deed, lander: int) -> None:
        """Do what follows when nobody bids; usually the deed stays with the bank (EB-21, CC-12)."""


def open_auction(game: TrackGame, deed: Deed, lander: int, barred: tuple[int, ...] = ()) -> None:
    """Let everybody bid for a deed, including the player who declined it (EB-20, MM-21, CC-12).

    Players who have won it before and did not pay are left out (CC-47).
    """
    bidders = [seat for seat in [*game.others_in(lander), lander] if game.is_in(seat) and seat not in barred]
    if game.events is not None:
        game.events.append(AuctionOpened(deed.code))
    game.push(Auction(deed, tuple(bidders), NOBODY, 0, lander, barred))


@final
class Auction(Bidding):
    """Bids for one deed (EB-20, EB-21, MM-21, CC-12)."""

    __slots__ = ("deed", "lander")
    kind: ClassVar[str] = "auction"
    fields: ClassVar[tuple[str, ...]] = ("kind", "deed", "bidders", "leader", "bid", "lander", "barred")
    varying: ClassVar[tuple[str, ...]] = ("bidders", "leader", "bid", "barred")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_auction(fields)

    def __init__(
        self, deed: Deed, bidders: tuple[int, ...], leader: int, bid: int, lander: int, barred: tuple[int, ...] = ()
    ) -> None:
        super().__init__(bidders, leader, bid, barred)
        self.deed: Final = deed
        self.lander: Final = lander

    def resume(self, game: TrackGame) -> bool:
        """End when nobody is left to outbid the highest; players who cannot stay in pass automatically."""
        if not self.is_done():
            lowest = self.lowest(game)
            for seat in self.bidders:
                if seat != self.leader and not game.policies.auction.may_stay(game, seat, lowest):
                    self.passed(game, seat)
                    return True
            return False
        game.pop()
        if game.events is not None:
            game.events.append(AuctionEnded(self.deed.code, self.leader, self.bid))
        if self.leader == NOBODY:
            game.policies.auction.unsold(game, self.deed, self.lander)
        else:
            game.push(deeds.Delivering(self.leader, self.deed, self.bid, (*self.barred, self.leader)))
            payment.pay(game, self.leader, BANK, self.bid, payment.AUCTION)
        return True

    def stage(self, bidders: tuple[int, ...], leader: int, bid: int) -> Auction:
        """Return the same auction at another stage."""
        return Auction(self.deed, bidders, leader, bid, self.lander, self.barred)

    def tell_pass(self, game: TrackGame, seat: int) -> None:
        """Tell everybody that a bidder has passed."""
        if game.events is not None:
            game.events.append(PassedAuction(seat, self.deed.code))

    def lowest(self, game: TrackGame) -> int:
        """Return the lowest bid that may be made now."""
        return game.terms.opening if self.leader == NOBODY else self.bid + game.terms.unit

    def add_bids(self, game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
        """Add the lowest bid, some around the price, and everything that a bidder has."""
        lowest, means, price = self.lowest(game), game.means(seat), self.deed.price
        last = 0
        for amount in (lowest, price // 2, price, price * 3 // 2, means):
            amount = amount // game.terms.unit * game.terms.unit
            if last < amount <= means and amount >= lowest:
                menu.append(PlaceBid(amount))
                last = amount

    def bid_forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow every bid that a bidder can pay."""
        lowest, highest = self.lowest(game), game.means(seat) // game.terms.unit * game.terms.unit
        if highest < lowest:
            return []
        return [Form("bid", {"lowest": lowest, "highest": highest, "step": game.terms.unit})]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept any bid within the bounds, and any even sale."""
        if not isinstance(action, PlaceBid):
            return super().fits(game, seat, action)
        if seat not in self.bidders or seat == self.leader or action.amount % game.terms.unit:
            return False
        return self.lowest(game) <= action.amount <= game.means(seat)

    def data(self) -> shapes.AuctionShown:
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
    """Bid an amount (EB-21, MM-21, CC-12)."""

    __slots__ = ("amount",)
    word: ClassVar[str] = "bid"
    names: ClassVar[tuple[str, ...]] = ("amount",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> PlaceBid:
        return PlaceBid(read_amount(parts[0]))

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def parts(self) -> list[str]:
        return [str(self.amount)]

    def apply(self, game: TrackGame, seat: int) -> None:
        """Take the lead."""
        auction = game.top()
        assert isinstance(auction, Auction)
        if game.events is not None:
            game.events.append(Bid(seat, auction.deed.code, self.amount))
        game.replace(auction.led_by(seat, self.amount))
