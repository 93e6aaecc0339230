"""What a player of Deal may do, one class for each action; `apply` does it, unchecked.

Actions carry out rules, rules push decisions, and decisions list actions. So these modules import each other whole,
and nothing but base classes and data is taken from another module while it loads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action

from . import paying, rules
from .cards import (
    CARDS,
    HOTEL,
    HOTEL_RENT,
    HOUSE,
    HOUSE_RENT,
    JUST_SAY_NO,
    PASS_GO,
    Card,
    Colour,
)
from .events import (
    Banked,
    Built,
    GaveUp,
    Laid,
    Moved,
    PassedGo,
    Placed,
    Swapped,
)
from .sets import SET_NAMES, SetName, exchange, lay, take
from .texts import read_card, read_colour, read_set

if TYPE_CHECKING:
    from rentier.core.registry import Edition

    from .paying import Item
    from .state import Deal, Player


def _progress(player: Player, colour: Colour) -> dict[str, int]:
    """Return how many cards the set of a colour will have with one more, and how many make it full."""
    count = 1
    for own in player.sets:
        if own.colour is colour and not own.is_full:
            count = min(len(own.cards) + 1, colour.size)
    return {"count": count, "size": colour.size}


class OneCard(Action["Deal"]):
    """Something done with a card of the hand, which is all that its text names."""

    __slots__ = ("card", "text")
    names: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final = card
        self.text: Final = f"{self.word} {card.code}"

    def __str__(self) -> str:
        return self.text

    def parts(self) -> list[str]:
        return [self.card.code]

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return what the card is worth, unless its name already says so."""
        return {} if self.card.kind == "money" else {"value": self.card.value}


class CardInColour(Action["Deal"]):
    """A card that is laid to the sets as one of a colour."""

    __slots__ = ("card", "colour", "text")
    names: ClassVar[tuple[str, ...]] = ("card", "colour")

    def __init__(self, card: Card, colour: Colour) -> None:
        self.card: Final = card
        self.colour: Final = colour
        self.text: Final = f"{self.word} {card.code} {colour.name}"

    def __str__(self) -> str:
        return self.text

    def parts(self) -> list[str]:
        return [self.card.code, self.colour.name]

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return how complete the set will be."""
        return _progress(game.players[seat], self.colour)


@final
class End(Action["Deal"]):
    """End the turn (DL-15)."""

    __slots__ = ()
    word: ClassVar[str] = "end"
    rests: ClassVar[bool] = True

    def apply(self, game: Deal, seat: int) -> None:
        """Give up extra cards first, if there are any."""
        rules.end_turn(game)


@final
class Bank(OneCard):
    """Put a card into the bank, where it is money for good: only a payment takes it out (DL-20 … DL-22)."""

    __slots__ = ()
    word: ClassVar[str] = "bank"

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Bank:
        return BANK[read_card(parts[0]).index]

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        player = game.players[seat]
        rules.spend_play(game)
        player.play(self.card)
        player.bank.append(self.card)
        if game.events is not None:
            game.events.append(Banked(seat, self.card.code))


@final
class Lay(CardInColour):
    """Lay a property from the hand (DL-30)."""

    __slots__ = ()
    word: ClassVar[str] = "lay"

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Lay:
        return Lay(read_card(parts[0]), read_colour(parts[1]))

    def uses(self) -> str:
        return self.card.code

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        player = game.players[seat]
        rules.spend_play(game)
        player.play(self.card)
        lay(player.sets, self.card, self.colour)
        if game.events is not None:
            game.events.append(Laid(seat, self.card.code, self.colour.name))


@final
class MoveWild(Action["Deal"]):
    """Let a wild stand for another of its colours, which is not a play (DL-31)."""

    __slots__ = ("card", "colour", "source", "text")
    word: ClassVar[str] = "move"
    names: ClassVar[tuple[str, ...]] = ("card", "set", "colour")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> MoveWild:
        return MoveWild(read_card(parts[0]), read_set(parts[1]), read_colour(parts[2]))

    def __init__(self, card: Card, source: SetName, colour: Colour) -> None:
        self.card: Final = card
        self.source: Final = source
        self.colour: Final = colour
        self.text: Final = f"{self.word} {card.code} {source.text} {colour.name}"

    def __str__(self) -> str:
        return self.text

    def parts(self) -> list[str]:
        return [self.card.code, self.source.text, self.colour.name]

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return how complete the other set will be."""
        return _progress(game.players[seat], self.colour)

    def apply(self, game: Deal, seat: int) -> None:
        """Move it; buildings of a set that breaks fall at once (DL-51)."""
        player = game.players[seat]
        own = self.source.among(player.sets)
        take(own, self.card)
        if game.events is not None:
            game.events.append(Moved(seat, self.card.code, own.colour.name, self.colour.name))
        game.tidy_up(player)
        lay(player.sets, self.card, self.colour)


