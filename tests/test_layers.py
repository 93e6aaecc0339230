"""Read the imports of every module and check the levels: a lower one knows nothing of those above."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import rentier
from rentier.core import Event

SOURCES = Path(__file__).parent.parent / "src"

LEVELS = {
    "core": 0,
    "track": 1,
    "games": 2,
    "bots": 3,
    "analysis": 3,
    "hints": 3,
    "puzzles": 3,
    "sim": 3,
    "text": 3,
    "testing": 3,
    "server": 4,
    "client": 4,
    "cli": 4,
    "__main__": 4,
}
# The facade is above the games and beside the tables: users import it, and nothing below does.
FACADE = ("__init__", "outside", "setups", "version")

# The engine has no files, no clock, no chance but its own and no dependencies: it may use only these.
PURE_MODULES = {
    *("__future__", "abc", "array", "base64", "binascii", "bisect", "collections", "copy", "dataclasses"),
    *("difflib", "enum", "functools", "hashlib", "heapq", "itertools", "json", "keyword", "math", "operator"),
    *("re", "string", "struct", "textwrap", "types", "typing", "unicodedata", "zlib"),
    *("importlib.import_module", "importlib.resources", "tomllib"),
}
IMPURE_BUILTINS = {"open", "print", "input", "breakpoint"}

# Sockets, clocks, logging and true chance live in level 4.
ONLY_ABOVE = {
    *("asyncio", "datetime", "http", "logging", "random", "secrets", "socket", "sqlite3", "ssl", "time"),
}


class Import(NamedTuple):
    """A module that is imported, where, and whether only type checkers see it."""

    module: str
    line: int
    typing_only: bool


def is_ours(module: str) -> bool:
    return module.split(".")[0] == "rentier"


def unit_of(module: str) -> str:
    """Return the part of the package that a module belongs to, `__init__` for the facade."""
    return [*module.split("."), "__init__"][1]


def game_of(module: str) -> str | None:
    """Return the game that a module belongs to."""
    parts = module.split(".")
    return parts[2] if unit_of(module) == "games" and len(parts) > 2 else None


def imports(tree: ast.AST, module: str, is_package: bool, typing_only: bool = False) -> Iterator[Import]:
    """Find all imports, including those inside functions, with relative ones resolved."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, typing_only)
        elif isinstance(node, ast.ImportFrom):
            base = base_of(node, module, is_package)
            for alias in node.names:
                # `from rentier import core` imports a module, `from rentier.core import Game` what is in one.
                inside = base in ("rentier", "rentier.games", "importlib")
                yield Import(f"{base}.{alias.name}" if inside else base, node.lineno, typing_only)
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from imports(ast.Module(node.body, []), module, is_package, typing_only=True)
            yield from imports(ast.Module(node.orelse, []), module, is_package, typing_only)
        else:
            yield from imports(node, module, is_package, typing_only)


