"""What cannot be set up is refused by name, in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rentier.games.crooked.data import BOARD
from setting_up import refused

TRACK = ("banking", "crooked", "millionaire")


@pytest.mark.parametrize("dice", ["7-1", "3", "3-", "1-2 1-2 1-2 1-2 1-2", "3 4", "1-2-3", 34, ["1-2", 3]])
def test_dice_that_cannot_fall_are_refused(dice: object) -> None:
    assert refused("banking", dice=dice).startswith("dice cannot be ")


BANKING_REFUSALS: list[tuple[dict[str, Any], str]] = [
    ({"turn": 5}, "turn: there is no seat 5; the seats are numbered from 0 to 2."),
    ({"turn": 1, "out": 1}, "turn: seat 1 is out, and has nothing any more."),
    ({"out": [0, 1]}, "out: at least two players must still be in, and only one would be."),
    ({"out": [0, 1, 2]}, "out: at least two players must still be in, and nobody would be."),
    ({"out": [1], "owns": {1: "park"}}, "owns[1]: seat 1 is out, and has nothing any more."),
    ({"out": [1], "cash": {1: "10K"}}, "cash[1]: seat 1 is out, and has nothing any more."),
    ({"out": [1], "jail": {1: 0}}, "jail[1]: seat 1 is out, and has nothing any more."),
    ({"out": [1], "kept": {1: "chest-out-of-jail"}}, "kept[1]: seat 1 is out, and has nothing any more."),
    ({"cash": {0: -10_000}}, "cash[0] cannot be -10000; it is a whole number from 0 to 1000000000000."),
    ({"cash": {0: 10**13}}, "cash[0] cannot be 10000000000000; it is a whole number from 0 to 1000000000000."),
    ({"cash": {0: 10**5000}}, "cash[0] cannot be 10^4983…; it is a whole number from 0 to 1000000000000."),
    ({"cash": {0: True}}, "cash[0] cannot be True; it is a whole number from 0 to 1000000000000."),
    ({"cash": {0: 15_005}}, "cash[0] cannot be 15005; it is a multiple of 10000."),
    ({"cash": 3}, "cash cannot be 3; it is a dict by seat, or a list with 3 values, one for each."),
    ({"at": {0: 7}}, "at[0] cannot be 7; it is a text."),
    ({"jail": {0: 3}}, "jail[0] cannot be 3; it is a whole number from -1 to 2."),
    ({"jail": {0: 0}, "at": {0: "go"}}, "at[0]: seat 0 is in jail, so it stands on jail."),
    ({"owns": {0: "park", 1: "dark-blue"}}, "owns[1]: park belongs to seat 0 already."),
    ({"owns": {0: "park park"}}, "owns[0]: park belongs to seat 0 already."),
    ({"owns": {0: 5}}, "owns[0] cannot be 5; it is a list of texts, or one text with blanks between its words."),
    ({"buildings": {"park": 1}}, "buildings[park]: nobody owns park; say in owns who does."),
    (
        {"owns": {0: "park"}, "buildings": {"park": 1}},
        "buildings: nothing can stand on dark-blue, because one player does not own all of it.",
    ),
    (
        {"owns": {0: "dark-blue"}, "buildings": {"park": 2}},
        "buildings: dark-blue is built unevenly; its streets differ by one building at most.",
    ),
    (
        {"owns": {0: "water"}, "buildings": {"water": 1}},
        "buildings[water]: nothing can be built on water, which is no street.",
    ),
    (
        {
            "owns": {0: "green red yellow orange brown"},
            "buildings": dict.fromkeys(["green", "red", "yellow", "orange", "brown"], 5),
        },
        "buildings: there are only 12 hotels, and 14 would stand on the board.",
    ),
    (
        {"owns": {0: "green red yellow"}, "buildings": {"green": 4, "red": 4, "yellow": 4}},
        "buildings: there are only 32 apartments or houses, and 36 would stand on the board.",
    ),
    ({"buildings": ["park"]}, "buildings cannot be ['park']; it is a dict whose keys are texts."),
    ({"mortgaged": "park"}, "mortgaged: nobody owns park; say in owns who does."),
    (
        {"owns": {0: "dark-blue"}, "buildings": {"boardwalk": 1}, "mortgaged": "boardwalk"},
        "mortgaged: boardwalk cannot be mortgaged while there are buildings on it.",
    ),
    ({"kept": {0: "doctor"}}, "kept[0]: there is no “doctor”; choose from: chance-out-of-jail and chest-out-of-jail."),
    (
        {"kept": {0: "chest-out-of-jail", 1: "chest-out-of-jail"}},
        "kept[1]: there is only one chest-out-of-jail, and it is somewhere else already.",
    ),
    (
        {"kept": {0: "chest-out-of-jail"}, "chest": "chest-out-of-jail"},
        "chest: there is only one chest-out-of-jail, and it is somewhere else already.",
    ),
    ({"chance": "dividens"}, "chance: there is no “dividens”. Did you mean dividend?"),
    ({"may_roll": 1}, "may_roll cannot be 1; it is True or False."),
    ({"doubles": 4}, "doubles cannot be 4; it is a whole number from 0 to 3."),
    ({"claims": [{"deed": "park", "amount": "10K"}]}, "claims[0]: nobody owns park; say in owns who does."),
    (
        {"owns": {0: "park"}, "claims": [{"deed": "park", "amount": "10K"}]},
        "claims[0]: seat 0 cannot owe itself rent.",
    ),
    (
        {"owns": {1: "park"}, "claims": [{"deed": "park", "rent": 1}]},
        "claims[0]: there is no “rent”; choose from: deed, lander, amount, owner and waiting.",
    ),
    ({"claims": "park"}, "claims cannot be 'park'; it is a list of dicts."),
    ({"pending": [3]}, "pending cannot be [3]; it is a list of dicts."),
]


@pytest.mark.parametrize(("named", "sentence"), BANKING_REFUSALS, ids=[sentence for _, sentence in BANKING_REFUSALS])
def test_what_cannot_be_in_banking_is_refused_by_name(named: dict[str, Any], sentence: str) -> None:
    assert refused("banking", 3, **named) == sentence


@pytest.mark.parametrize(
    "named", [{"owns": {1: "bordwalk"}}, {"mortgaged": "bordwalk"}, {"buildings": {"bordwalk": 1}}]
)
def test_a_property_that_is_none_is_refused_with_its_place(named: dict[str, Any]) -> None:
    for edition in TRACK:
        if edition != "crooked" or "mortgaged" not in named:
            assert "“bordwalk”" in refused(edition, **named)
            assert refused(edition, **named).startswith(next(iter(named)))


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"stars": {0: 2}}, "stars[0] cannot be 2; it is one of 1, 3 and 5."),
        ({"cash": {1: "1M"}}, "cash[1]: with so much seat 1 has won already; give at most 999000."),
        ({"fortune": {"bling-beach": "vto"}}, "fortune[bling-beach]: there is no “vto”. Did you mean veto?"),
        (
            {"owns": {0: "bling-beach"}, "fortune": {"bling-beach": "veto"}},
            "fortune[bling-beach]: seat 0 owns bling-beach, so no Fortune card lies there any more.",
        ),
        (
            {"spent": "dividend", "fortune": {"bling-beach": "dividend"}},
            "spent: there is only one dividend, and it is somewhere else already.",
        ),
        (
            {"held": {0: "dividend"}},
            "held[0]: there is no “dividend”; choose from: free-house, exchange, takeover and veto.",
        ),
        ({"out": 2, "held": {2: "veto"}}, "held[2]: seat 2 is out, and has nothing any more."),
        ({"buried": [("veto", 7)]}, "buried: there is no seat 7; the seats are numbered from 0 to 2."),
    ],
)
def test_what_cannot_be_in_millionaire_is_refused_by_name(named: dict[str, Any], sentence: str) -> None:
    assert refused("millionaire", 3, **named) == sentence


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"notes": {0: "31x500"}}, "notes[0]: there are only 30 notes of 500, and they are somewhere else already."),
        ({"notes": {0: "7x500f"}}, "notes: there are only 6 fake notes of 500."),
        ({"notes": {0: "25x500"}}, "notes: there are only 24 real notes of 500."),
        ({"notes": {0: "100"}, "cash": {0: 100}}, "notes[0] and cash[0] say the same thing; give one of them."),
        ({"cash": {0: 30_000}}, "cash[0]: the notes that are left cannot make 30000."),
        ({"cash": {0: 5}}, "cash[0] cannot be 5; it is a multiple of 10."),
        ({"bank": "100!"}, "bank: nobody knows the truth of notes in the bank."),
        ({"notes": {0: "100?!!"}}, "notes[0]: say whether a note that everybody knows is real or fake."),
        ({"green": {0: 3}}, "green[0] cannot be 3; it is a whole number from 0 to 2."),
        ({"held": {0: "c9", 1: "c9"}}, "held[1]: there is only one c9, and it is somewhere else already."),
        ({"open_cards": "c1 c2 c3 c4"}, "open_cards names 4, and there can be 3 at most."),
        (
            {"owns": {0: [group.name for group in BOARD.groups]}},
            "owns: with every street sold the game is over; leave one to the bank.",
        ),
        ({"out": 2, "notes": {2: "10"}}, "notes[2]: seat 2 is out, and has nothing any more."),
        ({"out": 2, "held": {2: "c9"}}, "held[2]: seat 2 is out, and has nothing any more."),
    ],
)
def test_what_cannot_be_in_crooked_cash_is_refused_by_name(named: dict[str, Any], sentence: str) -> None:
    assert refused("crooked", 3, **named) == sentence


@pytest.mark.parametrize("note", ["7", "500ff", "500!!!", "x500", "ax500", "-1x500", "500#1", "100x500", "f"])
def test_what_is_no_note_is_refused(note: str) -> None:
    assert refused("crooked", notes={0: note}).startswith(
        f"notes[0]: “{note}” is no note; write 10, 20, 50, 100 and 500"
    )


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"hands": {0: "10m 10m"}}, "hands[0]: there is only one 10m, and it is somewhere else already."),
        (
            {"hands": {0: "10m"}, "banks": {1: "10m"}},
            "hands[0]: there is only one 10m, and it is somewhere else already.",
        ),
        ({"hands": {0: "hose"}}, "hands[0]: there is no “hose”. Did you mean house?"),
        ({"banks": {0: "park"}}, "banks[0]: park is a property, and no property lies in a bank."),
        ({"sets": {0: {"red": "park"}}}, "sets[0][red]: park cannot lie in a set of red."),
        ({"sets": {0: {"red": "5m"}}}, "sets[0][red]: 5m cannot lie in a set of red."),
        ({"sets": {0: {"red": ""}}}, "sets[0][red]: a set of red has 1 to 3 cards."),
        ({"sets": {0: {"brown": "baltic mediterranean wild"}}}, "sets[0][brown]: a set of brown has 1 to 2 cards."),
        (
            {"sets": {0: {"red": "kentucky", "red2": "indiana"}}},
            "sets[0]: there are two sets of red that are not full; put their cards together.",
        ),
        (
            {"sets": {0: {"red": "kentucky house"}}},
            "sets[0][red]: buildings stand only on full sets of streets, and this set of red is none.",
        ),
        (
            {"sets": {0: {"red99": "kentucky"}}},
            "sets[0][red99]: “red99” is no name of a set; number them up to 12, like red and red2.",
        ),
        ({"sets": {0: "red"}}, "sets[0] cannot be 'red'; it is a dict whose keys are texts."),
        (
            {
                "sets": {
                    0: {"brown": "baltic mediterranean", "utility": "water electric", "dark-blue": "park boardwalk"}
                }
            },
            "sets[0]: with full sets of three colours seat 0 has won already.",
        ),
        (
            {"known": {0: [("10m", 1)]}, "hands": {0: "5m"}},
            "known[0]: 10m is not in the hand of seat 0; name it in hands too.",
        ),
        ({"known": {0: "10m"}}, "known[0] cannot be '10m'; it is a list of pairs of a card and a seat."),
        ({"rest": "hand"}, "rest cannot be 'hand'; it is one of pile and centre."),
        ({"plays_left": 4}, "plays_left cannot be 4; it is a whole number from 0 to 3."),
        ({"buried": [2]}, "buried: there is no seat 2; the seats are numbered from 0 to 1."),
    ],
)
def test_what_cannot_be_in_deal_is_refused_by_name(named: dict[str, Any], sentence: str) -> None:
    assert refused("deal", **named) == sentence


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"tokens": {0: "bordwalk"}}, "tokens[0]: there is no “bordwalk”. Did you mean boardwalk?"),
        ({"tokens": {0: "off off off off off"}}, "tokens[0] names 5, and there can be 4 at most."),
        ({"cash": {0: 70}}, "cash[0] cannot be 70; it is a multiple of 50."),
        ({"pot": -50}, "pot cannot be -50; it is a whole number from 0 to 1000000000."),
        ({"order": [0, 0]}, "order cannot be [0, 0]; it names each team from 0 to 1 once."),
        (
            {"tokens": ["off off off off"] * 2},
            "tokens: with all tokens slid the round has gone on; say in step how far: chance and railroad.",
        ),
        ({"round": 3}, "round cannot be 3; it is a whole number from 1 to 2."),
        ({"step": "dinner"}, "step cannot be 'dinner'; it is one of slides, chance and railroad."),
    ],
)
def test_what_cannot_be_in_knockout_is_refused_by_name(named: dict[str, Any], sentence: str) -> None:
    assert refused("knockout", **named) == sentence


@pytest.mark.parametrize("place", ["1,2,3", "a,b", ",", "-5,20", (1,), (1, True), [1, "2"], 7, None])
def test_a_token_lies_at_two_numbers(place: object) -> None:
    assert refused("knockout", tokens={0: [place]}).startswith("tokens[0]")
