"""Reads JSON that somebody else may have written: every value is checked, and a fault names its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from .errors import BadInput

MOST_ENTRIES: Final = 1_000_000


@final
class Fields:
    """The fields of one JSON object; `what` says what is read and `where` leads to it."""

    def __init__(self, data: object, what: str, where: str = "") -> None:
        self.what: Final = what
        self.where: Final = where
        if not isinstance(data, Mapping):
            raise self.fault("", "object")
        self.data: Final[Mapping[str, object]] = data

    def fault(self, name: str, wanted: str) -> BadInput:
        """Makes the error for a field that is missing or of the wrong kind."""
        path = f"{self.where}.{name}" if self.where and name else self.where or name or "/"
        return BadInput("bad-field", {"what": self.what, "path": path, "wanted": wanted})

    def get(self, name: str) -> object:
        """Gives a field of any kind, None if it is missing."""
        return self.data.get(name)

    def has(self, name: str) -> bool:
        """Tells whether the field is there and not null."""
        return self.data.get(name) is not None

    def only(self, names: tuple[str, ...]) -> None:
        """Refuses fields that do not belong here."""
        for name in self.data:
            if name not in names:
                raise BadInput(
                    "unknown-field", {"what": self.what, "path": f"{self.where}.{str(name)[:80]}".lstrip(".")}
                )

    def text(self, name: str) -> str:
        """Gives a text."""
        value = self.data.get(name)
        if not isinstance(value, str):
            raise self.fault(name, "text")
        return value

    def number(self, name: str, lowest: int, highest: int) -> int:
        """Gives a whole number within bounds."""
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            raise self.fault(name, f"{lowest}…{highest}")
        return value

    def flag(self, name: str) -> bool:
        """Gives true or false."""
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise self.fault(name, "true/false")
        return value

    def entries(self, name: str) -> list[object]:
        """Gives a list."""
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) > MOST_ENTRIES:
            raise self.fault(name, "list")
        return value

    def texts(self, name: str) -> list[str]:
        """Gives a list of texts."""
        found: list[str] = []
        for entry in self.entries(name):
            if not isinstance(entry, str):
                raise self.fault(name, "text")
            found.append(entry)
        return found

    def numbers(self, name: str, lowest: int, highest: int) -> list[int]:
        """Gives a list of whole numbers within bounds."""
        found: list[int] = []
        for entry in self.entries(name):
            if not isinstance(entry, int) or isinstance(entry, bool) or not lowest <= entry <= highest:
                raise self.fault(name, f"{lowest}…{highest}")
            found.append(entry)
        return found

    def inner(self, name: str) -> Fields:
        """Gives the fields of an object inside this one."""
        return Fields(self.data.get(name), self.what, f"{self.where}.{name}".lstrip("."))

    def inners(self, name: str) -> list[Fields]:
        """Gives the fields of each object of a list."""
        path = f"{self.where}.{name}".lstrip(".")
        return [Fields(entry, self.what, f"{path}[{i}]") for i, entry in enumerate(self.entries(name))]
