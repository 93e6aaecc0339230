"""Walking: dice, GO, and what the space at the end of a move does (EB-10 … EB-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from . import jail, payment, rent
from .decisions import TrackDecision
from .events import Moved
from .numbers import BANK

if TYPE_CHECKING:
    from . import shapes
    from .state import Player, TrackGame


@final
class Arriving(TrackDecision["TrackGame"]):
    """A player at the end of a move, before the space is played; money for GO comes first (EB-10).

    `times` and `each` are what a card makes of the rent: a multiple of it, or so much for each point of a new roll.
    """

    __slots__ = ("each", "seat", "times")
    kind: ClassVar[str] = "arrive"

    def __init__(self, seat: int, times: int = 1, each: int = 0) -> None:
        self.seat: Final = seat
        self.times: Final = times
        self.each: Final = each

    def resume(self, game: TrackGame) -> bool:
        """Plays the space."""
        game.pop()
        arrive(game, game.players[self.seat], self.times, self.each)
        return True

    def lapses(self, seat: int) -> bool:
        """Falls away with the player."""
        return seat == self.seat

    def data(self) -> shapes.ArrivalShown:
        """Gives the seat and what a card makes of the rent."""
        return {"kind": self.kind, "seat": self.seat, "times": self.times, "each": self.each}


def advance(game: TrackGame, player: Player, steps: int) -> None:
    """Moves a player forward by so many spaces and then plays the space."""
    move_forward(game, player, (player.place + steps) % game.board.size)


def move_forward(game: TrackGame, player: Player, place: int, times: int = 1, each: int = 0) -> None:
    """Moves a player forward to a space, with the salary for reaching or passing GO (EB-13)."""
    passes = place <= player.place
    step_to(game, player, place, "forward")
    if passes:
        game.push(Arriving(player.seat, times, each))
        game.pass_go(player)
    else:
        arrive(game, player, times, each)


def move_back(game: TrackGame, player: Player, place: int) -> None:
    """Moves a player backward, which never passes GO; ending there pays all the same (EB-13)."""
    step_to(game, player, place, "back")
    game.push(Arriving(player.seat))
    if place == 0:
        game.pass_go(player)


def step_to(game: TrackGame, player: Player, place: int, how: str) -> None:
    """Puts a token onto a space."""
    if game.events is not None:
        game.events.append(Moved(player.seat, game.board.spaces[player.place].code, game.board.spaces[place].code, how))
    player.place = place


def pay_salary(game: TrackGame, player: Player) -> None:
    """Pays for GO (EB-13)."""
    payment.owe(game, BANK, player.seat, game.terms.salary, "salary")


def arrive(game: TrackGame, player: Player, times: int, each: int) -> None:
    """Does what the space says."""
    space = game.board.spaces[player.place]
    deed = space.deed
    if deed is not None:
        owner = game.owner[deed.index]
        if owner == BANK:
            game.offer_deed(player, deed)
        elif owner != player.seat:
            rent.fall_due(game, player, deed, times, each)
    elif space.kind in ("chance", "chest"):
        game.draw_at(player, space)
    elif space.kind == "tax":
        payment.owe(game, player.seat, BANK, game.tax_of(space), "tax")
    elif space.kind == "go-to-jail":
        jail.go_to_jail(game, player)
    else:
        game.play_space(player, space)
