"""The record of a table that has ended: its game in the form `rentier.replay` plays, with the proof of the seed."""

from __future__ import annotations

from collections.abc import Sequence

from rentier.core.game import SCHEMA
from rentier.version import VERSION

from . import log
from .commands import Refused
from .log import LogEntry
from .table import Table


def record_of(id: str, entries: Sequence[LogEntry]) -> dict[str, object]:
    """Write the record from the log alone, so that a game of older rules has one too."""
    return record_from(Table.from_log(id, entries, is_bare=True), entries)


def record_from(table: Table, entries: Sequence[LogEntry]) -> dict[str, object]:
    """Write the record of a table, which needs no game, and of its log."""
    if not table.is_over:
        raise Refused("table-not-over")
    made = table.made
    if made.lesson or made.puzzle:
        # Its moves were those of a script, and its chance was chosen.
        raise Refused("lesson-no-record")
    position = next((entry.what.position for entry in entries if isinstance(entry.what, log.Begun)), None)
    return {
        "schema": SCHEMA,
        "edition": made.edition,
        "rules_version": made.rules_version,
        "seats": len(table.seats),
        "options": made.options,
        **({"seed": table.seed} if position is None else {"position": position}),
        "actions": [[played.seat, played.action] for played in _standing(entries)],
        "over": True,
        "winners": table.winners,
        "rentier": {
            "version": VERSION,
            "table": table.id,
            "begun": table.begun_at,
            "names": [seat.name for seat in table.seats],
            "commitment": made.commitment,
            "secret": made.secret,
            "nonces": table.nonces,
        },
    }


def _standing(entries: Sequence[LogEntry]) -> list[log.Played]:
    """List what was played and not taken back."""
    standing: list[LogEntry] = []
    for entry in entries:
        if isinstance(entry.what, log.Played):
            standing.append(entry)
        elif isinstance(entry.what, log.Undone):
            while standing and standing[-1].number >= entry.what.to:
                standing.pop()
    return [entry.what for entry in standing if isinstance(entry.what, log.Played)]
