"""Too few buildings for all who could build: players are asked who wants one, then it is auctioned (EB-43, CC-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.native import mypyc_attr

from . import building, deeds, payment, texts
from .amounts import read_amount
from .bidding import Bidding
from .decisions import T, TrackWindow
from .events import AuctionOpened, BuildingBid, BuildingUnsold, PassedBuilding, WantedBuilding
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
class ShortageRules(Generic[T]):
    """Who may compete for one of the last buildings, and the lowest bid."""

    __slots__ = ()

    def rivals(self, game: T, seat: int, is_hotel: bool) -> list[int]:
        """List the others who could place such a building now, when there are too few for all (EB-43, CC-27)."""
        stock = game.hotels if is_hotel else game.apartments
        if stock >= game.seats:
            return []
        found = [other for other in game.others_in(seat) if sites(game, other, is_hotel)]
        return found if self.is_contested(game, stock, len(found)) else []

    def is_contested(self, game: T, stock: int, rivals: int) -> bool:
        """Whether a building of this stock is auctioned when this many others could place one too (EB-43)."""
        return rivals + 1 > stock

    def least(self, game: T, deed: Deed) -> int:
        """Return the lowest bid for one of the last buildings, to stand on a street: its price (EB-43)."""
        return deed.group.building


def sites(game: TrackGame, seat: int, is_hotel: bool) -> list[Deed]:
    """List where a seat could place the apartment, or hotel, on offer, and pay the least that it can cost now."""
    found: list[Deed] = []
    shortage = game.policies.shortage
    for group in game.board.groups:
        if group.is_street and game.owns_group(seat, group):
            for deed in group.deeds:
                if is_site(game, seat, deed, is_hotel) and game.means(seat) >= shortage.least(game, deed):
                    found.append(deed)
    return found


def is_site(game: TrackGame, seat: int, deed: Deed, is_hotel: bool) -> bool:
    """Whether the apartment, or hotel, on offer could stand on a seat's street."""
    if (game.level[deed.index] == game.terms.levels - 1) != is_hotel:
        return False
    # The one on offer is set aside, so the stock does not count here.
    return building.why_not_build(game, seat, deed, 0) in ("", "track-build-none-left")


