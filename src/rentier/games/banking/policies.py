"""Where Banking differs from the other games on a track, by the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .deeds import BankingMortgages
from .rent import BankingRent

POLICIES: Final = Policies(
    rent=BankingRent(),
    mortgages=BankingMortgages(),
)
