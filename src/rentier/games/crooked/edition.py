"""Crooked Cash as the core knows it: how it begins, what can be done in it, and how positions are read."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import PASS, Declared, Verb
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.home import own_home
from rentier.core.options import Options
from rentier.core.packing import typical_positions
from rentier.core.reading import Fields
from rentier.core.setup import Given
from rentier.track import auction, building, debt, deeds, moving, payment, rent, shortage, texts, trading, turn
from rentier.track.edition import TrackEdition

from . import chance, changing, powers, selling, tender
from .citing import CITED
from .data import BOARD, CHANCES, CHEST_CARDS, FEWEST, MOST
from .loading import load_game
from .options import SETTINGS, CrookedOptions
from .setup import GROUNDS, describe, set_up
from .state import Crooked
from .tally import TALLIES, tally_of

ACTIONS: Final[tuple[Declared, ...]] = (
    turn.ROLL,
    turn.END,
    deeds.BUY,
    deeds.LEAVE,
    auction.PlaceBid,
    PASS,
    rent.ClaimRent,
    rent.LET_LIE,
    tender.PayNotes,
    tender.CheckNote,
    chance.CHECK_CARD,
    chance.TakeChance,
    chance.PlayChance,
    powers.HalfHotel,
    building.Build,
    shortage.WANT,
    shortage.BidForBuilding,
    selling.SellHotel,
    selling.SellStreet,
    changing.ChangeNotes,
    changing.OfferNotes,
    changing.AcceptNotes,
    # There are no mortgages (CC-60), so no deal names any to be lifted.
    Verb(trading.MakeOffer.word, ("target", "give", "take", "debt?"), trading.MakeOffer),
    trading.ACCEPT,
    trading.DECLINE,
    trading.WITHDRAW,
    debt.BANKRUPT,
    debt.RESIGN,
    turn.PAY_FINE,
    turn.USE_CARD,
)

DECISIONS: Final[tuple[type[AnyDecision], ...]] = (
    turn.Turn,
    payment.Paying,
    tender.Laying,
    tender.Checking,
    deeds.Buying,
    chance.Taking,
    turn.Walking,
    moving.Arriving,
    deeds.Delivering,
    auction.Auction,
    turn.Leaving,
    shortage.Wanting,
    shortage.BuildingAuction,
    building.Placing,
    trading.Considering,
    trading.Exchanging,
    changing.NotesWanted,
    chance.Announced,
    changing.Changing,
    changing.Swapping,
    chance.Inheriting,
    selling.GoingOut,
)

TRADED: Final = texts.Cards(
    [*chance.TRADED_CHEST, *[each.code for each in CHANCES if each.is_traded]],
    [*[each.code for each in CHANCES], *[card.code for card in CHEST_CARDS]],
)


@final
class CrookedEdition(TrackEdition):
    """The Crooked Cash edition."""

    def __init__(self) -> None:
        super().__init__(
            "crooked",
            rules="CC",
            rules_version=2,
            positions_since=1,
            fewest=FEWEST,
            most=MOST,
            settings=SETTINGS,
            options=CrookedOptions,
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            tallies=TALLIES,
            has_secrets=True,
            home=own_home("crooked"),
            typical=typical_positions("rentier.games.crooked"),
            grounds=GROUNDS,
        )
        self.board = BOARD
        self.cards = TRADED

    def make(self, seats: int, options: Options, dice: Dice, events: bool) -> Crooked:
        assert isinstance(options, CrookedOptions)
        return Crooked(self, seats, options, dice, events)

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        return load_game(self.make(seats, options, dice, True), position)

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        return set_up(given)

    def describe(self, game: Game) -> dict[str, object]:
        """Return the arguments of a call that makes the position of a game again."""
        assert isinstance(game, Crooked)
        return describe(game)

    def tally(self, game: Game) -> dict[str, int]:
        """Count fakes, checks, cards, streets and rounds."""
        assert isinstance(game, Crooked)
        return tally_of(game)


EDITION: Final = CrookedEdition()
