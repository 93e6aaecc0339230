"""The characters of Deal: steady players, each with a passion that everybody at the table can see."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.actions import END, Bank, Build, Lay
from rentier.games.deal.attacks import Attack, DealBreaker, ForcedDeal, SlyDeal
from rentier.games.deal.decisions import Turn
from rentier.games.deal.menus import distinct
from rentier.games.deal.state import Deal

from .own_turn import OwnTurn
from .renting import offer_rent
from .steady import SteadyDeal
from .uses import USES
from .winning import find_win
from .worth import Sight, value_of

ATTACKS: Final = ("birthday", "debt-collector", "sly-deal", "forced-deal", "deal-breaker")
"""The kinds of cards that take something from others; rents are looked at together."""
WEAPONS: Final = (*ATTACKS, "rent", "rent-any", "double-rent")
KEPT: Final = ("just-say-no", "deal-breaker", "pass-go", "house", "hotel")
"""The kinds of cards that even the miser does not turn into money."""
FULL_BANK: Final = 10
"""The miser banks until it has this many millions."""


class InDeal(Bot):
    """A character: it wins when it can, and otherwise plays steadily but for its passion."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._player: Final = SteadyDeal(seed)

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, Deal)
        choice = self._player.choose(game, seat)
        if not isinstance(game.top(), Turn) or game.plays_left == 0 or self.is_passion(game, seat, choice):
            return choice
        if find_win(game, game.players[seat]) is not None:
            return choice
        best = self.best(game, seat)
        return choice if best is None else best

    def is_passion(self, game: Deal, seat: int, choice: AnyAction) -> bool:
        """Whether the steady choice is what this character likes anyway."""
        raise NotImplementedError

    def best(self, game: Deal, seat: int) -> AnyAction | None:
        """Return the play that this character cannot resist, if there is one."""
        raise NotImplementedError


@final
class BuilderDeal(InDeal):
    """The builder lays every property and every house, and takes money from others but never a property."""

    def is_passion(self, game: Deal, seat: int, choice: AnyAction) -> bool:
        return isinstance(choice, (Lay, Build))

    def best(self, game: Deal, seat: int) -> AnyAction | None:
        table = Sight(game, seat).own()
        best: AnyAction | None = None
        most = 0.0
        for action in game.actions(seat):
            worth = 0.0
            if isinstance(action, Lay):
                worth = 1.0 + table.gain(action.colour.index, action.card.is_any)
            elif isinstance(action, Build):
                worth = 1.0
            if worth > most:
                most = worth
                best = action
        return self._as_money(game, seat) if best is None else best

    def _as_money(self, game: Deal, seat: int) -> AnyAction | None:
        """Bank the card with which a steady player would take a property."""
        choice = self._player.choose(game, seat)
        if isinstance(choice, (SlyDeal, ForcedDeal, DealBreaker)):
            used = choice.uses()
            for action in game.actions(seat):
                if isinstance(action, Bank) and action.card.code == used:
                    return action
        return None


@final
class RaiderDeal(InDeal):
    """The raider takes from others before it lays anything of its own."""

    def is_passion(self, game: Deal, seat: int, choice: AnyAction) -> bool:
        return isinstance(choice, Attack)

    def best(self, game: Deal, seat: int) -> AnyAction | None:
        """Find the attack or the rent that brings the most, as if no card were worth keeping for later."""
        turn = OwnTurn(Sight(game, seat))
        for card in distinct(turn.player.hand):
            if card.kind in ATTACKS:
                USES[card.index].offer_effects(turn, 0.0)
        offer_rent(turn)
        if turn.best is not END:
            return turn.best
        choice = self._player.choose(game, seat)
        # What takes something from others later is no money.
        return laid_or_end(game, seat) if isinstance(choice, Bank) and choice.card.kind in WEAPONS else None


@final
class MiserDeal(InDeal):
    """The miser fills its bank first, with actions too, and lays properties once it feels safe."""

    def is_passion(self, game: Deal, seat: int, choice: AnyAction) -> bool:
        return isinstance(choice, Bank) or bank_of(game, seat) >= FULL_BANK

    def best(self, game: Deal, seat: int) -> AnyAction | None:
        """Bank the dearest card, but nothing that could win the game or save it."""
        best: AnyAction | None = None
        most = 0
        for action in game.actions(seat):
            if isinstance(action, Bank) and action.card.kind not in KEPT and action.card.value > most:
                most = action.card.value
                best = action
        return best


def laid_or_end(game: Deal, seat: int) -> AnyAction:
    """Return laying a property or banking money, or else ending the turn."""
    for action in game.actions(seat):
        if isinstance(action, Lay) or (isinstance(action, Bank) and action.card.kind == "money"):
            return action
    return END


def bank_of(game: Deal, seat: int) -> int:
    """Return how many millions a player has in the bank."""
    return value_of(game.players[seat].bank)
