"""Rent: what a stop costs, claimed by the owner or paid by itself (EB-30 … EB-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action

from . import payment
from .claims import Claim
from .events import ClaimedRent, RentDue, Rolled

if TYPE_CHECKING:
    from .board import Deed
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
    """Claims the rent of a stop (EB-30)."""

    __slots__ = ("code", "lander")
    word: ClassVar[str] = "claim"
    names: ClassVar[tuple[str, ...]] = ("space", "target")

    def __init__(self, code: str, lander: int) -> None:
        self.code: Final = code
        self.lander: Final = lander

    def parts(self) -> list[str]:
        """Names the space and who stopped there."""
        return [self.code, str(self.lander)]

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives the rent."""
        for claim in game.claims:
            if claim.owner == seat and claim.lander == self.lander and claim.deed.code == self.code:
                return {"amount": claim.amount}
        return {}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Turns the claim into a debt."""
        for claim in game.claims:
            if claim.owner == seat and claim.lander == self.lander and claim.deed.code == self.code:
                game.claims.remove(claim)
                if game.events is not None:
                    game.events.append(ClaimedRent(seat, self.lander, self.code, claim.amount))
                payment.owe(game, self.lander, seat, claim.amount, "rent")
                return


@final
class LetLie(Action["TrackGame"]):
    """Lets open claims lie for now; they can still be made until the next player rolls."""

    __slots__ = ()
    word: ClassVar[str] = "let-lie"

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
