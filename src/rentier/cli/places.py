"""Where the tables of a server are kept: a file in the user's data folder, unless told otherwise."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from rentier.core.errors import BadInput
from rentier.server.cleaning import hide_secrets

from .files import failure_details

FILE: Final = "tables.sqlite3"
PACKAGES: Final = ("asyncpg", "litestar", "msgspec", "uvicorn", "websockets")
DATA: Final = "RENTIER_DATA"
DATABASE: Final = "RENTIER_DATABASE"
DATABASES: Final = ("postgresql://", "postgres://")

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="server-help-data", show_default=False)]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="server-help-database", show_default=False)
]


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return the folder where the system keeps the data of a user's programs."""
    if platform == "win32":
        base = environment.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "rentier"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "rentier"
    base = environment.get("XDG_DATA_HOME", "")
    # The specification says that a relative path must be ignored.
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "rentier"


def find_storage(data: Path | None, database: str | None) -> str:
    """Return the path or the URL of the tables; the environment may name either."""
    if data is None and database is None:
        data = Path(os.environ[DATA]) if os.environ.get(DATA) else None
        database = os.environ.get(DATABASE) or None
    if database is None:
        return str((data_folder(os.environ) if data is None else data) / FILE)
    if data is not None:
        raise BadInput("server-data-or-database")
    if not _is_address(database):
        raise BadInput("server-bad-database", {"given": hide_secrets(database)[:80]})
    return database


def _is_address(database: str) -> bool:
    """Whether a text can be the address of a database; one without a host is at this machine."""
    try:
        # A port that is no number, or too high, is a ValueError. Several hosts are PostgreSQL's own way of writing.
        return database.startswith(DATABASES) and ("," in database or urlsplit(database).port != 0)
    except ValueError:
        return False


def make_folder(where: str) -> None:
    """Make the folder for the file of the tables, if it is missing."""
    if where.startswith(DATABASES):
        return
    make_private(Path(where).parent)


def make_private(folder: Path) -> None:
    """Make a folder, if it is missing, or refuse one in which nothing could be written."""
    try:
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        # Whoever reads the files could take every seat, so nobody else may.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as failure:
        raise BadInput("file-failed", failure_details(failure, str(folder))) from None


@contextmanager
def needing_server() -> Iterator[None]:
    """Tell the user in a sentence if the server's packages are missing when something of it is imported."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in PACKAGES:
            raise
        raise BadInput("server-not-installed") from None
