"""Finding puzzles: bots play, and wherever the steady one misses something, that is looked at more and more closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from rentier.bots import bot_names, make_bot, usual_bot
from rentier.bots.search import Sense
from rentier.core.dice import derive_seed, read_seed
from rentier.core.game import Game
from rentier.core.record import begin
from rentier.core.registry import find_edition
from rentier.hints.weighing import sense_of
from rentier.sim.plan import MOST_JOBS, check_number
from rentier.sim.spreading import AHEAD, open_processes, pieces, spread

from .judging import CLEAR, Ideas, first_look, second_look, tell_why
from .puzzle import Puzzle

THOUGHT: Final = 60
"""How many playouts the strongest player has for each choice."""
MOST_SEATS: Final = 3
"""With more players a single decision is hardly ever worth so much."""
MOST_PUZZLES: Final = 1_000
MOST_GAMES: Final = 100_000
LONGEST: Final = 3_000
"""How many decisions of a game are looked at."""
MOST_ALIKE: Final = 4
"""At most one puzzle in so many has an answer of the same kind, so that nobody can guess them."""

Progress = Callable[[list[Puzzle], int], None]
"""Called after each game with the puzzles so far, and the number of games."""


def find_puzzles(
    edition: str,
    count: int,
    *,
    seed: object = 0,
    games: int = MOST_GAMES,
    jobs: int = 1,
    progress: Progress | None = None,
) -> list[Puzzle]:
    """Return so many puzzles, or as many as that number of games has.

    The same seed makes the same ones on every machine, whatever finds them.

    More than one job means worker processes that import the main module, as in `rentier.sim.simulate`.
    """
    check_number("puzzles-count", count, MOST_PUZZLES)
    check_number("sim-games", games, MOST_GAMES)
    workers = check_number("sim-jobs", jobs, MOST_JOBS)
    find_edition(edition)
    whole = read_seed(seed)
    chosen = Chosen(count)
    for number, found in _games(edition, whole, games, workers):
        chosen.add(found)
        if progress is not None:
            progress(chosen.puzzles, number + 1)
        if chosen.is_full:
            break
    return chosen.puzzles


class Chosen:
    """The puzzles that were taken, in the order of the games."""

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self.puzzles: Final[list[Puzzle]] = []
        self._kinds: Final[Counter[str]] = Counter()

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.count

    def add(self, found: list[Puzzle]) -> None:
        """Take the clearest puzzle of a game whose kind is not there too often."""
        for puzzle in sorted(found, key=lambda it: it.next_chance - it.chance):
            kind = puzzle.kind
            if self._kinds[kind] < max(1, self.count // MOST_ALIKE):
                self._kinds[kind] += 1
                self.puzzles.append(puzzle)
                return


def _games(edition: str, seed: bytes, games: int, workers: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """Look through one game after the other, in their order."""
    if workers == 1:
        for number in range(games):
            yield _numbered(edition, seed, number)
        return
    with open_processes(workers) as (pool, stop):
        for first, count in pieces(0, games, AHEAD * workers):
            found: list[tuple[int, list[Puzzle]]] = []
            asked = [(edition, seed, first + place) for place in range(count)]
            spread(pool, _numbered, asked, AHEAD * workers, found.append, lambda: None, stop)
            yield from sorted(found, key=lambda it: it[0])


def _numbered(edition: str, seed: bytes, number: int) -> tuple[int, list[Puzzle]]:
    return number, puzzles_in_game(edition, seed, number)


def puzzles_in_game(edition: str, seed: bytes, number: int) -> list[Puzzle]:
    """Let bots play one game, and return its puzzles.

    One of them is the strongest there is, if the edition has one that thinks: it makes the traps that others fall into.
    """
    own = derive_seed(seed, "game", number)
    kind = find_edition(edition)
    seats = kind.fewest + number % (max(kind.fewest, min(kind.most, MOST_SEATS)) - kind.fewest + 1)
    game = begin(edition, seats, own, {})
    names = [usual_bot(edition)] * seats
    names[number // 2 % seats] = f"sharp:{THOUGHT}" if "sharp" in bot_names(edition) else names[0]
    bots = [make_bot(name, edition, derive_seed(own, "bot", seat)) for seat, name in enumerate(names)]
    sense = sense_of(edition)
    found: list[Puzzle] = []
    for step in range(LONGEST):
        if game.over:
            break
        seat = game.awaiting[0]
        if len(game.actions(seat)) > 1:
            puzzle = puzzle_here(sense, game, seat, derive_seed(own, "step", step))
            if puzzle is not None:
                found.append(puzzle)
        game.apply(seat, bots[seat].choose(game, seat))
    return found


def puzzle_here(sense: Sense, game: Game, seat: int, seed: bytes) -> Puzzle | None:
    """Return the puzzle of a position; None if nothing is clearly the best there, or a steady player does it."""
    seen = game.redeal(seat, derive_seed(seed, "seen", 0))
    ideas = Ideas(sense, seen, seat)
    best = first_look(ideas, seed)
    if best is None:
        return None
    checked = second_look(ideas, best, seed)
    if checked is None:
        return None
    chance, next_one, next_chance = checked
    if chance - next_chance < CLEAR:
        return None
    return Puzzle(
        position=seen.packed(),
        seat=seat,
        answer=str(best.action),
        chance=round(chance, 3),
        next=str(next_one.action),
        next_chance=round(next_chance, 3),
        usual=str(ideas.usual),
        plays=best.plays,
        brings=tuple(best.brings),
        why=tell_why(ideas, best, next_one, seed),
    )
