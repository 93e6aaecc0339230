"""Names, chat and other texts from outside: made harmless before anything is done with them."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
MOST_MARKS: Final = 2
"""How many combining marks one sign keeps; more of them pile up over the lines around it."""

# Control and format signs (which turn the writing round or hide in it), surrogates, private use, unassigned.
_UNSHOWN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
_SPACES: Final = frozenset(("Zs", "Zl", "Zp"))
_MARKS: Final = frozenset(("Mn", "Me"))
# Letters by their category that leave an empty place.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
# Joins the signs of one emoji; anywhere else it only hides.
_JOINER: Final = "\u200d"


def clean_text(text: str, longest: int) -> str:
    """Gives a text in one line without signs that cannot be seen, at most so many signs long."""
    kept: list[str] = []
    marks = 0
    # Nothing that is far too long is looked at to its end.
    for sign in unicodedata.normalize("NFC", text[: 8 * longest]):
        category = unicodedata.category(sign)
        if category in _MARKS:
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(sign)
            continue
        if sign == _JOINER and kept and unicodedata.category(kept[-1]) in ("So", "Sk", *_MARKS):
            kept.append(sign)
            continue
        if category in _SPACES or sign in "\t\n\r" or sign in _BLANKS:
            sign = " "
        elif category in _UNSHOWN:
            continue
        marks = 0
        if sign != " " or (kept and kept[-1] != " "):
            kept.append(sign)
    return "".join(kept[:longest]).strip().rstrip(_JOINER)


def clean_name(name: str) -> str:
    """Gives a name as it is shown to others; empty where nothing can be seen of it."""
    return clean_text(name, LONGEST_NAME)


def clean_chat(text: str) -> str:
    """Gives a sentence of the chat as it is shown to others; empty where nothing can be seen of it."""
    return clean_text(text, LONGEST_CHAT)
