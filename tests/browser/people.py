"""People in front of their devices: each has their own browser context, and what goes wrong there is noted."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket, expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

PATIENCE = 30_000
"""How many milliseconds anything may take on a busy machine before it counts as missing."""
PAUSE = 50
"""How many milliseconds pass before something is looked at again: a look takes time too."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}

expect.set_options(timeout=PATIENCE)


@dataclass
class Person:
    """Somebody with a device: its page, and everything that went over its sockets."""

    context: BrowserContext
    page: Page
    url: str
    wrong: list[str] = field(default_factory=list)
    """What went wrong on the page: errors, violated policies, requests that failed."""
    forgiven: tuple[str, ...] = ()
    """Parts of messages that a test provokes."""
    sent: list[dict[str, Any]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """The frames as they arrived."""
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    dropped: set[str] = field(default_factory=set)
    """The ids of questions about stakes that were pending when a page was left: nobody waits for these."""
    number: int = 0
    """The number of the last change of the table that the device received."""

    def watch(self) -> None:
        """Note what goes wrong, and what goes over the sockets, from now on."""
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page error: {error} {error.stack}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._connected)

    def go(self, path: str) -> None:
        """Open a page of the server, or one by its full address."""
        self.page.goto(path if path.startswith("http") else self.url + path)

    def forgive(self, *parts: str) -> None:
        """Ignore errors that the test provokes."""
        self.forgiven += parts

    @property
    def errors(self) -> list[str]:
        return [what for what in self.wrong if not any(part in what for part in self.forgiven)]

    @property
    def plays(self) -> list[str]:
        """The actions that the page has sent, each once even if it was sent again, or asked about first."""
        played = [it for it in self.sent if it.get("do") == "play" and not self._is_doubted(it["id"])]
        return list({it["id"]: it["action"] for it in played}.values())

    def _is_doubted(self, id: str) -> bool:
        """Whether something was not done yet, because the reader is asked whether it is meant."""
        return bool(self.answers.get(id, {}).get("error", {}).get("key") == "table-grave")

    def traffic(self) -> str:
        """Return everything that the server has sent to this device over its sockets."""
        return "\n".join(self.heard)

    def settle(self) -> None:
        """Wait until everything sent is answered, and what it brought is painted."""
        for _ in range(PATIENCE // PAUSE):
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            asked = [it for it in self.sent if "id" in it and it["id"] not in self.dropped]
            answers = [self.answers.get(it["id"]) for it in asked]
            if all(answers) and all((answer or {}).get("number", 0) <= self.number for answer in answers):
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"no answer to {self.sent[-1]}")

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something has reached this device or has been sent from it, and everything is settled."""
        for _ in range(PATIENCE // PAUSE):
            if is_so():
                return self.settle()
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"it never happened; sent last: {self.sent[-1:]}")

    def confirm(self) -> None:
        """Confirm what the page asks about once more because it costs much, if it asks."""
        meant = self.page.locator("[data-action=meant]")
        if meant.count():
            meant.click()
            self.settle()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # Requests that a page no longer needs when somebody leaves it are aborted.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"status {response.status}: {response.request.method} {response.url}")
        if not response.url.startswith(self.url):
            self.wrong.append(f"from elsewhere: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self._heard(str(text)))
        socket.on("close", lambda _: self._drop())

    def _drop(self) -> None:
        asked = {it["id"] for it in self.sent if it.get("do") == "stakes"}
        self.dropped |= asked - self.answers.keys()

    def _heard(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["is"] == "answer":
            self.answers[message["id"]] = message
        elif message["is"] in ("news", "sync", "said", "noted", "wished"):
            self.number = max(self.number, message.get("number", 0), message.get("line", {}).get("number", 0))


class House:
    """A place from which people come to tables."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people: list[Person] = []

    def person(
        self,
        *,
        language: str = "en",
        size: dict[str, int] | None = None,
        is_still: bool = True,
        name: str = "",
        is_guarded: bool = False,
        has_mouse: bool = True,
        speed: str = "off",
    ) -> Person:
        """Give somebody a device; `is_still` asks for reduced motion, `is_guarded` keeps stray clicks off questions."""
        context = self.browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport=size or DESK,  # type: ignore[arg-type]
            reduced_motion="reduce" if is_still else "no-preference",
            has_touch=size == PHONE or not has_mouse,
            is_mobile=not has_mouse,
        )
        context.set_default_timeout(PATIENCE)
        person = Person(context, context.new_page(), self.url)
        person.watch()
        if not is_guarded:
            # Tests click as fast as they can; that a new question takes no clicks at first has its own tests.
            context.add_init_script(
                "addEventListener('DOMContentLoaded', () => {"
                " document.documentElement.style.setProperty('--t-arm', '0ms') })"
            )
        if name:
            kept = {"language": language, "name": name, "speed": speed, "colour": "", "theme": "system", "sound": False}
            context.add_init_script(
                f"localStorage.getItem('rentier.preferences') ?? "
                f"localStorage.setItem('rentier.preferences', {json.dumps(json.dumps(kept))})"
            )
        self.people.append(person)
        return person

    def close(self) -> None:
        """Ends all visits; whatever went wrong on any page is told."""
        wrong = [what for person in self.people for what in person.errors]
        for person in self.people:
            person.context.close()
        assert wrong == [], "\n".join(wrong)
