"""Cards of Millionaire: amounts by the level of the token, and Fortune cards that are kept or wait (MM-10, MM-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from rentier.track.cards import Card, CardRules

if TYPE_CHECKING:
    from rentier.track.board import Board
    from rentier.track.cards import Effect

    from .state import Millionaire


@final
class MillionaireCard(Card):
    """A card with up to three amounts, one for each level; a Fortune card also says when it acts."""

    __slots__ = ("amounts", "is_after", "is_kept", "least")

    def __init__(
        self,
        index: int,
        deck: int,
        table: dict[str, Any],
        board: Board,
        decks: list[str],
        effects: dict[str, Effect],
    ) -> None:
        super().__init__(index, deck, table, board, decks, effects)
        self.amounts: Final[list[int]] = table.get("amounts", [])
        """By level, in place of a single amount."""
        self.least: Final[list[int]] = table.get("least", [])
        """By level: the roll that wins; 0 for a double."""
        self.is_kept: Final = table.get("use") == "keep"
        """Whether it is held for later; otherwise it acts at once."""
        self.is_after: Final = table.get("order") == "after"
        """Whether the property that it lay on is sold first."""


@final
class MillionaireCards(CardRules["Millionaire"]):
    """What the cards of Millionaire are worth."""

    __slots__ = ()

    def amount(self, game: Millionaire, card: Card, seat: int) -> int:
        """Return the amount for the level of a player's token (MM-14)."""
        assert isinstance(card, MillionaireCard)
        return card.amounts[game.rank(seat)] if card.amounts else card.amount
