"""The sharp player of Crooked Cash."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.search import Sharp
from rentier.bots.track.sharp import TrackSense

from .standing import STANDING
from .steady import SteadyCrooked

PLAYOUTS: Final = 60


@final
class SharpCrooked(Sharp):
    """A bot that tries in its head what it could do, with notes and cards as they may be."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, TrackSense(SteadyCrooked(bytes(32)), STANDING), PLAYOUTS)
