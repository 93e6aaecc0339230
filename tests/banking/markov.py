"""How often a player who only walks the board of Banking lands on each space, by a Markov chain.

Written only from the rules and the facts: it imports nothing of the game and reads none of its data, so that the two
can be compared.

A step of the chain is one roll. The state before it is where the walker stands and how many doubles the turn has had
already (0, 1, 2), or, in jail, how many turns there have failed (0, 1, 2): 39 × 3 + 3 states, as nobody stands on Go to
Jail. The walker buys and owns nothing, so money decides nothing.

Jail (EB-75 … EB-77): the walker always rolls, and never pays early or uses a card. After a first or second turn without
a double the walker stays; after the third, they pay and move by that roll. A double that frees brings no further roll.

Cards: those of the French deck that move. The walker pays the fine of the card that offers Chance instead. Each draw is
assumed to be any card of the pile, equally likely, whatever was drawn before. Real piles keep one order until the end,
but over many shuffles this makes no difference that two million landings would show. A pile has 15 cards to draw: the
one that gets out of jail stays with the walker for good once it is drawn, and only until then are there 16.
"""

from collections import defaultdict
from fractions import Fraction

SPACES = 40
GO, MEDITERRANEAN, JAIL, ST_CHARLES, PENNSYLVANIA_RAILROAD = 0, 1, 10, 11, 15
ILLINOIS, GO_TO_JAIL, BOARDWALK = 24, 30, 39
CHANCE = (7, 22, 36)
CHEST = (2, 17, 33)

CHANCE_TO = (GO, BOARDWALK, ILLINOIS, ST_CHARLES, PENNSYLVANIA_RAILROAD)
CHANCE_BACK = 3
CHEST_TO = (GO, MEDITERRANEAN)

ROLLS = [(first + second, first == second) for first in range(1, 7) for second in range(1, 7)]

IN_JAIL = -1
"""The place of a walker who is in jail and not just visiting."""

State = tuple[int, int]
"""The space and the doubles of this turn, or `IN_JAIL` and the turns that have failed."""


def rests(space: int, cards: int) -> dict[int, Fraction]:
    """Return where a walker who steps on the space comes to rest after all cards, and how likely that is."""
    if space == GO_TO_JAIL:
        return {IN_JAIL: Fraction(1)}
    if space not in CHANCE and space not in CHEST:
        return {space: Fraction(1)}
    ends: defaultdict[int, Fraction] = defaultdict(Fraction)
    one = Fraction(1, cards)
    ends[IN_JAIL] += one
    targets = CHANCE_TO if space in CHANCE else CHEST_TO
    for target in targets:
        ends[target] += one
    moving = 1 + len(targets)
    if space in CHANCE:
        # From the last Chance this is Community Chest, where another card is drawn.
        for end, share in rests(space - CHANCE_BACK, cards).items():
            ends[end] += one * share
        moving += 1
    ends[space] += 1 - one * moving
    return dict(ends)


def walk(space: int, total: int, doubles: int, cards: int) -> list[tuple[State, Fraction]]:
    """Return the states after walking the total; `doubles` are those of a turn that goes on, 0 if it ends."""
    ends = rests((space + total) % SPACES, cards)
    return [((end, 0 if end == IN_JAIL else doubles), share) for end, share in ends.items()]


def roll(state: State, total: int, is_double: bool, cards: int) -> list[tuple[State, Fraction]]:
    """Return the states that one roll leads to, with their shares."""
    space, count = state
    if space == IN_JAIL:
        if is_double or count == 2:
            return walk(JAIL, total, 0, cards)
        return [((IN_JAIL, count + 1), Fraction(1))]
    if is_double and count == 2:
        return [((IN_JAIL, 0), Fraction(1))]
    return walk(space, total, count + 1 if is_double else 0, cards)


def transitions(cards: int) -> dict[State, list[tuple[State, float]]]:
    """Return, for each state that can be reached from the start, where a roll leads and how likely that is."""
    found: dict[State, list[tuple[State, float]]] = {}
    waiting: list[State] = [(GO, 0)]
    while waiting:
        state = waiting.pop()
        if state in found:
            continue
        row: defaultdict[State, Fraction] = defaultdict(Fraction)
        for total, is_double in ROLLS:
            for after, share in roll(state, total, is_double, cards):
                row[after] += share / len(ROLLS)
        found[state] = [(after, float(share)) for after, share in row.items()]
        waiting += row
    return found


def long_run(chain: dict[State, list[tuple[State, float]]], exactness: float = 1e-13) -> dict[State, float]:
    """Return the share of rolls before which the walker is in each state, by rolling until it no longer changes."""
    shares = dict.fromkeys(chain, 1 / len(chain))
    while True:
        after = dict.fromkeys(chain, 0.0)
        for state, row in chain.items():
            for to, share in row:
                after[to] += shares[state] * share
        if sum(abs(after[state] - shares[state]) for state in chain) < exactness:
            return after
        shares = after


def landing_frequencies(cards: int = 15) -> list[float]:
    """Return the share of landings that end on each space.

    A landing is a roll that moves the token or sends it to jail, and counts for the space where it comes to rest when
    all cards are done: none for Go to Jail, and for Chance and Community Chest only those whose card moves nobody.
    Jail counts its visitors and those sent there. A roll that fails to leave jail is not a landing.

    `cards` is how many a pile has to draw: 16 if a card that gets out of jail goes back at once.
    """
    chain = transitions(cards)
    landings = [0.0] * SPACES
    for state, share in long_run(chain).items():
        for (space, count), likely in chain[state]:
            if space != IN_JAIL:
                landings[space] += share * likely
            elif count == 0:
                landings[JAIL] += share * likely
    total = sum(landings)
    return [landing / total for landing in landings]
