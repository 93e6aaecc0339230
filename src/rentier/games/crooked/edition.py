"""Crooked Cash as the core knows it: how it begins, what can be done in it, and how positions are read."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import PASS, Declared, Verb
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import BASE_FIELDS, Game
from rentier.core.home import Home
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.setup import Given
from rentier.track import auction, building, debt, deeds, moving, payment, rent, shortage, texts, trading, turn
from rentier.track.edition import TrackEdition

from . import chance, changing, powers, selling, tender
from .citing import CITED
from .data import BOARD, CHANCES, CHEST_CARDS, FEWEST, MOST
from .loading import CROOKED_FIELDS, load_crooked
from .options import SETTINGS, CrookedOptions
from .setup import set_up
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

POSITION_FIELDS: Final = (
    *BASE_FIELDS,
    *CROOKED_FIELDS,
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
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            tallies=TALLIES,
            has_secrets=True,
            home=Home(
                words="rentier.text",
                rules="rentier.text/rules",
                bots="rentier.bots.crooked",
                desk="rentier.cli.desks.crooked",
            ),
        )
        self.board = BOARD
        self.cards = TRADED

    def make_options(self, values: dict[str, object]) -> Options:
        """Wrap the values in Crooked Cash's own options."""
        return CrookedOptions(values)

    def _make(self, seats: int, options: Options, dice: Dice, events: bool) -> Crooked:
        assert isinstance(options, CrookedOptions)
        return Crooked(self, seats, options, dice, events)

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Shuffle, deal, find out who starts, and begin the first turn (CC-2 … CC-5)."""
        game = self._make(seats, options, dice, events)
        game.begin_crooked()
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        position.only(POSITION_FIELDS)
        game = self._make(seats, options, dice, True)
        load_crooked(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        return set_up(given)

    def tally(self, game: Game) -> dict[str, int]:
        """Count fakes, checks, cards, streets and rounds."""
        assert isinstance(game, Crooked)
        return tally_of(game)


EDITION: Final = CrookedEdition()
