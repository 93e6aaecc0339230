"""Why an action on a track is not possible; asked only after the menu has said no. Editions number the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import Pass
from rentier.core.errors import IllegalAction

from . import auction, building, debt, deeds, payment, rent, trading, turn

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import TrackGame


def refuse(game: TrackGame, seat: int, action: AnyAction) -> IllegalAction:
    """Says why this seat may not do this now."""
    key, details = _reason(game, seat, action)
    return IllegalAction(key, details, game.rule_of(key))


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
    if isinstance(top, building.BuildingAuction) and isinstance(action, building.BidForBuilding):
        return _building_bid_reason(game, seat, action, top)
    if isinstance(top, trading.Considering) and isinstance(action, trading.AcceptOffer) and seat == top.offer.target:
        return trading.why_not_accept(game, top.seat, top.offer, action.lift), {"target": top.seat}
    if seat not in game.awaiting and not isinstance(
        action, building.Build | building.Sell | deeds.Mortgage | deeds.Lift
    ):
        return "not-asked", {"seats": list(game.awaiting)}
    if isinstance(action, building.Build):
        return _build_reason(game, seat, action)
    if isinstance(action, building.Sell):
        key = game.why_not_raise(seat) or building.why_not_sell(game, seat, action.group, action.levels)
        return key or "track-not-between-turns", {"group": action.group.name}
    if isinstance(action, deeds.Mortgage | deeds.Lift):
        return _mortgage_reason(game, seat, action)
    if isinstance(action, auction.PlaceBid | building.BidForBuilding):
        return "track-no-auction", {}
    if isinstance(action, debt.Bankrupt):
        return ("track-not-bankrupt", {}) if isinstance(top, payment.Paying) else ("track-no-debt", {})
    if isinstance(top, payment.Paying):
        return "track-pay-first", {"amount": top.amount}
    if isinstance(top, deeds.Buying) and isinstance(action, deeds.Buy):
        return "track-buy-money", {"amount": top.price}
    if isinstance(action, turn.Roll | turn.End | turn.UseCard | turn.PayFine):
        return _turn_reason(game, seat, action)
    return "track-not-now", {"kind": top.kind}


def _offer_reason(game: TrackGame, seat: int, action: trading.MakeOffer) -> tuple[str, dict[str, object]]:
    key = trading.why_not_offer(game, seat, action)
    return key or "track-deal-not-now", {"target": action.target, "most": game.most_offers(), "amount": game.terms.unit}


def _build_reason(game: TrackGame, seat: int, action: building.Build) -> tuple[str, dict[str, object]]:
    price = action.deed.group.building
    key = building.why_not_build(game, seat, action.deed, price)
    return key or "track-not-between-turns", {"space": action.deed.code, "amount": price}


def _mortgage_reason(game: TrackGame, seat: int, action: deeds.Mortgage | deeds.Lift) -> tuple[str, dict[str, object]]:
    deed = action.deed
    details: dict[str, object] = {"space": deed.code}
    if game.owner[deed.index] != seat:
        return "track-not-owned", details
    is_mortgaged = game.is_mortgaged[deed.index]
    if isinstance(action, deeds.Lift):
        if not is_mortgaged:
            return "track-not-mortgaged", details
        if game.means(seat) < game.lifting_price(deed):
            return "track-lift-money", {**details, "amount": game.lifting_price(deed)}
    elif is_mortgaged:
        return "track-already-mortgaged", details
    elif game.level[deed.index]:
        return "track-mortgage-buildings", details
    elif game.why_not_raise(seat):
        return game.why_not_raise(seat), details
    return "track-not-between-turns", details


def _claim_reason(game: TrackGame, seat: int, action: rent.ClaimRent) -> tuple[str, dict[str, object]]:
    if action.find(game, seat) is not None:
        return "track-not-now", {"kind": game.top().kind}
    return "track-no-claim", {"space": action.code, "target": action.lander}


def _bid_reason(game: TrackGame, seat: int, action: AnyAction, top: auction.Auction) -> tuple[str, dict[str, object]]:
    if seat == top.leader or seat not in top.bidders or not isinstance(action, auction.PlaceBid):
        return "track-bid-not-in", {}
    if action.amount % game.terms.unit:
        return "track-bid-unit", {"amount": game.terms.unit}
    if action.amount > game.means(seat):
        return "track-bid-money", {"amount": game.means(seat)}
    return "track-bid-low", {"amount": top.lowest(game)}


def _building_bid_reason(
    game: TrackGame, seat: int, action: building.BidForBuilding, top: building.BuildingAuction
) -> tuple[str, dict[str, object]]:
    key = top.why_not_bid(game, seat, action)
    amounts = {"track-bid-unit": game.terms.unit, "track-bid-money": game.means(seat)}
    return key, {"space": action.deed.code, "amount": amounts.get(key, top.lowest(game, action.deed))}


def _turn_reason(game: TrackGame, seat: int, action: AnyAction) -> tuple[str, dict[str, object]]:
    if game.top() is not turn.TURN:
        return "track-not-now", {"kind": game.top().kind}
    if isinstance(action, turn.End):
        return "track-roll-first", {}
    if not game.may_roll:
        return "track-no-roll", {}
    if game.players[seat].jail < 0:
        return "track-not-in-jail", {}
    if isinstance(action, turn.UseCard):
        return "track-no-jail-card", {}
    return "track-fine-money", {"amount": game.terms.fine}
