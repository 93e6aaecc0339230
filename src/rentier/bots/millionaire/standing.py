"""What counts for winning a game of Millionaire, player by player; `chances.toml` has the weights."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from rentier.bots.track.standing import Standing
from rentier.games.millionaire.data import BOARD
from rentier.games.millionaire.state import Millionaire
from rentier.track.state import TrackGame

from .worth import EXTRAS, LAP, LONGEST

EARLY: Final = 0.45
LATE: Final = 0.7
"""The parts of the million that the richest player has when the middle and the end of the game begin."""


@final
class MillionaireStanding(Standing):
    """Millionaire: the richest player is far from the million, on the way there, or near it."""

    def table_of(self, game: TrackGame) -> str:
        assert isinstance(game, Millionaire)
        most = 0
        for player in game.players:
            most = max(most, player.cash)
        part = most / game.target
        return "early" if part < EARLY else "middle" if part < LATE else "late"

    def add_extras(self, game: TrackGame, seat: int, income: float, counted: list[float]) -> None:
        """Count the level, the Fortune cards, and how many rounds the million is away."""
        assert isinstance(game, Millionaire)
        extra = self.extra
        rank = game.rank(seat)
        counted[extra] = 1.0 if rank >= 1 else 0.0
        counted[extra + 1] = 1.0 if rank == 2 else 0.0
        counted[extra + 2] = float(min(len(game.held[seat]), 2))
        others = len(game.seats_in()) - 1
        left = max(game.target - game.means(seat), 0)
        rounds = min(left / (game.salary_of(seat) / LAP + EXTRAS + others * income), LONGEST)
        counted[extra + 3] = rounds / LONGEST
        counted[extra + 4] = sqrt(rounds)
        counted[extra + 5] = 1.0 / (1.0 + rounds)
        is_due = game.means(seat) + game.salary_of(seat) >= game.target
        counted[extra + 6] = 1.0 if is_due else 0.0
        counted[extra + 7] = game.players[seat].place / game.board.size if is_due else 0.0
        counted[extra + 8] = game.wealth_of(seat) / game.target

    def decided(self, game: TrackGame, seat: int) -> float:
        assert isinstance(game, Millionaire)
        if game.means(seat) >= game.target:
            return 1.0
        for player in game.players:
            if player.cash >= game.target:
                return 0.0
        return -1.0


STANDING: Final[Standing] = MillionaireStanding(
    "rentier.bots.millionaire",
    ["early", "middle", "late"],
    BOARD,
    [0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0],
    ["level-3", "level-5", "fortune", "rounds", "rounds-root", "rounds-turned", "due", "due-lap", "wealth"],
)
