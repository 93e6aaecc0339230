"""Impossible positions of Millionaire are refused, and every possible one comes back as it was."""

from __future__ import annotations

from typing import Any

import pytest

import rentier
from playing import play, state
from rentier.bots import make_bot
from rentier.games.millionaire.data import BOARD
from rentier.testing.rules import rule

from .table import DEEDS, player, table

DEED_PRICES = {deed.code: deed.price for deed in BOARD.deeds}


def position(**more: object) -> dict[str, Any]:
    """Return a position of two players, with Fortune cards on the board, kept, used and put away."""
    game = table(
        player("300K", deeds="motor-drive castle-view", held="veto takeover"),
        player(deeds="bling-beach", held="exchange"),
        fortune="party-plaza=windfall style-square=chauffeur",
        buried="free-house",
    )
    return state(game) | more


def laid_on(place: str, code: str) -> list[str]:
    """Return the Fortune cards of that position with one more on the board."""
    cards = list(position()["fortune"])
    cards[DEEDS.index(place)] = code
    return cards


def owned(place: str, entry: list[object]) -> list[object]:
    """Return the deeds of that position with one of them changed."""
    entries = list(position()["deeds"])
    entries[DEEDS.index(place)] = entry
    return entries


def seated(**changes: object) -> list[object]:
    """Return the players of that position with the first one changed."""
    players = [dict(entry) for entry in position()["players"]]
    players[0].update(changes)
    return list(players)


WRONG: dict[str, dict[str, object]] = {
    "a token with two stars": {"stars": [1, 2]},
    "a token too few": {"stars": [1]},
    "a token too many": {"stars": [1, 3, 5]},
    "no Fortune cards on the board": {"fortune": []},
    "a Fortune card of the other piles": {"fortune": laid_on("paradise-island", "royalties")},
    "a Fortune card that is one too many": {"fortune": laid_on("paradise-island", "windfall")},
    "a Fortune card on an owned property": {
        "fortune": laid_on("motor-drive", "veto"),
        "held": [["takeover"], ["exchange"]],
    },
    "a kept card that is to be used now": {"held": [["veto", "takeover", "windfall"], ["exchange"]]},
    "a kept card twice": {"held": [["veto", "takeover"], ["exchange", "takeover"]]},
    "a kept card of nobody": {"held": [["veto", "takeover"], ["exchange"], []]},
    "a kept card that is none": {"held": [["veto", "takeover"], "exchange"]},
    "a used card that is missing": {"spent": position()["spent"][1:]},
    "a buried card of a seat that is not there": {"buried": [["free-house", 2]]},
    "a buried card that was used at once": {"buried": [["dividend", 0]]},
    "a buried card without its seat": {"buried": ["free-house"]},
    "interest that was paid before": {"deeds": owned("bling-beach", [1, 0, True, True])},
    "a claim": {"claims": [[1, 0, "bling-beach", 40_000, False]]},
    "an amount that is no whole thousand": {"players": seated(cash=300_500), "bank": 71_500},
    "a millionaire who would have won": {"players": seated(cash=1_000_000), "bank": -628_000},
    "a player who should have left jail": {"players": seated(place="jail", jail=3)},
    "a fourth turn in jail": {"players": seated(place="jail", jail=4)},
    "money that is missing": {"bank": 0},
    "an unknown field": {"trains": []},
}

STACKS: dict[str, dict[str, object]] = {
    "a choice at GO beyond 5 stars": {"kind": "upgrade", "seat": 1},
    "a card that chooses nobody": {"kind": "choose-player", "seat": 0, "card": "windfall"},
    "a card that leads nowhere": {"kind": "go-to", "seat": 0, "card": "lost-bet"},
    "a colour without a lot to buy": {"kind": "buy-also", "seat": 0, "group": "station"},
    "a card that does not wait for the purchase": {"kind": "fortune", "seat": 0, "card": "windfall"},
    "an answer of oneself": {
        "kind": "answer",
        "asked": [0],
        "seat": 0,
        "target": 0,
        "card": "damages",
        "give": "",
        "take": "50000",
        "cancelled": True,
    },
    "an answer to nothing": {
        "kind": "answer",
        "asked": [1],
        "seat": 0,
        "target": 1,
        "card": "dividend",
        "give": "",
        "take": "",
        "cancelled": False,
    },
    "an answer about a property that is not theirs": {
        "kind": "answer",
        "asked": [1],
        "seat": 0,
        "target": 1,
        "card": "takeover",
        "give": "",
        "take": "castle-view",
        "cancelled": False,
    },
    "an unknown question": {"kind": "dance", "seat": 0},
    "an auction of a building": {
        "kind": "building-auction",
        "hotel": False,
        "bidders": [0, 1],
        "leader": 0,
        "bid": 10_000,
        "deed": "motor-drive",
    },
}


@rule("MM-1", "MM-2", "MM-4")
def test_a_position_is_given_back_as_it_was() -> None:
    assert rentier.load(position()).position() == position()


@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    with pytest.raises(rentier.BadInput):
        rentier.load(position(**WRONG[what]))


