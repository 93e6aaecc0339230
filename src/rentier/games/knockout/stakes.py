"""What follows from an action of Knockout: what the aimed place is worth as the tokens lie now, and why it is not.

A slide is judged as if nothing lay in its way and no hand trembled; what it knocks away is left to the player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import AnyAction
from rentier.core.stakes import COST, GAIN, GRAVE, PLAIN, Stake

from . import actions, decisions, physics, rules, state
from .area import space_under
from .board import BOARD, NOWHERE, Space
from .data import BAIL
from .scoring import CHANCE, HOUSES, JAIL, RAILROADS, score_round

if TYPE_CHECKING:
    from .state import Knockout


def stakes_of(game: Knockout, seat: int, action: AnyAction) -> list[Stake]:
    """List what follows from an action."""
    if isinstance(action, actions.Slide):
        return _sliding(game, action)
    return [*_result(game, seat, action), *_gains(game, seat, action)]


def _result(game: Knockout, seat: int, action: AnyAction) -> list[Stake]:
    """Say who wins if the last round is over then (KO-4)."""
    after = game.copy()
    after.apply(seat, action)
    if not after.over:
        return []
    if seat in after.winners:
        return [Stake("knockout-stake-you-win", {}, GAIN)]
    return [Stake("knockout-stake-they-win", {"winners": list(after.winners)}, GRAVE)]


def _gains(game: Knockout, seat: int, action: AnyAction) -> list[Stake]:
    team = game.team_of(seat)
    if isinstance(action, actions.Move):
        top = game.top()
        assert isinstance(top, decisions.Railroad)
        return _worth(game, top.token(game), action.space)
    if isinstance(action, actions.Double):
        return _doubling(game, action.space)
    if isinstance(action, actions.Pay):
        return [_cash(game, team, BAIL)]
    if isinstance(action, actions.Again):
        price = rules.second_chance_price(game)
        return [_cash(game, team, price)] if price else []
    if isinstance(action, (actions.Stay, actions.Leave, actions.Stand)):
        return [Stake("knockout-stake-nothing", {}, COST)]
    return []


def _cash(game: Knockout, team: int, price: int) -> Stake:
    return Stake("knockout-stake-cash", {"was": game.cash[team], "will": game.cash[team] - price})


def _sliding(game: Knockout, action: actions.Slide) -> list[Stake]:
    """Say where a token would stop, and what it is worth there."""
    top = game.top()
    assert isinstance(top, decisions.Sliding)
    token = top.token(game)
    slid = physics.slide([None] * len(game.places), token, action.aim, False)
    place = slid.places[token]
    if not slid.has_passed:
        return [Stake("knockout-stake-weak", {}, PLAIN)]
    if place is None:
        return [Stake("knockout-stake-off", {}, COST)]
    on = space_under(place.x, place.y)
    return [Stake("knockout-stake-short", {}, COST)] if on == NOWHERE else _worth(game, token, BOARD.spaces[on])


def _worth(game: Knockout, token: int, space: Space) -> list[Stake]:
    """Say what a token brings its team on a space if the round ended then, or why it brings nothing (KO-22 … KO-26)."""
    team = token // state.TOKENS_EACH
    details: dict[str, object] = {"space": space.code}
    if space.index == JAIL:
        return [Stake("knockout-stake-jail", {**details, "amount": BAIL}, COST)]
    if space.index == CHANCE or space.index in RAILROADS:
        return [Stake("knockout-stake-later", {**details, "kind": space.kind})]
    gain = gain_with(game, token, space.index) - gain_with(game, token, state.OFF)
    if gain < 0:
        return [Stake("knockout-stake-costs", {**details, "amount": -gain}, COST)]
    if gain > 0:
        return [Stake("knockout-stake-brings", {**details, "amount": gain}, GAIN)]
    return _why_nothing(game, token, team, space)


def _why_nothing(game: Knockout, token: int, team: int, space: Space) -> list[Stake]:
    details: dict[str, object] = {"space": space.code}
    if space.is_property:
        for earlier in game.order:
            if earlier == team:
                return [Stake("knockout-stake-once", details, COST)]
            if space.index in game.spaces_of(earlier):
                return [Stake("knockout-stake-taken", {**details, "seats": list(game.mates[earlier])}, COST)]
    key = "knockout-stake-bare-house" if space.index in HOUSES else "knockout-stake-no-gain"
    return [Stake(key, details, COST)]


def gain_with(game: Knockout, token: int, on: int) -> int:
    """Return what its team would get if the round ended with a token there."""
    lies = game.on[:]
    lies[token] = on
    return gains_with(game, lies)[token // state.TOKENS_EACH]


def gains_with(game: Knockout, lies: list[int]) -> tuple[int, ...]:
    """Return what each team would get if the round ended with the tokens there; Houses double the best property."""
    tokens = tuple(
        [tuple(lies[state.TOKENS_EACH * team : state.TOKENS_EACH * (team + 1)]) for team in range(game.teams)]
    )
    doubled = [NOWHERE] * game.teams
    while True:
        found = score_round(game.order, tokens, tuple(doubled), game.pot)
        if found.is_complete:
            return found.gains
        doubled[found.asked] = _best(list(found.choices)).index


def _best(spaces: list[Space]) -> Space:
    best = spaces[0]
    for space in spaces:
        if space.value > best.value:
            best = space
    return best


def _doubling(game: Knockout, space: Space) -> list[Stake]:
    """Say what a House brings here, and what it would bring elsewhere (KO-24)."""
    found = [Stake("knockout-stake-brings", {"space": space.code, "amount": space.value}, GAIN)]
    top = game.top()
    assert isinstance(top, decisions.Scoring)
    best = _best([choice.space for choice in top.choices(game) if isinstance(choice, actions.Double)])
    if best.value > space.value:
        found.append(Stake("knockout-stake-better", {"space": best.code, "amount": best.value}, COST))
    return found
