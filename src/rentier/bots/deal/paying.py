"""Paying with the cards that are needed least."""

from __future__ import annotations

from typing import Final, final

from rentier.games.deal.cards import COLOURS, Card
from rentier.games.deal.paying import Item
from rentier.games.deal.sets import BUILDINGS, PropertySet, name_set

from .worth import BUILDING, SOLID_CARD, Table, money_worth, value_of

OUT_OF_REACH: Final = 1.0e9
"""The cost of a sum that cannot be paid."""
DEAREST: Final = 10
"""The highest value of a card."""


@final
class Part:
    """Cards of one source that could be paid together: from one place to another, their value, and what that costs."""

    __slots__ = ("cost", "end", "start", "value")

    def __init__(self, start: int, end: int, value: int, cost: float) -> None:
        self.start: Final = start
        self.end: Final = end
        self.value: Final = value
        self.cost: Final = cost


@final
class Source:
    """Cards of which a payment takes at most one part: those of a colour, or the buildings of a set."""

    __slots__ = ("cards", "parts", "sets")

    def __init__(self, cards: list[Card], sets: list[PropertySet]) -> None:
        self.cards: Final = cards
        self.sets: Final = sets
        """By card: the set in which it lies."""
        self.parts: Final[list[Part]] = []


@final
class Account:
    """What one player can be made to pay another: what each amount costs the payer and brings the payee."""

    __slots__ = ("payee", "payer", "sources", "total")

    def __init__(self, payer: Table, payee: Table) -> None:
        self.payer: Final = payer
        self.payee: Final = payee
        self.total: Final = payer.bank + value_laid(payer)
        self.sources: list[Source] | None = None

    def worth(self, amount: int) -> float:
        """Value a charge for the seat in question, payer or payee: what one loses and the other gains."""
        payer, payee = self.payer, self.payee
        if self.total >= amount:
            costs = self.first_costs(amount)
            for source in self.all_sources():
                costs = with_one_of(costs, source.parts)
            return costs[amount]
        worth = payer.money_loss(payer.bank) + payee.money_gain(payer.bank)
        for own in payer.player.sets:
            for card in own.cards:
                if card.value > 0:
                    worth += payer.loss(own.colour.index, False) + payee.card_gain(card)
        return worth

    def items(self, amount: int) -> list[Item]:
        """List the cards of the payment that costs the payer least and helps the payee least; there must be enough."""
        sources = self.all_sources()
        stages = [self.first_costs(amount)]
        for source in sources:
            stages.append(with_one_of(stages[-1], source.parts))
        items: list[Item] = []
        total = amount
        for s in range(len(sources) - 1, -1, -1):
            if stages[s + 1][total] < stages[s][total]:
                total = self._add_part(items, sources[s], stages[s], total, stages[s + 1][total])
        if total > 0:
            items.extend(bank_items(self.payer.player.bank, amount, total))
        return items

    def _add_part(self, items: list[Item], source: Source, before: list[float], total: int, cost: float) -> int:
        """Add the part that leads to a total at this cost, and return what was paid before it."""
        owed = len(before) - 1
        sets = self.payer.player.sets
        for paid in range(owed):
            for part in source.parts:
                if min(owed, paid + part.value) == total and before[paid] + part.cost == cost:
                    for k in range(part.start, part.end):
                        items.append(Item(source.cards[k], name_set(sets, source.sets[k])))
                    return paid
        raise AssertionError("no part leads here")

    def first_costs(self, amount: int) -> list[float]:
        """Return what each sum costs that the bank can pay alone: those below the amount, and the least above it."""
        costs = [OUT_OF_REACH] * (amount + 1)
        costs[0] = 0.0
        sums = bank_sums(self.payer.player.bank, amount)
        for total in range(1, amount + DEAREST + 1):
            if sums >> total & 1:
                cost = self.payer.money_loss(total) + self.payee.money_gain(total)
                if total >= amount:
                    costs[amount] = cost
                    break
                costs[total] = cost
        return costs

    def all_sources(self) -> list[Source]:
        """Return what is laid, colour by colour, and the buildings: found once, whatever is charged."""
        sources = self.sources
        if sources is None:
            sources = []
            payer = self.payer
            for i in range(len(COLOURS)):
                if payer.solids(i) > 0:
                    sources.append(colour_source(payer, self.payee, i))
            for own in payer.player.sets:
                if own.buildings:
                    sources.append(building_source(self.payee, own))
            self.sources = sources
        return sources


