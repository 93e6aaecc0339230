"""What each seat may know of a game of Banking: everything but the order of cards that nobody has seen (EB-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.numbers import BANK

if TYPE_CHECKING:
    from rentier.track.state import Player

    from .state import Banking


def view_of(game: Banking, seat: int | None) -> dict[str, object]:
    """Gives the open things of the table."""
    return {
        "edition": game.edition.name,
        "seats": game.seats,
        "seat": seat,
        "options": dict(game.options.values),
        "turn": game.turn,
        "turns": game.turns,
        "rounds": game.rounds,
        "rolled": game.rolled,
        "doubles": game.doubles,
        "may_roll": game.may_roll,
        "between_turns": game.is_fresh,
        "players": [_player_view(game, player) for player in game.players],
        "deeds": [_deed_view(game, i) for i in range(len(game.board.deeds))],
        "apartments": game.apartments,
        "hotels": game.hotels,
        "piles": [
            {"unseen": deck.unseen, "seen": [card.code for card in deck.cards[deck.unseen :]]} for deck in game.decks
        ],
        "claims": [
            {"owner": c.owner, "lander": c.lander, "space": c.deed.code, "amount": c.amount, "waiting": c.is_waiting}
            for c in game.claims
        ],
        "time_called": game.is_time_called,
        "offers": game.offers[:],
        "declined": game.declined[:],
        "awaiting": list(game.awaiting),
        "pending": [decision.shown(game, seat) for decision in game.stack],
        "over": game.over,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def _player_view(game: Banking, player: Player) -> dict[str, object]:
    return {
        "cash": player.cash,
        "space": game.board.spaces[player.place].code,
        "jail": player.jail,
        "kept": [card.code for card in player.kept],
        "out": player.is_out,
        "wealth": game.wealth(player.seat),
    }


def _deed_view(game: Banking, i: int) -> dict[str, object]:
    deed = game.board.deeds[i]
    return {
        "space": deed.code,
        "group": deed.group.name,
        "owner": game.owner[i],
        "level": game.level[i],
        # What a stop costs now; at a utility, for each point of the dice.
        "rent": 0 if game.owner[i] == BANK else game.rent_of(deed, 1),
        "mortgaged": game.is_mortgaged[i],
        "interest_paid": game.is_interest_paid[i],
    }
