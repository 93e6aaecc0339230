"""The property of positions and records: whatever loads can be played on, and whatever cannot is refused in a sentence.

A position from a random game is changed at random, in its values and in its shape. Either `load` refuses it with
`BadInput`, or random players can play on from it, every position on the way loads again and equals itself, and nothing
appears or vanishes. A spoilt record is refused, or it plays. Nothing else may ever happen: no other exception, no loop.

Everything is drawn from one seed, so a failure can be repeated: its message names the edition, the number of seats, the
seed and the changes, and `play_mutant` with these plays it again.
"""

from __future__ import annotations

import faulthandler
import json
import re
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from rentier.core import (
    BadInput,
    Choice,
    Dice,
    Edition,
    Game,
    Limit,
    begin,
    derive_seed,
    editions,
    find_edition,
    load,
    replay,
)

MUTANTS: Final = 300
"""How many spoilt positions of an edition are tried, for all numbers of seats together; of records a sixth of that."""
DECISIONS: Final = 200
"""How long a position that loads is played on."""
MOMENTS: Final = 400
"""How many decisions of a game the positions are taken from; of the first one now and then also later, and its end."""
GAMES: Final = 3
LONGEST_GAME: Final = 6000
EACH_KIND: Final = 4
"""How many positions are kept of those with the same kinds of pending decisions."""
EACH_PLACE: Final = 60
"""How many values are kept that were seen at the same place."""
LONGEST_SENTENCE: Final = 300
LONGEST_OF_RECORD: Final = 600

CPU_SECONDS: Final = 30
"""How much work one call may take before it counts as one that never returns."""
SECONDS: Final = 600
"""After so long the process is ended: compiled code that loops cannot be interrupted from inside."""

HEAD: Final = ("schema", "edition", "rules_version", "seats", "options", "dice")
"""What is less worth changing than the game itself."""

DEEP: Final = 100_000
HUGE: Final = 10**5000


class Pool(NamedTuple):
    """Positions of some games to change, and what lies around in them to change them with."""

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
    """The values that were seen at a place, whatever its numbers: `players[].cash`, `stack[auction].bid`."""


class Broken(AssertionError):
    """A promise that was not kept, with all that it takes to see it again."""


