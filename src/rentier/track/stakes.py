"""What follows from an action on a track: money left, rents, groups won and lost, and who wins.

What rents are, the edition's own policies say, in a copy of the game in which the thing is already built or sold.
An edition adds what only it has in a file of the same name. Who wins, which claims are lost and what money is left come
from playing the action in a copy, as far as neither dice nor hidden cards have a part in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rentier.core.actions import AnyAction, Pass
from rentier.core.events import Event, Revealing
from rentier.core.stakes import COST, GAIN, GRAVE, PLAIN, Stake
from rentier.core.windows import Window

from . import auction, building, cards, debt, deeds, offering, payment, rent, shortage, trading, turn, view
from .bidding import Bidding
from .events import LostClaim
from .numbers import BANK, NOBODY

if TYPE_CHECKING:
    from .board import Deed, Group
    from .state import TrackGame
    from .trading import Bundle, MakeOffer

Teller = Callable[["TrackGame", int, AnyAction], list[Stake]]
"""A function that lists what follows from the actions of one verb."""

BALANCE: Final = "track-stake-balance"
CLAIMS_LOST: Final = "track-stake-claims-lost"
OUT: Final = "track-stake-out"
YOU_WIN: Final = "track-stake-you-win"
THEY_WIN: Final = "track-stake-they-win"
RESULTS: Final = (YOU_WIN, THEY_WIN)


def stakes_of(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """List what follows from an action that every track has."""
    tell = TELLERS.get(action.verb())
    return [] if tell is None else tell(game, seat, action)


# What playing the action in a copy shows.


def with_outcome(game: TrackGame, seat: int, action: AnyAction, listed: list[Stake]) -> list[Stake]:
    """Add who wins and the own claims that are lost (EB-30, CC-13) to the stakes listed, and correct the money left."""
    after = _play_on(game, seat, action)
    is_sure = after.dice.drawn == game.dice.drawn and not _reveals(after.events or [])
    won = [result(after.winners, seat)] if is_sure and after.over else []
    keys = [stake.key for stake in listed]
    found = [] if CLAIMS_LOST in keys else _claims_lost(after.events or [], seat)
    for stake in listed:
        if stake.key == BALANCE:
            found.extend(_true_balance(game, after, seat, stake, is_sure))
        elif not won or stake.key not in RESULTS:
            found.append(stake)
    # That a player is out comes before who wins by it.
    place = 1 if OUT in keys else 0
    return [*found[:place], *won, *found[place:]]


def _play_on(game: TrackGame, seat: int, action: AnyAction) -> TrackGame:
    """Return a copy after an action, with its events; an offer is taken as accepted."""
    after = game.copy()
    after.events = []
    after.apply(seat, action)
    if isinstance(action, trading.MakeOffer) and trading.ACCEPT in after.actions(action.target):
        after.apply(action.target, trading.ACCEPT)
    return after


def _reveals(events: list[Event]) -> bool:
    for event in events:
        if isinstance(event, Revealing):
            return True
    return False


def _claims_lost(events: list[Event], seat: int) -> list[Stake]:
    return claims_lost(sum([event.amount for event in events if isinstance(event, LostClaim) and event.seat == seat]))


def claims_lost(amount: int) -> list[Stake]:
    """Warn that own claims of this amount are lost, if there are any."""
    return [Stake(CLAIMS_LOST, {"amount": amount}, COST)] if amount else []


def _true_balance(game: TrackGame, after: TrackGame, seat: int, stake: Stake, is_sure: bool) -> list[Stake]:
    """Return the balance with what else is paid at once, such as a debt (EB-70).

    None where chance decides; while others bid or have a say, the balance listed holds.
    """
    if not after.over and isinstance(after.top(), Bidding | Window):
        return [stake]
    if not is_sure:
        return [] if game.debt_of(seat) else [stake]
    return [Stake(stake.key, {**stake.details, "will": _left(after, seat)}, stake.weight)]


def _left(after: TrackGame, seat: int) -> int:
    """Return what a seat has once the payments on the stack are made that nobody is too short for."""
    cash = after.means(seat)
    for decision in reversed(after.stack):
        if isinstance(decision, payment.Paying):
            if decision.is_told and after.means(decision.payer) < decision.amount:
                break
            if decision.payer == seat:
                cash -= decision.amount
            elif decision.payee == seat:
                cash += decision.amount
    return cash


# Money, rents and groups.


def balance(game: TrackGame, seat: int, change: int) -> Stake:
    """Return what a seat has now, and what it will have."""
    cash = game.means(seat)
    return Stake(BALANCE, {"was": cash, "will": cash + change})


def rent_of(game: TrackGame, seat: int, deed: Deed) -> int:
    """Return what a stop there brings a seat; for a utility, for each point of the dice."""
    return game.policies.rent.amount(game, deed, view.USUAL_ROLL) if game.owner[deed.index] == seat else 0


def rents(game: TrackGame, after: TrackGame, seat: int, group: Group) -> list[Stake]:
    """Compare the rents of a group: of one street by its name, of several together."""
    changed = [deed for deed in group.deeds if rent_of(game, seat, deed) != rent_of(after, seat, deed)]
    if not changed:
        return []
    was = sum([rent_of(game, seat, deed) for deed in changed])
    will = sum([rent_of(after, seat, deed) for deed in changed])
    weight = COST if will < was else PLAIN
    if len(changed) == 1:
        details = {"space": changed[0].code, "was": was, "will": will, "dice": group.kind == "utility"}
        return [Stake("track-stake-rent", details, weight)]
    return [Stake("track-stake-rents", {"group": group.name, "was": was, "will": will}, weight)]


def groups(game: TrackGame, after: TrackGame, seat: int, theirs: str = GRAVE) -> list[Stake]:
    """List the groups that become whole or stop being so; `theirs` is how heavy it is that another completes one."""
    found: list[Stake] = []
    for group in game.board.groups:
        if not [i for i in group.indexes if game.owner[i] != after.owner[i]]:
            continue
        for owner in game.seats_in():
            was, will = game.owns_group(owner, group), after.owns_group(owner, group)
            if owner == seat and was and not will:
                found.append(Stake("track-stake-lose-group", {"group": group.name}, GRAVE))
            elif owner == seat and will and not was:
                found.append(Stake("track-stake-complete", {"group": group.name}, GAIN))
            elif will and not was:
                found.append(Stake("track-stake-they-complete", {"target": owner, "group": group.name}, theirs))
    return found


def result(winners: tuple[int, ...], seat: int) -> Stake:
    """Return who wins, if the game is over then."""
    if seat in winners:
        return Stake(YOU_WIN, {}, GAIN)
    return Stake(THEY_WIN, {"winners": list(winners)}, GRAVE)


# Buying and bidding.


def purchase(game: TrackGame, seat: int, deed: Deed, price: int) -> list[Stake]:
    """List what a deed costs and brings at a price."""
    after = game.copy()
    after.owner[deed.index] = seat
    found = [balance(game, seat, -price), *groups(game, after, seat), *rents(game, after, seat, deed.group)]
    if price > deed.price:
        found.append(Stake("track-stake-above-price", {"amount": price - deed.price, "price": deed.price}, COST))
    return found


def _buying(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    buying = game.top()
    assert isinstance(buying, deeds.Buying)
    return purchase(game, seat, buying.deed, buying.price)


def _leaving(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """Name the players to whom the auction could bring a whole group (EB-20, MM-21, CC-12)."""
    buying = game.top()
    assert isinstance(buying, deeds.Buying)
    return [Stake("track-stake-auction", {"space": buying.deed.code}), *_wanted_by(game, seat, buying.deed)]


def _wanted_by(game: TrackGame, seat: int, deed: Deed) -> list[Stake]:
    found: list[Stake] = []
    for other in game.others_in(seat):
        if game.count_owned(other, deed.group) == len(deed.group.deeds) - 1:
            found.append(Stake("track-stake-they-lack", {"target": other, "group": deed.group.name}, COST))
    return found


def _bidding(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    sale = game.top()
    assert isinstance(sale, auction.Auction)
    assert isinstance(action, auction.PlaceBid)
    return purchase(game, seat, sale.deed, action.amount)


def _passing(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """Warn of a leader to whom the deed completes a group."""
    sale = game.top()
    if not isinstance(sale, auction.Auction) or sale.leader == NOBODY:
        return []
    return [stake for stake in _wanted_by(game, seat, sale.deed) if stake.details["target"] == sale.leader]


# Building, selling and mortgages.


def raised(game: TrackGame, seat: int, deed: Deed, price: int) -> list[Stake]:
    """List what one more building costs and brings."""
    after = game.copy()
    after.level[deed.index] += 1
    return [balance(game, seat, -price), *rents(game, after, seat, deed.group)]


def _building(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """Add that others may want one of the last buildings too (EB-43, CC-27)."""
    assert isinstance(action, building.Build)
    deed = action.deed
    found = raised(game, seat, deed, deed.group.building)
    is_hotel = game.level[deed.index] == game.terms.levels - 1
    rivals = game.policies.shortage.rivals(game, seat, is_hotel)
    if rivals:
        found.append(Stake("track-stake-contested", {"targets": list(rivals)}, COST))
    return found


def _bidding_for_building(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    assert isinstance(action, shortage.BidForBuilding)
    found = raised(game, seat, action.deed, action.amount)
    price = action.deed.group.building
    if action.amount > price:
        found.append(Stake("track-stake-above-price", {"amount": action.amount - price, "price": price}, COST))
    return found


def _selling(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """List what a sale brings, the rent that is lost, and what building again would cost (EB-44)."""
    assert isinstance(action, building.Sell)
    group = action.group
    after = game.copy()
    building.lower(after, group, action.levels)
    again = sum([game.level[i] - after.level[i] for i in group.indexes]) * group.building
    return [
        balance(game, seat, building.sale_of(game, group, action.levels)),
        *rents(game, after, seat, group),
        Stake("track-stake-again", {"amount": again}, COST),
    ]


def _mortgaging(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """List what a mortgage brings, the rents that are lost, and what it costs to lift it (EB-60, EB-61, MM-41)."""
    assert isinstance(action, deeds.Mortgage)
    deed = action.deed
    after = game.copy()
    after.is_mortgaged[deed.index] = True
    after.is_interest_paid[deed.index] = False
    return [
        balance(game, seat, deed.mortgage),
        *rents(game, after, seat, deed.group),
        Stake("track-stake-lifting", {"amount": game.policies.mortgages.lifting_price(after, deed)}, COST),
    ]


def _lifting(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    assert isinstance(action, deeds.Lift)
    after = game.copy()
    after.is_mortgaged[action.deed.index] = False
    price = game.policies.mortgages.lifting_price(game, action.deed)
    return [balance(game, seat, -price), *rents(game, after, seat, action.deed.group)]


# Rents to claim, the turn and jail.


def _claiming(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    assert isinstance(action, rent.ClaimRent)
    claim = action.find(game, seat)
    assert claim is not None
    found = [Stake("track-stake-claim", {"amount": claim.amount, "target": claim.lander}, GAIN)]
    cash = game.means(claim.lander)
    if cash < claim.amount:
        found.append(Stake("track-stake-short", {"target": claim.lander, "amount": cash}))
    return found


def claimable(game: TrackGame, seat: int) -> int:
    """Add up the rents that a seat may still claim."""
    return sum([claim.amount for claim in game.claims if claim.owner == seat])


def _letting_lie(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    return [Stake("track-stake-let-lie", {"amount": claimable(game, seat)}, COST)]


def _rolling(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """Warn of the fine after the last turn in jail (EB-77)."""
    if game.players[seat].jail == turn.JAIL_TURNS - 1:
        return [Stake("track-stake-fine", {"amount": game.terms.fine}, COST)]
    return []


def _paying_fine(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    return [balance(game, seat, -game.terms.fine)]


def _paying_card(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    choosing = game.top()
    assert isinstance(choosing, cards.Choosing)
    return [owing(game, seat, choosing.card.amount)]


def owing(game: TrackGame, seat: int, amount: int) -> Stake:
    """Return what is left after a debt, or what is missing for it."""
    missing = amount - game.means(seat)
    if missing > 0:
        return Stake("track-stake-debt", {"amount": amount, "debt": missing}, GRAVE)
    return balance(game, seat, -amount)


# Deals.


def _offering(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    assert isinstance(action, trading.MakeOffer)
    return dealing(game, seat, action, action.take, action.give, action.lift, action.target)


def _accepting(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    considering = game.top()
    assert isinstance(considering, trading.Considering)
    assert isinstance(action, trading.AcceptOffer)
    offer = considering.offer
    return dealing(game, seat, offer, offer.give, offer.take, action.lift, considering.seat)


def dealing(
    game: TrackGame, seat: int, offer: MakeOffer, receives: Bundle, gives: Bundle, lift: list[Deed], other: int
) -> list[Stake]:
    """List every cost of a deal to one side: money, mortgages, groups, and the debt that it settles (EB-50 … EB-53)."""
    offerer = other if offer.target == seat else seat
    after = exchanged(game, seat, other, receives, gives)
    fee = offering.charges(game, receives.deeds, lift)
    change = receives.cash - gives.cash - fee
    found = groups(game, after, seat)
    is_debtor = offer.debt > 0 and game.pays_in_kind(seat, offerer, offer.target)
    if receives.is_empty() and not receives.cash and not is_debtor:
        found.append(Stake("track-stake-gift", {"target": other}, GRAVE))
    if change:
        found.append(balance(game, seat, change))
    if fee:
        found.append(Stake("track-stake-mortgages", {"amount": fee}, COST))
    if offer.debt:
        key = "track-stake-settled" if is_debtor else "track-stake-forgiven"
        found.append(Stake(key, {"debt": offer.debt, "target": other}, GAIN if is_debtor else COST))
    return found


def exchanged(game: TrackGame, seat: int, other: int, receives: Bundle, gives: Bundle) -> TrackGame:
    """Return a copy in which the properties of a deal have changed hands."""
    after = game.copy()
    for deed in receives.deeds:
        after.owner[deed.index] = seat
    for deed in gives.deeds:
        after.owner[deed.index] = other
    return after


# Going out.


def _giving_up(game: TrackGame, seat: int, action: AnyAction) -> list[Stake]:
    """Say who gets everything, which place that is, and who wins if the game is over (EB-70 … EB-74, MM-43, CC-61)."""
    top = game.top()
    creditor = top.payee if isinstance(top, payment.Paying) and top.payer == seat else BANK
    found = [Stake(OUT, {"creditor": creditor}, GRAVE)]
    left = game.others_in(seat)
    if len(left) == 1:
        # The last notes of a bankrupt player may still be checked (CC-61).
        found.append(result((left[0],), seat))
    found.append(Stake("track-stake-place", {"rank": len(left) + 1, "count": game.seats}))
    return found


TELLERS: Final[dict[str, Teller]] = {
    deeds.Buy.word: _buying,
    deeds.Leave.word: _leaving,
    deeds.Mortgage.word: _mortgaging,
    deeds.Lift.word: _lifting,
    auction.PlaceBid.word: _bidding,
    Pass.word: _passing,
    building.Build.word: _building,
    building.Sell.word: _selling,
    shortage.BidForBuilding.word: _bidding_for_building,
    rent.ClaimRent.word: _claiming,
    rent.LetLie.word: _letting_lie,
    turn.Roll.word: _rolling,
    turn.PayFine.word: _paying_fine,
    cards.PayCard.word: _paying_card,
    trading.MakeOffer.word: _offering,
    trading.AcceptOffer.word: _accepting,
    debt.Bankrupt.word: _giving_up,
    debt.Resign.word: _giving_up,
}
"""By the first word of an action: what lists its stakes."""
