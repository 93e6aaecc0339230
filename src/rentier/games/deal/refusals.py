"""Why an action is not possible, and by which rule; asked only after the menu has said no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import AnyAction
from rentier.core.errors import IllegalAction

from . import actions, attacks, paying
from .cards import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FORCED_DEAL,
    PASS_GO,
    SLY_DEAL,
    Card,
)

if TYPE_CHECKING:
    from .sets import PropertySet, SetName
    from .state import Deal

PAYMENT_RULES = {
    "deal-pay-not-yours": "DL-60",
    "deal-pay-too-little": "DL-61",
    "deal-pay-house-under-hotel": "DL-51",
}

ASKED_RULES = {
    "turn": "DL-3",
    "give-up": "DL-12",
    "answer": "DL-54",
    "payment": "DL-60",
    "place": "DL-35",
}
"""By the kind of what is pending: the rule about who has to answer it."""


def refuse(game: Deal, seat: int, action: AnyAction) -> IllegalAction:
    """Return the error that says why this seat may not do this now."""
    awaited = game.awaiting
    if seat not in awaited:
        # The player whose turn it is waits for the end of their own action; the others wait to be asked.
        rule = "DL-56" if seat == game.turn else ASKED_RULES[game.top().kind]
        return IllegalAction("not-asked", {"seats": list(awaited)}, rule)
    pending = game.top().data()
    kind = pending["kind"]
    if kind == "answer":
        return _refuse_answer(action)
    if kind == "payment":
        return _refuse_payment(game, seat, action, pending["amount"])
    if kind == "place":
        if isinstance(action, actions.Place) and action.card.code == pending["card"]:
            return IllegalAction("deal-lay-colour", {"card": action.card.code, "colour": action.colour.name}, "DL-35")
        return IllegalAction("deal-place-first", {"card": pending["card"]}, "DL-35")
    if kind == "give-up":
        return _refuse_giving(game, seat, action)
    return _refuse_play(game, seat, action)


def _refuse_answer(action: AnyAction) -> IllegalAction:
    if isinstance(action, actions.SayNo):
        return IllegalAction("deal-no-just-say-no", {}, "DL-52")
    return IllegalAction("deal-answer-first", {}, "DL-56")


def _refuse_payment(game: Deal, seat: int, action: AnyAction, amount: object) -> IllegalAction:
    if not isinstance(action, actions.Pay):
        return IllegalAction("deal-pay-first", {"amount": amount}, "DL-60")
    assert isinstance(amount, int)
    key = paying.why_not_pay(game.players[seat], action.items, amount)
    return IllegalAction(key, {"amount": amount}, PAYMENT_RULES[key])


def _refuse_giving(game: Deal, seat: int, action: AnyAction) -> IllegalAction:
    if isinstance(action, actions.GiveUp):
        return IllegalAction("deal-not-in-hand", {"card": action.card.code}, "DL-12")
    return IllegalAction("deal-give-up-first", {"count": len(game.players[seat].hand) - 7}, "DL-12")


def _refuse_play(game: Deal, seat: int, action: AnyAction) -> IllegalAction:
    if isinstance(action, actions.MoveWild):
        return _refuse_move(game, seat, action)
    if isinstance(action, actions.Swap):
        return _refuse_swap(game, seat, action)
    card = _card_of(action)
    if card is None:
        return _refuse_untimely(action)
    if card not in game.players[seat].hand:
        return IllegalAction("deal-not-in-hand", {"card": card.code}, "DL-11")
    if game.plays_left == 0:
        return IllegalAction("deal-no-plays-left", {}, "DL-11")
    if isinstance(action, actions.Bank):
        return IllegalAction("deal-bank-property", {"card": card.code}, "DL-20")
    if isinstance(action, actions.Lay):
        return _refuse_laying(action)
    if isinstance(action, actions.Build):
        return _refuse_building(game, seat, action)
    if isinstance(action, attacks.Rent):
        return _refuse_rent(game, seat, action)
    return _refuse_taking(game, seat, action)


def _card_of(action: AnyAction) -> Card | None:
    """Return the card that an action would play from the hand."""
    if isinstance(action, (actions.Bank, actions.Lay, actions.Build)):
        return action.card
    if isinstance(action, attacks.Rent):
        return action.card()
    if isinstance(action, actions.PassGo):
        return PASS_GO
    if isinstance(action, attacks.CollectDebt):
        return DEBT_COLLECTOR
    if isinstance(action, attacks.SlyDeal):
        return SLY_DEAL
    if isinstance(action, attacks.ForcedDeal):
        return FORCED_DEAL
    if isinstance(action, attacks.DealBreaker):
        return DEAL_BREAKER
    return BIRTHDAY if isinstance(action, attacks.Attack) else None


def _refuse_untimely(action: AnyAction) -> IllegalAction:
    if isinstance(action, actions.SayNo):
        return IllegalAction("deal-nothing-to-refuse", {}, "DL-52")
    if isinstance(action, actions.Pay):
        return IllegalAction("deal-nothing-to-pay", {}, "DL-60")
    if isinstance(action, actions.Place):
        return IllegalAction("deal-nothing-to-place", {}, "DL-35")
    if isinstance(action, actions.GiveUp):
        return IllegalAction("deal-give-up-at-end", {}, "DL-12")
    return IllegalAction("deal-nothing-to-pass", {}, "DL-54")


def _refuse_move(game: Deal, seat: int, action: actions.MoveWild) -> IllegalAction:
    own = action.source.find(game.players[seat].sets)
    if own is None or action.card not in own.cards:
        return IllegalAction("deal-not-in-set", {"card": action.card.code, "set": action.source.text}, "DL-31")
    return IllegalAction("deal-move-colour", {"card": action.card.code, "colour": action.colour.name}, "DL-31")


def _refuse_swap(game: Deal, seat: int, action: actions.Swap) -> IllegalAction:
    sets = game.players[seat].sets
    for where, card in ((action.where, action.card), (action.other_set, action.other_card)):
        own = where.find(sets)
        if own is None or card not in own.cards:
            return IllegalAction("deal-not-in-set", {"card": card.code, "set": where.text}, "DL-31")
    if action.where.colour is not action.other_set.colour or action.where is action.other_set:
        return IllegalAction("deal-swap-sets", {}, "DL-31")
    details: dict[str, object] = {"card": action.card.code, "given": action.other_card.code}
    return IllegalAction("deal-swap-breaks", details, "DL-34")


def _refuse_laying(action: actions.Lay) -> IllegalAction:
    details: dict[str, object] = {"card": action.card.code, "colour": action.colour.name}
    return IllegalAction("deal-lay-colour", details, "DL-31" if action.card.is_wild else "DL-30")


def _refuse_building(game: Deal, seat: int, action: actions.Build) -> IllegalAction:
    own = action.where.find(game.players[seat].sets)
    details: dict[str, object] = {"card": action.card.code, "set": action.where.text}
    if not action.where.colour.buildings:
        return IllegalAction("deal-build-colour", details, "DL-50")
    if own is None or not own.is_full:
        return IllegalAction("deal-build-not-full", details, "DL-50")
    if own.buildings == 0:
        return IllegalAction("deal-build-house-first", details, "DL-50")
    return IllegalAction("deal-build-twice", details, "DL-50")


def _refuse_rent(game: Deal, seat: int, action: attacks.Rent) -> IllegalAction:
    player = game.players[seat]
    own = action.where.find(player.sets)
    details: dict[str, object] = {"set": action.where.text}
    if own is None:
        return IllegalAction("deal-rent-no-set", details, "DL-45")
    if own.is_all_any:
        return IllegalAction("deal-rent-only-wilds", details, "DL-32")
    if action.doublers > player.hand.count(DOUBLE_RENT):
        return IllegalAction("deal-not-in-hand", {"card": DOUBLE_RENT.code}, "DL-46")
    if action.doublers >= game.plays_left:
        return IllegalAction("deal-no-plays-left", {}, "DL-46")
    if action.is_any:
        return IllegalAction("deal-rent-one-player", details, "DL-44")
    return IllegalAction(
        "deal-rent-one-player" if game.agreed.one_pays_rent else "deal-rent-everybody", details, "DL-43"
    )


def _refuse_taking(game: Deal, seat: int, action: AnyAction) -> IllegalAction:
    if isinstance(action, attacks.CollectDebt):
        return IllegalAction("deal-target", {}, "DL-41")
    if isinstance(action, attacks.DealBreaker):
        return _refuse_taking_set(game, seat, action)
    if isinstance(action, attacks.SlyDeal):
        return _refuse_target(game, seat, action.target, action.where, action.card, False, "DL-47")
    assert isinstance(action, attacks.ForcedDeal)
    own = action.given_from.find(game.players[seat].sets)
    if own is None or action.given not in own.cards:
        return IllegalAction("deal-not-in-set", {"card": action.given.code, "set": action.given_from.text}, "DL-48")
    if own.is_full and not game.agreed.may_swap_own_full:
        return IllegalAction("deal-full-set", {"set": action.given_from.text}, "DL-48")
    return _refuse_target(
        game, seat, action.target, action.where, action.card, game.agreed.may_swap_their_full, "DL-48"
    )


def _refuse_target(
    game: Deal, seat: int, target: int, where: SetName, card: Card, may_be_full: bool, rule: str
) -> IllegalAction:
    theirs = _set_of(game, seat, target, where)
    if theirs is None or card not in theirs.cards:
        if not _is_other(game, seat, target):
            return IllegalAction("deal-target", {}, rule)
        return IllegalAction("deal-not-in-their-set", {"card": card.code, "set": where.text, "seat": target}, rule)
    assert theirs.is_full
    assert not may_be_full
    return IllegalAction("deal-full-set", {"set": where.text}, rule)


def _refuse_taking_set(game: Deal, seat: int, action: attacks.DealBreaker) -> IllegalAction:
    if not _is_other(game, seat, action.target):
        return IllegalAction("deal-target", {}, "DL-49")
    return IllegalAction("deal-not-full", {"set": action.where.text, "seat": action.target}, "DL-49")


def _is_other(game: Deal, seat: int, target: int) -> bool:
    return target != seat and 0 <= target < game.seats


def _set_of(game: Deal, seat: int, target: int, where: SetName) -> PropertySet | None:
    return where.find(game.players[target].sets) if _is_other(game, seat, target) else None
