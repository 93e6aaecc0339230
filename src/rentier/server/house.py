"""What all connections of one server share: the lobby, the limits, the counts, and how errors are put into words."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, final

from rentier.core.errors import RentierError
from rentier.text import LANGUAGES, Phrasebook, Teller

from .limits import Addresses, Limits, is_own_origin
from .lobby import Lobby, TableShown
from .messages import Fault
from .metrics import Metrics

LIST_SECONDS: Final = 1.0
"""How old the list of the public tables may be."""


@final
class House:
    """One server: everybody who comes in passes here."""

    def __init__(
        self,
        lobby: Lobby,
        limits: Limits,
        origins: Iterable[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lobby: Final = lobby
        self.limits: Final = limits
        self.clock: Final = clock
        self.addresses: Final = Addresses(limits, clock)
        self.metrics: Final = Metrics()
        self.opened: Final = clock()
        self._origins: Final = frozenset(origins)
        self._public: list[TableShown] = []
        self._public_until = 0.0

    def lets_in(self, origin: str | None, host: str | None) -> bool:
        """Tells whether a page of that origin may talk to this server."""
        return is_own_origin(origin, host, self._origins)

    async def public(self) -> list[TableShown]:
        """Lists the public tables; each must be read for it, so the list is kept for a moment."""
        if self.clock() >= self._public_until:
            self._public_until = self.clock() + LIST_SECONDS
            self._public = await self.lobby.public()
        return self._public


def language_of(asked: str | None) -> str:
    """Picks the language to answer in from a tag or a browser's list of them; English if it has none of ours."""
    for part in (asked or "")[:200].split(","):
        language = part.strip().partition(";")[0].partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def fault_of(error: RentierError, teller: Teller) -> Fault:
    """Puts an error into words of the reader's language, the rule's number beside it."""
    return Fault(error.key, teller.fault(error.key, error.details), error.rule)


def plain_teller(language: str) -> Teller:
    """Gives who tells things that belong to no table."""
    return Teller(Phrasebook.load(language))
