"""The pages about positions name every field and every pending decision that exists, and no others.

A page has tables. One whose first column is headed `field` or `value` names fields by their paths, in which `[n]`
stands for any number; below a heading such as ``### `buy` `` they are the fields of that decision. One headed
`decision` lists what a decision can lie on.
"""

from __future__ import annotations

import ast
import doctest
import random
import re
from functools import cache
from pathlib import Path

import pytest

import rentier
from rentier.games.banking import loading as banking
from rentier.games.crooked import loading as crooked
from rentier.games.millionaire import loading as millionaire

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "rentier"
DOCS = ROOT / "docs"
COMMON = DOCS / "positions.md"
TRACK = DOCS / "positions" / "track.md"

ON_TRACK = ("banking", "crooked", "millionaire")
EDITIONS = ("deal", "knockout", *ON_TRACK)
LOADED = {"banking": banking.LIES_ON, "crooked": crooked.LIES_ON, "millionaire": millionaire.LIES_ON}
"""By edition: what loading lets lie on what."""


@pytest.mark.parametrize("edition", LOADED)
def test_what_is_declared_is_what_can_lie_on_something(edition: str) -> None:
    assert {*LOADED[edition], "turn"} == set(rentier.find_edition(edition).kinds)


GAMES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "deal": [(2, {}), (5, {}), (3, {"extra_cards": "discard"}), (8, {})],
    "knockout": [(2, {"second_chance": "free"}), (5, {})],
    "banking": [(3, {}), (4, {"round_limit": 30}), (6, {"game": "quick"}), (4, {"rent": "automatic"})],
    "millionaire": [(2, {}), (3, {}), (4, {}), (4, {"doubles_roll_again": "yes"})],
    "crooked": [(3, {}), (6, {}), (4, {"rent": "automatic"})],
}
"""What is played at random: with how many seats, and which options."""
DECISIONS = {"knockout": 250}
MOST_DECISIONS = 1500


class Page:
    """What a page names."""

    def __init__(self, path: Path) -> None:
        self.fields: set[str] = set()
        self.decisions: dict[str, set[str]] = {}
        self.lies_on: dict[str, set[str]] = {}
        kind = ""
        head = ""
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("#"):
                found = re.fullmatch(r"### `([a-z-]+)`", line)
                kind = found.group(1) if found else ""
                if kind:
                    assert kind not in self.decisions, f"{path.name} has two headings {kind}"
                    self.decisions[kind] = set()
            cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
            if not cells:
                head = ""
            elif not head:
                head = cells[0]
            elif not set(cells[0]) <= set("-: "):
                self._read_row(path, head, kind, cells)

    def _read_row(self, path: Path, head: str, kind: str, cells: list[str]) -> None:
        names = re.findall(r"`([^`]+)`", cells[0])
        assert names or head not in ("field", "value", "decision"), f"{path.name}: a row without a name: {cells[0]}"
        if head in ("field", "value"):
            for name in names:
                into = self.decisions[kind] if kind else self.fields
                assert name not in into, f"{path.name} names {name} twice"
                into.add(name)
        elif head == "decision":
            for name in names:
                self.lies_on[name] = set(re.findall(r"`([a-z-]+)`", cells[1]))


@cache
def page_of(path: Path) -> Page:
    return Page(path)


def page_for(edition: str) -> Page:
    return page_of(DOCS / "positions" / f"{edition}.md")


def pages_of(edition: str) -> list[Page]:
    """Return the pages that together describe the positions of an edition."""
    shared = [page_of(COMMON), page_of(TRACK)] if edition in ON_TRACK else [page_of(COMMON)]
    return [*shared, page_for(edition)]


class Seen:
    """What positions of random games of an edition had in them."""

    def __init__(self, edition: str, named: set[str]) -> None:
        self.named = named
        self.fields: set[str] = set()
        self.decisions: dict[str, set[str]] = {}
        self.lies_on: set[tuple[str, str]] = set()
        for number, (seats, options) in enumerate(GAMES[edition]):
            chance = random.Random(f"{edition} {number}")
            game = rentier.new(edition, seats=seats, seed=number + 1, options=options)
            for _ in range(DECISIONS.get(edition, MOST_DECISIONS)):
                self._note(game.position())
                if game.over:
                    break
                seat = chance.choice(game.awaiting)
                game.apply(seat, chance.choice(game.actions(seat)))

    def _note(self, position: dict[str, object]) -> None:
        for name, value in position.items():
            if name not in ("options", "stack"):
                self._note_value(name, value)
            self.fields.add(name)
        below = ""
        stack = position["stack"]
        assert isinstance(stack, list)
        for data in stack:
            kind = data["kind"]
            self.decisions.setdefault(kind, set()).update(data)
            if below:
                self.lies_on.add((kind, below))
            below = kind

    def _note_value(self, path: str, value: object) -> None:
        """Take note of a field and of what is in it."""
        if isinstance(value, dict):
            for name, inner in value.items():
                self._note_value(f"{path}.{name}", inner)
        elif isinstance(value, list):
            for inner in value:
                if isinstance(inner, dict):
                    self._note_value(f"{path}[n]", inner)
                elif isinstance(inner, list):
                    self._note_row(f"{path}[n]", inner)
        if not path.endswith("[n]") or path in self.named:
            self.fields.add(path)

    def _note_row(self, path: str, row: list[object]) -> None:
        """Take note of a list in a list: a page names the list if its values are alike, or else each of them."""
        if path in self.named:
            self._note_value(path, row)
        else:
            for i, value in enumerate(row):
                self._note_value(f"{path}[{i}]", value)


