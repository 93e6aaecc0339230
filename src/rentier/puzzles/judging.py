"""Judging what a seat could do: actions that come to the same are one idea, and the best one must be clearly better."""

from __future__ import annotations

from collections.abc import Callable, Container
from math import sqrt
from typing import Final, final

from rentier.bots.search import Budget, Sense, search, won_part
from rentier.bots.search.searching import different_ones, tried
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.hints.futures import compare_futures
from rentier.sim.spreading import pieces

from .puzzle import Why, kind_of

CLEAR: Final = 0.12
"""By how much more often the best action must win than any other."""
PROMISING: Final = 0.05
"""By how much it must be ahead of what a steady player does to be looked at any further."""
FIRST: Final = (2, 4, 8, 16, 32)
"""In how many worlds a position is looked at first; most are given up after two."""
FEW: Final = 4
"""From so many worlds on, the errors are known well enough to give up a position in which others are too near."""
SECOND: Final = (8, 32, 100, 320)
"""In how many it is looked at again, with everything that could be done there."""
MANY: Final = 32
"""From so many worlds on, only the nearest others are tried any further."""
NEAREST: Final = 6
TO_THE_END: Final = 400
"""In how many imagined games, played to their end, the answer must prove itself at last."""
AT_ONCE: Final = 40
"""After how many of these it is asked whether it still may, and which others are still near it."""
RIVALS: Final = 4
"""With how many of the best others it is compared then."""
HOPELESS: Final = 2.5
"""An idea that is worse than the best one by this many standard errors is not tried any more."""
LONGEST: Final = 5_000
"""How many decisions an imagined game has at most."""
SOUND: Final = 0.08
"""By how much the answer must still lead where the seat, or everybody, goes on in another way."""
PROOF: Final = 120
"""In how many games that is tried at most."""
CARE: Final = 4
"""How many of its next decisions the seat thinks about then."""
THOUGHTS: Final = 40
"""How many imagined games each of them may cost."""
FIRM: Final = 0.5
"""By how many standard errors something must look better there than what a steady player does."""
WHY: Final = 400
"""How many futures are imagined for the reasons."""
LATER: Final = (2, 6)
"""For how many rounds reasons are looked for; in more, if there are none in few."""
MOST_REASONS: Final = 2


@final
class Idea:
    """Actions that come to the same, with an example and what all of them have in common."""

    def __init__(self, action: AnyAction, plays: str, brings: list[dict[str, object]], is_usual: bool) -> None:
        self.action: Final = action
        self.plays: Final = plays
        self.brings: Final = brings
        self.is_usual: Final = is_usual
        self.values: list[float] = []

    @property
    def kind(self) -> str:
        """What sort of answer it would be."""
        return kind_of(str(self.action), self.brings)

    @property
    def chance(self) -> float:
        """How often the seat wins after it."""
        return sum(self.values) / len(self.values)

    def lead(self, other: Idea) -> tuple[float, float]:
        """Return how far it is ahead of another in the worlds where both were tried, and the standard error."""
        gaps = [own - its for own, its in zip(self.values, other.values, strict=False)]
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(max(sum(gap * gap for gap in gaps) / len(gaps) - mean * mean, 0.0) / len(gaps))


