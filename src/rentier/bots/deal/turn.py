"""What to do in the own turn: each card in hand offers its best use, and the best of these is played."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.games.deal import actions
from rentier.games.deal.cards import CARDS, DOUBLE_RENT, Card
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import BUILDINGS, PropertySet, name_set
from rentier.games.deal.state import MOST_IN_HAND, Deal, Player

from .paying import charge_worth
from .winning import find_win
from .worth import UNKNOWN, Sight, Table, value_of

KEEP: Final[dict[str, float]] = {
    "money": 0.0,
    "property": 0.0,
    "wild": 0.0,
    "wild-any": 2.0,
    "pass-go": 3.0,
    "birthday": 1.5,
    "debt-collector": 3.0,
    "rent": 0.5,
    "rent-any": 2.0,
    "double-rent": 0.5,
    "sly-deal": 6.0,
    "forced-deal": 4.0,
    "deal-breaker": 14.0,
    "just-say-no": 8.0,
    "house": 0.0,
    "hotel": 0.0,
}
"""What a card is worth in the hand, waiting for a better moment, by kind."""

CARD: Final = 2.5
"""A card more in the hand."""
EMPTY_HAND: Final = 6.0
"""Beginning the next turn with no card, which brings five instead of two."""
FULL_HAND: Final = 3.0
"""How much less a card is worth in a hand from which some will have to be given up."""
PLAY: Final = 0.5
"""A play more that a rent with doublers takes."""
HOUSE: Final = 1.5
"""What a house or hotel on a set is worth beyond its money."""
BETTER: Final = 0.01
"""A wild is moved only to gain more than this: what grows all the time cannot go round in circles."""


def choose_play(sight: Sight) -> AnyAction:
    """Wins if that is possible, else puts wilds where they are worth most, else plays the best card or ends."""
    game = sight.game
    player = game.players[sight.seat]
    win = find_win(game, player)
    if win is not None:
        return win
    move = best_move(player, sight.own())
    if move is not None:
        return move
    turn = OwnTurn(sight)
    if game.plays_left > 0:
        for card in distinct(player.hand):
            USES[card.index].offer(turn)
    return turn.best


def best_move(player: Player, table: Table) -> AnyAction | None:
    """Finds the move of a wild that gains most."""
    best: AnyAction | None = None
    most = BETTER
    for own in player.sets:
        i = own.colour.index
        for card in distinct(own.cards):
            if not card.is_wild:
                continue
            solid = 0 if card.is_any else 1
            loss = table.loss(i, card.is_any)
            table.add(i, -1, -solid)
            for colour in card.colours:
                if colour is not own.colour:
                    gain = table.gain(colour.index, card.is_any) - loss
                    if gain > most:
                        most = gain
                        best = actions.MoveWild(card, name_set(player.sets, own), colour)
            table.add(i, 1, solid)
    return best


@final
class OwnTurn:
    """The best play found so far; ending the turn is worth nothing."""

    __slots__ = ("best", "game", "most", "player", "relief", "sight", "table")

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.game: Final = sight.game
        self.player: Final = sight.game.players[sight.seat]
        self.table: Final = sight.own()
        self.best: AnyAction = actions.END
        self.most: float = 0.0
        self.relief: Final = relief(self.game, self.player)

    def offer(self, action: AnyAction, worth: float) -> None:
        """Takes note of a play if it is the best so far."""
        if worth > self.most:
            self.most = worth
            self.best = action

    def charge(self, seat: int, amount: int) -> float:
        """Values asking another player for an amount."""
        return charge_worth(self.sight.table(seat), self.table, amount)

    def keep(self, card: Card) -> float:
        """Values a card in the hand."""
        return KEEPS[card.index] - self.relief


def relief(game: Deal, player: Player) -> float:
    """Tells how much less it is worth to keep a card: when all can be played, or when some will be given up."""
    held = len(player.hand)
    if held <= game.plays_left:
        return EMPTY_HAND / held if held else 0.0
    return FULL_HAND if held > MOST_IN_HAND else 0.0


class Use:
    """What one kind of card is used for; any but a property can be money."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def offer(self, turn: OwnTurn) -> None:
        """Offers the card as money, and for what it does if that is worth more than waiting."""
        keep = turn.keep(self.card)
        turn.offer(actions.BANK[self.card.index], turn.table.money_gain(self.card.value) - keep)
        self.offer_effects(turn, keep)

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Offers what the card does."""


@final
class PropertyUse(Use):
    """Properties are laid where they bring a set on most."""

    __slots__ = ()

    def offer(self, turn: OwnTurn) -> None:
        """Offers the best colour."""
        colour = turn.table.best_colour(self.card)
        gain = turn.table.gain(colour.index, self.card.is_any)
        turn.offer(actions.LAY[self.card.index][self.card.colours.index(colour)], gain - turn.keep(self.card))


@final
class PassGoUse(Use):
    """Pass Go is played early: two cards more to choose from."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Counts only cards that need not be given up again."""
        held = len(turn.player.hand) + 1
        room = MOST_IN_HAND + turn.game.plays_left - 1
        lost = max(0, min(2, held - room))
        turn.offer(actions.PASS_GO_ACTION, KEEPS[self.card.index] + CARD * (2 - lost) - keep)


