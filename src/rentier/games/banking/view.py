"""What each seat may know of a game of Banking: everything except the order of cards that nobody has seen (EB-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.view import claims_view, deed_view, pile_view, player_view, track_view

if TYPE_CHECKING:
    from rentier.track.state import Player

    from . import shapes
    from .state import Banking


def view_of(game: Banking, seat: int | None) -> shapes.BankingView:
    """Return what is open on the table."""
    return {
        **track_view(game, seat),
        "players": [_player_view(game, player) for player in game.players],
        "deeds": [_deed_view(game, i) for i in range(len(game.board.deeds))],
        "apartments": game.apartments,
        "piles": [pile_view(deck) for deck in game.decks],
        "claims": claims_view(game),
        "time_called": game.is_time_called,
    }


def _player_view(game: Banking, player: Player) -> shapes.BankingPlayer:
    return {
        **player_view(game, player),
        "kept": [card.code for card in player.kept],
        "wealth": game.wealth(player.seat),
    }


def _deed_view(game: Banking, i: int) -> shapes.BankingDeed:
    return {
        **deed_view(game, i),
        "mortgaged": game.is_mortgaged[i],
        "interest_paid": game.is_interest_paid[i],
    }
