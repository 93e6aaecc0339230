"""Turns: rolling, doubles, jail turns, the end, and business between turns.

(EB-10, EB-11, EB-19, EB-76, EB-77, MM-10, MM-17, MM-30, CC-10, CC-56)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.native import mypyc_attr

from . import business, jail, moving, offering, payment, rent
from .decisions import SeatDecision, T, TrackDecision
from .events import LostClaim, Rolled, RolledForStart, TurnBegan
from .numbers import ALONE, BANK, FREE

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .loading import TrackReader
    from .state import Player, TrackGame

DOUBLES_TO_JAIL: Final = 3
JAIL_TURNS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnRules(Generic[T]):
    """What players may do in a turn and between turns."""

    __slots__ = ()

    def add_turn(self, game: T, menu: list[AnyAction]) -> None:
        """Add rolling and the ways out of jail, or ending the turn (EB-10, EB-76, MM-30, CC-56)."""
        player = game.players[game.turn]
        if not game.may_roll:
            menu.append(END)
            return
        menu.append(ROLL)
        if player.jail != FREE:
            for card in player.kept:
                if card.effect == "out-of-jail":
                    menu.append(USE_CARD)
                    break
            if game.means(game.turn) >= game.terms.fine:
                menu.append(PAY_FINE)

    def add_between(self, game: T, seat: int, menu: list[AnyAction]) -> None:
        """Add what a seat may do between turns, apart from the usual business."""

    def may_do_business(self, game: T, seat: int) -> bool:
        """Whether a seat may build, sell and mortgage while the game waits for the turn to go on.

        It may in its own turn and between turns (EB-40, EB-44, EB-62, MM-22, MM-41).
        """
        return seat == game.turn or game.is_fresh


@final
class Turn(TrackDecision["TrackGame"]):
    """The bottom of the stack: the turn, which waits for a roll or for its end while business goes on."""

    __slots__ = ()
    kind: ClassVar[str] = "turn"

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return TURN

    def resume(self, game: TrackGame) -> bool:
        """Go on to the next player if the one whose turn it is has gone out."""
        if game.players[game.turn].is_out:
            next_turn(game)
            return True
        return False

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Ask owners about open claims first, then the player whose turn it is."""
        if not game.claims:
            return ALONE[game.turn]
        return (*[seat for seat in rent.claimants(game) if seat != game.turn], game.turn)

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List the turn itself, claims, and business if this is the moment for it."""
        menu: list[AnyAction] = []
        if not game.is_in(seat):
            return menu
        rules = game.policies.turn
        if seat == game.turn:
            rules.add_turn(game, menu)
        if game.claims:
            _add_claims(game, seat, menu)
        if rules.may_do_business(game, seat):
            business.add_business(game, seat, menu)
        if game.is_fresh:
            rules.add_between(game, seat, menu)
        game.policies.own.add(game, seat, menu)
        offering.add_offers(game, seat, menu)
        return menu

    def asks_claims(self) -> bool:
        return True

    def allows_deals(self) -> bool:
        """Let players deal at any time of a turn."""
        return True

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow sales when it is the moment for them, deals, and resigning."""
        return business.forms(game, seat, self._may_sell(game, seat)) if game.is_in(seat) else []

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept any deal, any even sale when it is the moment, and resigning."""
        return game.is_in(seat) and business.fits(game, seat, action, self._may_sell(game, seat))

    def _may_sell(self, game: TrackGame, seat: int) -> bool:
        return game.terms.may_raise_any_time and game.policies.turn.may_do_business(game, seat)


TURN: Final = Turn()


def _add_claims(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    rent.add_claims(game, seat, menu)
    if seat != game.turn and seat in rent.claimants(game):
        menu.append(rent.LET_LIE)


@final
class Roll(Action["TrackGame"]):
    """Roll the dice and move (EB-10, EB-11, MM-10, MM-17, CC-10)."""

    __slots__ = ()
    word: ClassVar[str] = "roll"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Close what was open between turns, then roll."""
        begin_roll(game)
        player = game.players[seat]
        first, second = game.dice.roll(), game.dice.roll()
        is_double = first == second
        if game.events is not None:
            game.events.append(Rolled(seat, first, second))
        if player.jail != FREE:
            roll_in_jail(game, seat, first + second, is_double)
            return
        if is_double:
            game.doubles += 1
            if game.doubles == DOUBLES_TO_JAIL:
                jail.go_to_jail(game, player)
                return
        game.may_roll = is_double and game.terms.do_doubles_roll_again
        game.rolled = first + second
        moving.advance(game, player, first + second)


def begin_roll(game: TrackGame) -> None:
    """End the time between turns: claims from the previous turn are lost (EB-30, CC-13)."""
    if game.is_fresh:
        game.is_fresh = False
        if game.events is not None:
            for claim in game.claims:
                game.events.append(LostClaim(claim.owner, claim.lander, claim.deed.code, claim.amount))
        if game.claims:
            game.claims = []


