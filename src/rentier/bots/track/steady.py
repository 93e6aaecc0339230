"""The steady player of the games on a track: it plays soundly by rules of thumb, and the same every time."""

from __future__ import annotations

from typing import final

from rentier.bots.base import Bot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.track import auction, cards, debt, deeds, payment, rent, shortage, trading, turn
from rentier.track.numbers import FREE
from rentier.track.state import TrackGame

from .buying import choose_bid, choose_building_bid, choose_purchase, choose_want
from .estate import choose_business, raise_for_debt
from .outlook import Outlook, outlook_of
from .trading import choose_offer, choose_reply
from .worth import is_dangerous


@final
class SteadyTrack(Bot):
    """A bot that buys what it can, trades to complete groups, builds with spare money, and claims every rent."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._outlook: Outlook | None = None

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, TrackGame)
        outlook = self._outlook
        if outlook is None or outlook.board is not game.board or outlook.levels != game.terms.levels:
            outlook = outlook_of(game)
            self._outlook = outlook
        waiting = game.stack[-1]
        if waiting is turn.TURN:
            return choose_in_turn(game, outlook, seat)
        if isinstance(waiting, deeds.Buying):
            return choose_purchase(game, outlook, seat, waiting)
        if isinstance(waiting, payment.Paying):
            return choose_in_debt(game, outlook, seat, waiting)
        return choose_rarely(game, outlook, seat)


def choose_rarely(game: TrackGame, outlook: Outlook, seat: int) -> AnyAction:
    """Choose in an auction, about an offer or a card, or in the count at the end."""
    waiting = game.top()
    if isinstance(waiting, auction.Auction):
        return choose_bid(game, outlook, seat, waiting)
    if isinstance(waiting, trading.Considering):
        return choose_reply(game, outlook, seat, waiting)
    if isinstance(waiting, shortage.Wanting):
        return choose_want(game, outlook, seat, waiting)
    if isinstance(waiting, shortage.BuildingAuction):
        return choose_building_bid(game, outlook, seat, waiting)
    if isinstance(waiting, cards.Choosing):
        is_safer = game.means(seat) >= waiting.card.amount and is_dangerous(game, outlook, seat)
        return cards.PAY_CARD if is_safer else cards.DRAW_CARD
    claiming = choose_claim(game, seat)
    return game.actions(seat)[0] if claiming is None else claiming


def choose_claim(game: TrackGame, seat: int) -> AnyAction | None:
    """Claim the first rent that is due to a seat."""
    for claim in game.claims:
        if claim.owner == seat:
            return rent.ClaimRent(claim.deed.code, claim.lander)
    return None


def choose_in_turn(game: TrackGame, outlook: Outlook, seat: int) -> AnyAction:
    """Claim rents; think about deals before the first roll, and about buildings before the turn ends."""
    if game.claims:
        claiming = choose_claim(game, seat)
        if claiming is not None:
            return claiming
    if game.may_roll:
        if game.is_fresh:
            offer = choose_offer(game, outlook, seat)
            if offer is not None:
                return offer
        if game.players[seat].jail != FREE:
            return choose_in_jail(game, outlook, seat)
        return turn.ROLL
    business = choose_business(game, outlook, seat)
    return turn.END if business is None else business


def choose_in_jail(game: TrackGame, outlook: Outlook, seat: int) -> AnyAction:
    """Stay if walking costs more than it brings; otherwise leave with a card, or by paying the fine at once."""
    if is_dangerous(game, outlook, seat):
        return turn.ROLL
    player = game.players[seat]
    for card in player.kept:
        if card.effect == "out-of-jail":
            return turn.USE_CARD
    # Later the fine is hardly worth it: the third roll opens the door anyway.
    if player.jail == 0 and game.means(seat) >= game.terms.fine + game.terms.salary:
        return turn.PAY_FINE
    return turn.ROLL


def choose_in_debt(game: TrackGame, outlook: Outlook, seat: int, paying: payment.Paying) -> AnyAction:
    """Raise money at the least loss, and give up only when nothing would help."""
    if debt.may_give_up(game, paying):
        return debt.BANKRUPT
    raising = raise_for_debt(game, outlook, seat, paying.amount - game.means(seat))
    return debt.BANKRUPT if raising is None else raising
