"""Looking for a win in this turn: by moving wilds, laying cards, and taking what the others have."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.games.deal import actions, attacks
from rentier.games.deal.cards import COLOURS, DEAL_BREAKER, FORCED_DEAL, SLY_DEAL, Card
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import PropertySet, name_set
from rentier.games.deal.state import Deal, Player

MOST_TRIES: Final = 150
"""How many ways to win to try before giving up."""
LARGEST_SET: Final = 4


def find_win(game: Deal, player: Player) -> AnyAction | None:
    """Return the next action on a way to win in this turn, if nobody says no."""
    search = WinSearch(game, player)
    hoard = search.hoard
    plays = game.plays_left
    has_breaker = plays > 0 and DEAL_BREAKER in player.hand
    if hoard.least_missing() > plays + (LARGEST_SET if has_breaker else 0):
        return None
    if hoard.makes_three_sets():
        return hoard.next_move(player)
    if plays == 0:
        return None
    search.add_steps()
    return search.first_of_chosen() if search.reach(0, plays) else None


@final
class Hoard:
    """A player's properties, with wilds apart, and the three sets that they could be arranged into."""

    __slots__ = ("anys", "fixed", "goal", "wanted", "wilds")

    def __init__(self) -> None:
        self.fixed: list[int] = [0] * len(COLOURS)
        self.wilds: list[Card] = []
        self.anys: list[Card] = []
        self.goal: list[int] = []
        """The colours of the three sets that were found."""
        self.wanted: list[list[Card]] = []
        """The wilds that each of the three sets takes."""

    def add(self, card: Card) -> None:
        """Count a card."""
        if card.is_any:
            self.anys.append(card)
        elif card.is_wild:
            self.wilds.append(card)
        else:
            self.fixed[card.colours[0].index] += 1

    def remove(self, card: Card) -> None:
        """Stop counting a card."""
        if card.is_any:
            self.anys.remove(card)
        elif card.is_wild:
            self.wilds.remove(card)
        else:
            self.fixed[card.colours[0].index] -= 1

    def missing(self) -> list[int]:
        """Count, by colour, the cards missing without any wilds."""
        return [max(0, colour.size - self.fixed[colour.index]) for colour in COLOURS]

    def least_missing(self) -> int:
        """Count the cards missing even if every wild fits."""
        ordered = sorted(self.missing())
        return ordered[0] + ordered[1] + ordered[2] - len(self.wilds) - len(self.anys)

    def makes_three_sets(self) -> bool:
        """Look for an arrangement that wins and keep it; return whether there is one."""
        most = len(self.wilds) + len(self.anys)
        missing = self.missing()
        near = [i for i in range(len(COLOURS)) if missing[i] <= most]
        for x in range(len(near)):
            for y in range(x):
                if missing[near[x]] + missing[near[y]] > most:
                    continue
                for z in range(y):
                    goal = [near[x], near[y], near[z]]
                    if missing[goal[0]] + missing[goal[1]] + missing[goal[2]] <= most and self.fills(goal, missing):
                        return True
        return False

    def fills(self, goal: list[int], missing: list[int]) -> bool:
        """Share out the wilds among three colours: first those that fit one of them, then those that fit two."""
        lacks = [missing[i] for i in goal]
        wanted: list[list[Card]] = [[], [], []]
        for fitting in (1, 2):
            for wild in self.wilds:
                fits = [k for k in range(3) if COLOURS[goal[k]] in wild.colours]
                if len(fits) != fitting:
                    continue
                k = fits[0]
                if fitting == 2 and lacks[fits[1]] > lacks[k]:
                    k = fits[1]
                if lacks[k] > 0:
                    lacks[k] -= 1
                    wanted[k].append(wild)
        if lacks[0] + lacks[1] + lacks[2] > len(self.anys):
            return False
        for k in range(3):
            # Any-colour wilds alone do not make a set (DL-32).
            if lacks[k] == COLOURS[goal[k]].size:
                return False
            for _ in range(lacks[k]):
                wanted[k].append(self.anys[0])
        self.goal = goal
        self.wanted = wanted
        return True

    def next_move(self, player: Player) -> AnyAction | None:
        """Return a move of a wild to where the three sets want it."""
        for k in range(3):
            for card in distinct(self.wanted[k]):
                if lying(player, card, self.goal[k]) < self.wanted[k].count(card):
                    for own in player.sets:
                        i = own.colour.index
                        if i != self.goal[k] and card in own.cards and lying(player, card, i) > self.wanted_in(i, card):
                            return actions.MoveWild(card, name_set(player.sets, own), COLOURS[self.goal[k]])
        return None

    def wanted_in(self, i: int, card: Card) -> int:
        """Count how many of these wilds a colour takes."""
        for k in range(3):
            if self.goal[k] == i:
                return self.wanted[k].count(card)
        return 0


def lying(player: Player, card: Card, i: int) -> int:
    """Count how many of these cards stand for a colour."""
    count = 0
    for own in player.sets:
        if own.colour.index == i:
            count += own.cards.count(card)
    return count


