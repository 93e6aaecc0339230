"""Codes of spaces, groups and cards, and the names by which people call them.

The engine knows codes only. Whoever knows the names says so with `set_naming`; they are looked up only when a text is
no code, so that the engine neither waits for them nor needs them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .errors import LONGEST_QUOTED, BadInput

Naming = Callable[[str, str, str, list[str]], tuple[list[str], list[str]]]
"""Takes an edition, a kind of thing (`space`, `group`, `card`, `colour`), what was written, and the codes it may stand
for; returns the codes of the things with this name, and those whose code or name is nearly that."""

_namings: Final[list[Naming]] = []


def set_naming(naming: Naming) -> None:
    """Say how names are looked up."""
    _namings.clear()
    _namings.append(naming)


def find_code(edition: str, kind: str, given: str, codes: list[str], key: str) -> str:
    """Return the code that a text stands for: a code itself, or that of the thing with this name.

    What is neither is refused by `key`, with the code that was probably meant (`near`, and by its kind).
    """
    if given in codes:
        return given
    written = given[:LONGEST_QUOTED]
    meant: list[str] = []
    near: list[str] = []
    if _namings and written:
        meant, near = _namings[0](edition, kind, written, codes)
    if len(meant) == 1:
        return meant[0]
    details: dict[str, object] = {"given": written, "edition": edition}
    if meant:
        raise BadInput("name-of-several", {**details, "known": meant})
    details["known"] = codes[:]
    if near:
        details["near"] = near[0]
        details[kind] = near[0]
    raise BadInput(key, details)
