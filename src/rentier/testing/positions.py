"""The property of positions and records: whatever loads can be played on, and the rest is refused in a sentence.

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
from typing import Any, Final

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

from .spoiling import Place, Pool, inside_of, plain, spoil, whole

MUTANTS: Final = 300
"""How many spoilt positions of an edition are tried, over all numbers of seats; for records, a sixth of that."""
DECISIONS: Final = 200
"""For how many decisions a position that loads is played on."""
MOMENTS: Final = 400
"""From how many decisions of a game positions are taken; the first game also adds some later ones, and its end."""
GAMES: Final = 3
LONGEST_GAME: Final = 6000
EACH_KIND: Final = 4
"""How many positions with the same kinds of pending decisions are kept."""
EACH_PLACE: Final = 60
"""How many values seen at the same place are kept."""
SOME: Final = 8
"""How many of the first moments are written as JSON; after those, one moment in this many."""
LONGEST_SENTENCE: Final = 300
LONGEST_OF_RECORD: Final = 600

CPU_SECONDS: Final = 30
"""How much CPU time one call may take before it counts as never returning."""
SECONDS: Final = 120
"""How much CPU time until the process is ended: compiled code that loops cannot be interrupted from inside."""


class Broken(AssertionError):
    """A promise that was not kept, with everything needed to see it again."""


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
                records.append(plain(game.record()))
            _play_anything(game, dice)
        _keep(kept, game.position(), dice)
        if len(game.moves()) < MOMENTS:
            records.append(plain(game.record()))
    positions = [position for same in kept.values() for position in same]
    texts = {*found.grammar, *(text for position in positions for text in _find(position, str))}
    numbers = {number for position in positions for number in _find(position, int) if not isinstance(number, bool)}
    places: dict[str, list[Any]] = {}
    for data in (*positions, *records):
        _note_places(whole(data), places)
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
    """Note each value by its place."""
    same = places.setdefault(place.pattern, [])
    if len(same) < EACH_PLACE and place.value not in same:
        same.append(place.value)
    for inner in inside_of(place):
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
    """Let random players play on, and check everything after each of their actions."""
    inventory = game.inventory()
    with _watched() as watch:
        for number in range(decisions):
            watch()
            look_at(game, inventory, number % (game.seats + 1), number < SOME or number % SOME == 0)
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


def look_at(game: Game, inventory: list[int], place: int, is_written: bool = True) -> None:
    """Hold one moment of a game to what every moment promises, as seen by one seat or, for a higher place, by nobody.

    With `is_written`, what is seen must also be ready for JSON.
    """
    position = game.position()
    try:
        again = load(position)
    except BadInput as refused:
        raise Broken(f"a position reached on the way is refused: {refused}") from refused
    assert again.origin == {"position": position}, "a position changes when it is loaded again"
    assert game.inventory() == inventory, f"{inventory} became {game.inventory()}"
    if place < game.seats:
        seen: list[object] = [game.view(place), [form.to_dict() for form in game.forms(place)]]
    else:
        seen = [position, game.view(None)]
    if is_written:
        json.dumps(seen)
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
    """Load or replay; a refusal must have words, be short, and be ready to send."""
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
    """Add to a failure which mutant it was."""
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
    """Let endless work fail rather than hang; yield a function that restarts the count.

    Interpreted code is interrupted by an alarm of CPU time, so that the failure names the mutant. Compiled code cannot
    be interrupted: after much longer, a second alarm prints where it was and ends the process; the same test,
    interpreted, then tells which mutant it was.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return

    def ring(*_: object) -> None:
        raise Broken(f"still at work after {CPU_SECONDS} seconds")

    def wind() -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)

    before = signal.signal(signal.SIGVTALRM, ring)
    faulthandler.register(signal.SIGPROF, file=2, chain=True)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    wind()
    try:
        yield wind
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.unregister(signal.SIGPROF)
        signal.signal(signal.SIGVTALRM, before)


def _find(value: object, wanted: type) -> Iterator[Any]:
    """Find all values of a kind inside a JSON value."""
    if isinstance(value, wanted):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _find(inner, wanted)


def _keep(kept: dict[str, list[dict[str, Any]]], position: dict[str, Any], dice: Dice) -> None:
    """Keep a position if there are few of its kind; otherwise let it replace one of them at random."""
    same = kept.setdefault("/".join([str(decision["kind"]) for decision in position["stack"]]), [])
    if len(same) < EACH_KIND:
        same.append(plain(position))
    elif dice.below(8) == 0:
        same[dice.below(len(same))] = plain(position)