@final
class Step:
    """A play on the way to a win: the card it uses, the action, and the properties that it brings and costs."""

    __slots__ = ("action", "cost", "gains", "source", "uses")

    def __init__(
        self, uses: Card, action: AnyAction, gains: list[Card], source: PropertySet | None, cost: Card | None
    ) -> None:
        self.uses: Final = uses
        self.action: Final = action
        self.gains: Final = gains
        self.source: Final = source
        self.cost: Final = cost

    def collides_with(self, other: Step) -> bool:
        """Whether both would take the same card, or give the same one."""
        if self.cost is not None and self.cost is other.cost:
            return True
        if self.source is None or self.source is not other.source:
            return False
        for card in self.gains:
            if card in other.gains:
                return True
        return False


@final
class WinSearch:
    """A search through combinations of a turn's plays that could lead to three full sets, up to a limit."""

    __slots__ = ("chosen", "game", "hoard", "player", "steps", "tries")

    def __init__(self, game: Deal, player: Player) -> None:
        self.game: Final = game
        self.player: Final = player
        self.hoard: Final = Hoard()
        for own in player.sets:
            for card in own.cards:
                self.hoard.add(card)
        self.steps: list[Step] = []
        self.chosen: list[Step] = []
        self.tries: int = 0

    def add_steps(self) -> None:
        """Add all useful steps, attacks first: if one is refused, the other plays are still free."""
        hand = self.player.hand
        if DEAL_BREAKER in hand:
            self.add_breakers()
        if SLY_DEAL in hand:
            self.add_slies()
        if FORCED_DEAL in hand:
            self.add_swaps()
        for card in hand:
            if card.is_property and self.is_useful(card):
                self.steps.append(Step(card, actions.LAY[card.index][0], [card], None, None))

    def is_useful(self, card: Card) -> bool:
        """Whether a card can be part of a set that is not yet full without wilds."""
        i = card.colours[0].index
        return card.is_wild or self.hoard.fixed[i] < COLOURS[i].size

    def add_breakers(self) -> None:
        """Add taking each full set."""
        for other in self.game.others(self.player.seat):
            for theirs in other.sets:
                if theirs.is_full:
                    action = attacks.DealBreaker(other.seat, name_set(other.sets, theirs))
                    self.steps.append(Step(DEAL_BREAKER, action, theirs.cards, theirs, None))

    def add_slies(self) -> None:
        """Add taking each useful card."""
        for other in self.game.others(self.player.seat):
            for theirs in other.sets:
                if not theirs.is_full:
                    where = name_set(other.sets, theirs)
                    for card in distinct(theirs.cards):
                        if self.is_useful(card):
                            action = attacks.SlyDeal(other.seat, where, card)
                            self.steps.append(Step(SLY_DEAL, action, [card], theirs, None))

    def add_swaps(self) -> None:
        """Add swapping each useful card for one of the player's own."""
        agreed = self.game.agreed
        for own in self.player.sets:
            if own.is_full and not agreed.may_swap_own_full:
                continue
            given_from = name_set(self.player.sets, own)
            for given in distinct(own.cards):
                for other in self.game.others(self.player.seat):
                    for theirs in other.sets:
                        if theirs.is_full and not agreed.may_swap_their_full:
                            continue
                        where = name_set(other.sets, theirs)
                        for card in distinct(theirs.cards):
                            if self.is_useful(card):
                                action = attacks.ForcedDeal(other.seat, where, card, given_from, given)
                                self.steps.append(Step(FORCED_DEAL, action, [card], theirs, given))

    def reach(self, start: int, plays: int) -> bool:
        """Look for steps from `start` on that win and keep them in `chosen`; return whether there are any."""
        least = self.hoard.least_missing()
        for s in range(start, len(self.steps)):
            step = self.steps[s]
            if self.tries >= MOST_TRIES or (least > plays and step.uses is not DEAL_BREAKER):
                return False
            if self.may_use(step):
                self.take(step)
                if self.wins() or (plays > 1 and self.reach(s + 1, plays - 1)):
                    return True
                self.undo(step)
        return False

    def wins(self) -> bool:
        """Whether the chosen steps are enough."""
        if self.hoard.least_missing() > 0:
            return False
        self.tries += 1
        return self.hoard.makes_three_sets()

    def may_use(self, step: Step) -> bool:
        """Whether the card of a step is still in the hand, and its properties are where they were."""
        used = 0
        for other in self.chosen:
            if other.uses is step.uses:
                used += 1
            if other.collides_with(step):
                return False
        return used < self.player.hand.count(step.uses)

    def take(self, step: Step) -> None:
        """Count what a step brings and costs."""
        self.chosen.append(step)
        for card in step.gains:
            self.hoard.add(card)
        if step.cost is not None:
            self.hoard.remove(step.cost)

    def undo(self, step: Step) -> None:
        """Undo the count of a step."""
        self.chosen.pop()
        for card in step.gains:
            self.hoard.remove(card)
        if step.cost is not None:
            self.hoard.add(step.cost)

    def first_of_chosen(self) -> AnyAction:
        """Return the step to begin with; a wild is laid where the three sets want it."""
        first = self.chosen[0]
        card = first.uses
        if card.is_wild:
            for k in range(3):
                if card in self.hoard.wanted[k]:
                    return actions.LAY[card.index][card.colours.index(COLOURS[self.hoard.goal[k]])]
        return first.action
