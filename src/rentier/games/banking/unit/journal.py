"""The journal of the bank unit: every booking with the balances after it, and what was taken back."""

from __future__ import annotations

from typing import Final, final

from rentier.core.errors import BadInput
from rentier.core.reading import Fields

from .amounts import FULLEST, LEAST, MOST, STEP

CARDS: Final = 6
BANK: Final = 0
"""The bank, where a card pays or is paid."""
START: Final = 15_000_000
SALARY: Final = 2_000_000
LATEST: Final = 10_000_000_000
"""The highest time, in seconds, that can be written down."""

CREDIT: Final = "credit"
DEBIT: Final = "debit"
TRANSFER: Final = "transfer"
GO: Final = "go"
CORRECTION: Final = "correction"
"""C took the last booking back (EB-83)."""
UNDO: Final = "undo"
"""The last booking was taken back later: our own addition."""
NEW_GAME: Final = "new-game"

FRESH: Final = (START,) * CARDS


@final
class Booking:
    """One line: who paid whom how much, and all balances after it; `takes_back` is the number of another line."""

    __slots__ = ("amount", "at", "balances", "kind", "number", "payee", "payer", "takes_back")

    def __init__(
        self,
        number: int,
        at: float,
        kind: str,
        payer: int,
        payee: int,
        amount: int,
        balances: tuple[int, ...],
        takes_back: int,
    ) -> None:
        self.number: Final = number
        self.at: Final = at
        self.kind: Final = kind
        self.payer: Final = payer
        self.payee: Final = payee
        self.amount: Final = amount
        self.balances: Final = balances
        self.takes_back: Final = takes_back

    def concerns(self, card: int) -> bool:
        """Whether the card paid or was paid."""
        return card in (self.payer, self.payee)

    def to_dict(self) -> dict[str, object]:
        """Return the line as a JSON object."""
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "payer": self.payer,
            "payee": self.payee,
            "amount": self.amount,
            "balances": list(self.balances),
            "takes_back": self.takes_back,
        }


@final
class Journal:
    """The lines of this game and the one before, and the balances before the first of them."""

    __slots__ = ("count", "lines", "opening")

    def __init__(self, opening: tuple[int, ...], lines: list[Booking], count: int) -> None:
        self.opening: tuple[int, ...] = opening
        self.lines: list[Booking] = lines
        self.count: int = count
        """How many lines were ever written: the number of the last one."""

    def copy(self) -> Journal:
        """Return an independent journal of the same lines."""
        return Journal(self.opening, self.lines[:], self.count)

    def balances(self) -> tuple[int, ...]:
        """Return the six balances as they are now."""
        return self.lines[-1].balances if self.lines else self.opening

    def obstacle(self, payer: int, payee: int, amount: int) -> str:
        """Return the reason why the balances do not allow a payment, or an empty string (EB-87)."""
        balances = self.balances()
        if payer != BANK and balances[payer - 1] < amount:
            return "overdraft"
        if payee != BANK and balances[payee - 1] + amount > FULLEST:
            return "balance-full"
        return ""

    def book(self, at: float, kind: str, payer: int, payee: int, amount: int) -> Booking:
        """Write a payment down."""
        balances = list(self.balances())
        if payer != BANK:
            balances[payer - 1] -= amount
        if payee != BANK:
            balances[payee - 1] += amount
        return self._add(at, kind, payer, payee, amount, tuple(balances), 0)

    def begin_anew(self, at: float) -> Booking:
        """Reset every account to 15M (EB-83); the games before the last one are forgotten."""
        start = self._standing(True)
        # Twice in a row counts as one new game.
        if start is not None and start is not self.standing():
            self.opening = self._before(start)
            self.lines = self.lines[self.lines.index(start) :]
        return self._add(at, NEW_GAME, BANK, BANK, 0, FRESH, 0)

    def standing(self) -> Booking | None:
        """Return the last booking that was not taken back."""
        return self._standing(False)

    def take_back(self, at: float, kind: str) -> Booking | None:
        """Restore the balances from before the last booking that stands, if there is one."""
        line = self._standing(False)
        if line is None:
            return None
        return self._add(at, kind, line.payee, line.payer, line.amount, self._before(line), line.number)

    def line(self, number: int) -> Booking | None:
        """Find a line by its number."""
        for line in self.lines:
            if line.number == number:
                return line
        return None

    def stands(self, number: int) -> bool:
        """Whether a line is there and was not taken back."""
        for line in self.lines:
            if line.takes_back == number:
                return False
        return self.line(number) is not None

    def _standing(self, only_new_game: bool) -> Booking | None:
        # Lines are taken back from the last one on, so everything after the last one that stands has been taken back.
        taken: set[int] = set()
        for line in reversed(self.lines):
            if line.takes_back:
                taken.add(line.takes_back)
            elif line.number not in taken and (line.kind == NEW_GAME or not only_new_game):
                return line
        return None

    def _before(self, line: Booking) -> tuple[int, ...]:
        place = self.lines.index(line)
        return self.lines[place - 1].balances if place else self.opening

    def _add(
        self, at: float, kind: str, payer: int, payee: int, amount: int, balances: tuple[int, ...], takes_back: int
    ) -> Booking:
        self.count += 1
        line = Booking(self.count, at, kind, payer, payee, amount, balances, takes_back)
        self.lines.append(line)
        return line

    def to_dict(self) -> dict[str, object]:
        """Return the journal as a JSON object."""
        return {"opening": list(self.opening), "lines": [line.to_dict() for line in self.lines]}


