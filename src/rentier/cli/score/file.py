"""A score sheet in a file, if one is asked for: always whole, and never over somebody else's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from rentier.core.errors import BadInput, RentierError
from rentier.games.knockout.sheet import Sheet

from ..files import check_writable, read_record, write_whole


@final
class SheetFile:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.known: object = None
        """The content of the file as far as we know; None if there is no file."""

    def load(self) -> Sheet | None:
        """Read the game if there is one; refuse a file that holds anything else, and leave it as it is."""
        if not self.path.exists():
            check_writable(self.path)
            return None
        self.known = read_record(self.path)
        try:
            return Sheet.from_dict(self.known)
        except RentierError as fault:
            raise BadInput("score-file-damaged", {"file": str(self.path), "why": fault.to_dict()}) from None

    def save(self, sheet: Sheet) -> None:
        """Write the game, unless somebody else has changed the file meanwhile."""
        data = sheet.to_dict()
        if data == self.known:
            return
        there = read_record(self.path) if self.path.exists() else None
        if there is not None and there != self.known:
            raise BadInput("score-file-changed", {"file": str(self.path)})
        write_whole(self.path, json.dumps(data, ensure_ascii=False) + "\n")
        self.known = data
