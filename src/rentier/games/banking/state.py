"""The state of a game of Banking, and where it differs from the other games on a track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.decisions import Form
from rentier.core.errors import IllegalAction
from rentier.track import claims, deeds, payment, trading, turn
from rentier.track.board import Deed, Space
from rentier.track.cards import Card
from rentier.track.loading import track_state
from rentier.track.numbers import BANK, FREE, NOBODY
from rentier.track.state import Terms, TrackGame

from . import closing
from .data import BANKRUPTCIES_TO_END, BOARD, DEEDS_DEALT, INTEREST_PERCENT, LUXURY_TAX, UTILITY_UNIT
from .options import BankingOptions
from .rules import RULES
from .view import view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.dice import Dice
    from rentier.core.registry import Edition

    from . import shapes


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
        terms: Terms,
        piles: list[list[Card]],
    ) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, terms)
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
            self.terms,
            self.piles,
        )
        self.share_track(other)
        other.is_time_called = self.is_time_called
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        """Gives each player's wealth (EB-92)."""
        return tuple([self.wealth(seat) for seat in range(self.seats)])

    def deal_quick(self) -> None:
        """Deals two deeds to each player, who pays for them at once (EB-90)."""
        dealt = self.board.deeds[:]
        self.dice.shuffle(dealt)
        for player in reversed(self.players):
            for _ in range(DEEDS_DEALT):
                deed = dealt.pop()
                self.push(deeds.Delivering(player.seat, deed, deed.price))
                payment.owe(self, player.seat, BANK, deed.price, "deed")

    def rent_of(self, deed: Deed, rolled: int) -> int:
        """Gives the rent for a stop now (EB-31 … EB-34)."""
        i = deed.index
        if self.is_mortgaged[i]:
            return 0
        owner = self.owner[i]
        group = deed.group
        if not group.is_street:
            rate = deed.rents[self.count_owned(owner, group) - 1]
            return rate if group.kind == "station" else rate * rolled * UTILITY_UNIT
        level = self.level[i]
        if level == self.terms.levels:
            return deed.rents[len(deed.rents) - 1]
        if level == 0 and self.owns_group(owner, group) and not self.has_mortgage(group):
            return 2 * deed.rents[0]
        return deed.rents[level]

    def is_rent_claimed(self, owner: int = NOBODY) -> bool:
        """Tells whether rent is claimed or lost (EB-30)."""
        return self.rule.is_rent_claimed

    def interest_of(self, deed: Deed) -> int:
        """Gives 10% of the mortgage, rounded up (EB-53, EB-61)."""
        return self.round_up(deed.mortgage * INTEREST_PERCENT // 100)

    def lifting_price(self, deed: Deed) -> int:
        """Gives the mortgage with 10%, or without if the interest was paid at the sale (EB-53, EB-61)."""
        if self.is_interest_paid[deed.index]:
            return self.round_up(deed.mortgage)
        return self.round_up(deed.mortgage + deed.mortgage * INTEREST_PERCENT // 100)

    def lifting_at_once(self, deed: Deed) -> int:
        """Gives what a buyer pays to lift at once: the value alone, by the standard rules with 10% (EB-53)."""
        if self.rule.is_interest_standard:
            return self.round_up(deed.mortgage + deed.mortgage * INTEREST_PERCENT // 100)
        return self.round_up(deed.mortgage)

    def is_interest_kept(self) -> bool:
        """Tells whether the interest of a sale counts for lifting later (EB-53)."""
        return not self.rule.is_interest_standard

    def inherited(self, seat: int, deeds: list[Deed]) -> None:
        """Charges the 10% on mortgages received from a bankrupt, by the standard rules only (EB-72)."""
        if self.rule.is_interest_standard:
            for deed in deeds:
                if self.is_mortgaged[deed.index]:
                    # After what is still owed by the same card (EB-73).
                    payment.owe_after(self, seat, BANK, self.interest_of(deed), "interest")

    def most_offers(self) -> int:
        """Gives the option's number."""
        return 1 << 30 if self.rule.most_offers is None else self.rule.most_offers

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

    def does_jail_double_roll_again(self) -> bool:
        """Gives the option's answer (EB-77)."""
        return self.rule.does_jail_double_roll

    def tax_of(self, space: Space) -> int:
        """Gives the printed amount; that of the luxury tax is an option (EB-15)."""
        return LUXURY_TAX[self.rule.luxury_tax] if space.code == "luxury-tax" else space.amount

    def add_between(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds paying the jail fine between turns, by option (EB-76)."""
        may_pay = self.players[seat].jail != FREE and self.means(seat) >= self.terms.fine
        if may_pay and seat != self.turn and self.rule.jail_fine == "any_time":
            menu.append(turn.PAY_FINE)

    def fined(self, seat: int) -> None:
        """Uses up the turn: who pays plays on the next one (EB-76)."""
        if self.rule.jail_fine == "next_turn":
            turn.begin_roll(self)
            self.may_roll = False

    def went_out(self, seat: int, creditor: int) -> bool:
        """Ends the game with one player left, or the quick game at the second bankruptcy (EB-5, EB-74, EB-92)."""
        left = self.seats_in()
        if len(left) == 1:
            self.win((left[0],), "last")
            return True
        if not self.rule.is_quick or self.seats - len(left) < BANKRUPTCIES_TO_END:
            return False
        if creditor == BANK:
            self.win_by_wealth(closing.AFTER_BANKRUPTCIES.why)
            return True
        # What the creditor is charged for the deeds comes on top of this, and before the count.
        self.claims = []
        self.stack[1:] = [closing.AFTER_BANKRUPTCIES]
        return False

    def win_by_wealth(self, why: str) -> None:
        """Gives the win to the richest, or shares it (EB-92)."""
        best = max(self.wealth(seat) for seat in self.seats_in())
        self.win(tuple([seat for seat in self.seats_in() if self.wealth(seat) == best]), why)

    def is_time_up(self) -> bool:
        """Ends the game after the turn in which time was called, or after the agreed rounds (EB-93)."""
        limit = self.rule.round_limit
        if self.is_time_called:
            self.close(closing.AFTER_TIME)
        elif limit is not None and self.rounds >= limit:
            self.close(closing.AFTER_ROUNDS)
        else:
            return False
        return True

    def close(self, last: closing.Closing) -> None:
        """Lets the game end between turns: what is pending comes first, then every claim is asked for once more."""
        self.claims = [claims.Claim(c.owner, c.lander, c.deed, c.amount, False) for c in self.claims]
        self.stack.insert(1, last)

    def is_closing(self) -> bool:
        """Tells whether nothing but the end can follow what is pending."""
        return len(self.stack) > 1 and isinstance(self.stack[1], closing.Closing)

    def why_not_call_time(self) -> str:
        """Gives the key of what stands against calling time, or nothing (EB-93)."""
        if self.rule.time_limit is None:
            return "banking-time-not-agreed"
        return "banking-time-called" if self.is_time_called or self.is_closing() else ""

    def standing_forms(self, seat: int) -> list[Form]:
        """Opens calling time, at any moment: no menu lists it, so that nobody does it by chance (EB-93)."""
        return [] if not self.is_in(seat) or self.why_not_call_time() else [Form(closing.TimeUp.word, {})]

    def fits_standing(self, seat: int, action: AnyAction) -> bool:
        """Take the call of time, and a claim."""
        if isinstance(action, closing.TimeUp):
            return self.is_in(seat) and not self.why_not_call_time()
        return super().fits_standing(seat, action)

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Says why time cannot be called, and leaves the rest to the track."""
        if isinstance(action, closing.TimeUp) and self.is_in(seat):
            key = self.why_not_call_time()
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

    def seen_from(self, seat: int | None) -> shapes.BankingView:
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
