"""Moments of Knockout: every kind of question, with four players or four teams of two."""

from __future__ import annotations

from typing import Any

import rentier

from .moments import Moment, Wanted
from .seeking import top_of


def _asked(kind: str, **fields: object) -> Wanted:
    """Whether seat 0 is asked that kind of question, with these fields."""

    def is_wanted(game: rentier.Game, view: dict[str, Any]) -> bool:
        top = top_of(view)
        return (
            game.awaiting[0] == 0
            and top["kind"] == kind
            and all(top.get(name) == value for name, value in fields.items())
        )

    return is_wanted


def _sliding(number: int) -> Wanted:
    """Whether seat 0 is to slide its token of that number, in round 2 so that there is cash to show."""
    return lambda game, view: _asked("slides", token=number)(game, view) and view["round"] == 2


def _watching(game: rentier.Game, view: dict[str, Any]) -> bool:
    return top_of(view)["kind"] == "slides" and game.awaiting[0] == 1 and view["round"] == 2


def _last(game: rentier.Game, view: dict[str, Any]) -> bool:
    """Whether seat 0 makes the last slide of a round after which nobody has anything to choose."""
    if not _asked("slides")(game, view) or view["slid"] + 1 < 4 * len(view["teams"]):
        return False
    tried = game.copy()
    _, x, y, *_ = str(tried.actions(0)[0]).split()
    # The aim that the page proposes.
    tried.play(0, f"slide {x} {y} 0 1000")
    return bool(tried.view(None)["round"] > view["round"])


AIM = ("[data-part=aim]", "[data-action=slide]")
KNOCKOUT: dict[str, Moment] = {
    "slide": Moment(_sliding(0), seats=4, likes=(), needs=AIM),
    "last slide": Moment(_sliding(3), seats=4, likes=(), needs=AIM),
    "teams": Moment(_sliding(1), seats=8, likes=(), needs=AIM),
    "two": Moment(_sliding(2), seats=2, likes=(), needs=AIM),
    "reslide": Moment(_asked("reslide"), seats=4, likes=("pay",), needs=AIM),
    "jail": Moment(_asked("jail"), seats=4, likes=(), needs=("[data-action=pay]", "[data-action=stay]")),
    "second chance": Moment(
        _asked("slides"), seats=4, likes=(), options={"second_chance": "free"}, then=("slide 135 100 0 2000",)
    ),
    "chance": Moment(_asked("chance"), seats=4, likes=()),
    "railroad": Moment(_asked("railroad"), seats=4, likes=()),
    "house": Moment(_asked("scoring"), seats=4, likes=()),
    "receipts": Moment(_last, seats=4, likes=(), press=("[data-action=slide]",), needs=("[data-action=go-on]",)),
    "watch": Moment(_watching, seats=4, likes=()),
}
