"""Names, chat, addresses and other texts, made harmless before they are shown."""

from __future__ import annotations

import unicodedata
from typing import Final

SECRET_SETTINGS: Final = ("database", "redis")
"""Settings whose value may contain a password."""
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
MOST_MARKS: Final = 2
"""How many combining marks one character keeps; more of them pile up over the lines around it."""

# Control and format characters (which reverse the writing or hide in it), surrogates, private use, unassigned.
_UNSHOWN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
_SPACES: Final = frozenset(("Zs", "Zl", "Zp"))
_MARKS: Final = frozenset(("Mn", "Me"))
# Characters that leave an empty space although their category is a letter's.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
# It joins the characters of one emoji; anywhere else it only hides.
_JOINER: Final = "\u200d"


def hide_secrets(url: str) -> str:
    """Return scheme, host and path of an address, without user, password, query and fragment."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        return "…" if "@" in url or "=" in url else url
    place, _, more = rest.replace("#", "?").partition("?")
    if "@" in more and "@" not in place:
        # The password has an unescaped ? or #, so `place` is the first part of it.
        return f"{scheme}://…"
    return f"{scheme}://{place.rpartition('@')[2]}"


def clean_text(text: str, longest: int) -> str:
    """Return a text on one line, without invisible characters, cut to the longest length allowed."""
    kept: list[str] = []
    marks = 0
    # A text that is far too long is not read to its end.
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
    """Return a name as others see it; empty if nothing of it can be seen."""
    return clean_text(name, LONGEST_NAME)


def clean_chat(text: str) -> str:
    """Return a line of chat as others see it; empty if nothing of it can be seen."""
    return clean_text(text, LONGEST_CHAT)
