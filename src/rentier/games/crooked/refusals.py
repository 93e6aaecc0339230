"""Why an action of Crooked Cash is not possible; and the forms of what it alone has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.decisions import Form
from rentier.core.errors import IllegalAction
from rentier.track import refusals, trading, turn
from rentier.track.numbers import FREE

from . import chance, changing, powers, selling, tender
from .data import VALUES, Chance
from .notes import mark_of, write_mark

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Crooked


WALK: Final = -1
NEEDS: Final[dict[int, str]] = {
    0: "nothing",
    powers.SPACE: "street",
    powers.SPACE + powers.OTHER: "streets",
    powers.SPACE + powers.TARGET: "rent",
    powers.TARGET: "player",
    WALK: "space",
}
"""In a word, what has to be named with a Chance card."""


def is_own(action: AnyAction) -> bool:
    """Tells whether an action is one that players take by themselves, and only in this edition."""
    return isinstance(
        action,
        chance.PlayChance
        | powers.HalfHotel
        | changing.ChangeNotes
        | changing.OfferNotes
        | selling.SellHotel
        | selling.SellStreet,
    )


def why_not(game: Crooked, seat: int, action: AnyAction) -> str:
    """Gives the key of what stands against an own action of this edition, or nothing."""
    if isinstance(action, chance.PlayChance):
        return powers.why_not_play(game, seat, action)
    if isinstance(action, powers.HalfHotel):
        return powers.why_not_half_hotel(game, seat, action.deed)
    if isinstance(action, changing.ChangeNotes):
        return changing.why_not_change(game, seat, action)
    if isinstance(action, changing.OfferNotes):
        return changing.why_not_offer_notes(game, seat, action)
    if isinstance(action, selling.SellHotel | selling.SellStreet):
        return selling.why_not_sell(game, seat, action)
    return "track-not-now"


def own_forms(game: Crooked, seat: int) -> list[Form]:
    """Opens every use of the Chance card, and changing notes."""
    forms: list[Form] = []
    held = game.chance[seat]
    if held is not None:
        forms.append(Form(chance.PlayChance.word, {"card": held.chance.code}))
    top = game.top()
    hand = [write_mark(mark_of(game.purses[seat].notes, note)) for note in game.purses[seat].notes]
    if top is turn.TURN and seat == game.turn and game.changed != game.turns:
        forms.append(Form(changing.ChangeNotes.word, {"give": hand, "take": VALUES[:]}))
    if game.may_deal() and trading.may_offer_more(game, seat):
        forms.append(Form(changing.OfferNotes.word, {"give": hand, "take": VALUES[:]}))
    return forms


def refuse(game: Crooked, seat: int, action: AnyAction) -> IllegalAction:
    """Says why this seat may not do this now."""
    if not game.is_in(seat):
        return IllegalAction("track-out", {}, game.rule_of("track-out"))
    key, details = _reason(game, seat, action)
    if key:
        return refusals.refused(game, action, key, details)
    return refusals.refuse(game, seat, action)


def _reason(game: Crooked, seat: int, action: AnyAction) -> tuple[str, dict[str, object]]:
    top = game.top()
    if isinstance(action, tender.PayNotes):
        if not isinstance(top, tender.Laying):
            return "crooked-pay-nothing", {}
        key = top.why_not_pay(game, seat, action)
        return key, {"seats": list(game.awaiting)} if key == "not-asked" else {"amount": top.rest()}
    if isinstance(action, tender.CheckNote):
        amount = VALUES[action.note_kind]
        if not isinstance(top, tender.Checking):
            return "crooked-check-nothing", {}
        payer = top.paying.payer
        if top.find(action.note_kind) < 0 and seat != payer:
            return "crooked-check-not-offered", {"amount": amount}
        return _why_not_decode(game, seat, payer), {"amount": amount}
    if isinstance(action, chance.CheckCard):
        if not isinstance(top, chance.Announced):
            return "crooked-check-nothing", {}
        return _why_not_decode(game, seat, top.seat), {}
    if isinstance(action, chance.TakeChance):
        is_asked = isinstance(top, chance.Taking | chance.Inheriting) and seat in game.awaiting
        return ("crooked-take-not-open" if is_asked else "crooked-take-not-now"), {"card": action.chance.code}
    if isinstance(action, changing.AcceptNotes) and isinstance(top, changing.NotesWanted) and seat == top.target:
        return "crooked-pay-not-held", {"amount": sum([VALUES[kind] for kind in top.kinds])}
    if is_own(action):
        key = why_not(game, seat, action)
        if key == powers.NO_EFFECT and isinstance(action, chance.PlayChance) and not _is_complete(action):
            return "crooked-chance-needs", {"code": action.chance.code, "needs": NEEDS[_needed(action.chance)]}
        if key and key != "track-not-now":
            return key, _details(game, seat, action)
        reason = _laying_reason(game, seat)
        return reason if reason[0] else refusals.untimely(game, seat)
    return _laying_reason(game, seat)


def _laying_reason(game: Crooked, seat: int) -> tuple[str, dict[str, object]]:
    """Say what is still to be laid, to the player who has to pay."""
    top = game.top()
    if isinstance(top, tender.Laying) and seat in game.awaiting:
        return "crooked-lay-first", {"amount": top.rest()}
    return "", {}


def _needed(card: Chance) -> int:
    return WALK if card.effect == "walk-anywhere" else powers.NEEDS.get(card.effect, 0)


def _is_complete(play: chance.PlayChance) -> bool:
    """Whether a Chance card is announced with all that it needs, and nothing else (CC-24)."""
    given = (powers.SPACE if play.space is not None else 0) + (powers.OTHER if play.other is not None else 0)
    return given + (powers.TARGET if play.target != chance.NONE else 0) == powers.NEEDS.get(play.chance.effect, 0)


def _why_not_decode(game: Crooked, seat: int, payer: int) -> str:
    if seat == payer:
        return "crooked-check-own"
    if game.players[seat].jail != FREE:
        return "crooked-check-jail"
    if game.green[seat] == 0:
        return "crooked-check-no-token"
    return "crooked-check-asked"


def _details(game: Crooked, seat: int, action: AnyAction) -> dict[str, object]:
    if isinstance(action, chance.PlayChance):
        return {"card": action.chance.code}
    if isinstance(action, selling.SellHotel | selling.SellStreet):
        return {"space": action.deed.code}
    if isinstance(action, powers.HalfHotel):
        return {"space": action.deed.code, "amount": action.figures(game, seat)["amount"]}
    if isinstance(action, changing.OfferNotes):
        return {"target": action.target, "most": game.most_offers()}
    return {}