@pytest.mark.parametrize("what", STACKS)
def test_what_cannot_be_pending_is_refused(what: str) -> None:
    with pytest.raises(rentier.BadInput):
        rentier.load(position(stars=[1, 5], stack=[{"kind": "turn"}, STACKS[what]]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_whole_games_loads_and_plays_on_the_same(seats: int) -> None:
    kinds = set()
    steps = 0
    for seed in range(6):
        game = rentier.new("millionaire", seats, seed)
        bot = make_bot("random", "millionaire", bytes([seed] * 32))
        while not game.over:
            seat = game.awaiting[0]
            action = bot.choose(game, seat)
            again = rentier.load(game.position())
            assert again.awaiting == game.awaiting
            assert [str(it) for it in again.actions(seat)] == [str(it) for it in game.actions(seat)]
            kinds.add(state(game)["stack"][-1]["kind"])
            play(game, f"{seat}: {action}")
            again.play(seat, str(action))
            assert again.position() == game.position()
            steps += 1
    assert steps > 200
    assert {"turn", "buy", "auction", "upgrade", "payment"} <= kinds


def refusal(given: dict[str, Any]) -> tuple[str, str]:
    """Return where a position is refused, and with which sentence; the sentence names both."""
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(given)
    path = str(caught.value.details.get("path", ""))
    assert path in str(caught.value)
    assert len(str(caught.value)) < 300
    return path, caught.value.key


def at_a_property(*pending: dict[str, object], at: str = "paradise-island") -> dict[str, Any]:
    """Return the position of a player who has rolled, and what is pending there."""
    seats = player("300K", at, deeds="motor-drive"), player("300K"), player("300K")
    rolled = state(table(*seats, may_roll=False))
    if FOUND in pending:
        rolled["spent"].remove(FOUND["card"])
    return rolled | {"stack": [{"kind": "turn"}, *pending]}


BUY: dict[str, object] = {"kind": "buy", "seat": 0, "deed": "paradise-island", "price": DEED_PRICES["paradise-island"]}
AUCTION: dict[str, object] = {
    "kind": "auction",
    "deed": "paradise-island",
    "bidders": [1, 2, 0],
    "leader": -1,
    "bid": 0,
    "lander": 0,
}
FOUND: dict[str, object] = {"kind": "fortune", "seat": 0, "card": "second-plot"}
ARRIVE: dict[str, object] = {"kind": "arrive", "seat": 0, "times": 1, "each": 0}
UPGRADE: dict[str, object] = {"kind": "upgrade", "seat": 0}
OWED: dict[str, object] = {"kind": "payment", "payer": 0, "payee": 1, "amount": 400_000, "why": "rent"}
FLAGS: dict[str, object] = {"debt": True, "asked": False, "told": True}

PENDING: dict[str, tuple[list[dict[str, object]], str, str]] = {
    "a purchase at a price that is none": ([BUY | {"price": 1_000}], "stack[1].price", "field-exactly"),
    "a purchase from afar": ([BUY | {"deed": "bling-beach"}], "stack[1].deed", "track-position-elsewhere"),
    "a bid that is not covered": ([AUCTION | {"leader": 1, "bid": 400_000}], "stack[1].bid", "track-position-bid"),
    "an auction left by another": ([AUCTION | {"lander": 1}], "stack[1].lander", "field-seat"),
    "an auction with somebody barred": (
        [AUCTION | {"bidders": [1, 0], "barred": [2]}],
        "stack[1].barred",
        "field-length",
    ),
    "a choice at GO without a move": ([UPGRADE], "stack[1].kind", "track-position-lies-on"),
    "a move that nothing holds up": ([ARRIVE | {"times": 2}], "stack[1].times", "field-exactly"),
    "a card that waits below nothing": ([FOUND, OWED | FLAGS], "stack[2].kind", "track-position-lies-on"),
    "a building of the last ones": ([{"kind": "want"}], "stack[1].kind", "track-position-kind"),
    "a payment by choice": (
        [OWED | FLAGS | {"debt": False, "told": False}],
        "stack[1].debt",
        "track-position-by-choice",
    ),
}


@pytest.mark.parametrize("what", PENDING)
def test_a_decision_that_cannot_be_pending_is_refused_with_its_place(what: str) -> None:
    pending, path, key = PENDING[what]
    assert refusal(at_a_property(*pending)) == (path, key)


def test_a_card_that_waits_for_a_sale_waits_on_a_property() -> None:
    assert refusal(at_a_property(FOUND, BUY, at="go")) == ("stack[1].seat", "millionaire-position-off")


@pytest.mark.parametrize("pending", [[BUY], [AUCTION], [ARRIVE, UPGRADE], [OWED | FLAGS]])
def test_a_decision_that_can_be_pending_loads(pending: list[dict[str, object]]) -> None:
    rentier.load(at_a_property(*pending))


@pytest.mark.parametrize(
    ("wrong", "path", "key"),
    [
        ({"winners": [1]}, "ending", "track-position-ending"),
        ({"winners": [0, 1]}, "ending", "track-position-ending"),
        ({"ending": "last"}, "ending", "track-position-ending"),
        ({"ending": "rounds"}, "ending", "field-choice"),
    ],
)
def test_an_end_is_one_that_the_rules_come_to(wrong: dict[str, object], path: str, key: str) -> None:
    game = table(player("980K", "go"), player(), may_roll=False, stack=[ARRIVE, UPGRADE])
    play(game, "0: collect")
    assert rentier.load(state(game)).winners == (0,)
    assert refusal(state(game) | wrong) == (path, key)
