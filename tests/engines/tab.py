"""A page in some browser, as a person has it: look, point, drag, press keys. Each browser has its own module."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from .waiting import PATIENCE

Point = tuple[float, float]

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "End": "\ue010",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""How WebDriver writes keys that are not letters."""

SETTLING = "ResizeObserver loop completed with undelivered notifications"
"""What a browser calls an error, but only says that some sizes are not final before the next frame."""

WATCH = """
() => {
  if (window.__wrong) return;
  const wrong = (window.__wrong = []);
  const asked = (window.__asked = new Map());
  window.__number = 0;
  window.__turns = [];
  window.__awaiting = [];
  window.__moved = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.__moved += 1;
    return animate.apply(this, how);
  };
  // Tests click as fast as they can; that a new question takes no clicks at first is tested in Chromium.
  document.documentElement.style.setProperty('--t-arm', '0ms');
  addEventListener('error', (event) => wrong.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => wrong.push(`rejected: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => wrong.push(`policy: ${event.violatedDirective}`));
  const { error } = console;
  console.error = (...what) => (wrong.push(`console: ${what.join(' ')}`), error(...what));
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const it = JSON.parse(data);
        if (it.is === 'answer') asked.get(it.id).answer = it;
        else window.__number = Math.max(window.__number, it.number ?? 0, it.line?.number ?? 0);
        window.__awaiting = it.awaiting ?? window.__awaiting;
        const begun = (it.events ?? []).filter(({ event }) => event === 'turn-began' || event === 'slid');
        window.__turns.push(...begun.map(({ seat }) => seat));
      });
    }
    send(text) {
      const it = JSON.parse(text);
      if ('id' in it) asked.set(it.id, it);
      super.send(text);
    }
  };
}
"""
"""A script that notes what goes wrong on a page, what its socket asks and is answered, whose turn it is, and motion."""

SETTLE = """
async ({ patience }) => {
  const end = performance.now() + patience;
  const isAnswered = ({ answer }) => answer && (answer.number ?? 0) <= window.__number;
  do {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if ([...window.__asked.values()].every(isAnswered)) return true;
  } while (performance.now() < end);
  return false;
}
"""
"""A script that waits until everything asked is answered, and what it brought is painted."""

FIND = """
async ({ selector, patience }) => {
  const end = performance.now() + patience;
  let why = 'is not there';
  do {
    const it = [...document.querySelectorAll(selector)].find((it) => it.checkVisibility({ visibilityProperty: true }));
    if (it) {
      it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = it.getBoundingClientRect();
      const y = box.top + box.height / 2;
      // Cards of a fan lie over one another: somewhere each of them must be open.
      for (const share of [0.5, 0.25, 0.12, 0.8]) {
        const x = box.left + box.width * share;
        const top = document.elementFromPoint(x, y);
        if (top && (it === top || it.contains(top))) return { x, y };
        why = `lies under ${top?.outerHTML.slice(0, 200)}`;
      }
    }
    await new Promise((done) => setTimeout(done, 20));
  } while (performance.now() < end);
  return { why };
}
"""
"""A script that waits for an element and returns a point where a finger would hit it."""


class Tab(ABC):
    """A page with a storage of its own."""

    origin = ""
    """The address of the server, in front of every path."""

    @abstractmethod
    def load(self, url: str) -> None:
        """Load a page and wait until it has run its scripts."""

    @abstractmethod
    def back(self) -> None:
        """Go back in the history, as the button of the browser does."""

    @abstractmethod
    def evaluate(self, expression: str) -> str:
        """Return the text that an expression results in, after a promise is fulfilled."""

    @abstractmethod
    def perform(self, sources: Sequence[dict[str, Any]]) -> None:
        """Move pointers and press keys, written as WebDriver's actions."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return a screenshot, as a PNG file."""

    @abstractmethod
    def close(self) -> None:
        """Close the page and forget its storage."""

    def wrong(self) -> list[str]:
        """Return what went wrong on the page that is open."""
        found: list[str] = self.run("() => window.__wrong ?? []")
        return [it for it in found if SETTLING not in it]

    def run(self, function: str, argument: object = None) -> Any:
        """Call a function of the page and return its result."""
        text = self.evaluate(f"(async () => JSON.stringify(await ({function})({json.dumps(argument)})) ?? 'null')()")
        return json.loads(text)

    def go(self, path: str) -> None:
        """Open a page of the server, and note from now on what goes wrong there."""
        self.load(self.origin + path)
        self.run(WATCH)

    def settle(self) -> None:
        """Wait until everything sent is answered and shown."""
        assert self.run(SETTLE, {"patience": PATIENCE * 1000}), "the server does not answer"

    def asked(self) -> list[dict[str, Any]]:
        """Return what the page has asked the server over its socket, each with its answer."""
        found: list[dict[str, Any]] = self.run("() => [...window.__asked.values()]")
        return found

    def plays(self) -> list[str]:
        """Return the actions that were done."""
        return [it["action"] for it in self.asked() if it["do"] == "play" and it["answer"]["ok"]]

    def find(self, selector: str) -> Point:
        """Wait for an element, and return a point where a click hits it."""
        at = self.run(FIND, {"selector": selector, "patience": PATIENCE * 1000})
        assert "x" in at, f"{selector} {at['why']}"
        return at["x"], at["y"]

    def count(self, selector: str) -> int:
        return int(self.run("(selector) => document.querySelectorAll(selector).length", selector))

    def until(self, condition: str) -> None:
        """Wait until an expression of the page holds."""
        # As part of a function: our policy allows no page to compile a text.
        held = self.run(
            f"""async (patience) => {{
              for (const end = performance.now() + patience; performance.now() < end; ) {{
                if ({condition}) return true;
                await new Promise((done) => setTimeout(done, 20));
              }}
              return false;
            }}""",
            PATIENCE * 1000,
        )
        assert held, f"never: {condition}"

    def click(self, target: str | Point) -> None:
        """Click on an element, or somewhere."""
        self.drag(self.find(target) if isinstance(target, str) else target)

    def drag(self, start: Point, *stops: Point, is_dropped: bool = True) -> None:
        """Press the mouse somewhere, move it with the button held, and let go unless `drop` does it later."""
        self._point(_move(start), {"type": "pointerDown", "button": 0}, *_moves(stops))
        if is_dropped:
            self._point(_UP)

    def drop(self, *stops: Point) -> None:
        """Move what was dragged on, and let go."""
        self._point(*_moves(stops), _UP)

    def _point(self, *moves: dict[str, Any]) -> None:
        parameters = {"pointerType": "mouse"}
        self.perform([{"type": "pointer", "id": "mouse", "parameters": parameters, "actions": moves}])

    def press(self, *keys: str) -> None:
        """Press keys one after the other; `Control+a` holds the first."""
        strokes = []
        for key in keys:
            *held, last = key.split("+") if len(key) > 1 else [key]
            codes = [KEYS.get(name, name) for name in (*held, last)]
            strokes += [{"type": "keyDown", "value": code} for code in codes]
            strokes += [{"type": "keyUp", "value": code} for code in reversed(codes)]
        self.perform([{"type": "key", "id": "keys", "actions": strokes}])

    def fill(self, selector: str, text: str) -> None:
        """Type a text over what a field holds."""
        self.click(selector)
        self.press("Control+a", *text)


def _move(to: Point, duration: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(to[0]), "y": round(to[1]), "duration": duration}


def _moves(stops: Sequence[Point]) -> list[dict[str, Any]]:
    return [step for stop in stops for step in (_move(stop, 60), {"type": "pause", "duration": 30})]


_UP = {"type": "pointerUp", "button": 0}
