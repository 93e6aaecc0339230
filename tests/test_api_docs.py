"""The API reference names everything public, with its signature and an example, and nothing that does not exist.

Every name in an `__all__` outside the package's internals is public, and every attribute of a class among these. An
entry of the page is a code span in a heading, or in the first column of a table that is headed `name`.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple, is_typeddict

import pytest

# The client needs more than the library does.
pytest.importorskip("msgspec")
pytest.importorskip("websockets")

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"

INSIDE = ("cli", "games", "server", "track")
"""The parts of the package that nobody outside should import."""
WITHOUT_EXAMPLE = ("rentier.client", "rentier.server")
"""These need a server: the two programs of the page show them, and tests/server runs these."""


class Entry(NamedTuple):
    """A name that the page explains: where it leads, and the parameters that the page states, if it does."""

    path: str
    parameters: str | None


@cache
def entries() -> list[Entry]:
    found: list[Entry] = []
    is_names = False
    for line in PAGE.read_text("utf-8").splitlines():
        cell = ""
        if line.startswith("|"):
            cell = line.split("|")[1]
            is_names = is_names or cell.strip() == "name"
        else:
            is_names = False
            if line.startswith("###"):
                cell = line
        if is_names or not line.startswith("|"):
            for span in re.findall(r"`([^`]+)`", cell):
                path, bracket, parameters = span.partition("(")
                found.append(Entry(path, parameters.removesuffix(")") if bracket else None))
    return found


def module_names() -> list[str]:
    """List the modules with an `__all__`, without the package's internals and without parts of parts."""
    found: list[str] = []
    for file in sorted((SOURCES / "rentier").rglob("*.py")):
        parts = file.relative_to(SOURCES).with_suffix("").parts
        if parts[-1] == "__init__":
            parts = parts[:-1]
        is_folder_of_a_part = file.name == "__init__.py" and len(parts) > 2
        is_public = len(parts) < 2 or parts[1] not in INSIDE
        if is_public and not is_folder_of_a_part and re.search(r"^__all__ = ", file.read_text("utf-8"), re.MULTILINE):
            found.append(".".join(parts))
    return found


MODULES = module_names()


def public_names() -> dict[str, object]:
    return {
        f"{module}.{name}": getattr(importlib.import_module(module), name)
        for module in MODULES
        for name in importlib.import_module(module).__all__
    }


@cache
def classes() -> dict[str, type]:
    """Return the public classes by their short names."""
    found: dict[str, type] = {}
    for path, thing in public_names().items():
        if isinstance(thing, type):
            name = path.rpartition(".")[2]
            assert found.setdefault(name, thing) is thing, f"two public classes are called {name}"
    return found


@cache
def set_in_init(module: str) -> dict[str, set[str]]:
    """Return the attributes that each class of a module sets in `__init__`; only the sources have these."""
    path = SOURCES.joinpath(*module.split("."))
    file = path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            made = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
            found[node.name] = {
                target.attr
                for function in made
                for statement in ast.walk(function)
                for target in _targets(statement)
                if isinstance(target, ast.Attribute)
                and isinstance(target.value, ast.Name)
                and target.value.id == "self"
            }
    return found


def _targets(statement: ast.AST) -> list[ast.expr]:
    if isinstance(statement, ast.Assign):
        return statement.targets
    return [statement.target] if isinstance(statement, ast.AnnAssign) else []


def members(cls: type) -> set[str]:
    """Return the public attributes of a class and of what it inherits from us."""
    found: set[str] = set()
    for base in cls.__mro__:
        if base.__module__.split(".")[0] == "rentier" and not is_typeddict(base):
            found |= {*vars(base), *vars(base).get("__annotations__", {})}
            found |= set_in_init(base.__module__).get(base.__name__, set())
    return {name for name in found if not name.startswith("_")}


def find(path: str) -> tuple[object, type | None]:
    """Return what an entry leads to, None if `__init__` sets it, and the class whose attribute it is."""
    first, _, rest = path.partition(".")
    if first in classes():
        cls = classes()[first]
        assert rest in members(cls), f"the page explains {path}, which does not exist"
        return getattr(cls, rest, None), cls
    module, _, name = path.rpartition(".")
    assert module in MODULES, f"the page explains {path}, and {module} is not public"
    assert name in importlib.import_module(module).__all__, f"the page explains {path}, which is not public"
    return getattr(importlib.import_module(module), name), None


