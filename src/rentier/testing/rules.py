"""The tie between tests and the rules they show, and a table of each rule with its code and its tests.

A pytest plugin: `pytest --rules-table` runs no test, prints the table and fails when a rule has no code or no test.
Code carries out a rule when a docstring or a comment in it says so: `(EB-30)`, or `EB-31 … EB-34` for all between.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

__all__ = ["rule"]

NUMBER = re.compile(r"[A-Z]{2}-\d+")
# A list item or a heading that begins **DL-47** or **DL-47 Reading:**.
RULE = re.compile(r"\s*(?:[-*+]|#+)\s+\*\*([A-Z]{2}-\d+)\b[^*]*\*\*")
CITED = re.compile(r"\b([A-Z]{2})-(\d+)(?:\s*(?:…|to)\s*\1-(\d+))?")


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the numbers of the rules that it shows."""
    if not numbers:
        raise ValueError("rule() needs the number of a rule, such as DL-47.")
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"{number!r} is no number of a rule; one looks like DL-47.")
    return pytest.mark.rule(*numbers)


def citations(source: str) -> Iterator[tuple[str, str]]:
    """Find the rules named in the comments and docstrings of a module, each with the function or class around it."""
    tree = ast.parse(source)
    names = dict(_names_of_lines(tree, ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for number in _numbers_in(token.string):
                yield number, names.get(token.start[0], "")
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number in _numbers_in(node.value.value):
                yield number, names.get(node.lineno, "")


def _numbers_in(text: str) -> Iterator[str]:
    for prefix, first, last in CITED.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number}"


def _names_of_lines(node: ast.AST, outer: str) -> Iterator[tuple[int, str]]:
    """Yield for each line the innermost function or class that it belongs to; the innermost comes last."""
    for child in ast.iter_child_nodes(node):
        name = outer
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{child.name}" if outer else child.name
            for line in range(child.lineno, (child.end_lineno or child.lineno) + 1):
                yield line, name
        yield from _names_of_lines(child, name)


class RulesTable:
    """The rules of each edition, the code and tests of each rule, and where something is missing."""

    def __init__(self, *folders: Path) -> None:
        self.editions: dict[str, list[str]] = {}
        self.code: dict[str, dict[str, list[str]]] = {}
        """By rule: the modules that carry it out, each with the names of its functions and classes."""
        self.tests: dict[str, list[str]] = {}
        self.problems: list[str] = []
        for folder in folders:
            files = [file for file in sorted(folder.glob("*.md")) if file.name != "README.md"]
            for file in files:
                if not file.name.endswith(".fr.md"):
                    self._read(file)
            if not files:
                self.problems.append(f"There are no rules in {folder}.")

    def _read(self, file: Path) -> None:
        lines = file.read_text(encoding="utf-8").splitlines()
        numbers = [found[1] for line in lines if (found := RULE.match(line))]
        if not numbers:
            self.problems.append(f"{file.name} holds no numbered rule.")
        for number in numbers:
            if number in self.tests:
                self.problems.append(f"{number} stands twice in the rules.")
            self.tests[number] = []
            self.code[number] = {}
        self.editions[file.stem] = numbers

    def add(self, test: str, numbers: Iterable[str]) -> None:
        """Add a test to each of the rules that it shows."""
        for number in numbers:
            tests = self.tests.get(number)
            if tests is None:
                self.problems.append(f"{test} names {number}, which is no rule.")
            elif test not in tests:
                tests.append(test)

    def read_code(self, root: Path, folder: Path) -> None:
        """Find out which modules of a folder carry out which rules."""
        for file in sorted(folder.rglob("*.py")):
            place = file.relative_to(root).as_posix()
            for number, name in citations(file.read_text(encoding="utf-8")):
                if number not in self.code:
                    self.problems.append(f"{place} names {number}, which is no rule.")
                    continue
                names = self.code[number].setdefault(place, [])
                if name and name not in names:
                    names.append(name)

    def close(self) -> None:
        """Add a problem for each rule that no code carries out or no test shows."""
        for number, tests in self.tests.items():
            if not self.code[number]:
                self.problems.append(f"{number} has no code.")
            if not tests:
                self.problems.append(f"{number} has no test.")

    def lines(self) -> list[str]:
        """Return the table as lines of text, edition by edition."""
        lines: list[str] = []
        for edition, numbers in self.editions.items():
            tests = {test for number in numbers for test in self.tests[number]}
            lines += ["", f"{edition}: {len(numbers)} rules, {len(tests)} tests", ""]
            for number in numbers:
                code = [
                    f"{place}: {', '.join(names)}" if names else place for place, names in self.code[number].items()
                ]
                shown = [*(code or ["no code"]), *[f"  {test}" for test in self.tests[number] or ["no test"]]]
                lines.append(f"  {number:<6} {shown[0]}")
                lines += [f"  {'':<6} {line}" for line in shown[1:]]
        return [*lines, "", *self.problems] if self.problems else lines


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that asks for the table, and the settings for where rules and code are."""
    parser.addoption("--rules-table", action="store_true", help="print each rule with its code and tests; run none")
    parser.addini("rules_folders", "folders with the rules of editions", "paths", default=None)
    parser.addini("rules_code", "folders with the modules that carry out the rules", "args", default=["src"])


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark."""
    config.addinivalue_line("markers", "rule(*numbers): the rules that the test shows")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Print the table instead of running the tests."""
    if not session.config.getoption("--rules-table") or session.testsfailed:
        return None
    root = session.config.rootpath
    table = RulesTable(*(session.config.getini("rules_folders") or [root / "docs" / "rules"]))
    for folder in session.config.getini("rules_code"):
        table.read_code(root, root / folder)
    for item in session.items:
        # A test that is never run shows nothing.
        if item.get_closest_marker("skip") is None:
            for mark in item.iter_markers("rule"):
                table.add(_short_name(item), mark.args)
    table.close()
    writer = session.config.get_terminal_writer()
    for line in table.lines():
        writer.line(line)
    session.testsfailed = len(table.problems)
    return True


def _short_name(item: pytest.Item) -> str:
    file, _, test = item.nodeid.removeprefix("tests/").partition("::")
    return f"{file.removesuffix('.py')}: {test.partition('[')[0]}"
