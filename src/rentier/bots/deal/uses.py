"""The uses of the cards in hand, kind by kind; each offers its best use with what that is worth."""

from __future__ import annotations

from typing import Final, final

from rentier.games.deal import actions, attacks
from rentier.games.deal.cards import CARDS, Card
from rentier.games.deal.menus import distinct
from rentier.games.deal.sets import PropertySet, name_set
from rentier.games.deal.state import MOST_IN_HAND

from .own_turn import OwnTurn
from .worth import BUILDING

CARD: Final = 2.5
"""What one more card in the hand is worth."""
DEARER: Final = 0.01
"""Among sets that are otherwise alike, the dearest is built on first."""


class Use:
    """The use of one kind of card; any card but a property can be money."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def offer(self, turn: OwnTurn) -> None:
        """Offer the card as money, and for its effect if that is worth more than waiting."""
        keep = turn.keep(self.card)
        turn.offer(actions.BANK[self.card.index], turn.table.money_gain(self.card.value) - keep)
        self.offer_effects(turn, keep)

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Offer the effects of the card."""


@final
class PropertyUse(Use):
    """Properties are laid where they advance a set the most."""

    __slots__ = ()

    def offer(self, turn: OwnTurn) -> None:
        """Offer the property in its best colour."""
        colour = turn.table.best_colour(self.card)
        gain = turn.table.gain(colour.index, self.card.is_any)
        turn.offer(actions.LAY[self.card.index][self.card.colours.index(colour)], gain - turn.keep(self.card))


@final
class PassGoUse(Use):
    """Pass Go is played early: two more cards to choose from."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        """Count only cards that will not have to be given up again."""
        held = len(turn.player.hand) + 1
        plays = turn.game.plays_left - 1
        lost = max(0, min(2, held - plays - MOST_IN_HAND))
        worth = CARD * (2 - lost)
        turn.offer(actions.PASS_GO_ACTION, worth + (turn.relief if held <= plays else 0.0))


@final
class BirthdayUse(Use):
    """It's My Birthday brings more, the more players have money."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        turn.offer(attacks.BIRTHDAY_ACTION, charge_all(turn, attacks.GIFT) - keep)


@final
class DebtUse(Use):
    """Debt Collector goes to the player it hurts most."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        for seat in range(turn.game.seats):
            if seat != turn.player.seat:
                turn.offer(attacks.COLLECT[seat], turn.charge(seat, attacks.DEBT) - keep)


def charge_all(turn: OwnTurn, amount: int) -> float:
    """Value charging everybody."""
    gain = 0.0
    for seat in range(turn.game.seats):
        if seat != turn.player.seat:
            gain += turn.charge(seat, amount)
    return gain


@final
class SlyDealUse(Use):
    """Sly Deal takes what helps most, or what stops another player."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        plan = turn.sight.plan()
        for other in turn.game.others(turn.player.seat):
            theirs = turn.sight.table(other.seat)
            for laid in other.sets:
                if laid.is_full:
                    continue
                for card in distinct(laid.cards):
                    worth = plan.card_gain(card) + theirs.loss(laid.colour.index, card.is_any) - keep
                    if worth > turn.most:
                        turn.offer(attacks.SlyDeal(other.seat, name_set(other.sets, laid), card), worth)


@final
class ForcedDealUse(Use):
    """Forced Deal swaps the card that both sides need least for the one that helps most."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        plan = turn.sight.plan()
        for own in turn.player.sets:
            if own.is_full and not turn.game.agreed.may_swap_own_full:
                continue
            for given in distinct(own.cards):
                loss = plan.loss(own.colour.index, given.is_any)
                plan.take(own.colour.index, given)
                self.offer_given(turn, own, given, keep + loss)
                plan.lay(own.colour.index, given)

    def offer_given(self, turn: OwnTurn, own: PropertySet, given: Card, cost: float) -> None:
        """Compare everything that may be taken for one of the bot's own cards."""
        plan = turn.sight.plan()
        for other in turn.game.others(turn.player.seat):
            theirs = turn.sight.table(other.seat)
            both = cost + theirs.card_gain(given)
            for laid in other.sets:
                if laid.is_full and not turn.game.agreed.may_swap_their_full:
                    continue
                for card in distinct(laid.cards):
                    worth = plan.card_gain(card) + theirs.loss(laid.colour.index, card.is_any) - both
                    if worth > turn.most:
                        where, given_from = name_set(other.sets, laid), name_set(turn.player.sets, own)
                        turn.offer(attacks.ForcedDeal(other.seat, where, card, given_from, given), worth)


@final
class DealBreakerUse(Use):
    """Deal Breaker takes the set that is worth the most to the bot and to its owner."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        plan = turn.sight.plan()
        for other in turn.game.others(turn.player.seat):
            theirs = turn.sight.table(other.seat)
            for laid in other.sets:
                if laid.is_full:
                    worth = plan.set_change(laid, 1) - theirs.set_change(laid, -1) - keep
                    turn.offer(attacks.DealBreaker(other.seat, name_set(other.sets, laid)), worth)


@final
class BuildingUse(Use):
    """A house or hotel on a set raises the rent and can still be paid with: better there than in the bank."""

    __slots__ = ()

    def offer_effects(self, turn: OwnTurn, keep: float) -> None:
        is_house = self.card.kind == "house"
        builds = actions.HOUSES if is_house else actions.HOTELS
        money = turn.table.money_gain(self.card.value)
        for own in turn.player.sets:
            if own.is_full and own.colour.buildings and own.buildings == (0 if is_house else 1):
                place = name_set(turn.player.sets, own).place
                worth = money + BUILDING + DEARER * own.rent() - keep
                turn.offer(builds[own.colour.index][place], worth)


def _use_of(card: Card) -> Use:
    if card.is_property:
        return PropertyUse(card)
    kinds: dict[str, type[Use]] = {
        "pass-go": PassGoUse,
        "birthday": BirthdayUse,
        "debt-collector": DebtUse,
        "sly-deal": SlyDealUse,
        "forced-deal": ForcedDealUse,
        "deal-breaker": DealBreakerUse,
        "house": BuildingUse,
        "hotel": BuildingUse,
    }
    return kinds.get(card.kind, Use)(card)


USES: Final[list[Use]] = [_use_of(card) for card in CARDS]
