"""Deal on a terminal: everybody's sets and banks, one's own hand, and the order of the menu."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, final

from rich.cells import cell_len
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.cards import CARDS, COLOURS, Card, find_card, find_colour

from ..typed import find_begun, find_named
from ..voice import LAMP, QUIET
from .desk import Desk, View
from .drawing import STYLES, pack

ORDER: Final = (
    *("say-no", "pass", "lay", "place", "pass-go", "rent", "rent-any", "birthday", "debt-collector"),
    *("deal-breaker", "sly-deal", "forced-deal", "house", "hotel", "pay", "give-up", "bank", "move", "swap", "end"),
)
"""The order of the verbs in the menu: what leads to sets and money comes first."""

NAME_WIDTH: Final = 12
BANK_WIDTH: Final = 16


@final
class DealDesk(Desk):
    """The desk of Deal."""

    def show_table(self, view: View) -> None:
        """Draw one row for each player, the reader's last."""
        voice = self.voice
        heading = voice.say("cli-deal-heading", turn=view["turns"], pile=view["pile"], centre=len(view["centre"]))
        line = "─" if voice.can_draw else "-"
        voice.put(Rule(Text(heading, style="bold"), characters=line, style=QUIET, align="left"))
        table = Table(box=None, padding=(0, 1), header_style=QUIET, pad_edge=False)
        table.add_column("", no_wrap=True, max_width=NAME_WIDTH + 2, overflow="ellipsis")
        table.add_column(voice.say("cli-deal-hand"), justify="right", no_wrap=True)
        table.add_column(voice.say("cli-deal-bank"), max_width=BANK_WIDTH)
        table.add_column(voice.say("cli-deal-sets"))
        for seat in self._around(view):
            player = view["players"][seat]
            style = f"bold {LAMP}" if seat == view["seat"] else "bold" if seat == view["turn"] else ""
            marker = (">" if not voice.can_draw else "▸") if seat == view["turn"] and not view["over"] else " "
            table.add_row(
                Text(f"{marker} {self._name(seat)}", style=style),
                str(player["hand"]),
                self._bank(player),
                self._sets(player["sets"], self._room(view)),
            )
        voice.put(table)

    def show_everything(self, view: View) -> None:
        """Name every card on the table."""
        voice, teller = self.voice, self.teller
        for seat in self._around(view):
            player = view["players"][seat]
            voice.put(self._name(seat), "bold")
            cards = _counted(teller.thing("card", code) for code in player["bank"])
            facts = {"hand": player["hand"], "total": player["banked"], "cards": cards}
            voice.put(voice.say("cli-deal-player", **facts), indent=2)
            for own in player["sets"]:
                voice.put(self._set(own) + Text(f" · {self._cards_of(own)}"), indent=2)
        voice.put(voice.say("cli-deal-piles", pile=view["pile"], centre=len(view["centre"])), QUIET)

    def show_hand(self, view: View) -> None:
        """Print the cards in hand, several of a kind together."""
        counted: Counter[str] = Counter(view["hand"])
        cards = [find_card(code) for code in counted]
        items = [self._card(card, counted[card.code]) for card in sorted(cards, key=_hand_order)]
        title = f"{self.voice.say('cli-deal-your-hand')} "
        width = self.voice.console.width - cell_len(title)
        text = pack(items, width, " · ") if items else Text(self.voice.say("list-nothing"))
        first, *rest = text.split("\n")
        self.voice.put(Text().append(title, style="bold").append_text(first))
        for line in rest:
            self.voice.put(Text(" " * cell_len(title)) + line)

    def show_hand_in_full(self, view: View) -> None:
        """Print each card with its value and effect."""
        counted: Counter[str] = Counter(view["hand"])
        for card in sorted([find_card(code) for code in counted], key=_hand_order):
            line = self._card(card, counted[card.code])
            if card.kind != "money":
                line.append(f", {card.value}M", style=QUIET)
            self.voice.put(line)
            key = f"card-{card.code}-does"
            if key in self.voice.book:
                self.voice.put(self.voice.say(key), QUIET, indent=2)

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Put first what comes nearest to a full set, pays exactly and from the bank, or gives up the least."""
        figures = action.figures(game, seat)
        verb = action.verb()
        place = ORDER.index(verb) if verb in ORDER else len(ORDER)
        if verb == "end" and not game.view(seat)["plays_left"]:
            place = -1
        if verb in ("lay", "place", "move"):
            return place, -figures["count"] / figures["size"], figures["size"]
        if verb == "pay":
            laid = sum("@" in part for part in action.parts())
            return place, laid, figures["value"], len(action.parts())
        if verb in ("bank", "give-up"):
            card = find_card(action.parts()[0])
            return place, int(card.kind != "money"), -card.value if verb == "bank" else card.value
        return place, -figures.get("amount", 0)

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Find the cards, colours and players among the words; take what is missing as it lies on the table."""
        cards = {card.code: self.teller.thing("card", card.code) for card in CARDS}
        others = [seat for seat in self._around(view) if seat != view["seat"]]
        person, rest = find_named(typed, {str(seat): self._name(seat) for seat in others}, self.ignored)
        found, rest = find_named(rest, cards, self.ignored)
        colours = {it.name: self.teller.thing("colour", it.name) for it in COLOURS}
        colour, rest = find_named(rest, colours, self.ignored)
        found = found or find_begun(rest, cards)
        target = int(person) if person else None
        if verb in ("bank", "give-up"):
            return f"{verb} {found}" if found else ""
        if verb in ("lay", "place", "move"):
            return self._complete_laying(view, verb, found, colour)
        if verb in ("house", "hotel"):
            colour = colour or next((own["set"] for own in view["players"][view["seat"]]["sets"]), "")
            return f"{verb} {colour}" if colour else ""
        if verb in ("rent", "rent-any"):
            who = "all" if verb == "rent" and target is None else str(others[0] if target is None else target)
            return f"{verb} {colour} {who}" if colour else ""
        if verb == "debt-collector":
            return f"{verb} {others[0] if target is None else target}"
        if verb in ("sly-deal", "forced-deal", "deal-breaker"):
            return self._complete_taking(view, verb, found, colour, target)
        return verb

    def _complete_laying(self, view: View, verb: str, found: str, colour: str) -> str:
        if not found or not find_card(found).is_property:
            return ""
        colours = find_card(found).colours
        colour = colour or colours[0].name
        if verb != "move":
            return f"{verb} {found} {colour}"
        own = view["players"][view["seat"]]["sets"]
        source = next((it["set"] for it in own if found in it["cards"]), colours[0].name)
        return f"{verb} {found} {source} {colour}"

    def _complete_taking(self, view: View, verb: str, found: str, colour: str, target: int | None) -> str:
        """Find the set that is meant among the others' sets; if there is none, name what would be refused."""
        mine = [(own["set"], own["cards"][0]) for own in view["players"][view["seat"]]["sets"]]
        given = " ".join(mine[0]) if mine else "brown baltic"
        for seat in self._around(view):
            if seat == view["seat"] or target not in (None, seat):
                continue
            for own in view["players"][seat]["sets"]:
                if (found and found not in own["cards"]) or (colour and own["colour"] != colour):
                    continue
                if verb == "deal-breaker":
                    return f"{verb} {seat} {own['set']}"
                text = f"{seat} {own['set']} {found or own['cards'][0]}"
                return f"{verb} {text}" if verb == "sly-deal" else f"{verb} {text} {given}"
        if target is None:
            target = next(seat for seat in self._around(view) if seat != view["seat"])
        if verb == "deal-breaker":
            return f"{verb} {target} {colour or 'brown'}"
        card = find_card(found) if found and find_card(found).is_property else find_card("baltic")
        text = f"{target} {colour or card.colours[0].name} {card.code}"
        return f"{verb} {text}" if verb == "sly-deal" else f"{verb} {text} {given}"

    def _around(self, view: View) -> list[int]:
        """List the seats in turn order, with the reader's last."""
        count = view["seats"]
        first = 0 if view["seat"] is None else view["seat"] + 1
        return [(first + place) % count for place in range(count)]

    def _name(self, seat: int) -> str:
        return self.teller.names[seat]

    def _room(self, view: View) -> int:
        """Return the width that is left for the sets."""
        names = min(max(cell_len(name) for name in self.teller.names), NAME_WIDTH) + 2
        banks = max([cell_len(self._bank(player)) for player in view["players"]] + [4])
        hand = cell_len(self.voice.say("cli-deal-hand"))
        return max(self.voice.console.width - names - hand - min(banks, BANK_WIDTH) - 8, 20)

    def _bank(self, player: View) -> str:
        if not player["bank"]:
            return "–" if self.voice.can_draw else "-"
        values = sorted((find_card(code).value for code in player["bank"]), reverse=True)
        cards = f" ({' '.join(str(value) for value in values)})" if len(values) > 1 else ""
        return f"{player['banked']}M{cards}"

    def _sets(self, sets: list[View], room: int) -> Text:
        if not sets:
            return Text("–" if self.voice.can_draw else "-")
        full_first = sorted(sets, key=lambda own: (not own["full"], find_colour(own["colour"]).index))
        return pack([self._set(own) for own in full_first], room, "  ")

    def _set(self, own: View) -> Text:
        """Draw a set: a square for each card of the full set, its colour in words, its progress, its buildings."""
        colour = find_colour(own["colour"])
        count = len(own["cards"])
        here, missing = ("■", "□") if self.voice.can_draw else ("#", ".")
        text = Text().append(here * min(count, colour.size), style=STYLES[colour.name])
        text.append(missing * (colour.size - count), style=QUIET)
        text.append(f" {self.teller.thing('colour', colour.name)} ", style="bold" if own["full"] else "")
        text.append(f"{count}/{colour.size}", style=f"bold {LAMP}" if own["full"] else "")
        if own["buildings"]:
            text.append(f" + {self.voice.say('cli-deal-buildings', count=own['buildings'])}", style="bold")
        return text

    def _cards_of(self, own: View) -> str:
        cards = ", ".join(self.teller.thing("card", code) for code in own["cards"])
        return f"{cards} ({self.voice.say('cli-deal-rent', amount=own['rent'])})"

    def _card(self, card: Card, count: int) -> Text:
        """Draw a card; properties have the squares and names of their colours, but wilds name theirs already."""
        text = Text(f"{count} × " if count > 1 else "")
        if card.is_property and not card.is_any:
            for colour in card.colours:
                text.append("■" if self.voice.can_draw else "#", style=STYLES[colour.name])
            text.append(" ")
        text.append(self.teller.thing("card", card.code))
        if card.kind == "property":
            text.append(f" ({self.teller.thing('colour', card.colours[0].name)})", style=QUIET)
        return text


def _hand_order(card: Card) -> tuple[bool, int]:
    """Sort properties first, money last."""
    return card.kind == "money", card.index


def _counted(names: Iterable[str]) -> str:
    """Return a list of names, several of a kind together."""
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items())


DESK: Final = DealDesk
