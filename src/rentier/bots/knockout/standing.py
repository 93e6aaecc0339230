"""What counts for winning a game of Knockout, team by team, when a token is about to be slid.

`judgement-….toml` have the weights; `tools/train.py` fits them.
"""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.bots.search.judgement import judgement_for
from rentier.core.actions import AnyAction
from rentier.games.knockout import decisions
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.data import BAIL, POT
from rentier.games.knockout.scoring import CHANCE, FREE_PARKING, HOUSES, LUXURY_TAX, RoundScore
from rentier.games.knockout.state import HOME, IN_JAIL, OFF, TOKENS_EACH, Knockout

from .hand import Hand
from .outlook import Outlook, final_score, may_leave_chance, ride
from .steady import QuickKnockout

HUNDRED: Final = 100.0
SLIGHT: Final = 5.0
"""Up to this many hundreds, each counts by itself."""
MOST_AHEAD: Final = 40.0

LEFT: Final = 0
"""From here on: one entry for each number of tokens still to be slid."""
ONE_LEFT_OVERALL: Final = LEFT + TOKENS_EACH + 1
AHEAD: Final = ONE_LEFT_OVERALL + 1
"""From here on: by how much the team is ahead or behind, a little and a lot; then the same in the last round."""
AHEAD_AT_LAST: Final = AHEAD + 4
GAIN: Final = AHEAD_AT_LAST + 4
PLAN: Final = GAIN + 1
ROUNDS: Final = GAIN + 2
TAXED: Final = GAIN + 3
HOUSED: Final = GAIN + 4
PARKED: Final = GAIN + 5
OUT: Final = GAIN + 6
GROUPS: Final = GAIN + 7
"""From here on: for each colour, whether one, two, or all of its properties are the team's."""
SIZE: Final = GROUPS + 3 * len(BOARD.groups)

NAMES: Final[list[str]] = [
    *[f"left-{count}" for count in range(TOKENS_EACH + 1)],
    "one-left-overall",
    "ahead-little",
    "ahead-lot",
    "behind-little",
    "behind-lot",
    "ahead-little-at-last",
    "ahead-lot-at-last",
    "behind-little-at-last",
    "behind-lot-at-last",
    "gain",
    "plan",
    "rounds",
    "taxed",
    "housed",
    "parked",
    "out",
    *[f"{group.name}-{part}" for group in BOARD.groups for part in ("one", "two", "all")],
]

SEATS: Final[dict[str, int]] = {"two": 2, "more": 4}
"""The files of weights, and with how many teams they are learnt."""
OPTIONS: Final[dict[str, object]] = {"tremor": "real"}
"""The options with which they are learnt."""
MOST_RANDOM: Final = 6
"""For how many choices of each player some are made at random, at most, before it is learnt from a game."""


@final
class Standing:
    """A game as it is when a token is to be slid, or as it may be: where the tokens are, and what everybody has."""

    __slots__ = ("cash", "chance", "gains", "left", "on", "order", "pot", "rounds", "tokens")

    def __init__(self, game: Knockout, on: list[int]) -> None:
        self.order: tuple[int, ...] = game.order
        self.rounds: int = game.teams - game.round
        """How many rounds are still to come after this one."""
        self.pot: int = game.pot
        self.cash: list[int] = game.cash[:]
        self.on: Final = on
        self.chance: Final = may_leave_chance(game)
        self.left: list[int] = []
        """By team: how many tokens are still to be slid."""
        self.tokens: list[tuple[int, ...]] = []
        """By team: where the tokens would score, after a ride from a railroad."""
        for team in range(game.teams):
            self._count_tokens(game, team)
        ride(self.order, self.tokens)
        self.gains: list[int] = []
        """By team: what the round would bring if it ended now."""

    def _count_tokens(self, game: Knockout, team: int) -> None:
        own: list[int] = []
        left = 0
        for token in range(TOKENS_EACH * team, TOKENS_EACH * team + TOKENS_EACH):
            space = self.on[token]
            if space == HOME or (space == CHANCE and self.chance >> token & 1):
                left += 1
            elif space == IN_JAIL and game.on[token] != IN_JAIL and self.cash[team] >= BAIL:
                # Whoever can pay will mostly do so.
                left += 1
                self.cash[team] -= BAIL
                self.pot += BAIL
            own.append(space)
        self.left.append(left)
        self.tokens.append(tuple(own))

    def score(self) -> RoundScore:
        """Score the round as if it ended now."""
        return final_score(self.order, tuple(self.tokens), self.pot)

    def end_round(self, score: RoundScore) -> None:
        """Go on to the beginning of the next round."""
        for team in range(len(self.cash)):
            self.cash[team] += score.gains[team]
            self.left[team] = TOKENS_EACH
            self.tokens[team] = (HOME,) * TOKENS_EACH
        self.pot = score.pot if score.pot else POT
        self.order = (*self.order[1:], self.order[0])
        self.rounds -= 1


