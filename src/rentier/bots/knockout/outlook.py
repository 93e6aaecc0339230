"""What a round is worth to a team as it stands: the tokens on the board, and what those still to be slid may bring."""

from __future__ import annotations

from typing import Final, final

from rentier.games.knockout import decisions
from rentier.games.knockout.board import BOARD, NOWHERE, Group, Space
from rentier.games.knockout.data import BAIL
from rentier.games.knockout.scoring import BONUS, CHANCE, PARKING, RAILROADS, TAXES, RoundScore, score_round
from rentier.games.knockout.state import HOME, IN_JAIL, TOKENS_EACH, Knockout

from .hand import Hand

LASTS: Final[float] = 0.97
"""The part of a property's worth that survives one slide by somebody else."""
PARKS: Final[float] = 0.9
"""The same for Free Parking, which is also lost to whoever has more tokens there."""
SPARE: Final[float] = 0.8
"""A token that no colour needs brings this part of the best space it could aim at."""
SECOND_TRY: Final[float] = 0.5
"""One token more than a colour needs makes up for this part of the misses."""


@final
class Taste:
    """What a player likes: how much a whole colour counts, and how much what others have counts against it."""

    __slots__ = ("colours", "others")

    def __init__(self, colours: float, others: float) -> None:
        self.colours: Final[float] = colours
        self.others: Final[float] = others


PLAIN: Final = Taste(1.0, 1.0)


@final
class Outlook:
    """A team's decision, and what each way the tokens may lie after it is worth."""

    __slots__ = ("chance", "game", "hand", "known", "lasts", "parks", "spare", "taste", "team")

    def __init__(self, game: Knockout, team: int, hand: Hand, taste: Taste = PLAIN) -> None:
        self.game: Final = game
        self.team: Final[int] = team
        self.hand: Final = hand
        self.taste: Final = taste
        self.known: Final[dict[tuple[int, ...], float]] = {}
        """By where the tokens are: what that is worth, once computed."""
        self.chance: Final[int] = may_leave_chance(game)
        """The set of tokens that would be slid again from Chance."""
        self.spare: Final[float] = SPARE * max([hand.hits[it.index] * float(it.value) for it in BOARD.properties])
        self.lasts: Final[list[float]] = []
        self.parks: Final[list[float]] = []
        home = game.on.count(HOME)
        for each in range(game.teams):
            own = game.on[TOKENS_EACH * each : TOKENS_EACH * each + TOKENS_EACH].count(HOME)
            self.lasts.append(LASTS ** float(home - own))
            self.parks.append(PARKS ** float(home - own))

    def worth(self, on: list[int]) -> float:
        """Return what the round brings the team, less what it brings the others on average."""
        key = tuple(on)
        found = self.known.get(key)
        if found is None:
            found = self._worth(on)
            self.known[key] = found
        return found

    def _worth(self, on: list[int]) -> float:
        game = self.game
        left = [0] * game.teams
        costs = [0] * game.teams
        tokens: list[tuple[int, ...]] = []
        for team in range(game.teams):
            own: list[int] = []
            for token in range(TOKENS_EACH * team, TOKENS_EACH * team + TOKENS_EACH):
                space = on[token]
                if space == HOME or (space == CHANCE and self.chance >> token & 1):
                    left[team] += 1
                elif space == IN_JAIL and game.on[token] != IN_JAIL and game.cash[team] >= BAIL + costs[team]:
                    left[team] += 1
                    costs[team] += BAIL
                own.append(space)
            tokens.append(tuple(own))
        ride(game.order, tokens)
        values = self._gains(tokens)
        taken = 0
        for team in game.order:
            own_set = 0
            for space in tokens[team]:
                if space >= 0 and BOARD.spaces[space].is_property and not taken >> space & 1:
                    own_set |= 1 << space
            if left[team]:
                values[team] += self.plan(own_set, taken, left[team]) - float(costs[team])
            taken |= own_set
        others = 0.0
        for team in range(game.teams):
            if team != self.team:
                others += values[team]
        return values[self.team] - self.taste.others * others / float(game.teams - 1)

    def _gains(self, tokens: list[tuple[int, ...]]) -> list[float]:
        values = [0.0] * self.game.teams
        for step in final_score(self.game.order, tuple(tokens), self.game.pot).steps:
            if step.team < 0:
                continue
            amount = float(step.amount)
            if step.kind == TAXES:
                amount = -amount
            elif step.kind == BONUS:
                amount *= self.taste.colours
            values[step.team] += amount * (self.parks[step.team] if step.kind == PARKING else self.lasts[step.team])
        return values

    def plan(self, own: int, taken: int, left: int) -> float:
        """Return what `left` tokens may still bring: each on its own, or together a colour."""
        best = self.spare * float(left)
        for group in BOARD.groups:
            found = self._colour(group, own, taken, left)
            if found > best:
                best = found
        return best

    def _colour(self, group: Group, own: int, taken: int, left: int) -> float:
        chance = 1.0
        value = 0.0
        missing = 0
        for space in group.spaces:
            if own >> space.index & 1:
                continue
            if taken >> space.index & 1:
                return 0.0
            missing += 1
            chance *= self.hand.hits[space.index]
            value += self.hand.hits[space.index] * float(space.value)
        if missing == 0 or missing > left:
            return 0.0
        if left > missing:
            chance += (1.0 - chance) * SECOND_TRY * chance
        return chance * self.taste.colours * float(group.bonus) + value + self.spare * float(left - missing)


