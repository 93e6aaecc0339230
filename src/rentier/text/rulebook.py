"""The numbered rules of the editions, each from where its edition keeps them."""

import re
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
        """Each rule by its number, in order, without its typographic marks."""

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
        """Return the rule with that number (DL-47, dl47), or all rules that contain all of these words."""
        number = NUMBER.fullmatch(wanted.strip())
        if number:
            name = f"{number[1].upper()}-{int(number[2])}"
            if name in self.rules:
                return {name: self.rules[name]}
        words = wanted.casefold().split()
        return {name: text for name, text in self.rules.items() if all(word in text.casefold() for word in words)}


def _rules_in(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        found = RULE.match(line)
        if found:
            yield found["number"], re.sub(r"\*([^*]+)\*", r"\1", found["text"]).replace("`", "")
