"""The policies of a game: small sets of rules in which editions differ, each next to the code that asks it.

A policy has no state: its methods take the game. What the class itself says holds for most editions; an edition
writes a subclass in a file of the same name (`games/crooked/rent.py` for `track/rent.py`) and names it in its
`policies.py`. So that file reads as what differs, and nothing on the track asks which edition it is.
"""

from __future__ import annotations

from typing import Any, Final, final

from .auction import AuctionRules
from .building import BuildingRules
from .business import OwnRules, RaisingRules
from .cards import CardRules
from .debt import DebtRules
from .deeds import DeedRules, MortgageRules
from .ending import EndRules
from .jail import JailRules
from .money import ACCOUNTS, MoneyRules
from .moving import MovingRules
from .refusals import RefusalRules
from .rent import RentRules
from .shortage import ShortageRules
from .trading import DealRules
from .turn import TurnRules


@final
class Policies:
    """The policies of one edition, made once and shared by all its games; those not given are the usual ones."""

    __slots__ = (
        "auction",
        "building",
        "cards",
        "deals",
        "debt",
        "deeds",
        "ending",
        "jail",
        "money",
        "mortgages",
        "moving",
        "own",
        "raising",
        "refusals",
        "rent",
        "shortage",
        "turn",
    )

    def __init__(
        self,
        *,
        rent: RentRules[Any],
        money: MoneyRules[Any, Any] = ACCOUNTS,
        deeds: DeedRules[Any] | None = None,
        mortgages: MortgageRules[Any] | None = None,
        auction: AuctionRules[Any] | None = None,
        building: BuildingRules[Any] | None = None,
        shortage: ShortageRules[Any] | None = None,
        turn: TurnRules[Any] | None = None,
        moving: MovingRules[Any] | None = None,
        cards: CardRules[Any] | None = None,
        jail: JailRules[Any] | None = None,
        debt: DebtRules[Any] | None = None,
        ending: EndRules[Any] | None = None,
        raising: RaisingRules[Any] | None = None,
        own: OwnRules[Any] | None = None,
        deals: DealRules[Any] | None = None,
        refusals: RefusalRules[Any] | None = None,
    ) -> None:
        self.rent: Final = rent
        self.money: Final = money
        self.deeds: Final[DeedRules[Any]] = DeedRules() if deeds is None else deeds
        self.mortgages: Final[MortgageRules[Any]] = MortgageRules() if mortgages is None else mortgages
        self.auction: Final[AuctionRules[Any]] = AuctionRules() if auction is None else auction
        self.building: Final[BuildingRules[Any]] = BuildingRules() if building is None else building
        self.shortage: Final[ShortageRules[Any]] = ShortageRules() if shortage is None else shortage
        self.turn: Final[TurnRules[Any]] = TurnRules() if turn is None else turn
        self.moving: Final[MovingRules[Any]] = MovingRules() if moving is None else moving
        self.cards: Final[CardRules[Any]] = CardRules() if cards is None else cards
        self.jail: Final[JailRules[Any]] = JailRules() if jail is None else jail
        self.debt: Final[DebtRules[Any]] = DebtRules() if debt is None else debt
        self.ending: Final[EndRules[Any]] = EndRules() if ending is None else ending
        self.raising: Final[RaisingRules[Any]] = RaisingRules() if raising is None else raising
        self.own: Final[OwnRules[Any]] = OwnRules() if own is None else own
        self.deals: Final[DealRules[Any]] = DealRules() if deals is None else deals
        self.refusals: Final[RefusalRules[Any]] = RefusalRules() if refusals is None else refusals
