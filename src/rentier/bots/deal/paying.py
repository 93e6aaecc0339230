"""Paying with the cards that are needed least."""

from __future__ import annotations

from typing import Final, final

from rentier.games.deal.cards import COLOURS, Card
from rentier.games.deal.paying import Item
from rentier.games.deal.sets import BUILDINGS, PropertySet, name_set

from .worth import BUILDING, Table, money_worth, value_of


@final
class Part:
    """Cards that could be paid together, their value, and what it costs to part with them."""

    __slots__ = ("cost", "items", "value")

    def __init__(self, items: list[Item], value: int, cost: float) -> None:
        self.items: Final = items
        self.value: Final = value
        self.cost: Final = cost


@final
class Way:
    """A way to pay: one more part after another way."""

    __slots__ = ("before", "cost", "part")

    def __init__(self, before: Way | None, part: Part | None, cost: float) -> None:
        self.before: Final = before
        self.part: Final = part
        self.cost: Final = cost

    def items(self) -> list[Item]:
        """List all cards of the payment."""
        items: list[Item] = []
        way: Way | None = self
        while way is not None:
            if way.part is not None:
                items.extend(way.part.items)
            way = way.before
        return items


def cheapest_way(payer: Table, payee: Table, amount: int) -> Way | None:
    """Find the payment that costs the payer least and helps the payee least; None if there is too little."""
    ways: list[Way | None] = [None] * (amount + 1)
    ways[0] = Way(None, None, 0.0)
    ways = with_one_of(ways, bank_parts(payer, payee, amount))
    for i in range(len(COLOURS)):
        if payer.solids[i] > 0:
            ways = with_one_of(ways, colour_parts(payer, payee, i))
    for own in payer.player.sets:
        if own.buildings:
            ways = with_one_of(ways, building_parts(payer, payee, own))
    return ways[amount]


def charge_worth(payer: Table, payee: Table, amount: int) -> float:
    """Value a charge for the seat in question, payer or payee: what one loses and the other gains."""
    way = cheapest_way(payer, payee, amount)
    if way is not None:
        return way.cost
    worth = payer.money_loss(payer.bank) + payee.money_gain(payer.bank)
    for own in payer.player.sets:
        for card in own.cards:
            if card.value > 0:
                worth += payer.loss(own.colour.index, False) + payee.card_gain(card)
    return worth


def with_one_of(ways: list[Way | None], parts: list[Part]) -> list[Way | None]:
    """Extend the cheapest ways to pay each sum, up to all that is owed, by at most one of these parts."""
    longer = ways[:]
    owed = len(ways) - 1
    for paid in range(owed):
        way = ways[paid]
        if way is not None:
            for part in parts:
                total = min(owed, paid + part.value)
                cost = way.cost + part.cost
                other = longer[total]
                if other is None or cost < other.cost:
                    longer[total] = Way(way, part, cost)
    return longer


def bank_parts(payer: Table, payee: Table, amount: int) -> list[Part]:
    """List what the payer's bank can pay: each sum below the amount, and the smallest one that is enough."""
    highest = amount + 10
    sums: list[list[Item] | None] = [None] * (highest + 1)
    sums[0] = []
    # The dearest first: small change stays for later.
    for card in sorted(payer.player.bank, key=_dearest_first):
        for total in range(min(amount, highest - card.value), -1, -1):
            items = sums[total]
            if items is not None and sums[total + card.value] is None:
                sums[total + card.value] = [*items, Item(card, None)]
    parts: list[Part] = []
    for total in range(1, highest + 1):
        items = sums[total]
        if items is not None:
            parts.append(Part(items, total, payer.money_loss(total) + payee.money_gain(total)))
            if total >= amount:
                break
    return parts


def _dearest_first(card: Card) -> int:
    return -card.value


def colour_parts(payer: Table, payee: Table, i: int) -> list[Part]:
    """List paying with one, two … cards of a colour: single-colour before wild, spare ones before a full set."""
    items: list[Item] = []
    for wilds in (False, True):
        for full in (False, True):
            for own in payer.player.sets:
                if own.colour.index == i and own.is_full == full:
                    where = name_set(payer.player.sets, own)
                    for card in own.cards:
                        if card.is_wild == wilds and card.value > 0:
                            items.append(Item(card, where))
    parts: list[Part] = []
    for count in range(1, len(items) + 1):
        cards = [item.card for item in items[:count]]
        cost = -payer.change(i, -count, -count)
        for card in cards:
            cost += payee.card_gain(card)
        parts.append(Part(items[:count], value_of(cards), cost))
    if len(items) > 1 and items[-1].card.is_wild:
        last = items[-1]
        parts.append(Part([last], last.card.value, payer.loss(i, False) + payee.card_gain(last.card)))
    return parts


def building_parts(payer: Table, payee: Table, own: PropertySet) -> list[Part]:
    """List paying with the hotel, or the house, or a house together with the hotel on it (DL-51)."""
    where = name_set(payer.player.sets, own)
    parts: list[Part] = []
    for lowest in range(own.buildings):
        cards = BUILDINGS[lowest : own.buildings]
        value = value_of(cards)
        cost = money_worth(value) + BUILDING * len(cards) + payee.money_gain(value)
        parts.append(Part([Item(card, where) for card in cards], value, cost))
    return parts
