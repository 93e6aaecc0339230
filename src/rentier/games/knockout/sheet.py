"""The score sheet of a game on a real board: turn order, cash, what lies where, and the way back from a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, IllegalAction
from rentier.core.reading import Fields

from .board import BOARD, NOWHERE, Space
from .data import BAIL, POT, UNIT
from .scoring import (
    BONUS,
    CHANCE,
    HOUSE,
    LEFT,
    NOBODY,
    PARKING,
    PROPERTY,
    RAILROADS,
    TAXES,
    RoundScore,
    Step,
    score_round,
)
from .state import MOST_TEAMS, TOKENS_EACH

if TYPE_CHECKING:
    from . import shapes

FEWEST: Final = 2
LONGEST_NAME: Final = 24
MOST_STEPS_BACK: Final = 500
MOST_CASH: Final = 1_000_000_000
KIND: Final = "knockout-score"

EVENTS: Final[dict[str, str]] = {
    PROPERTY: "collected",
    BONUS: "got-bonus",
    HOUSE: "doubled",
    TAXES: "paid-tax",
    PARKING: "took-parking",
    LEFT: "parking-left",
}
"""By the kind of a step: the event that tells it in a game."""


@final
@dataclass(frozen=True)
class State:
    """Everything that changes while a game is scored; a player may be a team."""

    round: int
    order: tuple[int, ...]
    pot: int
    cash: tuple[int, ...]
    lying: tuple[tuple[int, ...] | None, ...]
    """The spaces that each player's tokens are on, NOWHERE for a token that is on none; None before they are known."""

    def to_dict(self) -> dict[str, object]:
        """Return the state, ready for JSON, with spaces by their codes."""
        return {
            "round": self.round,
            "order": list(self.order),
            "pot": self.pot,
            "cash": list(self.cash),
            "lying": [None if own is None else [_code(index) for index in own] for own in self.lying],
        }


@final
@dataclass
class Sheet:
    """A game on a real board."""

    names: list[str]
    now: State
    past: list[State] = field(default_factory=list)
    """The states before each change, the last one last."""

    @classmethod
    def begin(cls, names: Sequence[str]) -> Sheet:
        """Begin a game; the players are named in the turn order of the first round (KO-2, KO-3)."""
        count = check_count(len(names))
        return cls(list(names), State(1, tuple(range(count)), POT, (0,) * count, (None,) * count))

    @property
    def players(self) -> int:
        """Return how many players, or teams, there are."""
        return len(self.names)

    @property
    def is_over(self) -> bool:
        """Whether every round has been scored (KO-4)."""
        return self.now.round > self.players

    @property
    def winners(self) -> list[int]:
        """List who has the most cash (KO-4)."""
        most = max(self.now.cash)
        return [player for player in range(self.players) if self.now.cash[player] == most]

    @property
    def awaited(self) -> int:
        """Return the next player whose tokens are not known yet, from the top of the turn order; NOBODY if all are."""
        for player in self.now.order:
            if self.now.lying[player] is None:
                return player
        return NOBODY

    def lay(self, player: int, spaces: Sequence[int]) -> None:
        """Note what a player's tokens are on; those that are not named are on nothing."""
        if len(spaces) > TOKENS_EACH:
            raise BadInput("score-too-many", {"given": len(spaces), "most": TOKENS_EACH}, "KO-1")
        own = (*spaces, *(NOWHERE,) * (TOKENS_EACH - len(spaces)))
        lying = tuple(own if at == player else there for at, there in enumerate(self.now.lying))
        self._change(self.now.round, self.now.order, self.now.pot, self.now.cash, lying)

    def pay(self, player: int) -> None:
        """Pay 100 to Free Parking, for jail or for a second chance (KO-12, KO-40)."""
        cash = list(self.now.cash)
        if cash[player] < BAIL:
            details: dict[str, object] = {"name": self.names[player], "cash": cash[player], "amount": BAIL}
            raise IllegalAction("score-no-cash", details, "KO-12")
        cash[player] -= BAIL
        self._change(self.now.round, self.now.order, self.now.pot + BAIL, tuple(cash), self.now.lying)

    def riders(self) -> list[int]:
        """List the players with tokens on a railroad, in turn order, once for each token (KO-21)."""
        return [player for player in self.now.order for space in self.now.lying[player] or () if space in RAILROADS]

    def has_chance(self) -> bool:
        """Whether a token lies on Chance (KO-20)."""
        return any(CHANCE in (own or ()) for own in self.now.lying)

    def check_ride(self, space: Space) -> None:
        """Refuse a space to which a railroad does not lead (KO-21)."""
        if not space.is_property:
            raise IllegalAction("knockout-no-property", {"space": space.code}, "KO-21")
        if any(space.index in (own or ()) for own in self.now.lying):
            raise IllegalAction("knockout-occupied", {"space": space.code}, "KO-21")

    def ride(self, player: int, space: Space) -> None:
        """Move one token of a player from a railroad to a property (KO-21)."""
        self.check_ride(space)
        own = list(self.now.lying[player] or ())
        own[next(at for at, there in enumerate(own) if there in RAILROADS)] = space.index
        self.lay(player, own)

    def score(self, doubled: Sequence[int]) -> RoundScore:
        """Score the round as far as the choices for Houses go, changing nothing."""
        tokens = tuple(own or () for own in self.now.lying)
        return score_round(self.now.order, tokens, tuple(doubled), self.now.pot)

    def book(self, found: RoundScore) -> int:
        """Book what a round brought and prepare the next; return what the bank put on Free Parking."""
        was = self.now
        cash = tuple(old + gain for old, gain in zip(was.cash, found.gains, strict=True))
        if was.round == self.players:
            self._change(was.round + 1, was.order, found.pot, cash, was.lying)
            return 0
        laid = 0 if found.pot else POT
        nobody: tuple[tuple[int, ...] | None, ...] = (None,) * self.players
        self._change(was.round + 1, (*was.order[1:], was.order[0]), found.pot + laid, cash, nobody)
        return laid

    def undo(self) -> bool:
        """Take back the last change; return whether there was one."""
        if not self.past:
            return False
        self.now = self.past.pop()
        return True

    def _change(
        self,
        number: int,
        order: tuple[int, ...],
        pot: int,
        cash: tuple[int, ...],
        lying: tuple[tuple[int, ...] | None, ...],
    ) -> None:
        self.past = [*self.past[1 - MOST_STEPS_BACK :], self.now]
        self.now = State(number, order, pot, cash, lying)

    def to_dict(self) -> dict[str, object]:
        """Return the sheet, ready for JSON."""
        past = [state.to_dict() for state in self.past]
        return {"rentier": KIND, "names": list(self.names), **self.now.to_dict(), "past": past}

    @classmethod
    def from_dict(cls, data: object) -> Sheet:
        """Read a sheet, and refuse what cannot be one."""
        fields = Fields(data, "position")
        fields.only(("rentier", "names", "round", "order", "pot", "cash", "lying", "past"))
        fields.choice("rentier", (KIND,))
        names = fields.texts("names")
        check_count(len(names))
        for i, name in enumerate(names):
            if len(name) > LONGEST_NAME:
                raise fields.refuse(f"names[{i}]", "field-longest", {"most": LONGEST_NAME})
        past = [_read_state(inner, len(names)) for inner in fields.inners("past")]
        return cls(names, _read_state(fields, len(names)), past)


