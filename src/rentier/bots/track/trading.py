"""Deals: offering what completes groups, and accepting what is worth it on balance.

A unit is everything that one side has of a group of which the other side also has a part. Moved to the other side, it
is worth more than before, so there is something to share, and money evens out the shares.
"""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.track import offering, trading
from rentier.track.board import Deed, Group
from rentier.track.numbers import BANK
from rentier.track.state import TrackGame

from .outlook import Outlook
from .worth import RIVAL, count_unowned

MANY_LEFT: Final = 18
"""While the bank has more deeds than this, there is nothing to trade yet."""
EVERY: Final = 2
"""The bot thinks about deals in one of this many rounds."""
OFFERED: Final = 0.4
"""The part of both sides' gain from a deal that is left to the other side."""
WORTH_ASKING: Final = 4
"""A deal must bring both sides together at least the salary divided by this."""


def choose_offer(game: TrackGame, outlook: Outlook, seat: int) -> AnyAction | None:
    """Look for the best deal with anybody: at most one a turn, and not in every round."""
    if (game.rounds + seat) % EVERY or game.offers[seat] or count_unowned(game) > MANY_LEFT:
        return None
    if game.terms.most_offers == 0:
        return None
    counts = holdings(game, outlook)
    best: Search | None = None
    most = game.terms.salary / WORTH_ASKING
    for other in range(game.seats):
        if other != seat and game.is_in(other) and has_shared_group(counts, len(game.board.groups), seat, other):
            search = Search(game, outlook, seat, other, most)
            if search.find(counts):
                best = search
                most = search.surplus
    if best is None:
        return None
    offer = best.offer()
    return None if offering.why_not_offer(game, seat, offer) else offer


def holdings(game: TrackGame, outlook: Outlook) -> list[int]:
    """Count how many deeds of each group each seat has, seat by seat."""
    groups = len(game.board.groups)
    counts = [0] * (game.seats * groups)
    for i, owner in enumerate(game.owner):
        if owner != BANK:
            place = owner * groups + outlook.group[i]
            # When compiled, += on an entry of a list would add Python objects, not numbers.
            counts[place] = counts[place] + 1
    return counts


def has_shared_group(counts: list[int], groups: int, seat: int, other: int) -> bool:
    """Whether two seats have parts of the same group."""
    mine = seat * groups
    theirs = other * groups
    for i in range(groups):
        if counts[mine + i] and counts[theirs + i]:
            return True
    return False


@final
class Unit:
    """What one side has of a shared group, and what changes for both sides when it moves."""

    __slots__ = ("giver", "group", "is_whole", "mine", "theirs")

    def __init__(self, group: Group, giver: int, is_whole: bool, mine: int, theirs: int) -> None:
        self.group: Final = group
        self.giver: Final = giver
        self.is_whole: Final = is_whole
        """Whether it completes a colour for the side that receives it."""
        self.mine: Final = mine
        self.theirs: Final = theirs

    def deeds(self, game: TrackGame) -> list[Deed]:
        """List the deeds of the group that the giver owns."""
        return [deed for deed in self.group.deeds if game.owner[deed.index] == self.giver]


