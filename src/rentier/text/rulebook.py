"""The numbered rules of the editions, each from where its edition keeps them."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final, final

from rentier.core.errors import BadInput
from rentier.core.home import warn_of_part
from rentier.core.registry import find_edition
from rentier.text.phrasebook import LANGUAGES
from rentier.text.places import UNUSABLE, folder_at

RULE: Final = re.compile(r"\s*[-*+]\s+\*\*(?P<number>[A-Z]{2}-\d+)\*\*\s+(?P<text>.*)")
NUMBER: Final = re.compile(r"([A-Za-z]{2})-?(\d{1,4})")


@final
class Rulebook:
    """The rules of one edition in one language."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.rules: Final = dict(_rules_in(text))
        """Each rule by its number, in order, without its typographic marks; a reading is a line of its own."""
        self.rows: Final = dict(_rows_in(text))
        """Each row of a table, such as a card or a space, by its section and its first cell."""

    @classmethod
    def load(cls, edition: str, language: str) -> "Rulebook":
        """Return the rules of an edition; if they are not written in that language, in English or whatever there is."""
        place = find_edition(edition).home.rules
        try:
            folder = folder_at(place)
            names = [f"{edition}.{language}.md", f"{edition}.md", *(f"{edition}.{other}.md" for other in LANGUAGES)]
            files = [] if folder is None else [folder.joinpath(name) for name in names]
            for file in files:
                if file.is_file():
                    return cls(file.read_text(encoding="utf-8"))
        except UNUSABLE as failure:
            warn_of_part(edition, "rules", f"{place}: {failure}")
        raise BadInput("no-rules", {"edition": edition})

    def find(self, wanted: str) -> dict[str, str]:
        """Return the rule with that number (DL-47, dl47), or all rules and rows that contain all of these words."""
        number = NUMBER.fullmatch(wanted.strip())
        if number:
            name = f"{number[1].upper()}-{int(number[2])}"
            if name in self.rules:
                return {name: self.rules[name]}
        words = _fold(wanted).split()
        passages = {**self.rules, **self.rows}
        return {name: text for name, text in passages.items() if _has(words, name, text)}


def _has(words: list[str], name: str, text: str) -> bool:
    """Whether a passage has all of these words, in its text or in what it is called within its section."""
    own = _fold(f"{name.rpartition(' · ')[2]} {text}")
    return all(word in own for word in words)


def _fold(text: str) -> str:
    """Return the text as it is compared: small letters without accents, and one kind of apostrophe."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(it for it in parts if not unicodedata.combining(it)).replace("’", "'").replace("œ", "oe")


def _plain(text: str) -> str:
    """Return the text without its typographic marks."""
    return re.sub(r"\*+([^*]+)\*+", r"\1", text).replace("`", "").strip()


def _rules_in(text: str) -> Iterator[tuple[str, str]]:
    number, lines = "", [""]
    for line in text.splitlines():
        found = RULE.match(line)
        if number and (found or (line.strip() and not line.startswith("  "))):
            yield number, "\n".join(lines)
            number = ""
        if found:
            number, lines = found["number"], [_plain(found["text"])]
        elif number and line.strip():
            lines.append(_plain(line))
    if number:
        yield number, "\n".join(lines)


def _rows_in(text: str) -> Iterator[tuple[str, str]]:
    section = ""
    head: list[str] = []
    for line in text.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        if not line.startswith("|"):
            head = []
        elif not head:
            head = _cells_in(line)
        elif not line.startswith("|-"):
            cells = _cells_in(line)
            named = [f"{cell} ({name})" for name, cell in zip(head[1:], cells[1:], strict=False) if cell]
            yield f"{section} · {cells[0]}", "\n".join(named)


def _cells_in(line: str) -> list[str]:
    return [_plain(cell) for cell in line.strip("|").split("|")]
