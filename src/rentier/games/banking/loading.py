"""Reading the position of a game of Banking, and refusing whatever the rules cannot lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.game import BASE_FIELDS
from rentier.track import payment
from rentier.track.loading import TrackReader
from rentier.track.positions import STATE_FIELDS, Outline

from . import closing
from .data import BANKRUPTCIES_TO_END

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track import trading
    from rentier.track.board import Group

    from .state import Banking

POSITION_FIELDS: Final = (
    *BASE_FIELDS,
    *STATE_FIELDS,
    "time_called",
)

ASKING: Final = (
    "turn",
    "closing",
    "payment",
    "buy",
    "auction",
    "want",
    "building-auction",
    "pay-or-draw",
    "offer",
)
"""What asks a player something; a rent may be claimed on top of it."""

LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "closing": ("turn",),
    # Calling time between turns puts the end below whatever is pending.
    "payment": (*ASKING, "walk"),
    "buy": ("turn", "payment"),
    "walk": ("turn", "payment"),
    "pay-or-draw": ("turn", "payment"),
    "auction": ("turn", "payment", "liquidate"),
    "liquidate": (*ASKING, "walk"),
    "want": ("turn", "closing", "payment"),
    "building-auction": ("turn", "closing", "payment"),
    "offer": ("turn", "closing", "payment", "buy"),
}

UNCLAIMED: Final = ("turn", "closing", "payment", "walk")
"""What a debt, and what follows a bankruptcy, can lie on if rents are not claimed: nothing interrupts a question."""
UNCLAIMED_LIES_ON: Final[dict[str, tuple[str, ...]]] = {**LIES_ON, "payment": UNCLAIMED, "liquidate": UNCLAIMED}

PURPOSES: Final = (payment.RENT, payment.TAX, payment.CARD, payment.FINE, payment.INTEREST)
"""What can be owed; payments by choice are made at once."""
ENDINGS: Final = ("last", *closing.CLOSINGS)
"""The last player, or by wealth for each reason (EB-5, EB-92, EB-93)."""

CLAIMED: Final = Outline(lies_on=LIES_ON, purposes=PURPOSES, endings=ENDINGS, has_claims=True)
AUTOMATIC: Final = Outline(lies_on=UNCLAIMED_LIES_ON, purposes=PURPOSES, endings=ENDINGS)
"""Where rent is not claimed but paid by itself (EB-30)."""


def load_game(game: Banking, position: Fields) -> Banking:
    """Set up a position, and refuse one that is impossible."""
    position.only(POSITION_FIELDS)
    BankingReader(game, position).read()
    return game


@final
class BankingReader(TrackReader):
    """A reader of what differs in Banking."""

    def __init__(self, game: Banking, position: Fields) -> None:
        super().__init__(game, position, game.piles, CLAIMED if game.agreed.is_rent_claimed else AUTOMATIC)
        self.own: Final = game

    def is_ending(self) -> bool:
        """Whether the game ends with what is pending, or is over."""
        pending = self.position.entries("stack")
        second = pending[1] if len(pending) > 1 else None
        return self.is_over or (isinstance(second, dict) and second.get("kind") == closing.Closing.kind)

    def read_own(self) -> None:
        """Read whether time was called, and refuse a game that should have ended."""
        game, position = self.own, self.position
        game.is_time_called = position.flag("time_called")
        if game.is_time_called and game.agreed.time_limit is None:
            raise position.refuse("time_called", "banking-position-no-time")
        if self.is_ending():
            return
        if game.is_time_called and game.is_fresh:
            raise position.refuse("time_called", "banking-position-time")
        limit = game.agreed.round_limit
        if limit is not None and game.rounds >= limit:
            raise position.refuse("rounds", "banking-position-rounds", {"limit": limit})
        if self.is_quick_over():
            raise position.refuse("players", "banking-position-quick", {"most": BANKRUPTCIES_TO_END})

    def is_quick_over(self) -> bool:
        """Whether enough players are out to end the quick game (EB-92)."""
        return self.own.agreed.is_quick and self.game.seats - len(self.game.seats_in()) >= BANKRUPTCIES_TO_END

    def read_closing(self, fields: Fields) -> AnyDecision:
        """Read the end by wealth."""
        why = fields.choice("why", list(closing.CLOSINGS))
        if not self.may_end(why):
            raise fields.refuse("why", "track-position-ending")
        return closing.CLOSINGS[why]

    def is_offer(self, seat: int, offer: trading.MakeOffer) -> bool:
        """Whether an offer could be made; time may have been called since."""
        top = self.game.top()
        if not isinstance(top, closing.Closing):
            return super().is_offer(seat, offer)
        self.game.pop()
        is_possible = super().is_offer(seat, offer)
        self.game.push(top)
        return is_possible

    def may_end(self, why: str) -> bool:
        """Whether the game can end by wealth for this reason."""
        game = self.own
        if why == closing.AFTER_TIME.why:
            return game.is_time_called
        if why == closing.AFTER_ROUNDS.why:
            return game.agreed.round_limit is not None and game.rounds >= game.agreed.round_limit
        return self.is_quick_over()

    def winners_by(self, ending: str) -> tuple[int, ...]:
        """Return the last player, or the richest."""
        left = self.last_one()
        if ending == "last" or left:
            return left if ending == "last" else ()
        return self.best_of(list(self.game.scores)) if self.may_end(ending) else ()

    def check_buildings(self, group: Group) -> None:
        """Refuse buildings on a group of several owners, or uneven ones (EB-40, EB-41)."""
        game = self.game
        levels = [game.level[i] for i in group.indexes]
        for deed in group.deeds:
            if game.owner[deed.index] != game.owner[group.indexes[0]]:
                raise self.position.refuse(f"deeds[{deed.index}][0]", "track-position-broken", {"group": group.name})
            if game.level[deed.index] > min(levels) + 1:
                raise self.position.refuse(f"deeds[{deed.index}][1]", "track-position-uneven", {"group": group.name})
