"""The search: what a seat could do is tried in worlds that look the same to it, the same worlds for every action."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.native import mypyc_attr

from .budget import Budget
from .race import Race, Rival

MARGIN: Final = 1.0
"""By how many standard errors another action must be better than the usual one."""

FEWEST_WORLDS: Final = 6
"""How many worlds every round has at least, however short the budget."""
LOOK_EVERY: Final = 4
"""After how many worlds it is asked who may drop out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What the search needs to know of an edition."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        """How many turns an imagined game is played on before the chances are estimated."""
        self.steepness = 0.0
        """By how much chances are moved apart before people see them, as `bench/calibration.py` finds it."""
        self.pace = 1
        """How many times as long as in other games a playout takes: people who wait get a hint from so many fewer."""
        self.future = 1
        """How many times as long as a playout it takes to play on for the reasons of a hint."""

    def usual(self, game: Game, seat: int) -> AnyAction:
        """Return what a steady player does."""
        raise NotImplementedError

    def reply(self, game: Game, seat: int) -> AnyAction:
        """Return what a steady player does in an imagined game; an edition may take a shorter look there."""
        return self.usual(game, seat)

    def steady(self) -> Sense:
        """Return the sense with which games of steady players are judged: this one, unless their hands differ."""
        return self

    def aloof(self) -> Sense | None:
        """Return the sense of players who decline every deal; None where nobody makes any."""
        return None

    def unhurried(self) -> Sense:
        """Return the sense that hints ask: they have more time than a bot, and may look further ahead."""
        return self

    def patient(self) -> Sense:
        """Return the sense that plays on for longer, where it takes that long to see what a decision was worth."""
        return self

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        """List what else may be worth a try; the search leaves out the usual action and whatever is listed twice."""
        raise NotImplementedError

    def options(self, game: Game, seat: int) -> list[AnyAction]:
        """List what hints and puzzles weigh: what bots try, and what else people would ask about."""
        return self.others(game, seat)

    def imagine(self, game: Game, seat: int, seed: bytes) -> Game:
        """Return a world that looks the same to the seat; an edition may know which ones are likely."""
        return game.redeal(seat, seed)

    def attempt(self, world: Game, seat: int, action: AnyAction) -> None:
        """Do an action in an imagined game; where a hand does it, it may miss."""
        world.apply(seat, action)

    def idea(self, game: Game, seat: int, action: AnyAction) -> tuple[str, list[dict[str, object]]] | None:
        """Return what other actions must have in common with one to come to the same, for a puzzle with that answer.

        That is what they look like, as in `slide *`, and what their events say. Nothing of both is the action alone,
        and None an action that no puzzle can ask for.
        """
        return "", []

    def outcome(self, game: Game, seat: int, action: AnyAction) -> list[Event]:
        """Return what an action brings about if it succeeds, where that says more than its own words; else nothing."""
        return []

    def may_decide(self, game: Game, seat: int) -> bool:
        """Whether the next decision may decide the game; puzzles are looked for only where it may."""
        return True

    def play_on(self, world: Game, seat: int) -> float:
        """Play an imagined game on, and return how likely the seat is to win it, from 0 to 1."""
        raise NotImplementedError

    def glance(self, world: Game, seat: int) -> float:
        """Return how likely the seat is to win as things stand; an edition that cannot say takes all for equal."""
        return won_part(world, seat) if world.over else 1.0 / world.seats


def won_part(game: Game, seat: int) -> float:
    """Return a seat's part of the win of a game that is over."""
    return 1.0 / len(game.winners) if seat in game.winners else 0.0


def search(sense: Sense, game: Game, seat: int, seed: bytes, budget: Budget, margin: float = MARGIN) -> AnyAction:
    """Return the best action that the budget allows to find: the usual one, unless another is better beyond noise.

    Without a clock, the same seed and number of playouts lead to the same choice on every machine.
    """
    usual = sense.usual(game, seat)
    if budget.playouts <= 0:
        return usual
    actions = different_ones(usual, sense.others(game, seat))
    if not actions:
        return usual
    race = Race(actions)
    number = 0
    for rounds in range(race.rounds, 0, -1):
        if rounds == 1:
            race.begin_test()
        worlds = max(FEWEST_WORLDS, budget.begin_round(rounds, len(race.left) + 1))
        for _ in range(worlds):
            budget.spend(len(race.left) + 1)
            compare(sense, sense.imagine(game, seat, derive_seed(seed, "world", number)), seat, usual, race.left)
            number += 1
            if number % LOOK_EVERY == 0:
                race.drop_hopeless()
                if race.is_decided():
                    break
            if budget.is_round_over():
                break
        if not race.left:
            return usual
        if rounds > 1:
            race.keep_better_half()
    better = race.winner(margin)
    return usual if better is None else better


def different_ones(usual: AnyAction, others: list[AnyAction]) -> list[AnyAction]:
    """List the other actions without the usual one and without repeating any."""
    seen = {str(usual)}
    found: list[AnyAction] = []
    for action in others:
        text = str(action)
        if text not in seen:
            seen.add(text)
            found.append(action)
    return found


def compare(sense: Sense, world: Game, seat: int, usual: AnyAction, rivals: list[Rival]) -> None:
    """Try the usual action and its rivals in one world."""
    mark = tried(sense, world, seat, usual)
    for rival in rivals:
        rival.add(tried(sense, world, seat, rival.action) - mark)


def tried(sense: Sense, world: Game, seat: int, action: AnyAction) -> float:
    """Return how well it goes on after an action in a copy of a world."""
    copy = world.copy()
    sense.attempt(copy, seat, action)
    return sense.play_on(copy, seat)
