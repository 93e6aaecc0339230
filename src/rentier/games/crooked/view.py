"""What each seat may know of a game of Crooked Cash: values are public, truths are not (CC-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track.numbers import BANK

from .data import CHEST
from .notes import KINDS, VALUE_OF, count_kinds

if TYPE_CHECKING:
    from rentier.track.cards import Card
    from rentier.track.state import Player

    from .state import Crooked


def view_of(game: Crooked, seat: int | None) -> dict[str, object]:
    """Gives the open things of the table, and the seat's own notes and cards."""
    chest = game.decks[CHEST]
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
        "players": [_player_view(game, player, seat) for player in game.players],
        "hand": [] if seat is None else hand_view(game, seat),
        "deeds": [_deed_view(game, i) for i in range(len(game.board.deeds))],
        "hotels": game.hotels,
        "bank": [len(pile) for pile in game.piles],
        "chance": {
            "open": [card.chance.code for card in game.open_chance],
            "unseen": game.chance_unseen,
            "seen": [card.chance.code for card in game.chance_pile[game.chance_unseen :]],
        },
        "chest": {"unseen": chest.unseen, "seen": [card.code for card in chest.cards[chest.unseen :]]},
        "changed": game.changed == game.turns,
        "claims": [
            {"owner": c.owner, "lander": c.lander, "space": c.deed.code, "amount": c.amount, "waiting": c.is_waiting}
            for c in game.claims
        ],
        "offers": game.offers[:],
        "declined": game.declined[:],
        "awaiting": list(game.awaiting),
        "pending": [decision.shown(game, seat) for decision in game.stack],
        "over": game.over,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def hand_view(game: Crooked, seat: int) -> list[dict[str, object]]:
    """Shows a seat its own notes, with what it knows of each."""
    shown: list[dict[str, object]] = []
    for note in game.hands[seat]:
        known = ("fake" if game.truth[note] else "real") if game.is_known[note] else ""
        shown.append({"value": VALUE_OF[note], "known": known, "doubted": game.is_doubted[note]})
    return shown


def _player_view(game: Crooked, player: Player, seat: int | None) -> dict[str, object]:
    held = game.chance[player.seat]
    first = player.seat * KINDS
    return {
        "cash": player.cash,
        "notes": count_kinds(game.hands[player.seat]),
        # How many notes of each value everybody knows to be fake, or real, in this hand, at least.
        "fakes_taken": game.fakes_taken[first : first + KINDS],
        "reals_taken": game.reals_taken[first : first + KINDS],
        "green": game.green[player.seat],
        "chance": "" if held is None else held.chance.code,
        "kept": [_card_view(game, player, card, seat) for card in _in_order(game, player)],
        "space": game.board.spaces[player.place].code,
        "jail": player.jail,
        "out": player.is_out,
    }


def _card_view(game: Crooked, player: Player, card: Card, seat: int | None) -> str:
    """Names a kept card to its holder, and to all once it was sold; otherwise it is only counted (CC-20)."""
    return card.code if player.seat == seat or card.code in game.shown_cards else ""


def _in_order(game: Crooked, player: Player) -> list[Card]:
    """Lists kept cards so that their order tells nothing: those that everybody knows come first."""
    shown = [card for card in player.kept if card.code in game.shown_cards]
    return [*shown, *[card for card in player.kept if card.code not in game.shown_cards]]


def _deed_view(game: Crooked, i: int) -> dict[str, object]:
    deed = game.board.deeds[i]
    return {
        "space": deed.code,
        "group": deed.group.name,
        "owner": game.owner[i],
        "level": game.level[i],
        "rent": 0 if game.owner[i] == BANK else game.rent_of(deed, 0),
    }
