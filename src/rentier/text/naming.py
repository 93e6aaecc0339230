"""The code of a space, group, card or colour found by its name in English or French, and what was probably meant."""

import difflib
import re
import unicodedata
from functools import lru_cache
from typing import Final

from rentier.text.phrasebook import LANGUAGES, Phrasebook

SKINS: Final = {"space": ("town",)}
"""Other names that tables may choose, which count if none of the edition's own names fits."""

LIKENESS: Final = 0.7
SHORTEST: Final = 3
"""How many letters part of a name needs to lead to a suggestion."""


def look_up(edition: str, kind: str, given: str, codes: list[str]) -> tuple[list[str], list[str]]:
    """Return the codes of the things with this name, and those whose code or name is close to it, the best first.

    Capitals, accents and signs between the words do not matter: `park-place` is Park Place.
    """
    wanted = simplify(given)
    own, worn = _names(edition, kind, tuple(codes))
    meant = own.get(wanted) or worn.get(wanted) or []
    return list(meant), [] if meant else _suggest(wanted, {**worn, **own})


def simplify(name: str) -> str:
    """Return a name without capitals and accents, its words joined by dashes."""
    signs = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    plain = "".join(sign for sign in signs if not unicodedata.combining(sign))
    return "-".join(re.findall(r"[^\W_]+", plain))


def _suggest(wanted: str, names: dict[str, list[str]]) -> list[str]:
    near = difflib.get_close_matches(wanted, list(names), 3, LIKENESS)
    if not near and len(wanted) >= SHORTEST:
        near = [name for name in names if set(wanted.split("-")) <= set(name.split("-"))]
    return list(dict.fromkeys(code for name in near for code in names[name]))


@lru_cache(maxsize=64)
def _names(edition: str, kind: str, codes: tuple[str, ...]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Collect the codes by their simplified names in any language: the edition's names, and those of skins."""
    own: dict[str, list[str]] = {}
    worn: dict[str, list[str]] = {}
    for code in codes:
        _add(own, simplify(code), code)
        for language in LANGUAGES:
            book = Phrasebook.load(language)
            keys = [key for key in (f"{kind}-{edition}-{code}", f"{kind}-{code}") if key in book]
            if keys and not book.variables(keys[0]):
                _add(own, simplify(book.say(keys[0])), code)
            for skin in SKINS.get(kind, ()):
                if f"{kind}-{skin}-{code}" in book:
                    _add(worn, simplify(book.say(f"{kind}-{skin}-{code}")), code)
        for name in other_names(code):
            _add(worn, simplify(name), code)
    return own, worn


@lru_cache(maxsize=1024)
def other_names(code: str) -> tuple[str, ...]:
    """Return what a space, card or colour is also called in either language, such as on the box of the game."""
    key = f"name-typed-{code}"
    books = [Phrasebook.load(language) for language in LANGUAGES]
    return tuple(name.strip() for book in books if key in book for name in book.say(key).split(","))


def _add(names: dict[str, list[str]], name: str, code: str) -> None:
    found = names.setdefault(name, [])
    if name and code not in found:
        found.append(code)
