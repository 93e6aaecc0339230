"""Where Millionaire differs from the other games on a track, by the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .auction import MillionaireAuction
from .building import MillionaireBuilding
from .deeds import MillionaireDeeds, MillionaireMortgages
from .rent import MillionaireRent
from .shortage import MillionaireShortage

POLICIES: Final = Policies(
    rent=MillionaireRent(),
    deeds=MillionaireDeeds(),
    mortgages=MillionaireMortgages(),
    auction=MillionaireAuction(),
    building=MillionaireBuilding(),
    shortage=MillionaireShortage(),
)
