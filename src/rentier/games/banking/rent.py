"""Rent in Banking: by number for stations and utilities, by buildings for lots, claimed or lost (EB-30 … EB-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.numbers import NOBODY
from rentier.track.rent import RentRules

from .data import UTILITY_UNIT

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Banking


@final
class BankingRent(RentRules["Banking"]):
    """What a stop costs in Banking."""

    __slots__ = ()

    def amount(self, game: Banking, deed: Deed, rolled: int) -> int:
        """Return what the deed says, doubled on the unimproved lots of a whole colour unless one is mortgaged.

        Stations go by how many of them the owner has, utilities also by the dice (EB-31 … EB-34).
        """
        i = deed.index
        if game.is_mortgaged[i]:
            return 0
        owner = game.owner[i]
        group = deed.group
        if not group.is_street:
            rate = deed.rents[game.count_owned(owner, group) - 1]
            return rate if group.kind == "station" else rate * rolled * UTILITY_UNIT
        level = game.level[i]
        if level == game.terms.levels:
            return deed.rents[len(deed.rents) - 1]
        if level == 0 and game.owns_group(owner, group) and not game.has_mortgage(group):
            return 2 * deed.rents[0]
        return deed.rents[level]

    def is_claimed(self, game: Banking, owner: int = NOBODY) -> bool:
        """Whether rent is claimed or lost, which is an option (EB-30)."""
        return game.agreed.is_rent_claimed
