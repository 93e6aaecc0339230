"""Where Crooked Cash differs from the other games on a track, by the modules that say how."""

from __future__ import annotations

from typing import Final

from rentier.track.policies import Policies

from .deeds import CrookedDeeds
from .rent import CrookedRent
from .shortage import CrookedShortage

POLICIES: Final = Policies(
    rent=CrookedRent(),
    deeds=CrookedDeeds(),
    shortage=CrookedShortage(),
)
