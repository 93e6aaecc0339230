"""What the games on a track have on the table: places, deeds, groups and the board, each drawn in a line or two."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from rentier.track.board import Board, Deed, Group, Space
from rentier.track.numbers import BANK, FREE

from ..voice import BRICK, LAMP, QUIET
from .desk import Desk, View
from .drawing import STYLES, pack

NAME_WIDTH: Final = 12


class EstateDesk(Desk):
    """A desk with deeds and places; each edition adds what is special about it."""

    board: ClassVar[Board]

    def figures(self, view: View, deed: Deed) -> str:
        """Return what is printed on a deed."""
        raise NotImplementedError

    def standing(self, view: View, level: int) -> str:
        """Return the words for what stands on a street."""
        raise NotImplementedError

    def facts(self, view: View, deed: Deed) -> str:
        """Return what landing there costs now, and what else the deed is good for."""
        raise NotImplementedError

    def beside(self, view: View, seat: int) -> Text:
        """Return what is shown between a player's money and place; empty if there is no such thing."""
        return Text()

    def rent(self, amount: int, deed: Deed) -> str:
        """Return a rent in words."""
        return self.money(amount)

    def belongings(self, view: View, seat: int) -> list[str]:
        """List what a player has beside money and deeds."""
        return [self.teller.thing("kept", card) for card in view["players"][seat]["kept"]]

    def space_line(self, view: View, space: Space) -> Text:
        """Return a space's name in its colour, with its owner and rent, or its price."""
        deed = space.deed
        text = Text()
        if deed is not None:
            text.append("■ " if self.voice.can_draw else "# ", style=STYLES[deed.group.name])
        text.append(self.name(space.code)).append_text(self.on_board(view, space))
        if deed is None:
            return text
        state = view["deeds"][deed.index]
        if state["owner"] == BANK:
            return text.append(f" {self.money(deed.price)}", style=QUIET)
        is_own = state["owner"] == view["seat"]
        rent = "" if is_own or not state["rent"] else f" {self.rent(state['rent'], deed)}"
        return text.append(f" ({self.teller.names[state['owner']]}{rent})", style="" if is_own or not rent else "bold")

    def show_figures(self, view: View, deed: Deed) -> None:
        """Print what is printed on a deed, and who has the others of its group."""
        group = deed.group
        mark = Text("■ " if self.voice.can_draw else "# ", style=STYLES[group.name])
        title = mark + Text(f"{self.name(deed.code)}, {self.teller.thing('group', group.name)}", style="bold")
        for other in group.deeds:
            owner = view["deeds"][other.index]["owner"]
            if owner != BANK:
                title.append(f" · {self.name(other.code)} ({self.teller.names[owner]})")
        self.voice.put(title)
        self.voice.put(self.figures(view, deed), indent=2)

    def show_deeds(self, view: View, seat: int) -> None:
        """Print a player's deeds one by one."""
        player = view["players"][seat]
        parts = [self.teller.names[seat], self.money(player["cash"]), self.place(player)]
        beside = self.beside(view, seat)
        if beside and not player["out"]:
            parts.insert(2, beside.plain)
        self.voice.put(" · ".join(parts), "bold")
        for group in self.board.groups:
            for deed in group.deeds:
                if view["deeds"][deed.index]["owner"] == seat:
                    self.voice.put(self.deed_line(view, deed), indent=2)
        belongings = self.belongings(view, seat)
        for thing in belongings:
            self.voice.put(thing, indent=2)
        if not belongings and all(deed["owner"] != seat for deed in view["deeds"]):
            self.voice.put(self.voice.say("list-nothing"), QUIET, indent=2)

    def deed_line(self, view: View, deed: Deed) -> Text:
        """Return a deed with its group, its state, and what landing there costs or a mortgage pays."""
        state, group = view["deeds"][deed.index], deed.group
        owned = self.count(view, state["owner"], group)
        text = Text("■ " if self.voice.can_draw else "# ", style=STYLES[group.name])
        text.append(self.name(deed.code), style="bold")
        text.append(f" · {self.teller.thing('group', group.name)} {owned}/{len(group.deeds)}", style=QUIET)
        if state["level"]:
            text.append(f" · {self.standing(view, state['level'])}")
        if state.get("mortgaged"):
            return text.append(f" · {self.voice.say('cli-track-mortgaged')}", style=BRICK)
        return text.append(f" · {self.facts(view, deed)}")

    def show_board(self, view: View) -> None:
        """Print all spaces in two columns, with who stands there and who owns them."""
        half = self.board.size // 2
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=False, expand=True)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for left in range(half):
            table.add_row(*[self._board_line(view, self.board.spaces[place]) for place in (left, left + half)])
        self.voice.put(table)

    def _board_line(self, view: View, space: Space) -> Text:
        standing = [
            self.teller.names[seat][:NAME_WIDTH]
            for seat, player in enumerate(view["players"])
            if player["space"] == space.code and not player["out"]
        ]
        text = Text(f"{space.index:2} ", style=QUIET)
        deed = space.deed
        if deed is None:
            text.append("  ")
        else:
            text.append(self._sign(view, deed), style=STYLES[deed.group.name]).append(" ")
        text.append(self.name(space.code)).append_text(self.on_board(view, space))
        if standing:
            text.append(f" {'◂' if self.voice.can_draw else '<'} {', '.join(standing)}", style=f"bold {LAMP}")
        owner = BANK if deed is None else view["deeds"][deed.index]["owner"]
        if owner != BANK:
            text.append(f" ({self.teller.names[owner]})", style=LAMP if owner == view["seat"] else "")
        return text

    def on_board(self, view: View, space: Space) -> Text:
        """Return what lies on a space."""
        return Text()

    def groups(self, view: View, seat: int, room: int) -> Text:
        """Draw a player's groups, the complete ones first."""
        owned = [(self.count(view, seat, group), group) for group in self.board.groups]
        some = [(count, group) for count, group in owned if count]
        some.sort(key=lambda it: (it[0] < len(it[1].deeds), it[1].index))
        return pack([self._group(view, seat, group) for _, group in some], room, "  ") if some else Text("")

    def _group(self, view: View, seat: int, group: Group) -> Text:
        """Draw a sign for each deed of a group: owned or not, mortgaged, or with buildings."""
        text = Text()
        for deed in group.deeds:
            is_own = view["deeds"][deed.index]["owner"] == seat
            missing = "□" if self.voice.can_draw else "."
            text.append(self._sign(view, deed) if is_own else missing, style=STYLES[group.name] if is_own else QUIET)
        is_whole = self.count(view, seat, group) == len(group.deeds)
        return text.append(f" {self.teller.thing('group', group.name)}", style="bold" if is_whole else "")

    def _sign(self, view: View, deed: Deed) -> str:
        """Return one letter for a deed: the number of buildings, H for a hotel, m for a mortgage."""
        state = view["deeds"][deed.index]
        if state.get("mortgaged"):
            return "m"
        if state["level"]:
            return "H" if state["level"] == view["hotel_level"] else str(state["level"])
        return "■" if self.voice.can_draw else "#"

    def count(self, view: View, seat: int, group: Group) -> int:
        """Return how many deeds of a group somebody has."""
        return sum(view["deeds"][deed.index]["owner"] == seat for deed in group.deeds)

    def place(self, player: View) -> str:
        """Return where a player is; being in jail is not the same as visiting it."""
        if player["out"]:
            return self.voice.say("cli-track-out")
        if player["jail"] != FREE:
            return self.voice.say("cli-track-jailed")
        if player["space"] == self.board.spaces[self.board.jail].code:
            return self.voice.say("cli-track-visit")
        return self.name(player["space"])

    def name(self, code: str) -> str:
        """Return the name of a space."""
        return self.teller.thing("space", code)

    def money(self, amount: int) -> str:
        """Return an amount in words."""
        return str(self.teller.money(amount))

    def around(self, view: View) -> list[int]:
        """List the seats in turn order, with the reader's last."""
        count = view["seats"]
        first = 0 if view["seat"] is None else view["seat"] + 1
        return [(first + place) % count for place in range(count)]

    def put_titled(self, title: str, items: list[Text]) -> None:
        """Print a title and, after it, items that are not broken."""
        title = f"{title} "
        first, *rest = pack(items, self.voice.console.width - cell_len(title), " · ").split("\n")
        self.voice.put(Text().append(title, style="bold").append_text(first))
        for line in rest:
            self.voice.put(Text(" " * cell_len(title)) + line)
