"""What people remember of a game of Deal: sets completed and stolen, large payments, and what came to nothing.

Sizes are in millions. A full set is a third of the way to the win (DL-4), so it counts for more than its cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rentier.core.actions import PASS
from rentier.core.events import Event
from rentier.core.moments import Moment

from . import attacks, decisions
from .cards import COLOURS, Colour, find_card
from .events import Cancelled, Paid, Took, TookSet

if TYPE_CHECKING:
    from .state import Deal, Player

A_SET: Final = 10
"""What a full set counts beside its cards."""

RENT: Final = "payment"
THEFT: Final = "theft"
REFUSAL: Final = "refusal"
"""Titles that a moment can have."""


def moments_of(game: Deal, before: Deal, events: Sequence[Event]) -> list[Moment]:
    """List what a step was remembered for."""
    stolen = [event.colour for event in events if isinstance(event, TookSet)]
    found = [moment for moment in _full_sets(game, before) if moment.details["colour"] not in stolen]
    for event in events:
        if isinstance(event, TookSet):
            details = {"seat": event.seat, "target": event.target, "colour": event.colour, "buildings": event.buildings}
            size = 2 * A_SET + sum([find_card(code).value for code in event.cards])
            found.append(Moment("deal-moment-stole-set", event.seat, details, size, THEFT))
        elif isinstance(event, Took):
            details = {"seat": event.seat, "target": event.target, "card": event.card}
            found.append(Moment("deal-moment-stole", event.seat, details, find_card(event.card).value, THEFT))
        elif isinstance(event, Paid) and event.value:
            details = {"seat": event.seat, "target": event.target, "amount": event.value}
            found.append(Moment("deal-moment-paid", event.target, details, event.value, RENT))
        elif isinstance(event, Cancelled):
            found.append(_refusal(before, event))
    return found


def full_sets(player: Player) -> list[Colour]:
    """List the colours of which a player has a full set."""
    return [colour for colour in COLOURS if [own for own in player.sets if own.colour is colour and own.is_full]]


def _full_sets(game: Deal, before: Deal) -> list[Moment]:
    """List the sets that became full, by whatever way."""
    found: list[Moment] = []
    for player in game.players:
        had, has = full_sets(before.players[player.seat]), full_sets(player)
        for colour in has:
            if colour not in had:
                details = {"seat": player.seat, "colour": colour.name, "count": len(has)}
                value = max([sum([card.value for card in own.cards]) for own in player.sets if own.colour is colour])
                # The nearer the win, the more a set decides.
                found.append(Moment("deal-moment-set", player.seat, details, A_SET * len(has) + value))
    return found


def _refusal(before: Deal, event: Cancelled) -> Moment:
    """Return an action that came to nothing, as large as what it would have done (DL-52)."""
    attacking = before.stack[-2]
    assert isinstance(attacking, decisions.Attacking)
    details = {"seat": event.seat, "target": event.target, "card": attacking.action.uses()}
    return Moment("deal-moment-refused", event.seat, details, _averted(before, attacking, event.seat), REFUSAL)


def _averted(before: Deal, attacking: decisions.Attacking, victim: int) -> int:
    """Return by how much an action would have changed the standing, had the victim let it happen."""
    if attacking.amount:
        return min(attacking.amount, before.players[victim].value_in_front())
    after = before.copy()
    after.replace(decisions.Answer((victim,), victim, False))
    after.apply(victim, PASS)
    if isinstance(attacking.action, attacks.DealBreaker):
        lost = before.wealth_of(victim) - after.wealth_of(victim)
        return 2 * A_SET + lost
    gained = sum([moment.size for moment in _full_sets(after, before)])
    return max(gained, abs(before.wealth_of(victim) - after.wealth_of(victim)))
