"""Debian's Firefox without a window, spoken to by WebDriver BiDi over its socket."""

from __future__ import annotations

import base64
import json
import re
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .tab import SETTLING, Tab
from .waiting import PATIENCE, started, wait_for

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""


def missing() -> str:
    """Return what this machine lacks, or an empty text."""
    return "" if FIREFOX else "there is no Firefox: apt-get install firefox-esr"


class Firefox:
    """A browser that runs."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.calls = 0
        self.is_gone = False
        self.logged: list[dict[str, Any]] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Let the browser do something, and return what it answers; what it logs meanwhile is kept."""
        assert not self.is_gone, "Firefox has stopped answering before"
        self.calls += 1
        end = time.monotonic() + PATIENCE * 2
        try:
            self.socket.send(json.dumps({"id": self.calls, "method": method, "params": parameters}))
            return self._answer(method, end)
        except (TimeoutError, ConnectionClosed):
            self.is_gone = True
            raise AssertionError(f"Firefox does not answer {method}") from None

    def _answer(self, method: str, end: float) -> dict[str, Any]:
        while True:
            message = json.loads(self.socket.recv(max(0.0, end - time.monotonic())))
            if message.get("method") == "log.entryAdded":
                self.logged.append(message["params"])
            if message.get("id") == self.calls:
                assert message["type"] == "success", f"{method}: {message}"
                result: dict[str, Any] = message["result"]
                return result

    def open(self) -> FirefoxTab:
        return FirefoxTab(self)


class FirefoxTab(Tab):
    """A page in a container of its own."""

    def __init__(self, browser: Firefox) -> None:
        self.browser = browser
        self.user = browser.call("browser.createUserContext")["userContext"]
        self.context = browser.call("browsingContext.create", type="tab", userContext=self.user)["context"]

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self.browser.call(method, context=self.context, **parameters)

    def load(self, url: str) -> None:
        self._call("browsingContext.navigate", url=url, wait="complete")

    def back(self) -> None:
        self._call("browsingContext.traverseHistory", delta=-1)

    def evaluate(self, expression: str) -> str:
        answer = self.browser.call(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def perform(self, sources: Sequence[dict[str, Any]]) -> None:
        self._call("input.performActions", actions=list(sources))

    def resize(self, width: int, height: int) -> None:
        self._call("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._call("browsingContext.captureScreenshot")["data"])

    def wrong(self) -> list[str]:
        """Return also what the browser itself noted, for all pages that this tab has shown."""
        logged = [it for it in self.browser.logged if it["source"].get("context") == self.context]
        texts = [it["text"] for it in logged if it["level"] == "error"]
        return super().wrong() + [f"log: {text}" for text in texts if SETTLING not in text]

    def close(self) -> None:
        self._call("browsingContext.close")
        self.browser.call("browser.removeUserContext", userContext=self.user)


@contextmanager
def opened(folder: Path) -> Iterator[Firefox]:
    """Run the browser for as long as it is needed; its profile and what it says are in a folder."""
    said = folder / "said.txt"
    profile = folder / "profile"
    profile.mkdir()
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    with said.open("w") as out, started(command, out):
        listening = re.compile(r"BiDi listening on (ws://\S+)")
        address = wait_for(lambda: listening.search(said.read_text()), "Firefox does not start")[1]
        with connect(f"{address}/session", compression=None, max_size=None, proxy=None) as socket:
            socket.close_timeout = 1
            yield Firefox(socket)
