"""The characters of Millionaire."""

from __future__ import annotations

from typing import final

from rentier.bots.track.characters import Builder, Miser, Trader

from .steady import SteadyMillionaire


@final
class BuilderMillionaire(Builder):
    """The builder of Millionaire."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyMillionaire(seed))


@final
class TraderMillionaire(Trader):
    """The trader of Millionaire."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyMillionaire(seed))


@final
class MiserMillionaire(Miser):
    """The miser of Millionaire."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyMillionaire(seed))
