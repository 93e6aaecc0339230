"""The data of Millionaire: board, cards, their words, and their tables on the pages of the rules."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rentier.testing.rules import rule
from rentier.text import LANGUAGES, Phrasebook

DATA = files("rentier") / "games" / "millionaire" / "data"
RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {"en": RULES / "millionaire.md", "fr": RULES / "millionaire.fr.md"}

BOARD = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
PILES: dict[str, list[dict[str, Any]]] = tomllib.loads((DATA / "cards.toml").read_text("utf-8"))
CONSTANTS: dict[str, Any] = BOARD["constants"]
SPACES: list[dict[str, Any]] = BOARD["space"]
GROUPS: dict[str, dict[str, Any]] = {group["name"]: group for group in BOARD["group"]}
DEEDS = [space for space in SPACES if "group" in space]
BY_CODE = {space["code"]: space for space in SPACES}
CARDS = [(pile, card) for pile, cards in PILES.items() for card in cards]
BY_NUMBER = {card["number"]: card for _, card in CARDS}

ORDER = """
    go motor-drive lifestyle-1 gadget-wharf surfers-cove chance-1 aqua-park lakeside-marina
    jail castle-view dream-avenue palace-gardens adventure-park lifestyle-2 themepark-city movie-district
    parking style-square chance-2 party-plaza showtime-boulevard sunshine-bay bling-beach yacht-harbor
    go-to-jail treetop-retreat ski-mountain lifestyle-3 diamond-hills chance-3 fortune-valley paradise-island
