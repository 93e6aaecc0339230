"""The bot's own turn: what it is worth to keep a card, and the best play found."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.games.deal.actions import END
from rentier.games.deal.cards import CARDS, Card
from rentier.games.deal.state import MOST_IN_HAND, Deal, Player

from .paying import Account
from .worth import Sight

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
"""By kind: what a card is worth in the hand, waiting for a better moment."""

KEEPS: Final[list[float]] = [KEEP[card.kind] for card in CARDS]
"""The same, by card."""

EMPTY_HAND: Final = 6.0
"""What it is worth to begin the next turn without cards, and so draw five instead of two."""
FULL_HAND: Final = 3.0
"""How much less a card is worth in a hand that will have to give some up."""
PLAY: Final = 2.0
"""What a play is worth while there are more cards in the hand than plays."""


@final
class OwnTurn:
    """The best play found so far; ending the turn is worth nothing."""

    __slots__ = ("accounts", "best", "game", "most", "play", "player", "relief", "sight", "table")

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.game: Final = sight.game
        self.player: Final = sight.game.players[sight.seat]
        self.table: Final = sight.own()
        self.accounts: Final[list[Account | None]] = [None] * sight.game.seats
        """By seat: what that player can be made to pay, once it is needed."""
        self.best: AnyAction = END
        self.most: float = 0.0
        self.relief: Final = relief(self.game, self.player)
        self.play: Final = PLAY if len(self.player.hand) > self.game.plays_left else 0.0

    def offer(self, action: AnyAction, worth: float) -> None:
        """Remember a play if it is the best so far."""
        if worth > self.most:
            self.most = worth
            self.best = action

    def charge(self, seat: int, amount: int) -> float:
        """Value asking another player for an amount."""
        account = self.accounts[seat]
        if account is None:
            account = Account(self.sight.table(seat), self.table)
            self.accounts[seat] = account
        return account.worth(amount)

    def keep(self, card: Card) -> float:
        """Value a card in the hand."""
        return KEEPS[card.index] - self.relief


def relief(game: Deal, player: Player) -> float:
    """Return how much less a card is worth keeping: when all can be played, or when some will be given up."""
    held = len(player.hand)
    if held <= game.plays_left:
        return EMPTY_HAND / held if held else 0.0
    return FULL_HAND if held > MOST_IN_HAND else 0.0