@final
class Ideas:
    """Everything that a seat could do in a position, as ideas."""

    def __init__(self, sense: Sense, game: Game, seat: int) -> None:
        self.sense: Final = sense
        self.game: Final = game
        self.seat: Final = seat
        self.usual: Final = sense.usual(game, seat)
        self.likely: Final[list[Idea]] = []
        """What a good player would think of; the usual idea comes first."""
        self.answers: Final[list[Idea]] = []
        """Those of them that a puzzle can ask for."""
        self._known: Final[set[str]] = set()
        self._all: list[Idea] = []
        for action in [self.usual, *different_ones(self.usual, sense.options(game, seat))]:
            idea, may_be_asked = self._read(action)
            if idea is None:
                continue
            self.likely.append(idea)
            if may_be_asked and not idea.is_usual:
                self.answers.append(idea)

    def _read(self, action: AnyAction) -> tuple[Idea | None, bool]:
        """Return the idea of an action, unless it is known, and whether a puzzle can ask for it."""
        asked = self.sense.idea(self.game, self.seat, action)
        plays, brings = asked or ("", [])
        key = f"{plays or action} {brings}"
        if key in self._known:
            return None, False
        self._known.add(key)
        return Idea(action, plays, brings, not self.likely), asked is not None

    def everything(self) -> list[Idea]:
        """Return all ideas, also those that no good player would have."""
        if not self._all:
            self._all = list(self.likely)
            for action in self.game.actions(self.seat):
                if not (action.resigns or action.is_time_call):
                    idea, may_be_asked = self._read(action)
                    if idea is not None and may_be_asked:
                        self._all.append(idea)
        return self._all

    def find(self, answer: str, brings: list[dict[str, object]]) -> Idea | None:
        """Return the idea that a puzzle asks for; None if it is none any more, or a steady player has it."""
        for idea in self.answers:
            if (idea.brings == brings) if brings else (str(idea.action) == answer):
                return idea
        return None

    def ends_with(self, idea: Idea) -> bool:
        """Whether the game is over at once after an idea: then there is no future to tell of."""
        end = self.game.copy()
        self.sense.attempt(end, self.seat, idea.action)
        return end.over

    def try_in(
        self, worlds: range, seed: bytes, ideas: list[Idea], judge: Callable[[Game, AnyAction], float] | None = None
    ) -> None:
        """Try ideas in some worlds, the same ones for each."""
        for number in worlds:
            world = self.sense.imagine(self.game, self.seat, derive_seed(seed, "world", number))
            for idea in ideas:
                value = tried(self.sense, world, self.seat, idea.action) if judge is None else judge(world, idea.action)
                idea.values.append(value)


def first_look(ideas: Ideas, seed: bytes, unwanted: Container[str] = ()) -> Idea | None:
    """Return the idea that seems clearly better than all others; None if none does, after as few worlds as possible.

    No idea of an unwanted kind is returned.
    """
    live = ideas.likely
    usual = live[0]
    if not ideas.answers:
        return None
    done = 0
    for end in FIRST:
        ideas.try_in(range(done, end), seed, live)
        done = end
        best = max(live, key=lambda idea: idea.chance)
        if best not in ideas.answers or best.lead(usual)[0] < PROMISING or usual.chance > 1 - CLEAR:
            return None
        if best.kind in unwanted:
            return None
        if end >= FEW and not all(_may_be_clear(best, idea) for idea in live if idea is not best):
            return None
        live = [idea for idea in live if idea.is_usual or not _is_hopeless(idea, best)]
    return best if _least_lead(best, live) >= CLEAR * 0.75 else None


def second_look(ideas: Ideas, best: Idea, seed: bytes) -> tuple[float, Idea, float] | None:
    """Try everything again in ten times as many new worlds, then the best in games to their end.

    Return how often the best idea wins these, the next best one, and how often that wins; None if the lead is gone.
    """
    live = ideas.everything()
    for idea in live:
        idea.values = []
    for end in SECOND:
        ideas.try_in(range(len(best.values), end), derive_seed(seed, "again", 0), live)
        others = sorted((idea for idea in live if idea is not best), key=lambda idea: -idea.chance)
        if not _may_be_clear(best, others[0]):
            return None
        near = others if end < MANY else others[:NEAREST]
        live = [best, others[0], *(idea for idea in near[1:] if not _is_hopeless(idea, best))]
    if _least_lead(best, live) < CLEAR:
        return None
    live = live[: RIVALS + 1]
    for idea in live:
        idea.values = []
    for first, count in pieces(0, TO_THE_END, AT_ONCE):
        played = PlayedOut(ideas.sense, ideas.seat)
        ideas.try_in(range(first, first + count), derive_seed(seed, "end", 0), live, played.chance)
        others = sorted(live[1:], key=lambda idea: -idea.chance)
        if not _may_be_clear(best, others[0]):
            return None
        live = [best, others[0], *(idea for idea in others[1:] if not _is_hopeless(idea, best))]
    return best.chance, live[1], live[1].chance


@final
class PlayedOut:
    """Imagined games that are played to their end, without any estimate."""

    def __init__(self, sense: Sense, seat: int, care: int = 0) -> None:
        self._sense: Final = sense
        self._seat: Final = seat
        self._care: Final = care
        """How many of its next decisions the seat thinks about; from then on it goes on steadily, as the others do."""

    def chance(self, world: Game, action: AnyAction) -> float:
        """Return the seat's share of the win in a game that goes on after an action."""
        game = world.copy()
        self._sense.attempt(game, self._seat, action)
        return self.end(game, self._seat)

    def end(self, game: Game, seat: int) -> float:
        """Play a game to its end, and return a seat's share of the win."""
        left = self._care
        # Each world has thoughts of its own: the same lucky or unlucky ones in all of them would decide everything.
        seed = game.dice.seed
        for number in range(LONGEST):
            if game.over:
                return won_part(game, seat)
            asked = game.awaiting[0]
            if left > 0 and asked == seat and len(game.actions(asked)) > 1:
                left -= 1
                budget = Budget(THOUGHTS)
                choice = search(self._sense, game, asked, derive_seed(seed, "care", number), budget, FIRM)
            else:
                choice = self._sense.usual(game, asked)
            self._sense.attempt(game, asked, choice)
        return 1.0 / game.seats


