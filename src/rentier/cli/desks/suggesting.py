"""Slides to suggest in Knockout: where a token would bring something, and which token of another team to knock."""

from __future__ import annotations

from typing import Final, final

from rentier.games.knockout.board import BOARD, Group, Space
from rentier.games.knockout.scoring import FREE_PARKING, HOUSES, parking_share

from .aim import Aiming, Goal, Way
from .desk import View

MOST_STOPS: Final = 5
MOST_KNOCKS: Final = 3
CHANCE_WORTH: Final = 120
RIDE_WORTH: Final = 280
HOPE: Final = 6
"""With part of a set, each of its properties is worth the bonus divided by this."""


@final
class Suggestion:
    """One slide to suggest: to stop on a space, or to knock a token off it."""

    __slots__ = ("amount", "space", "token", "way", "worth")

    def __init__(self, space: str, token: int, amount: int, worth: float, way: Way) -> None:
        self.space: Final = space
        self.token: Final = token
        """The token to knock; -1 to stop there."""
        self.amount: Final = amount
        """What it would bring, or what the other team would lose."""
        self.worth: Final = worth
        self.way: Final = way


@final
class Suggesting:
    """The board through the eyes of one seat."""

    def __init__(self, view: View) -> None:
        self.aiming: Final = Aiming(view)
        self.order: Final[list[int]] = view["order"]
        self.team: Final[int] = view["seat"] % len(view["teams"])
        self.pot: Final[int] = view["pot"]
        self.on: Final[list[list[str]]] = [[token["on"] for token in team["tokens"]] for team in view["teams"]]
        self.tokens: Final[dict[int, str]] = {
            token["token"]: token["on"] for team in view["teams"] for token in team["tokens"] if token["place"]
        }

    def best(self) -> list[Suggestion]:
        """Return the best places to stop at and the best knocks, the most promising first."""
        stops = sorted(self._stops(), key=lambda it: -it.worth)[:MOST_STOPS]
        knocks = sorted(self._knocks(), key=lambda it: -it.worth)[:MOST_KNOCKS]
        return sorted([*stops, *knocks], key=lambda it: -it.worth)

    def worth_of(self, code: str, is_doubled: bool) -> float:
        """Return what a property is worth, to ride to or to double."""
        space = BOARD.by_code[code]
        return space.value if is_doubled else self._worth(space)[1]

    def _stops(self) -> list[Suggestion]:
        found: list[Suggestion] = []
        kinds: set[str] = set()
        for space in BOARD.spaces:
            amount, worth = self._worth(space)
            if worth > 0 and (space.is_property or space.kind not in kinds):
                way = self.aiming.find(Goal(space, -1, "exact", -1))
                if way is not None and way.is_clear:
                    kinds.add(space.kind)
                    found.append(Suggestion(space.code, -1, amount, worth, way))
        return found

    def _knocks(self) -> list[Suggestion]:
        found = []
        for token, code in self.tokens.items():
            owner = token // 4
            if owner == self.team or code == "none":
                continue
            loss = self._loss(BOARD.by_code[code], owner)
            if loss > 0:
                way = self.aiming.find(Goal(None, token, "hard", -1))
                if way is not None and way.is_clear:
                    found.append(Suggestion(code, token, loss, loss / 2, way))
        return found

    def _worth(self, space: Space) -> tuple[int, float]:
        """Return what stopping on a space would bring this round, and that plus what it promises."""
        if space.group is not None:
            if self.team in self._collectors(space):
                return 0, 0.0
            own = [it for it in space.group.spaces if self.team in self._collectors(it)]
            bonus = space.group.bonus if len(own) + 1 == len(space.group.spaces) else 0
            is_taken = any(self._is_before(team) for team in self._collectors(space))
            return (
                (0, 0.0) if is_taken else (space.value + bonus, space.value + (bonus or self._hope(space.group, own)))
            )
        if space.kind == "house":
            collected = [it.value for it in BOARD.properties if self.team in self._collectors(it)]
            has_house = any(BOARD.spaces[house].code in self.on[self.team] for house in HOUSES)
            amount = 0 if has_house else max(collected, default=0)
            return amount, float(amount)
        if space.kind == "free-parking":
            return self._parking()
        return 0, {"railroad": RIDE_WORTH, "chance": CHANCE_WORTH}.get(space.kind, 0.0)

    def _hope(self, group: Group, own: list[Space]) -> float:
        return len(own) * group.bonus / HOPE

    def _parking(self) -> tuple[int, float]:
        code = BOARD.spaces[FREE_PARKING].code
        counts = [there.count(code) for there in self.on]
        before = self._parked(counts)
        counts[self.team] += 1
        amount = self._parked(counts) - before
        return amount, amount * 0.7

    def _parked(self, counts: list[int]) -> int:
        """Return what the team would take from Free Parking with these tokens there."""
        return parking_share(counts, self.pot) if counts[self.team] == max(counts) else 0

    def _loss(self, space: Space, owner: int) -> int:
        """Return what another team would lose without its token on a space."""
        if space.group is not None:
            mates = [it for it in space.group.spaces if owner in self._collectors(it)]
            if space not in mates:
                return 0
            return space.value + (space.group.bonus if len(mates) == len(space.group.spaces) else 0)
        return self.pot if space.index == FREE_PARKING else 0

    def _collectors(self, space: Space) -> list[int]:
        """Return the team that would collect for a property now, if any."""
        return [team for team in self.order if space.code in self.on[team]][:1]

    def _is_before(self, team: int) -> bool:
        return self.order.index(team) < self.order.index(self.team)
