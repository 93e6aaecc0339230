"""Describing a game on a track by the arguments of `rentier.setup`: the way back from a position to a call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .numbers import BANK, FREE

if TYPE_CHECKING:
    from .state import TrackGame


def describe(game: TrackGame) -> dict[str, object]:
    """Return the arguments that all games on a track have; cash and piles are the edition's."""
    board = game.board
    out: list[int] = []
    at: dict[int, object] = {}
    jail: dict[int, object] = {}
    kept: dict[int, object] = {}
    owns: dict[int, object] = {}
    for player in game.players:
        seat = player.seat
        at[seat] = board.spaces[player.place].code
        kept[seat] = [card.code for card in player.kept]
        owns[seat] = [deed.code for deed in game.deeds_of(seat)]
        if player.is_out:
            out.append(seat)
        if player.jail != FREE:
            jail[seat] = player.jail
    return {
        "turn": game.turn,
        "at": at,
        "jail": jail,
        "owns": owns,
        "buildings": {deed.code: game.level[deed.index] for deed in board.deeds if game.level[deed.index]},
        "kept": kept,
        "out": out,
        "may_roll": game.may_roll,
        "fresh": game.is_fresh,
        "doubles": game.doubles,
        "rolled": game.rolled,
        "turns": game.turns,
        "rounds": game.rounds,
        "starter": game.starter,
        "offers": dict(enumerate(game.offers)),
        "declined": game.declined[:],
        "pending": [dict(decision.data()) for decision in game.stack[1:]],
    }


def describe_cash(game: TrackGame) -> dict[int, object]:
    """Return the accounts, as the argument `cash`."""
    return {player.seat: player.cash for player in game.players}


def describe_claims(game: TrackGame) -> list[object]:
    """Return the open claims, as the argument `claims`."""
    found: list[object] = []
    for claim in game.claims:
        entry: dict[str, object] = {"deed": claim.deed.code, "lander": claim.lander, "amount": claim.amount}
        entry["owner"] = claim.owner
        entry["waiting"] = claim.is_waiting
        found.append(entry)
    return found


def describe_piles(game: TrackGame, names: list[str]) -> dict[str, object]:
    """Return the whole piles, as the arguments with their names."""
    return {name: [card.code for card in game.decks[i].cards] for i, name in enumerate(names)}


def describe_mortgages(game: TrackGame) -> list[str]:
    """Return the mortgaged deeds on which no interest was paid, as the argument `mortgaged`."""
    return [
        deed.code
        for deed in game.board.deeds
        if game.owner[deed.index] != BANK and game.is_mortgaged[deed.index] and not game.is_interest_paid[deed.index]
    ]
