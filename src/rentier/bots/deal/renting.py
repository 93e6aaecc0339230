"""Which rent to charge: the dearest that this turn allows, with the cards laid and moved for it first."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.games.deal import actions, attacks
from rentier.games.deal.cards import DOUBLE_RENT, Card, Colour
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import PropertySet, name_set

from .own_turn import OwnTurn
from .paying import charge_worth
from .worth import UNKNOWN, Table

MOST_DOUBLERS: Final = 2


@final
class RentPlan:
    """A rent card, the colour it is used for, and the wilds moved and cards laid there first."""

    __slots__ = ("amount", "card", "colour", "lays", "moves")

    def __init__(self, card: Card, colour: Colour, amount: int, moves: list[AnyAction], lays: list[Card]) -> None:
        self.card: Final = card
        self.colour: Final = colour
        self.amount: Final = amount
        self.moves: Final = moves
        self.lays: Final = lays


def offer_rent(turn: OwnTurn) -> None:
    """Offer the rent that brings the most, or what has to be done before it.

    The choice does not depend on where the wilds lie, so moving one for it cannot change the plan.
    """
    best: RentPlan | None = None
    most = UNKNOWN
    for card in distinct(turn.player.hand):
        if card.kind in ("rent", "rent-any"):
            payers = 1 if hits_one(turn, card) else turn.game.seats - 1
            for colour in card.colours:
                plan = plan_rent(turn, card, colour)
                if plan is not None and plan.amount * payers - turn.keep(card) - len(plan.lays) > most:
                    most = plan.amount * payers - turn.keep(card) - len(plan.lays)
                    best = plan
    if best is not None:
        offer_plan(turn, best)


def hits_one(turn: OwnTurn, card: Card) -> bool:
    """Whether a rent card is aimed at a single player."""
    return card.kind == "rent-any" or turn.game.agreed.one_pays_rent


def plan_rent(turn: OwnTurn, card: Card, colour: Colour) -> RentPlan | None:
    """Find the highest rent of a colour that this turn's plays allow."""
    lying = 0
    solids = turn.table.solids[colour.index]
    highest = 0
    for own in turn.player.sets:
        if own.colour is colour:
            highest = max(highest, own.rent())
            if not own.is_full:
                lying = len(own.cards)
    moves: list[AnyAction] = []
    lays: list[Card] = []
    if turn.table.missing[colour.index] > 0:
        for own in turn.player.sets:
            if own.colour is not colour and own.buildings == 0:
                for wild in own.cards:
                    if wild.is_wild and colour in wild.colours and lying + len(moves) < colour.size:
                        moves.append(actions.MoveWild(wild, name_set(turn.player.sets, own), colour))
                        solids += 0 if wild.is_any else 1
        for held in turn.player.hand:
            room = lying + len(moves) + len(lays) < colour.size
            if held.is_property and colour in held.colours and room and len(lays) < turn.game.plays_left - 1:
                lays.append(held)
                solids += 0 if held.is_any else 1
        count = lying + len(moves) + len(lays)
        if solids > 0 and count > 0:
            highest = max(highest, colour.rents[count - 1])
    return RentPlan(card, colour, highest, moves, lays) if highest > 0 else None


def offer_plan(turn: OwnTurn, plan: RentPlan) -> None:
    """Offer the first step of a plan, valued by what the rent will bring, doubled if that pays."""
    plays = turn.game.plays_left - 1 - len(plan.lays)
    doublers = min(turn.player.hand.count(DOUBLE_RENT), plays, MOST_DOUBLERS)
    table = table_after(turn, plan)
    keep = turn.keep(plan.card)
    for doubled in range(doublers + 1):
        amount = plan.amount << doubled
        target, worth = best_target(turn, plan.card, table, amount)
        worth -= keep + doubled * (turn.keep(DOUBLE_RENT) + turn.play)
        if plan.lays:
            held = plan.lays[0]
            turn.offer(actions.LAY[held.index][held.colours.index(plan.colour)], worth)
        elif plan.moves:
            turn.offer(plan.moves[0], worth)
        else:
            own = dearest_set(turn, plan.colour)
            where = name_set(turn.player.sets, own)
            turn.offer(attacks.Rent(where, target, doubled, plan.card.kind == "rent-any"), worth)


def table_after(turn: OwnTurn, plan: RentPlan) -> Table:
    """Return the bot's own table as it will be when the rent is charged."""
    if not plan.moves:
        return turn.table
    table = Table(turn.player, 1.0, 1.0)
    for move in plan.moves:
        assert isinstance(move, actions.MoveWild)
        table.take(move.source.colour.index, move.card)
        table.lay(plan.colour.index, move.card)
    return table


def best_target(turn: OwnTurn, card: Card, table: Table, amount: int) -> tuple[int, float]:
    """Return whom to ask, and what that is worth: everybody, or the player it hurts most."""
    best, most, total = -1, UNKNOWN, 0.0
    for seat in range(turn.game.seats):
        if seat != turn.player.seat:
            worth = charge_worth(turn.sight.table(seat), table, amount)
            total += worth
            if worth > most:
                best, most = seat, worth
    return (best, most) if hits_one(turn, card) else (attacks.EVERYBODY, total)


def dearest_set(turn: OwnTurn, colour: Colour) -> PropertySet:
    """Return the bot's set of a colour that brings the most."""
    best: PropertySet | None = None
    for own in turn.player.sets:
        if own.colour is colour and (best is None or own.rent() > best.rent()):
            best = own
    assert best is not None
    return best
