"""Reading JSON that somebody else may have written: every value is checked, and an error names its place.

A refusal says where, what is there and what is allowed: "In this position, players[1].cash is 800005; it must be a
multiple of 10000." The readers below raise it themselves. For everything else `refuse` makes it, with a key of
`faults.ftl` (`field-…`) or one of the game's own that begins with `{ field-is }`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Mapping, Sequence
from typing import Final, final

from .errors import BadInput

MOST_ENTRIES: Final = 1_000_000
LONGEST_SHOWN: Final = 60
MOST_NESTED: Final = 50
"""How deeply JSON may be nested; positions and records need ten levels at most."""

# A text that is never closed is one match, so that looking for the next one takes no longer.
_MARKS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)

WHOLE: Final = "whole"
"""In place of a path: everything that is read."""
MISSING: Final = "missing"
LIST: Final = "list"
OBJECT: Final = "object"
"""In place of a value that cannot be shown in a few characters."""


def read_json(text: str) -> object:
    """Parse JSON from outside; raise `ValueError` if it is none, or nested more deeply than anything of ours."""
    depth = 0
    for mark in _MARKS.finditer(text):
        sign = text[mark.start()]
        if sign in "[{":
            depth += 1
            if depth > MOST_NESTED:
                raise ValueError("nested too deeply")
        elif sign != '"':
            depth -= 1
    return json.loads(text)


def written(value: object) -> str:
    """Write a value as JSON has it, shortened; for a list or an object, only its kind."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…"
        return f'"{text}"'.encode("utf-8", "backslashreplace").decode().replace("\n", "\\n")
    if isinstance(value, int):
        # Python does not write out whole numbers with thousands of digits.
        digits = value.bit_length() * 30103 // 100000
        return str(value) if digits < LONGEST_SHOWN else f"{'-' if value < 0 else ''}10^{digits}…"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list | tuple):
        return LIST
    return OBJECT if isinstance(value, Mapping) else type(value).__name__


