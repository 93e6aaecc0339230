"""Looking for a win in this turn: by moving wilds, laying cards, and taking what the others have."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.games.deal import actions, attacks
from rentier.games.deal.cards import COLOURS, DEAL_BREAKER, FORCED_DEAL, SLY_DEAL, Card
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import PropertySet, name_set
from rentier.games.deal.state import Deal, Player

from .worth import AWAY, SIZES, rank_of

MOST_TRIES: Final = 150
"""How many ways to win to try before giving up."""
LARGEST_SET: Final = 4
FEWEST_TO_WIN: Final = 6
"""How many properties the three smallest sets have."""


def find_win(game: Deal, player: Player) -> AnyAction | None:
    """Return the next action on a way to win in this turn, if nobody says no."""
    plays = game.plays_left
    gained = most_gained(player.hand, plays)
    laid = 0
    for own in player.sets:
        laid += len(own.cards)
    if laid + gained < FEWEST_TO_WIN:
        return None
    hoard = Hoard()
    for own in player.sets:
        for card in own.cards:
            hoard.add(card)
    if hoard.least_missing() > gained:
        return None
    if hoard.makes_three_sets():
        return hoard.next_move(player)
    if plays == 0:
        return None
    search = WinSearch(game, player, hoard)
    search.add_steps()
    return search.first_of_chosen() if search.reach(0, plays) else None


def most_gained(hand: list[Card], plays: int) -> int:
    """Return how many properties the plays of a turn can bring at most: each card one, a Deal Breaker a set."""
    if plays == 0:
        return 0
    useful = 0
    breakers = 0
    for card in hand:
        if card.is_property or card is SLY_DEAL or card is FORCED_DEAL:
            useful += 1
        elif card is DEAL_BREAKER:
            breakers = 1
    return plays + LARGEST_SET if breakers else min(plays, useful)


@final
class Hoard:
    """A player's properties, with wilds apart, and the three sets that they could be arranged into."""

    __slots__ = ("anys", "fits", "fixed", "goal", "rank", "wanted", "wilds")

    def __init__(self) -> None:
        self.fixed: Final[list[int]] = [0] * len(SIZES)
        self.fits: Final[list[int]] = [0] * len(SIZES)
        """By colour: how many two-colour wilds fit it."""
        self.wilds: Final[list[Card]] = []
        """The two-colour wilds, sorted: where they lie must not change what is found, or moves could go in circles."""
        self.anys: Final[list[Card]] = []
        self.rank: int = 0
        """How near the three sets are without any wilds."""
        self.goal: list[int] = []
        """The colours of the three sets that were found."""
        self.wanted: list[list[Card]] = []
        """The wilds that each of the three sets takes."""

    def add(self, card: Card) -> None:
        """Count a card."""
        if card.is_any:
            self.anys.append(card)
        elif card.is_wild:
            place = len(self.wilds)
            while place > 0 and self.wilds[place - 1].index > card.index:
                place -= 1
            self.wilds.insert(place, card)
            for colour in card.colours:
                self.fits[colour.index] = self.fits[colour.index] + 1
        else:
            self._count(card.colours[0].index, 1)

    def remove(self, card: Card) -> None:
        """Stop counting a card."""
        if card.is_any:
            self.anys.remove(card)
        elif card.is_wild:
            self.wilds.remove(card)
            for colour in card.colours:
                self.fits[colour.index] = self.fits[colour.index] - 1
        else:
            self._count(card.colours[0].index, -1)

    def _count(self, i: int, cards: int) -> None:
        fixed = self.fixed[i]
        before = SIZES[i] - fixed
        self.fixed[i] = fixed + cards
        if before >= 0:
            self.rank += rank_of(before - cards) - rank_of(before)

    def missing(self, i: int) -> int:
        """Count the cards missing for a set of a colour without any wilds."""
        lacks = SIZES[i] - self.fixed[i]
        return lacks if lacks > 0 else 0

    def least_missing(self) -> int:
        """Count the cards missing even if every wild fits."""
        return AWAY[self.rank] - len(self.wilds) - len(self.anys)

    def makes_three_sets(self) -> bool:
        """Look for an arrangement that wins and keep it; return whether there is one."""
        anys = len(self.anys)
        most = len(self.wilds) + anys
        near: list[int] = []
        for i in range(len(SIZES)):
            fits = self.fits[i]
            missing = self.missing(i)
            # Any-colour wilds alone do not make a set (DL-32).
            if missing <= most and missing - fits <= anys and (fits > 0 or self.fixed[i] > 0):
                near.append(i)
        for x in range(len(near)):
            for y in range(x):
                both = self.missing(near[x]) + self.missing(near[y])
                if both > most:
                    continue
                for z in range(y):
                    if both + self.missing(near[z]) <= most and self.fills([near[x], near[y], near[z]]):
                        return True
        return False

    def fills(self, goal: list[int]) -> bool:
        """Share out the wilds among three colours: first those that fit one of them, then those that fit two."""
        lacks = [self.missing(i) for i in goal]
        wanted: list[list[Card]] = [[], [], []]
        marks = [COLOURS[i].mark for i in goal]
        for fitting in (1, 2):
            for wild in self.wilds:
                first = -1
                second = -1
                for k in range(3):
                    if wild.marks & marks[k]:
                        if first < 0:
                            first = k
                        else:
                            second = k
                if first < 0 or (1 if second < 0 else 2) != fitting:
                    continue
                k = second if second >= 0 and lacks[second] > lacks[first] else first
                if lacks[k] > 0:
                    lacks[k] = lacks[k] - 1
                    wanted[k].append(wild)
        if lacks[0] + lacks[1] + lacks[2] > len(self.anys):
            return False
        for k in range(3):
            if lacks[k] == SIZES[goal[k]]:
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
    """A play on the way to a win: the card it uses, and the properties that it brings and costs."""

    __slots__ = ("card", "cost", "given_from", "other", "source", "uses")

    def __init__(self, uses: Card, other: Player | None, source: PropertySet | None, card: Card | None) -> None:
        self.uses: Final = uses
        self.other: Final = other
        """Whose property it takes; nobody's if it is laid from the hand."""
        self.source: Final = source
        self.card: Final = card
        """The property that it brings; None if it brings the whole source."""
        self.given_from: PropertySet | None = None
        self.cost: Card | None = None

    def collides_with(self, other: Step) -> bool:
        """Whether both would take the same card, or give the same one."""
        if self.cost is not None and self.cost is other.cost:
            return True
        if self.source is None or self.source is not other.source:
            return False
        return self.card is None or other.card is None or self.card is other.card

    def action(self, player: Player) -> AnyAction:
        """Return the play as an action."""
        other, source, card = self.other, self.source, self.card
        if other is None or source is None:
            return actions.LAY[self.uses.index][0]
        where = name_set(other.sets, source)
        if card is None:
            return attacks.DealBreaker(other.seat, where)
        given_from, given = self.given_from, self.cost
        if given_from is None or given is None:
            return attacks.SlyDeal(other.seat, where, card)
        return attacks.ForcedDeal(other.seat, where, card, name_set(player.sets, given_from), given)


