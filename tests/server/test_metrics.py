"""What the server counts of its own work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from rentier.server.metrics import BOUNDS, Metrics

from .serving import QUICK, running, until


def test_answers_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (BOUNDS[0], BOUNDS[0] * 1.01, BOUNDS[-1] * 2):
        metrics.answers.add(seconds)
    lines = metrics.write({}).splitlines()
    counts = [int(line.rpartition(" ")[2]) for line in lines if line.startswith("rentier_answer_seconds_bucket")]
    assert counts == [1, *[2] * (len(BOUNDS) - 1), 3]
    assert f"rentier_answer_seconds_sum {BOUNDS[0] * 2.01 + BOUNDS[-1] * 2:.6f}" in lines
    assert "rentier_answer_seconds_count 3" in lines


def test_storage_queues_bots_and_the_loop_are_measured(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        client = server.client()
        made = client.make("deal", ["person", "steady"], name="Anna", settings=QUICK, options={"turn_limit": 4})
        with client.join(made.table, made.seats) as table:
            table.begin()
            while (seat := table.wait(30)) is not None:
                table.play(seat, "end" if "end" in table.menu(seat) else table.menu(seat)[0])
            length = table.number
        text = server.get("/metrics").body
        counts = dict(re.findall(r"^rentier_(\w+) ([\d.]+)$", text, re.MULTILINE))
        assert float(counts["storage_entries_total"]) >= length
        assert 0 < float(counts["storage_commit_seconds_count"]) <= length + 10
        assert float(counts["bots_thought_seconds_count"]) > 0
        assert float(counts["lobby_longest_log"]) >= length
        assert float(counts["storage_bytes"]) > 0
        assert float(counts["storage_room_bytes"]) > 0
        assert counts["storage_failures_total"] == counts["bots_failures_total"] == counts["lobby_waiting"] == "0"
        own = dict(re.findall(r"^(process_\w+) (\d+)$", text, re.MULTILINE))
        assert int(own["process_resident_memory_bytes"]) > 10 << 20
        assert int(own["process_open_fds"]) > 3
        until(lambda: "rentier_loop_lag_seconds_count 0" not in server.get("/metrics").body)
