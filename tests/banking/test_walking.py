"""The engine's walk against the Markov chain: players who only walk land on each space as often as computed."""

from __future__ import annotations

import rentier
from rentier.bots import Bot
from rentier.core import AnyAction, Game, derive_seed
from rentier.games.banking.state import Banking
from rentier.testing.rules import rule
from rentier.track.cards import PAY_CARD
from rentier.track.deeds import LEAVE
from rentier.track.numbers import FREE
from rentier.track.turn import END, ROLL

from .markov import SPACES, landing_frequencies

GAMES = 12
LANDINGS_A_GAME = 2500


class Walker(Bot):
    """A bot that rolls and ends, buys nothing, and pays what a card asks for."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        kind = game.top().kind
        if kind == "turn":
            assert isinstance(game, Banking)
            return ROLL if game.may_roll else END
        if kind == "buy":
            return LEAVE
        if kind == "pay-or-draw":
            return PAY_CARD
        return game.actions(seat)[0]


def walk(number: int) -> list[int]:
    """Count where the rolls of both players come to rest; a roll that fails in jail moves nobody."""
    game = rentier.new("banking", 2, derive_seed(bytes(32), "walk", number), events=False)
    assert isinstance(game, Banking)
    bot = Walker(bytes(32))
    counts = [0] * SPACES
    landings = 0
    rolled = -1
    was_jailed = False
    while landings < LANDINGS_A_GAME:
        seat = game.awaiting[0]
        if rolled >= 0 and game.top().kind == "turn":
            player = game.players[rolled]
            if not (was_jailed and player.jail != FREE):
                counts[player.place] += 1
                landings += 1
            rolled = -1
        action = bot.choose(game, seat)
        if action is ROLL:
            rolled, was_jailed = seat, game.players[seat].jail != FREE
        game.apply(seat, action)
        assert not game.over
    return counts


@rule("EB-10", "EB-11", "EB-14", "EB-75", "EB-77")
def test_landings_agree_with_the_chain() -> None:
    counts = [0] * SPACES
    for number in range(GAMES):
        counts = [a + b for a, b in zip(counts, walk(number), strict=True)]
    total = sum(counts)
    shares = landing_frequencies()
    expected = [share * total for share in shares]
    chi_square = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True) if e)
    assert all(e > 0 or n == 0 for n, e in zip(counts, expected, strict=True))
    # 38 degrees of freedom: mean 38, standard deviation 8.7; the seeds are fixed.
    assert chi_square < 75, chi_square
    assert 0.058 < counts[10] / total < 0.068
