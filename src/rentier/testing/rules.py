"""Ties tests to the rules they show, and prints which rule has which tests.

A pytest plugin: `pytest --rules-table` runs no test, prints the table and fails when a rule has no test.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

__all__ = ["rule"]

NUMBER = re.compile(r"[A-Z]{2}-\d+")
# A list item or a heading that begins **DL-47** or **DL-47 Reading:**.
RULE = re.compile(r"\s*(?:[-*+]|#+)\s+\*\*([A-Z]{2}-\d+)\b[^*]*\*\*")


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the numbers of the rules that it shows."""
    if not numbers:
        raise ValueError("rule() needs the number of a rule, such as DL-47.")
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"{number!r} is no number of a rule; one looks like DL-47.")
    return pytest.mark.rule(*numbers)


class RulesTable:
    """Knows each edition's rules, each rule's tests, and where the two do not meet."""

    def __init__(self, *folders: Path) -> None:
        self.editions: dict[str, list[str]] = {}
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
        self.editions[file.stem] = numbers

    def add(self, test: str, numbers: Iterable[str]) -> None:
        """Add a test to each of the rules that it shows."""
        for number in numbers:
            tests = self.tests.get(number)
            if tests is None:
                self.problems.append(f"{test} names {number}, which is no rule.")
            elif test not in tests:
                tests.append(test)

    def close(self) -> None:
        """Add a problem for each rule that no test shows."""
        for number, tests in self.tests.items():
            if not tests:
                self.problems.append(f"{number} has no test.")

    def lines(self) -> list[str]:
        """Put the table into words, edition by edition."""
        lines: list[str] = []
        for edition, numbers in self.editions.items():
            tests = {test for number in numbers for test in self.tests[number]}
            lines += ["", f"{edition}: {len(numbers)} rules, {len(tests)} tests", ""]
            for number in numbers:
                names = self.tests[number] or ["no test"]
                lines.append(f"  {number:<6} {names[0]}")
                lines += [f"  {'':<6} {name}" for name in names[1:]]
        return [*lines, "", *self.problems] if self.problems else lines


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that asks for the table, and the setting that says where the rules are."""
    parser.addini("rules_folders", "folders with the rules of editions", "paths", default=None)
    parser.addoption("--rules-table", action="store_true", help="print each rule with its tests; run none")


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line("markers", "rule(*numbers): the rules that the test shows")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Print the table instead of running the tests."""
    if not session.config.getoption("--rules-table") or session.testsfailed:
        return None
    table = RulesTable(*(session.config.getini("rules_folders") or [session.config.rootpath / "docs" / "rules"]))
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
