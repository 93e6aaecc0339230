"""Raising money in Millionaire: only in debt, and only as much as it takes (MM-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track import building, deeds

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.track.board import Group

    from .state import Millionaire


def add_raising(game: Millionaire, seat: int, menu: list[AnyAction]) -> None:
    """Adds the next thing to sell of each colour, all that stands there, and mortgages."""
    for group in game.board.groups:
        if game.has_buildings(group):
            _add_sales(game, seat, group, menu)
    for deed in game.board.deeds:
        if deeds.may_mortgage(game, seat, deed):
            menu.append(deeds.Mortgage(deed))


def _add_sales(game: Millionaire, seat: int, group: Group, menu: list[AnyAction]) -> None:
    """Adds selling from each of the highest lots of a seat, which is always even, and everything if it takes that."""
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
