"""Bidding, for a deed or for one of the last buildings (EB-20, EB-21, EB-43, MM-21, CC-12, CC-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.actions import PASS, AnyAction
from rentier.core.decisions import Form

from .decisions import TrackDecision
from .numbers import NOBODY

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision

    from .state import TrackGame


class Bidding(TrackDecision["TrackGame"]):
    """An auction, whatever is sold: a player who passes is out, and the highest bidder cannot pass (EB-21, CC-12)."""

    __slots__ = ("barred", "bid", "bidders", "leader")

    def __init__(self, bidders: tuple[int, ...], leader: int, bid: int, barred: tuple[int, ...]) -> None:
        self.bidders: Final = bidders
        """The players who are still in, in the order in which to ask them."""
        self.leader: Final = leader
        """The player who has bid most, or NOBODY."""
        self.bid: Final = bid
        self.barred: Final = barred
        """The players who have won it before and did not pay (CC-47)."""

    def stage(self, bidders: tuple[int, ...], leader: int, bid: int) -> Bidding:
        """Return the same auction at another stage."""
        raise NotImplementedError

    def tell_pass(self, game: TrackGame, seat: int) -> None:
        """Tell everybody that a bidder has passed."""
        raise NotImplementedError

    def add_bids(self, game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
        """Add some of the bids that a bidder can make."""
        raise NotImplementedError

    def bid_forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow every other bid."""
        raise NotImplementedError

    def takes_away(self, action: AnyAction) -> bool:
        """Whether raising money like this would cost the highest bidder what the bid is for."""
        return False

    def is_done(self) -> bool:
        """Whether nobody is left to outbid the highest bid, or to make a first one."""
        return len(self.bidders) <= (0 if self.leader == NOBODY else 1)

    def without(self, seat: int) -> AnyDecision:
        """Go on without a bidder who was put out of the game by a claim; their bid is gone too (EB-30)."""
        left = self._others(seat)
        return self.stage(left, NOBODY, 0) if self.leader == seat else self.stage(left, self.leader, self.bid)

    def passed(self, game: TrackGame, seat: int) -> None:
        """Go on without this bidder."""
        self.tell_pass(game, seat)
        game.replace(self.stage(self._others(seat), self.leader, self.bid))

    def led_by(self, seat: int, bid: int) -> Bidding:
        """Return the auction after a higher bid; the others are asked starting from this bidder's left."""
        place = self.bidders.index(seat)
        return self.stage((*self.bidders[place + 1 :], *self.bidders[: place + 1]), seat, bid)

    def _others(self, seat: int) -> tuple[int, ...]:
        return tuple([bidder for bidder in self.bidders if bidder != seat])

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Ask everybody who is still in except the highest bidder, in no fixed order (EB-20, CC-12)."""
        return self.bidders if self.leader == NOBODY else self._others(self.leader)

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List passing, some bids, and raising money; the highest bidder can only raise money (EB-21, CC-12)."""
        menu: list[AnyAction] = []
        if seat not in self.bidders:
            return menu
        if seat != self.leader:
            menu.append(PASS)
            self.add_bids(game, seat, menu)
            game.policies.raising.add(game, seat, menu)
            return menu
        game.policies.raising.add(game, seat, menu)
        return [action for action in menu if not self.takes_away(action)]

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow every other bid, and sales."""
        if seat not in self.bidders:
            return []
        sales = game.policies.raising.forms(game, seat) if game.terms.may_raise_any_time else []
        return sales if seat == self.leader else [*self.bid_forms(game, seat), *sales]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept any even sale that does not cost the highest bidder the bid (EB-21)."""
        if seat not in self.bidders or not game.terms.may_raise_any_time:
            return False
        if seat == self.leader and self.takes_away(action):
            return False
        return game.policies.raising.fits(game, seat, action)
