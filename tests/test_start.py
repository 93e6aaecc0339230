"""`make play`: the tables open before the engine is compiled, and the next start has the compiled one."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "tools" / "start.py"

# It stands in for the Python of an environment: pip notes what it is asked for, and its wheels are empty files.
PYTHON = """\
#!{python}
import os, sys, time
from pathlib import Path

words = sys.argv[1:]
asked = Path({asked!r})
if words[:3] == ["-m", "pip", "install"]:
    with asked.open("a") as file:
        pure = os.environ.get("RENTIER_PURE") == "1"
        print("install", words[-1].rpartition("/")[2], "plain" if pure else "compiled", file=file)
elif words[:3] == ["-m", "pip", "wheel"]:
    with asked.open("a") as file:
        print("compile", file=file)
    while Path({asked!r} + ".wait").exists():
        time.sleep(0.01)
    print("gcc says no")
    if Path({asked!r} + ".fails").exists():
        sys.exit(1)
    folder = Path(words[words.index("--wheel-dir") + 1])
    folder.mkdir()
    folder.joinpath({wheel!r}).touch()
"""

SERVER = """\
#!/bin/sh
echo "serve $*" >> '{asked}'
"""


class Home:
    """A folder with an environment whose programs only note that they were called."""

    def __init__(self, folder: Path, wheel: str = "rentier-1.0-cp311-cp311-linux.whl") -> None:
        self.venv = folder / "venv"
        self.asked = folder / "asked.txt"
        (self.venv / "bin").mkdir(parents=True)
        self._write("python", PYTHON.format(python=sys.executable, asked=str(self.asked), wheel=wheel))
        self._write("rentier", SERVER.format(asked=self.asked))

    def _write(self, name: str, text: str) -> None:
        file = self.venv / "bin" / name
        file.write_text(text)
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def start(self, task: str = "play", state: str = "1", *words: str, **environment: str) -> str:
        """Run the script to its end and return what it prints."""
        without = {key: value for key, value in os.environ.items() if not key.startswith("RENTIER_")}
        done = subprocess.run(
            [sys.executable, SCRIPT, task, self.venv, state, *words],
            env={**without, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
        )
        return f"{done.stdout}{done.returncode or ''}"

    def was_asked(self) -> list[str]:
        """Return what the programs were called for since the last look."""
        lines = self.asked.read_text().splitlines() if self.asked.exists() else []
        self.asked.unlink(missing_ok=True)
        return lines

    def wait_for(self, name: str) -> None:
        """Wait until the compiler in the background has left something."""
        deadline = time.monotonic() + 30
        while not list(self.venv.glob(name)):
            assert time.monotonic() < deadline, f"the compiler has left no {name}"
            time.sleep(0.01)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_the_first_start_opens_the_tables_before_the_engine_is_compiled(home: Home) -> None:
    waiting = Path(f"{home.asked}.wait")
    waiting.touch()
    said = home.start("play", "1", "--lan")
    assert "plain Python" in said
    asked = home.was_asked()
    assert [line for line in asked if line != "compile"] == ["install .[server] plain", "serve serve --lan"]
    waiting.unlink()
    home.wait_for("wheels-1/*.whl")


def test_the_next_start_installs_what_was_compiled_and_later_ones_install_nothing(home: Home) -> None:
    home.start()
    home.wait_for("wheels-1/*.whl")
    home.was_asked()
    assert "Installing the compiled engine." in home.start()
    asked = home.was_asked()
    assert asked[-2:] == ["install rentier-1.0-cp311-cp311-linux.whl plain", "serve serve"]
    assert home.start() == ""
    assert home.was_asked() == ["serve serve"]


def test_a_compiler_that_is_still_at_work_is_not_started_twice(home: Home) -> None:
    waiting = Path(f"{home.asked}.wait")
    waiting.touch()
    home.start()
    home.start()
    waiting.unlink()
    home.wait_for("wheels-1/*.whl")
    assert home.was_asked().count("compile") == 1


def test_an_engine_that_cannot_be_compiled_stays_plain_and_is_not_tried_again(home: Home) -> None:
    Path(f"{home.asked}.fails").touch()
    home.start()
    home.wait_for("failed-1")
    assert "gcc says no" in (home.venv / "compiler.txt").read_text()
    home.was_asked()
    assert "not compiled" in home.start()
    assert home.was_asked() == ["serve serve"]


def test_where_there_is_no_compiler_the_wheel_is_pure_and_counts_as_plain(tmp_path: Path) -> None:
    home = Home(tmp_path, wheel="rentier-1.0-py3-none-any.whl")
    home.start()
    home.wait_for("failed-1")


def test_other_sources_begin_anew(home: Home) -> None:
    home.start()
    home.wait_for("wheels-1/*.whl")
    home.start()
    home.was_asked()
    home.start("play", "2")
    assert "install .[server] plain" in home.was_asked()
    assert not list(home.venv.glob("*-1"))
    home.wait_for("wheels-2/*.whl")


def test_plain_python_on_demand_never_compiles(home: Home) -> None:
    home.start(RENTIER_PURE="1")
    assert home.was_asked() == ["install .[server] plain", "serve serve"]
    assert not home.start("install", RENTIER_PURE="1")


def test_an_install_waits_for_the_compiler(home: Home) -> None:
    home.start("install")
    asked = home.was_asked()
    assert asked[0] == "compile"
    assert asked[-1] == "install rentier-1.0-cp311-cp311-linux.whl plain"


def test_a_compiled_engine_that_was_asked_for_is_an_error_without_one(home: Home) -> None:
    Path(f"{home.asked}.fails").touch()
    said = home.start("play", RENTIER_COMPILED="1")
    assert "gcc says no" in said
    assert said.endswith("1")
    assert "serve serve" not in home.was_asked()
