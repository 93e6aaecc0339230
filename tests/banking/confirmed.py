"""A small edition on the track in which another seat confirms every payment of a player before it is made.

It shows that the one procedure that moves money can ask a question: the board is Banking's, the rest is kept plain.
"""

from __future__ import annotations

from typing import ClassVar

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.options import Choice, Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given
from rentier.core.windows import Window
from rentier.games.banking.data import BOARD, CARDS, STANDARD
from rentier.games.banking.edition import EDITION as BANKING
from rentier.games.banking.loading import LIES_ON, POSITION_FIELDS, PURPOSES
from rentier.track import building, cards, deeds, payment, trading, turn
from rentier.track.board import Deed
from rentier.track.deeds import MortgageRules
from rentier.track.edition import TrackEdition
from rentier.track.loading import TrackReader
from rentier.track.money import Lot, MoneyRules
from rentier.track.numbers import BANK, NOBODY
from rentier.track.policies import Policies
from rentier.track.positions import Outline, track_state
from rentier.track.rent import RentRules
from rentier.track.state import TrackGame

PILES = CARDS["french"]


class ConfirmedRent(RentRules["ConfirmedGame"]):
    """Rents without any doubling, claimed by option."""

    def amount(self, game: ConfirmedGame, deed: Deed, rolled: int) -> int:
        return 0 if game.is_mortgaged[deed.index] else deed.rents[0]

    def is_claimed(self, game: ConfirmedGame, owner: int = NOBODY) -> bool:
        return game.options.word("rent") == "claimed"


class ConfirmedMortgages(MortgageRules[TrackGame]):
    """Mortgages without interest."""

    def lifting_price(self, game: TrackGame, deed: Deed) -> int:
        return deed.mortgage

    def lifting_at_once(self, game: TrackGame, deed: Deed) -> int:
        return deed.mortgage

    def interest(self, game: TrackGame, deed: Deed) -> int:
        return 0


class ConfirmedMoney(MoneyRules["ConfirmedGame", Lot]):
    """Money rules under which a player's payment waits for confirmation."""

    def must_ask(self, game: ConfirmedGame, paying: payment.Paying) -> bool:
        return paying.payer != BANK

    def ask(self, game: ConfirmedGame, paying: payment.Paying) -> None:
        game.push(Confirming(tuple(game.others_in(paying.payer)[:1])))


POLICIES = Policies(money=ConfirmedMoney(), rent=ConfirmedRent(), mortgages=ConfirmedMortgages())


class ConfirmedGame(TrackGame):
    """A game in which the seat on the payer's left confirms each payment."""

    def __init__(self, edition: Edition, seats: int, options: Options, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, STANDARD, POLICIES)

    def copy(self) -> ConfirmedGame:
        other = ConfirmedGame(self.edition, self.seats, self.options, self.dice.copy(), self.events is not None)
        self.share_track(other)
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(player.cash for player in self.players)

    def inventory(self) -> list[int]:
        return [self.bank + sum(player.cash for player in self.players)]

    def full_inventory(self) -> list[int]:
        return [self.seats * self.terms.start]

    def state(self) -> dict[str, object]:
        return track_state(self)

    def seen_from(self, seat: int | None) -> dict[str, object]:
        return self.position()

    def deal_anew(self, seat: int) -> None:
        for deck in self.decks:
            self.dice.shuffle(deck.cards)


class Confirming(Window[ConfirmedGame]):
    """A payment that waits for confirmation; passing confirms it."""

    kind: ClassVar[str] = "confirm"
    fields: ClassVar[tuple[str, ...]] = ("kind", "asked")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return Confirming(tuple(fields.seats("asked", reader.game.seats_in())))

    def answers(self, game: ConfirmedGame, seat: int) -> list[AnyAction]:
        return [REFUSE]

    def ask_rest(self, game: ConfirmedGame) -> None:
        game.replace(Confirming(self.asked[1:]))

    def close(self, game: ConfirmedGame) -> None:
        """Let the payment below go on."""

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "asked": list(self.asked)}


class Refuse(Action[ConfirmedGame]):
    """Refuse a payment."""

    word: ClassVar[str] = "refuse"

    def apply(self, game: ConfirmedGame, seat: int) -> None:
        game.pop()
        paying = game.top()
        assert isinstance(paying, payment.Paying)
        paying.refused(game)


REFUSE = Refuse()


ON = dict.fromkeys(("deliver", "place", "lift", "leave-jail", "exchange"), ("turn", "payment", "buy", "auction"))
OUTLINE = Outline(
    lies_on={**LIES_ON, **ON, "payment": (*LIES_ON["payment"], *ON), Confirming.kind: ("payment",)},
    purposes=(*PURPOSES, payment.DEAL, payment.DEED, payment.AUCTION, payment.BUILDING, payment.LIFT),
    endings=(),
    tenders=(Confirming.kind,),
    has_claims=True,
)
"""Everything can wait for a payment that somebody has not confirmed yet."""
WAITING = (deeds.Delivering, building.Placing, deeds.Lifting, turn.Leaving, trading.Exchanging)


class ConfirmedEdition(TrackEdition):
    """The edition Confirmed."""

    def __init__(self) -> None:
        super().__init__(
            "confirmed",
            rules="EB",
            rules_version=BANKING.rules_version,
            fewest=2,
            most=6,
            settings=(Choice("rent", ("automatic", "claimed"), "EB-30"),),
            actions=(*BANKING.actions, REFUSE),
            decisions=(*BANKING.decisions, *WAITING, Confirming),
        )
        self.board = BANKING.board
        self.cards = BANKING.cards

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        game = ConfirmedGame(self, seats, options, dice, events)
        game.begin_state()
        game.decks = [cards.Deck(pile[:], len(pile)) for pile in PILES]
        game.push(turn.TURN)
        turn.begin_turn(game)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        position.only(POSITION_FIELDS)
        game = ConfirmedGame(self, seats, options, dice, True)
        TrackReader(game, position, PILES, OUTLINE).read()
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        return BANKING.setup(given, BANKING.read_options(None))


EDITION = ConfirmedEdition()