def check_mutants(edition: str, seats: int, seed: int, count: int | None = None) -> None:
    """Spoilt positions and records are refused in a sentence, or are games that can be played on."""
    found = find_edition(edition)
    pool = make_pool(edition, seats, seed)
    for number in range(MUTANTS // (found.most - found.fewest + 1) if count is None else count):
        play_mutant(pool, seed, number)
        if number % 6 == 0:
            replay_mutant(pool, seed, number)


def make_pool(edition: str, seats: int, seed: int) -> Pool:
    """Play a few random games, most with options drawn at random, and collect positions of all kinds from them."""
    found = find_edition(edition)
    dice = Dice(derive_seed(bytes(32), f"pool {edition} {seats}", seed))
    kept: dict[str, list[dict[str, Any]]] = {}
    records: list[dict[str, Any]] = []
    options = draw_options(found, dice) if seed % 2 else None
    for number in range(GAMES):
        game = begin(edition, seats, derive_seed(bytes(32), f"pool {number}", seed), options)
        # Only the first is played to its end.
        for moment in range(MOMENTS if number else LONGEST_GAME):
            if game.over:
                break
            if moment < MOMENTS or moment % 7 == 0:
                _keep(kept, game.position(), dice)
            if moment in (0, 5, 60):
                records.append(_plain(game.record()))
            _play_anything(game, dice)
        _keep(kept, game.position(), dice)
        if len(game.moves()) < MOMENTS:
            records.append(_plain(game.record()))
    positions = [position for same in kept.values() for position in same]
    texts = {*found.grammar, *(text for position in positions for text in _find(position, str))}
    numbers = {number for position in positions for number in _find(position, int) if not isinstance(number, bool)}
    places: dict[str, list[Any]] = {}
    for data in (*positions, *records):
        _note_places(_whole(data), places)
    decisions = [decision for position in positions for decision in position["stack"]]
    foreign = _foreign_decisions(edition, seed, dice)
    return Pool(edition, seats, positions, records, decisions, foreign, sorted(texts), sorted(numbers), places)


def _foreign_decisions(edition: str, seed: int, dice: Dice) -> list[Any]:
    """Collect what is pending in a game of another edition."""
    strange = [other for other in editions() if other.name != edition]
    if not strange:
        return []
    other = strange[dice.below(len(strange))]
    game = begin(other.name, other.fewest, derive_seed(bytes(32), "foreign", seed))
    found: dict[str, Any] = {}
    for _ in range(40):
        for decision in game.position()["stack"]:  # type: ignore[attr-defined]
            found[decision["kind"]] = decision
        if game.over:
            break
        _play_anything(game, dice)
    return list(found.values())


def _note_places(place: Place, places: dict[str, list[Any]]) -> None:
    """Note each value by where it lies."""
    same = places.setdefault(place.pattern, [])
    if len(same) < EACH_PLACE and place.value not in same:
        same.append(place.value)
    for inner in _inside(place):
        _note_places(inner, places)


def draw_options(edition: Edition, dice: Dice) -> dict[str, object]:
    """Draw a value for each option of an edition."""
    drawn: dict[str, object] = {}
    for setting in edition.settings:
        if isinstance(setting, Choice):
            drawn[setting.name] = setting.values[dice.below(len(setting.values))]
        elif isinstance(setting, Limit) and dice.below(2):
            drawn[setting.name] = min(setting.highest, setting.lowest + dice.below(60))
    return drawn


def play_mutant(pool: Pool, seed: int, number: int) -> bool:
    """Spoil one position and hold it to the property; return whether it was loaded."""
    dice = Dice(derive_seed(bytes(32), f"mutant {pool.edition} {pool.seats} {seed}", number))
    position, changes = spoil(pool, pool.positions, dice)
    with _named(pool, seed, f"mutant {number}", changes):
        with _watched():
            game = _taken(load, position, LONGEST_SENTENCE)
        if game is not None:
            play_on(game, dice)
    return game is not None


def replay_mutant(pool: Pool, seed: int, number: int) -> bool:
    """Spoil one record: it is refused in words, or it plays; return whether it did."""
    dice = Dice(derive_seed(bytes(32), f"record {pool.edition} {pool.seats} {seed}", number))
    record, changes = spoil(pool, pool.records, dice)
    with _named(pool, seed, f"record {number}", changes):
        with _watched():
            game = _taken(replay, record, LONGEST_OF_RECORD)
        if game is not None:
            play_on(game, dice, 10)
    return game is not None


def play_on(game: Game, dice: Dice, decisions: int = DECISIONS) -> None:
    """Let random players play on, and look at everything after each of their actions."""
    inventory = game.inventory()
    with _watched() as watch:
        for number in range(decisions):
            watch()
            look_at(game, inventory, number % (game.seats + 1))
            if game.over:
                return
            if dice.below(16) == 0:
                game = game.copy()
            if dice.below(64) == 0:
                seat = dice.below(game.seats)
                other = game.redeal(seat, dice.below(1 << 60))
                assert other.view(seat) == game.view(seat), f"seat {seat} can tell a redeal from the game"
                assert other.inventory() == inventory, "a redeal lost something"
            _play_anything(game, dice)


def look_at(game: Game, inventory: list[int], place: int) -> None:
    """Hold one moment of a game to what every moment promises, with the eyes of one seat, or behind them of nobody."""
    position = game.position()
    try:
        again = load(position)
    except BadInput as refused:
        raise Broken(f"a position on the way is refused: {refused}") from refused
    assert again.origin == {"position": position}, "a position is another one when it is loaded again"
    assert game.inventory() == inventory, f"{inventory} became {game.inventory()}"
    if place < game.seats:
        json.dumps([game.view(place), [form.to_dict() for form in game.forms(place)]])
    else:
        json.dumps([position, game.view(None)])
    assert len(game.scores) == game.seats
    if game.over:
        assert game.winners, "a game is over without a winner"
        assert game.awaiting == ()
    else:
        assert game.awaiting, "nobody is awaited"
        for seat in game.awaiting:
            assert game.actions(seat), f"seat {seat} is asked but can do nothing"


def _play_anything(game: Game, dice: Dice) -> None:
    """Let any seat that has a menu, asked or not, choose something from it."""
    first = dice.below(game.seats)
    for i in range(game.seats):
        seat = (first + i) % game.seats
        menu = game.actions(seat)
        if menu:
            action = menu[dice.below(len(menu))]
            try:
                game.play(seat, action)
            except Exception as error:
                raise Broken(f"seat {seat} chose “{action}” from its menu") from error
            return
    raise Broken("nobody can do anything")


def _taken(take: Callable[[object], Game], given: object, longest: int) -> Game | None:
    """Load or replay; a refusal must be one that can be said, short, and sent."""
    try:
        return take(given)
    except BadInput as refused:
        _check_sentence(refused, longest)
        return None


def _check_sentence(refused: BadInput, longest: int) -> None:
    sentence = str(refused)
    assert not sentence.startswith(refused.key), f"there are no words for {refused.key}"
    assert re.match(r"[A-Z“\"'\d\[{-]", sentence), f"not a sentence: {sentence}"
    assert len(sentence) <= longest, f"too long a sentence: {sentence}"
    assert "\n" not in sentence, f"more than a sentence: {sentence}"
    json.dumps(refused.to_dict())


@contextmanager
def _named(pool: Pool, seed: int, which: str, changes: list[str]) -> Iterator[None]:
    """Say of a failure which mutant it was."""
    try:
        yield
    except Exception as error:
        told = "; ".join(changes)
        options = json.dumps(pool.positions[0]["options"])
        why = f"{type(error).__name__}: {error}"[:2000]
        place = f"{pool.edition}, {pool.seats} seats, seed {seed}, {which}, options {options}"
        raise Broken(f"{place}: {told} → {why}") from error


@contextmanager
def _watched() -> Iterator[Callable[[], None]]:
    """Let work that does not come to an end fail rather than hang; what is yielded begins to count anew.

    Interpreted code is interrupted by an alarm of CPU time, so that the failure names the mutant. Compiled code cannot
    be interrupted: after much longer the process is ended, and the same test, interpreted, tells which mutant it was.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return

    def ring(*_: object) -> None:
        raise Broken(f"still at work after {CPU_SECONDS} seconds")

    def wind() -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)

    before = signal.signal(signal.SIGVTALRM, ring)
    faulthandler.dump_traceback_later(SECONDS, exit=True, file=2)
    wind()
    try:
        yield wind
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGVTALRM, before)


def spoil(pool: Pool, among: list[dict[str, Any]], dice: Dice) -> tuple[dict[Any, Any], list[str]]:
    """Take a position or record and change it in one to three places; return it with what was done to it."""
    chosen = dice.below(len(among))
    workshop = Workshop(pool, among, _plain(among[chosen]), dice)
    changes = [f"{chosen} of {len(among)}"]
    for _ in range((1, 1, 1, 2, 2, 3)[dice.below(6)]):
        changes.append(workshop.spoil())
    return workshop.data, changes


class Place(NamedTuple):
    """Where a value lies: what it is inside of, by which key or index, and the way there."""

    inside: Any
    key: Any
    path: str
    pattern: str
    """The path without its numbers, and with the kinds of decisions: what lies in such places is alike."""

    @property
    def value(self) -> Any:
        """Return the value that lies there."""
        return self.inside[self.key]

    def put(self, value: object) -> str:
        """Put another value there."""
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
        """Make one change of a kind that is drawn, and says what it was."""
        while True:
            ways = STRANGE if self.dice.below(4) == 0 else SOFT
            way = ways[self.dice.below(len(ways))]
            try:
                return way(self)
            except (LookupError, TypeError, AttributeError, RecursionError):
                # There is nothing here that could be changed in this way, or it is already too deep.
                continue

    def draw(self, things: Any) -> Any:
        """Draw one of several things."""
        return things[self.dice.below(len(things))]

    def anywhere(self, wanted: type | None = None) -> Place:
        """Draw a place, going from the outside in, so that long lists do not drown all else; often in the stack."""
        for _ in range(40):
            place = _whole(self.data)
            if self.data.get("stack") and self.dice.below(2):
                place = Place(self.data, "stack", "stack", "stack")
            while True:
                inner = _inside(place)
                if not inner or (place.path and self.dice.below(6) == 0):
                    break
                place = self.draw(inner)
                if place.path in HEAD and self.dice.below(8):
                    place = self.draw(inner)
            if place.path and (wanted is None or type(place.value) is wanted):
                return place
        raise LookupError(wanted)


def _whole(data: object) -> Place:
    """Return the place of all that there is."""
    return Place({"": data}, "", "", "")


def _inside(place: Place) -> list[Place]:
    """List the places inside of what lies at a place."""
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
    """Put anything in the place of anything."""
    # The large ones are not round: a counter that stands at its very bound could not count on.
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
    """Let two values of one kind change places, so that nothing is too many or missing."""
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
    """Move an entry from one list to another, so that nothing is too many or missing."""
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
        entries.insert(j, _plain(entries[i]))
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
    """Remove, add or rename a key, or put in one that is no text."""
    place = shop.anywhere(dict) if shop.dice.below(2) else _whole(shop.data)
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
    """Wrap a value into very many lists."""
    place = shop.anywhere()
    deep: list[object] = [place.value]
    for _ in range(DEEP):
        deep = [deep]
    place.inside[place.key] = deep
    return f"{place.path} in {DEEP} lists"


def _as_elsewhere(shop: Workshop) -> str:
    """Put in what was at such a place at another moment."""
    place = shop.anywhere()
    return place.put(_plain(shop.draw(shop.pool.places[place.pattern])))


def _decision_as_elsewhere(shop: Workshop) -> str:
    """Put in a decision of the same kind from another moment."""
    place = shop.draw(_inside(Place(shop.data, "stack", "stack", "stack")))
    same = [it for it in shop.pool.decisions if it["kind"] == place.value["kind"] and it != place.value]
    put: str = place.put(_plain(shop.draw(same)))
    return put


def _take_from_elsewhere(shop: Workshop) -> str:
    """Take over a field as it was at another moment."""
    other = shop.draw(shop.among)
    key = shop.draw([key for key in other if key not in HEAD])
    return Place(shop.data, key, key, key).put(_plain(other[key]))


def _change_stack(shop: Workshop) -> str:
    """Remove, double or swap decisions, or put one in from another moment."""
    return _restack(shop, shop.pool.decisions)


def _change_stack_strangely(shop: Workshop) -> str:
    """Put a decision of another game into the stack."""
    return _restack(shop, shop.pool.foreign)


def _restack(shop: Workshop, decisions: list[Any]) -> str:
    stack = shop.data["stack"]
    which = shop.dice.below(5)
    i, j = shop.dice.below(len(stack) + 1), shop.dice.below(len(stack))
    if which == 0:
        del stack[j]
    elif which == 1:
        stack.insert(i, _plain(stack[j]))
    elif which == 2:
        stack[j], stack[-1] = stack[-1], stack[j]
    elif which == 3:
        stack.insert(i, _plain(shop.draw(decisions)))
    else:
        stack[j] = _plain(shop.draw(decisions))
    what = ("removed", "doubled", "swapped", "put in", "replaced")[which]
    return f"stack: {what} {i}, {j}: {_shown(stack)}"


def _change_decision(shop: Workshop) -> str:
    """Take over a part of a decision from another one."""
    fields, other = shop.draw(shop.data["stack"]), shop.draw(shop.pool.decisions)
    key = shop.draw([key for key in other if key != "kind"])
    fields[key] = _plain(other[key])
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
"""Ways that make of it what no game writes."""


def _keep(kept: dict[str, list[dict[str, Any]]], position: dict[str, Any], dice: Dice) -> None:
    """Keep a position if there are few of its kind; otherwise perhaps in the place of one of these."""
    same = kept.setdefault("/".join([str(decision["kind"]) for decision in position["stack"]]), [])
    if len(same) < EACH_KIND:
        same.append(_plain(position))
    elif dice.below(8) == 0:
        same[dice.below(len(same))] = _plain(position)


def _find(value: object, wanted: type) -> Iterator[Any]:
    """Find all values of a kind inside a JSON value."""
    if isinstance(value, wanted):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _find(inner, wanted)


def _plain(data: Any) -> Any:
    """Copy a JSON value."""
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    return [_plain(value) for value in data] if isinstance(data, list | tuple) else data


def _shown(value: object) -> str:
    """Write a value down for a message; a text that is a key as it is."""
    if isinstance(value, str) and value.isidentifier():
        return value
    try:
        text = json.dumps(value)
    except (ValueError, TypeError, RecursionError):
        return f"a {type(value).__name__} that cannot be written"
    return text if len(text) < 200 else text[:200] + "…"
