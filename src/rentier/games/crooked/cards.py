"""Cards of Crooked Cash: Chance is taken by choice, and what is kept of Community Chest stays hidden (CC-20, CC-21)."""

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
