"""What all connections of one server share: the lobby, the limits, the counts, and the wording of errors."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import RentierError
from rentier.text import LANGUAGES, Phrasebook, Teller

from .advice import HintDesk
from .analysing import Analyses
from .banks import Banks
from .commands import Refused
from .errands import Errands
from .limits import Addresses, Bucket, Limits, is_own_origin
from .lobby import Lobby
from .messages import Fault
from .metrics import Metrics
from .replay import Replays
from .stopping import end
from .storage import StorageFault
from .summaries import TableShown
from .transport import Outbox
from .upkeep import Upkeep

if TYPE_CHECKING:
    from .neighbours import Neighbours
    from .shared_banks import SharedBanks
    from .shared_limits import SharedAddresses

LIST_SECONDS: Final = 1.0
"""How old the list of public tables may be."""
CHECK_SECONDS: Final = 1.0
"""How long the answer to whether the storage works stays true."""
NO_LONGER_THEIRS: Final = frozenset(("table-left", "table-removed", "table-seat-given", "table-seat-moved"))
"""Reasons why a secret that opened a seat does not any more."""
NOT_THEIRS: Final = NO_LONGER_THEIRS | frozenset(
    (
        "relay-not-yours",
        "server-origin",
        "server-too-many-requests",
        "socket-crowded",
        "socket-flood",
        "socket-too-many",
        "table-not-host",
        "table-not-watched",
        "table-not-your-seat",
        "table-wrong-invite",
        "table-barred",
    )
)
"""Reasons for refusing what nobody asks for by mistake; the administrator of a server may want to know."""
AWAY: Final = "storage-away"
"""What people are told about a fault of the storage; its details are for the log."""
LINES_AT_ONCE: Final = 100
LINES_PER_SECOND: Final = 1.0
"""How many such lines are logged, so that trying a million times does not fill the disk."""

_log: Final = logging.getLogger("rentier.server")


@final
class House:
    """One server: everybody who connects passes through here."""

    def __init__(
        self,
        lobby: Lobby,
        limits: Limits,
        origins: Iterable[str] = (),
        clock: Callable[[], float] = time.monotonic,
        *,
        public_url: str = "",
        upkeep: Upkeep | None = None,
    ) -> None:
        self.lobby: Final = lobby
        lobby.may_make_table = self.may_make_table
        self.limits: Final = limits
        self.clock: Final = clock
        self.public_url: Final = public_url
        self.upkeep: Final = upkeep
        self.neighbours: Neighbours | None = None
        """The other processes with the same database, where Redis connects them."""
        self.addresses: Final = Addresses(limits, clock)
        self.metrics: Final = Metrics()
        self.outbox: Final = Outbox()
        self.banks: Banks | SharedBanks = Banks(clock)
        self.shared: SharedAddresses | None = None
        """What all processes together know of each address."""
        self.errands: Final = Errands()
        self.replays: Final = Replays(lobby.storage, self.errands)
        self.hints: Final = HintDesk()
        self.analyses: Final = Analyses(lobby.storage)
        self.opened: Final = clock()
        self._origins: Final = frozenset(origins)
        self._lines: Final = Bucket(LINES_PER_SECOND, LINES_AT_ONCE, clock())
        self._unwritten = 0
        self._failed = 0
        """How many requests failed since the storage last worked."""
        self._recovery: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._check_failed: BaseException | None = None
        self._checked_until = 0.0
        self._public: list[TableShown] = []
        self._listing: asyncio.Task[list[TableShown]] | None = None
        self._public_until = 0.0

    def lets_in(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of that origin may talk to this server."""
        return is_own_origin(origin, host, self._origins)

    async def may_request(self, address: str) -> bool:
        """Whether an address may send one more request now; if so, count it."""
        return self.addresses.may_request(address) if self.shared is None else await self.shared.may_request(address)

    async def may_make_table(self, maker: str) -> bool:
        """Whether an address may make one more table today; if so, count it."""
        return self.addresses.may_make_table(maker) if self.shared is None else await self.shared.may_make_table(maker)

    async def open_socket(self, address: str) -> bool:
        """Count one more socket of an address; return whether it is allowed."""
        return self.addresses.open_socket(address) if self.shared is None else await self.shared.open_socket(address)

    def close_socket(self, address: str) -> None:
        """Free the place of a socket."""
        (self.shared or self.addresses).close_socket(address)

    def note_refusal(self, key: str, address: str, asked: str) -> None:
        """Count a refusal, and log who asked for what is not theirs; never a secret."""
        self.metrics.refused[key] += 1
        self.write_down(key, address, asked)

    def write_down(self, key: str, address: str, asked: str) -> None:
        """Log a line about what may be an attack, unless there are too many."""
        if key not in NOT_THEIRS:
            return
        if not self._lines.take(self.clock()):
            self._unwritten += 1
            return
        left_out, self._unwritten = self._unwritten, 0
        more = f"; {left_out} more were refused since the last line" if left_out else ""
        # Text from outside is escaped so that it cannot pass for a line of its own.
        _log.warning("refused to %s: %s: %s%s", ascii(address[:100])[1:-1], asked, key, more)

    def without_details(self, error: RentierError) -> RentierError:
        """Return what people are told about an error: of a fault of the storage, only that it may soon be over."""
        if not isinstance(error, StorageFault):
            return error
        self._failed += 1
        if self._recovery is None:
            _log.error("the storage failed: %s: %s", error.key, error.details.get("why", ""))
            self._recovery = asyncio.create_task(self._await_storage(), name="recovery")
        return Refused(AWAY)

    async def _await_storage(self) -> None:
        """Log one line when the storage works again."""
        began = self.clock()
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.check_storage()
            except StorageFault:
                continue
            break
        seconds = self.clock() - began
        _log.error("the storage works again after %.0f seconds; %s requests had failed", seconds, self._failed)
        self._failed, self._recovery = 0, None

    async def close(self) -> None:
        """Stop waiting for the storage."""
        if self._recovery is not None:
            await end(self._recovery)

    async def check_storage(self) -> None:
        """Write something to the storage, once a moment for all who want to know."""
        if self._checking is None and self.clock() >= self._checked_until:
            self._checking = asyncio.create_task(self.lobby.storage.check())
            self._checking.add_done_callback(self._storage_checked)
        if self._checking is not None:
            await asyncio.shield(self._checking)
        elif self._check_failed is not None:
            raise self._check_failed

    def _storage_checked(self, checking: asyncio.Task[None]) -> None:
        self._checking = None
        self._check_failed = None if checking.cancelled() else checking.exception()
        self._checked_until = self.clock() + CHECK_SECONDS

    async def public(self) -> list[TableShown]:
        """List the public tables; the list is kept for a moment, and made once for all who ask meanwhile."""
        if self._listing is None and self.clock() >= self._public_until:
            self._listing = asyncio.create_task(self.lobby.public())
            self._listing.add_done_callback(self._list_made)
        return self._public if self._listing is None else await asyncio.shield(self._listing)

    def _list_made(self, listing: asyncio.Task[list[TableShown]]) -> None:
        self._listing = None
        if not listing.cancelled() and listing.exception() is None:
            self._public = listing.result()
            self._public_until = self.clock() + LIST_SECONDS


def language_of(asked: str | None) -> str:
    """Pick the language to answer in from a tag or a browser's list of tags; English if it has none of ours."""
    for part in (asked or "")[:200].split(","):
        language = part.strip().partition(";")[0].partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def fault_of(error: RentierError, teller: Teller) -> Fault:
    """Put an error into words of the reader's language, with the rule's number."""
    return Fault(error.key, teller.fault(error.key, error.details), error.rule)


def plain_teller(language: str) -> Teller:
    """Return the teller for things that belong to no table."""
    return Teller(Phrasebook.load(language))
