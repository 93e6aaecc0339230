"""`rentier rules`: the rules of an edition, one of them, or those that contain some words."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.markdown import Markdown

from rentier.core.errors import BadInput
from rentier.core.registry import Edition, editions
from rentier.text.rulebook import NUMBER, Rulebook

from .voice import LAMP, Lang, Voice, voice_for

USUAL_EDITION: Final = "deal"


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
        voice.put(Markdown(book.text))


def show_rules(voice: Voice, book: Rulebook, wanted: str) -> None:
    """Print the rules that a number or words lead to."""
    found = book.find(wanted)
    if not found:
        numbers = list(book.rules)
        raise BadInput(
            "no-such-rule", {"given": wanted[:80], "count": len(numbers), "first": numbers[0], "last": numbers[-1]}
        )
    for number, text in found.items():
        voice.put(number, f"bold {LAMP}")
        voice.put(text, indent=2)


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
