"""The sharp player of the games on a track: it tries deals, bids and purchases with other dice and cards."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.bots.search import Sense, Sharp, won_part
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.track import auction, building, debt, deeds, payment, rent, trading, turn
from rentier.track.numbers import FREE
from rentier.track.state import TrackGame

from .bargains import Bargains
from .outlook import outlook_of
from .standing import STANDING, Standing
from .steady import SteadyTrack

PLAYOUTS: Final = 120
TURNS_AHEAD: Final = 8
"""How many turns are played in the head before the chances are estimated."""
TURNS_OF_HINTS: Final = 24
"""How many turns hints of Banking look ahead: after eight, single decisions about buildings are off by some points."""
TURNS_OF_BUILDINGS: Final = 200
"""How many turns it takes in Banking until buildings have paid: after few, cash seems to be worth more."""
MOST_OTHERS: Final = 8
"""How many actions of the menu are tried besides the usual one."""
MOST_DEALS: Final = 4
"""How many deals are tried at a time."""
MOST_LOOKED_AT: Final = 12
"""How many of the deals that look best are asked about before that."""
DEALS_A_TURN: Final = 2
"""How many deals it offers in a turn at most; and it has new ideas only in one of `EVERY` rounds."""
EVERY: Final = 2
BIDS: Final[list[float]] = [0.0, 0.5, 0.75, 1.0, 1.25]
"""The bids that are tried, as parts of the price; the first is the next raise."""
LEAST_RAISE: Final = 0.25
"""A raise is at least this part of the price, so that auctions end soon, as among people."""
LOOK: Final = bytes(32)
"""The seed of the world in which long menus are looked through."""


@final
class Aloof(Bot):
    """Somebody who plays as another does, but declines every deal."""

    def __init__(self, player: Bot) -> None:
        super().__init__(bytes(32))
        self.player: Final = player

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Return what the other would do, and to every offer a no."""
        assert isinstance(game, TrackGame)
        asked = game.top()
        if isinstance(asked, trading.Considering) and asked.offer.target == seat:
            return trading.DECLINE
        return self.player.choose(game, seat)


