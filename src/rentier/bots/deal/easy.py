"""The easy player of Deal: a beginner who likes to lay and to bank, and picks on anybody."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.core.actions import PASS, AnyAction
from rentier.core.game import Game
from rentier.games.deal.actions import END, PASS_GO_ACTION, SAY_NO, Bank, Lay
from rentier.games.deal.attacks import Attack
from rentier.games.deal.decisions import Answer, GiveUpExtra, Payment, Placing
from rentier.games.deal.state import Deal

from .steady import SteadyDeal

PLAYS_AT_EASE: Final = 2
"""One time in this many, it plays what comes to hand first instead of what is best."""
TAKES_AS_MONEY: Final = 2
"""One time in this many, such a play puts the card of an attack into the bank."""
LETS_HAPPEN: Final = 2
"""One time in this many, it forgets that it could say no."""


@final
class EasyDeal(Bot):
    """A beginner: takes from anybody, banks good cards, lays as it comes, and often forgets to say no."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._player: Final = SteadyDeal(seed)

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, Deal)
        choice = self._player.choose(game, seat)
        waiting = game.top()
        if isinstance(waiting, Answer):
            return PASS if choice is SAY_NO and self.dice.below(LETS_HAPPEN) == 0 else choice
        if isinstance(waiting, (Payment, Placing, GiveUpExtra)):
            return choice
        if choice is END or self.dice.below(PLAYS_AT_EASE):
            return choice
        menu = game.actions(seat)
        if not isinstance(choice, Attack):
            plays = harmless(menu)
        elif self.dice.below(TAKES_AS_MONEY) == 0:
            used = choice.uses()
            plays = [action for action in menu if isinstance(action, Bank) and action.card.code == used]
        else:
            verb = choice.verb()
            plays = [action for action in menu if action.verb() == verb]
        return plays[self.dice.below(len(plays))] if plays else choice


def harmless(menu: list[AnyAction]) -> list[AnyAction]:
    """List what a beginner plays without much thought: properties in any colour, money, Pass Go."""
    found: list[AnyAction] = []
    for action in menu:
        if (
            isinstance(action, Lay)
            or action is PASS_GO_ACTION
            or (isinstance(action, Bank) and action.card.kind == "money")
        ):
            found.append(action)
    return found
