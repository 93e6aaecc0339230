"""What a page looks like by measure: whether parts lie over one another, are cut off, or cannot be reached.

A table passes at a size of window if

- no two of its parts overlap, as far as they are drawn (`data-part`, and the tiles of a ring), and nothing of a
  part is drawn outside it, over its neighbours;
- what the moment needs is seen whole, without covers and, on windows wider than high, without scrolling, and so
  is everybody who plays, unless the window is as low as a phone held sideways;
- no words end in the middle;
- each control can be scrolled to and clicked; no label of a button is cut; and nothing scrolls sideways.

It is steady (`STEADY`) if, while questions, tips, refusals and news change,

- the board stays where it is and as large as it is, and the main button stays in one place;
- nothing covers the spaces of the board, the buttons of the action bar, or a selected item;
- each street whose tile is at least 40 px wide and high shows its name, and no token covers the words of a tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from .people import Person

SIZES: Final = {
    "desk": (1440, 900),
    "wide laptop": (1536, 730),
    "laptop": (1366, 625),
    "small laptop": (1280, 600),
    "tablet": (1024, 768),
    "zoomed": (720, 450),
    "sideways": (740, 360),
    "phone": (360, 740),
    "tall phone": (390, 844),
    "upright tablet": (820, 1180),
}
"""The windows that people really have: their names, widths and heights."""

DEVICES: Final = ("phone", "tall phone", "sideways", "upright tablet", "tablet", "laptop", "desk")
"""The windows in which a table is measured in both languages."""

BOARDS: Final = {
    "banking": ("[data-part=ring]",),
    "millionaire": ("[data-part=ring]",),
    "crooked": ("[data-part=ring]",),
    "deal": ("[data-part=players]", "[data-part=own]", "[data-part=hand]"),
    "knockout": ("[data-part=lane]",),
}
"""What must not move on an edition's table."""

PARTS: Final = (
    "[data-part=header]",
    "[data-part=players]",
    "[data-part=players] > [data-seat]",
    "[data-part=ring] > [data-space]",
    "[data-part=ask]",
    "[data-part=court]",
    "[data-part=piles]",
    "[data-part=own]",
    "[data-part=hand]",
    "[data-part=lane]",
    "[data-part=jail]",
    "[data-part=receipts]",
    "[data-part=actions]",
    "[data-part=ticker]",
    "[data-part=log]",
    "[data-part=chat]",
    "[data-part=command]",
    "[data-part=hint]",
    "[data-part=wish]",
)
"""The parts of a table that never overlap; a page of another kind may name its own."""

NEEDED: Final = ("[data-part=ask]",)
"""What everybody needs at any moment."""

