"""Hints in words: chances as whole percents, never more exact than they are known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.text import Teller

from .hinting import Candidate, Hint, Reason
from .outcomes import sayable

TEN: Final = 10
INNER: Final = (("“", "‘"), ("”", "’"), (r"«\s?", "“"), (r"\s?»", "”"))
"""Quotation marks, and those that are written between others; the French ones last, as theirs are English ones."""
STEPS: Final = ((0.02, 1), (0.06, 5))
"""By how wide the interval is: the step to which percents are rounded; for wider ones it is ten."""


def say_hint(hint: Hint, game: Game, teller: Teller) -> list[str]:
    """Return a hint as sentences: the best action, the others, and the reasons."""
    say = teller.book.say
    named = [
        say_action(it.action, it.action.figures(game, hint.seat), sayable(it.brings, hint.seat), teller)
        for it in hint.candidates
    ]
    told = []
    for place, (candidate, name) in enumerate(zip(hint.candidates, named, strict=True)):
        low, percent, high = spread(candidate)
        arguments = {"action": name, "percent": percent, "low": low, "high": high}
        told.append(say("hint-best" if place == 0 else "hint-other", arguments))
    if hint.is_close:
        told.append(say("hint-close"))
    if hint.is_for_later:
        told.append(say("hint-later"))
    # Between two that are equally good, what differs is no reason to prefer one.
    if not hint.is_close:
        told.extend(_say_reason(reason, named, teller) for reason in hint.reasons)
    return told


def say_action(
    action: AnyAction, figures: Mapping[str, int], brings: Iterable[Mapping[str, object]], teller: Teller
) -> str:
    """Return an action in words, or what it brings about where that says more, to be quoted: without a full stop."""
    told = " ".join(teller.event(event) for event in brings) or teller.action(action, figures)
    for mark, inner in INNER:
        told = re.sub(mark, inner, told)
    return told.rstrip(".")


def spread(candidate: Candidate) -> tuple[int, int, int]:
    """Return a chance as whole percents: the low end of its interval, itself, and the high end."""
    step = next((step for margin, step in STEPS if candidate.margin <= margin), TEN)
    low, high = max(0.0, candidate.chance - candidate.margin), min(1.0, candidate.chance + candidate.margin)
    return round(100 * low), round(100 * candidate.chance / step) * step, round(100 * high)


def _say_reason(reason: Reason, named: list[str], teller: Teller) -> str:
    arguments = {
        "moment": teller.moment(reason.moment),
        "best": named[0],
        "other": named[1],
        "after": round(TEN * reason.after),
        "otherwise": round(TEN * reason.otherwise),
    }
    return teller.book.say("hint-reason", arguments)
