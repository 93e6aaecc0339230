"""Walking: dice, GO, and what the space at the end of a move does (EB-10 … EB-17, MM-10 … MM-16, CC-10 … CC-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.native import mypyc_attr

from . import jail, payment, rent
from .decisions import SeatDecision, T
from .events import Moved
from .numbers import BANK

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Space
    from .loading import TrackReader
    from .state import Player, TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class MovingRules(Generic[T]):
    """What GO and the spaces that are not properties do."""

    __slots__ = ()

    def pass_go(self, game: T, player: Player) -> None:
        """Do what happens on reaching or passing GO: usually pay the salary (EB-13)."""
        pay_salary(game, player)

    def tax(self, game: T, space: Space) -> int:
        """Return what a tax space asks for."""
        return space.amount

    def play_space(self, game: T, player: Player, space: Space) -> None:
        """Play a space of a kind that the track does not know; by default nothing happens (EB-16, EB-17, CC-16)."""


@final
class Arriving(SeatDecision["TrackGame"]):
    """A player at the end of a move, before the space is played; money for GO comes first (EB-10, MM-11).

    `times` and `each` are what a card makes of the rent: a multiple of it, or an amount for each point of a new roll.
    """

    __slots__ = ("each", "times")
    kind: ClassVar[str] = "arrive"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "times", "each")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        # No card changes the rent in the editions where this can be waiting.
        return Arriving(reader.read_walker(fields), fields.exactly("times", 1), fields.exactly("each", 0))

    def __init__(self, seat: int, times: int = 1, each: int = 0) -> None:
        super().__init__(seat)
        self.times: Final = times
        self.each: Final = each

    def resume(self, game: TrackGame) -> bool:
        """Play the space."""
        game.pop()
        arrive(game, game.players[self.seat], self.times, self.each)
        return True

    def data(self) -> shapes.ArrivalShown:
        return {"kind": self.kind, "seat": self.seat, "times": self.times, "each": self.each}


def advance(game: TrackGame, player: Player, steps: int) -> None:
    """Move a player forward by this many spaces, then play the space."""
    move_forward(game, player, (player.place + steps) % game.board.size)


def move_forward(game: TrackGame, player: Player, place: int, times: int = 1, each: int = 0) -> None:
    """Move a player forward to a space, with what passing GO brings (EB-13, MM-11, CC-11)."""
    passes = place <= player.place
    step_to(game, player, place, "forward")
    if passes:
        game.push(Arriving(player.seat, times, each))
        game.policies.moving.pass_go(game, player)
    else:
        arrive(game, player, times, each)


def move_back(game: TrackGame, player: Player, place: int) -> None:
    """Move a player backward, never passing GO; landing on GO pays all the same (EB-13)."""
    step_to(game, player, place, "back")
    game.push(Arriving(player.seat))
    if place == 0:
        game.policies.moving.pass_go(game, player)


def step_to(game: TrackGame, player: Player, place: int, how: str) -> None:
    """Put a token on a space."""
    if game.events is not None:
        game.events.append(Moved(player.seat, game.board.spaces[player.place].code, game.board.spaces[place].code, how))
    player.place = place


def pay_salary(game: TrackGame, player: Player) -> None:
    """Let the bank pay the salary for GO (EB-13, CC-11)."""
    payment.owe(game, BANK, player.seat, game.terms.salary, payment.SALARY)


def arrive(game: TrackGame, player: Player, times: int, each: int) -> None:
    """Play the space where a player has ended a move (EB-12 … EB-17, MM-12 … MM-16, CC-12 … CC-17)."""
    space = game.board.spaces[player.place]
    deed = space.deed
    if deed is not None:
        owner = game.owner[deed.index]
        if owner == BANK:
            game.policies.deeds.offer(game, player, deed)
        elif owner != player.seat:
            rent.fall_due(game, player, deed, times, each)
    elif space.kind in ("chance", "chest"):
        game.policies.cards.draw(game, player, space)
    elif space.kind == "tax":
        payment.owe(game, player.seat, BANK, game.policies.moving.tax(game, space), payment.TAX)
    elif space.kind == "go-to-jail":
        jail.go_to_jail(game, player)
    else:
        game.policies.moving.play_space(game, player, space)
