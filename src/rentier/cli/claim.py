"""One server for a file of tables: a second one would not learn what is played at the first."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Final

from rentier.core.errors import BadInput

END: Final = "-server"
"""The suffix of the file beside the tables that says which server has them."""


@contextlib.contextmanager
def claimed(where: str, link: str) -> Iterator[None]:
    """Hold the file of the tables for the server at that link; the system releases it, however the server ends."""
    if "://" in where:
        yield
        return
    with contextlib.closing(sqlite3.connect(where + END, timeout=0, isolation_level=None)) as claim:
        try:
            # A transaction that others can read past, so that they find out who has the file.
            claim.execute("BEGIN IMMEDIATE")
            claim.execute("CREATE TABLE IF NOT EXISTS server (link TEXT)")
            claim.execute("DELETE FROM server")
            claim.execute("INSERT INTO server VALUES (?)", (link,))
            claim.execute("COMMIT")
            claim.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as failure:
            if failure.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise BadInput("storage-unusable", {"file": where + END, "why": str(failure)}) from None
            found = None
            # A server that is just claiming the file has not written its link yet.
            with contextlib.suppress(sqlite3.OperationalError):
                found = claim.execute("SELECT link FROM server").fetchone()
            raise BadInput("server-open-already", {"link": found[0] if found else where}) from None
        yield
