"""The picture of an arena: the rating of each bot with its interval, edition by edition."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from rentier.core.errors import BadInput
from rentier.sim.arena import Arena
from rentier.text import Phrasebook

from .files import write_bytes_whole

PICTURE: Final = ".png"
HEIGHT: Final = 0.42
"""The inches that a bot takes."""


def check_picture(path: Path) -> None:
    """Refuse a picture that could not be drawn, before any game is played."""
    if path.suffix.lower() != PICTURE:
        raise BadInput("sim-plot-kind", {"file": str(path)})
    try:
        import_module("matplotlib")
    except ImportError:
        raise BadInput("sim-no-matplotlib") from None


def draw_ratings(arenas: list[Arena], path: Path, book: Phrasebook) -> None:
    """Write the picture."""
    rows = max(len(one.bots) for one in arenas)
    size = (1 + 3.6 * len(arenas), 1.3 + HEIGHT * rows)
    figure: Any = import_module("matplotlib.figure").Figure(figsize=size, layout="constrained")
    for place, one in enumerate(arenas):
        axes = figure.add_subplot(1, len(arenas), place + 1)
        ratings = list(reversed(one.ratings()))
        lows = [it.elo - it.low for it in ratings]
        highs = [it.high - it.elo for it in ratings]
        at = range(len(ratings))
        axes.errorbar([it.elo for it in ratings], at, xerr=[lows, highs], fmt="o", color="#0f6660", capsize=3)
        axes.set_yticks(at, [it.name for it in ratings])
        axes.grid(axis="x", alpha=0.3)
        axes.set_title(book.say("arena-plot", {"edition": one.edition, "seats": one.seats}), fontsize=10)
        axes.set_xlabel(book.say("arena-elo"))
    picture = BytesIO()
    figure.savefig(picture, format="png", dpi=120)
    write_bytes_whole(path, picture.getvalue())
