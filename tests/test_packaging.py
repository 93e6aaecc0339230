"""What is installed is what was written: version, files, compiled modules."""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module, metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from rentier.core import compiled
from rentier.version import VERSION

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "rentier"


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_stands_in_one_place(project: dict[str, Any]) -> None:
    assert metadata.version("rentier") == VERSION
    assert "version" in project["project"]["dynamic"]


def test_the_plain_library_needs_nothing(project: dict[str, Any]) -> None:
    assert project["project"]["dependencies"] == []


def test_the_hook_and_the_developers_use_the_same_mypyc(project: dict[str, Any], hook: ModuleType) -> None:
    assert hook.MYPYC in project["project"]["optional-dependencies"]["dev"]


def test_every_file_of_the_package_is_in_the_wheel() -> None:
    chosen = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    files = {
        file.relative_to(PACKAGE.parent).as_posix()
        for file in PACKAGE.rglob("*")
        if file.suffix in (".py", ".toml", ".ftl") or file.name == "py.typed"
    }
    rules = {f"rentier/text/rules/{file.name}" for file in (ROOT / "docs" / "rules").glob("*.md")}
    assert rules
    assert files | rules <= chosen


def test_modules_are_compiled_all_or_none(hook: ModuleType) -> None:
    files = hook.files_to_compile(PACKAGE)
    names = [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in files]
    assert "rentier.core.game" in names
    interpreted = [name for name in names if str(import_module(name).__file__).endswith(".py")]
    assert interpreted == ([] if compiled() else names)


def test_the_engine_is_compiled_where_that_is_expected() -> None:
    assert compiled() or os.environ.get("RENTIER_EXPECT_COMPILED") != "1"


# The pages for the browser


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Copy as much of the project as a build of the pages looks at, with pages that look built."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path / name)
    files = {
        "src/rentier/__init__.py": "",
        "src/rentier/version.py": 'VERSION = "1.2.3"\n',
        "src/rentier/text/en/web.ftl": "web-a = a\n",
        "src/rentier/web/index.html": "<!doctype html>",
        "src/rentier/web/assets/app-1234abcd.js": "0",
        "src/rentier/web/assets/app-1234abcd.js.br": "0",
        "src/rentier/web/.vite/manifest.json": "{}",
        "docs/rules/deal.md": "- **DL-1** One.\n",
        "web/package.json": '{"scripts": {"build": "vite build", "check": "svelte-check"}}',
        "web/package-lock.json": "{}",
        "web/src/App.svelte": "<p>a</p>",
        "web/tests/app.test.ts": "0",
        "web/node_modules/vite/index.js": "0",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web" / "build.py")
    return tmp_path


def test_a_wheel_has_the_pages_and_an_sdist_their_sources_too(copied: Path) -> None:
    wheel = {file.distribution_path for file in WheelBuilder(str(copied)).recurse_included_files()}
    built = {"index.html", "assets/app-1234abcd.js", "assets/app-1234abcd.js.br"}
    assert {name for name in wheel if name.startswith("rentier/web/")} == {f"rentier/web/{name}" for name in built}
    sdist = {file.distribution_path for file in SdistBuilder(str(copied)).recurse_included_files()}
    assert {"web/package-lock.json", "web/src/App.svelte", "web/build.py", "src/rentier/web/index.html"} <= sdist
    assert not [name for name in sdist if "node_modules" in name or ".vite" in name]


def test_pages_are_built_anew_when_a_source_changes(copied: Path, hook: ModuleType) -> None:
    pages = hook.find_pages(copied)
    assert not pages.is_fresh()
    pages.STATE.write_text(pages.state() + "\n", "ascii")
    assert pages.is_fresh()
    for other in ("web/tests/app.test.ts", "web/node_modules/vite/index.js", "web/notes.txt", "src/rentier/version.py"):
        (copied / other).write_text("1", "utf-8")
        assert pages.is_fresh(), other
    for source in ("web/src/App.svelte", "src/rentier/text/en/web.ftl", "docs/rules/deal.md", "web/package-lock.json"):
        before = (copied / source).read_text("utf-8")
        (copied / source).write_text(before + " ", "utf-8")
        assert not pages.is_fresh(), source
        (copied / source).write_text(before, "utf-8")
    (copied / "web/src/New.svelte").write_text("", "utf-8")
    assert not pages.is_fresh()


def test_what_is_fresh_needs_neither_node_nor_a_build(
    copied: Path, hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = hook.find_pages(copied)
    pages.STATE.write_text(pages.state(), "ascii")
    monkeypatch.setenv("PATH", "")
    pages.build()
    monkeypatch.setattr(hook, "find_pages", lambda root: pages)
    monkeypatch.setenv("RENTIER_PURE", "1")
    making = hook.CompilingHook(str(copied), {}, None, None, "", "wheel")
    assert making.dependencies() == []
    (copied / "web/src/App.svelte").write_text("<p>b</p>", "utf-8")
    assert making.dependencies() == [pages.WHEEL]
    monkeypatch.setenv("RENTIER_WEB", "0")
    assert hook.CompilingHook(str(copied), {}, None, None, "", "wheel").dependencies() == []


@pytest.mark.parametrize(
    ("version", "is_taken"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("18", False)]
)
@pytest.mark.skipif(os.name == "nt", reason="a script stands in for Node")
def test_only_a_new_node_is_taken(
    copied: Path, hook: ModuleType, monkeypatch: pytest.MonkeyPatch, version: str, is_taken: bool
) -> None:
    for name in ("node", "npm"):
        program = copied / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\necho {version}\n", "utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(copied / "bin"))
    assert (hook.find_pages(copied).machine_node() is not None) == is_taken


def test_where_pages_cannot_be_built_a_sentence_says_so(copied: Path) -> None:
    # No Node on the machine, and PyPI cannot be reached.
    offline = {"PATH": "", "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    command = [sys.executable, str(copied / "web" / "build.py")]
    done = subprocess.run(command, env={**os.environ, **offline}, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "There is no Node 20 or newer on this machine" in done.stderr
    assert "Traceback" not in done.stderr
    wrong = subprocess.run(
        [*command, "dance"], env={**os.environ, **offline}, capture_output=True, text=True, timeout=120
    )
    assert wrong.returncode == 2
    assert "choose from: build, check" in wrong.stderr
