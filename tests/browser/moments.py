"""Moments of games: a position for every kind of question that an edition asks, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import rentier

from .seeking import Found, seek, top_of, verbs_of

Wanted = Callable[[rentier.Game, dict[str, Any]], bool]


@dataclass(frozen=True)
class Moment:
    """A question to seat 0, how to find a game that asks it, and what to press on the page to see all of it."""

    wanted: Wanted
    seed: int = 1
    seats: int = 3
    likes: tuple[str, ...] = ("buy",)
    options: dict[str, object] = field(default_factory=dict)
    then: tuple[str, ...] = ()
    """What seat 0 plays in the position that was found, as it would not happen at random."""
    press: tuple[str, ...] = ()
    """What is pressed before looking, by selector."""
    needs: tuple[str, ...] = ()
    """What must be seen without scrolling, by selector, besides the headline and the actions."""

    def find(self, edition: str) -> Found:
        found = seek(edition, self.seats, self.wanted, seed=self.seed, likes=self.likes, options=self.options or None)
        return found._replace(actions=[*found.actions, *(f"0: {action}" for action in self.then)])


def _asked(kind: str, verb: str = "", **fields: object) -> Wanted:
    """Whether seat 0 is asked a question of a kind, may do something, and the question has these fields."""

    def is_wanted(game: rentier.Game, view: dict[str, Any]) -> bool:
        top = top_of(view)
        return (
            top["kind"] == kind
            and 0 in game.awaiting
            and all(top.get(name) == value for name, value in fields.items())
            and (not verb or verb in verbs_of(game, 0))
        )

    return is_wanted


def _may(verb: str, *others: str) -> Wanted:
    """Whether seat 0 is asked and may do all of this."""
    wanted = {verb, *others}
    return lambda game, _: 0 in game.awaiting and wanted <= verbs_of(game, 0)


def _owed(*, is_lost: bool) -> Wanted:
    """Whether seat 0 owes more than it has, and whether all it owns would not cover that."""

    def is_wanted(game: rentier.Game, view: dict[str, Any]) -> bool:
        top = top_of(view)
        return top["kind"] == "payment" and top["payer"] == 0 and ("bankrupt" in verbs_of(game, 0)) == is_lost

    return is_wanted


def _deeds(view: dict[str, Any], seat: int) -> int:
    return sum(deed["owner"] == seat for deed in view["deeds"])


def _trading(game: rentier.Game, view: dict[str, Any]) -> bool:
    """Whether seat 0 may offer a deal in its turn, and everybody owns something."""
    return (
        top_of(view)["kind"] == "turn"
        and view["turn"] == 0
        and not view["may_roll"]
        and min(_deeds(view, seat) for seat in range(view["seats"])) >= 3
        and any(form.word == "offer" for form in game.forms(0))
    )


def _bidding(game: rentier.Game, view: dict[str, Any]) -> bool:
    """Whether seat 0 may bid, everybody is still in, and somebody has bid."""
    top = top_of(view)
    return (
        top["kind"] == "auction" and 0 in game.awaiting and len(top["bidders"]) == view["seats"] and top["leader"] > 0
    )


def _building(game: rentier.Game, view: dict[str, Any]) -> bool:
    return view["turn"] == 0 and "build" in verbs_of(game, 0) and _deeds(view, 0) >= 5


def _jailed(game: rentier.Game, view: dict[str, Any]) -> bool:
    return view["turn"] == 0 and view["players"][0]["jail"] >= 0 and "roll" in verbs_of(game, 0)


def _claiming(game: rentier.Game, view: dict[str, Any]) -> bool:
    return "claim" in verbs_of(game, 0) and _deeds(view, 0) >= 3


def _out(_: rentier.Game, view: dict[str, Any]) -> bool:
    """Whether seat 0 is out and the others play on."""
    return bool(view["players"][0]["out"]) and not view["over"]


BUYING = ("[data-deed]", "[data-action=buy]")

SHARED: dict[str, Moment] = {
    "roll": Moment(_may("roll"), needs=("[data-action=roll]",)),
    "end": Moment(_may("end"), needs=("[data-action=end]",)),
    "buy": Moment(_asked("buy", "buy"), needs=("[data-deed]", "[data-action=buy]")),
    "auction": Moment(
        _bidding, seats=4, likes=("leave", "roll", "end", "bid"), needs=("[data-part=bids]", "[data-action^='bid ']")
    ),
    "trade": Moment(_trading, press=("[data-action=trade]",), needs=("[data-action=offer]",)),
    "estate": Moment(_building, likes=("buy", "roll", "end"), press=("[data-action=estate]",)),
    "debt": Moment(_owed(is_lost=False), likes=("buy", "build", "claim")),
    "lost": Moment(_owed(is_lost=True), likes=("buy", "build", "claim"), needs=("[data-action=bankrupt]",)),
    "jail": Moment(_jailed, needs=("[data-action=roll]",)),
    "out": Moment(_out, likes=("buy", "build", "claim", "bankrupt")),
}
BANKING: dict[str, Moment] = {
    **SHARED,
    "claim": Moment(_claiming, likes=("buy", "let-lie"), needs=("[data-action^=claim]",)),
    "card": Moment(_asked("pay-or-draw", "pay-card")),
}
MILLIONAIRE: dict[str, Moment] = {
    **SHARED,
    "upgrade": Moment(_may("upgrade"), needs=("[data-action=collect]", "[data-action=upgrade]")),
    **{verb: Moment(_may(verb)) for verb in ("choose", "go-to", "buy-also", "cancel")},
    "free-house": Moment(_may("free-house"), press=("[data-use=free-house]",)),
    **{
        verb: Moment(_may(verb), press=(f"[data-use={verb}]",), needs=("[data-part=choosing] [data-aim]",))
        for verb in ("swap", "take")
    },
}
CROOKED: dict[str, Moment] = {
    **{name: moment for name, moment in SHARED.items() if name not in ("trade", "out")},
    "claim": Moment(_claiming, likes=("buy", "let-lie"), needs=("[data-action^=claim]",)),
    "pay": Moment(_may("pay"), likes=("buy", "claim"), needs=("[data-part=tray]", "[data-part=hand]")),
    "check": Moment(_may("check"), needs=("[data-part=tray]",)),
    "check-card": Moment(_may("check-card")),
    "take": Moment(_asked("take")),
    "change": Moment(_may("roll"), press=("[data-action=open-change]",)),
    "play": Moment(_may("play"), press=("[data-action=aim]",)),
}
TRACKS: dict[str, dict[str, Moment]] = {"banking": BANKING, "millionaire": MILLIONAIRE, "crooked": CROOKED}