def may_leave_chance(game: Knockout) -> int:
    """Return the set of tokens that will be slid again if they are on Chance in step 1 (KO-20)."""
    bottom = game.stack[0]
    found = 0
    if isinstance(bottom, decisions.Slides):
        found = (1 << TOKENS_EACH * game.teams) - 1
    elif isinstance(bottom, decisions.Chance):
        for place in range(bottom.place, game.teams):
            first = TOKENS_EACH * game.order[place]
            for token in range(first, first + TOKENS_EACH):
                if not bottom.slid >> token & 1:
                    found |= 1 << token
    return found


def final_score(order: tuple[int, ...], tokens: tuple[tuple[int, ...], ...], pot: int) -> RoundScore:
    """Score a round with every House on the dearest property that is collected for (KO-24)."""
    doubled = [NOWHERE] * len(tokens)
    score = score_round(order, tokens, tuple(doubled), pot)
    while not score.is_complete:
        doubled[score.asked] = dearest(score.choices).index
        score = score_round(order, tokens, tuple(doubled), pot)
    return score


def dearest(spaces: tuple[Space, ...]) -> Space:
    """Return the space with the highest value; among equals the first."""
    best = spaces[0]
    for space in spaces:
        if space.value > best.value:
            best = space
    return best


def ride(order: tuple[int, ...], tokens: list[tuple[int, ...]]) -> None:
    """Move every token on a railroad to the unoccupied property that brings its team the most (KO-21)."""
    taken = -1
    for team in order:
        for number in range(TOKENS_EACH):
            if tokens[team][number] not in RAILROADS:
                continue
            if taken < 0:
                taken = 0
                for own in tokens:
                    for space in own:
                        if space >= 0:
                            taken |= 1 << space
            spot = best_ride(tokens[team], taken)
            if spot != NOWHERE:
                moved = list(tokens[team])
                moved[number] = spot
                tokens[team] = tuple(moved)
                taken |= 1 << spot


def best_ride(own: tuple[int, ...], taken: int) -> int:
    """Find the unoccupied property that brings the most, with the bonus for a colour that it completes."""
    best = 0
    spot = NOWHERE
    for space in BOARD.properties:
        if taken >> space.index & 1:
            continue
        group = space.group
        assert group is not None
        brings = space.value + group.bonus
        for other in group.spaces:
            if other is not space and other.index not in own:
                brings = space.value
                break
        if brings > best:
            best = brings
            spot = space.index
    return spot
