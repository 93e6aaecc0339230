"""Rent in Crooked Cash: that of the hotel, or doubled for a whole colour; claimed or lost (CC-13, CC-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.numbers import NOBODY
from rentier.track.rent import RentRules

from . import changing, tender

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Crooked


@final
class CrookedRent(RentRules["Crooked"]):
    """What a stop costs in Crooked Cash."""

    __slots__ = ()

    def amount(self, game: Crooked, deed: Deed, rolled: int) -> int:
        """Return the rent with a hotel, or the basic one, doubled for a whole colour (CC-14)."""
        if game.level[deed.index]:
            return deed.rents[1]
        return deed.rents[0] * (2 if game.owns_group(game.owner[deed.index], deed.group) else 1)

    def is_claimed(self, game: Crooked, owner: int = NOBODY) -> bool:
        """Whether rent is claimed or lost (CC-13); an owner whose card could double it is always asked (CC-70)."""
        if game.agreed.is_rent_claimed or owner == NOBODY:
            return game.agreed.is_rent_claimed
        card = game.chance[owner]
        return card is not None and card.chance.effect == "double-rent"

    def may_claim(self, game: Crooked) -> bool:
        """Whether a rent can be claimed: not while notes or a card lie on the table (CC-13, CC-46)."""
        top = game.top()
        return not isinstance(top, (tender.Laying, changing.NotesWanted)) and super().may_claim(game)
