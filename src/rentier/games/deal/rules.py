"""The course of a game of Deal: turns, attacks and their answers, and the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import decisions
from .cards import Card, Colour
from .events import Cancelled, SaidNo, TookSet, TurnBegan, Won
from .sets import PropertySet, lay
from .state import MOST_IN_HAND, PLAYS_A_TURN, SETS_TO_WIN

if TYPE_CHECKING:
    from .attacks import Attack
    from .state import Deal, Player

CARDS_DRAWN: Final = 2
CARDS_DRAWN_EMPTY: Final = 5


def begin_turn(game: Deal) -> None:
    """Check whether the player has already won, then have them draw (DL-10, DL-33)."""
    player = game.players[game.turn]
    game.turns += 1
    game.plays_left = PLAYS_A_TURN
    game.is_busy = False
    if game.events is not None:
        game.events.append(TurnBegan(game.turn, game.turns))
    if not declare_win(game):
        game.draw(player, CARDS_DRAWN if player.hand else CARDS_DRAWN_EMPTY)


def end_turn(game: Deal) -> None:
    """Ask for extra cards to be given up, or go on to the next player (DL-12, DL-15)."""
    if len(game.players[game.turn].hand) > MOST_IN_HAND:
        game.push(decisions.GIVE_UP_EXTRA)
    else:
        next_turn(game)


def next_turn(game: Deal) -> None:
    """Pass on the turn, unless the game is stuck or has reached its limit (DL-16)."""
    game.idle = 0 if game.is_busy else game.idle + 1
    if game.idle >= game.seats:
        end_undecided(game, "stuck")
        return
    limit = game.agreed.turn_limit
    if limit is not None and game.turns >= limit:
        end_undecided(game, "limit")
        return
    game.turn = (game.turn + 1) % game.seats
    begin_turn(game)


def declare_win(game: Deal) -> bool:
    """End the game if the player whose turn it is, or by option anybody, has the sets (DL-4, DL-33)."""
    if game.players[game.turn].full_colours() >= SETS_TO_WIN:
        _win(game, (game.turn,), "sets")
        return True
    if game.agreed.wins_at_once:
        for player in game.others(game.turn):
            if player.full_colours() >= SETS_TO_WIN:
                _win(game, (player.seat,), "sets")
                return True
    return False


def end_undecided(game: Deal, why: str) -> None:
    """Let the most full sets win, then the most value in front; tied players share the win (DL-16)."""
    best = max((player.full_colours(), player.value_in_front()) for player in game.players)
    winners = [p.seat for p in game.players if (p.full_colours(), p.value_in_front()) == best]
    _win(game, tuple(winners), why)


def _win(game: Deal, winners: tuple[int, ...], why: str) -> None:
    game.finish(winners, why)
    if game.events is not None:
        game.events.append(Won(winners, why))


def spend_play(game: Deal) -> None:
    """Count one of the three plays (DL-11)."""
    game.plays_left -= 1
    game.is_busy = True


def use(game: Deal, player: Player, card: Card) -> None:
    """Play a card into the centre."""
    spend_play(game)
    player.play(card)
    game.centre.append(card)


def everybody_else(game: Deal) -> tuple[int, ...]:
    """List the other players in turn order from the player of the card (DL-63)."""
    return tuple([(game.turn + i) % game.seats for i in range(1, game.seats)])


def attack(game: Deal, action: Attack, amount: int, targets: tuple[int, ...]) -> None:
    """Begin an action against others; each answers, and pays, before the next is asked (DL-56)."""
    game.push(decisions.Attacking(action, amount, targets))


def answer(game: Deal, seat: int) -> None:
    """Reverse the outcome with a Just Say No and ask the other side (DL-52)."""
    window = game.top()
    assert isinstance(window, decisions.Answer)
    other = game.turn if seat == window.victim else window.victim
    if game.events is not None:
        game.events.append(SaidNo(seat, other))
    game.replace(decisions.Answer((other,), window.victim, not window.is_cancelled))


def carry_out(game: Deal, victim: int, is_cancelled: bool) -> None:
    """Do to one player what was aimed at them, unless it was refused (DL-52)."""
    aimed = game.top()
    assert isinstance(aimed, decisions.Attacking)
    if not is_cancelled:
        aimed.action.hit(game, game.players[game.turn], game.players[victim], aimed.amount)
    elif game.events is not None:
        game.events.append(Cancelled(victim, game.turn))


def charge(game: Deal, payer: int, amount: int) -> None:
    """Ask a player to pay the one whose turn it is (DL-60)."""
    game.push(decisions.Payment(payer, amount))


def receive(game: Deal, player: Player, card: Card, colour: Colour) -> None:
    """Lay a property that came from another player; for a wild, its new owner says the colour (DL-35)."""
    if card.is_wild:
        game.push(decisions.Placing(player.seat, card))
    else:
        lay(player.sets, card, colour)


def take_set(game: Deal, player: Player, giver: Player, own: PropertySet) -> None:
    """Move a full set as it lies, with its buildings (DL-49)."""
    giver.sets.remove(own)
    player.sets.append(own)
    if game.events is not None:
        cards = tuple([card.code for card in own.cards])
        game.events.append(TookSet(player.seat, giver.seat, own.colour.name, cards, own.buildings))
