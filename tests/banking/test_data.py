"""The data of Banking: the board, the decks, their words, and their tables on the pages of the rules."""

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

DATA = files("rentier") / "games" / "banking" / "data"
RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {"en": RULES / "banking.md", "fr": RULES / "banking.fr.md"}

BOARD = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
DECKS = tomllib.loads((DATA / "decks.toml").read_text("utf-8"))
CONSTANTS: dict[str, int] = BOARD["constants"]
SPACES: list[dict[str, Any]] = BOARD["space"]
GROUPS: dict[str, dict[str, Any]] = {group["name"]: group for group in BOARD["group"]}
DEEDS = [space for space in SPACES if "group" in space]
STREETS = [deed for deed in DEEDS if deed["kind"] == "street"]
BY_CODE = {space["code"]: space for space in SPACES}
CARDS = [(deck, pile, card) for deck, piles in DECKS.items() for pile, cards in piles.items() for card in cards]

ORDER = """
    go mediterranean chest-1 baltic income-tax reading-rr oriental chance-1 vermont connecticut
    jail st-charles electric states virginia pennsylvania-rr st-james chest-2 tennessee new-york
    parking kentucky chance-2 indiana illinois bo-rr atlantic ventnor water marvin
    go-to-jail pacific north-carolina chest-3 pennsylvania short-line-rr chance-3 park luxury-tax boardwalk
"""
# Those of the classic board, in the order of the streets; this edition's are 10,000 times as high.
PRICES = [60, 60, 100, 100, 120, 140, 140, 160, 180, 180, 200, 220, 220, 240, 260, 260, 280, 300, 300, 320, 350, 400]
BARE = [2, 4, 6, 6, 8, 10, 10, 12, 14, 14, 16, 18, 18, 20, 22, 22, 24, 26, 26, 28, 35, 50]
HOTEL = [250, 450, 550, 550, 600, 750, 750, 900, 950, 950, 1000, 1050, 1050, 1100, 1150, 1150, 1200]
HOTEL += [1275, 1275, 1400, 1500, 2000]

SIZES = {
    "brown": 2,
    "light-blue": 3,
    "pink": 3,
    "orange": 3,
    "red": 3,
    "yellow": 3,
    "green": 3,
    "dark-blue": 2,
    "station": 4,
    "utility": 2,
}

EFFECTS = {
    "move-to": {"space"},
    "move-back": {"count"},
    "move-back-to": {"space"},
    "nearest-station-double": set(),
    "nearest-utility-dice": {"amount"},
    "go-to-jail": set(),
    "out-of-jail": set(),
    "receive": {"amount"},
    "pay": {"amount"},
    "receive-from-each": {"amount"},
    "pay-each": {"amount"},
    "repairs": {"house", "hotel"},
    "pay-or-draw": {"amount", "deck"},
}

NUMBERS = [*range(1, 7), *range(10, 22), *range(30, 38), *range(40, 46), *range(50, 55), *range(60, 63)]
NUMBERS += [*range(70, 78), *range(80, 88), *range(90, 95)]


def money(amount: int, language: str) -> str:
    """Write an amount as the rules and cards do: 600K, 1.15M."""
    if amount < 1_000_000:
        return f"{amount // 1000}K"
    text = f"{amount / 1_000_000:.2f}".rstrip("0").rstrip(".") + "M"
    return text.replace(".", ",") if language == "fr" else text


def card_id(part: object) -> str:
    """Name a card in the list of tests by its deck and code."""
    return str(part["code"]) if isinstance(part, dict) else str(part)


