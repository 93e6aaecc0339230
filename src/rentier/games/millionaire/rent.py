"""Rent in Millionaire: paid automatically, doubled on the unimproved lots of a whole colour (MM-13, MM-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.rent import RentRules

if TYPE_CHECKING:
    from rentier.track.board import Deed
    from rentier.track.state import TrackGame


@final
class MillionaireRent(RentRules["TrackGame"]):
    """What a stop costs in Millionaire."""

    __slots__ = ()

    def amount(self, game: TrackGame, deed: Deed, rolled: int) -> int:
        """Return what the deed says, twice the basic rent in a whole colour; zero with a mortgage (MM-13, MM-20)."""
        i = deed.index
        if game.is_mortgaged[i]:
            return 0
        level = game.level[i]
        if level == 0 and game.owns_group(game.owner[i], deed.group):
            return 2 * deed.rents[0]
        return deed.rents[level]
