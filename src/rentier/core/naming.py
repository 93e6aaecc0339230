"""Codes of spaces, groups and cards, and the names that people call them by.

The engine knows only codes. Whoever knows the names registers them with `set_naming`; they are looked up only when a
text is not a code, so that the engine neither waits for them nor needs them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .errors import LONGEST_QUOTED, BadInput

Naming = Callable[[str, str, str, list[str]], tuple[list[str], list[str]]]
"""A function of an edition, a kind of thing (`space`, `group`, `card`, `kept`, `colour`), a text, and the codes that
it may stand for; returns the codes of the things with this name, and of those whose code or name is close to it."""

THINGS: Final[dict[str, str]] = {"kept": "card"}
"""The name by which sentences know a kind of thing, if it is a different one."""

_namings: Final[list[Naming]] = []


def set_naming(naming: Naming) -> None:
    """Set how names are looked up."""
    _namings.clear()
    _namings.append(naming)


def find_code(edition: str, kind: str, given: str, codes: list[str], key: str) -> str:
    """Return the code that a text stands for: a code itself, or the code of the thing with this name.

    Anything else is refused with `key`.
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
    if meant:
        raise BadInput("name-of-several", {"given": written, "known": meant})
    raise unknown_code(edition, kind, written, codes, key, near[0] if near else "")


def unknown_code(edition: str, kind: str, given: str, codes: list[str], key: str, near: str = "") -> BadInput:
    """Make the error for a text that is not a code, with the code that was probably meant and all there are."""
    details: dict[str, object] = {"given": given[:LONGEST_QUOTED], "edition": edition, "known": codes[:]}
    if near:
        details["near"] = near
        details[THINGS.get(kind, kind)] = near
    return BadInput(key, details)


def codes_called(edition: str, kind: str, name: str, codes: list[str]) -> list[str]:
    """List the codes of the things with this name; none if no names are known."""
    return _namings[0](edition, kind, name[:LONGEST_QUOTED], codes)[0] if _namings and name else []