MEASURE: Final = """
({ parts, needs }) => {
  const found = [];
  const SLACK = 4;
  const page = document.scrollingElement;
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && it.getClientRects().length > 0;
  const nameOf = (it) => {
    const part = it.closest('[data-part]');
    const own = it.dataset.space ?? it.dataset.action ?? it.dataset.part ?? it.className?.baseVal ?? it.className;
    return `${part && part !== it ? part.dataset.part + ' ' : ''}${it.tagName.toLowerCase()}.${own}`;
  };
  const isFixed = (it) => {
    for (let up = it; up; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true;
    return false;
  };
  // What is drawn of an element: its box without what its scrolling ancestors hide.
  const drawn = (it) => {
    let { left, top, right, bottom } = it.getBoundingClientRect();
    for (let up = it.parentElement; up && up !== page && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      if (style.overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom, isEmpty: right - left < 1 || bottom - top < 1 };
  };
  const tell = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
  const scrolled = () => [...document.querySelectorAll('main *')].filter((it) => it.scrollTop);
  for (const it of scrolled()) if (!it.closest('[data-part=log]')) it.scrollTop = 0;
  page.scrollTop = 0;

  if (page.scrollWidth > window.innerWidth) found.push(`the page scrolls sideways: ${page.scrollWidth}`);
  for (const it of document.querySelectorAll('[data-part=header] :is(button, a)'))
    if (isShown(it) && it.scrollWidth > it.clientWidth + 1) found.push(`${nameOf(it)} in the top line is cut`);
  const line = [...document.querySelectorAll('[data-part=header] > *')].filter(isShown);
  for (const [i, it] of line.entries()) {
    const inner = [...it.children].reduce((right, each) => Math.max(right, each.getBoundingClientRect().right), 0);
    const next = line[i + 1]?.getBoundingClientRect().left ?? window.innerWidth;
    if (!it.matches('.title') && inner > next + 1) found.push(`${nameOf(it)} in the top line lies over its neighbour`);
  }

  // Parts side by side.
  const boxes = [...document.querySelectorAll(parts.join(','))]
    .filter((it) => isShown(it) && !it.closest('dialog'))
    .map((it) => ({ it, box: drawn(it), isFixed: isFixed(it) }))
    .filter(({ box }) => !box.isEmpty);
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      if (one.it.contains(other.it) || other.it.contains(one.it)) continue;
      // The sheet of a phone lies over the end of the page, which scrolls below it.
      if (one.isFixed || other.isFixed) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > SLACK && height > SLACK)
        found.push(`${nameOf(one.it)} (${tell(one.box)}) and ${nameOf(other.it)} (${tell(other.box)}) overlap`);
    }
  }

  // Nothing of the question leaves its place.
  for (const { it, box } of boxes.filter(({ it }) => it.matches('[data-part=court], [data-part=actions]'))) {
    for (const inner of it.querySelectorAll('*')) {
      if (!isShown(inner) || inner.closest('.sr, [data-lens]') || inner instanceof SVGElement) continue;
      const seen = drawn(inner);
      if (seen.isEmpty) continue;
      const past = Math.max(box.left - seen.left, seen.right - box.right, box.top - seen.top, seen.bottom - box.bottom);
      if (past > 12) {
        found.push(`${nameOf(inner)} (${tell(seen)}) leaves ${nameOf(it)} (${tell(box)})`);
        break;
      }
    }
  }

  // What the moment needs.
  const isUpright = window.innerHeight > window.innerWidth;
  const isLow = window.innerHeight <= 520;
  const all = ['[data-part=players] [data-team]:last-child', '[data-part=receipts]'];
  const people = [...document.querySelectorAll('[data-person]')].filter(isShown);
  for (const it of people.length > 0 ? people : document.querySelectorAll('[data-player]'))
    all.push(it.dataset.person ? `[data-person="${it.dataset.person}"]` : `[data-player="${it.dataset.player}"]`);
  const everybody = isUpright || isLow ? [] : all;
  for (const selector of [...needs, ...everybody.filter((it) => document.querySelector(it))]) {
    const it = [...document.querySelectorAll(selector)].find(isShown);
    if (!it) {
      found.push(`${selector} is not shown`);
      continue;
    }
    // Words for screen readers only; the board says the same.
    if (getComputedStyle(it.closest('.sr, .brief') ?? it).clipPath !== 'none') continue;
    if (isUpright) it.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = it.getBoundingClientRect();
    const seen = drawn(it);
    if (seen.bottom - seen.top < box.height - SLACK || seen.right - seen.left < box.width - SLACK)
      found.push(`${selector} (${tell(box)}) is cut: ${tell(seen)}`);
    else if (box.top < -SLACK || (!isUpright && box.bottom > window.innerHeight + SLACK))
      found.push(`${selector} (${tell(box)}) is outside the window`);
    else {
      let covered = 0;
      for (const dx of [0.05, 0.3, 0.5, 0.7, 0.95])
        for (const dy of [0.1, 0.5, 0.9]) {
          const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
          if (y >= window.innerHeight) continue;
          const top = document.elementFromPoint(x, y);
          if (top && !it.contains(top) && !top.contains(it)) covered += 1;
        }
      if (covered) found.push(`${selector} (${tell(box)}) lies under something`);
    }
    page.scrollTop = 0;
  }

  // Words that end in the middle; an ellipsis at least says so.
  for (const it of document.querySelectorAll('main [data-part=players] *, main [data-part=actions] *')) {
    if (!isShown(it) || it.closest('.sr, svg') || it.clientWidth === 0) continue;
    const style = getComputedStyle(it);
    if (style.overflowX === 'visible' || style.overflowX === 'auto' || style.textOverflow === 'ellipsis') continue;
    if (style.clipPath !== 'none') continue;
    if (it.scrollWidth > it.clientWidth + 1) found.push(`${nameOf(it)} is cut: ${it.textContent.trim()}`);
  }

  // Controls.
  const controls = 'button, input, select, a[href], [tabindex="0"]';
  for (const it of document.querySelectorAll(`main :is(${controls})`)) {
    if (!isShown(it) || it.disabled || it.closest('[inert], .sr')) continue;
    const was = scrolled();
    it.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = it.getBoundingClientRect();
    const points = [0.5, 0.15, 0.85].flatMap((dy) => [0.5, 0.15, 0.85].map((dx) => [dx, dy]));
    const isHit = points.some(([dx, dy]) => {
      const top = document.elementFromPoint(box.left + box.width * dx, box.top + box.height * dy);
      return top && (it.contains(top) || top.contains(it));
    });
    if (!isHit) {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      found.push(`${nameOf(it)} (${tell(box)}) cannot be reached: ${top ? nameOf(top) : 'outside'}`);
    }
    if (it.matches('.btn') && it.scrollWidth > it.clientWidth + 1) found.push(`${nameOf(it)} is cut`);
    for (const up of scrolled()) if (!was.includes(up)) up.scrollTop = 0;
  }
  page.scrollTop = 0;
  return found;
}
"""
"""A script that returns what is wrong with the page, in sentences."""

