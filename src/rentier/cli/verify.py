"""`rentier verify`: proof, computed from a table's record, that nobody chose its chance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from rentier.text import Teller

from .files import read_record
from .places import needing_server
from .voice import BRICK, Lang, Voice, voice_for

if TYPE_CHECKING:
    from rentier.server.fairness import Check

NOT_SO: Final = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="server-help-record", show_default=False)],
    lang: Lang = None,
) -> None:
    """Compute commitment, seed and game again, and report for each whether it agrees with the record."""
    voice = voice_for(lang)
    with needing_server():
        from rentier.server.fairness import verify as verify_record
    checks = verify_record(read_record(file))
    for check in checks:
        _tell(voice, check)
    if not all(check.ok for check in checks):
        voice.put(voice.say("verify-not-so"), f"bold {BRICK}")
        raise typer.Exit(NOT_SO)
    voice.put(voice.say("verify-so"), "bold")


def _tell(voice: Voice, check: Check) -> None:
    if check.ok:
        voice.put(voice.say(f"verify-{check.name}", value=check.computed))
    elif check.why is not None:
        why = Teller(voice.book).fault(check.why.key, check.why.details)
        voice.put(voice.say("verify-game-wrong", why=f"{why} ({check.why.rule})" if check.why.rule else why), BRICK)
    else:
        voice.put(voice.say(f"verify-{check.name}-wrong", given=check.given, computed=check.computed), BRICK)
