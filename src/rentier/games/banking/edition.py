"""Banking as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given
from rentier.track import cards, rent, shortage, texts, turn
from rentier.track.amounts import read_amount

from . import closing
from .data import BOARD, CARDS, QUICK, STANDARD
from .loading import load_game
from .options import SETTINGS, BankingOptions
from .setup import set_up
from .state import Banking
from .tally import TALLIES, tally_of

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "roll": (),
    "end": (),
    "buy": (),
    "leave": (),
    "bid": ("amount",),
    "pass": (),
    "claim": ("space", "target", "number?"),
    "let-lie": (),
    "build": ("space",),
    "want": (),
    "bid-building": ("amount", "space"),
    "sell": ("group", "levels*"),
    "mortgage": ("space",),
    "lift": ("space",),
    "offer": ("target", "give", "take", "debt?", "lift?"),
    "accept": ("lift?",),
    "decline": (),
    "withdraw": (),
    "bankrupt": (),
    "resign": (),
    "time-up": (),
    "pay-fine": (),
    "use-card": (),
    "pay-card": (),
    "draw-card": (),
}

SIMPLE: Final[dict[str, AnyAction]] = {
    **texts.simple_actions(),
    "let-lie": rent.LET_LIE,
    "want": shortage.WANT,
    "time-up": closing.TIME_UP,
    "pay-card": cards.PAY_CARD,
    "draw-card": cards.DRAW_CARD,
}

_ALL: Final = [card for piles in CARDS.values() for pile in piles for card in pile]
KEPT: Final = texts.Cards(
    list(dict.fromkeys([card.code for card in _ALL if card.is_traded])), [card.code for card in _ALL]
)


@final
class BankingEdition(Edition):
    """The edition Banking, for two to six players (EB-1)."""

    def __init__(self) -> None:
        super().__init__(
            "banking",
            rules="EB",
            rules_version=3,
            positions_since=2,
            fewest=2,
            most=6,
            settings=SETTINGS,
            grammar=GRAMMAR,
            tallies=TALLIES,
            gaps=texts.GAPS,
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Banking's own options."""
        return BankingOptions(values)

    def _make(self, seats: int, options: Options, dice: Dice, events: bool) -> Banking:
        assert isinstance(options, BankingOptions)
        terms = QUICK if options.is_quick else STANDARD
        return Banking(self, seats, options, dice, events, terms, CARDS[options.deck])

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Shuffles the piles, finds out who starts, and begins the first turn (EB-3, EB-4, EB-90)."""
        game = self._make(seats, options, dice, events)
        game.begin_state()
        for pile in game.piles:
            shuffled = pile[:]
            game.dice.shuffle(shuffled)
            game.decks.append(cards.Deck(shuffled, len(shuffled)))
        turn.roll_for_start(game)
        game.push(turn.TURN)
        turn.begin_turn(game)
        if game.rule.is_quick:
            game.deal_quick()
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        game = self._make(seats, options, dice, True)
        load_game(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, BankingOptions)
        return set_up(given, options)

    def tally(self, game: Game) -> dict[str, int]:
        """Counts landings, sales, rents, bankruptcies, rounds and the winner's groups."""
        assert isinstance(game, Banking)
        return tally_of(game)

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in SIMPLE:
            return SIMPLE[word]
        if word == "bid-building":
            return shortage.BidForBuilding(read_amount(parts[0]), texts.read_deed(BOARD, parts[1]))
        if word == "claim":
            return texts.read_claim(BOARD, parts)
        return texts.make_action(BOARD, KEPT, word, parts)


EDITION: Final = BankingEdition()
