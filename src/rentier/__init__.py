"""Five published property games, complete: to play, to bank, to study and to train on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING

from rentier import games as _games  # noqa: F401  registers the editions
from rentier.core import (
    Action,
    BadInput,
    Edition,
    Event,
    Form,
    Game,
    IllegalAction,
    Move,
    RentierError,
    Stake,
    compiled,
    editions,
    find_edition,
    load,
    read_seed,
    register,
    replay,
    set_drawing,
    set_finder,
    set_naming,
    set_wording,
)
from rentier.core.home import set_warner as _set_warner
from rentier.core.record import begin as _begin
from rentier.outside import EditionWarning, Outside
from rentier.outside import warn_of as _warn_of
from rentier.setups import setup, setup_of
from rentier.version import VERSION as __version__

if TYPE_CHECKING:
    from rentier.hints import Hint

__all__ = [
    "Action",
    "BadInput",
    "Edition",
    "EditionWarning",
    "Event",
    "Form",
    "Game",
    "IllegalAction",
    "Move",
    "RentierError",
    "Stake",
    "__version__",
    "compiled",
    "editions",
    "find_edition",
    "hint",
    "load",
    "new",
    "register",
    "replay",
    "setup",
    "setup_of",
]


MOST_HINT_SECONDS = 600.0
MOST_PLAYOUTS = 1_000_000
"""How many imagined games a hint has at most, however much time there is."""


def _say(key: str, details: Mapping[str, object]) -> str:
    """Put an error into words; these are read when the first error is told, so that importing stays fast."""
    from rentier.text import say_in_english

    return say_in_english(key, details)


def _look_up(edition: str, kind: str, given: str, codes: list[str]) -> tuple[list[str], list[str]]:
    """Find the code of a thing by its name; names are read when the first text is not a code."""
    from rentier.text.naming import look_up

    return look_up(edition, kind, given, codes)


def _draw(game: Game, seat: int | None) -> str:
    """Draw a table as text."""
    from rentier.text.drawing import draw

    return draw(game, seat)


def hint(game: Game, seat: object, seconds: float = 3.0, *, seed: object = 0, playouts: int | None = None) -> Hint:
    """Return the best actions of a seat with their chances to win, and why, from no more than the seat knows.

    With a number of playouts instead of a time, the same seed leads to the same hint on every machine.
    """
    if not 0.0 < seconds <= MOST_HINT_SECONDS or (playouts is not None and playouts < 1):
        raise BadInput("hint-bad-budget", {"most": int(MOST_HINT_SECONDS)})
    # With the bots behind it, this is more than most users need.
    from rentier.hints import give_hint

    if playouts is not None:
        return give_hint(game, seat, seed=read_seed(seed), playouts=playouts)
    return give_hint(game, seat, seed=read_seed(seed), playouts=MOST_PLAYOUTS, clock=monotonic, seconds=seconds)


set_drawing(_draw)
set_finder(Outside(taken=[edition.name for edition in editions()]).find)
_set_warner(_warn_of)
set_wording(_say)
set_naming(_look_up)


def new(edition: str, seats: int, seed: object = None, options: object = None, *, events: bool = True) -> Game:
    """Begin a game of an edition and return it; without a seed, the system draws one.

    `seed` is a number, 64 hexadecimal digits or 32 bytes; `options` maps names to values. With `events=False` nothing
    is told about what happens, which is faster.
    """
    given = secrets.token_bytes(32) if seed is None else read_seed(seed)
    return _begin(edition, seats, given, options, events=events)