STEADY: Final = """
(board) => {
  const found = [];
  const SLACK = 2;
  const page = document.scrollingElement;
  page.scrollTop = 0;
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && it.getClientRects().length > 0;
  const nameOf = (it) => it.dataset.space ?? it.dataset.action ?? it.dataset.part ?? it.textContent.trim();
  const places = {};
  for (const selector of board) {
    const it = [...document.querySelectorAll(`main ${selector}`)].find(isShown);
    // On a phone, a question may need the place of the whole board, which the reader can still look at.
    if (!it || (it.matches('[data-part=ring]') && !isShown(it.querySelector('[data-space]')))) continue;
    const { left, top, width, height } = it.getBoundingClientRect();
    places[selector] = { left, top, width, height };
  }
  const main = [...document.querySelectorAll('main [data-part=actions] .btn.pri')].find(isShown);
  if (main) {
    const { left, top, height } = main.getBoundingClientRect();
    places['the main button'] = { left, top, height };
  }

  const active = [
    '[data-part=ring] > [data-space]',
    '[data-part=lane] [data-token]',
    '[data-part=actions] .btn',
    '[data-part=hand] [aria-pressed=true]',
    '[data-part=own] [aria-pressed=true]',
    '[data-part=players] [aria-pressed=true]',
  ];
  for (const it of document.querySelectorAll(active.map((each) => `main ${each}`).join(','))) {
    if (!isShown(it) || it.closest('[data-zoomed]')) continue;
    const box = it.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isBoard = it.matches('[data-space]');
    const part = it.closest('[data-part]');
    // A control that is scrolled out of its part is not covered.
    let isScrolledOut = false;
    for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) {
      const { top, bottom } = up.getBoundingClientRect();
      if (getComputedStyle(up).overflowY !== 'visible' && (y < top || y > bottom)) isScrolledOut = true;
    }
    if (isScrolledOut && !isBoard) continue;
    if (y >= window.innerHeight) {
      if (isBoard) found.push(`${nameOf(it)} is below the window`);
      continue;
    }
    const over = document.elementFromPoint(x, y);
    if (over && !it.contains(over) && !over.contains(it) && !part.contains(over))
      found.push(`${nameOf(it)} is covered by ${over.closest('[data-part]')?.dataset.part ?? over.className}`);
  }

  const rectsOf = (it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return [...range.getClientRects()];
  };
  for (const tile of document.querySelectorAll('main [data-part=ring] > [data-space]')) {
    const letter = tile.querySelector('[data-letter]');
    if (!isShown(tile)) continue;
    const box = tile.getBoundingClientRect();
    const names = [...tile.querySelectorAll('[data-name]')].filter(isShown);
    if (letter && Math.min(box.width, box.height) >= 40) {
      if (names.length !== 1 || !names[0].textContent.trim()) found.push(`${tile.dataset.space} shows no name`);
    } else if (letter && !isShown(letter)) found.push(`${tile.dataset.space} shows no letter`);
    const words = [...names, ...tile.querySelectorAll('[data-note]')].filter(isShown);
    for (const word of words)
      for (const rect of rectsOf(word)) {
        const { left, right, top, bottom } = word.closest('[data-words]').getBoundingClientRect();
        const past = Math.max(left - rect.left, rect.right - right, top - rect.top, rect.bottom - bottom);
        if (past > SLACK) found.push(`${tile.dataset.space}: “${word.textContent}” is cut by ${Math.round(past)} px`);
        for (const token of tile.querySelectorAll('[data-token]')) {
          const disc = token.getBoundingClientRect();
          const width = Math.min(rect.right, disc.right) - Math.max(rect.left, disc.left);
          const height = Math.min(rect.bottom, disc.bottom) - Math.max(rect.top, disc.top);
          if (width > SLACK && height > SLACK) found.push(`a token covers “${word.textContent}”`);
        }
      }
  }
  return { places, found: [...new Set(found)] };
}
"""
"""A script that returns where the board and the main button are, and what is covered or not named."""

