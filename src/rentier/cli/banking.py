"""Banking on a terminal: balances, places and deeds, what lies ahead, and the order of the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from rich.cells import cell_len
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.games.banking.data import BOARD, QUICK, STANDARD, UTILITY_UNIT
from rentier.track.auction import Auction
from rentier.track.board import Deed, Group, Space
from rentier.track.numbers import BANK, FREE
from rentier.track.state import TrackGame

from .bargain import Bargain, find_deed, read_bid
from .desk import Desk, View
from .drawing import STYLES, pack
from .typed import find_named, split_words
from .voice import BRICK, LAMP, QUIET

ORDER: Final = (
    *("claim", "roll", "buy", "use-card", "pay-fine", "end", "decline", "accept", "pay-card", "draw-card"),
    *("leave", "let-lie", "bid", "bid-building", "pass", "want", "build", "lift", "mortgage", "sell"),
    *("offer", "withdraw", "bankrupt", "resign", "time-up"),
)
"""The verbs as the menu has them: what one usually does first."""

COMMANDS: Final = ("board", "deeds", "balance")
NAME_WIDTH: Final = 12
PLACE_WIDTH: Final = 22
PLACE_SHARE: Final = 5
"""On a wide terminal a place may take this part of it."""
FEWEST_STEPS: Final = 2
MOST_STEPS: Final = 12
PRICES: Final = {deed.code: deed.price for deed in BOARD.deeds}
CODES: Final = list(PRICES)
TOLD_BY: Final = {
    "deed": "bought",
    "auction": "bought",
    "building": "built",
    "sale": "sold",
    "mortgage": "mortgaged",
    "lift": "lifted",
    "deal": "deal-done",
}
"""Payments that need no sentence of their own beside such an event."""


@final
class BankingDesk(Desk):
    """Shows a game of Banking."""

    folded: ClassVar[frozenset[str]] = frozenset(("build", "lift", "mortgage", "sell"))
    fillable: ClassVar[frozenset[str]] = frozenset(("offer",))

    def show_table(self, view: View) -> None:
        """Draws one row for each player, the reader's last."""
        voice = self.voice
        stock = {"apartments": view["apartments"], "hotels": view["hotels"]}
        heading = voice.say("cli-banking-heading", turn=view["turns"], round=view["rounds"] + 1, **stock)
        line = "─" if voice.can_draw else "-"
        voice.put(Rule(Text(heading, style="bold"), characters=line, style=QUIET, align="left"))
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True, max_width=NAME_WIDTH + 2, overflow="ellipsis")
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True, max_width=self._place_width, overflow="ellipsis")
        table.add_column()
        for seat in self._around(view):
            player = view["players"][seat]
            style = f"bold {LAMP}" if seat == view["seat"] else "bold" if seat == view["turn"] else ""
            is_turn = seat == view["turn"] and not view["over"]
            marker = (">" if not voice.can_draw else "▸") if is_turn else " "
            table.add_row(
                Text(f"{marker} {self.teller.names[seat]}", style=QUIET if player["out"] else style),
                "" if player["out"] else self._money(player["cash"]),
                Text(self._place(player), style=QUIET if player["out"] else ""),
                self._groups(view, seat, self._room(view)),
            )
        voice.put(table)

    def show_everything(self, view: View) -> None:
        """Names everybody's deeds, with rents, buildings and mortgages."""
        for seat in self._around(view):
            self._show_deeds(view, seat)

    def show_hand(self, view: View) -> None:
        """Writes what one should know for this decision: what lies ahead, a deed's figures, what is missing."""
        top = view["pending"][-1] if view["pending"] else {}
        kind, me = top.get("kind"), view["seat"]
        if kind == "turn" and view["turn"] == me and view["may_roll"] and view["players"][me]["jail"] == FREE:
            self._show_ahead(view, me)
        elif kind in ("buy", "auction"):
            self._show_figures(view, BOARD.find_deed(top["deed"]))
        elif kind == "payment":
            self._show_missing(view, top["amount"])
        elif kind == "offer":
            self._show_offered(view, top["seat"], top["offer"])

    def show_hand_in_full(self, view: View) -> None:
        """Writes the reader's own deeds."""
        self._show_deeds(view, view["seat"])

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Puts first what one usually does: a bid while it is cheap, of mortgages the least that pays a debt."""
        assert isinstance(game, TrackGame)
        verb, top = action.verb(), game.top()
        place = ORDER.index(verb)
        if verb == "bid" and isinstance(top, Auction):
            amount = int(action.parts()[0])
            is_cheap = amount * 3 <= top.deed.price * 2
            return (place if is_cheap else ORDER.index("pass") + 0.5), amount
        if verb in ("mortgage", "sell", "lift", "build"):
            amount = action.figures(game, seat)["amount"]
            missing = game.debt_of(seat) - game.means(seat)
            return (place, 0, amount) if amount >= missing else (place, 1, -amount)
        return (place,)

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Finds properties, amounts and players in the line."""
        kind = view["pending"][-1]["kind"]
        if verb in ("bid", "bid-building", ""):
            amount = read_bid(line)
            is_alone = verb or len(line.split()) == 1
            if amount is None or not is_alone:
                return ""
            if kind == "building-auction":
                deed = find_deed(self.teller, CODES, line)
                return f"bid-building {amount} {deed}" if deed else ""
            return f"bid {amount}"
        if verb == "offer":
            return Bargain(self.voice, self.teller, view, PRICES).read(line, self._forms_of("offer"))
        deed = find_deed(self.teller, CODES, " ".join(typed)) or find_deed(self.teller, CODES, line)
        if verb in ("build", "mortgage", "lift"):
            return f"{verb} {deed}" if deed else ""
        if verb == "sell":
            return self._complete_sale(typed, deed)
        if verb == "claim":
            people = {str(seat): self.teller.names[seat] for seat in self._around(view) if seat != view["seat"]}
            person, _ = find_named(typed, people)
            return f"claim {deed} {person or next(iter(people))}" if deed else ""
        return verb

    def fill(self, view: View, verb: str, line: str, read: Callable[[], str]) -> str:
        """Puts an offer together."""
        return Bargain(self.voice, self.teller, view, PRICES).ask(line, self._forms_of(verb), read)

    def news(self, events: list[Event]) -> list[Event]:
        """Leaves out what the next or the last sentence says as well."""
        told: list[Event] = []
        before = ""
        kinds = {event.kind for event in events}
        for event in events:
            seen = event.seen_by(self.teller.reader)
            is_doubled = (
                (event.kind == "paid" and TOLD_BY.get(str(seen["why"])) in kinds)
                or (event.kind == "auction-ended" and seen["seat"] != BANK)
                or (event.kind == "auction-opened" and before == "declined")
                or (event.kind == "rent-due" and seen["owner"] != self.teller.reader)
            )
            if not is_doubled:
                told.append(event)
            before = event.kind
        return told

    def puts_out(self, event: Event) -> bool:
        """Looks for the reader's bankruptcy."""
        return event.kind == "went-bankrupt" and event.seen_by(None)["seat"] == self.teller.reader

    def obey(self, view: View, line: str) -> bool:
        """Shows the board, a player's deeds, or all balances."""
        first, _, rest = line.partition(" ")
        word = split_words(first)
        forms = {name: [name, *self.voice.say(f"cli-typed-{name}").split(",")] for name in COMMANDS}
        command = next((name for name in COMMANDS if word in [split_words(form) for form in forms[name]]), "")
        if command == "deeds":
            people = {str(seat): self.teller.names[seat] for seat in range(view["seats"])}
            person, _ = find_named(split_words(rest), people)
            if rest and not person:
                return False
            self._show_deeds(view, int(person) if person else view["seat"])
        elif command == "board" and not rest:
            self._show_board(view)
        elif command == "balance" and not rest:
            for seat in self._around(view):
                player = view["players"][seat]
                facts = {"cash": self._money(player["cash"]), "wealth": self._money(player["wealth"])}
                self.voice.put(self.voice.say("cli-banking-balance", name=self.teller.names[seat], **facts))
        else:
            return False
        return True

    def _forms_of(self, verb: str) -> list[tuple[str, ...]]:
        listed = self.voice.say(f"banking-typed-{verb}").split(",")
        return [(verb,), *(tuple(split_words(form)) for form in listed)]

    def _complete_sale(self, typed: list[str], deed: str) -> str:
        groups = {group.name: self.teller.thing("group", group.name) for group in BOARD.groups if group.is_street}
        named, _ = find_named(typed, groups)
        if not named and deed:
            named = BOARD.find_deed(deed).group.name
        count = next((len(group.deeds) for group in BOARD.groups if group.name == named), 0)
        return f"sell {named} {' '.join('0' * count)}" if named else ""

    def _show_ahead(self, view: View, seat: int) -> None:
        """Writes what a roll can lead to, each with the number that leads there."""
        title = f"{self.voice.say('cli-banking-ahead')} "
        here = BOARD.find_space(view["players"][seat]["space"]).index
        items = []
        for steps in range(FEWEST_STEPS, MOST_STEPS + 1):
            space = BOARD.spaces[(here + steps) % BOARD.size]
            items.append(Text(f"{steps} ", style=QUIET) + self._space(view, space))
        first, *rest = pack(items, self.voice.console.width - cell_len(title), " · ").split("\n")
        self.voice.put(Text().append(title, style="bold").append_text(first))
        for line in rest:
            self.voice.put(Text(" " * cell_len(title)) + line)

    def _space(self, view: View, space: Space) -> Text:
        """Names a space with its colour, and with its owner and rent, or its price."""
        deed = space.deed
        text = Text()
        if deed is not None:
            text.append("■ " if self.voice.can_draw else "# ", style=STYLES[deed.group.name])
        text.append(self._name(space.code))
        if deed is None:
            return text
        state = view["deeds"][deed.index]
        if state["owner"] == BANK:
            return text.append(f" {self._money(deed.price)}", style=QUIET)
        is_own = state["owner"] == view["seat"]
        rent = "" if is_own or not state["rent"] else f" {self._rent(state['rent'], deed)}"
        return text.append(f" ({self.teller.names[state['owner']]}{rent})", style="" if is_own or not rent else "bold")

    def _rent(self, rent: int, deed: Deed) -> str:
        points = self.voice.say("cli-banking-points", amount=self._money(rent))
        return points if deed.group.kind == "utility" else self._money(rent)

    def _show_figures(self, view: View, deed: Deed) -> None:
        """Writes what is printed on a deed, and who has the others of its group."""
        group = deed.group
        mark = Text("■ " if self.voice.can_draw else "# ", style=STYLES[group.name])
        title = mark + Text(f"{self._name(deed.code)}, {self.teller.thing('group', group.name)}", style="bold")
        for other in group.deeds:
            owner = view["deeds"][other.index]["owner"]
            if owner != BANK:
                title.append(f" · {self._name(other.code)} ({self.teller.names[owner]})")
        self.voice.put(title)
        self.voice.put(self._figures(view, deed), indent=2)

    def _figures(self, view: View, deed: Deed) -> str:
        group = deed.group
        facts = {"mortgage": self._money(deed.mortgage), "price": self._money(deed.price)}
        if not group.is_street:
            unit = UTILITY_UNIT if group.kind == "utility" else 1
            rents = ", ".join(self._money(rent * unit) for rent in deed.rents)
            if group.kind == "utility":
                return self.voice.say("cli-banking-utility", rents=rents, **facts)
            return self.voice.say("cli-banking-station", rents=rents, **facts)
        levels = (QUICK if view["options"]["game"] == "quick" else STANDARD).levels
        return self.voice.say(
            "cli-banking-street",
            rent=self._money(deed.rents[0]),
            double=self._money(2 * deed.rents[0]),
            rents=", ".join(self._money(rent) for rent in deed.rents[1:levels]),
            hotel=self._money(deed.rents[-1]),
            building=self._money(group.building),
            **facts,
        )

    def _show_missing(self, view: View, amount: int) -> None:
        """Writes what is missing for a debt, and what could be raised."""
        me = view["seat"]
        cash = view["players"][me]["cash"]
        raised = 0
        for deed, state in zip(BOARD.deeds, view["deeds"], strict=True):
            if state["owner"] == me:
                raised += state["level"] * deed.group.building // 2 + (0 if state["mortgaged"] else deed.mortgage)
        facts = {"cash": cash, "missing": amount - cash, "raised": raised}
        written = {name: self._money(value) for name, value in facts.items()}
        self.voice.put(self.voice.say("cli-banking-missing", **written))

    def _show_offered(self, view: View, seat: int, offer: str) -> None:
        """Writes what is worth knowing of the properties in an offer, and what their groups would become."""
        _, target, give, take, *_ = offer.split()
        owners = [deed["owner"] for deed in view["deeds"]]
        moving = [(BOARD.find_deed(code), int(target)) for code in give.split(",") if code in PRICES]
        moving += [(BOARD.find_deed(code), seat) for code in take.split(",") if code in PRICES]
        for deed, receiver in moving:
            owners[deed.index] = receiver
        for deed, receiver in moving:
            count = sum(owners[other.index] == receiver for other in deed.group.deeds)
            name, size = self.teller.names[receiver], len(deed.group.deeds)
            then = self.voice.say("cli-banking-then", name=name, count=count, size=size)
            self.voice.put(self._deed_line(view, deed).append(f" · {then}", style="bold"), indent=2)

    def _show_deeds(self, view: View, seat: int) -> None:
        """Writes a player's deeds one by one."""
        player = view["players"][seat]
        title = f"{self.teller.names[seat]} · {self._money(player['cash'])} · {self._place(player)}"
        self.voice.put(title, "bold")
        for group in BOARD.groups:
            for deed in group.deeds:
                if view["deeds"][deed.index]["owner"] == seat:
                    self.voice.put(self._deed_line(view, deed), indent=2)
        for card in player["kept"]:
            self.voice.put(self.teller.thing("kept", card), indent=2)
        if not player["kept"] and all(deed["owner"] != seat for deed in view["deeds"]):
            self.voice.put(self.voice.say("list-nothing"), QUIET, indent=2)

    def _deed_line(self, view: View, deed: Deed) -> Text:
        """Writes a deed with its group, its state, and what a stop costs or a mortgage brings."""
        state, group = view["deeds"][deed.index], deed.group
        owned = self._count(view, state["owner"], group)
        text = Text("■ " if self.voice.can_draw else "# ", style=STYLES[group.name])
        text.append(self._name(deed.code), style="bold")
        text.append(f" · {self.teller.thing('group', group.name)} {owned}/{len(group.deeds)}", style=QUIET)
        if state["level"]:
            text.append(f" · {self._standing(view, state['level'])}")
        if state["mortgaged"]:
            return text.append(f" · {self.voice.say('cli-banking-mortgaged')}", style=BRICK)
        facts = {"rent": self._rent(state["rent"], deed), "mortgage": self._money(deed.mortgage)}
        return text.append(f" · {self.voice.say('cli-banking-deed', **facts)}")

    def _standing(self, view: View, level: int) -> str:
        levels = (QUICK if view["options"]["game"] == "quick" else STANDARD).levels
        return self.voice.say("cli-banking-standing", count=0 if level == levels else level)

    def _show_board(self, view: View) -> None:
        """Writes all spaces in two columns, who stands there and who owns them."""
        half = BOARD.size // 2
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=False, expand=True)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for left in range(half):
            table.add_row(*[self._board_line(view, BOARD.spaces[place]) for place in (left, left + half)])
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
        text.append(self._name(space.code))
        if standing:
            text.append(f" {'◂' if self.voice.can_draw else '<'} {', '.join(standing)}", style=f"bold {LAMP}")
        owner = BANK if deed is None else view["deeds"][deed.index]["owner"]
        if owner != BANK:
            text.append(f" ({self.teller.names[owner]})", style=LAMP if owner == view["seat"] else "")
        return text

    def _groups(self, view: View, seat: int, room: int) -> Text:
        """Draws a player's groups, the whole ones first."""
        owned = [(self._count(view, seat, group), group) for group in BOARD.groups]
        some = [(count, group) for count, group in owned if count]
        some.sort(key=lambda it: (it[0] < len(it[1].deeds), it[1].index))
        return pack([self._group(view, seat, group) for _, group in some], room, "  ") if some else Text("")

    def _group(self, view: View, seat: int, group: Group) -> Text:
        """Draws a sign for each deed of a group: owned or not, mortgaged, or with buildings."""
        text = Text()
        for deed in group.deeds:
            is_own = view["deeds"][deed.index]["owner"] == seat
            missing = "□" if self.voice.can_draw else "."
            text.append(self._sign(view, deed) if is_own else missing, style=STYLES[group.name] if is_own else QUIET)
        is_whole = self._count(view, seat, group) == len(group.deeds)
        return text.append(f" {self.teller.thing('group', group.name)}", style="bold" if is_whole else "")

    def _sign(self, view: View, deed: Deed) -> str:
        """Gives one letter for a deed: how many apartments, H for a hotel, m for a mortgage."""
        state = view["deeds"][deed.index]
        if state["mortgaged"]:
            return "m"
        if state["level"]:
            levels = (QUICK if view["options"]["game"] == "quick" else STANDARD).levels
            return "H" if state["level"] == levels else str(state["level"])
        return "■" if self.voice.can_draw else "#"

    def _count(self, view: View, seat: int, group: Group) -> int:
        return sum(view["deeds"][deed.index]["owner"] == seat for deed in group.deeds)

    def _place(self, player: View) -> str:
        """Names where a player stands; in jail is not the same as a visit there."""
        if player["out"]:
            return self.voice.say("cli-banking-out")
        if player["jail"] != FREE:
            return self.voice.say("cli-banking-jailed", place=self._name(player["space"]))
        if player["space"] == BOARD.spaces[BOARD.jail].code:
            return self.voice.say("cli-banking-visit")
        return self._name(player["space"])

    def _name(self, code: str) -> str:
        return self.teller.thing("space", code)

    def _money(self, amount: int) -> str:
        return str(self.teller.money(amount))

    def _around(self, view: View) -> list[int]:
        """Lists the seats in turn order, so that the reader's comes last."""
        count = view["seats"]
        first = 0 if view["seat"] is None else view["seat"] + 1
        return [(first + place) % count for place in range(count)]

    @property
    def _place_width(self) -> int:
        return max(PLACE_WIDTH, self.voice.console.width // PLACE_SHARE)

    def _room(self, view: View) -> int:
        """Gives the width that is left for the groups."""
        names = min(max(cell_len(name) for name in self.teller.names), NAME_WIDTH) + 2
        cash = max(cell_len(self._money(player["cash"])) for player in view["players"])
        places = min(max(cell_len(self._place(player)) for player in view["players"]), self._place_width)
        return max(self.voice.console.width - names - cash - places - 6, 16)
