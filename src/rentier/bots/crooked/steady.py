"""The steady player of Crooked Cash: it plays soundly by rules of thumb, and the same every time."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.bots.track.bidding import next_bid
from rentier.bots.track.outlook import Outlook, outlook_of
from rentier.bots.track.prospects import choose_bid, value_of
from rentier.bots.track.trading import choose_offer, choose_reply
from rentier.core.actions import PASS, AnyAction
from rentier.core.game import Game
from rentier.games.crooked import chance, changing, powers, selling, tender
from rentier.games.crooked.data import half
from rentier.games.crooked.state import Crooked
from rentier.track import auction, building, debt, deeds, offering, payment, shortage, trading, turn
from rentier.track.board import Deed
from rentier.track.numbers import BANK, FREE

from .cards import best_hotel, choose_card, choose_card_check, choose_claim, choose_inherited, choose_play
from .paying import choose_check, choose_exchange, choose_notes
from .worth import hotel_gain, prospects_of

RESERVE: Final = 100
"""What to keep when building."""
MANY_LEFT: Final = 8
"""While the bank has more streets than this, jail is a bad place to be."""


@final
class SteadyCrooked(Bot):
    """A bot that buys what the end will pay for, keeps count of fakes, and spends tokens where they win the most."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._outlook: Outlook | None = None

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, Crooked)
        waiting = game.top()
        if isinstance(waiting, tender.Laying):
            play = choose_play(game, seat)
            return choose_notes(game, seat, waiting) if play is None else play
        if isinstance(waiting, tender.Checking):
            return choose_check(game, seat, waiting)
        if waiting is turn.TURN:
            return self._choose_in_turn(game, seat)
        if isinstance(waiting, deeds.Buying):
            return choose_purchase(game, seat, waiting)
        if isinstance(waiting, auction.Auction):
            return choose_bid(game, prospects_of(game), seat, waiting)
        if isinstance(waiting, payment.Paying):
            return choose_in_debt(game, seat, waiting)
        if isinstance(waiting, trading.Considering):
            return choose_reply(game, self._look(game), seat, waiting)
        return choose_rarely(game, seat)

    def _look(self, game: Crooked) -> Outlook:
        if self._outlook is None:
            self._outlook = outlook_of(game)
        return self._outlook

    def _choose_in_turn(self, game: Crooked, seat: int) -> AnyAction:
        claiming = choose_claim(game, seat)
        if claiming is not None:
            return claiming
        play = choose_play(game, seat)
        if play is not None:
            return play
        if game.may_roll:
            if game.is_fresh:
                offer = choose_offer(game, self._look(game), seat)
                if offer is not None:
                    return offer
            if game.players[seat].jail != FREE:
                return choose_in_jail(game, seat)
            return turn.ROLL
        business = choose_hotel(game, seat)
        return turn.END if business is None else business


def choose_rarely(game: Crooked, seat: int) -> AnyAction:
    """Choose about a card or one of the last hotels."""
    waiting = game.top()
    if isinstance(waiting, chance.Announced):
        return choose_card_check(game, seat, waiting)
    if isinstance(waiting, chance.Taking):
        return choose_card(game, seat)
    if isinstance(waiting, chance.Inheriting):
        return choose_inherited(game, seat, waiting)
    if isinstance(waiting, changing.NotesWanted):
        return choose_exchange(game, seat, waiting)
    if isinstance(waiting, shortage.Wanting):
        return shortage.WANT
    if isinstance(waiting, shortage.BuildingAuction):
        return choose_hotel_bid(game, seat, waiting)
    return game.actions(seat)[0]


def choose_purchase(game: Crooked, seat: int, buying: deeds.Buying) -> AnyAction:
    """Buy what is worth its price, or half of it with the card; the rest may go for less in the auction."""
    play = choose_play(game, seat)
    if play is not None:
        return play
    if game.means(seat) < buying.price:
        return deeds.LEAVE
    value = value_of(game, prospects_of(game), seat, buying.deed)
    return deeds.BUY if value >= buying.price else deeds.LEAVE


def choose_in_jail(game: Crooked, seat: int) -> AnyAction:
    """Leave at once while there are streets to buy, and stay when walking only costs."""
    if game.owner.count(BANK) <= MANY_LEFT:
        return turn.ROLL
    for card in game.players[seat].kept:
        if card.effect == "out-of-jail":
            return turn.USE_CARD
    return turn.PAY_FINE if game.means(seat) >= 2 * game.terms.salary else turn.ROLL


def choose_hotel(game: Crooked, seat: int) -> AnyAction | None:
    """Build where future rents pay for it, with the card if there is one."""
    if game.hotels == 0:
        return None
    means = game.means(seat)
    times = prospects_of(game).times
    if powers.hotel_card(game, seat) is not None:
        for is_whole in (False, True):
            site = best_hotel(game, seat, is_whole)
            if site is not None and not powers.why_not_half_hotel(game, seat, site):
                return powers.HalfHotel(site)
    site = best_hotel(game, seat, True)
    if site is None or means - site.group.building < RESERVE:
        return None
    return building.Build(site) if hotel_gain(game, site) * times > site.group.building else None


def choose_hotel_bid(game: Crooked, seat: int, sale: shortage.BuildingAuction) -> AnyAction:
    """Bid for the last hotel up to what it adds."""
    best: Deed | None = None
    most = sale.bid
    for deed in shortage.sites(game, seat, True):
        gain = min(hotel_gain(game, deed), game.means(seat))
        if gain > most:
            most = gain
            best = deed
    if best is None:
        return PASS
    unit = game.terms.unit
    lowest = sale.lowest(game, best)
    amount = next_bid(sale.bid, best.group.building, most, 0) // unit * unit
    return shortage.BidForBuilding(max(amount, lowest), best) if lowest <= most else PASS


def choose_in_debt(game: Crooked, seat: int, paying: payment.Paying) -> AnyAction:
    """Use a card that helps, then sell whatever loses the least for the money that it raises."""
    play = choose_play(game, seat)
    if play is not None:
        return play
    if debt.may_give_up(game, paying):
        return debt.BANKRUPT
    best: AnyAction = debt.BANKRUPT
    least = 1.0e18
    for deed in game.deeds_of(seat):
        if offering.is_set_aside(game, deed):
            continue
        has_hotel = game.level[deed.index] > 0
        income = half(deed.group.building if has_hotel else deed.price)
        kept = deed.rents[0] * (2 if game.owns_group(seat, deed.group) else 1)
        loss = float(deed.rents[1] - kept if has_hotel else game.policies.rent.amount(game, deed, 0)) / income
        if loss < least:
            least = loss
            best = selling.SellHotel(deed) if has_hotel else selling.SellStreet(deed)
    return best