def is_judged(game: Knockout, action: AnyAction) -> bool:
    """Whether the chances are judged before an action: when a token is about to be slid."""
    return isinstance(game.top(), decisions.Sliding)


def order_of(game: Knockout) -> list[int]:
    """List the teams in the order in which they are counted."""
    return list(game.order)


HAND: Final = Hand("real")


def make_player(seed: bytes) -> Bot:
    """Return the player from whose games the chances are learnt."""
    return QuickKnockout(seed)


def count_all(game: Knockout) -> list[list[float]]:
    """Count what matters about each team, in turn order."""
    standing = Standing(game, game.on)
    return count_standing(Outlook(game, 0, HAND), standing, standing.score())


def count_standing(outlook: Outlook, standing: Standing, score: RoundScore) -> list[list[float]]:
    """Count what matters about each team in a standing, in turn order, in the order of `NAMES`."""
    total = 0
    for left in standing.left:
        total += left
    counted: list[list[float]] = []
    taken = 0
    for team in standing.order:
        counts = [0.0] * SIZE
        counts[LEFT + min(standing.left[team], TOKENS_EACH)] = 1.0
        counts[ONE_LEFT_OVERALL] = 1.0 if total == 1 else 0.0
        _count_lead(standing, score, team, counts)
        counts[GAIN] = float(score.gains[team]) / HUNDRED
        counts[ROUNDS] = float(standing.rounds)
        own_set = _count_tokens(standing, team, taken, counts)
        if standing.left[team]:
            counts[PLAN] = outlook.plan(own_set, taken, standing.left[team]) / HUNDRED
        taken |= own_set
        counted.append(counts)
    return counted


def _count_lead(standing: Standing, score: RoundScore, team: int, counts: list[float]) -> None:
    """Count by how much a team is ahead of all others, if the round ended now."""
    best = -1_000_000
    for other in range(len(standing.cash)):
        if other != team:
            best = max(best, standing.cash[other] + score.gains[other])
    lead = float(standing.cash[team] + score.gains[team] - best) / HUNDRED
    size = min(abs(lead), MOST_AHEAD)
    place = AHEAD if lead >= 0.0 else AHEAD + 2
    counts[place] = min(size, SLIGHT)
    counts[place + 1] = max(0.0, size - SLIGHT)
    if standing.rounds == 0:
        counts[place + AHEAD_AT_LAST - AHEAD] = counts[place]
        counts[place + 1 + AHEAD_AT_LAST - AHEAD] = counts[place + 1]


def _count_tokens(standing: Standing, team: int, taken: int, counts: list[float]) -> int:
    """Count where a team's tokens are; return the set of properties that it collects for."""
    tokens = standing.tokens[team]
    own_set = 0
    for space in tokens:
        if space >= 0 and BOARD.spaces[space].is_property and not taken >> space & 1:
            own_set |= 1 << space
        elif space in HOUSES:
            counts[HOUSED] = 1.0
        elif space == LUXURY_TAX:
            counts[TAXED] = 1.0
        elif space == FREE_PARKING:
            counts[PARKED] = counts[PARKED] + 1.0
        elif space in (OFF, IN_JAIL):
            counts[OUT] = counts[OUT] + 1.0
    for group in BOARD.groups:
        owned = 0
        for member in group.spaces:
            if own_set >> member.index & 1:
                owned += 1
        if owned:
            part = 2 if owned == len(group.spaces) else owned - 1
            counts[GROUPS + 3 * group.index + part] = 1.0
    return own_set


def chance_to_win(outlook: Outlook, on: list[int]) -> float:
    """Return how likely the team of an outlook is to win if the tokens are where the list says."""
    game, team = outlook.game, outlook.team
    standing = Standing(game, on)
    score = standing.score()
    total = 0
    for left in standing.left:
        total += left
    if total == 0:
        if standing.rounds == 0:
            return _share(standing.cash, score, team)
        standing.end_round(score)
        score = standing.score()
    shares = judgement_for("rentier.bots.knockout", game.teams, NAMES).shares(count_standing(outlook, standing, score))
    return shares[standing.order.index(team)]


def _share(cash: list[int], score: RoundScore, team: int) -> float:
    """Return a team's part of the win once the last round is scored."""
    own = cash[team] + score.gains[team]
    sharing = 1
    for other in range(len(cash)):
        if other != team:
            theirs = cash[other] + score.gains[other]
            if theirs > own:
                return 0.0
            if theirs == own:
                sharing += 1
    return 1.0 / float(sharing)
