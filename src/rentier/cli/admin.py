"""`rentier admin`: list, measure, back up, restore and delete the tables of a server."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.table import Table as Grid

from rentier.core.errors import BadInput, RentierError
from rentier.text import Teller

from .files import failure_details
from .places import Data, Database, find_storage, make_folder, needing_server
from .session import check_new
from .voice import Lang, Voice, complain, voice_for

if TYPE_CHECKING:
    from rentier.server.backups import Restored
    from rentier.server.storage import Storage, TableLine

DAY: Final = 86_400.0
SQLITE: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""
UNITS: Final = ("B", "KiB", "MiB", "GiB", "TiB")

T = TypeVar("T")


def tables(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """List the tables, the latest first."""
    voice = voice_for(lang)
    found = _with_storage(data, database, lambda storage: storage.tables())
    if not found:
        voice.put(voice.say("admin-no-tables"))
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("table", "edition", "state", "entries", "changed"):
        grid.add_column(voice.say(f"admin-column-{heading}"), justify="right" if heading == "entries" else "left")
    for line in found:
        state = voice.say(f"admin-state-{line.state}")
        grid.add_row(line.table, line.edition, state, str(line.number), _date(line.changed))
    voice.put(grid)


def size(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Print how many tables there are and how much space they take."""
    voice = voice_for(lang)

    async def measure(storage: Storage) -> tuple[int, int]:
        return len(await storage.tables()), await storage.size()

    count, octets = _with_storage(data, database, measure)
    voice.put(voice.say("admin-size", count=count, size=_in_units(voice, octets)))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="admin-help-new-file", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="admin-help-verify")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write all tables into a new file, and read it to the end; the server may be running."""
    voice = voice_for(lang)
    check_new(file)
    bad = _with_storage(data, database, lambda storage: storage.backup(file))
    from rentier.server.backups import examine

    found = examine(file, verify)
    bad = {**bad, **found.bad}
    if bad or not found.is_whole:
        complain(voice.say("admin-backup-bad", file=str(file), count=found.tables))
        _name_bad(voice, bad)
        raise typer.Exit(1)
    voice.put(voice.say("admin-backed-up", file=str(file), size=_in_units(voice, file.stat().st_size)))
    if verify:
        voice.put(voice.say("admin-verified", count=found.tables))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="admin-help-file", show_default=False)],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Restore the tables of a backup that are not there yet."""
    voice = voice_for(lang)
    _check_backup(file)
    make_folder(find_storage(data, database))

    async def take_over(storage: Storage) -> Restored:
        from rentier.server.backups import restore

        return await restore(file, storage)

    count, bad = _with_storage(data, database, take_over, is_new=True)
    voice.put(voice.say("admin-restored", count=count))
    if bad:
        complain(voice.say("admin-restored-without", count=len(bad)))
        _name_bad(voice, bad)
        raise typer.Exit(1)


def drill(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="admin-help-drill-file", show_default=False)
    ] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Restore a backup, or one made now, into a folder that is deleted after that, and play every game again."""
    voice = voice_for(lang)
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "backup.sqlite3"
        if file is None:
            bad = _with_storage(data, database, lambda storage: storage.backup(kept))
        else:
            _check_backup(file)
            kept, bad = file, {}
        count, more = asyncio.run(_restore_elsewhere(kept, Path(folder) / "restored.sqlite3"))
    bad = {**bad, **more}
    if bad:
        complain(voice.say("admin-drill-bad", count=count))
        _name_bad(voice, bad)
        raise typer.Exit(1)
    voice.put(voice.say("admin-drill-good", count=count))


async def _restore_elsewhere(file: Path, target: Path) -> Restored:
    """Restore a backup into a new file, and check that everything is there and can be played."""
    from rentier.server.backups import Restored, examine, restore
    from rentier.server.storage import open_storage

    storage = await open_storage(str(target))
    try:
        copied = await restore(file, storage)
        again = target.with_name("again.sqlite3")
        await storage.backup(again)
    finally:
        await storage.close()
    played = examine(again, is_played=True)
    return Restored(played.tables, {**copied.bad, **played.bad})


def vacuum(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Give back the room that deleted tables took."""
    voice = voice_for(lang)

    async def shrink(storage: Storage) -> int:
        await storage.vacuum()
        return await storage.size()

    voice.put(voice.say("admin-vacuumed", size=_in_units(voice, _with_storage(data, database, shrink))))


def _name_bad(voice: Voice, bad: Mapping[str, RentierError]) -> None:
    """Name the tables that cannot be read, and why."""
    for table, error in bad.items():
        complain(voice.say("admin-bad-table", table=table, why=Teller(voice.book).fault(error.key, error.details)))


def delete(
    table: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE", help="admin-help-table", show_default=False)
    ] = None,
    older: Annotated[
        float | None, typer.Option("--older", metavar="DAYS", help="admin-help-older", show_default=False)
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="admin-help-yes")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete the tables that are named, or those where nothing has happened for so many days."""
    voice = voice_for(lang)
    if (table is None) == (older is None) or (older is not None and not older >= 0):
        raise BadInput("admin-which")

    async def choose(storage: Storage) -> list[TableLine]:
        lines = await storage.tables()
        if older is not None:
            return [line for line in lines if line.changed <= time.time() - older * DAY]
        known = {line.table: line for line in lines}
        for name in table or []:
            if name not in known:
                raise BadInput("table-unknown")
        return [known[name] for name in dict.fromkeys(table or [])]

    async def remove(storage: Storage) -> int:
        count = sum([await storage.delete(line.table) for line in chosen])
        await storage.shrink()
        return count

    chosen = _with_storage(data, database, choose)
    if chosen and not yes:
        voice.put(voice.say("admin-would-delete", count=len(chosen)))
        return
    voice.put(voice.say("admin-deleted", count=_with_storage(data, database, remove)))


def _check_backup(file: Path) -> None:
    """Refuse a file that is not a database before anything is done."""
    try:
        with file.open("rb") as opened:
            beginning = opened.read(len(SQLITE))
    except OSError as failure:
        raise BadInput("file-failed", failure_details(failure, str(file))) from None
    if beginning != SQLITE:
        raise BadInput("admin-no-backup", {"file": str(file)})


def _with_storage(
    data: Path | None, database: str | None, work: Callable[[Storage], Awaitable[T]], *, is_new: bool = False
) -> T:
    """Open the storage, do something with it, and close it; it must exist already unless it is a new one."""
    where = find_storage(data, database)
    if "://" not in where and not is_new and not Path(where).exists():
        raise BadInput("admin-no-storage", {"file": where})
    with needing_server():
        from rentier.server.storage import open_storage

    async def open_and_work() -> T:
        storage = await open_storage(where)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(open_and_work())


def _date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _in_units(voice: Voice, octets: int) -> str:
    """Return a number of bytes in units that people can read."""
    amount = float(octets)
    for unit in UNITS:
        if amount < 1024 or unit == UNITS[-1]:
            break
        amount /= 1024
    return voice.say("admin-bytes", number=round(amount, 1), unit=unit)
