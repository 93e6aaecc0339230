"""What cards are worth to a player of Deal, in one unit: about a million in a bank that is not yet safe."""

from __future__ import annotations

from typing import Final, final

from rentier.games.deal.cards import COLOURS, Card, Colour
from rentier.games.deal.sets import BUILDINGS, PropertySet
from rentier.games.deal.state import Deal, Player

FULL: Final = 12.0
"""What a full set is worth."""
MISSING_ONE: Final = 5.0
"""What a set that lacks one card is worth."""
MISSING_TWO: Final = 2.5
MISSING_THREE: Final = 1.5
RENT: Final = 0.5
"""What each million of rent that a set could bring is worth."""
ANY: Final = 3.0
"""What an any-colour wild is worth beyond the card it stands for: it can still become another."""
SPARE: Final = 0.5
"""What a card beyond a full set is worth: it can replace one that is taken."""
WAITING: Final = 0.5
"""The part of its worth that a set of any-colour wilds alone keeps: one other card makes it a set."""

BUILDING: Final = 1.5
"""What a house or hotel on a set is worth beyond its money."""

WON: Final = 100.0
ONE_AWAY: Final = 25.0
"""What it is worth to lack one card for the third full set."""
TWO_AWAY: Final = 12.0
THREE_AWAY: Final = 6.0
FOUR_AWAY: Final = 2.5
FIVE_AWAY: Final = 1.0

SMALL_BANK: Final = 5
"""Up to this, each million saves a property from being paid away."""
SAFE_BANK: Final = 12
"""From this on, there is enough for most charges."""
MONEY_SMALL: Final = 1.2
MONEY_MIDDLE: Final = 0.8
MONEY_SAFE: Final = 0.3

RIVAL: Final = 0.8
"""What a loss to the other players is worth, shared among them."""
THREAT: Final = 0.8
"""What it is worth to keep another player from winning."""

UNKNOWN: Final = -1.0e9


def _worth_of_colour(colour: Colour, cards: int) -> float:
    """Value a number of cards of a colour by how many are missing, and by their rent."""
    if cards == 0:
        return 0.0
    by_missing = [FULL, MISSING_ONE, MISSING_TWO, MISSING_THREE]
    return by_missing[colour.size - cards] + RENT * colour.rents[cards - 1]


SIZES: Final[list[int]] = [colour.size for colour in COLOURS]

# All the cards of a colour that a player has laid are a pile, and a pile is one number: the colour, then how many
# cards, then how many of them are not any-colour wilds (the solid ones). So what a pile is worth is looked up in one
# step, and a difference of piles can be added like a number.
MOST_OF_COLOUR: Final = 32
"""More cards than two packs have of one colour, any-colour wilds included."""
ANY_CARD: Final = MOST_OF_COLOUR
"""What an any-colour wild adds to a pile."""
SOLID_CARD: Final = MOST_OF_COLOUR + 1
"""What any other card adds to a pile."""
BARE: Final[list[int]] = [i * MOST_OF_COLOUR * MOST_OF_COLOUR for i in range(len(COLOURS))]
"""By colour: the pile without a card."""


def cards_of(pile: int) -> int:
    """Count the cards of a pile."""
    return pile // MOST_OF_COLOUR % MOST_OF_COLOUR


def solids_of(pile: int) -> int:
    """Count the cards of a pile that are not any-colour wilds."""
    return pile % MOST_OF_COLOUR


def _worth_of_pile(colour: Colour, cards: int, solids: int) -> float:
    """Value a number of cards of a colour, lying in one set or more."""
    if solids == 0:
        return WAITING * _worth_of_colour(colour, min(cards, colour.size - 1))
    if cards <= colour.size:
        return _worth_of_colour(colour, cards)
    return _worth_of_colour(colour, colour.size) + SPARE * (cards - colour.size)


