"""Raising money in Millionaire: only in debt, and only as much as is needed (MM-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import building, deeds
from rentier.track.business import RaisingRules

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.track.board import Group
    from rentier.track.state import TrackGame


@final
class MillionaireRaising(RaisingRules["TrackGame"]):
    """How money is raised from the bank in Millionaire."""

    __slots__ = ()

    def add(self, game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
        """Add the next thing to sell of each colour, all that stands there, and mortgages, in debt only (MM-40)."""
        if not game.debt_of(seat):
            return
        for group in game.board.groups:
            if game.has_buildings(group):
                _add_sales(game, seat, group, menu)
        for deed in game.board.deeds:
            if deeds.may_mortgage(game, seat, deed):
                menu.append(deeds.Mortgage(deed))

    def why_not(self, game: TrackGame, seat: int) -> str:
        """Return the key of the refusal to sell or mortgage anything without a debt (MM-40)."""
        return "" if game.debt_of(seat) else "track-only-in-debt"


def _add_sales(game: TrackGame, seat: int, group: Group, menu: list[AnyAction]) -> None:
    """Add selling from each of a seat's highest lots, which is always even, and everything if that is needed."""
    levels = [game.level[deed.index] for deed in group.deeds]
    nothing = building.without_buildings(game, seat, group)
    highest = 0
    standing = 0
    for before, after in zip(levels, nothing):
        standing += before - after
        highest = max(highest, before - after)
    if standing == 0:
        return
    left = game.policies.building.level_below(game, highest)
    for i, level in enumerate(levels):
        if level == highest and nothing[i] == 0:
            target = levels[:]
            target[i] = left
            menu.append(building.Sell(group, target))
    if (standing > highest or left > 0) and not game.policies.building.why_not_lower(game, seat, group, nothing):
        menu.append(building.Sell(group, nothing))
