"""What counts for winning a game of Deal, player by player, when a turn is about to end.

`judgement-….toml` have the weights; `tools/train.py` fits them.
"""

from __future__ import annotations

from typing import Final

from rentier.bots.base import Bot
from rentier.bots.search.judgement import judgement_for
from rentier.core.actions import AnyAction
from rentier.games.deal.actions import END, GiveUp
from rentier.games.deal.cards import CARDS, JUST_SAY_NO
from rentier.games.deal.state import MOST_IN_HAND, PLAYS_A_TURN, Deal, Player

from .steady import SteadyDeal
from .winning import find_win
from .worth import AWAY, FULL_RANK, Table, value_of

MOST_AWAY: Final = 6
MOST_SETS: Final = 3
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
FULL_SETS: Final = AWAY_SOON + MOST_AWAY + 1
"""From here on: one entry for each number of full sets."""
IN_HAND: Final = FULL_SETS + MOST_SETS + 1
"""From here on: how many cards of each kind are in the hand."""
CARDS_IN_HAND: Final = IN_HAND + len(KINDS)
NO_CARDS: Final = CARDS_IN_HAND + 1
TWO_NOES: Final = CARDS_IN_HAND + 2
CAN_WIN: Final = CARDS_IN_HAND + 3
NEAR_SETS: Final = CARDS_IN_HAND + 4
SMALL_BANK: Final = CARDS_IN_HAND + 5
LARGE_BANK: Final = CARDS_IN_HAND + 6
BANKED_CARDS: Final = CARDS_IN_HAND + 7
LAID: Final = CARDS_IN_HAND + 8
LOOSE: Final = CARDS_IN_HAND + 9
LAID_WILDS: Final = CARDS_IN_HAND + 10
LAID_ANYS: Final = CARDS_IN_HAND + 11
BUILDINGS: Final = CARDS_IN_HAND + 12
HIGHEST_RENT: Final = CARDS_IN_HAND + 13
RENT_IN_HAND: Final = CARDS_IN_HAND + 14
SIZE: Final = CARDS_IN_HAND + 15

NAMES: Final[list[str]] = [
    *[f"away-{away}" for away in range(MOST_AWAY + 1)],
    *[f"soon-{away}" for away in range(MOST_AWAY + 1)],
    *[f"full-{count}" for count in range(MOST_SETS + 1)],
    *[f"hand-{kind}" for kind in KINDS],
    "cards-in-hand",
    "no-cards",
    "two-noes",
    "can-win",
    "near-sets",
    "small-bank",
    "large-bank",
    "banked-cards",
    "laid",
    "loose",
    "laid-wilds",
    "laid-anys",
    "buildings",
    "highest-rent",
    "rent-in-hand",
]

KIND_OF: Final[list[int]] = [KINDS.index(card.kind) for card in CARDS]
"""By card: the place of its kind."""

ENOUGH: Final = 5
PLENTY: Final = 15
"""A bank beyond this makes no difference any more."""

SEATS: Final[dict[str, int]] = {"two": 2, "more": 4}
"""The files of weights, and with how many players they are learnt: for games of two, and for larger ones."""
OPTIONS: Final[dict[str, object]] = {}
"""The options with which they are learnt."""
MOST_RANDOM: Final = 40
"""For how many choices of each player some are made at random, at most, before it is learnt from a game."""


def is_judged(game: Deal, action: AnyAction) -> bool:
    """Whether the chances are judged before an action: one that passes the turn on."""
    held = len(game.players[game.turn].hand)
    return held <= MOST_IN_HAND if action is END else isinstance(action, GiveUp) and held == MOST_IN_HAND + 1


def order_of(game: Deal) -> list[int]:
    """List the players in the order in which they are counted when a turn is about to end: who is next comes first."""
    return [(game.turn + 1 + i) % game.seats for i in range(game.seats)]


def make_player(seed: bytes) -> Bot:
    """Return the player from whose games the chances are learnt."""
    return SteadyDeal(seed)


def count_all(game: Deal) -> list[list[float]]:
    """Count what matters about each player when a turn is about to end, beginning with who is next."""
    left = game.plays_left
    # Whether players can win is asked of the turns that they will have.
    game.plays_left = PLAYS_A_TURN
    counted = [count_up(game, game.players[seat]) for seat in order_of(game)]
    game.plays_left = left
    return counted


def count_up(game: Deal, player: Player) -> list[float]:
    """Count what matters about a player, in the order of `NAMES`."""
    counted = [0.0] * SIZE
    table = Table(player, 1.0, 1.0)
    count_hand(player, table, counted)
    counted[CAN_WIN] = 0.0 if find_win(game, player) is None else 1.0
    counted[NEAR_SETS] = float(table.rank % FULL_RANK)
    counted[SMALL_BANK] = float(min(table.bank, ENOUGH))
    counted[LARGE_BANK] = float(min(max(table.bank - ENOUGH, 0), PLENTY - ENOUGH))
    counted[BANKED_CARDS] = float(len(player.bank))
    count_laid(player, counted)
    return counted


def count_hand(player: Player, table: Table, counted: list[float]) -> None:
    """Count the hand, and how near three sets are, now and with what is in the hand."""
    away = AWAY[table.rank]
    counted[AWAY_NOW + away] = 1.0
    counted[FULL_SETS + min(table.rank // FULL_RANK, MOST_SETS)] = 1.0
    wilds = 0
    laid: list[int] = []
    for card in player.hand:
        place = IN_HAND + KIND_OF[card.index]
        counted[place] = counted[place] + 1.0
        if card.is_wild:
            wilds += 1
        elif card.is_property:
            laid.append(card.index)
            table.lay(card.colours[0].index, card)
    soon = max(AWAY[table.rank] - wilds, away - PLAYS_A_TURN, 0)
    counted[AWAY_SOON + soon] = 1.0
    for i in laid:
        table.take(CARDS[i].colours[0].index, CARDS[i])
    counted[CARDS_IN_HAND] = float(len(player.hand))
    counted[NO_CARDS] = 0.0 if player.hand else 1.0
    counted[TWO_NOES] = 1.0 if player.hand.count(JUST_SAY_NO) > 1 else 0.0


def count_laid(player: Player, counted: list[float]) -> None:
    """Count what is laid, what of it could be taken card by card, and the rents."""
    rents = 0
    for card in player.hand:
        if card.is_rent:
            rents |= card.marks
    laid = 0
    loose = 0
    wilds = 0
    anys = 0
    buildings = 0
    highest = 0
    in_hand = 0
    for own in player.sets:
        laid += value_of(own.cards)
        buildings += own.buildings
        if not own.is_full:
            loose += len(own.cards)
        if own.has_wilds:
            for card in own.cards:
                if card.is_any:
                    anys += 1
                elif card.is_wild:
                    wilds += 1
        rent = own.rent()
        highest = max(highest, rent)
        if rents & own.colour.mark:
            in_hand = max(in_hand, rent)
    counted[LAID] = float(laid)
    counted[LOOSE] = float(loose)
    counted[LAID_WILDS] = float(wilds)
    counted[LAID_ANYS] = float(anys)
    counted[BUILDINGS] = float(buildings)
    counted[HIGHEST_RENT] = float(highest)
    counted[RENT_IN_HAND] = float(in_hand)


def chance_to_win(game: Deal, seat: int) -> float:
    """Return how likely a seat is to win when a turn is about to end, and everybody's cards are known."""
    shares = judgement_for("rentier.bots.deal", game.seats, NAMES).shares(count_all(game))
    return shares[(seat - game.turn - 1) % game.seats]
