"""What follows from an action of Crooked Cash: fakes that one knows of, change, tokens, and the last street (CC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import AnyAction
from rentier.core.stakes import COST, GAIN, Stake
from rentier.track import auction, deeds, stakes
from rentier.track.numbers import BANK

from . import chance, changing, powers, selling, tender
from .data import REWARD, VALUES, half
from .notes import VALUE_OF, count_kinds, face_value, fewest, find_notes

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Crooked


def stakes_of(game: Crooked, seat: int, action: AnyAction) -> list[Stake]:
    """List what follows from an action."""
    if isinstance(action, tender.PayNotes):
        return _paying(game, seat, action.marks)
    if isinstance(action, (changing.ChangeNotes, changing.OfferNotes, changing.AcceptNotes)):
        return _known_fakes(game, seat, find_notes(game.purses[seat].notes, action.marks))
    if isinstance(action, tender.CheckNote):
        caught = Stake("crooked-stake-catch", {"amount": VALUES[action.note_kind]}, GAIN)
        return [_token(game, seat), caught]
    if isinstance(action, chance.CheckCard):
        return [_token(game, seat), Stake("crooked-stake-reward", {"amount": REWARD}, GAIN)]
    if isinstance(action, chance.TakeChance):
        held = game.chance[seat]
        return [] if held is None else [Stake("crooked-stake-discard", {"card": held.chance.code}, COST)]
    if isinstance(action, chance.PlayChance):
        return _walking(game, seat, action)
    if isinstance(action, powers.HalfHotel):
        return stakes.raised(game, seat, action.deed, half(action.deed.group.building))
    if isinstance(action, (selling.SellHotel, selling.SellStreet)):
        return _selling(game, seat, action)
    return [*_last_street(game, seat, action), *stakes.stakes_of(game, seat, action)]


def _walking(game: Crooked, seat: int, action: chance.PlayChance) -> list[Stake]:
    """Warn that a walk in place of the roll ends one's own claims (CC-13), if others may still check the card."""
    is_walk = action.chance.effect == "walk-anywhere" and game.is_fresh
    return stakes.claims_lost(stakes.claimable(game, seat)) if is_walk else []


def _token(game: Crooked, seat: int) -> Stake:
    """Return how many green tokens a check leaves (CC-40)."""
    return Stake("crooked-stake-token", {"count": game.green[seat] - 1}, COST)


def _known_fakes(game: Crooked, seat: int, notes: list[int]) -> list[Stake]:
    """Warn of fakes that the seat knows to be among its notes (CC-43, CC-46)."""
    fakes = [VALUE_OF[note] for note in notes if game.is_known[note] and game.truth[note]]
    return [Stake("crooked-stake-fakes", {"values": fakes, "count": len(fakes)}, COST)] if fakes else []


def _paying(game: Crooked, seat: int, marks: list[int]) -> list[Stake]:
    """Say what is left, which of the notes are known to be fake, and what becomes of the change (CC-45, CC-48)."""
    laying = game.top()
    assert isinstance(laying, tender.Laying)
    paying, rest = laying.paying, laying.rest()
    notes = find_notes(game.purses[seat].notes, marks)
    found = [stakes.balance(game, seat, -rest), *_known_fakes(game, seat, notes)]
    over = face_value(notes) - rest
    if over > 0:
        laid = [*laying.laid, *notes]
        if paying.payee == BANK or _can_change(game, paying.payee, laid, over):
            found.append(Stake("crooked-stake-change", {"amount": over, "payee": paying.payee}))
        else:
            found.append(Stake("crooked-stake-change-lost", {"amount": over, "payee": paying.payee}, COST))
    return found


def _can_change(game: Crooked, payee: int, laid: list[int], over: int) -> bool:
    """Whether a payee has the change, or gets it at the bank for a note: values are public (CC-48)."""
    hand = [*game.purses[payee].notes, *laid]
    if fewest(count_kinds(hand), over) is not None:
        return True
    for note in hand:
        if VALUE_OF[note] > over and changing.pieces_for(game, VALUE_OF[note], over) is not None:
            return True
    return False


def _selling(game: Crooked, seat: int, action: selling.SellHotel | selling.SellStreet) -> list[Stake]:
    """List what the bank pays, the rents that are lost, and a group that is whole no longer (CC-60)."""
    deed = action.deed
    after = game.copy()
    if isinstance(action, selling.SellHotel):
        after.level[deed.index] = 0
        income = half(deed.group.building)
    else:
        after.owner[deed.index] = BANK
        income = half(deed.price)
    found = stakes.groups(game, after, seat)
    return [*found, stakes.balance(game, seat, income), *stakes.rents(game, after, seat, deed.group)]


def _last_street(game: Crooked, seat: int, action: AnyAction) -> list[Stake]:
    """Say who wins when the last street is sold, which ends the game (CC-6)."""
    top = game.top()
    if isinstance(action, deeds.Buy) and isinstance(top, deeds.Buying):
        return _sold_last(game, seat, top.deed, top.price)
    if isinstance(action, auction.PlaceBid) and isinstance(top, auction.Auction):
        return _sold_last(game, seat, top.deed, action.amount)
    return []


def _sold_last(game: Crooked, seat: int, deed: Deed, price: int) -> list[Stake]:
    if game.owner.count(BANK) > 1:
        return []
    after = game.copy()
    after.owner[deed.index] = seat
    after.players[seat].cash -= price
    totals = after.scores
    left = game.seats_in()
    best = max([totals[other] for other in left])
    winners = tuple([other for other in left if totals[other] == best])
    return [stakes.result(winners, seat), Stake("crooked-stake-last-street", {"amount": totals[seat]})]