def up_to_step(amount: int) -> int:
    """Round up to the next 10K."""
    return -(-amount // CONSTANTS["step"]) * CONSTANTS["step"]


def lifting(deed: dict[str, Any]) -> int:
    mortgage: int = deed["mortgage"]
    return up_to_step(mortgage * (100 + CONSTANTS["interest_percent"]) // 100)


# The board


@rule("EB-2")
def test_the_board_has_40_spaces_in_order() -> None:
    assert [space["code"] for space in SPACES] == ORDER.split()
    assert len(BY_CODE) == 40


@rule("EB-2")
def test_the_board_has_so_many_spaces_of_each_kind() -> None:
    assert Counter(space["kind"] for space in SPACES) == {
        "street": 22,
        "station": 4,
        "utility": 2,
        "chance": 3,
        "chest": 3,
        "tax": 2,
        "go": 1,
        "jail": 1,
        "parking": 1,
        "go-to-jail": 1,
    }


@rule("EB-2")
def test_there_are_28_deeds_in_ten_groups() -> None:
    assert len(DEEDS) == 28
    assert list(GROUPS) == list(SIZES)
    assert Counter(deed["group"] for deed in DEEDS) == SIZES
    assert all(deed["kind"] == GROUPS[deed["group"]]["kind"] for deed in DEEDS)


@rule("EB-2", "EB-3", "EB-13", "EB-76")
def test_the_constants_are_those_of_the_rulebook() -> None:
    assert (CONSTANTS["apartments"], CONSTANTS["hotels"]) == (32, 12)
    assert (CONSTANTS["start"], CONSTANTS["salary"], CONSTANTS["fine"]) == (15_000_000, 2_000_000, 500_000)


def test_nothing_is_on_a_space_that_its_kind_does_not_have() -> None:
    for space in SPACES:
        more = {"group", "price", "rents", "mortgage"} if space in DEEDS else set()
        if space["kind"] == "tax":
            more = {"amount"}
        assert set(space) == {"code", "kind"} | more, space["code"]


def test_every_amount_is_a_multiple_of_10k() -> None:
    amounts = [CONSTANTS[name] for name in ("start", "salary", "fine", "utility_unit")]
    amounts += [space[name] for space in SPACES for name in ("price", "mortgage", "amount") if name in space]
    amounts += [rent for deed in DEEDS if deed["kind"] != "utility" for rent in deed["rents"]]
    amounts += [group["building"] for group in GROUPS.values() if "building" in group]
    amounts += [card[name] for _, _, card in CARDS for name in ("amount", "house", "hotel") if name in card]
    assert len(amounts) > 250
    assert all(amount > 0 and amount % 10_000 == 0 for amount in amounts)


def test_prices_and_rents_are_the_classic_ones_times_10_000() -> None:
    assert [street["price"] for street in STREETS] == [10_000 * price for price in PRICES]
    assert [street["rents"][0] for street in STREETS] == [10_000 * rent for rent in BARE]
    assert [street["rents"][-1] for street in STREETS] == [10_000 * rent for rent in HOTEL]
    assert sum(deed["price"] for deed in DEEDS) == 56_900_000


def test_the_one_printed_deed_that_is_known_is_as_printed() -> None:
    deed = BY_CODE["pennsylvania"]
    assert deed["rents"] == [280_000, 1_500_000, 4_500_000, 10_000_000, 12_000_000, 14_000_000]
    assert (deed["mortgage"], GROUPS[deed["group"]]["building"]) == (1_600_000, 2_000_000)


@rule("EB-32")
def test_rents_rise_with_buildings_and_along_the_board() -> None:
    for street in STREETS:
        assert len(street["rents"]) == 6
        assert all(lower < higher for lower, higher in pairwise(street["rents"]))
        # Otherwise an apartment would lower the doubled rent of a whole colour.
        assert street["rents"][1] > 2 * street["rents"][0]
    for before, behind in pairwise(STREETS):
        assert before["price"] <= behind["price"]
        assert all(lower <= higher for lower, higher in zip(before["rents"], behind["rents"], strict=True))


@rule("EB-33")
def test_utilities_have_what_multiplies_the_dice() -> None:
    for deed in (BY_CODE["electric"], BY_CODE["water"]):
        assert (deed["price"], deed["rents"]) == (1_500_000, [4, 10])
    unit = CONSTANTS["utility_unit"]
    assert [2 * 4 * unit, 12 * 4 * unit, 2 * 10 * unit, 12 * 10 * unit] == [80_000, 480_000, 200_000, 1_200_000]


@rule("EB-34")
def test_stations_have_a_rent_for_each_number_held() -> None:
    stations = [deed for deed in DEEDS if deed["kind"] == "station"]
    assert len(stations) == 4
    for deed in stations:
        assert (deed["price"], deed["rents"]) == (2_000_000, [250_000, 500_000, 1_000_000, 2_000_000])


@rule("EB-40")
def test_a_building_costs_the_same_on_all_lots_of_a_side() -> None:
    prices = {name: group.get("building") for name, group in GROUPS.items()}
    assert [prices[name] for name in SIZES] == [*(side * 500_000 for side in (1, 1, 2, 2, 3, 3, 4, 4)), None, None]


@rule("EB-15")
def test_taxes_have_their_amount() -> None:
    assert BY_CODE["income-tax"]["amount"] == 2_000_000
    assert BY_CODE["luxury-tax"]["amount"] == BOARD["luxury_tax"]["1m"] == 1_000_000
    assert BOARD["luxury_tax"] == {"1m": 1_000_000, "750k": 750_000}


@rule("EB-60")
def test_a_mortgage_is_half_the_price() -> None:
    assert [deed["code"] for deed in DEEDS if 2 * deed["mortgage"] != deed["price"]] == []


@rule("EB-61", "EB-53")
def test_only_utilities_and_one_lot_need_the_rounding() -> None:
    rounded = {deed["code"]: lifting(deed) for deed in DEEDS if lifting(deed) * 100 != deed["mortgage"] * 110}
    assert rounded == {"electric": 830_000, "water": 830_000, "park": 1_930_000}
    kept = {deed["code"]: up_to_step(deed["mortgage"] // 10) for deed in DEEDS if deed["mortgage"] // 10 % 10_000}
    assert kept == {"electric": 80_000, "water": 80_000, "park": 180_000}


@rule("EB-80")
def test_no_single_amount_of_the_board_is_too_much_for_one_entry() -> None:
    assert max(rent for street in STREETS for rent in street["rents"]) == 20_000_000


@rule("EB-90")
def test_whatever_is_dealt_in_the_quick_game_can_be_paid() -> None:
    dearest = sorted((deed["price"] for deed in DEEDS), reverse=True)[: BOARD["quick"]["deeds_dealt"]]
    assert len(dearest) == 2
    assert sum(dearest) < CONSTANTS["start"]


@rule("EB-42", "EB-91", "EB-92")
def test_the_quick_game_differs_by_an_apartment_and_the_second_bankruptcy() -> None:
    assert (CONSTANTS["apartments_for_hotel"], BOARD["quick"]["apartments_for_hotel"]) == (4, 3)
    assert BOARD["quick"]["bankruptcies_to_end"] == 2


# The decks


@rule("EB-2")
def test_each_deck_has_16_cards_of_chance_and_16_of_community_chest() -> None:
    assert list(DECKS) == ["french", "here-and-now"]
    for piles in DECKS.values():
        assert {pile: len(cards) for pile, cards in piles.items()} == {"chance": 16, "chest": 16}


@pytest.mark.parametrize("deck", DECKS)
def test_no_code_stands_twice_in_a_deck(deck: str) -> None:
    assert len({card["code"] for it, _, card in CARDS if it == deck}) == 32


@pytest.mark.parametrize(("deck", "pile", "card"), CARDS, ids=card_id)
def test_every_effect_has_its_numbers_and_a_target_that_exists(deck: str, pile: str, card: dict[str, Any]) -> None:
    assert set(card) == {"code", "effect", *EFFECTS[card["effect"]]}
    assert card.get("space", "go") in BY_CODE
    # It sends to the other pile.
    assert card.get("deck", "chest" if pile == "chance" else "chance") in {"chance", "chest"} - {pile}
    if card["effect"] == "repairs":
        assert 0 < card["house"] < card["hotel"]


def test_going_back_never_goes_past_the_start() -> None:
    for _, pile, card in CARDS:
        origins = [place for place, space in enumerate(SPACES) if space["kind"] == pile]
        if card["effect"] == "move-back":
            assert all(origin >= card["count"] for origin in origins)
        elif card["effect"] == "move-back-to":
            assert all(origin > SPACES.index(BY_CODE[card["space"]]) for origin in origins)


@rule("EB-14")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("pile", ["chance", "chest"])
def test_each_pile_has_a_card_to_jail_one_out_of_it_and_one_to_go(deck: str, pile: str) -> None:
    effects = Counter(card["effect"] for card in DECKS[deck][pile])
    assert effects["go-to-jail"] == effects["out-of-jail"] == 1
    assert [card["effect"] for card in DECKS[deck][pile] if card.get("space") == "go"] == ["move-to"]


@pytest.mark.parametrize(
    ("deck", "pile", "received", "paid"),
    [
        ("french", "chance", [500, 1500, 1000], [150, 200, 1500]),
        ("french", "chest", [2000, 1000, 1000, 500, 250, 200, 100], [1000, 500, 500]),
        ("here-and-now", "chance", [1500, 500], [150]),
        ("here-and-now", "chest", [100, 450, 1000, 1000, 200, 2000, 250, 1000], [1000, 1500, 500]),
    ],
)
def test_the_bank_pays_and_gets_these_amounts(deck: str, pile: str, received: list[int], paid: list[int]) -> None:
    for effect, amounts in (("receive", received), ("pay", paid)):
        found = [card["amount"] for card in DECKS[deck][pile] if card["effect"] == effect]
        assert found == [1000 * amount for amount in amounts]


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_and_group_has_a_name(language: str) -> None:
    book = Phrasebook.load(language)
    names = [book.say(f"space-banking-{space['code']}") for space in SPACES]
    # The three spaces of a pile share its name.
    assert len(set(names)) == 40 - 2 - 2
    assert len({book.say(f"group-{name}") for name in GROUPS}) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deck", "pile", "card"), CARDS, ids=card_id)
def test_every_card_says_what_it_does(deck: str, pile: str, card: dict[str, Any], language: str) -> None:
    book = Phrasebook.load(language)
    text = book.say(f"card-banking-{deck}-{card['code']}")
    assert text[0].isupper()
    assert text.endswith(".")
    said = set(re.findall(r"\d[\d.,]*[KM]", text))
    amounts = {money(card[name], language) for name in ("amount", "house", "hotel") if name in card}
    # The money for GO is not the card's.
    assert said - ({"2M"} if "space" in card else set()) == amounts
    if "space" in card:
        assert book.say(f"space-banking-{card['space']}") in text
    if "count" in card:
        assert str(card["count"]) in text


def test_no_words_are_left_over() -> None:
    needed = {f"space-banking-{space['code']}" for space in SPACES} | {f"group-{name}" for name in GROUPS}
    needed |= {f"card-banking-{deck}-{card['code']}" for deck, _, card in CARDS}
    for language in LANGUAGES:
        keys = Phrasebook.load(language).keys()
        assert {key for key in keys if re.match(r"(space|card)-banking-|group-", key)} == needed


# The pages of the rules


def row(place: int, space: dict[str, Any], language: str) -> str:
    """Write the line that the page of the rules has for a space."""
    book = Phrasebook.load(language)
    cells = [str(place), book.say(f"space-banking-{space['code']}"), *[""] * 6]
    if space["kind"] == "tax":
        cells[4] = f"{'payez' if language == 'fr' else 'pay'} {money(space['amount'], language)}"
    elif space in DEEDS:
        building = GROUPS[space["group"]].get("building")
        if space["kind"] == "utility":
            rents = "dés × 4 ou 10 × 10K" if language == "fr" else "dice × 4 or 10 × 10K"
        else:
            rents = ("\u00a0; " if language == "fr" else ", ").join(money(rent, language) for rent in space["rents"])
        cells[2:5] = book.say(f"group-{space['group']}"), money(space["price"], language), rents
        cells[5] = money(building, language) if building else ""
        cells[6:8] = money(space["mortgage"], language), money(lifting(space), language)
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_prints_the_board(language: str) -> None:
    lines = [line for line in PAGES[language].read_text("utf-8").splitlines() if re.match(r"\| \d", line)]
    assert lines == [row(place, space, language) for place, space in enumerate(SPACES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_rule_in_order_and_marks_readings_in_its_language(language: str) -> None:
    text = PAGES[language].read_text("utf-8")
    assert re.findall(r"^- \*\*(EB-\d+)\*\*", text, re.M) == [f"EB-{number}" for number in NUMBERS]
    mark = {"en": "*(our reading)*", "fr": "*(notre lecture)*"}[language]
    assert set(re.findall(r"\*\([^)]*\)\*", text)) == {mark}
