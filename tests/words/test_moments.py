"""What people remember of a game, in sentences of both languages."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import make_bot
from rentier.core.moments import Moment
from rentier.text import LANGUAGES, Phrasebook, Teller

from .telling import NAMES, is_sentence

STEPS = {"banking": 500, "crooked": 400, "deal": 250, "knockout": 60, "millionaire": 300}
RARE = {
    "banking": [
        Moment("track-moment-raised", 0, {"seat": 0}, 0),
        Moment("track-moment-deal", 0, {"seat": 0, "target": 1, "give": "-", "take": "park", "amount": 0}, 1),
        Moment("track-moment-deal", 0, {"seat": 0, "target": 1, "give": "park", "take": "-", "amount": 1_000}, 1),
        Moment("track-moment-bankrupt", 0, {"seat": 0, "creditor": -1}, 1),
        Moment("track-moment-card", 0, {"seat": 0, "card": "doctor", "amount": 500_000, "gain": False}, 1),
    ],
    "crooked": [
        Moment("crooked-moment-catch", 0, {"seat": 0, "target": 1, "amount": 500}, 1),
        Moment("crooked-moment-refused", 0, {"seat": 0, "target": 1, "amount": 350}, 1),
        Moment("track-moment-taken", 0, {"seat": 0, "target": 1, "give": "park", "take": "baltic", "amount": 0}, 1),
    ],
    "deal": [
        *(Moment("game-moment-won", 0, {"seat": 0, "rounds": rounds}, 0) for rounds in (0, 2)),
        Moment("deal-moment-stole-set", 0, {"seat": 0, "target": 1, "colour": "green", "buildings": 2}, 1),
        Moment("deal-moment-set", 0, {"seat": 0, "colour": "green", "count": 3}, 1),
        Moment("deal-moment-refused", 0, {"seat": 0, "target": 1, "card": "deal-breaker"}, 1),
    ],
    "knockout": [
        Moment(
            "knockout-moment-slide",
            0,
            {"seat": 0, "targets": hit, "space": "park", "end": end, "amount": amount, "price": price},
            1,
        )
        for hit in ([], [1], [1, 2])
        for end in ("space", "off")
        for amount, price in ((500, 0), (500, 200), (0, 200))
    ]
    + [
        Moment("knockout-moment-collected", 0, {"seats": [0, 2], "space": "park", "amount": 500}, 0),
        Moment("knockout-moment-parking", 0, {"seats": [0], "count": 2, "amount": 500}, 1),
        Moment("knockout-moment-tax", 0, {"seats": [0, 2], "count": 2, "amount": 200}, 1),
        Moment("knockout-moment-bonus", 0, {"seats": [0], "group": "green", "amount": 1_800}, 1),
        Moment("knockout-moment-doubled", 0, {"seats": [0], "space": "park", "amount": 500}, 1),
    ],
    "millionaire": [
        Moment("millionaire-moment-level", 0, {"seat": 0, "stars": 3}, 0),
        Moment("millionaire-moment-payday", 0, {"seat": 0, "amount": 250_000}, 250_000),
        Moment("millionaire-moment-cancelled", 0, {"seat": 0, "target": 1, "card": "takeover"}, 1),
        Moment("track-moment-taken", 0, {"seat": 0, "target": 1, "give": "-", "take": "bling-beach", "amount": 0}, 1),
    ],
}
"""What may not occur in so short a game."""


def found_in(edition: str) -> list[Moment]:
    """List the moments of a game of bots; what something brought later is told with it."""
    game = rentier.new(edition, 4, 3)
    bots = [make_bot("random" if edition == "knockout" else "steady", edition, seed) for seed in range(4)]
    found: list[Moment] = []
    for _ in range(STEPS[edition]):
        if game.over:
            break
        seat = game.awaiting[0]
        action = bots[seat].choose(game, seat)
        before = game.copy()
        found.extend(game.moments(before, game.play(seat, action)))
    return [
        Moment(it.key, it.seat, {**it.details, "amount": 1_500} if it.brings else it.details, it.size) for it in found
    ]


@pytest.mark.parametrize("edition", STEPS)
def test_every_moment_is_a_sentence(edition: str) -> None:
    moments = [*found_in(edition), *RARE[edition]]
    for language in LANGUAGES:
        book = Phrasebook.load(language)
        for reader in (None, 0, 1):
            teller = Teller(book, edition, NAMES, reader)
            sentences = {teller.moment(moment) for moment in moments}
            assert [told for told in sentences if not is_sentence(told)] == []
        own = {key for key in book if key.startswith(f"{edition}-moment-")} - {"knockout-moment-worth"}
        assert own - {moment.key for moment in moments} == set(), "no example is told"


@pytest.mark.parametrize("edition", ["banking", "crooked", "millionaire"])
def test_purchases_salaries_and_buildings_explain_but_are_not_remembered(edition: str) -> None:
    small = {moment.key: moment.size for moment in found_in(edition) if moment.key.startswith("track-moment-")}
    small = {key: size for key, size in small.items() if key.endswith(("-got", "-salary", "-built", "-raised"))}
    assert {"track-moment-got", "track-moment-salary"} <= set(small)
    assert set(small.values()) == {0}


def test_a_slide_that_cost_the_reader_something_says_so_in_plain_french() -> None:
    details = {"seat": 1, "targets": [0], "space": "park", "end": "space", "amount": 500, "price": 200}
    told = Teller(Phrasebook.load("fr"), "knockout", NAMES, 0).moment(Moment("knockout-moment-slide", 1, details, 1))
    assert told.endswith("elle vaut 500 et vous coûte 200.")
