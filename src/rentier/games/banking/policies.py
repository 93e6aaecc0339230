"""Where Banking differs from the other games on a track, by the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .debt import BankingDebt
from .deeds import BankingMortgages
from .ending import BankingEnd
from .jail import BankingJail
from .moving import BankingMoving
from .rent import BankingRent
from .turn import BankingTurn

POLICIES: Final = Policies(
    turn=BankingTurn(),
    moving=BankingMoving(),
    rent=BankingRent(),
    mortgages=BankingMortgages(),
    jail=BankingJail(),
    debt=BankingDebt(),
    ending=BankingEnd(),
)
