"""What counts for winning a game of Deal, player by player, when a turn begins; `chances.toml` has the weights."""

from __future__ import annotations

from typing import Final

from rentier.bots.search.chances import Chances, load_chances, share_of
from rentier.games.deal.cards import CARDS
from rentier.games.deal.state import Deal, Player

from .worth import AWAY, FULL_RANK, Table, value_of

MOST_AWAY: Final = 6
KINDS: Final[list[str]] = [
    "property",
    "wild",
    "wild-any",
    "sly-deal",
    "forced-deal",
    "deal-breaker",
    "just-say-no",
    "rent",
    "rent-any",
    "double-rent",
    "debt-collector",
    "birthday",
    "pass-go",
    "house",
    "hotel",
    "money",
]
"""The kinds of cards that are counted in the hand."""

AWAY_NOW: Final = 0
"""From here on: one entry for each number of cards that are missing for three sets."""
AWAY_SOON: Final = AWAY_NOW + MOST_AWAY + 1
"""From here on: the same once the properties in hand are laid."""
IN_HAND: Final = AWAY_SOON + MOST_AWAY + 1
"""From here on: how many cards of each kind are in the hand."""
FULL_SETS: Final = IN_HAND + len(KINDS)
SMALL_BANK: Final = FULL_SETS + 1
LARGE_BANK: Final = FULL_SETS + 2
LAID: Final = FULL_SETS + 3
HIGHEST_RENT: Final = FULL_SETS + 4
RENT_IN_HAND: Final = FULL_SETS + 5
CARDS_IN_HAND: Final = FULL_SETS + 6
NO_CARDS: Final = FULL_SETS + 7
SIZE: Final = FULL_SETS + 8

NAMES: Final[list[str]] = [
    *[f"away-{away}" for away in range(MOST_AWAY + 1)],
    *[f"soon-{away}" for away in range(MOST_AWAY + 1)],
    *[f"hand-{kind}" for kind in KINDS],
    "full-sets",
    "small-bank",
    "large-bank",
    "laid",
    "highest-rent",
    "rent-in-hand",
    "cards-in-hand",
    "no-cards",
]

PLACE_IN_HAND: Final[list[int]] = [IN_HAND + KINDS.index(card.kind) for card in CARDS]
"""By card: where it is counted."""

PLAYS: Final = 3
ENOUGH: Final = 5
PLENTY: Final = 12
"""A bank beyond this makes no difference any more."""

SEATS: Final[dict[str, int]] = {"two": 2, "more": 4}
"""The tables of weights, and with how many players they are learnt: for games of two, and for larger ones."""
_CHANCES: Final[dict[str, Chances]] = {}


def chances_for(seats: int) -> Chances:
    """Return the weights for so many players, read once."""
    name = "two" if seats == 2 else "more"
    chances = _CHANCES.get(name)
    if chances is None:
        chances = load_chances("rentier.bots.deal", name, NAMES)
        _CHANCES[name] = chances
    return chances


def mover(game: Deal) -> int:
    """Return whose turn it is."""
    return game.turn


def count_up(game: Deal, seat: int) -> list[float]:
    """Count what matters about a player, in the order of `NAMES`."""
    player = game.players[seat]
    counted = [0.0] * SIZE
    table = Table(player, 1.0, 1.0)
    away = AWAY[table.rank]
    counted[AWAY_NOW + away] = 1.0
    wilds = 0
    rents = 0
    for card in player.hand:
        place = PLACE_IN_HAND[card.index]
        counted[place] = counted[place] + 1.0
        if card.is_wild:
            wilds += 1
        elif card.is_property:
            table.lay(card.colours[0].index, card)
        elif card.is_rent:
            rents |= card.marks
    soon = max(AWAY[table.rank] - wilds, away - PLAYS, 0)
    counted[AWAY_SOON + soon] = 1.0
    counted[FULL_SETS] = float(table.rank // FULL_RANK)
    counted[SMALL_BANK] = float(min(table.bank, ENOUGH))
    counted[LARGE_BANK] = float(min(max(table.bank - ENOUGH, 0), PLENTY - ENOUGH))
    count_rents(player, rents, counted)
    counted[CARDS_IN_HAND] = float(len(player.hand))
    counted[NO_CARDS] = 0.0 if player.hand else 1.0
    return counted


def count_rents(player: Player, rents: int, counted: list[float]) -> None:
    """Count what is laid, the highest rent, and the highest for which there is a card in hand."""
    laid = 0
    highest = 0
    in_hand = 0
    for own in player.sets:
        laid += value_of(own.cards)
        rent = own.rent()
        highest = max(highest, rent)
        if rents & own.colour.mark:
            in_hand = max(in_hand, rent)
    counted[LAID] = float(laid)
    counted[HIGHEST_RENT] = float(highest)
    counted[RENT_IN_HAND] = float(in_hand)


def chance_to_win(game: Deal, seat: int) -> float:
    """Return how likely a seat is to win, when a turn has just begun and everybody's cards are known."""
    chances = chances_for(game.seats)
    scores: list[float] = []
    for place in range(game.seats):
        scores.append(chances.score(place, count_up(game, (game.turn + place) % game.seats)))
    return share_of(scores, (seat - game.turn) % game.seats)
