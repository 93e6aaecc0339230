"""Looking after one's property: building, mortgaging, lifting mortgages, and raising money for debts."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import AnyAction
from rentier.track import building, deeds
from rentier.track.board import Deed, Group
from rentier.track.state import TrackGame

from .outlook import TYPICAL, USUAL_ROLL, Outlook
from .worth import reserve_of

GROUP_PENALTY: Final = 0.3
"""The part of a whole group's worth, shared among its deeds, that is lost when one of them is mortgaged."""
LIGHTLY: Final = 1.0
"""How much may be lost for each unit of money raised without need."""
RICH: Final = 2
"""A mortgage is lifted when this many times its price is at hand."""


def choose_business(game: TrackGame, outlook: Outlook, seat: int) -> AnyAction | None:
    """Build with money that the next roll will not need, then lift mortgages; None if there is nothing to do."""
    cash = game.means(seat)
    if cash <= game.terms.salary // 2:
        return None
    site = next_site(game, outlook, seat)
    if site is None:
        if not has_mortgages(game, seat):
            return None
        return choose_lift(game, outlook, seat, cash - reserve_of(game, outlook, seat))
    reserve = reserve_of(game, outlook, seat)
    price = site.group.building
    if cash - price >= reserve:
        return building.Build(site)
    if game.level[site.index] < TYPICAL and game.terms.may_raise_any_time:
        raising = raise_lightly(game, outlook, seat, reserve + price - cash, site.group)
        if raising is not None:
            return raising
    return lift_in_group(game, outlook, seat, cash - reserve) if has_mortgages(game, seat) else None


def has_mortgages(game: TrackGame, seat: int) -> bool:
    """Whether any deed of a seat is mortgaged."""
    for i, is_mortgaged in enumerate(game.is_mortgaged):
        if is_mortgaged and game.owner[i] == seat:
            return True
    return False


def next_site(game: TrackGame, outlook: Outlook, seat: int) -> Deed | None:
    """Find the street where one more building brings the most, leaving its cost aside."""
    best: Deed | None = None
    most = 0.0
    owner = game.owner
    for first in outlook.firsts:
        if owner[first] != seat:
            continue
        group = outlook.board.deeds[first].group
        if not game.owns_group(seat, group) or game.has_mortgage(group):
            continue
        site = _lowest(game, group)
        level = game.level[site.index]
        if level == game.terms.levels or not _is_in_stock(game, level):
            continue
        gain = return_of(outlook, site, level)
        if gain > most:
            most = gain
            best = site
    return best


def best_site(game: TrackGame, outlook: Outlook, sites: list[Deed]) -> Deed | None:
    """Choose the best of the streets where a building could stand."""
    best: Deed | None = None
    most = 0.0
    for site in sites:
        gain = return_of(outlook, site, game.level[site.index])
        if gain > most:
            most = gain
            best = site
    return best


def return_of(outlook: Outlook, site: Deed, level: int) -> float:
    """Return how much of its price one more building brings back; up to the third, the next steps count too."""
    rents = outlook.rents[site.index]
    aim = max(level + 1, min(TYPICAL, len(rents) - 1))
    return outlook.stakes[site.index] * (rents[aim] - rents[level]) / ((aim - level) * site.group.building)


def _lowest(game: TrackGame, group: Group) -> Deed:
    """Find the street to build on next; among equals the last, which brings the most."""
    best = group.deeds[0]
    for deed in group.deeds:
        if game.level[deed.index] <= game.level[best.index]:
            best = deed
    return best


def _is_in_stock(game: TrackGame, level: int) -> bool:
    return (game.hotels if level == game.terms.levels - 1 else game.apartments) > 0


def lift_in_group(game: TrackGame, outlook: Outlook, seat: int, spare: int) -> AnyAction | None:
    """Lift a mortgage that keeps a whole group from being built on."""
    for first in outlook.firsts:
        if game.owner[first] == seat:
            group = outlook.board.deeds[first].group
            if game.has_mortgage(group) and game.owns_group(seat, group):
                for deed in group.deeds:
                    if game.is_mortgaged[deed.index] and game.policies.mortgages.lifting_price(game, deed) <= spare:
                        return deeds.Lift(deed)
    return None


