"""What streets are worth in Crooked Cash: the rents until the end, and those that the bank counts at the end."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.track.prospects import Prospects
from rentier.games.crooked.state import Crooked
from rentier.track.board import Deed, Group
from rentier.track.numbers import BANK

PACE: Final = 0.5
"""About how many of the bank's streets are sold in a turn."""
STREETS: Final = 33
"""One in this many rolls ends on a given street."""


@final
class CrookedProspects(Prospects):
    """The rents to come in Crooked Cash."""

    def whole(self, group: Group) -> float:
        """Count doubled rents, or hotels."""
        gain = 0.0
        for deed in group.deeds:
            gain += max(deed.rents[0], deed.rents[1] - deed.rents[0] - group.building)
        return gain * self.times


def prospects_of(game: Crooked) -> CrookedProspects:
    """Return the prospects: one rent for each street at the end, and others' stops until the bank has sold out."""
    players = len(game.seats_in())
    turns = game.owner.count(BANK) / PACE
    return CrookedProspects(1.0 + turns * (players - 1) / players / STREETS)


def hotel_gain(game: Crooked, deed: Deed) -> int:
    """Return what a hotel adds to the rents that its owner counts at the end."""
    return deed.rents[1] - game.policies.rent.amount(game, deed, 0)
