"""Moments of Deal: every kind of question, with sets and hands as full as they get in real games."""

from __future__ import annotations

from typing import Any

import rentier
from rentier.games.deal.state import Deal

from .dealing import can, deal_of, is_asked
from .moments import Moment, Wanted

CROWD = 10
"""As many as can play."""
GROWING = ("lay", "house", "hotel", "pass")
"""Liked actions with which sets grow."""


def _turn(verb: str, *, sets: int = 3) -> Wanted:
    """Whether it is seat 0's turn, it can do this, and everybody else has that many sets and something in the bank."""
    return lambda game, _: can(deal_of(game), verb) and _is_rich(deal_of(game), sets)


def _is_rich(game: Deal, sets: int) -> bool:
    return all(len(player.sets) >= sets for player in game.players)


def _answering(*, has_no: bool) -> Wanted:
    """Whether seat 0 is attacked and may say no, or has no card for it."""

    def is_wanted(game: rentier.Game, _: dict[str, Any]) -> bool:
        deal = deal_of(game)
        if not is_asked(deal, "answer") or deal.turn == 0:
            return False
        return any(action.verb() == "say-no" for action in deal.actions(0)) == has_no and _is_rich(deal, 2)

    return is_wanted


def _refused(game: rentier.Game, _: dict[str, Any]) -> bool:
    """Whether somebody has said no to what seat 0 plays."""
    deal = deal_of(game)
    return is_asked(deal, "answer") and deal.turn == 0


def _paying(ways: int) -> Wanted:
    """Whether seat 0 owes something and has that many cards to pay with."""

    def is_wanted(game: rentier.Game, _: dict[str, Any]) -> bool:
        deal = deal_of(game)
        own = deal.players[0]
        return is_asked(deal, "payment") and len(own.bank) + sum(len(it.cards) for it in own.sets) >= ways

    return is_wanted


def _watching(game: rentier.Game, _: dict[str, Any]) -> bool:
    """Whether somebody else thinks about an attack by a third."""
    deal = deal_of(game)
    return is_asked(deal, "answer", 1) and deal.turn == 2 and _is_rich(deal, 2)


def _is_any(kind: str) -> Wanted:
    return lambda game, _: is_asked(deal_of(game), kind)


def _card(code: str, *then: str) -> tuple[str, ...]:
    """Return what to press to take up a card of the hand, and what to press after that."""
    return (f"[data-part=hand] [data-card='{code}']", *then)


TURN = ("[data-part=hand]",)
ANSWER = ("[data-action=pass]",)
PAY = ("[data-action=pay]",)
DEAL: dict[str, Moment] = {
    "turn": Moment(_turn("end"), likes=GROWING, needs=TURN),
    "many sets": Moment(_turn("end", sets=6), seats=2, likes=GROWING, needs=TURN),
    "card": Moment(_turn("pass-go"), likes=GROWING, press=_card("pass-go"), needs=("[data-part=choices]",)),
    "wild": Moment(
        _turn("move"), likes=GROWING, press=("[data-part=own] [data-action=move]",), needs=("[data-action^='move ']",)
    ),
    "debt": Moment(
        _turn("debt-collector"), likes=GROWING, press=_card("debt-collector", "[data-action=debt-collector]")
    ),
    "rent": Moment(_turn("rent-any"), likes=GROWING, press=_card("rent-any", "[data-action=rent-any]")),
    "sly": Moment(_turn("sly-deal"), likes=GROWING, press=_card("sly-deal", "[data-action=sly-deal]")),
    "forced": Moment(_turn("forced-deal"), likes=GROWING, press=_card("forced-deal", "[data-action=forced-deal]")),
    "answer": Moment(_answering(has_no=False), likes=GROWING, needs=ANSWER),
    "no": Moment(_answering(has_no=True), likes=GROWING, needs=(*ANSWER, "[data-action=say-no]")),
    "refused": Moment(_refused, likes=("say-no", "sly-deal", "birthday"), needs=ANSWER),
    "pay": Moment(_paying(4), likes=GROWING, needs=PAY),
    "pay with much": Moment(
        _paying(11), seats=2, likes=("lay", "bank", "pass", "rent", "rent-any", "birthday"), needs=PAY
    ),
    "place": Moment(_is_any("place"), likes=("lay", "sly-deal", "pass"), needs=("[data-action^='place ']",)),
    "give up": Moment(_is_any("give-up"), likes=("pass-go", "end"), needs=TURN),
    "watch": Moment(_watching, likes=GROWING, needs=TURN),
    "crowd": Moment(_turn("end", sets=1), seats=CROWD, likes=GROWING, needs=TURN),
    "crowd debt": Moment(
        _turn("debt-collector", sets=1),
        seats=CROWD,
        likes=GROWING,
        press=_card("debt-collector", "[data-action=debt-collector]"),
    ),
    "crowd no": Moment(_answering(has_no=True), seats=CROWD, likes=GROWING, needs=ANSWER),
    "crowd pay": Moment(_paying(5), seats=CROWD, likes=GROWING, needs=PAY),
}
