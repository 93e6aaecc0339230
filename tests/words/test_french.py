"""French as it is printed: what every text and rule page must keep to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rentier.text
from rentier.text.elision import ELIDED, elide

ROOT = Path(__file__).parents[2]
TEXTS = sorted((Path(rentier.text.__file__).parent / "fr").glob("*.ftl"))
PAGES = sorted((ROOT / "docs" / "rules").glob("*.fr.md"))
EXAMPLES = sorted((ROOT / "examples").rglob("fr/*.ftl")) + sorted((ROOT / "examples").rglob("*.fr.md"))
FRENCH = pytest.mark.parametrize("file", [*TEXTS, *PAGES, *EXAMPLES], ids=lambda file: file.name)

STRAIGHT = re.compile(r"[^\W\d_]'(?=[\w«{`*“])")
# Before a high sign and inside guillemets stands a space that does not break; inside a code, none.
BREAKING = re.compile(r"(?<=\S) (?=[:;?!%»](?:\W|$))|« ")
MISSING = re.compile(r"[^\s\u00a0\u202f(«…!?][;?!»](?=\s|$)|[^\W\d_]:(?=\s)|\d%")
# Words that would be typed are plain.
TYPED = re.compile(r"[a-z-]+-typed-")
# One word for one thing: what was once called otherwise, and never is any more.
OTHER_WORDS = {
    "frimée": "joker",
    "terminal bancaire": "banque électronique",
    "appareil bancaire": "banque électronique",
    "mieux-disant": "plus offrant",
    "ordre du tour": "ordre de jeu",
    "tour de plateau": "passage au Départ",
    "mandataire": "proxy",
    "décodeur": "loupe",
}
# The name of a space has its article, and nobody is “qui” alone.
BARE_GO = re.compile(r"\b(?:par|passer|passez|passe|franchir) Départ\b")
BARE_WHO = re.compile(
    r"[:;,]\u00a0?\s?qui (?:le|la|les|en|y|a|est|passe|paie|joue)\b[^,.;]*? (?:le|la|les) (?:garde|paie|prend)\b"
)
# A word that may lose its vowel, directly before an argument.
BEFORE = re.compile(rf"\b({'|'.join(ELIDED)}|lorsque|puisque|jusque|quoique|si) \{{ \$([a-z_-]+) \}}", re.IGNORECASE)
# Arguments that are numbers, or names of ours that begin with a consonant: groupe, deuxième.
NEVER_ELIDED = {
    *(
        "amount",
        "bound",
        "before",
        "cards",
        "count",
        "fewest",
        "first",
        "highest",
        "left",
        "length",
        "lowest",
        "most",
        "number",
        "of",
        "price",
        "rank",
        "values",
        "was",
        "will",
    ),
    *("port", "set", "sets", "step", "thing", "total", "unit", "value", "wanted", "whole", "x", "colour-set"),
}


def said(file: Path) -> Iterator[str]:
    """Yield the lines of a file that people read, without comments, code and what would be typed."""
    in_code = False
    for line in file.read_text(encoding="utf-8").splitlines():
        in_code ^= line.startswith("```")
        if not (in_code or (line.startswith("#") and file.suffix == ".ftl") or TYPED.match(line)):
            yield re.sub(r"`[^`]*`|\{ \"[^\"]*\" \}", "`", line)


@FRENCH
def test_apostrophes_are_typographic(file: Path) -> None:
    found = [line for line in file.read_text(encoding="utf-8").splitlines() if STRAIGHT.search(line)]
    assert found == []


@FRENCH
def test_spaces_before_high_signs_do_not_break(file: Path) -> None:
    assert [line for line in said(file) if BREAKING.search(line)] == []


@FRENCH
def test_no_space_before_a_high_sign_is_missing(file: Path) -> None:
    assert [line for line in said(file) if MISSING.search(line)] == []


@FRENCH
def test_one_thing_has_one_word(file: Path) -> None:
    found = [(word, line) for line in said(file) for word in OTHER_WORDS if word in line.lower()]
    assert found == []


@FRENCH
def test_go_has_its_article_and_whoever_does_something_is_a_player(file: Path) -> None:
    assert [line for line in said(file) if BARE_GO.search(line) or BARE_WHO.search(line)] == []


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_words_before_a_name_may_lose_their_vowel(file: Path) -> None:
    """Before a name that is known only later stands `{ DE($seat) }`, not `de { $seat }`."""
    found = [line for line in said(file) for _, name in BEFORE.findall(line) if name not in NEVER_ELIDED]
    assert found == []


@pytest.mark.parametrize(
    ("word", "name", "together"),
    [
        ("de", "Ida", "d’Ida"),
        ("de", "Otto", "d’Otto"),
        ("de", "Ada", "d’Ada"),
        ("de", "Éloi et Ben", "d’Éloi et Ben"),
        ("de", "Œdipe", "d’Œdipe"),
        ("de", "Hugo", "d’Hugo"),
        ("de", "Harry", "de Harry"),
        ("de", "Yann", "de Yann"),
        ("de", "Yves", "d’Yves"),
        ("de", "Noor", "de Noor"),
        ("de", "la banque", "de la banque"),
        ("de", "« Aubaine »", "d’« Aubaine »"),
        ("de", "11", "de 11"),
        ("de", "onze", "de onze"),
        ("de", "", "de "),
        ("que", "Ida", "qu’Ida"),
        ("que", "Tom", "que Tom"),
        ("le", "hôtel", "l’hôtel"),
        ("le", "hasard", "le hasard"),
        ("la", "avenue", "l’avenue"),
        ("la", "rue", "la rue"),
        ("se", "arrête", "s’arrête"),
        ("ne", "habite", "n’habite"),
        ("je", "yoyote", "je yoyote"),
    ],
)
def test_words_lose_their_vowel_before_another(word: str, name: str, together: str) -> None:
    assert elide(word, name) == together
