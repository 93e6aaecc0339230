"""`rentier bank`: the bank unit on a terminal, for a box whose own has died (EB-80 … EB-87)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import time as now
from typing import Annotated, ClassVar, Final, final

import typer

from rentier.core.events import Event
from rentier.games.banking.unit.device import HELD_UNTIL_BEEP, BankUnit
from rentier.games.banking.unit.journal import BANK, CARDS
from rentier.games.banking.unit.parts import CLEAR, GO_KEY, LEFT, PAY, RECEIVE, RIGHT, SIDES
from rentier.games.banking.unit.signals import LONG_BEEP, LOW_BEEP, Beeped, Shown
from rentier.text import Teller

from ..dialogue import Dialogue, means_yes, read_line
from ..voice import BRICK, LAMP, QUIET, Lang, Voice, voice_for
from .drawn import Drawing, capital
from .file import FEWEST, BankFile, Saved, check_players, usual_file
from .typed import Banker, Order, read_names

# What the rule itself lists; the other reasons follow from how the unit is used.
LISTED: Final = (
    *("too-small", "too-large", "odd", "five-digits", "overdraft", "slot-empty", "go-twice", "same-card"),
    "balance-full",
)


def bank(
    file: Annotated[Path | None, typer.Option("--file", help="bank-help-file", show_default=False)] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="2…6", help="bank-help-players", show_default=False)
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="A,B,…", help="bank-help-names", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Open the game of the file, or a new one, and do what is typed."""
    voice = voice_for(lang)
    named = None if names is None else read_names(names, voice.book)
    count = None if players is None else check_players(players)
    book = BankFile(usual_file() if file is None else file)
    saved = book.load()
    is_new = saved is None
    if saved is None:
        saved = Saved(BankUnit(voice.book.language), max(len(named), FEWEST) if named else CARDS, [])
    _seat(saved, count, named)
    saved.unit.speak(voice.book.language)
    book.save(saved)
    BankSession(voice, book, saved).run(is_new)


def _seat(saved: Saved, players: int | None, names: list[str] | None) -> None:
    """Set the number of players and the names that were given; keep the others as they are."""
    if names is not None:
        saved.names = names
    if players is not None:
        saved.players = players
        saved.names = saved.names[:players]
    saved.players = max(saved.players, len(saved.names))