@final
class Search:
    """A search for the best deal between two seats; it must bring more than the best one known so far."""

    __slots__ = ("cash", "game", "given", "offered", "other", "outlook", "seat", "surplus", "taken")

    def __init__(
        self, game: TrackGame, outlook: Outlook, seat: int, other: int, surplus: float, offered: float = OFFERED
    ) -> None:
        self.game: Final = game
        self.outlook: Final = outlook
        self.seat: Final = seat
        self.other: Final = other
        self.surplus: float = surplus
        self.offered: Final = offered
        """The part of both sides' gain that is left to the other side."""
        self.taken: Unit | None = None
        self.given: Unit | None = None
        self.cash: int = 0
        """What the player who makes the offer pays; if negative, what they are paid."""

    def find(self, counts: list[int]) -> bool:
        """Look for a deal, one unit for another or one for money; return whether there is one."""
        taken: list[Unit] = []
        given: list[Unit] = []
        groups = self.game.board.groups
        for group in groups:
            mine = counts[self.seat * len(groups) + group.index]
            theirs = counts[self.other * len(groups) + group.index]
            if mine and theirs and not self.game.policies.deals.is_locked(self.game, group.deeds[0]):
                self._add_units(group, mine, theirs, taken, given)
        if not taken:
            return False
        for take in taken:
            self._try(take, None)
            for give in given:
                if give.group is not take.group:
                    self._try(take, give)
        for give in given:
            self._try(None, give)
        return self.taken is not None or self.given is not None

    def _add_units(self, group: Group, mine: int, theirs: int, taken: list[Unit], given: list[Unit]) -> None:
        worth = self.outlook.worth[group.index]
        together = worth[mine + theirs]
        is_whole = group.is_street and mine + theirs == len(group.deeds)
        theirs_lost, theirs_paid = burdens(self.game, self.other, group)
        mine_lost, mine_paid = burdens(self.game, self.seat, group)
        taken.append(
            Unit(
                group,
                self.other,
                is_whole,
                together - worth[mine] - theirs_lost - theirs_paid,
                theirs_lost - worth[theirs],
            )
        )
        given.append(
            Unit(
                group,
                self.seat,
                is_whole,
                mine_lost - worth[mine],
                together - worth[theirs] - mine_lost - mine_paid,
            )
        )

    def _try(self, take: Unit | None, give: Unit | None) -> None:
        mine = (0 if take is None else take.mine) + (0 if give is None else give.mine)
        theirs = (0 if take is None else take.theirs) + (0 if give is None else give.theirs)
        surplus = (1.0 - RIVAL) * (mine + theirs)
        if surplus <= self.surplus:
            return
        unit = self.game.terms.unit
        wanted = (self.offered * surplus - theirs + RIVAL * mine) / (1.0 + RIVAL)
        cash = int(wanted) // unit * unit + unit
        cash = max(cash, self._asked(take, give, mine, theirs))
        cash = min(cash, (self.game.means(self.seat) - self.game.terms.salary // 2) // unit * unit)
        cash = max(cash, -(self.game.means(self.other) // unit * unit))
        if cash < self._asked(take, give, mine, theirs) or mine - cash <= RIVAL * (theirs + cash):
            return
        self.surplus = surplus
        self.taken = take
        self.given = give
        self.cash = cash

    def _asked(self, take: Unit | None, give: Unit | None, mine: int, theirs: int) -> int:
        """Return what the other side asks for at least, as `choose_reply` does."""
        is_whole = take is not None and take.is_whole and not (give is not None and give.is_whole)
        asked = least_payment(mine, theirs, is_whole)
        if take is not None and give is None:
            asked = max(asked, price_of(self.game, take.deeds(self.game)))
        return self.game.terms.round_up(asked)

    def offer(self) -> trading.MakeOffer:
        """Return the deal that was found as an offer."""
        give = [] if self.given is None else self.given.deeds(self.game)
        take = [] if self.taken is None else self.taken.deeds(self.game)
        return trading.MakeOffer(
            self.other,
            trading.Bundle(give, [], max(self.cash, 0)),
            trading.Bundle(take, [], max(-self.cash, 0)),
            0,
            [],
        )


def burdens(game: TrackGame, seat: int, group: Group) -> tuple[int, int]:
    """Return what it costs to lift a seat's mortgages in a group, and what a receiver pays on them at once."""
    lifting = 0
    interest = 0
    if game.has_mortgage(group):
        for deed in group.deeds:
            if game.owner[deed.index] == seat and game.is_mortgaged[deed.index]:
                lifting += game.policies.mortgages.lifting_price(game, deed)
                interest += game.policies.mortgages.interest(game, deed)
    return lifting, interest


def choose_reply(game: TrackGame, outlook: Outlook, seat: int, considering: trading.Considering) -> AnyAction:
    """Accept an offer that brings at least what is asked for such a deal."""
    offer = considering.offer
    other = considering.seat
    paid = offer.give.cash - offer.take.cash + (offer.debt if game.pays_in_kind(seat, other, seat) else -offer.debt)
    if paid >= asked_for(game, outlook, seat, other, offer.give, offer.take) and not offering.why_not_accept(
        game, other, offer, []
    ):
        return trading.AcceptOffer([])
    return trading.DECLINE


def asked_for(
    game: TrackGame, outlook: Outlook, seat: int, other: int, gains: trading.Bundle, losses: trading.Bundle
) -> int:
    """Return the least money for which a seat accepts a deal with another; less than nothing is what it would pay.

    It must gain from the deal itself, with part of the other side's gain counted as a loss: as much as the other side
    if that side alone completes a colour. And it sells nothing below the price of the bank.
    """
    mine = change_of(game, outlook, seat, gains, losses)
    theirs = change_of(game, outlook, other, losses, gains)
    is_whole = completes(game, other, losses.deeds) and not completes(game, seat, gains.deeds)
    asked = least_payment(theirs, mine, is_whole)
    return asked if gains.deeds else max(asked, price_of(game, losses.deeds))


def least_payment(mine: int, theirs: int, is_whole: bool) -> int:
    """Return what one side asks for at least, given what the deal brings both without money.

    `mine` is the gain of the side that pays, which with `is_whole` is the only one to complete a colour.
    """
    rival = 1.0 if is_whole else RIVAL
    return int(max((rival * mine - theirs) / (1.0 + rival), float(-theirs)) // 1.0) + 1


def completes(game: TrackGame, seat: int, gains: list[Deed]) -> bool:
    """Whether these deeds complete a colour for a seat."""
    for deed in gains:
        group = deed.group
        if group.is_street and not game.owns_group(seat, group):
            missing = len(group.deeds) - game.count_owned(seat, group)
            for other in gains:
                if other.group is group:
                    missing -= 1
            if missing == 0:
                return True
    return False


def price_of(game: TrackGame, sold: list[Deed]) -> int:
    """Add up what the bank asks for deeds; of a mortgaged one only what is left of it."""
    total = 0
    for deed in sold:
        total += deed.price - (deed.mortgage if game.is_mortgaged[deed.index] else 0)
    return total


def change_of(game: TrackGame, outlook: Outlook, seat: int, gains: trading.Bundle, losses: trading.Bundle) -> int:
    """Value what a seat gains and loses in deeds and cards."""
    change = game.terms.fine * (len(gains.cards) - len(losses.cards))
    counts = [0] * len(game.board.groups)
    for deed in gains.deeds:
        counts[deed.group.index] += 1
        if game.is_mortgaged[deed.index]:
            change -= game.policies.mortgages.lifting_price(game, deed) + game.policies.mortgages.interest(game, deed)
    for deed in losses.deeds:
        counts[deed.group.index] -= 1
        if game.is_mortgaged[deed.index]:
            change += game.policies.mortgages.lifting_price(game, deed)
    for group in game.board.groups:
        moved = counts[group.index]
        if moved:
            owned = game.count_owned(seat, group)
            worth = outlook.worth[group.index]
            change += worth[owned + moved] - worth[owned]
    return change
