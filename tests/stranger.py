"""A stranger's machine: the wheels of Rentier and of the example in examples/pig, in an environment of their own."""

from __future__ import annotations

import os
import re
import shlex
import site
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIG = ROOT / "examples" / "pig"
PATIENCE = 240


class Installed:
    """An environment in which both packages are installed as anybody does it, and the libraries of this one."""

    def __init__(self, folder: Path) -> None:
        wheels = folder / "wheels"
        # The sources of the pages need not be here; if they are built, they are in the wheel.
        for project in (ROOT, PIG):
            command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
            _run(command, cwd=project, RENTIER_PURE="1", RENTIER_WEB="0")
        self.folder = folder / "env"
        venv.create(self.folder, with_pip=False, symlinks=True)
        self.python = self.folder / "bin" / "python"
        install = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        found = sorted(str(wheel) for wheel in wheels.glob("*.whl"))
        _run([*install, "--no-index", "--no-deps", "--disable-pip-version-check", *found], cwd=folder)
        # PyPI cannot be reached: the libraries that Rentier needs are those of the tests, after its own.
        libraries = next((self.folder / "lib").glob("python*/site-packages"))
        (libraries / "libraries.pth").write_text("\n".join(site.getsitepackages()), "utf-8")

    def run(self, *arguments: str, typed: str = "", language: str = "en") -> str:
        """Run `rentier` there, in an empty folder, and return what it wrote."""
        env = {"LANG": {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}[language], "LC_ALL": "", "COLUMNS": "100"}
        done = _run([str(self.folder / "bin" / "rentier"), *arguments], cwd=self.folder, typed=typed, **env)
        assert done.stderr == ""
        return done.stdout

    def do(self, command: str, folder: Path, typed: str = "") -> None:
        """Run what somebody types in a shell, in a folder; nothing is fetched from PyPI, which cannot be reached."""
        words = shlex.split(command)
        if words[0] == "pip":
            offline = ["--no-index", "--no-deps", "--force-reinstall", "--disable-pip-version-check"]
            words = [sys.executable, "-m", "pip", "--python", str(self.python), *words[1:], *offline]
        elif words[:3] == ["python", "-m", "build"]:
            words = [str(self.python), *words[1:], "--no-isolation"]
        else:
            words = [str(self.folder / "bin" / words[0]), *words[1:]]
        _run(words, cwd=folder, typed=typed, LANG="en_GB.UTF-8", LC_ALL="", COLUMNS="100")

    @contextmanager
    def serving(self, *arguments: str) -> Iterator[str]:
        """Run `rentier serve` there, and yield its link."""
        process = subprocess.Popen(
            [str(self.folder / "bin" / "rentier"), "serve", "--port", "0", "--data", str(self.folder), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment(LANG="en_GB.UTF-8", LC_ALL="", COLUMNS="100", PYTHONUNBUFFERED="1"),
            text=True,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+?(?=/?\s)", process.stdout.readline())
            assert found, process.communicate(timeout=PATIENCE)
            yield found[0]
        finally:
            process.terminate()
            _, said = process.communicate(timeout=PATIENCE)
        assert said == "", said


def _environment(**more: str) -> dict[str, str]:
    """Return the environment of this process without anything that would lead back to the sources."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}, **more}


def _run(command: list[str], *, cwd: Path, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command, cwd=cwd, input=typed, capture_output=True, env=_environment(**env), text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done
