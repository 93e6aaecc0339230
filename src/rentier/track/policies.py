"""The policies of a game: small sets of rules, each beside the code that asks it, in which editions differ.

A policy has no state: its methods take the game. What stands in the class itself holds for most editions; an edition
writes a subclass in a file of the same name (`games/crooked/rent.py` for `track/rent.py`) and names it in its
`policies.py`. So that file reads as what differs, and nothing on the track asks which edition it is.
"""

from __future__ import annotations

from typing import Any, Final, final

from .auction import AuctionRules
from .building import BuildingRules
from .deeds import DeedRules, MortgageRules
from .rent import RentRules
from .shortage import ShortageRules


@final
class Policies:
    """The policies of one edition, made once and shared by all its games; those not given are the usual ones."""

    __slots__ = ("auction", "building", "deeds", "mortgages", "rent", "shortage")

    def __init__(
        self,
        *,
        rent: RentRules[Any],
        deeds: DeedRules[Any] | None = None,
        mortgages: MortgageRules[Any] | None = None,
        auction: AuctionRules[Any] | None = None,
        building: BuildingRules[Any] | None = None,
        shortage: ShortageRules[Any] | None = None,
    ) -> None:
        self.rent: Final = rent
        self.deeds: Final[DeedRules[Any]] = DeedRules() if deeds is None else deeds
        self.mortgages: Final[MortgageRules[Any]] = MortgageRules() if mortgages is None else mortgages
        self.auction: Final[AuctionRules[Any]] = AuctionRules() if auction is None else auction
        self.building: Final[BuildingRules[Any]] = BuildingRules() if building is None else building
        self.shortage: Final[ShortageRules[Any]] = ShortageRules() if shortage is None else shortage