@final
class WinSearch:
    """A search through combinations of a turn's plays that could lead to three full sets, up to a limit."""

    __slots__ = ("chosen", "game", "hoard", "player", "steps", "tries")

    def __init__(self, game: Deal, player: Player, hoard: Hoard) -> None:
        self.game: Final = game
        self.player: Final = player
        self.hoard: Final = hoard
        self.steps: Final[list[Step]] = []
        self.chosen: Final[list[Step]] = []
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
                self.steps.append(Step(card, None, None, card))

    def is_useful(self, card: Card) -> bool:
        """Whether a card can be part of a set that is not yet full without wilds."""
        return card.is_wild or self.hoard.missing(card.colours[0].index) > 0

    def add_breakers(self) -> None:
        """Add taking each full set."""
        for other in self.game.others(self.player.seat):
            for theirs in other.sets:
                if theirs.is_full:
                    self.steps.append(Step(DEAL_BREAKER, other, theirs, None))

    def add_slies(self) -> None:
        """Add taking each useful card."""
        for other in self.game.others(self.player.seat):
            for theirs in other.sets:
                if not theirs.is_full:
                    for card in distinct(theirs.cards):
                        if self.is_useful(card):
                            self.steps.append(Step(SLY_DEAL, other, theirs, card))

    def add_swaps(self) -> None:
        """Add swapping each useful card for one of the player's own."""
        for own in self.player.sets:
            if not own.is_full or self.game.agreed.may_swap_own_full:
                for given in distinct(own.cards):
                    self.add_swaps_for(own, given)

    def add_swaps_for(self, own: PropertySet, given: Card) -> None:
        """Add swapping each useful card for this one."""
        for other in self.game.others(self.player.seat):
            for theirs in other.sets:
                if not theirs.is_full or self.game.agreed.may_swap_their_full:
                    for card in distinct(theirs.cards):
                        if self.is_useful(card):
                            step = Step(FORCED_DEAL, other, theirs, card)
                            step.given_from = own
                            step.cost = given
                            self.steps.append(step)

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
        if not self.chosen:
            return True
        used = 0
        for other in self.chosen:
            if other.uses is step.uses:
                used += 1
            if other.collides_with(step):
                return False
        return used == 0 or used < self.player.hand.count(step.uses)

    def take(self, step: Step) -> None:
        """Count what a step brings and costs."""
        self.chosen.append(step)
        if step.card is not None:
            self.hoard.add(step.card)
        elif step.source is not None:
            for card in step.source.cards:
                self.hoard.add(card)
        if step.cost is not None:
            self.hoard.remove(step.cost)

    def undo(self, step: Step) -> None:
        """Undo the count of a step."""
        self.chosen.pop()
        if step.card is not None:
            self.hoard.remove(step.card)
        elif step.source is not None:
            for card in step.source.cards:
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
        return first.action(self.player)
