"""The speed of the engine, measured with any given clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from rentier.bots import Bot, CarelessBot, RandomBot, bot_names, make_bot, play_out
from rentier.core.dice import Dice, derive_seed, read_seed
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.record import begin
from rentier.games.knockout.aiming import FAR, LEFT, RIGHT, Aim
from rentier.games.knockout.physics import Place, place_at, slide, too_close

Clock = Callable[[], float]
"""A clock of seconds since any moment, preferably of those that the processor has spent on this process."""

SEED: Final = read_seed(1)
STATES: Final = 16
"""How many games are played to their middle for a state."""
LOOKS: Final = 20
"""How often something short is done between two looks at the clock."""
LONGEST: Final = 600.0


class Figure(NamedTuple):
    """One thing that was measured: so many per second, or so many microseconds each."""

    name: str
    value: float
    is_rate: bool


def measure(edition: str, seconds: float, clock: Clock) -> Iterator[Figure]:
    """Yield the figures of an edition one by one, measuring each for so many seconds."""
    if not 0 < seconds <= LONGEST:
        raise BadInput("bench-seconds", {"given": str(seconds)[:40], "most": int(LONGEST)})
    for name, seats, events in (("two", 2, False), ("four", 4, False), ("events", 2, True)):
        pace = play(edition, seats, "random", events, seconds, clock)
        yield Figure(f"{name}-games", pace.games, True)
        yield Figure(f"{name}-decisions", pace.decisions, True)
    states = middle_states(edition)
    yield Figure("copy", each(states, lambda game: game.copy(), seconds, clock), False)
    yield Figure("redeal", each(states, lambda game: game.redeal(0, SEED), seconds, clock), False)
    yield Figure("view", each(states, lambda game: game.view(0), seconds, clock), False)
    yield Figure("plays", plays_from_text(edition, seconds, clock), True)


def measure_bots(edition: str, seats: int, seconds: float, clock: Clock, names: Sequence[str] = ()) -> Iterator[Figure]:
    """Yield how fast each bot of an edition, or each named one, plays against its like, and the time of a copy."""
    for name in names or bot_names(edition):
        pace = play(edition, seats, name, False, seconds, clock)
        yield Figure(f"{edition}-{name}-games", pace.games, True)
        yield Figure(f"{edition}-{name}-turns", pace.turns, True)
    copying = each(middle_states(edition), lambda game: game.copy(), seconds, clock)
    yield Figure(f"{edition}-copy", copying, False)


def measure_slides(tokens: int, seconds: float, clock: Clock) -> Iterator[Figure]:
    """Yield how many slides of Knockout are done per second with so many tokens lying on the spaces."""
    dice = Dice(SEED)
    boards = [_crowded(dice, tokens) for _ in range(STATES)]
    aims = [
        Aim(LEFT + dice.below(RIGHT - LEFT + 1), FAR, dice.below(1001) - 500, 900 + dice.below(401))
        for _ in range(LOOKS)
    ]
    slides = 0
    start = clock()
    while clock() - start < seconds:
        for board in boards:
            for aim in aims:
                slide(board, 0, aim)
        slides += STATES * LOOKS
    yield Figure("knockout-slides", slides / (clock() - start), True)


def _crowded(dice: Dice, tokens: int) -> list[Place | None]:
    places: list[Place | None] = [None]
    while len(places) <= tokens:
        places.append(place_at(dice.below(270_001) / 1000, 240 + dice.below(740_001) / 1000))
        if too_close(places) is not None:
            places.pop()
    return places


class Pace(NamedTuple):
    """What bots do in a second."""

    games: float
    turns: float
    decisions: float


def play(edition: str, seats: int, bot: str, events: bool, seconds: float, clock: Clock) -> Pace:
    """Let bots of one name play for so many seconds."""
    games = turns = decisions = 0
    start = clock()
    while clock() - start < seconds:
        seed = derive_seed(SEED, "game", games)
        game = begin(edition, seats, seed, events=events)
        bots = [_player(bot, edition, derive_seed(seed, "bot", seat)) for seat in range(seats)]
        decisions += play_out(game, bots)
        turns += game.turns_taken()
        games += 1
    spent = clock() - start
    return Pace(games / spent, turns / spent, decisions / spent)


def middle_states(edition: str) -> list[Game]:
    """Play games of two at random, each up to its middle."""
    states = []
    for number in range(STATES):
        seed = derive_seed(SEED, "state", number)
        states.append(_played(edition, seed, _played(edition, seed, 0)[1] // 2)[0])
    return states


def _played(edition: str, seed: bytes, most: int) -> tuple[Game, int]:
    game = begin(edition, 2, seed, events=False)
    return game, play_out(game, [_player("random", edition, seed) for _ in range(2)], most)


def _player(name: str, edition: str, seed: bytes) -> Bot:
    """Make a bot; one that plays at random draws from the whole menu, since the engine is measured and not the bot."""
    bot = make_bot(name, edition, seed)
    return RandomBot(seed) if isinstance(bot, CarelessBot) else bot


def each(states: list[Game], work: Callable[[Game], object], seconds: float, clock: Clock) -> float:
    """Return how many microseconds something takes with a state."""
    count = 0
    start = clock()
    while clock() - start < seconds:
        for _ in range(LOOKS):
            for state in states:
                work(state)
        count += LOOKS * len(states)
    return (clock() - start) / count * 1e6


def plays_from_text(edition: str, seconds: float, clock: Clock) -> float:
    """Return how many actions per second are read from text, checked and done, with events."""
    games = [_played(edition, derive_seed(SEED, "state", number), 0)[0] for number in range(STATES)]
    seeds = [derive_seed(SEED, "state", number) for number in range(STATES)]
    texts = [[(move.seat, str(move.action)) for move in game.moves()] for game in games]
    plays = 0
    spent = 0.0
    while spent < seconds:
        for seed, moves in zip(seeds, texts):
            game = begin(edition, 2, seed)
            start = clock()
            for seat, text in moves:
                game.play(seat, text)
            spent += clock() - start
            plays += len(moves)
    return plays / spent
