"""Banking as the core knows it: how it begins, what can be done in it, and how positions are read."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import PASS, Declared
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.home import own_home
from rentier.core.options import Options
from rentier.core.packing import typical_positions
from rentier.core.reading import Fields
from rentier.core.setup import Given
from rentier.track import auction, building, cards, debt, deeds, payment, rent, shortage, texts, trading, turn
from rentier.track.edition import TrackEdition

from . import closing
from .citing import CITED
from .data import BOARD, CARDS
from .deeds import deal_quick
from .loading import load_game
from .options import SETTINGS, BankingOptions
from .setup import GROUNDS, describe, set_up
from .state import Banking
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
    building.Build,
    shortage.WANT,
    shortage.BidForBuilding,
    building.Sell,
    deeds.Mortgage,
    deeds.Lift,
    trading.MakeOffer,
    trading.AcceptOffer,
    trading.DECLINE,
    trading.WITHDRAW,
    debt.BANKRUPT,
    debt.RESIGN,
    closing.TIME_UP,
    turn.PAY_FINE,
    turn.USE_CARD,
    cards.PAY_CARD,
    cards.DRAW_CARD,
)

DECISIONS: Final[tuple[type[AnyDecision], ...]] = (
    turn.Turn,
    closing.Closing,
    payment.Paying,
    deeds.Buying,
    turn.Walking,
    cards.Choosing,
    auction.Auction,
    debt.Liquidating,
    shortage.Wanting,
    shortage.BuildingAuction,
    trading.Considering,
)

_ALL: Final = [card for piles in CARDS.values() for pile in piles for card in pile]
KEPT: Final = texts.Cards(
    list(dict.fromkeys([card.code for card in _ALL if card.is_traded])), [card.code for card in _ALL]
)


@final
class BankingEdition(TrackEdition):
    """The Banking edition, for two to six players (EB-1)."""

    def __init__(self) -> None:
        super().__init__(
            "banking",
            rules="EB",
            rules_version=4,
            positions_since=2,
            fewest=2,
            most=6,
            settings=SETTINGS,
            options=BankingOptions,
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            tallies=TALLIES,
            gaps=texts.GAPS,
            has_secrets=False,
            home=own_home("banking", bots="track"),
            typical=typical_positions("rentier.games.banking"),
            grounds=GROUNDS,
        )
        self.board = BOARD
        self.cards = KEPT

    def make(self, seats: int, options: Options, dice: Dice, events: bool) -> Banking:
        assert isinstance(options, BankingOptions)
        return Banking(self, seats, options, dice, events, CARDS[options.deck])

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Begin as the track does; in the quick game deeds are dealt then (EB-90)."""
        game = super().begin(seats, options, dice, events)
        assert isinstance(game, Banking)
        if game.agreed.is_quick:
            deal_quick(game)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        return load_game(self.make(seats, options, dice, True), position)

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, BankingOptions)
        return set_up(given, options)

    def describe(self, game: Game) -> dict[str, object]:
        """Return the arguments of a call that makes the position of a game again."""
        assert isinstance(game, Banking)
        return describe(game)

    def tally(self, game: Game) -> dict[str, int]:
        """Count landings, sales, rents, bankruptcies, rounds and the winner's groups."""
        assert isinstance(game, Banking)
        return tally_of(game)


EDITION: Final = BankingEdition()
