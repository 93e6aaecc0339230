"""Buying from the bank: at the price, in auctions of deeds and in auctions of the last buildings."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import PASS, AnyAction
from rentier.track import auction, deeds, shortage
from rentier.track.board import Deed
from rentier.track.numbers import NOBODY
from rentier.track.state import TrackGame

from .bidding import bid_up_to, next_bid
from .estate import best_site, raise_lightly
from .outlook import Outlook
from .worth import reserve_of, value_of

WORTH_BUYING: Final = 0.65
"""The part of its price that a deed must be worth to be bought."""
WORTH_RAISING: Final = 1.5
"""And for others to be mortgaged for it."""
SCARCE: Final = 2
"""How many times its price one of the last buildings may cost."""


def choose_purchase(game: TrackGame, outlook: Outlook, seat: int, buying: deeds.Buying) -> AnyAction:
    """Buy a deed that is worth its price; raise money for one that is worth much more."""
    price = buying.price
    cash = game.means(seat)
    value = value_of(game, outlook, seat, buying.deed)
    if cash >= price:
        return deeds.BUY if value >= WORTH_BUYING * price else deeds.LEAVE
    if value >= WORTH_RAISING * price and game.terms.may_raise_any_time:
        raising = raise_lightly(game, outlook, seat, price - cash, buying.deed.group)
        if raising is not None:
            return raising
    return deeds.LEAVE


def choose_bid(game: TrackGame, outlook: Outlook, seat: int, sale: auction.Auction) -> AnyAction:
    """Bid up to the value of the deed."""
    rival = 0
    for other in sale.bidders:
        if other != seat:
            rival = max(rival, limit_of(game, outlook, other, sale.deed))
    return bid_up_to(game, sale, limit_of(game, outlook, seat, sale.deed), rival)


def limit_of(game: TrackGame, outlook: Outlook, seat: int, deed: Deed) -> int:
    """Return how much a player would bid for a deed."""
    return min(value_of(game, outlook, seat, deed), game.means(seat))


def choose_want(game: TrackGame, outlook: Outlook, seat: int, wanting: shortage.Wanting) -> AnyAction:
    """Ask for one of the last buildings if it can be paid for without touching the reserve."""
    site = _site(game, outlook, seat, wanting.is_hotel)
    if site is None or game.means(seat) - site.group.building < reserve_of(game, outlook, seat):
        return PASS
    return shortage.WANT


def choose_building_bid(game: TrackGame, outlook: Outlook, seat: int, sale: shortage.BuildingAuction) -> AnyAction:
    """Bid for one of the last buildings up to a multiple of its price; the player who asked for it opens."""
    asked = sale.deed
    if sale.leader == NOBODY and shortage.is_site(game, seat, asked, sale.is_hotel):
        opening = sale.lowest(game, asked)
        if opening <= game.means(seat):
            return shortage.BidForBuilding(opening, asked)
    site = _site(game, outlook, seat, sale.is_hotel)
    if site is None:
        return PASS
    unit = game.terms.unit
    price = site.group.building
    limit = min(price * SCARCE, game.means(seat) - reserve_of(game, outlook, seat)) // unit * unit
    lowest = max(sale.bid + unit, price)
    if lowest > limit:
        return PASS
    return shortage.BidForBuilding(max(next_bid(sale.bid, price, limit, 0) // unit * unit, lowest), site)


def _site(game: TrackGame, outlook: Outlook, seat: int, is_hotel: bool) -> Deed | None:
    return best_site(game, outlook, shortage.sites(game, seat, is_hotel))
