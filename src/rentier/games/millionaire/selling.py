"""Selling buildings to the bank: evenly, but for hotels when houses are scarce (MM-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track import building, deeds

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.track.board import Group

    from .state import Millionaire


def why_not_lower(game: Millionaire, seat: int, group: Group, target: list[int]) -> str:
    """Gives the key of a sale that step by step could not lead to these levels, or nothing.

    Hotels go first, each for as many houses as the stock still has; then house by house from the highest lots, until
    the debt is covered. Lots of the colour that others own do not count.
    """
    hotel = game.terms.levels
    levels = [game.level[deed.index] for deed in group.deeds]
    stock = game.apartments
    while True:
        place = _next_hotel(levels, target, hotel)
        if place < 0:
            break
        levels[place] = min(hotel - 1, stock)
        stock -= levels[place]
        if levels[place] < target[place]:
            return "track-sell-no-apartments"
    highest = 0
    for deed, level in zip(group.deeds, target):
        if game.owner[deed.index] == seat:
            highest = max(highest, level)
    for i, level in enumerate(target):
        if level < levels[i] and highest > level + 1:
            return "track-sell-uneven"
    return "millionaire-sell-too-much" if _goes_on(game, seat, group, levels, target) else ""


def _goes_on(game: Millionaire, seat: int, group: Group, levels: list[int], target: list[int]) -> bool:
    """Tells whether the debt would be covered before the last step of a sale; `levels` are those without the hotels."""
    hotel = game.terms.levels
    falls = 0
    last = 0
    for i, level in enumerate(target):
        now = game.level[group.deeds[i].index]
        falls += now - level
        if now == hotel and level < hotel:
            last = max(last, hotel - levels[i])
    for i, level in enumerate(target):
        if level < levels[i]:
            last = 1
    return game.means(seat) + (falls - last) * game.terms.half(group.building) >= game.debt_of(seat)


def _next_hotel(levels: list[int], target: list[int], hotel: int) -> int:
    """Finds the hotel to be sold of which the most shall be left, or -1."""
    found = -1
    for i, level in enumerate(levels):
        if level == hotel and target[i] < hotel and (found < 0 or target[i] > target[found]):
            found = i
    return found


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
    left = game.level_below(highest)
    for i, level in enumerate(levels):
        if level == highest and nothing[i] == 0:
            target = levels[:]
            target[i] = left
            menu.append(building.Sell(group, target))
    if (standing > highest or left > 0) and not why_not_lower(game, seat, group, nothing):
        menu.append(building.Sell(group, nothing))
