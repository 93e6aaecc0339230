"""Crooked Cash on a terminal: everybody's notes and tokens, one's own one by one, checks, cards and change."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.games.crooked.data import BOARD, BY_CODE, CHEST_BY_CODE, COUNTS, FAKES, TOKENS, VALUES, half
from rentier.games.crooked.powers import MOST_SAMPLES
from rentier.text import Teller
from rentier.text.telling import count_alike
from rentier.track.board import Board, Deed
from rentier.track.numbers import BANK

from ..typed import make_plain, split_words
from ..voice import BRICK, LAMP, QUIET, SHUTTER, Voice
from .bargain import Goods
from .desk import View
from .notes import DOUBTED, FAKE, PLAIN, REAL, Purse, likely_fake
from .tendering import NOTE_VERBS, Tendering
from .track import COMMANDS, DEALING, TrackDesk

LARGEST_FIRST: Final = range(len(VALUES) - 1, -1, -1)
COUNT_WIDTH: Final = 3
MARK_WIDTH: Final = 2
CASH_WIDTH: Final = 6
LOOK_STYLES: Final = {PLAIN: "", REAL: SHUTTER, DOUBTED: LAMP, FAKE: BRICK}
CHECKS: Final = frozenset(("check", "announce"))
WINDOWS: Final = frozenset((*CHECKS, "lay"))
"""Decisions asked so often that only their subject is shown."""
WIDE_CARDS: Final = frozenset(("walk-anywhere", "swap"))
"""Chance cards with more uses than the menu lists."""
PARDON: Final = next(card.code for card in CHEST_BY_CODE.values() if card.is_traded)


@final
class CrookedGoods(Goods):
    """The goods of Crooked Cash: streets with their hotels, and cards out of jail of either pile."""

    def deeds(self, view: View, seat: int) -> list[str]:
        return [deed["space"] for deed in view["deeds"] if deed["owner"] == seat]

    def cards(self, view: View, seat: int) -> list[str]:
        """List the cards out of jail that a player has, as far as the reader knows."""
        player = view["players"][seat]
        held = [*player["kept"], player["chance"]]
        return [code for code in held if code == PARDON or (code in BY_CODE and BY_CODE[code].is_traded)]


@final
class CrookedDesk(TrackDesk):
    """The desk of Crooked Cash."""

    folded: ClassVar[frozenset[str]] = frozenset(("build", "play", "half-hotel", "sell-street", "sell-hotel", "offer"))
    fillable: ClassVar[frozenset[str]] = frozenset(("offer", *NOTE_VERBS))
    spread: ClassVar[frozenset[str]] = frozenset(("pay", "accept-notes"))
    strict: ClassVar[frozenset[str]] = TrackDesk.strict | NOTE_VERBS | {"check"}
    board: ClassVar[Board] = BOARD
    goods: ClassVar[Goods] = CrookedGoods({deed.code: deed.price for deed in BOARD.deeds}, has_small_money=True)
    order: ClassVar[tuple[str, ...]] = (
        *("claim", "roll", "buy", "take", "pay", "use-card", "pay-fine", "end", "decline", "accept", "leave"),
        *("let-lie", "bid", "bid-building", "pass", "check", "check-card", "want", "accept-notes", "play"),
        *("half-hotel", "build", "sell-street", "sell-hotel", "change", "offer", "offer-notes", "withdraw"),
        *("bankrupt", "resign"),
    )
    commands: ClassVar[tuple[str, ...]] = (*COMMANDS, "notes")

    def __init__(self, voice: Voice, teller: Teller) -> None:
        super().__init__(voice, teller)
        self.passing: int | None = None
        """The turn in which the reader chose to check nothing until their next one."""

    # What is special about this edition.

    def heading(self, view: View) -> str:
        """Return turns, rounds, hotels, and the number of streets whose sale ends the game."""
        streets = sum(deed["owner"] == BANK for deed in view["deeds"])
        facts = {"hotels": view["hotels"], "streets": streets}
        return self.voice.say("cli-crooked-heading", turn=view["turns"], round=view["rounds"] + 1, **facts)

    def figures(self, view: View, deed: Deed) -> str:
        """Return rents, the hotel's price and what the bank pays for the street."""
        bare, hotel = deed.rents
        return self.voice.say(
            "cli-crooked-street",
            rent=self.money(bare),
            double=self.money(2 * bare),
            hotel=self.money(hotel),
            building=self.money(deed.group.building),
            sale=self.money(half(deed.price)),
        )

    def standing(self, view: View, level: int) -> str:
        return self.voice.say("cli-crooked-hotel")

    def facts(self, view: View, deed: Deed) -> str:
        """Return the rent, and what the bank would pay for the street."""
        rent = self.money(view["deeds"][deed.index]["rent"] or deed.rents[0])
        return self.voice.say("cli-crooked-deed", rent=rent, sale=self.money(half(deed.price)))

    def raised(self, view: View, seat: int) -> int:
        """Add up what the bank would pay for streets and hotels."""
        total = 0
        for deed, state in zip(BOARD.deeds, view["deeds"], strict=True):
            if state["owner"] == seat:
                total += half(deed.price) + (half(deed.group.building) if state["level"] else 0)
        return total

    def beside(self, view: View, seat: int) -> Text:
        """Draw the decoder tokens, green and red."""
        green = view["players"][seat]["green"]
        signs = ("●", "○") if self.voice.can_draw else ("+", "-")
        text = Text(signs[0] * green, style="green")
        return text.append(signs[1] * (TOKENS - green), style="red")

    def belongings(self, view: View, seat: int) -> list[str]:
        """Return the Chance card with its effect, and kept cards as far as the reader knows them."""
        player = view["players"][seat]
        found = [self._card(player["chance"])] if player["chance"] else []
        found += [self._card(code) for code in player["kept"] if code]
        hidden = player["kept"].count("")
        return [*found, self.voice.say("cli-crooked-hidden", count=hidden)] if hidden else found

    def _card(self, code: str) -> str:
        """Return a card with its effect."""
        name, does = self.teller.thing("card", code), self.teller.thing("card", f"{code}-does")
        return self.voice.say("cli-crooked-card", name=name, does=does)

    # The table

    def show_table(self, view: View) -> None:
        """Draw everybody's notes, tokens, places, cards and streets; in a window, only its subject."""
        top = view["pending"][-1] if view["pending"] else {}
        if top.get("kind") in WINDOWS:
            return
        self.put_heading(view)
        values = "".join(f"{VALUES[kind]:>{COUNT_WIDTH}}{' ' * MARK_WIDTH}" for kind in LARGEST_FIRST)
        self.voice.put(Text(" " * (self.name_width + CASH_WIDTH + 2) + values, style=QUIET))
        for seat in self.around(view):
            self._put_seat(view, seat)
        if view["over"]:
            self.carry_out(view, "balance")
        else:
            self._put_open(view)

    def _put_seat(self, view: View, seat: int) -> None:
        """Print a player's row: money, notes by value, tokens, place, cards, streets."""
        player = view["players"][seat]
        text = self.start_row(view, seat)
        if player["out"]:
            self.voice.put(text.append(f" {self.place(player)}", style=QUIET))
            return
        text.append(f"{self.money(player['cash']):>{CASH_WIDTH}}  ", style="bold")
        for kind in LARGEST_FIRST:
            count, fakes = player["notes"][kind], player["fakes_taken"][kind]
            text.append(f"{count:>{COUNT_WIDTH}}", style="" if count else QUIET)
            text.append(f"{'' if not fakes else '!' if fakes == 1 else f'!{fakes}':<{MARK_WIDTH}}", style=BRICK)
        text.append_text(self.beside(view, seat)).append("  ")
        self.put_player(view, seat, text, [Text(self.place(player)), *self._cards_in_short(player)])

    def _cards_in_short(self, player: View) -> list[Text]:
        found = [Text(self._quoted(player["chance"]), style=LAMP)] if player["chance"] else []
        count = len(player["kept"])
        return [*found, Text(self.voice.say("cli-crooked-kept", count=count), style=LAMP)] if count else found

    def _quoted(self, code: str) -> str:
        return self.voice.say("cli-crooked-name", name=self.teller.thing("card", code))

    def _put_open(self, view: View) -> None:
        opened = [Text(self.teller.thing("card", code)) for code in view["chance"]["open"]]
        self.put_titled(self.voice.say("cli-crooked-open"), opened)

    def show_everything(self, view: View) -> None:
        """Show everybody's notes, cards and deeds, and what the bank holds."""
        super().show_everything(view)
        self.carry_out(view, "notes")

    def show_hand(self, view: View) -> None:
        """Print the reader's notes one by one, and what to know for this decision."""
        top = view["pending"][-1] if view["pending"] else {}
        kind = top.get("kind")
        if kind == "check":
            self._put_payer(view, view["pending"][-2]["payer"])
            return
        if kind == "announce":
            self.voice.put(self._card(top["play"].split()[1]), indent=2)
            self._put_tokens(view)
            return
        super().show_hand(view)
        if kind == "turn":
            self._put_claims(view)
        elif kind in ("take", "inherit-chance") and view["players"][view["seat"]]["chance"]:
            own = self._card(view["players"][view["seat"]]["chance"])
            self.put_titled(self.voice.say("cli-crooked-own-card"), [Text(own)])
        self._put_hand(view)

    def question(self, view: View) -> str:
        """Ask, naming only the notes that were laid last: no others can be checked."""
        *below, top = view["pending"]
        if top["kind"] == "check":
            view = {**view, "pending": [*below, {**top, "values": top["values"][top["fresh"] :]}]}
        return super().question(view)

    def _put_hand(self, view: View) -> None:
        """Print the reader's notes: those nothing is known about are counted, the others listed one by one."""
        items: list[Text] = []
        purse = Purse(view["hand"])
        for kind in LARGEST_FIRST:
            own = [note for note in purse.notes if note.value == VALUES[kind]]
            plain = sum(note.look == PLAIN for note in own)
            items += [Text(text) for text in count_alike([str(VALUES[kind])] * plain)]
            for note in own:
                if note.look != PLAIN:
                    look = self.voice.say(f"cli-crooked-{note.look}")
                    items.append(Text(f"{note.mark} {look}", style=LOOK_STYLES[note.look]))
        self.put_titled(self.voice.say("cli-crooked-notes"), items or [Text(self.voice.say("list-nothing"))])

    def _put_payer(self, view: View, seat: int) -> None:
        """Print what is known about the payer's hand, and how many checks the reader has."""
        player = view["players"][seat]
        known = [
            self.voice.say("cli-crooked-took", count=player["fakes_taken"][kind], amount=VALUES[kind])
            for kind in LARGEST_FIRST
            if player["fakes_taken"][kind]
        ]
        if known:
            name = self.teller.names[seat]
            self.voice.put(self.voice.say("cli-crooked-known", name=name, notes=known), LAMP)
        self._put_tokens(view)

    def _put_tokens(self, view: View) -> None:
        self.voice.put(self.voice.say("cli-crooked-tokens", count=view["players"][view["seat"]]["green"]), QUIET)

    def _put_claims(self, view: View) -> None:
        """Print which rents the reader may still be asked for."""
        for claim in view["claims"]:
            if claim["lander"] == view["seat"]:
                facts = {"name": self.teller.names[claim["owner"]], "space": self.name(claim["space"])}
                self.voice.put(self.voice.say("cli-crooked-claim", amount=self.money(claim["amount"]), **facts), LAMP)

    def show_hand_in_full(self, view: View) -> None:
        """Print the reader's own notes, cards and deeds, and what the open cards do."""
        super().show_hand_in_full(view)
        self._put_hand(view)
        self.voice.put(self.voice.say("cli-crooked-open"), "bold")
        for code in view["chance"]["open"]:
            self.voice.put(self._card(code), indent=2)

    def carry_out(self, view: View, command: str) -> None:
        """Print what everybody has, or everybody's notes and the bank's."""
        if command == "balance":
            for seat in self.around(view):
                if view["players"][seat]["out"]:
                    continue
                facts = {"cash": self.money(view["players"][seat]["cash"]), "wealth": self.money(view["scores"][seat])}
                self.voice.put(self.voice.say("cli-crooked-balance", name=self.teller.names[seat], **facts))
            return
        for seat in self.around(view):
            player = view["players"][seat]
            notes = [self._known(player, kind) for kind in LARGEST_FIRST if player["notes"][kind]]
            title = self.voice.say("cli-crooked-notes-of", name=self.teller.names[seat])
            self.put_titled(title, [Text(note) for note in notes] or [Text("0")])
        piles = [f"{view['bank'][kind]} × {VALUES[kind]}" for kind in LARGEST_FIRST]
        self.put_titled(self.voice.say("cli-crooked-bank"), [Text(pile) for pile in piles])
        fakes = [
            self.voice.say("cli-crooked-printed", amount=VALUES[kind], fakes=FAKES[kind], count=COUNTS[kind])
            for kind in LARGEST_FIRST
        ]
        self.put_titled(self.voice.say("cli-crooked-fakes"), [Text(text) for text in fakes])

    def _known(self, player: View, kind: int) -> str:
        """Return how many notes of a value a hand has, with what everybody knows about them."""
        facts = {"fakes": player["fakes_taken"][kind], "reals": player["reals_taken"][kind]}
        return f"{player['notes'][kind]} × {VALUES[kind]}{self.voice.say('cli-crooked-of-these', **facts)}"

    # The menu

    def title(self, game: Game, seat: int, action: AnyAction) -> str:
        """Describe the reader's notes with what is known about them, and, where one may check, how likely a fake is."""
        verb, parts = action.verb(), action.parts()
        if verb in NOTE_VERBS:
            return self._note_title(game, seat, verb, parts)
        if verb == "check":
            share = likely_fake(game.view(seat), VALUES.index(int(parts[0])))
            return self.voice.say("cli-crooked-check", amount=parts[0], percent=round(100 * share))
        return super().title(game, seat, action)

    def _note_title(self, game: Game, seat: int, verb: str, parts: list[str]) -> str:
        view = game.view(seat)
        tendering = self._tendering(view)
        given = parts if verb == "pay" else parts[0 if verb != "offer-notes" else 1].split(",")
        notes = count_alike([self._described(tendering.purse, mark) for mark in given])
        if verb == "pay":
            over = sum(int(mark.partition("#")[0]) for mark in parts) - tendering.rest()
            return self.voice.say("cli-crooked-pay", notes=notes, change=self.teller.money(over))
        if verb == "accept-notes":
            return self.voice.say("cli-crooked-accept", notes=notes)
        take = count_alike(parts[-1].split(","))
        if verb == "change":
            return self.voice.say("cli-crooked-change", notes=notes, take=take)
        name = self.teller.names[int(parts[0])]
        return self.voice.say("cli-crooked-offer-notes", name=name, notes=notes, take=take)

    def _described(self, purse: Purse, mark: str) -> str:
        note = purse.find(mark)
        if note is None or note.look == PLAIN:
            return mark.partition("#")[0]
        return f"{note.value} ({self.voice.say(f'cli-crooked-{note.look}')})"

    def obey(self, view: View, line: str) -> bool:
        """Also accept the word to check nothing for a while."""
        forms = [split_words(form) for form in self.voice.say("cli-typed-pass-all").split(",")]
        if split_words(line) not in forms:
            return super().obey(view, line)
        self.passing = view["turns"]
        self.voice.put(self.voice.say("cli-crooked-passing"), QUIET)
        return True

    def decided(self, view: View, actions: list[AnyAction]) -> AnyAction | None:
        """Pass checks until the reader's next turn, if told to."""
        if self.passing is not None and view["turn"] == view["seat"] and view["turns"] > self.passing:
            self.passing = None
        if self.passing is None or view["pending"][-1]["kind"] not in CHECKS:
            return None
        return next(action for action in actions if action.verb() == "pass")

    def may_fill(self, verb: str, actions: list[AnyAction]) -> bool:
        """Also allow a Chance card that can be used now in more ways than the menu lists."""
        if verb == "play":
            plays = [action for action in actions if action.verb() == "play"]
            return len(plays) == MOST_SAMPLES or any(BY_CODE[play.uses()].effect in WIDE_CARDS for play in plays)
        return super().may_fill(verb, actions)

    def _tendering(self, view: View) -> Tendering:
        return Tendering(self.bargain(view), view)

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Find notes, cards, streets and players in the line."""
        others = [seat for seat in self.around(view) if seat != view["seat"]]
        if verb in DEALING and self.person_in(typed, others) is not None:
            return super().complete(view, verb, typed, line)
        tendering = self._tendering(view)
        meant = {"lay": "pay", "check": "check", "offer-notes": "accept-notes"}.get(tendering.kind, "")
        if not verb and meant:
            return tendering.read(meant, line)
        if verb == "accept" and meant == "accept-notes":
            return tendering.read(meant, self._behind(line, meant))
        if verb == "check" or verb in NOTE_VERBS:
            return tendering.read(verb, self._behind(line, verb))
        if verb == "take":
            return tendering.read_take(typed)
        if verb == "play":
            return tendering.read_play(typed, self._behind(line, verb))
        if verb in ("sell-street", "sell-hotel", "half-hotel"):
            deed = self.deed_in(" ".join(typed)) or self.deed_in(line)
            if deed and verb == "sell-street" and view["deeds"][BOARD.find_deed(deed).index]["level"]:
                verb = "sell-hotel"
            return f"{verb} {deed}" if deed else ""
        return super().complete(view, verb, typed, line)

    def _behind(self, line: str, verb: str) -> str:
        """Return the words after the verb in a line, with the signs between them."""
        words = line.replace("-", " ").split()
        plain = [make_plain(word) for word in words]
        return " ".join(words[max(alias.match(plain, self.ignored) for alias in self.aliases_of(verb)) :])

    def fill(self, view: View, verb: str, line: str, read: Callable[[], str]) -> str:
        """Put together an offer, a payment, a change of notes or the use of a card."""
        if verb == "offer":
            return super().fill(view, verb, line, read)
        return self._tendering(view).ask(verb, read)

    # The log

    def news(self, events: list[Event]) -> list[Event]:
        """Leave out notes that moved as they were laid, and what the next or the last sentence also says."""
        told: list[Event] = []
        before = ""
        kinds = {event.kind for event in events}
        paid = [event.seen_by(None) for event in events if event.kind == "paid"]
        by_bank = {it["payee"] for it in paid if it["payer"] == BANK and it["why"] != "exchange"}
        for event in super().news(events):
            seen = event.seen_by(self.teller.reader)
            is_doubled = (
                (event.kind == "moved" and before == "took-train")
                or (event.kind == "notes-paid" and (seen["payer"] != BANK or seen["payee"] in by_bank))
                or (event.kind == "paid" and seen["why"] == "exchange")
                or (event.kind == "paid" and seen["why"] == "sale" and kinds & {"sold-hotel", "sold-street"})
            )
            if not is_doubled:
                told.append(event)
            before = event.kind
        return told


DESK: Final = CrookedDesk