def seen_step(step: Step) -> shapes.StepShown:
    """Return a step as everybody sees its event in a game, with players in place of seats."""
    seen: shapes.StepShown = {"event": EVENTS[step.kind], "amount": step.amount, "count": step.count}
    if step.team != NOBODY:
        seen["seats"] = [step.team]
    if step.space is not None:
        seen["space"] = step.space.code
    if step.group is not None:
        seen["group"] = step.group.name
    return seen


def check_count(count: int) -> int:
    """Return the number of players or teams if that many can play (KO-1)."""
    if not FEWEST <= count <= MOST_TEAMS:
        raise BadInput("score-players", {"given": count, "fewest": FEWEST, "most": MOST_TEAMS}, "KO-1")
    return count


def _read_state(fields: Fields, players: int) -> State:
    order = fields.seats("order", range(players))
    if len(order) != players:
        raise fields.refuse("order", "field-length", {"length": players})
    cash = fields.numbers("cash", 0, MOST_CASH, players)
    pot = fields.amount("pot", 0, MOST_CASH, UNIT)
    for i, amount in enumerate(cash):
        if amount % UNIT:
            raise fields.refuse(f"cash[{i}]", "field-multiple", {"unit": UNIT})
    lying = tuple([_read_own(entry, fields, f"lying[{i}]") for i, entry in enumerate(fields.entries("lying", players))])
    return State(fields.number("round", 1, players + 1), tuple(order), pot, tuple(cash), lying)


def _read_own(entry: object, fields: Fields, path: str) -> tuple[int, ...] | None:
    if entry is None:
        return None
    if not isinstance(entry, list) or len(entry) != TOKENS_EACH:
        raise fields.refuse(path, "field-length", {"length": TOKENS_EACH})
    own: list[int] = []
    for i, code in enumerate(entry):
        if not isinstance(code, str) or (code and code not in BOARD.by_code):
            raise fields.refuse(f"{path}[{i}]", "field-code", {"kind": "space"})
        own.append(BOARD.by_code[code].index if code else NOWHERE)
    return tuple(own)


def _code(index: int) -> str:
    return BOARD.spaces[index].code if index >= 0 else ""
