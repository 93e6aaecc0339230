"""Cards of Crooked Cash: Chance is taken by choice, and kept Community Chest cards stay hidden (CC-20, CC-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.cards import CardRules
from rentier.track.events import DrewCard

from . import chance
from .data import CHEST, KEPT_EFFECTS
from .events import KeptHidden

if TYPE_CHECKING:
    from rentier.track.board import Space
    from rentier.track.cards import Card
    from rentier.track.state import Player

    from .state import Crooked


@final
class CrookedCards(CardRules["Crooked"]):
    """How cards are taken in Crooked Cash."""

    __slots__ = ()

    def draw(self, game: Crooked, player: Player, space: Space) -> None:
        """Let the player take an open Chance card, or draw from Community Chest (CC-20, CC-21)."""
        if space.kind == "chance":
            game.push(chance.Taking(player.seat))
            return
        pile = game.decks[CHEST]
        card = pile.draw()
        if card.effect in KEPT_EFFECTS:
            player.kept.append(card)
            if game.events is not None:
                game.events.append(KeptHidden(player.seat, card.code))
            return
        if game.events is not None:
            game.events.append(DrewCard(player.seat, card.deck, card.code))
        pile.put_under(card)
        card.does.carry_out(game, player, card)

    def used(self, game: Crooked, card: Card) -> None:
        """Forget that everybody knew who had the card: it is back under its pile (CC-20)."""
        game.conceal(card.code)

    def traded(self, game: Crooked, seat: int) -> list[str]:
        """List the get-out-of-jail cards that a player has, from either pile (CC-50)."""
        found = super().traded(game, seat)
        held = game.chance[seat]
        if held is not None and held.chance.is_traded:
            found.append(held.chance.code)
        return found

    def may_have(self, game: Crooked, seat: int, codes: list[str]) -> bool:
        """Whether a player could have the cards, as far as everybody knows: kept ones are hidden (CC-20)."""
        hidden = len(game.players[seat].kept)
        held = game.chance[seat]
        for i, code in enumerate(codes):
            if code in codes[:i]:
                return False
            if held is not None and held.chance.is_traded and code == held.chance.code:
                continue
            if hidden == 0 or code not in chance.TRADED_CHEST:
                return False
            hidden -= 1
        return True

    def hand_over(self, game: Crooked, seat: int, target: int, given: list[str], taken: list[str]) -> None:
        """Move the cards of a deal; Chance cards given by both sides are swapped, and none is discarded (CC-51)."""
        both = [code for code in given if code in taken]
        if both:
            game.chance[seat], game.chance[target] = game.chance[target], game.chance[seat]
        given = [code for code in given if code not in both]
        taken = [code for code in taken if code not in both]
        super().hand_over(game, seat, target, given, taken)

    def hand_one(self, game: Crooked, giver: int, receiver: int, code: str) -> None:
        """Move a card that was sold; now everybody knows who has it (CC-51)."""
        held = game.chance[giver]
        if held is not None and held.chance.code == code:
            game.chance[giver] = None
            chance.discard_chance(game, receiver)
            game.chance[receiver] = held
            return
        super().hand_one(game, giver, receiver, code)
        if code not in game.shown_cards:
            game.shown_cards.append(code)
