"""Paying in Deal: which cards a player may pay with, the ways to pay, and the payment itself (DL-60 … DL-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from . import actions, rules
from .cards import CARDS, HOTEL, HOUSE, Card
from .events import Paid
from .sets import MOST_SETS, SetName, name_set, take
from .texts import read_card, read_set

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Deal, Player

MOST_SAMPLES: Final = 8
"""How many ways to pay the menu lists from the bank alone, and again with properties."""


@final
class Item:
    """A card to pay with, from the bank or from a set."""

    __slots__ = ("card", "where")

    def __init__(self, card: Card, where: SetName | None) -> None:
        self.card: Final = card
        self.where: Final = where

    def text(self) -> str:
        """Write the item: `5m` from the bank, `kentucky@red` from a set."""
        return self.card.code if self.where is None else f"{self.card.code}@{self.where.text}"

    def equals(self, other: Item) -> bool:
        """Whether it makes no difference which of the two is paid."""
        return self.card is other.card and self.where is other.where


def read_item(text: str) -> Item:
    """Read a card to pay with: `5m`, or `kentucky@red`."""
    code, at, name = text.partition("@")
    return Item(read_card(code), read_set(name) if at else None)


def text_of(item: Item) -> str:
    """Write an item, as a sort key."""
    return item.text()


def payable(player: Player) -> list[Item]:
    """List every single card that a player could pay with; any-colour wilds pay nothing (DL-32)."""
    items = [BANK_LOTS[card.index].items[0] for card in player.bank]
    for own in player.sets:
        where = name_set(player.sets, own)
        for card in own.cards:
            if card.value > 0:
                items.append(Item(card, where))
        if own.buildings >= 1:
            items.append(Item(HOUSE, where))
        if own.buildings == 2:
            items.append(Item(HOTEL, where))
    return items


def total_payable(player: Player) -> int:
    """Add up everything that a player could pay with."""
    total = 0
    for card in player.bank:
        total += card.value
    for own in player.sets:
        for card in own.cards:
            total += card.value
        if own.buildings:
            total += HOUSE.value if own.buildings == 1 else HOUSE.value + HOTEL.value
    return total


def why_not_pay(player: Player, items: list[Item], amount: int) -> str:
    """Return the key of what is wrong with a payment, or an empty string if it is fine (DL-51, DL-60, DL-61)."""
    left = payable(player)
    total = 0
    for item in items:
        found = -1
        for i, own in enumerate(left):
            if own.equals(item):
                found = i
                break
        if found < 0:
            return "deal-pay-not-yours"
        del left[found]
        total += item.card.value
    if total < amount:
        return "deal-pay-too-little"
    for item in items:
        if item.card is HOUSE and item.where is not None:
            for own in left:
                if own.card is HOTEL and own.where is item.where:
                    return "deal-pay-house-under-hotel"
    return ""


@final
class Lot:
    """What is paid together: one card, or a hotel with the house below it (DL-51)."""

    __slots__ = ("is_laid", "items", "rank", "value")

    def __init__(self, items: list[Item]) -> None:
        self.items: Final = items
        self.is_laid: Final = items[0].where is not None
        value = 0
        for item in items:
            value += item.card.value
        self.value: Final = value
        where = items[0].where
        place = 0 if where is None else 1 + where.colour.index * MOST_SETS + where.place
        self.rank: Final = ((100 - value) * 1000 + place) * 1000 + items[0].card.index
        """The sort key: the most valuable first, the bank before the sets, and equal cards side by side."""

    def equals(self, other: Lot) -> bool:
        """Whether it is the same card from the same place."""
        return len(self.items) == len(other.items) and self.items[0].equals(other.items[0])

    def shares_hotel(self, other: Lot) -> bool:
        """Whether both are the hotel of one set, one alone and one with its house."""
        last = self.items[len(self.items) - 1]
        return last.card is HOTEL and last.equals(other.items[len(other.items) - 1])


BANK_LOTS: Final[list[Lot]] = [Lot([Item(card, None)]) for card in CARDS]


def payment_menu(player: Player, amount: int) -> list[AnyAction]:
    """List ways to pay without a needless card: from the bank alone first, then with properties (DL-61)."""
    search = Search(amount)
    lots: list[Lot] = []
    for card in player.bank:
        insert(lots, BANK_LOTS[card.index])
    search.add_ways(lots, MOST_SAMPLES, False)
    for own in player.sets:
        where = name_set(player.sets, own)
        for card in own.cards:
            if card.value > 0:
                insert(lots, Lot([Item(card, where)]))
        if own.buildings == 1:
            insert(lots, Lot([Item(HOUSE, where)]))
        elif own.buildings == 2:
            insert(lots, Lot([Item(HOTEL, where)]))
            insert(lots, Lot([Item(HOUSE, where), Item(HOTEL, where)]))
    search.add_ways(lots, len(search.menu) + MOST_SAMPLES, True)
    return search.menu


def insert(lots: list[Lot], lot: Lot) -> None:
    """Insert a lot, keeping the lots sorted."""
    place = len(lots)
    while place > 0 and lots[place - 1].rank > lot.rank:
        place -= 1
    lots.insert(place, lot)


@final
class Search:
    """A search for payments without a needless card, limited in number.

    Taken from the most valuable down, a payment that has just reached the amount has no card that it could do without.
    """

    __slots__ = ("amount", "chosen", "menu", "most", "needs_laid")

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount
        self.menu: list[AnyAction] = []
        self.most: int = 0
        self.needs_laid: bool = False
        self.chosen: list[Lot] = []

    def add_ways(self, lots: list[Lot], most: int, needs_laid: bool) -> None:
        """Add payments from these lots until the menu is `most` long, with `needs_laid` only those with a laid card."""
        self.most = most
        self.needs_laid = needs_laid
        left = 0
        for lot in lots:
            left += lot.value
        self.search(lots, 0, left, self.amount)

    def search(self, lots: list[Lot], start: int, left: int, owed: int) -> None:
        """Continue what is chosen with the lots from `start` on, which are worth `left` in total."""
        for i in range(start, len(lots)):
            if len(self.menu) >= self.most or left < owed:
                return
            lot = lots[i]
            left -= lot.value
            if (i > start and lot.equals(lots[i - 1])) or self.has_hotel_of(lot):
                continue
            self.chosen.append(lot)
            if lot.value >= owed:
                self.add_chosen()
            else:
                self.search(lots, i + 1, left, owed - lot.value)
            self.chosen.pop()

    def has_hotel_of(self, lot: Lot) -> bool:
        """Whether the hotel of this lot is already chosen."""
        if lot.is_laid:
            for other in self.chosen:
                if lot.shares_hotel(other):
                    return True
        return False

    def add_chosen(self) -> None:
        """Add what is chosen to the menu, unless it has a house that its hotel can do without."""
        items: list[Item] = []
        is_wanted = not self.needs_laid
        needless = 0
        paid = 0
        for lot in self.chosen:
            items.extend(lot.items)
            paid += lot.value
            if lot.is_laid:
                is_wanted = True
                if len(lot.items) > 1:
                    needless = HOUSE.value
        if is_wanted and (needless == 0 or paid - needless < self.amount):
            self.menu.append(actions.Pay(items))


def hand_over(game: Deal, payer: Player, payee: Player, items: list[Item]) -> None:
    """Move paid cards: money and buildings into the bank, properties to the properties (DL-62)."""
    properties: list[Item] = []
    for item in items:
        if item.where is None:
            payer.bank.remove(item.card)
            payee.bank.append(item.card)
        elif item.card.is_property:
            take(item.where.among(payer.sets), item.card)
            properties.append(item)
        else:
            item.where.among(payer.sets).buildings -= 1
            payee.bank.append(item.card)
    if game.events is not None:
        value = sum([item.card.value for item in items])
        game.events.append(Paid(payer.seat, payee.seat, tuple([item.card.code for item in items]), value))
    game.tidy_up(payer)
    for item in reversed(properties):
        assert item.where is not None
        rules.receive(game, payee, item.card, item.where.colour)
