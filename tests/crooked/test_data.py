"""The data of Crooked Cash: board, notes and cards, their words, and their tables on the pages of the rules."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rentier.games.crooked import data
from rentier.testing.rules import rule
from rentier.text import LANGUAGES, Phrasebook

DATA = files("rentier") / "games" / "crooked" / "data"
RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {"en": RULES / "crooked.md", "fr": RULES / "crooked.fr.md"}

BOARD = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
NOTES: list[dict[str, int]] = tomllib.loads((DATA / "notes.toml").read_text("utf-8"))["note"]
CARDS = tomllib.loads((DATA / "cards.toml").read_text("utf-8"))
CONSTANTS: dict[str, int] = BOARD["constants"]
SPACES: list[dict[str, Any]] = BOARD["space"]
GROUPS: dict[str, dict[str, Any]] = {group["name"]: group for group in BOARD["group"]}
DEEDS = [space for space in SPACES if "group" in space]
CHANCE: list[dict[str, Any]] = CARDS["chance"]
CHEST: list[dict[str, Any]] = CARDS["chest"]

ORDER = """
    go mediterranean chest-1 baltic train-1 oriental chance-1 vermont connecticut
    jail st-charles states virginia train-2 st-james chest-2 tennessee new-york
    parking kentucky chance-2 indiana illinois train-3 atlantic ventnor marvin
    go-to-jail pacific north-carolina chest-3 pennsylvania train-4 chance-3 park boardwalk
