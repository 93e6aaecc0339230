"""Turns of Millionaire: kept Fortune cards are used in one's own turn and between turns (MM-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.turn import TurnRules

from . import fortune

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Millionaire


@final
class MillionaireTurn(TurnRules["Millionaire"]):
    """What players may do in the turns of Millionaire."""

    __slots__ = ()

    def add_turn(self, game: Millionaire, menu: list[AnyAction]) -> None:
        """Add the usual, and the uses of kept Fortune cards (MM-18)."""
        super().add_turn(game, menu)
        if game.held[game.turn]:
            fortune.add_uses(game, game.turn, menu)

    def add_between(self, game: Millionaire, seat: int, menu: list[AnyAction]) -> None:
        """Add the uses of kept Fortune cards between turns (MM-18)."""
        if seat != game.turn and game.held[seat]:
            fortune.add_uses(game, seat, menu)
