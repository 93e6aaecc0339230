"""Build the pages into the wheel, and compile the engine with mypyc; without a compiler the wheel is pure Python.

`RENTIER_PURE=1` forces pure Python, `RENTIER_COMPILED=1` makes a failed compilation an error. `RENTIER_WEB=0` leaves
the pages as they are, `RENTIER_WEB=1` makes it an error if they cannot be built.
"""

import ast
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "rentier"
COMPILED = (
    *("core", "track", "games", "bots"),
    # What the server does for each action. What waits for something, or is a message, runs interpreted.
    *("server/audience.py", "server/clocks.py", "server/deciding.py", "server/hosting.py", "server/table.py"),
    "server/taking_back.py",
)
# It stands in for a package that only type checkers see, so it has to run interpreted.
INTERPRETED = ("core/native.py",)
# They hold only types; a compiled TypedDict would forget the keys that it inherits.
SHAPES = "shapes.py"
MYPYC = "mypy[mypyc]>=2.4,<3"

# A product and a sum in one rounding, as ARM does it, would make other floats than the interpreter; MSVC never does it.
# Unless gcc is told that nothing from outside may replace a function, it inlines none. And looking for things to warn
# about in generated code takes it several times as long as compiling it.
FLAGS = [] if os.name == "nt" else ["-ffp-contract=off", "-fvisibility=hidden", "-Wno-all", "-Wno-sign-compare"]

# One group and one C file: calls between modules stay direct and can be inlined, which separate groups lose.
# No mypy configuration of the user's is read. Interpreted modules are read for their types only, as what they import
# need not be installed: without it, mypy finds faults that are none.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
modules = mypycify(options + {files!r}, opt_level="1", debug_level="0", group_name={package!r})
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *{flags!r}]
setup(name={package!r}, packages=[], ext_modules=modules)
"""


class CompilationFailed(Exception):
    """The engine cannot be compiled; carries the last lines of the compiler's output."""


def files_to_compile(package: Path) -> list[str]:
    """List what is compiled, relative to the folder that holds the package."""
    files = [
        file
        for part in COMPILED
        for file in ([package / part] if part.endswith(".py") else sorted((package / part).rglob("*.py")))
        if file.relative_to(package).as_posix() not in INTERPRETED and _holds_code(file)
    ]
    return [file.relative_to(package.parent).as_posix() for file in files]


def _holds_code(file: Path) -> bool:
    if file.name != "__init__.py":
        return file.name != SHAPES
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return not all(isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) for part in body)


def compile_package(package: Path, work: Path) -> list[Path]:
    """Compile a copy of the package in the folder `work` and return what was built, relative to it."""
    # The whole package, as mypy follows the imports into the interpreted levels.
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web")
    copy = Path(shutil.copytree(package, work / package.name, ignore=ignored))
    files = files_to_compile(copy)
    (work / "setup.py").write_text(SETUP.format(package=package.name, files=files, flags=FLAGS), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=work,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        raise CompilationFailed("\n".join(done.stdout.strip().splitlines()[-20:]))
    return sorted(
        file.relative_to(work)
        for file in work.rglob("*")
        if file.suffix in (".so", ".pyd") and file.relative_to(work).parts[0] != "build"
    )


def find_pages(root: Path) -> ModuleType | None:
    """Return the module `web/build.py`, which builds the pages; None if their sources are not here."""
    spec = spec_from_file_location("rentier_web_build", root / "web" / "build.py")
    if spec is None or spec.loader is None or not (root / "web" / "build.py").is_file():
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _has_compiler() -> bool:
    if os.name == "nt":
        return True  # setuptools knows where it keeps its compilers.
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


class CompilingHook(BuildHookInterface[BuilderConfig]):
    """A build hook that adds the compiled engine beside its sources in the wheel, and the pages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pure = os.environ.get("RENTIER_PURE") == "1"
        self.must_compile = os.environ.get("RENTIER_COMPILED") == "1"
        self.web = os.environ.get("RENTIER_WEB", "")
        self.work: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for mypyc, and for a Node, only where they can be of use."""
        needed = [] if self.pure or not (self.must_compile or _has_compiler()) else [MYPYC]
        pages = find_pages(Path(self.root))
        if self.web != "0" and pages is not None and not pages.is_fresh() and pages.machine_node() is None:
            needed.append(pages.WHEEL)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile, except for an editable install, which has to follow its sources."""
        if self.pure and self.must_compile:
            self.app.abort("RENTIER_PURE=1 and RENTIER_COMPILED=1 exclude each other: set one of them.")
        if version == "editable":
            return
        self._build_pages()
        if not self.pure:
            self._compile(build_data)

    def _build_pages(self) -> None:
        """Build the pages if that is possible; outdated ones are better than none."""
        pages = find_pages(Path(self.root))
        if self.web == "0" or pages is None:
            return
        try:
            pages.build()
        except pages.CannotBuild as failure:
            if self.web == "1":
                self.app.abort(f"{failure}\nThe pages cannot be built, but RENTIER_WEB=1 asks for it.")
            self.app.display_warning(f"{failure}\nWARNING: the pages for the browser are not built.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        self.work = TemporaryDirectory(prefix="rentier-build-")
        work = Path(self.work.name)
        try:
            if not _has_compiler():
                raise CompilationFailed("There is no C compiler.")
            built = compile_package(Path(self.root) / "src" / PACKAGE, work)
        except CompilationFailed as failure:
            if self.must_compile:
                self.app.abort(f"{failure}\nThe engine cannot be compiled, but RENTIER_COMPILED=1 asks for it.")
            self.app.display_warning(f"{failure}\nWARNING: the engine is not compiled and will be slower.")
            return
        build_data["force_include"].update({str(work / file): file.as_posix() for file in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder in which the engine was compiled."""
        if self.work is not None:
            self.work.cleanup()