def read_journal(fields: Fields) -> Journal:
    """Write a journal again line by line; refuse one that does not come out the same."""
    fields.only(("opening", "lines"))
    lines = fields.inners("lines")
    first = lines[0].number("number", 1, 1 << 53) if lines else 1
    journal = Journal(read_balances(fields, "opening"), [], first - 1)
    for line in lines:
        _read_line(journal, line)
    return journal


def read_balances(fields: Fields, name: str) -> tuple[int, ...]:
    """Read the balances of the six cards."""
    balances = fields.numbers(name, 0, FULLEST)
    if len(balances) != CARDS:
        raise fields.fault(name, f"{CARDS} × 0…{FULLEST}")
    for balance in balances:
        if balance % STEP:
            raise fields.fault(name, f"n × {STEP}")
    return tuple(balances)


def read_time(fields: Fields, name: str) -> float:
    """Read a time in seconds."""
    value = fields.get(name)
    # NaN is within no bounds.
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LATEST:
        raise fields.fault(name, f"0…{LATEST}")
    return float(value)


def _read_line(journal: Journal, fields: Fields) -> None:
    fields.only(("number", "at", "kind", "payer", "payee", "amount", "balances", "takes_back"))
    at = read_time(fields, "at")
    kind = fields.text("kind")
    payer = fields.number("payer", 0, CARDS)
    payee = fields.number("payee", 0, CARDS)
    amount = fields.number("amount", 0, MOST)
    line: Booking | None = None
    if kind == NEW_GAME:
        line = journal.begin_anew(at)
    elif kind in (CORRECTION, UNDO):
        line = journal.take_back(at, kind)
    elif kind == _kind_of(payer, payee, kind):
        is_possible = amount == SALARY if kind == GO else amount >= LEAST and amount % STEP == 0
        if is_possible and not journal.obstacle(payer, payee, amount):
            line = journal.book(at, kind, payer, payee, amount)
    expected: dict[str, object] = {} if line is None else line.to_dict()
    for name in ("number", "payer", "payee", "amount", "balances", "takes_back"):
        if fields.get(name) != expected.get(name):
            raise BadInput("bank-unit-line", {"path": fields.where})


def _kind_of(payer: int, payee: int, kind: str) -> str:
    """Name the payment between these two; from the bank, it may be for GO."""
    if payer == payee:
        return ""
    if payer == BANK:
        return GO if kind == GO else CREDIT
    return DEBIT if payee == BANK else TRANSFER
