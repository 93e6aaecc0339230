"""A board with a track: its spaces in order, the deeds to them and the groups they make."""

from __future__ import annotations

from typing import Any, Final, final

from rentier.core.naming import unknown_code


@final
class Group:
    """Deeds that belong together: a colour, the stations or the utilities."""

    __slots__ = ("building", "deeds", "index", "indexes", "is_street", "kind", "name")

    def __init__(self, index: int, name: str, kind: str, building: int) -> None:
        self.index: Final = index
        self.name: Final = name
        self.kind: Final = kind
        self.is_street: Final = kind == "street"
        self.building: Final = building
        """What an apartment, a house or a hotel costs here."""
        self.deeds: Final[list[Deed]] = []
        self.indexes: Final[list[int]] = []
        """The indexes of its deeds: whatever is kept by deed is looked up with them all the time."""


@final
class Deed:
    """A property that can be owned, with the figures printed on its deed."""

    __slots__ = ("code", "group", "index", "mortgage", "price", "rents", "space")

    def __init__(
        self, index: int, space: int, code: str, group: Group, price: int, rents: list[int], mortgage: int
    ) -> None:
        self.index: Final = index
        self.space: Final = space
        self.code: Final = code
        self.group: Final = group
        self.price: Final = price
        self.rents: Final = rents
        self.mortgage: Final = mortgage


@final
class Space:
    """One space of the track."""

    __slots__ = ("amount", "code", "deed", "index", "kind")

    def __init__(self, index: int, code: str, kind: str, deed: Deed | None, amount: int) -> None:
        self.index: Final = index
        self.code: Final = code
        self.kind: Final = kind
        self.deed: Final = deed
        self.amount: Final = amount


@final
class Board:
    """The whole track."""

    __slots__ = ("by_code", "deeds", "edition", "groups", "jail", "size", "spaces")

    def __init__(self, spaces: list[Space], deeds: list[Deed], groups: list[Group], edition: str) -> None:
        self.edition: Final = edition
        """The edition whose names its spaces go by."""
        self.spaces: Final = spaces
        self.deeds: Final = deeds
        self.groups: Final = groups
        self.size: Final = len(spaces)
        self.jail: Final = next(space.index for space in spaces if space.kind == "jail")
        self.by_code: Final[dict[str, Space]] = {space.code: space for space in spaces}

    def find_space(self, code: str) -> Space:
        """Find a space by its code."""
        space = self.by_code.get(code)
        if space is None:
            raise unknown_code(self.edition, "space", code, self.codes(), "track-unknown-space")
        return space

    def find_deed(self, code: str) -> Deed:
        """Find the deed to a space by its code."""
        space = self.by_code.get(code)
        if space is None or space.deed is None:
            raise unknown_code(self.edition, "space", code, self.deed_codes(), "track-unknown-deed")
        return space.deed

    def codes(self) -> list[str]:
        """List the codes of all spaces."""
        return [space.code for space in self.spaces]

    def deed_codes(self) -> list[str]:
        """List the codes of all properties."""
        return [deed.code for deed in self.deeds]

    def next_of(self, start: int, kind: str) -> int:
        """Find the next space of a kind after a place, going forward."""
        for step in range(1, self.size + 1):
            place = (start + step) % self.size
            if self.spaces[place].kind == kind:
                return place
        raise ValueError(f"no space of kind {kind}")


def read_board(tables: dict[str, Any], edition: str = "") -> Board:
    """Make the board of an edition from its data; refuse one that makes no sense."""
    groups = [
        Group(i, table["name"], table["kind"], table.get("building", 0)) for i, table in enumerate(tables["group"])
    ]
    by_name = {group.name: group for group in groups}
    spaces: list[Space] = []
    deeds: list[Deed] = []
    for i, table in enumerate(tables["space"]):
        deed: Deed | None = None
        if "group" in table:
            deed = _read_deed(table, len(deeds), i, by_name[table["group"]])
            deeds.append(deed)
            deed.group.deeds.append(deed)
            deed.group.indexes.append(deed.index)
        spaces.append(Space(i, table["code"], table["kind"], deed, table.get("amount", 0)))
    if len({space.code for space in spaces}) != len(spaces):
        raise ValueError("a space's code appears twice")
    if not spaces or spaces[0].kind != "go":
        raise ValueError("the first space must be GO")
    return Board(spaces, deeds, groups, edition)


def _read_deed(table: dict[str, Any], index: int, space: int, group: Group) -> Deed:
    deed = Deed(index, space, table["code"], group, table["price"], table["rents"], table["mortgage"])
    if any(a >= b for a, b in zip(deed.rents, deed.rents[1:], strict=False)):
        raise ValueError(f"the rents of {deed.code} must rise")
    return deed
