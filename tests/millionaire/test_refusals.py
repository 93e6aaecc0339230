"""Every refusal of Millionaire: its key, the rule that it names, and that nothing changes."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import rentier
from playing import play, refused
from rentier.games.millionaire.refusals import RULES
from rentier.testing.rules import rule
from rentier.text import LANGUAGES, Phrasebook, Teller

from .table import FORTUNE, player, table
from .table import PLACES as SPACES

SOURCES = Path(__file__).parents[2] / "src" / "rentier"
REFUSING = ["track/refusals.py", "track/offering.py", "track/building.py"]
REFUSING += [f"games/millionaire/{name}.py" for name in ("refusals", "building", "business")]
# What the track can refuse for reasons that Millionaire does not have.
NEVER = {
    # No building is auctioned (MM-22), no property is without a colour, and rent is not claimed (MM-13).
    "track-bid-site",
    "track-raise-elsewhere",
    "track-not-your-turn",
    # Whoever wins an auction can pay for it (MM-21).
    "track-bid-barred",
    "track-build-no-street",
    "track-no-claim",
    # A deal in debt need not raise what covers it: nothing in MM-40 says so.
    "track-deal-debt-worse",
    # Debts are paid in money only.
    "track-deal-debt",
}


class Case(NamedTuple):
    """A refused action: with which key and rule, by whom, where, and after which steps."""

    key: str
    rule: str
    seat: int
    text: str
    place: str = "rolling"
    steps: tuple[str, ...] = ()


US = player(
    "100K",
    "jail",
    "dark-blue:1 brown light-blue:5 castle-view dream-avenue* style-square",
    held="exchange free-house",
    kept="chance-out-of-jail",
)
THEM = player("60K", deeds="palace-gardens bling-beach* green:1 orange:4", held="veto")
GONE = player("0K", out=True)

PLACES: dict[str, dict[str, Any]] = {
    # Before the first roll of the first player, three before Palace Gardens.
    "rolling": {"dice": "2-6"},
    "rolled": {"may_roll": False},
    "theirs": {"turn": 1, "may_roll": False},
    "buying": {"dice": "5-6"},
    "bidding": {"dice": "5-6"},
    "stingy": {"options": {"offers_a_turn": 0}},
}

OFFERED = ("0: offer 1 style-square bling-beach",)
AUCTION = ("0: roll", "0: leave")
ROLLED = ("0: roll",)
AIMED = ("0: swap style-square bling-beach",)

CASES = [
    Case("track-out", "MM-43", 2, "roll"),
    Case("track-out", "MM-43", 2, "collect"),
    Case("not-asked", "MM-10", 1, "roll"),
    Case("not-asked", "MM-12", 1, "buy", "buying", ROLLED),
    Case("not-asked", "MM-11", 1, "upgrade", "at go", ROLLED),
    Case("not-asked", "MM-18", 0, "cancel", steps=AIMED),
    Case("track-not-now", "MM-10", 0, "buy"),
    Case("track-not-now", "MM-10", 0, "pass"),
    Case("track-not-now", "MM-11", 0, "end", "at go", ROLLED),
    Case("track-not-now", "MM-50", 0, "roll", "choosing", ROLLED),
    Case("track-pay-first", "MM-40", 0, "roll", "owing", ROLLED),
    Case("track-not-bankrupt", "MM-40", 0, "bankrupt", "owing", ROLLED),
    Case("track-no-debt", "MM-43", 0, "bankrupt"),
    Case("track-only-in-debt", "MM-40", 0, "mortgage style-square"),
    Case("track-only-in-debt", "MM-40", 0, "sell dark-blue 0 0"),
    Case("track-only-in-debt", "MM-40", 1, "mortgage palace-gardens", "owing", ROLLED),
    Case("track-resign-not-now", "MM-43", 1, "resign", "buying", AUCTION),
    Case("track-build-not-whole", "MM-22", 0, "build style-square"),
    Case("track-build-not-whole", "MM-22", 0, "build treetop-retreat"),
    Case("track-build-mortgaged", "MM-22", 0, "build fortune-valley", "mortgaged"),
    Case("track-build-full", "MM-22", 0, "build surfers-cove"),
    Case("track-build-uneven", "MM-22", 0, "build fortune-valley", steps=("0: free-house fortune-valley",)),
    Case("track-build-none-left", "MM-22", 0, "build fortune-valley", "no houses"),
    Case("track-build-money", "MM-22", 0, "build fortune-valley", "poor"),
    Case("track-not-between-turns", "MM-22", 0, "build motor-drive", "theirs"),
    Case("track-not-between-turns", "MM-22", 0, "lift dream-avenue", "theirs"),
    Case("track-sell-nothing", "MM-40", 0, "sell brown 0 0", "owing", ROLLED),
    Case("track-sell-uneven", "MM-40", 0, "sell light-blue 3 5 5", "owing", ROLLED),
    Case("track-sell-no-apartments", "MM-40", 0, "sell light-blue 4 5 5", "no houses owing", ROLLED),
    Case("millionaire-sell-too-much", "MM-40", 0, "sell dark-blue 0 0", "owing", ROLLED),
    Case("track-not-owned", "MM-41", 0, "lift bling-beach"),
    Case("track-not-owned", "MM-41", 0, "mortgage palace-gardens", "owing", ROLLED),
    Case("track-not-mortgaged", "MM-41", 0, "lift style-square"),
    Case("track-lift-money", "MM-41", 0, "lift paradise-island", "mortgaged"),
    Case("track-already-mortgaged", "MM-41", 0, "mortgage dream-avenue"),
    Case("track-mortgage-buildings", "MM-40", 0, "mortgage fortune-valley", "owing", ROLLED),
    Case("track-buy-money", "MM-12", 0, "buy", "poor buying", ROLLED),
    Case("track-no-auction", "MM-21", 0, "bid 1K"),
    Case("track-bid-leading", "MM-21", 1, "bid 5K", "buying", (*AUCTION, "1: bid 1K")),
    Case("track-bid-not-in", "MM-21", 0, "bid 5K", "bidding", (*AUCTION, "0: pass")),
    Case("track-bid-short", "MM-21", 1, "bid 500K", "bidding", (*AUCTION, "3: bid 65K")),
    Case("track-pay-hopeless", "MM-43", 0, "roll", "hopeless", ROLLED),
    Case("track-bid-unit", "MM-21", 0, "bid 1500", "buying", AUCTION),
    Case("track-bid-money", "MM-21", 0, "bid 101K", "buying", AUCTION),
    Case("track-bid-low", "MM-21", 0, "bid 2K", "buying", (*AUCTION, "1: bid 2K")),
    Case("track-roll-first", "MM-10", 0, "end"),
    Case("track-no-roll", "MM-17", 0, "roll", "rolled"),
    Case("track-no-roll", "MM-17", 0, "use-card", "rolled"),
    Case("track-not-in-jail", "MM-30", 0, "pay-fine"),
    Case("track-not-in-jail", "MM-30", 0, "use-card"),
    Case("track-no-jail-card", "MM-30", 0, "use-card", "jailed"),
    Case("track-fine-money", "MM-30", 0, "pay-fine", "jailed"),
    Case("track-deal-not-now", "MM-23", 0, "offer 1 style-square 10K", "buying", AUCTION),
    Case("track-deal-not-now", "MM-23", 0, "offer 1 style-square 10K", steps=AIMED),
    Case("track-deal-whom", "MM-23", 0, "offer 0 style-square 10K"),
    Case("track-deal-whom", "MM-23", 0, "offer 2 style-square -"),
    Case("track-deal-not-owned", "MM-23", 0, "offer 1 bling-beach 10K"),
    Case("track-deal-money-alone", "MM-23", 0, "offer 1 10K -"),
    Case("track-deal-money-twice", "MM-23", 0, "offer 1 style-square,10K 10K"),
    Case("track-deal-unit", "MM-23", 0, "offer 1 style-square 1500"),
    Case("track-deal-buildings", "MM-23", 0, "offer 1 fortune-valley 10K"),
    Case("track-deal-lift", "MM-42", 0, "offer 1 - bling-beach 0 palace-gardens"),
    Case("track-deal-lift", "MM-42", 1, "accept style-square", steps=OFFERED),
    Case("track-deal-in-kind", "MM-40", 0, "offer 1 style-square - 10K"),
    Case("track-deal-declined", "MM-23", 0, "offer 1 style-square bling-beach", steps=(*OFFERED, "1: decline")),
    Case("track-deal-too-many", "MM-23", 0, "offer 1 style-square 10K", "stingy"),
    Case("track-deal-money", "MM-42", 0, "offer 1 style-square 61K"),
    Case("track-deal-money", "MM-42", 0, "offer 1 89K bling-beach"),
    Case("millionaire-not-at-go", "MM-11", 0, "collect"),
    Case("millionaire-not-at-go", "MM-11", 0, "upgrade"),
    Case("millionaire-no-choice", "MM-50", 0, "choose 1"),
    Case("millionaire-no-choice", "MM-50", 0, "go-to jail"),
    Case("millionaire-no-choice", "MM-50", 0, "buy-also style-square"),
    Case("millionaire-card-whom", "MM-50", 0, "choose 0", "choosing", ROLLED),
    Case("millionaire-card-whom", "MM-50", 0, "choose 2", "choosing", ROLLED),
    Case("millionaire-card-space", "MM-50", 0, "go-to lifestyle-2", "touring", ROLLED),
    Case("millionaire-also-lot", "MM-50", 0, "buy-also bling-beach", "neighbours", ("0: roll", "0: buy")),
    Case("millionaire-card-lot", "MM-50", 0, "swap fortune-valley bling-beach"),
    Case("millionaire-card-lot", "MM-50", 0, "swap style-square treetop-retreat"),
    Case("millionaire-card-hotel", "MM-50", 0, "free-house motor-drive", "four houses"),
    Case("millionaire-no-card", "MM-18", 0, "take bling-beach"),
    Case("millionaire-no-card", "MM-18", 1, "swap palace-gardens style-square"),
    Case("millionaire-card-not-now", "MM-18", 0, "free-house fortune-valley", "buying", ROLLED),
    Case("millionaire-card-not-now", "MM-18", 0, "free-house fortune-valley", "theirs"),
    Case("millionaire-nothing-aimed", "MM-18", 1, "cancel"),
]


def reached(case: Case) -> rentier.Game:
    """Set up the place of a case and play its steps."""
    ours = US
    more: dict[str, Any] = {}
    if case.place == "at go":
        ours, more = US._replace(at="diamond-hills"), {"dice": "1-3"}
    elif case.place == "owing":
        # The rent of Palace Gardens, 20K.
        ours, more = US._replace(cash="0K"), {"dice": "1-2"}
    elif case.place == "hopeless":
        ours, more = player("0K", "jail"), {"dice": "1-2"}
    elif case.place == "jailed":
        ours = player("49K", jail=1)
    elif case.place == "poor":
        ours = US._replace(cash="59K")
    elif case.place == "poor buying":
        ours, more = US._replace(cash="79K"), {"dice": "5-6"}
    elif case.place == "mortgaged":
        ours = player("100K", deeds="fortune-valley paradise-island*")
    elif case.place == "four houses":
        ours = player(deeds="brown:4", held="free-house")
    elif case.place == "choosing":
        ours, more = US._replace(at="go"), {"dice": "2-3", "chance": "lost-bet"}
    elif case.place == "touring":
        more = {"dice": "2-3", "lifestyle": "world-tour"}
    elif case.place == "neighbours":
        ours, more = US._replace(cash="200K"), {"dice": "5-6", "fortune": "party-plaza=second-plot"}
    elif case.place.startswith("no houses"):
        rest = "pink:4 orange:4 brown:4"
        more = {"dice": "3-4"}
        ours = player("200K" if case.place == "no houses" else "0K", "lakeside-marina", "dark-blue light-blue:5")
        game = table(ours, player("0K", deeds=rest), GONE, player(), **more)
        play(game, *case.steps)
        return game
    else:
        more = PLACES[case.place]
    them = [THEM, GONE]
    if case.place in ("choosing", "bidding"):
        them.append(player())
    game = table(ours, *them, **more)
    play(game, *case.steps)
    return game


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=rule(case.rule), id=f"{case.key}: {case.text}") for case in CASES]
)
def test_a_refusal_names_its_rule_and_changes_nothing(case: Case) -> None:
    error = refused(reached(case), case.seat, case.text)
    assert (error.key, error.rule) == (case.key, case.rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.key}: {case.text}") for case in CASES])
def test_a_refusal_is_told_in_a_sentence(case: Case, language: str) -> None:
    teller = Teller(Phrasebook.load(language), "millionaire", ("Anna", "Ben", "Chloé", "David"), case.seat)
    text = teller.error(refused(reached(case), case.seat, case.text))
    assert re.fullmatch(r"[^a-z{}$].*\. \(MM-\d+\)", text), text
    assert not re.search(r"\bnone\b|\d{4}", text), text
    assert not [code for code in (*SPACES, *FORTUNE) if "-" in code and code in text]


@rule("MM-43")
def test_nothing_is_played_when_the_game_is_over() -> None:
    game = table(player("0K", at="jail"), player(deeds="palace-gardens"), dice="1-2")
    play(game, "0: roll", "0: bankrupt")
    for seat in (0, 1):
        assert refused(game, seat, "roll").key == "game-over"


def written() -> set[str]:
    """Find the keys that the sources can raise."""
    texts = [(SOURCES / name).read_text("utf-8") for name in REFUSING]
    found = {key for text in texts for key in re.findall(r'"((?:track|not|millionaire)-[a-z-]+)"', text)}
    return found - NEVER


def test_every_refusal_has_a_case() -> None:
    assert {case.key for case in CASES} == written()


def test_every_refusal_has_the_number_of_a_rule() -> None:
    asked = {number for key, number in RULES.items() if key.startswith("asked ")}
    assert {key for key in RULES if not key.startswith("asked ")} - NEVER == written()
    for case in CASES:
        if case.key in ("not-asked", "track-not-now"):
            assert case.rule in asked
        else:
            assert case.rule == RULES[case.key]