@final
class BankSession(Dialogue):
    """The dialogue with the banker, line by line, which keeps the file up to date."""

    file_changed: ClassVar[str] = "bank-file-changed"

    def __init__(self, voice: Voice, file: BankFile, saved: Saved) -> None:
        super().__init__(voice, Teller(voice.book))
        self.file: Final = file
        self.saved: Final = saved
        self.unit: Final = saved.unit
        self.banker: Final = Banker(voice.book, saved.players, saved.names)
        self.drawing: Final = Drawing(voice, saved.names)

    def greet(self, is_new: bool) -> None:
        file, count = str(self.file.path), len(self.unit.journal.lines)
        if is_new:
            self.voice.put(self.voice.say("bank-new", players=self.saved.players, file=file))
        else:
            self.voice.put(self.voice.say("bank-resumed", count=count, file=file))
        self.unit.tick(now())
        self.drawing.unit(self.unit)
        self.voice.put(self.voice.say("bank-hint"), QUIET)

    def obey(self, line: str) -> None:
        order = self.banker.read(line)
        if order.verb in ("book", "go"):
            self._book(order)
        elif order.verb == "keys":
            self._press(order.keys)
        elif order.verb == "hold":
            self._press((CLEAR,), HELD_UNTIL_BEEP)
        elif order.verb == "in":
            self._show(self.unit.insert(order.side, order.card, now(), order.is_reversed))
            if order.is_reversed:
                self.voice.put(self.voice.say("bank-not-read"), QUIET)
        elif order.verb == "out":
            self._take_out(order)
        elif order.verb == "undo":
            self._undo()
        elif order.verb == "new-game":
            self._begin_anew()
        else:
            self._look(order)

    def _look(self, order: Order) -> None:
        """Show what was asked for."""
        unit, drawing = self.unit, self.drawing
        unit.tick(now())
        if order.verb == "balance":
            balance = drawing.amount(unit, unit.balance(order.card))
            self._tell(self.voice.say("bank-balance", who=self.drawing.who(order.card), balance=balance))
        elif order.verb == "all":
            drawing.accounts(unit, self.saved.players)
        elif order.verb in ("journal", "journal all"):
            drawing.journal(unit, order.verb != "journal")
        elif order.verb == "unit":
            drawing.unit(unit)
        elif order.verb == "help":
            self.voice.put(self.voice.say("bank-help"))
        else:
            self.is_done = True

    def _book(self, order: Order) -> None:
        """Make a whole payment with the unit's own cards and keys, and take the cards out again."""
        at = now()
        if self.unit.left.card or self.unit.right.card:
            self._empty(at)
            self.voice.put(self.voice.say("bank-emptied"), QUIET)
        if order.payer == order.payee:
            self._tell_refusal("same-card")
            return
        if order.payer != BANK:
            self.unit.insert(RIGHT, order.payer, at)
        if order.payee != BANK:
            self.unit.insert(LEFT, order.payee, at)
        if order.verb == "go":
            keys: Sequence[str] = (GO_KEY,)
        else:
            keys = (*order.keys, PAY if order.payer != BANK else RECEIVE)
        why = ""
        for key in keys:
            why = why or _why(self.unit.press(key, at))
        if why:
            self._tell_refusal(why)
        else:
            self._tell_booking()
        self._empty(at)

    def _empty(self, at: float) -> None:
        for side in SIDES:
            if (self.unit.left if side == LEFT else self.unit.right).card:
                self.unit.remove(side, at)

    def _tell_booking(self) -> None:
        """Tell the last booking, with the balances that the display shows then."""
        line = self.unit.journal.lines[-1]
        told = self.drawing.line(self.unit, line)
        balances = [
            self.voice.say("bank-has", who=self.drawing.who(card), balance=self.drawing.amount(self.unit, balance))
            for card, balance in enumerate(line.balances, 1)
            if line.concerns(card)
        ]
        self._tell(self.voice.say("bank-booked", line=told, balances=balances) if balances else f"{told}.")

    def _press(self, keys: Sequence[str], held: float = 0.0) -> None:
        """Press keys until one is refused; the one that wakes the unit does nothing else."""
        self.unit.tick(now())
        if not self.unit.is_awake:
            self.unit.press(keys[0], now())
            self.drawing.unit(self.unit)
            self.voice.put(self.voice.say("bank-woken"), QUIET)
            return
        before = self.unit.journal.count
        signals: list[Event] = []
        for place, key in enumerate(keys, 1):
            signals = self.unit.press(key, now(), held)
            if _why(signals):
                if place > 1:
                    self.drawing.unit(self.unit)
                    self.voice.put(self.voice.say("bank-key-refused", place=place, pressed=key), QUIET)
                break
        self._show(signals)
        if self.unit.journal.count > before:
            self._tell_booking()
            if held:
                self.voice.put(self.voice.say("bank-undo-brings-back"), QUIET)

    def _take_out(self, order: Order) -> None:
        sides = [side for side in SIDES if order.side in ("", side) and self._is_in(side, order.card)]
        if not sides:
            self._tell_refusal("nothing-in")
            return
        signals: list[Event] = []
        for side in sides:
            signals = self.unit.remove(side, now())
        self._show(signals)

    def _is_in(self, side: str, card: int) -> bool:
        """Whether that slot holds the card that was named, or any card if none was."""
        there = (self.unit.left if side == LEFT else self.unit.right).card
        return there == card if card else there != 0

    def _undo(self) -> None:
        why = _why(self.unit.undo(now()))
        if why:
            self._tell_refusal(why)
        else:
            self._tell_booking()

    def _begin_anew(self) -> None:
        """Start a new game, but ask first: every account goes back to 15M."""
        self.voice.put(self.voice.say("bank-new-game"), f"bold {LAMP}")
        if not means_yes(self.voice, read_line(self.voice)):
            self.voice.put(self.voice.say("bank-goes-on"))
            return
        at = now()
        self._empty(at)
        self.unit.tick(at)
        if not self.unit.is_awake:
            self.unit.press(CLEAR, at)
        self.unit.press(CLEAR, at, HELD_UNTIL_BEEP)
        self._tell_booking()
        self.voice.put(self.voice.say("bank-undo-brings-back"), QUIET)

    def _show(self, signals: Sequence[Event]) -> None:
        """Draw the unit, and tell what it showed on the way and how it sounded."""
        why = _why(signals)
        if why:
            self._tell_refusal(why)
            return
        self.drawing.unit(self.unit)
        texts = [signal.text for signal in signals if isinstance(signal, Shown) and signal.text]
        if len(texts) > 1:
            between = " · " if self.voice.can_draw else " / "
            self.voice.put(self.voice.say("bank-shown", texts=between.join(texts)), QUIET)
        if any(isinstance(signal, Beeped) and signal.sound == LONG_BEEP for signal in signals):
            self._ring()

    def _tell_refusal(self, why: str) -> None:
        """Say that the unit refuses, and why, which the device itself does not."""
        unit = self.unit
        payer = unit.right.read
        facts = {
            "payer": self.drawing.who(payer) if payer else "",
            "balance": self.drawing.amount(unit, unit.balance(payer)) if payer else "",
            "keyed": unit.entry.text(unit.language),
        }
        sentence = self.voice.say(f"bank-refused-{why}", **facts)
        self._ring()
        self.refuse(f"{capital(sentence)} (EB-87)" if why in LISTED else capital(sentence))

    def _ring(self) -> None:
        if self.unit.volume and self.voice.console.is_terminal:
            self.voice.console.bell()

    def _tell(self, sentence: str) -> None:
        self.voice.put(capital(sentence))

    def store(self) -> None:
        self.file.save(self.saved)

    def warn_unsaved(self) -> None:
        self.voice.put(self.voice.say("bank-not-saved"), f"bold {BRICK}")

    def tell_kept(self) -> None:
        self.voice.put(self.voice.say("bank-kept", file=str(self.file.path)))


def _why(signals: Sequence[Event]) -> str:
    """Return the reason for a low beep among the signals, if there is one."""
    for signal in signals:
        if isinstance(signal, Beeped) and signal.sound == LOW_BEEP:
            return signal.why
    return ""
