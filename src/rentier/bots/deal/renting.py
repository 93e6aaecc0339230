"""Which rent to charge: the dearest that this turn allows, with the cards laid and moved for it first."""

from __future__ import annotations

from typing import Final, final

from rentier.games.deal import actions, attacks
from rentier.games.deal.cards import DOUBLE_RENT, Card, Colour
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import PropertySet, name_set
from rentier.games.deal.state import Player

from .own_turn import OwnTurn
from .paying import Account
from .worth import UNKNOWN, Table

MOST_DOUBLERS: Final = 2


@final
class RentPlan:
    """A rent card, the colour it is used for, and the wilds moved and cards laid there first."""

    __slots__ = ("amount", "card", "colour", "lays", "sources", "wilds")

    def __init__(
        self, card: Card, colour: Colour, amount: int, wilds: list[Card], sources: list[PropertySet], lays: list[Card]
    ) -> None:
        self.card: Final = card
        self.colour: Final = colour
        self.amount: Final = amount
        self.wilds: Final = wilds
        """The wilds to be moved to the colour."""
        self.sources: Final = sources
        """By wild: the set from which it is moved."""
        self.lays: Final = lays


def offer_rent(turn: OwnTurn) -> None:
    """Offer the rent that brings the most, or what has to be done before it.

    The choice does not depend on where the wilds lie, so moving one for it cannot change the plan.
    """
    best: RentPlan | None = None
    most = UNKNOWN
    within_reach = 0
    for card in distinct(turn.player.hand):
        if card.is_rent:
            if within_reach == 0:
                within_reach = colours_within_reach(turn.player)
            payers = 1 if hits_one(turn, card) else turn.game.seats - 1
            for colour in card.colours:
                if not within_reach & colour.mark:
                    continue
                plan = plan_rent(turn, card, colour)
                if plan is not None and plan.amount * payers - turn.keep(card) - len(plan.lays) > most:
                    most = plan.amount * payers - turn.keep(card) - len(plan.lays)
                    best = plan
    if best is not None:
        offer_plan(turn, best)


def colours_within_reach(player: Player) -> int:
    """Return the colours of which something lies, or could be moved or laid."""
    marks = 0
    for own in player.sets:
        marks |= own.colour.mark
        if own.has_wilds:
            for wild in own.cards:
                if wild.is_wild:
                    marks |= wild.marks
    for held in player.hand:
        if held.is_property:
            marks |= held.marks
    return marks


def hits_one(turn: OwnTurn, card: Card) -> bool:
    """Whether a rent card is aimed at a single player."""
    return card.kind == "rent-any" or turn.game.agreed.one_pays_rent


def plan_rent(turn: OwnTurn, card: Card, colour: Colour) -> RentPlan | None:
    """Find the highest rent of a colour that this turn's plays allow."""
    lying = 0
    solids = turn.table.solids(colour.index)
    highest = 0
    for own in turn.player.sets:
        if own.colour is colour:
            highest = max(highest, own.rent())
            if not own.is_full:
                # Any other card makes a set of any-colour wilds that wait here, however many they are (DL-32).
                lying = min(len(own.cards), colour.size - 1)
    wilds: list[Card] = []
    sources: list[PropertySet] = []
    lays: list[Card] = []
    if turn.table.missing(colour.index) > 0:
        mark = colour.mark
        # Any-colour wilds come last: alone they bring nothing.
        for is_any in (False, True):
            for own in turn.player.sets:
                if own.has_wilds and own.colour is not colour and own.buildings == 0:
                    for wild in own.cards:
                        if (
                            wild.is_wild
                            and wild.is_any == is_any
                            and wild.marks & mark
                            and lying + len(wilds) < colour.size
                        ):
                            wilds.append(wild)
                            sources.append(own)
                            solids += 0 if is_any else 1
        room = min(colour.size - lying - len(wilds), turn.game.plays_left - 1)
        for held in turn.player.hand:
            if held.is_property and held.marks & mark and len(lays) < room:
                lays.append(held)
                solids += 0 if held.is_any else 1
        count = lying + len(wilds) + len(lays)
        if solids > 0 and count > 0:
            highest = max(highest, colour.rents[count - 1])
    return RentPlan(card, colour, highest, wilds, sources, lays) if highest > 0 else None


def offer_plan(turn: OwnTurn, plan: RentPlan) -> None:
    """Offer the first step of a plan, valued by what the rent will bring, doubled if that pays."""
    plays = turn.game.plays_left - 1 - len(plan.lays)
    doublers = min(turn.player.hand.count(DOUBLE_RENT), plays, MOST_DOUBLERS)
    moved = table_after(turn, plan) if plan.wilds else None
    keep = turn.keep(plan.card)
    for doubled in range(doublers + 1):
        amount = plan.amount << doubled
        target, worth = best_target(turn, plan.card, moved, amount)
        worth -= keep + doubled * (turn.keep(DOUBLE_RENT) + turn.play)
        if plan.lays:
            held = plan.lays[0]
            turn.offer(actions.LAY[held.index][held.colours.index(plan.colour)], worth)
        elif plan.wilds:
            source = name_set(turn.player.sets, plan.sources[0])
            turn.offer(actions.MoveWild(plan.wilds[0], source, plan.colour), worth)
        else:
            own = dearest_set(turn, plan.colour)
            where = name_set(turn.player.sets, own)
            turn.offer(attacks.Rent(where, target, doubled, plan.card.kind == "rent-any"), worth)


def table_after(turn: OwnTurn, plan: RentPlan) -> Table:
    """Return the bot's own table as it will be when the rent is charged."""
    table = Table(turn.player, 1.0, 1.0)
    for k in range(len(plan.wilds)):
        table.take(plan.sources[k].colour.index, plan.wilds[k])
        table.lay(plan.colour.index, plan.wilds[k])
    return table


def best_target(turn: OwnTurn, card: Card, moved: Table | None, amount: int) -> tuple[int, float]:
    """Return whom to ask, and what that is worth: everybody, or the player it hurts most.

    `moved` is the bot's own table if wilds are moved first.
    """
    best, most, total = -1, UNKNOWN, 0.0
    for seat in range(turn.game.seats):
        if seat != turn.player.seat:
            theirs = turn.sight.table(seat)
            worth = turn.charge(seat, amount) if moved is None else Account(theirs, moved).worth(amount)
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
