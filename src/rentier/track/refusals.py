"""Why an action on a track is not possible; asked only after the menu has said no. Editions give the rule numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from rentier.core.actions import Pass
from rentier.core.errors import IllegalAction
from rentier.core.native import mypyc_attr

from . import auction, building, debt, deeds, offering, payment, rent, shortage, trading, turn
from .decisions import T

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class RefusalRules(Generic[T]):
    """Why an action of an edition is not possible, and by which of its rules."""

    __slots__ = ()

    def refuse(self, game: T, seat: int, action: AnyAction) -> IllegalAction:
        """Return the error that says why this seat may not do this now."""
        return refuse(game, seat, action)

    def rule_of(self, key: str) -> str:
        """Return the number of the rule behind a refusal."""
        return ""


def refuse(game: TrackGame, seat: int, action: AnyAction) -> IllegalAction:
    """Return the error that says why this seat may not do this now."""
    key, details = _reason(game, seat, action)
    return refused(game, action, key, details)


def refused(game: TrackGame, action: AnyAction, key: str, details: dict[str, object]) -> IllegalAction:
    """Make the refusal, with the number of the rule that fits what is being asked."""
    rule = game.policies.refusals.rule_of(key)
    if key in ("not-asked", "track-not-now"):
        rule = game.policies.refusals.rule_of(f"asked {game.top().kind}")
    elif isinstance(action, shortage.BidForBuilding):
        # Bids for the last buildings have their own rule.
        rule = game.policies.refusals.rule_of("track-bid-site")
    return IllegalAction(key, details, rule)


def untimely(game: TrackGame, seat: int) -> tuple[str, dict[str, object]]:
    """Return what must come before something that is possible at another time: one's own answer, or others'."""
    top = game.top()
    if seat not in game.awaiting:
        return "not-asked", {"seats": list(game.awaiting)}
    if isinstance(top, payment.Paying):
        return _debt_reason(game, top)
    return "track-not-now", {"kind": top.kind}


def _business_reason(game: TrackGame, seat: int) -> tuple[str, dict[str, object]]:
    """Return why this is no moment to build, sell or mortgage."""
    is_owing = isinstance(game.top(), payment.Paying) and seat in game.awaiting
    if not is_owing and not game.policies.turn.may_do_business(game, seat):
        return "track-not-between-turns", {}
    return untimely(game, seat)


def _debt_reason(game: TrackGame, paying: payment.Paying) -> tuple[str, dict[str, object]]:
    key = "track-pay-hopeless" if debt.may_give_up(game, paying) else "track-pay-first"
    return key, {"amount": paying.amount}


def _reason(game: TrackGame, seat: int, action: AnyAction) -> tuple[str, dict[str, object]]:
    if not game.is_in(seat):
        return "track-out", {}
    if isinstance(action, trading.MakeOffer):
        return _offer_reason(game, seat, action)
    if isinstance(action, rent.ClaimRent):
        return _claim_reason(game, seat, action)
    top = game.top()
    if isinstance(action, debt.Resign):
        return "track-resign-not-now", {"kind": top.kind}
    if isinstance(top, auction.Auction) and isinstance(action, auction.PlaceBid | Pass):
        return _bid_reason(game, seat, action, top)
    if isinstance(top, shortage.BuildingAuction) and isinstance(action, shortage.BidForBuilding):
        return _building_bid_reason(game, seat, action, top)
    if isinstance(top, trading.Considering) and isinstance(action, trading.AcceptOffer) and seat == top.offer.target:
        return offering.why_not_accept(game, top.seat, top.offer, action.lift), {"target": top.seat}
    if isinstance(top, shortage.BuildingAuction) and seat == top.leader and top.takes_away(action):
        return "track-raise-elsewhere", {"space": top.deed.code}
    if seat not in game.awaiting and not isinstance(
        action, building.Build | building.Sell | deeds.Mortgage | deeds.Lift
    ):
        return "not-asked", {"seats": list(game.awaiting)}
    if isinstance(action, building.Build):
        return _build_reason(game, seat, action)
    if isinstance(action, building.Sell):
        key = game.policies.raising.why_not(game, seat) or building.why_not_sell(
            game, seat, action.group, action.levels
        )
        return (key, {"group": action.group.name}) if key else _business_reason(game, seat)
    if isinstance(action, deeds.Mortgage | deeds.Lift):
        return _mortgage_reason(game, seat, action)
    if isinstance(action, auction.PlaceBid | shortage.BidForBuilding):
        return "track-no-auction", {}
    if isinstance(action, debt.Bankrupt):
        return ("track-not-bankrupt", {}) if isinstance(top, payment.Paying) else ("track-no-debt", {})
    if isinstance(top, payment.Paying):
        return _debt_reason(game, top)
    if isinstance(top, deeds.Buying) and isinstance(action, deeds.Buy):
        return "track-buy-money", {"amount": top.price}
    if isinstance(action, turn.Roll | turn.End | turn.UseCard | turn.PayFine):
        return _turn_reason(game, seat, action)
    return "track-not-now", {"kind": top.kind}


def _offer_reason(game: TrackGame, seat: int, action: trading.MakeOffer) -> tuple[str, dict[str, object]]:
    key = offering.why_not_offer(game, seat, action)
    return key or "track-deal-not-now", {
        "target": action.target,
        "most": game.terms.most_offers,
        "amount": game.terms.unit,
    }


def _build_reason(game: TrackGame, seat: int, action: building.Build) -> tuple[str, dict[str, object]]:
    price = action.deed.group.building
    key = building.why_not_build(game, seat, action.deed, price)
    return (key, {"space": action.deed.code, "amount": price}) if key else _business_reason(game, seat)


def _mortgage_reason(game: TrackGame, seat: int, action: deeds.Mortgage | deeds.Lift) -> tuple[str, dict[str, object]]:
    deed = action.deed
    details: dict[str, object] = {"space": deed.code}
    if game.owner[deed.index] != seat:
        return "track-not-owned", details
    is_mortgaged = game.is_mortgaged[deed.index]
    if isinstance(action, deeds.Lift):
        if not is_mortgaged:
            return "track-not-mortgaged", details
        if game.means(seat) < game.policies.mortgages.lifting_price(game, deed):
            return "track-lift-money", {**details, "amount": game.policies.mortgages.lifting_price(game, deed)}
    elif is_mortgaged:
        return "track-already-mortgaged", details
    elif game.level[deed.index]:
        return "track-mortgage-buildings", details
    elif game.policies.raising.why_not(game, seat):
        return game.policies.raising.why_not(game, seat), details
    return _business_reason(game, seat)


def _claim_reason(game: TrackGame, seat: int, action: rent.ClaimRent) -> tuple[str, dict[str, object]]:
    if action.find(game, seat) is not None:
        return untimely(game, seat)
    return "track-no-claim", {"space": action.code, "target": action.lander}


def _bid_reason(game: TrackGame, seat: int, action: AnyAction, top: auction.Auction) -> tuple[str, dict[str, object]]:
    if seat == top.leader:
        return "track-bid-leading", {}
    if seat not in top.bidders or not isinstance(action, auction.PlaceBid):
        return _out_of_auction(game, seat, top)
    if action.amount % game.terms.unit:
        return "track-bid-unit", {"amount": game.terms.unit}
    if action.amount > game.means(seat):
        return "track-bid-money", {"amount": game.means(seat)}
    return "track-bid-low", {"amount": top.lowest(game)}


def _out_of_auction(game: TrackGame, seat: int, top: auction.Auction) -> tuple[str, dict[str, object]]:
    """Return why a seat is out of the auction: by its own choice, or for lack of money."""
    if seat in top.barred:
        return "track-bid-barred", {}
    lowest = top.lowest(game)
    if game.policies.auction.may_stay(game, seat, lowest):
        return "track-bid-not-in", {}
    return "track-bid-short", {"amount": lowest}


def _building_bid_reason(
    game: TrackGame, seat: int, action: shortage.BidForBuilding, top: shortage.BuildingAuction
) -> tuple[str, dict[str, object]]:
    if seat == top.leader:
        return "track-bid-leading", {}
    key = top.why_not_bid(game, seat, action)
    amounts = {"track-bid-unit": game.terms.unit, "track-bid-money": game.means(seat)}
    return key, {"space": action.deed.code, "amount": amounts.get(key, top.lowest(game, action.deed))}


def _turn_reason(game: TrackGame, seat: int, action: AnyAction) -> tuple[str, dict[str, object]]:
    if game.top() is not turn.TURN:
        return untimely(game, seat)
    if seat != game.turn:
        # Owners are asked about their claims while it is somebody else's turn.
        return "track-not-your-turn", {"turn": game.turn}
    if isinstance(action, turn.End):
        return "track-roll-first", {}
    if not game.may_roll:
        return "track-no-roll", {}
    if game.players[seat].jail < 0:
        return "track-not-in-jail", {}
    if isinstance(action, turn.UseCard):
        return "track-no-jail-card", {}
    return "track-fine-money", {"amount": game.terms.fine}
