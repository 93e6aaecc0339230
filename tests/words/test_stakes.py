"""What follows from an action, in sentences of both languages."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import make_bot
from rentier.core.stakes import Stake
from rentier.text import LANGUAGES, Phrasebook, Teller

from .telling import NAMES, is_sentence

STEPS = {"banking": 400, "crooked": 400, "deal": 250, "knockout": 60, "millionaire": 400}
MOST_ASKED = 8
RARE = {
    "banking": [
        Stake("track-stake-rent", {"space": "water", "was": 0, "will": 40_000, "dice": True}),
        Stake("track-stake-rent", {"space": "park", "was": 350_000, "will": 0, "dice": False}),
        Stake("track-stake-rents", {"group": "dark-blue", "was": 0, "will": 850_000}),
        Stake("track-stake-contested", {"targets": [1]}),
        Stake("track-stake-contested", {"targets": [1, 2]}),
        Stake("track-stake-short", {"target": 1, "amount": 0}),
        Stake("track-stake-debt", {"amount": 1_500_000, "debt": 200_000}),
        Stake("track-stake-gift", {"target": 1}),
        Stake("track-stake-out", {"creditor": -1}),
        Stake("track-stake-out", {"creditor": 2}),
        Stake("track-stake-place", {"rank": 3, "count": 4}),
        Stake("track-stake-you-win", {}),
        Stake("track-stake-they-win", {"winners": [1, 2]}),
        Stake("track-stake-lose-group", {"group": "station"}),
        Stake("banking-stake-fine-turn", {}),
    ],
    "crooked": [
        Stake("crooked-stake-change-lost", {"amount": 10, "payee": 1}),
        Stake("crooked-stake-fakes", {"values": [500], "count": 1}),
        Stake("crooked-stake-fakes", {"values": [500, 500, 20], "count": 3}),
        Stake("crooked-stake-last-street", {"amount": 1910}),
        Stake("crooked-stake-discard", {"card": "c9"}),
    ],
    "deal": [
        Stake("deal-stake-they-win", {"winners": [1, 2], "sure": True}),
        Stake("deal-stake-they-win", {"winners": [1], "sure": False}),
        Stake("deal-stake-you-win", {"sure": False}),
        Stake("deal-stake-buildings-fall", {"cards": ["house", "hotel"], "where": "bank"}),
        Stake("deal-stake-buildings-fall", {"cards": ["house"], "where": "centre"}),
        Stake("deal-stake-averts", {"winners": [2]}),
        Stake("deal-stake-no-wasted", {}),
        Stake("deal-stake-penniless", {"targets": [1, 2]}),
        Stake("deal-stake-comes-to-nothing", {"card": "sly-deal", "target": 2}),
        Stake("deal-stake-bank-short", {"amount": 0}),
    ],
    "knockout": [
        Stake("knockout-stake-taken", {"space": "park", "seats": [1]}),
        Stake("knockout-stake-taken", {"space": "park", "seats": [1, 3]}),
        Stake("knockout-stake-once", {"space": "park"}),
        Stake("knockout-stake-off", {}),
        Stake("knockout-stake-later", {"space": "chance", "kind": "chance"}),
        Stake("knockout-stake-later", {"space": "railroad-a", "kind": "railroad"}),
        Stake("knockout-stake-costs", {"space": "luxury-tax", "amount": 100}),
        Stake("knockout-stake-no-gain", {"space": "free-parking"}),
        Stake("knockout-stake-jail", {"space": "go-to-jail", "amount": 100}),
        Stake("knockout-stake-bare-house", {"space": "house-a"}),
        Stake("knockout-stake-short", {}),
        Stake("knockout-stake-weak", {}),
        Stake("knockout-stake-nothing", {}),
        Stake("knockout-stake-cash", {"was": 300, "will": 200}),
        Stake("knockout-stake-better", {"space": "park", "amount": 500}),
        Stake("knockout-stake-you-win", {}),
        Stake("knockout-stake-they-win", {"winners": [1]}),
        Stake("knockout-stake-they-win", {"winners": [1, 3]}),
    ],
    "millionaire": [
        Stake("millionaire-stake-upgrade", {"price": 50_000, "amount": 200_000, "stars": 3}),
        Stake("millionaire-stake-for-sale", {"space": "bling-beach", "price": 115_000}),
        Stake("millionaire-stake-rent-due", {"amount": 15_000, "owner": 1}),
        Stake("millionaire-stake-held", {"space": "bling-beach", "amount": 1_000}),
        Stake("millionaire-stake-cancelled", {"card": "takeover"}),
        Stake("track-stake-lose-deed", {"space": "bling-beach"}),
        Stake("track-stake-get-deed", {"space": "bling-beach"}),
    ],
}
"""What hardly ever occurs in so short a game."""


def found_in(edition: str) -> list[tuple[int, Stake]]:
    """List the stakes of what bots could do in a game, each with the seat that is told."""
    game = rentier.new(edition, 4, 3)
    bots = [make_bot("steady", edition, seed) for seed in range(4)]
    found: list[tuple[int, Stake]] = []
    for _ in range(STEPS[edition]):
        if game.over:
            break
        for seat in game.awaiting:
            for action in game.actions(seat)[:MOST_ASKED]:
                found.extend((seat, stake) for stake in game.stakes(seat, action))
        seat = game.awaiting[0]
        game.play(seat, bots[seat].choose(game, seat))
    return found


@pytest.mark.parametrize("edition", STEPS)
def test_every_stake_is_a_sentence(edition: str) -> None:
    stakes = [*found_in(edition), *((0, stake) for stake in RARE[edition])]
    for language in LANGUAGES:
        book = Phrasebook.load(language)
        tellers = [Teller(book, edition, NAMES, seat) for seat in range(4)]
        sentences = {tellers[seat].stake(stake) for seat, stake in stakes}
        assert [told for told in sentences if not is_sentence(told)] == []
        # Sentences of another edition of the family are told there.
        own = {key for key in book if key.startswith(f"{edition}-stake-")}
        assert own - {stake.key for _, stake in stakes} == set(), "no example is told"
