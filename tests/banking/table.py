"""Set up positions of Banking in the words of the rules, and read what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import rentier
from playing import play
from rentier.games.banking.data import BOARD
from track.table import read_claim, set_up

CHANCE, CHEST = 0, 1
GROUPS = {group.name: [deed.code for deed in group.deeds] for group in BOARD.groups}
PLACES = [space.code for space in BOARD.spaces]
DEEDS = [deed.code for deed in BOARD.deeds]
SET_UP = {"starter", "turns", "rounds", "rolled", "offers", "declined", "time_called"}
"""The arguments that `table` passes on to `rentier.setup` unchanged."""


class Seat(NamedTuple):
    """What one player has."""

    cash: str
    at: str
    deeds: str
    kept: str
    jail: int
    out: bool


def player(
    cash: str = "15M", at: str = "go", deeds: str = "", *, kept: str = "", jail: int = -1, out: bool = False
) -> Seat:
    """Describe a player; `deeds` are written as `boardwalk park* station dark-blue:3`.

    A group stands for all its deeds, `:3` for three apartments on each, `:5` for a hotel, `*` for mortgaged, `**` for
    mortgaged with the interest paid. `jail` is how many turns in jail went by, `kept` are the cards kept.
    """
    return Seat(cash, at, deeds, kept, jail, out)


def table(
    *players: Seat,
    turn: int = 0,
    may_roll: bool = True,
    doubles: int = 0,
    fresh: bool | None = None,
    dice: str = "",
    chance: str = "",
    chest: str = "",
    claims: Sequence[str] = (),
    stack: Iterable[Mapping[str, object]] = (),
    options: Mapping[str, object] | None = None,
    **more: object,
) -> rentier.Game:
    """Set up a game in the turn of `turn`, by default before its first roll.

    `dice` are the next rolls, such as `3-4 6-6`; `chance` and `chest` the cards on top of the piles, the first on top
    of all; `claims` are written as `1: boardwalk 0 500K` by the owner (with `waiting` after it, one that is let lie).
    `stack` is what is pending above the turn, `more` are other fields of the position. Bank and stock have the rest.
    """
    return set_up(
        more.pop("edition", "banking"),
        players,
        stack,
        {name: value for name, value in more.items() if name not in SET_UP},
        options=options,
        turn=turn,
        dice=dice,
        cash=[seat.cash for seat in players],
        may_roll=may_roll,
        doubles=doubles,
        fresh=fresh,
        chance=chance,
        chest=chest,
        claims=[read_claim(text) for text in claims],
        **{name: value for name, value in more.items() if name in SET_UP},
    )


def rented(
    cash: str = "0K",
    deeds: str = "park boardwalk",
    owed: str = "5M",
    theirs: str = "reading-rr",
    **options: object,
) -> rentier.Game:
    """Set up a game in which the first player owes the second a rent, in the first player's turn."""
    game = table(
        player(cash, deeds=deeds),
        player("10M", deeds=theirs),
        player(),
        may_roll=False,
        claims=[f"1: reading-rr 0 {owed}"],
        options=options,
    )
    play(game, "1: claim reading-rr 0")
    return game
