"""The games on a track on a terminal: the table, what lies ahead, the order of the menu, offers, the log.

An edition's desk adds what is special about it: the board, the heading, what is shown beside a player's money, the
figures of a deed, and what can be traded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.track.auction import Auction
from rentier.track.numbers import BANK, FREE
from rentier.track.state import TrackGame

from ..typed import Alias, find_named, split_line, split_words
from ..voice import LAMP, QUIET
from .bargain import Bargain, Goods, Names, find_amount, find_deed
from .desk import View
from .drawing import pack
from .estate import NAME_WIDTH, EstateDesk
from .selling import Sale

COMMANDS: Final = ("board", "deeds", "balance")
PLACE_WIDTH: Final = 22
PLACE_SHARE: Final = 5
"""On a wide terminal, a place may take up its width divided by this."""
FEWEST_STEPS: Final = 2
MOST_STEPS: Final = 12
BOUGHT_AND_SOLD: Final = frozenset(("mortgage", "sell", "lift", "build", "sell-hotel", "sell-street"))
BUYING: Final = frozenset(("buy", "buy-also"))
DEALING: Final = BUYING | {"sell", "sell-street"}
"""Verbs that are about a deal if the line names another player."""
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


class TrackDesk(EstateDesk):
    """The desk of a game on a track."""

    folded: ClassVar[frozenset[str]] = frozenset(("build", "lift", "mortgage", "sell"))
    fillable: ClassVar[frozenset[str]] = frozenset(("offer",))
    explicit: ClassVar[frozenset[str]] = BOUGHT_AND_SOLD | {"offer", "half-hotel"}
    strict: ClassVar[frozenset[str]] = frozenset(("offer", "bid", "bid-building", "sell"))
    goods: ClassVar[Goods]
    order: ClassVar[tuple[str, ...]]
    """The order of the verbs in the menu: the usual choices come first."""
    commands: ClassVar[tuple[str, ...]] = COMMANDS

    # What is special about an edition.

    def heading(self, view: View) -> str:
        """Return how far the game is and what the bank has left."""
        raise NotImplementedError

    def raised(self, view: View, seat: int) -> int:
        """Add up what a player could raise for a debt."""
        raise NotImplementedError

    # The table.

    def show_table(self, view: View) -> None:
        """Draw one row for each player, the reader's last."""
        self.put_heading(view)
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True, max_width=NAME_WIDTH + 2, overflow="ellipsis")
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True, max_width=self._place_width, overflow="ellipsis")
        table.add_column()
        for seat in self.around(view):
            player = view["players"][seat]
            table.add_row(
                self.named(view, seat),
                "" if player["out"] else self.money(player["cash"]),
                Text(self.place(player), style=QUIET if player["out"] else ""),
                self.groups(view, seat, self._room(view)),
            )
        self.voice.put(table)

    def put_heading(self, view: View) -> None:
        """Draw the line above the table."""
        line = "─" if self.voice.can_draw else "-"
        heading = Text(self.heading(view), style="bold")
        self.voice.put(Rule(heading, characters=line, style=QUIET, align="left"))

    def named(self, view: View, seat: int) -> Text:
        """Return a player's name, with a mark if it is their turn."""
        style = f"bold {LAMP}" if seat == view["seat"] else "bold" if seat == view["turn"] else ""
        is_turn = seat == view["turn"] and not view["over"]
        marker = (">" if not self.voice.can_draw else "▸") if is_turn else " "
        return Text(f"{marker} {self.teller.names[seat]}", style=QUIET if view["players"][seat]["out"] else style)

    def put_player(self, view: View, seat: int, start: Text, things: list[Text]) -> None:
        """Print a player's row with much in it: figures, then things, and the groups in lines below."""
        indent = self.name_width + 2
        width = self.voice.console.width
        first, *rest = pack(things, width - start.cell_len, " · ").split("\n")
        self.voice.put(start + first)
        groups = self.groups(view, seat, width - indent)
        for line in [*(groups.split("\n") if groups.plain else []), *rest]:
            self.voice.put(Text(" " * indent) + line)

    def start_row(self, view: View, seat: int) -> Text:
        """Return the beginning of such a row: the name, as wide as the longest one."""
        text = self.named(view, seat)
        text.truncate(self.name_width, overflow="ellipsis", pad=True)
        return text

    @property
    def name_width(self) -> int:
        """The width of the column of names."""
        return min(max(cell_len(name) for name in self.teller.names), NAME_WIDTH) + 2

    def show_everything(self, view: View) -> None:
        """List everybody's deeds, with rents, buildings and mortgages."""
        for seat in self.around(view):
            self.show_deeds(view, seat)

    def show_hand(self, view: View) -> None:
        """Print what to know for this decision: what lies ahead, a deed's figures, what is missing."""
        top = view["pending"][-1] if view["pending"] else {}
        kind, me = top.get("kind"), view["seat"]
        if kind == "turn" and view["turn"] == me and view["may_roll"] and view["players"][me]["jail"] == FREE:
            self._show_ahead(view, me)
        elif kind in ("buy", "auction"):
            self.show_figures(view, self.board.find_deed(top["deed"]))
        elif kind == "payment":
            self._show_missing(view, top["amount"])
        elif kind == "offer":
            self._show_offered(view, top["seat"], top["offer"])

    def show_hand_in_full(self, view: View) -> None:
        """Print the reader's own deeds."""
        self.show_deeds(view, view["seat"])

    # The menu.

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Put first the usual choice: a bid while it is cheap; of sales, the smallest that pays a debt."""
        assert isinstance(game, TrackGame)
        verb, top = action.verb(), game.top()
        place = self.order.index(verb)
        if verb == "bid" and isinstance(top, Auction):
            amount = int(action.parts()[0])
            is_cheap = amount * 3 <= top.deed.price * 2
            return (place if is_cheap else self.order.index("pass") + 0.5), amount
        if verb in BOUGHT_AND_SOLD:
            amount = action.figures(game, seat)["amount"]
            missing = game.debt_of(seat) - game.means(seat)
            return (place, 0, amount) if amount >= missing else (place, 1, -amount)
        return (place,)

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Find properties, amounts and players in the line."""
        if verb in ("bid", "bid-building", ""):
            return self._complete_bid(view, verb, line)
        others = [seat for seat in self.around(view) if seat != view["seat"]]
        person = self.person_in(typed, others)
        if verb == "offer" or (verb in DEALING and person is not None):
            return self.bargain(view).read(line, self.aliases_of(verb), verb in BUYING)
        deed = self.deed_in(" ".join(typed)) or self.deed_in(line)
        if verb in ("build", "mortgage", "lift"):
            return f"{verb} {deed}" if deed else ""
        if verb == "sell":
            return Sale(self.voice, self.teller, self.board, view).read(self.behind(line, "sell"))
        if verb == "claim":
            return f"claim {deed} {others[0] if person is None else person}" if deed else ""
        return verb

    def example(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Make a sale of all buildings of a group that is only named."""
        if verb != "sell":
            return super().example(view, verb, typed, line)
        groups = {group.name: self.teller.thing("group", group.name) for group in self.board.groups if group.is_street}
        deed = self.deed_in(" ".join(typed))
        named = find_named(typed, groups, self.ignored)[0] or (self.board.find_deed(deed).group.name if deed else "")
        count = next((len(group.deeds) for group in self.board.groups if group.name == named), 0)
        return f"sell {named} {' '.join('0' * count)}" if named else ""

    def _complete_bid(self, view: View, verb: str, line: str) -> str:
        """Read a bid: one amount, and the property that it is for, which goes without saying in an auction of one."""
        top = view["pending"][-1]
        if not verb and top["kind"] not in ("auction", "building-auction"):
            return ""
        words = self.behind(line, "bid", "bid-building")
        found = [find_amount(word, bool(verb) or self.goods.has_small_money) for word in words]
        amounts = [amount for amount in found if amount is not None]
        named = [word for word, amount in zip(words, found, strict=True) if amount is None]
        deeds, length = Names(self.teller, list(self.goods.prices)).find(named, list(self.goods.prices))
        deed = deeds[0] if len(deeds) == 1 and length == len(named) else ""
        if len(amounts) != 1 or (named and not deed):
            return ""
        if top["kind"] == "building-auction":
            return f"bid-building {amounts[0]} {deed}" if deed else ""
        return f"bid {amounts[0]}" if deed in ("", top.get("deed")) else ""

    def fill(self, view: View, verb: str, line: str, read: Callable[[], str]) -> str:
        """Put together an offer."""
        return self.bargain(view).ask(line, self.aliases_of(verb), read)

    def bargain(self, view: View) -> Bargain:
        """Return the reader of offers for this moment."""
        return Bargain(self.voice, self.teller, view, self.goods)

    def deed_in(self, line: str) -> str:
        """Find the property that a line names; empty if it is not clear."""
        return find_deed(self.teller, list(self.goods.prices), line)

    def person_in(self, typed: list[str], seats: list[int]) -> int | None:
        """Find the player who is named."""
        person, _ = find_named(typed, {str(seat): self.teller.names[seat] for seat in seats}, self.ignored)
        return int(person) if person else None

    def aliases_of(self, verb: str) -> list[Alias]:
        """List what a verb may be called."""
        key = f"{self.teller.edition}-typed-{verb}"
        listed = self.voice.say(key).split(",") if key in self.voice.book else []
        return [Alias(form, self.ignored) for form in (verb, *listed)]

    def behind(self, line: str, *verbs: str) -> list[str]:
        """Return the words after the verb that say something, with amounts in one piece."""
        words = split_line(line)
        used = max(alias.match(words, self.ignored) for verb in verbs for alias in self.aliases_of(verb))
        return [word for word in words[used:] if word not in self.ignored]

    # The log.

    def news(self, events: list[Event]) -> list[Event]:
        """Leave out what the next or the last sentence also says."""
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
        """Whether it is the reader's bankruptcy."""
        return event.kind == "went-bankrupt" and event.seen_by(None)["seat"] == self.teller.reader

    # Commands.

    def obey(self, view: View, line: str) -> bool:
        """Show the board, a player's deeds, or what everybody has."""
        first, _, rest = line.partition(" ")
        word = split_words(first)
        forms = {name: [name, *self.voice.say(f"cli-typed-{name}").split(",")] for name in self.commands}
        command = next((name for name in self.commands if word in [split_words(form) for form in forms[name]]), "")
        if command == "deeds":
            person = self.person_in(split_words(rest), list(range(view["seats"])))
            if rest and person is None:
                return False
            self.show_deeds(view, view["seat"] if person is None else person)
        elif rest or not command:
            return False
        elif command == "board":
            self.show_board(view)
        else:
            self.carry_out(view, command)
        return True

    def carry_out(self, view: View, command: str) -> None:
        """Carry out a command of one word: print everybody's money and total wealth."""
        for seat in self.around(view):
            facts = {"cash": self.money(view["players"][seat]["cash"]), "wealth": self.money(self.worth(view, seat))}
            self.voice.put(self.voice.say("cli-track-balance", name=self.teller.names[seat], **facts))

    def worth(self, view: View, seat: int) -> int:
        """Return what a player has altogether."""
        return int(view["scores"][seat])

    def _show_ahead(self, view: View, seat: int) -> None:
        """Print where a roll can lead, each place with the number that leads there."""
        here = self.board.find_space(view["players"][seat]["space"]).index
        items = []
        for steps in range(FEWEST_STEPS, MOST_STEPS + 1):
            space = self.board.spaces[(here + steps) % self.board.size]
            items.append(Text(f"{steps} ", style=QUIET) + self.space_line(view, space))
        self.put_titled(self.voice.say("cli-track-ahead"), items)

    def _show_missing(self, view: View, amount: int) -> None:
        """Print what is missing for a debt, and what could be raised."""
        me = view["seat"]
        cash = view["players"][me]["cash"]
        facts = {"cash": cash, "missing": amount - cash, "raised": self.raised(view, me)}
        written = {name: self.money(value) for name, value in facts.items()}
        own = f"cli-missing-{self.teller.edition}"
        self.voice.put(self.voice.say(own if own in self.voice.book else "cli-track-missing", **written))

    def _show_offered(self, view: View, seat: int, offer: str) -> None:
        """Print what is worth knowing about the properties in an offer, and what their groups would become."""
        _, target, give, take, *_ = offer.split()
        prices = self.goods.prices
        owners = [deed["owner"] for deed in view["deeds"]]
        moving = [(self.board.find_deed(code), int(target)) for code in give.split(",") if code in prices]
        moving += [(self.board.find_deed(code), seat) for code in take.split(",") if code in prices]
        for deed, receiver in moving:
            owners[deed.index] = receiver
        for deed, receiver in moving:
            count = sum(owners[other.index] == receiver for other in deed.group.deeds)
            name, size = self.teller.names[receiver], len(deed.group.deeds)
            then = self.voice.say("cli-track-then", name=name, count=count, size=size)
            self.voice.put(self.deed_line(view, deed).append(f" · {then}", style="bold"), indent=2)

    @property
    def _place_width(self) -> int:
        return max(PLACE_WIDTH, self.voice.console.width // PLACE_SHARE)

    def _room(self, view: View) -> int:
        """Return the width that is left for the groups."""
        cash = max(cell_len(self.money(player["cash"])) for player in view["players"])
        places = min(max(cell_len(self.place(player)) for player in view["players"]), self._place_width)
        return max(self.voice.console.width - self.name_width - cash - places - 6, 16)
