"""What each seat may know of a game of Millionaire, and the same game with the rest drawn afresh (MM-10, MM-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.cards import index_of
from rentier.track.numbers import BANK
from rentier.track.view import deed_view, pile_view, player_view, track_view

from . import decisions
from .fortune import Buried

if TYPE_CHECKING:
    from rentier.track.state import Player

    from . import shapes
    from .cards import MillionaireCard
    from .state import Millionaire


def view_of(game: Millionaire, seat: int | None) -> shapes.MillionaireView:
    """Return what is open on the table, and the cards that only this seat has read."""
    return {
        **track_view(game, seat),
        "target": game.target,
        "players": [_player_view(game, player) for player in game.players],
        "deeds": [_deed_view(game, i) for i in range(len(game.board.deeds))],
        "houses": game.apartments,
        "piles": [pile_view(deck) for deck in game.decks],
        "held": [] if seat is None else [card.code for card in game.held[seat]],
        "spent": [card.code for card in game.spent],
        "buried": [_buried_view(buried, seat) for buried in game.buried],
    }


def _player_view(game: Millionaire, player: Player) -> shapes.MillionairePlayer:
    return {
        **player_view(game, player),
        "stars": game.stars[player.seat],
        "salary": game.salary_of(player.seat),
        "kept": [card.code for card in player.kept],
        "held": len(game.held[player.seat]),
    }


def _deed_view(game: Millionaire, i: int) -> shapes.MillionaireDeed:
    return {
        **deed_view(game, i),
        "mortgaged": game.is_mortgaged[i],
        "fortune": game.fortune[i] is not None,
    }


def _buried_view(buried: Buried, seat: int | None) -> shapes.BuriedShown:
    """Show who had read a card that was laid aside, and the card to them alone."""
    if seat is not None and buried.by == seat:
        return {"by": buried.by, "sort": sort_of(buried), "card": buried.card.code}
    return {"by": buried.by, "sort": sort_of(buried)}


def sort_of(buried: Buried) -> str:
    """Return what everybody knows of a card laid aside: it had been kept, waited for the sale, or was never read."""
    if buried.by == BANK:
        return "unread"
    return "kept" if buried.card.is_kept else "after"


def deal_anew(game: Millionaire, seat: int) -> None:
    """Shuffle what nobody has seen of the piles, and all Fortune cards that the seat has not read.

    If everybody knows what sort a card is, because it was kept or waits for the sale of a property, it stays that sort.
    """
    for deck in game.decks:
        deck.shuffle_unseen(game.dice)
    unknown = _unknown(game, seat)
    unknown.sort(key=index_of)
    game.dice.shuffle(unknown)
    kept = [card for card in unknown if card.is_kept]
    after = [card for card in unknown if card.is_after]
    for other in range(game.seats):
        if other != seat:
            game.held[other] = tuple([kept.pop() for _ in game.held[other]])
    for i, decision in enumerate(game.stack):
        if isinstance(decision, decisions.Following) and decision.seat != seat:
            game.stack[i] = decisions.Following(decision.seat, after.pop())
    for i, buried in enumerate(game.buried):
        if buried.by not in (BANK, seat):
            game.buried[i] = Buried(kept.pop() if buried.card.is_kept else after.pop(), buried.by)
    rest = [card for card in unknown if not card.is_kept and not card.is_after] + kept + after
    rest.sort(key=index_of)
    game.dice.shuffle(rest)
    for i, buried in enumerate(game.buried):
        if buried.by == BANK:
            game.buried[i] = Buried(rest.pop(), BANK)
    for i, card in enumerate(game.fortune):
        if card is not None:
            game.fortune[i] = rest.pop()


def _unknown(game: Millionaire, seat: int) -> list[MillionaireCard]:
    """List the Fortune cards that a seat has not read."""
    found = [card for card in game.fortune if card is not None]
    for other in range(game.seats):
        if other != seat:
            found.extend(game.held[other])
    for decision in game.stack:
        if isinstance(decision, decisions.Following) and decision.seat != seat:
            found.append(decision.card)
    for buried in game.buried:
        if buried.by != seat:
            found.append(buried.card)
    return found
