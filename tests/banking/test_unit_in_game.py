"""The unit serves the game's own accounts: every payment, booked as a banker would, leaves the same balances."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import RandomBot
from rentier.core import derive_seed
from rentier.games.banking.state import Banking
from rentier.games.banking.unit import BankUnit
from rentier.games.banking.unit.banker import book_payment
from rentier.games.banking.unit.signals import Beeped
from rentier.testing.rules import rule
from rentier.track.events import Paid
from rentier.track.numbers import BANK


@rule("EB-80", "EB-82", "EB-86")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_payment_of_a_game_can_be_booked(seats: int) -> None:
    game = rentier.new("banking", seats, derive_seed(bytes(32), "unit", seats), {"round_limit": 40})
    assert isinstance(game, Banking)
    bot = RandomBot(derive_seed(bytes(32), "bot", seats))
    unit = BankUnit()
    events = list(game.events or [])
    booked = 0
    while True:
        for event in events:
            if isinstance(event, Paid):
                signals = book_payment(unit, event, float(booked))
                assert not [s for s in signals if isinstance(s, Beeped) and s.sound == "low"], event
                booked += 1
        assert unit.accounts[:seats] == tuple(player.cash for player in game.players)
        if game.over:
            break
        seat = game.awaiting[0]
        events = game.play(seat, bot.choose(game, seat))
    assert booked > 10


@rule("EB-80")
def test_a_payment_over_the_limit_takes_several_entries() -> None:
    unit = BankUnit(accounts=(50_000_000, 0, 0, 0, 0, 0))
    book_payment(unit, Paid(0, 1, 47_250_000, "deal"), 0.0)
    assert unit.accounts[:2] == (2_750_000, 47_250_000)
    assert len(unit.journal.lines) == 3


@rule("EB-86")
def test_the_salary_is_the_key_for_it() -> None:
    unit = BankUnit()
    book_payment(unit, Paid(BANK, 3, 2_000_000, "salary"), 0.0)
    assert unit.balance(4) == 17_000_000
