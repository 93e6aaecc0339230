"""Rent: what a stop costs, claimed by the owner or paid by itself (EB-30 … EB-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action

from . import payment, texts
from .claims import Claim
from .events import ClaimedRent, RentDue, Rolled

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .board import Deed
    from .edition import TrackEdition
    from .state import Player, TrackGame


def fall_due(game: TrackGame, player: Player, deed: Deed, times: int, each: int) -> None:
    """Fixes the rent of a stop: amount and creditor do not change any more (EB-36)."""
    owner = game.owner[deed.index]
    amount = game.rent_of(deed, game.rolled) * times
    if each and amount:
        first, second = game.dice.roll(), game.dice.roll()
        amount = each * (first + second)
        if game.events is not None:
            game.events.append(Rolled(player.seat, first, second))
    if amount == 0:
        return
    if game.events is not None:
        game.events.append(RentDue(player.seat, owner, deed.code, amount))
    if game.is_rent_claimed(owner):
        game.claims.append(Claim(owner, player.seat, deed, amount, False))
    else:
        payment.owe(game, player.seat, owner, amount, "rent")


@final
class ClaimRent(Action["TrackGame"]):
    """Claims the rent of a stop (EB-30); of several stops by one player on one space, that of the given number."""

    __slots__ = ("code", "lander", "number")
    word: ClassVar[str] = "claim"
    names: ClassVar[tuple[str, ...]] = ("space", "target", "number?")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> ClaimRent:
        number = texts.read_stop(parts[2]) if len(parts) > 2 else 1
        return ClaimRent(texts.read_deed(edition.board, parts[0]).code, texts.read_seat(parts[1]), number)

    def __init__(self, code: str, lander: int, number: int = 1) -> None:
        self.code: Final = code
        self.lander: Final = lander
        self.number: Final = number

    def parts(self) -> list[str]:
        """Name the space, the player who stopped there and, of several stops, which one."""
        parts = [self.code, str(self.lander)]
        return parts if self.number == 1 else [*parts, str(self.number)]

    def find(self, game: TrackGame, seat: int) -> Claim | None:
        """Return the open claim that is meant, or None."""
        left = self.number
        for claim in game.claims:
            if claim.owner == seat and claim.lander == self.lander and claim.deed.code == self.code:
                left -= 1
                if left == 0:
                    return claim
        return None

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives the rent."""
        claim = self.find(game, seat)
        return {} if claim is None else {"amount": claim.amount}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Turn the claim into a debt, which is settled after those that are open already (EB-73)."""
        claim = self.find(game, seat)
        assert claim is not None
        game.claims.remove(claim)
        if game.events is not None:
            game.events.append(ClaimedRent(seat, self.lander, self.code, claim.amount))
        payment.owe_after(game, self.lander, seat, claim.amount, "rent")


def add_claims(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Add the rents that a seat may claim, each stop on its own."""
    for i, claim in enumerate(game.claims):
        if claim.owner == seat:
            number = 1
            for earlier in game.claims[:i]:
                if (earlier.owner, earlier.lander) == (seat, claim.lander) and earlier.deed is claim.deed:
                    number += 1
            menu.append(ClaimRent(claim.deed.code, claim.lander, number))


@final
class LetLie(Action["TrackGame"]):
    """Lets open claims lie for now; they can still be made until the next player rolls."""

    __slots__ = ()
    word: ClassVar[str] = "let-lie"
    rests: ClassVar[bool] = True
    is_brief: ClassVar[bool] = True
    forgoes: ClassVar[bool] = True

    def apply(self, game: TrackGame, seat: int) -> None:
        """Takes note that the owner has been asked."""
        game.claims = [Claim(c.owner, c.lander, c.deed, c.amount, True) if c.owner == seat else c for c in game.claims]


LET_LIE: Final = LetLie()


def claimants(game: TrackGame) -> list[int]:
    """Lists the owners who have not been asked yet about a claim, from the left of whose turn it is."""
    found: list[int] = []
    if game.claims:
        for i in range(game.seats):
            seat = (game.turn + i) % game.seats
            for claim in game.claims:
                if claim.owner == seat and not claim.is_waiting:
                    found.append(seat)
                    break
    return found
