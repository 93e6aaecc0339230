"""What deeds are worth to a seat as things stand, and how dangerous the board is."""

from __future__ import annotations

from typing import Final

from rentier.track.board import Deed, Group
from rentier.track.numbers import BANK
from rentier.track.state import TrackGame

from .outlook import USUAL_ROLL, Outlook

RIVAL: Final = 0.5
"""The part of the other side's gain in a deal that counts as a loss of one's own."""
DENIAL: Final = 0.4
"""What it is worth to keep a deed from the player who needs it most, as a part of its worth to them."""


def gain_of(game: TrackGame, outlook: Outlook, seat: int, group: Group) -> int:
    """Value one more deed of a group."""
    count = game.count_owned(seat, group)
    worth = outlook.worth[group.index]
    return worth[count + 1] - worth[count]


def value_of(game: TrackGame, outlook: Outlook, seat: int, deed: Deed) -> int:
    """Value a deed of the bank: for the seat itself, and to keep it from the others."""
    group = deed.group
    worth = outlook.worth[group.index]
    most = 0
    for other in group.deeds:
        owner = game.owner[other.index]
        if owner != BANK and owner != seat:
            count = game.count_owned(owner, group)
            gain = worth[count + 1] - worth[count]
            if gain > most:
                most = gain
    own = gain_of(game, outlook, seat, group)
    return own + int(DENIAL * most) if most > own else own


def reserve_of(game: TrackGame, outlook: Outlook, seat: int) -> int:
    """Return what to keep for the next roll: half of the most it can cost, and what it costs on average."""
    place = game.players[seat].place
    ways = outlook.ways[place]
    highest = 0
    total = 0
    for n, deed in enumerate(outlook.ahead[place]):
        i = deed.index
        owner = game.owner[i]
        # Streets without buildings cost too little to keep a reserve for them.
        if owner != seat and owner != BANK and (game.level[i] or not deed.group.is_street):
            rent = game.policies.rent.amount(game, deed, USUAL_ROLL)
            total += rent * ways[n]
            if rent > highest:
                highest = rent
    return max(game.terms.salary // 2, highest // 2 + total // 36)


def danger_of(game: TrackGame, outlook: Outlook, seat: int) -> int:
    """Return what one roll somewhere on the board costs on average."""
    cost = 0.0
    for deed in game.board.deeds:
        owner = game.owner[deed.index]
        if owner != BANK and owner != seat:
            cost += outlook.shares[deed.index] * game.policies.rent.amount(game, deed, USUAL_ROLL)
    return int(cost)


def is_dangerous(game: TrackGame, outlook: Outlook, seat: int) -> bool:
    """Whether a roll costs more than it brings: its share of the salary, and what could still be bought."""
    unowned = count_unowned(game)
    salary = game.terms.salary * USUAL_ROLL // game.board.size
    return danger_of(game, outlook, seat) > salary + unowned * game.terms.fine // 8


def count_unowned(game: TrackGame) -> int:
    """Count the deeds that the bank has."""
    count = 0
    for owner in game.owner:
        if owner == BANK:
            count += 1
    return count
