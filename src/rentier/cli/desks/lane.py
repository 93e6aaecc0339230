"""The board of Knockout as a picture of letters: the spaces row by row, the tokens where they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from rich.cells import cell_len
from rich.text import Text

from rentier.games.knockout.board import BOARD, Space

from ..voice import QUIET
from .drawing import STYLES

ACROSS: Final = 51
"""How many letters the width of the board takes."""
MARGIN: Final = 6
"""The width left of the board, for what a property of the row brings and, below it, the bonus of its set."""
WIDTH: Final = MARGIN + ACROSS + 1
PARKING: Final = "free-parking"
COLOURS: Final = {"red": "#ff6b5e", "yellow": "#f0d43a", "green": "#4fc36b", "blue": "#6fa8ff"}
"""The colours of the tokens, lighter than those of the spaces."""


@final
class Token:
    """One token on the board, with the sign that stands for it."""

    __slots__ = ("colour", "mark", "on", "x", "y")

    def __init__(self, mark: str, colour: str, on: str, x: float, y: float) -> None:
        self.mark: Final = mark
        self.colour: Final = colour
        self.on: Final = on
        """The code of its space, or `none`."""
        self.x: Final = x
        self.y: Final = y


def _column(x: float) -> int:
    return round(x * ACROSS / BOARD.width)


def _rows() -> list[list[Space]]:
    """Return the rows of spaces from the far edge to the near one, each from the left."""
    tops = sorted({space.top for space in BOARD.spaces}, reverse=True)
    return [[space for space in BOARD.spaces if space.top == top] for top in tops]


ROWS: Final = _rows()


@final
class Picture:
    """A drawing of one moment of the board."""

    def __init__(
        self, name: Callable[[str], str], money: Callable[[int], object], tokens: list[Token], can_draw: bool
    ) -> None:
        """Take functions that name a space in little room and write an amount, and whether to go beyond ASCII."""
        self.name: Final = name
        self.money: Final = money
        self.tokens: Final = sorted(tokens, key=lambda token: token.x)
        self.can_draw: Final = can_draw

    def lines(self, pot: str, runway: str, go: str) -> list[Text]:
        """Return the whole board, with these words for Free Parking, the runway and the GO line."""
        bar = "─" if self.can_draw else "-"
        drawn = [self._border("┌", bar, "┐")]
        for row in ROWS:
            drawn.extend(self._row(row, pot))
            if row[0].code == PARKING:
                drawn.append(self._border("├", bar, "┤"))
        drawn.append(self._border("├", bar, "┤"))
        near = [token for token in self.tokens if token.on == "none"]
        drawn.append(self._open_line(runway, [token for token in near if token.y >= BOARD.go_line]))
        drawn.append(self._border("╞", "═" if self.can_draw else "=", "╡", f" {go} "))
        drawn.append(self._open_line("", [token for token in near if token.y < BOARD.go_line]))
        drawn.append(self._border("└", bar, "┘"))
        return drawn

    def _border(self, left: str, line: str, right: str, word: str = "") -> Text:
        if not self.can_draw:
            left = right = "+"
        text = Text(" " * MARGIN + left, style=QUIET)
        return text.append(word.center(ACROSS - 1, line)).append(right)

    def _row(self, row: list[Space], pot: str) -> list[Text]:
        """Draw the names of a row, and below them the lane where its tokens lie."""
        names, lane = _Line(self._bar()), _Line(self._bar())
        for space in row:
            left, right = _column(space.left) + 1, _column(space.right)
            label = pot if space.code == PARKING else self.name(space.code)
            group = space.group
            style = "" if group is None else STYLES[group.name]
            names.write(left if cell_len(label) >= right - left else left + 1, label, style, right)
            names.bar(right)
            lane.bar(right)
        for space in row:
            here = [token for token in self.tokens if token.on == space.code]
            self._lay(here, [lane, names], _column(space.left) + 1, _column(space.right))
        group = row[0].group or row[-1].group
        first = "" if group is None else str(self.money(group.spaces[0].value))
        second = "" if group is None else f"+{self.money(group.bonus)}"
        return [_margin(first) + names.text, _margin(second) + lane.text]

    def _open_line(self, word: str, tokens: list[Token]) -> Text:
        """Draw a part of the board that is not a space."""
        line = _Line(self._bar())
        line.write(2, word, QUIET, ACROSS)
        line.bar(ACROSS)
        self._lay(tokens, [line], 1, ACROSS)
        return _margin("") + line.text

    def _lay(self, tokens: list[Token], lines: list[_Line], left: int, right: int) -> None:
        """Write tokens as near to their places as there is room: in a crowd without brackets, then over the name."""
        has_room = len(tokens) * len("(A1)") <= right - left
        for token in tokens:
            sign = f"({token.mark})" if has_room else token.mark
            wanted = min(max(_column(token.x) - len(sign) // 2, left), right - len(sign))
            places = _nearest(wanted, left, right - len(sign))
            spots = [(line, place, over) for over in (False, True) for line in lines for place in places]
            for line, place, over in spots:
                if line.is_free(place, len(sign), over):
                    line.lay(place, sign, f"bold {COLOURS[token.colour]}")
                    break

    def _bar(self) -> str:
        return "│" if self.can_draw else "|"


@final
class _Line:
    """One line of the board, letter by letter."""

    def __init__(self, bar: str) -> None:
        self.sign: Final = bar
        self.cells: Final = [" "] * (ACROSS + 1)
        self.styles: Final = [""] * (ACROSS + 1)
        self.is_taken: Final = [False] * (ACROSS + 1)
        """By column: whether a token lies there."""
        self.bar(0)

    def bar(self, column: int) -> None:
        self.cells[column], self.styles[column] = self.sign, QUIET

    def write(self, column: int, word: str, style: str, end: int) -> None:
        for place, letter in enumerate(word[: max(end - column, 0)], column):
            self.cells[place], self.styles[place] = letter, style

    def lay(self, column: int, sign: str, style: str) -> None:
        self.write(column, sign, style, ACROSS)
        self.is_taken[column : column + len(sign)] = [True] * len(sign)

    def is_free(self, column: int, length: int, over: bool) -> bool:
        """Whether a token has room here, `over` a word or not."""
        span = slice(column, column + length)
        return not any(self.is_taken[span]) and (over or all(cell == " " for cell in self.cells[span]))

    @property
    def text(self) -> Text:
        text = Text()
        for letter, style in zip(self.cells, self.styles, strict=True):
            text.append(letter, style=style or None)
        return text


def _nearest(wanted: int, first: int, last: int) -> list[int]:
    """List the places from one to another, those nearest to the wanted one first."""
    return sorted(range(first, last + 1), key=lambda place: (abs(place - wanted), place))


def _margin(word: str) -> Text:
    return Text(f"{f'{word} ':>{MARGIN}}"[:MARGIN], style=QUIET)
