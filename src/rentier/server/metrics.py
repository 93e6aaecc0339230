"""Plain counts of what a server does, in the text format that Prometheus reads."""

from __future__ import annotations

import contextlib
import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds, in seconds, of the steps in which answers are counted."""


PROCESS: Final = "process_"
"""What the names of Prometheus' own gauges of a process begin with."""


@final
class Histogram:
    """Counts of how long something took, in steps."""

    __slots__ = ("_seconds", "_steps")

    def __init__(self) -> None:
        self._steps: Final = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._steps[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def write(self, name: str) -> list[str]:
        """Return the counts as lines."""
        lines = [f"# TYPE rentier_{name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._steps, strict=True):
            total += count
            lines.append(f'rentier_{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"rentier_{name}_sum {self._seconds:.6f}", f"rentier_{name}_count {total}"]


@final
class Metrics:
    """Counts of messages, answers and how long they took, and the reasons why sockets were closed."""

    def __init__(self) -> None:
        self.connections = 0
        self.done: Final[Counter[str]] = Counter()
        """Messages that were done, by their word."""
        self.refused: Final[Counter[str]] = Counter()
        """Messages that were refused, by the key of the reason."""
        self.closed: Final[Counter[str]] = Counter()
        """Sockets that the server closed, by the key of the reason."""
        self.answers: Final = Histogram()
        """How long answers took, from the message to the answer being sent."""

        self.lag: Final = Histogram()
        """How late the event loop was."""
        self.work: Final = Histogram()
        """How much of that the server itself has worked."""

    def write(
        self,
        gauges: Mapping[str, int | float],
        histograms: Mapping[str, Histogram] = {},
        counts: Mapping[str, int] = {},
    ) -> str:
        """Return all counts, and the gauges as they are now, as text."""
        lines: list[str] = []
        for name, value in {"connections": self.connections, **gauges}.items():
            full = name if name.startswith(PROCESS) else f"rentier_{name}"
            lines += [f"# TYPE {full} gauge", f"{full} {value}"]
        for name, count in counts.items():
            lines += [f"# TYPE rentier_{name} counter", f"rentier_{name}_total {count}"]
        for name, label, counted in (
            ("messages_done", "what", self.done),
            ("messages_refused", "why", self.refused),
            ("sockets_closed", "why", self.closed),
        ):
            lines.append(f"# TYPE rentier_{name} counter")
            lines += [f'rentier_{name}_total{{{label}="{key}"}} {count}' for key, count in sorted(counted.items())]
        loop = {"loop_lag_seconds": self.lag, "loop_work_seconds": self.work}
        for name, histogram in {"answer_seconds": self.answers, **loop, **histograms}.items():
            lines += histogram.write(name)
        return "\n".join(lines) + "\n"


def process_gauges() -> dict[str, int]:
    """Return the memory and the open files of this process; empty where there is no /proc."""
    found: dict[str, int] = {}
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        found[f"{PROCESS}resident_memory_bytes"] = pages * os.sysconf("SC_PAGE_SIZE")
        found[f"{PROCESS}open_fds"] = len(os.listdir("/proc/self/fd"))
    return found
