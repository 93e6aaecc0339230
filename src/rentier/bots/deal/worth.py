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


COLOUR_WORTH: Final[list[list[float]]] = [[_worth_of_colour(c, n) for n in range(c.size + 1)] for c in COLOURS]
"""By colour and number of cards: their worth."""

AWAY_WORTH: Final[list[float]] = [WON, ONE_AWAY, TWO_AWAY, THREE_AWAY, FOUR_AWAY, FIVE_AWAY, 0.0]
"""By number of cards missing for three full sets: at most six, as three colours have sets of two."""


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

    __slots__ = ("away", "bank", "counts", "gains", "missing", "player", "share", "solids", "threat")

    def __init__(self, player: Player, share: float, threat: float) -> None:
        self.player: Final = player
        self.share: Final = share
        """How much it matters to the bot's seat what this player has."""
        self.threat: Final = threat
        """And how near the player is to winning."""
        self.bank: Final = value_of(player.bank)
        self.counts: list[int] = [0] * len(COLOURS)
        self.solids: list[int] = [0] * len(COLOURS)
        """By colour: how many of the cards are not any-colour wilds."""
        for own in player.sets:
            i = own.colour.index
            self.counts[i] += len(own.cards)
            self.solids[i] += count_solids(own)
        self.missing: list[int] = [missing_of(i, self.counts[i], self.solids[i]) for i in range(len(COLOURS))]
        self.away: int = cards_away(self.missing)
        self.gains: list[float] = [UNKNOWN] * len(COLOURS)

    def change(self, i: int, cards: int, solids: int) -> float:
        """Value a number of cards of a colour more (or fewer): for the set itself, and for winning."""
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
        """Count one more card of a colour."""
        self.count(i, 1, 0 if card.is_any else 1)

    def take(self, i: int, card: Card) -> None:
        """Count one card of a colour less."""
        self.count(i, -1, 0 if card.is_any else -1)

    def count(self, i: int, cards: int, solids: int) -> None:
        """Count a number of cards of a colour more (or fewer)."""
        self.counts[i] += cards
        self.solids[i] += solids
        self.missing[i] = missing_of(i, self.counts[i], self.solids[i])
        self.away = cards_away(self.missing)
        self.gains = [UNKNOWN] * len(COLOURS)

    def gain(self, i: int, is_any: bool) -> float:
        """Value one more card of a colour."""
        if is_any:
            return self.change(i, 1, 0) + self.share * ANY
        if self.gains[i] == UNKNOWN:
            self.gains[i] = self.change(i, 1, 1)
        return self.gains[i]

    def loss(self, i: int, is_any: bool) -> float:
        """Value the loss of one card of a colour."""
        return self.share * ANY - self.change(i, -1, 0) if is_any else -self.change(i, -1, -1)

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
        return self.gain(self.best_colour(card).index, card.is_any)

    def set_change(self, own: PropertySet, sign: int) -> float:
        """Value gaining (1) or losing (-1) a whole set with its buildings."""
        cards, solids = len(own.cards), count_solids(own)
        extras = ANY * (cards - solids) + value_of(BUILDINGS[: own.buildings])
        return self.change(own.colour.index, sign * cards, sign * solids) + sign * self.share * extras

    def money_gain(self, value: int) -> float:
        """Value more money in the bank."""
        return self.share * (money_worth(self.bank + value) - money_worth(self.bank))

    def money_loss(self, value: int) -> float:
        """Value money that leaves the bank."""
        return self.share * (money_worth(self.bank) - money_worth(self.bank - value))


def count_solids(own: PropertySet) -> int:
    """Count the cards of a set that are not any-colour wilds."""
    count = 0
    for card in own.cards:
        if not card.is_any:
            count += 1
    return count


def worth_at(i: int, cards: int, solids: int) -> float:
    """Value a number of cards of a colour, lying in one set or more."""
    size = COLOURS[i].size
    if solids == 0:
        return WAITING * COLOUR_WORTH[i][min(cards, size - 1)]
    if cards <= size:
        return COLOUR_WORTH[i][cards]
    return COLOUR_WORTH[i][size] + SPARE * (cards - size)


def missing_of(i: int, cards: int, solids: int) -> int:
    """Count the cards missing for a full set; any-colour wilds alone always lack one."""
    missing = COLOURS[i].size - cards
    if missing <= 0:
        return 0 if solids else 1
    return missing


def cards_away(missing: list[int]) -> int:
    """Count the cards missing for three full sets."""
    ordered = sorted(missing)
    return ordered[0] + ordered[1] + ordered[2]


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
