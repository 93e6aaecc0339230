"""The numbered rules of the editions, as they stand in `docs/rules`."""

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, final

from rentier.core.errors import BadInput

RULE: Final = re.compile(r"\s*[-*+]\s+\*\*(?P<number>[A-Z]{2}-\d+)\*\*\s+(?P<text>.*)")
NUMBER: Final = re.compile(r"([A-Za-z]{2})-?(\d{1,4})")


@final
class Rulebook:
    """The rules of one edition in one language."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.rules: Final = dict(_rules_in(text))
        """Each rule by its number, in order, without the marks of its type."""

    @classmethod
    def load(cls, edition: str, language: str) -> "Rulebook":
        """Return the rules of an edition; in English if nobody has written them in that language."""
        folder = _folder()
        for name in (f"{edition}.{language}.md", f"{edition}.md"):
            file = folder / name
            if file.is_file():
                return cls(file.read_text(encoding="utf-8"))
        raise BadInput("no-rules", {"edition": edition})

    def find(self, wanted: str) -> dict[str, str]:
        """Return the rule of that number (DL-47, dl47), or all rules that have all of these words in them."""
        number = NUMBER.fullmatch(wanted.strip())
        if number:
            name = f"{number[1].upper()}-{int(number[2])}"
            if name in self.rules:
                return {name: self.rules[name]}
        words = wanted.casefold().split()
        return {name: text for name, text in self.rules.items() if all(word in text.casefold() for word in words)}


def _folder() -> Traversable:
    """Find the rules beside this module, where a wheel has them, or in the source tree."""
    installed = resources.files("rentier.text") / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def _rules_in(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        found = RULE.match(line)
        if found:
            yield found["number"], re.sub(r"\*([^*]+)\*", r"\1", found["text"]).replace("`", "")
