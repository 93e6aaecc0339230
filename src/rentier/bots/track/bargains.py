"""Deals worth offering: the other side would accept them, and they raise one's own chances the most.

What others accept is taken from how `steady` answers. People may think otherwise; then an offer is declined, and that
is all.
"""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.track import offering, trading
from rentier.track.board import Deed, Group
from rentier.track.state import TrackGame

from .outlook import Outlook
from .standing import Standing
from .trading import asked_for

LEAST_GAIN: Final = 0.01
"""By how much a deal must raise the chances to win to be looked at."""
WIDENED: Final = 6
"""How many of the best simple deals are tried with one more group in them."""


@final
class Deal:
    """Groups that would change hands with one other player, for money in one direction."""

    __slots__ = ("cash", "gain", "give", "other", "take")

    def __init__(self, other: int, take: list[Deed], give: list[Deed], cash: int, gain: float) -> None:
        self.other: Final = other
        self.take: Final = take
        self.give: Final = give
        self.cash: Final = cash
        """What is paid to the other player; if negative, what the other player pays."""
        self.gain: Final = gain
        """By how much it raises the chance to win."""

    def contents(self) -> tuple[int, ...]:
        """Return what makes two deals the same, whatever the order of their parts."""
        taken = sorted([deed.index for deed in self.take])
        given = sorted([deed.index for deed in self.give])
        return (self.other, self.cash, len(taken), *taken, *given)

    def offer(self) -> trading.MakeOffer:
        """Return the deal as an offer."""
        give = trading.Bundle(self.give, [], max(self.cash, 0))
        take = trading.Bundle(self.take, [], max(-self.cash, 0))
        return trading.MakeOffer(self.other, give, take, 0, [])


@final
class Bargains:
    """A search for the deals of one seat that raise its chances the most."""

    __slots__ = ("before", "found", "game", "outlook", "seat", "spare", "standing")

    def __init__(self, game: TrackGame, outlook: Outlook, standing: Standing, seat: int) -> None:
        # A scratch copy: deeds and money are moved in it and put back.
        self.game: Final = game.copy()
        self.outlook: Final = outlook
        self.standing: Final = standing
        self.seat: Final = seat
        self.spare: Final = game.means(seat)
        self.game.players[seat].cash -= game.debt_of(seat)
        self.before: Final = standing.chance_to_win(self.game, seat)
        self.found: list[Deal] = []

    def look_at(self, other: int) -> None:
        """Look for deals with another player: first simple ones, then the best of them with one more group."""
        mine = self._units(self.seat)
        theirs = self._units(other)
        nothing: list[Deed] = []
        simple: list[Deal] = []
        for take in [nothing, *theirs]:
            for give in [nothing, *mine]:
                self._try(other, take, give, simple)
        best_first(simple)
        self.found.extend(simple)
        for deal in simple[:WIDENED]:
            for more in theirs:
                if is_apart(more, deal):
                    self._try(other, [*deal.take, *more], deal.give, self.found)
            for more in mine:
                if is_apart(more, deal):
                    self._try(other, deal.take, [*deal.give, *more], self.found)

    def _units(self, seat: int) -> list[list[Deed]]:
        """List what a seat has of each group, as far as it can change hands."""
        game = self.game
        found: list[list[Deed]] = []
        for group in game.board.groups:
            own = [
                deed
                for deed in group.deeds
                if game.owner[deed.index] == seat and not game.policies.deals.is_locked(game, deed)
            ]
            if own:
                found.append(own)
                if len(own) > 1:
                    found.append(own[:1])
        return found

    def _try(self, other: int, take: list[Deed], give: list[Deed], found: list[Deal]) -> None:
        """Add a deal if it can be paid for and is worth it at the best price that the other side accepts."""
        if not (take or give) or (take and give and take[0].group is give[0].group):
            return
        game = self.game
        taken = trading.Bundle(take, [], 0)
        given = trading.Bundle(give, [], 0)
        cash = game.terms.round_up(asked_for(game, self.outlook, other, self.seat, given, taken))
        if cash > self.spare:
            return
        cash = max(cash, -(game.means(other) // game.terms.unit * game.terms.unit))
        gain = self._after(other, take, give, cash) - self.before
        if gain >= LEAST_GAIN:
            found.append(Deal(other, take, give, cash, gain))

    def _after(self, other: int, take: list[Deed], give: list[Deed], cash: int) -> float:
        """Return the chance to win once everything has changed hands."""
        self._move(other, take, give, cash)
        chance = self.standing.chance_to_win(self.game, self.seat)
        self._move(other, give, take, -cash)
        return chance

    def _move(self, other: int, take: list[Deed], give: list[Deed], cash: int) -> None:
        game = self.game
        for deed in take:
            game.owner[deed.index] = self.seat
        for deed in give:
            game.owner[deed.index] = other
        game.players[self.seat].cash -= cash
        game.players[other].cash += cash

    def best(self, game: TrackGame, most: int) -> list[AnyAction]:
        """List the best offers that may be made now, at most so many, and none that only adds to a better one."""
        best_first(self.found)
        offers: list[AnyAction] = []
        seen: set[tuple[int, ...]] = set()
        for deal in self.found:
            if len(offers) == most:
                break
            # The same may be found in another order.
            contents = deal.contents()
            offer = deal.offer()
            if contents not in seen and not offering.why_not_offer(game, self.seat, offer):
                seen.add(contents)
                offers.append(offer)
        return offers


def is_apart(deeds: list[Deed], deal: Deal) -> bool:
    """Whether a group has no part in a deal yet."""
    group: Group = deeds[0].group
    for deed in deal.take:
        if deed.group is group:
            return False
    for deed in deal.give:
        if deed.group is group:
            return False
    return True


def gain_of(deal: Deal) -> float:
    """Return what a deal adds, for sorting."""
    return -deal.gain


def best_first(deals: list[Deal]) -> None:
    """Sort deals by what they add; among equals, those that were found first come first."""
    deals.sort(key=gain_of)
