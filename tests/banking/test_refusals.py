"""Every refusal of Banking: its key, the rule that it names, and that nothing changes."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import rentier
from playing import play, refused
from rentier.games.banking.refusals import RULES
from rentier.testing.rules import rule

from .table import player, table

SOURCES = Path(__file__).parents[2] / "src" / "rentier"
REFUSING = [
    "track/refusals.py",
    "track/offering.py",
    "track/building.py",
    "games/banking/closing.py",
    "games/banking/trading.py",
]
# What the track can refuse for reasons that Banking does not have: a bidder who is short may raise money.
NEVER = {"track-bid-short", "track-bid-barred", "track-deal-in-kind"}


class Case(NamedTuple):
    """A refused action: with which key and rule, by whom, where, and after which steps."""

    key: str
    rule: str
    seat: int
    text: str
    place: str = "rolling"
    steps: tuple[str, ...] = ()


US = player(
    "3M", "parking", "dark-blue:1 brown light-blue:5 states virginia* electric* reading-rr", kept="chance-out-of-jail"
)
THEM = player("1.7M", deeds="green:1 st-charles water* bo-rr")
GONE = player("0K", out=True)

PLACES: dict[str, dict[str, Any]] = {
    # Before the first roll of the first player.
    "rolling": {"dice": "1-2"},
    "rolled": {"may_roll": False},
    "theirs": {"turn": 1, "may_roll": False},
    "jailed": {},
    "broke in jail": {},
    "taxed": {"dice": "1-3", "options": {"offers_a_turn": None}},
    "rented": {"may_roll": False, "claims": ["1: bo-rr 0 9M"]},
    "timed": {"dice": "1-2", "options": {"time_limit": 60}},
    "stingy": {"options": {"offers_a_turn": 0}},
}

AUCTION = ("0: roll", "0: leave")
OFFERED = ("0: offer 1 electric,reading-rr st-charles",)
DECLINED = (*OFFERED, "1: decline")
RENTED = ("1: claim bo-rr 0",)
SHORT = ("0: build park",)
LED = "0: bid-building 2M park"

CASES = [
    Case("track-out", "EB-70", 2, "roll"),
    Case("track-out", "EB-70", 2, "offer 0 - reading-rr"),
    Case("not-asked", "EB-10", 1, "roll"),
    Case("not-asked", "EB-12", 1, "buy", steps=("0: roll",)),
    Case("not-asked", "EB-50", 0, "decline", steps=OFFERED),
    Case("track-no-claim", "EB-30", 1, "claim bo-rr 0"),
    Case("track-not-now", "EB-10", 0, "buy"),
    Case("track-not-now", "EB-10", 0, "pass"),
    Case("track-not-now", "EB-12", 0, "roll", steps=("0: roll",)),
    Case("track-not-now", "EB-12", 0, "lift electric", steps=("0: roll",)),
    Case("track-not-your-turn", "EB-10", 1, "roll", "rented"),
    Case("track-pay-hopeless", "EB-70", 0, "roll", "hopeless", ("0: roll",)),
    Case("track-pay-first", "EB-70", 0, "end", "rented", RENTED),
    Case("track-not-bankrupt", "EB-70", 0, "bankrupt", "rented", RENTED),
    Case("track-no-debt", "EB-70", 0, "bankrupt"),
    Case("track-resign-not-now", "EB-94", 1, "resign", steps=AUCTION),
    Case("track-resign-not-now", "EB-94", 1, "resign", steps=OFFERED),
    Case("track-build-no-street", "EB-40", 0, "build reading-rr"),
    Case("track-build-not-whole", "EB-40", 0, "build states"),
    Case("track-build-mortgaged", "EB-41", 0, "build baltic", steps=("0: mortgage mediterranean",)),
    Case("track-build-full", "EB-42", 0, "build oriental"),
    Case("track-build-uneven", "EB-41", 0, "build baltic", steps=("0: build baltic",)),
    Case("track-build-none-left", "EB-43", 0, "build park", "short", ("1: sell green 3 4 4", "0: build boardwalk")),
    Case("track-build-money", "EB-40", 1, "build pacific"),
    Case("track-not-between-turns", "EB-19", 0, "build baltic", "theirs"),
    Case("track-not-between-turns", "EB-19", 0, "sell dark-blue 0 0", "theirs"),
    Case("track-not-between-turns", "EB-19", 0, "mortgage reading-rr", "theirs"),
    Case("track-sell-nothing", "EB-44", 0, "sell brown 0 0"),
    Case("track-sell-uneven", "EB-44", 0, "sell light-blue 5 5 3"),
    Case("track-sell-no-apartments", "EB-45", 0, "sell light-blue 4 5 5", "short"),
    Case("track-not-owned", "EB-60", 0, "mortgage bo-rr"),
    Case("track-not-owned", "EB-60", 0, "lift water"),
    Case("track-not-mortgaged", "EB-61", 0, "lift reading-rr"),
    Case("track-lift-money", "EB-61", 0, "lift electric", "broke in jail"),
    Case("track-already-mortgaged", "EB-60", 0, "mortgage electric"),
    Case("track-mortgage-buildings", "EB-60", 0, "mortgage park"),
    Case("track-buy-money", "EB-12", 0, "buy", "broke", ("0: roll",)),
    Case("track-no-auction", "EB-20", 0, "bid 10K"),
    Case("track-no-auction", "EB-43", 0, "bid-building 1M park"),
    Case("track-bid-leading", "EB-21", 1, "bid 1M", steps=(*AUCTION, "1: bid 10K")),
    Case("track-bid-not-in", "EB-21", 0, "bid 1M", "three", steps=("0: roll", "0: leave", "0: pass")),
    Case("track-bid-unit", "EB-21", 0, "bid 15K", steps=AUCTION),
    Case("track-bid-money", "EB-21", 0, "bid 3010K", steps=AUCTION),
    Case("track-bid-low", "EB-21", 0, "bid 20K", steps=(*AUCTION, "1: bid 20K")),
    Case("track-bid-low", "EB-21", 0, "bid 0K", steps=AUCTION),
    Case("track-bid-site", "EB-43", 1, "bid-building 2.5M park", "shared", (*SHORT, "1: want")),
    Case("track-bid-leading", "EB-43", 0, "bid-building 2.5M park", "shared", (*SHORT, "1: want", LED)),
    Case("track-bid-not-in", "EB-43", 0, "bid-building 2.5M park", "shared", (*SHORT, "1: want", "0: pass")),
    Case("track-bid-low", "EB-43", 1, "bid-building 1.99M pacific", "shared", (*SHORT, "1: want")),
    Case("track-bid-money", "EB-43", 1, "bid-building 5.01M pacific", "shared", (*SHORT, "1: want")),
    Case("track-bid-unit", "EB-43", 1, "bid-building 2.505M pacific", "shared", (*SHORT, "1: want")),
    Case("track-raise-elsewhere", "EB-43", 0, "mortgage park", "shared", (*SHORT, "1: want", LED)),
    Case("track-roll-first", "EB-19", 0, "end"),
    Case("track-no-roll", "EB-11", 0, "roll", "rolled"),
    Case("track-no-roll", "EB-11", 0, "use-card", "rolled"),
    Case("track-not-in-jail", "EB-76", 0, "pay-fine"),
    Case("track-not-in-jail", "EB-76", 0, "use-card"),
    Case("track-no-jail-card", "EB-76", 0, "use-card", "jailed"),
    Case("track-fine-money", "EB-76", 0, "pay-fine", "broke in jail"),
    Case("track-deal-not-now", "EB-50", 0, "offer 1 electric 10K", steps=AUCTION),
    Case("track-deal-whom", "EB-50", 0, "offer 0 electric 10K"),
    Case("track-deal-whom", "EB-50", 0, "offer 2 electric -"),
    Case("track-deal-not-owned", "EB-50", 0, "offer 1 bo-rr 10K"),
    Case("track-deal-money-alone", "EB-50", 0, "offer 1 1M -"),
    Case("track-deal-money-twice", "EB-50", 0, "offer 1 electric,1M 1M"),
    Case("track-deal-unit", "EB-50", 0, "offer 1 electric 15K"),
    Case("track-deal-buildings", "EB-51", 0, "offer 1 park 1M"),
    Case("track-deal-buildings", "EB-51", 0, "offer 1 - pacific"),
    Case("track-deal-lift", "EB-53", 0, "offer 1 - water 0 bo-rr"),
    Case("track-deal-lift", "EB-53", 1, "accept reading-rr", steps=OFFERED),
    Case("track-deal-debt", "EB-52", 0, "offer 1 electric - 1M"),
    Case("track-deal-debt-worse", "EB-70", 0, "offer 1 reading-rr 990K", "rented", RENTED),
    Case("track-deal-declined", "EB-50", 0, "offer 1 electric,reading-rr st-charles", steps=DECLINED),
    Case("track-deal-too-many", "EB-50", 0, "offer 1 electric 10K", "stingy"),
    Case("track-deal-money", "EB-53", 0, "offer 1 electric 1710K"),
    Case("track-deal-money", "EB-53", 1, "accept electric", steps=("0: offer 1 electric 1M",)),
    Case("track-deal-not-owned", "EB-50", 1, "offer 0 - bo-rr 1M", "rented", RENTED),
    Case("banking-time-not-agreed", "EB-93", 0, "time-up"),
    Case("banking-time-called", "EB-93", 0, "time-up", "timed", ("0: roll", "1: time-up")),
]


def reached(case: Case) -> rentier.Game:
    """Set up the place of a case and play its steps."""
    if case.place == "three":
        game = table(US, THEM, player(), dice="1-2")
    elif case.place == "shared":
        # One apartment is left.
        ours = player("20M", deeds="dark-blue")
        game = table(
            ours, player("5M", deeds="green"), player("0K", deeds="yellow:4 red:4 orange:2 mediterranean baltic:1")
        )
    elif case.place == "short":
        # None is left.
        ours = player("20M", deeds="dark-blue light-blue:5")
        game = table(ours, player("0K", deeds="green:4"), player("0K", deeds="yellow:4 red:2 mediterranean:1 baltic:1"))
    elif case.place == "jailed":
        game = table(player(jail=1), THEM, GONE)
    elif case.place == "hopeless":
        game = table(player("10K", "go"), THEM, GONE, dice="1-3")
    elif case.place == "broke":
        game = table(player("590K"), THEM, GONE, dice="1-2")
    elif case.place == "broke in jail":
        game = table(player("490K", deeds="electric*", jail=1), THEM, GONE)
    else:
        game = table(US, THEM, GONE, **PLACES[case.place])
    play(game, *case.steps)
    return game


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=rule(case.rule), id=f"{case.key}: {case.text}") for case in CASES]
)
def test_a_refusal_names_its_rule_and_changes_nothing(case: Case) -> None:
    error = refused(reached(case), case.seat, case.text)
    assert (error.key, error.rule) == (case.key, case.rule)


@rule("EB-5")
def test_nothing_is_played_when_the_game_is_over() -> None:
    game = table(player("0K"), player(), dice="1-3")
    play(game, "0: roll", "0: bankrupt")
    for seat in (0, 1):
        assert refused(game, seat, "roll").key == "game-over"


def written() -> set[str]:
    """Find the keys that the sources can raise."""
    texts = [(SOURCES / name).read_text("utf-8") for name in REFUSING]
    return {key for text in texts for key in re.findall(r'"((?:track|not|banking-time)-[a-z-]+)"', text)} - NEVER


def test_every_refusal_has_a_case() -> None:
    assert {case.key for case in CASES} == written()


def test_every_refusal_has_the_number_of_a_rule() -> None:
    asked = {number for key, number in RULES.items() if key.startswith("asked ")}
    assert {key for key in RULES if not key.startswith("asked ")} - NEVER == written()
    for case in CASES:
        if case.key in ("not-asked", "track-not-now"):
            assert case.rule in asked
        elif case.text.startswith("bid-building"):
            assert case.rule == "EB-43"
        else:
            assert case.rule == RULES[case.key]