def roll_in_jail(game: TrackGame, seat: int, total: int, is_double: bool) -> None:
    """Let a player out with a double, or on the third turn with a fine (EB-76, EB-77, MM-30, CC-56)."""
    player = game.players[seat]
    game.may_roll = False
    game.rolled = total
    if is_double:
        jail.leave_jail(game, player, "double")
        if game.terms.does_jail_double_roll_again:
            # The double that frees a player counts as the first in a row (EB-11).
            game.doubles += 1
            game.may_roll = True
        moving.advance(game, player, total)
        return
    player.jail += 1
    if player.jail == JAIL_TURNS:
        game.policies.jail.third_failed(game, player, total)


def walk_out(game: TrackGame, player: Player, total: int) -> None:
    """Let a player out for the fine, then move by the roll, which was no double (EB-77, CC-56)."""
    jail.leave_jail(game, player, "third")
    game.push(Walking(player.seat, total))
    payment.owe(game, player.seat, BANK, game.terms.fine, payment.FINE)


@final
class Walking(SeatDecision["TrackGame"]):
    """A move that waits for a fine to be paid (EB-77, CC-56)."""

    __slots__ = ("steps",)
    kind: ClassVar[str] = "walk"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "steps")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return Walking(reader.read_walker(fields), reader.read_steps(fields))

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def resume(self, game: TrackGame) -> bool:
        """Move the player."""
        game.pop()
        moving.advance(game, game.players[self.seat], self.steps)
        return True

    def data(self) -> shapes.WalkShown:
        return {"kind": self.kind, "seat": self.seat, "steps": self.steps}


@final
class End(Action["TrackGame"]):
    """End the turn (EB-19)."""

    __slots__ = ()
    word: ClassVar[str] = "end"
    rests: ClassVar[bool] = True

    def apply(self, game: TrackGame, seat: int) -> None:
        """Pass on the dice."""
        next_turn(game)


@final
class UseCard(Action["TrackGame"]):
    """Leave jail with a card (EB-76, MM-30, CC-56)."""

    __slots__ = ()
    word: ClassVar[str] = "use-card"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Put the card under its pile; the roll comes next."""
        player = game.players[seat]
        for card in player.kept:
            if card.effect == "out-of-jail":
                player.kept.remove(card)
                game.decks[card.deck].put_under(card)
                game.policies.cards.used(game, card)
                break
        jail.leave_jail(game, player, "card")


@final
class PayFine(Action["TrackGame"]):
    """Leave jail for the fine (EB-76, MM-30, CC-56)."""

    __slots__ = ()
    word: ClassVar[str] = "pay-fine"

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return the fine."""
        return {"amount": game.terms.fine}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Pay, and then go on as the edition says."""
        game.push(Leaving(seat))
        payment.pay(game, seat, BANK, game.terms.fine, payment.FINE)


@final
class Leaving(SeatDecision["TrackGame"]):
    """A release from jail that waits for the fine to be paid."""

    __slots__ = ()
    kind: ClassVar[str] = "leave-jail"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_leaving(fields)

    def resume(self, game: TrackGame) -> bool:
        """Let the player out; the edition says whether this turn is used up."""
        game.pop()
        jail.leave_jail(game, game.players[self.seat], "fine")
        game.policies.jail.fined(game, self.seat)
        return True

    def data(self) -> shapes.LeavingJailShown:
        return {"kind": self.kind, "seat": self.seat}


ROLL: Final = Roll()
END: Final = End()
USE_CARD: Final = UseCard()
PAY_FINE: Final = PayFine()


def roll_for_start(game: TrackGame) -> None:
    """Let everybody roll for the first turn; players tied for the highest roll again (EB-4, MM-5, CC-5)."""
    left = list(range(game.seats))
    while len(left) > 1:
        totals = [game.dice.roll() + game.dice.roll() for _ in left]
        if game.events is not None:
            game.events.append(RolledForStart(tuple(left), tuple(totals)))
        left = [seat for seat, total in zip(left, totals) if total == max(totals)]
    game.turn = game.starter = left[0]


def next_turn(game: TrackGame) -> None:
    """Pass the dice to the next player who is still in, unless the game is over."""
    before = (game.turn - game.starter) % game.seats
    seat = (game.turn + 1) % game.seats
    while game.players[seat].is_out:
        seat = (seat + 1) % game.seats
    game.turn = seat
    if (seat - game.starter) % game.seats <= before:
        game.rounds += 1
    if game.policies.ending.end_after_turn(game):
        return
    begin_turn(game)


def begin_turn(game: TrackGame) -> None:
    """Begin a turn; for the others it is still between turns until its first roll."""
    game.turns += 1
    game.doubles = 0
    game.may_roll = True
    game.is_fresh = True
    if game.declined:
        game.declined = []
    for seat in range(game.seats):
        game.offers[seat] = 0
    if game.events is not None:
        game.events.append(TurnBegan(game.turn, game.turns))
    game.policies.jail.turn_began(game, game.players[game.turn])
