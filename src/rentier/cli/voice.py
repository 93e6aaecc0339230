"""How the command line speaks: sentences of one language on a terminal, in a file or down a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, final

import typer
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from rentier.text import Phrasebook

from .language import find_book

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="cli-help-lang", show_default=False)]
"""The option `--lang` of every command."""

# The three colours of the look: the usual choice, what concerns you now, what is lost or refused.
SHUTTER: Final = "cyan"
LAMP: Final = "yellow"
BRICK: Final = "red"
QUIET: Final = "dim"

STAND_INS: Final = {"\u00a0": "\ue000", "\u202f": "\ue001"}
"""Stand-ins for spaces at which no line may break, as before a French colon or in 2 070, while lines are wrapped."""


@final
class Voice:
    """A console that speaks one language."""

    def __init__(self, book: Phrasebook, console: Console | None = None) -> None:
        self.book: Final = book
        self.console: Final = console or Console(highlight=False, markup=False, emoji=False)

    def say(self, key: str, **arguments: object) -> str:
        """Put a key into words."""
        return self.book.say(key, arguments)

    def put(self, what: RenderableType = "", style: str = "", indent: int = 0) -> None:
        """Print a line, or something drawn, wrapped at words and never marked up."""
        if isinstance(what, str):
            what = Text(clean(what))
        if not isinstance(what, Text):
            self.console.print(what)
            return
        what.stylize(style)
        for row in self._rows(what, self.console.width - indent):
            self.console.print(Text(" " * indent) + row, soft_wrap=True)

    def put_listed(self, lines: Iterable[tuple[str, str, str]]) -> None:
        """Print lines with a mark before each; a long one continues under its beginning."""
        listed = list(lines)
        width = max((cell_len(mark) for mark, _, _ in listed), default=0)
        for mark, line, style in listed:
            text = Text(f"{' ' * (width - cell_len(mark))}{mark}  ")
            for row in self._rows(Text(clean(line), style=style), self.console.width - width - 2):
                self.console.print(text + row, soft_wrap=True)
                text = Text(" " * (width + 2))

    def _rows(self, text: Text, width: int) -> Iterator[Text]:
        """Wrap a text into lines without spaces at their ends, and not at a fixed space."""
        for space, stand_in in STAND_INS.items():
            text.plain = text.plain.replace(space, stand_in)
        for row in text.wrap(self.console, max(width, 20)):
            row.rstrip()
            for space, stand_in in STAND_INS.items():
                row.plain = row.plain.replace(stand_in, space)
            yield row

    @property
    def can_draw(self) -> bool:
        """Whether signs beyond ASCII can be written here."""
        return self.console.encoding.lower().startswith("utf")


def voice_for(asked: str | None) -> Voice:
    """Return the voice for the language that was asked for, or the system's."""
    return Voice(find_book(asked))


def clean(text: str) -> str:
    """Remove what would move the cursor or reverse the writing; text from outside may contain anything."""
    return "".join(sign if sign.isprintable() or sign in "\n\u00a0\u202f" else "\ufffd" for sign in text)


def complain(sentence: str) -> None:
    """Print what is wrong, in one line on standard error."""
    print(clean(sentence).replace("\n", " "), file=sys.stderr)
