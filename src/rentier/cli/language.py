"""The language a command speaks: the one asked for, or the system's."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rentier.core.errors import BadInput
from rentier.text import LANGUAGES, Phrasebook, pick_language


def find_book(asked: str | None) -> Phrasebook:
    """Return the phrasebook of the language that was asked for, or of the system's."""
    try:
        return Phrasebook.load(pick_language(asked, os.environ))
    except ValueError:
        raise BadInput("unknown-language", {"given": str(asked)[:80], "known": list(LANGUAGES)}) from None


def book_of(arguments: Sequence[str]) -> Phrasebook:
    """Return the phrasebook for what must be said before the arguments are understood, or if they are not."""
    asked: str | None = None
    for before, argument in zip(["", *arguments], arguments, strict=False):
        if before == "--lang":
            asked = argument
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    try:
        return find_book(asked)
    except BadInput:
        return find_book(None)
