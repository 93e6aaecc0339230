"""The characters of the games on a track: steady players, each with a passion that everybody at the table can see."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.core.actions import PASS, AnyAction
from rentier.core.game import Game
from rentier.track import auction, building, deeds, offering, shortage, trading, turn
from rentier.track.board import Deed
from rentier.track.state import TrackGame

from .bidding import bid_up_to
from .estate import next_site
from .outlook import outlook_of
from .steady import SteadyTrack
from .trading import Search, change_of, has_shared_group, holdings

GENEROUS: Final[list[float]] = [0.8]
"""The part of what both sides gain from a deal that the builder leaves to the other side for a whole colour."""
LEFT_TO_THEM: Final[list[float]] = [0.6, 0.4]
"""The parts of what both sides gain from a deal that the trader leaves to the other side, the first one first."""
AT_ONCE: Final = 3
"""The miser never spends more than its money divided by this at once."""
LOW: Final = 2
"""Nor bids more than the price divided by this."""
DEAR: Final = 1.25
"""The builder bids up to this many times the price of a street."""


class OnTrack(Bot):
    """A character: it does as the steady player of the edition does, but for its passion."""

    def __init__(self, seed: bytes, player: Bot) -> None:
        super().__init__(seed)
        self._player: Final = player

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, TrackGame)
        return self.change(game, seat, self._player.choose(game, seat))

    def change(self, game: TrackGame, seat: int, choice: AnyAction) -> AnyAction:
        """Return what to do instead of a steady player's choice, if anything."""
        raise NotImplementedError


class Builder(OnTrack):
    """The builder buys every street, pays well for the last one of a colour, and builds with its last coin."""

    def change(self, game: TrackGame, seat: int, choice: AnyAction) -> AnyAction:
        waiting = game.top()
        if waiting is turn.TURN:
            return choice if seat != game.turn else self._in_turn(game, seat, choice)
        if isinstance(waiting, deeds.Buying):
            if choice is deeds.LEAVE and waiting.deed.group.is_street and game.means(seat) >= waiting.price:
                return deeds.BUY
        elif isinstance(waiting, auction.Auction) and choice is PASS and waiting.deed.group.is_street:
            return bid_up_to(game, waiting, min(int(DEAR * waiting.deed.price), game.means(seat)), 0)
        elif isinstance(waiting, shortage.Wanting) and choice is PASS:
            return shortage.WANT
        return choice

    def _in_turn(self, game: TrackGame, seat: int, choice: AnyAction) -> AnyAction:
        if game.may_roll:
            offer = complete_group(game, seat) if choice is turn.ROLL and game.is_fresh else None
            return choice if offer is None else offer
        if choice is not turn.END and not isinstance(choice, deeds.Lift):
            return choice
        site = best_building(game, seat)
        if site is not None:
            return building.Build(site)
        outlook = outlook_of(game)
        site = next_site(game, outlook, seat)
        if site is None or not game.terms.may_raise_any_time:
            return choice
        pawn = first_pawn(game, seat, site.group.building - game.means(seat))
        return choice if pawn is None else deeds.Mortgage(pawn)


def complete_group(game: TrackGame, seat: int) -> AnyAction | None:
    """Find an offer that brings a whole colour and leaves most of the gain to the other side."""
    for offer in proposals(game, seat, GENEROUS):
        for deed in offer.take.deeds:
            group = deed.group
            if group.is_street and game.count_owned(seat, group) + len(offer.take.deeds) == len(group.deeds):
                return offer
    return None


def proposals(game: TrackGame, seat: int, shares: list[float]) -> list[trading.MakeOffer]:
    """List the best deal with each other player, leaving them each of these parts of what both sides gain."""
    found: list[trading.MakeOffer] = []
    if game.offers[seat] or game.terms.most_offers == 0:
        return found
    outlook = outlook_of(game)
    counts = holdings(game, outlook)
    for other in game.others_in(seat):
        if has_shared_group(counts, len(game.board.groups), seat, other):
            for share in shares:
                search = Search(game, outlook, seat, other, 0.0, share)
                if search.find(counts):
                    offer = search.offer()
                    if not offering.why_not_offer(game, seat, offer):
                        found.append(offer)
    return found