def choose_lift(game: TrackGame, outlook: Outlook, seat: int, spare: int) -> AnyAction | None:
    """Lift mortgages in whole groups first; then, with money to burn, the one that brings the most."""
    lifting = lift_in_group(game, outlook, seat, spare)
    if lifting is not None:
        return lifting
    best: Deed | None = None
    most = 0.0
    for deed in game.board.deeds:
        i = deed.index
        if (
            game.is_mortgaged[i]
            and game.owner[i] == seat
            and game.policies.mortgages.lifting_price(game, deed) * RICH <= spare
        ):
            gain = outlook.stakes[i] * deed.rents[0] / deed.mortgage if deed.group.is_street else 1.0
            if gain > most:
                most = gain
                best = deed
    return None if best is None else deeds.Lift(best)


def mortgage_loss(game: TrackGame, outlook: Outlook, seat: int, deed: Deed) -> float:
    """Return what mortgaging a deed loses for each unit of money that it raises."""
    loss = outlook.stakes[deed.index] * game.policies.rent.amount(game, deed, USUAL_ROLL)
    group = deed.group
    if group.is_street and game.owns_group(seat, group):
        loss += GROUP_PENALTY * outlook.worth[group.index][len(group.deeds)]
    return loss / deed.mortgage


def raise_lightly(game: TrackGame, outlook: Outlook, seat: int, needed: int, spared: Group) -> AnyAction | None:
    """Mortgage a deed that hardly matters, if all such deeds together raise what is needed for a group."""
    total = 0
    best: Deed | None = None
    least = LIGHTLY
    for deed in game.board.deeds:
        if game.owner[deed.index] == seat and deed.group is not spared and deeds.may_mortgage(game, seat, deed):
            loss = mortgage_loss(game, outlook, seat, deed)
            if loss < LIGHTLY:
                total += deed.mortgage
                if loss < least:
                    least = loss
                    best = deed
    return None if best is None or total < needed else deeds.Mortgage(best)


def raise_for_debt(game: TrackGame, outlook: Outlook, seat: int, needed: int) -> AnyAction | None:
    """Mortgage or sell whatever loses the least for the money that it raises."""
    best: Deed | None = None
    least = 1.0e18
    for deed in game.board.deeds:
        if game.owner[deed.index] == seat and deeds.may_mortgage(game, seat, deed):
            loss = mortgage_loss(game, outlook, seat, deed)
            if loss < least:
                least = loss
                best = deed
    sold: Group | None = None
    for first in outlook.firsts:
        if game.owner[first] == seat:
            group = outlook.board.deeds[first].group
            if game.has_buildings(group):
                loss = sale_loss(game, outlook, group)
                if loss < least:
                    least = loss
                    sold = group
    if sold is not None:
        return sell_for(game, seat, sold, needed)
    return None if best is None else deeds.Mortgage(best)


def sale_loss(game: TrackGame, outlook: Outlook, group: Group) -> float:
    """Return what selling the next building of a group loses for each unit of money that it raises."""
    site = _highest(game, group)
    level = game.level[site.index]
    rents = outlook.rents[site.index]
    return 1.0 + outlook.stakes[site.index] * (rents[level] - rents[level - 1]) / (group.building // 2)


def _highest(game: TrackGame, group: Group) -> Deed:
    """Find the street to sell from next; among equals the first, which brings the least."""
    best = group.deeds[0]
    for deed in group.deeds:
        if game.level[deed.index] > game.level[best.index]:
            best = deed
    return best


def sell_for(game: TrackGame, seat: int, group: Group, needed: int) -> AnyAction:
    """Sell as many buildings as are needed, but at most one from each street.

    If the bank lacks the apartments to break up a hotel, more must go.
    """
    levels = [game.level[deed.index] for deed in group.deeds]
    highest = max(levels)
    target = levels[:]
    raised = 0
    for n, level in enumerate(levels):
        if level == highest and raised < needed:
            target[n] -= 1
            raised += group.building // 2
    while building.why_not_sell(game, seat, group, target) and highest > 0:
        highest -= 1
        target = [min(level, highest) for level in levels]
    return building.Sell(group, target)
