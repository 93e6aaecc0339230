"""The state of a game of Knockout: where the tokens are, the turn order, the cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from rentier.core.dice import Dice
from rentier.core.events import Event, Statistic
from rentier.core.game import Game

from . import moments, refusals, stakes, view
from .board import BOARD, NOWHERE
from .data import POT
from .options import KnockoutOptions
from .physics import Place
from .tally import statistics_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.errors import IllegalAction
    from rentier.core.moments import Moment
    from rentier.core.registry import Edition
    from rentier.core.stakes import Stake

    from . import shapes

TOKENS_EACH: Final = 4
MOST_TEAMS: Final = 4
COLOURS: Final = ("red", "yellow", "green", "blue")
"""The colours of the teams' tokens."""

HOME: Final = -2
IN_JAIL: Final = -3
OFF: Final = -4
"""In place of a space's index, along with NOWHERE: in front of its owner, on the In Jail card, off the board."""
ABSENT: Final[dict[int, str]] = {HOME: "home", IN_JAIL: "jail", OFF: "off"}


def count_teams(seats: int) -> int:
    """Return how many sets of tokens are in play: one each, or from five people on, one for two (KO-1)."""
    return seats if seats <= MOST_TEAMS else (seats + 1) // 2


def _mates(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each team; mates sit opposite each other (KO-1)."""
    teams = count_teams(seats)
    return tuple([tuple(range(team, seats, teams)) for team in range(teams)])


MATES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple([_mates(seats) for seats in range(2 * MOST_TEAMS + 1)])
"""By the number of seats: the seats of each team."""


@final
class Knockout(Game):
    """A game of Knockout; the rules that change it are in `rules`.

    The lists are never changed, only replaced, so copies share them.
    """

    def __init__(self, edition: Edition, seats: int, options: KnockoutOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events)
        self.agreed: Final = options
        self.mates: Final = MATES[seats]
        """The seats of each team."""
        self.teams: Final = len(self.mates)
        self.order: tuple[int, ...] = ()
        """The teams from the top of the turn order (KO-3)."""
        self.round: int = 1
        self.slid: int = 0
        """How many tokens were slid for the first time in this round."""
        self.pot: int = POT
        """What lies on Free Parking."""
        self.cash: list[int] = []
        """By team."""
        self.slides: list[int] = []
        """How many slides each team has made, which decides which of the mates is next (KO-1)."""
        self.places: list[Place | None] = []
        """By token: its place; None for one that is not on the board."""
        self.on: list[int] = []
        """By token: the space, NOWHERE below the spaces, or HOME, IN_JAIL, OFF."""

    def copy(self) -> Knockout:
        """Return an independent game in the same state."""
        other = Knockout(self.edition, self.seats, self.agreed, self.dice.copy(), self.events is not None)
        self.share(other)
        other.order = self.order
        other.round = self.round
        other.slid = self.slid
        other.pot = self.pot
        other.cash = self.cash
        other.slides = self.slides
        other.places = self.places
        other.on = self.on
        return other

    def begin_state(self) -> None:
        """Give everybody four tokens and no cash, and draw the turn order (KO-1 … KO-3)."""
        self.cash = [0] * self.teams
        self.slides = [0] * self.teams
        self.take_all_home()
        order = list(range(self.teams))
        self.dice.shuffle(order)
        self.order = tuple(order)

    def take_all_home(self) -> None:
        """Put all tokens in front of their owners (KO-30)."""
        self.places = [None] * (TOKENS_EACH * self.teams)
        self.on = [HOME] * (TOKENS_EACH * self.teams)

    def team_of(self, seat: int) -> int:
        """Return the team that a seat plays for."""
        return seat % self.teams

    def slider(self, team: int) -> int:
        """Return which member of a team makes its next slide: mates take turns (KO-1)."""
        mates = self.mates[team]
        return mates[self.slides[team] % len(mates)]

    def choosers(self, team: int) -> tuple[int, ...]:
        """Return the seats of a team, the one who slides next first: choices belong to the team (KO-1)."""
        mates = self.mates[team]
        if len(mates) == 1 or self.slides[team] % 2 == 0:
            return mates
        return (mates[1], mates[0])

    def seats_in_order(self) -> tuple[int, ...]:
        """Return all seats in turn order, mates together."""
        return tuple([seat for team in self.order for seat in self.mates[team]])

    def teams_in_order(self) -> tuple[list[int], ...]:
        """Return the members of each team, in turn order."""
        return tuple([list(self.mates[team]) for team in self.order])

    def spaces_of(self, team: int) -> tuple[int, ...]:
        """Return what each of a team's tokens is on."""
        return tuple(self.on[TOKENS_EACH * team : TOKENS_EACH * team + TOKENS_EACH])

    def put(self, token: int, on: int, place: Place | None) -> None:
        """Put one token somewhere else."""
        self.places = self.places[:]
        self.places[token] = place
        self.on = self.on[:]
        self.on[token] = on

    def earn(self, team: int, amount: int) -> None:
        """Give a team cash, or take it."""
        self.cash = self.cash[:]
        self.cash[team] += amount

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the cash of each seat, which mates share (KO-1, KO-4)."""
        return tuple([self.cash[seat % self.teams] for seat in range(self.seats)])

    def statistics(self, event: Event) -> list[Statistic]:
        """List where slides ended and what the rounds brought."""
        return statistics_of(event)

    def inventory(self) -> list[int]:
        """Count the tokens of each team, wherever they are."""
        counts = [0] * self.teams
        for token, on in enumerate(self.on):
            if (self.places[token] is not None) == (on >= NOWHERE):
                counts[token // TOKENS_EACH] += 1
        return counts

    def turns_taken(self) -> int:
        """Return how many tokens were slid for the first time, or are to be slid now."""
        a_round = TOKENS_EACH * self.teams
        return (self.round - 1) * a_round + min(self.slid + 1, a_round)

    def state(self) -> dict[str, object]:
        return {
            "round": self.round,
            "slid": self.slid,
            "order": list(self.order),
            "pot": self.pot,
            "cash": self.cash[:],
            "slides": self.slides[:],
            "tokens": [
                [self.lies(token) for token in range(TOKENS_EACH * team, TOKENS_EACH * team + TOKENS_EACH)]
                for team in range(self.teams)
            ],
        }

    def lies(self, token: int) -> object:
        """Return where a token lies, in millimetres, or a word for one that is not on the board."""
        place = self.places[token]
        return ABSENT[self.on[token]] if place is None else [place.x, place.y]

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        return refusals.refuse(self, seat, action)

    def moments(self, before: Game, events: Sequence[Event]) -> list[Moment]:
        assert isinstance(before, Knockout)
        return moments.moments_of(self, before, events)

    def stakes_of(self, seat: int, action: AnyAction) -> list[Stake]:
        return stakes.stakes_of(self, seat, action)

    def seen_from(self, seat: int | None) -> shapes.KnockoutView:
        """Show everything: Knockout has no secrets."""
        return view.view_of(self, seat)

    def deal_anew(self, seat: int) -> None:
        """Do nothing: only how hands will tremble is hidden, and the dice are already new."""


def name_space(on: int) -> str:
    """Return the code of a space, or `none` for a token that is on none."""
    return BOARD.spaces[on].code if on >= 0 else "none"
