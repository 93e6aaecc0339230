"""What the end of a round brings: a pure function from where the tokens lie to who gets what, step by step.

It scores the rulebook's own example as the rules require (KO-50). Nothing here knows about slides or a game in
progress, so it also scores a round on a board of wood and cardboard.
"""

from __future__ import annotations

from typing import Final, final

from rentier.core.errors import IllegalAction

from .board import BOARD, NOWHERE, Group, Space
from .data import TAX, UNIT

PROPERTY: Final = "property"
BONUS: Final = "bonus"
HOUSE: Final = "house"
TAXES: Final = "tax"
PARKING: Final = "parking"
LEFT: Final = "left"

NOBODY: Final = -1
"""In place of a team: all choices are made, or nobody takes what is left on Free Parking."""

CHANCE: Final = BOARD.of_kind("chance")[0].index
JAIL: Final = BOARD.of_kind("go-to-jail")[0].index
FREE_PARKING: Final = BOARD.of_kind("free-parking")[0].index
LUXURY_TAX: Final = BOARD.of_kind("luxury-tax")[0].index
HOUSES: Final = (BOARD.of_kind("house")[0].index, BOARD.of_kind("house")[1].index)
RAILROADS: Final = (BOARD.of_kind("railroad")[0].index, BOARD.of_kind("railroad")[1].index)


@final
class Step:
    """One thing that the end of a round brings: what kind, to whom, how much, and for what.

    A team gets the amount; with `tax` the team pays it, and with `left` nobody takes it. `space` is set for a property
    and a House, `group` for a bonus, and `count` is how many properties are taxed or how many tokens lie on Free
    Parking.
    """

    __slots__ = ("amount", "count", "group", "kind", "space", "team")

    def __init__(
        self, kind: str, team: int, amount: int, space: Space | None = None, group: Group | None = None, count: int = 0
    ) -> None:
        self.kind: Final = kind
        self.team: Final = team
        self.amount: Final = amount
        self.space: Final = space
        self.group: Final = group
        self.count: Final = count

    def __repr__(self) -> str:
        return f"<{self.kind} {self.team} {self.amount}>"


@final
class RoundScore:
    """What a round brings, as far as the choices for the House are made (KO-22 … KO-26)."""

    __slots__ = ("asked", "choices", "gains", "pot", "steps")

    def __init__(self, steps: list[Step], gains: list[int], pot: int, asked: int, choices: list[Space]) -> None:
        self.steps: Final = tuple(steps)
        self.gains: Final = tuple(gains)
        """How much more, or less, each team has than before."""
        self.pot: Final = pot
        """What lies on Free Parking afterwards, before any new cash is put there (KO-31)."""
        self.asked: Final = asked
        """The first team that has to say which property its House doubles; the steps end there."""
        self.choices: Final = tuple(choices)
        """The properties from which that team chooses (KO-24)."""

    @property
    def is_complete(self) -> bool:
        """Whether the round is scored to the end."""
        return self.asked == NOBODY


def score_round(
    order: tuple[int, ...], tokens: tuple[tuple[int, ...], ...], doubled: tuple[int, ...], pot: int
) -> RoundScore:
    """Do steps 3 and 4 of the end of a round, as far as the choices go (KO-22 … KO-26).

    `order` names the teams from the top of the turn order. `tokens` has, for each team, the indices of the spaces that
    its tokens are on, NOWHERE for one that is on none. `doubled` has, for each team, the property that its House
    doubles, NOWHERE if nothing is chosen yet. `pot` is what lies on Free Parking.
    """
    steps: list[Step] = []
    gains = [0] * len(tokens)
    taken = 0
    for team in order:
        own = collected_by(tokens[team], taken)
        for space in own:
            taken |= 1 << space.index
            steps.append(Step(PROPERTY, team, space.value, space))
            gains[team] += space.value
        for group in complete_groups(own):
            steps.append(Step(BONUS, team, group.bonus, None, group))
            gains[team] += group.bonus
        if own and (HOUSES[0] in tokens[team] or HOUSES[1] in tokens[team]):
            chosen = _chosen_house(own, doubled[team])
            if chosen is None:
                return RoundScore(steps, gains, pot, team, own)
            steps.append(Step(HOUSE, team, chosen.value, chosen))
            gains[team] += chosen.value
        if own and LUXURY_TAX in tokens[team]:
            tax = TAX * len(own)
            steps.append(Step(TAXES, team, tax, None, None, len(own)))
            gains[team] -= tax
            pot += tax
    pot = _share_parking(order, tokens, pot, steps, gains)
    return RoundScore(steps, gains, pot, NOBODY, [])


def collected_by(tokens: tuple[int, ...], taken: int) -> list[Space]:
    """List the properties that a team collects for, each once, except those in the set `taken` (KO-22)."""
    found: list[Space] = []
    for space in BOARD.properties:
        if space.index in tokens and not taken >> space.index & 1:
            found.append(space)
    return found


def complete_groups(own: list[Space]) -> list[Group]:
    """List the colours whose properties are all among these (KO-23)."""
    found: list[Group] = []
    for group in BOARD.groups:
        if len([space for space in own if space.group is group]) == len(group.spaces):
            found.append(group)
    return found


def _chosen_house(own: list[Space], choice: int) -> Space | None:
    """Return the property that a House doubles: the only one, the chosen one, or None before it is chosen (KO-24)."""
    if choice == NOWHERE:
        return own[0] if len(own) == 1 else None
    for space in own:
        if space.index == choice:
            return space
    raise IllegalAction("knockout-not-collected", {"space": BOARD.spaces[choice].code}, "KO-24")


def _share_parking(
    order: tuple[int, ...], tokens: tuple[tuple[int, ...], ...], pot: int, steps: list[Step], gains: list[int]
) -> int:
    """Share Free Parking among the teams with the most tokens there; return what stays (KO-26)."""
    counts = [there.count(FREE_PARKING) for there in tokens]
    share = parking_share(counts, pot)
    most = max(counts)
    for team in order:
        if most and counts[team] == most:
            steps.append(Step(PARKING, team, share, None, None, most))
            gains[team] += share
            pot -= share
    if pot:
        steps.append(Step(LEFT, NOBODY, pot))
    return pot


def parking_share(counts: list[int], pot: int) -> int:
    """Return what each team with the most tokens on Free Parking gets, from the tokens there by team (KO-26)."""
    most = max(counts)
    return pot // (UNIT * counts.count(most)) * UNIT if most else 0
