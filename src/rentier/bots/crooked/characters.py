"""The characters of Crooked Cash."""

from __future__ import annotations

from typing import final

from rentier.bots.track.characters import Builder, Miser, Trader

from .steady import SteadyCrooked


@final
class BuilderCrooked(Builder):
    """The builder of Crooked Cash."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyCrooked(seed))


@final
class TraderCrooked(Trader):
    """The trader of Crooked Cash."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyCrooked(seed))


@final
class MiserCrooked(Miser):
    """The miser of Crooked Cash."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyCrooked(seed))
