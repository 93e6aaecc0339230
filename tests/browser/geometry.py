"""What a page looks like by measure: whether parts lie over one another, are cut off, or cannot be reached.

A table passes at a size of window if

- no two of its parts overlap, as far as they are drawn (`data-part`, and the tiles of a ring), and nothing of a
  part is drawn outside it, over its neighbours;
- what the moment needs is seen whole, without covers and, on windows wider than high, without scrolling, and so
  is everybody who plays, unless the window is as low as a phone held sideways;
- no words end in the middle;
- each control can be scrolled to and clicked; no label of a button is cut; and nothing scrolls sideways.
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
}
"""The windows that people really have: their names, widths and heights."""

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
