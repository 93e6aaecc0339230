"""What streets are worth in a game that will soon be over: their rents until then, and whole colours."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import AnyAction
from rentier.core.native import mypyc_attr
from rentier.track import auction
from rentier.track.board import Deed, Group
from rentier.track.numbers import BANK
from rentier.track.state import TrackGame

from .bidding import bid_up_to

HOPE: Final = 0.2
"""What a colour that can still be completed adds, as a part of what it would bring."""
DENIAL: Final = 0.35
"""What it is worth to keep a street from the player who would complete a colour, as a part of what they gain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects:
    """What to expect of the rest of a game; each edition defines what a whole colour brings."""

    def __init__(self, times: float) -> None:
        self.times: Final = times
        """How many more times a street will bring its rent."""

    def whole(self, group: Group) -> float:
        """Return what a whole colour brings until the end besides its bare rents, less the cost of building there."""
        raise NotImplementedError


def gain_of(game: TrackGame, prospects: Prospects, seat: int, deed: Deed) -> float:
    """Value one more street for a player: its rent, and the whole colour if it completes one."""
    group = deed.group
    size = len(group.deeds)
    owned = game.count_owned(seat, group) - (1 if game.owner[deed.index] == seat else 0)
    bare = deed.rents[0] * prospects.times
    if owned + 1 == size:
        return bare + prospects.whole(group)
    for other in group.deeds:
        if other is not deed and game.owner[other.index] not in (BANK, seat):
            return bare
    return bare + HOPE * prospects.whole(group) * (owned + 1) / size


def value_of(game: TrackGame, prospects: Prospects, seat: int, deed: Deed) -> int:
    """Value a street of the bank: for the seat itself, and to keep it from the others."""
    own = gain_of(game, prospects, seat, deed)
    most = own
    for other in game.others_in(seat):
        if game.count_owned(other, deed.group):
            most = max(most, gain_of(game, prospects, other, deed))
    return int(own + DENIAL * (most - own))


def choose_bid(game: TrackGame, prospects: Prospects, seat: int, sale: auction.Auction, kept: int = 0) -> AnyAction:
    """Bid up to the value of the street; so much money is kept, and everybody is expected to do so."""
    rival = 0
    for other in sale.bidders:
        if other != seat:
            rival = max(rival, limit_of(game, prospects, other, sale.deed, kept))
    return bid_up_to(game, sale, limit_of(game, prospects, seat, sale.deed, kept), rival)


def limit_of(game: TrackGame, prospects: Prospects, seat: int, deed: Deed, kept: int) -> int:
    """Return how much a player would bid for a street."""
    return min(value_of(game, prospects, seat, deed), game.means(seat) - kept)
