"""Install Rentier and open its tables: what `make play` does once the pages are built.

    python tools/start.py play .venv STATE --lan       open the tables
    python tools/start.py install .venv STATE          only install, compiled if that is possible

Compiling takes minutes, so the first start installs the engine as plain Python, opens the tables, and compiles in the
background. The next start installs what was compiled. STATE is a checksum of everything that is installed: when it
changes, all of this begins again. Only the standard library is used, as this runs before anything is installed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOOK_AGAIN = 1.0
"""Seconds between two looks at a compiler that another start has left running."""
NICENESS = 10
"""The compiler gives way to the people who are already playing."""
STOPPED = 130
"""How a server ends that was stopped by Ctrl-C."""


class Install:
    """An environment, and what is installed in it for one state of the sources."""

    def __init__(self, folder: Path, state: str) -> None:
        self.folder = folder.absolute()
        self.state = state
        self.python = str(self.folder / "bin" / "python")
        self.made = self.folder / f"made-{state}"
        self.plain = self.folder / f"plain-{state}"
        self.failed = self.folder / f"failed-{state}"
        self.wheels = self.folder / f"wheels-{state}"
        self.log = self.folder / "compiler.txt"
        self.lock = self.folder / "compiler.lock"

    def has_pip(self) -> bool:
        """Whether the environment is there and works."""
        with contextlib.suppress(OSError):
            return subprocess.run([self.python, "-m", "pip", "--version"], capture_output=True).returncode == 0
        return False

    def pip(self, *words: str) -> None:
        """Let pip install something, as plain Python if it is built for that, or stop with pip's own complaint."""
        command = [self.python, "-m", "pip", "install", "--quiet", "--require-virtualenv", *words]
        environment = {**os.environ, "RENTIER_PURE": "1", "RENTIER_COMPILED": ""}
        if subprocess.run(command, cwd=ROOT, env=environment).returncode != 0:
            sys.exit(1)

    def make_environment(self) -> None:
        """Make the environment unless it is there, and forget what was installed for other states."""
        if not self.has_pip():
            subprocess.run([sys.executable, "-m", "venv", "--clear", self.folder], check=True)
        for old in self.folder.glob("*-*"):
            if old.name.partition("-")[0] in ("made", "plain", "failed", "wheels") and not old.name.endswith(
                self.state
            ):
                shutil.rmtree(old) if old.is_dir() else old.unlink()

    def wheel(self) -> Path | None:
        """Return the wheel that the compiler has left, once it is whole."""
        return next(self.wheels.glob("rentier-*.whl"), None)

    def install_wheel(self, wheel: Path) -> None:
        """Install the compiled engine in place of the plain one."""
        # Without being forced, pip passes over a wheel of the version that it has.
        self.pip(f"rentier[server] @ {wheel.as_uri()}")
        self.pip("--force-reinstall", "--no-deps", str(wheel))
        self.made.touch()
        shutil.rmtree(self.wheels)

    def install_plain(self) -> None:
        """Install the engine as plain Python."""
        print(f"Installing Rentier in {self.folder.name}.", flush=True)
        self.pip(".[server]")
        self.plain.touch()


def is_pure() -> bool:
    """Whether plain Python is asked for."""
    return os.environ.get("RENTIER_PURE") == "1"


