"""Very many random games, with everything counted at every step; run by `make soak`, compiled."""

from __future__ import annotations

import pytest

from rentier import editions
from rentier.bots import RandomBot
from rentier.core import Edition, begin, derive_seed
from rentier.testing import check_mutants

GAMES = 10_000

MUTANTS = 100_000
"""For each edition, in chunks that several processes can share; each chunk has games of every number of seats."""
CHUNKS = 50
EACH = 500
"""How many of them come from the same game."""

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


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.name)
def test_a_hundred_thousand_spoilt_positions_are_refused_or_played_on(edition: Edition, chunk: int) -> None:
    games = MUTANTS // CHUNKS // EACH
    for number in range(chunk * games, (chunk + 1) * games):
        seats = edition.fewest + number % (edition.most - edition.fewest + 1)
        check_mutants(edition.name, seats, 10_000 + number, EACH)
