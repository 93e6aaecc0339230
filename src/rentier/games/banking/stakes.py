"""What follows from an action of Banking, where it is not as on every track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import AnyAction
from rentier.core.stakes import COST, Stake
from rentier.track import rent, stakes, turn

from . import closing

if TYPE_CHECKING:
    from .state import Banking


def stakes_of(game: Banking, seat: int, action: AnyAction) -> list[Stake]:
    """Add that the fine uses up the turn, unless the option says otherwise (EB-76); at the end, no claim can wait."""
    if isinstance(action, rent.LetLie) and isinstance(game.top(), closing.Closing):
        return stakes.claims_lost(stakes.claimable(game, seat))
    found = stakes.stakes_of(game, seat, action)
    if isinstance(action, turn.PayFine) and game.agreed.jail_fine == "next_turn":
        found.append(Stake("banking-stake-fine-turn", {}, COST))
    return found
