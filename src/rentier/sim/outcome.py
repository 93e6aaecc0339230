"""What is kept of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rentier.bots import count_uses
from rentier.core.game import Game, Move

UNFINISHED: Final = "unfinished"


class Outcome(NamedTuple):
    """The result of a game: who won and how, its length, and the cards used."""

    number: int
    winners: tuple[int, ...]
    ending: str
    turns: int
    decisions: int
    uses: tuple[tuple[str, int, int], ...]
    """Each card with how often it was used, and how often by a winner."""
    closing: frozenset[str]
    """The cards that the winner used in their last turn."""
    tally: Mapping[str, int] = MappingProxyType({})
    """The edition's own counts, by `table/row/column`."""


def read_outcome(game: Game, number: int, decisions: int, turns: list[int]) -> Outcome:
    """Read the outcome of a game that was played; `turns` has the number of each turn's first decision."""
    return Outcome(
        number,
        game.winners,
        game.ending if game.over else UNFINISHED,
        game.turns_taken(),
        decisions,
        tuple(count_uses(game)),
        frozenset([card for card in closing_uses(game.moves(), game.winners, turns) if card]),
        game.edition.tally(game) if game.events is not None else {},
    )


def closing_uses(moves: list[Move], winners: tuple[int, ...], turns: list[int]) -> list[str]:
    """List what the winner used in their last turn; a turn belongs to the seat that is asked first in it."""
    end = len(moves)
    for first in reversed(turns):
        if moves[first].seat in winners:
            return [move.action.uses() for move in moves[first:end] if move.seat == moves[first].seat]
        end = first
    return []
