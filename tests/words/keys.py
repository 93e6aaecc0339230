"""Find the keys of words: those that the code and the pages use, and those that the editions need."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from rentier.core.decisions import Decision
from rentier.core.events import Event
from rentier.core.registry import Edition, editions
from rentier.text.fluent import Choice, Pattern, Reference, read

SOURCES = Path(__file__).parents[2] / "src" / "rentier"
PAGES = SOURCES.parent.parent / "web" / "src"
# Where the browser loads words: what is quoted there are names of files.
LOADER = PAGES / "words" / "load.ts"
# What the browser never loads.
ELSEWHERE = re.compile(r".*/(cli|sim|server|.+-(cli|sim|plot))\.ftl")
# Other tests may have registered games of their own.
EDITIONS = [edition for edition in editions() if (SOURCES / "games" / edition.name).is_dir()]
KEY = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+")
# Functions that put a key, their first argument, into words now or later, with arguments by name or in a dict.
SPEAKERS = {
    "say",
    "BadInput",
    "IllegalAction",
    "RentierError",
    "Key",
    "Refused",
    "Stale",
    "StorageFault",
    "Taken",
    "Stake",
    "Moment",
}
# Those with the key as the second argument, and how many arguments they add.
REFUSERS = {"refuse": 1, "refuse_value": 2}
REFUSED = frozenset(("what", "path", "value", "count"))
DERIVED = re.compile(r"you|bank|.+-(count|sum|set|does)")
# What editions share, by the beginning of its keys.
FAMILIES = ("track",)
# Events and questions of an edition's family that never occur in the edition itself.
LACKING = {
    "crooked": {
        # There are no mortgages, and streets and hotels are sold one by one (CC-60).
        *("mortgaged", "lifted", "sold"),
        # No card gives this choice (CC-70).
        "pay-or-draw",
    },
    "millionaire": {
        # Rent is paid without a claim (MM-13).
        *("claimed-rent", "lost-claim"),
        # The last buildings go to the player who asks first (MM-22).
        *("wanted-building", "building-bid", "passed-building", "building-unsold", "want", "building-auction"),
        # No card gives this choice (MM-50).
        "pay-or-draw",
    },
}


NO_WORDS = {"knockout-score"}
"""What looks like a key of a game but is not: the kind of a score sheet's file."""


class Use(NamedTuple):
    """A key in the code: where, and which arguments come with it if that can be seen."""

    key: str
    where: str
    arguments: frozenset[str] | None