@final
class TrackSense(Sense):
    """A game on a track as the search sees it: everybody plays steadily for some turns, then chances are estimated."""

    def __init__(
        self,
        player: Bot,
        standing: Standing,
        turns: int = TURNS_AHEAD,
        far: int = TURNS_AHEAD,
        hints: int = TURNS_AHEAD,
    ) -> None:
        super().__init__(turns)
        self.far: Final = far
        self.hints: Final = hints
        self.player: Final = player
        self.standing: Final = standing

    def usual(self, game: Game, seat: int) -> AnyAction:
        return self.player.choose(game, seat)

    def aloof(self) -> Sense | None:
        return TrackSense(Aloof(self.player), self.standing, self.turns, self.far, self.hints)

    def unhurried(self) -> Sense:
        return self._looking(self.hints)

    def patient(self) -> Sense:
        return self._looking(self.far)

    def _looking(self, turns: int) -> TrackSense:
        if turns == self.turns:
            return self
        return TrackSense(self.player, self.standing, turns, self.far, self.hints)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        """List what is worth trying of the menu, bids around the price, and deals that the other side would accept."""
        assert isinstance(game, TrackGame)
        waiting = game.top()
        if waiting is turn.TURN and game.turn != seat:
            return []
        in_debt = isinstance(waiting, payment.Paying)
        found: list[AnyAction] = []
        for action in game.actions(seat):
            if isinstance(action, rent.ClaimRent):
                # A rent is always claimed; who waits may lose it.
                return []
            if is_worth_trying(game, seat, action, in_debt):
                found.append(action)
        found = self._best(game, seat, found)
        if isinstance(waiting, auction.Auction):
            add_bids(game, seat, waiting, found)
        elif isinstance(waiting, trading.Considering):
            found.extend(self._deals(game, seat, [waiting.seat]))
        elif in_debt or (waiting is turn.TURN and (game.rounds + seat) % EVERY == 0):
            found.extend(self._deals(game, seat, game.others_in(seat)))
        return found

    def options(self, game: Game, seat: int) -> list[AnyAction]:
        """Add the lowest bid, which people are offered first; bots do not try it, as their auctions would never end."""
        assert isinstance(game, TrackGame)
        found = self.others(game, seat)
        sale = game.top()
        if isinstance(sale, auction.Auction) and sale.lowest(game) <= game.means(seat):
            found.append(auction.PlaceBid(sale.lowest(game)))
        return found

    def idea(self, game: Game, seat: int, action: AnyAction) -> tuple[str, list[dict[str, object]]] | None:
        """Ask for no deals and bids: whether they succeed depends on who the others are.

        Nor for money that is raised without a debt: whatever is better can still be done after it.
        """
        if isinstance(action, (trading.MakeOffer, auction.PlaceBid)):
            return None
        is_raising = isinstance(action, (deeds.Mortgage, building.Sell))
        return None if is_raising and not isinstance(game.top(), payment.Paying) else ("", [])

    def _best(self, game: TrackGame, seat: int, actions: list[AnyAction]) -> list[AnyAction]:
        """Keep those actions of a long menu that look the best at once."""
        if len(actions) <= MOST_OTHERS:
            return actions
        world = game.redeal(seat, derive_seed(LOOK, "look", seat))
        looks: list[tuple[float, int]] = []
        for i, action in enumerate(actions):
            copy = world.copy()
            copy.apply(seat, action)
            looks.append((-self._chance(copy, seat), i))
        looks.sort()
        return [actions[i] for _, i in looks[:MOST_OTHERS]]

    def _deals(self, game: TrackGame, seat: int, others: list[int]) -> list[AnyAction]:
        """List the best offers to these players; after an offer that was declined, there are none in this turn."""
        if game.declined or game.offers[seat] >= min(DEALS_A_TURN, game.terms.most_offers):
            return []
        bargains = Bargains(game, outlook_of(game), self.standing, seat)
        for other in others:
            bargains.look_at(other)
        world = game.redeal(seat, derive_seed(LOOK, "deals", seat))
        accepted: list[AnyAction] = []
        for offer in bargains.best(game, MOST_LOOKED_AT):
            if len(accepted) < MOST_DEALS and self._is_accepted(world, seat, offer):
                accepted.append(offer)
        return accepted

    def _is_accepted(self, world: TrackGame, seat: int, offer: AnyAction) -> bool:
        """Whether the player who is offered a deal would accept it, as far as the seat can tell."""
        copy = world.copy()
        copy.apply(seat, offer)
        asked = copy.awaiting[0]
        return isinstance(self.player.choose(copy, asked), trading.AcceptOffer)

    def glance(self, world: Game, seat: int) -> float:
        assert isinstance(world, TrackGame)
        return self._chance(world, seat)

    def _chance(self, world: TrackGame, seat: int) -> float:
        return won_part(world, seat) if world.over else self.standing.chance_to_win(world, seat)

    def play_on(self, world: Game, seat: int) -> float:
        assert isinstance(world, TrackGame)
        last = world.turns + self.turns
        while not world.over and world.turns < last:
            asked = world.awaiting[0]
            world.apply(asked, self.player.choose(world, asked))
        return self._chance(world, seat)


def is_worth_trying(game: TrackGame, seat: int, action: AnyAction, in_debt: bool) -> bool:
    """Whether an action of the menu is tried: deals are made up separately, and money is raised only in debt."""
    if action.resigns or action.is_time_call or isinstance(action, (trading.MakeOffer, debt.Bankrupt)):
        return False
    if isinstance(action, auction.PlaceBid):
        # Bids are made up separately, too.
        return False
    if isinstance(action, building.Build) and game.may_roll:
        # There is time for it after the roll.
        return False
    if isinstance(action, turn.Roll) and game.players[seat].jail == FREE:
        return False
    return in_debt or not isinstance(action, (deeds.Mortgage, deeds.Lift, building.Sell))


def add_bids(game: TrackGame, seat: int, sale: auction.Auction, found: list[AnyAction]) -> None:
    """Add the next raise that people would make, and bids around the price."""
    unit = game.terms.unit
    price = sale.deed.price
    last = sale.bid
    for part in BIDS:
        amount = int((sale.bid if part == 0.0 else 0) + max(part, LEAST_RAISE) * price) // unit * unit
        if amount >= max(last + LEAST_RAISE * price - unit, sale.lowest(game)) and amount <= game.means(seat):
            found.append(auction.PlaceBid(amount))
            last = amount


@final
class SharpTrack(Sharp):
    """The sharp player of Banking."""

    def __init__(self, seed: bytes) -> None:
        sense = TrackSense(SteadyTrack(bytes(32)), STANDING, far=TURNS_OF_BUILDINGS, hints=TURNS_OF_HINTS)
        super().__init__(seed, sense, PLAYOUTS)