def is_explained(path: str, thing: object) -> bool:
    """Whether there is an entry for a public name, perhaps by another module that has it too."""
    by_path = {entry.path for entry in entries()}
    if path in by_path:
        return True
    same = [other for other, value in public_names().items() if value is thing and callable(thing)]
    return any(other in by_path for other in same)


def test_there_is_something_to_compare() -> None:
    assert {"rentier", "rentier.core", "rentier.bots", "rentier.sim", "rentier.text", "rentier.testing"} <= set(MODULES)
    assert {"awaiting", "over", "stack", "play"} <= members(classes()["Game"])
    assert len(entries()) > 300


def test_every_public_name_is_explained() -> None:
    missing = [path for path, thing in public_names().items() if not is_explained(path, thing)]
    assert missing == []


@pytest.mark.parametrize("name", sorted(classes()))
def test_every_attribute_of_a_public_class_is_explained(name: str) -> None:
    cls = classes()[name]
    relatives = [other for other, base in classes().items() if base in cls.__mro__]
    # Both kinds of tables know the same, so it is explained once.
    if name.startswith("Async"):
        relatives.append(name.removeprefix("Async"))
    by_path = {entry.path for entry in entries()}
    missing = [it for it in sorted(members(cls)) if not any(f"{other}.{it}" in by_path for other in relatives)]
    assert missing == []


def test_every_name_on_the_page_exists_and_is_explained_once() -> None:
    for entry in entries():
        find(entry.path)
    twice = {entry.path for entry in entries() if [other.path for other in entries()].count(entry.path) > 1}
    assert twice == set()


def test_links_within_the_page_lead_to_a_heading() -> None:
    text = PAGE.read_text("utf-8")
    headings = {title.lower().replace(" ", "-") for title in re.findall(r"^## (.+)$", text, re.MULTILINE)}
    assert [link for link in re.findall(r"\]\(#([^)]+)\)", text) if link not in headings] == []
    assert [title for title in headings if f"(#{title})" not in text] == []


def stated(thing: object, cls: type | None, name: str) -> str | None:
    """Write the parameters of something as the page does; None where Python does not know them."""
    try:
        signature = inspect.signature(thing)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return None
    parameters = list(signature.parameters.values())
    if cls is not None and not isinstance(inspect.getattr_static(cls, name), classmethod | staticmethod):
        parameters = parameters[1:]
    # Compiled functions take `self` by position only, and have no annotations.
    plain = [
        parameter.replace(
            annotation=inspect.Parameter.empty,
            kind=inspect.Parameter.POSITIONAL_OR_KEYWORD
            if parameter.kind is inspect.Parameter.POSITIONAL_ONLY
            else parameter.kind,
        )
        for parameter in parameters
    ]
    return str(inspect.Signature(plain))[1:-1]


def test_the_page_states_signatures_as_they_are() -> None:
    wrong: list[str] = []
    for entry in entries():
        thing, cls = find(entry.path)
        if entry.parameters is not None:
            actual = stated(thing, cls, entry.path.rpartition(".")[2])
            if not callable(thing) or (actual is not None and actual != entry.parameters):
                wrong.append(f"{entry.path}({entry.parameters}) is {entry.path}({actual})")
        # How objects are made matters only if users make them; what a function takes always matters.
        elif callable(thing) and not isinstance(thing, type) and hasattr(thing, "__name__") and not _is_alias(thing):
            wrong.append(f"{entry.path} does not say what it takes")
    assert wrong == []


def _is_alias(thing: object) -> bool:
    return hasattr(thing, "__origin__")


def test_everything_is_used_in_an_example() -> None:
    text = PAGE.read_text("utf-8").replace("```", "")
    shown = " ".join(example.source for example in doctest.DocTestParser().get_examples(text))
    words = set(re.findall(r"\w+", shown))
    missing = []
    for entry in entries():
        _, cls = find(entry.path)
        home = cls.__module__ if cls is not None else entry.path
        if not home.startswith(WITHOUT_EXAMPLE) and entry.path.rpartition(".")[2] not in words:
            missing.append(entry.path)
    assert missing == []
