"""The steady player of the games on a track."""

from .steady import SteadyTrack

__all__ = ["SteadyTrack"]
