"""The state of a game of Banking, and where it differs from the other games on a track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.decisions import Form
from rentier.core.errors import IllegalAction
from rentier.track import payment, trading, turn
from rentier.track.board import Deed
from rentier.track.cards import Card
from rentier.track.loading import track_state
from rentier.track.state import TrackGame

from . import closing
from .data import BOARD
from .options import BankingOptions
from .policies import POLICIES
from .rules import RULES
from .view import view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.dice import Dice
    from rentier.core.registry import Edition


@final
class Banking(TrackGame):
    """A game of Banking."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: BankingOptions,
        dice: Dice,
        events: bool,
        piles: list[list[Card]],
    ) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, options.terms, POLICIES)
        self.rule: Final = options
        self.piles: Final = piles
        """Every card, pile by pile, as they are before they are shuffled."""
        self.is_time_called: bool = False
        """Whether the time has run out and the game ends with this turn (EB-93)."""

    def copy(self) -> Banking:
        """Gives an independent game in the same state."""
        other = Banking(
            self.edition,
            self.seats,
            self.rule,
            self.dice.copy(),
            self.events is not None,
            self.piles,
        )
        self.share_track(other)
        other.is_time_called = self.is_time_called
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        """Gives each player's wealth (EB-92)."""
        return tuple([self.wealth(seat) for seat in range(self.seats)])

    def may_deal(self) -> bool:
        """Allows deals at any time except in an auction or while a card is resolved (EB-50)."""
        top = self.top()
        if top is turn.TURN or isinstance(top, payment.Paying):
            return True
        return isinstance(top, trading.Considering) or top.kind == "buy"

    def why_not_deal(self, seat: int, offer: trading.MakeOffer) -> str:
        """Refuses a deal that lowers what covers a debt, unless nothing of the debt is left (EB-70)."""
        if self.debt_of(seat) > offer.debt and offer.debt + self._change(offer.give, offer.take, offer.lift) < 0:
            return "track-deal-debt-worse"
        if self.debt_of(offer.target) > offer.debt and offer.debt + self._change(offer.take, offer.give, []) < 0:
            return "track-deal-debt-worse"
        return ""

    def _change(self, gives: trading.Bundle, takes: trading.Bundle, lift: list[Deed]) -> int:
        """Tells by how much a deal raises what one side could pay with."""
        change = takes.cash - gives.cash - trading.charges(self, takes.deeds, lift)
        change += sum([deed.mortgage for deed in takes.deeds if deed in lift or not self.is_mortgaged[deed.index]])
        return change - sum([deed.mortgage for deed in gives.deeds if not self.is_mortgaged[deed.index]])

    def standing_forms(self, seat: int) -> list[Form]:
        """Opens calling time, at any moment: no menu lists it, so that nobody does it by chance (EB-93)."""
        return [] if not self.is_in(seat) or closing.why_not_call_time(self) else [Form(closing.TimeUp.word, {})]

    def fits_standing(self, seat: int, action: AnyAction) -> bool:
        """Take the call of time, and a claim."""
        if isinstance(action, closing.TimeUp):
            return self.is_in(seat) and not closing.why_not_call_time(self)
        return super().fits_standing(seat, action)

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Says why time cannot be called, and leaves the rest to the track."""
        if isinstance(action, closing.TimeUp) and self.is_in(seat):
            key = closing.why_not_call_time(self)
            return IllegalAction(key, {}, self.rule_of(key))
        return super().refuse(seat, action)

    def rule_of(self, key: str) -> str:
        """Gives the number of the rule behind a refusal."""
        return RULES.get(key, "EB-10")

    def inventory(self) -> list[int]:
        """Counts the money of players and bank, buildings, and every card."""
        money = self.bank
        hotels = self.hotels
        apartments = self.apartments
        for level in self.level:
            if level == self.terms.levels:
                hotels += 1
            else:
                apartments += level
        counts = [0] * 200
        for deck in self.decks:
            for card in deck.cards:
                counts[card.index] += 1
        for player in self.players:
            money += player.cash
            for card in player.kept:
                counts[card.index] += 1
        return [money, apartments, hotels, *counts]

    def full_inventory(self) -> list[int]:
        """Counts what a whole game has."""
        counts = [0] * 200
        for pile in self.piles:
            for card in pile:
                counts[card.index] += 1
        return [self.seats * self.terms.start, self.terms.apartments, self.terms.hotels, *counts]

    def state(self) -> dict[str, object]:
        """Gives the state for a position."""
        return {**track_state(self), "time_called": self.is_time_called}

    def seen_from(self, seat: int | None) -> dict[str, object]:
        """Shows everything but the order of cards that nobody has seen."""
        return view_of(self, seat)

    def deal_anew(self, seat: int) -> None:
        """Shuffles what nobody has seen of the piles."""
        for deck in self.decks:
            unseen = deck.cards[: deck.unseen]
            unseen.sort(key=_index)
            self.dice.shuffle(unseen)
            deck.cards[: deck.unseen] = unseen


def _index(card: Card) -> int:
    return card.index
