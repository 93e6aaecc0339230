"""Finding puzzles: bots play, and wherever the steady one misses something, that is looked at more and more closely."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import ceil
from typing import Final

from rentier.bots import character_names, make_bot, simpler_bots, usual_bot
from rentier.bots.search import Sense
from rentier.core.dice import Dice, derive_seed, read_seed
from rentier.core.game import Game
from rentier.core.record import begin
from rentier.core.registry import find_edition
from rentier.hints.weighing import sense_of
from rentier.sim.plan import MOST_JOBS, check_number
from rentier.sim.spreading import AHEAD, open_processes, pieces, spread

from .judging import CLEAR, Idea, Ideas, first_look, second_look, stands_proof, tell_why
from .puzzle import Puzzle

MOST_SEATS: Final = 3
"""With more players a single decision is hardly ever worth so much."""
MOST_PUZZLES: Final = 1_000
MOST_GAMES: Final = 100_000
LONGEST: Final = 3_000
"""How many decisions of a game are looked at."""
APART: Final = 30
"""How many decisions lie between two puzzles of a game at least."""
MOST_ALIKE: Final = 3
"""At most one puzzle in so many, rounded up, has an answer of the same kind, so that nobody can guess them."""
BATCH: Final = 16
"""After so many games, kinds of which there are enough are no longer looked for."""

Progress = Callable[[list[Puzzle], int], None]
"""Called after each game with the puzzles so far, and the number of games."""
Asked = tuple[str, bytes, int, frozenset[str]]
"""What is looked through: the edition, the seed, the number of the game, and the kinds that are not wanted."""


def find_puzzles(
    edition: str,
    count: int,
    *,
    seed: object = 0,
    games: int = MOST_GAMES,
    jobs: int = 1,
    known: Sequence[Puzzle] = (),
    progress: Progress | None = None,
) -> list[Puzzle]:
    """Return so many puzzles, or as many as that number of games has; those that are known already come first.

    The same seed makes the same ones on every machine, whatever finds them.

    More than one job means worker processes that import the main module, as in `rentier.sim.simulate`.
    """
    check_number("puzzles-count", count, MOST_PUZZLES)
    check_number("sim-games", games, MOST_GAMES)
    workers = check_number("sim-jobs", jobs, MOST_JOBS)
    find_edition(edition)
    whole = read_seed(seed)
    chosen = Chosen(count, known)
    with _lookers(workers) as look:
        for first, size in pieces(0, games, BATCH):
            if chosen.is_full:
                break
            full = chosen.full
            for number, found in look([(edition, whole, first + place, full) for place in range(size)]):
                chosen.add(found)
                if progress is not None:
                    progress(chosen.puzzles, number + 1)
                if chosen.is_full:
                    break
    return chosen.puzzles


class Chosen:
    """The puzzles that were taken, in the order of the games."""

    def __init__(self, count: int, known: Sequence[Puzzle] = ()) -> None:
        self.count: Final = count
        self.puzzles: Final[list[Puzzle]] = list(known)
        self._kinds: Final = Counter(puzzle.kind for puzzle in known)
        self._looks: Final = {look_of(puzzle) for puzzle in known}
        self._most: Final = ceil(count / MOST_ALIKE)

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.count

    @property
    def full(self) -> frozenset[str]:
        """The kinds of which there are enough."""
        return frozenset(kind for kind, count in self._kinds.items() if count >= self._most)

    def add(self, found: list[Puzzle]) -> None:
        """Take the puzzles of a game whose kinds are not there too often, one of each; the clearest come first."""
        kinds: set[str] = set()
        for puzzle in sorted(found, key=lambda it: it.next_chance - it.chance):
            look = look_of(puzzle)
            if not self.is_full and puzzle.kind not in kinds | self.full and look not in self._looks:
                kinds.add(puzzle.kind)
                self._looks.add(look)
                self._kinds[puzzle.kind] += 1
                self.puzzles.append(puzzle)


def look_of(puzzle: Puzzle) -> str:
    """Return what its seat sees of a puzzle: two that look the same are one."""
    return json.dumps(puzzle.begin().view(puzzle.seat))


@contextmanager
def _lookers(workers: int) -> Iterator[Callable[[list[Asked]], Iterable[tuple[int, list[Puzzle]]]]]:
    """Yield what looks through games, and returns what it finds in their order."""
    if workers == 1:
        yield lambda asked: (_numbered(*each) for each in asked)
        return
    with open_processes(workers) as (pool, stop):

        def look(asked: list[Asked]) -> list[tuple[int, list[Puzzle]]]:
            found: list[tuple[int, list[Puzzle]]] = []
            spread(pool, _numbered, asked, AHEAD * workers, found.append, lambda: None, stop)
            return sorted(found, key=lambda it: it[0])

        yield look


def _numbered(edition: str, seed: bytes, number: int, unwanted: frozenset[str]) -> tuple[int, list[Puzzle]]:
    return number, puzzles_in_game(edition, seed, number, unwanted)


def puzzles_in_game(edition: str, seed: bytes, number: int, unwanted: Container[str] = frozenset()) -> list[Puzzle]:
    """Let bots play one game, and return its puzzles, apart from those of unwanted kinds."""
    own = derive_seed(seed, "game", number)
    kind = find_edition(edition)
    dice = Dice(derive_seed(own, "cast", 0))
    seats = kind.fewest + dice.below(max(1, min(kind.most, MOST_SEATS) - kind.fewest + 1))
    game = begin(edition, seats, own, {})
    bots = [
        make_bot(name, edition, derive_seed(own, "bot", seat)) for seat, name in enumerate(cast(edition, seats, dice))
    ]
    sense = sense_of(edition)
    found: list[Puzzle] = []
    next_look = 0
    for step in range(LONGEST):
        if game.over:
            break
        seat = game.awaiting[0]
        if step >= next_look and len(game.actions(seat)) > 1 and sense.may_decide(game, seat):
            puzzle = puzzle_here(sense, game, seat, derive_seed(own, "step", step), unwanted)
            if puzzle is not None:
                found.append(puzzle)
                next_look = step + APART
        game.apply(seat, bots[seat].choose(game, seat))
    return found


def cast(edition: str, seats: int, dice: Dice) -> list[str]:
    """Draw who plays: steady players, characters and easy ones, whose passions and mistakes make the positions."""
    usual = usual_bot(edition)
    names = [usual, *simpler_bots(usual, edition)[:1], *character_names(edition)]
    return [names[dice.below(len(names))] for _ in range(seats)]


def puzzle_here(
    sense: Sense, game: Game, seat: int, seed: bytes, unwanted: Container[str] = frozenset()
) -> Puzzle | None:
    """Return the puzzle of a position; None if nothing is clearly the best there, or a steady player does it."""
    seen = game.redeal(seat, derive_seed(seed, "seen", 0))
    ideas = Ideas(sense, seen, seat)
    best = first_look(ideas, seed, unwanted)
    return None if best is None else _proven(ideas, best, seen.packed(), seed)


def _proven(ideas: Ideas, best: Idea, position: str, seed: bytes) -> Puzzle | None:
    """Return the puzzle with this answer; None if it is not clearly the best, or nothing can be told about it."""
    checked = second_look(ideas, best, seed)
    if checked is None:
        return None
    chance, next_one, next_chance = checked
    if chance - next_chance < CLEAR or not stands_proof(ideas, best, next_one, seed):
        return None
    why = tell_why(ideas, best, next_one, seed)
    if not (why or ideas.ends_with(best)):
        # Somebody who missed it would learn nothing.
        return None
    return Puzzle(
        position=position,
        seat=ideas.seat,
        answer=str(best.action),
        chance=round(chance, 3),
        next=str(next_one.action),
        next_chance=round(next_chance, 3),
        usual=str(ideas.usual),
        plays=best.plays,
        brings=tuple(best.brings),
        why=why,
    )


def check_again(puzzle: Puzzle, seed: bytes) -> Puzzle | None:
    """Return a puzzle with its chances and reasons told anew; None if its answer does not stand the proof any more."""
    game = puzzle.begin()
    ideas = Ideas(sense_of(game.edition.name), game, puzzle.seat)
    best = ideas.find(puzzle.answer, [dict(it) for it in puzzle.brings])
    found = None if best is None else _proven(ideas, best, puzzle.position, derive_seed(seed, puzzle.id, 0))
    # Of slides that come to the same, another may be the example now; the puzzle keeps its own, and so its name.
    return None if found is None else replace(found, answer=puzzle.answer)