@final
class BirthdayUse(Use):
    """It's My Birthday brings the more, the more have money."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Adds up what the others would pay."""
        turn.offer(actions.BIRTHDAY_ACTION, charge_all(turn, actions.GIFT) - keep)


@final
class DebtUse(Use):
    """Debt Collector goes to whom it hurts most."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Compares the others."""
        for seat in range(turn.game.seats):
            if seat != turn.player.seat:
                turn.offer(actions.COLLECT[seat], turn.charge(seat, actions.DEBT) - keep)


def charge_all(turn: OwnTurn, amount: int) -> float:
    """Values charging everybody."""
    gain = 0.0
    for seat in range(turn.game.seats):
        if seat != turn.player.seat:
            gain += turn.charge(seat, amount)
    return gain


@final
class RentUse(Use):
    """Rent is charged for the dearest set, once all is laid that raises it, and doubled if that brings enough."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Offers each set with as many doublers as pay."""
        doublers = min(turn.player.hand.count(DOUBLE_RENT), turn.game.plays_left - 1)
        for own in turn.player.sets:
            if own.colour in self.card.colours and not own.is_all_any and not will_rise(turn, own):
                for doubled in range(doublers + 1):
                    self.offer_set(turn, own, doubled, keep + doubled * (turn.keep(DOUBLE_RENT) + PLAY))

    def offer_set(self, turn: OwnTurn, own: PropertySet, doubled: int, keep: float) -> None:
        """Offers one set to everybody, or to whom it hurts most."""
        amount = own.rent() << doubled
        where = name_set(turn.player.sets, own)
        is_any = self.card.kind == "rent-any"
        if not is_any and not turn.game.rule.one_pays_rent:
            turn.offer(actions.Rent(where, actions.EVERYBODY, doubled, False), charge_all(turn, amount) - keep)
            return
        best, most = -1, UNKNOWN
        for seat in range(turn.game.seats):
            if seat != turn.player.seat:
                gain = turn.charge(seat, amount)
                if gain > most:
                    best, most = seat, gain
        turn.offer(actions.Rent(where, best, doubled, is_any), most - keep)


def will_rise(turn: OwnTurn, own: PropertySet) -> bool:
    """Tells whether a card in hand can raise the rent of a set before it is charged."""
    if own.is_full or turn.game.plays_left < 2:
        return False
    for card in turn.player.hand:
        if card.is_property and turn.table.best_colour(card) is own.colour:
            return True
    return False


@final
class SlyDealUse(Use):
    """Sly Deal takes what helps most, or what stops another one."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Compares all that may be taken."""
        for other in turn.game.players:
            if other is turn.player:
                continue
            theirs = turn.sight.table(other.seat)
            for laid in other.sets:
                if laid.is_full:
                    continue
                for card in distinct(laid.cards):
                    worth = turn.table.card_gain(card) + theirs.loss(laid.colour.index, card.is_any) - keep
                    if worth > turn.most:
                        turn.offer(actions.SlyDeal(other.seat, name_set(other.sets, laid), card), worth)


