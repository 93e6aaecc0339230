"""What a game of Knockout waits for: slides, jail, a second chance, and the choices that end a round.

The stage of the round lies at the bottom of the stack: Slides, then Chance, Railroad, Scoring. Above it lies what a
slide has brought; so a slide that was paid for comes before those who are still waiting (KO-12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import AnyAction
from rentier.core.decisions import Decision, Form

from . import actions, menus, refusals, rules
from .aiming import FAR, FASTEST, LEFT, NEAR, RIGHT, STEPS_A_DEGREE, STEPS_A_MM, WIDEST
from .board import BOARD, NOWHERE, Space
from .data import BAIL
from .scoring import LEFT as LEFT_OVER
from .scoring import NOBODY, PARKING, score_round
from .state import TOKENS_EACH

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .loading import PendingReader
    from .state import Knockout

BOUNDS: Final[shapes.SlideBounds] = {
    "x": [LEFT / STEPS_A_MM, RIGHT / STEPS_A_MM, 1 / STEPS_A_MM],
    "y": [NEAR / STEPS_A_MM, FAR / STEPS_A_MM, 1 / STEPS_A_MM],
    "angle": [-WIDEST / STEPS_A_DEGREE, WIDEST / STEPS_A_DEGREE, 1 / STEPS_A_DEGREE],
    "speed": [1, FASTEST, 1],
}
"""The lowest, the highest and the step of each part of a slide (KO-60)."""


class KnockoutDecision(Decision["Knockout"]):
    """A decision of Knockout."""

    __slots__ = ()


class Sliding(KnockoutDecision):
    """A token that is to be slid (KO-10)."""

    __slots__ = ()

    def token(self, game: Knockout) -> int:
        """Name the token."""
        raise NotImplementedError

    def awaiting(self, game: Knockout) -> tuple[int, ...]:
        """Ask the member of the team whose turn it is to slide (KO-1)."""
        return (game.slider(self.token(game) // TOKENS_EACH),)

    def actions(self, game: Knockout, seat: int) -> list[AnyAction]:
        """List a slide at each space."""
        token = self.token(game)
        return menus.slide_menu(game, token) if seat == game.slider(token // TOKENS_EACH) else []

    def forms(self, game: Knockout, seat: int) -> list[Form]:
        """Allow every other slide."""
        return [Form("slide", BOUNDS)] if seat == game.slider(self.token(game) // TOKENS_EACH) else []

    def fits(self, game: Knockout, seat: int, action: AnyAction) -> bool:
        """Accept any slide within the limits of a hand, from a free place behind GO (KO-10, KO-60)."""
        token = self.token(game)
        if seat != game.slider(token // TOKENS_EACH) or not isinstance(action, actions.Slide):
            return False
        return refusals.fault_of(game, token, action.aim) is None

    def shown(self, game: Knockout, seat: int | None) -> dict[str, object]:
        """Add the token."""
        return {**self.data(), "token": self.token(game)}


@final
class Slides(Sliding):
    """The first slides of a round, one token at a time in turn order (KO-10)."""

    __slots__ = ()
    kind: ClassVar[str] = "slides"

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return SLIDES

    def resume(self, game: Knockout) -> bool:
        """Go on to the end of the round once everybody has slid all their tokens."""
        if game.slid == TOKENS_EACH * game.teams:
            game.replace(Chance(0, 0))
            rules.begin_step(game, 1)
            return True
        token = rules.token_to_slide(game)
        if rules.has_start(game, token):
            return False
        rules.give_up_start(game, token)
        game.slid += 1
        return True

    def token(self, game: Knockout) -> int:
        """Name the token that is next."""
        return rules.token_to_slide(game)


@final
class Reslide(Sliding):
    """A token that is slid again: out of jail, off Chance, or for a second chance (KO-12, KO-20, KO-40)."""

    __slots__ = ("which", "why")
    kind: ClassVar[str] = "reslide"
    fields: ClassVar[tuple[str, ...]] = ("kind", "token", "why")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_reslide(fields)

    def __init__(self, token: int, why: str) -> None:
        self.which: Final = token
        self.why: Final = why

    def resume(self, game: Knockout) -> bool:
        """Put the token out if there is no room to slide it."""
        if rules.has_start(game, self.which):
            return False
        rules.give_up_start(game, self.which)
        game.pop()
        return True

    def token(self, game: Knockout) -> int:
        """Name the token."""
        return self.which

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "token": self.which, "why": self.why}


class Choosing(KnockoutDecision):
    """A choice for a team, which either mate may make (KO-1)."""

    __slots__ = ()

    def chooser(self, game: Knockout) -> int:
        """Name the team."""
        raise NotImplementedError

    def choices(self, game: Knockout) -> list[AnyAction]:
        """List what it may choose."""
        raise NotImplementedError

    def awaiting(self, game: Knockout) -> tuple[int, ...]:
        """Ask all members of the team."""
        return game.choosers(self.chooser(game))

    def actions(self, game: Knockout, seat: int) -> list[AnyAction]:
        """List the choices for a member of the team."""
        return self.choices(game) if game.team_of(seat) == self.chooser(game) else []


@final
class Jail(Choosing):
    """Tokens that a slide has jailed: pay and slide at once, or stay, one after the other (KO-12)."""

    __slots__ = ("tokens",)
    kind: ClassVar[str] = "jail"
    fields: ClassVar[tuple[str, ...]] = ("kind", "tokens")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_jail(fields)

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens: Final = tokens

    def resume(self, game: Knockout) -> bool:
        """Skip owners who do not have enough cash."""
        if rules.can_pay(game, self.tokens[0]):
            return False
        rules.leave_jail_to_next(game, self.tokens)
        return True

    def chooser(self, game: Knockout) -> int:
        """Ask the owner of the first."""
        return self.tokens[0] // TOKENS_EACH

    def choices(self, game: Knockout) -> list[AnyAction]:
        """List paying and staying."""
        return [actions.PAY, actions.STAY]

    def data(self) -> shapes.JailData:
        """Return the tokens that are yet to be decided, the one asked about first."""
        return {"kind": self.kind, "tokens": list(self.tokens)}

    def shown(self, game: Knockout, seat: int | None) -> shapes.JailShown:
        """Add the token asked about, and the price."""
        return {**self.data(), "token": self.tokens[0], "amount": BAIL}


@final
class SecondChance(Choosing):
    """A token that slid off the board without touching another (KO-40)."""

    __slots__ = ("token",)
    kind: ClassVar[str] = "second-chance"
    fields: ClassVar[tuple[str, ...]] = ("kind", "token")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_second_chance(fields)

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def chooser(self, game: Knockout) -> int:
        """Ask its owner."""
        return self.token // TOKENS_EACH

    def choices(self, game: Knockout) -> list[AnyAction]:
        """List another try, and leaving it."""
        return [actions.AGAIN, actions.LEAVE]

    def data(self) -> shapes.SecondChanceData:
        return {"kind": self.kind, "token": self.token}

    def shown(self, game: Knockout, seat: int | None) -> shapes.SecondChanceShown:
        """Add the price."""
        return {**self.data(), "amount": rules.second_chance_price(game)}


@final
class Chance(Choosing):
    """Step 1: in turn order, tokens on Chance are slid again; a team with two is asked which goes first (KO-20)."""

    __slots__ = ("place", "slid")
    kind: ClassVar[str] = "chance"
    fields: ClassVar[tuple[str, ...]] = ("kind", "place_in_order", "slid")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return Chance(reader.read_place(fields), reader.read_tokens(fields, "slid"))

    def __init__(self, place: int, slid: int) -> None:
        self.place: Final = place
        """The place in the turn order."""
        self.slid: Final = slid
        """The set of tokens that have had their Chance slide."""

    def resume(self, game: Knockout) -> bool:
        """Slide the only token, or go on to the next team and then to step 2."""
        if self.place == game.teams:
            game.replace(Railroad(0, 0))
            rules.begin_step(game, 2)
            return True
        waiting = rules.waiting_on_chance(game, self.chooser(game), self.slid)
        if len(waiting) > 1:
            return False
        if waiting:
            rules.take_from_chance(game, waiting[0])
        else:
            game.replace(Chance(self.place + 1, self.slid))
        return True

    def chooser(self, game: Knockout) -> int:
        """Ask the team whose turn it is."""
        return game.order[self.place]

    def choices(self, game: Knockout) -> list[AnyAction]:
        """List each token on Chance."""
        return [actions.TAKE[token] for token in rules.waiting_on_chance(game, self.chooser(game), self.slid)]

    def data(self) -> shapes.ChanceShown:
        return {"kind": self.kind, "place_in_order": self.place, "slid": tokens_in(self.slid)}


@final
class Railroad(Choosing):
    """Step 2: in turn order, tokens on a railroad are moved to unoccupied properties (KO-21)."""

    __slots__ = ("place", "stood")
    kind: ClassVar[str] = "railroad"
    fields: ClassVar[tuple[str, ...]] = ("kind", "place_in_order", "stood")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return Railroad(reader.read_place(fields), reader.read_tokens(fields, "stood"))

    def __init__(self, place: int, stood: int) -> None:
        self.place: Final = place
        self.stood: Final = stood
        """The set of tokens that were left standing."""

    def resume(self, game: Knockout) -> bool:
        """Go on to the next team, and then to step 3."""
        if self.place == game.teams:
            game.replace(Scoring((NOWHERE,) * game.teams, 0, game.pot))
            rules.begin_step(game, 3)
            return True
        if self.token(game) >= 0:
            return False
        game.replace(Railroad(self.place + 1, self.stood))
        return True

    def token(self, game: Knockout) -> int:
        """Return the token that is asked about; -1 if there is none left."""
        return rules.waiting_on_railroad(game, game.order[self.place], self.stood)

    def chooser(self, game: Knockout) -> int:
        """Ask the team whose turn it is."""
        return game.order[self.place]

    def choices(self, game: Knockout) -> list[AnyAction]:
        """List each unoccupied property, and standing."""
        on = game.on
        found: list[AnyAction] = [actions.MOVE[space.index] for space in BOARD.properties if space.index not in on]
        found.append(actions.STAND)
        return found

    def data(self) -> shapes.RailroadData:
        return {"kind": self.kind, "place_in_order": self.place, "stood": tokens_in(self.stood)}

    def shown(self, game: Knockout, seat: int | None) -> shapes.RailroadShown:
        """Add the token that is asked about."""
        return {**self.data(), "token": self.token(game)}


@final
class Scoring(Choosing):
    """Steps 3 and 4: `score_round`, as far as the choices for the House go (KO-22 … KO-26)."""

    __slots__ = ("asked", "doubled", "offered", "pot", "told")
    kind: ClassVar[str] = "scoring"
    fields: ClassVar[tuple[str, ...]] = ("kind", "doubled", "told", "before")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_scoring(fields)

    def __init__(
        self, doubled: tuple[int, ...], told: int, pot: int, asked: int = NOBODY, offered: tuple[Space, ...] = ()
    ) -> None:
        self.doubled: Final = doubled
        """By team: the property that its House doubles, NOWHERE before it is chosen."""
        self.told: Final = told
        """How many steps have been booked."""
        self.pot: Final = pot
        """What lay on Free Parking before step 3."""
        self.asked: Final = asked
        """The team whose choice is missing; NOBODY if that is yet to be found out."""
        self.offered: Final = offered

    def resume(self, game: Knockout) -> bool:
        """Book the steps up to the next choice, or to the end of the round."""
        if self.asked != NOBODY:
            return False
        tokens = tuple([game.spaces_of(team) for team in range(game.teams)])
        score = score_round(game.order, tokens, self.doubled, self.pot)
        parked = False
        for step in score.steps[self.told :]:
            if not parked and (step.kind == PARKING or step.kind == LEFT_OVER):
                parked = True
                rules.begin_step(game, 4)
            rules.book(game, step)
        if score.is_complete:
            rules.end_round(game)
        else:
            game.replace(Scoring(self.doubled, len(score.steps), self.pot, score.asked, score.choices))
        return True

    def chooser(self, game: Knockout) -> int:
        """Ask the team with a token on a House."""
        return self.asked

    def choices(self, game: Knockout) -> list[AnyAction]:
        """List each property that it collected for (KO-24)."""
        return [actions.DOUBLE[space.index] for space in self.offered]

    def data(self) -> shapes.ScoringShown:
        return {
            "kind": self.kind,
            "doubled": [BOARD.spaces[index].code if index >= 0 else "" for index in self.doubled],
            "told": self.told,
            "before": self.pot,
        }


def tokens_in(set_of: int) -> list[int]:
    """List the tokens of a set."""
    return [token for token in range(actions.MOST_TOKENS) if set_of >> token & 1]


SLIDES: Final = Slides()
