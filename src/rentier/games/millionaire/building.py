"""Selling buildings to the bank: evenly, except for hotels when houses are scarce (MM-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.building import BuildingRules

if TYPE_CHECKING:
    from rentier.track.board import Group
    from rentier.track.state import TrackGame


@final
class MillionaireBuilding(BuildingRules["TrackGame"]):
    """How buildings are sold in Millionaire."""

    __slots__ = ()

    def level_below(self, game: TrackGame, level: int) -> int:
        """Leave as many houses of a hotel as are in stock (MM-40)."""
        return min(level - 1, game.apartments) if level == game.terms.levels else level - 1

    def why_not_lower(self, game: TrackGame, seat: int, group: Group, target: list[int]) -> str:
        """Return the key of what keeps a sale from reaching these levels step by step, or an empty string (MM-40).

        Hotels go first, each for as many houses as are still in stock; then house by house from the highest lots, until
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


def _goes_on(game: TrackGame, seat: int, group: Group, levels: list[int], target: list[int]) -> bool:
    """Whether the debt would be covered before the last step of a sale; `levels` are those after selling hotels."""
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
    """Return the index of the hotel to sell whose lot is to keep the most, or -1."""
    found = -1
    for i, level in enumerate(levels):
        if level == hotel and target[i] < hotel and (found < 0 or target[i] > target[found]):
            found = i
    return found