def _missing_of_pile(colour: Colour, cards: int, solids: int) -> int:
    """Count the cards missing for a full set; any-colour wilds alone always lack one."""
    missing = colour.size - cards
    if missing <= 0:
        return 0 if solids else 1
    return missing


FULL_RANK: Final = 16
NEAR_RANK: Final = 1


def rank_of(missing: int) -> int:
    """Return what a colour adds to a player's rank: how many colours are full, and how many lack one card."""
    return FULL_RANK if missing <= 0 else NEAR_RANK if missing == 1 else 0


def _cards_away(full: int, near: int) -> int:
    """Count the cards missing for three full sets, from how many colours are full and how many lack one card.

    That is enough: three colours have sets of two, so there are always three that lack two cards at most.
    """
    if full >= 3:
        return 0
    if full + near >= 3:
        return 3 - full
    return 6 - 2 * full - near


PILES: Final = range(MOST_OF_COLOUR)
WORTHS: Final[list[float]] = [
    _worth_of_pile(colour, n, solids) for colour in COLOURS for n in PILES for solids in PILES
]
"""By pile: what it is worth."""
MISSING: Final[list[int]] = [
    _missing_of_pile(colour, n, solids) for colour in COLOURS for n in PILES for solids in PILES
]
"""By pile: how many cards are missing for a full set."""
RANKS: Final[list[int]] = [rank_of(missing) for missing in MISSING]
"""By pile: what it adds to its player's rank."""