def value_laid(payer: Table) -> int:
    """Add up what the properties and buildings of a player are worth as money."""
    total = 0
    for own in payer.player.sets:
        total += value_of(own.cards)
        if own.buildings:
            total += value_of(BUILDINGS[: own.buildings])
    return total


def with_one_of(costs: list[float], parts: list[Part]) -> list[float]:
    """Lower the costs of each sum, up to all that is owed, by paying at most one of these parts."""
    lower = costs[:]
    owed = len(costs) - 1
    for paid in range(owed):
        so_far = costs[paid]
        if so_far < OUT_OF_REACH:
            for part in parts:
                total = paid + part.value
                if total > owed:
                    total = owed
                cost = so_far + part.cost
                if cost < lower[total]:
                    lower[total] = cost
    return lower


def bank_sums(bank: list[Card], amount: int) -> int:
    """Return the set of sums that a bank can pay without going on once the amount is reached."""
    sums = 1
    highest = amount + DEAREST
    for card in bank:
        last = min(amount, highest - card.value)
        sums |= (sums & ((2 << last) - 1)) << card.value
    return sums


def bank_items(bank: list[Card], amount: int, paid: int) -> list[Item]:
    """List the cards that make up a sum of the bank; a total that is the amount means the least sum not below it."""
    highest = amount + DEAREST
    sums: list[list[Item] | None] = [None] * (highest + 1)
    sums[0] = []
    # The dearest first: small change stays for later.
    for card in sorted(bank, key=_dearest_first):
        for total in range(min(amount, highest - card.value), -1, -1):
            items = sums[total]
            if items is not None and sums[total + card.value] is None:
                sums[total + card.value] = [*items, Item(card, None)]
    while sums[paid] is None:
        paid += 1
    found = sums[paid]
    assert found is not None
    return found


def _dearest_first(card: Card) -> int:
    return -card.value


def colour_source(payer: Table, payee: Table, i: int) -> Source:
    """List paying with one, two … cards of a colour: single-colour before wild, spare ones before a full set."""
    source = cards_to_pay(payer.player.sets, i)
    cards = source.cards
    count = len(cards)
    gain = payee.gain(i, False)
    value = 0
    for k in range(count):
        value += cards[k].value
        cost = -payer.change(i, -SOLID_CARD * (k + 1))
        for given in range(k + 1):
            cost += payee.card_gain(cards[given]) if cards[given].is_wild else gain
        source.parts.append(Part(0, k + 1, value, cost))
    last = cards[count - 1]
    if count > 1 and last.is_wild:
        cost = payer.loss(i, False) + payee.card_gain(last)
        source.parts.append(Part(count - 1, count, last.value, cost))
    return source


def cards_to_pay(sets: list[PropertySet], i: int) -> Source:
    """List the cards of a colour in the order in which they are paid."""
    lying: list[PropertySet] = []
    has_wilds = False
    for own in sets:
        if own.colour.index == i:
            lying.append(own)
            has_wilds = has_wilds or own.has_wilds
    if len(lying) == 1 and not has_wilds:
        return Source(lying[0].cards, lying * len(lying[0].cards))
    source = Source([], [])
    for wilds in (False, True):
        for full in (False, True):
            for own in lying:
                if own.is_full == full:
                    for card in own.cards:
                        if card.is_wild == wilds and card.value > 0:
                            source.cards.append(card)
                            source.sets.append(own)
    return source


def building_source(payee: Table, own: PropertySet) -> Source:
    """List paying with the hotel, or the house, or a house together with the hotel on it (DL-51)."""
    cards = BUILDINGS[: own.buildings]
    source = Source(cards, [own] * len(cards))
    for lowest in range(own.buildings):
        value = value_of(cards[lowest:])
        cost = money_worth(value) + BUILDING * (own.buildings - lowest) + payee.money_gain(value)
        source.parts.append(Part(lowest, own.buildings, value, cost))
    return source
