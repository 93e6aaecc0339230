"""The rule pages: how each is laid out, and that both languages and the set-up page say the same."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from rentier.core import Edition
from rentier.core.options import Choice
from rentier.games.banking.data import CARDS
from rentier.games.deal.cards import CARDS as DEAL
from rentier.text import LANGUAGES, Phrasebook, Rulebook

from .keys import EDITIONS

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = pytest.mark.parametrize(("edition", "language"), [(it, lang) for it in EDITIONS for lang in LANGUAGES])
HEADINGS = {
    "en": ("In one minute", "Examples", "About these rules"),
    "fr": ("En une minute", "Des exemples", "À propos de ces règles"),
}
MARKS = {"en": "*(our reading)*", "fr": "*(notre lecture)*"}
LIMITS = {
    "en": {None: ("no limit", "a number"), 3: ("3", "another number, or no limit")},
    "fr": {None: ("aucune limite", "un nombre"), 3: ("3", "un autre nombre, ou aucune limite")},
}

# References, amounts, cards, levels, percentages, and all other numbers.
FIGURES = (r"[A-Z]{2}-\d+", r"\b\d+[KM]\b", r"\b[FLCK]\d+\b", r"\d★", r"\d+(?=\u00a0?%)", r"\b\d+\b")


def page(edition: Edition, language: str) -> str:
    return Rulebook.load(edition.name, language).text


def table_of(edition: Edition, language: str) -> list[list[str]]:
    """Return the rows of the table of options, cell by cell."""
    _, _, text = page(edition, language).partition({"en": "\n## Options\n", "fr": "\n## Les options\n"}[language])
    rows = [line for line in text.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


@PAGES
def test_a_page_begins_with_one_minute_and_ends_with_what_it_is(edition: Edition, language: str) -> None:
    found = re.findall(r"^## (.*)$", page(edition, language), re.M)
    first, second, last = HEADINGS[language]
    assert (found[0], found[1], found[-1]) == (first, second, last)
    assert len(set(found)) == len(found)


@PAGES
def test_one_minute_says_goal_end_turn_difference_and_an_example(edition: Edition, language: str) -> None:
    _, minute, *_ = re.split(r"^## .*$", page(edition, language), flags=re.M)
    labels = re.findall(r"^\*\*([^*]+?)\.?\*\*", minute, re.M)
    wanted = {
        "en": ["The goal", "The end", "What is different here", "For example"],
        "fr": ["Le but", "La fin", "Ce qui change ici", "Par exemple"],
    }[language]
    assert [label for label in wanted if label not in labels] == []
    assert 4 <= len(re.findall(r"^\d\. ", minute, re.M)) <= 6


@PAGES
def test_examples_cite_their_rules(edition: Edition, language: str) -> None:
    _, _, examples, *_ = re.split(r"^## .*$", page(edition, language), flags=re.M)
    told = re.findall(r"^\*\*.*$", examples, re.M)
    assert 2 <= len(told) <= 4
    assert [one for one in told if not re.search(rf"{edition.rules}-\d+\)\.$", one)] == []


@PAGES
def test_a_reading_is_a_paragraph_of_its_own(edition: Edition, language: str) -> None:
    mark = MARKS[language]
    for line in page(edition, language).splitlines():
        if mark in line and "**" in line:
            # A rule that is all our reading begins with the mark.
            assert re.match(rf"- \*\*[A-Z]+-\d+\*\* {re.escape(mark)} ", line), line[:40]
        assert line.count(mark) <= 1


@PAGES
def test_what_announces_something_is_followed_by_it(edition: Edition, language: str) -> None:
    """No line that ends with a colon stands before a heading, or before another such line."""
    blocks = [block for block in page(edition, language).split("\n\n") if block.strip()]
    announced = [after for before, after in pairwise(blocks) if before.rstrip().endswith(":")]
    assert [after for after in announced if after.startswith("#") or after.rstrip().endswith(":")] == []


@PAGES
def test_options_are_named_as_the_set_up_page_names_them(edition: Edition, language: str) -> None:
    book = Phrasebook.load(language)
    wanted = []
    for setting in edition.settings:
        key = f"option-{edition.name}-{setting.name}"
        row = [f"{book.say(key)} (`{setting.name}`)", book.say(f"{key}-does")]
        if isinstance(setting, Choice):
            first, *others = [f"{book.say(f'{key}-{value}')} (`{value}`)" for value in setting.values]
            row += [first, " / ".join(others)]
        else:
            row += LIMITS[language][setting.default]  # type: ignore[index]
        row.append(setting.rule)
        for preset in edition.presets.values():
            row.append(f"`{preset[setting.name]}`" if setting.name in preset else "")
        wanted.append(row)
    assert table_of(edition, language) == wanted


@PAGES
def test_rules_speak_of_options_by_their_names(edition: Edition, language: str) -> None:
    """No code of an option stands alone: its name comes before it."""
    text, book = page(edition, language), Phrasebook.load(language)
    for setting in edition.settings:
        name = book.say(f"option-{edition.name}-{setting.name}")
        for found in re.finditer(rf"`{setting.name}`", text):
            before = text[: found.start()].replace("\u00a0", " ")
            assert before.endswith((f"{name} (", f"{name}, ")), text[found.start() - 60 : found.end()]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_both_languages_have_the_same_rules_readings_figures_and_references(edition: Edition) -> None:
    english, french = (Rulebook.load(edition.name, language).rules for language in LANGUAGES)
    assert list(english) == list(french)
    for number, text in english.items():
        text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
        other = re.sub(r"(?<=\d)[ \u00a0](?=\d{3}\b)", "", french[number])
        assert text.count("\n") == other.count("\n"), number
        assert ("(our reading)" in text) == ("(notre lecture)" in other), number
        for pattern in (
            rf"{edition.rules}-\d+",
            r"\b\d+[KM]\b",
            r"\b[FLCK]\d+\b",
            r"\d★",
            r"\d+(?=\u00a0?%)",
            r"\b\d+\b",
        ):
            assert Counter(re.findall(pattern, text)) == Counter(re.findall(pattern, other)), (number, pattern)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_banking_prints_every_card(language: str) -> None:
    book, rulebook = Phrasebook.load(language), Rulebook.load("banking", language)
    section = {"en": "The cards", "fr": "Les cartes"}[language]
    printed = [text.partition(" (")[0] for key, text in rulebook.rows.items() if key.startswith(f"{section} · ")]
    cards = [f"card-banking-{deck}-{card.code}" for deck, piles in CARDS.items() for pile in piles for card in pile]
    assert printed == [book.say(key) for key in cards]
    assert len(printed) == 64


@PAGES
def test_what_is_drawn_exists_and_has_words(edition: Edition, language: str) -> None:
    for things, codes, text in re.findall(r"^```(\w+) (.*)\n(.*)\n```$", page(edition, language), re.M):
        assert text
        known = {
            "cards": r"[a-z0-9-]+",
            "notes": r"(10|20|50|100|500)(:(fake|real))?",
            "deeds": r"[a-z0-9-]+(:(whole|[1-5]))?",
        }[things]
        assert [code for code in codes.split() if not re.fullmatch(known, code)] == []
        if things == "cards":
            assert {*codes.split()} <= {card.code for card in DEAL}
        if things == "deeds":
            book = Phrasebook.load(language)
            streets = [code.partition(":")[0] for code in codes.split()]
            assert all(book.say(f"space-{edition.name}-{street}") in text for street in streets)
    assert page(edition, language).count("```") % 2 == 0


@pytest.mark.parametrize(
    ("edition", "language", "wanted", "found"),
    [
        ("millionaire", "en", "Royalties", "The list of cards · L1"),
        ("millionaire", "fr", "droits d'auteur", "La liste des cartes · L1"),
        ("millionaire", "fr", "droits d’auteur", "La liste des cartes · L1"),
        ("banking", "en", "crossword", "The cards · C11"),
        ("banking", "fr", "champs-elysees", "Le plateau · 37"),
        ("deal", "en", "debt collector 3m", "The cards · Debt Collector"),
        ("crooked", "fr", "l'oeil vif", "La liste des cartes · C11"),
    ],
)
def test_cards_and_rows_of_tables_are_found(edition: str, language: str, wanted: str, found: str) -> None:
    assert found in Rulebook.load(edition, language).find(wanted)


def test_an_apostrophe_of_either_kind_finds_the_same() -> None:
    rules = Rulebook.load("banking", "fr")
    assert rules.find("l'amende")
    assert rules.find("l'amende") == rules.find("L’AMENDE")


def test_a_number_finds_its_rule_alone() -> None:
    assert list(Rulebook.load("banking", "en").find("eb37")) == ["EB-37"]