@final
class Swap(Action["Deal"]):
    """Exchange two cards between two of one's sets of one colour, which is not a play (DL-31)."""

    __slots__ = ("card", "other_card", "other_set", "where")
    word: ClassVar[str] = "swap"
    names: ClassVar[tuple[str, ...]] = ("set", "card", "own_set", "own_card")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Swap:
        """Read each set with the card that leaves it; the same exchange has one text, whichever is named first."""
        where, other = read_set(parts[0]), read_set(parts[2])
        card, other_card = read_card(parts[1]), read_card(parts[3])
        return (
            Swap(where, card, other, other_card) if where.place <= other.place else Swap(other, other_card, where, card)
        )

    def __init__(self, where: SetName, card: Card, other_set: SetName, other_card: Card) -> None:
        self.where: Final = where
        self.card: Final = card
        self.other_set: Final = other_set
        self.other_card: Final = other_card

    def parts(self) -> list[str]:
        return [self.where.text, self.card.code, self.other_set.text, self.other_card.code]

    def apply(self, game: Deal, seat: int) -> None:
        """Exchange them; both sets stay as long as they were."""
        sets = game.players[seat].sets
        exchange(self.where.among(sets), self.card, self.other_set.among(sets), self.other_card)
        if game.events is not None:
            game.events.append(Swapped(seat, self.where.colour.name, self.card.code, self.other_card.code))


@final
class PassGo(Action["Deal"]):
    """Draw two cards (DL-40)."""

    __slots__ = ()
    word: ClassVar[str] = "pass-go"

    def uses(self) -> str:
        return PASS_GO.code

    def apply(self, game: Deal, seat: int) -> None:
        """Draw; the card itself is not shuffled back in by its own draw (DL-13)."""
        player = game.players[seat]
        rules.spend_play(game)
        player.play(PASS_GO)
        if game.events is not None:
            game.events.append(PassedGo(seat, PASS_GO.code))
        game.draw(player, 2)
        game.centre.append(PASS_GO)