def trees() -> list[tuple[str, ast.Module]]:
    """Read all modules but those for tests: the example game there has its own names."""
    files = sorted(file for file in SOURCES.rglob("*.py") if SOURCES / "testing" not in file.parents)
    return [(file.relative_to(SOURCES).as_posix(), ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def constants(node: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression can be: a constant, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def arguments_of(call: ast.Call, key: int = 0) -> frozenset[str] | None:
    """Return the names of a call's arguments after the key; None if some of them cannot be seen."""
    names = [keyword.arg for keyword in call.keywords if keyword.arg not in ("rule",)]
    for given in call.args[key + 1 : key + 2]:
        if not isinstance(given, ast.Dict):
            return None
        names += [str(key.value) if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in names else frozenset(str(name) for name in names)


def uses() -> Iterator[Use]:
    """Find the keys that the code itself puts into words, including the help of commands."""
    for file, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKERS and node.args:
                for key in constants(node.args[0]):
                    yield Use(key, f"{file}:{node.lineno}", arguments_of(node))
            place = REFUSERS.get(name)
            if place is not None and len(node.args) > place:
                told = arguments_of(node, place)
                for key in constants(node.args[place]):
                    yield Use(key, f"{file}:{node.lineno}", None if told is None else told | REFUSED)
            for keyword in node.keywords:
                if keyword.arg == "help":
                    for key in constants(keyword.value):
                        yield Use(key, f"{file}:{node.lineno}", frozenset())


def literals() -> set[str]:
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def composed() -> list[re.Pattern[str]]:
    """Return a pattern for each key that is put together at run time from a beginning and something else."""
    patterns = []
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                if KEY.match(str(node.values[0].value) + "x"):
                    patterns.append(re.compile("".join(parts)))
    return patterns


def pages() -> Iterator[tuple[str, str]]:
    """Read the sources of the front end that are not generated."""
    for file in sorted(file for ending in ("ts", "svelte") for file in PAGES.rglob(f"*.{ending}")):
        if "generated" not in file.parts and file != LOADER:
            yield file.relative_to(PAGES).as_posix(), file.read_text(encoding="utf-8")


def page_literals() -> Iterator[tuple[str, str]]:
    """Find the quoted texts that look like keys, and where they are."""
    for file, source in pages():
        for found in re.finditer(r"""(['"])((?:(?!\1).)*)\1""", source):
            if KEY.fullmatch(found[2]):
                yield found[2], f"{file}:{source.count(chr(10), 0, found.start()) + 1}"


def page_patterns() -> Iterator[tuple[re.Pattern[str], str]]:
    """Find the keys that pages put together at run time, as patterns."""
    for file, source in pages():
        for found in re.finditer(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", source):
            pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found[1]))
            yield re.compile(pattern), f"{file}:{source.count(chr(10), 0, found.start()) + 1}"


def page_uses() -> Iterator[Use]:
    """Find what pages put into words, with the names of the arguments if these can be seen."""
    for file, source in pages():
        for found in re.finditer(r"\bsay\(\s*'([^']+)'\s*(\)|,\s*\{)?", source):
            where = f"{file}:{source.count(chr(10), 0, found.start()) + 1}"
            names = None if found[2] is None else fields(source, found.end()) if found[2] != ")" else frozenset()
            yield Use(found[1], where, names)


def fields(source: str, start: int) -> frozenset[str] | None:
    """Return the names in an object of TypeScript, from after its brace; None if some of them cannot be seen."""
    depth, part, parts = 0, "", []
    for sign in source[start:]:
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0:
            break
        if sign == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += sign
    names = [re.match(r"[\w$]+|'[^']+'", it.strip()) for it in [*parts, part] if it.strip()]
    return None if None in names else frozenset(name[0].strip("'") for name in names if name)


def folders(edition: Edition) -> list[Path]:
    """Return the folders of an edition's rules: its own, and those of the families that it belongs to."""
    own = SOURCES / "games" / edition.name
    texts = [file.read_text(encoding="utf-8") for file in own.glob("*.py")]
    return [own, *(SOURCES / name for name in FAMILIES if any(f"rentier.{name}" in text for text in texts))]


def classes(edition: Edition, base: type) -> list[type]:
    """Find the classes of a kind that an edition's modules define."""
    found: dict[str, type] = {}
    for folder in folders(edition):
        for file in sorted(folder.glob("*.py")):
            name = ".".join(("rentier", *file.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
            for it in vars(import_module(name)).values():
                if isinstance(it, type) and issubclass(it, base) and it.__module__ == name:
                    found[it.__name__] = it
    return list(found.values())


def event_kinds(edition: Edition) -> list[str]:
    kinds = [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in classes(edition, Event)]
    return [kind for kind in kinds if kind not in LACKING.get(edition.name, ())]


def questions(edition: Edition) -> set[str]:
    """Name the decisions that somebody is asked for."""
    found = [it for it in classes(edition, Decision) if issubclass(it, Decision)]
    asking = {"awaiting"}
    return {
        it.kind
        for it in found
        if it.kind and any(asking & vars(base).keys() for base in it.__mro__ if base is not Decision)
    } - LACKING.get(edition.name, set())


def conventional(edition: Edition) -> set[str]:
    """Return the keys that an edition needs because of the names of its events, actions and questions."""
    needed = {f"{edition.name}-event-{kind}" for kind in event_kinds(edition)}
    needed |= {f"{edition.name}-asked-{kind}" for kind in questions(edition)}
    for verb in edition.grammar:
        needed |= {f"{edition.name}-action-{verb}", f"{edition.name}-typed-{verb}"}
    return needed


def things() -> set[str]:
    """Return the keys of cards, colours, spaces and groups, and of what cards do."""
    from rentier.games.banking import data
    from rentier.games.crooked import data as crooked
    from rentier.games.deal.cards import CARDS, COLOURS
    from rentier.games.knockout.board import BOARD
    from rentier.games.millionaire import data as millionaire

    named = {f"{prefix}-{colour.name}" for colour in COLOURS for prefix in ("colour", "set")}
    named |= {f"card-{card.code}" for card in CARDS}
    named |= {f"space-banking-{space.code}" for space in data.BOARD.spaces}
    named |= {f"group-{group.name}" for group in data.BOARD.groups}
    named |= {f"{length}-knockout-{space.code}" for space in BOARD.spaces for length in ("space", "short")}
    for deck, piles in data.CARDS.items():
        for card in [card for pile in piles for card in pile]:
            named.add(f"card-banking-{deck}-{card.code}")
            if card.is_traded:
                named.add(f"kept-banking-{card.code}")
    named |= {f"space-millionaire-{space.code}" for space in millionaire.BOARD.spaces}
    for card in (*millionaire.CARDS[0], *millionaire.CARDS[1], *millionaire.FORTUNES):
        named |= {f"card-millionaire-{card.code}", f"card-millionaire-{card.code}-does"}
        if card.is_traded:
            named.add(f"kept-millionaire-{card.code}")
    named |= {f"space-crooked-{space.code}" for space in crooked.BOARD.spaces}
    traded = {card.code: card.is_traded for card in crooked.CHEST_CARDS}
    traded |= {chance.code: chance.is_traded for chance in crooked.CHANCES}
    for code, is_traded in traded.items():
        named |= {f"card-crooked-{code}", f"card-crooked-{code}-does"}
        if is_traded:
            named.add(f"kept-crooked-{code}")
    for name, board in (("banking", data.BOARD), ("millionaire", millionaire.BOARD), ("crooked", crooked.BOARD)):
        streets = [space.code for space in board.spaces if space.deed is not None]
        named |= {f"space-town-{code}" for code in streets}
        named |= {f"short-{names}-{code}" for code in streets for names in (name, "town")}
    named |= {f"space-town-{space.code}" for space in crooked.BOARD.spaces if space.kind == "train"}
    return named | {f"card-{card.code}-does" for card in CARDS if card.kind not in ("property", "money")}


def references(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, Reference):
            yield part.key
        elif isinstance(part, Choice):
            for _, variant in part.variants:
                yield from references(variant)


def referred() -> set[str]:
    found: set[str] = set()
    for file in sorted((SOURCES / "text" / "en").glob("*.ftl")):
        for entry in read(file.read_text(encoding="utf-8"), file.name):
            found.update(references(entry.pattern))
    return found
