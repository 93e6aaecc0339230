"""Whole games with every option: nothing is lost, everything can be played again, and the money adds up."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

import rentier
from rentier.bots import RandomBot
from rentier.core import derive_seed
from rentier.games.knockout.physics import too_close
from rentier.games.knockout.state import Knockout
from rentier.testing.rules import rule

OPTIONS = [
    {"tremor": tremor, "second_chance": chance}
    for tremor in ("off", "light", "real")
    for chance in ("off", "free", "paid")
]
PAID_BY_THE_BANK = ("collected", "got-bonus", "doubled", "parking-refilled")


def game_of(seats: int, options: dict[str, str], seed: int) -> rentier.Game:
    return rentier.new("knockout", seats, seed, options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda it: "-".join(it.values()))
def test_a_game_is_played_again_to_the_letter(seats: int, options: dict[str, str]) -> None:
    game = game_of(seats, options, seats)
    bot = RandomBot(derive_seed(bytes(32), "bot", seats))
    while not game.over:
        seat = game.awaiting[-1]
        game.play(seat, str(bot.choose(game, seat)))
        assert isinstance(game, Knockout)
        assert too_close(game.places) is None
        assert rentier.load(json.loads(json.dumps(game.position()))).position() == game.position()
    again = rentier.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()


@rule("KO-2", "KO-26")
@pytest.mark.parametrize("seed", range(6))
def test_all_cash_comes_from_the_bank_and_is_with_players_or_on_free_parking(seed: int) -> None:
    game = game_of(4, {"tremor": "real", "second_chance": "paid"}, seed)
    bot = RandomBot(derive_seed(bytes(32), "bot", seed))
    paid = 500
    while not game.over:
        seat = game.awaiting[0]
        for event in game.play(seat, bot.choose(game, seat)):
            if event.kind in PAID_BY_THE_BANK:
                paid += cast(int, event.seen_by(None)["amount"])
        position = cast(dict[str, Any], game.position())
        assert sum(position["cash"]) + position["pot"] == paid
        assert all(amount % 50 == 0 and amount >= 0 for amount in [*position["cash"], position["pot"]])
    assert paid > 3000


def test_copies_share_nothing_that_changes() -> None:
    game = game_of(4, {"tremor": "off", "second_chance": "free"}, 3)
    bot = RandomBot(bytes(32))
    for _ in range(40):
        seat = game.awaiting[0]
        before = game.position()
        action = bot.choose(game, seat)
        other = game.copy()
        other.play(seat, action)
        assert game.position() == before
        game.play(seat, action)
        assert game.position() == other.position()
