"""The state of a game on a track: who is where, who owns what, and what is open between turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from rentier.core.events import Event, Note
from rentier.core.game import Game
from rentier.core.native import mypyc_attr

from . import building, business, cards, debt, deeds, moving, payment, refusals, rent, shortage, tally, turn
from .board import Board, Deed, Group, Space
from .claims import Claim
from .decisions import TrackDecision
from .events import Won
from .numbers import BANK, FREE, NOBODY

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import Form
    from rentier.core.dice import Dice
    from rentier.core.errors import IllegalAction
    from rentier.core.options import Options
    from rentier.core.registry import Edition

    from . import trading
    from .cards import Card, Deck


@final
class Terms:
    """The amounts and numbers in which the editions differ."""

    __slots__ = ("apartments", "fine", "hotels", "levels", "opening", "salary", "start", "unit")

    def __init__(
        self, *, start: int, salary: int, fine: int, unit: int, opening: int, apartments: int, hotels: int, levels: int
    ) -> None:
        self.start: Final = start
        self.salary: Final = salary
        self.fine: Final = fine
        self.unit: Final = unit
        """The smallest amount; bids, raises and roundings go by it."""
        self.opening: Final = opening
        """The least that opens an auction."""
        self.apartments: Final = apartments
        self.hotels: Final = hotels
        self.levels: Final = levels
        """The level that is a hotel: one more than the apartments that it takes."""


class Player:
    """One player's account, place and kept cards. An edition whose money is things keeps them in a subclass."""

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
        """Give a copy what every player has beside the account."""
        other.place = self.place
        other.jail = self.jail
        other.kept = self.kept[:]
        other.is_out = self.is_out


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackGame(Game):
    """A game on a track. Editions say what differs by overriding the methods under «where editions differ»."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: Options,
        dice: Dice,
        events: bool,
        board: Board,
        terms: Terms,
        money: payment.MoneyRules[Any, Any] = payment.ACCOUNTS,
    ) -> None:
        super().__init__(edition, seats, options, dice, events)
        self.board: Final = board
        self.terms: Final = terms
        self.money: Final = money
        self.players: list[Player] = []
        self.owner: list[int] = []
        """By deed: a seat, or BANK."""
        self.level: list[int] = []
        """By deed: how many apartments stand there; the highest level is a hotel."""
        self.is_mortgaged: list[bool] = []
        self.is_interest_paid: list[bool] = []
        """By deed: whether a buyer has paid the interest and lifts for the value alone (EB-53)."""
        self.bank: int = 0
        """What the bank has taken in, less what it has paid out since the start."""
        self.apartments: int = 0
        self.hotels: int = 0
        self.decks: list[Deck] = []
        self.turn: int = 0
        self.starter: int = 0
        """Who had the first turn: rounds are counted from there."""
        self.turns: int = 0
        self.rounds: int = 0
        self.rolled: int = 0
        """The total of the last roll that moved somebody."""
        self.doubles: int = 0
        self.may_roll: bool = False
        """Whether the player whose turn it is still has a roll to make."""
        self.is_fresh: bool = False
        """Whether nothing was rolled in this turn yet: it is still «between turns» for the others (EB-19)."""
        self.claims: list[Claim] = []
        self.declined: list[str] = []
        """Offers that were declined in this turn."""
        self.offers: list[int] = []
        """By seat: how many offers were made in this turn."""

    def wealth_of(self, seat: int) -> int:
        """Adds up money, deeds at their price (mortgaged: half) and buildings at cost (EB-92)."""
        total = self.players[seat].cash
        for deed in self.board.deeds:
            i = deed.index
            if self.owner[i] == seat:
                total += deed.price // 2 if self.is_mortgaged[i] else deed.price
                total += self.level[i] * deed.group.building
        return total

    def notes(self, event: Event) -> list[Note]:
        """Notes rolls, stops, rents and other money."""
        return tally.notes_of(self, event)

    def expected(self, table: str) -> float | None:
        """Gives the mean of two dice, and the share of doubles."""
        return tally.EXPECTED.get(table)

    def begin_state(self) -> None:
        """Puts everything where it lies before the first roll."""
        self.players = [Player(seat, self.terms.start) for seat in range(self.seats)]
        count = len(self.board.deeds)
        self.owner = [BANK] * count
        self.level = [0] * count
        self.is_mortgaged = [False] * count
        self.is_interest_paid = [False] * count
        self.apartments = self.terms.apartments
        self.hotels = self.terms.hotels
        self.offers = [0] * self.seats

    def share_track(self, other: TrackGame) -> None:
        """Gives a copy under way the parts that every track game has."""
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
        """Tells how many turns have begun."""
        return self.turns

    def owns_group(self, seat: int, group: Group) -> bool:
        """Tells whether a seat has every deed of a group."""
        owner = self.owner
        for i in group.indexes:
            if owner[i] != seat:
                return False
        return True

    def count_owned(self, seat: int, group: Group) -> int:
        """Counts the deeds of a group that a seat has."""
        owner = self.owner
        count = 0
        for i in group.indexes:
            if owner[i] == seat:
                count += 1
        return count

    def has_buildings(self, group: Group) -> bool:
        """Tells whether anything stands on a group."""
        level = self.level
        for i in group.indexes:
            if level[i]:
                return True
        return False

    def has_mortgage(self, group: Group) -> bool:
        """Tells whether a deed of a group is mortgaged."""
        is_mortgaged = self.is_mortgaged
        for i in group.indexes:
            if is_mortgaged[i]:
                return True
        return False

    def deeds_of(self, seat: int) -> list[Deed]:
        """Lists what a seat owns, in board order."""
        return [deed for deed in self.board.deeds if self.owner[deed.index] == seat]

    def is_in(self, seat: int) -> bool:
        """Tells whether a seat still plays."""
        return not self.players[seat].is_out

    def seats_in(self) -> list[int]:
        """Lists the seats that still play."""
        return [player.seat for player in self.players if not player.is_out]

    def others_in(self, seat: int) -> list[int]:
        """Lists the others who still play, from a seat's left."""
        found: list[int] = []
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if not self.players[other].is_out:
                found.append(other)
        return found

    def round_up(self, amount: int) -> int:
        """Rounds an amount up to the smallest unit."""
        unit = self.terms.unit
        return (amount + unit - 1) // unit * unit

    def owed_between(self, seat: int, other: int) -> int:
        """Tells what one of two seats is being asked to pay the other right now."""
        for decision in reversed(self.stack):
            if isinstance(decision, payment.Paying) and decision.is_told and decision.payer in (seat, other):
                return decision.amount if decision.payee in (seat, other) else 0
        return 0

    def fits_standing(self, seat: int, action: AnyAction) -> bool:
        """Take a claim whatever is being asked (EB-30)."""
        return isinstance(action, rent.ClaimRent) and self.may_claim() and action.find(self, seat) is not None

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Says why an action is not possible."""
        return refusals.refuse(self, seat, action)

    def debt_of(self, seat: int) -> int:
        """Tells how much a seat is asked to raise right now; nothing when it is not in debt."""
        for decision in reversed(self.stack):
            if isinstance(decision, payment.Paying) and decision.payer == seat and decision.is_told:
                return decision.amount
        return 0

    def means(self, seat: int) -> int:
        """Return how much a seat can pay at once."""
        return self.players[seat].cash

    # Where editions differ. What is here holds for most.

    def add_standing(self, seat: int, menu: list[AnyAction]) -> None:
        """Add the rents that a seat may claim whatever is being asked (EB-30)."""
        if self.claims and self.may_claim():
            rent.add_claims(self, seat, menu)

    def may_claim(self) -> bool:
        """Whether a rent can be claimed while the game waits for something else; what lists claims itself says no."""
        top = self.stack[-1]
        return isinstance(top, TrackDecision) and not top.asks_claims()

    def add_turn(self, menu: list[AnyAction]) -> None:
        """Adds what the player whose turn it is may do about it."""
        turn.add_usual_turn(self, menu)

    def add_between(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds what the edition allows between turns beside the usual business."""

    def may_do_business(self, seat: int) -> bool:
        """Tells whether a seat may build, sell and mortgage while the game waits for the turn to go on."""
        return seat == self.turn or self.is_fresh

    def add_raising(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds what raises money from the bank."""
        business.add_raising(self, seat, menu)

    def raising_forms(self, seat: int) -> list[Form]:
        """Opens what raises money from the bank in more ways than the menu lists."""
        return business.sale_forms(self, seat)

    def fits_raising(self, seat: int, action: AnyAction) -> bool:
        """Takes what these forms are filled with."""
        return business.fits_sale(self, seat, action)

    def raisable(self, seat: int) -> int:
        """Adds up what a seat could raise from the bank."""
        return debt.raisable(self, seat)

    def add_own(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds what only this edition has, at a turn, before a purchase and in debt."""

    def own_forms(self, seat: int) -> list[Form]:
        """Opens what only this edition has, at the same moments."""
        return []

    def fits_own(self, seat: int, action: AnyAction) -> bool:
        """Takes what fits those forms."""
        return False

    def draw_at(self, player: Player, space: Space) -> None:
        """Draws a card of the pile that a space names."""
        cards.draw(self, player, 0 if space.kind == "chance" else 1)

    def go_bankrupt(self, seat: int, creditor: int) -> None:
        """Takes a player who cannot pay out of the game."""
        debt.go_bankrupt(self, seat, creditor)

    def tax_of(self, space: Space) -> int:
        """Gives what a tax space asks for."""
        return space.amount

    def pass_go(self, player: Player) -> None:
        """Does what reaching or passing GO brings."""
        moving.pay_salary(self, player)

    def play_space(self, player: Player, space: Space) -> None:
        """Plays a space of a kind that the track does not know; those it knows to do nothing do nothing."""

    def offer_deed(self, player: Player, deed: Deed) -> None:
        """Does what follows when a player stops on a property that nobody owns."""
        deeds.offer_deed(self, player, deed)

    def amount_of(self, card: Card, seat: int) -> int:
        """Gives the amount of a card for a player."""
        return card.amount

    def rent_of(self, deed: Deed, rolled: int) -> int:
        """Gives the rent of a deed for a stop now; nothing when it is mortgaged."""
        raise NotImplementedError

    def is_rent_claimed(self, owner: int = NOBODY) -> bool:
        """Tells whether owners, or this one, have to claim rent, or it is paid by itself."""
        return False

    def may_bid(self, seat: int, amount: int) -> bool:
        """Tells whether somebody who would have to bid so much stays in an auction: they may raise money for it."""
        return True

    def sold(self, deed: Deed) -> None:
        """Hears of every deed that the bank sold."""

    def unsold(self, deed: Deed, lander: int) -> None:
        """Does what follows when nobody bids: the deed stays with the bank."""

    def lifting_price(self, deed: Deed) -> int:
        """Gives what it costs to lift a mortgage."""
        raise NotImplementedError

    def lifting_at_once(self, deed: Deed) -> int:
        """Gives what it costs to lift a mortgage on receiving the deed in a deal."""
        raise NotImplementedError

    def interest_of(self, deed: Deed) -> int:
        """Gives what it costs to keep the mortgage of a deed received in a deal."""
        raise NotImplementedError

    def is_interest_kept(self) -> bool:
        """Tells whether interest paid in a deal is taken off the lifting later."""
        return False

    def may_raise(self, seat: int) -> bool:
        """Tells whether one may sell buildings and mortgage without being in debt."""
        return True

    def why_not_raise(self, seat: int) -> str:
        """Gives the key of what keeps a seat from selling buildings and mortgaging at all now, or nothing."""
        return ""

    def is_all_sold_first(self) -> bool:
        """Tells whether nothing may be left to sell or mortgage when a player gives up."""
        return False

    def half(self, price: int) -> int:
        """Gives what the bank pays for a building, rounded down to the smallest unit."""
        return price // 2 // self.terms.unit * self.terms.unit

    def level_below(self, level: int) -> int:
        """Gives what is left of a street when the last thing built there is sold."""
        return level - 1

    def why_not_lower(self, seat: int, group: Group, target: list[int]) -> str:
        """Gives the key of what stands against selling buildings down to these levels, or nothing."""
        return building.why_not_lower(self, group, target)

    def rivals(self, seat: int, is_hotel: bool) -> list[int]:
        """Lists the others who are asked whether they want one of the last buildings too."""
        return shortage.rivals(self, seat, is_hotel)

    def least_for_building(self, deed: Deed) -> int:
        """Gives the least bid for one of the last buildings, to stand on a street."""
        return deed.group.building

    def is_contested(self, stock: int, rivals: int) -> bool:
        """Tells whether a building is auctioned when so many others could place one too."""
        return rivals + 1 > stock

    def may_deal(self) -> bool:
        """Tells whether this is a moment for deals between players."""
        return True

    def is_locked(self, deed: Deed) -> bool:
        """Tells whether buildings keep a property from changing hands."""
        return self.has_buildings(deed.group)

    def most_offers(self) -> int:
        """Gives how many offers a seat may make in a turn."""
        return 1 << 30

    def are_offers_listed(self) -> bool:
        """Tells whether menus have offers now; any other can be made all the same."""
        return True

    def is_worth_offering(self, group: Group, owned: int) -> bool:
        """Tells whether a menu offers to buy what others have of a group of which one owns so many."""
        return True

    def why_not_deal(self, seat: int, offer: trading.MakeOffer) -> str:
        """Gives the key of what the edition has against a deal, or nothing."""
        return ""

    def traded_cards(self, seat: int) -> list[str]:
        """Lists the cards that a seat has and may sell, by their codes."""
        return [card.code for card in self.players[seat].kept if card.is_traded]

    def has_cards(self, seat: int, codes: list[str]) -> bool:
        """Tells whether a seat has all these cards and may sell them."""
        if not codes:
            return True
        left = self.traded_cards(seat)
        for code in codes:
            if code not in left:
                return False
            left.remove(code)
        return True

    def may_have_cards(self, seat: int, codes: list[str]) -> bool:
        """Tells whether, as far as everybody knows, a seat could have all these cards to sell."""
        return self.has_cards(seat, codes)

    def hand_cards(self, seat: int, target: int, given: list[str], taken: list[str]) -> None:
        """Moves the cards of a deal, of both sides."""
        for code in given:
            self.hand_card(seat, target, code)
        for code in taken:
            self.hand_card(target, seat, code)

    def hand_card(self, giver: int, receiver: int, code: str) -> None:
        """Moves a card that was sold."""
        for card in self.players[giver].kept:
            if card.code == code:
                self.players[giver].kept.remove(card)
                self.players[receiver].kept.append(card)
                return

    def used_card(self, card: Card) -> None:
        """Hears of a kept card that was used and is back under its pile."""

    def dealt(self) -> None:
        """Hears of every deal that was made."""

    def inherited(self, seat: int, deeds: list[Deed]) -> None:
        """Does what follows when a creditor receives a bankrupt's deeds."""

    def fell_to_bank(self, seat: int, lost: list[Deed]) -> None:
        """Does what follows when a bankrupt's deeds go back to the bank: they are auctioned."""
        self.push(debt.Liquidating(tuple(lost), seat))

    def went_out(self, seat: int, creditor: int) -> bool:
        """Looks whether the game is over after a bankruptcy; true ends it there."""
        left = self.seats_in()
        if len(left) == 1:
            self.win((left[0],), "last")
            return True
        return False

    def win(self, winners: tuple[int, ...], why: str) -> None:
        """Ends the game."""
        self.finish(winners, why)
        if self.events is not None:
            self.events.append(Won(winners, why))

    def win_by_wealth(self, why: str) -> None:
        """Gives the win to the richest."""
        raise NotImplementedError

    def full_inventory(self) -> list[int]:
        """Counts what a whole game has."""
        raise NotImplementedError

    def do_doubles_roll_again(self) -> bool:
        """Tells whether a double gives a further roll."""
        return True

    def does_jail_double_roll_again(self) -> bool:
        """Tells whether a double that frees from jail gives a further roll."""
        return False

    def fined(self, seat: int) -> None:
        """Does what follows when a player has paid the fine before rolling."""

    def jail_over(self, player: Player, total: int) -> None:
        """Does what follows when the last turn in jail brought no double."""
        turn.walk_out(self, player, total)

    def most_jail_turns(self) -> int:
        """Gives how many turns without a double can lie behind a player who is still in jail."""
        return turn.JAIL_TURNS - 1

    def turn_began(self, player: Player) -> None:
        """Does what a turn begins with."""

    def is_time_up(self) -> bool:
        """Looks whether the game ends with the turn that has just ended; true ends it there."""
        return False

    def rule_of(self, key: str) -> str:
        """Gives the number of the rule behind a refusal."""
        return ""
