"""Somebody who plays by what the page offers and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from .people import PATIENCE, Person

LOOK = """
async ({ patience }) => {
  const places = [
    'main [data-action]', '[data-part=curtain] [data-action]', '[data-part=ended] [data-action]',
    'main [data-pick]', 'main [data-aim]', '[data-part=hand] button[data-card]:not(.dim)',
  ];
  const shell = '[data-part=command], [data-part=chat], [data-part=wish], [data-part=hint], [inert]';
  const isOffered = (it) => !it.disabled && !it.closest(shell) && it.getAttribute('aria-disabled') !== 'true'
    && it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.getClientRects().length > 0;
  const end = performance.now() + patience;
  for (;;) {
    const found = [...document.querySelectorAll(places.join(','))].filter(isOffered);
    const isOver = document.querySelector('main[data-part=result]') !== null;
    if (found.length > 0 || isOver || performance.now() > end) {
      window.__offered = found;
      return {
        isOver,
        offers: found.map((it) => ({
          action: it.dataset.action ?? (it.matches('[data-pick], [data-aim]') ? 'pick' : 'card'),
          isUsual: it.classList.contains('pri'),
          isPressed: it.getAttribute('aria-pressed') === 'true',
          text: it.innerText ?? '',
        })),
      };
    }
    await new Promise((done) => requestAnimationFrame(done));
  }
}
"""
"""A script that waits until something is offered, and lists it."""

REACH = """
(place) => {
  const it = window.__offered[place];
  if (!it.isConnected) return null;
  it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = it.getBoundingClientRect();
  // Cards of a fan lie over one another: somewhere each of them must be open.
  for (const dy of [0.5, 0.2, 0.8, 0.06, 0.94]) {
    for (const dx of [0.5, 0.25, 0.12, 0.06, 0.03, 0.8, 0.94]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      const top = document.elementFromPoint(x, y);
      if (top && (it === top || it.contains(top))) return { x, y };
    }
  }
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  // What a chosen card can do stands above everything else until it is put back.
  if (top?.closest('[data-part=choices]')) return null;
  return { covered: top ? top.outerHTML.slice(0, 200) : 'outside' };
}
"""
"""A script that finds a point where a finger would hit it."""

SELDOM = {
    "trade",
    "estate",
    "counter",
    "offer",
    "mute",
    "open-change",
    "change",
    "offer-notes",
    "let-lie",
    "aim",
    "use-take",
    "use-swap",
}
NEVER = {"reset", "undo", "watch", "copy"}
OPEN_ENDED = {"offer", "offer-notes", "accept-notes", "change", "sell", "play", "pay"}
"""What a person puts together freely, and the game may refuse."""


class Offer(NamedTuple):
    """Something that the page offers."""

    place: int
    action: str
    isUsual: bool
    isPressed: bool
    text: str

    @property
    def verb(self) -> str:
        return self.action.split(" ", 1)[0]


def weight_of(offer: Offer) -> float:
    """Return how likely an offer is taken: usual ones mostly, everything else now and then."""
    if offer.verb in NEVER:
        return 0
    if offer.verb in SELDOM or (offer.verb == "pick" and offer.isPressed):
        return 0.1
    if offer.verb == "bankrupt":
        return 0.2
    if offer.verb == "bid":
        return 2
    return 6 if offer.isUsual else 1


class Player:
    """A player at a table, through its page."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.chance = Random(seed)
        self.clicks = 0
        self.stuck = 0

    def look(self, patience: int = PATIENCE) -> tuple[bool, list[Offer]]:
        """Wait for what is offered; return whether the result is shown, and the offers."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, {"patience": patience})
        return seen["isOver"], [Offer(place, **it) for place, it in enumerate(seen["offers"])]

    def step(self) -> bool:
        """Take one of the offers; return false at the result."""
        is_over, offers = self.look()
        if is_over:
            return False
        weights = [weight_of(offer) for offer in offers]
        assert sum(weights) > 0, f"nothing is offered: {self.page.inner_text('main')}"
        offer = self.chance.choices(offers, weights)[0]
        self.take(offer)
        return True

    def take(self, offer: Offer) -> None:
        """Click on an offer and wait for what it brings."""
        before = len(self.person.sent)
        at = self.page.evaluate(REACH, offer.place)
        if at is None:
            return
        assert "x" in at, f"{offer.action} ({offer.text}) lies under {at['covered']}"
        self.page.mouse.click(at["x"], at["y"])
        self.clicks += 1
        self.person.settle()
        self._check(before)

    def _check(self, before: int) -> None:
        """Check that an offer is not refused, unless somebody was faster or it was put together freely."""
        sent = [it for it in self.person.sent[before:] if it.get("do") == "play"]
        for it in sent:
            answer = self.person.answers[it["id"]]
            key = answer.get("error", {}).get("key", "")
            verb = it["action"].split(" ", 1)[0]
            is_late = key == "table-stale" or (verb == "bid" and key == "track-bid-low")
            assert not key or is_late or verb in OPEN_ENDED, (it, answer)
        self.stuck = 0 if sent else self.stuck + 1
        assert self.stuck < 60, f"nothing gets on: {self.page.inner_text('main')}"

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 3000) -> None:
        """Play on until the result is shown, or what the caller waits for."""
        for _ in range(most):
            if until() or not self.step():
                return
        raise AssertionError(f"no end after {most} clicks")
