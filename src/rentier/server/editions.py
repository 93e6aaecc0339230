"""What the pages need for an edition that is not built into them: its facts, its words and its rules."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct, json

from rentier.bots import bot_names, character_names, level_names
from rentier.core.errors import BadInput
from rentier.core.options import Choice as Choosing
from rentier.core.registry import Edition, find_edition
from rentier.text import Phrasebook, Rulebook
from rentier.text.fluent import Choice, Elision, Part, Pattern, Reference, Variable

from .house import language_of
from .http import REFUSALS
from .lessons import lesson_of

MOST_KEPT: Final = 64


class EditionBrought(Struct, frozen=True):
    """An edition in the form the pages have for their own: its facts, its sentences by key, its rules as Markdown."""

    edition: dict[str, object]
    words: dict[str, object]
    rules: str


def facts_of(edition: Edition) -> dict[str, object]:
    """Return what set-up screens and tables need to know about an edition, as web/generate.py writes it for our own."""
    return {
        "name": edition.name,
        "rules": edition.rules,
        "rulesVersion": edition.rules_version,
        "fewest": edition.fewest,
        "most": edition.most,
        "hasSecrets": edition.has_secrets,
        "grammar": {word: list(names) for word, names in edition.grammar.items()},
        "cited": dict(edition.cited),
        "settings": [
            {key: value for key, value in it.to_dict().items() if key != "values" or isinstance(it, Choosing)}
            for it in edition.settings
        ],
        "presets": {name: dict(values) for name, values in edition.presets.items()},
        "bots": level_names(edition.name),
        "characters": character_names(edition.name),
        "hasLesson": lesson_of(edition.name) is not None,
    }


def words_of(edition: Edition, language: str) -> dict[str, object]:
    """Return an edition's sentences as the pages read them; whatever it has no words for is shown by its own name."""
    book = Phrasebook.load(language)
    said: dict[str, object] = {key: pattern for key, pattern in _usual(edition).items() if key not in book}
    return {**said, **{key: _written(pattern) for key, pattern in book.patterns(edition.name).items()}}


def _usual(edition: Edition) -> dict[str, object]:
    """Return plain words for everything the pages say about any edition."""
    name = edition.name
    usual: dict[str, object] = {
        f"web-edition-{name}": name.replace("_", " ").capitalize(),
        f"web-pitch-{name}": "",
        f"web-minutes-{name}": "",
        f"web-after-won-{name}": [{"as": "web-won"}],
    }
    for setting in edition.settings:
        key = f"option-{name}-{setting.name}"
        usual |= {key: setting.name, f"{key}-does": ""}
        if isinstance(setting, Choosing):
            usual |= {f"{key}-{value}": value for value in setting.values}
    for preset in edition.presets:
        usual |= {f"preset-{name}-{preset}": preset, f"preset-{name}-{preset}-does": ""}
    for bot in bot_names(name):
        usual |= {f"web-level-{bot}": bot, f"web-level-{bot}-does": ""}
    return usual


def _written(pattern: Pattern) -> object:
    """Write a sentence as web/words.ts does: a text, or a list of texts and the parts between them."""
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return pattern[0]
    return [_part(part) for part in pattern if part != ""]


def _part(part: Part) -> object:
    if isinstance(part, str):
        return part
    if isinstance(part, Variable):
        return {"of": part.name}
    if isinstance(part, Elision):
        return {"of": part.name, "after": part.word}
    if isinstance(part, Reference):
        return {"as": part.key}
    assert isinstance(part, Choice)
    usual = next(place for place, (_, pattern) in enumerate(part.variants) if pattern is part.default)
    variants = [[key, _written(pattern)] for key, pattern in part.variants]
    return {"by": part.variable, "variants": variants, "else": usual}


@lru_cache(MOST_KEPT)
def _brought(edition: Edition, language: str) -> tuple[EditionBrought, str]:
    """Return everything there is of an edition, with a tag that changes when it does."""
    try:
        rules = Rulebook.load(edition.name, language).text
    except BadInput:
        rules = ""
    brought = EditionBrought(facts_of(edition), words_of(edition, language), rules)
    return brought, f'"{sha256(json.encode(brought)).hexdigest()[:32]}"'


@get(
    "/api/editions/{edition:str}",
    summary="Show a game with its words and rules",
    responses=REFUSALS,
    sync_to_thread=False,
)
def show_edition(
    request: Request[Any, Any, Any], edition: FromPath[str], language: FromQuery[str | None] = None
) -> Response[EditionBrought | None]:
    """Return all that a page needs for a game; a page that has it already is only told that nothing changed."""
    spoken = language_of(language or request.headers.get("accept-language"))
    brought, mark = _brought(find_edition(edition), spoken)
    headers = {"ETag": mark, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(brought, headers=headers)


HANDLERS: Final = (show_edition,)
