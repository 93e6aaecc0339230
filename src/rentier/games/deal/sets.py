"""Sets of properties: how the cards of a colour lie in front of a player (DL-30 … DL-34, DL-50, DL-51)."""

from __future__ import annotations

from typing import Final, final

from .cards import COLOURS, HOTEL, HOTEL_RENT, HOUSE, HOUSE_RENT, Card, Colour

BUILDINGS: Final = [HOUSE, HOTEL]
"""The buildings in the order in which they are built."""


@final
class PropertySet:
    """Cards of one colour that lie together; `buildings` is 0, 1 (house) or 2 (house and hotel)."""

    __slots__ = ("buildings", "cards", "colour", "has_wilds", "is_all_any", "is_full")

    def __init__(self, colour: Colour, cards: list[Card], buildings: int = 0) -> None:
        self.colour: Final = colour
        self.cards: list[Card] = cards
        self.buildings: int = buildings
        self.is_full: bool = False
        self.is_all_any: bool = False
        """Whether only any-colour wilds lie here, which make no set (DL-32)."""
        self.has_wilds: bool = False
        self.count()

    def copy(self) -> PropertySet:
        """Return an independent set of the same cards."""
        return PropertySet(self.colour, self.cards[:], self.buildings)

    def count(self) -> None:
        """Count what lies here; any-colour wilds alone are never full (DL-6, DL-32)."""
        self.is_all_any = True
        self.has_wilds = False
        for card in self.cards:
            if card.is_wild:
                self.has_wilds = True
            if not card.is_any:
                self.is_all_any = False
        self.is_full = len(self.cards) == self.colour.size and not self.is_all_any

    def rent(self) -> int:
        """Return the rent of the set, with its buildings (DL-45)."""
        if self.is_all_any:
            return 0
        amount = self.colour.rents[len(self.cards) - 1]
        if self.buildings >= 1:
            amount += HOUSE_RENT
        if self.buildings == 2:
            amount += HOTEL_RENT
        return amount


@final
class SetName:
    """The name of one of a player's sets: a colour, and the place among the sets of that colour, from 0."""

    __slots__ = ("colour", "place", "text")

    def __init__(self, colour: Colour, place: int) -> None:
        self.colour: Final = colour
        self.place: Final = place
        self.text: Final = colour.name if place == 0 else f"{colour.name}{place + 1}"

    def find(self, sets: list[PropertySet]) -> PropertySet | None:
        """Find the set among those of a player."""
        place = self.place
        for own in sets:
            if own.colour is self.colour:
                if place == 0:
                    return own
                place -= 1
        return None

    def among(self, sets: list[PropertySet]) -> PropertySet:
        """Return the set, which is known to be there."""
        found = self.find(sets)
        assert found is not None
        return found


MOST_SETS: Final = 12
"""More sets of one colour than two packs can make."""
SET_NAMES: Final[list[list[SetName]]] = [[SetName(colour, i) for i in range(MOST_SETS)] for colour in COLOURS]


def name_set(sets: list[PropertySet], wanted: PropertySet) -> SetName:
    """Name one of a player's sets."""
    place = 0
    for own in sets:
        if own is wanted:
            break
        if own.colour is wanted.colour:
            place += 1
    return SET_NAMES[wanted.colour.index][place]


def lay(sets: list[PropertySet], card: Card, colour: Colour) -> None:
    """Add a card to the set of its colour that is not full, or begin a new one (DL-30, DL-34)."""
    for own in sets:
        if own.colour is colour and not own.is_full:
            _add(sets, own, card)
            return
    sets.append(PropertySet(colour, [card]))


def _add(sets: list[PropertySet], own: PropertySet, card: Card) -> None:
    size = own.colour.size
    if card.is_any or len(own.cards) < size:
        own.cards.append(card)
        own.count()
        return
    # Enough any-colour wilds for a set were waiting here: this card makes a set of them.
    rest = own.cards[size - 1 :]
    own.cards = [card, *own.cards[: size - 1]]
    own.count()
    sets.append(PropertySet(own.colour, rest))


def take(own: PropertySet, card: Card) -> None:
    """Take a card out of a set; `refill` repairs what that leaves."""
    own.cards.remove(card)
    own.count()


def may_exchange(own: PropertySet, card: Card, other: PropertySet, other_card: Card) -> bool:
    """Whether two cards of one colour may change places: a full set must stay full (DL-31, DL-34)."""
    return (
        own.colour is other.colour
        and card is not other_card
        and _stays_full(own, card, other_card)
        and _stays_full(other, other_card, card)
    )


def _stays_full(own: PropertySet, leaves: Card, comes: Card) -> bool:
    if not own.is_full or not comes.is_any or leaves.is_any:
        return True
    others = 0
    for card in own.cards:
        if not card.is_any:
            others += 1
    return others > 1


def exchange(own: PropertySet, card: Card, other: PropertySet, other_card: Card) -> None:
    """Make two cards change places."""
    own.cards[own.cards.index(card)] = other_card
    other.cards[other.cards.index(other_card)] = card
    own.count()
    other.count()


def refill(sets: list[PropertySet]) -> None:
    """Fill sets that lost a card from others of their colour, and remove those that are empty and bare."""
    begun = 0
    for own in sets:
        if not own.is_full and own.cards:
            mark = own.colour.mark
            if begun & mark:
                _refill(sets, own.colour)
            begun |= mark
    _remove_empty(sets)


def drop_buildings(sets: list[PropertySet]) -> list[Card]:
    """Take the buildings off sets that are no longer full, and return them (DL-51)."""
    fallen: list[Card] = []
    for own in sets:
        if own.buildings and not own.is_full:
            fallen.extend(BUILDINGS[: own.buildings])
            own.buildings = 0
    if fallen:
        _remove_empty(sets)
    return fallen


def _remove_empty(sets: list[PropertySet]) -> None:
    for own in sets:
        if not own.cards and not own.buildings:
            sets[:] = [own for own in sets if own.cards or own.buildings]
            return


def _refill(sets: list[PropertySet], colour: Colour) -> None:
    """Let the incomplete sets of a colour fill each other, those with the most buildings first."""
    while True:
        first: PropertySet | None = None
        second: PropertySet | None = None
        for own in sets:
            if own.colour is colour and own.cards and not own.is_full:
                if first is None:
                    first = own
                elif own.buildings > first.buildings:
                    first, second = own, first
                elif second is None or own.buildings > second.buildings:
                    second = own
        if first is None or second is None:
            return
        _pour(second, first)


def _pour(source: PropertySet, target: PropertySet) -> None:
    """Move cards until the target is full or the source is empty, those that have lain longest first."""
    size = target.colour.size
    while source.cards and not target.is_full:
        chosen = 0
        if len(target.cards) + 1 >= size and target.is_all_any:
            for i, card in enumerate(source.cards):
                if not card.is_any:
                    chosen = i
                    break
        card = source.cards.pop(chosen)
        while len(target.cards) >= size and not card.is_any:
            source.cards.append(target.cards.pop())
        target.cards.append(card)
        target.count()
    source.count()
