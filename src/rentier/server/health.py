"""How the server is: whether it lives, whether it can do its work, and the counts of what it does."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, get
from litestar.di import NamedDependency
from msgspec import Struct

import rentier

from .house import House
from .http import REFUSALS
from .metrics import process_gauges

UNCOUNTED: Final = "uncounted"
"""The option of handlers whose requests no limit counts: whoever watches a server may ask often."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    ok: bool
    version: str
    seconds: float
    tables: dict[str, int]


class Alive(Struct, frozen=True):
    """Whether the server runs at all."""

    ok: bool
    version: str


@get("/health/live", summary="Check whether the server runs", responses=REFUSALS, opt={UNCOUNTED: True})
async def show_life() -> Alive:
    """Report that the server answers; whoever gets no answer should start it again."""
    return Alive(True, rentier.__version__)


@get(["/health", "/health/ready"], summary="Check whether all is well", responses=REFUSALS, opt={UNCOUNTED: True})
async def show_health(house: NamedDependency[House]) -> Health:
    """Report whether the server can do its work: something was just written to the storage."""
    await house.check_storage()
    return Health(True, rentier.__version__, round(house.clock() - house.opened, 3), house.lobby.counts())


@get("/metrics", summary="Report the counts", responses=REFUSALS, media_type=MediaType.TEXT, opt={UNCOUNTED: True})
async def show_metrics(house: NamedDependency[House]) -> str:
    """Report the numbers of tables, connections and messages, and how long answers took, for Prometheus."""
    lobby, upkeep = house.lobby, house.upkeep
    storage, thinking = lobby.storage.meter, lobby.thinking
    gauges: dict[str, int | float] = {
        "uptime_seconds": round(house.clock() - house.opened, 3),
        **{f"lobby_{name}": count for name, count in lobby.counts().items()},
        "storage_waiting": storage.waiting,
        "bots_waiting": thinking.waiting,
        **process_gauges(),
    }
    if upkeep is not None:
        gauges |= {"storage_bytes": upkeep.size, "backup_time_seconds": round(upkeep.backed_up)}
        if upkeep.room is not None:
            gauges["storage_room_bytes"] = upkeep.room
    leases, neighbours = lobby.owners.leases, house.neighbours
    if leases is not None:
        gauges |= {"processes": 1 + len(leases.others), "lease_held": int(leases.is_held)}
    if neighbours is not None:
        relayed = {"relayed_out": len(neighbours.edge), "relayed_in": len(neighbours.host)}
        gauges |= {"redis_up": int(neighbours.is_up), **relayed}
    counts = {
        "lease_lapses": 0 if leases is None else leases.lapses,
        "redis_breaks": 0 if neighbours is None else neighbours.line.breaks,
        "redis_gaps": 0 if neighbours is None else neighbours.gaps,
        "storage_failures": storage.failures,
        "storage_entries": storage.entries,
        "bots_failures": thinking.failures,
    }
    histograms = {"storage_commit_seconds": storage.commits, "bots_thought_seconds": thinking.thoughts}
    return house.metrics.write(gauges, histograms, counts)


HANDLERS: Final = (show_life, show_health, show_metrics)
