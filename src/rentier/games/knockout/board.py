"""The board: its size, its spaces with their rectangles, and the colours that the properties make (KO-23)."""

from __future__ import annotations

from typing import Any, Final, final

from .data import FIGURES, PROPERTY

NOWHERE: Final = -1
"""In place of a space's index: below the spaces, where nothing can be won (KO-13)."""


@final
class Group:
    """The properties of one colour, and the bonus for collecting all of them (KO-23)."""

    __slots__ = ("bonus", "index", "name", "spaces")

    def __init__(self, index: int, name: str, bonus: int) -> None:
        self.index: Final = index
        self.name: Final = name
        self.bonus: Final = bonus
        self.spaces: Final[list[Space]] = []


@final
class Space:
    """One space: what it is, and the rectangle that it covers, in millimetres."""

    __slots__ = ("bottom", "code", "group", "index", "is_property", "kind", "left", "right", "top", "value")

    def __init__(
        self, index: int, code: str, kind: str, group: Group | None, value: int, x: list[int], y: list[int]
    ) -> None:
        self.index: Final = index
        self.code: Final = code
        self.kind: Final = kind
        self.is_property: Final[bool] = kind == PROPERTY
        self.group: Final = group
        self.value: Final = value
        """What a property brings; 0 for all other spaces."""
        self.left: Final[float] = float(x[0])
        self.right: Final[float] = float(x[1])
        self.bottom: Final[float] = float(y[0])
        self.top: Final[float] = float(y[1])

    @property
    def centre(self) -> tuple[float, float]:
        """Return the middle of the rectangle."""
        return ((self.left + self.right) / 2.0, (self.bottom + self.top) / 2.0)

    def __repr__(self) -> str:
        return f"<{self.code}>"


@final
class Board:
    """The whole board; index 0 is the near left space."""

    __slots__ = ("by_code", "go_line", "groups", "length", "properties", "spaces", "spaces_from", "width")

    def __init__(self, spaces: list[Space], groups: list[Group], size: dict[str, int]) -> None:
        self.spaces: Final = spaces
        self.groups: Final = groups
        self.properties: Final = [space for space in spaces if space.is_property]
        self.by_code: Final[dict[str, Space]] = {space.code: space for space in spaces}
        self.width: Final[float] = float(size["width"])
        self.length: Final[float] = float(size["length"])
        self.go_line: Final[float] = float(size["go_line"])
        self.spaces_from: Final[float] = float(size["spaces_from"])

    def of_kind(self, kind: str) -> list[Space]:
        """List the spaces of a kind."""
        return [space for space in self.spaces if space.kind == kind]


def _read_board(figures: dict[str, Any]) -> Board:
    groups = [Group(i, table["name"], table["bonus"]) for i, table in enumerate(figures["group"])]
    by_name = {group.name: group for group in groups}
    spaces: list[Space] = []
    for i, table in enumerate(figures["space"]):
        group: Group | None = by_name[table["group"]] if "group" in table else None
        space = Space(i, table["code"], table["kind"], group, table.get("value", 0), table["x"], table["y"])
        spaces.append(space)
        if group is not None:
            group.spaces.append(space)
    return Board(spaces, groups, figures["size"])


BOARD: Final = _read_board(FIGURES)
"""The board, with its spaces in the order of the data: row by row from the player, each from the left."""
