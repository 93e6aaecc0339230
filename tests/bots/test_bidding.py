"""How bots bid on the boards: in a few steps, as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from rentier import new
from rentier.bots import bot_names, make_bot
from rentier.bots.track.bidding import next_bid
from rentier.core import derive_seed
from rentier.core.actions import AnyAction
from rentier.core.decisions import AnyDecision
from rentier.track.auction import Auction, PlaceBid
from rentier.track.bidding import Bidding
from rentier.track.shortage import BuildingAuction
from rentier.track.state import TrackGame

SEED = bytes(32)
GAMES = 4
SEATS = 4
MOST_DECISIONS = 5000
MOST_BIDS = 3
MOST_RAISES = 5
"""How often a bot raises when somebody else raises by the least, again and again."""

BOARDS = ("banking", "millionaire", "crooked")
RULES_OF_THUMB = [
    (edition, name) for edition in BOARDS for name in bot_names(edition) if name not in ("random", "sharp")
]


def begin(edition: str, name: str, number: int) -> TrackGame:
    game = new(edition, SEATS, derive_seed(SEED, f"bidding {name}", number), events=False)
    assert isinstance(game, TrackGame)
    return game


def key_of(bidding: Bidding) -> str:
    """Return what is sold."""
    assert isinstance(bidding, (Auction, BuildingAuction))
    return f"{type(bidding).__name__} {bidding.deed.code}"


def play(game: TrackGame, name: str, decide: Callable[[int, AnyDecision, AnyAction], AnyAction]) -> None:
    """Let bots of one kind play; what they choose is looked at, and perhaps replaced, before it is done."""
    bots = [make_bot(name, game.edition.name, derive_seed(SEED, "bot", seat)) for seat in range(SEATS)]
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        seat, waiting = game.awaiting[0], game.top()
        game.apply(seat, decide(seat, waiting, bots[seat].choose(game, seat)))


@pytest.mark.parametrize(("edition", "name"), RULES_OF_THUMB)
def test_an_auction_among_bots_ends_after_a_few_bids(edition: str, name: str) -> None:
    auctions = 0
    bids: Counter[tuple[str, int]] = Counter()

    def count(seat: int, waiting: AnyDecision, chosen: AnyAction) -> AnyAction:
        nonlocal auctions
        if not isinstance(waiting, Bidding):
            auctions += bool(bids)
            bids.clear()
        elif chosen.verb().startswith("bid"):
            bids[key_of(waiting), seat] += 1
            assert bids[key_of(waiting), seat] <= MOST_BIDS
        return chosen

    for number in range(GAMES):
        bids.clear()
        play(begin(edition, name, number), name, count)
    assert auctions


@pytest.mark.parametrize(("edition", "name"), RULES_OF_THUMB)
def test_a_bot_is_soon_done_with_somebody_who_raises_by_the_least(edition: str, name: str) -> None:
    raised = 0
    bids: Counter[tuple[str, int]] = Counter()

    def raise_by_the_least(game: TrackGame, seat: int, waiting: AnyDecision, chosen: AnyAction) -> AnyAction:
        nonlocal raised
        if not isinstance(waiting, Auction):
            bids.clear()
        elif seat == 0 and waiting.lowest(game) <= game.means(0):
            return PlaceBid(waiting.lowest(game))
        elif isinstance(chosen, PlaceBid):
            bids[key_of(waiting), seat] += 1
            raised = max(raised, bids[key_of(waiting), seat])
            assert raised <= MOST_RAISES
        return chosen

    for number in range(GAMES):
        bids.clear()
        game = begin(edition, name, number)
        play(game, name, partial(raise_by_the_least, game))
    assert raised


@pytest.mark.parametrize(
    ("bid", "limit", "rival", "expected"),
    [
        (0, 200, 150, 50),  # Nobody has bid: half of the price.
        (0, 200, 40, 40),  # Or what should be too much for the rival.
        (0, 200, 0, 25),  # Nobody else wants it: a quarter of the price.
        (0, 20, 60, 20),  # But never more than it is worth.
        (50, 200, 150, 150),  # What should be too much for the rival.
        (50, 100, 150, 100),
        (60, 100, 60, 85),  # The rival bids more than was expected: a quarter of the price.
        (60, 300, 60, 180),  # Or half of what is left, if that is more.
        (90, 100, 60, 100),
    ],
)
def test_a_bid_goes_most_of_the_way_at_once(bid: int, limit: int, rival: int, expected: int) -> None:
    assert next_bid(bid, 100, limit, rival) == expected
