"""Very many random games, with everything counted at every step; run by `make soak`, compiled."""

from __future__ import annotations

import pytest

from rentier import editions
from rentier.bots import RandomBot
from rentier.core import begin, derive_seed

GAMES = 10_000

CASES = [(edition.name, seats) for edition in editions() for seats in range(edition.fewest, edition.most + 1)]


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "seats"), CASES)
def test_ten_thousand_random_games_end_with_everything_accounted_for(edition: str, seats: int) -> None:
    for number in range(GAMES):
        game = begin(edition, seats, derive_seed(bytes(32), "soak", number), events=False)
        bot = RandomBot(derive_seed(bytes(32), "bot", number))
        inventory = game.inventory()
        while not game.over:
            seat = game.awaiting[0]
            game.apply(seat, bot.choose(game, seat))
            assert game.inventory() == inventory
        assert game.winners
