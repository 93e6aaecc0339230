"""When to play a Just Say No."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import PASS, AnyAction
from rentier.games.deal.actions import SAY_NO
from rentier.games.deal.attacks import DealBreaker, ForcedDeal, SlyDeal
from rentier.games.deal.cards import JUST_SAY_NO
from rentier.games.deal.decisions import Answer, Attacking

from .paying import Account
from .worth import Sight

WORTH_A_NO: Final = 10.0
"""How much must be at stake to spend a Just Say No."""
WORTH_A_SPARE_NO: Final = 7.0
"""The same with another one in hand."""


def choose_answer(sight: Sight, window: Answer) -> AnyAction:
    """Say no to an attack that hurts; let one pass that is not worth a Just Say No."""
    hand = sight.game.players[sight.seat].hand
    held = hand.count(JUST_SAY_NO)
    if held == 0:
        return PASS
    aimed = sight.game.stack[-2]
    assert isinstance(aimed, Attacking)
    stake = stake_of(sight, aimed, window.victim)
    return SAY_NO if stake >= (WORTH_A_NO if held == 1 else WORTH_A_SPARE_NO) else PASS


def stake_of(sight: Sight, aimed: Attacking, seat: int) -> float:
    """Value an attack for the seat in question, attacker or victim: what one gains and the other loses."""
    attacker = sight.table(sight.game.turn)
    victim = sight.table(seat)
    action = aimed.action
    if isinstance(action, SlyDeal):
        return victim.loss(action.where.colour.index, action.card.is_any) + attacker.card_gain(action.card)
    if isinstance(action, ForcedDeal):
        gained = attacker.card_gain(action.card) - attacker.loss(action.given_from.colour.index, action.given.is_any)
        lost = victim.loss(action.where.colour.index, action.card.is_any) - victim.card_gain(action.given)
        return gained + lost
    if isinstance(action, DealBreaker):
        theirs = action.where.among(victim.player.sets)
        return attacker.set_change(theirs, 1) - victim.set_change(theirs, -1)
    return Account(victim, attacker).worth(aimed.amount)
