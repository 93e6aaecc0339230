"""The bank unit drawn on a terminal: its display, slots and keys, the accounts, the journal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, final

from rich import box
from rich.align import Align
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rentier.games.banking.unit.amounts import MARKS, write_amount
from rentier.games.banking.unit.device import BankUnit
from rentier.games.banking.unit.journal import BANK, Booking
from rentier.games.banking.unit.parts import Slot

from ..voice import LAMP, QUIET, SHUTTER, Voice

WIDTH: Final = 52
DISPLAY_WIDTH: Final = 11
LINES_SHOWN: Final = 20


@final
class Drawing:
    """A drawing of a unit; its cards, from the first on, belong to players with these names."""

    def __init__(self, voice: Voice, names: Sequence[str]) -> None:
        self.voice: Final = voice
        self.names: Final = names

    def name(self, card: int) -> str:
        """Return the name of the player who has a card, if there is one."""
        return self.names[card - 1] if card <= len(self.names) else ""

    def who(self, card: int) -> str:
        """Return what to call the player of a card in a sentence."""
        return self.name(card) or self.voice.say("bank-card", number=card)

    def unit(self, unit: BankUnit) -> None:
        """Draw the unit as it lies on the table; the only balance to be seen is the one on the display."""
        slots = Table.grid(expand=True)
        slots.add_column(justify="center", ratio=1)
        slots.add_column(justify="center", ratio=1)
        slots.add_row(self._slot(unit.left), self._slot(unit.right))
        say = self.voice.say
        slots.add_row(Text(say("bank-left"), style=QUIET), Text(say("bank-right"), style=QUIET))
        parts = Group(Align.center(self._display(unit)), slots, Text(), Align.center(self._keys(unit)))
        self.voice.put(Panel(parts, title=say("bank-title"), width=WIDTH, box=self._box(box.ROUNDED)))

    def accounts(self, unit: BankUnit, players: int) -> None:
        """List every account."""
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(justify="right")
        table.add_column()
        table.add_column(justify="right")
        for card in range(1, players + 1):
            table.add_row(str(card), Text(self.name(card)), self.amount(unit, unit.balance(card)))
        self.voice.put(table)

    def journal(self, unit: BankUnit, is_whole: bool) -> None:
        """List the last bookings, or all that are kept."""
        lines = unit.journal.lines if is_whole else unit.journal.lines[-LINES_SHOWN:]
        if not lines:
            self.voice.put(self.voice.say("bank-journal-empty"))
            return
        if len(lines) < len(unit.journal.lines):
            self.voice.put(self.voice.say("bank-journal-more", shown=len(lines), count=len(unit.journal.lines)), QUIET)
        told = [(line, f"{moment(line.at)}  {capital(self.line(unit, line))}") for line in lines]
        self.voice.put_listed((f"{line.number}.", text, QUIET if line.takes_back else "") for line, text in told)

    def line(self, unit: BankUnit, line: Booking) -> str:
        """Return a line of the journal as a sentence."""
        if line.takes_back:
            taken = unit.journal.line(line.takes_back)
            told = "…" if taken is None else self.line(unit, taken)
            return self.voice.say("bank-line-taken", number=line.takes_back, line=told)
        people = {
            "payer": self.who(line.payer) if line.payer != BANK else "",
            "payee": self.who(line.payee) if line.payee != BANK else "",
        }
        return self.voice.say(f"bank-line-{line.kind}", amount=self.amount(unit, line.amount), **people)

    def amount(self, unit: BankUnit, amount: int) -> str:
        """Return an amount as the unit writes it."""
        return write_amount(amount, unit.language)

    def _display(self, unit: BankUnit) -> Panel:
        text = unit.display or self.voice.say("bank-off")
        style = f"bold {LAMP}" if unit.is_awake else QUIET
        shown = Text(text, style=style, justify="right")
        return Panel(shown, width=DISPLAY_WIDTH, box=self._box(box.HEAVY))

    def _slot(self, slot: Slot) -> Text:
        if not slot.card:
            return Text("[              ]", style=QUIET)
        name = f"{slot.card} {self.name(slot.card)}".strip()
        if slot.is_reversed:
            return Text(f"[ {name} · {self.voice.say('bank-reversed')} ]", style=QUIET)
        return Text(f"[ {name} ]", style=f"bold {SHUTTER}")

    def _keys(self, unit: BankUnit) -> Table:
        say = self.voice.say
        keys = Table.grid(padding=(0, 2))
        keys.add_row("7", "8", "9", "C", Text(say("bank-key-receive"), style=SHUTTER))
        keys.add_row("4", "5", "6", "K", Text(say("bank-key-pay"), style=SHUTTER))
        keys.add_row("1", "2", "3", "M", Text(say("bank-key-go"), style=SHUTTER))
        keys.add_row(MARKS[unit.language], "0")
        return keys

    def _box(self, wanted: box.Box) -> box.Box:
        return wanted if self.voice.can_draw else box.ASCII


def moment(at: float) -> str:
    """Return a time of today as 21:10, of another day with its date."""
    then = datetime.fromtimestamp(at)
    return then.strftime("%H:%M" if then.date() == date.today() else "%Y-%m-%d %H:%M")


def capital(sentence: str) -> str:
    """Return a sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