def base_of(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """Return the module that a `from … import` imports from."""
    parts = module.split(".")
    package = parts[: len(parts) - node.level + is_package] if node.level else []
    return ".".join([*package, *([node.module] if node.module else [])])


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """List where a module of the package breaks the levels."""
    if unit_of(module) not in LEVELS and unit_of(module) not in FACADE:
        return [f"{module} is in {unit_of(module)}, which has no level yet"]
    tree = ast.parse(source)
    found = [(it.line, problem_with(it, module)) for it in imports(tree, module, is_package)]
    if is_engine(module):
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        names = [call.func for call in calls if isinstance(call.func, ast.Name)]
        found += [(name.lineno, f"calls {name.id}()") for name in names if name.id in IMPURE_BUILTINS]
    return [f"{module}:{line} {problem}" for line, problem in found if problem]


def is_engine(module: str) -> bool:
    """Whether a module is compiled."""
    return unit_of(module) in ("core", "track", "games", "bots")


def problem_with(it: Import, module: str) -> str | None:
    return problem_within(it.module, module) if is_ours(it.module) else problem_outside(it, module)


def problem_within(imported: str, module: str) -> str | None:
    level = LEVELS.get(unit_of(module), 3)
    other = LEVELS.get(unit_of(imported))
    if other is None:
        return None if level == 4 or unit_of(module) in FACADE else "imports the facade"
    if other > level:
        return f"imports {imported}, which lies higher"
    game = game_of(module)
    if game and unit_of(imported) == "games" and game_of(imported) != game:
        return f"imports {imported}, another game"
    return None


def problem_outside(it: Import, module: str) -> str | None:
    if it.typing_only:
        return None
    if is_engine(module):
        return None if is_among(it.module, PURE_MODULES) else f"imports {it.module}"
    if LEVELS.get(unit_of(module)) == 3 and is_among(it.module, ONLY_ABOVE):
        return f"imports {it.module}, which only level 4 may"
    return None


def is_among(module: str, names: set[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in names)


def modules() -> list[Path]:
    return sorted((SOURCES / "rentier").rglob("*.py"))


@pytest.mark.parametrize("file", modules(), ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_every_module_keeps_to_its_level(file: Path) -> None:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    module = ".".join(parts[:-1] if is_package else parts)
    assert violations(file.read_text(encoding="utf-8"), module, is_package) == []


@pytest.mark.parametrize(
    ("module", "source", "problem"),
    [
        ("core.game", "from rentier.games.deal import Deal", "rentier.games.deal, which lies higher"),
        ("core.game", "from ..track import board", "rentier.track, which lies higher"),
        ("core.game", "def f():\n    import rentier.cli", "rentier.cli, which lies higher"),
        ("core.game", "if TYPE_CHECKING:\n    import rentier.sim", "rentier.sim, which lies higher"),
        ("bots.steady", "from rentier import server", "rentier.server, which lies higher"),
        ("sim.run", "import rentier", "the facade"),
        ("sim.run", "from rentier import new", "the facade"),
        ("core.game", "from ..version import VERSION", "the facade"),
        (
            "games.deal.rules",
            "from ..banking.state import State",
            "rentier.games.banking.state, another game",
        ),
        ("games.deal.rules", "from rentier.games import banking", "rentier.games.banking, another game"),
        ("games.deal.rules", "import random", "random"),
        ("games.deal.rules", "from os.path import join", "os.path"),
        ("games.deal.rules", "from importlib import metadata", "importlib.metadata"),
        ("bots.steady", "import msgspec", "msgspec"),
        ("bots.steady", "x = open('file')", "calls open()"),
        ("sim.run", "import secrets", "secrets, which only level 4 may"),
        ("utils", "X = 1", "is in utils, which has no level yet"),
    ],
)
def test_a_breach_is_caught(module: str, source: str, problem: str) -> None:
    [found] = violations(source, f"rentier.{module}")
    assert problem in found


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.game", "from __future__ import annotations\nfrom collections.abc import Mapping"),
        ("core.registry", "from importlib import import_module, resources"),
        ("core.native", "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"),
        ("games.deal.rules", "from . import cards\nfrom .state import State\nfrom ...core import game"),
        ("games.deal.rules", "from rentier.core.game import Game\nimport tomllib"),
        ("bots.steady", "from rentier.games.deal.actions import Bank"),
        ("sim.run", "import os\nfrom rentier import bots"),
        ("cli", "import rentier\nimport time\nfrom rentier.version import VERSION"),
        ("server.table", "import secrets"),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert violations(source, f"rentier.{module}") == []


# Words that the core or the server uses in a sense of its own, though a game has them too.
OWN_WORDS = {
    ("core/actions.py", "pass"): "the one action that the core has itself",
    ("server/app.py", "house"): "what the handlers of requests are given: the server itself",
    ("server/messages.py", "play"): "the name of a message",
    ("server/messages.py", "resign"): "the name of a message",
    ("server/log.py", "moved"): "the name of an entry: a seat was moved to another device",
    ("server/messages.py", "answer"): "the name of a message",
}
# The server's pages for people who play one game on a real board: they know that game.
FOR_ONE_GAME = {"server/companions.py", "server/banks.py"}


def words_of_games() -> set[str]:
    """Return the first words of all actions, and the kinds of all events and decisions, of the registered editions."""
    words = {word for edition in rentier.editions() for word in edition.grammar}
    events = {re.sub(r"(?<=[a-z])(?=[A-Z])", "-", it.__name__).lower() for it in subclasses(Event) if is_of_game(it)}
    kinds = {kind for edition in rentier.editions() for kind in edition.kinds}
    return words | events | kinds


def subclasses(cls: type[Any]) -> Iterator[type[Any]]:
    inner: type[Any]
    for inner in cls.__subclasses__():
        yield inner
        yield from subclasses(inner)


def is_of_game(cls: type[Any]) -> bool:
    return cls.__module__.startswith(("rentier.track.", "rentier.games."))


def literals(source: str) -> Iterator[ast.Constant]:
    """Find all texts of a module but its docstrings."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


@pytest.mark.parametrize("unit", ["core", "server"])
def test_core_and_server_know_no_word_of_any_game(unit: str) -> None:
    words = words_of_games()
    assert {"bid", "time-up", "rolled", "auction"} <= words
    found: list[str] = []
    for file in modules():
        name = file.relative_to(SOURCES / "rentier").as_posix()
        if name.startswith(f"{unit}/") and name not in FOR_ONE_GAME:
            for text in literals(file.read_text(encoding="utf-8")):
                if text.value in words and (name, text.value) not in OWN_WORDS:
                    found.append(f"{name}:{text.lineno} {text.value!r}")
    assert found == []


def test_only_the_facade_draws_true_chance() -> None:
    assert violations("import secrets", "rentier", is_package=True) == []
    assert violations("from . import core, cli", "rentier", is_package=True) != []
