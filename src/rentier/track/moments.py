"""What people remember of a game on a track: whole groups, rents, deals, cards that moved money, and bankruptcies.

An edition adds what only it has in a file of the same name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rentier.core.events import Event
from rentier.core.moments import Moment

from . import payment
from .events import AuctionEnded, Bought, Built, DealDone, DrewCard, Mortgaged, Paid, Sold, WentBankrupt
from .numbers import BANK

if TYPE_CHECKING:
    from .board import Deed
    from .state import TrackGame

RENT: Final = "rent"
DEAL: Final = "deal"
CARD: Final = "card"
"""Titles that a moment can have."""


def moments_of(game: TrackGame, before: TrackGame, events: Sequence[Event]) -> list[Moment]:
    """List what a step was remembered for on every track."""
    found = _whole_groups(game, before)
    for place, event in enumerate(events):
        if isinstance(event, Paid) and event.why == payment.RENT.code:
            found.append(_rent(game, event))
        elif isinstance(event, Paid) and event.why == payment.SALARY.code:
            found.append(_passing("track-moment-salary", event.payee))
        elif isinstance(event, Bought) or (isinstance(event, AuctionEnded) and event.seat != BANK):
            found.append(_passing("track-moment-got", event.seat, space=event.space))
        elif isinstance(event, Built):
            deed = game.board.find_deed(event.space)
            found.append(_passing("track-moment-built", event.seat, group=deed.group.name))
        elif isinstance(event, (Sold, Mortgaged)):
            found.append(raised(event.seat))
        elif isinstance(event, DealDone):
            found.append(_deal(game, event))
        elif isinstance(event, DrewCard):
            found.extend(card_money(event.seat, event.card, events[place:]))
        elif isinstance(event, WentBankrupt):
            details = {"seat": event.seat, "creditor": event.creditor}
            # Whoever goes out loses the game, however little was left.
            size = max(game.terms.start, before.wealth_of(event.seat))
            found.append(Moment("track-moment-bankrupt", event.seat, details, size, is_out=True, is_loss=True))
    return found


def _passing(key: str, seat: int, **details: object) -> Moment:
    """Return something that explains a choice, but that nobody remembers of a game: its size is nothing."""
    return Moment(key, seat, {"seat": seat, **details}, 0)


def _whole_groups(game: TrackGame, before: TrackGame) -> list[Moment]:
    """List the groups that became whole; they are worth what their rents bring later."""
    found: list[Moment] = []
    for group in game.board.groups:
        owner = game.owner[group.indexes[0]]
        if owner != BANK and game.owns_group(owner, group) and not before.owns_group(owner, group):
            details = {"seat": owner, "group": group.name}
            brings = tuple([(owner, deed.code) for deed in group.deeds])
            found.append(Moment("track-moment-group", owner, details, 0, brings=brings))
    return found


def _rent(game: TrackGame, event: Paid) -> Moment:
    """Return a rent that was paid, for the space on which the payer stands."""
    space = game.board.spaces[game.players[event.payer].place].code
    details = {"seat": event.payee, "target": event.payer, "space": space, "amount": event.amount}
    return Moment("track-moment-rent", event.payee, details, event.amount, RENT)


def _deal(game: TrackGame, event: DealDone) -> Moment:
    """Return a deal, which is as large as its larger side, and what the deeds bring their new owners."""
    details = {"seat": event.seat, "target": event.target, "give": event.give, "take": event.take}
    brings: list[tuple[int, str]] = []
    size = event.debt
    for text, owner in ((event.give, event.target), (event.take, event.seat)):
        worth = 0
        for word in text.split(","):
            if word.isdigit():
                worth += int(word)
            elif word in game.board.by_code:
                deed = game.board.by_code[word].deed
                assert deed is not None
                worth += deed.price
                brings.append((owner, deed.code))
        size = max(size, worth)
    return Moment("track-moment-deal", event.seat, details, size, DEAL, tuple(brings), is_mutual=True)


def card_money(seat: int, card: str, events: Sequence[Event]) -> list[Moment]:
    """Return what a card brought or cost the player in the step in which it acted, the salary of its way included."""
    gain = 0
    for event in events:
        if isinstance(event, Paid) and event.why in (payment.CARD.code, payment.SALARY.code):
            if event.payee == seat:
                gain += event.amount
            elif event.payer == seat:
                gain -= event.amount
    if not gain:
        return []
    details = {"seat": seat, "card": card, "amount": abs(gain), "gain": gain > 0}
    return [Moment("track-moment-card", seat, details, abs(gain), CARD, is_loss=gain < 0)]


def raised(seat: int) -> Moment:
    """Return that a player had to make money of what they own; as `_passing`, it only explains a choice."""
    return Moment("track-moment-raised", seat, {"seat": seat}, 0, is_loss=True)


def deed_taken(seat: int, target: int, take: Deed, give: Deed | None) -> Moment:
    """Return a deed that a card took from a player, against another one or nothing."""
    details = {"seat": seat, "target": target, "take": take.code, "give": "-" if give is None else give.code}
    brings = ((seat, take.code),) if give is None else ((seat, take.code), (target, give.code))
    return Moment("track-moment-taken", seat, details, take.price, brings=brings)
