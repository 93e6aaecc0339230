"""The sharp player of Millionaire."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.search import Sharp
from rentier.bots.track.sharp import TrackSense

from .standing import STANDING
from .steady import SteadyMillionaire

PLAYOUTS: Final = 400


@final
class SharpMillionaire(Sharp):
    """A bot that tries in its head what it could do, with dice and cards as they may fall."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, TrackSense(SteadyMillionaire(bytes(32)), STANDING), PLAYOUTS)
