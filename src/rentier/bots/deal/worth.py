"""What cards are worth to a player of Deal, in one measure: a million in a bank that is not yet safe is about one."""

from __future__ import annotations

from typing import Final, final

from rentier.games.deal.cards import COLOURS, Card, Colour
from rentier.games.deal.sets import BUILDINGS, PropertySet
from rentier.games.deal.state import Deal, Player

FULL: Final = 12.0
"""A full set."""
MISSING_ONE: Final = 5.0
"""A set that lacks one card."""
MISSING_TWO: Final = 2.5
MISSING_THREE: Final = 1.5
RENT: Final = 0.5
"""Each million of rent that a set could bring."""
ANY: Final = 3.0
"""What an any-colour wild is worth beyond the card it stands for: it can still become another."""
SPARE: Final = 0.5
"""A card beyond a full set: it stands in for one that is taken."""
WAITING: Final = 0.5
"""The part of its worth that a set of any-colour wilds alone has: one other card makes it a set."""

BUILDING: Final = 1.5
"""What a house or hotel on a set is worth beyond its money."""

WON: Final = 100.0
ONE_AWAY: Final = 25.0
"""Lacking one card for the third full set."""
TWO_AWAY: Final = 12.0
THREE_AWAY: Final = 6.0
FOUR_AWAY: Final = 2.5
FIVE_AWAY: Final = 1.0

SMALL_BANK: Final = 5
"""Up to here each million saves a property from being paid away."""
SAFE_BANK: Final = 12
"""From here on there is enough for most of what can be asked."""
MONEY_SMALL: Final = 1.2
MONEY_MIDDLE: Final = 0.8
MONEY_SAFE: Final = 0.3

RIVAL: Final = 0.8
"""What a loss of the others is worth, shared among them."""
THREAT: Final = 0.8
"""What it is worth to keep another one from winning."""

UNKNOWN: Final = -1.0e9


def _worth_of_colour(colour: Colour, cards: int) -> float:
    """Values so many cards of a colour by how many lack, and by their rent."""
    if cards == 0:
        return 0.0
    by_missing = [FULL, MISSING_ONE, MISSING_TWO, MISSING_THREE]
    return by_missing[colour.size - cards] + RENT * colour.rents[cards - 1]


COLOUR_WORTH: Final[list[list[float]]] = [[_worth_of_colour(c, n) for n in range(c.size + 1)] for c in COLOURS]
"""By colour and number of cards."""

AWAY_WORTH: Final[list[float]] = [WON, ONE_AWAY, TWO_AWAY, THREE_AWAY, FOUR_AWAY, FIVE_AWAY, 0.0]
"""By the cards that lack for three full sets; six of them at most, as three colours have sets of two."""


def money_worth(total: int) -> float:
    """Values a bank: the more is in there, the less another million matters."""
    if total <= SMALL_BANK:
        return MONEY_SMALL * total
    if total <= SAFE_BANK:
        return MONEY_SMALL * SMALL_BANK + MONEY_MIDDLE * (total - SMALL_BANK)
    return MONEY_SMALL * SMALL_BANK + MONEY_MIDDLE * (SAFE_BANK - SMALL_BANK) + MONEY_SAFE * (total - SAFE_BANK)


def value_of(cards: list[Card]) -> int:
    """Adds up the money of cards."""
    total = 0
    for card in cards:
        total += card.value
    return total