@final
class Wanting(TrackWindow["TrackGame"]):
    """The question whether others want one of the last buildings too (EB-43, CC-27)."""

    __slots__ = ("deed", "is_hotel", "seat", "wanting")
    kind: ClassVar[str] = "want"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "deed", "hotel", "asked", "wanting")
    varying: ClassVar[tuple[str, ...]] = ("asked", "wanting")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_wanting(fields)

    def __init__(self, seat: int, deed: Deed, is_hotel: bool, asked: tuple[int, ...], wanting: tuple[int, ...]) -> None:
        super().__init__(asked)
        self.seat: Final = seat
        self.deed: Final = deed
        self.is_hotel: Final = is_hotel
        self.wanting: Final = wanting

    def answers(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List saying yes."""
        return [WANT]

    def ask_rest(self, game: TrackGame) -> None:
        """Turn to the next seat."""
        game.replace(Wanting(self.seat, self.deed, self.is_hotel, self.asked[1:], self.wanting))

    def wanted_by(self, game: TrackGame, seat: int) -> None:
        """Note that a seat wants one, and turn to the next."""
        game.replace(Wanting(self.seat, self.deed, self.is_hotel, self.asked[1:], (*self.wanting, seat)))

    def close(self, game: TrackGame) -> None:
        """Sell it if nobody else wants one, or auction it among those who do."""
        if self.wanting:
            bidders = (*self.wanting, self.seat)
            open_building_auction(game, self.is_hotel, bidders, self.deed, bidders, ())
        elif is_site(game, self.seat, self.deed, self.is_hotel):
            building.buy_building(game, self.seat, self.deed, self.deed.group.building)

    def without(self, seat: int) -> Wanting:
        """Ask the others, without a seat that went out."""
        asked = tuple([other for other in self.asked if other != seat])
        wanting = tuple([other for other in self.wanting if other != seat])
        return Wanting(self.seat, self.deed, self.is_hotel, asked, wanting)

    def lapses(self, seat: int) -> bool:
        return seat == self.seat

    def data(self) -> shapes.WantingShown:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "deed": self.deed.code,
            "hotel": self.is_hotel,
            "asked": list(self.asked),
            "wanting": list(self.wanting),
        }


@final
class Want(Action["TrackGame"]):
    """Want one of the last buildings too (EB-43, CC-27)."""

    __slots__ = ()
    word: ClassVar[str] = "want"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Join the auction that follows."""
        wanting = game.top()
        assert isinstance(wanting, Wanting)
        if game.events is not None:
            game.events.append(WantedBuilding(seat, thing_of(wanting.is_hotel)))
        wanting.wanted_by(game, seat)


WANT: Final = Want()


def open_building_auction(
    game: TrackGame,
    is_hotel: bool,
    bidders: tuple[int, ...],
    deed: Deed,
    wanting: tuple[int, ...],
    barred: tuple[int, ...],
) -> None:
    """Let these seats bid for one of the last buildings; nobody leads before the first bid (EB-43, CC-27)."""
    if game.events is not None:
        game.events.append(AuctionOpened(thing_of(is_hotel)))
    game.push(BuildingAuction(is_hotel, bidders, NOBODY, 0, deed, wanting, barred))


def thing_of(is_hotel: bool) -> str:
    """Return the word for an apartment or a hotel."""
    return "hotel" if is_hotel else "apartment"


@final
class BuildingAuction(Bidding):
    """Bids for one building; bidders name the street, and never bid less than the minimum there (EB-43, CC-27)."""

    __slots__ = ("deed", "is_hotel", "wanting")
    kind: ClassVar[str] = "building-auction"
    fields: ClassVar[tuple[str, ...]] = ("kind", "hotel", "bidders", "leader", "bid", "deed", "wanting", "barred")
    varying: ClassVar[tuple[str, ...]] = ("bidders", "leader", "bid", "deed", "barred")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_building_auction(fields)

    def __init__(
        self,
        is_hotel: bool,
        bidders: tuple[int, ...],
        leader: int,
        bid: int,
        deed: Deed,
        wanting: tuple[int, ...],
        barred: tuple[int, ...],
    ) -> None:
        super().__init__(bidders, leader, bid, barred)
        self.is_hotel: Final = is_hotel
        self.deed: Final = deed
        """Where the highest bidder would build; before the first bid, the street of the player who wanted to build."""
        self.wanting: Final = wanting
        """The players who took part from the beginning, including those who have passed."""

    def resume(self, game: TrackGame) -> bool:
        """Sell it to the highest bidder when nobody else is in; if nobody wants it after all, the bank keeps it."""
        if not self.is_done():
            return False
        game.pop()
        if self.leader == NOBODY:
            if game.events is not None:
                game.events.append(BuildingUnsold(thing_of(self.is_hotel)))
            return True
        bought = building.Placing(self.leader, self.deed, self.bid, self.wanting, self.barred)
        game.push(bought)
        if is_site(game, self.leader, self.deed, self.is_hotel):
            payment.pay(game, self.leader, BANK, self.bid, payment.BUILDING)
        else:
            # A claim made in the meantime has cost the highest bidder the site (EB-30).
            bought.unpaid(game)
        return True

    def stage(self, bidders: tuple[int, ...], leader: int, bid: int) -> BuildingAuction:
        """Return the same auction at another stage."""
        return BuildingAuction(self.is_hotel, bidders, leader, bid, self.deed, self.wanting, self.barred)

    def at(self, deed: Deed) -> BuildingAuction:
        """Return the same auction for a building that would stand on this street."""
        return BuildingAuction(self.is_hotel, self.bidders, self.leader, self.bid, deed, self.wanting, self.barred)

    def without(self, seat: int) -> AnyDecision:
        """Go on without a bidder who went out; if the building is not paid for, they are not asked again."""
        wanting = tuple([other for other in self.wanting if other != seat])
        left = super().without(seat)
        assert isinstance(left, BuildingAuction)
        return BuildingAuction(left.is_hotel, left.bidders, left.leader, left.bid, left.deed, wanting, left.barred)

    def tell_pass(self, game: TrackGame, seat: int) -> None:
        """Tell everybody that a bidder has passed."""
        if game.events is not None:
            game.events.append(PassedBuilding(seat, thing_of(self.is_hotel)))

    def takes_away(self, action: AnyAction) -> bool:
        """Whether raising money like this would cost the highest bidder the street named for the building."""
        if isinstance(action, building.Sell):
            return action.group is self.deed.group
        return isinstance(action, deeds.Mortgage) and action.deed.group is self.deed.group

    def lowest(self, game: TrackGame, deed: Deed) -> int:
        """Return the lowest bid for a street now."""
        least = game.policies.shortage.least(game, deed)
        return least if self.leader == NOBODY else max(self.bid + game.terms.unit, least)

    def add_bids(self, game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
        """Add the lowest bid for each street."""
        for deed in sites(game, seat, self.is_hotel):
            amount = self.lowest(game, deed)
            if amount <= game.means(seat):
                menu.append(BidForBuilding(amount, deed))

    def bid_forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow every bid that a bidder can pay, for each street where the building could stand."""
        places = [deed for deed in sites(game, seat, self.is_hotel) if self.lowest(game, deed) <= game.means(seat)]
        if not places:
            return []
        bounds: shapes.BuildingBidBounds = {
            "lowest": min([self.lowest(game, deed) for deed in places]),
            "highest": game.means(seat) // game.terms.unit * game.terms.unit,
            "step": game.terms.unit,
            "spaces": [deed.code for deed in places],
        }
        return [Form("bid-building", bounds)]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept any bid that is high enough, for a street where it could stand, and any even sale."""
        if isinstance(action, BidForBuilding):
            return not self.why_not_bid(game, seat, action)
        return super().fits(game, seat, action)

    def why_not_bid(self, game: TrackGame, seat: int, action: BidForBuilding) -> str:
        """Return the key of what rules out a bid, or an empty string."""
        if seat == self.leader or seat not in self.bidders:
            return "track-bid-not-in"
        if game.owner[action.deed.index] != seat or not is_site(game, seat, action.deed, self.is_hotel):
            return "track-bid-site"
        if action.amount % game.terms.unit:
            return "track-bid-unit"
        if action.amount > game.means(seat):
            return "track-bid-money"
        return "" if action.amount >= self.lowest(game, action.deed) else "track-bid-low"

    def data(self) -> shapes.BuildingAuctionShown:
        return {
            "kind": self.kind,
            "hotel": self.is_hotel,
            "bidders": list(self.bidders),
            "leader": self.leader,
            "bid": self.bid,
            "deed": self.deed.code,
            "wanting": list(self.wanting),
            "barred": list(self.barred),
        }


@final
class BidForBuilding(Action["TrackGame"]):
    """Bid for one of the last buildings, and say where it would stand (EB-43, CC-27)."""

    __slots__ = ("amount", "deed")
    word: ClassVar[str] = "bid-building"
    names: ClassVar[tuple[str, ...]] = ("amount", "space")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> BidForBuilding:
        return BidForBuilding(read_amount(parts[0]), texts.read_deed(edition.board, parts[1]))

    def __init__(self, amount: int, deed: Deed) -> None:
        self.amount: Final = amount
        self.deed: Final = deed

    def parts(self) -> list[str]:
        return [str(self.amount), self.deed.code]

    def apply(self, game: TrackGame, seat: int) -> None:
        """Take the lead, for a building on this street."""
        auction = game.top()
        assert isinstance(auction, BuildingAuction)
        if game.events is not None:
            game.events.append(BuildingBid(seat, self.deed.code, self.amount))
        game.replace(auction.at(self.deed).led_by(seat, self.amount))