Places = dict[str, dict[str, float]]
"""Where the parts that must not move are in a window."""


def faults(person: Person, *, needs: Iterable[str] = (), parts: Iterable[str] = PARTS) -> list[str]:
    """Return what overlaps, is cut, or cannot be reached in the window as it is."""
    given: dict[str, Any] = {"parts": list(parts), "needs": [*NEEDED, *needs]}
    found: list[str] = person.page.evaluate(MEASURE, given)
    return found


def faults_at_all_sizes(
    person: Person, *, needs: Iterable[str] = (), parts: Iterable[str] = PARTS, sizes: Iterable[str] = SIZES
) -> list[str]:
    """Resize one page through all windows; return what is wrong in each, with its name."""
    found: list[str] = []
    for name in sizes:
        width, height = SIZES[name]
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        found += [f"{name} {width}×{height}: {fault}" for fault in faults(person, needs=needs, parts=parts)]
    return found


def steady_at_all_sizes(
    person: Person, edition: str, usual: dict[str, Places] | None = None, *, sizes: Iterable[str] = SIZES
) -> tuple[dict[str, Places], list[str]]:
    """Return the places of board and main button in each window, and what is covered, not named, or not as usual."""
    places: dict[str, Places] = {}
    found: list[str] = []
    for name in sizes:
        width, height = SIZES[name]
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        measured = person.page.evaluate(STEADY, list(BOARDS[edition]))
        places[name] = measured["places"]
        wrong = [*measured["found"], *_moved((usual or {}).get(name, {}), places[name])]
        found += [f"{name} {width}×{height}: {fault}" for fault in wrong]
    return places, found


def _moved(usual: Places, places: Places) -> list[str]:
    """Return what is not where it usually is, or not as large."""
    return [
        f"{what}: {side} is {place[side]:.0f}, not {usual[what][side]:.0f}"
        for what, place in places.items()
        for side in place
        if what in usual and abs(place[side] - usual[what][side]) > 2
    ]
