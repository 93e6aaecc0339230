"""Bankruptcy in Millionaire: Fortune cards are laid aside, and the bank sells the deeds again (MM-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.debt import DebtRules

from . import decisions
from .events import DiscardedFortune
from .fortune import Buried

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Millionaire


@final
class MillionaireDebt(DebtRules["Millionaire"]):
    """What happens to a bankrupt player in Millionaire."""

    __slots__ = ()

    def go_bankrupt(self, game: Millionaire, seat: int, creditor: int) -> None:
        """Lay the player's Fortune cards aside unseen, and take the player out (MM-43)."""
        lost = list(game.held[seat])
        for decision in game.stack:
            if isinstance(decision, decisions.Following) and decision.seat == seat:
                lost.append(decision.card)
        if lost:
            game.held[seat] = ()
            for card in lost:
                game.buried.append(Buried(card, seat))
            if game.events is not None:
                game.events.append(DiscardedFortune(seat, len(lost), tuple([card.code for card in lost])))
        super().go_bankrupt(game, seat, creditor)

    def fell_to_bank(self, game: Millionaire, seat: int, lost: list[Deed]) -> None:
        """Leave the deeds with the bank, where they can be bought again (MM-43)."""
