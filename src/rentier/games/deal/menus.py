"""What the cards in a hand can be played as, kind by kind: the menu of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from . import actions, attacks
from .cards import CARDS, DOUBLE_RENT, Card
from .sets import PropertySet, SetName, may_exchange, name_set

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Deal, Player


def turn_menu(game: Deal, seat: int) -> list[AnyAction]:
    """List ending the turn, what each card in hand can do, and wilds that can be moved."""
    player = game.players[seat]
    menu: list[AnyAction] = [actions.END]
    if game.plays_left > 0:
        listed = 0
        for card in player.hand:
            mark = 1 << card.index
            if not listed & mark:
                listed |= mark
                PLAYS[card.index].add(game, player, menu)
    add_moves(player, menu)
    add_swaps(player, menu)
    return menu


def add_moves(player: Player, menu: list[AnyAction]) -> None:
    """Add the other colours that the wilds on the table could stand for (DL-31)."""
    for own in player.sets:
        if not own.has_wilds:
            continue
        listed = 0
        for card in own.cards:
            if card.is_wild and not listed & (1 << card.index):
                listed |= 1 << card.index
                place = name_set(player.sets, own).place
                menu.extend(actions.MOVES[card.index][own.colour.index][place])


def add_swaps(player: Player, menu: list[AnyAction]) -> None:
    """Add the exchanges between sets of one colour (DL-31)."""
    begun = 0
    for own in player.sets:
        if begun & own.colour.mark:
            for other in player.sets:
                if other is own:
                    break
                if other.colour is own.colour:
                    _add_swaps_between(player, other, own, menu)
        begun |= own.colour.mark


def _add_swaps_between(player: Player, own: PropertySet, other: PropertySet, menu: list[AnyAction]) -> None:
    where, other_set = name_set(player.sets, own), name_set(player.sets, other)
    for card in distinct(own.cards):
        for other_card in distinct(other.cards):
            if may_exchange(own, card, other, other_card):
                menu.append(actions.Swap(where, card, other_set, other_card))


class Plays:
    """What can be done with one kind of card from the hand."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def add(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add the possible plays of this card: into the bank, and what the card itself does (DL-20)."""
        menu.append(actions.BANK[self.card.index])
        self.add_effects(game, player, menu)

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add what the card itself does; money, and cards played only with others, do nothing."""


@final
class PropertyPlays(Plays):
    """Properties, which are laid and never banked (DL-20, DL-30)."""

    __slots__ = ()

    def add(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each colour that it can stand for."""
        for action in actions.LAY[self.card.index]:
            menu.append(action)


@final
class PassGoPlays(Plays):
    """Pass Go."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add it: it can always be played."""
        menu.append(actions.PASS_GO_ACTION)


@final
class BirthdayPlays(Plays):
    """It's My Birthday."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add it: it can always be played (DL-57)."""
        menu.append(attacks.BIRTHDAY_ACTION)


@final
class DebtPlays(Plays):
    """Debt Collector."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each other player, even one who has nothing (DL-57)."""
        for target in range(game.seats):
            if target != player.seat:
                menu.append(attacks.COLLECT[target])


@final
class RentPlays(Plays):
    """Rent of two colours, or of any colour."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each set that brings rent, with as many doublers as there are plays left (DL-43 … DL-46)."""
        is_any = self.card.kind == "rent-any"
        doublers = 0
        if game.plays_left > 1:
            for card in player.hand:
                if card is DOUBLE_RENT:
                    doublers += 1
            doublers = min(doublers, game.plays_left - 1, 2)
        for own in player.sets:
            if self.card.marks & own.colour.mark and not own.is_all_any:
                where = name_set(player.sets, own)
                for doubled in range(doublers + 1):
                    if is_any or game.agreed.one_pays_rent:
                        for target in range(game.seats):
                            if target != player.seat:
                                menu.append(attacks.Rent(where, target, doubled, is_any))
                    else:
                        menu.append(attacks.Rent(where, attacks.EVERYBODY, doubled, False))


@final
class SlyDealPlays(Plays):
    """Sly Deal."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each property that is not part of a full set (DL-47)."""
        for other in game.players:
            if other is not player:
                for own in other.sets:
                    if not own.is_full:
                        where = name_set(other.sets, own)
                        for card in distinct(own.cards):
                            menu.append(attacks.SlyDeal(other.seat, where, card))


@final
class ForcedDealPlays(Plays):
    """Forced Deal."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each pair of properties, one's own and another player's, that may be swapped (DL-48)."""
        for own in player.sets:
            if not own.is_full or game.agreed.may_swap_own_full:
                given_from = name_set(player.sets, own)
                for given in distinct(own.cards):
                    self._add_targets(game, player, given_from, given, menu)

    def _add_targets(self, game: Deal, player: Player, given_from: SetName, given: Card, menu: list[AnyAction]) -> None:
        for other in game.players:
            if other is not player:
                for theirs in other.sets:
                    if not theirs.is_full or game.agreed.may_swap_their_full:
                        where = name_set(other.sets, theirs)
                        for card in distinct(theirs.cards):
                            menu.append(attacks.ForcedDeal(other.seat, where, card, given_from, given))


@final
class DealBreakerPlays(Plays):
    """Deal Breaker."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each full set of the other players (DL-49)."""
        for other in game.players:
            if other is not player:
                for own in other.sets:
                    if own.is_full:
                        menu.append(attacks.DealBreaker(other.seat, name_set(other.sets, own)))


@final
class BuildingPlays(Plays):
    """House and hotel."""

    __slots__ = ()

    def add_effects(self, game: Deal, player: Player, menu: list[AnyAction]) -> None:
        """Add each full set that it can stand on (DL-50)."""
        is_house = self.card.kind == "house"
        for own in player.sets:
            if own.is_full and own.colour.buildings and own.buildings == (0 if is_house else 1):
                builds = actions.HOUSES if is_house else actions.HOTELS
                menu.append(builds[own.colour.index][name_set(player.sets, own).place])


def distinct(cards: list[Card]) -> list[Card]:
    """List cards without repeating equal ones."""
    if len(cards) < 2:
        return cards
    found: list[Card] = []
    listed = 0
    for card in cards:
        mark = 1 << card.index
        if not listed & mark:
            listed |= mark
            found.append(card)
    return found


def _plays_of(card: Card) -> Plays:
    if card.is_property:
        return PropertyPlays(card)
    if card.is_rent:
        return RentPlays(card)
    if card.kind in ("house", "hotel"):
        return BuildingPlays(card)
    kinds: dict[str, type[Plays]] = {
        "pass-go": PassGoPlays,
        "birthday": BirthdayPlays,
        "debt-collector": DebtPlays,
        "sly-deal": SlyDealPlays,
        "forced-deal": ForcedDealPlays,
        "deal-breaker": DealBreakerPlays,
    }
    return kinds.get(card.kind, Plays)(card)


PLAYS: Final[list[Plays]] = [_plays_of(card) for card in CARDS]
