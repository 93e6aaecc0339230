"""What follows from an action of Millionaire: levels and Fortune cards (MM-11, MM-21, MM-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import AnyAction, Pass
from rentier.core.stakes import COST, GAIN, PLAIN, Stake
from rentier.track import auction, stakes
from rentier.track.numbers import BANK, NOBODY

from . import actions, decisions
from .data import SALARIES

if TYPE_CHECKING:
    from rentier.track.board import Deed, Space

    from .state import Millionaire


def stakes_of(game: Millionaire, seat: int, action: AnyAction) -> list[Stake]:
    """List what follows from an action."""
    if isinstance(action, actions.Collect):
        return [stakes.balance(game, seat, game.salary_of(seat))]
    if isinstance(action, actions.Upgrade):
        return _upgrading(game, seat)
    if isinstance(action, actions.BuyAlso):
        return stakes.purchase(game, seat, action.deed, action.deed.price)
    if isinstance(action, actions.FreeHouse):
        after = game.copy()
        after.level[action.deed.index] += 1
        return stakes.rents(game, after, seat, action.deed.group)
    if isinstance(action, actions.GoTo):
        return _going(game, seat, action.space)
    if isinstance(action, actions.Take):
        return _moved(game, seat, game.owner[action.deed.index], action.deed, None)
    if isinstance(action, actions.Swap):
        return _moved(game, seat, game.owner[action.take.index], action.take, action.give)
    if isinstance(action, Pass):
        return _passing(game, seat, action)
    return stakes.stakes_of(game, seat, action)


def _upgrading(game: Millionaire, seat: int) -> list[Stake]:
    """Say what the next token costs, and what it will earn at GO (MM-11)."""
    details = {"price": game.upgrade, "amount": SALARIES[game.rank(seat) + 1], "stars": game.stars[seat] + 2}
    return [
        stakes.balance(game, seat, game.salary_of(seat) - game.upgrade),
        Stake("millionaire-stake-upgrade", details, PLAIN),
    ]


def _going(game: Millionaire, seat: int, space: Space) -> list[Stake]:
    """Say what a stop costs there, and the price of a property that nobody owns (L7, F10)."""
    deed = space.deed
    if deed is None:
        return []
    owner = game.owner[deed.index]
    if owner == BANK:
        return [Stake("millionaire-stake-for-sale", {"space": space.code, "price": deed.price})]
    due = 0 if owner == seat else game.policies.rent.amount(game, deed, game.rolled)
    return [Stake("millionaire-stake-rent-due", {"amount": due, "owner": owner}, COST)] if due else []


def _moved(game: Millionaire, taker: int, loser: int, take: Deed, give: Deed | None) -> list[Stake]:
    """List the groups that a card completes for the player who uses it, or for the other (F13, F14)."""
    return stakes.groups(game, _after(game, taker, loser, take, give), taker)


def _after(game: Millionaire, taker: int, loser: int, take: Deed, give: Deed | None) -> Millionaire:
    after = game.copy()
    after.owner[take.index] = taker
    if give is not None:
        after.owner[give.index] = loser
    return after


def _passing(game: Millionaire, seat: int, action: AnyAction) -> list[Stake]:
    """Say what a card does that is not cancelled, and that the player who landed must take what nobody wants."""
    top = game.top()
    if isinstance(top, decisions.Answering):
        return _letting(game, seat, top)
    found = stakes.stakes_of(game, seat, action)
    if isinstance(top, auction.Auction) and top.leader == NOBODY and top.lander == seat:
        details = {"space": top.deed.code, "amount": game.terms.opening}
        found.append(Stake("millionaire-stake-held", details, COST))
    return found


def _letting(game: Millionaire, seat: int, answering: decisions.Answering) -> list[Stake]:
    if answering.is_cancelled:
        return [Stake("millionaire-stake-cancelled", {"card": answering.card.code}, COST)]
    if answering.take is None:
        return [stakes.owing(game, seat, answering.card.amount)]
    found = stakes.groups(game, _after(game, answering.seat, seat, answering.take, answering.give), seat)
    found.append(Stake("track-stake-lose-deed", {"space": answering.take.code}, COST))
    if answering.give is not None:
        found.append(Stake("track-stake-get-deed", {"space": answering.give.code}, GAIN))
    return found
