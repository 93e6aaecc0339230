"""Where Millionaire differs from the other games on a track, and the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .auction import MillionaireAuction
from .building import MillionaireBuilding
from .business import MillionaireRaising
from .cards import MillionaireCards
from .debt import MillionaireDebt
from .deeds import MillionaireDeeds, MillionaireMortgages
from .ending import MillionaireEnd
from .jail import MillionaireJail
from .money import MONEY
from .moving import MillionaireMoving
from .refusals import MillionaireRefusals
from .rent import MillionaireRent
from .shortage import MillionaireShortage
from .trading import MillionaireDeals
from .turn import MillionaireTurn

POLICIES: Final = Policies(
    money=MONEY,
    turn=MillionaireTurn(),
    moving=MillionaireMoving(),
    deeds=MillionaireDeeds(),
    auction=MillionaireAuction(),
    rent=MillionaireRent(),
    cards=MillionaireCards(),
    building=MillionaireBuilding(),
    shortage=MillionaireShortage(),
    mortgages=MillionaireMortgages(),
    raising=MillionaireRaising(),
    deals=MillionaireDeals(),
    jail=MillionaireJail(),
    debt=MillionaireDebt(),
    ending=MillionaireEnd(),
    refusals=MillionaireRefusals(),
)
