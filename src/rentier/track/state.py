"""The state of a game on a track: who is where, who owns what, and what is open between turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rentier.core.events import Event, Statistic
from rentier.core.game import Game
from rentier.core.native import mypyc_attr

from . import moments, payment, rent, stakes, tally
from .board import Board, Deed, Group
from .claims import Claim
from .events import Won
from .numbers import BANK, FREE
from .policies import Policies
from .terms import Terms

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import Form
    from rentier.core.dice import Dice
    from rentier.core.errors import IllegalAction
    from rentier.core.moments import Moment
    from rentier.core.options import Options
    from rentier.core.registry import Edition
    from rentier.core.stakes import Stake

    from .cards import Card, Deck


class Player:
    """One player's account, place and kept cards. An edition whose money is made of things keeps them in a subclass."""

    __slots__ = ("cash", "is_out", "jail", "kept", "place", "seat")

    def __init__(self, seat: int, cash: int) -> None:
        self.seat: Final = seat
        self.cash: int = cash
        self.place: int = 0
        self.jail: int = FREE
        """How many turns in jail went by without a double, or FREE."""
        self.kept: list[Card] = []
        self.is_out: bool = False

    def copy(self) -> Player:
        """Return an independent player in the same state."""
        other = Player(self.seat, self.cash)
        self.share(other)
        return other

    def share(self, other: Player) -> None:
        """Give a copy what every player has apart from the account."""
        other.place = self.place
        other.jail = self.jail
        other.kept = self.kept[:]
        other.is_out = self.is_out


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackGame(Game):
    """A game on a track; `terms` and `policies` say where its edition differs from others."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: Options,
        dice: Dice,
        events: bool,
        board: Board,
        terms: Terms,
        policies: Policies,
    ) -> None:
        super().__init__(edition, seats, options, dice, events)
        self.board: Final = board
        self.terms: Final = terms
        self.policies: Final = policies
        """The rules in which editions differ, one set for all games of an edition."""
        self.money: Final = policies.money
        """How money moves; kept at hand because every payment asks it."""
        self.players: list[Player] = []
        self.owner: list[int] = []
        """By deed: a seat, or BANK."""
        self.level: list[int] = []
        """By deed: how many apartments stand there; the highest level is a hotel."""
        self.is_mortgaged: list[bool] = []
        self.is_interest_paid: list[bool] = []
        """By deed: whether a buyer has paid the interest, and so lifts for the mortgage value alone (EB-53)."""
        self.bank: int = 0
        """What the bank has taken in, less what it has paid out since the start."""
        self.apartments: int = 0
        self.hotels: int = 0
        self.decks: list[Deck] = []
        self.turn: int = 0
        self.starter: int = 0
        """The player who had the first turn: rounds are counted from there."""
        self.turns: int = 0
        self.rounds: int = 0
        self.rolled: int = 0
        """The total of the last roll that moved somebody."""
        self.doubles: int = 0
        self.may_roll: bool = False
        """Whether the player whose turn it is still has a roll to make."""
        self.is_fresh: bool = False
        """Whether nothing has been rolled in this turn yet: for the others it is still «between turns» (EB-19)."""
        self.claims: list[Claim] = []
        self.declined: list[str] = []
        """Offers that were declined in this turn."""
        self.offers: list[int] = []
        """By seat: how many offers were made in this turn."""

    def wealth_of(self, seat: int) -> int:
        """Add up money, deeds at their price (mortgaged: half) and buildings at cost (EB-92)."""
        total = self.players[seat].cash
        for deed in self.board.deeds:
            i = deed.index
            if self.owner[i] == seat:
                total += deed.price // 2 if self.is_mortgaged[i] else deed.price
                total += self.level[i] * deed.group.building
        return total

    def statistics(self, event: Event) -> list[Statistic]:
        """List rolls, stops, rents and other money."""
        return tally.statistics_of(self, event)

    def moments(self, before: Game, events: Sequence[Event]) -> list[Moment]:
        assert isinstance(before, TrackGame)
        return moments.moments_of(self, before, events)

    def expected(self, table: str) -> float | None:
        """Return the mean of two dice, and the share of doubles."""
        return tally.EXPECTED.get(table)

    def begin_state(self) -> None:
        """Put everything where it lies before the first roll."""
        self.players = [Player(seat, self.terms.start) for seat in range(self.seats)]
        count = len(self.board.deeds)
        self.owner = [BANK] * count
        self.level = [0] * count
        self.is_mortgaged = [False] * count
        self.is_interest_paid = [False] * count
        self.apartments = self.terms.apartments
        self.hotels = self.terms.hotels
        self.offers = [0] * self.seats

    def lay_out(self) -> None:
        """Shuffle the cards, and deal what everybody begins with."""
        raise NotImplementedError

    def share_track(self, other: TrackGame) -> None:
        """Give a new copy the parts that every track game has."""
        self.share(other)
        other.players = [player.copy() for player in self.players]
        other.owner = self.owner[:]
        other.level = self.level[:]
        other.is_mortgaged = self.is_mortgaged[:]
        other.is_interest_paid = self.is_interest_paid[:]
        other.bank = self.bank
        other.apartments = self.apartments
        other.hotels = self.hotels
        other.decks = [deck.copy() for deck in self.decks]
        other.turn = self.turn
        other.starter = self.starter
        other.turns = self.turns
        other.rounds = self.rounds
        other.rolled = self.rolled
        other.doubles = self.doubles
        other.may_roll = self.may_roll
        other.is_fresh = self.is_fresh
        other.claims = self.claims[:]
        other.declined = self.declined[:]
        other.offers = self.offers[:]

    def turns_taken(self) -> int:
        return self.turns

    def owns_group(self, seat: int, group: Group) -> bool:
        """Whether a seat has every deed of a group."""
        owner = self.owner
        for i in group.indexes:
            if owner[i] != seat:
                return False
        return True

    def count_owned(self, seat: int, group: Group) -> int:
        """Count the deeds of a group that a seat has."""
        owner = self.owner
        count = 0
        for i in group.indexes:
            if owner[i] == seat:
                count += 1
        return count

    def has_buildings(self, group: Group) -> bool:
        """Whether anything stands on a group."""
        level = self.level
        for i in group.indexes:
            if level[i]:
                return True
        return False

    def has_mortgage(self, group: Group) -> bool:
        """Whether a deed of a group is mortgaged."""
        is_mortgaged = self.is_mortgaged
        for i in group.indexes:
            if is_mortgaged[i]:
                return True
        return False

    def deeds_of(self, seat: int) -> list[Deed]:
        """List what a seat owns, in board order."""
        return [deed for deed in self.board.deeds if self.owner[deed.index] == seat]

    def is_in(self, seat: int) -> bool:
        """Whether a seat still plays."""
        return not self.players[seat].is_out

    def seats_in(self) -> list[int]:
        """List the seats that still play."""
        return [player.seat for player in self.players if not player.is_out]

    def others_in(self, seat: int) -> list[int]:
        """List the others who still play, from a seat's left."""
        found: list[int] = []
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if not self.players[other].is_out:
                found.append(other)
        return found

    def owed_between(self, seat: int, other: int) -> int:
        """Return what a deal between two seats could settle now (EB-52): an open debt, or rents not yet claimed."""
        if not self.terms.are_debts_settled_in_kind:
            return 0
        debt = self.debt_among(seat, other)
        if debt is not None:
            return debt.amount if debt.payee in (seat, other) else 0
        return sum([claim.amount for claim in self.claims_between(seat, other)])

    def debt_among(self, seat: int, other: int) -> payment.Paying | None:
        """Return the debt that one of two seats is asked to raise money for, to whomever."""
        for decision in reversed(self.stack):
            if isinstance(decision, payment.Paying) and decision.is_told and decision.payer in (seat, other):
                return decision
        return None

    def claims_between(self, seat: int, other: int) -> list[Claim]:
        """List the open claims that a deal could settle: those on the first of two seats or else on the second."""
        if not self.terms.are_claims_settled_in_kind:
            return []
        found = [claim for claim in self.claims if (claim.lander, claim.owner) == (seat, other)]
        return found or [claim for claim in self.claims if (claim.lander, claim.owner) == (other, seat)]

    def pays_in_kind(self, seat: int, offerer: int, target: int) -> bool:
        """Whether a seat is the side of an offer whose debt or rent it would settle (EB-52)."""
        debt = self.debt_among(offerer, target)
        if debt is not None:
            return debt.payer == seat
        claims = self.claims_between(offerer, target)
        return len(claims) > 0 and claims[0].lander == seat

    def debt_of(self, seat: int) -> int:
        """Return how much a seat is asked to raise right now; zero if it is not in debt."""
        for decision in reversed(self.stack):
            if isinstance(decision, payment.Paying) and decision.payer == seat and decision.is_told:
                return decision.amount
        return 0

    def add_standing(self, seat: int, menu: list[AnyAction]) -> None:
        """Add the rents that a seat may claim whatever is being asked (EB-30, CC-13), and what the edition adds."""
        if self.claims and self.policies.rent.may_claim(self):
            rent.add_claims(self, seat, menu)
        self.policies.own.add_standing(self, seat, menu)

    def standing_forms(self, seat: int) -> list[Form]:
        """List what the edition lets a seat do at any moment."""
        return self.policies.own.standing_forms(self, seat)

    def fits_standing(self, seat: int, action: AnyAction) -> bool:
        """Accept a claim whatever is being asked (EB-30, CC-13), and what the edition accepts."""
        if isinstance(action, rent.ClaimRent):
            return self.policies.rent.may_claim(self) and action.find(self, seat) is not None
        return self.policies.own.fits_standing(self, seat, action)

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Return the error that says why an action is not possible."""
        return self.policies.refusals.refuse(self, seat, action)

    def stakes_of(self, seat: int, action: AnyAction) -> list[Stake]:
        return stakes.with_outcome(self, seat, action, self.list_stakes(seat, action))

    def list_stakes(self, seat: int, action: AnyAction) -> list[Stake]:
        """List what follows from an action, apart from what playing it in a copy shows."""
        return stakes.stakes_of(self, seat, action)

    def means(self, seat: int) -> int:
        """Return how much a seat can pay at once."""
        return self.players[seat].cash

    def win(self, winners: tuple[int, ...], why: str) -> None:
        """End the game with these winners."""
        self.finish(winners, why)
        if self.events is not None:
            self.events.append(Won(winners, why))

    def count_bank(self) -> list[int]:
        """Count the money of players and bank, and what stands on the board or is for sale: apartments, hotels."""
        money = self.bank
        apartments = self.apartments
        hotels = self.hotels
        for player in self.players:
            money += player.cash
        for level in self.level:
            if level == self.terms.levels:
                hotels += 1
            else:
                apartments += level
        return [money, apartments, hotels]

    def count_cards(self, kinds: int) -> list[int]:
        """Count the cards of the piles and those that players keep, by their index."""
        counts = [0] * kinds
        for deck in self.decks:
            for card in deck.cards:
                counts[card.index] += 1
        for player in self.players:
            for card in player.kept:
                counts[card.index] += 1
        return counts

    def full_inventory(self) -> list[int]:
        """Count what a whole game has."""
        raise NotImplementedError
