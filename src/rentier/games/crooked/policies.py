"""Where Crooked Cash differs from the other games on a track, and the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .business import CrookedOwn, CrookedRaising
from .cards import CrookedCards
from .debt import CrookedDebt
from .deeds import CrookedDeeds
from .ending import CrookedEnd
from .money import MONEY
from .moving import CrookedMoving
from .refusals import CrookedRefusals
from .rent import CrookedRent
from .shortage import CrookedShortage
from .trading import CrookedDeals
from .turn import CrookedTurn

POLICIES: Final = Policies(
    money=MONEY,
    turn=CrookedTurn(),
    moving=CrookedMoving(),
    deeds=CrookedDeeds(),
    rent=CrookedRent(),
    cards=CrookedCards(),
    shortage=CrookedShortage(),
    raising=CrookedRaising(),
    own=CrookedOwn(),
    deals=CrookedDeals(),
    debt=CrookedDebt(),
    ending=CrookedEnd(),
    refusals=CrookedRefusals(),
)
