"""The easy player of the games on a track: a beginner who buys everything, and does not think of the rest."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.core.actions import PASS, AnyAction
from rentier.core.game import Game
from rentier.track import auction, building, deeds, rent, trading, turn
from rentier.track.state import TrackGame

from .steady import SteadyTrack

FORGETS_TO_BUILD: Final = 2
"""One time in this many, a turn in which it could build ends without that."""
SHIES_FROM_BIDS: Final = 2
"""One time in this many, it leaves an auction in which it would bid."""
FORGETS_RENT: Final = 8
"""One time in this many, it does not notice that somebody stands on its property."""


class EasyOnTrack(Bot):
    """A beginner: never offers a deal, forgets to build or to ask for rent, and is shy in auctions."""

    def __init__(self, seed: bytes, player: Bot) -> None:
        super().__init__(seed)
        self._player: Final = player
        """The steady player of the edition, whom it follows otherwise."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, TrackGame)
        waiting = game.top()
        if isinstance(waiting, deeds.Buying) and game.means(seat) >= waiting.price:
            return deeds.BUY
        choice = self._player.choose(game, seat)
        if isinstance(choice, auction.PlaceBid):
            return PASS if self._lapses(SHIES_FROM_BIDS) else choice
        if waiting is not turn.TURN:
            return choice
        if seat != game.turn:
            is_missed = isinstance(choice, rent.ClaimRent) and self._lapses(FORGETS_RENT)
            return rent.LET_LIE if is_missed and seat in rent.claimants(game) else choice
        if isinstance(choice, trading.MakeOffer) and game.may_roll:
            return turn.ROLL
        if isinstance(choice, building.Build) and not game.may_roll and self._lapses(FORGETS_TO_BUILD):
            return turn.END
        return choice

    def _lapses(self, chances: int) -> bool:
        """Whether it forgets itself now, which it does one time in so many."""
        return self.dice.below(chances) == 0


@final
class EasyTrack(EasyOnTrack):
    """The easy player of Banking."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyTrack(seed))
