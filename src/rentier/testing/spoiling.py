"""Random damage to positions and records: in their values, in their shape, or by what they had at another moment.

Each change describes itself in words. All of them are drawn from the dice that are passed in.
"""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rentier.core import Dice

HEAD: Final = ("schema", "edition", "rules_version", "seats", "options", "dice")
"""What is less worth changing than the game itself."""

DEEP: Final = 100_000
HUGE: Final = 10**5000


class Pool(NamedTuple):
    """Positions of some games to change, and the values found in them to change them with."""

    edition: str
    seats: int
    positions: list[dict[str, Any]]
    records: list[dict[str, Any]]
    decisions: list[Any]
    """What was pending at any of these moments."""
    foreign: list[Any]
    """What was pending in a game of another edition."""
    texts: list[str]
    numbers: list[int]
    places: dict[str, list[Any]]
    """By place, whatever its numbers, the values seen there: `players[].cash`, `stack[auction].bid`."""


def spoil(pool: Pool, among: list[dict[str, Any]], dice: Dice) -> tuple[dict[Any, Any], list[str]]:
    """Take a position or record and change it in one to three places; return it with the changes made."""
    chosen = dice.below(len(among))
    workshop = Workshop(pool, among, plain(among[chosen]), dice)
    changes = [f"{chosen} of {len(among)}"]
    for _ in range((1, 1, 1, 2, 2, 3)[dice.below(6)]):
        changes.append(workshop.spoil())
    return workshop.data, changes


class Place(NamedTuple):
    """Where a value lies: what contains it, under which key or index, and the path there."""

    inside: Any
    key: Any
    path: str
    pattern: str
    """The path without its numbers, but with the kinds of decisions: values in such places are alike."""

    @property
    def value(self) -> Any:
        """The value that lies there."""
        return self.inside[self.key]

    def put(self, value: object) -> str:
        """Put another value there, and describe the change."""
        self.inside[self.key] = value
        return f"{self.path} = {_shown(value)}"


class Workshop:
    """One position or record that is being spoilt."""

    def __init__(self, pool: Pool, among: list[dict[str, Any]], data: dict[Any, Any], dice: Dice) -> None:
        self.pool = pool
        self.among = among
        self.data = data
        self.dice = dice

    def spoil(self) -> str:
        """Make one change of a kind drawn at random, and describe it."""
        while True:
            ways = STRANGE if self.dice.below(4) == 0 else SOFT
            way = ways[self.dice.below(len(ways))]
            try:
                return way(self)
            except (LookupError, TypeError, AttributeError, RecursionError):
                # There is nothing here to change in this way, or it is already too deep.
                continue

    def draw(self, things: Any) -> Any:
        """Draw one of several things."""
        return things[self.dice.below(len(things))]

    def anywhere(self, wanted: type | None = None) -> Place:
        """Draw a place, from the outside in, so that long lists do not drown everything else; often in the stack."""
        for _ in range(40):
            place = whole(self.data)
            if self.data.get("stack") and self.dice.below(2):
                place = Place(self.data, "stack", "stack", "stack")
            while True:
                inner = inside_of(place)
                if not inner or (place.path and self.dice.below(6) == 0):
                    break
                place = self.draw(inner)
                if place.path in HEAD and self.dice.below(8):
                    place = self.draw(inner)
            if place.path and (wanted is None or type(place.value) is wanted):
                return place
        raise LookupError(wanted)


def whole(data: object) -> Place:
    """Return the place of the whole data."""
    return Place({"": data}, "", "", "")


def inside_of(place: Place) -> list[Place]:
    """List the places inside the value at a place."""
    value, path, pattern = place.value, place.path, place.pattern
    if isinstance(value, dict):
        dot = "." if path else ""
        return [Place(value, key, f"{path}{dot}{_shown(key)}", f"{pattern}{dot}{_shown(key)}") for key in value]
    if not isinstance(value, list):
        return []
    places: list[Place] = []
    for i, entry in enumerate(value):
        kind = entry.get("kind") if path == "stack" and isinstance(entry, dict) else ""
        places.append(Place(value, i, f"{path}[{i}]", f"{pattern}[{kind if isinstance(kind, str) else ''}]"))
    return places


