"""Too few buildings for all who could build: who wants one is asked, and it is auctioned (EB-43, CC-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import PASS, Action, AnyAction
from rentier.core.decisions import Form

from . import building, deeds, payment
from .decisions import TrackDecision
from .events import AuctionOpened, BuildingBid, BuildingUnsold, PassedBuilding, WantedBuilding
from .numbers import BANK, NOBODY

if TYPE_CHECKING:
    from . import shapes
    from .board import Deed
    from .state import TrackGame


def sites(game: TrackGame, seat: int, is_hotel: bool) -> list[Deed]:
    """List where a seat could place the apartment, or hotel, on offer, and pay the least that it can cost now."""
    found: list[Deed] = []
    for group in game.board.groups:
        if group.is_street and game.owns_group(seat, group):
            for deed in group.deeds:
                if is_site(game, seat, deed, is_hotel) and game.means(seat) >= game.least_for_building(deed):
                    found.append(deed)
    return found


def is_site(game: TrackGame, seat: int, deed: Deed, is_hotel: bool) -> bool:
    """Whether the apartment, or hotel, that is on offer could stand on a street of a seat."""
    if (game.level[deed.index] == game.terms.levels - 1) != is_hotel:
        return False
    # The one on offer is set aside, so the stock says nothing about it.
    return building.why_not_build(game, seat, deed, 0) in ("", "track-build-none-left")


def rivals(game: TrackGame, seat: int, is_hotel: bool) -> list[int]:
    """Lists the others who could place such a building now, when there are too few for all (EB-43)."""
    stock = game.hotels if is_hotel else game.apartments
    if stock >= game.seats:
        return []
    found = [other for other in game.others_in(seat) if sites(game, other, is_hotel)]
    return found if game.is_contested(stock, len(found)) else []


@final
class Wanting(TrackDecision["TrackGame"]):
    """Whether others want one of the last buildings too (EB-43)."""

    __slots__ = ("asked", "deed", "is_hotel", "seat", "wanting")
    kind: ClassVar[str] = "want"

    def __init__(self, seat: int, deed: Deed, is_hotel: bool, asked: tuple[int, ...], wanting: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.is_hotel: Final = is_hotel
        self.asked: Final = asked
        self.wanting: Final = wanting

    def resume(self, game: TrackGame) -> bool:
        """Sells it when nobody else wants one, or auctions it among those who do."""
        if self.asked:
            return False
        game.pop()
        if self.wanting:
            bidders = (*self.wanting, self.seat)
            open_building_auction(game, self.is_hotel, bidders, self.deed, bidders, ())
        elif is_site(game, self.seat, self.deed, self.is_hotel):
            building.buy_building(game, self.seat, self.deed, self.deed.group.building)
        return True

    def without(self, seat: int) -> Wanting:
        """Ask the others without a seat that went out."""
        asked = tuple([other for other in self.asked if other != seat])
        wanting = tuple([other for other in self.wanting if other != seat])
        return Wanting(self.seat, self.deed, self.is_hotel, asked, wanting)

    def lapses(self, seat: int) -> bool:
        """Falls away with the one who wanted to build."""
        return seat == self.seat

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks one after the other."""
        return self.asked[:1]

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """Lists wanting one, and not."""
        return [PASS, WANT] if seat == self.asked[0] else []

    def answered(self, game: TrackGame, seat: int, wants: bool) -> None:
        """Turns to the next one."""
        wanting = (*self.wanting, seat) if wants else self.wanting
        game.replace(Wanting(self.seat, self.deed, self.is_hotel, self.asked[1:], wanting))

    def passed(self, game: TrackGame, seat: int) -> None:
        """Takes note that this seat wants none."""
        self.answered(game, seat, False)

    def data(self) -> shapes.WantingShown:
        """Gives all of it."""
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
    """Wants one of the last buildings too (EB-43)."""

    __slots__ = ()
    word: ClassVar[str] = "want"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Will bid for it."""
        wanting = game.top()
        assert isinstance(wanting, Wanting)
        if game.events is not None:
            game.events.append(WantedBuilding(seat, thing_of(wanting.is_hotel)))
        wanting.answered(game, seat, True)


WANT: Final = Want()


def open_building_auction(
    game: TrackGame,
    is_hotel: bool,
    bidders: tuple[int, ...],
    deed: Deed,
    wanting: tuple[int, ...],
    barred: tuple[int, ...],
) -> None:
    """Let these seats bid for one of the last buildings; nobody leads before the first bid (EB-43)."""
    if game.events is not None:
        game.events.append(AuctionOpened(thing_of(is_hotel)))
    game.push(BuildingAuction(is_hotel, bidders, NOBODY, 0, deed, wanting, barred))


def thing_of(is_hotel: bool) -> str:
    """Return the word for an apartment or a hotel."""
    return "hotel" if is_hotel else "apartment"


@final
class BuildingAuction(TrackDecision["TrackGame"]):
    """Bids for one building; each bidder names the street and never bids below its price (EB-43)."""

    __slots__ = ("barred", "bid", "bidders", "deed", "is_hotel", "leader", "wanting")
    kind: ClassVar[str] = "building-auction"

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
        self.is_hotel: Final = is_hotel
        self.bidders: Final = bidders
        """Who is still in, in the order in which to ask them."""
        self.leader: Final = leader
        self.bid: Final = bid
        self.deed: Final = deed
        """Where the highest bidder would build; before the first bid, the street that it was asked for."""
        self.wanting: Final = wanting
        """Who took part from the beginning, those who have passed too."""
        self.barred: Final = barred
        """Who won it before and did not pay."""

    def resume(self, game: TrackGame) -> bool:
        """Sell it to the highest bidder when nobody else is in; when nobody wants it after all, it stays."""
        if len(self.bidders) > (0 if self.leader == NOBODY else 1):
            return False
        game.pop()
        if self.leader == NOBODY:
            if game.events is not None:
                game.events.append(BuildingUnsold(thing_of(self.is_hotel)))
            return True
        bought = building.Placing(self.leader, self.deed, self.bid, self.wanting, self.barred)
        game.push(bought)
        if is_site(game, self.leader, self.deed, self.is_hotel):
            payment.pay(game, self.leader, BANK, self.bid, "building")
        else:
            # A claim made meanwhile has cost the highest bidder the place for it (EB-30).
            bought.unpaid(game)
        return True

    def without(self, seat: int) -> BuildingAuction:
        """Go on without a bidder who went out by a claim; their bid is gone too."""
        left = tuple([bidder for bidder in self.bidders if bidder != seat])
        wanting = tuple([other for other in self.wanting if other != seat])
        if self.leader == seat:
            return BuildingAuction(self.is_hotel, left, NOBODY, 0, self.deed, wanting, self.barred)
        return BuildingAuction(self.is_hotel, left, self.leader, self.bid, self.deed, wanting, self.barred)

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks everybody but the highest bidder."""
        if self.leader == NOBODY:
            return self.bidders
        return tuple([seat for seat in self.bidders if seat != self.leader])

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List passing, the least bid for each street, and raising money; the highest bidder can only raise money."""
        menu: list[AnyAction] = []
        if seat not in self.bidders:
            return menu
        if seat != self.leader:
            menu.append(PASS)
            for deed in sites(game, seat, self.is_hotel):
                amount = self.lowest(game, deed)
                if amount <= game.means(seat):
                    menu.append(BidForBuilding(amount, deed))
            game.add_raising(seat, menu)
            return menu
        raising: list[AnyAction] = []
        game.add_raising(seat, raising)
        for action in raising:
            if not self.takes_away(action):
                menu.append(action)
        return menu

    def takes_away(self, action: AnyAction) -> bool:
        """Whether raising money like this would cost the highest bidder the street named for the building."""
        if isinstance(action, building.Sell):
            return action.group is self.deed.group
        return isinstance(action, deeds.Mortgage) and action.deed.group is self.deed.group

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Opens every other bid, and sales."""
        if seat not in self.bidders:
            return []
        sales = game.raising_forms(seat) if game.may_raise(seat) else []
        places = [deed for deed in sites(game, seat, self.is_hotel) if self.lowest(game, deed) <= game.means(seat)]
        if seat == self.leader or not places:
            return sales
        bounds: shapes.BuildingBidBounds = {
            "lowest": min([self.lowest(game, deed) for deed in places]),
            "highest": game.means(seat) // game.terms.unit * game.terms.unit,
            "step": game.terms.unit,
            "spaces": [deed.code for deed in places],
        }
        return [Form("bid-building", bounds), *sales]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Takes any bid that is high enough, for a street where it could stand, and any even sale."""
        if isinstance(action, BidForBuilding):
            return not self.why_not_bid(game, seat, action)
        if seat not in self.bidders or not game.may_raise(seat):
            return False
        if seat == self.leader and self.takes_away(action):
            return False
        return game.fits_raising(seat, action)

    def why_not_bid(self, game: TrackGame, seat: int, action: BidForBuilding) -> str:
        """Gives the key of what stands against a bid, or nothing."""
        if seat == self.leader or seat not in self.bidders:
            return "track-bid-not-in"
        if game.owner[action.deed.index] != seat or not is_site(game, seat, action.deed, self.is_hotel):
            return "track-bid-site"
        if action.amount % game.terms.unit:
            return "track-bid-unit"
        if action.amount > game.means(seat):
            return "track-bid-money"
        return "" if action.amount >= self.lowest(game, action.deed) else "track-bid-low"

    def lowest(self, game: TrackGame, deed: Deed) -> int:
        """Gives the least that may be bid for a street now."""
        least = game.least_for_building(deed)
        return least if self.leader == NOBODY else max(self.bid + game.terms.unit, least)

    def passed(self, game: TrackGame, seat: int) -> None:
        """Goes on without this bidder."""
        if game.events is not None:
            game.events.append(PassedBuilding(seat, thing_of(self.is_hotel)))
        left = tuple([bidder for bidder in self.bidders if bidder != seat])
        game.replace(BuildingAuction(self.is_hotel, left, self.leader, self.bid, self.deed, self.wanting, self.barred))

    def data(self) -> shapes.BuildingAuctionShown:
        """Gives all of it."""
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
    """Bids for one of the last buildings, and says where it would stand (EB-43)."""

    __slots__ = ("amount", "deed")
    word: ClassVar[str] = "bid-building"
    names: ClassVar[tuple[str, ...]] = ("amount", "space")

    def __init__(self, amount: int, deed: Deed) -> None:
        self.amount: Final = amount
        self.deed: Final = deed

    def parts(self) -> list[str]:
        """Names the amount and the street."""
        return [str(self.amount), self.deed.code]

    def apply(self, game: TrackGame, seat: int) -> None:
        """Takes the lead."""
        auction = game.top()
        assert isinstance(auction, BuildingAuction)
        bidders = auction.bidders
        place = bidders.index(seat)
        turned = (*bidders[place + 1 :], *bidders[: place + 1])
        if game.events is not None:
            game.events.append(BuildingBid(seat, self.deed.code, self.amount))
        game.replace(
            BuildingAuction(auction.is_hotel, turned, seat, self.amount, self.deed, auction.wanting, auction.barred)
        )
