"""`rentier rules`: the rules of an edition, one of them, or those that contain some words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Final, final

import typer
from rich.console import Console, ConsoleOptions
from rich.markdown import Markdown
from rich.segment import Segment

from rentier.core.errors import BadInput
from rentier.core.registry import Edition, editions
from rentier.text.rulebook import NUMBER, Rulebook

from .voice import LAMP, STAND_INS, Lang, Voice, voice_for

USUAL_EDITION: Final = "deal"
# Things that a browser draws; a terminal names them.
_DRAWING: Final = re.compile(r"^```\w+ [^\n]*\n([^\n]*)\n```$", re.MULTILINE)


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[EDITION] [DL-47 | WORDS]", help="cli-help-rules-words", show_default=False),
    ] = None,
    lang: Lang = None,
) -> None:
    """Show all rules of an edition, or those that were asked for."""
    voice = voice_for(lang)
    edition, wanted = _which(words or [])
    book = Rulebook.load(edition.name, voice.book.language)
    if wanted:
        show_rules(voice, book, wanted)
    else:
        voice.put(_Page(_DRAWING.sub(r"> \1", book.text)))


def show_rules(voice: Voice, book: Rulebook, wanted: str) -> None:
    """Print the rules and the rows of tables that a number or words lead to."""
    found = book.find(wanted)
    if not found:
        numbers = list(book.rules)
        raise BadInput(
            "no-such-rule", {"given": wanted[:80], "count": len(numbers), "first": numbers[0], "last": numbers[-1]}
        )
    for number, text in found.items():
        voice.put(number, f"bold {LAMP}")
        for line in text.splitlines():
            voice.put(line, indent=2)


def _which(words: list[str]) -> tuple[Edition, str]:
    """Take an edition's name off the words; without one, a rule's number decides, or it is the usual edition."""
    known = {edition.name: edition for edition in editions()}
    if words and words[0] in known:
        return known[words[0]], " ".join(words[1:])
    wanted = " ".join(words)
    number = NUMBER.fullmatch(wanted)
    for edition in known.values():
        if number and edition.rules == number[1].upper():
            return edition, wanted
    return known[USUAL_EDITION], wanted


@final
class _Page:
    """A page of Markdown; where no line may break, something stands in for the space while lines are wrapped."""

    def __init__(self, text: str) -> None:
        for space, stand_in in STAND_INS.items():
            text = text.replace(space, stand_in)
        self.drawn: Final = Markdown(text)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.drawn, options):
            text = segment.text
            for space, stand_in in STAND_INS.items():
                text = text.replace(stand_in, space)
            yield Segment(text, segment.style, segment.control)
