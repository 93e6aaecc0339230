"""The tables in an SQLite file: how they are made, and brought up to date."""

from __future__ import annotations

import os
import sqlite3
import stat
from typing import Final

from .storage import MAKER_KEY, SCHEMA, StorageFault

BUSY_SECONDS: Final = 10.0
STATEMENTS_KEPT: Final = 200
PRIVATE: Final = 0o600
"""Whoever reads the file knows the dice of every game under way, so nobody but its owner may."""

_SHAPE: Final = (
    """CREATE TABLE tables (
        tbl TEXT PRIMARY KEY, edition TEXT NOT NULL, public INTEGER NOT NULL, state TEXT NOT NULL,
        made REAL NOT NULL, changed REAL NOT NULL, number INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX tables_by_change ON tables (changed)",
    """CREATE TABLE entries (
        tbl TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (tbl, number)
    ) STRICT, WITHOUT ROWID""",
)
_SUMMARIES: Final = (
    "ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN awaiting TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_listed ON tables (changed) WHERE public = 1 AND state != 'over'",
    "CREATE INDEX tables_by_maker ON tables (maker) WHERE maker != '' AND state = 'waiting'",
    "CREATE TABLE summaries (tbl TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
    f"INSERT INTO notes VALUES ('{MAKER_KEY}', hex(randomblob(16)))",
)
_ANALYSES: Final = (
    "CREATE TABLE analyses (tbl TEXT PRIMARY KEY, version TEXT NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID",
)
STEPS: Final = (_SHAPE, _SUMMARIES, _ANALYSES)
"""What makes each version out of the one before; the first makes it out of an empty file."""


def connect(path: str) -> sqlite3.Connection:
    """Open a connection whose commits are on disk when they return."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=STATEMENTS_KEPT)
    # This can only be chosen for an empty file, or by writing the whole file anew.
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # What a savepoint needs to undo a part of a transaction is written to no file: that was half of all writing.
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def protect(path: str) -> None:
    """Make a file that only its owner may read, or make it so."""
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, PRIVATE))
    if os.name == "posix":
        found = os.stat(path)
        if found.st_uid == os.getuid() and stat.S_IMODE(found.st_mode) & ~PRIVATE & 0o077:
            os.chmod(path, stat.S_IMODE(found.st_mode) & PRIVATE)


def prepare(path: str) -> None:
    """Make the tables of a new file, or bring those of an older one up to date.

    Refuse a file that is not ours, is of a newer version, or cannot be written to.
    """
    try:
        protect(path)
        connection = connect(path)
        try:
            connection.execute("BEGIN IMMEDIATE")
            _bring_up_to_date(connection, path)
            # Only a write shows that writing is possible.
            connection.execute("INSERT OR REPLACE INTO notes VALUES ('opened', strftime('%s', 'now'))")
            connection.execute("COMMIT")
        finally:
            connection.close()
    except (sqlite3.Error, OSError) as error:
        raise StorageFault("storage-unusable", {"file": path, "why": _why(error)}) from error


def _bring_up_to_date(connection: sqlite3.Connection, path: str) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if version == 0 and tables != 0:
        raise StorageFault("storage-not-ours", {"file": path})
    if version > SCHEMA:
        raise StorageFault("storage-newer", {"file": path, "given": version, "ours": SCHEMA})
    for step in STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def _why(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
