"""Replay a table's log in short slices, so that other tables never wait for a long game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from .log import LogEntry
from .table import Table

SLICE_SECONDS: Final = 0.005


async def open_table(id: str, entries: Sequence[LogEntry], is_bare: bool = False) -> Table:
    """Make a table from its log; a bare one has no game."""
    table = Table.from_log(id, entries[:1], is_bare)
    until = time.monotonic() + SLICE_SECONDS
    for entry in entries[1:]:
        table.absorb(entry)
        if time.monotonic() >= until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE_SECONDS
    return table