@final
class Build(Action["Deal"]):
    """Lay a house or hotel on a full set (DL-50)."""

    __slots__ = ("card", "where")
    words: ClassVar[tuple[str, ...]] = (HOUSE.code, HOTEL.code)
    names: ClassVar[tuple[str, ...]] = ("set",)

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Build:
        where = read_set(parts[0])
        return (HOUSES if word == HOUSE.code else HOTELS)[where.colour.index][where.place]

    def __init__(self, card: Card, where: SetName) -> None:
        self.card: Final = card
        self.where: Final = where

    def parts(self) -> list[str]:
        return [self.where.text]

    def verb(self) -> str:
        """Return which building it is."""
        return self.card.code

    def uses(self) -> str:
        return self.card.code

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return what the building adds to the rent."""
        return {"amount": HOUSE_RENT if self.card is HOUSE else HOTEL_RENT}

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        player = game.players[seat]
        rules.spend_play(game)
        player.play(self.card)
        self.where.among(player.sets).buildings += 1
        if game.events is not None:
            game.events.append(Built(seat, self.card.code, self.where.colour.name))


@final
class SayNo(Action["Deal"]):
    """Answer with Just Say No (DL-52)."""

    __slots__ = ()
    word: ClassVar[str] = "say-no"

    def uses(self) -> str:
        return JUST_SAY_NO.code

    def apply(self, game: Deal, seat: int) -> None:
        """Reverse the outcome and ask the other side."""
        player = game.players[seat]
        player.play(JUST_SAY_NO)
        game.centre.append(JUST_SAY_NO)
        game.is_busy = True
        if game.agreed.no_costs_play and seat == game.turn:
            game.plays_left -= 1
        rules.answer(game, seat)


@final
class Pay(Action["Deal"]):
    """Pay with these cards (DL-60)."""

    __slots__ = ("items",)
    word: ClassVar[str] = "pay"
    names: ClassVar[tuple[str, ...]] = ("cards*",)

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Pay:
        return Pay([paying.read_item(part) for part in parts])

    def __init__(self, items: list[Item]) -> None:
        self.items: Final = items

    def parts(self) -> list[str]:
        """Name the cards, in an order that depends only on them."""
        return sorted([item.text() for item in self.items])

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return what the cards are worth together."""
        return {"value": sum([item.card.value for item in self.items])}

    def apply(self, game: Deal, seat: int) -> None:
        """Hand over the cards in the order of the text, as a record gives it."""
        game.pop()
        items = sorted(self.items, key=paying.text_of) if len(self.items) > 1 else self.items
        paying.hand_over(game, game.players[seat], game.players[game.turn], items)


@final
class Place(CardInColour):
    """Say what a received wild stands for (DL-35)."""

    __slots__ = ()
    word: ClassVar[str] = "place"

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Place:
        return Place(read_card(parts[0]), read_colour(parts[1]))

    def apply(self, game: Deal, seat: int) -> None:
        """Lay it there; after a swap, buildings of a set that it leaves broken fall now (DL-51)."""
        game.pop()
        lay(game.players[seat].sets, self.card, self.colour)
        if game.events is not None:
            game.events.append(Placed(seat, self.card.code, self.colour.name))
        game.tidy_up(game.players[seat])


@final
class GiveUp(OneCard):
    """Give up a card at the end of the turn (DL-12)."""

    __slots__ = ()
    word: ClassVar[str] = "give-up"

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> GiveUp:
        return GIVE_UP[read_card(parts[0]).index]

    def apply(self, game: Deal, seat: int) -> None:
        """Put it under the draw pile, or face up into the centre."""
        player = game.players[seat]
        is_open = game.agreed.extra_discarded
        if is_open:
            player.play(self.card)
            game.centre.append(self.card)
        else:
            player.hide(self.card)
            game.pile.insert(0, self.card)
            game.buried.insert(0, seat)
        if game.events is not None:
            game.events.append(GaveUp(seat, self.card.code, is_open))


END: Final = End()
PASS_GO_ACTION: Final = PassGo()
SAY_NO: Final = SayNo()
BANK: Final[list[Bank]] = [Bank(card) for card in CARDS]
GIVE_UP: Final[list[GiveUp]] = [GiveUp(card) for card in CARDS]
LAY: Final[list[list[Lay]]] = [[Lay(card, c) for c in (card.colours if card.is_property else [])] for card in CARDS]
PLACE: Final[list[list[Place]]] = [[Place(card, c) for c in (card.colours if card.is_wild else [])] for card in CARDS]
HOUSES: Final[list[list[Build]]] = [[Build(HOUSE, name) for name in names] for names in SET_NAMES]
HOTELS: Final[list[list[Build]]] = [[Build(HOTEL, name) for name in names] for names in SET_NAMES]
MOVES: Final[list[list[list[list[MoveWild]]]]] = [
    [
        [[MoveWild(card, name, to) for to in card.colours if to is not name.colour] for name in names]
        for names in SET_NAMES
    ]
    if card.is_wild
    else []
    for card in CARDS
]
"""The moves of a wild, by its card, its colour and the place of the set in which it lies."""