@cache
def seen_in(edition: str) -> Seen:
    named: set[str] = set()
    for page in pages_of(edition):
        named |= page.fields
    return Seen(edition, named)


@cache
def decisions_in(folder: str) -> dict[str, set[str]]:
    """Read from the source which decisions there are, and the fields that each is written with."""
    own = classes_in(folder)
    # A class of an edition may be based on one of the track.
    bases = {**classes_in("track"), **own}
    found: dict[str, set[str]] = {}
    for node in own.values():
        kind = kind_of(node)
        if kind:
            found[kind] = fields_of(node, bases)
    return found


@cache
def classes_in(folder: str) -> dict[str, ast.ClassDef]:
    classes: dict[str, ast.ClassDef] = {}
    for file in sorted((SOURCES / folder).glob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                classes[node.name] = node
    return classes


def kind_of(node: ast.ClassDef) -> str:
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id == "kind":
            return (
                part.value.value if isinstance(part.value, ast.Constant) and isinstance(part.value.value, str) else ""
            )
    return ""


def fields_of(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> set[str]:
    """Return the keys in the `data` of a class, or of its base."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "data":
            return keys_in(part)
    for base in node.bases:
        # `Asking["Millionaire"]` is based on `Asking`.
        name = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(name, ast.Name) and name.id in classes:
            return fields_of(classes[name.id], classes)
    return {"kind"}


def keys_in(function: ast.FunctionDef) -> set[str]:
    found: list[ast.expr | None] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Dict):
            found.extend(node.keys)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            found.append(node.slice)
    return {key.value for key in found if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def known_decisions(edition: str) -> dict[str, set[str]]:
    shared = decisions_in("track") if edition in ON_TRACK else {}
    return {**shared, **decisions_in(f"games/{edition}")}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_field_is_on_a_page(edition: str) -> None:
    seen = seen_in(edition)
    assert sorted(seen.fields - seen.named) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_field_of_a_page_exists(edition: str) -> None:
    assert sorted(page_for(edition).fields - seen_in(edition).fields) == []
    assert sorted(page_of(COMMON).fields - seen_in(edition).fields) == []


def test_every_field_of_the_track_exists() -> None:
    seen: set[str] = set()
    for edition in ON_TRACK:
        seen |= seen_in(edition).fields
    assert sorted(page_of(TRACK).fields - seen) == []


@pytest.mark.parametrize("folder", ["track", *[f"games/{edition}" for edition in EDITIONS]])
def test_every_decision_is_on_its_page_with_its_fields(folder: str) -> None:
    page = page_of(DOCS / "positions" / f"{folder.rpartition('/')[2]}.md")
    # The heading names the kind.
    assert page.decisions == {kind: fields - {"kind"} for kind, fields in decisions_in(folder).items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_decisions_have_the_fields_that_their_source_says(edition: str) -> None:
    known = known_decisions(edition)
    for kind, fields in seen_in(edition).decisions.items():
        assert fields <= known[kind]


@pytest.mark.parametrize("edition", EDITIONS)
def test_pages_say_on_what_each_decision_lies(edition: str) -> None:
    lies_on = page_for(edition).lies_on
    assert set(decisions_in(f"games/{edition}")) <= set(lies_on)
    known = set(known_decisions(edition))
    for kind, below in lies_on.items():
        assert {kind, *below} <= known
    for kind, under in sorted(seen_in(edition).lies_on):
        assert kind in lies_on, f"{edition}: nothing is said of {kind}"
        assert under in lies_on[kind], f"{edition}: {kind} lies on {under}"


@pytest.mark.parametrize("edition", LOADED)
def test_pages_and_loading_say_the_same_about_what_lies_on_what(edition: str) -> None:
    told = {kind: set(below) for kind, below in page_for(edition).lies_on.items() if below}
    assert told == {kind: set(below) for kind, below in LOADED[edition].items() if below}


@pytest.mark.parametrize("page", [COMMON, *sorted((DOCS / "positions").glob("*.md"))], ids=lambda page: page.stem)
def test_the_examples_run(page: Path) -> None:
    # The fence that closes an example would be read as output.
    text = page.read_text("utf-8").replace("```", "")
    example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert len(example.examples) >= (0 if page == TRACK else 5)
    assert doctest.DocTestRunner().run(example).failed == 0


def test_every_edition_has_a_page() -> None:
    assert sorted(edition.name for edition in rentier.editions()) == sorted(EDITIONS)
