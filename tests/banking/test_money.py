"""Money is conserved to the last unit: bank and players together have the same after every event."""

from collections.abc import Mapping

import pytest

import rentier
from rentier.bots import RandomBot
from rentier.core import begin, derive_seed
from rentier.core.dice import Dice
from rentier.games.banking.data import STANDARD
from rentier.testing.rules import rule
from rentier.track.state import TrackGame
from track.table import BANK

GAMES = 30
MANY = 10_000
LONGEST = 800
"""How many decisions of a game are watched in the normal suite."""

OPTIONS: list[Mapping[str, object]] = [
    {},
    {"rent": "automatic", "deck": "here-and-now", "jail_fine": "roll_now"},
    {"game": "quick", "mortgage_interest": "standard"},
    {"offers_a_turn": 2, "jail_fine": "any_time", "jail_double": "again", "round_limit": 60},
]


class Ledger:
    """A ledger that follows the accounts only by the payments in the events."""

    def __init__(self, seats: int) -> None:
        self.accounts = {BANK: 0} | dict.fromkeys(range(seats), STANDARD.start)
        self.total = sum(self.accounts.values())

    def hear(self, events: list[rentier.Event]) -> None:
        """Book what moved; after every event the total must be the same, and no player may be below zero."""
        for event in events:
            if event.kind == "paid":
                seen = event.seen_by(None)
                payer, payee, amount = seen["payer"], seen["payee"], seen["amount"]
                assert isinstance(payer, int)
                assert isinstance(payee, int)
                assert isinstance(amount, int)
                assert amount > 0
                assert amount % STANDARD.unit == 0
                self.accounts[payer] -= amount
                self.accounts[payee] += amount
                assert payer == BANK or self.accounts[payer] >= 0
            assert sum(self.accounts.values()) == self.total

    def check(self, game: rentier.Game) -> None:
        """Compare with the accounts of the game."""
        assert isinstance(game, TrackGame)
        assert game.bank == self.accounts[BANK]
        for player in game.players:
            assert player.cash == self.accounts[player.seat]


class Trader:
    """A player that acts at random, and makes offers of every kind besides those of the menu."""

    def __init__(self, seed: bytes) -> None:
        self.bot = RandomBot(derive_seed(seed, "bot", 0))
        self.dice = Dice(derive_seed(seed, "trader", 0))

    def choose(self, game: rentier.Game, seat: int) -> object:
        """Choose an action; now and then an offer that may well be refused."""
        for form in game.forms(seat):
            if form.word == "offer" and self.dice.below(4) == 0:
                return self.offer(game, seat)
        return self.bot.choose(game, seat)

    def offer(self, game: rentier.Game, seat: int) -> str:
        """Make up an offer of a few things of either side."""
        assert isinstance(game, TrackGame)
        others = game.others_in(seat)
        target = others[self.dice.below(len(others))]
        give, take = self._some(game, seat), self._some(game, target)
        amount = f"{10 * self.dice.below(1 + min(game.means(seat), game.means(target)) // 10_000)}K"
        if self.dice.below(2):
            give.append(amount)
        else:
            take.append(amount)
        words = ["offer", str(target), ",".join(give) or "-", ",".join(take) or "-"]
        owed = game.owed_between(seat, target)
        lifted = [code for code in take if code in game.board.by_code and self._is_mortgaged(game, code)]
        if owed or lifted:
            words.append(str(owed // 20_000 * 10_000 if self.dice.below(2) else owed))
        if lifted and self.dice.below(2):
            words.append(",".join(lifted))
        return " ".join(words)

    def _some(self, game: TrackGame, seat: int) -> list[str]:
        things = [deed.code for deed in game.deeds_of(seat)]
        things += [card.code for card in game.players[seat].kept]
        self.dice.shuffle(things)
        return things[: self.dice.below(3)]

    def _is_mortgaged(self, game: TrackGame, code: str) -> bool:
        return game.is_mortgaged[game.board.find_deed(code).index]


def play_through(number: int, longest: int) -> dict[str, int]:
    """Play a game with the money watched, and count the events."""
    seed = derive_seed(bytes(32), "money", number)
    seats = 2 + number % 5
    game = begin("banking", seats, seed, OPTIONS[number % len(OPTIONS)])
    trader = Trader(seed)
    ledger = Ledger(seats)
    counted: dict[str, int] = {}
    decisions = 0
    assert game.events is not None
    ledger.hear(game.events)
    while not game.over and decisions < longest:
        ledger.check(game)
        seat = game.awaiting[0]
        choice = trader.choose(game, seat)
        try:
            events = game.play(seat, choice)
        except rentier.IllegalAction:
            events = game.play(seat, trader.bot.choose(game, seat))
        ledger.hear(events)
        for event in events:
            counted[event.kind] = counted.get(event.kind, 0) + 1
        decisions += 1
    ledger.check(game)
    return counted


@rule("EB-3", "EB-50", "EB-70")
def test_money_is_conserved_after_every_event_of_random_games_with_trades() -> None:
    total: dict[str, int] = {}
    for number in range(GAMES):
        for kind, count in play_through(number, LONGEST).items():
            total[kind] = total.get(kind, 0) + count
    # Everything that moves money occurred.
    for kind in ("deal-done", "deal-declined", "went-bankrupt", "owed", "built", "sold", "mortgaged", "lifted"):
        assert total.get(kind, 0) >= GAMES // 2, kind


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_money_is_conserved_in_ten_thousand_games(part: int) -> None:
    for number in range(part * MANY // 10, (part + 1) * MANY // 10):
        play_through(number, 100_000)
