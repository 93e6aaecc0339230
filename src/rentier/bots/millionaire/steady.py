"""The steady player of Millionaire: it plays soundly by rules of thumb, and the same every time."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.bots.track.estate import mortgage_loss
from rentier.bots.track.outlook import Outlook, outlook_of
from rentier.bots.track.prospects import Prospects, choose_bid, value_of
from rentier.bots.track.trading import choose_offer, choose_reply
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.millionaire import actions, decisions
from rentier.games.millionaire.state import Millionaire
from rentier.track import auction, building, deeds, payment, trading, turn
from rentier.track.numbers import FREE

from .cards import choose_also, choose_answer, choose_player, choose_space, choose_use
from .worth import next_rent, prospects_of

LAST_LAP: Final = 1.7
"""Within this many salaries of the million, a new token comes too late."""
RESERVE: Final = 40_000
"""What to keep when building and, once the million is near, when buying."""
CUSHION: Final = 60_000
"""What to keep when buying."""
WORTH_DEALING: Final = 0.8
"""How many more rents a street must still bring for deals to pay."""
WORTH_BUILDING: Final = 1.15
"""How many times its price a house must bring."""


@final
class SteadyMillionaire(Bot):
    """A bot that rises early, builds while there is time for it to pay, and saves for the million in the end."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._outlook: Outlook | None = None

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, Millionaire)
        waiting = game.top()
        if isinstance(waiting, payment.Paying):
            return choose_in_debt(game, self._look(game), seat)
        if isinstance(waiting, trading.Considering):
            return self._choose_reply(game, seat, waiting)
        if isinstance(waiting, decisions.Upgrading):
            return choose_level(game, seat)
        prospects = prospects_of(game)
        if waiting is turn.TURN:
            return self._choose_in_turn(game, prospects, seat)
        if isinstance(waiting, deeds.Buying):
            return choose_purchase(game, prospects, seat, waiting)
        if isinstance(waiting, auction.Auction):
            return choose_bid(game, prospects, seat, waiting, CUSHION)
        return choose_by_card(game, prospects, seat)

    def _look(self, game: Millionaire) -> Outlook:
        if self._outlook is None:
            self._outlook = outlook_of(game)
        return self._outlook

    def _choose_reply(self, game: Millionaire, seat: int, considering: trading.Considering) -> AnyAction:
        """Make nobody else a millionaire, and pay for nothing that will not earn it back."""
        offer = considering.offer
        paid = offer.take.cash - offer.give.cash
        if game.means(considering.seat) + paid >= game.target:
            return trading.DECLINE
        if paid > 0 and prospects_of(game).times < WORTH_DEALING:
            return trading.DECLINE
        return choose_reply(game, self._look(game), seat, considering)

    def _choose_in_turn(self, game: Millionaire, prospects: Prospects, seat: int) -> AnyAction:
        if game.held[seat]:
            use = choose_use(game, prospects, seat)
            if use is not None:
                return use
        if game.may_roll:
            if game.is_fresh and prospects.times >= WORTH_DEALING:
                offer = choose_offer(game, self._look(game), seat)
                if offer is not None:
                    return offer
            return choose_in_jail(game, seat) if game.players[seat].jail != FREE else turn.ROLL
        house = choose_house(game, prospects, seat)
        return turn.END if house is None else house


def choose_level(game: Millionaire, seat: int) -> AnyAction:
    """Rise unless the million is so near that the price would not be earned back."""
    left = game.target - game.means(seat)
    return actions.UPGRADE if left > LAST_LAP * game.salary_of(seat) else actions.COLLECT


def choose_by_card(game: Millionaire, prospects: Prospects, seat: int) -> AnyAction:
    """Choose what a card asks for."""
    waiting = game.top()
    if isinstance(waiting, decisions.ChoosingPlayer):
        return choose_player(game, seat, waiting)
    if isinstance(waiting, decisions.ChoosingSpace):
        return choose_space(game, prospects, seat, waiting)
    if isinstance(waiting, decisions.BuyingAlso):
        return choose_also(game, prospects, seat, waiting)
    if isinstance(waiting, decisions.Answering):
        return choose_answer(game, seat)
    return game.actions(seat)[0]


def choose_purchase(game: Millionaire, prospects: Prospects, seat: int, buying: deeds.Buying) -> AnyAction:
    """Buy what pays for itself in the time that is left; the rest may go for less in the auction."""
    if game.means(seat) < buying.price + CUSHION:
        return deeds.LEAVE
    return deeds.BUY if value_of(game, prospects, seat, buying.deed) >= buying.price else deeds.LEAVE


def choose_house(game: Millionaire, prospects: Prospects, seat: int) -> AnyAction | None:
    """Build where a house brings more than it costs."""
    best: AnyAction | None = None
    most = WORTH_BUILDING
    means = game.means(seat) - RESERVE
    for group in game.board.groups:
        if group.building <= means and game.owns_group(seat, group):
            for deed in group.deeds:
                if not building.why_not_build(game, seat, deed, group.building):
                    gain = next_rent(game, deed) * prospects.times / group.building
                    if gain > most:
                        most = gain
                        best = building.Build(deed)
    return best


def choose_in_jail(game: Millionaire, seat: int) -> AnyAction:
    """Get out at once: a lap is worth more than the fine."""
    for card in game.players[seat].kept:
        if card.effect == "out-of-jail":
            return turn.USE_CARD
    return turn.PAY_FINE if game.players[seat].jail == 0 and game.means(seat) >= 4 * game.terms.fine else turn.ROLL


def choose_in_debt(game: Millionaire, outlook: Outlook, seat: int) -> AnyAction:
    """Mortgage what loses the least, then sell buildings; give up when nothing is left."""
    menu = game.actions(seat)
    best = menu[0]
    least = 1.0e18
    for action in menu:
        if isinstance(action, deeds.Mortgage):
            loss = mortgage_loss(game, outlook, seat, action.deed)
            if loss < least:
                least = loss
                best = action
        elif isinstance(action, building.Sell) and least == 1.0e18:
            best = action
    return best
