"""What the terminal shows of each game, and how a person tells it what to do."""

from __future__ import annotations

from rentier.core.home import load_part, warn_of_part
from rentier.core.registry import Edition

from .desk import Desk

__all__ = ["Desk", "find_desk"]


def find_desk(edition: Edition) -> type[Desk]:
    """Return the desk that an edition brings, or the plain one."""
    desk = load_part(edition.name, "desk", edition.home.desk, "DESK")
    if isinstance(desk, type) and issubclass(desk, Desk):
        return desk
    if desk is not None:
        warn_of_part(edition.name, "desk", f"{edition.home.desk}: DESK is no Desk")
    return Desk
