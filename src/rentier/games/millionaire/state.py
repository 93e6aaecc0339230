"""The state of a game of Millionaire, and where it differs from the other games on a track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track import auction, cards, debt, deeds, jail, payment, trading, turn
from rentier.track.loading import track_state
from rentier.track.numbers import BANK
from rentier.track.state import TrackGame

from . import decisions, fortune, loading, refusals, selling
from .data import BOARD, CARDS, COUNTS, INTEREST_PERCENT, PACK, SALARIES, TARGET, TERMS, UPGRADE
from .events import ChangedLevel, DiscardedFortune
from .fortune import Buried
from .options import MillionaireOptions
from .rules import RULES
from .view import deal_anew, view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.dice import Dice
    from rentier.core.errors import IllegalAction
    from rentier.core.registry import Edition
    from rentier.track.board import Deed, Group, Space
    from rentier.track.cards import Card
    from rentier.track.state import Player

    from . import shapes

DEALING: Final = ("deal", "interest", "lift")
"""What payments of a deal are for."""


@final
class Millionaire(TrackGame):
    """A game of Millionaire."""

    def __init__(self, edition: Edition, seats: int, options: MillionaireOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, TERMS)
        self.rule: Final = options
        self.target: Final = TARGET * options.millions
        self.upgrade: Final = UPGRADE
        self.stars: list[int] = []
        """By seat: the stars of the token, 1, 3 or 5."""
        self.fortune: list[Card | None] = []
        """By deed: the Fortune card that lies there face down."""
        self.held: list[tuple[Card, ...]] = []
        """By seat: the Fortune cards kept for later."""
        self.spent: list[Card] = []
        """The Fortune cards that were used, for all to see."""
        self.buried: list[Buried] = []
        """Those that were laid aside unseen."""

    def copy(self) -> Millionaire:
        """Gives an independent game in the same state."""
        other = Millionaire(self.edition, self.seats, self.rule, self.dice.copy(), self.events is not None)
        self.share_track(other)
        other.stars = self.stars[:]
        other.fortune = self.fortune[:]
        other.held = self.held[:]
        other.spent = self.spent[:]
        other.buried = self.buried[:]
        return other

    def lay_out(self) -> None:
        """Shuffles the piles and lays a Fortune card on each property (MM-4, MM-14)."""
        for pile in CARDS:
            shuffled = pile[:]
            self.dice.shuffle(shuffled)
            self.decks.append(cards.Deck(shuffled, len(shuffled)))
        pack: list[Card] = PACK[:]
        self.dice.shuffle(pack)
        for card in pack:
            self.fortune.append(card)
        self.stars = [1] * self.seats
        nothing: tuple[Card, ...] = ()
        self.held = [nothing] * self.seats

    @property
    def scores(self) -> tuple[int, ...]:
        """Gives each player's cash (MM-6)."""
        return tuple([player.cash for player in self.players])

    # The level of a token.

    def rank(self, seat: int) -> int:
        """Gives the place of a token's level: 0, 1 or 2."""
        return self.stars[seat] // 2

    def is_highest(self, seat: int) -> bool:
        """Tells whether there is no next token."""
        return self.rank(seat) == len(SALARIES) - 1

    def salary_of(self, seat: int) -> int:
        """Gives the salary of a token's level (MM-11)."""
        return SALARIES[self.rank(seat)]

    def change_level(self, seat: int, stars: int) -> None:
        """Swaps a token for one with so many stars more."""
        self.stars[seat] += stars
        if self.events is not None:
            self.events.append(ChangedLevel(seat, self.stars[seat] - stars, self.stars[seat]))

    def pass_go(self, player: Player) -> None:
        """Asks who can rise how to be paid (MM-11)."""
        if self.is_highest(player.seat):
            payment.owe(self, BANK, player.seat, self.salary_of(player.seat), "salary")
        else:
            self.push(decisions.Upgrading(player.seat))

    def amount_of(self, card: Card, seat: int) -> int:
        """Gives the amount for the level of a seat (MM-14)."""
        return card.amounts[self.rank(seat)] if card.amounts else card.amount

    # The win.

    def paid(self, payer: int, payee: int) -> None:
        """Looks for a millionaire after every payment (MM-6)."""
        for player in self.players:
            if player.cash >= self.target:
                self.look_for_winner(payee, payer)
                return

    def dealt(self) -> None:
        """Looks when a deal is done; one with mortgages is done when the bank has its 10% (MM-6)."""
        self.paid(BANK, BANK)

    def look_for_winner(self, payee: int, payer: int) -> None:
        """Ends the game for who has the million and owes nothing: who was paid before who paid."""
        for decision in self.stack:
            if isinstance(decision, trading.Exchanging):
                return
            if isinstance(decision, payment.Paying) and decision.is_debt and decision.why in DEALING:
                return
        for seat in (payee, payer, *range(self.seats)):
            if seat != BANK and self.has_won(seat):
                self.win((seat,), "million")
                return

    def has_won(self, seat: int) -> bool:
        """Tells whether a seat has the million; money counts when no debt is open (MM-6)."""
        if self.players[seat].cash < self.target:
            return False
        for decision in self.stack:
            if isinstance(decision, payment.Paying) and decision.payer == seat and decision.is_debt:
                return False
        return True

    # Fortune cards and properties.

    def play_space(self, player: Player, space: Space) -> None:
        """Draws a Millionaire Lifestyle card; the other spaces do nothing (MM-14, MM-16)."""
        if space.kind == "lifestyle":
            cards.draw(self, player, 1)

    def offer_deed(self, player: Player, deed: Deed) -> None:
        """Takes up the Fortune card, if there is one, and lets the property be bought (MM-10, MM-12)."""
        card = self.fortune[deed.index]
        if card is None:
            deeds.offer_deed(self, player, deed)
        else:
            fortune.take_up(self, player, deed, card)

    def sold(self, deed: Deed) -> None:
        """Lays the Fortune card aside where the buyer had not stopped (MM-10)."""
        card = self.fortune[deed.index]
        if card is not None:
            fortune.lose(self, deed, card)

    def may_bid(self, seat: int, amount: int) -> bool:
        """Lets who has less pass without being asked: bids are covered, and nothing raises money (MM-21)."""
        return self.means(seat) >= amount

    def unsold(self, deed: Deed, lander: int) -> None:
        """Holds who landed to the opening bid, if they have it (MM-21)."""
        if self.means(lander) >= self.terms.opening:
            self.push(deeds.Delivering(lander, deed, self.terms.opening))
            payment.pay(self, lander, BANK, self.terms.opening, "auction")

    def add_turn(self, menu: list[AnyAction]) -> None:
        """Adds the usual, and the kept Fortune cards (MM-18)."""
        turn.add_usual_turn(self, menu)
        if self.held[self.turn]:
            fortune.add_uses(self, self.turn, menu)

    def add_between(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds the kept Fortune cards between turns (MM-18)."""
        if seat != self.turn and self.held[seat]:
            fortune.add_uses(self, seat, menu)

    def rent_of(self, deed: Deed, rolled: int) -> int:
        """Gives the rent for a stop now: twice the bare one in a whole colour (MM-13, MM-20)."""
        i = deed.index
        if self.is_mortgaged[i]:
            return 0
        level = self.level[i]
        if level == 0 and self.owns_group(self.owner[i], deed.group):
            return 2 * deed.rents[0]
        return deed.rents[level]

    def interest_of(self, deed: Deed) -> int:
        """Gives 10% of the printed price, rounded up (MM-41, MM-42)."""
        return self.round_up(deed.price * INTEREST_PERCENT // 100)

    def lifting_price(self, deed: Deed) -> int:
        """Gives the mortgage value with that 10% (MM-41)."""
        return deed.mortgage + self.interest_of(deed)

    def lifting_at_once(self, deed: Deed) -> int:
        """Gives the same: a buyer who lifts at once saves the second 10% (MM-42)."""
        return self.lifting_price(deed)

    # Raising money, and deals.

    def may_raise(self, seat: int) -> bool:
        """Allows selling and mortgaging in debt only (MM-40)."""
        return False

    def why_not_raise(self, seat: int) -> str:
        """Says so."""
        return "" if self.debt_of(seat) else "track-only-in-debt"

    def add_raising(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds selling and mortgaging for who is in debt (MM-40)."""
        if self.debt_of(seat):
            selling.add_raising(self, seat, menu)

    def is_all_sold_first(self) -> bool:
        """Lets nobody give up before everything is sold and mortgaged (MM-40)."""
        return True

    def level_below(self, level: int) -> int:
        """Leaves as many houses of a hotel as the stock has (MM-40)."""
        return min(level - 1, self.apartments) if level == self.terms.levels else level - 1

    def why_not_lower(self, seat: int, group: Group, target: list[int]) -> str:
        """Gives the key of what stands against a sale, or nothing (MM-40)."""
        return selling.why_not_lower(self, seat, group, target)

    def rivals(self, seat: int, is_hotel: bool) -> list[int]:
        """Asks nobody: who comes first builds (MM-22)."""
        return []

    def owed_between(self, debtor: int, creditor: int) -> int:
        """Lets no debt be settled in kind: a debtor sells for money (MM-40)."""
        return 0

    def is_locked(self, deed: Deed) -> bool:
        """Keeps a property with buildings of its own where it is (MM-23)."""
        return self.level[deed.index] > 0

    def may_deal(self) -> bool:
        """Allows deals whenever neither a bid nor an answer is awaited (MM-23)."""
        top = self.top()
        return not isinstance(top, auction.Auction) and not isinstance(top, decisions.Answering)

    def are_offers_listed(self) -> bool:
        """Lists them before a roll only, so that menus stay short."""
        return self.may_roll

    def is_worth_offering(self, group: Group, owned: int) -> bool:
        """Offers only what completes a colour."""
        return owned == len(group.deeds) - 1

    def most_offers(self) -> int:
        """Gives the option's number."""
        return 1 << 30 if self.rule.most_offers is None else self.rule.most_offers

    # Doubles and jail.

    def do_doubles_roll_again(self) -> bool:
        """Gives the option's answer (MM-17)."""
        return self.rule.do_doubles_roll

    def jail_over(self, player: Player, total: int) -> None:
        """Leaves the player in jail until the next turn (MM-30)."""

    def most_jail_turns(self) -> int:
        """Gives three: the fourth turn begins outside (MM-30)."""
        return turn.JAIL_TURNS

    def turn_began(self, player: Player) -> None:
        """Begins the fourth turn in jail with the fine, which is a debt (MM-30)."""
        if player.jail == turn.JAIL_TURNS:
            jail.leave_jail(self, player, "third")
            payment.owe(self, player.seat, BANK, self.terms.fine, "fine")

    # Bankruptcy.

    def go_bankrupt(self, seat: int, creditor: int) -> None:
        """Lays the player's Fortune cards aside unseen, and takes the player out (MM-43)."""
        lost = list(self.held[seat])
        for decision in self.stack:
            if isinstance(decision, decisions.Following) and decision.seat == seat:
                lost.append(decision.card)
        if lost:
            self.held[seat] = ()
            for card in lost:
                self.buried.append(Buried(card, seat))
            if self.events is not None:
                self.events.append(DiscardedFortune(seat, len(lost), tuple([card.code for card in lost])))
        debt.go_bankrupt(self, seat, creditor)

    def fell_to_bank(self, seat: int, lost: list[Deed]) -> None:
        """Leaves the deeds with the bank, open to buy again (MM-43)."""

    def went_out(self, seat: int, creditor: int) -> bool:
        """Ends the game if that made the creditor a millionaire, or with one player left (MM-6, MM-43)."""
        if creditor != BANK and self.has_won(creditor):
            self.win((creditor,), "million")
            return True
        left = self.seats_in()
        if len(left) == 1:
            self.win((left[0],), "last")
            return True
        return False

    # Positions, views, refusals.

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Says why an action is not possible."""
        return refusals.refuse(self, seat, action)

    def rule_of(self, key: str) -> str:
        """Gives the number of the rule behind a refusal."""
        return RULES.get(key, "MM-10")

    def inventory(self) -> list[int]:
        """Counts the money of players and bank, buildings, and every card by its kind."""
        money = self.bank
        hotels = self.hotels
        houses = self.apartments
        for level in self.level:
            if level == self.terms.levels:
                hotels += 1
            else:
                houses += level
        counts = [0] * len(COUNTS)
        for deck in self.decks:
            for card in deck.cards:
                counts[card.index] += 1
        for player in self.players:
            money += player.cash
            for card in player.kept:
                counts[card.index] += 1
        for card in self.fortune_cards():
            counts[card.index] += 1
        return [money, houses, hotels, *counts]

    def fortune_cards(self) -> list[Card]:
        """Lists every Fortune card, wherever it is."""
        found: list[Card] = [card for card in self.fortune if card is not None]
        for held in self.held:
            found.extend(held)
        found.extend(self.spent)
        for buried in self.buried:
            found.append(buried.card)
        for decision in self.stack:
            found.extend(decision.holds())
        return found

    def full_inventory(self) -> list[int]:
        """Counts what a whole game has."""
        return [self.seats * self.terms.start, self.terms.apartments, self.terms.hotels, *COUNTS]

    def state(self) -> dict[str, object]:
        """Gives the state for a position."""
        return {**track_state(self), **loading.own_state(self)}

    def seen_from(self, seat: int | None) -> shapes.MillionaireView:
        """Shows everything but face-down cards, what others keep, and the order of the piles."""
        return view_of(self, seat)

    def bared(self) -> shapes.MillionaireBare:
        """Tells which Fortune card lies on which property."""
        cards = zip(self.board.deeds, self.fortune)
        return {"fortune": {deed.code: card.code for deed, card in cards if card is not None}}

    def deal_anew(self, seat: int) -> None:
        """Draws anew what the seat cannot know."""
        deal_anew(self, seat)
