"""What no sequence of keys, cards and waiting can do to the bank unit."""

from __future__ import annotations

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rentier.core.events import Event
from rentier.games.banking.unit.amounts import FULLEST, keys_of
from rentier.games.banking.unit.device import HELD_UNTIL_BEEP, BankUnit
from rentier.games.banking.unit.journal import Booking, Journal
from rentier.games.banking.unit.parts import KEYS
from rentier.games.banking.unit.signals import Beeped, Shown

from .box import START

# The balances of the poor, and a step more or less.
AMOUNTS = [10_000, 20_000, 990_000, 1_000_000, 1_010_000, 14_990_000, 15_000_000, 15_010_000, 20_000_000]


class AnyKeys(RuleBasedStateMachine):
    """A machine that presses anything at any time, beside an account book of plain additions."""

    @initialize(language=st.sampled_from(["en", "fr"]), poor=st.booleans())
    def begin(self, language: str, poor: bool) -> None:
        accounts = (0, 10_000, 1_000_000, START, FULLEST - 1_000_000, FULLEST) if poor else (START,) * 6
        self.unit = BankUnit(language, accounts)
        self.at = 100.0
        self.money = list(accounts)
        self.seen = 0
        self.copies: list[tuple[BankUnit, str]] = []

    def follow(self, signals: list[Event]) -> None:
        """Book the journal's new entries, and nothing else."""
        lines = [line for line in self.unit.journal.lines if line.number > self.seen]
        assert len(lines) <= 1
        for line in lines:
            self.seen = line.number
            if line.kind == "new-game":
                self.money = [START] * 6
            elif line.takes_back and line.amount == 0:
                self.money = list(line.balances)
            if line.payer:
                self.money[line.payer - 1] -= line.amount
            if line.payee:
                self.money[line.payee - 1] += line.amount
        texts = [signal.text for signal in signals if isinstance(signal, Shown)]
        assert not texts or texts[-1] == self.unit.display
        for text in texts:
            assert sum(sign.isdigit() for sign in text) <= 5
        assert sum(isinstance(signal, Beeped) and signal.sound == "low" for signal in signals) <= 1

    @rule(keys=st.lists(st.sampled_from(KEYS), min_size=1, max_size=4), passed=st.sampled_from([0, 1, 30, 70]))
    def press(self, keys: list[str], passed: float) -> None:
        for key in keys:
            self.at += passed
            self.follow(self.unit.press(key, self.at))

    @rule(key=st.sampled_from(["receive", "pay"]), amount=st.sampled_from(AMOUNTS))
    def enter(self, key: str, amount: int) -> None:
        for pressed in ["C", *keys_of(amount), key]:
            self.follow(self.unit.press(pressed, self.at))

    @precondition(lambda self: self.unit.right.read)
    @rule(more=st.sampled_from([0, 10_000]))
    def pay_out(self, more: int) -> None:
        """Pay everything there is, or a step more, which is refused."""
        self.enter("pay", min(max(self.unit.balance(self.unit.right.read) + more, 10_000), 20_000_000))

    @rule()
    def begin_anew(self) -> None:
        self.follow(self.unit.press("C", self.at, HELD_UNTIL_BEEP))

    @rule(key=st.sampled_from(KEYS), held=st.sampled_from([0.5, 3, 70]))
    def hold(self, key: str, held: float) -> None:
        self.follow(self.unit.press(key, self.at, held))

    @rule(
        side=st.sampled_from(["left", "right"]),
        card=st.integers(1, 6),
        is_reversed=st.sampled_from([False] * 4 + [True]),
    )
    def insert(self, side: str, card: int, is_reversed: bool) -> None:
        self.follow(self.unit.insert(side, card, self.at, is_reversed))

    @rule(side=st.sampled_from(["left", "right"]))
    def remove(self, side: str) -> None:
        self.follow(self.unit.remove(side, self.at))

    @rule(seconds=st.sampled_from([-500, 0, 59, 60, 10_000]))
    def wait(self, seconds: float) -> None:
        self.at = max(self.at + seconds, 0)
        self.follow(self.unit.tick(self.at))

    @rule()
    def undo(self) -> None:
        standing = self.unit.journal.standing()
        before = None if standing is None else before_line(self.unit.journal, standing)
        self.follow(self.unit.undo(self.at))
        if before is not None:
            assert self.unit.accounts == before

    @precondition(lambda self: len(self.copies) < 5)
    @rule()
    def copy(self) -> None:
        other = self.unit.copy()
        self.copies.append((self.unit, text_of(self.unit)))
        self.unit = other

    @invariant()
    def money_is_kept(self) -> None:
        assert list(self.unit.accounts) == self.money
        assert all(0 <= balance <= FULLEST and balance % 10_000 == 0 for balance in self.money)

    @invariant()
    def display_is_short(self) -> None:
        assert sum(sign.isdigit() for sign in self.unit.display) <= 5
        assert (self.unit.display == "") == (not self.unit.is_awake)

    @invariant()
    def position_survives(self) -> None:
        text = text_of(self.unit)
        assert text_of(BankUnit.from_dict(json.loads(text))) == text

    @invariant()
    def copies_are_independent(self) -> None:
        for unit, text in self.copies:
            assert text_of(unit) == text


def before_line(journal: Journal, line: Booking) -> tuple[int, ...]:
    place = journal.lines.index(line)
    return journal.lines[place - 1].balances if place else journal.opening


def text_of(unit: BankUnit) -> str:
    return json.dumps(unit.to_dict())


TestAnyKeys = AnyKeys.TestCase
TestAnyKeys.settings = settings(max_examples=150, stateful_step_count=50, deadline=None)
