"""A browser that hangs fails its test with a sentence, and nothing of it is left running."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

pytest.importorskip("websockets")

from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from . import firefox, waiting, webkit

STUBBORN = """
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, flush=True)
time.sleep(600)
"""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lose patience soon."""
    monkeypatch.setattr(firefox, "PATIENCE", 0.1)
    monkeypatch.setattr(webkit, "PATIENCE", 0.1)


@pytest.fixture
def silent() -> Iterator[str]:
    """Listen somewhere, and never answer."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def test_a_driver_that_never_answers_is_given_up(silent: str) -> None:
    browser = webkit.WebKit(silent)
    with pytest.raises(AssertionError, match="WebKit does not answer GET /status: timed out"):
        browser.call("GET", "/status")
    # From then on nobody waits for it.
    with pytest.raises(AssertionError, match="WebKit has stopped answering before"):
        browser.call("GET", "/status")


def test_a_driver_that_is_gone_is_given_up(silent: str) -> None:
    browser = webkit.WebKit("http://127.0.0.1:9")
    with pytest.raises(AssertionError, match="WebKit does not answer POST /session"):
        browser.call("POST", "/session")


def chatter(talk: ServerConnection) -> None:
    for _ in talk:
        talk.send('{"method": "log.entryAdded", "params": {}}')


def test_a_browser_that_says_everything_but_the_answer_is_given_up() -> None:
    with serve(chatter, "127.0.0.1", 0) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        address = f"ws://127.0.0.1:{serving.socket.getsockname()[1]}"
        with (
            connect(address, proxy=None) as talk,
            pytest.raises(AssertionError, match=r"Firefox does not answer session\.new"),
        ):
            firefox.Firefox(talk)
        serving.shutdown()


def test_a_whole_test_ends_in_time() -> None:
    with pytest.raises(AssertionError, match="this test took more than 0 seconds"), waiting.within(0.05, "this test"):
        time.sleep(30)


def test_what_was_started_is_stopped_with_all_that_it_has_started(tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    with said.open("w") as out, waiting.started([sys.executable, "-c", STUBBORN], out, grace=0.1):
        child = int(waiting.wait_for(lambda: said.read_text().strip(), "it does not start"))
        assert is_running(child)
    waiting.wait_for(lambda: not is_running(child), "it still runs")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    # Nobody may have collected it yet.
    return state != "Z"
