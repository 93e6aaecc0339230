"""What a player may do beside the turn itself: build, sell, mortgage, lift, deal (EB-40, EB-44, EB-50, EB-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.decisions import Form

from . import building, deeds, trading

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .board import Group
    from .state import TrackGame


def add_business(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Adds everything: building, lifting, and what raises money."""
    owner = game.owner
    for group in game.board.groups:
        if owner[group.indexes[0]] == seat and group.is_street and game.owns_group(seat, group):
            building.add_builds(game, seat, group, menu)
    is_mortgaged = game.is_mortgaged
    for i in range(len(is_mortgaged)):
        if is_mortgaged[i] and deeds.may_lift(game, seat, game.board.deeds[i]):
            menu.append(deeds.Lift(game.board.deeds[i]))
    if game.terms.may_raise_any_time:
        game.add_raising(seat, menu)


def add_raising(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Adds selling buildings and mortgaging."""
    building.add_sales(game, seat, menu)
    for deed in game.board.deeds:
        if deeds.may_mortgage(game, seat, deed):
            menu.append(deeds.Mortgage(deed))


def fits_sale(game: TrackGame, seat: int, action: AnyAction) -> bool:
    """Takes any even sale, not only those of the menu."""
    if isinstance(action, building.Sell):
        return not building.why_not_sell(game, seat, action.group, action.levels)
    return False


def sale_forms(game: TrackGame, seat: int) -> list[Form]:
    """Opens every other even sale, where there is something to sell, with what the bank pays for some of them."""
    groups: list[str] = []
    pays: dict[str, list[list[int]]] = {}
    for group in game.board.groups:
        for deed in group.deeds:
            if game.level[deed.index] and game.owner[deed.index] == seat:
                groups.append(group.name)
                pays[group.name] = _level_sales(game, seat, group)
                break
    return [Form(building.Sell.word, {"groups": groups, "pays": pays})] if groups else []


def _level_sales(game: TrackGame, seat: int, group: Group) -> list[list[int]]:
    """Gives the levels above nothing down to which the whole group may be sold, each with what that brings."""
    found: list[list[int]] = []
    for level in range(game.terms.levels - 1, 0, -1):
        target = [level for _ in group.deeds]
        if not building.why_not_sell(game, seat, group, target):
            found.append([level, building.sale_of(game, group, target)])
    return found


def add_offers(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Adds a few sensible offers."""
    trading.add_offers(game, seat, menu)


def deal_forms(game: TrackGame, seat: int) -> list[Form]:
    """Opens every other offer."""
    return trading.forms(game, seat)


def fits_deal(game: TrackGame, seat: int, action: AnyAction) -> bool:
    """Takes any offer that may be made now."""
    return isinstance(action, trading.MakeOffer) and not trading.why_not_offer(game, seat, action)
