"""The steady player of the games on a track."""

from __future__ import annotations

from typing import Final

from ..base import Bot
from .sharp import SharpTrack
from .steady import SteadyTrack

__all__ = ["BOTS", "SharpTrack", "SteadyTrack"]

BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyTrack, "sharp": SharpTrack}
