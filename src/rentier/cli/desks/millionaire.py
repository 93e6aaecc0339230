"""Millionaire on a terminal: the way to the million, levels, Fortune cards on the board and in hand."""

from __future__ import annotations

from typing import ClassVar, Final, final

from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.games.millionaire.data import BOARD, SALARIES, STARS, TERMS
from rentier.track.board import Board, Deed, Space

from ..voice import LAMP, QUIET
from .bargain import Goods, find_deed, split_sides
from .desk import View
from .track import TrackDesk

SPACES: Final = [space.code for space in BOARD.spaces]
BAR_WIDTH: Final = 20
CASH_WIDTH: Final = 7
MOST_STARS: Final = STARS[-1]
ON_SPACES: Final = frozenset(("buy-also", "free-house", "take"))
"""Actions on one named property."""


@final
class MillionaireGoods(Goods):
    """The goods of Millionaire: lots without buildings of their own, and cards out of jail."""

    def deeds(self, view: View, seat: int) -> list[str]:
        """List a player's lots without buildings."""
        return [deed["space"] for deed in view["deeds"] if deed["owner"] == seat and not deed["level"]]


@final
class MillionaireDesk(TrackDesk):
    """The desk of Millionaire."""

    folded: ClassVar[frozenset[str]] = frozenset(("build", "lift", "mortgage", "sell", "free-house", "swap", "take"))
    explicit: ClassVar[frozenset[str]] = TrackDesk.explicit | {"free-house", "swap", "take"}
    board: ClassVar[Board] = BOARD
    goods: ClassVar[Goods] = MillionaireGoods(
        {deed.code: deed.price for deed in BOARD.deeds}, settles_debts=TERMS.are_debts_settled_in_kind
    )
    order: ClassVar[tuple[str, ...]] = (
        *("roll", "buy", "upgrade", "collect", "choose", "go-to", "buy-also", "use-card", "pay-fine", "end"),
        *("decline", "accept", "leave", "cancel", "bid", "pass", "free-house", "take", "swap", "build", "lift"),
        *("mortgage", "sell", "offer", "withdraw", "bankrupt", "resign"),
    )

    # What is special about this edition.

    def heading(self, view: View) -> str:
        facts = {"houses": view["houses"], "hotels": view["hotels"]}
        return self.voice.say("cli-millionaire-heading", turn=view["turns"], round=view["rounds"] + 1, **facts)

    def figures(self, view: View, deed: Deed) -> str:
        """Return rents, the price of a building and the mortgage."""
        return self.voice.say(
            "cli-millionaire-street",
            rent=self.money(deed.rents[0]),
            double=self.money(2 * deed.rents[0]),
            rents=", ".join(self.money(rent) for rent in deed.rents[1:-1]),
            hotel=self.money(deed.rents[-1]),
            building=self.money(deed.group.building),
            mortgage=self.money(deed.mortgage),
        )

    def standing(self, view: View, level: int) -> str:
        return self.voice.say("cli-millionaire-standing", count=0 if level == TERMS.levels else level)

    def facts(self, view: View, deed: Deed) -> str:
        rent = self.money(view["deeds"][deed.index]["rent"])
        return self.voice.say("cli-track-deed", rent=rent, mortgage=self.money(deed.mortgage))

    def raised(self, view: View, seat: int) -> int:
        """Add up half the price of the buildings, and all mortgages."""
        total = 0
        for deed, state in zip(BOARD.deeds, view["deeds"], strict=True):
            if state["owner"] == seat:
                half = deed.group.building // (2 * TERMS.unit) * TERMS.unit
                total += state["level"] * half + (0 if state["mortgaged"] else deed.mortgage)
        return total

    def beside(self, view: View, seat: int) -> Text:
        """Draw a player's level."""
        stars = view["players"][seat]["stars"]
        return Text(("★" if self.voice.can_draw else "*") * stars, style=LAMP)

    def belongings(self, view: View, seat: int) -> list[str]:
        """List cards out of jail, and Fortune cards: the reader's own in full, only the number of the others'."""
        found = super().belongings(view, seat)
        if seat == view["seat"]:
            return [*found, *(self._card(code) for code in view["held"])]
        count = view["players"][seat]["held"]
        return [*found, self.voice.say("cli-millionaire-held", count=count)] if count else found

    def _card(self, code: str) -> str:
        """Return a card with its effect."""
        name, does = self.teller.thing("card", code), self.teller.thing("card", f"{code}-does")
        return self.voice.say("cli-millionaire-card", name=name, does=does)

    def on_board(self, view: View, space: Space) -> Text:
        """Mark a Fortune card that lies face down on a property."""
        if space.deed is None or not view["deeds"][space.deed.index]["fortune"]:
            return Text()
        return Text(" ◆" if self.voice.can_draw else " ?", style=LAMP)

    # The table

    def show_table(self, view: View) -> None:
        """Draw everybody's way to the million, levels, places, cards and lots."""
        self.put_heading(view)
        for seat in self.around(view):
            player = view["players"][seat]
            text = self.start_row(view, seat)
            if player["out"]:
                self.voice.put(text.append(f" {self.place(player)}", style=QUIET))
                continue
            text.append(f"{self.money(player['cash']):>{CASH_WIDTH}} ", style="bold")
            text.append_text(self._bar(player["cash"], view["target"])).append(" ")
            level = self.beside(view, seat)
            level.pad_right(MOST_STARS - player["stars"])
            things = [Text(self.place(player))]
            if player["held"]:
                things.append(Text(self.voice.say("cli-millionaire-held", count=player["held"]), style=LAMP))
            things += [Text(self.teller.thing("kept", card)) for card in player["kept"]]
            self.put_player(view, seat, text.append_text(level).append(" "), things)

    def _bar(self, cash: int, target: int) -> Text:
        """Draw how far somebody is on the way to the million."""
        full, empty = ("█", "░") if self.voice.can_draw else ("#", ".")
        done = min(BAR_WIDTH, cash * BAR_WIDTH // target)
        return Text(full * done, style=LAMP).append(empty * (BAR_WIDTH - done), style=QUIET)

    def show_hand(self, view: View) -> None:
        """Print what to know for this decision, and the Fortune cards that the reader keeps."""
        super().show_hand(view)
        top = view["pending"][-1] if view["pending"] else {}
        if top.get("kind") == "upgrade":
            salaries = [f"{stars}★ {self.money(salary)}" for stars, salary in zip(STARS, SALARIES, strict=True)]
            self.put_titled(self.voice.say("cli-millionaire-salaries"), [Text(text) for text in salaries])
        if view["held"]:
            names = [Text(self.teller.thing("card", code)) for code in view["held"]]
            self.put_titled(self.voice.say("cli-millionaire-yours"), names)

    def carry_out(self, view: View, command: str) -> None:
        """Print what everybody has, earns at GO, and needs for the million."""
        for seat in self.around(view):
            player = view["players"][seat]
            if player["out"]:
                continue
            facts = {
                "cash": self.money(player["cash"]),
                "salary": self.money(player["salary"]),
                "missing": self.money(max(0, view["target"] - player["cash"])),
            }
            self.voice.put(
                self.voice.say("cli-millionaire-balance", name=self.teller.names[seat], stars=player["stars"], **facts)
            )

    # The menu

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Put the next token first, unless the whole salary wins."""
        if action.verb() == "collect":
            player, target = game.view(seat)["players"][seat], game.view(seat)["target"]  # type: ignore[index]
            if player["cash"] + player["salary"] >= target:
                return (-1,)
        return super().rank(game, seat, action)

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Find properties, spaces and players in the line."""
        if verb in ON_SPACES:
            deed = self.deed_in(" ".join(typed)) or self.deed_in(line)
            return f"{verb} {deed}" if deed else ""
        if verb == "go-to":
            space = find_deed(self.teller, SPACES, " ".join(typed))
            return f"{verb} {space}" if space else ""
        if verb == "choose":
            others = [seat for seat in self.around(view) if seat != view["seat"]]
            person = self.person_in(typed, others)
            return "" if person is None else f"{verb} {person}"
        if verb == "swap":
            give, take = split_sides(line, self.bargain(view).separators)
            own, other = self.deed_in(give), self.deed_in(take)
            return f"{verb} {own} {other}" if own and other else ""
        return super().complete(view, verb, typed, line)

    # The log

    def news(self, events: list[Event]) -> list[Event]:
        """Leave out rents that are paid at once, and cards that were just read out to their finder."""
        seen = [event.seen_by(self.teller.reader) for event in events]
        found = [it["card"] for it in seen if it["event"] == "found-fortune" and it["seat"] == self.teller.reader]
        is_paid = any(it["event"] == "paid" and it["why"] == "rent" for it in seen)
        told: list[Event] = []
        for event in super().news(events):
            data = event.seen_by(self.teller.reader)
            is_doubled = (event.kind == "rent-due" and is_paid) or (
                event.kind == "used-fortune" and data["seat"] == self.teller.reader and data["card"] in found
            )
            if not is_doubled:
                told.append(event)
        return told


DESK: Final = MillionaireDesk
