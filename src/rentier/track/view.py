"""What everybody may know of a game on a track; an edition adds its own things to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .numbers import BANK

if TYPE_CHECKING:
    from . import shapes
    from .cards import Deck
    from .state import Player, TrackGame

USUAL_ROLL = 1
"""The roll with which the rent of a utility is the amount for each point of the dice."""


def track_view(game: TrackGame, seat: int | None) -> shapes.TrackView[Any]:
    """Return the parts of a view that every track game has."""
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
        "hotels": game.hotels,
        "hotel_level": game.terms.levels,
        "spaces": [{"space": space.code, "kind": space.kind} for space in game.board.spaces],
        "offers": game.offers[:],
        "declined": game.declined[:],
        "awaiting": list(game.awaiting),
        "pending": [decision.shown(game, seat) for decision in game.stack],
        "over": game.over,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def player_view(game: TrackGame, player: Player) -> shapes.TrackPlayer:
    """Show what is open about every player."""
    return {
        "cash": player.cash,
        "space": game.board.spaces[player.place].code,
        "jail": player.jail,
        "out": player.is_out,
    }


def deed_view(game: TrackGame, i: int) -> shapes.TrackDeed:
    """Show a property, and what a stop there costs now."""
    deed = game.board.deeds[i]
    return {
        "space": deed.code,
        "group": deed.group.name,
        "owner": game.owner[i],
        "level": game.level[i],
        "rent": 0 if game.owner[i] == BANK else game.policies.rent.amount(game, deed, USUAL_ROLL),
    }


def pile_view(deck: Deck) -> shapes.PileShown:
    """Show how many cards of a pile nobody has seen, and which follow below them."""
    return {"unseen": deck.unseen, "seen": [card.code for card in deck.cards[deck.unseen :]]}


def claims_view(game: TrackGame) -> list[shapes.ClaimShown]:
    """Show the rents that may still be claimed."""
    return [
        {"owner": c.owner, "lander": c.lander, "space": c.deed.code, "amount": c.amount, "waiting": c.is_waiting}
        for c in game.claims
    ]
