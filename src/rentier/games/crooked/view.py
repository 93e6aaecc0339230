"""What each seat may know of a game of Crooked Cash: values are public, truths are not (CC-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.view import claims_view, deed_view, pile_view, player_view, track_view

from . import chance, tender
from .data import CHEST
from .notes import KINDS, VALUE_OF, count_kinds

if TYPE_CHECKING:
    from rentier.track.cards import Card
    from rentier.track.state import Player

    from . import shapes
    from .state import Crooked


def view_of(game: Crooked, seat: int | None) -> shapes.CrookedView:
    """Return what is open on the table, and the seat's own notes and cards."""
    return {
        **track_view(game, seat),
        "players": [_player_view(game, player, seat) for player in game.players],
        "hand": [] if seat is None else hand_view(game, seat),
        "deeds": [deed_view(game, i) for i in range(len(game.board.deeds))],
        "bank": [len(pile) for pile in game.piles],
        "chance": {
            "open": [card.chance.code for card in game.open_chance],
            "unseen": game.chance_unseen,
            "seen": [card.chance.code for card in game.chance_pile[game.chance_unseen :]],
        },
        "chest": pile_view(game.decks[CHEST]),
        "changed": game.changed == game.turns,
        "claims": claims_view(game),
    }


def hand_view(game: Crooked, seat: int) -> list[shapes.NoteShown]:
    """Show a seat its own notes, with what it knows of each."""
    shown: list[shapes.NoteShown] = []
    for note in game.purses[seat].notes:
        known = ("fake" if game.truth[note] else "real") if game.is_known[note] else ""
        shown.append({"value": VALUE_OF[note], "known": known, "doubted": game.is_doubted[note]})
    return shown


def truths_of(game: Crooked) -> shapes.CrookedBare:
    """Return whether each note in a hand or on the table, and each Chance card outside the pile, is a fake."""
    laid: list[int] = []
    played = False
    for decision in game.stack:
        if isinstance(decision, tender.Laying | tender.Checking):
            laid = list(decision.laid)
        elif isinstance(decision, chance.Announced):
            played = decision.card.is_fake
    hands = [purse.notes for purse in game.purses]
    return {
        "hands": [[game.truth[note] for note in hand] for hand in hands],
        "laid": [game.truth[note] for note in laid],
        "chance": [held is not None and held.is_fake for held in game.chance],
        "open": [card.is_fake for card in game.open_chance],
        "played": played,
    }


def _player_view(game: Crooked, player: Player, seat: int | None) -> shapes.CrookedPlayer:
    held = game.chance[player.seat]
    first = player.seat * KINDS
    return {
        **player_view(game, player),
        "notes": count_kinds(game.purses[player.seat].notes),
        # How many notes of each value in this hand everybody knows to be fake, or real, at least.
        "fakes_taken": game.fakes_taken[first : first + KINDS],
        "reals_taken": game.reals_taken[first : first + KINDS],
        "green": game.green[player.seat],
        "chance": "" if held is None else held.chance.code,
        "kept": [_card_view(game, player, card, seat) for card in _in_order(game, player)],
    }


def _card_view(game: Crooked, player: Player, card: Card, seat: int | None) -> str:
    """Name a kept card to its holder, and to everybody once it was sold; otherwise it is only counted (CC-20)."""
    return card.code if player.seat == seat or card.code in game.shown_cards else ""


def _in_order(game: Crooked, player: Player) -> list[Card]:
    """List kept cards in an order that reveals nothing: those that everybody knows come first."""
    shown = [card for card in player.kept if card.code in game.shown_cards]
    return [*shown, *[card for card in player.kept if card.code not in game.shown_cards]]
