"""What to do in the bot's own turn: win, or play the best card, or put the wilds in order and end."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import AnyAction
from rentier.games.deal import actions
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import name_set
from rentier.games.deal.state import Player

from .own_turn import KEEPS, OwnTurn
from .renting import offer_rent
from .uses import USES
from .winning import find_win
from .worth import UNKNOWN, Sight, Table

BETTER: Final = 0.01
"""A wild is moved only to gain more than this: moves that always gain cannot go round in circles."""


def choose_play(sight: Sight) -> AnyAction:
    """Win if possible, else play the best card; at the end put wilds where they are worth the most."""
    game = sight.game
    player = game.players[sight.seat]
    win = find_win(game, player)
    if win is not None:
        return win
    turn = OwnTurn(sight)
    if game.plays_left > 0:
        for card in distinct(player.hand):
            USES[card.index].offer(turn)
        offer_rent(turn)
    if turn.best is actions.END:
        move = best_move(player, sight.own())
        if move is not None:
            return move
    return turn.best


def best_move(player: Player, table: Table) -> AnyAction | None:
    """Find the move of a wild that gains the most."""
    best: AnyAction | None = None
    most = BETTER
    for own in player.sets:
        i = own.colour.index
        for card in distinct(own.cards):
            if not card.is_wild:
                continue
            loss = table.loss(i, card.is_any)
            table.take(i, card)
            for colour in card.colours:
                if colour is not own.colour:
                    gain = table.gain(colour.index, card.is_any) - loss
                    if gain > most:
                        most = gain
                        best = actions.MoveWild(card, name_set(player.sets, own), colour)
            table.lay(i, card)
    return best


def choose_to_give_up(sight: Sight) -> AnyAction:
    """Give up the card that is worth the least in the hand."""
    table = sight.own()
    hand = sight.game.players[sight.seat].hand
    worst = hand[0]
    least = -UNKNOWN
    for card in hand:
        worth = table.card_gain(card) if card.is_property else max(KEEPS[card.index], table.money_gain(card.value))
        if worth < least:
            least = worth
            worst = card
    return actions.GIVE_UP[worst.index]
