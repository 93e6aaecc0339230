"""The careless level: it plays at random, but does not fidget while others wait."""

from __future__ import annotations

import pytest

from rentier import new
from rentier.bots import Bot, CarelessDeal, CarelessTrack, RandomBot, make_bot
from rentier.core import derive_seed
from rentier.track.bidding import Bidding
from rentier.track.turn import TURN

SEED = bytes(32)
GAMES = 4
SEATS = 4
MOST_DECISIONS = 5000


def done_by(player: Bot, edition: str) -> set[str]:
    """Play some games and return the verbs of everything that was done, and whether it was done at ease."""
    verbs: set[str] = set()
    for number in range(GAMES):
        game = new(edition, SEATS, derive_seed(SEED, "careless", number), events=False)
        for _ in range(MOST_DECISIONS):
            if game.over:
                break
            seat, waiting = game.awaiting[0], game.top()
            chosen = player.choose(game, seat)
            is_at_ease = waiting is TURN or isinstance(waiting, Bidding)
            verbs.add(f"{chosen.verb()} at ease" if is_at_ease else chosen.verb())
            game.apply(seat, chosen)
    return verbs


@pytest.mark.parametrize(
    ("edition", "kind", "fidgeting", "playing"),
    [
        ("deal", CarelessDeal, {"move", "swap"}, {"lay", "bank", "end", "say-no", "sly-deal"}),
        ("banking", CarelessTrack, {"mortgage at ease", "sell at ease"}, {"mortgage", "sell", "lift at ease"}),
    ],
)
def test_it_does_anything_but_what_leads_nowhere(
    edition: str, kind: type[Bot], fidgeting: set[str], playing: set[str]
) -> None:
    """Moving wilds, and raising money that it does not need, could go on for ever."""
    careless = make_bot("random", edition, SEED)
    assert isinstance(careless, kind)
    done = done_by(careless, edition)
    assert not done & fidgeting
    assert done >= playing
    assert done_by(RandomBot(SEED), edition) >= fidgeting | playing
