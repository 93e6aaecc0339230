"""What the editions on a track have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.native import mypyc_attr
from rentier.core.registry import Edition

if TYPE_CHECKING:
    from .board import Board
    from .texts import Cards


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackEdition(Edition):
    """An edition on a track; its actions are read with its board and cards, which it sets once it is made."""

    board: Board
    cards: Cards
