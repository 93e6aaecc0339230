"""What players may do besides the turn itself: build, sell, mortgage, lift, deal.

(EB-40, EB-44, EB-50, EB-54, EB-62, MM-22, MM-40, MM-41, CC-25, CC-60)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from rentier.core.decisions import Form
from rentier.core.native import mypyc_attr

from . import building, debt, deeds, offering
from .decisions import T

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .board import Group
    from .state import TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class RaisingRules(Generic[T]):
    """How money is raised from the bank."""

    __slots__ = ()

    def add(self, game: T, seat: int, menu: list[AnyAction]) -> None:
        """Add selling buildings and mortgaging (EB-44, EB-60, MM-40)."""
        building.add_sales(game, seat, menu)
        for deed in game.board.deeds:
            if deeds.may_mortgage(game, seat, deed):
                menu.append(deeds.Mortgage(deed))

    def forms(self, game: T, seat: int) -> list[Form]:
        """Allow every other even sale, if there is something to sell; for some of them, with what the bank pays."""
        groups: list[str] = []
        pays: dict[str, list[list[int]]] = {}
        for group in game.board.groups:
            for deed in group.deeds:
                if game.level[deed.index] and game.owner[deed.index] == seat:
                    groups.append(group.name)
                    pays[group.name] = _level_sales(game, seat, group)
                    break
        return [Form(building.Sell.word, {"groups": groups, "pays": pays})] if groups else []

    def fits(self, game: T, seat: int, action: AnyAction) -> bool:
        """Accept any even sale, not only those of the menu (EB-45)."""
        if isinstance(action, building.Sell):
            return not building.why_not_sell(game, seat, action.group, action.levels)
        return False

    def why_not(self, game: T, seat: int) -> str:
        """Return the key of what rules out selling buildings and mortgaging altogether now, or an empty string."""
        return ""

    def raisable(self, game: T, seat: int) -> int:
        """Add up what a seat could raise: half of what its buildings cost, and mortgages (EB-70, MM-40)."""
        total = 0
        for deed in game.board.deeds:
            i = deed.index
            if game.owner[i] == seat:
                total += game.level[i] * game.terms.half(deed.group.building)
                if not game.is_mortgaged[i]:
                    total += deed.mortgage
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnRules(Generic[T]):
    """What only one edition has: during a turn, before a purchase, in debt, or at any moment."""

    __slots__ = ()

    def add(self, game: T, seat: int, menu: list[AnyAction]) -> None:
        """Add what the edition allows during a turn, before a purchase and in debt."""

    def forms(self, game: T, seat: int) -> list[Form]:
        """Allow what the edition has at those moments in more ways than the menu lists."""
        return []

    def fits(self, game: T, seat: int, action: AnyAction) -> bool:
        """Whether an action fits those forms."""
        return False

    def add_standing(self, game: T, seat: int, menu: list[AnyAction]) -> None:
        """Add what a seat may do whatever is being asked, apart from claiming rents."""

    def standing_forms(self, game: T, seat: int) -> list[Form]:
        """Allow what a seat may do whatever is being asked."""
        return []

    def fits_standing(self, game: T, seat: int, action: AnyAction) -> bool:
        """Whether an action is one of the standing ones, or fits one of their forms."""
        return False


def add_business(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Add everything: building, lifting, and what raises money."""
    owner = game.owner
    for group in game.board.groups:
        if owner[group.indexes[0]] == seat and group.is_street and game.owns_group(seat, group):
            building.add_builds(game, seat, group, menu)
    is_mortgaged = game.is_mortgaged
    for i in range(len(is_mortgaged)):
        if is_mortgaged[i] and deeds.may_lift(game, seat, game.board.deeds[i]):
            menu.append(deeds.Lift(game.board.deeds[i]))
    if game.terms.may_raise_any_time:
        game.policies.raising.add(game, seat, menu)


def _level_sales(game: TrackGame, seat: int, group: Group) -> list[list[int]]:
    """Return the levels above zero down to which the whole group may be sold, each with what the sale brings."""
    found: list[list[int]] = []
    for level in range(game.terms.levels - 1, 0, -1):
        target = [level for _ in group.deeds]
        if not building.why_not_sell(game, seat, group, target):
            found.append([level, building.sale_of(game, group, target)])
    return found


def forms(game: TrackGame, seat: int, may_sell: bool) -> list[Form]:
    """Allow what a player may do at a moment of their own: sales, deals, resigning, and what the edition adds."""
    policies = game.policies
    sales = policies.raising.forms(game, seat) if may_sell else []
    return [*sales, *offering.forms(game, seat), Form(debt.Resign.word, {}), *policies.own.forms(game, seat)]


def fits(game: TrackGame, seat: int, action: AnyAction, may_sell: bool) -> bool:
    """Whether an action fits those forms."""
    if isinstance(action, debt.Resign) or offering.fits(game, seat, action):
        return True
    policies = game.policies
    return policies.own.fits(game, seat, action) or (may_sell and policies.raising.fits(game, seat, action))
