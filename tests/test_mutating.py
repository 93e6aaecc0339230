"""`make mutants`: the changes that it makes are changes, and Python."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tools"))

from mutants import ROOT, TESTS, draw, mutants_of


def test_every_change_of_a_file_can_be_run_and_means_something_else() -> None:
    file = ROOT / "src/rentier/track/rent.py"
    original = ast.dump(ast.parse(file.read_text(encoding="utf-8")))
    found = mutants_of(file)
    assert len(found) > 20
    for mutant in found:
        assert ast.dump(ast.parse(mutant.source)) != original, mutant


def test_the_same_seed_draws_the_same_changes() -> None:
    assert [str(it) for it in draw(5, 3, ["sim"])] == [str(it) for it in draw(5, 3, ["sim"])]


def test_the_tests_that_are_run_exist() -> None:
    for tests in TESTS.values():
        assert all((ROOT / "tests" / name).exists() for name in tests.split())
