"""What is installed is what was written: version, files, compiled modules."""

import os
import tomllib
from importlib import import_module, metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
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
