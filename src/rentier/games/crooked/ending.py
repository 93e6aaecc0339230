"""The end of Crooked Cash: once every street is sold, or after the agreed rounds, rents are counted (CC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.ending import EndRules

from .events import CountedRents

if TYPE_CHECKING:
    from .state import Crooked


@final
class CrookedEnd(EndRules["Crooked"]):
    """When a game of Crooked Cash ends, apart from the sale of the last street."""

    __slots__ = ()

    def end_after_turn(self, game: Crooked) -> bool:
        """End the game after the agreed rounds (CC-6)."""
        limit = game.agreed.round_limit
        if limit is None or game.rounds < limit:
            return False
        win_by_wealth(game, "rounds")
        return True


def win_by_wealth(game: Crooked, why: str) -> None:
    """Pay the bank's rents and let the player with the most money win; tied players share the win (CC-6)."""
    left = game.seats_in()
    if game.events is not None:
        game.events.append(CountedRents(tuple(left), tuple([end_rents(game, seat) for seat in left])))
    totals = game.scores
    best = max([totals[seat] for seat in left])
    game.win(tuple([seat for seat in left if totals[seat] == best]), why)


def end_rents(game: Crooked, seat: int) -> int:
    """Add up the rents of a player's streets, as the bank pays them at the end (CC-6)."""
    rent = game.policies.rent
    return sum([rent.amount(game, deed, 0) for deed in game.deeds_of(seat)])
