"""Fortune cards: found, kept, used, laid aside, and aimed at others (MM-10, MM-18, MM-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track import building, deeds
from rentier.track.numbers import BANK

from . import actions, decisions
from .events import Aimed, FoundFortune, KeptFortune, LostFortune, UsedFortune

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.track.board import Deed, Group
    from rentier.track.cards import Card
    from rentier.track.state import Player

    from .cards import MillionaireCard
    from .state import Millionaire

FREE_HOUSE: Final = "free-house"
SWAP: Final = "swap-deeds"
TAKE: Final = "take-deed"
CANCEL: Final = "cancel"


@final
class Buried:
    """A Fortune card that was laid aside unseen; `by` is the seat that had read it, or BANK."""

    __slots__ = ("by", "card")

    def __init__(self, card: MillionaireCard, by: int) -> None:
        self.card: Final = card
        self.by: Final = by


def take_up(game: Millionaire, player: Player, deed: Deed, card: MillionaireCard) -> None:
    """Read the card of a property: it is kept, acts now, or acts after the property is sold (MM-10)."""
    seat = player.seat
    game.fortune[deed.index] = None
    if game.events is not None:
        game.events.append(FoundFortune(seat, deed.code, card.code))
    if card.is_kept:
        game.held[seat] = (*game.held[seat], card)
        if game.events is not None:
            game.events.append(KeptFortune(seat, card.code))
        deeds.offer_deed(game, player, deed)
    elif card.is_after:
        game.push(decisions.Following(seat, card))
        deeds.offer_deed(game, player, deed)
    else:
        deeds.offer_deed(game, player, deed)
        act(game, player, card)


def act(game: Millionaire, player: Player, card: MillionaireCard) -> None:
    """Let a card act, for everybody to see."""
    reveal(game, player.seat, card)
    card.does.carry_out(game, player, card)


def reveal(game: Millionaire, seat: int, card: MillionaireCard) -> None:
    """Put a used card on the discard pile."""
    game.spent.append(card)
    if game.events is not None:
        game.events.append(UsedFortune(seat, card.code))


def lose(game: Millionaire, deed: Deed, card: MillionaireCard) -> None:
    """Lay aside the card of a property that got an owner without a stop (MM-10)."""
    game.fortune[deed.index] = None
    game.buried.append(Buried(card, BANK))
    if game.events is not None:
        game.events.append(LostFortune(deed.code))


def holds(game: Millionaire, seat: int, effect: str) -> bool:
    """Whether a seat keeps a card of a kind."""
    for card in game.held[seat]:
        if card.effect == effect:
            return True
    return False


def use_held(game: Millionaire, seat: int, effect: str) -> MillionaireCard:
    """Take a kept card of a kind from its holder and show it (MM-18)."""
    held = game.held[seat]
    for i, card in enumerate(held):
        if card.effect == effect:
            game.held[seat] = held[:i] + held[i + 1 :]
            reveal(game, seat, card)
            return card
    raise ValueError(f"seat {seat} keeps no card that does {effect}")


def aim(game: Millionaire, seat: int, target: int, card: Card, give: Deed | None, take: Deed | None) -> None:
    """Aim a card at a player, who may cancel it if they keep any card at all (MM-50)."""
    answering = decisions.Answering((target,), seat, target, card, give, take, False)
    if game.events is not None:
        game.events.append(Aimed(seat, target, card.code, answering.given(), answering.taken()))
    game.push(answering)


def is_open(game: Millionaire, group: Group) -> bool:
    """Whether cards can move the lots of a colour: nobody owns all of it, and nothing is built there (MM-50)."""
    first = game.owner[group.indexes[0]]
    is_whole = first != BANK
    for i in group.indexes:
        if game.level[i]:
            return False
        if game.owner[i] != first:
            is_whole = False
    return not is_whole


def movable(game: Millionaire, deed: Deed) -> bool:
    """Whether a card can take this property from its owner."""
    return game.owner[deed.index] != BANK and is_open(game, deed.group)


def may_place(game: Millionaire, seat: int, deed: Deed) -> bool:
    """Whether a free house, never a hotel, can stand here now (F12)."""
    if game.level[deed.index] >= game.terms.levels - 1:
        return False
    return not building.why_not_build(game, seat, deed, 0)


def add_uses(game: Millionaire, seat: int, menu: list[AnyAction]) -> None:
    """Add every possible use of the kept cards (MM-18)."""
    if holds(game, seat, FREE_HOUSE):
        _add_free_houses(game, seat, menu)
    if holds(game, seat, SWAP):
        _add_moves(game, seat, True, menu)
    if holds(game, seat, TAKE):
        _add_moves(game, seat, False, menu)


def _add_free_houses(game: Millionaire, seat: int, menu: list[AnyAction]) -> None:
    """Add the lots where a free house can stand (F12)."""
    for group in game.board.groups:
        if game.owns_group(seat, group):
            for deed in group.deeds:
                if may_place(game, seat, deed):
                    menu.append(actions.FreeHouse(deed))


def _add_moves(game: Millionaire, seat: int, is_swap: bool, menu: list[AnyAction]) -> None:
    """Add the properties of others that a card can take, for nothing or for each of the seat's own (F13, F14)."""
    own: list[Deed] = []
    others: list[Deed] = []
    for group in game.board.groups:
        if is_open(game, group):
            for deed in group.deeds:
                owner = game.owner[deed.index]
                if owner == seat:
                    own.append(deed)
                elif owner != BANK:
                    others.append(deed)
    for take in others:
        if is_swap:
            for give in own:
                menu.append(actions.Swap(give, take))
        else:
            menu.append(actions.Take(take))
