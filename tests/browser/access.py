"""What axe finds wrong on a page for people who see, hear or move differently."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

RUN = """
async (kinds) => {
  const { violations } = await axe.run(document, { runOnly: kinds, resultTypes: ['violations'] });
  const shown = (it) => it.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ');
  return violations.map((it) => `${it.id}: ${it.help}: ${shown(it)}`);
}
"""


@cache
def source() -> str:
    """Return axe's own code: the pages' policy allows no script that is not theirs."""
    return AXE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """List what axe finds on the page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[str] = page.evaluate(RUN, list(KINDS))
    return found
