"""Where Banking differs from the other games on a track, and the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .business import BankingOwn
from .debt import BankingDebt
from .deeds import BankingMortgages
from .ending import BankingEnd
from .jail import BankingJail
from .moving import BankingMoving
from .refusals import BankingRefusals
from .rent import BankingRent
from .trading import BankingDeals
from .turn import BankingTurn

POLICIES: Final = Policies(
    turn=BankingTurn(),
    moving=BankingMoving(),
    rent=BankingRent(),
    mortgages=BankingMortgages(),
    own=BankingOwn(),
    deals=BankingDeals(),
    jail=BankingJail(),
    debt=BankingDebt(),
    ending=BankingEnd(),
    refusals=BankingRefusals(),
)
