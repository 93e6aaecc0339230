"""Cards in Millionaire: kept Fortune cards, answers, and choices of players and spaces."""

from __future__ import annotations

from rentier.bots.track.prospects import Prospects, gain_of, value_of
from rentier.core.actions import PASS, AnyAction
from rentier.games.millionaire import actions, decisions, fortune
from rentier.games.millionaire.state import Millionaire
from rentier.track.board import Deed, Space
from rentier.track.numbers import BANK

from .worth import next_rent


def choose_use(game: Millionaire, prospects: Prospects, seat: int) -> AnyAction | None:
    """Use a kept card if it brings something now."""
    best: AnyAction | None = None
    most = 0.0
    menu: list[AnyAction] = []
    fortune.add_uses(game, seat, menu)
    for action in menu:
        gain = 0.0
        if isinstance(action, actions.FreeHouse):
            gain = next_rent(game, action.deed) * prospects.times
        elif isinstance(action, actions.Take):
            gain = gain_of(game, prospects, seat, action.deed)
        elif isinstance(action, actions.Swap):
            gain = gain_of(game, prospects, seat, action.take) - gain_of(game, prospects, seat, action.give)
        if gain > most:
            most = gain
            best = action
    return best


def choose_player(game: Millionaire, seat: int, choosing: decisions.ChoosingPlayer) -> AnyAction:
    """Take from the richest player and give to the poorest."""
    is_paid = choosing.card.effect == "pay-one"
    others = game.others_in(seat)
    best = others[0]
    for other in others:
        if (game.means(other) < game.means(best)) if is_paid else (game.means(other) > game.means(best)):
            best = other
    return actions.ChoosePlayer(best)


def choose_space(game: Millionaire, prospects: Prospects, seat: int, choosing: decisions.ChoosingSpace) -> AnyAction:
    """Go where the salary earned on the way and the property at the end bring the most."""
    best: AnyAction = PASS
    most = -1.0e18
    for action in choosing.actions(game, seat):
        assert isinstance(action, actions.GoTo)
        worth = worth_of_stop(game, prospects, seat, action.space)
        if worth > most:
            most = worth
            best = action
    return best


def worth_of_stop(game: Millionaire, prospects: Prospects, seat: int, space: Space) -> float:
    """Value moving forward to a space and playing it."""
    worth = 0.0
    if space.index <= game.players[seat].place:
        worth += game.salary_of(seat)
    deed = space.deed
    if deed is not None:
        owner = game.owner[deed.index]
        if owner == BANK:
            worth += max(value_of(game, prospects, seat, deed) - deed.price, 0)
        elif owner != seat:
            worth -= game.policies.rent.amount(game, deed, 0)
    elif space.kind == "go-to-jail":
        worth = -float(game.terms.fine)
    elif space.kind == "lifestyle":
        worth += game.terms.fine
    return worth


def choose_also(game: Millionaire, prospects: Prospects, seat: int, also: decisions.BuyingAlso) -> AnyAction:
    """Buy one more lot if it is worth its price."""
    best: Deed | None = None
    most = 0
    for deed in decisions.lots_left(game, seat, also.group):
        gain = value_of(game, prospects, seat, deed) - deed.price
        if gain >= most:
            most = gain
            best = deed
    return PASS if best is None else actions.BuyAlso(best)


def choose_answer(game: Millionaire, seat: int) -> AnyAction:
    """Cancel whatever can be cancelled."""
    return actions.CANCEL if fortune.holds(game, seat, fortune.CANCEL) else PASS
