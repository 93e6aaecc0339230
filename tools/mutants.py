"""Make small changes in the code at random, one at a time, and see whether the tests notice.

    make mutants ARGS="--count 40 --seed 7 --only track games"

Each change is made in a copy of the project, and the tests for its part are run until one fails. What no test notices
is listed with its line: either the change means nothing, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = "src/rentier"
SECONDS: Final = 600
"""A longer run hangs because of the change, which counts as noticed."""

GAME: Final = "test_contract.py test_setup.py test_setup_refusals.py test_sim.py test_holes.py"
TESTS: Final = {
    "core": f"core deal knockout test_playthroughs.py {GAME}",
    "track": f"banking millionaire crooked test_playthroughs.py {GAME}",
    "games/banking": f"banking cli/test_bank.py {GAME}",
    "games/crooked": f"crooked {GAME}",
    "games/deal": f"deal {GAME}",
    "games/knockout": f"knockout cli/test_score.py {GAME}",
    "games/millionaire": f"millionaire {GAME}",
    "bots": "bots test_sim.py test_holes.py",
    "sim": "test_sim.py cli/test_simulate.py test_holes.py",
    "text": "words test_phrasebook.py core/test_naming.py core/test_shown.py test_holes.py",
    "server": "server",
    "client": "server/test_client.py",
}
"""By part of the package: the tests that should notice a change in it."""

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


class Mutant(NamedTuple):
    """One change: a file, the line, and the text of the file after it."""

    file: str
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before.strip()} → {self.after.strip()}"


def changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, ast.expr | ast.stmt]]:
    """Yield the parts of a module that can be changed, each with what it becomes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARED:
            yield node, ast.Compare(node.left, [COMPARED[type(node.ops[0])]()], node.comparators)
        elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not _is_typed(node):
            yield node, ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
        elif isinstance(node, ast.BoolOp):
            yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, node.operand
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, ast.Constant(not node.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, ast.Constant(node.value + 1)
        elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(node, ast.AugAssign):
            yield node, ast.Pass()


def _is_typed(node: ast.BinOp) -> bool:
    """Whether an operation is probably on texts, where the change would only break it."""
    return isinstance(node.op, ast.Mod) or any(
        isinstance(side, ast.Constant | ast.JoinedStr) and not isinstance(getattr(side, "value", 0), int)
        for side in (node.left, node.right)
    )


def mutants_of(file: Path) -> list[Mutant]:
    """List every change that can be made in a file, each within one line."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    found = []
    for node, changed in changes(ast.parse(source)):
        if node.lineno != node.end_lineno or node.end_col_offset is None:
            continue
        line = lines[node.lineno - 1].encode()
        text = ast.unparse(changed)
        if isinstance(node, ast.expr):
            text = f"({text})"
        after = (line[: node.col_offset] + text.encode() + line[node.end_col_offset :]).decode()
        spoilt = "".join([*lines[: node.lineno - 1], after, *lines[node.lineno :]])
        found.append(Mutant(file.relative_to(ROOT).as_posix(), node.lineno, line.decode(), after, spoilt))
    return found


def part_of(file: str) -> str:
    """Return the part of the package that a file belongs to; empty if no tests are named for it."""
    inner = file.removeprefix(f"{SOURCE}/")
    for part in sorted(TESTS, key=len, reverse=True):
        if inner.startswith(f"{part}/"):
            return part
    return ""


def draw(count: int, seed: int, only: list[str]) -> list[Mutant]:
    """Draw so many changes, with every place equally likely."""
    everything: list[Mutant] = []
    for file in sorted((ROOT / SOURCE).rglob("*.py")):
        part = part_of(file.relative_to(ROOT).as_posix())
        if part and (not only or part.split("/")[0] in only or part in only):
            everything += mutants_of(file)
    return random.Random(seed).sample(everything, min(count, len(everything)))


def copy_project(target: Path) -> None:
    """Copy what is under version control."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in listed.decode().split("\0"):
        file = ROOT / name
        if name and file.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target / name)


def is_noticed(mutant: Mutant, folder: Path) -> bool:
    """Run the tests for the part that a change is in, with the change; return whether one fails."""
    file = folder / mutant.file
    original = file.read_text(encoding="utf-8")
    file.write_text(mutant.source, encoding="utf-8")
    tests = [f"tests/{name}" for name in TESTS[part_of(mutant.file)].split()]
    try:
        ran = subprocess.run(
            [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests],
            cwd=folder,
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(folder / "src"), "HOME": str(folder)},
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
        return ran.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(original, encoding="utf-8")


def main() -> None:
    """Make the changes, and report which went unnoticed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200, help="how many changes to make (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones to draw (1)")
    parser.add_argument("--only", nargs="*", default=[], help=f"parts of the package: {', '.join(TESTS)}")
    parser.add_argument("--jobs", type=int, default=2, help="how many to try at a time (2)")
    given = parser.parse_args()
    chosen = draw(given.count, given.seed, given.only)
    print(f"{len(chosen)} changes; each is tried against the tests of its part.", flush=True)
    missed: list[Mutant] = []
    counts: Counter[tuple[str, bool]] = Counter()

    def try_all(job: int) -> None:
        with tempfile.TemporaryDirectory(prefix="mutants-") as made:
            copy_project(Path(made))
            for mutant in chosen[job :: given.jobs]:
                noticed = is_noticed(mutant, Path(made))
                counts[part_of(mutant.file), noticed] += 1
                if not noticed:
                    missed.append(mutant)
                    print(f"unnoticed: {mutant}", flush=True)

    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(try_all, range(given.jobs)))
    for part in TESTS:
        noticed, unnoticed = counts[part, True], counts[part, False]
        if noticed + unnoticed:
            print(f"{part:<18} {noticed} of {noticed + unnoticed} noticed")
    print(f"{len(chosen) - len(missed)} of {len(chosen)} noticed.")


if __name__ == "__main__":
    main()
