"""The figures of Knockout, read from `data/board.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, final

PROPERTY: Final = "property"
ONE_EACH: Final = ("chance", "luxury-tax", "go-to-jail", "free-parking")
TWO_EACH: Final = ("house", "railroad")
PROPERTIES: Final = 22

FIGURES: Final[dict[str, Any]] = tomllib.loads(
    (files("rentier.games.knockout") / "data" / "board.toml").read_text("utf-8")
)
_MONEY: Final[dict[str, int]] = FIGURES["money"]

POT: Final[int] = _MONEY["free_parking"]
"""What lies on Free Parking at the start, and is put there again once all of it was claimed (KO-2, KO-31)."""
TAX: Final[int] = _MONEY["tax"]
BAIL: Final[int] = _MONEY["bail"]
SECOND_CHANCE: Final[int] = _MONEY["second_chance"]
UNIT: Final[int] = _MONEY["unit"]
"""The smallest note, in units of which Free Parking is shared (KO-26)."""


@final
class Tremor:
    """How far a hand misses: one standard deviation of direction and of speed."""

    __slots__ = ("direction", "name", "speed")

    def __init__(self, name: str, direction: int, speed: int) -> None:
        self.name: Final = name
        self.direction: Final = direction
        """In hundredths of a degree."""
        self.speed: Final = speed
        """In thousandths of the speed."""


def _tremors(tables: dict[str, dict[str, int]]) -> dict[str, Tremor]:
    found = {name: Tremor(name, table["direction"], table["speed"]) for name, table in tables.items()}
    sizes = [(it.direction, it.speed) for it in found.values()]
    if not all(0 < a[0] < b[0] and 0 < a[1] < b[1] for a, b in pairwise(sizes)):
        raise ValueError("board.toml: each tremor must be larger than the one before")
    return found


TREMORS: Final[dict[str, Tremor]] = _tremors(FIGURES["tremor"])
"""By level, the steadiest first."""


def _overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["x"][0] < other["x"][1]
        and other["x"][0] < one["x"][1]
        and one["y"][0] < other["y"][1]
        and other["y"][0] < one["y"][1]
    )


def check_spaces(spaces: list[dict[str, Any]], groups: list[dict[str, Any]], size: dict[str, int]) -> None:
    """Refuse spaces that do not tile their part of the board, or amounts that do not fit their bonuses."""
    if len({space["code"] for space in spaces}) != len(spaces):
        raise ValueError("board.toml: a code of a space stands twice")
    kinds = [space["kind"] for space in spaces]
    wanted = {PROPERTY: PROPERTIES, **dict.fromkeys(ONE_EACH, 1), **dict.fromkeys(TWO_EACH, 2)}
    if {kind: kinds.count(kind) for kind in set(kinds)} != wanted:
        raise ValueError("board.toml: the spaces are not those of the rulebook")
    for i, space in enumerate(spaces):
        if not (
            0 <= space["x"][0] < space["x"][1] <= size["width"]
            and size["spaces_from"] <= space["y"][0] < space["y"][1] <= size["length"]
        ):
            raise ValueError(f"board.toml: {space['code']} is not on the board")
        for other in spaces[:i]:
            if _overlap(space, other):
                raise ValueError(f"board.toml: {space['code']} overlaps {other['code']}")
    covered = sum((it["x"][1] - it["x"][0]) * (it["y"][1] - it["y"][0]) for it in spaces)
    if covered != size["width"] * (size["length"] - size["spaces_from"]):
        raise ValueError("board.toml: the spaces leave a gap")
    for group in groups:
        values = [space["value"] for space in spaces if space.get("group") == group["name"]]
        if not values or group["bonus"] != 2 * sum(values):
            raise ValueError(f"board.toml: the bonus of {group['name']} must be twice its amounts (KO-23)")


check_spaces(FIGURES["space"], FIGURES["group"], FIGURES["size"])
