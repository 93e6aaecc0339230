"""Banking as the core knows it: how it begins, what can be done in it, and how positions are read."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import PASS, Declared
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.home import Home
from rentier.core.options import Options
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
from .setup import set_up
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
            rules_version=3,
            positions_since=2,
            fewest=2,
            most=6,
            settings=SETTINGS,
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            tallies=TALLIES,
            gaps=texts.GAPS,
            has_secrets=False,
            home=Home(
                words="rentier.text",
                rules="rentier.text/rules",
                bots="rentier.bots.track",
                desk="rentier.cli.desks.banking",
            ),
        )
        self.board = BOARD
        self.cards = KEPT

    def make_options(self, values: dict[str, object]) -> Options:
        """Wrap the values in Banking's own options."""
        return BankingOptions(values)

    def _make(self, seats: int, options: Options, dice: Dice, events: bool) -> Banking:
        assert isinstance(options, BankingOptions)
        return Banking(self, seats, options, dice, events, CARDS[options.deck])

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Shuffle the piles, find out who starts, and begin the first turn (EB-3, EB-4, EB-90)."""
        game = self._make(seats, options, dice, events)
        game.begin_state()
        for pile in game.piles:
            shuffled = pile[:]
            game.dice.shuffle(shuffled)
            game.decks.append(cards.Deck(shuffled, len(shuffled)))
        turn.roll_for_start(game)
        game.push(turn.TURN)
        turn.begin_turn(game)
        if game.agreed.is_quick:
            deal_quick(game)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        game = self._make(seats, options, dice, True)
        load_game(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, BankingOptions)
        return set_up(given, options)

    def tally(self, game: Game) -> dict[str, int]:
        """Count landings, sales, rents, bankruptcies, rounds and the winner's groups."""
        assert isinstance(game, Banking)
        return tally_of(game)


EDITION: Final = BankingEdition()