"""
PRICES = [60, 60, 100, 100, 120, 140, 140, 160, 180, 180, 200, 220, 220, 240, 260, 260, 280, 300, 300, 320, 350, 400]
HOTEL = [120, 130, 180, 180, 200, 280, 280, 300, 320, 320, 350, 420, 420, 450, 470, 470, 500, 570, 570, 600, 650, 700]
SIZES = {"brown": 2, "light-blue": 3, "pink": 3, "orange": 3, "red": 3, "yellow": 3, "green": 3, "dark-blue": 2}
NUMBERS = [*range(1, 7), *range(10, 18), *range(20, 29), *range(40, 52), 55, 56, 60, 61, 70]


def half(amount: int) -> int:
    """Return half of an amount, rounded up to the next 10."""
    return -(-amount // 20) * 10


def card_id(part: object) -> str:
    """Name a card in the list of tests by its code."""
    return str(part["code"]) if isinstance(part, dict) else str(part)


# The board


@rule("CC-1")
def test_the_board_has_36_spaces_in_order() -> None:
    assert [space["code"] for space in SPACES] == ORDER.split()
    assert Counter(space["kind"] for space in SPACES) == {
        "street": 22,
        "train": 4,
        "chance": 3,
        "chest": 3,
        "go": 1,
        "jail": 1,
        "parking": 1,
        "go-to-jail": 1,
    }


@rule("CC-1")
def test_there_are_22_deeds_in_eight_colours() -> None:
    assert Counter(deed["group"] for deed in DEEDS) == SIZES
    assert list(GROUPS) == list(SIZES)
    assert [deed["price"] for deed in DEEDS] == PRICES


@rule("CC-1", "CC-4", "CC-11", "CC-41", "CC-56")
def test_the_constants_are_those_of_the_rulebook() -> None:
    assert (CONSTANTS["fewest_players"], CONSTANTS["most_players"]) == (2, 6)
    assert (CONSTANTS["hotels"], CONSTANTS["tokens"] * CONSTANTS["most_players"]) == (12, 12)
    assert (CONSTANTS["salary"], CONSTANTS["fine"], CONSTANTS["reward"]) == (200, 50, 100)
    assert (CONSTANTS["opening"], CONSTANTS["step"], CONSTANTS["open_cards"]) == (10, 10, 3)


def test_nothing_is_on_a_space_that_its_kind_does_not_have() -> None:
    for space in SPACES:
        more = {"group", "price", "rents", "sale"} if space["kind"] == "street" else set()
        assert set(space) == {"code", "kind"} | more, space["code"]


@rule("CC-14")
def test_a_rent_is_half_the_price_and_a_hotel_brings_more_than_the_whole_colour() -> None:
    assert [deed["rents"] for deed in DEEDS] == [
        [half(price), hotel] for price, hotel in zip(PRICES, HOTEL, strict=True)
    ]
    assert all(deed["rents"][1] > 2 * deed["rents"][0] for deed in DEEDS)
    assert all(lower["rents"][1] <= higher["rents"][1] for lower, higher in pairwise(DEEDS))


@rule("CC-25")
def test_a_hotel_costs_the_same_on_all_streets_of_a_side() -> None:
    assert [group["building"] for group in GROUPS.values()] == [50, 50, 100, 100, 150, 150, 200, 200]


@rule("CC-60")
def test_only_one_street_and_two_prices_of_hotels_need_the_rounding() -> None:
    assert [deed["sale"] for deed in DEEDS] == [half(price) for price in PRICES]
    assert [deed["code"] for deed in DEEDS if 2 * deed["sale"] != deed["price"]] == ["park"]
    costs = sorted({group["building"] for group in GROUPS.values()})
    assert {cost: data.half(cost) for cost in costs} == {50: 30, 100: 50, 150: 80, 200: 100}


def test_every_amount_is_a_multiple_of_10() -> None:
    amounts = [CONSTANTS[name] for name in ("salary", "fine", "reward", "opening", "step")]
    amounts += [amount for deed in DEEDS for amount in (deed["price"], deed["sale"], *deed["rents"])]
    amounts += [card[name] for card in (*CHANCE, *CHEST) for name in ("amount", "hotel") if name in card]
    assert len(amounts) > 100
    assert all(amount > 0 and amount % 10 == 0 for amount in amounts)


# The notes


@rule("CC-2")
def test_the_notes_are_150_worth_20_400_of_which_49_are_fake() -> None:
    assert [note["value"] for note in NOTES] == [10, 20, 50, 100, 500]
    assert [note["count"] for note in NOTES] == [30] * 5
    assert sum(note["value"] * note["count"] for note in NOTES) == 20_400
    assert [note["fakes"] for note in NOTES] == [12, 12, 10, 9, 6]
    assert sum(note["value"] * note["fakes"] for note in NOTES) == 4_760


@rule("CC-2")
def test_each_player_is_dealt_1_500_and_there_are_notes_for_six() -> None:
    assert {note["value"]: note["dealt"] for note in NOTES} == {500: 2, 100: 3, 50: 3, 20: 1, 10: 3}
    assert sum(note["value"] * note["dealt"] for note in NOTES) == 1_500
    assert all(6 * note["dealt"] < note["count"] for note in NOTES)


# The cards


@rule("CC-1", "CC-70")
def test_there_are_twelve_actions_of_chance_and_14_cards_of_community_chest() -> None:
    assert [card["code"] for card in CHANCE] == [f"c{number}" for number in range(1, 13)]
    assert [card["code"] for card in CHEST] == [f"k{number}" for number in range(1, 15)]
    assert len({card["effect"] for card in CHANCE}) == 12


@rule("CC-70")
def test_the_cards_do_this() -> None:
    assert {card["code"]: (card["effect"], card.get("amount"), card["when"]) for card in CHANCE} == {
        "c1": ("refuse-rent", None, "rent-asked"),
        "c2": ("free-hotel", None, "turn"),
        "c3": ("hotel-anywhere", None, "turn"),
        "c4": ("half-price", None, "buying"),
        "c5": ("double-rent", None, "asking"),
        "c6": ("bank-rent", None, "turn"),
        "c7": ("out-of-jail", None, "jail"),
        "c8": ("walk-anywhere", None, "start"),
        "c9": ("receive", 150, "turn"),
        "c10": ("swap", None, "turn"),
        "c11": ("green-tokens", 50, "turn"),
        "c12": ("send-to-jail", None, "turn"),
    }
    received = [card["amount"] for card in CHEST if card["effect"] == "receive"]
    paid = [card["amount"] for card in CHEST if card["effect"] == "pay"]
    assert (received, paid) == ([200, 100, 100, 50, 50, 20], [50, 100])
    assert [card["effect"] for card in CHEST[6:11]] == [
        "receive-from-each",
        "move-to",
        "out-of-jail",
        "half-hotel",
        "go-to-jail",
    ]
    assert (CHEST[6]["amount"], CHEST[7]["space"], CHEST[13]["hotel"]) == (20, "go", 40)


# What the loader refuses


@pytest.mark.parametrize(
    ("place", "name", "wrong", "complaint"),
    [
        (4, "value", 200, "five values"),
        (4, "count", 29, "30 notes of each value"),
        (4, "fakes", 7, "49 notes are fake"),
        (0, "dealt", 4, "starts with 1,500"),
    ],
)
def test_wrong_notes_are_refused(place: int, name: str, wrong: int, complaint: str) -> None:
    notes = [dict(note) for note in NOTES]
    data.check_notes(notes)
    notes[place][name] = wrong
    with pytest.raises(ValueError, match=complaint):
        data.check_notes(notes)


def test_fakes_of_other_values_are_refused() -> None:
    notes = [dict(note) for note in NOTES]
    notes[0]["fakes"], notes[4]["fakes"] = 11, 7
    with pytest.raises(ValueError, match="the fakes are worth 4,760"):
        data.check_notes(notes)


@pytest.mark.parametrize(
    ("place", "changes", "complaint"),
    [
        (35, {"price": 410}, "boardwalk: half the price"),
        (35, {"rents": [200, 400]}, "the hotel of boardwalk brings more"),
        (35, {"rents": [200]}, "a rent without a hotel and one with it"),
        (35, {"rents": [200, 705]}, "boardwalk: amounts are multiples of 10"),
        (35, {"sale": 190}, "boardwalk: half the price"),
        (35, {"group": "green"}, "the colours have their streets"),
        (4, {"kind": "parking"}, "4 trains"),
        (9, {"kind": "parking"}, "corners|jail"),
        (35, {"price": 380, "rents": [190, 700], "sale": 190}, "the streets cost 4,590"),
    ],
)
def test_a_wrong_board_is_refused(place: int, changes: dict[str, Any], complaint: str) -> None:
    spaces = [dict(space) for space in SPACES]
    spaces[place] |= changes
    if place == 9:
        spaces[18]["kind"] = "jail"
    with pytest.raises(ValueError, match=complaint):
        data.make_board(BOARD | {"space": spaces})
    with pytest.raises(ValueError, match="36 spaces"):
        data.make_board(BOARD | {"space": SPACES[:-1]})


def test_wrong_cards_are_refused() -> None:
    chances, chest = list(data.CHANCES), list(data.CHEST_CARDS)
    for wrong, cards, complaint in (
        (chances[:-1], chest, "twelve actions"),
        (chances, chest[:-1], "k1 to k14"),
        ([*chances[:8], data.Chance(8, CHANCE[8] | {"amount": 155}), *chances[9:]], chest, "c9: amounts are multiples"),
        ([*chances[:8], data.Chance(8, CHANCE[8] | {"amount": 0}), *chances[9:]], chest, "c9: its amount"),
        ([*chances[:8], data.Chance(8, CHANCE[8] | {"when": "noon"}), *chances[9:]], chest, "no moment is called noon"),
    ):
        with pytest.raises(ValueError, match=complaint):
            data.check_cards(wrong, cards)


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_has_a_name(language: str) -> None:
    book = Phrasebook.load(language)
    names = [book.say(f"space-crooked-{space['code']}") for space in SPACES]
    # The three spaces of a pile share its name.
    assert len(set(names)) == 36 - 2 - 2
    banking = {key.split("-", 2)[2]: key for key in book if key.startswith("space-banking-")}
    for deed in DEEDS:
        assert book.say(f"space-crooked-{deed['code']}") == book.say(banking[deed["code"]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*CHANCE, *CHEST], ids=card_id)
def test_every_card_has_a_name_and_says_what_it_does(card: dict[str, Any], language: str) -> None:
    book = Phrasebook.load(language)
    name, text = (book.say(f"card-crooked-{card['code']}{end}") for end in ("", "-does"))
    assert name[0].isupper()
    assert name[-1].isalpha()
    assert text[0].isupper()
    assert text.endswith(".")
    amounts = {card[key] for key in ("amount", "hotel") if key in card}
    go = {200} if card["code"] in ("c8", "k8", "k11") else set()
    assert {int(number) for number in re.findall(r"\d+", text)} == amounts | go


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own(language: str) -> None:
    book = Phrasebook.load(language)
    names = [book.say(f"card-crooked-{card['code']}") for card in (*CHANCE, *CHEST)]
    assert len(set(names)) == 26


def test_no_words_are_left_over() -> None:
    needed = {f"space-crooked-{space['code']}" for space in SPACES}
    needed |= {f"card-crooked-{card['code']}{end}" for card in (*CHANCE, *CHEST) for end in ("", "-does")}
    for language in LANGUAGES:
        keys = Phrasebook.load(language).keys()
        assert {key for key in keys if re.match(r"(space|card)-crooked-", key)} == needed


# The pages of the rules


def line(cells: list[str]) -> str:
    """Write a line of a table."""
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


def space_line(place: int, space: dict[str, Any], language: str) -> str:
    """Write the line that the page of the rules has for a space."""
    book = Phrasebook.load(language)
    cells = [str(place), book.say(f"space-crooked-{space['code']}"), *[""] * 8]
    if space["kind"] == "street":
        bare, hotel = space["rents"]
        cost = GROUPS[space["group"]]["building"]
        figures = [space["price"], bare, 2 * bare, hotel, cost, space["sale"], half(cost)]
        cells[2:] = [book.say(f"group-{space['group']}"), *map(str, figures)]
    return line(cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_prints_the_board_and_the_notes(language: str) -> None:
    lines = [it for it in PAGES[language].read_text("utf-8").splitlines() if re.match(r"\| \d", it)]
    board = [space_line(place, space, language) for place, space in enumerate(SPACES)]
    notes = [line([str(note[key]) for key in ("value", "count", "fakes", "dealt")]) for note in NOTES]
    assert lines == board + notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_prints_the_cards(language: str) -> None:
    book = Phrasebook.load(language)
    lines = [it for it in PAGES[language].read_text("utf-8").splitlines() if re.match(r"\| [CK]\d", it)]
    for found, card in zip(lines, [*CHANCE, *CHEST], strict=True):
        key = f"card-crooked-{card['code']}"
        words = [book.say(key), book.say(f"{key}-does")]
        assert found.startswith(line([card["code"].upper(), *words]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_rule_in_order_and_marks_readings_in_its_language(language: str) -> None:
    text = PAGES[language].read_text("utf-8")
    assert re.findall(r"^- \*\*(CC-\d+)\*\*", text, re.M) == [f"CC-{number}" for number in NUMBERS]
    mark = {"en": "*(our reading)*", "fr": "*(notre lecture)*"}[language]
    assert set(re.findall(r"\*\([^)]*\)\*", text)) == {mark}
