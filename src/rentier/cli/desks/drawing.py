"""The colours of the groups, and lines filled with unbroken items."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ..voice import QUIET

STYLES: Final = {
    "brown": "#a0603a",
    "light-blue": "#8fd0ee",
    "pink": "#e05fa8",
    "orange": "#f08c2e",
    "red": "#e0372f",
    "yellow": "#e8d431",
    "green": "#3aa655",
    "dark-blue": "#4a7fe0",
    "station": "#a8a8a8",
    "utility": "#7fc8b0",
}


def pack(items: list[Text], width: int, between: str) -> Text:
    """Fill lines with items without breaking any of them."""
    lines: list[Text] = []
    for item in items:
        if lines and cell_len(lines[-1].plain) + len(between) + cell_len(item.plain) <= width:
            lines[-1].append(between, style=QUIET).append_text(item)
        else:
            lines.append(item)
    return Text("\n").join(lines)