@contextlib.contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a lock file, or find out that another process holds it; the system frees it if that process dies."""
    try:
        import fcntl
    except ImportError:  # Where there is none, two starts at the same moment compile twice, which only takes longer.
        yield True
        return
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def is_compiling(install: Install) -> bool:
    """Whether a compiler is at work, perhaps one that an earlier start has left running."""
    with locked(install.lock) as free:
        return not free


def compile_wheel(install: Install) -> None:
    """Build the compiled wheel, if nobody else is doing it; leave the reason if it cannot be compiled."""
    with locked(install.lock) as free:
        if not free or install.wheel() is not None:
            return
        with contextlib.suppress(AttributeError):
            os.nice(NICENESS)
        work = install.folder / "unfinished"
        shutil.rmtree(work, ignore_errors=True)
        command = [install.python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(work), "."]
        # The pages are built already.
        environment = {**os.environ, "RENTIER_WEB": "0"}
        with install.log.open("w") as log:
            done = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT)
        built = next(work.glob("rentier-*.whl"), None) if done.returncode == 0 else None
        if built is None or built.name.endswith("-none-any.whl"):
            install.failed.touch()
            shutil.rmtree(work, ignore_errors=True)
        else:
            work.rename(install.wheels)


def compile_beside(install: Install) -> None:
    """Start the compiler, unless it is already running, as a process that outlives this one."""
    if not is_compiling(install):
        command = [sys.executable, __file__, "compile", str(install.folder), install.state]
        devnull = subprocess.DEVNULL
        subprocess.Popen(command, stdin=devnull, stdout=devnull, stderr=devnull, start_new_session=True)


def tell_when_compiled(install: Install) -> None:
    """Wait for the compiler and say how it ended."""
    while install.wheel() is None and not install.failed.exists():
        time.sleep(LOOK_AGAIN)
    if install.failed.exists():
        print(f"The engine could not be compiled and stays plain Python; {install.log} says why.", flush=True)
    else:
        print("The compiled engine is ready; the next start uses it.", flush=True)


def install_all(install: Install) -> None:
    """Install the compiled engine, or the plain one where it cannot be compiled."""
    if install.made.exists():
        return
    install.make_environment()
    if is_pure():
        install.install_plain()
    elif install.wheel() is None and not install.failed.exists():
        print(f"Installing Rentier in {install.folder.name}; this can take a few minutes.", flush=True)
        compile_wheel(install)
        while is_compiling(install):
            time.sleep(LOOK_AGAIN)
    wheel = install.wheel()
    if wheel is not None:
        install.install_wheel(wheel)
    elif not install.plain.exists():
        install.install_plain()
    install.made.touch()
    if install.failed.exists():
        if os.environ.get("RENTIER_COMPILED") == "1":
            install.made.unlink()
            sys.exit(install.log.read_text(errors="replace"))
        print("The engine is not compiled, so simulations are slow; make play RENTIER_COMPILED=1 says why.", flush=True)


def play(install: Install, words: list[str]) -> int:
    """Open the tables with whatever can be installed soonest."""
    if not install.made.exists():
        install.make_environment()
        wheel = install.wheel()
        if wheel is not None:
            print("Installing the compiled engine.", flush=True)
            install.install_wheel(wheel)
        elif is_pure() or install.failed.exists() or os.environ.get("RENTIER_COMPILED") == "1":
            install_all(install)
        else:
            if not install.plain.exists():
                install.install_plain()
            compile_beside(install)
            print("The tables open now, with the engine as plain Python. A faster one is being compiled.", flush=True)
            threading.Thread(target=tell_when_compiled, args=(install,), daemon=True).start()
    ended = serve([str(install.folder / "bin" / "rentier"), "serve", *words])
    return 0 if ended == STOPPED else ended


def serve(command: list[str]) -> int:
    """Run the server until it ends; whoever stops this process stops the server, which then closes in order."""
    server = subprocess.Popen(command, cwd=ROOT)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        # Ctrl-C reaches the server directly.
        with contextlib.suppress(KeyboardInterrupt):
            return server.wait()


def main() -> int:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("task", choices=["play", "install", "compile"])
    parser.add_argument("folder", type=Path, help="of the environment")
    parser.add_argument("state", help="a checksum of what is installed")
    parser.add_argument("words", nargs=argparse.REMAINDER, help="for rentier serve")
    asked = parser.parse_args()
    install = Install(asked.folder, asked.state)
    if asked.task == "play":
        return play(install, asked.words)
    if asked.task == "compile":
        compile_wheel(install)
    else:
        install_all(install)
    return 0


if __name__ == "__main__":
    sys.exit(main())