@final
class ForcedDealUse(Use):
    """Forced Deal swaps what is needed least here, and there, for what helps most."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Goes through the own cards that may be given."""
        for own in turn.player.sets:
            if own.is_full and not turn.game.rule.may_swap_own_full:
                continue
            for given in distinct(own.cards):
                i = own.colour.index
                solid = 0 if given.is_any else 1
                loss = turn.table.loss(i, given.is_any)
                turn.table.add(i, -1, -solid)
                self.offer_given(turn, own, given, keep + loss)
                turn.table.add(i, 1, solid)

    def offer_given(self, turn: OwnTurn, own: PropertySet, given: Card, cost: float) -> None:
        """Compares all that may be taken for one own card."""
        for other in turn.game.players:
            if other is turn.player:
                continue
            theirs = turn.sight.table(other.seat)
            base = cost + theirs.card_gain(given)
            for laid in other.sets:
                if laid.is_full and not turn.game.rule.may_swap_their_full:
                    continue
                for card in distinct(laid.cards):
                    worth = turn.table.card_gain(card) + theirs.loss(laid.colour.index, card.is_any) - base
                    if worth > turn.most:
                        where, given_from = name_set(other.sets, laid), name_set(turn.player.sets, own)
                        turn.offer(actions.ForcedDeal(other.seat, where, card, given_from, given), worth)


@final
class DealBreakerUse(Use):
    """Deal Breaker takes the set that is worth most here and to its owner."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Compares the full sets of the others."""
        for other in turn.game.players:
            if other is turn.player:
                continue
            theirs = turn.sight.table(other.seat)
            for laid in other.sets:
                if laid.is_full:
                    worth = turn.table.set_change(laid, 1) - theirs.set_change(laid, -1)
                    worth += value_of(BUILDINGS[: laid.buildings])
                    turn.offer(actions.DealBreaker(other.seat, name_set(other.sets, laid)), worth - keep)


@final
class BuildingUse(Use):
    """A house or hotel on a set still can pay, and raises the rent: better there than in the bank."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Prefers the dearest set."""
        is_house = self.card.kind == "house"
        builds = actions.HOUSES if is_house else actions.HOTELS
        money = turn.table.money_gain(self.card.value)
        for own in turn.player.sets:
            if own.is_full and own.colour.buildings and own.buildings == (0 if is_house else 1):
                place = name_set(turn.player.sets, own).place
                worth = money + HOUSE + BETTER * own.rent() - keep
                turn.offer(builds[own.colour.index][place], worth)


def choose_to_give_up(sight: Sight) -> AnyAction:
    """Gives up the card that is worth least in the hand."""
    table = sight.own()
    hand = sight.game.players[sight.seat].hand
    worst = hand[0]
    least = -UNKNOWN
    for card in hand:
        worth = table.card_gain(card) if card.is_property else max(KEEPS[card.index], table.money_gain(card.value))
        if worth < least:
            least = worth
            worst = card
    return actions.GIVE_UP[worst.index]


def _use_of(card: Card) -> Use:
    if card.is_property:
        return PropertyUse(card)
    kinds: dict[str, type[Use]] = {
        "pass-go": PassGoUse,
        "birthday": BirthdayUse,
        "debt-collector": DebtUse,
        "rent": RentUse,
        "rent-any": RentUse,
        "sly-deal": SlyDealUse,
        "forced-deal": ForcedDealUse,
        "deal-breaker": DealBreakerUse,
        "house": BuildingUse,
        "hotel": BuildingUse,
    }
    return kinds.get(card.kind, Use)(card)


KEEPS: Final[list[float]] = [KEEP[card.kind] for card in CARDS]
USES: Final[list[Use]] = [_use_of(card) for card in CARDS]
