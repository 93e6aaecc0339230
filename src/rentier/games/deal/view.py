"""What each seat may know of a game of Deal, and the same game with the rest drawn afresh (DL-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import CARDS, Card, codes
from .sets import PropertySet, name_set

if TYPE_CHECKING:
    from . import shapes
    from .state import Deal, Player


def view_of(game: Deal, seat: int | None) -> shapes.DealView:
    """Return what is open on the table, and what only this seat knows."""
    return views_of(game, [seat])[0]


def views_of(game: Deal, seats: list[int | None]) -> list[shapes.DealView]:
    """Return what each of these seats knows; what is open on the table is built once for all of them."""
    table = _open_view(game)
    views: list[shapes.DealView] = []
    for seat in seats:
        view = table.copy()
        view["seat"] = seat
        view["under_pile"] = _own_buried(game, seat)
        view["hand"] = [] if seat is None else codes(game.players[seat].hand)
        pending: list[Any] = [decision.shown(game, seat) for decision in game.stack]
        view["pending"] = pending
        for player in game.players:
            known = [known.card.code for known in player.known if known.by == seat]
            if known:
                view["players"] = view["players"][:]
                view["players"][player.seat] = {**table["players"][player.seat], "known": known}
        views.append(view)
    return views


def _open_view(game: Deal) -> shapes.DealView:
    """Return what everybody sees, with nothing where a seat may know more."""
    return {
        "edition": game.edition.name,
        "seats": game.seats,
        "seat": None,
        "options": dict(game.options.values),
        "turn": game.turn,
        "turns": game.turns,
        "plays_left": game.plays_left,
        "pile": len(game.pile),
        "buried": game.buried[:],
        "under_pile": [],
        "centre": codes(game.centre),
        "hand": [],
        "players": [_player_view(player) for player in game.players],
        "awaiting": list(game.awaiting),
        "pending": [],
        "over": game.over,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def _own_buried(game: Deal, seat: int | None) -> list[list[object]]:
    """List the cards that the seat gave up and that still lie under the pile, each with its height from the bottom."""
    return [[i, game.pile[i].code] for i, giver in enumerate(game.buried) if giver == seat]


def _player_view(player: Player) -> shapes.DealPlayer:
    return {
        "hand": len(player.hand),
        "known": [],
        "bank": codes(player.bank),
        "banked": sum([card.value for card in player.bank]),
        "sets": [_set_view(player, own) for own in player.sets],
        "full_sets": player.full_colours(),
    }


def _set_view(player: Player, own: PropertySet) -> shapes.SetShown:
    return {
        "set": name_set(player.sets, own).text,
        "colour": own.colour.name,
        "cards": codes(own.cards),
        "buildings": own.buildings,
        "full": own.is_full,
        "rent": own.rent(),
    }


def deal_anew(game: Deal, seat: int) -> None:
    """Put other cards into hands and pile wherever the seat does not know them.

    The unknown cards are sorted before they are shuffled, so that games that look the same are dealt the same.
    """
    counts = [0] * len(CARDS)
    for player in game.players:
        if player.seat == seat:
            player.known = []
        else:
            player.known = [known for known in player.known if known.by == seat]
            for card in player.hand:
                counts[card.index] += 1
            for known in player.known:
                counts[known.card.index] -= 1
    for i, card in enumerate(game.pile):
        if not _is_own_buried(game, i, seat):
            counts[card.index] += 1
    unknown: list[Card] = []
    for card in CARDS:
        for _ in range(counts[card.index]):
            unknown.append(card)
    game.dice.shuffle(unknown)
    for player in game.players:
        if player.seat != seat:
            known_cards = [known.card for known in player.known]
            for _ in range(len(player.hand) - len(known_cards)):
                known_cards.append(unknown.pop())
            player.hand = known_cards
    for i in range(len(game.pile)):
        if not _is_own_buried(game, i, seat):
            game.pile[i] = unknown.pop()


def _is_own_buried(game: Deal, place: int, seat: int) -> bool:
    return place < len(game.buried) and game.buried[place] == seat
