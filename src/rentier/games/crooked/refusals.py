"""Why an action of Crooked Cash is not possible, and by which rule; asked only after the menu has said no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import IllegalAction
from rentier.track import refusals
from rentier.track.numbers import FREE
from rentier.track.refusals import RefusalRules

from . import chance, changing, powers, selling, tender
from .data import VALUES, Chance

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
"""In one word, what has to be named with a Chance card."""
RULES: Final[Mapping[str, str]] = {
    "not-asked": "CC-10",
    "track-out": "CC-61",
    "track-no-claim": "CC-13",
    "track-not-now": "CC-10",
    "track-not-your-turn": "CC-10",
    "track-pay-first": "CC-60",
    "track-pay-hopeless": "CC-61",
    "crooked-lay-first": "CC-46",
    "track-not-bankrupt": "CC-61",
    "track-no-debt": "CC-61",
    "track-build-no-street": "CC-25",
    "track-build-not-whole": "CC-25",
    "track-build-full": "CC-25",
    "track-build-none-left": "CC-27",
    "track-build-money": "CC-25",
    "track-not-between-turns": "CC-25",
    "track-buy-money": "CC-12",
    "track-no-auction": "CC-12",
    "track-bid-not-in": "CC-12",
    "track-bid-leading": "CC-12",
    "track-bid-short": "CC-12",
    "track-bid-barred": "CC-47",
    "track-bid-unit": "CC-12",
    "track-bid-money": "CC-12",
    "track-bid-low": "CC-12",
    "track-bid-site": "CC-27",
    "track-raise-elsewhere": "CC-27",
    "track-roll-first": "CC-10",
    "track-no-roll": "CC-10",
    "track-not-in-jail": "CC-56",
    "track-no-jail-card": "CC-56",
    "track-fine-money": "CC-56",
    "track-deal-not-now": "CC-51",
    "track-deal-whom": "CC-50",
    "track-deal-not-owned": "CC-50",
    "track-deal-money-alone": "CC-50",
    "track-deal-money-twice": "CC-50",
    "track-deal-unit": "CC-50",
    "track-deal-debt": "CC-50",
    "track-deal-debt-worse": "CC-60",
    "track-deal-declined": "CC-50",
    "track-deal-too-many": "CC-50",
    "track-deal-money": "CC-50",
    "track-set-aside": "CC-51",
    "track-resign-not-now": "CC-61",
    "crooked-pay-nothing": "CC-45",
    "crooked-pay-not-held": "CC-46",
    "crooked-pay-too-little": "CC-46",
    "crooked-pay-superfluous": "CC-46",
    "crooked-pay-exact": "CC-48",
    "crooked-check-nothing": "CC-40",
    "crooked-check-own": "CC-40",
    "crooked-check-not-offered": "CC-40",
    "crooked-check-jail": "CC-40",
    "crooked-check-no-token": "CC-42",
    "crooked-check-asked": "CC-46",
    "crooked-chance-none": "CC-21",
    "crooked-chance-other": "CC-21",
    "crooked-chance-not-now": "CC-24",
    "crooked-chance-no-effect": "CC-24",
    "crooked-chance-needs": "CC-24",
    "crooked-take-not-now": "CC-21",
    "crooked-take-not-open": "CC-21",
    "crooked-half-hotel-none": "CC-70",
    "crooked-half-hotel-not": "CC-70",
    "crooked-sell-not-in-debt": "CC-60",
    "crooked-sell-hotel-first": "CC-60",
    "crooked-sell-not-owned": "CC-60",
    "crooked-sell-no-hotel": "CC-60",
    "crooked-change-not-now": "CC-49",
    "crooked-change-once": "CC-49",
    "crooked-change-not-equal": "CC-49",
    "crooked-change-bank": "CC-49",
    "crooked-change-target": "CC-49",
    # By what is being asked: who may answer it.
    "asked turn": "CC-10",
    "asked buy": "CC-12",
    "asked auction": "CC-12",
    "asked want": "CC-27",
    "asked building-auction": "CC-27",
    "asked offer": "CC-50",
    "asked payment": "CC-60",
    "asked lay": "CC-45",
    "asked check": "CC-46",
    "asked offer-notes": "CC-49",
    "asked take": "CC-21",
    "asked inherit-chance": "CC-61",
    "asked announce": "CC-24",
}
"""By the key of a refusal: the rule."""


def is_own(action: AnyAction) -> bool:
    """Whether an action is one that players choose by themselves, and that only this edition has."""
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
    """Return the key of what rules out an action that only this edition has, or an empty string."""
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


@final
class CrookedRefusals(RefusalRules["Crooked"]):
    """Refusals of Crooked Cash."""

    __slots__ = ()

    def refuse(self, game: Crooked, seat: int, action: AnyAction) -> IllegalAction:
        if not game.is_in(seat):
            return IllegalAction("track-out", {}, self.rule_of("track-out"))
        key, details = _reason(game, seat, action)
        if key:
            return refusals.refused(game, action, key, details)
        return super().refuse(game, seat, action)

    def rule_of(self, key: str) -> str:
        """Return the number of the rule behind a refusal; if there is none, that of the turn."""
        return RULES.get(key, "CC-10")


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
    """Return what is still to be laid, for the player who has to pay."""
    top = game.top()
    if isinstance(top, tender.Laying) and seat in game.awaiting:
        return "crooked-lay-first", {"amount": top.rest()}
    return "", {}


def _needed(card: Chance) -> int:
    return WALK if card.effect == "walk-anywhere" else powers.NEEDS.get(card.effect, 0)


def _is_complete(play: chance.PlayChance) -> bool:
    """Whether a Chance card is announced with everything that it needs, and nothing else (CC-24)."""
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
        return {"target": action.target, "most": game.terms.most_offers}
    return {}
