"""The sharp player of the games on a track: it tries deals, bids and purchases with other dice and cards."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.bots.search import Sense, Sharp
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.track import auction, building, debt, deeds, payment, rent, trading
from rentier.track.state import TrackGame

from .outlook import Outlook, outlook_of
from .steady import SteadyTrack
from .trading import offers_to_try

PLAYOUTS: Final = 1200
SHARES: Final[list[float]] = [0.05, 0.25, 0.5]
"""The parts of the gain from a deal that are left to the other side, in the offers that are tried."""
MOST_OTHERS: Final = 12
"""How many actions are tried besides the usual one."""
TURNS_AHEAD: Final = 400
"""How many turns are played in the head at most: nearly always to the end."""
BIDS: Final[list[float]] = [0.5, 0.75, 1.0, 1.25]
"""The bids that are tried, as parts of the price."""


@final
class TrackSense(Sense):
    """A game on a track as the search sees it: everybody plays steadily, if possible to the end."""

    def __init__(self, player: Bot, turns: int = TURNS_AHEAD) -> None:
        super().__init__(turns)
        self.player: Final = player
        self._outlook: Outlook | None = None

    def usual(self, game: Game, seat: int) -> AnyAction:
        return self.player.choose(game, seat)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        """List the menu without what only moves money back and forth, bids around the price, and deals."""
        assert isinstance(game, TrackGame)
        waiting = game.top()
        in_debt = isinstance(waiting, payment.Paying)
        found: list[AnyAction] = []
        for action in game.actions(seat):
            if isinstance(action, rent.ClaimRent):
                # A rent is always claimed; who waits may lose it.
                return []
            if is_worth_trying(action, in_debt):
                found.append(action)
        if isinstance(waiting, auction.Auction):
            add_bids(game, seat, waiting, found)
        elif game.may_roll and game.is_fresh and game.turn == seat:
            found.extend(offers_to_try(game, self._look(game), seat, SHARES))
        return found[:MOST_OTHERS]

    def _look(self, game: TrackGame) -> Outlook:
        outlook = self._outlook
        if outlook is None or outlook.board is not game.board or outlook.levels != game.terms.levels:
            outlook = outlook_of(game)
            self._outlook = outlook
        return outlook

    def play_on(self, world: Game, seat: int) -> float:
        assert isinstance(world, TrackGame)
        last = world.turns + self.turns
        while not world.over:
            if world.turns >= last:
                return share_of_wealth(world, seat)
            asked = world.awaiting[0]
            world.apply(asked, self.player.choose(world, asked))
        return 1.0 / len(world.winners) if seat in world.winners else 0.0


def is_worth_trying(action: AnyAction, in_debt: bool) -> bool:
    """Whether an action of the menu is tried: offers are made up separately, and money is raised only in debt."""
    if action.resigns or action.is_time_call or isinstance(action, (trading.MakeOffer, debt.Bankrupt)):
        return False
    return in_debt or not isinstance(action, (deeds.Mortgage, deeds.Lift, building.Sell))


def add_bids(game: TrackGame, seat: int, sale: auction.Auction, found: list[AnyAction]) -> None:
    """Add bids around the price of what is auctioned."""
    unit = game.terms.unit
    lowest = sale.lowest(game)
    for part in BIDS:
        amount = max(int(part * sale.deed.price) // unit * unit, lowest)
        bid = auction.PlaceBid(amount)
        if amount <= game.means(seat) and sale.fits(game, seat, bid):
            found.append(bid)


def share_of_wealth(world: TrackGame, seat: int) -> float:
    """Return a seat's part of everything that the players have."""
    total = 0
    for other in range(world.seats):
        total += max(0, world.wealth_of(other))
    return max(0, world.wealth_of(seat)) / total if total else 0.0


@final
class SharpTrack(Sharp):
    """The sharp player of Banking."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, TrackSense(SteadyTrack(bytes(32))), PLAYOUTS)
