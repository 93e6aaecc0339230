"""What counts for winning a game of Crooked Cash, player by player; `chances.toml` has the weights."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.track.standing import Standing
from rentier.bots.track.worth import count_unowned
from rentier.games.crooked.data import BOARD
from rentier.games.crooked.ending import end_rents
from rentier.games.crooked.notes import KINDS
from rentier.games.crooked.state import Crooked
from rentier.track.state import TrackGame

EARLY: Final = 13
MIDDLE: Final = 7
LATE: Final = 3
"""How many streets the bank has at least in each stage."""
THOUSAND: Final = 1000.0


@final
class CrookedStanding(Standing):
    """Crooked Cash: the stages by how many streets the bank still has."""

    def table_of(self, game: TrackGame) -> str:
        left = count_unowned(game)
        return "early" if left >= EARLY else "middle" if left >= MIDDLE else "late" if left >= LATE else "last"

    def add_extras(self, game: TrackGame, seat: int, income: float, counted: list[float]) -> None:
        """Count what the end would bring, hotels that could be built, tokens, cards, and fakes that all know of."""
        assert isinstance(game, Crooked)
        extra = self.extra
        counted[extra] = (game.means(seat) + end_rents(game, seat)) / THOUSAND
        counted[extra + 1] = hotels_to_come(game, seat) / THOUSAND
        counted[extra + 2] = float(game.green[seat])
        counted[extra + 3] = 0.0 if game.chance[seat] is None else 1.0
        counted[extra + 4] = float(min(len(game.players[seat].kept), 2))
        fakes = 0
        for kind in range(KINDS):
            fakes += game.fakes_taken[seat * KINDS + kind]
        counted[extra + 5] = float(min(fakes, 3))
        counted[extra + 6] = float(game.players[seat].cash < game.terms.salary // 2)


def hotels_to_come(game: Crooked, seat: int) -> int:
    """Add up what the hotels that a seat could pay for now would bring at the end, less their cost."""
    cash = game.means(seat)
    stock = game.hotels
    gain = 0
    for group in reversed(game.board.groups):
        if stock and game.owns_group(seat, group):
            for deed in group.deeds:
                if game.level[deed.index] == 0 and cash >= group.building and stock:
                    cash -= group.building
                    stock -= 1
                    gain += deed.rents[1] - 2 * deed.rents[0] - group.building
    return gain


STANDING: Final[Standing] = CrookedStanding(
    "rentier.bots.crooked",
    ["early", "middle", "late", "last"],
    BOARD,
    [1.5, 4.0, 8.0, 14.0, 25.0],
    ["score", "hotels", "tokens", "chance", "kept", "fakes", "poor"],
)
