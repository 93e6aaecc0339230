"""The bank unit: the device that keeps the accounts, key by key and card by card (EB-80 … EB-87).

It has no clock: every input comes with the time in seconds, and the unit looks at how much has passed since the last.
"""

from __future__ import annotations

from typing import Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.events import Event
from rentier.core.reading import Fields

from .amounts import COMMA, MARKS, TypedAmount, read_entry, write_amount
from .journal import (
    BANK,
    CARDS,
    CORRECTION,
    CREDIT,
    DEBIT,
    FRESH,
    GO,
    SALARY,
    TRANSFER,
    UNDO,
    Booking,
    Journal,
    read_balances,
    read_journal,
    read_time,
)
from .parts import (
    CLEAR,
    GO_KEY,
    KEYS,
    LEFT,
    PAY,
    RECEIVE,
    RIGHT,
    SIDES,
    Slot,
    check_accounts,
    check_card,
    check_time,
    read_slot,
)
from .signals import KEY_BEEP, LONG_BEEP, LOW_BEEP, OK_BEEP, Beeped, Shown

SLEEPS_AFTER: Final = 60.0
"""Seconds without use (EB-84)."""
HELD_UNTIL_BEEP: Final = 2.0
"""How many seconds C is held for a new game (EB-83)."""
LOUDEST: Final = 3
USUAL_VOLUME: Final = 2
IDLE: Final = "-----"
"""What the display shows when no card is in."""
SCHEMA: Final = 1


