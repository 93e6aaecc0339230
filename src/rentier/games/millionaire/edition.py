"""Millionaire as the core knows it: how it begins, what can be done in it, and how positions are read."""

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
from rentier.track import auction, building, debt, deeds, moving, payment, texts, trading, turn
from rentier.track.edition import TrackEdition

from . import actions, decisions
from .citing import CITED
from .data import BOARD, CARDS, NUMBERS
from .loading import load_game
from .options import SETTINGS, MillionaireOptions
from .setup import GROUNDS, describe, set_up
from .state import Millionaire
from .tally import TALLIES, tally_of

ACTIONS: Final[tuple[Declared, ...]] = (
    turn.ROLL,
    turn.END,
    deeds.BUY,
    deeds.LEAVE,
    auction.PlaceBid,
    PASS,
    actions.COLLECT,
    actions.UPGRADE,
    actions.ChoosePlayer,
    actions.GoTo,
    actions.BuyAlso,
    actions.FreeHouse,
    actions.Swap,
    actions.Take,
    actions.CANCEL,
    building.Build,
    building.Sell,
    deeds.Mortgage,
    deeds.Lift,
    trading.MakeOffer,
    trading.AcceptOffer,
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
    deeds.Buying,
    auction.Auction,
    turn.Walking,
    moving.Arriving,
    decisions.Upgrading,
    decisions.ChoosingPlayer,
    decisions.ChoosingSpace,
    decisions.BuyingAlso,
    decisions.Following,
    decisions.Answering,
    trading.Considering,
)

KEPT: Final = texts.Cards([card.code for pile in CARDS for card in pile if card.is_traded], list(NUMBERS))


@final
class MillionaireEdition(TrackEdition):
    """The Millionaire edition."""

    def __init__(self) -> None:
        super().__init__(
            "millionaire",
            rules="MM",
            rules_version=1,
            fewest=2,
            most=4,
            settings=SETTINGS,
            options=MillionaireOptions,
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            tallies=TALLIES,
            gaps=texts.GAPS,
            has_secrets=True,
            home=own_home("millionaire"),
            typical=typical_positions("rentier.games.millionaire"),
            grounds=GROUNDS,
        )
        self.board = BOARD
        self.cards = KEPT

    def make(self, seats: int, options: Options, dice: Dice, events: bool) -> Millionaire:
        assert isinstance(options, MillionaireOptions)
        return Millionaire(self, seats, options, dice, events)

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        return load_game(self.make(seats, options, dice, True), position)

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, MillionaireOptions)
        return set_up(given, options)

    def describe(self, game: Game) -> dict[str, object]:
        """Return the arguments of a call that makes the position of a game again."""
        assert isinstance(game, Millionaire)
        return describe(game)

    def tally(self, game: Game) -> dict[str, int]:
        """Count what levels, cards and deeds were worth."""
        assert isinstance(game, Millionaire)
        return tally_of(game)


EDITION: Final = MillionaireEdition()
