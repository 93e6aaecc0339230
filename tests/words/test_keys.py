"""Every key that the code uses is in the files, and every one in the files is used."""

import ast
import re

import pytest

from rentier.core.registry import Edition
from rentier.text import LANGUAGES, Phrasebook, Teller
from rentier.text.fluent import read

from .keys import (
    DERIVED,
    EDITIONS,
    ELSEWHERE,
    KEY,
    NO_WORDS,
    PAGES,
    SOURCES,
    composed,
    conventional,
    folders,
    literals,
    page_literals,
    page_patterns,
    page_uses,
    referred,
    things,
    uses,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_code_has_words(language: str) -> None:
    book = Phrasebook.load(language)
    missing = [f"{use.where} {use.key}" for use in uses() if KEY.fullmatch(use.key) and use.key not in book]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_pages_has_words_that_the_browser_loads(language: str) -> None:
    entries = {}
    for file in sorted((SOURCES / "text" / language).glob("*.ftl")):
        if not ELSEWHERE.fullmatch(file.as_posix()):
            entries.update(dict.fromkeys(entry.key for entry in read(file.read_text(encoding="utf-8"), file.name)))
    used = {(use.key, use.where) for use in page_uses()} | {it for it in page_literals() if it[0].startswith("web-")}
    assert sorted(f"{where} {key}" for key, where in used if key not in entries) == []
    composed = [(pattern, where) for pattern, where in page_patterns() if pattern.pattern.startswith("web")]
    assert [where for pattern, where in composed if not any(map(pattern.fullmatch, entries))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_arguments_that_it_uses(language: str) -> None:
    book = Phrasebook.load(language)
    lacking = [
        f"{use.where} {use.key}: {name}"
        for use in (*uses(), *page_uses())
        if use.arguments is not None and use.key in book
        for name in book.variables(use.key) - use.arguments
        if not DERIVED.fullmatch(name)
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_event_action_and_question_has_words(edition: Edition, language: str) -> None:
    assert conventional(edition) - set(Phrasebook.load(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_refusal_of_a_game_has_words(edition: Edition, language: str) -> None:
    texts = {
        node.value
        for folder in folders(edition)
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    families = tuple(f"{folder.name}-" for folder in folders(edition))
    keys = {text for text in texts if KEY.fullmatch(text) and text.startswith(families)}
    assert keys - set(edition.grammar) - set(Phrasebook.load(language)) - NO_WORDS == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    assert things() - set(Phrasebook.load(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_option_is_explained(edition: Edition, language: str) -> None:
    needed = {f"preset-{edition.name}-{name}{end}" for name in edition.presets for end in ("", "-does")}
    for setting in edition.settings:
        key = f"option-{edition.name}-{setting.name}"
        values = setting.to_dict().get("values", [])
        assert isinstance(values, list)
        needed |= {key, f"{key}-does", *(f"{key}-{value}" for value in values)}
    assert needed - set(Phrasebook.load(language)) == set()
    spare = {
        key
        for key in Phrasebook.load(language)
        if key.startswith((f"option-{edition.name}-", f"preset-{edition.name}-"))
    }
    assert spare - needed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skin_renames_streets_also_where_cards_speak_of_them(language: str) -> None:
    plain, town = Phrasebook.load(language), Phrasebook.load(language, "town", "banking")
    for street in ("boardwalk", "reading-rr", "water"):
        assert town.say(f"space-banking-{street}") == plain.say(f"space-town-{street}")
    card = "card-banking-french-boardwalk"
    assert plain.say("space-banking-boardwalk") in plain.say(card)
    assert plain.say("space-banking-boardwalk") not in town.say(card)
    assert plain.say("space-town-boardwalk") in town.say(card)
    # Things that the skin has no name for, and other editions, stay as they are.
    assert town.say("space-banking-go") == plain.say("space-banking-go")
    assert town.say("space-crooked-boardwalk") == plain.say("space-crooked-boardwalk")
    assert Teller(town, "banking").thing("space", "boardwalk") == plain.say("space-town-boardwalk")


def test_every_word_is_used() -> None:
    known = literals() | referred() | things() | {key for key, _ in page_literals()}
    known |= {use.key for use in page_uses()}
    # The build writes some words into the page itself, for browsers that cannot run the app.
    known |= {*re.findall(r"'(web-[a-z-]+)'", (PAGES.parent / "oldest.ts").read_text(encoding="utf-8"))}
    patterns = [*composed(), *(pattern for pattern, _ in page_patterns()), re.compile("[a-z]+-(money|level)")]
    for edition in EDITIONS:
        known |= conventional(edition) | {f"{edition.name}-group-{verb}" for verb in edition.grammar}
        patterns.append(re.compile(f"{edition.name}-(ending|tally)-.+|preset-{edition.name}-.+"))
    unused = [
        key
        for key in Phrasebook.load("en")
        if key not in known and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []
