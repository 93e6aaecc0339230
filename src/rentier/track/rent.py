"""Rent: what a stop costs, claimed by the owner or paid automatically (EB-30 … EB-37, MM-13, MM-20, CC-13, CC-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action
from rentier.core.native import mypyc_attr

from . import payment, texts
from .claims import Claim
from .decisions import T, TrackDecision, TrackWindow
from .events import ClaimedRent, RentDue, Rolled
from .numbers import NOBODY

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .board import Deed
    from .edition import TrackEdition
    from .state import Player, TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class RentRules(Generic[T]):
    """What a stop costs, and whether the owner has to ask for it."""

    __slots__ = ()

    def amount(self, game: T, deed: Deed, rolled: int) -> int:
        """Return the rent for a stop on a property now, after this roll; zero while it is mortgaged."""
        raise NotImplementedError

    def is_claimed(self, game: T, owner: int = NOBODY) -> bool:
        """Whether owners, or this one, have to claim their rents; otherwise rents are paid automatically."""
        return False

    def may_claim(self, game: T) -> bool:
        """Whether a rent can be claimed while the game waits for something that does not list claims itself."""
        top = game.stack[-1]
        if isinstance(top, TrackDecision):
            return not top.asks_claims()
        return isinstance(top, TrackWindow)


def fall_due(game: TrackGame, player: Player, deed: Deed, times: int, each: int) -> None:
    """Fix the rent of a stop: its amount and its owner do not change any more (EB-36, MM-13, CC-13).

    An owner in jail gets it too (EB-35, MM-31, CC-55).
    """
    owner = game.owner[deed.index]
    amount = game.policies.rent.amount(game, deed, game.rolled) * times
    if each and amount:
        first, second = game.dice.roll(), game.dice.roll()
        amount = each * (first + second)
        if game.events is not None:
            game.events.append(Rolled(player.seat, first, second))
    if amount == 0:
        return
    if game.events is not None:
        game.events.append(RentDue(player.seat, owner, deed.code, amount))
    if game.policies.rent.is_claimed(game, owner):
        game.claims.append(Claim(owner, player.seat, deed, amount, False))
    else:
        payment.owe(game, player.seat, owner, amount, payment.RENT)


@final
class ClaimRent(Action["TrackGame"]):
    """Claim the rent of a stop (EB-30, CC-13); if a player stopped on one space several times, the numbered one."""

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
        """Return the rent."""
        claim = self.find(game, seat)
        return {} if claim is None else {"amount": claim.amount}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Turn the claim into a debt, which is settled after those that are already open (EB-73)."""
        claim = self.find(game, seat)
        assert claim is not None
        game.claims.remove(claim)
        if game.events is not None:
            game.events.append(ClaimedRent(seat, self.lander, self.code, claim.amount))
        payment.owe_after(game, self.lander, seat, claim.amount, payment.RENT)


def add_claims(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Add the rents that a seat may claim, each stop separately."""
    for i, claim in enumerate(game.claims):
        if claim.owner == seat:
            number = 1
            for earlier in game.claims[:i]:
                if (earlier.owner, earlier.lander) == (seat, claim.lander) and earlier.deed is claim.deed:
                    number += 1
            menu.append(ClaimRent(claim.deed.code, claim.lander, number))


@final
class LetLie(Action["TrackGame"]):
    """Leave open claims for now; they can still be made until the next player rolls."""

    __slots__ = ()
    word: ClassVar[str] = "let-lie"
    rests: ClassVar[bool] = True
    is_brief: ClassVar[bool] = True
    forgoes: ClassVar[bool] = True

    def apply(self, game: TrackGame, seat: int) -> None:
        """Note that the owner has been asked."""
        game.claims = [Claim(c.owner, c.lander, c.deed, c.amount, True) if c.owner == seat else c for c in game.claims]


LET_LIE: Final = LetLie()


def claimants(game: TrackGame) -> list[int]:
    """List the owners who have not been asked about a claim yet, starting left of the player whose turn it is."""
    found: list[int] = []
    if game.claims:
        for i in range(game.seats):
            seat = (game.turn + i) % game.seats
            for claim in game.claims:
                if claim.owner == seat and not claim.is_waiting:
                    found.append(seat)
                    break
    return found
