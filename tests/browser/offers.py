"""What a page offers, as scripts and choices: the same in every browser."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

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
NEVER = {"reset", "undo", "watch", "copy", "rematch"}
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


def choose(offers: list[Offer], chance: Random) -> Offer | None:
    """Choose one of the offers by its weight, if there is any."""
    weights = [weight_of(offer) for offer in offers]
    return chance.choices(offers, weights)[0] if sum(weights) > 0 else None


def check_answer(asked: dict[str, Any], answer: dict[str, Any]) -> None:
    """Check that an offer is not refused, unless somebody was faster or it was put together freely."""
    key = answer.get("error", {}).get("key", "")
    verb = asked["action"].split(" ", 1)[0]
    is_late = key in ("table-stale", "table-grave") or (verb == "bid" and key == "track-bid-low")
    assert not key or is_late or verb in OPEN_ENDED, (asked, answer)
