"""What goes wrong, as a key with arguments and the number of a rule; the words come from the phrasebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .native import mypyc_attr

Wording = Callable[[str, Mapping[str, object]], str]

LONGEST_SHOWN: Final = 60
LONGEST_QUOTED: Final = 80

_wordings: Final[list[Wording]] = []


def set_wording(wording: Wording) -> None:
    """Set how a key and its arguments become the sentence of `str(error)`."""
    _wordings.clear()
    _wordings.append(wording)


def shown(value: object) -> str:
    """Return a value that somebody gave, shortened, for the sentence that refuses it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        # Python does not write out whole numbers with thousands of digits, nor deeply nested lists.
        return f"10^{value.bit_length() * 3 // 10}…" if isinstance(value, int) else type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def quoted(value: object) -> str:
    """Write a value that stands between quotation marks in a sentence: a text as it is, but shortened."""
    return str(value)[:LONGEST_QUOTED] if isinstance(value, str) else shown(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class RentierError(Exception):
    """A request that cannot be met: `key` and `details` say why, and `rule` names the rule if one is the reason."""

    def __init__(self, key: str, details: dict[str, object] | None = None, rule: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.details: dict[str, object] = {} if details is None else details
        self.rule = rule

    def __str__(self) -> str:
        """Return the sentence, followed by the number of the rule."""
        if _wordings:
            sentence = _wordings[0](self.key, self.details)
        else:
            given = ", ".join(f"{name}={value}" for name, value in self.details.items())
            sentence = f"{self.key}: {given}" if given else self.key
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def to_dict(self) -> dict[str, object]:
        """Return the error as a JSON object; whoever reads it puts it into words."""
        return {"error": self.key, "details": self.details, "rule": self.rule}

    def __reduce__(self) -> Any:
        """Let the error pass from one process to another."""
        return (type(self), (self.key, self.details, self.rule))


class IllegalAction(RentierError):
    """An action that the rules do not allow now; nothing has changed."""


class BadInput(RentierError):
    """An edition, number of seats, option, seed, action, position or record that cannot be read."""