@final
class Table:
    """What lies in front of one player, counted, and what changes of it are worth."""

    __slots__ = ("away", "bank", "counts", "gains", "missing", "player", "share", "solids", "threat")

    def __init__(self, player: Player, share: float, threat: float) -> None:
        self.player: Final = player
        self.share: Final = share
        """How much it matters to the seat that looks what this player has."""
        self.threat: Final = threat
        """And how near the player is to winning."""
        self.bank: Final = value_of(player.bank)
        self.counts: list[int] = [0] * len(COLOURS)
        self.solids: list[int] = [0] * len(COLOURS)
        """How many of the cards are no any-colour wilds."""
        for own in player.sets:
            i = own.colour.index
            self.counts[i] += len(own.cards)
            self.solids[i] += count_solids(own)
        self.missing: list[int] = [missing_of(i, self.counts[i], self.solids[i]) for i in range(len(COLOURS))]
        self.away: int = cards_away(self.missing)
        self.gains: list[float] = [UNKNOWN] * len(COLOURS)

    def change(self, i: int, cards: int, solids: int) -> float:
        """Values so many more (or fewer) cards of a colour: for the set itself, and for winning."""
        count, solid = self.counts[i], self.solids[i]
        worth = self.share * (worth_at(i, count + cards, solid + solids) - worth_at(i, count, solid))
        missing = missing_of(i, count + cards, solid + solids)
        before = self.missing[i]
        if missing != before:
            self.missing[i] = missing
            worth += self.threat * (AWAY_WORTH[cards_away(self.missing)] - AWAY_WORTH[self.away])
            self.missing[i] = before
        return worth

    def lay(self, i: int, card: Card) -> None:
        """Counts one more card of a colour."""
        self.count(i, 1, 0 if card.is_any else 1)

    def take(self, i: int, card: Card) -> None:
        """Counts one card less of a colour."""
        self.count(i, -1, 0 if card.is_any else -1)

    def count(self, i: int, cards: int, solids: int) -> None:
        """Counts so many more (or fewer) cards of a colour."""
        self.counts[i] += cards
        self.solids[i] += solids
        self.missing[i] = missing_of(i, self.counts[i], self.solids[i])
        self.away = cards_away(self.missing)
        self.gains = [UNKNOWN] * len(COLOURS)

    def gain(self, i: int, is_any: bool) -> float:
        """Values one more card of a colour."""
        if is_any:
            return self.change(i, 1, 0) + self.share * ANY
        if self.gains[i] == UNKNOWN:
            self.gains[i] = self.change(i, 1, 1)
        return self.gains[i]

    def loss(self, i: int, is_any: bool) -> float:
        """Values one card of a colour that goes."""
        return self.share * ANY - self.change(i, -1, 0) if is_any else -self.change(i, -1, -1)

    def best_colour(self, card: Card) -> Colour:
        """Gives the colour for which a property is worth most here."""
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
        """Values a property laid where it is worth most."""
        return self.gain(self.best_colour(card).index, card.is_any)

    def set_change(self, own: PropertySet, sign: int) -> float:
        """Values a whole set with its buildings that comes (1) or goes (-1)."""
        cards, solids = len(own.cards), count_solids(own)
        extras = ANY * (cards - solids) + value_of(BUILDINGS[: own.buildings])
        return self.change(own.colour.index, sign * cards, sign * solids) + sign * self.share * extras

    def money_gain(self, value: int) -> float:
        """Values more money in the bank."""
        return self.share * (money_worth(self.bank + value) - money_worth(self.bank))

    def money_loss(self, value: int) -> float:
        """Values money that leaves the bank."""
        return self.share * (money_worth(self.bank) - money_worth(self.bank - value))


def count_solids(own: PropertySet) -> int:
    """Counts the cards of a set that are no any-colour wilds."""
    count = 0
    for card in own.cards:
        if not card.is_any:
            count += 1
    return count


def worth_at(i: int, cards: int, solids: int) -> float:
    """Values so many cards of a colour, lying in one set or more."""
    size = COLOURS[i].size
    if solids == 0:
        return WAITING * COLOUR_WORTH[i][min(cards, size - 1)]
    if cards <= size:
        return COLOUR_WORTH[i][cards]
    return COLOUR_WORTH[i][size] + SPARE * (cards - size)


def missing_of(i: int, cards: int, solids: int) -> int:
    """Counts the cards that lack for a full set; any-colour wilds alone always lack one."""
    missing = COLOURS[i].size - cards
    if missing <= 0:
        return 0 if solids else 1
    return missing


def cards_away(missing: list[int]) -> int:
    """Counts the cards that lack for three full sets."""
    ordered = sorted(missing)
    return ordered[0] + ordered[1] + ordered[2]


@final
class Sight:
    """What a seat sees of the table: its own part and the others', counted when first asked for."""

    __slots__ = ("game", "planned", "seat", "tables")

    def __init__(self, game: Deal, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.tables: Final[list[Table | None]] = [None] * game.seats
        self.planned: Table | None = None

    def table(self, seat: int) -> Table:
        """Gives one player's part; what others have matters the less, the more they are, but who is near a win does."""
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
        """Gives the own part."""
        return self.table(self.seat)

    def plan(self) -> Table:
        """Gives the own part as if all single-colour properties in hand were laid."""
        table = self.planned
        if table is None:
            player = self.game.players[self.seat]
            table = Table(player, 1.0, 1.0)
            for card in player.hand:
                if card.is_property and not card.is_wild:
                    table.lay(card.colours[0].index, card)
            self.planned = table
        return table