def stands_proof(ideas: Ideas, best: Idea, nearest: Idea, seed: bytes) -> bool:
    """Whether the best idea also leads where others would go on differently.

    What wins against a rival only because a steady player then makes a mistake is no answer: it must lead as well if
    the seat thinks about its next decisions, and if nobody agrees to a deal any more.
    """
    rivals = _rivals(ideas, best, nearest, seed)
    ways = [PlayedOut(ideas.sense, ideas.seat, CARE)]
    aloof = ideas.sense.aloof()
    if aloof is not None:
        # It takes no time, so it comes first.
        ways.insert(0, PlayedOut(aloof, ideas.seat))
    return all(_leads(ideas, best, rivals, derive_seed(seed, "proof", number), way) for number, way in enumerate(ways))


def _rivals(ideas: Ideas, best: Idea, nearest: Idea, seed: bytes) -> list[Idea]:
    """Return the next best idea, the usual one, and what else looks good at once."""
    likely = [Idea(it.action, it.plays, it.brings, it.is_usual) for it in ideas.likely if _is_other(it, best)]
    ideas.try_in(range(MANY), derive_seed(seed, "rivals", 0), likely)
    likely.sort(key=lambda it: (not it.is_usual, -it.chance))
    found = [Idea(nearest.action, nearest.plays, nearest.brings, nearest.is_usual)]
    found.extend(it for it in likely if _is_other(it, nearest))
    return found[:RIVALS]


def _is_other(idea: Idea, other: Idea) -> bool:
    return str(idea.action) != str(other.action) and (not idea.brings or idea.brings != other.brings)


def _leads(ideas: Ideas, best: Idea, rivals: list[Idea], seed: bytes, way: PlayedOut) -> bool:
    """Whether an idea is better than its rivals in games that go on in some way."""
    own = Idea(best.action, best.plays, best.brings, best.is_usual)
    live = [own, *(Idea(it.action, it.plays, it.brings, it.is_usual) for it in rivals)]
    for first, count in pieces(0, PROOF, AT_ONCE // 2):
        ideas.try_in(range(first, first + count), seed, live, way.chance)
        leads = [own.lead(it) for it in live[1:]]
        if any(lead + error < SOUND for lead, error in leads):
            return False
        live = [own, *(it for it, lead in zip(live[1:], leads, strict=True) if lead[0] < max(CLEAR, 2 * lead[1]))]
        if len(live) == 1:
            return True
    return _least_lead(own, live) >= SOUND


def tell_why(ideas: Ideas, best: Idea, other: Idea, seed: bytes) -> tuple[Why, ...]:
    """Return what happens more often after the best idea than after another one, or less often, and decides games.

    Nobody deals in these futures: what happens only because the seat sells something cheaply is no reason.
    """
    pair = (best.action, other.action)
    sense = ideas.sense.aloof() or ideas.sense
    judge = PlayedOut(sense, ideas.seat).end
    for rounds in LATER:
        differences = compare_futures(
            sense,
            ideas.game,
            ideas.seat,
            seed,
            pair,
            Budget(WHY),
            tells_all=bool(best.plays),
            rounds=rounds,
            judge=judge,
        )
        if differences:
            break
    return tuple(
        Why(it.moment.key, it.moment.seat, dict(it.moment.details), round(it.after, 2), round(it.otherwise, 2))
        for it in differences[:MOST_REASONS]
    )


def _least_lead(best: Idea, live: list[Idea]) -> float:
    return min(best.lead(idea)[0] for idea in live if idea is not best)


def _may_be_clear(best: Idea, other: Idea) -> bool:
    """Whether the lead over another idea may still turn out to be large enough."""
    lead, error = best.lead(other)
    return lead + error >= CLEAR


def _is_hopeless(idea: Idea, best: Idea) -> bool:
    mean, error = best.lead(idea)
    return mean > CLEAR and mean > HOPELESS * error + CLEAR
