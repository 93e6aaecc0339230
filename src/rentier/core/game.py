"""The contract that every game keeps: what it waits for, what may be done, and what each seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Self, cast, final

from .actions import Action, AnyAction
from .copying import copied_fields
from .decisions import AnyDecision, Form
from .dice import Dice, read_seed
from .errors import BadInput, IllegalAction, shown
from .events import Event, Statistic
from .moments import Moment
from .native import mypyc_attr
from .options import Options
from .packing import pack
from .stakes import Stake, gravest_first

if TYPE_CHECKING:
    from .registry import Edition

SCHEMA: Final = 1
"""The version of the JSON shape of positions and records."""

BASE_FIELDS: Final = (
    "schema",
    "edition",
    "rules_version",
    "seats",
    "options",
    "dice",
    "over",
    "winners",
    "ending",
    "stack",
)
"""What every position has; the rest is the edition's own."""

Drawing = Callable[["Game", int | None], str]

_drawings: Final[list[Drawing]] = []


def set_drawing(drawing: Drawing) -> None:
    """Set how a game becomes the text of `str(game)`."""
    _drawings.clear()
    _drawings.append(drawing)


@final
class Move:
    """An action that was played, and the one before it: histories share their past, so copying one costs nothing."""

    __slots__ = ("action", "before", "seat")

    def __init__(self, before: Move | None, seat: int, action: AnyAction) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.action: Final = action

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.action}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: a stack of decisions on top of the state that a subclass holds."""

    def __init__(self, edition: Edition, seats: int, options: Options, dice: Dice, events: bool) -> None:
        self.edition = edition
        self.seats = seats
        self.options = options
        self.dice = dice
        self.stack: list[AnyDecision] = []
        self.events: list[Event] | None = [] if events else None
        self.winners: tuple[int, ...] = ()
        self.over = False
        self.ending = ""
        """How the game ended, in a word of the edition, for statistics; empty if it does not say."""
        self.opening: tuple[Event, ...] = ()
        """The events of setting up the game; none for a game that was loaded or redealt."""
        self.last: Move | None = None
        self.origin: dict[str, object] | None = None
        """What a record begins with: the seed, or the position that was loaded; None after a redeal."""

    @property
    def awaiting(self) -> tuple[int, ...]:
        """Return the seats that the game waits for, in the order in which to ask them; none once it is over."""
        if self.over:
            return ()
        return self.stack[-1].awaiting(self)

    def actions(self, seat: object) -> list[AnyAction]:
        """List what that seat may do now: the menu."""
        place = self.check_seat(seat)
        if self.over:
            return []
        menu = self.stack[-1].actions(self, place)
        self.add_standing(place, menu)
        return menu

    def forms(self, seat: object) -> list[Form]:
        """List the open-ended actions of that seat with their bounds."""
        place = self.check_seat(seat)
        if self.over:
            return []
        return [*self.stack[-1].forms(self, place), *self.standing_forms(place)]

    def add_standing(self, seat: int, menu: list[AnyAction]) -> None:
        """Add to the menu what that seat may do whatever is being asked; most games have no such actions."""

    def standing_forms(self, seat: int) -> list[Form]:
        """List what that seat may do at any moment, whatever is being asked; most games have no such actions."""
        return []

    def fits_standing(self, seat: int, action: AnyAction) -> bool:
        """Whether an action is one of the standing ones, or fits one of their forms."""
        return False

    def is_in(self, seat: int) -> bool:
        """Whether a seat still plays; an edition in which players go out says which do."""
        return True

    def default_action(self, seat: object) -> AnyAction | None:
        """Return what is done for a seat that does not answer in time; None if no action just lets things be."""
        for action in self.actions(seat):
            if action.rests:
                return action
        return None

    def stakes(self, seat: object, action: object) -> tuple[Stake, ...]:
        """Return what follows from an action (or its text or dict) as far as the seat may know, the gravest first.

        An action that may not be done now is refused as in `play`. Nothing changes.
        """
        place = self.check_seat(seat)
        return gravest_first(self.stakes_of(place, self._choose(place, action)))

    def stakes_of(self, seat: int, action: AnyAction) -> list[Stake]:
        """List what follows from an action that may be done; nothing if the edition does not say."""
        return []

    def play(self, seat: object, action: object) -> list[Event]:
        """Check an action (or its text or dict), do it and return the events; if it is refused, nothing changes."""
        place = self.check_seat(seat)
        chosen = self._choose(place, action)
        if self.events is not None:
            self.events = []
        self.apply(place, chosen)
        return [] if self.events is None else self.events

    def apply(self, seat: int, action: AnyAction) -> None:
        """Do an action that is known to be legal, for instance one from the menu."""
        self.last = Move(self.last, seat, action)
        action.apply(self, seat)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody must be asked or the game is over."""
        while not self.over and self.stack[-1].resume(self):
            pass

    def _choose(self, seat: int, given: object) -> AnyAction:
        """Return what is to be done, as an action of this game's own edition; raise the reason if it may not be done.

        An action object that is not in the menu is read from its text: it may belong to another edition.
        """
        is_object = isinstance(given, Action)
        if not is_object:
            given = self.edition.read_action(given)
        if self.over:
            raise IllegalAction("game-over")
        decision = self.stack[-1]
        menu = decision.actions(self, seat)
        for possible in menu:
            if possible is given:
                return possible
        text = str(given)
        for possible in menu:
            if str(possible) == text:
                return possible
        chosen = self.edition.read_action(text) if is_object else given
        assert isinstance(chosen, Action)
        if not (decision.fits(self, seat, chosen) or self.fits_standing(seat, chosen)):
            raise decision.refusal(self, seat, chosen)
        return chosen

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Return the error that says why a seat may not do now what neither menu nor forms allow."""
        return IllegalAction("not-possible-now", {"action": str(action)})

    def check_seat(self, seat: object) -> int:
        """Return the number of a seat at this table; refuse anything else."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return seat
        raise BadInput("bad-seat", {"given": shown(seat), "highest": self.seats - 1})

    def top(self) -> AnyDecision:
        """Return the decision that is being asked."""
        return self.stack[-1]

    def push(self, decision: AnyDecision) -> None:
        """Put a decision on top of everything that is pending."""
        self.stack.append(decision)

    def pop(self) -> AnyDecision:
        """Take off and return the decision that is done."""
        return self.stack.pop()

    def replace(self, decision: AnyDecision) -> None:
        """Replace the decision that is being asked."""
        self.stack[-1] = decision

    def finish(self, winners: tuple[int, ...], ending: str = "") -> None:
        """End the game."""
        self.winners = winners
        self.ending = ending
        self.over = True
        self.stack.clear()

    @property
    def scores(self) -> tuple[int, ...]:
        """Return what each seat has, by the measure that the edition ranks by."""
        raise NotImplementedError

    def wealth(self, seat: object) -> int:
        """Return everything that a seat has; its score if the edition does not say."""
        return self.wealth_of(self.check_seat(seat))

    def wealth_of(self, seat: int) -> int:
        """Add up everything that a seat has."""
        return self.scores[seat]

    def statistics(self, event: Event) -> list[Statistic]:
        """List what an event adds to the story of the game, seat by seat."""
        return []

    def moments(self, before: Game, events: Sequence[Event]) -> list[Moment]:
        """List what people may remember of a step, from the game before it and the events of the step."""
        return []

    def expected(self, table: str) -> float | None:
        """Return the amount in a table that chance would bring on average; None if that means nothing."""
        return None

    def time_limit(self) -> int | None:
        """Return after how many minutes time is to be called; None if nothing was agreed."""
        return None

    def view(self, seat: object) -> dict[str, object]:
        """Return everything that this seat (None: a spectator) may know, ready for JSON."""
        return cast("dict[str, object]", self.seen_from(None if seat is None else self.check_seat(seat)))

    def views(self, seats: Sequence[object]) -> list[dict[str, object]]:
        """Return the views of several seats, each as `view` returns it.

        They may share what all of these seats may know: nothing inside them may be changed.
        """
        places = [None if seat is None else self.check_seat(seat) for seat in seats]
        return [dict(view) for view in self.seen_from_each(places)]

    def show(self, seat: object = None) -> str:
        """Return the table as text, as this seat (None: a spectator) may see it."""
        shown_to = None if seat is None else self.check_seat(seat)
        return _drawings[0](self, shown_to) if _drawings else repr(self)

    def __str__(self) -> str:
        """Show the table as a spectator sees it."""
        return self.show()

    def __repr__(self) -> str:
        """Show how far the game has come, in one line."""
        name = type(self).__name__
        if self.over:
            won = ", ".join([str(seat) for seat in self.winners])
            return f"<{name}: {self.seats} seats, turn {self.turns_taken()}, won by {won}>"
        awaited = ", ".join([str(seat) for seat in self.awaiting]) if self.stack else "nobody"
        return f"<{name}: {self.seats} seats, turn {self.turns_taken()}, awaiting {awaited}>"

    def bared(self) -> Mapping[str, object]:
        """Return what no seat knows, for looking at the game once it is over; most games have nothing like that."""
        return {}

    def redeal(self, seat: object, seed: object) -> Self:
        """Return the same game as far as this seat knows, with everything hidden drawn afresh from the seed."""
        place = self.check_seat(seat)
        other = self.copy()
        other.origin = None
        other.opening = ()
        other.last = None
        other.dice = Dice(read_seed(seed))
        other.deal_anew(place)
        return other

    def seen_from(self, seat: int | None) -> Mapping[str, object]:
        """Build the view of a seat, field by field."""
        raise NotImplementedError

    def seen_from_each(self, seats: list[int | None]) -> Sequence[Mapping[str, object]]:
        """Build the views of several seats; an edition may build only once what all of them see alike."""
        return [self.seen_from(seat) for seat in seats]

    def deal_anew(self, seat: int) -> None:
        """Draw afresh everything that the seat cannot know, from only what it knows and the dice."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent game in the same state."""
        raise NotImplementedError

    def state(self) -> dict[str, object]:
        """Return the part of a position that is the subclass's own."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """Count everything that can neither appear nor vanish, kind by kind."""
        raise NotImplementedError

    def turns_taken(self) -> int:
        """Return how many turns have begun, for statistics."""
        raise NotImplementedError

    def share(self, other: Game) -> None:
        """Give a copy that is being made what every game has."""
        other.stack = self.stack[:]
        other.winners = self.winners
        other.over = self.over
        other.ending = self.ending
        other.opening = self.opening
        other.last = self.last
        other.origin = self.origin

    def position(self) -> dict[str, object]:
        """Return the whole state, ready for JSON; `rentier.load` takes it back."""
        return {
            "schema": SCHEMA,
            "edition": self.edition.name,
            "rules_version": self.edition.rules_version,
            "seats": self.seats,
            "options": dict(self.options.values),
            "dice": {"seed": self.dice.seed.hex(), "drawn": self.dice.drawn},
            "over": self.over,
            "winners": list(self.winners),
            "ending": self.ending,
            "stack": [decision.data() for decision in self.stack],
            **self.state(),
        }

    def packed(self) -> str:
        """Return the whole state as a text short enough for a link; `rentier.load` takes it back."""
        return pack(self.edition, self.position())

    def moves(self) -> list[Move]:
        """List what was played since the beginning."""
        moves: list[Move] = []
        move = self.last
        while move is not None:
            moves.append(move)
            move = move.before
        moves.reverse()
        return moves

    def record(self) -> dict[str, object]:
        """Return everything that is needed to play this game again, ready for JSON; `rentier.replay` does so."""
        if self.origin is None:
            raise BadInput("redealt-no-record")
        return {
            "schema": SCHEMA,
            "edition": self.edition.name,
            "rules_version": self.edition.rules_version,
            "seats": self.seats,
            "options": dict(self.options.values),
            **copied_fields(self.origin),
            "actions": [[move.seat, str(move.action)] for move in self.moves()],
            "over": self.over,
            "winners": list(self.winners),
        }