@final
class BankUnit:
    """Six accounts, two slots, a keypad and a display."""

    def __init__(self, language: str = "en", accounts: tuple[int, ...] = FRESH) -> None:
        """Make a unit that is off; `accounts` lets it continue with the balances of a game."""
        self.language: str = ""
        self.speak(language)
        check_accounts(accounts)
        self.left: Slot = Slot()
        self.right: Slot = Slot()
        self.entry: TypedAmount = TypedAmount()
        self.volume: int = USUAL_VOLUME
        self.is_awake: bool = False
        self.used: float = 0.0
        """When the unit was last used."""
        self.showing: int = 0
        """The card whose balance is on the display when nothing is being keyed in; 0 if no card is in."""
        self.salary: int = 0
        """The number of the booking for GO since the left card was put in, 0 if there is none (EB-86)."""
        self.correctable: int = 0
        """The number of the booking that C can take back, 0 if there is none (EB-83)."""
        self.journal: Journal = Journal(tuple(accounts), [], 0)

    def copy(self) -> BankUnit:
        """Return an independent unit in the same state."""
        other = BankUnit(self.language)
        other.left = Slot(self.left.card, self.left.is_reversed)
        other.right = Slot(self.right.card, self.right.is_reversed)
        other.entry = self.entry.copy()
        other.volume = self.volume
        other.is_awake = self.is_awake
        other.used = self.used
        other.showing = self.showing
        other.salary = self.salary
        other.correctable = self.correctable
        other.journal = self.journal.copy()
        return other

    @property
    def accounts(self) -> tuple[int, ...]:
        """Return the six balances."""
        return self.journal.balances()

    def balance(self, card: int) -> int:
        """Return a card's balance."""
        return self.journal.balances()[check_card(card) - 1]

    @property
    def display(self) -> str:
        """Return what the display shows since the last input; `tick` brings it up to date."""
        if not self.is_awake:
            return ""
        if self.entry.figures:
            return self.entry.text(self.language)
        return write_amount(self.balance(self.showing), self.language) if self.showing else IDLE

    def speak(self, language: str) -> None:
        """Set whether the display writes 1.5M or 1,5M (EB-81)."""
        if language not in MARKS:
            raise BadInput("unknown-language", {"given": shown(language), "known": list(MARKS)})
        self.language = language

    def tick(self, at: float) -> list[Event]:
        """Let time pass: after a minute without use the unit turns off, and an unfinished entry is lost (EB-84)."""
        check_time(at)
        if not self.is_awake or at - self.used < SLEEPS_AFTER:
            return []
        self.is_awake = False
        self._rest()
        return [Shown("")]

    def press(self, key: str, at: float, held: float = 0.0) -> list[Event]:
        """Press a key for this many seconds; the key that wakes the unit does nothing else (EB-87)."""
        if key not in KEYS:
            raise BadInput("bank-unit-key", {"given": shown(key), "known": list(KEYS)})
        check_time(held)
        check_time(at + held)
        signals = self.tick(at)
        self.used = float(at) + float(held)
        if not self.is_awake:
            self.is_awake = True
            self._beep(signals, KEY_BEEP)
            self._show(signals)
        elif key == CLEAR:
            if held >= HELD_UNTIL_BEEP:
                self._begin_anew(at, signals)
            else:
                self._clear(at, signals)
        elif key == GO_KEY:
            self._pay_salary(at, signals)
        elif key in (PAY, RECEIVE):
            self._book_entry(key, at, signals)
        elif key == COMMA and not self._has_card():
            self._turn_volume(signals)
        else:
            self._key_in(key, signals)
        return signals

    def insert(self, side: str, card: int, at: float, is_reversed: bool = False) -> list[Event]:
        """Put a card into a slot; once it is read, its number is shown, then its balance (EB-81)."""
        slot = self._slot(side)
        check_card(card)
        signals = self.tick(at)
        if slot.card:
            self._refuse(signals, "slot-taken")
        elif card in (self.left.card, self.right.card):
            self._refuse(signals, "same-card")
        else:
            slot.card = card
            slot.is_reversed = is_reversed
            if not is_reversed:
                self._read_card(card, at, signals)
        return signals

    def remove(self, side: str, at: float) -> list[Event]:
        """Take the card out of a slot; then its last booking can no longer be corrected (EB-83)."""
        slot = self._slot(side)
        signals = self.tick(at)
        if not slot.card:
            self._refuse(signals, "nothing-in")
            return signals
        card = slot.read
        slot.card = 0
        slot.is_reversed = False
        if card:
            booking = self.journal.line(self.correctable)
            if booking is not None and booking.concerns(card):
                self.correctable = 0
            if side == LEFT:
                self.salary = 0
            self._rest()
            if self.is_awake:
                self.used = float(at)
                self._show(signals)
        return signals

    def undo(self, at: float) -> list[Event]:
        """Take back the last booking, with cards in or out: our own addition, which the device does not have."""
        signals = self.tick(at)
        booking = self.journal.standing()
        if booking is None:
            self._refuse(signals, "nothing-to-undo")
            return signals
        self.is_awake = True
        self.used = float(at)
        self.journal.take_back(float(at), UNDO)
        self._forget(booking)
        for card in (booking.payee, booking.payer):
            if card != BANK:
                self._show_card(card, signals)
        self._rest()
        self._show(signals)
        self._beep(signals, OK_BEEP)
        return signals

    def _key_in(self, key: str, signals: list[Event]) -> None:
        why = self.entry.add(key) if self._has_card() else "no-card"
        if why:
            self._refuse(signals, why)
        else:
            self._beep(signals, KEY_BEEP)
            self._show(signals)

    def _turn_volume(self, signals: list[Event]) -> None:
        """Set the next volume and show it for a moment (EB-85)."""
        self.volume = (self.volume + 1) % (LOUDEST + 1)
        self._beep(signals, KEY_BEEP)
        signals.append(Shown(str(self.volume)))
        self._show(signals)

    def _book_entry(self, key: str, at: float, signals: list[Event]) -> None:
        """Book what was keyed in: with two cards, a transfer, whichever of the two keys is pressed (EB-82, EB-87)."""
        payer, payee = self.right.read, self.left.read
        amount = 0
        why = self.entry.problem() if (payer if key == PAY else payee) else "slot-empty"
        if not why:
            amount = self.entry.amount()
            why = self.journal.obstacle(payer, payee, amount)
        if why:
            self._refuse(signals, why)
            return
        kind = TRANSFER if payer and payee else DEBIT if payer else CREDIT
        self._book(self.journal.book(float(at), kind, payer, payee, amount), signals)

    def _pay_salary(self, at: float, signals: list[Event]) -> None:
        """Add 2M to the account on the left, once each time its card is put in (EB-86)."""
        payee = self.left.read
        if not payee:
            why = "slot-empty"
        elif self.salary:
            why = "go-twice"
        else:
            why = self.journal.obstacle(BANK, payee, SALARY)
        if why:
            self._refuse(signals, why)
            return
        booking = self.journal.book(float(at), GO, BANK, payee, SALARY)
        self.salary = booking.number
        self._book(booking, signals)

    def _book(self, booking: Booking, signals: list[Event]) -> None:
        """Show the payer's balance go down, then the payee's go up (EB-82)."""
        self.entry = TypedAmount()
        self.correctable = booking.number
        change = -booking.amount
        for card in (booking.payer, booking.payee):
            if card != BANK:
                balance = booking.balances[card - 1]
                self._show_change(card, balance - change, signals)
            change = booking.amount
        self._beep(signals, OK_BEEP)

    def _clear(self, at: float, signals: list[Event]) -> None:
        """Clear the entry; if there is none, take back the booking whose cards are still in (EB-83)."""
        if self.entry.figures:
            self._rest()
            self._beep(signals, KEY_BEEP)
            self._show(signals)
            return
        booking = self.journal.line(self.correctable)
        if booking is None:
            self._refuse(signals, "nothing-to-take-back")
            return
        self.journal.take_back(float(at), CORRECTION)
        self._forget(booking)
        change = booking.amount
        for card in (booking.payee, booking.payer):
            if card != BANK:
                self._show_change(card, self.balance(card) + change, signals)
            change = -booking.amount
        self._beep(signals, OK_BEEP)

    def _begin_anew(self, at: float, signals: list[Event]) -> None:
        self.journal.begin_anew(float(at))
        self.salary = 0
        self.correctable = 0
        self._rest()
        self._beep(signals, LONG_BEEP)
        self._show(signals)

    def _forget(self, booking: Booking) -> None:
        """Treat a booking that was taken back as if it had never been made: GO can be pressed again."""
        if self.salary == booking.number:
            self.salary = 0
        # Only the last booking is ever taken back, so no other can be corrected then.
        self.correctable = 0

    def _read_card(self, card: int, at: float, signals: list[Event]) -> None:
        self.is_awake = True
        self.used = float(at)
        self._beep(signals, OK_BEEP)
        self._show_card(card, signals)
        self._rest()
        if self.showing != card:
            # For a transfer the payer's balance is what counts (EB-82).
            self._show(signals)

    def _rest(self) -> None:
        """Drop the entry and show the balance of the card in the right slot, or else the left."""
        self.entry = TypedAmount()
        self.showing = self.right.read or self.left.read

    def _show(self, signals: list[Event]) -> None:
        signals.append(Shown(self.display))

    def _show_card(self, card: int, signals: list[Event]) -> None:
        signals.append(Shown(str(card)))
        signals.append(Shown(write_amount(self.balance(card), self.language)))

    def _show_change(self, card: int, before: int, signals: list[Event]) -> None:
        self.showing = card
        signals.append(Shown(write_amount(before, self.language)))
        self._show(signals)

    def _beep(self, signals: list[Event], sound: str) -> None:
        signals.append(Beeped(sound, self.volume, ""))

    def _refuse(self, signals: list[Event], why: str) -> None:
        signals.append(Beeped(LOW_BEEP, self.volume, why))

    def _has_card(self) -> bool:
        return self.left.read != 0 or self.right.read != 0

    def _slot(self, side: str) -> Slot:
        if side not in SIDES:
            raise BadInput("bank-unit-slot", {"given": shown(side), "known": list(SIDES)})
        return self.left if side == LEFT else self.right

    def to_dict(self) -> dict[str, object]:
        """Return the whole state as a JSON object."""
        return {
            "schema": SCHEMA,
            "language": self.language,
            "volume": self.volume,
            "awake": self.is_awake,
            "used": self.used,
            "left": self.left.to_dict(),
            "right": self.right.to_dict(),
            "figures": self.entry.figures,
            "unit": self.entry.unit,
            "showing": self.showing,
            "salary": self.salary,
            "correctable": self.correctable,
            "accounts": list(self.accounts),
            "journal": self.journal.to_dict(),
        }

    @staticmethod
    def from_dict(data: object) -> BankUnit:
        """Return the unit that `to_dict` described; refuse what no unit can be."""
        fields = Fields(data, "position")
        fields.only(tuple(BankUnit().to_dict()))
        fields.number("schema", SCHEMA, SCHEMA)
        unit = BankUnit(fields.text("language"))
        unit.volume = fields.number("volume", 0, LOUDEST)
        unit.is_awake = fields.flag("awake")
        unit.used = read_time(fields, "used")
        unit.journal = read_journal(fields.inner("journal"))
        if read_balances(fields, "accounts") != unit.accounts:
            raise BadInput("bank-unit-line", {"path": "accounts"})
        unit._read_cards(fields)
        return unit

    def _read_cards(self, fields: Fields) -> None:
        """Read what depends on the cards that are in."""
        self.left = read_slot(fields.inner(LEFT))
        self.right = read_slot(fields.inner(RIGHT))
        if self.left.card and self.left.card == self.right.card:
            raise fields.fault("right.card", f"≠ {self.left.card}")
        entry = read_entry(fields.text("figures"), fields.text("unit"))
        if entry is None or (entry.figures and not (self.is_awake and self._has_card())):
            raise fields.fault("figures", "1.5")
        self.entry = entry
        self.showing = fields.number("showing", 0, CARDS)
        if self.showing not in (self.left.read, self.right.read) or (not self.showing and self._has_card()):
            raise fields.fault("showing", f"{self.right.read or self.left.read}")
        self.salary = fields.number("salary", 0, self.journal.count)
        line = self.journal.line(self.salary)
        if self.salary and (line is None or not self._is_salary(line)):
            raise fields.fault("salary", "0")
        self.correctable = fields.number("correctable", 0, self.journal.count)
        standing = self.journal.standing()
        if self.correctable and (standing is None or not self._is_correctable(standing)):
            raise fields.fault("correctable", "0")

    def _is_salary(self, line: Booking) -> bool:
        return line.kind == GO and line.payee == self.left.read and self.journal.stands(line.number)

    def _is_correctable(self, line: Booking) -> bool:
        """Whether the cards of the last booking are still where it was made, and nothing has been taken back since."""
        return (
            self.correctable == line.number == self.journal.count
            and line.payer in (BANK, self.right.read)
            and line.payee in (BANK, self.left.read)
            and line.payer != line.payee
        )
