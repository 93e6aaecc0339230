"""Every refusal of Deal: its key, the rule that it names, and that nothing changes."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import rentier
from playing import play, refused
from rentier.testing.rules import rule

from .table import Seat, player, table

RED = "kentucky indiana illinois"
REFUSALS = Path(__file__).parents[2] / "src" / "rentier" / "games" / "deal" / "refusals.py"


class Case(NamedTuple):
    """A refused action: with which key and rule, by whom, and after which steps."""

    key: str
    rule: str
    seat: int
    text: str
    steps: tuple[str, ...] = ()
    plays: int = 3


US = player(
    "birthday debt-collector deal-breaker sly-deal forced-deal rent-red-yellow rent-any house hotel 1m indiana"
    " wild-red-yellow",
    sets={
        "brown": "mediterranean baltic",
        "green": "wild-dark-blue-green",
        "red": "kentucky",
        "yellow": "wild wild",
        "station": "reading-rr",
        "dark-blue": "park boardwalk house",
    },
)
THEM = player(
    "2m",
    bank="5m 3m",
    sets={"pink": "states virginia st-charles house hotel", "orange": "wild-pink-orange", "utility": "water"},
)
THIRD = player("2m", bank="4m")

ASKED = ("0: debt-collector 1",)
OWING = (*ASKED, "1: pass")
PLACING = ("0: sly-deal 1 orange wild-pink-orange", "1: pass")
GIVING = ("0: end",)

CASES = [
    Case("not-asked", "DL-3", 1, "end"),
    Case("not-asked", "DL-54", 2, "say-no", ASKED),
    Case("deal-no-just-say-no", "DL-52", 1, "say-no", ASKED),
    Case("deal-answer-first", "DL-56", 1, "pay 5m", ASKED),
    Case("deal-pay-first", "DL-60", 1, "pass", OWING),
    Case("deal-pay-not-yours", "DL-60", 1, "pay 4m 3m", OWING),
    Case("deal-pay-too-little", "DL-61", 1, "pay 3m", OWING),
    Case("deal-pay-house-under-hotel", "DL-51", 1, "pay 3m house@pink", OWING),
    Case("deal-place-first", "DL-35", 0, "end", PLACING),
    Case("deal-give-up-first", "DL-12", 0, "end", GIVING),
    Case("deal-not-in-hand", "DL-12", 0, "give-up 2m", GIVING),
    Case("deal-not-in-hand", "DL-11", 0, "bank 2m"),
    Case("deal-not-in-hand", "DL-46", 0, "rent red all x2"),
    Case("deal-no-plays-left", "DL-11", 0, "bank 1m", plays=0),
    Case("deal-bank-property", "DL-20", 0, "bank indiana"),
    Case("deal-nothing-to-refuse", "DL-52", 0, "say-no"),
    Case("deal-nothing-to-pay", "DL-60", 0, "pay 1m"),
    Case("deal-nothing-to-place", "DL-35", 0, "place wild red"),
    Case("deal-give-up-at-end", "DL-12", 0, "give-up 1m"),
    Case("deal-nothing-to-pass", "DL-54", 0, "pass"),
    Case("deal-not-in-set", "DL-31", 0, "move wild red green"),
    Case("deal-move-colour", "DL-31", 0, "move wild-dark-blue-green green red"),
    Case("deal-not-in-set", "DL-31", 0, "swap red indiana green wild-dark-blue-green"),
    Case("deal-swap-sets", "DL-31", 0, "swap red kentucky green wild-dark-blue-green"),
    Case(
        "deal-swap-breaks",
        "DL-34",
        0,
        "swap brown baltic brown2 wild",
        ("0: move wild yellow brown", "0: swap brown mediterranean brown2 wild", "0: move wild yellow brown"),
    ),
    Case("deal-lay-colour", "DL-30", 0, "lay indiana green"),
    Case("deal-lay-colour", "DL-31", 0, "lay wild-red-yellow green"),
    Case("deal-build-colour", "DL-50", 0, "house station"),
    Case("deal-build-not-full", "DL-50", 0, "house red"),
    Case("deal-build-house-first", "DL-50", 0, "hotel brown"),
    Case("deal-build-twice", "DL-50", 0, "house dark-blue"),
    Case("deal-rent-no-set", "DL-45", 0, "rent red2 all"),
    Case("deal-rent-only-wilds", "DL-32", 0, "rent yellow all"),
    Case("deal-rent-one-player", "DL-44", 0, "rent-any red all"),
    Case("deal-rent-everybody", "DL-43", 0, "rent red 1"),
    Case("deal-target", "DL-41", 0, "debt-collector 0"),
    Case("deal-target", "DL-47", 0, "sly-deal 0 red kentucky"),
    Case("deal-target", "DL-48", 0, "forced-deal 7 utility water red kentucky"),
    Case("deal-target", "DL-49", 0, "deal-breaker 3 pink"),
    Case("deal-not-in-set", "DL-48", 0, "forced-deal 1 utility water red illinois"),
    Case("deal-full-set", "DL-48", 0, "forced-deal 1 utility water brown baltic"),
    Case("deal-full-set", "DL-48", 0, "forced-deal 1 pink states red kentucky"),
    Case("deal-full-set", "DL-47", 0, "sly-deal 1 pink states"),
    Case("deal-not-in-their-set", "DL-47", 0, "sly-deal 1 utility electric"),
    Case("deal-not-full", "DL-49", 0, "deal-breaker 1 orange"),
]


def reached(case: Case, us: Seat = US, **options: object) -> rentier.Game:
    game = table(us, THEM, THIRD, plays_left=case.plays, options=options)
    play(game, *case.steps)
    return game


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=rule(case.rule), id=f"{case.key}: {case.text}") for case in CASES]
)
def test_a_refusal_names_its_rule_and_changes_nothing(case: Case) -> None:
    error = refused(reached(case), case.seat, case.text)
    assert (error.key, error.rule) == (case.key, case.rule)


@rule("DL-46")
def test_a_rent_with_more_doublers_than_plays_is_refused() -> None:
    us = player("rent-red-yellow double-rent double-rent", sets={"red": "kentucky"})
    error = refused(table(us, THEM, plays_left=2), 0, "rent red all x4")
    assert (error.key, error.rule) == ("deal-no-plays-left", "DL-46")


@rule("DL-43")
@pytest.mark.parametrize("target", ["all", "0", "5"])
def test_a_rent_with_one_payer_is_refused_for_others(target: str) -> None:
    case = Case("deal-rent-one-player", "DL-43", 0, f"rent red {target}")
    error = refused(reached(case, rent_targets="one"), case.seat, case.text)
    assert (error.key, error.rule) == (case.key, case.rule)


@rule("DL-4")
def test_nothing_is_played_when_the_game_is_over() -> None:
    sets = {"red": RED, "brown": "mediterranean baltic", "utility": "water"}
    game = table(player("electric 1m", sets=sets), player("1m"))
    play(game, "0: lay electric utility")
    for seat in (0, 1):
        assert refused(game, seat, "bank 1m").key == "game-over"


def test_every_refusal_has_a_case() -> None:
    keys = set(re.findall(r'"((?:deal|not)-[a-z-]+)"', REFUSALS.read_text("utf-8")))
    assert {case.key for case in CASES} == keys