def _replace(shop: Workshop) -> str:
    """Replace anything with anything."""
    # The large numbers are not round: a counter that stands at its very limit could not count on.
    things: list[object] = [None, True, False, 0, 1, -1, 10**9 + 7, 10**15 + 7, HUGE, -HUGE, 1.5, float("nan"), "", "x"]
    things += [[], {}, [[]], "x" * 5000, "\ud800", [None], {"kind": "turn"}, 2.0, 1e308]
    return shop.anywhere().put(shop.draw(things))


def _renumber(shop: Workshop) -> str:
    """Change a number a little, much, or into another one of the game."""
    place = shop.anywhere(int)
    number, step = place.value, shop.draw(shop.pool.numbers)
    seat = shop.dice.below(shop.pool.seats)
    return place.put(shop.draw([number + 1, number - 1, number + step, number - step, 0, -1, 2 * number, step, seat]))


def _reword(shop: Workshop) -> str:
    """Change a text into another one of the game."""
    return shop.anywhere(str).put(shop.draw(shop.pool.texts))


def _reword_part(shop: Workshop) -> str:
    """Change one word of a text of several words, such as an action."""
    place = shop.anywhere(str)
    words = re.split(r"([ ,@])", place.value)
    if len(words) < 2:
        raise LookupError
    others = re.split(r"[ ,@]", shop.draw(shop.pool.texts))
    words[2 * shop.dice.below((len(words) + 1) // 2)] = shop.draw([*others, str(shop.dice.below(12)), "0", "-1", "-"])
    return place.put("".join(words))


def _flip(shop: Workshop) -> str:
    place = shop.anywhere(bool)
    return place.put(not place.value)


def _swap_values(shop: Workshop) -> str:
    """Swap two values of one kind, so that nothing is missing or there twice."""
    one = shop.anywhere()
    other = shop.anywhere(type(one.value))
    kept = one.value
    return f"{one.put(other.value)} and {other.put(kept)}"


def _carry_over(shop: Workshop) -> str:
    """Move an amount from one number to another."""
    one, other = shop.anywhere(int), shop.anywhere(int)
    amount = shop.draw([1, shop.draw(shop.pool.numbers), one.value])
    return f"{one.put(one.value - amount)} and {other.put(other.value + amount)}"


def _carry_entry(shop: Workshop) -> str:
    """Move an entry from one list to another, so that nothing is missing or there twice."""
    one, other = shop.anywhere(list), shop.anywhere(list)
    entry = one.value.pop(shop.dice.below(len(one.value)))
    other.value.insert(shop.dice.below(len(other.value) + 1), entry)
    return f"an entry from {one.path} to {other.path}: {_shown(entry)}"


def _change_list(shop: Workshop) -> str:
    """Remove, double, swap or move entries, or empty the list."""
    place = shop.anywhere(list)
    entries = place.value
    i, j = shop.dice.below(len(entries)), shop.dice.below(len(entries))
    which = shop.dice.below(6)
    if which == 0:
        del entries[i]
    elif which == 1:
        entries.insert(j, plain(entries[i]))
    elif which == 2:
        entries[i], entries[j] = entries[j], entries[i]
    elif which == 3:
        entries.insert(j, entries.pop(i))
    elif which == 4:
        entries.clear()
    else:
        entries.reverse()
    return f"{place.path}: {('removed', 'doubled', 'swapped', 'moved', 'emptied', 'turned round')[which]} {i}, {j}"


def _change_keys(shop: Workshop) -> str:
    """Remove, add or rename a key, or insert one that is not a text."""
    place = shop.anywhere(dict) if shop.dice.below(2) else whole(shop.data)
    fields = place.value
    key = shop.draw(list(fields))
    which = shop.dice.below(5)
    if which == 0:
        del fields[key]
    elif which == 1:
        fields[shop.draw(shop.pool.texts)] = fields[key]
    elif which == 2:
        fields[shop.draw([*shop.pool.texts, "x", str(key).upper()])] = fields.pop(key)
    elif which == 3:
        fields[shop.draw([7, None, True, (1, 2), 1.5, b"x"])] = fields[key]
    else:
        other = shop.draw(list(fields))
        fields[key], fields[other] = fields[other], fields[key]
    what = ("removed", "copied", "renamed", "copied under a key that is no text", "swapped")[which]
    return f"{place.path or '/'}: {what} {_shown(key)}"


def _deepen(shop: Workshop) -> str:
    """Wrap a value in a great many lists."""
    place = shop.anywhere()
    deep: list[object] = [place.value]
    # The garbage collector would look through all of them again and again while they are made.
    gc.disable()
    for _ in range(DEEP):
        deep = [deep]
    gc.enable()
    place.inside[place.key] = deep
    return f"{place.path} in {DEEP} lists"


def _as_elsewhere(shop: Workshop) -> str:
    """Insert what was at such a place at another moment."""
    place = shop.anywhere()
    return place.put(plain(shop.draw(shop.pool.places[place.pattern])))


def _decision_as_elsewhere(shop: Workshop) -> str:
    """Insert a decision of the same kind from another moment."""
    place = shop.draw(inside_of(Place(shop.data, "stack", "stack", "stack")))
    same = [it for it in shop.pool.decisions if it["kind"] == place.value["kind"] and it != place.value]
    put: str = place.put(plain(shop.draw(same)))
    return put


def _take_from_elsewhere(shop: Workshop) -> str:
    """Copy a field from another moment."""
    other = shop.draw(shop.among)
    key = shop.draw([key for key in other if key not in HEAD])
    return Place(shop.data, key, key, key).put(plain(other[key]))


def _change_stack(shop: Workshop) -> str:
    """Remove, double or swap decisions, or insert one from another moment."""
    return _restack(shop, shop.pool.decisions)


def _change_stack_strangely(shop: Workshop) -> str:
    """Insert a decision of another game into the stack."""
    return _restack(shop, shop.pool.foreign)


def _restack(shop: Workshop, decisions: list[Any]) -> str:
    stack = shop.data["stack"]
    which = shop.dice.below(5)
    i, j = shop.dice.below(len(stack) + 1), shop.dice.below(len(stack))
    if which == 0:
        del stack[j]
    elif which == 1:
        stack.insert(i, plain(stack[j]))
    elif which == 2:
        stack[j], stack[-1] = stack[-1], stack[j]
    elif which == 3:
        stack.insert(i, plain(shop.draw(decisions)))
    else:
        stack[j] = plain(shop.draw(decisions))
    what = ("removed", "doubled", "swapped", "put in", "replaced")[which]
    return f"stack: {what} {i}, {j}: {_shown(stack)}"


def _change_decision(shop: Workshop) -> str:
    """Copy part of a decision from another one."""
    fields, other = shop.draw(shop.data["stack"]), shop.draw(shop.pool.decisions)
    key = shop.draw([key for key in other if key != "kind"])
    fields[key] = plain(other[key])
    return f"stack: {_shown(fields.get('kind'))}.{_shown(key)} = {_shown(other[key])}"


SOFT: Final[list[Callable[[Workshop], str]]] = [
    *[_as_elsewhere] * 4,
    *[_decision_as_elsewhere] * 3,
    *[_take_from_elsewhere] * 2,
    *[_renumber] * 3,
    *[_reword_part] * 2,
    *[_change_stack] * 2,
    *[_swap_values] * 2,
    _reword,
    _flip,
    _carry_over,
    _carry_entry,
    _change_list,
    _change_decision,
]
"""Ways that leave the shape of a position as it is, or nearly."""

STRANGE: Final[list[Callable[[Workshop], str]]] = [
    *[_replace] * 3,
    *[_change_keys] * 2,
    _change_list,
    _change_stack_strangely,
    _deepen,
]
"""Ways that turn it into something that no game writes."""


def plain(data: Any) -> Any:
    """Copy a JSON value."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list | tuple) else data


def _shown(value: object) -> str:
    """Write a value for a message; a text that is a key stays as it is."""
    if isinstance(value, str) and value.isidentifier():
        return value
    try:
        text = json.dumps(value)
    except (ValueError, TypeError, RecursionError):
        return f"a {type(value).__name__} that cannot be written"
    return text if len(text) < 200 else text[:200] + "…"