"""
PRICES = [5, 5, 15, 15, 20, 35, 35, 40, 55, 55, 60, 80, 80, 90, 115, 115, 120, 145, 145, 150, 170, 200]
MORTGAGES = [5, 5, 10, 10, 10, 20, 20, 20, 30, 30, 30, 40, 40, 45, 60, 60, 60, 75, 75, 75, 85, 100]
INTEREST = [1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 9, 12, 12, 12, 15, 15, 15, 17, 20]
RENTS = {
    "brown": [7, 15, 30, 50, 60, 80],
    "light-blue": [15, 30, 50, 80, 95, 125],
    "pink": [20, 50, 90, 140, 165, 215],
    "orange": [25, 65, 110, 170, 200, 270],
    "red": [35, 90, 150, 230, 270, 350],
    "yellow": [40, 100, 170, 260, 305, 395],
    "green": [50, 125, 210, 320, 375, 485],
    "dark-blue": [65, 160, 250, 370, 430, 550],
}
BUILDINGS = [10, 15, 25, 30, 35, 45, 55, 60]
SIZES = dict(zip(RENTS, [2, 3, 3, 3, 3, 3, 3, 2]))

EFFECTS: dict[str, set[str]] = {
    "receive": {"amount"},
    "pay": {"amount"},
    "receive-from-each": {"amount"},
    "receive-by-their-level": {"amount"},
    "pay-each": {"amount"},
    "receive-from-one": {"amount"},
    "pay-one": {"amount"},
    "move-to": {"space"},
    "move-back": {"count"},
    "level-up": {"amount"},
    "level-down": set(),
    "dice-win": {"amount", "least"},
    "dice-times": {"amount"},
    "go-to-jail": set(),
    "out-of-jail": set(),
    "any-space": set(),
    "pay-and-move": {"amount", "count"},
    "repairs": {"house", "hotel"},
    "second-deed": set(),
    "next-unowned": set(),
    "any-unowned": set(),
    "free-house": set(),
    "swap-deeds": set(),
    "take-deed": set(),
    "cancel": set(),
}

# How many copies there are of each card, in the order of their numbers.
COPIES = {
    "fortune": [1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1, 3],
    "lifestyle": [2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1],
    "chance": [1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1],
}

NUMBERS = [*range(1, 7), *range(10, 19), *range(20, 24), 30, 31, *range(40, 44), 50]


def money(amount: int) -> str:
    """Write an amount as the rules and cards do."""
    return f"{amount // 1000}K"


def up_to_step(amount: int) -> int:
    """Round up to the next 1K."""
    return -(-amount // 1000) * 1000


def card_id(part: object) -> str:
    """Name a card in the list of tests by its number."""
    return str(part["number"]) if isinstance(part, dict) else str(part)


# The board


@rule("MM-1")
def test_the_board_has_32_spaces_in_order() -> None:
    assert [space["code"] for space in SPACES] == ORDER.split()
    assert len(BY_CODE) == 32
    assert [SPACES.index(BY_CODE[code]) for code in ("go", "jail", "parking", "go-to-jail")] == [0, 8, 16, 24]


@rule("MM-1")
def test_the_board_has_so_many_spaces_of_each_kind() -> None:
    assert Counter(space["kind"] for space in SPACES) == {
        "street": 22,
        "chance": 3,
        "lifestyle": 3,
        "go": 1,
        "jail": 1,
        "parking": 1,
        "go-to-jail": 1,
    }


@rule("MM-1")
def test_there_are_22_deeds_in_eight_colours() -> None:
    assert len(DEEDS) == 22
    assert list(GROUPS) == list(SIZES)
    assert Counter(deed["group"] for deed in DEEDS) == SIZES


@rule("MM-1", "MM-3", "MM-6", "MM-11", "MM-21", "MM-30", "MM-41")
def test_the_constants_are_those_of_the_rulebook() -> None:
    assert (CONSTANTS["houses"], CONSTANTS["hotels"], CONSTANTS["houses_for_hotel"]) == (32, 12, 4)
    assert (CONSTANTS["start"], CONSTANTS["target"]) == (372_000, 1_000_000)
    assert CONSTANTS["salaries"] == [150_000, 200_000, 250_000]
    assert (CONSTANTS["upgrade"], CONSTANTS["fine"], CONSTANTS["opening"]) == (50_000, 50_000, 1_000)
    assert CONSTANTS["interest_percent"] == 10
    assert (CONSTANTS["fewest_players"], CONSTANTS["most_players"]) == (2, 4)


@rule("MM-3")
def test_the_money_at_the_start_is_two_notes_of_each_kind() -> None:
    assert CONSTANTS["start"] == 2 * 1000 * sum([1, 5, 10, 20, 50, 100])


def test_nothing_is_on_a_space_that_its_kind_does_not_have() -> None:
    for space in SPACES:
        more = {"group", "price", "rents", "mortgage"} if space in DEEDS else set()
        assert set(space) == {"code", "kind"} | more, space["code"]


@rule("MM-20")
def test_prices_mortgages_and_rents_are_these() -> None:
    assert [deed["price"] for deed in DEEDS] == [1000 * price for price in PRICES]
    assert [deed["mortgage"] for deed in DEEDS] == [1000 * mortgage for mortgage in MORTGAGES]
    for deed in DEEDS:
        assert deed["rents"] == [1000 * rent for rent in RENTS[deed["group"]]]
    assert [group["building"] for group in GROUPS.values()] == [1000 * price for price in BUILDINGS]


@rule("MM-20")
def test_a_house_never_lowers_the_doubled_rent_of_a_whole_colour() -> None:
    for deed in DEEDS:
        assert len(deed["rents"]) == 6
        assert all(lower < higher for lower, higher in pairwise(deed["rents"]))
        assert deed["rents"][1] >= 2 * deed["rents"][0]


@rule("MM-41")
def test_the_interest_is_a_tenth_of_the_price_rounded_up() -> None:
    assert [up_to_step(deed["price"] // 10) for deed in DEEDS] == [1000 * interest for interest in INTEREST]


def test_a_mortgage_is_half_the_price_rounded_up_to_5k() -> None:
    assert [deed["mortgage"] for deed in DEEDS] == [-(-deed["price"] // 10_000) * 5_000 for deed in DEEDS]


# The cards


@rule("MM-1", "MM-4")
def test_there_are_22_fortune_cards_and_14_of_each_pile() -> None:
    assert {pile: sum(card["copies"] for card in cards) for pile, cards in PILES.items()} == {
        "fortune": 22,
        "lifestyle": 14,
        "chance": 14,
    }


@rule("MM-50")
def test_each_card_has_its_number_and_copies() -> None:
    for pile, copies in COPIES.items():
        letter = pile[0].upper()
        assert [card["number"] for card in PILES[pile]] == [f"{letter}{i + 1}" for i in range(len(copies))]
        assert [card["copies"] for card in PILES[pile]] == copies
    assert len({card["code"] for _, card in CARDS}) == len(CARDS) == 38


@rule("MM-10", "MM-50")
def test_15_fortune_cards_are_used_now_and_7_kept() -> None:
    counted: Counter[str] = Counter()
    for card in PILES["fortune"]:
        counted[card["use"]] += card["copies"]
    assert counted == {"now": 15, "keep": 7}
    after = [card["number"] for card in PILES["fortune"] if card.get("order") == "after"]
    assert after == ["F7", "F8", "F9", "F10"]
    assert [card["number"] for card in PILES["fortune"] if card["use"] == "keep"] == ["F12", "F13", "F14", "F15"]


@pytest.mark.parametrize(("pile", "card"), CARDS, ids=card_id)
def test_every_effect_has_its_numbers_and_a_target_that_exists(pile: str, card: dict[str, Any]) -> None:
    fortune = {"use"} | ({"order"} if card.get("use") == "now" else set()) if pile == "fortune" else set()
    found = {"amount" if name == "amounts" else name for name in card}
    assert found == {"number", "code", "copies", "effect", *EFFECTS[card["effect"]], *fortune}
    assert card.get("space", "go") in BY_CODE
    amounts = card.get("amounts", [card.get("amount", 1000)])
    assert all(amount > 0 and amount % 1000 == 0 for amount in amounts)
    if "amounts" in card:
        assert len(amounts) == 3
        assert all(lower < higher for lower, higher in pairwise(amounts))
        assert pile != "fortune"


@rule("MM-15", "MM-50")
@pytest.mark.parametrize("number", ["L5", "C2"])
def test_the_dice_card_wins_150k_by_a_double_or_these_totals(number: str) -> None:
    assert (BY_NUMBER[number]["amount"], BY_NUMBER[number]["least"]) == (150_000, [0, 8, 5])


@rule("MM-50")
def test_the_card_of_the_rulebooks_example_pays_100k_at_3_stars() -> None:
    assert BY_NUMBER["L1"]["amounts"] == [50_000, 100_000, 150_000]


@rule("MM-50")
def test_going_back_from_the_chance_spaces_leads_to_these() -> None:
    origins = [place for place, space in enumerate(SPACES) if space["kind"] == "chance"]
    assert [(origin, origin - BY_NUMBER["C12"]["count"]) for origin in origins] == [(5, 2), (18, 15), (29, 26)]


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_has_a_name(language: str) -> None:
    book = Phrasebook.load(language)
    names = [book.say(f"space-millionaire-{space['code']}") for space in SPACES]
    # The three spaces of a pile share its name.
    assert len(set(names)) == 32 - 2 - 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pile", "card"), CARDS, ids=card_id)
def test_every_card_has_a_title_and_says_what_it_does(pile: str, card: dict[str, Any], language: str) -> None:
    book = Phrasebook.load(language)
    title = book.say(f"card-millionaire-{card['code']}")
    text = book.say(f"card-millionaire-{card['code']}-does")
    assert title[0].isupper()
    assert title[-1].isalpha()
    assert text[0].isupper()
    assert text.endswith(".")
    amounts = card.get("amounts") or [card[name] for name in ("amount", "house", "hotel") if name in card]
    assert re.findall(r"\d+K", text) == [money(amount) for amount in amounts]
    if "amounts" in card or "least" in card:
        assert re.findall(r"\d★", text) == ["1★", "3★", "5★"]
    if "least" in card:
        assert re.findall(r"\b\d+\b(?!★)", text) == ["8", "12", "5", "12"]
    if "space" in card:
        assert book.say(f"space-millionaire-{card['space']}") in text
    if "count" in card:
        assert re.search(rf"\b{card['count']} (spaces|cases)", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_title(language: str) -> None:
    book = Phrasebook.load(language)
    assert len({book.say(f"card-millionaire-{card['code']}") for _, card in CARDS}) == 38


def test_no_words_are_left_over() -> None:
    needed = {f"space-millionaire-{space['code']}" for space in SPACES}
    needed |= {f"card-millionaire-{card['code']}{more}" for _, card in CARDS for more in ("", "-does")}
    for language in LANGUAGES:
        keys = Phrasebook.load(language).keys()
        assert {key for key in keys if re.match(r"(space|card)-millionaire-", key)} == needed


# The pages of the rules


def row(place: int, space: dict[str, Any], language: str) -> str:
    """Write the line that the page of the rules has for a space."""
    book = Phrasebook.load(language)
    cells = [str(place), book.say(f"space-millionaire-{space['code']}"), *[""] * 6]
    if space in DEEDS:
        cells[2:4] = book.say(f"group-{space['group']}"), money(space["price"])
        cells[4] = ("\u00a0; " if language == "fr" else ", ").join(money(rent) for rent in space["rents"])
        cells[5:7] = money(GROUPS[space["group"]]["building"]), money(space["mortgage"])
        cells[7] = money(space["mortgage"] + up_to_step(space["price"] // 10))
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


@rule("MM-20", "MM-41")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_prints_the_board(language: str) -> None:
    lines = [line for line in PAGES[language].read_text("utf-8").splitlines() if re.match(r"\| \d", line)]
    assert lines == [row(place, space, language) for place, space in enumerate(SPACES)]


@rule("MM-50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_lists_the_cards(language: str) -> None:
    book = Phrasebook.load(language)
    lines = [line for line in PAGES[language].read_text("utf-8").splitlines() if re.match(r"\| [FLC]\d", line)]
    assert len(lines) == len(CARDS)
    for (pile, card), line in zip(CARDS, lines):
        number, copies, title, text = [cell.strip() for cell in line.strip("|").split("|")]
        assert (number, copies) == (card["number"], str(card["copies"]))
        assert title == book.say(f"card-millionaire-{card['code']}")
        amounts = card.get("amounts") or [card[name] for name in ("amount", "house", "hotel") if name in card]
        # The 1K of F8 is the price that the auction forces on the lander.
        assert [found for found in re.findall(r"\d+K", text) if found != "1K"] == [money(amount) for amount in amounts]
        if pile == "fortune":
            kept = {"en": "keep:", "fr": "à garder\u00a0:"}[language]
            assert text.startswith(kept) == (card["use"] == "keep")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_rule_in_order_and_marks_readings_in_its_language(language: str) -> None:
    text = PAGES[language].read_text("utf-8")
    assert re.findall(r"^- \*\*(MM-\d+)\*\*", text, re.M) == [f"MM-{number}" for number in NUMBERS]
    mark = {"en": "*(our reading)*", "fr": "*(notre lecture)*"}[language]
    assert set(re.findall(r"\*\([^)]*\)\*", text)) == {mark}