@final
class Fields:
    """The fields of one JSON object; `what` is what is being read, and `where` the path to it."""

    def __init__(self, data: object, what: str, where: str = "") -> None:
        self.what: Final = what
        self.where: Final = where
        if not isinstance(data, Mapping):
            raise self._refused("", data, "field-object", {}, "")
        for key in data:
            if not isinstance(key, str):
                raise self._refused("", data, "field-key", {"key": written(key)}, "")
        self.data: Final[Mapping[str, object]] = data

    def refuse(self, name: str, key: str, details: dict[str, object] | None = None, rule: str = "") -> BadInput:
        """Make the error for a field, such as `cash` or `deeds[3][1]`; the sentence also gets its path and value."""
        return self._refused(name, self.find(name), key, {} if details is None else details, rule)

    def refuse_value(
        self, name: str, value: object, key: str, details: dict[str, object] | None = None, rule: str = ""
    ) -> BadInput:
        """Make the error for a value that is only part of a field, such as one side of an offer."""
        return self._refused(name, value, key, {} if details is None else details, rule)

    def _refused(self, name: str, value: object, key: str, details: dict[str, object], rule: str) -> BadInput:
        told: dict[str, object] = {"what": self.what, "path": self.path(name) or WHOLE}
        told["value"] = MISSING if value is _NOTHING else written(value)
        told["count"] = len(value) if isinstance(value, list) else 0
        told.update(details)
        return BadInput(key, told, rule)

    def lies_at(self, name: str, elsewhere: str) -> BadInput:
        """Make the error for a thing that already lies somewhere else, such as a card that is in two hands."""
        return self.refuse(name, "field-elsewhere", {"elsewhere": elsewhere})

    def fault(self, name: str, wanted: str) -> BadInput:
        """Make the error for a field, with what is wanted exactly as given; `refuse` puts it into words."""
        return self.refuse(name, "bad-field", {"wanted": wanted})

    def path(self, name: str) -> str:
        """Return the path from the outside to a field."""
        if not self.where or not name or name.startswith("["):
            return self.where + name
        return f"{self.where}.{name}"

    def find(self, name: str) -> object:
        """Return what lies at a path inside this object, to show it."""
        if name in self.data:
            return self.data[name]
        value: object = self.data
        for part in name.replace("]", "").replace("[", ".").split("."):
            if isinstance(value, Mapping) and part in value:
                value = value[part]
            elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
                value = value[int(part)]
            else:
                return _NOTHING
        return value

    def get(self, name: str) -> object:
        """Return a field of any kind, or None if it is missing."""
        return self.data.get(name)

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(name) is not None

    def only(self, names: tuple[str, ...]) -> None:
        """Refuse fields that do not belong here."""
        for name in self.data:
            if name not in names:
                shown = written(name)[1:-1]
                raise BadInput("unknown-field", {"what": self.what, "path": self.path(shown)})

    def text(self, name: str) -> str:
        """Return a text."""
        value = self.data.get(name)
        if not isinstance(value, str):
            raise self.refuse(name, "field-text")
        return value

    def choice(self, name: str, allowed: Sequence[str]) -> str:
        """Return a text that is one of those allowed."""
        value = self.data.get(name)
        if not isinstance(value, str) or value not in allowed:
            raise self.refuse(name, "field-choice", {"allowed": [f'"{word}"' for word in allowed]})
        return value

    def code(self, name: str, known: Container[str], kind: str) -> str:
        """Return the code of a known `card`, `space`, `property` or `colour`."""
        value = self.data.get(name)
        if not isinstance(value, str) or value not in known:
            raise self.refuse(name, "field-code", {"kind": kind})
        return value

    def codes(self, name: str, known: Container[str], kind: str, count: int = -1) -> list[str]:
        """Return a list of such codes."""
        found: list[str] = []
        for i, entry in enumerate(self.entries(name, count)):
            if not isinstance(entry, str) or entry not in known:
                raise self.refuse(f"{name}[{i}]", "field-code", {"kind": kind})
            found.append(entry)
        return found

    def number(self, name: str, lowest: int, highest: int) -> int:
        """Return a whole number within bounds."""
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            raise self._no_number(name, lowest, highest)
        return value

    def amount(self, name: str, lowest: int, highest: int, unit: int) -> int:
        """Return a whole number within bounds that is a multiple of the unit."""
        value = self.number(name, lowest, highest)
        if value % unit:
            raise self.refuse(name, "field-multiple", {"unit": unit})
        return value

    def exactly(self, name: str, wanted: int) -> int:
        """Return a number that can have only one value."""
        return self.number(name, wanted, wanted)

    def _no_number(self, name: str, lowest: int, highest: int) -> BadInput:
        if lowest == highest:
            return self.refuse(name, "field-exactly", {"wanted": lowest})
        return self.refuse(name, "field-number", {"lowest": lowest, "highest": highest})

    def seat(self, name: str, allowed: Sequence[int]) -> int:
        """Return a seat, one of those allowed, such as those that are still in."""
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
            raise self._no_seat(name, allowed)
        return value

    def seats(self, name: str, allowed: Sequence[int]) -> list[int]:
        """Return a list of such seats, each at most once."""
        found: list[int] = []
        for i, entry in enumerate(self.entries(name)):
            if not isinstance(entry, int) or isinstance(entry, bool) or entry not in allowed:
                raise self._no_seat(f"{name}[{i}]", allowed)
            if entry in found:
                raise self.refuse(f"{name}[{i}]", "field-twice")
            found.append(entry)
        return found

    def _no_seat(self, name: str, allowed: Sequence[int]) -> BadInput:
        return self.refuse(name, "field-seat", {"allowed": [str(seat) for seat in allowed]})

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise self.refuse(name, "field-flag")
        return value

    def entries(self, name: str, count: int = -1) -> list[object]:
        """Return a list, with this many entries if a count is given."""
        value = self.data.get(name)
        if not isinstance(value, list):
            raise self.refuse(name, "field-list")
        if len(value) > MOST_ENTRIES:
            raise self.refuse(name, "field-long", {"most": MOST_ENTRIES})
        if count >= 0 and len(value) != count:
            raise self.refuse(name, "field-length", {"length": count})
        return value

    def texts(self, name: str, count: int = -1) -> list[str]:
        """Return a list of texts."""
        found: list[str] = []
        for i, entry in enumerate(self.entries(name, count)):
            if not isinstance(entry, str):
                raise self.refuse(f"{name}[{i}]", "field-text")
            found.append(entry)
        return found

    def numbers(self, name: str, lowest: int, highest: int, count: int = -1) -> list[int]:
        """Return a list of whole numbers within bounds."""
        found: list[int] = []
        for i, entry in enumerate(self.entries(name, count)):
            if not isinstance(entry, int) or isinstance(entry, bool) or not lowest <= entry <= highest:
                raise self._no_number(f"{name}[{i}]", lowest, highest)
            found.append(entry)
        return found

    def flags(self, name: str, count: int = -1) -> list[bool]:
        """Return a list of truth values."""
        found: list[bool] = []
        for i, entry in enumerate(self.entries(name, count)):
            if not isinstance(entry, bool):
                raise self.refuse(f"{name}[{i}]", "field-flag")
            found.append(entry)
        return found

    def inner(self, name: str) -> Fields:
        """Return the fields of an object inside this one."""
        if name not in self.data:
            raise self.refuse(name, "field-object")
        return Fields(self.data.get(name), self.what, self.path(name))

    def inners(self, name: str, count: int = -1) -> list[Fields]:
        """Return the fields of each object of a list."""
        path = self.path(name)
        return [Fields(entry, self.what, f"{path}[{i}]") for i, entry in enumerate(self.entries(name, count))]

    def rows(self, name: str, form: tuple[str, ...], count: int = -1) -> list[Fields]:
        """Return the values of each list in a list, as fields called `[0]`, `[1]` and so on; `form` names them."""
        return [self.row(f"{name}[{i}]", entry, form) for i, entry in enumerate(self.entries(name, count))]

    def row(self, name: str, entry: object, form: tuple[str, ...]) -> Fields:
        """Return the values of one such list, which lies at the name."""
        if not isinstance(entry, list) or len(entry) != len(form):
            raise self._refused(name, entry, "field-row", {"form": f"[{', '.join(form)}]"}, "")
        return Fields({f"[{i}]": value for i, value in enumerate(entry)}, self.what, self.path(name))


@final
class _Nothing:
    """A field that is not there, which is not the same as null."""


_NOTHING: Final = _Nothing()
