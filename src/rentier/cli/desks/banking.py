"""Banking on a terminal: the table of the games on a track, with stations, utilities and mortgages."""

from __future__ import annotations

from typing import ClassVar, Final, final

from rentier.games.banking.data import BOARD, UTILITY_UNIT
from rentier.track.board import Board, Deed

from .bargain import Goods
from .desk import View
from .track import TrackDesk


@final
class BankingDesk(TrackDesk):
    """The desk of Banking."""

    board: ClassVar[Board] = BOARD
    goods: ClassVar[Goods] = Goods({deed.code: deed.price for deed in BOARD.deeds})
    order: ClassVar[tuple[str, ...]] = (
        *("claim", "roll", "buy", "use-card", "pay-fine", "end", "decline", "accept", "pay-card", "draw-card"),
        *("leave", "let-lie", "bid", "bid-building", "pass", "want", "build", "lift", "mortgage", "sell"),
        *("offer", "withdraw", "bankrupt", "resign", "time-up"),
    )

    def heading(self, view: View) -> str:
        stock = {"apartments": view["apartments"], "hotels": view["hotels"]}
        return self.voice.say("cli-banking-heading", turn=view["turns"], round=view["rounds"] + 1, **stock)

    def rent(self, amount: int, deed: Deed) -> str:
        """Return a rent in words; a utility's is for each point of the dice."""
        if deed.group.kind == "utility":
            return self.voice.say("cli-banking-points", amount=self.money(amount))
        return self.money(amount)

    def figures(self, view: View, deed: Deed) -> str:
        """Return rents, buildings and mortgage; for stations and utilities, the rents by their number."""
        group = deed.group
        facts = {"mortgage": self.money(deed.mortgage), "price": self.money(deed.price)}
        if not group.is_street:
            unit = UTILITY_UNIT if group.kind == "utility" else 1
            rents = ", ".join(self.money(rent * unit) for rent in deed.rents)
            if group.kind == "utility":
                return self.voice.say("cli-banking-utility", rents=rents, **facts)
            return self.voice.say("cli-banking-station", rents=rents, **facts)
        return self.voice.say(
            "cli-banking-street",
            rent=self.money(deed.rents[0]),
            double=self.money(2 * deed.rents[0]),
            rents=", ".join(self.money(rent) for rent in deed.rents[1 : view["hotel_level"]]),
            hotel=self.money(deed.rents[-1]),
            building=self.money(group.building),
            **facts,
        )

    def standing(self, view: View, level: int) -> str:
        return self.voice.say("cli-banking-standing", count=0 if level == view["hotel_level"] else level)

    def facts(self, view: View, deed: Deed) -> str:
        rent = self.rent(view["deeds"][deed.index]["rent"], deed)
        return self.voice.say("cli-track-deed", rent=rent, mortgage=self.money(deed.mortgage))

    def raised(self, view: View, seat: int) -> int:
        """Add up half the price of the buildings, and all mortgages."""
        total = 0
        for deed, state in zip(BOARD.deeds, view["deeds"], strict=True):
            if state["owner"] == seat:
                total += state["level"] * deed.group.building // 2 + (0 if state["mortgaged"] else deed.mortgage)
        return total

    def worth(self, view: View, seat: int) -> int:
        return int(view["players"][seat]["wealth"])


DESK: Final = BankingDesk
