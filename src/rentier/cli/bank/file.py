"""Where `rentier bank` keeps its game: a file that is always whole, whatever happens."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from rentier.core.errors import BadInput, RentierError
from rentier.core.reading import Fields, read_json
from rentier.games.banking.unit.device import BankUnit
from rentier.games.banking.unit.journal import CARDS

from ..files import LARGEST, failure_details
from ..voice import clean

FEWEST: Final = 2
LONGEST_NAME: Final = 12
KIND: Final = "bank-unit"


@final
@dataclass
class Saved:
    """What is kept from one day to the next: the unit, the number of players and their names."""

    unit: BankUnit
    players: int
    names: list[str]

    def to_text(self) -> str:
        """Return the text of the file."""
        data = {"rentier": KIND, "players": self.players, "names": self.names, "unit": self.unit.to_dict()}
        return json.dumps(data, ensure_ascii=False) + "\n"


@final
class BankFile:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.text: str | None = None
        """The content of the file as far as we know; None if there is no file."""

    def load(self) -> Saved | None:
        """Read the game if there is one; refuse a file that holds anything else, and leave it as it is."""
        text = self._read()
        if text is None:
            return None
        try:
            saved = _read_saved(read_json(text))
        except (ValueError, RecursionError):
            raise BadInput("bank-file-unreadable", {"file": str(self.path)}) from None
        except RentierError as fault:
            raise BadInput("bank-file-damaged", {"file": str(self.path), "why": fault.to_dict()}) from None
        self.text = text
        return saved

    def save(self, saved: Saved) -> None:
        """Write the game beside the file, then replace the file: a power cut leaves the old one or the new one."""
        text = saved.to_text()
        if text == self.text:
            return
        there = self._read()
        if there is not None and there != self.text:
            raise BadInput("bank-file-changed", {"file": str(self.path)})
        try:
            _replace(self.path.resolve(), text.encode("utf-8"))
        except OSError as failure:
            raise BadInput("file-failed", failure_details(failure, str(self.path))) from None
        self.text = text

    def _read(self) -> str | None:
        try:
            with self.path.open("rb") as file:
                data = file.read(LARGEST + 1)
        except FileNotFoundError:
            return None
        except OSError as failure:
            raise BadInput("file-failed", failure_details(failure, str(self.path))) from None
        if len(data) > LARGEST:
            raise BadInput("bank-file-unreadable", {"file": str(self.path)})
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise BadInput("bank-file-unreadable", {"file": str(self.path)}) from None


def usual_file() -> Path:
    """Return the file in the user's data folder, making the folder if it is missing."""
    folder = _data_folder() / "rentier"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failure:
        raise BadInput("file-failed", failure_details(failure, str(folder))) from None
    return folder / "bank.json"


def check_players(given: int) -> int:
    """Return the number of players if that many can play (EB-1)."""
    if not FEWEST <= given <= CARDS:
        raise BadInput("bank-players", {"given": given, "fewest": FEWEST, "most": CARDS}, "EB-1")
    return given


def _data_folder() -> Path:
    named = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME", "")
    # The specification says that a relative path is to be ignored.
    if named and Path(named).is_absolute():
        return Path(named)
    try:
        home = Path.home()
    except RuntimeError:
        raise BadInput("bank-no-home") from None
    if sys.platform == "win32":
        return home / "AppData" / "Local"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    return home / ".local" / "share"


def _read_saved(data: object) -> Saved:
    fields = Fields(data, "position")
    fields.only(("rentier", "players", "names", "unit"))
    if fields.text("rentier") != KIND:
        raise fields.fault("rentier", KIND)
    players = fields.number("players", FEWEST, CARDS)
    names = fields.texts("names")
    if len(names) > players or any(clean(name) != name or len(name) > LONGEST_NAME for name in names):
        raise fields.fault("names", f"0…{players} × 0…{LONGEST_NAME}")
    return Saved(BankUnit.from_dict(fields.get("unit")), players, names)


def _replace(target: Path, data: bytes) -> None:
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    # The name is only on the disk once the folder is; not every system can open a folder.
    with contextlib.suppress(OSError):
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
