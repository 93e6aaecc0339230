"""Bidding as people do: in a few steps, each of which should be the last."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import PASS, AnyAction
from rentier.track import auction
from rentier.track.state import TrackGame

OPENING: Final = 2
"""The first bid is at most the price divided by this: nobody knows yet who wants it."""
STEPS: Final = 4
"""A raise is at least the price divided by this, so that auctions end soon."""
PARTS: Final = 2
"""And at least the way to what the thing is worth divided by this, when somebody bids more than was expected."""


def next_bid(bid: int, price: int, limit: int, rival: int) -> int:
    """Return the next bid: what should be too much for the keenest rival, or else a broad step, up to the limit.

    `rival` is what that rival is expected to pay; a bid of 0 is none.
    """
    step = price // STEPS
    if bid == 0:
        aim = min(max(rival, step), price // OPENING)
    elif rival >= bid + step:
        aim = rival
    else:
        aim = bid + max(step, (limit - bid) // PARTS)
    return min(aim, limit)


def bid_up_to(game: TrackGame, sale: auction.Auction, limit: int, rival: int) -> AnyAction:
    """Bid for a deed up to a limit, or pass."""
    unit = game.terms.unit
    lowest = sale.lowest(game)
    if lowest > limit:
        return PASS
    return auction.PlaceBid(max(next_bid(sale.bid, sale.deed.price, limit, rival) // unit * unit, lowest))
