"""Which deals may be offered and accepted now, and which of them a menu lists.

(EB-50 … EB-53, MM-23, MM-42, CC-50, CC-51)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.decisions import Form

from . import building, payment, trading
from .decisions import TrackDecision
from .numbers import BANK

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from . import shapes
    from .board import Deed
    from .state import TrackGame
    from .trading import Bundle, MakeOffer

MOST_SAMPLES: Final = 4


def may_deal(game: TrackGame) -> bool:
    """Whether players may deal now: what is being asked decides (EB-50, MM-23, CC-51)."""
    top = game.stack[-1]
    return isinstance(top, TrackDecision) and top.allows_deals()


def open_debt(game: TrackGame) -> int:
    """Return the place on the stack of the debt that money is being raised for, below offers for it; -1 if none."""
    place = len(game.stack) - 1
    if place == 0:
        return -1
    while isinstance(game.stack[place], trading.Considering):
        place -= 1
    decision = game.stack[place]
    return place if isinstance(decision, payment.Paying) and decision.is_told else -1


def count_offer(game: TrackGame, seat: int) -> None:
    """Count an offer towards those of the turn or, separately, those of the debt that is open (EB-52)."""
    place = open_debt(game)
    if place < 0:
        game.offers[seat] += 1
        return
    paying = game.stack[place]
    assert isinstance(paying, payment.Paying)
    game.stack[place] = paying.with_offer_by(game, seat)


def may_offer_more(game: TrackGame, seat: int) -> bool:
    """Whether a seat has an offer left in this turn, or for the debt that is open (EB-52)."""
    place = open_debt(game)
    if place < 0:
        return game.offers[seat] < game.terms.most_offers
    paying = game.stack[place]
    assert isinstance(paying, payment.Paying)
    return paying.offers_by(seat) < game.terms.most_offers


def mortgaged_of(game: TrackGame, deeds: list[Deed]) -> list[Deed]:
    """List which of the properties are mortgaged."""
    return [deed for deed in deeds if game.is_mortgaged[deed.index]]


def charges(game: TrackGame, deeds: list[Deed], lift: list[Deed]) -> int:
    """Add up what a receiver pays the bank for mortgaged properties (EB-53, MM-42)."""
    total = 0
    for deed in deeds:
        if game.is_mortgaged[deed.index]:
            total += (
                game.policies.mortgages.lifting_at_once(game, deed)
                if deed in lift
                else game.policies.mortgages.interest(game, deed)
            )
    return total


def owns_deeds(game: TrackGame, seat: int, bundle: Bundle) -> bool:
    """Whether a seat has all the properties of a bundle, each once, and none is set aside for a deal (CC-51)."""
    for i, deed in enumerate(bundle.deeds):
        if game.owner[deed.index] != seat or deed in bundle.deeds[:i] or is_set_aside(game, deed):
            return False
    return bundle.cash >= 0


def has_cards(game: TrackGame, seat: int, codes: list[str]) -> bool:
    """Whether a seat has all these cards and may sell them."""
    if not codes:
        return True
    left = game.policies.cards.traded(game, seat)
    for code in codes:
        if code not in left:
            return False
        left.remove(code)
    return True


def is_set_aside(game: TrackGame, deed: Deed) -> bool:
    """Whether an unfinished deal names a property, or a building for it is being paid for.

    Until that is done, it can be used for nothing else (CC-51).
    """
    if len(game.stack) == 1:
        return False
    for decision in game.stack:
        if isinstance(decision, trading.Exchanging):
            if decision.names(deed):
                return True
        elif isinstance(decision, building.Placing) and decision.deed is deed:
            return True
    return False


def are_cards_free(game: TrackGame, seat: int, codes: list[str]) -> bool:
    """Whether no accepted but unfinished deal names one of these cards of a seat (CC-51)."""
    for decision in game.stack:
        if isinstance(decision, trading.Exchanging):
            named = decision.cards_of(seat)
            for code in codes:
                if code in named:
                    return False
    return True


def why_not_offer(game: TrackGame, seat: int, offer: MakeOffer) -> str:
    """Return the key of what rules out an offer, or an empty string (EB-50 … EB-53, MM-23, CC-50, CC-51)."""
    target = offer.target
    if not may_deal(game):
        return "track-deal-not-now"
    if target == seat or not 0 <= target < game.seats or not game.is_in(target) or not game.is_in(seat):
        return "track-deal-whom"
    if offer.give.is_empty() and offer.take.is_empty():
        return "track-deal-money-alone"
    if offer.give.cash and offer.take.cash:
        return "track-deal-money-twice"
    unit = game.terms.unit
    if offer.give.cash % unit or offer.take.cash % unit or offer.debt % unit:
        return "track-deal-unit"
    key = why_not_hold(game, seat, offer)
    if key:
        return key
    if game.declined and f"{seat} {offer}" in game.declined:
        return "track-deal-declined"
    if not may_offer_more(game, seat):
        return "track-deal-too-many"
    return why_not_pay(game, seat, offer, [])


def why_not_hold(game: TrackGame, seat: int, offer: MakeOffer) -> str:
    """Return the key of something in an offer that is not there, or an empty string.

    An offer is checked again when it is accepted: meanwhile, a claim may have cost one side what it needs (EB-30).
    """
    target = offer.target
    if not owns_deeds(game, seat, offer.give) or not owns_deeds(game, target, offer.take):
        return "track-deal-not-owned"
    if offer.give.cards and not (
        has_cards(game, seat, offer.give.cards) and are_cards_free(game, seat, offer.give.cards)
    ):
        return "track-deal-not-owned"
    if offer.take.cards and not (
        game.policies.cards.may_have(game, target, offer.take.cards) and are_cards_free(game, target, offer.take.cards)
    ):
        return "track-deal-not-owned"
    for deed in [*offer.give.deeds, *offer.take.deeds]:
        if game.policies.deals.is_locked(game, deed):
            return "track-deal-buildings"
    for deed in offer.lift:
        if deed not in offer.take.deeds or not game.is_mortgaged[deed.index]:
            return "track-deal-lift"
    if offer.debt and not game.terms.are_debts_settled_in_kind:
        return "track-deal-in-kind"
    if offer.debt and not 0 < offer.debt <= game.owed_between(seat, target):
        return "track-deal-debt"
    return ""


def why_not_pay(game: TrackGame, seat: int, offer: MakeOffer, lift: list[Deed]) -> str:
    """Return the key for a side that could not pay at once, counting the money of the deal (EB-53, MM-42)."""
    mine = game.means(seat) - offer.give.cash
    if mine < 0 or mine + offer.take.cash < charges(game, offer.take.deeds, offer.lift):
        return "track-deal-money"
    theirs = game.means(offer.target) - offer.take.cash
    if theirs < 0 or theirs + offer.give.cash < charges(game, offer.give.deeds, lift):
        return "track-deal-money"
    return game.policies.deals.why_not(game, seat, offer)


def why_not_accept(game: TrackGame, seat: int, offer: MakeOffer, lift: list[Deed]) -> str:
    """Return the key of what rules out accepting with these mortgages lifted."""
    for deed in lift:
        if deed not in offer.give.deeds or not game.is_mortgaged[deed.index]:
            return "track-deal-lift"
    key = why_not_hold(game, seat, offer)
    if key:
        return key
    if not has_cards(game, offer.target, offer.take.cards):
        return "track-deal-not-owned"
    return why_not_pay(game, seat, offer, lift)


def forms(game: TrackGame, seat: int) -> list[Form]:
    """Allow offers with everything that could be in them."""
    if not may_deal(game) or not game.is_in(seat) or not may_offer_more(game, seat):
        return []
    targets = game.others_in(seat)
    bounds: shapes.OfferBounds = {
        "targets": targets,
        "owed": [game.owed_between(seat, target) for target in targets],
        "give": [
            deed.code
            for deed in game.deeds_of(seat)
            if not game.policies.deals.is_locked(game, deed) and not is_set_aside(game, deed)
        ],
        "cards": game.policies.cards.traded(game, seat),
        "highest": game.means(seat),
        "step": game.terms.unit,
    }
    return [Form("offer", bounds)]


def fits(game: TrackGame, seat: int, action: AnyAction) -> bool:
    """Whether an action is an offer that may be made now."""
    return isinstance(action, trading.MakeOffer) and not why_not_offer(game, seat, action)


def add_offers(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Add offers to buy, at twice the price, what another player has of a group that the seat owns part of."""
    if not game.policies.deals.are_offers_listed(game) or not may_offer_more(game, seat):
        return
    owners = game.owner
    wanted: list[Deed] = []
    for group in game.board.groups:
        owned = 0
        others = 0
        for i in group.indexes:
            if owners[i] == seat:
                owned += 1
            elif owners[i] != BANK:
                others += 1
        if owned and others and game.policies.deals.is_worth_offering(game, group, owned):
            for deed in group.deeds:
                if owners[deed.index] not in (BANK, seat):
                    wanted.append(deed)
    if len(wanted) > 1:
        wanted.sort(key=_place)
    added = 0
    for deed in wanted:
        owner = owners[deed.index]
        cash = min(deed.price * 2, game.means(seat)) // game.terms.unit * game.terms.unit
        offer = trading.MakeOffer(owner, trading.Bundle([], [], cash), trading.Bundle([deed], [], 0), 0, [])
        if cash and not why_not_offer(game, seat, offer):
            menu.append(offer)
            added += 1
            if added == MOST_SAMPLES:
                return


def _place(deed: Deed) -> int:
    return deed.index
