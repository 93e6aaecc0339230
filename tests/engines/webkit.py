"""Debian's WebKitGTK in a window on a display that nobody sees, spoken to by WebDriver over http."""

from __future__ import annotations

import base64
import json
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from server.serving import free_port

from .tab import Tab
from .waiting import PATIENCE, started, wait_for

DRIVER = shutil.which("WebKitWebDriver") or ""
DISPLAY = shutil.which("Xvfb") or ""
BROWSER = next((str(it) for it in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))), "")
NARROWEST = 450
"""How wide a window of this browser must be for its buttons."""

_direct = build_opener(ProxyHandler({}))


def missing() -> str:
    """Return what this machine lacks, or an empty text."""
    if not (DRIVER and BROWSER):
        return "there is no WebKit: apt-get install webkit2gtk-driver"
    return "" if DISPLAY else "there is no display for WebKit: apt-get install xvfb"


class WebKit:
    """A driver that runs, and opens a browser for each page."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_gone = False

    def call(self, method: str, path: str, **parameters: Any) -> Any:
        """Let the driver do something, and return what it answers."""
        assert not self.is_gone, "WebKit has stopped answering before"
        try:
            return self._send(method, path, parameters)
        except OSError as why:
            self.is_gone = True
            raise AssertionError(f"WebKit does not answer {method} {path}: {why}") from None

    def _send(self, method: str, path: str, parameters: dict[str, Any]) -> Any:
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = Request(self.url + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with _direct.open(request, timeout=PATIENCE * 2) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            raise AssertionError(f"{path}: {refused.read().decode()}") from None

    def is_ready(self) -> bool:
        try:
            return bool(self._send("GET", "/status", {})["ready"])
        except OSError:
            return False

    def open(self) -> WebKitTab:
        return WebKitTab(self)


class WebKitTab(Tab):
    """A browser window, which keeps nothing after it is closed."""

    def __init__(self, browser: WebKit) -> None:
        self.browser = browser
        options = {"binary": BROWSER, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = browser.call("POST", "/session", capabilities=wanted)["sessionId"]
        # Shorter than what `call` waits: then the driver itself says what has taken too long.
        self._post("/timeouts", script=int(PATIENCE * 1500), pageLoad=int(PATIENCE * 1500))

    def _post(self, path: str, **parameters: Any) -> Any:
        return self.browser.call("POST", f"/session/{self.session}{path}", **parameters)

    def load(self, url: str) -> None:
        self._post("/url", url=url)

    def back(self) -> None:
        # The driver's own command waits for a page to load, which never happens within an app or from a cache. And a
        # script that waits for something is never answered if its page goes away meanwhile.
        before = self._sync("return location.href")
        self._sync("setTimeout(() => history.back())")
        wait_for(lambda: self._sync("return location.href") != before, "WebKit does not go back")

    def _sync(self, script: str) -> Any:
        return self._post("/execute/sync", script=script, args=[])

    def evaluate(self, expression: str) -> str:
        script = f"""
            const done = arguments[0];
            Promise.resolve({expression}).then((it) => done({{ it }}), (error) => done({{ error: String(error) }}));
        """
        answer = self._post("/execute/async", script=script, args=[])
        assert "it" in answer, answer["error"]
        return str(answer["it"])

    def perform(self, sources: Sequence[dict[str, Any]]) -> None:
        self._post("/actions", actions=list(sources))

    def resize(self, width: int, height: int) -> None:
        width = max(width, NARROWEST)
        bars = self.run("() => outerHeight - innerHeight")
        self._post("/window/rect", width=width, height=height + bars)
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def picture(self) -> bytes:
        shot = self.browser.call("GET", f"/session/{self.session}/screenshot")
        return base64.b64decode(shot)

    def close(self) -> None:
        self.browser.call("DELETE", f"/session/{self.session}")


@contextmanager
def opened(folder: Path) -> Iterator[WebKit]:
    """Run the driver and its display for as long as they are needed; what they say is in a folder."""
    said, shown = folder / "said.txt", folder / "display.txt"
    with said.open("w") as out, shown.open("w") as display:
        screen = [DISPLAY, "-displayfd", str(display.fileno()), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
        with started(screen, out, pass_fds=[display.fileno()]):
            number = wait_for(lambda: shown.read_text().strip(), "the display does not start")
            port = free_port()
            around = {**os.environ, "DISPLAY": f":{number}", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
            with started([DRIVER, f"--port={port}"], out, env=around):
                browser = WebKit(f"http://127.0.0.1:{port}")
                wait_for(browser.is_ready, "WebKit's driver does not start")
                yield browser
