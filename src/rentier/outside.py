"""Editions that other packages bring, through the entry points `rentier.editions` of what is installed.

A package is imported only when one of its editions is asked for by name, or all editions are listed. What is wrong with
it is reported once, as a warning that names it, and everything else still works.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from rentier.core import BadInput, Edition, RentierError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "rentier.editions"
NAME: Final = re.compile("[a-z][a-z0-9_]{0,39}")
"""What an edition can be called: its name becomes part of URLs and of the keys of its words."""


class EditionWarning(UserWarning):
    """Something that a package brings cannot be used; the error says what, and why."""

    def __init__(self, error: RentierError) -> None:
        super().__init__(error)
        self.error: Final = error

    def __str__(self) -> str:
        return str(self.error)


def warn_of(error: RentierError) -> None:
    """Warn about something a package brings that cannot be used."""
    warnings.warn(EditionWarning(error), stacklevel=2)


class Outside:
    """The entry points of what is installed, each loaded once."""

    def __init__(self, entries: Iterable[EntryPoint] | None = None, taken: Iterable[str] = ()) -> None:
        """Take the names of the editions that are there anyway; entry points are looked up when they are needed."""
        self._entries: dict[str, list[EntryPoint]] | None = None if entries is None else _by_name(entries)
        self._taken: Final = frozenset(taken)
        self._loaded: Final[dict[str, list[Edition]]] = {}

    def find(self, name: str) -> list[Edition]:
        """Return the edition with a name, or all of them for an empty name."""
        if self._entries is None:
            # Imported here because it takes long, and most programs do without it.
            from importlib import metadata

            self._entries = _by_name(metadata.entry_points(group=GROUP))
        wanted = list(self._entries) if not name else [name] if name in self._entries else []
        for each in wanted:
            if each not in self._loaded:
                # The error needs words, and loading those looks through the editions again.
                self._loaded[each] = []
                self._load(each, self._entries[each])
        return [edition for each in wanted for edition in self._loaded[each]]

    def _load(self, name: str, entries: list[EntryPoint]) -> None:
        try:
            self._loaded[name].append(_edition_of(name, entries, name in self._taken))
        except RentierError as error:
            warn_of(error)


def _by_name(entries: Iterable[EntryPoint]) -> dict[str, list[EntryPoint]]:
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, []).append(entry)
    return found


def _edition_of(name: str, entries: list[EntryPoint], is_taken: bool) -> Edition:
    """Load the edition with a name; a name of ours, or one that two packages use, is refused."""
    packages = [entry.dist.name if entry.dist is not None else entry.module for entry in entries]
    if is_taken or len(entries) > 1:
        raise BadInput("edition-clash", {"given": name, "packages": packages, "own": is_taken})
    details: dict[str, object] = {"given": name[:80], "package": packages[0]}
    if NAME.fullmatch(name) is None:
        raise BadInput("edition-bad-name", details)
    try:
        edition = entries[0].load()
    except (Exception, SystemExit) as failure:
        why = f"{type(failure).__name__}: {failure}"[:400]
        raise BadInput("edition-broken", {**details, "why": why}) from failure
    if not isinstance(edition, Edition):
        raise BadInput("edition-no-edition", {**details, "value": entries[0].value})
    if edition.name != name:
        raise BadInput("edition-other-name", {**details, "own": edition.name[:80]})
    return edition