AWAY: Final[list[int]] = [
    _cards_away(full, near) for full in range(len(COLOURS) + 1) for near in range(FULL_RANK // NEAR_RANK)
]
"""By rank: how many cards are missing for three full sets."""
WORTH_BY_AWAY: Final[list[float]] = [WON, ONE_AWAY, TWO_AWAY, THREE_AWAY, FOUR_AWAY, FIVE_AWAY, 0.0]
RANK_WORTH: Final[list[float]] = [WORTH_BY_AWAY[away] for away in AWAY]
"""By rank: what it is worth to be that near to winning."""


def money_worth(total: int) -> float:
    """Value a bank: the more it holds, the less another million matters."""
    if total <= SMALL_BANK:
        return MONEY_SMALL * total
    if total <= SAFE_BANK:
        return MONEY_SMALL * SMALL_BANK + MONEY_MIDDLE * (total - SMALL_BANK)
    return MONEY_SMALL * SMALL_BANK + MONEY_MIDDLE * (SAFE_BANK - SMALL_BANK) + MONEY_SAFE * (total - SAFE_BANK)


def value_of(cards: list[Card]) -> int:
    """Add up the money values of cards."""
    total = 0
    for card in cards:
        total += card.value
    return total


@final
class Table:
    """What lies in front of one player, counted, and what changes to it are worth."""

    __slots__ = ("bank", "money", "piles", "player", "rank", "share", "threat")

    def __init__(self, player: Player, share: float, threat: float) -> None:
        self.player: Final = player
        self.share: Final = share
        """How much it matters to the bot's seat what this player has."""
        self.threat: Final = threat
        """And how near the player is to winning."""
        self.bank: Final = value_of(player.bank)
        self.money: Final = money_worth(self.bank)
        self.piles: Final[list[int]] = BARE[:]
        """By colour: the cards laid."""
        self.rank: int = 0
        for own in player.sets:
            self.count(own.colour.index, pile_of(own))

    def count(self, i: int, change: int) -> None:
        """Count cards of a colour more (or fewer)."""
        pile = self.piles[i]
        self.piles[i] = pile + change
        self.rank += RANKS[pile + change] - RANKS[pile]

    def missing(self, i: int) -> int:
        """Count the cards missing for a full set of a colour."""
        return MISSING[self.piles[i]]

    def solids(self, i: int) -> int:
        """Count the cards of a colour that are not any-colour wilds."""
        return solids_of(self.piles[i])

    def change(self, i: int, change: int) -> float:
        """Value cards of a colour more (or fewer): for the set itself, and for winning."""
        pile = self.piles[i]
        worth = self.share * (WORTHS[pile + change] - WORTHS[pile])
        before = RANKS[pile]
        after = RANKS[pile + change]
        if before != after:
            worth += self.threat * (RANK_WORTH[self.rank + after - before] - RANK_WORTH[self.rank])
        return worth

    def lay(self, i: int, card: Card) -> None:
        """Count one more card of a colour."""
        self.count(i, ANY_CARD if card.is_any else SOLID_CARD)

    def take(self, i: int, card: Card) -> None:
        """Count one card of a colour less."""
        self.count(i, -ANY_CARD if card.is_any else -SOLID_CARD)

    def gain(self, i: int, is_any: bool) -> float:
        """Value one more card of a colour."""
        if is_any:
            return self.change(i, ANY_CARD) + self.share * ANY
        return self.change(i, SOLID_CARD)

    def loss(self, i: int, is_any: bool) -> float:
        """Value the loss of one card of a colour."""
        return self.share * ANY - self.change(i, -ANY_CARD) if is_any else -self.change(i, -SOLID_CARD)

    def best_colour(self, card: Card) -> Colour:
        """Return the colour in which a property is worth the most here."""
        best = card.colours[0]
        if card.is_wild:
            most = UNKNOWN
            for colour in card.colours:
                worth = self.gain(colour.index, card.is_any)
                if worth > most:
                    most = worth
                    best = colour
        return best

    def card_gain(self, card: Card) -> float:
        """Value a property laid where it is worth the most."""
        if not card.is_wild:
            return self.change(card.colours[0].index, SOLID_CARD)
        most = UNKNOWN
        for colour in card.colours:
            most = max(most, self.gain(colour.index, card.is_any))
        return most

    def set_change(self, own: PropertySet, sign: int) -> float:
        """Value gaining (1) or losing (-1) a whole set with its buildings."""
        pile = pile_of(own)
        extras = ANY * (cards_of(pile) - solids_of(pile)) + value_of(BUILDINGS[: own.buildings])
        return self.change(own.colour.index, sign * pile) + sign * self.share * extras

    def money_gain(self, value: int) -> float:
        """Value more money in the bank."""
        return self.share * (money_worth(self.bank + value) - self.money)

    def money_loss(self, value: int) -> float:
        """Value money that leaves the bank."""
        return self.share * (self.money - money_worth(self.bank - value))


def pile_of(own: PropertySet) -> int:
    """Return the cards of a set as what they add to a pile."""
    pile = SOLID_CARD * len(own.cards)
    if own.has_wilds:
        for card in own.cards:
            if card.is_any:
                pile += ANY_CARD - SOLID_CARD
    return pile


@final
class Sight:
    """What a seat sees of the table: its own part and the others', each counted when first needed."""

    __slots__ = ("game", "planned", "seat", "tables")

    def __init__(self, game: Deal, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.tables: Final[list[Table | None]] = [None] * game.seats
        self.planned: Table | None = None

    def table(self, seat: int) -> Table:
        """Return one player's part; the more rivals, the less each one's cards matter, but not how near a win is."""
        table = self.tables[seat]
        if table is None:
            player = self.game.players[seat]
            if seat == self.seat:
                table = Table(player, 1.0, 1.0)
            else:
                table = Table(player, RIVAL / (self.game.seats - 1), THREAT)
            self.tables[seat] = table
        return table

    def own(self) -> Table:
        """Return the seat's own part."""
        return self.table(self.seat)

    def plan(self) -> Table:
        """Return the seat's own part as if all single-colour properties in hand were laid."""
        table = self.planned
        if table is None:
            player = self.game.players[self.seat]
            table = Table(player, 1.0, 1.0)
            for card in player.hand:
                if card.is_property and not card.is_wild:
                    table.lay(card.colours[0].index, card)
            self.planned = table
        return table