def first_pawn(game: TrackGame, seat: int, needed: int) -> Deed | None:
    """Find the cheapest property outside whole groups to mortgage, if all of these together raise what is needed."""
    best: Deed | None = None
    total = 0
    for deed in game.board.deeds:
        is_apart = game.owner[deed.index] == seat and not game.owns_group(seat, deed.group)
        if is_apart and deeds.may_mortgage(game, seat, deed):
            total += deed.mortgage
            if best is None or deed.mortgage < best.mortgage:
                best = deed
    return best if total >= needed else None


def best_building(game: TrackGame, seat: int) -> Deed | None:
    """Find the street of the menu where a building that can be paid for adds the most rent for its price."""
    best: Deed | None = None
    most = 0.0
    for action in game.actions(seat):
        if isinstance(action, building.Build) and action.deed.group.building <= game.means(seat):
            rents = action.deed.rents
            level = game.level[action.deed.index]
            gain = (rents[min(level + 1, len(rents) - 1)] - rents[level]) / action.deed.group.building
            if gain > most:
                most = gain
                best = action.deed
    return best


class Trader(OnTrack):
    """The trader proposes a deal in every turn, with something in it for the other side, and takes any that pays."""

    def change(self, game: TrackGame, seat: int, choice: AnyAction) -> AnyAction:
        waiting = game.top()
        if isinstance(waiting, trading.Considering):
            return choice if choice is not trading.DECLINE else self._reply(game, seat, waiting)
        if waiting is turn.TURN and seat == game.turn and game.may_roll and game.is_fresh:
            offers = proposals(game, seat, LEFT_TO_THEM)
            if offers:
                # Whom it asks, and how generously, changes from round to round.
                return offers[game.rounds % len(offers)]
        return choice

    def _reply(self, game: TrackGame, seat: int, considering: trading.Considering) -> AnyAction:
        offer = considering.offer
        paid = (
            offer.give.cash
            - offer.take.cash
            + (offer.debt if game.pays_in_kind(seat, considering.seat, seat) else -offer.debt)
        )
        gain = paid + change_of(game, outlook_of(game), seat, offer.give, offer.take)
        if gain > 0 and not offering.why_not_accept(game, considering.seat, offer, []):
            return trading.AcceptOffer([])
        return trading.DECLINE


class Miser(OnTrack):
    """The miser keeps its money together: it buys what is cheap, pays for no deal, and builds when it is rich."""

    def change(self, game: TrackGame, seat: int, choice: AnyAction) -> AnyAction:
        spare = game.means(seat) // AT_ONCE
        waiting = game.top()
        if isinstance(waiting, deeds.Buying):
            return deeds.LEAVE if choice is deeds.BUY and waiting.price > spare else choice
        if isinstance(waiting, auction.Auction):
            if isinstance(choice, auction.PlaceBid):
                return self._bid(game, waiting, choice, min(spare, waiting.deed.price // LOW))
        elif waiting is turn.TURN and seat == game.turn:
            if game.may_roll:
                pays = isinstance(choice, trading.MakeOffer) and choice.give.cash > 0
                return turn.ROLL if pays or choice is turn.PAY_FINE else choice
            if isinstance(choice, building.Build) and choice.deed.group.building > spare:
                return turn.END
        return choice

    def _bid(self, game: TrackGame, sale: auction.Auction, bid: auction.PlaceBid, most: int) -> AnyAction:
        unit = game.terms.unit
        limit = most // unit * unit
        if bid.amount <= limit:
            return bid
        return auction.PlaceBid(limit) if limit >= sale.lowest(game) else PASS


@final
class BuilderTrack(Builder):
    """The builder of Banking."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyTrack(seed))


@final
class TraderTrack(Trader):
    """The trader of Banking."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyTrack(seed))


@final
class MiserTrack(Miser):
    """The miser of Banking."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyTrack(seed))
