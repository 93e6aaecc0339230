"""What is known about a board before the game: how often each space is reached, and what each group brings."""

from __future__ import annotations

from typing import Final, final

from rentier.track.board import Board, Deed, Group
from rentier.track.state import TrackGame

WALKS: Final = 80
"""After this many rolls the shares of the spaces hardly change any more."""
STOPS: Final = 38
"""The rolls of others for which income counts: with fewer at the table, each of them has to pay for longer."""
TYPICAL: Final = 3
"""The level to which a group is usually built."""
CHIP: Final = 0.25
"""What a part of a group is worth besides its price: this much of the whole, times the square of the part."""
BARE: Final = 0.7
"""The part of its price that a street outside a whole group is worth."""
FIRM: Final = 0.6
"""The part of its price that a station or a utility is worth, besides what it brings."""
LEAST_FULL: Final = 1.3
"""The least that a whole group is worth, as a multiple of its price."""
ROLLS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""By the total of two dice: how many of the 36 rolls make it."""
USUAL_ROLL: Final = 7


@final
class Outlook:
    """The figures of one board on which hotels are of one level."""

    __slots__ = ("ahead", "board", "firsts", "group", "levels", "rents", "shares", "stakes", "ways", "worth")

    def __init__(self, board: Board, levels: int) -> None:
        self.board: Final = board
        self.levels: Final = levels
        """The level that is a hotel."""
        places = landing_shares(board)
        self.shares: Final = [places[deed.space] for deed in board.deeds]
        """By deed: how often a roll ends there."""
        self.stakes: Final = [share * STOPS for share in self.shares]
        """By deed: how many stops of other players to expect, as far ahead as the bot looks."""
        self.rents: Final = [rents_by_level(deed, levels) for deed in board.deeds]
        """By deed and level: the rent."""
        self.worth: Final = [self._worth_of(group) for group in board.groups]
        """By group and number of its deeds: what they are worth."""
        self.firsts: Final = [group.deeds[0].index for group in board.groups if group.is_street]
        """The first deed of each group of streets."""
        self.group: Final = [deed.group.index for deed in board.deeds]
        """By deed: the number of its group."""
        self.ahead: Final[list[list[Deed]]] = []
        """By place: the deeds that one roll reaches."""
        self.ways: Final[list[list[int]]] = []
        """By place: how many of the 36 rolls reach each of those deeds."""
        for place in range(board.size):
            totals = [total for total in range(2, 13) if board.spaces[(place + total) % board.size].deed is not None]
            self.ways.append([ROLLS[total] for total in totals])
            self.ahead.append([board.deeds[number_of(board, (place + total) % board.size)] for total in totals])

    def _worth_of(self, group: Group) -> list[int]:
        size = len(group.deeds)
        price = sum([deed.price for deed in group.deeds]) // size
        if not group.is_street:
            return [self._worth_of_firms(group, price, count) for count in range(size + 1)]
        level = min(TYPICAL, self.levels - 1)
        income = sum([self.stakes[deed.index] * deed.rents[level] for deed in group.deeds])
        full = max(int(income) - level * size * group.building, int(LEAST_FULL * price * size))
        parts = [int(BARE * price * count + CHIP * full * count * count / (size * size)) for count in range(size)]
        return [*parts, full]

    def _worth_of_firms(self, group: Group, price: int, count: int) -> int:
        if count == 0:
            return 0
        stops = sum([self.stakes[deed.index] for deed in group.deeds]) * count / len(group.deeds)
        if group.kind == "station":
            return int(FIRM * price * count + stops * group.deeds[0].rents[count - 1])
        # The rent depends on the dice; relative to the price it is about the same on every board.
        return int(FIRM * price * count + stops * price * (count * 3 - 1) // 10)


def number_of(board: Board, place: int) -> int:
    """Return the number of the deed to a place that has one."""
    deed = board.spaces[place].deed
    assert deed is not None
    return deed.index


def landing_shares(board: Board) -> list[float]:
    """Walk the board with two dice until the shares of the spaces settle; cards are left out."""
    size = board.size
    shares = [1.0 / size] * size
    for _ in range(WALKS):
        after = [0.0] * size
        for place, share in enumerate(shares):
            for total in range(2, 13):
                after[(place + total) % size] += share * ROLLS[total] / 36.0
        for space in board.spaces:
            if space.kind == "go-to-jail":
                after[board.jail] += after[space.index]
                after[space.index] = 0.0
        shares = after
    return shares


def rents_by_level(deed: Deed, levels: int) -> list[int]:
    """List a street's rent at every level; the highest is the hotel's, however many apartments it takes."""
    if not deed.group.is_street:
        return deed.rents
    return [*deed.rents[:levels], deed.rents[len(deed.rents) - 1]]


KNOWN: Final[dict[tuple[Board, int], Outlook]] = {}
"""Every outlook needed so far."""


def outlook_of(game: TrackGame) -> Outlook:
    """Return the outlook of a game's board, made only once."""
    key = (game.board, game.terms.levels)
    outlook = KNOWN.get(key)
    if outlook is None:
        outlook = Outlook(game.board, game.terms.levels)
        KNOWN[key] = outlook
    return outlook
